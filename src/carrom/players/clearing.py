"""A board that one player clears alone, by the rules of Carrom_rl, as a value.

Every piece is the player's. The queen may not be the first to fall, and needs a piece in the same
or the next stroke, else she comes back; so does one piece if she is the last on the board. A
pocketed striker costs nothing but the stroke, as its public code has it.
"""

from dataclasses import dataclass, replace
from typing import Final

from carrom.equipment.pieces import Layout, Piece, Seat, Standing
from carrom.players.player_view import PlayerView
from carrom.players.setups import Setup
from carrom.rules import QueenState, Side, SideState, Situation
from carrom.rules.placement import queen_spot
from carrom.rules.situation import PIECES

ALL: Final = 2 * PIECES
MOST_STROKES: Final = 500
"""To clear a board, as many as Carrom_rl gives."""


@dataclass(frozen=True, slots=True)
class Clearing:
    """Where the clearing of a board stands."""

    setup: Setup
    layout: Layout
    """The queen, and all other pieces as white ones."""
    strokes: int = 0
    kept: int = 0
    """Strokes that pocketed something."""
    broken: bool = False
    awaiting: bool = False
    """Whether the queen has fallen and is not yet covered."""
    queen: bool = True
    """Whether she is not yet covered."""

    @classmethod
    def of(cls, setup: Setup, seed: int) -> "Clearing":
        """Return a board before its first stroke."""
        return cls(setup, setup.layout(seed))

    @property
    def left(self) -> int:
        """How many pieces lie on the board, the queen not counted."""
        return sum(standing.piece is Piece.WHITE for standing in self.layout)

    @property
    def over(self) -> bool:
        """Whether nothing is left to do, or no stroke to do it with."""
        return not (self.layout or self.awaiting) or self.strokes >= MOST_STROKES

    @property
    def done(self) -> bool:
        """Whether everything is cleared."""
        return not self.layout and not self.queen

    def after(self, layout: Layout, *, touched: bool) -> "Clearing":
        """Return the board after a stroke that left this on it."""
        lay = any(standing.piece is Piece.QUEEN for standing in self.layout)
        queen_fell = lay and not any(standing.piece is Piece.QUEEN for standing in layout)
        moved = replace(
            self, layout=layout, strokes=self.strokes + 1, broken=self.broken or touched
        )
        fell = self.left - moved.left
        kept = self.kept + bool(fell or queen_fell)
        return replace(moved.judged(fell, queen_fell=queen_fell), kept=kept)

    def judged(self, fell: int, *, queen_fell: bool) -> "Clearing":
        """See to the queen after a stroke in which so many other pieces fell."""
        awaiting, queen, back = self.awaiting, self.queen, []
        if awaiting or queen_fell:
            first = queen_fell and self.left == ALL
            if fell:
                awaiting = queen = False
            elif awaiting or first:
                awaiting = False
                back.append(Piece.QUEEN)
            else:
                awaiting = True
        if queen and not awaiting and not self.left:
            back.append(Piece.WHITE)
        layout = self.layout
        for piece in back:
            layout = (*layout, Standing(piece, queen_spot(layout, self.setup.geometry)))
        return replace(self, layout=layout, awaiting=awaiting, queen=queen)

    def view(self) -> PlayerView:
        """Return the board as if all pieces were white and the player White, somewhere in a board."""
        count = self.left
        own = SideState(min(count, PIECES - (count < ALL)), entitled=count < ALL)
        lies = self.queen and not self.awaiting
        gone = QueenState.AWAITING_COVER if self.awaiting else QueenState.COVERED
        situation = Situation(
            white=own,
            black=SideState(),
            queen=QueenState.ON_BOARD if lies else gone,
            queen_by=None if lies else Side.WHITE,
            broken=self.broken,
        )
        return PlayerView(
            rules=self.setup.rules,
            geometry=self.setup.geometry,
            situation=situation,
            layout=self.layout,
            seat=Seat.SOUTH,
            side=Side.WHITE,
            opponents=(Seat.NORTH,),
            surface=self.setup.surface,
        )
