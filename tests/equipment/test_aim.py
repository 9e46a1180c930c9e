"""How a stroke is played, and what its JSON looks like."""

from dataclasses import replace
from math import hypot

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import carrom
from carrom.equipment.aim import Aim
from carrom.equipment.angles import direction
from carrom.equipment.geometry import from_seat
from carrom.equipment.pieces import Point, Seat
from carrom.physics import Aim as PhysicsAim

BOARD = carrom.board("revised")
places = st.floats(-0.35, 0.35)


def test_there_is_one_aim():
    assert PhysicsAim is Aim


@given(seat=st.sampled_from(Seat), x=st.floats(-0.2, 0.2), across=places, along=places)
def test_a_stroke_at_a_target_goes_there(seat, x, across, along):
    start = from_seat(Point(x, -BOARD.base_distance), seat)
    far = hypot(across - start.x, along - start.y)
    if far < 1e-6:
        return
    aim = Aim.at(seat, x, Point(across, along), 3.0, spin=2.0)
    assert (aim.seat, aim.x, aim.speed, aim.spin) == (seat, x, 3.0, 2.0)
    towards = from_seat(direction(aim.angle), seat)
    assert start.x + far * towards.x == pytest.approx(across, abs=1e-9)
    assert start.y + far * towards.y == pytest.approx(along, abs=1e-9)


def test_the_board_can_be_another():
    near = replace(BOARD, base_distance=0.1)
    assert Aim.at(Seat.SOUTH, 0.0, Point(0.1, 0.0), 1.0, geometry=near).angle == pytest.approx(45.0)


def test_nothing_can_be_aimed_at_where_the_striker_stands():
    with pytest.raises(ValueError, match="where the striker stands"):
        Aim.at(Seat.SOUTH, 0.1, Point(0.1, -BOARD.base_distance), 1.0)


def test_as_json():
    aim = Aim(Seat.SOUTH, 0.02, 90.0, 5.0)
    text = b'{"seat":"south","x":0.02,"angle":90.0,"speed":5.0}'
    assert msgspec.json.encode(aim) == text
    assert msgspec.json.decode(text, type=Aim) == aim
    spinning = msgspec.structs.replace(aim, spin=-3.0)
    assert msgspec.json.decode(msgspec.json.encode(spinning), type=Aim) == spinning != aim
    assert hash(aim) == hash(Aim(Seat.SOUTH, 0.02, 90.0, 5.0))


@pytest.mark.parametrize("name", ["", "1987", "Revised"])
def test_an_unknown_board_is_refused_with_those_there_are(name):
    with pytest.raises(ValueError, match="1986, revised"):
        carrom.board(name)


def test_the_package_has_no_other_names():
    assert "board" in dir(carrom)
    with pytest.raises(AttributeError, match="no attribute 'bored'"):
        carrom.bored  # noqa: B018
