"""What cannot be is refused with a typed reason before anything moves."""

from dataclasses import fields
from math import inf, nan
from typing import Any

import pytest

from carrom.equipment.geometry import from_seat
from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.equipment.rosette import rosette
from carrom.physics import (
    Aim,
    Disc,
    InputError,
    Jumps,
    Problem,
    Surface,
    jitter,
    simulate,
    snapped,
    strike,
)
from carrom.physics.surface import RANGES
from carrom.texts import render
from tests.physics.worlds import BOARD

A = Disc("a", Piece.WHITE, Point(0.0, 0.0))


def disc(**changes):
    given = {"id": "b", "piece": Piece.BLACK, "at": Point(0.1, 0.1)} | changes
    return Disc(**given)


@pytest.mark.parametrize(
    ("discs", "problem", "field"),
    [
        ([], Problem.NO_DISCS, "/discs"),
        ([disc(id=f"{k}", at=Point(0, 0)) for k in range(65)], Problem.TOO_MANY, "/discs"),
        ([A, disc(id="a")], Problem.SAME_ID, "/discs/1/id"),
        ([A, disc(at=Point(nan, 0.0))], Problem.NOT_A_NUMBER, "/discs/1/x"),
        ([A, disc(at=Point(0.0, inf))], Problem.NOT_A_NUMBER, "/discs/1/y"),
        ([A, disc(velocity=Point(nan, 0.0))], Problem.NOT_A_NUMBER, "/discs/1/vx"),
        ([A, disc(spin=nan)], Problem.NOT_A_NUMBER, "/discs/1/spin"),
        ([A, disc(mass=nan)], Problem.NOT_A_NUMBER, "/discs/1/mass"),
        ([A, disc(mass=-1.0)], Problem.MASS, "/discs/1/mass"),
        ([A, disc(mass=0.0)], Problem.MASS, "/discs/1/mass"),
        ([A, disc(radius=-0.01)], Problem.RADIUS, "/discs/1/radius"),
        ([A, disc(radius=0.3)], Problem.RADIUS, "/discs/1/radius"),
        ([A, disc(at=Point(0.36, 0.0))], Problem.OFF_BOARD, "/discs/1/x"),
        ([A, disc(at=Point(0.0, -0.4))], Problem.OFF_BOARD, "/discs/1/y"),
        ([A, disc(at=Point(0.03, 0.0))], Problem.OVERLAP, "/discs/1"),
        ([A, disc(velocity=Point(40.0, 40.0))], Problem.SPEED, "/discs/1/vx"),
        ([A, disc(spin=-2001.0)], Problem.SPIN, "/discs/1/spin"),
    ],
)
def test_discs(discs, problem, field):
    with pytest.raises(InputError) as refused:
        simulate(discs, BOARD)
    assert (refused.value.problem, refused.value.field) == (problem, field)
    for language in ("en", "fr"):
        said = render(refused.value.said, language)
        assert said.endswith(".")
        assert "{" not in said


@pytest.mark.parametrize("name", [field.name for field in fields(Surface)])
def test_every_figure_of_a_surface_has_a_range(name):
    surface: Any = Surface
    least, most = RANGES[name]
    for wrong in (least - 1.0, most * 2 + 1, nan, inf, -inf):
        with pytest.raises(InputError) as refused:
            simulate([A], BOARD, surface(**{name: wrong}))
        assert refused.value.field == f"/surface/{name}"
        assert name in render(refused.value.said, "fr")
    for right in (least, most):
        simulate([A], BOARD, surface(**{name: right}))


@pytest.mark.parametrize(
    ("aim", "problem", "field"),
    [
        (Aim(Seat.SOUTH, nan, 90.0, 1.0), Problem.NOT_A_NUMBER, "/stroke/x"),
        (Aim(Seat.SOUTH, 0.0, inf, 1.0), Problem.NOT_A_NUMBER, "/stroke/angle"),
        (Aim(Seat.SOUTH, 0.0, 90.0, -1.0), Problem.SPEED, "/stroke/speed"),
        (Aim(Seat.SOUTH, 0.0, 90.0, 51.0), Problem.SPEED, "/stroke/speed"),
        (Aim(Seat.SOUTH, 0.0, 90.0, 1.0, 2001.0), Problem.SPIN, "/stroke/spin"),
        (Aim(Seat.SOUTH, 0.2, 90.0, 1.0), Problem.STRIKER_PLACE, "/stroke/x"),
        (Aim(Seat.WEST, 0.3, 90.0, 1.0), Problem.STRIKER_PLACE, "/stroke/x"),
    ],
)
def test_strokes(aim, problem, field):
    with pytest.raises(InputError) as refused:
        strike(rosette(BOARD), aim, BOARD)
    assert (refused.value.problem, refused.value.field) == (problem, field)
    assert render(refused.value.said, "fr") != render(refused.value.said, "en")
    assert str(refused.value) == f"{field}: {render(refused.value.said, 'en')}"


def test_chance():
    aim = Aim(Seat.SOUTH, 0.0, 90.0, 1.0)
    for jumps, problem in (
        (Jumps(seed=-1), Problem.SEED),
        (Jumps(seed=1 << 64), Problem.SEED),
        (Jumps(seed=1, degrees=nan), Problem.JUMPS),
        (Jumps(seed=1, degrees=50.0), Problem.JUMPS),
    ):
        with pytest.raises(InputError) as refused:
            strike(rosette(BOARD), aim, BOARD, jumps=jumps)
        assert refused.value.problem is problem
    for noise, seed, problem in (
        (nan, 1, Problem.NOISE),
        (2e-3, 1, Problem.NOISE),
        (1e-4, -1, Problem.SEED),
    ):
        with pytest.raises(InputError) as refused:
            jitter(rosette(BOARD), BOARD, noise, seed)
        assert refused.value.problem is problem


def test_touching_to_the_last_bit_is_no_overlap():
    for turn in range(0, 360, 7):
        simulate([Disc(f"{k}", s.piece, s.at) for k, s in enumerate(rosette(BOARD, turn))], BOARD)


@pytest.mark.parametrize("seat", list(Seat))
@pytest.mark.parametrize("x", [-0.5, -0.19, 0.0, 0.013, 0.2, 0.3])
def test_a_striker_moves_to_a_legal_place_only_when_asked(seat, x):
    here = from_seat(Point(0.01, -BOARD.base_distance), seat)
    layout = (Standing(Piece.WHITE, here),)
    aim = Aim(seat, x, 75.0, 3.0, 5.0)
    if x in (0.0, 0.013):
        with pytest.raises(InputError) as refused:
            strike(layout, aim, BOARD)
        assert refused.value.problem is Problem.OVERLAP
    moved = snapped(aim, layout, BOARD)
    assert (moved.seat, moved.angle, moved.speed, moved.spin) == (seat, 75.0, 3.0, 5.0)
    motion = strike(layout, aim, BOARD, snap=True)
    assert motion == strike(layout, moved, BOARD)
    nearer = x + 0.999 * (moved.x - x)
    if moved.x != x:
        with pytest.raises(InputError):
            strike(layout, Aim(seat, nearer, 75.0, 3.0), BOARD)


def test_a_legal_place_stays_when_snapping():
    aim = Aim(Seat.SOUTH, 0.1, 90.0, 1.0)
    assert snapped(aim, rosette(BOARD), BOARD) == aim


def test_without_a_legal_place_there_is_nothing_to_snap_to():
    apart = 2 * BOARD.piece_radius
    row = (Point((k - 7.5) * apart, -BOARD.base_distance) for k in range(16))
    layout = tuple(Standing(Piece.BLACK, at) for at in row)
    with pytest.raises(InputError) as refused:
        strike(layout, Aim(Seat.SOUTH, 0.0, 90.0, 1.0), BOARD, snap=True)
    assert refused.value.problem is Problem.OVERLAP
