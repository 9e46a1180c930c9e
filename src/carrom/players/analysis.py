"""Analysis of a match: each stroke with its chance and the best one instead, and who was ahead.

>>> from carrom.players.analysis import Grade, grade
>>> grade(0.01), grade(0.06)
(<Grade.GOOD: 'good'>, <Grade.MISTAKE: 'mistake'>)
"""

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Final

from msgspec import Struct

from carrom.equipment.aim import Aim
from carrom.match.events import sides_in
from carrom.match.facts import Struck
from carrom.match.match_log import MatchLog, Transition, standing
from carrom.match.record_write import Header
from carrom.match.settings import Team
from carrom.match.state import Phase, team_of
from carrom.players.at_match import view_of
from carrom.players.hand import Hand
from carrom.players.intentions import PlayedStroke, is_possible
from carrom.players.levels import LEVELS
from carrom.players.player_view import PlayerView
from carrom.players.stroke_loss import BUDGET, TRIES, stroke_loss
from carrom.players.value.standing import win_chance

EVEN: Final = 0.5
DEFAULT_LEVEL: Final = "club"
"""Whose hand is supposed where nobody says."""
EQUAL: Final = LEVELS[DEFAULT_LEVEL].hand
"""The hand of both sides for the curve of who was ahead, so that it tells of the board alone."""


class Grade(StrEnum):
    """How good a stroke was, by what it gave away."""

    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


LEAST: Final[dict[Grade, float]] = {
    Grade.INACCURACY: 0.02,
    Grade.MISTAKE: 0.05,
    Grade.BLUNDER: 0.1,
}
"""From which loss on a stroke is called so, as a part of winning the board."""
ALIKE: Final = 0.01
"""Strokes nearer to each other than this are as good as each other: tries tell no more."""
FAR: Final = 0.25
"""A better stroke that keeps the turn so much more often, and still gains next to nothing, needs a word."""
NEAR: Final = 0.05
"""One that keeps it hardly more often gains by something else."""
DECIDED: Final = 0.9
"""From which chance on a board is as good as won, or lost."""


class Why(StrEnum):
    """Why a better stroke gains what it gains, where its chance to keep the turn does not tell."""

    DECIDED = "decided"
    """It keeps the turn far more often, but the board was as good as decided."""
    LITTLE = "little"
    """It keeps the turn far more often, but the turn is worth little here."""
    MORE = "more"
    """It hardly keeps the turn more often, but pockets or leaves more."""


def grade(loss: float) -> Grade:
    """Return how a stroke is called that gives so much away."""
    return next((each for each, least in reversed(LEAST.items()) if loss >= least), Grade.GOOD)


def told_loss(loss: float) -> float:
    """Return a loss as it is told and judged: in whole hundredths, none where strokes are alike."""
    return 0.0 if loss < ALIKE else round(loss, 2)


def why(gained: float, loss: float, ahead: float) -> Why | None:
    """Return what is to be said of a better stroke, which keeps the turn so much more often.

    ``ahead`` is how likely a side was to win the board before it. None: the figures tell it all.
    """
    if gained < NEAR:
        return Why.MORE
    if gained < FAR or grade(loss) is not Grade.GOOD:
        return None
    return Why.DECIDED if max(ahead, 1.0 - ahead) >= DECIDED else Why.LITTLE


class BetterStroke(Struct, frozen=True):
    """The best stroke that was found."""

    aim: Aim
    chance: float
    """How likely it keeps the turn, or wins the board, as the player's hand plays it."""


class AnalysisStarted(Struct, frozen=True, kw_only=True, tag_field="type", tag="started"):
    """What is to come."""

    strokes: int
    """How many strokes can be analysed."""


class AnalysedStroke(Struct, frozen=True, kw_only=True, tag_field="type", tag="stroke"):
    """A stroke of a match, and what there is to say about it."""

    seq: int
    """Its entry in the log."""
    stroke: int
    """Which stroke of those analysed, from 1."""
    game: int
    board: int
    player: str
    team: Team
    aim: Aim
    kept: bool
    """Whether the player kept the turn, or won the board."""
    chance: float
    """How likely that was, as the player's hand plays it."""
    best: BetterStroke | None
    """A better stroke; None: nothing better was found."""
    loss: float
    """What was given away, as a part of winning the board: whole hundredths, 0 without a better one."""
    grade: Grade
    """By the loss alone."""
    why: Why | None = None
    """What the loss rests on, where the chances do not tell."""
    before: float
    """How likely team A was to win the board before the stroke."""
    after: float
    """And after it."""


class PlayerSummary(Struct, kw_only=True):
    """A player's strokes together."""

    player: str
    strokes: int = 0
    kept: int = 0
    """Strokes that kept the turn."""
    expected: float = 0.0
    """How many that was to be expected of."""
    loss: float = 0.0
    """The mean loss of a stroke."""
    inaccuracies: int = 0
    mistakes: int = 0
    blunders: int = 0


class AnalysisDone(Struct, frozen=True, kw_only=True, tag_field="type", tag="done"):
    """All strokes are analysed."""

    players: tuple[PlayerSummary, ...]


class Analysis:
    """A match to be analysed, stroke by stroke.

    ``hands`` has the hands of players by id; others have the one of the club level.
    """

    def __init__(
        self,
        match: MatchLog,
        hands: Mapping[str, Hand] | None = None,
        *,
        budget: int = BUDGET,
        tries: int = TRIES,
        threads: int = 1,
        seed: int = 0,
    ) -> None:
        self.match = match
        self.entries = standing(match)
        self._hands = hands or {}
        self._budget, self._tries = budget, tries
        self._threads, self._seed = threads, seed
        self._places = [k for k, entry in enumerate(self.entries) if self._view(entry) is not None]

    def __len__(self) -> int:
        """Return how many strokes can be analysed: those with an aim, from a known position."""
        return len(self._places)

    def hand(self, player: str) -> Hand:
        """Return the hand that a player is supposed to have."""
        return self._hands.get(player, EQUAL)

    def messages(self) -> Iterator[AnalysisStarted | AnalysedStroke | AnalysisDone]:
        """Analyse one stroke after the other, and tell before how many, and after how each played."""
        yield AnalysisStarted(strokes=len(self))
        found = []
        for stroke in self.strokes():
            found.append(stroke)
            yield stroke
        yield AnalysisDone(players=summaries(self.match, found))

    def strokes(self) -> Iterator[AnalysedStroke]:
        """Analyse one stroke after the other; the same seed gives the same figures."""
        for number, place in enumerate(self._places, 1):
            found = self._analysed(number, place)
            if found is not None:
                yield found

    def _analysed(self, number: int, place: int) -> AnalysedStroke | None:
        entry = self.entries[place]
        fact, view = entry.event.fact, self._view(entry)
        if not isinstance(fact, Struck) or fact.aim is None or view is None:
            return None
        found = stroke_loss(
            view,
            fact.aim,
            self.hand(fact.by),
            budget=self._budget,
            tries=self._tries,
            threads=self._threads,
            seed=self._seed + entry.event.seq,
        )
        if found is None:
            return None
        loss, before = told_loss(found.loss), self._ahead(entry, view)
        better = found.best if loss else None
        state = entry.before
        return AnalysedStroke(
            seq=entry.event.seq,
            stroke=number,
            game=state.game,
            board=state.board,
            player=fact.by,
            team=self.match.settings.team(fact.by),
            aim=fact.aim,
            kept=self._kept(entry),
            chance=found.played.chance,
            best=None if better is None else BetterStroke(better.aim, better.chance),
            loss=loss,
            grade=grade(loss),
            why=None if better is None else why(better.chance - found.played.chance, loss, before),
            before=before,
            after=self._after(number, place),
        )

    def _view(self, entry: Transition) -> PlayerView | None:
        """Return what the player of a stroke saw; None: it is no stroke, or nobody knows."""
        before, event, _ = entry
        fact = event.fact
        if not isinstance(fact, Struck) or fact.aim is None or before.situation is None:
            return None
        if before.layout is None and before.situation.broken:
            return None
        if before.phase is not Phase.STROKE or fact.by != before.turn:
            return None
        if before.seats.get(fact.aim.seat) != fact.by:
            return None
        view = view_of(self.match.upto(event.seq - 1), fact.by)
        return view if is_possible(PlayedStroke(view, fact.aim)) else None

    def _kept(self, entry: Transition) -> bool:
        fact, result = entry.event.fact, entry.event.result or entry.after.ended
        by = fact.by if isinstance(fact, Struck) else ""
        if result is None:
            return entry.after.turn == by
        if result.winner is None:
            return False
        winner = team_of(sides_in(entry.before, entry.event), result.winner)
        return winner is self.match.settings.team(by)

    def _ahead(self, entry: Transition, view: PlayerView) -> float:
        """Return how likely team A wins the board, for the player in turn before a stroke."""
        fact = entry.event.fact
        by = fact.by if isinstance(fact, Struck) else ""
        chance = win_chance(view, EQUAL)
        return chance if self.match.settings.team(by) is Team.A else 1.0 - chance

    def _after(self, number: int, place: int) -> float:
        """Return the same after a stroke: before the next one of the board, or by its result."""
        following = self._places[number] if number < len(self._places) else len(self.entries)
        for entry in self.entries[place:following]:
            result = entry.event.result
            if result is not None:
                if result.winner is None:
                    return EVEN
                winner = team_of(sides_in(entry.before, entry.event), result.winner)
                return 1.0 if winner is Team.A else 0.0
        if following == len(self.entries):
            return self._left()
        entry = self.entries[following]
        view = self._view(entry)
        return EVEN if view is None else self._ahead(entry, view)

    def _left(self) -> float:
        """Return how likely team A wins a board that was left, or given up, after its last stroke."""
        last = self.entries[-1].after
        if last.winner is not None:
            return 1.0 if last.winner is Team.A else 0.0
        if last.situation is None or last.turn is None:
            return EVEN
        if last.layout is None and last.situation.broken:
            return EVEN
        view = view_of(self.match.upto(self.entries[-1].event.seq), last.turn)
        chance = win_chance(view, EQUAL)
        return chance if self.match.settings.team(last.turn) is Team.A else 1.0 - chance


def supposed_hands(header: Header, person: Hand) -> dict[str, Hand]:
    """Return the hand of each player: a computer's by its level, everybody else's as given."""
    computers = header.computers or {}
    levels = {who: LEVELS.get(name.partition(" ")[0]) for who, name in computers.items()}
    found = ((who, levels.get(who)) for who in header.settings.players)
    return {who: person if level is None else level.hand for who, level in found}


def summaries(match: MatchLog, strokes: Iterable[AnalysedStroke]) -> tuple[PlayerSummary, ...]:
    """Return each player's strokes together, in the order of the settings."""
    found = {who: PlayerSummary(player=who) for who in match.settings.players}
    for stroke in strokes:
        own = found[stroke.player]
        own.loss = (own.loss * own.strokes + stroke.loss) / (own.strokes + 1)
        own.strokes += 1
        own.kept += stroke.kept
        own.expected += stroke.chance
        own.inaccuracies += stroke.grade is Grade.INACCURACY
        own.mistakes += stroke.grade is Grade.MISTAKE
        own.blunders += stroke.grade is Grade.BLUNDER
    return tuple(found.values())
