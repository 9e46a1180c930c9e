"""What strokes are worth: results by the rules, all other positions by what was learnt."""

from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

import numpy as np

from carrom.equipment.pieces import Piece
from carrom.physics import Outcomes
from carrom.physics.kernels.tally import KEYS, Keys
from carrom.players.hand import Hand
from carrom.players.kernels.network import Layers, Small, fill_expectations
from carrom.players.kernels.openness import BLACK, NOTHING, OPEN, QUEEN, WHITE, fill_openness
from carrom.players.player_view import PlayerView
from carrom.players.ruling_table import RulingTable
from carrom.players.value.equity import MOST, result_worth
from carrom.players.value.features import KNOWN, Array, angle_off, board_figures, known
from carrom.players.worth import side_after
from carrom.rules import Ruling, Side

WEIGHTS: Final = "weights.npz"
SCALE: Final = 12.0
"""So many points is winning worth: strokes are compared in points."""
CODES: Final = {Piece.WHITE: WHITE, Piece.BLACK: BLACK, Piece.QUEEN: QUEEN}
UNKNOWN: Final = -1
OVER: Final = 0
"""The row of all tallies that end the board."""


class Figures(NamedTuple):
    """Positions after strokes, one a row."""

    openness: Array
    known: Array
    signs: Small
    """1: the player plays next; -1: the other side does; 0: the board is over."""
    margins: Keys
    """By how many points the player has won a board that is over."""


@dataclass(slots=True)
class Appraisal:
    """A position and how its strokes are judged; rulings are looked at once for each tally."""

    position: PlayerView
    rulings: RulingTable
    hand: Hand
    layers: Layers
    results: Array
    """What each margin is worth that the network thinks of."""
    over: Array
    """What each margin is worth by which a board has ended."""
    rows: Keys = field(default_factory=lambda: np.full(KEYS, UNKNOWN))
    """For each tally the row of the tables below."""
    margins: Keys = field(default_factory=lambda: np.zeros(KEYS, np.int64))
    """By how many points the player wins the board, for each tally that ends it."""
    known: list[list[float]] = field(default_factory=lambda: [[0.0] * KNOWN])
    seats: list[tuple[int, int, int]] = field(default_factory=lambda: [(0, 0, NOTHING)])
    signs: list[int] = field(default_factory=lambda: [0])

    @classmethod
    def of(
        cls, position: PlayerView, rulings: RulingTable, hand: Hand, layers: Layers
    ) -> "Appraisal":
        """Prepare a position."""
        results, over = (SCALE * result_worth(position, over=over) for over in (False, True))
        return cls(position, rulings, hand, layers, results, over)

    def worth(self, outcomes: Outcomes, tallies: Keys) -> Array:
        """Return what strokes are worth to the player, in points."""
        figures = self.figures(outcomes, tallies)
        out: Array = self.over[MOST + figures.margins]
        space = Layers(*(np.zeros_like(layer) for layer in self.layers))
        fill_expectations(
            figures.openness,
            figures.known,
            figures.signs,
            self.layers,
            self.results,
            space,
            out,
        )
        return out

    def figures(self, outcomes: Outcomes, tallies: Keys) -> Figures:
        """Return what is known of the positions after strokes."""
        unknown = self.rows[tallies] == UNKNOWN
        if unknown.any():
            for tally in np.unique(tallies[unknown]).tolist():
                self._look_at(tally)
        rows = self.rows[tallies]
        kinds = np.array([0, *(CODES[s.piece] for s in self.position.layout)], np.int8)
        openness = np.zeros((len(rows), OPEN))
        fill_openness(
            outcomes.xy,
            outcomes.gone,
            kinds,
            np.array(self.seats, np.int8)[rows],
            board_figures(self.position.geometry),
            angle_off(self.hand),
            np.zeros((len(kinds), 3)),
            openness,
        )
        signs = np.array(self.signs, np.int8)[rows]
        return Figures(openness, np.array(self.known)[rows], signs, self.margins[tallies])

    def _look_at(self, tally: int) -> None:
        ruling = self.rulings.ruling(tally)
        before = self.position.situation
        me = side_after(before, ruling)
        if ruling.result is not None:
            self.rows[tally] = OVER
            self.margins[tally] = _margin(ruling, me)
            return
        after = ruling.situation
        mine = after.to_play is me
        self.rows[tally] = len(self.known)
        self.known.append(known(self.position.rules, after, self.hand))
        colour = WHITE if after.to_play is Side.WHITE else BLACK
        self.seats.append((*self._next(mine=mine), colour))
        self.signs.append(1 if mine else -1)

    def _next(self, *, mine: bool) -> tuple[int, int]:
        """Return who plays next and which opponent after him, in quarter turns to the right."""
        alone = len(self.position.opponents) == 1
        if alone:
            return (0, 2) if mine else (2, 0)
        return (0, 1) if mine else (1, 2)


def _margin(ruling: Ruling, me: Side) -> int:
    """Return by how many points a player wins a board that is over."""
    result = ruling.result
    if result is None:
        return 0
    margin = result.white - result.black if me is Side.WHITE else result.black - result.white
    return max(-MOST, min(MOST, margin))


def read_layers(path: Traversable) -> Layers:
    """Return the weights in a file."""
    with path.open("rb") as file, np.load(file) as arrays:
        return Layers(*(np.ascontiguousarray(arrays[name], np.float64) for name in Layers._fields))


@lru_cache(maxsize=1)
def shipped() -> Layers:
    """Return the weights that come with the package."""
    return read_layers(files("carrom.players.value") / WEIGHTS)
