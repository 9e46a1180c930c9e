"""The report of one stroke: facts only, from the engine or from a person at a real board."""

from dataclasses import dataclass
from typing import NamedTuple

from carrom.equipment.pieces import Piece
from carrom.rules.situation import Side


@dataclass(frozen=True, slots=True)
class Pocketed:
    """A disc that fell, and into which hole (1 to 4) where that is known."""

    piece: Piece
    hole: int | None = None

    def __str__(self) -> str:
        return f"{self.piece}" if self.hole is None else f"{self.piece} in hole {self.hole}"

    def __repr__(self) -> str:
        return f"Pocketed({self})"


@dataclass(frozen=True, slots=True)
class Stroke:
    """What one stroke did."""

    pocketed: tuple[Pocketed, ...] = ()
    """In order of falling."""
    off_board: tuple[Piece, ...] = ()
    touched: bool = True
    """Whether any piece was touched."""
    proper: bool = True
    """False for a stroke played against rule 3.1 or 3.2."""
    first_hit_behind_line: bool = False
    """Whether the first piece hit directly lay on, level with or behind the own base line."""

    def __repr__(self) -> str:
        parts = [
            *map(str, self.pocketed),
            *(f"{piece} off the board" for piece in self.off_board),
            *([] if self.touched else ["nothing touched"]),
            *([] if self.proper else ["improper"]),
            *(["first hit behind the line"] if self.first_hit_behind_line else []),
        ]
        return f"Stroke({', '.join(parts)})"


class Fell(NamedTuple):
    """A stroke as the player sees it: what fell of his, what of the opponent's, and the rest."""

    own: int = 0
    opponents: int = 0
    queen: bool = False
    striker: bool = False
    striker_follows: bool = False
    """The striker went into the same hole as an own piece, after it (club)."""
    striker_off: bool = False
    piece_off: bool = False
    touched: bool = True
    proper: bool = True
    behind_line: bool = False
    pieces_off: int = 0
    """How many pieces left the board, the queen among them."""
    queen_off: bool = False


def colour_of(side: Side) -> Piece:
    """Return the pieces that belong to a side."""
    return Piece.WHITE if side is Side.WHITE else Piece.BLACK


def count(stroke: Stroke, player: Side) -> Fell:
    """Sort a stroke's facts by whose pieces they concern."""
    mine, theirs = colour_of(player), colour_of(player.other)
    own = opponents = 0
    queen = striker = follows = False
    own_holes: set[int | None] = set()
    for fallen in stroke.pocketed:
        if fallen.piece is mine:
            own += 1
            own_holes.add(fallen.hole)
        elif fallen.piece is theirs:
            opponents += 1
        elif fallen.piece is Piece.QUEEN:
            queen = True
        else:
            striker = True
            follows = fallen.hole is not None and fallen.hole in own_holes
    striker_off = Piece.STRIKER in stroke.off_board
    return Fell(
        own=own,
        opponents=opponents,
        queen=queen,
        striker=striker,
        striker_follows=follows,
        striker_off=striker_off,
        piece_off=len(stroke.off_board) > striker_off,
        touched=stroke.touched,
        proper=stroke.proper,
        behind_line=stroke.first_hit_behind_line and stroke.touched,
        pieces_off=len(stroke.off_board) - striker_off,
        queen_off=Piece.QUEEN in stroke.off_board,
    )
