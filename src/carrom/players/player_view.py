"""What a player at the table knows when something is asked of him."""

from dataclasses import dataclass, field

from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Layout, Piece, Seat
from carrom.physics import Surface
from carrom.rules import RuleSet, Side, Situation
from carrom.rules.placement import Placer
from carrom.rules.stroke import colour_of


@dataclass(frozen=True, slots=True)
class PlayerView:
    """The board as it lies, by which rules, and who is asked: nothing a person could not see.

    The points of the game before this board are in the situation.
    """

    rules: RuleSet
    geometry: Geometry
    situation: Situation
    layout: Layout
    """Every piece on the surface, in the frame of the board; before the break the rosette."""
    seat: Seat
    """Where the player sits."""
    side: Side
    """What he plays; while colours are open, WHITE is the side that broke."""
    opponents: tuple[Seat, ...]
    """Where his opponents sit."""
    games: tuple[int, int] = (0, 0)
    """Games won by his side and by the other."""
    board: int = 1
    """Of the game, from 1."""
    single_board: bool = False
    """Whether who wins this board has won."""
    seconds: float | None = None
    """What the clock leaves him; None: it does not run."""
    surface: Surface = field(default_factory=Surface)
    """How this board plays."""

    def __repr__(self) -> str:
        where = f"{self.seat} plays {self.side}"
        return (
            f"<PlayerView {self.rules.name}, {where}, {len(self.layout)} pieces, {self.situation}>"
        )

    @property
    def placer(self) -> Placer:
        """The player as one who places pieces."""
        colour: Piece | None = colour_of(self.side)
        return Placer(None if self.situation.colours_open else colour, self.seat)
