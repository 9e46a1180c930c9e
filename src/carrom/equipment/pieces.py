"""The discs of the game by name, the two sides of the board that own them, and where they stand."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple


class Piece(StrEnum):
    """A disc of the game (rule 2.2, 2.3)."""

    __hash__ = str.__hash__  # the enum's own is slow

    WHITE = "white"
    BLACK = "black"
    QUEEN = "queen"
    STRIKER = "striker"


class Seat(StrEnum):
    """A side of the board, as the south player sees it; anticlockwise, so the next is on the right."""

    SOUTH = "south"
    EAST = "east"
    NORTH = "north"
    WEST = "west"

    @property
    def quarter_turns(self) -> int:
        """How many quarter turns anticlockwise bring the south seat here."""
        return _QUARTER_TURNS[self]


_QUARTER_TURNS: Final = {seat: turns for turns, seat in enumerate(Seat)}


class Point(NamedTuple):
    """A place on the board in metres: origin at the centre, x right and y away from the south player."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Standing:
    """One piece lying on the surface, by the place of its centre."""

    piece: Piece
    at: Point


Layout = tuple[Standing, ...]
"""Everything that lies on the surface."""
