"""The page's board is ours: its figures are those of the equipment."""

import re
from pathlib import Path

import pytest

from carrom.equipment.editions import EDITIONS
from carrom.equipment.standard import standard_geometry
from carrom.equipment.striker import legal_intervals

SOURCE = Path(__file__).parents[2] / "web" / "src" / "lib" / "geometry.ts"
BOARD = standard_geometry(EDITIONS["revised"])
NAMES = {
    "halfSide": BOARD.half_side,
    "holeRadius": BOARD.hole_radius,
    "centreRadius": BOARD.centre_radius,
    "innerRadius": BOARD.inner_radius,
    "baseDistance": BOARD.base_distance,
    "baseHalfWidth": BOARD.base_half_width,
    "baseCircleX": BOARD.base_circle_x,
    "baseCircleRadius": BOARD.base_circle_radius,
    "pieceRadius": BOARD.piece_radius,
    "strikerRadius": BOARD.striker_radius,
    "arrowStart": BOARD.arrow_start,
    "arrowEnd": BOARD.arrow_end,
    "frame": BOARD.frame_width,
}


def test_the_board():
    text = SOURCE.read_text(encoding="utf-8")
    for name, value in NAMES.items():
        found = re.search(rf"\b{name}: ([0-9.]+)", text)
        assert found, name
        assert float(found[1]) == pytest.approx(value, abs=1e-6), name


def test_where_the_striker_may_stand():
    part = SOURCE.read_text(encoding="utf-8").partition("LEGAL")[2].partition("];")[0]
    pairs = [tuple(map(float, p)) for p in re.findall(r"\[(-?[0-9.]+), (-?[0-9.]+)\]", part)]
    assert len(pairs) == 3
    for (low, high), legal in zip(pairs, legal_intervals(BOARD), strict=True):
        assert legal.low <= low <= legal.low + 1e-8 or low == pytest.approx(legal.low, abs=1e-9)
        assert high == pytest.approx(legal.high, abs=1e-8)
