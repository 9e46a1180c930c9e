"""Both board editions against the printed lists, and the figures handed to texts."""

import re
from decimal import Decimal

import pytest

from carrom.equipment.dimensions import MEASURING_TOLERANCE, DimensionName, Source
from carrom.equipment.editions import BOARD_1986, EDITIONS, LAWS_BOARD, REVISED
from carrom.equipment.figures import figures
from carrom.equipment.requirements import (
    CENTIMETRES_PER_INCH,
    REQUIREMENTS,
    STAND_HEIGHT_MIN_INCHES,
    Condition,
    Limits,
    Part,
    limits_of,
)
from carrom.equipment.standard import DEFAULT_EDITION, PIECE_RADIUS, STRIKER_RADIUS, board

# name: letter, minimum, nominal, maximum, as the lists (or figures) print them
PRINTED_1986 = {
    "surface_side": ("A", "73.34", "73.66", "73.98"),
    "frame_width": ("B", "6.35", None, "7.62"),
    "hole_diameter": ("C", "4.37", "4.45", "4.53"),
    "base_line_to_frame": ("D", None, "10.16", None),
    "base_line_length": ("", None, "47.00", None),
    "base_line_thickness": ("O", "0.48", None, "0.64"),
    "base_circle_diameter": ("J", None, "3.18", None),
    "base_circle_inner_diameter": ("P", None, "2.54", None),
    "arrow_length": ("N", "26.67", None, "27.94"),
    "arrow_thickness": ("", None, "0.15", None),
    "arrow_to_hole": ("M", None, "5.08", None),
    "centre_circle_diameter": ("E", None, "3.18", None),
    "inner_circle_diameter": ("F", None, "16.19", None),
    "outer_circle_diameter": ("G", "21.27", None, "21.59"),
    "frame_height": ("K", "1.59", None, "2.54"),
    "body_thickness": ("L", "3.18", None, "5.08"),
    "reinforcement_width": ("H", None, "2.5", None),
    "reinforcement_height": ("H", None, "1.27", None),
    "surface_thickness": ("", "0.8", None, None),
}
PRINTED_REVISED = {
    "surface_side": ("A", "73.34", "73.66", "73.98"),
    "frame_width": ("B", "6.35", None, "7.60"),
    "hole_diameter": ("C", "4.37", "4.45", "4.53"),
    "base_line_length": ("D", "46.70", "47.00", "47.30"),
    "base_line_thickness": ("E", "0.48", None, "0.64"),
    "base_line_to_frame": ("F", None, "10.16", None),
    "base_circle_diameter": ("G", None, "3.18", None),
    "base_circle_inner_diameter": ("H", None, "2.54", None),
    "arrow_length": ("I", None, None, "26.70"),
    "arrow_thickness": ("I", None, "0.15", None),
    "arrow_to_hole": ("J", None, "5.00", None),
    "centre_circle_diameter": ("K", "3.02", "3.18", "3.34"),
    "inner_circle_diameter": ("L", "16.70", "17.00", "17.30"),
    "arc_diameter": ("M", None, "6.35", None),
    "base_circle_gap": ("N", None, "1.27", None),
    "frame_height": ("", "1.90", None, "2.54"),
    "surface_thickness": ("", "0.8", None, None),
}


PRINTED_ICF = PRINTED_REVISED | {
    "surface_side": ("", "73.50", None, "74.00"),
    "frame_width": ("", "6.35", None, "7.60"),
    "hole_diameter": ("", None, "4.45", None),
    "frame_height": ("", "1.90", None, "2.54"),
    "surface_thickness": ("", "0.80", None, None),
}


def number(text: str | None) -> Decimal | None:
    return None if text is None else Decimal(text)


@pytest.mark.proves("international:table")
@pytest.mark.parametrize(
    ("edition", "printed"),
    [
        (BOARD_1986, PRINTED_1986),
        (REVISED, PRINTED_REVISED),
        pytest.param(LAWS_BOARD, PRINTED_ICF, marks=pytest.mark.proves("icf:board")),
    ],
)
def test_every_dimension_is_as_printed(edition, printed):
    assert {d.name: (d.letter, d.minimum, d.nominal, d.maximum) for d in edition.dimensions} == {
        n: (row[0], *map(number, row[1:])) for n, row in printed.items()
    }


@pytest.mark.proves("international:table")
def test_what_stands_in_a_figure_only_is_marked():
    drawn = {
        (e.name, d.name)
        for e in EDITIONS.values()
        for d in e.dimensions
        if d.source is Source.FIGURE
    }
    assert drawn == {
        ("1986", "base_line_length"),
        ("1986", "arrow_thickness"),
        ("revised", "frame_height"),
        ("revised", "surface_thickness"),
    }


@pytest.mark.proves("icf:board")
def test_the_board_of_the_laws_cites_them_and_takes_its_lines_from_the_newer_list():
    own = {d.name for d in LAWS_BOARD.dimensions if d.clause == "icf:board"}
    assert own == set(PRINTED_ICF) - {
        n for n, row in PRINTED_ICF.items() if row == PRINTED_REVISED[n] and n != "frame_height"
    }
    assert all(LAWS_BOARD[d.name] is d for d in REVISED.dimensions if d.name not in own)
    assert (LAWS_BOARD.rule_set, REVISED.rule_set, BOARD_1986.rule_set) == ("icf", None, None)
    assert board("icf").half_side == pytest.approx(0.36875)
    assert board("icf").inner_radius == board("revised").inner_radius
    assert board("icf").frame_width == pytest.approx(0.06975)
    assert DEFAULT_EDITION == "revised"


def test_every_dimension_name_is_used_and_none_twice():
    for edition in EDITIONS.values():
        names = [d.name for d in edition.dimensions]
        assert len(set(names)) == len(names)
    used = {d.name for e in EDITIONS.values() for d in e.dimensions}
    assert used == set(DimensionName)


def test_limits_of_a_check():
    bare = REVISED[DimensionName.BASE_LINE_TO_FRAME]
    assert (bare.lowest, bare.highest) == (
        Decimal("10.16") - MEASURING_TOLERANCE,
        Decimal("10.16") + MEASURING_TOLERANCE,
    )
    at_most = REVISED[DimensionName.ARROW_LENGTH]
    assert (at_most.lowest, at_most.highest) == (None, Decimal("26.70"))
    at_least = REVISED[DimensionName.SURFACE_THICKNESS]
    assert (at_least.lowest, at_least.highest) == (Decimal("0.8"), None)
    about = REVISED[DimensionName.SURFACE_SIDE]
    assert (about.lowest, about.highest) == (Decimal("73.34"), Decimal("73.98"))


def test_working_figures():
    assert REVISED[DimensionName.SURFACE_SIDE].working == Decimal("73.66")
    assert REVISED[DimensionName.ARROW_LENGTH].working == Decimal("26.70")
    assert BOARD_1986[DimensionName.ARROW_LENGTH].working == Decimal("27.305")
    assert REVISED[DimensionName.SURFACE_THICKNESS].working == Decimal("0.8")


def test_a_dimension_the_edition_lacks():
    assert REVISED.get(DimensionName.OUTER_CIRCLE_DIAMETER) is None
    with pytest.raises(KeyError):
        REVISED[DimensionName.OUTER_CIRCLE_DIAMETER]


@pytest.mark.proves("international:2")
def test_every_kind_of_equipment_has_requirements():
    assert {r.part for r in REQUIREMENTS} == set(Part) - {Part.BOARD}
    assert len({(r.part, r.name) for r in REQUIREMENTS}) == len(REQUIREMENTS)


@pytest.mark.proves(
    "international:2.1.a",
    "international:2.1.b",
    "international:2.2",
    "international:2.3",
    "international:2.4",
    "international:2.5",
    "international:2.8",
)
def test_figures_of_chapter_2():
    known = figures()
    wanted = {
        "surface_thickness_min": "1.59",
        "surface_thickness_reinforced_min": "0.8",
        "frame_density_min": "0.7",
        "frame_density_max": "0.9",
        "rebounds_min": "3.5",
        "piece_diameter_min": "2.86",
        "piece_diameter_max": "3.18",
        "piece_thickness_min": "0.64",
        "piece_thickness_max": "0.95",
        "piece_weight_min": "5.25",
        "piece_weight_max": "6.0",
        "striker_diameter_max": "4.13",
        "striker_weight_max": "15",
        "stand_height_min": "66.31",
        "stand_height_max": "70.48",
        "stand_height_min_inches": "26.5",
        "seat_height_min": "43.18",
        "seat_height_max": "48.26",
        "lamp_power_min": "60",
        "lamp_power_max": "100",
    }
    assert {n: v for n, v in known.items() if not re.match("b1986_|revised_|icf_", n)} == {
        n: Decimal(v) for n, v in wanted.items()
    }


def test_figures_of_both_boards():
    known = figures()
    assert known["revised_surface_side"] == Decimal("73.66")
    assert known["revised_surface_side_min"] == Decimal("73.34")
    assert known["revised_surface_side_max"] == Decimal("73.98")
    assert known["b1986_frame_width_min"] == Decimal("6.35")
    assert known["b1986_base_line_to_frame"] == Decimal("10.16")
    assert known["revised_arrow_length_max"] == Decimal("26.70")
    assert known["b1986_base_line_length"] == 47
    for absent in ("b1986_frame_width", "b1986_base_line_to_frame_min", "revised_arrow_length_min"):
        assert absent not in known


@pytest.mark.proves("international:2.4")
def test_the_slip_of_the_stand_is_kept_and_known():
    minimum = limits_of(Part.STAND, "height").minimum
    assert minimum is not None
    assert STAND_HEIGHT_MIN_INCHES * CENTIMETRES_PER_INCH - minimum == 1


def test_limits_are_in_order_and_answers_wanted():
    for requirement in REQUIREMENTS:
        if isinstance(requirement.rule, Limits):
            low, high = requirement.rule.minimum, requirement.rule.maximum
            assert low is None or high is None or low < high
            assert (low, high) != (None, None)
    negative = {(r.part, r.name) for r in REQUIREMENTS if r.rule == Condition(wanted=False)}
    assert negative == {
        (Part.STRIKER, "visible_metal"),
        (Part.CHAIRS, "armrests"),
        (Part.LAMP, "dazzles"),
    }
    with pytest.raises(KeyError):
        limits_of(Part.LAMP, "dazzles")


@pytest.mark.proves("international:2.2", "international:2.3")
def test_the_discs_of_play_are_regular():
    diameter = limits_of(Part.PIECES, "diameter")
    assert diameter.minimum is not None
    assert diameter.maximum is not None
    assert diameter.minimum <= 2 * PIECE_RADIUS <= diameter.maximum
    assert limits_of(Part.STRIKER, "diameter").maximum == 2 * STRIKER_RADIUS
