"""A position turned to the player's eyes, as arrays: his base is the south one, lengths in metres."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from carrom.equipment.geometry import Geometry, to_seat
from carrom.equipment.pieces import Layout, Piece, Seat, Standing
from carrom.physics import Surface
from carrom.physics.discs import MASSES
from carrom.physics.surface import GRAVITY
from carrom.players.player_view import PlayerView
from carrom.players.striker_places import Array, StrikerPlaces, striker_places
from carrom.rules import QueenState, Situation
from carrom.rules.stroke import colour_of

Flags = npt.NDArray[np.bool_]
Whole = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Scene:
    """What candidates are made from."""

    geometry: Geometry
    surface: Surface
    layout: Layout
    """As the player sees it."""
    places: Array
    """Rows of x and y, in the order of the layout."""
    base: StrikerPlaces

    @property
    def holes(self) -> Array:
        """Rows of x and y: far right, far left, near left, near right."""
        return np.array(self.geometry.holes)

    @property
    def apart(self) -> float:
        """From the striker's centre to a piece's when they meet."""
        return self.geometry.striker_radius + self.geometry.piece_radius

    @property
    def transfer(self) -> float:
        """What part of its speed along the line of centres the striker gives a piece."""
        striker, piece = MASSES[Piece.STRIKER], MASSES[Piece.WHITE]
        return (1.0 + self.surface.e_piece) * striker / (striker + piece)

    def speed_for(self, way: Array) -> Array:
        """Return the speed with which a piece goes so far before it stops."""
        found: Array = np.sqrt(2.0 * self.surface.mu * GRAVITY * way)
        return found

    def throw(self, cut: Array) -> Array:
        """Return by what angle friction turns a piece from the line of centres, for a cut's tangent.

        Two discs that stick have three times the slip to stop that two points had.
        """
        sticking = cut / (3.0 * (1.0 + self.surface.e_piece))
        found: Array = np.arctan(np.minimum(self.surface.mu_contact, sticking))
        return found


def scene_of(position: PlayerView, seat: Seat | None = None) -> Scene:
    """Return the position as the player sees it, or as somebody on another seat does."""
    eyes = position.seat if seat is None else seat
    layout = tuple(Standing(s.piece, to_seat(s.at, eyes)) for s in position.layout)
    places = np.array([s.at for s in layout], dtype=np.float64).reshape(-1, 2)
    base = striker_places(places, position.geometry, position.rules.book.striker)
    return Scene(position.geometry, position.surface, layout, places, base)


def targets(layout: Layout, situation: Situation) -> list[int]:
    """Return the pieces the next player wants, by their places in the layout: own ones, the queen."""
    wanted = {colour_of(situation.to_play)}
    if situation.colours_open:
        wanted = {Piece.WHITE, Piece.BLACK}
    if situation.queen is QueenState.ON_BOARD:
        wanted.add(Piece.QUEEN)
    return [k for k, standing in enumerate(layout) if standing.piece in wanted]


def clear(start: Array, end: Array, places: Array, gap: float, but: Whole) -> Flags:
    """Say of each way from start to end whether no piece's centre is nearer to it than ``gap``.

    ``but`` has for each way the piece that does not count, or -1.
    """
    if not len(places):
        return np.ones(len(start), np.bool_)
    near = np.less(squares_to(start, end, places), gap * gap)
    near &= np.arange(len(places))[None, :] != but[:, None]
    return np.asarray(~near.any(axis=1), np.bool_)


def squares_to(start: Array, end: Array, places: Array) -> Array:
    """Return the squares of how near each way comes to each piece's centre (way, piece; m^2)."""
    along = end - start
    length2 = np.maximum((along * along).sum(axis=1), 1e-18)
    rel = places[None, :, :] - start[:, None, :]
    t = np.clip((rel * along[:, None, :]).sum(axis=2) / length2[:, None], 0.0, 1.0)
    off = rel - t[:, :, None] * along[:, None, :]
    found: Array = (off * off).sum(axis=2)
    return found
