"""Pieces, strokes, words, files and sizes of pictures."""

import struct
import subprocess
import sys
import zlib
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom.equipment.editions import EDITIONS
from carrom.equipment.pieces import Piece, Point, Standing
from carrom.equipment.rosette import rosette
from carrom.equipment.standard import standard_geometry
from carrom.match.notation import read_position
from carrom.render import (
    LARGEST,
    SMALLEST,
    THEME_NAMES,
    Picture,
    PictureError,
    PictureProblem,
    board_svg,
    picture,
    png,
)
from carrom.render.svg import number
from tests.render.handmade import handmade
from tests.render.reading import ROUNDING, Seen, near, places

G = standard_geometry(EDITIONS["revised"])
POSITION = (
    "carrom/1 club w3b4 qab >b@north d1-0 h0-2 ewb k0 t2 p12-7 g0-1 n4"
    " [w:0.1,-0.25;b:0.0,0.05;s:0.1,0.25]"
)
places_on_board = st.builds(
    Point, st.floats(-G.half_side, G.half_side), st.floats(-G.half_side, G.half_side)
)


def png_size(data: bytes) -> tuple[int, int]:
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert data[12:16] == b"IHDR"
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def pixels(data: bytes) -> list[bytes]:
    """The rows of a PNG of four bytes a pixel, with PNG's line filters undone."""
    width, height = png_size(data)
    assert data[24:26] == b"\x08\x06", "eight bits, red, green, blue and opacity"
    packed, place = b"", 8
    while place < len(data):
        (length,) = struct.unpack(">I", data[place : place + 4])
        if data[place + 4 : place + 8] == b"IDAT":
            packed += data[place + 8 : place + 8 + length]
        place += length + 12
    raw = zlib.decompress(packed)
    rows: list[bytes] = []
    above = bytes(4 * width)
    for y in range(height):
        kind, *line = raw[y * (4 * width + 1) : (y + 1) * (4 * width + 1)]
        row = bytearray(line)
        for x in range(4 * width):
            left, upper = (row[x - 4] if x >= 4 else 0), above[x]
            corner = above[x - 4] if x >= 4 else 0
            guess = left + upper - corner
            nearest = min((left, upper, corner), key=lambda value: abs(guess - value))
            row[x] = (row[x] + (0, left, upper, (left + upper) // 2, nearest)[kind]) & 255
        above = bytes(row)
        rows.append(above)
    return rows


@pytest.mark.parametrize("theme", THEME_NAMES)
def test_every_piece_lies_where_it_should(theme):
    layout = rosette(G, 17.0)
    seen = Seen(board_svg(G, layout, theme=theme, striker=Point(0.1, -0.2508)))
    for piece, count in ((Piece.WHITE, 9), (Piece.BLACK, 9), (Piece.QUEEN, 1)):
        drawn = seen.discs(piece)
        assert len(drawn) == count
        wanted = [each.at for each in layout if each.piece is piece]
        for (x, y, radius), place in zip(drawn, wanted, strict=True):
            assert (x, y) == near(place)
            assert radius == near(G.piece_radius)
    assert seen.discs(Piece.STRIKER) == [near((0.1, -0.2508, 0.02065))]


def test_a_striker_may_stand_in_the_layout():
    seen = Seen(picture(read_position(POSITION)).svg)
    assert seen.discs(Piece.STRIKER) == [near((0.1, 0.25, 0.02065))]


def test_an_empty_board_has_no_discs():
    seen = Seen(board_svg(G))
    assert "discs" not in seen.layers()


@given(places_on_board)
def test_any_place_on_the_surface(place):
    seen = Seen(board_svg(G, (Standing(Piece.WHITE, place),)))
    ((x, y, _),) = seen.discs(Piece.WHITE)
    assert (x, y) == near(place)


@pytest.mark.parametrize(
    "place", [Point(0.3684, 0), Point(0, -1e300), Point(float("nan"), 0), Point(0, float("inf"))]
)
def test_what_lies_elsewhere_is_refused(place):
    for shown in ({"layout": (Standing(Piece.BLACK, place),)}, {"striker": place}):
        with pytest.raises(PictureError) as refused:
            board_svg(G, **shown)
        assert refused.value.problem is PictureProblem.OFF_BOARD
    motion = handmade()
    moved = replace(motion, discs=(replace(motion.discs[0], at=place), *motion.discs[1:]))
    with pytest.raises(PictureError):
        board_svg(G, motion=moved)


def test_counts_alone_cannot_be_drawn():
    with pytest.raises(PictureError) as refused:
        picture(read_position(POSITION.partition(" [")[0] + " -"))
    assert refused.value.problem is PictureProblem.NO_LAYOUT


# Strokes ----------------------------------------------------------------------------------------


def test_a_stroke_shows_ways_and_both_ends():
    motion = handmade()
    seen = Seen(board_svg(G, motion=motion))
    striker, white, queen = motion.ways[0], motion.ways[1], motion.ways[3]
    for way in (striker, white, queen):
        (drawn,) = [e for e in seen.of_class("path") if way.piece in str(e.get("class"))]
        corners = list(dict.fromkeys(way.points))  # a corner that stands twice is drawn once
        assert places(drawn) == [near(point) for point in corners]
    ghosts = {str(e.get("class")).split()[1] for e in seen.of_class("ghost")}
    assert ghosts == {"striker", "white", "queen"}, "what lay still has no ghost"
    assert seen.discs(Piece.STRIKER) == [near((-0.02, 0.2, 0.02065))]
    assert seen.discs(Piece.BLACK) == [near((-0.2, -0.1, 0.0155))]
    assert not seen.discs(Piece.WHITE), "it fell"
    assert not seen.discs(Piece.QUEEN), "it left the board"


def test_what_fell_is_seen_in_its_hole():
    seen = Seen(board_svg(G, motion=handmade()))
    (ring,) = seen.rings("used-hole")
    assert (ring.x, ring.y) == near(G.holes[0])
    assert ring.inner >= G.hole_radius - ROUNDING
    ((x, y, radius),) = seen.discs(Piece.WHITE, "fallen")
    away = ((x - G.holes[0].x) ** 2 + (y - G.holes[0].y) ** 2) ** 0.5
    assert away + radius <= G.hole_radius + 2 * ROUNDING


def test_harder_impacts_are_larger():
    first, second = Seen(board_svg(G, motion=handmade())).rings("impact")
    assert first.outer > second.outer
    assert (first.x, first.y) == near((0.19, 0.183))


def test_discs_of_another_size():
    motion = handmade()
    discs = tuple(replace(each, radius=0.01) for each in motion.discs)
    seen = Seen(board_svg(G, motion=replace(motion, discs=discs)))
    assert seen.discs(Piece.BLACK) == [near((-0.2, -0.1, 0.01))]


def test_a_stroke_in_which_nothing_happens():
    still = handmade()
    ends = tuple(
        replace(end, at=disc.at) for end, disc in zip(still.ends, still.discs, strict=True)
    )
    ends = tuple(replace(end, fate="rest", hole=None) for end in ends)
    motion = replace(still, ends=ends, falls=(), impacts=(), ways=())
    seen = Seen(board_svg(G, motion=motion))
    assert seen.layers()[6:] == ["disc-shadows", "discs"]


# Words ------------------------------------------------------------------------------------------


def test_a_title_for_those_who_cannot_see():
    seen = Seen(board_svg(G, title='<Ada & "Béa">', description="à la fin", language="fr"))
    title, desc = seen.root[0], seen.root[1]
    assert (title.text, desc.text) == ('<Ada & "Béa">', "à la fin")
    assert seen.root.get("role") == "img"
    assert seen.root.get("aria-labelledby") == f"{title.get('id')} {desc.get('id')}"
    assert seen.root.get("{http://www.w3.org/XML/1998/namespace}lang") == "fr"


def test_any_title_is_well_formed():
    seen = Seen(board_svg(G, title="\u00a7 \ue000\x00\x1b\ud800\uffff ]]> 🙂"))
    assert seen.root[0].text == "\u00a7 " + 5 * "\ufffd" + " ]]> 🙂"
    assert seen.root.get("aria-labelledby") in seen.ids


def test_without_a_title_an_ornament():
    root = Seen(board_svg(G)).root
    assert root.get("aria-hidden") == "true"
    assert root.get("role") is None


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "A carrom board with 1 white piece, 1 black piece, the striker."),
        ("fr", "Un plateau de carrom\u00a0: 1 pion blanc, 1 pion noir, le palet."),
    ],
)
def test_pictures_have_a_title_in_either_language(language, words):
    assert Seen(picture(read_position(POSITION), language=language).svg).root[0].text == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "A stroke on a carrom board: 3 discs moved, 1 fell."),
        ("fr", "Un coup sur un plateau de carrom\u00a0: 3 disques ont bougé, 1 est tombé."),
    ],
)
def test_strokes_have_a_title_in_either_language(language, words):
    assert Seen(Picture.of_motion(handmade(), language=language).svg).root[0].text == words


# The same everywhere ----------------------------------------------------------------------------


def test_numbers_are_plain():
    written = [number(x) for x in (0.0, -0.0, -0.004, 1e-17, 12.0, 12.346, -7.1, 100.0, 1e6)]
    assert written == ["0", "0", "0", "0", "12", "12.35", "-7.1", "100", "1000000"]


def test_the_same_picture_is_the_same_text_in_a_fresh_process():
    code = (
        "from carrom.equipment.editions import EDITIONS\n"
        "from carrom.equipment.rosette import rosette\n"
        "from carrom.equipment.standard import standard_geometry\n"
        "from carrom.render import picture\n"
        "g = standard_geometry(EDITIONS['revised'])\n"
        "print(picture(rosette(g), g).svg, end='')\n"
    )
    fresh = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert fresh.stdout.decode() == picture(rosette(G), G).svg


def test_two_pictures_share_no_ids():
    light, dark = (Seen(board_svg(G, theme=theme)) for theme in THEME_NAMES)
    assert light.ids
    assert not light.ids & dark.ids


def test_themes_and_editions_differ_in_paint_and_marks_only():
    assert len({board_svg(G, theme=theme) for theme in THEME_NAMES}) == 2
    old = standard_geometry(EDITIONS["1986"])
    assert board_svg(old) != board_svg(G)


def test_loading_pictures_loads_neither_engine_nor_png():
    code = "import sys, carrom.render; print({'numba', 'resvg_py'} & set(sys.modules))"
    fresh = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert fresh.stdout.decode().strip() == "set()"


# Sizes and files --------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALLEST, 333])
def test_png_has_the_size_asked_for(size):
    drawn = picture(rosette(G), G, size=size)
    assert Seen(drawn.svg).root.get("width") == str(size)
    assert png_size(drawn.png()) == (size, size)
    assert png_size(drawn.png(64)) == (64, 64)


def test_png_shows_what_the_svg_says():
    """Colours at a few places: page, queen at the centre, a hole, white and black pieces."""
    layout = (
        Standing(Piece.QUEEN, Point(0, 0)),
        Standing(Piece.WHITE, Point(0.15, 0.1)),
        Standing(Piece.BLACK, Point(-0.15, 0.1)),
    )
    size = 160
    rows = pixels(picture(layout, G, size=size).png())
    half = G.half_side + G.frame_width + 0.028

    def colour(x: float, y: float) -> tuple[int, ...]:
        column, row = (int(size * (half + v) / (2 * half)) for v in (x, -y))
        return tuple(rows[row][4 * column : 4 * column + 4])

    red, green, blue, opaque = colour(0, 0)
    assert red > 150 > green
    assert blue < 150
    assert opaque == 255
    assert sum(colour(0.15, 0.1)[:3]) > 600
    assert sum(colour(-0.15, 0.1)[:3]) < 250
    assert sum(colour(*G.holes[2])[:3]) < 60
    assert colour(-half + 0.002, half - 0.002)[:3] == (0xFA, 0xF7, 0xF1)


@pytest.mark.parametrize("size", [0, -5, SMALLEST - 1, LARGEST + 1])
def test_senseless_sizes_are_refused(size):
    for draw in (lambda: board_svg(G, size=size), lambda: png(board_svg(G), size)):
        with pytest.raises(PictureError) as refused:
            draw()
        assert refused.value.problem is PictureProblem.SIZE


def test_a_notebook_shows_a_picture():
    drawn = picture(rosette(G), G)
    assert drawn._repr_svg_() == drawn.svg
    assert "svg" not in repr(drawn)
    assert drawn == picture(rosette(G), G)


def test_files_appear_whole(tmp_path):
    drawn = picture(rosette(G), G, size=64)
    for name in ("a.svg", "b.PNG"):
        drawn.save(tmp_path / name)
    assert (tmp_path / "a.svg").read_text(encoding="ascii") == drawn.svg
    assert png_size((tmp_path / "b.PNG").read_bytes()) == (64, 64)
    (tmp_path / "link.svg").symlink_to("a.svg")
    other = picture((), G)
    other.save(str(tmp_path / "link.svg"))
    assert (tmp_path / "link.svg").is_symlink()
    assert (tmp_path / "a.svg").read_text(encoding="ascii") == other.svg
    with pytest.raises(OSError, match="directory"):
        drawn.save(tmp_path)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a.svg", "b.PNG", "link.svg"]
