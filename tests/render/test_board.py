"""The board in a picture is the board of the edition."""

import re
from itertools import combinations
from math import hypot

import pytest

from carrom.equipment.editions import EDITIONS
from carrom.equipment.geometry import Geometry, base_circles, base_lines
from carrom.equipment.pieces import Point, Seat
from carrom.equipment.rosette import rosette
from carrom.equipment.standard import standard_geometry
from carrom.render import THEME_NAMES, board_svg
from tests.render.handmade import handmade
from tests.render.reading import Seen, near, numbers, places

BOARDS = {name: standard_geometry(edition) for name, edition in EDITIONS.items()}


@pytest.fixture(params=BOARDS.values(), ids=list(BOARDS))
def board(request) -> Geometry:
    found: Geometry = request.param
    return found


@pytest.fixture(params=THEME_NAMES)
def seen(board, request) -> Seen:
    return Seen(board_svg(board, theme=request.param))


def test_surface_and_frame(board, seen):
    (surface,) = seen.of_class("playing-surface")
    x, side = (float(surface.get(name)) / 1000 for name in ("x", "width"))
    assert x == near(-board.half_side)
    assert side == near(2 * board.half_side, 2)
    corners = [
        place
        for way in seen.layer("frame")
        if str(way.get("fill")).startswith("url(") and way.get("d")
        for place in places(way)
    ]
    reach = max(max(abs(x), abs(y)) for x, y in corners)
    assert reach == near(board.half_side + board.frame_width)


def test_the_whole_frame_is_in_view(board, seen):
    x, y, width, height = numbers(str(seen.root.get("viewBox")))
    assert (x, y) == (-width / 2, -height / 2)
    assert width == height > 2000 * (board.half_side + board.frame_width)


def test_holes(board, seen):
    holes = seen.rings("hole")
    assert len(holes) == 4
    for hole, wanted in zip(holes, board.holes, strict=True):
        assert (hole.x, hole.y) == near(wanted)
        assert hole.outer == near(board.hole_radius)


def test_base_lines(board, seen):
    drawn = {
        (tuple(places(e)), float(str(e.get("stroke-width"))) / 1000)
        for e in seen.of_class("base-line")
    }
    assert len(drawn) == 8
    for line in (line for seat in Seat for line in base_lines(board, seat)):
        assert [
            ends
            for ends, ink in drawn
            if ends[0] == near(line.start)
            and ends[1] == near(line.end)
            and ink == near(board.base_line_thickness)
        ]


def test_base_circles_with_their_red_discs(board, seen):
    wanted = [c for seat in Seat for c in base_circles(board, seat)]
    rings, discs = seen.rings("base-circle"), seen.rings("base-disc")
    assert len(rings) == len(discs) == len(wanted) == 8
    for ring, disc, circle in zip(rings, discs, wanted, strict=True):
        assert (ring.x, ring.y) == near(circle.centre)
        assert (disc.x, disc.y) == (ring.x, ring.y)
        assert ring.outer == near(circle.radius, 2)
        assert disc.outer == near(board.base_circle_inner_radius)
        assert disc.fill.endswith("-red)")
        assert ring.inner > disc.outer


def test_central_circles(board, seen):
    (centre,) = seen.rings("centre-circle")
    assert centre.outer == near(board.centre_radius, 2)
    assert centre.fill.endswith("-red)")
    others = sorted(ring.outer for ring in seen.rings("central-circle"))
    wanted = [r for r in (board.inner_radius, board.outer_radius) if r]
    assert others == near(wanted, 2)


def test_arrows_point_at_the_holes(board, seen):
    lines, heads = seen.of_class("arrow"), seen.of_class("arrow-head")
    assert len(lines) == len(heads) == 4
    for line, head, arrow, hole in zip(lines, heads, board.arrows, board.holes, strict=True):
        assert places(line)[0] == near(arrow.start)
        assert float(str(line.get("stroke-width"))) / 1000 == board.arrow_thickness
        tip, *back = places(head)
        assert tip == near(arrow.end)
        assert all(_apart(tip, hole) < _apart(corner, hole) for corner in back)


def test_arcs_only_where_the_edition_has_them(board, seen):
    arcs, heads = seen.of_class("arc"), seen.of_class("arc-head")
    assert len(arcs) == (4 if board.arc_radius else 0)
    assert len(heads) == 2 * len(arcs)
    for arc, arrow in zip(arcs, board.arrows, strict=False):
        ink = float(str(arc.get("stroke-width"))) / 1000
        x, y, radius, *_, to_x, to_y = (value / 1000 for value in numbers(str(arc.get("d"))))
        assert radius + ink / 2 == near(board.arc_radius, 2)
        # Both ends lie on the circle that meets the arrow's near end with its ink.
        way = arrow.direction
        middle = (
            arrow.start.x + way.x * board.arc_radius,
            arrow.start.y + way.y * board.arc_radius,
        )
        for end in ((x, -y), (to_x, -to_y)):
            assert _apart(end, middle) == near(radius, 4)
            assert _apart(end, (0, 0)) > _apart(middle, (0, 0))


def test_arcs_bulge_towards_the_centre():
    board = BOARDS["revised"]
    for arc, arrow in zip(Seen(board_svg(board)).of_class("arc"), board.arrows, strict=True):
        found = re.fullmatch(r"M(\S+) (\S+)A\S+ \S+ 0 1 0 (\S+) (\S+)", str(arc.get("d")))
        assert found, "the long way round, and against the clock"
        x, y, to_x, to_y = (float(value) / 1000 for value in found.groups())
        # Then the middle of the circle lies on the left hand from start to end, y going down.
        way = arrow.direction
        middle_x = arrow.start.x + way.x * board.arc_radius
        middle_y = -(arrow.start.y + way.y * board.arc_radius)
        assert (to_x - x) * (middle_y - y) - (to_y - y) * (middle_x - x) > 0


def test_layers_lie_as_on_a_table(board):
    layers = Seen(board_svg(board, rosette(board), striker=Point(0, -0.2508))).layers()
    assert layers == [
        "shadow",
        "frame",
        "surface",
        "marks",
        "shade",
        "holes",
        "disc-shadows",
        "discs",
    ]
    stroke = Seen(board_svg(board, motion=handmade())).layers()
    assert stroke[:6] == layers[:6]
    assert stroke[6:] == [
        "used-holes",
        "fallen",
        "ghosts",
        "impacts",
        "paths",
        "disc-shadows",
        "discs",
    ]


def test_everything_referred_to_is_there(board):
    svg = board_svg(board, motion=handmade(), title="A stroke", description="More of it")
    seen = Seen(svg)
    used = set(re.findall(r"url\(#([^)]+)\)", svg))
    used |= set(str(seen.root.get("aria-labelledby")).split())
    assert used <= seen.ids
    assert len(re.findall(r' id="', svg)) == len(seen.ids)


def test_nothing_from_outside_and_no_scripts(board):
    svg = board_svg(board, motion=handmade())
    assert not re.search(r"<(script|image|style|text|foreignObject|use)\b|href|font|@import", svg)
    assert re.findall(r"https?://[^\"]+", svg) == ["http://www.w3.org/2000/svg"]
    assert svg.isascii()


def test_a_board_of_bare_figures_can_be_drawn():
    bare = Geometry(
        half_side=0.35,
        hole_radius=0.022,
        centre_radius=0.016,
        inner_radius=0.08,
        base_distance=0.24,
        base_half_width=0.016,
        base_circle_x=0.2,
        base_circle_radius=0.016,
        piece_radius=0.015,
        striker_radius=0.02,
    )
    seen = Seen(board_svg(bare))
    assert len(seen.of_class("base-line")) == 8
    assert not seen.of_class("arrow")
    assert not seen.of_class("base-disc")
    assert not [e for e in seen.root.iter() if e.get("r", "").startswith("-")]


def test_colours_can_be_told_apart():
    """The lines of the four kinds differ from each other and from the surface in every theme."""

    def shade(colour: str) -> tuple[int, ...]:
        return tuple(int(colour[k : k + 2], 16) for k in (1, 3, 5))

    for theme in THEME_NAMES:
        seen = Seen(board_svg(BOARDS["revised"], motion=handmade(), theme=theme))
        lines = {str(e.get("class")): str(e.get("stroke")) for e in seen.of_class("path")}
        assert len(lines) == 3  # black lay still
        (surface,) = [e for e in seen.root.iter() if str(e.get("id")).endswith("-surface")]
        colours = [shade(c) for c in (*lines.values(), str(surface[1].get("stop-color")))]
        for one, other in combinations(colours, 2):
            assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) > 90


def _apart(a, b) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])
