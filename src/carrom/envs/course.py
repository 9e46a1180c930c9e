"""The course of boards by counts: where a board stands but for the places, and what a stroke leads to.

Each such state has a number, and each kind of stroke in it is decided once, by the match itself. So
a thousand boards need a thousand look-ups, and the rules stay where they are.
"""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

import numpy as np

from carrom.envs.actions import Flags, Whole
from carrom.envs.board import POINTS, potential
from carrom.envs.kernels.arrays import MOST_PLACED, OVER, PLACES_MATTER, States
from carrom.envs.kernels.following import AT_CENTRE, NOTHING, PASSED, STRIDE, TOUCHED
from carrom.envs.lookup import Lookup
from carrom.envs.observations import COUNTS, FIRST, Seen, counts
from carrom.envs.spots import usual_spot
from carrom.envs.terms import Terms
from carrom.equipment.pieces import Layout, Piece, Standing
from carrom.match import placing, play, points_on_demand
from carrom.match.asked import asked
from carrom.match.facts import Demanded, Passed, Placed, Struck
from carrom.match.layout_checks import put_back
from carrom.match.match import LONG_AGO
from carrom.match.match_log import MatchLog
from carrom.match.quick_start import quick_start
from carrom.match.seating import seat_of
from carrom.match.settings import Team
from carrom.match.state import Phase, State, changed
from carrom.physics.kernels.tally import KEYS
from carrom.players.ruling_table import stroke_of
from carrom.players.striker_places import Array
from carrom.rules import QueenState, RuleSet, Ruling, Side, Stroke, rule
from carrom.rules.placement import Manner, Placer
from carrom.rules.stroke import colour_of

ROOM: Final = 1024
MOST: Final = 100_000
"""States, or kinds of strokes in them, that are remembered; about a kilobyte each."""


class Columns(NamedTuple):
    """What is known of each state, by its number."""

    quarters: Whole
    """The seat of the player in turn."""
    player: Whole
    """Who that is, from 0."""
    black: Flags
    """Whether that player plays black."""
    sign: Array
    """1 if the player is of team A, else -1."""
    value: Array
    """What the state is worth to team A, as a reward."""
    base: Whole
    """The same state, had the last turns not gone by without a touched piece."""
    seen: Seen
    """The player's observation but for the discs."""

    @property
    def states(self) -> States:
        """What compiled code asks for."""
        return States(self.quarters, self.black.view(np.int8), self.sign, self.value, self.base)


def _columns(room: int) -> Columns:
    return Columns(
        np.zeros(room, np.int64),
        np.zeros(room, np.int64),
        np.zeros(room, np.bool_),
        np.zeros(room),
        np.zeros(room),
        np.zeros(room, np.int64),
        np.zeros((room, len(COUNTS)), np.float32),
    )


@dataclass(frozen=True, slots=True)
class Returns:
    """A stroke after which pieces are put back, and where the board stands when they all are."""

    before: State
    ruling: Ruling
    stroke: Stroke
    placers: tuple[tuple[Piece, Placer], ...]
    """The pieces that players place, in order."""
    after: int

    def recipe(self, rules: RuleSet) -> list[int] | None:
        """Return what is put back as compiled code does it; None: it is not so simple.

        The queen goes to the centre, pieces to the usual spots.
        """
        simple = not self.ruling.account.beside_queen and not self.stroke.off_board
        if not simple or len(self.placers) > MOST_PLACED:
            return None
        row = [self.after, int(self.ruling.returned.queen), len(self.placers)]
        for piece, placer in self.placers:
            match rules.book.placing.manner:
                case Manner.CIRCLE_WITHOUT_LINES:
                    gained = NOTHING if placer.colour is None else FIRST[placer.colour]
                case Manner.CIRCLE_WITHOUT_QUEEN_LINES:
                    gained = FIRST[Piece.QUEEN]
                case Manner.CIRCLE:
                    gained = NOTHING
                case Manner.CENTRE:
                    gained = AT_CENTRE
            row += [FIRST[piece], gained, placer.seat.quarter_turns]
        return row

    def laid(self, terms: Terms, layout: Layout) -> Layout | None:
        """Return what lies on the board then, given what the stroke left; None: there was no room."""
        known = put_back(
            terms.header.settings, changed(self.before, layout=layout), self.ruling, self.stroke
        )
        if known is None:
            return None
        for piece, placer in self.placers:
            spot = usual_spot(terms, known, placer)
            if spot is None:
                return None
            known = (*known, Standing(piece, spot))
        return known


@dataclass(slots=True)
class Course:
    """States and what leads from one to another, as far as they have come up."""

    terms: Terms
    states: list[State] = field(default_factory=list)
    columns: Columns = field(default_factory=lambda: _columns(ROOM))
    numbers: dict[object, int] = field(default_factory=dict)
    found: Lookup = field(default_factory=Lookup)
    """By state and tally: the next state, and what the board is worth to team A then."""
    back: dict[int, Returns | None] = field(default_factory=dict)
    """What is put back, by the same keys, where that does not depend on earlier places."""

    start: State = field(init=False)
    """Before the break."""
    first: int = field(init=False)

    def __post_init__(self) -> None:
        self.start = quick_start(MatchLog(self.terms.header), LONG_AGO, 0).state
        self.first = self.number(self.start)

    @property
    def full(self) -> bool:
        """Whether enough is remembered."""
        return max(len(self.states), len(self.found)) > MOST

    def number(self, state: State) -> int:
        """Return the number of a state in which a stroke is to be played; places do not count."""
        key = (
            state.situation,
            state.turn,
            state.white,
            state.untouched,
            state.held,
            state.points,
            state.board,
        )
        known = self.numbers.get(key)
        if known is None:
            known = self.numbers[key] = len(self.states)
            self.states.append(_bare(state))
            self._fill(known)
            base = self.number(changed(state, untouched=0)) if state.untouched else known
            self.columns.base[known] = base
        return known

    def _fill(self, number: int) -> None:
        columns, state = self.columns, self.states[number]
        if number == len(columns.sign):
            columns = Columns(*(np.concatenate([c, np.zeros_like(c)]) for c in columns))
            self.columns = columns
        settings, who = self.terms.header.settings, state.turn or ""
        team = settings.team(who)
        columns.quarters[number] = seat_of(state, who).quarter_turns
        columns.player[number] = int(who[1:]) - 1
        columns.black[number] = team is not state.white
        columns.sign[number] = 1.0 if team is Team.A else -1.0
        columns.value[number] = potential(self.log(state)) / POINTS if self.terms.shaping else 0.0
        columns.seen[number] = counts(self.terms, settings, state, who)

    def log(self, state: State) -> MatchLog:
        """Return a match that stands so."""
        return MatchLog.from_point(self.terms.header, state, 1, ())

    def key(self, number: int, tally: int) -> int:
        """Return by what a stroke in a state is looked up.

        A piece that is touched ends a row of turns without one, however long it was.
        """
        touched = tally < KEYS and tally & TOUCHED
        return (int(self.columns.base[number]) if touched else number) * STRIDE + tally

    def decide(self, key: int) -> None:
        """Have the match decide on a stroke in a state without places."""
        number, tally = divmod(key, STRIDE)
        state = self.states[number]
        fact = struck(state, tally, black=bool(self.columns.black[number]))
        after = self._after(state, fact)
        if after.phase is Phase.DEMAND and after.ended:
            who = asked(self.terms.header.settings, after).player or ""
            after = self._after(after, Demanded(by=who, points=after.ended.on_demand))
        if _places_matter(state, fact, after):
            returns = self.back[key] = self._returns(state, fact, after)
            recipe = None if returns is None else returns.recipe(self.terms.rule_set)
            found = (PLACES_MATTER if recipe is None else self.found.recipe(recipe), 0.0)
        elif after.phase is Phase.STROKE:
            following = self.number(after)
            found = (following, float(self.columns.value[following]))
        else:
            (a, b), (was_a, was_b) = after.points, state.points
            found = (OVER, ((a - was_a) - (b - was_b)) / POINTS)
        self.found.put(key, *found)

    def returns(self, number: int, tally: int) -> Returns | None:
        """Return what is put back after a stroke; None: the match itself has to see the places."""
        key = number * STRIDE + tally
        if key not in self.back:
            state = self.states[number]
            fact = struck(state, tally, black=bool(self.columns.black[number]))
            self.back[key] = self._returns(state, fact, self._after(state, fact))
        return self.back[key]

    def _returns(self, before: State, fact: Passed | Struck, after: State) -> Returns | None:
        settings = self.terms.header.settings
        if before.held or before.situation is None or not isinstance(fact, Struck):
            return None
        ruling = rule(self.terms.rule_set, before.situation, fact.stroke)
        ruled = changed(before, white=after.white, situation=ruling.situation)
        placers = []
        while after.phase is Phase.PLACING:
            due = after.to_place[0]
            placers.append((colour_of(due.side), placing.placer_of(settings, after, due.placer)))
            after = self._after(after, Placed(by=due.placer, side=due.side))
        if after.phase is not Phase.STROKE:
            return None
        return Returns(ruled, ruling, fact.stroke, tuple(placers), self.number(after))

    def _after(self, state: State, fact: Passed | Struck | Demanded | Placed) -> State:
        """Return what follows; it is what :func:`carrom.match.decide.decide` makes an entry of."""
        settings = self.terms.header.settings
        match fact:
            case Passed():
                return play.passed(settings, state, fact, LONG_AGO).state
            case Struck():
                return play.struck(settings, state, fact, LONG_AGO).state
            case Placed():
                return placing.placed(settings, state, fact, LONG_AGO).state
            case Demanded():
                return points_on_demand.demanded(settings, state, fact, LONG_AGO).state


def struck(state: State, tally: int, *, black: bool) -> Passed | Struck:
    """Return the fact that a tally stands for."""
    who = state.turn or ""
    if tally == PASSED:
        return Passed(by=who)
    return Struck(by=who, stroke=stroke_of(tally, Side.BLACK if black else Side.WHITE))


def _bare(state: State) -> State:
    """Return a state without what no later stroke depends on, and without places."""
    return changed(
        state,
        layout=None,
        struck_in_turn=False,
        placed_before_stroke=(),
        placed_earlier=(),
        missed_cover=None,
        missed_cover_by=None,
        missed_cover_stands=False,
    )


def _places_matter(before: State, fact: Passed | Struck, after: State) -> bool:
    """Say whether pieces or the queen are put back, or have waited for room."""
    if before.held or after.held or after.phase is Phase.PLACING:
        return True
    was, now = before.situation, after.situation
    if after.phase is not Phase.STROKE or was is None or now is None:
        return False
    fell = isinstance(fact, Struck) and any(p.piece is Piece.QUEEN for p in fact.stroke.pocketed)
    gone = fell or was.queen is not QueenState.ON_BOARD
    return gone and now.queen is QueenState.ON_BOARD
