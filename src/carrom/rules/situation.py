"""What the rules need to know before a stroke: counts, never coordinates."""

from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum

from carrom.equipment.pieces import Piece

PIECES = 9
"""Pieces of each colour (rule 2.2)."""


class Side(StrEnum):
    """One of the two sides, named by the colour it plays.

    While colours are open (percuteur) WHITE stands for the side that broke first, BLACK for the
    second one; see :attr:`Situation.colours_open`.
    """

    WHITE = "white"
    BLACK = "black"

    __hash__ = str.__hash__  # the enum's own is slow

    @property
    def other(self) -> "Side":
        """The opponent."""
        return Side.BLACK if self is Side.WHITE else Side.WHITE


SIDES = (Side.WHITE, Side.BLACK)
"""Both sides; iterating over the enum itself is slow."""


class QueenState(StrEnum):
    """Where the queen is."""

    ON_BOARD = "on_board"
    AWAITING_COVER = "awaiting_cover"
    COVERED = "covered"


QUEENS: tuple[tuple[QueenState, Side | None], ...] = (
    (QueenState.ON_BOARD, None),
    (QueenState.AWAITING_COVER, Side.WHITE),
    (QueenState.AWAITING_COVER, Side.BLACK),
    (QueenState.COVERED, Side.WHITE),
    (QueenState.COVERED, Side.BLACK),
)
"""All that the queen can be, and whose it is."""


@dataclass(frozen=True, slots=True)
class SideState:
    """One side's pieces in this board, and its points in the game before the board."""

    on_board: int = PIECES
    owed: int = 0
    """Penalty pieces that could not be paid yet for want of pocketed ones."""
    held: int = 0
    """Pieces taken out of the nets for which there was no room yet (3.11.i)."""
    entitled: bool = False
    """Whether the side may pocket the queen (3.12.a): it has pocketed a piece of its own."""
    points: int = 0

    def __repr__(self) -> str:
        given = (f.name for f in fields(self) if getattr(self, f.name) != f.default)
        shown = dict.fromkeys(("on_board", *given))
        return f"SideState({', '.join(f'{name}={getattr(self, name)}' for name in shown)})"

    @property
    def in_net(self) -> int:
        """Pocketed pieces, from which penalties and dues can be paid."""
        return PIECES - self.on_board - self.held

    def paid(self) -> "SideState":
        """Return the side after it has paid every due it can."""
        paid = min(self.owed, self.in_net) if self.owed else 0
        if not paid:
            return self
        on_board, owed = self.on_board + paid, self.owed - paid
        return SideState(on_board, owed, self.held, self.entitled, self.points)

    def owing(self, more: int) -> "SideState":
        """Return the side with more to pay: never more than all of its pieces (settled 61)."""
        return replace(self, owed=min(self.owed + more, PIECES))

    def with_room(self) -> "SideState":
        """Return the side after its held pieces were placed."""
        return replace(self, on_board=self.on_board + self.held, held=0) if self.held else self


@dataclass(frozen=True, slots=True)
class Situation:
    """A board in play, seen by the rules: whose turn it is and what stands where by count."""

    white: SideState = field(default_factory=SideState)
    black: SideState = field(default_factory=SideState)
    to_play: Side = Side.WHITE
    queen: QueenState = QueenState.ON_BOARD
    queen_by: Side | None = None
    """Who pocketed the queen that awaits its cover, or covered it."""
    broken: bool = True
    break_attempts: int = 0
    """Attempts of both sides at this break that touched nothing."""
    tries: int = 1
    """What the player has left, this stroke included (club)."""
    colours_open: bool = False
    """Percuteur: no piece has fallen, nobody owns a colour yet."""

    def __repr__(self) -> str:
        queen = self.queen.replace("_", " ")
        parts = [
            f"white {_in_short(self.white)}",
            f"black {_in_short(self.black)}",
            f"{self.to_play} to play",
            f"queen {queen}" + (f" by {self.queen_by}" if self.queen_by else ""),
            *(["before the break"] if not self.broken else []),
            *([f"{self.break_attempts} attempts"] if self.break_attempts else []),
            *([f"{self.tries} tries"] if self.tries != 1 else []),
            *(["colours open"] if self.colours_open else []),
        ]
        return f"<Situation {', '.join(parts)}>"

    def side(self, side: Side) -> SideState:
        """Return the state of one side."""
        return self.white if side is Side.WHITE else self.black

    @property
    def barred(self) -> tuple[Side, ...]:
        """The sides that have to pocket a piece of their own before the queen that is on the board."""
        lies = self.queen is QueenState.ON_BOARD or self.queen_by is None
        return tuple(side for side in Side if not self.side(side).entitled) if lies else ()

    def with_side(self, side: Side, state: SideState) -> "Situation":
        """Return the situation with one side's state exchanged."""
        if side is Side.WHITE:
            return replace(self, white=state)
        return replace(self, black=state)

    def swapped(self) -> "Situation":
        """Return the same situation with the colours exchanged."""
        return replace(
            self,
            white=self.black,
            black=self.white,
            to_play=self.to_play.other,
            queen_by=self.queen_by.other if self.queen_by else None,
        )


def _in_short(side: SideState) -> str:
    beside = [
        *([f"owes {side.owed}"] if side.owed else []),
        *([f"{side.held} held"] if side.held else []),
        *(["entitled"] if side.entitled else []),
        *([f"{side.points} points"] if side.points else []),
    ]
    return f"{side.on_board} ({', '.join(beside)})" if beside else f"{side.on_board}"


def opening(*, colours_open: bool = False, to_play: Side = Side.WHITE) -> Situation:
    """Return the situation before the break."""
    return Situation(broken=False, colours_open=colours_open, to_play=to_play)


def paid_first(situation: Situation) -> Situation:
    """Pay the dues for which pieces lie in the nets: that happens before the stroke (3.11.g).

    Before the break the nets are empty but for a head start, and the rosette stays as it is.
    """
    if not situation.broken:
        return situation
    white, black = situation.white.paid(), situation.black.paid()
    if white is situation.white and black is situation.black:
        return situation
    return replace(situation, white=white, black=black)


def take_colour(
    situation: Situation, fallen: Iterable[Piece]
) -> tuple[Situation, tuple[Side, Side] | None]:
    """Give the player the colour of the first piece that fell (percuteur; settled 23)."""
    for piece in fallen:
        if piece in (Piece.WHITE, Piece.BLACK):
            wanted = Side.WHITE if piece is Piece.WHITE else Side.BLACK
            swap = wanted is not situation.to_play
            decided = replace(situation.swapped() if swap else situation, colours_open=False)
            return decided, (Side.BLACK, Side.WHITE) if swap else (Side.WHITE, Side.BLACK)
    return situation, None
