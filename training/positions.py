"""Positions of self-play as arrays: what lay where, what the rules knew, and how the board ended."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from carrom.equipment.pieces import Piece
from carrom.equipment.standard import board
from carrom.players.hand import Hand
from carrom.players.kernels.openness import BLACK, OPEN, QUEEN, WHITE, fill_openness
from carrom.players.player_view import PlayerView
from carrom.players.scene import scene_of
from carrom.players.value.features import KNOWN, RULE_SETS, angle_off, board_figures, known
from carrom.rules import QueenState, Side, SideState, Situation
from carrom.rules.registry import RULE_SETS as ALL

Array = npt.NDArray[np.float64]

MOST: Final = 19
"""Pieces on a board."""
CODES: Final = {Piece.WHITE: WHITE, Piece.BLACK: BLACK, Piece.QUEEN: QUEEN}
QUEENS: Final = tuple(QueenState)
SIDES: Final = (None, Side.WHITE, Side.BLACK)


class Positions(NamedTuple):
    """Positions before strokes, one a row; places are as who plays sees them."""

    xy: npt.NDArray[np.float32]
    kinds: npt.NDArray[np.int8]
    counts: npt.NDArray[np.int8]
    """What the rules know: see :func:`counts_of`."""
    rules: npt.NDArray[np.int8]
    angle: npt.NDArray[np.float32]
    """Of the hand: see :func:`hand_of`."""
    board: npt.NDArray[np.int64]
    """By its seed."""
    margin: npt.NDArray[np.int16]
    """By how many points who plays won the board in the end."""
    after: npt.NDArray[np.float16]
    """The figures of what may come of the stroke chosen (position, try, figure)."""
    signs: npt.NDArray[np.int8]
    """Who plays then: 1 the same, -1 the other; 0: the board is over (position, try)."""
    ends: npt.NDArray[np.int8]
    """By how many points it is won if it is over (position, try)."""

    def save(self, path: Path) -> None:
        """Write a file whole or not at all."""
        beside = path.with_name(f"{path.name}.part")
        with beside.open("wb") as file:
            np.savez_compressed(file, **self._asdict())
        beside.replace(path)

    @classmethod
    def load(cls, paths: Iterable[Path]) -> "Positions":
        """Read files, one after the other."""
        parts = [np.load(path) for path in paths]
        return cls(*(np.concatenate([part[name] for part in parts]) for name in cls._fields))


def hand_of(angle: float) -> Hand:
    """Return a hand by its angle: place and speed are the worse, the worse the angle is."""
    wider = (angle / 0.5) ** 0.6
    return Hand(angle=angle, place=0.7e-3 * wider, speed=0.07 * wider)


def places_of(position: PlayerView) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.int8]]:
    """Return where the pieces lie and what they are."""
    scene = scene_of(position)
    xy, kinds = np.zeros((MOST, 2), np.float32), np.zeros(MOST, np.int8)
    xy[: len(scene.places)] = scene.places
    kinds[: len(scene.places)] = [CODES[standing.piece] for standing in scene.layout]
    return xy, kinds


def counts_of(situation: Situation) -> list[int]:
    """Return a situation as whole numbers."""
    sides = [
        int(figure)
        for side in (situation.white, situation.black)
        for figure in (side.on_board, side.owed, side.held, side.entitled)
    ]
    return [
        *sides,
        SIDES.index(situation.to_play),
        QUEENS.index(situation.queen),
        SIDES.index(situation.queen_by),
        situation.tries,
        int(situation.colours_open),
        int(situation.broken),
        situation.break_attempts,
    ]


def situation_of(counts: Iterable[int]) -> Situation:
    """Return the situation of such numbers."""
    figures = [int(each) for each in counts]
    white, black = (
        SideState(on_board=own[0], owed=own[1], held=own[2], entitled=bool(own[3]))
        for own in (figures[:4], figures[4:8])
    )
    to_play, queen, by, tries, colours_open, broken, attempts = figures[8:]
    return Situation(
        white,
        black,
        SIDES[to_play] or Side.WHITE,
        QUEENS[queen],
        SIDES[by],
        broken=bool(broken),
        break_attempts=attempts,
        tries=tries,
        colours_open=bool(colours_open),
    )


def figures_of(positions: Positions) -> Array:
    """Return the figures from which the network learns, one position a row."""
    out = np.zeros((len(positions.margin), OPEN + KNOWN))
    figures, gone, room = (
        board_figures(board()),
        np.zeros((1, 1 + MOST), np.int8),
        np.zeros((20, 3)),
    )
    xy, kinds = np.zeros((1, 1 + MOST, 2)), np.zeros(1 + MOST, np.int8)
    openness = np.zeros((1, OPEN))
    for row, angle in enumerate(positions.angle):
        hand = hand_of(float(angle))
        situation = situation_of(positions.counts[row])
        xy[0, 1:], kinds[1:] = positions.xy[row], positions.kinds[row]
        own = WHITE if situation.to_play is Side.WHITE else BLACK
        seats = np.array([[0, 2, own]], np.int8)
        fill_openness(xy, gone, kinds, seats, figures, angle_off(hand), room, openness)
        out[row, :OPEN] = openness[0]
        out[row, OPEN:] = known(ALL[RULE_SETS[positions.rules[row]]], situation, hand)
    return out
