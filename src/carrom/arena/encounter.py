"""One board, or one whole match, between two sides, played through a real :class:`carrom.Match`.

Whoever has the break of the first board always sits on the same side of it. Chance is made from the
seed, the seat and the number of the seat's stroke. So where the break is swapped and the same comes up
again, the same head has the same ideas and the same hand the same deviations.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from pathlib import Path
from typing import Final

import numpy as np
from msgspec import Struct

from carrom.arena.entrants import Entrant
from carrom.arena.watching import Lapse, Watched, Wrong
from carrom.match.asked import Ask, officiated
from carrom.match.events import sides_in
from carrom.match.facts import Chose, Fact, FoundNoRoom, Passed, Placed, Struck, Tossed
from carrom.match.match import Match
from carrom.match.refusals import Refusal
from carrom.match.seating import seat_of
from carrom.match.settings import Team
from carrom.match.state import Choice, Phase, team_of
from carrom.match.statistics import statistics
from carrom.physics import InputError
from carrom.players.at_match import Computer, turned, view_of
from carrom.players.spots import spot_for
from carrom.rules.stroke import colour_of

MOST_STROKES: Final = 1000
"""In one board; players that cannot end it share the result."""
PLACING: Final = 2
TURNING: Final = 3
"""What chance is for, beside the head's and the hand's 0 and 1."""
Two = tuple[int, int]


class Cost(Struct, frozen=True):
    """What the decisions of one player cost."""

    decisions: int
    simulated: int
    cpu: float


class Encounter(Struct, frozen=True, kw_only=True):
    """What came of it; of two figures the first is the first entrant's, whoever broke."""

    breaker: int
    """Which entrant had the break of the first board: 0 or 1."""
    winner: int | None
    """None: nobody; the board was void, or had no end."""
    points: Two
    """Of all boards together."""
    boards: Two
    """Boards won."""
    breaks: Two
    strokes: Two
    kept: Two
    """Strokes after which the side played on, or had won the board."""
    fouls: Two
    """Strokes with the striker in a hole or off the board, improper ones, calls of the umpire."""
    slams: Two
    white_slams: Two
    """From the break: all whites and the queen in the first turn."""
    decisions: Two
    """Strokes that were asked for."""
    simulated: Two
    """Strokes tried in thought."""
    lapses: tuple[Lapse, ...] = ()
    record: str = ""
    """Of the match: a digest of its record."""
    cpu: tuple[float, float] = (0.0, 0.0)
    """Seconds of all decisions; never the same again."""
    costs: tuple[Cost, ...] = ()
    """In doubles, what the decisions of each player cost: of both partners of the first side, then of the second."""


@dataclass(frozen=True, slots=True)
class Conditions:
    """By what an encounter is played."""

    rules: str
    whole: bool = False
    """A whole match of one game, to the points or boards of the rule set, instead of one board."""
    seconds: float = 60.0
    """For one decision."""


def play_encounter(
    sides: tuple[Sequence[Entrant], Sequence[Entrant]],
    names: tuple[Sequence[str], Sequence[str]],
    seed: int,
    conditions: Conditions,
    *,
    breaker: int = 0,
    record: Path | None = None,
) -> Encounter:
    """Let two sides of one or two players meet; ``breaker`` says which has the first break.

    The names stand in the record, which is written to a file where one is given.
    """
    order = (breaker, 1 - breaker)
    seated = [
        Watched(sides[side][place].computer.player, names[side][place], side, conditions.seconds)
        for place in range(len(sides[0]))
        for side in order
    ]
    computers = [
        replace(sides[each.side][k // 2].computer, player=each) for k, each in enumerate(seated)
    ]
    match = Match.new(
        *(each.name for each in seated),
        rules=conditions.rules,
        single_board=not conditions.whole,
        games_to_win=1 if conditions.whole else None,
    )
    ids = [f"p{number}" for number in range(1, len(seated) + 1)]
    table = BoardTable(
        match,
        seed,
        dict(zip(ids, seated, strict=True)),
        dict(zip(ids, computers, strict=True)),
    )
    table.play()
    if record is not None:
        match.save(record)
    return _counted(match, seated, breaker)


@dataclass(slots=True)
class BoardTable:
    """A match with its players."""

    match: Match
    seed: int
    watched: dict[str, Watched]
    computers: dict[str, Computer]
    strokes: int = 0
    """Of this board."""
    between: int = 0
    """Entries since the last stroke."""
    rosette_asked: bool = False
    """Whether the breaker was asked how to turn the rosette."""

    def play(self, until: Callable[[Match], bool] = lambda match: match.over) -> None:
        """Play on until then; a board that has no end is broken off."""
        while not (self.match.over or until(self.match)) and self.strokes < MOST_STROKES:
            fact, who = self._next()
            event = self.match.try_push(fact)
            if isinstance(event, Refusal):
                if who is None:
                    raise RuntimeError(f"the match refused {fact}: {event}")
                self.watched[who].note(Wrong.NONSENSE, event.said.text())
                event = self.match.push(self._instead(who))
            self.between += 1
            if isinstance(event.fact, Struck | Passed):
                self.watched[event.fact.by].strokes += 1
                self.strokes += 1
                self.between, self.rosette_asked = 0, False
            if event.result is not None:
                self.strokes = 0

    def _next(self) -> tuple[Fact, str | None]:
        """Return what happens next, and whose idea it was; None: the umpire's."""
        match, state = self.match, self.match.state
        waiting = match.asked
        if state.phase is Phase.TOSS:
            return Tossed(winner=Team.A), None
        if state.phase is Phase.CHOICE:
            return Chose(choice=Choice.BREAK), None
        if waiting.what is Ask.SAY_PLAY and state.breaker is not None and not self.rosette_asked:
            self.rosette_asked = True
            player = self.computers[state.breaker].player
            fact = turned(match.value, player, self._key(state.breaker, TURNING))
            if fact is not None:
                return fact, state.breaker
        found = None
        if waiting.player is None or (waiting.what is Ask.STRIKE and not waiting.places):
            found = officiated(match.settings, state, self._draw())
        if found is not None or waiting.player is None:
            return (found or waiting.answers[0]), None
        who = waiting.player
        more = () if waiting.what is Ask.STRIKE else (PLACING, self.between)
        try:
            key = self._key(who, *more)
            return self.computers[who].answer(match.value, who, key).fact, who
        except InputError as problem:
            self.watched[who].note(Wrong.NONSENSE, problem.said.text())
            return self._instead(who), who

    def _key(self, who: str, *more: int) -> tuple[int, ...]:
        seats = self.match.state.seats
        seat = seat_of(self.match.state, who).quarter_turns if who in seats.values() else 0
        return (self.seed, seat, self.watched[who].strokes, *more)

    def _draw(self) -> int:
        text = f"{self.seed}/{self.match.value.seq}"
        return int.from_bytes(blake2b(text.encode(), digest_size=8).digest())

    def _instead(self, who: str) -> Fact:
        """Return what is done for a player whose answer the match does not take."""
        match, state = self.match, self.match.state
        if state.phase is Phase.STROKE:
            return Passed(by=who)
        if state.phase is Phase.PLACING and state.layout is not None:
            due = next(each for each in state.to_place if each.placer == who)
            chance = np.random.default_rng(self._key(who, PLACING, self.between))
            spot = spot_for(view_of(match.value, who), colour_of(due.side), chance)
            if spot is None:
                return FoundNoRoom(side=due.side)
            return Placed(by=who, side=due.side, at=spot)
        return match.asked.answers[0]


def _counted(match: Match, seated: Sequence[Watched], breaker: int) -> Encounter:
    told = statistics(match.value)
    teams = {team.team: team for team in told.teams}
    own = {
        team: [p for p in told.players if p.team is team]
        for team in ((Team.A, Team.B) if breaker == 0 else (Team.B, Team.A))
    }
    kept = dict.fromkeys(own, 0)
    for before, event, after in match.value.transitions():
        if isinstance(event.fact, Struck) and before.turn is not None:
            team = match.settings.team(before.turn)
            end = event.result or after.ended
            if end is None:
                kept[team] += after.turn == before.turn
            elif end.winner is not None:
                kept[team] += team_of(sides_in(before, event), end.winner) is team
    by_side = [[w for w in seated if w.side == side] for side in (0, 1)]
    first, second = own
    winner = match.winner
    return Encounter(
        breaker=breaker,
        winner=None if winner is None else (0 if winner is first else 1),
        points=(teams[first].points, teams[second].points),
        boards=(teams[first].boards, teams[second].boards),
        breaks=_both(sum(p.breaks for p in own[t]) for t in own),
        strokes=_both(sum(p.strokes for p in own[t]) for t in own),
        kept=(kept[first], kept[second]),
        fouls=_both(sum(p.striker + p.improper + p.calls for p in own[t]) for t in own),
        slams=_both(sum(p.slams for p in own[t]) for t in own),
        white_slams=_both(sum(p.white_slams for p in own[t]) for t in own),
        decisions=_both(sum(w.decisions for w in some) for some in by_side),
        simulated=_both(sum(w.simulated for w in some) for some in by_side),
        lapses=tuple(lapse for w in seated for lapse in w.lapses),
        record=blake2b(match.record(), digest_size=8).hexdigest(),
        cpu=(sum(w.cpu for w in by_side[0]), sum(w.cpu for w in by_side[1])),
        costs=tuple(Cost(w.decisions, w.simulated, w.cpu) for some in by_side for w in some)
        if len(by_side[0]) > 1
        else (),
    )


def _both(figures: Iterable[int]) -> Two:
    first, second = figures
    return first, second
