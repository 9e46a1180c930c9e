"""Computer players at a match: from its state to the fact that a player adds to it.

Pure, as the match is. Chance comes from a seed and the number of the entry to come, for the head
and for the hand apart.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, NamedTuple

import numpy as np
from msgspec import structs

from carrom.equipment.pieces import Seat
from carrom.equipment.standard import board
from carrom.match.asked import usual_seats
from carrom.match.facts import (
    Chose,
    Conceded,
    Demanded,
    Fact,
    FoundNoRoom,
    NamedBreaker,
    Passed,
    Placed,
    ShotAtQueen,
    Struck,
    TookSeats,
    TurnedRosette,
)
from carrom.match.match import Match
from carrom.match.match_log import MatchLog
from carrom.match.seating import seat_of
from carrom.match.settings import Team
from carrom.match.simulated_stroke import QUEEN_ALONE, layout_of, simulate_stroke
from carrom.match.state import Phase, side_of
from carrom.physics import Aim, Motion, Surface
from carrom.players.faults import Fault
from carrom.players.guard import SECONDS, Guarded, StrokePlayer
from carrom.players.hand import STEADY, Hand
from carrom.players.player import Player
from carrom.players.player_view import PlayerView
from carrom.players.queen_shots import queen_shot
from carrom.rules.book import Breach
from carrom.rules.situation import Side, SideState, Situation
from carrom.rules.stroke import colour_of

USUAL: Final = Surface()
HEAD: Final = 0
HAND: Final = 1
ATTEMPTS: Final = 8
"""How often a striker that only stirred is played again (3.2.i) before the turn is let go."""


class Answer(NamedTuple):
    """What a player did; of a stroke also how it was played and what came of it."""

    fact: Fact
    aim: Aim | None = None
    motion: Motion | None = None


@dataclass(frozen=True, slots=True)
class Computer:
    """A player with a hand, who can take part in a match."""

    player: Player
    hand: Hand = STEADY

    @property
    def faults(self) -> tuple[Fault, ...]:
        """The answers that could not be used, of a player who is guarded: see :func:`guarded`."""
        return tuple(self.player.faults) if isinstance(self.player, Guarded) else ()

    def close(self) -> None:
        """Let go of what the player holds: a program ends. It also ends with this process."""
        if isinstance(self.player, Guarded):
            self.player.close()

    def act(self, match: Match, player: str, key: tuple[int, int]) -> Fact | None:
        """Return what ``player`` does now; None: the rosette stands as he wants it."""
        if match.state.phase is Phase.READY:
            return turned(match.value, self.player, key)
        return self.answer(match.value, player, key).fact

    def answer(
        self,
        match: MatchLog,
        who: str,
        key: Sequence[int],
        surface: Surface = USUAL,
        now: datetime | None = None,
    ) -> Answer:
        """Return what a player does whom the match waits for.

        ``key`` is what chance is made from: a seed and the number of the entry to come. ``now`` is the
        time of the match's clock, by default that of its last entry.
        """
        now = now or _now(match)
        settings, state = match.settings, match.state
        chance = np.random.default_rng([*key, HEAD])
        match state.phase:
            case Phase.CHOICE:
                return Answer(Chose(choice=self.player.choose(settings.rule_set(), chance)))
            case Phase.SEATS_FIRST | Phase.SEATS_SECOND:
                return Answer(TookSeats(seats=usual_seats(settings, state)))
            case Phase.BREAKER:
                return Answer(NamedBreaker(player=who))
            case Phase.PLACING:
                return Answer(_placing(match, who, self.player, chance, now))
            case Phase.DEMAND if state.ended is not None:
                return Answer(Demanded(by=who, points=state.ended.on_demand))
            case Phase.STROKE:
                return self._stroke(match, who, key, surface, now)
            case Phase.SHOOT_OUT:
                return self._queen_shot(match, who, key, surface)
        raise ValueError("the match does not wait for a player")

    def _stroke(
        self,
        match: MatchLog,
        who: str,
        key: Sequence[int],
        surface: Surface,
        now: datetime | None,
    ) -> Answer:
        view = view_of(match, who, surface, now)
        meant = self.player.stroke(view, np.random.default_rng([*key, HEAD]))
        if meant is None:
            return Answer(self._no_stroke(match, who))
        chance = np.random.default_rng([*key, HAND])
        for _ in range(ATTEMPTS):
            aim = self.hand.play(meant, view, chance)
            made = simulate_stroke(match.settings, match.state, aim, who, surface)
            if isinstance(made.fact, Struck):
                fact = made.fact if aim == meant else structs.replace(made.fact, meant=meant)
                return Answer(fact, aim, made.motion)
        return Answer(Passed(by=who))

    def _queen_shot(
        self, match: MatchLog, who: str, key: Sequence[int], surface: Surface
    ) -> Answer:
        """Strike at the queen in a shoot-out: the head knows the best stroke, the hand plays it."""
        settings, seat = match.settings, seat_of(match.state, who)
        geometry, striker = board(settings.edition), settings.rule_set().book.striker
        meant = queen_shot(geometry, striker.places(geometry, Seat.SOUTH), seat, surface)
        view = _queen_view(match, who, surface)
        chance = np.random.default_rng([*key, HAND])
        for _ in range(ATTEMPTS):
            aim = self.hand.play(meant, view, chance)
            made = simulate_stroke(settings, match.state, aim, who, surface)
            if isinstance(made.fact, ShotAtQueen):
                fact = made.fact if aim == meant else structs.replace(made.fact, meant=meant)
                return Answer(fact, aim, made.motion)
        return Answer(ShotAtQueen(by=who, pocketed=False))

    def _no_stroke(self, match: MatchLog, who: str) -> Fact:
        """Let the turn go; a player who lost too many in a row gives up the game."""
        concession = match.settings.rule_set().book.call_for(Breach.CONCESSION)
        if isinstance(self.player, Guarded) and self.player.gives_up and concession is not None:
            return Conceded(by=who)
        return Passed(by=who)


def guarded(
    player: StrokePlayer,
    *,
    name: str = "",
    hand: Hand = STEADY,
    seconds: float | None = SECONDS,
) -> Computer:
    """Return a player of one's own, ready to take part in a match that it cannot harm.

    Only ``stroke`` is needed: see :class:`~carrom.players.player.Player` for the others. ``seconds``
    is the time for an answer; None: the player keeps to a time itself.
    """
    return Computer(Guarded(player, name, seconds), hand)


def view_of(
    match: MatchLog,
    player: str,
    surface: Surface = USUAL,
    now: datetime | None = None,
) -> PlayerView:
    """Return what a player sees of a board in play."""
    settings, state = match.settings, match.state
    if state.situation is None:
        raise ValueError("no board is being played")
    team = settings.team(player)
    deadline = state.deadline
    a, b = state.games
    return PlayerView(
        rules=settings.rule_set(),
        geometry=board(settings.edition),
        situation=state.situation,
        layout=layout_of(settings, state),
        seat=seat_of(state, player),
        side=side_of(state, team),
        opponents=tuple(s for s, who in state.seats.items() if settings.team(who) is not team),
        games=(a, b) if team is Team.A else (b, a),
        board=state.board,
        single_board=settings.single_board,
        seconds=None
        if deadline is None or now is None
        else max(0.0, (deadline - now).total_seconds()),
        surface=surface,
    )


def _queen_view(match: MatchLog, player: str, surface: Surface) -> PlayerView:
    """Return what a player sees in a shoot-out: the queen alone."""
    settings, state = match.settings, match.state
    team = settings.team(player)
    return PlayerView(
        rules=settings.rule_set(),
        geometry=board(settings.edition),
        situation=Situation(white=SideState(on_board=0), black=SideState(on_board=0)),
        layout=QUEEN_ALONE,
        seat=seat_of(state, player),
        side=Side.WHITE if team is Team.A else Side.BLACK,
        opponents=tuple(s for s, who in state.seats.items() if settings.team(who) is not team),
        surface=surface,
    )


def turned(match: MatchLog, player: Player, key: Sequence[int]) -> Fact | None:
    """Return how a breaker turns the rosette before "Play"; None: it stands as he wants it."""
    state = match.state
    if state.phase is not Phase.READY or state.breaker is None:
        return None
    if state.situation is None or state.situation.break_attempts:
        return None
    view = view_of(match, state.breaker)
    degrees = player.turn(view, np.random.default_rng([*key, HEAD])) % 360.0
    if degrees == state.rosette_turn:
        return None
    return TurnedRosette(by=state.breaker, degrees=degrees)


def _now(match: MatchLog) -> datetime | None:
    """Return when a computer is asked: at the time of the last entry, as it answers at once."""
    return None if match.last is None else match.last.at


def _placing(
    match: MatchLog,
    who: str,
    player: Player,
    chance: np.random.Generator,
    now: datetime | None,
) -> Fact:
    state = match.state
    due = next(each for each in state.to_place if each.placer == who)
    if state.layout is None:
        return Placed(by=who, side=due.side)
    view = view_of(match, who, now=now)
    spot = player.place(view, colour_of(due.side), chance)
    if spot is None:
        return FoundNoRoom(side=due.side)
    return Placed(by=who, side=due.side, at=spot)
