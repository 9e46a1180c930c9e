"""What is done for a player who does not decide it, or whose answer cannot be used."""

from carrom.equipment.pieces import Piece, Point
from carrom.match.state import Choice
from carrom.players.player_view import PlayerView
from carrom.rules.placement import nearest_legal_spot, queen_spot

CENTRE = Point(0.0, 0.0)


def default_spot(position: PlayerView, piece: Piece) -> Point | None:
    """Return where the umpire puts a piece whose time is up: as near to the centre as it may lie.

    None: there is no room.
    """
    if piece is Piece.QUEEN:
        return queen_spot(position.layout, position.geometry)
    manner = position.rules.book.placing.manner
    return nearest_legal_spot(CENTRE, position.layout, position.geometry, position.placer, manner)


def default_turn() -> float:
    """Leave the rosette as it stands."""
    return 0.0


def default_choice() -> Choice:
    """Take the break."""
    return Choice.BREAK
