"""A stroke made by hand: what a picture asks of a motion, with ends known in advance."""

from dataclasses import dataclass

from carrom.equipment.editions import EDITIONS
from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Piece, Point
from carrom.equipment.standard import standard_geometry


@dataclass(frozen=True)
class Disc:
    id: str
    piece: Piece
    at: Point
    radius: float | None = None


@dataclass(frozen=True)
class End:
    id: str
    at: Point
    fate: str = "rest"
    hole: int | None = None


@dataclass(frozen=True)
class Fall:
    id: str


@dataclass(frozen=True)
class Impact:
    at: Point
    impulse: float


@dataclass(frozen=True)
class Path:
    id: str
    piece: Piece
    points: tuple[Point, ...]


@dataclass(frozen=True)
class Motion:
    geometry: Geometry
    discs: tuple[Disc, ...]
    ends: tuple[End, ...]
    falls: tuple[Fall, ...]
    impacts: tuple[Impact, ...]
    ways: tuple[Path, ...]

    def paths(self) -> tuple[Path, ...]:
        return self.ways


def handmade() -> Motion:
    """The striker sends a white piece into hole 1 and comes back from the far cushion; the queen
    is sent off the board, a black piece lies still."""
    striker, white = Point(0.05, -0.2508), Point(0.2, 0.2)
    queen, black = Point(-0.1, 0.1), Point(-0.2, -0.1)
    meeting = Point(0.18, 0.165)
    fallen, turned, resting = Point(0.336, 0.336), Point(0.1, 0.3477), Point(-0.02, 0.2)
    gone = Point(-0.3528, 0.1)
    return Motion(
        geometry=standard_geometry(EDITIONS["revised"]),
        discs=(
            Disc("striker", Piece.STRIKER, striker),
            Disc("w1", Piece.WHITE, white),
            Disc("b1", Piece.BLACK, black),
            Disc("queen", Piece.QUEEN, queen),
        ),
        ends=(
            End("striker", resting),
            End("w1", fallen, "pocketed", 1),
            End("b1", black),
            End("queen", gone, "left_board"),
        ),
        falls=(Fall("w1"),),
        impacts=(Impact(Point(0.19, 0.183), 0.05), Impact(Point(0.1, 0.3683), 0.02)),
        ways=(
            Path("striker", Piece.STRIKER, (striker, meeting, turned, turned, resting)),
            Path("w1", Piece.WHITE, (white, fallen)),
            Path("b1", Piece.BLACK, (black, black)),
            Path("queen", Piece.QUEEN, (queen, gone)),
        ),
    )
