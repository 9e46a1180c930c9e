"""Many boards at once, as arrays: the batch engine moves the discs, look-ups tell what follows.

A board here goes the same way as :class:`~carrom.envs.board.Board` with the same seed and actions, to
the last bit. What needs geometry between strokes, such as a penalty piece, is done by that class.
"""

from typing import Final, NamedTuple

import numpy as np

from carrom.envs.actions import Bases, Flags, Whole, meant, played
from carrom.envs.board import POINTS, Board, new_board, rosette, settled
from carrom.envs.chance import BLOCK, deviations, drawn
from carrom.envs.common import common
from carrom.envs.course import Columns, Course, struck
from carrom.envs.engine import Engine
from carrom.envs.kernels.arrays import BLOCKED, MISSING, Discs, Found, Results
from carrom.envs.kernels.discs import fill_observed
from carrom.envs.kernels.following import follow
from carrom.envs.kernels.strokes import fill_strokes
from carrom.envs.observations import SIZE, SLOTS, Seen, slots_of
from carrom.envs.terms import Terms
from carrom.equipment.pieces import Layout, Piece, Point, Standing
from carrom.match.facts import Passed
from carrom.match.state import changed
from carrom.physics import Surface
from carrom.physics.kernels.compiling import BoundFunction
from carrom.players.hand import Hand
from carrom.players.striker_places import Array
from carrom.rules.situation import PIECES

ORDER: Final = [*[Piece.WHITE] * PIECES, *[Piece.BLACK] * PIECES, Piece.QUEEN]
STRAIGHT: Final = 90.0
"""Degrees to either side within which no stroke goes backwards."""


class Played(NamedTuple):
    """What came of a stroke on each board."""

    rewards: Array
    """To who played it."""
    over: Flags
    truncated: Flags


class Calls(NamedTuple):
    """The kernels of a step, with their arrays."""

    columns: Columns
    found: Found
    """The arrays of the course that these know."""
    strokes: BoundFunction
    follow: BoundFunction
    observe: BoundFunction


class Boards:
    """Boards on the same terms."""

    def __init__(self, terms: Terms, count: int, threads: int = 1) -> None:
        self.terms = terms
        self.course = Course(terms)
        self.xy = np.zeros((count, SLOTS, 2))
        self.there = np.zeros((count, SLOTS), np.bool_)
        self.rank = np.zeros((count, SLOTS), np.int64)
        """In which order the pieces of a board came to lie: the order of its layout."""
        self.state = np.zeros(count, np.int64)
        self.strokes = np.zeros(count, np.int64)
        self.live = np.zeros(count, np.bool_)
        """Boards on which a stroke is to be played."""
        self.began = np.zeros(count)
        """Team A's lead in pieces when each board began."""
        self.seeds = [0] * count
        self.surfaces: list[Surface] = [terms.surface or Surface()] * count
        self._engine = Engine(terms.geometry, terms.surface, count, threads)
        self._board = common(terms)
        self._plain = type(terms.hand).moved is Hand.moved
        self._steady = not terms.hand.deviation.any()
        self._off = np.zeros((count, BLOCK, 3))
        self._meant = np.zeros((count, 3))
        self._wider = np.ones(count)
        self._over, self._truncated = np.zeros((2, count), np.bool_)
        self._results = Results(
            np.zeros(count), self._over.view(np.int8), self._truncated.view(np.int8)
        )
        self._blank = np.zeros(count, np.bool_)
        self._seen = np.zeros((count, SIZE), np.float32)
        self._known_calls: Calls | None = None

    # One board ----------------------------------------------------------------------------------

    def start(self, row: int, seed: int, position: str | None = None) -> None:
        """Begin a board."""
        if position is not None:
            self.put(row, new_board(self.terms, seed, position))
            return
        draw = drawn(seed, self.terms.surface)
        self.seeds[row], self.strokes[row], self.live[row] = seed, 0, True
        self.began[row] = 0.0
        self.surfaces[row] = draw.surface
        self._lay(row, rosette(self.terms, draw, self.course.start))
        self.state[row] = self.course.first
        if not self._steady:
            self._off[row] = deviations(seed, 0, self.terms.hand)

    def put(self, row: int, board: Board) -> None:
        """Go on with a board that is in play."""
        self.seeds[row], self.strokes[row] = board.seed, board.strokes
        self.began[row] = board.began
        self.surfaces[row] = board.surface
        self._lay(row, board.layout)
        self.live[row] = not (board.over or board.truncated)
        if not board.over:
            self.state[row] = self.course.number(board.log.state)
        if not self._steady:
            self._off[row] = deviations(board.seed, board.strokes // BLOCK, self.terms.hand)

    def board(self, row: int, layout: Layout | None = None) -> Board:
        """Return a board as a value, from which :class:`Board` goes on in the same way.

        ``layout`` is what lies on it, if that is not what lies there now.
        """
        state = self.course.states[self.state[row]]
        lying = self.layout(row) if layout is None else layout
        log = self.course.log(changed(state, layout=lying))
        return Board(
            self.terms,
            log,
            self.seeds[row],
            self.surfaces[row],
            int(self.strokes[row]),
            log.state.points,
            float(self.began[row]),
        )

    def layout(self, row: int) -> Layout:
        """Return what lies on a board."""
        lying = np.nonzero(self.there[row])[0]
        return _standing(self.xy[row], lying[np.argsort(self.rank[row, lying])])

    # All of them --------------------------------------------------------------------------------

    def observe(self, blank: Flags) -> Seen:
        """Return what the players in turn observe, zeros where it is blank; the array is used again."""
        self._blank[:] = blank
        self._calls.observe()
        return self._seen

    def observe_one(self, row: int) -> Seen:
        """Return what the player in turn observes of one board."""
        blank = np.ones(len(self.live), np.bool_)
        blank[row] = False
        found: Seen = self.observe(blank)[row].copy()
        return found

    def play(self, actions: Array) -> Played:
        """Play a stroke on every board that waits for one; the arrays are used again."""
        for result in self._results:
            result[:] = 0
        signs = self.course.columns.sign[self.state] if self.terms.shaping else None
        self._mean(actions)
        self._calls.strokes()
        self._engine.run(self.surfaces)
        self._calls.follow(again=0)
        if self._engine.runs.left[0]:
            self._finish()
        if signs is not None:  # what the last stroke takes back is the lead since the beginning
            self._results.rewards[:] += self._over * signs * self.began / POINTS
        self._draw()
        if self.course.full:
            self._forget()
        return Played(self._results.rewards, self._over, self._truncated)

    def strokes_of(self, actions: Array) -> Array:
        """Return what the hand makes of actions on all boards: rows of place, angle and speed."""
        quarters = self.course.columns.quarters[self.state]
        bases = Bases(self.terms, self.xy, self.there, quarters)
        off = self._off[np.arange(len(self.state)), self.strokes % BLOCK]
        return played(self.terms.hand, meant(self.terms, actions), off, bases)

    def _mean(self, actions: Array) -> None:
        """Write what the actions mean, and how wide of it the hand strikes."""
        if not self._plain:
            self._meant[:] = self.strokes_of(actions)
            return
        self._meant[:] = meant(self.terms, actions)
        if self.terms.widest > STRAIGHT:
            backward = np.sin(np.radians(self._meant[:, 1])) < 0.0
            self._wider[:] = np.where(backward, self.terms.hand.backward, 1.0)

    @property
    def _calls(self) -> Calls:
        """The kernels with their arrays, some of which are new when there is more to know."""
        calls, columns, found = self._known_calls, self.course.columns, self.course.found.arrays
        if calls is None or calls.columns is not columns or calls.found is not found:
            calls = self._known_calls = self._bound()
        return calls

    def _bound(self) -> Calls:
        course, engine = self.course, self._engine
        discs = Discs(
            self.xy,
            self.there.view(np.int8),
            self.rank,
            self.state,
            self.strokes,
            self.live.view(np.int8),
        )
        states, found, counts = course.columns.states, course.found.arrays, course.columns.seen
        blank, scale = self._blank.view(np.int8), self.terms.geometry.half_side
        board, runs, out = self._board, engine.runs, engine.outcome
        hand = int(self._plain)
        meant_, wider, off = self._meant, self._wider, self._off
        return Calls(
            course.columns,
            found,
            fill_strokes.bound(discs, states, meant_, wider, off, board, runs, out, hand),
            follow.bound(discs, states, found, board, runs, out, self._results, 0),
            fill_observed.bound(
                discs, states, counts, blank, scale, np.empty((PIECES, 2)), self._seen
            ),
        )

    def _finish(self) -> None:
        """Do what the kernel has left: decide on new kinds of strokes, look at places."""
        runs = self._engine.runs
        missing = np.nonzero(runs.todo[: runs.starts[-1]] == MISSING)[0]
        if len(missing):
            states, tallies = self.state[runs.rows[missing]], runs.tallies[missing]
            pairs = zip(states.tolist(), tallies.tolist(), strict=True)
            for key in {self.course.key(*pair): None for pair in pairs}:
                self.course.decide(key)
            self._calls.follow(again=1)
        for number in np.nonzero(runs.todo[: runs.starts[-1]])[0].tolist():
            self._look(number)

    def _look(self, number: int) -> None:
        """Do what follows from a stroke on one board, where the places matter."""
        runs, columns = self._engine.runs, self.course.columns
        row = int(runs.rows[number])
        before, sign = columns.value[self.state[row]], columns.sign[self.state[row]]
        if runs.todo[number] == BLOCKED:
            self.state[row] = runs.after[number]
            value, over = self._settle(row, self.board(row))
        else:
            value, over = self._by_hand(number, row)
        truncated = not over and bool(self.strokes[row] >= self.terms.most_strokes)
        self.live[row] = not (over or truncated)
        self._over[row], self._truncated[row] = over, truncated
        self._results.rewards[row] = sign * (value - before)

    def _forget(self) -> None:
        """Remember only where the boards are; the rest is decided anew when it comes up again."""
        states, self.course = self.course.states, Course(self.terms)
        self.state[:] = [self.course.number(states[number]) for number in self.state.tolist()]

    def _draw(self) -> None:
        """Draw the deviations of the next strokes, where those that were drawn are used up."""
        if self._steady:
            return
        for row in np.nonzero((self.strokes % BLOCK == 0) & self.live)[0].tolist():
            block = int(self.strokes[row]) // BLOCK
            self._off[row] = deviations(self.seeds[row], block, self.terms.hand)

    def _by_hand(self, number: int, row: int) -> tuple[float, bool]:
        """Do what needs the places; return what the board is worth then, and whether it is over."""
        state, tally = int(self.state[row]), int(self._engine.runs.tallies[number])
        layout = self.layout(row)
        returns = self.course.returns(state, tally)
        laid = None if returns is None else returns.laid(self.terms, layout)
        if returns is not None and laid is not None:
            self._lay(row, laid)
            self.state[row] = returns.after
            if self._blocked(row):
                return self._settle(row, self.board(row))
            return float(self.course.columns.value[returns.after]), False
        board = self.board(row, self._before(number))
        fact = struck(board.log.state, tally, black=bool(self.course.columns.black[state]))
        if not isinstance(fact, Passed):
            fact = type(fact)(by=fact.by, stroke=fact.stroke, layout=layout)
        return self._settle(row, board.after(fact))

    def _before(self, number: int) -> Layout:
        """Return what lay on a board before its stroke."""
        runs = self._engine.runs
        row, lay = int(runs.rows[number]), slice(1, runs.counts[number])
        slots = runs.places[number, lay] - 1
        xy = np.empty((SLOTS, 2))
        xy[slots] = runs.layouts[number, lay, :2]
        return _standing(xy, slots[np.argsort(self.rank[row, slots])])

    def _lay(self, row: int, layout: Layout) -> None:
        """Lay the pieces of a board."""
        self.xy[row], self.there[row], self.rank[row] = slots_of(layout)

    def _blocked(self, row: int) -> bool:
        """Say whether the striker of the next player has no place to stand."""
        one = slice(row, row + 1)
        quarters = self.course.columns.quarters[self.state[one]]
        bases = Bases(self.terms, self.xy[one], self.there[one], quarters)
        return bool(np.isnan(bases.nearest(np.zeros(1))[0]))

    def _settle(self, row: int, board: Board) -> tuple[float, bool]:
        board = settled(board)
        self._lay(row, board.layout)
        self.strokes[row] = board.strokes
        if board.over:
            return board.value(), True
        self.state[row] = self.course.number(board.log.state)
        return float(self.course.columns.value[self.state[row]]), False


def _standing(xy: Array, slots: Whole) -> Layout:
    """Return the pieces in some slots as a layout."""
    return tuple(Standing(ORDER[slot], Point(*xy[slot].tolist())) for slot in slots.tolist())
