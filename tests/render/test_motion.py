"""Strokes played by the engine, as pictures."""

from math import atan2, degrees, hypot

import pytest

from carrom.equipment.editions import EDITIONS
from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.equipment.rosette import rosette
from carrom.equipment.standard import standard_geometry
from carrom.physics import Aim, Fate, Motion, strike
from carrom.render import THEME_NAMES, Picture
from tests.render.reading import Seen, near, places

BOARDS = {name: standard_geometry(edition) for name, edition in EDITIONS.items()}
G = BOARDS["revised"]


def at_hole(hole: Point, distance: float) -> Point:
    """A place on the diagonal before a hole."""
    away = distance / hypot(*hole)
    return Point(hole.x * (1 - away), hole.y * (1 - away))


def break_stroke(board: Geometry) -> Motion:
    return strike(rosette(board), Aim(seat=Seat.SOUTH, x=0.02, angle=90.0, speed=5.0), board)


def pocketing_stroke(board: Geometry) -> Motion:
    """The striker runs at a white piece that lies right before hole 1."""
    white = at_hole(board.holes[0], 0.03)
    x, y = -0.1, -board.base_distance
    angle = degrees(atan2(white.y - y, white.x - x))
    layout = (Standing(Piece.WHITE, white), Standing(Piece.BLACK, Point(-0.3, 0.2)))
    return strike(layout, Aim(seat=Seat.SOUTH, x=x, angle=angle, speed=2.0), board)


@pytest.mark.parametrize("theme", THEME_NAMES)
@pytest.mark.parametrize("board", BOARDS.values(), ids=list(BOARDS))
def test_a_break_shows_every_disc_once(board, theme):
    motion = break_stroke(board)
    seen = Seen(Picture.of_motion(motion, theme=theme).svg)
    for piece in Piece:
        resting = [e.at for e in motion.ends if e.piece is piece and e.fate is Fate.REST]
        drawn = seen.discs(piece)
        assert [(x, y) for x, y, _ in drawn] == [near(place) for place in resting]
    fallen = [e for e in motion.ends if e.fate is Fate.POCKETED]
    assert len(fallen) == len(motion.falls)
    assert len(seen.rings("used-hole")) == len({e.hole for e in fallen})


def test_ways_begin_and_end_where_discs_do():
    motion = break_stroke(G)
    seen = Seen(Picture.of_motion(motion).svg)
    starts = {disc.id: disc.at for disc in motion.discs}
    ends = {end.id: end.at for end in motion.ends}
    ways = [places(e) for e in seen.of_class("path")]
    for path in motion.paths():
        assert [w for w in ways if w[0] == near(starts[path.id]) and w[-1] == near(ends[path.id])]
    assert 2 <= len(ways) <= len(motion.paths())
    assert len(seen.rings("impact")) == len(motion.impacts)


def test_a_pocketed_piece_lies_in_its_hole():
    motion = pocketing_stroke(G)
    assert next((fall.id, fall.hole) for fall in motion.falls) == ("w1", 1)
    seen = Seen(Picture.of_motion(motion).svg)
    assert (seen.rings("used-hole")[0].x, seen.rings("used-hole")[0].y) == near(G.holes[0])
    assert len(seen.discs(Piece.WHITE, "fallen")) == 1
    assert not seen.discs(Piece.WHITE)
    assert seen.discs(Piece.BLACK) == [near((-0.3, 0.2, 0.0155))]


def test_the_same_stroke_is_the_same_text():
    assert Picture.of_motion(break_stroke(G)) == Picture.of_motion(break_stroke(G))
