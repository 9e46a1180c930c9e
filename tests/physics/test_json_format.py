"""The JSON values of ``carrom simulate``: both forms of a request, what is refused, the answer."""

from copy import deepcopy
from dataclasses import replace
from math import copysign, hypot, inf, nan
from typing import Any

import pytest

from carrom.equipment.editions import EDITIONS
from carrom.equipment.pieces import Piece, Point, Seat
from carrom.equipment.rosette import rosette
from carrom.equipment.standard import standard_geometry
from carrom.physics import Aim, Disc, Surface, json_format
from carrom.physics.json_format import FreeDiscs, PlayedStroke, RequestError, answer, read, write
from carrom.physics.simulate import TooLongError
from carrom.texts import LANGUAGES, render

GEOMETRY = standard_geometry(EDITIONS["revised"])
FREE: dict[str, Any] = {
    "surface": {
        "mu": 0.13,
        "mu_striker": 0.13,
        "e_piece": 0.8,
        "e_cushion": 0.8,
        "e_exponent": 0.1,
        "mu_contact": 0.1,
        "mu_cushion": 0.15,
        "e_tangential": 0.0,
    },
    "board": "revised",
    "pockets": True,
    "discs": [
        {"id": "s", "kind": "striker", "x": 0.0, "y": -0.2508, "vx": 0.0, "vy": 3.0, "spin": 0.0},
        {"id": "w1", "kind": "white", "x": 0.1, "y": 0.05},
    ],
}
PLAYED: dict[str, Any] = {
    "position": "rosette",
    "turn_degrees": 0,
    "stroke": {"side": "south", "x": 0.02, "angle": 90, "speed": 5.0, "spin": 0},
}
FIGURES = (*FREE["surface"], "stiffness", "drop")
LEFT_OUT = object()


def changed(request, pointer, value):
    """The request with one field set, added or left out; no pointer: the value itself."""
    if not pointer:
        return value
    request = deepcopy(request)
    *way, last = pointer.strip("/").split("/")
    place = request
    for name in way:
        place = place[int(name) if isinstance(place, list) else name]
    if value is LEFT_OUT:
        del place[last]
    elif isinstance(place, list):
        place[int(last) :] = [value]
    else:
        place[last] = value
    return request


def asked(request):
    request = read(request)
    return write(request, answer(request))


def refused(request) -> RequestError:
    with pytest.raises(RequestError) as caught:
        answer(read(request))
    return caught.value


def test_free_discs_are_read_as_given():
    request = read(FREE)
    striker = Disc(
        id="s", piece=Piece.STRIKER, at=Point(0.0, -0.2508), velocity=Point(0.0, 3.0), spin=0.0
    )
    white = Disc(id="w1", piece=Piece.WHITE, at=Point(0.1, 0.05))
    assert request == FreeDiscs((striker, white), GEOMETRY, Surface(), pockets=True)


def test_a_played_stroke_is_read_as_given():
    aim = Aim(seat=Seat.SOUTH, x=0.02, angle=90.0, speed=5.0, spin=0.0)
    request = read(PLAYED)
    assert request == PlayedStroke(rosette(GEOMETRY), aim, GEOMETRY, Surface(), pockets=True)


def test_what_may_be_left_out():
    bare = {"discs": [{"id": "q", "kind": "queen", "x": 0, "y": 0}]}
    queen = Disc(id="q", piece=Piece.QUEEN, at=Point(0.0, 0.0))
    assert read(bare) == FreeDiscs((queen,), GEOMETRY, Surface(), pockets=True)
    nothing = dict.fromkeys(("surface", "board", "pockets", "position", "stroke", "turn_degrees"))
    assert read(bare | nothing) == read(bare)
    for key in ("vx", "vy", "spin"):
        assert read(changed(FREE, f"/discs/1/{key}", None)) == read(FREE)
    for key in FIGURES:
        assert read(changed(FREE, f"/surface/{key}", None)) == read(FREE)
    assert read({k: PLAYED[k] for k in ("position", "stroke")}) == read(PLAYED)
    assert read(changed(PLAYED, "/stroke/spin", LEFT_OUT)) == read(PLAYED)


def test_what_may_be_chosen():
    for name in FIGURES:
        chosen: dict[str, Any] = {name: 0.5}
        assert read(FREE | {"surface": chosen}).surface == replace(Surface(), **chosen)
    assert read(FREE | {"board": "1986"}).geometry == standard_geometry(EDITIONS["1986"])
    assert read(PLAYED | {"board": "1986"}).geometry == standard_geometry(EDITIONS["1986"])
    for request in (FREE, PLAYED):
        assert read(request | {"pockets": False}).pockets is False
    heavy = changed(changed(FREE, "/discs/1/mass", 0.006), "/discs/1/radius", 0.0159)
    weighed = read(heavy)
    assert isinstance(weighed, FreeDiscs)
    discs = weighed.discs
    assert (discs[1].mass, discs[1].radius) == (0.006, 0.0159)
    assert (discs[0].mass, discs[0].radius) == (None, None)
    for turn in (30.0, -330.0):
        for turns in (0, 1_000_000):
            stroke = read(PLAYED | {"turn_degrees": turn + turns * copysign(360, turn)})
            assert isinstance(stroke, PlayedStroke)
            assert stroke.layout == rosette(GEOMETRY, turn)


def test_other_names_are_passed_over():
    more = {"name": "a break", "expect": [1, {"x": None}], "seed": nan}
    for request in (FREE, PLAYED):
        assert read(request | more) == read(request)
    assert read(changed(FREE, "/discs/0/colour", "red")) == read(FREE)
    assert read(changed(FREE, "/surface/powder", "fine")) == read(FREE)
    assert read(changed(PLAYED, "/stroke/finger", 2)) == read(PLAYED)


SHAPE = [
    (FREE, "", None),
    (FREE, "", []),
    (FREE, "", 5),
    (FREE, "", "rosette"),
    (FREE, "/surface", []),
    (FREE, "/surface", "fine"),
    (FREE, "/board", "2024"),
    (FREE, "/board", 1986),
    (FREE, "/board", {}),
    (FREE, "/board", ["revised"]),
    (FREE, "/pockets", 1),
    (FREE, "/pockets", "no"),
    (FREE, "/discs", LEFT_OUT),
    (FREE, "/discs", {}),
    (FREE, "/discs", "w1"),
    (FREE, "/discs", []),
    (FREE, "/discs/1", None),
    (FREE, "/discs/1", "w1"),
    (FREE, "/discs/1", []),
    (FREE, "/discs/1/id", LEFT_OUT),
    (FREE, "/discs/1/id", 7),
    (FREE, "/discs/1/id", ["w1"]),
    (FREE, "/discs/1/id", "s"),
    (FREE, "/discs/1/kind", LEFT_OUT),
    (FREE, "/discs/1/kind", "red"),
    (FREE, "/discs/1/kind", "White"),
    (FREE, "/discs/1/kind", 1),
    (FREE, "/discs/1/kind", ["white"]),
    (FREE, "/discs/1/kind", {"white": 1}),
    (FREE, "/discs/1/x", LEFT_OUT),
    (FREE, "/discs/1/y", None),
    (PLAYED, "/position", LEFT_OUT),
    (PLAYED, "/position", "triangle"),
    (PLAYED, "/position", "Rosette"),
    (PLAYED, "/position", ["rosette"]),
    (PLAYED, "/position", {"white": [[0, 0]]}),
    (PLAYED, "/turn_degrees", nan),
    (PLAYED, "/turn_degrees", "30"),
    (PLAYED, "/stroke", LEFT_OUT),
    (PLAYED, "/stroke", "strong"),
    (PLAYED, "/stroke", []),
    (PLAYED, "/stroke/side", LEFT_OUT),
    (PLAYED, "/stroke/side", "South"),
    (PLAYED, "/stroke/side", 1),
    *((PLAYED, f"/stroke/{key}", LEFT_OUT) for key in ("x", "angle", "speed")),
]
NUMBERS = [
    *((FREE, f"/surface/{key}") for key in FIGURES),
    *((FREE, f"/discs/1/{key}") for key in ("x", "y", "vx", "vy", "spin", "radius", "mass")),
    (PLAYED, "/turn_degrees"),
    *((PLAYED, f"/stroke/{key}") for key in ("x", "angle", "speed", "spin")),
]
NO_NUMBERS = [nan, inf, -inf, "1", "", True, False, [], [1.0], {}, 10**400, -(10**400)]


@pytest.mark.parametrize(("request_", "pointer", "value"), SHAPE)
def test_a_request_of_the_wrong_shape_is_refused_where_it_is_wrong(request_, pointer, value):
    refusal = refused(changed(request_, pointer, value))
    assert refusal.field == pointer
    said = {render(refusal.reason, language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(sentence.endswith(".") and len(sentence) < 200 for sentence in said)


@pytest.mark.parametrize(("request_", "pointer"), NUMBERS)
def test_whatever_is_no_number_is_refused_where_it_stands(request_, pointer):
    for value in NO_NUMBERS:
        assert refused(changed(request_, pointer, value)).field == pointer


def test_names_that_are_known_are_named():
    sentence = render(refused(PLAYED | {"position": "triangle"}).reason, "en")
    assert sentence == "Unknown name “triangle”. Choose one of: rosette."
    sentence = render(refused(FREE | {"board": "2" * 1000}).reason, "en")
    assert sentence == f"Unknown name “{'2' * 39}…”. Choose one of: 1986, revised, icf."


def test_the_two_forms_do_not_mix():
    assert refused(FREE | PLAYED).field == "/position"
    assert refused(FREE | {"stroke": PLAYED["stroke"]}).field == "/stroke"
    assert refused(FREE | {"position": "rosette"}).field == "/position"
    assert refused({"discs": [], "position": "rosette"}).field == "/position"
    assert refused({}).field == "/discs"


IMPOSSIBLE = [
    (FREE, "/surface/mu", 0.0),
    (FREE, "/surface/mu", -0.1),
    (FREE, "/surface/mu_striker", 1e6),
    (FREE, "/surface/e_piece", 1.1),
    (FREE, "/surface/e_cushion", -0.5),
    (FREE, "/surface/e_exponent", -0.1),
    (FREE, "/surface/mu_contact", -1),
    (FREE, "/surface/mu_cushion", 1e300),
    (FREE, "/surface/e_tangential", 2),
    (FREE, "/surface/stiffness", 0),
    (FREE, "/surface/drop", -0.001),
    (FREE, "/discs/1/x", 0.36),
    (FREE, "/discs/1/x", -1e300),
    (FREE, "/discs/1/y", 0.3683),
    (FREE, "/discs/1/vx", 50.1),
    (FREE, "/discs/1/vx", -1e300),
    (FREE, "/discs/1/spin", 2001),
    (FREE, "/discs/1/spin", -1e9),
    *((FREE, "/discs/1/radius", radius) for radius in (0, -0.015, 1e-9, 0.5, 1e300)),
    *((FREE, "/discs/1/mass", mass) for mass in (0, -0.0055, 1e-12, 1e6, 1e300)),
    (FREE, "/discs/1", {"id": "w1", "kind": "white", "x": 0.0, "y": -0.2508}),
    (FREE, "/discs/1", {"id": "w1", "kind": "white", "x": 0.0, "y": -0.2147}),
    (PLAYED, "/stroke/speed", -1),
    (PLAYED, "/stroke/speed", 50.1),
    (PLAYED, "/stroke/spin", 2001),
    *((PLAYED, "/stroke/x", x) for x in (0.2, -0.2, 0.25, 0.36, 1e300)),
]


@pytest.mark.parametrize(("request_", "pointer", "value"), IMPOSSIBLE)
def test_what_cannot_be_is_refused_where_it_stands(request_, pointer, value):
    refusal = refused(changed(request_, pointer, value))
    assert refusal.field == pointer
    said = {render(refusal.reason, language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(sentence.endswith(".") and len(sentence) < 200 for sentence in said)


def row_of(count):
    """So many pieces side by side in rows of ten."""
    return [
        {"id": f"d{k}", "kind": "black", "x": k % 10 * 0.04 - 0.18, "y": k // 10 * 0.04 - 0.2}
        for k in range(count)
    ]


def test_as_many_discs_as_the_engine_takes_and_no_more():
    assert len(asked({"discs": row_of(64)})["discs"]) == 64
    assert refused({"discs": row_of(65)}).field == "/discs"


def test_an_id_is_given_back_as_it_was_given():
    for name in ("", " ", "w1/~0", "«\u00a0é\u00a0»", "\u0000\n", "x" * 1000):
        (disc,) = asked({"discs": [{"id": name, "kind": "white", "x": 0, "y": 0}]})["discs"]
        assert disc == {"id": name, "x": 0.0, "y": 0.0, "state": "rest", "hole": None}
    assert refused(changed(FREE, "/discs/1/id", "\ud800")).field == "/discs/1/id"


def test_a_disc_alone_slides_as_far_as_friction_lets_it():
    a = 0.13 * 9.80665
    disc = {"id": "b", "kind": "black", "x": -0.1, "y": 0.2, "vx": 0.6, "vy": -0.8}
    answer = asked({"discs": [disc]})
    (end,) = answer["discs"]
    way = 1.0 / (2 * a)
    assert hypot(end["x"] + 0.1 - 0.6 * way, end["y"] - 0.2 + 0.8 * way) < 1e-9
    assert answer["duration"] == pytest.approx(1.0 / a, abs=1e-9)
    assert (answer["impacts"], answer["touched"], answer["first_contact"]) == (0, [], None)


def test_what_fell_is_told_with_hole_and_time():
    discs = [
        {"id": "far", "kind": "white", "x": 0.1, "y": -0.1, "vx": 1.5, "vy": -1.5},
        {"id": "near", "kind": "queen", "x": -0.3, "y": 0.3, "vx": -1.0, "vy": 1.0},
        {"id": "still", "kind": "black", "x": 0.0, "y": 0.0},
    ]
    answer = asked({"discs": discs})
    assert [(fall["id"], fall["hole"]) for fall in answer["pocketed"]] == [("near", 2), ("far", 4)]
    times = [fall["time"] for fall in answer["pocketed"]]
    assert 0.0 < times[0] < times[1] <= answer["duration"]
    states = {d["id"]: (d["state"], d["hole"]) for d in answer["discs"]}
    assert states == {"far": ("pocketed", 4), "near": ("pocketed", 2), "still": ("rest", None)}
    closed = asked({"discs": discs, "pockets": False})
    assert closed["pocketed"] == []
    assert {disc["state"] for disc in closed["discs"]} == {"rest"}


def test_touched_is_every_disc_but_the_striker_that_met_another_in_order_of_time():
    discs = [
        {"id": "last", "kind": "black", "x": 0.2, "y": 0.0},
        {"id": "first", "kind": "white", "x": 0.0, "y": 0.0},
        {"id": "alone", "kind": "white", "x": 0.0, "y": 0.3, "vx": 1.0},
        {"id": "s", "kind": "striker", "x": -0.2, "y": 0.0, "vx": 3.0},
    ]
    answer = asked({"discs": discs})
    assert answer["first_contact"] == "first"
    assert answer["touched"] == ["first", "last"]
    without = asked({"discs": [*discs[:3], {**discs[3], "kind": "queen"}]})
    assert without["first_contact"] is None
    assert sorted(without["touched"][:2]) == ["first", "s"]
    assert without["touched"][2:] == ["last"]


def test_radius_and_mass_are_the_discs_own():
    discs = [
        {"id": "a", "kind": "white", "x": -0.2, "y": 0, "vx": 1.0, "radius": 0.02, "mass": 0.1},
        {"id": "b", "kind": "white", "x": 0, "y": 0, "radius": 0.01, "mass": 0.001},
    ]
    surface = {"e_piece": 1.0, "e_exponent": 0}
    light = asked({"discs": discs, "surface": surface, "pockets": False})
    usual = [{k: v for k, v in d.items() if k not in ("radius", "mass")} for d in discs]
    same = asked({"discs": usual, "surface": surface, "pockets": False})
    assert light["discs"][0]["x"] > 0.0  # hardly slowed
    assert same["discs"][0]["x"] == pytest.approx(-2 * GEOMETRY.piece_radius, abs=1e-9)


def test_a_disc_at_the_rim_is_named():
    hole = GEOMETRY.holes[0]
    off = GEOMETRY.hole_radius * 1.5
    safe = {"id": "safe", "kind": "white", "x": hole.x - off, "y": hole.y}
    answer = asked({"discs": [safe]})
    assert answer["on_rim"] == []
    edge = next(
        answer
        for step in range(1000)
        if (answer := asked({"discs": [{**safe, "x": hole.x - off + step * 1e-4}]}))["on_rim"]
    )
    assert edge["on_rim"] == ["safe"]
    assert edge["discs"][0]["state"] == "rest"
    place = {key: edge["discs"][0][key] for key in ("x", "y")}
    assert asked({"discs": [safe | place], "pockets": False})["on_rim"] == []


def test_a_break_seen_from_each_seat_is_the_same_break():
    turned = {}
    for number, side in enumerate(Seat):
        stroke = {"side": side.value, "x": 0.02, "angle": 100, "speed": 0.9}
        answer = asked({"position": "rosette", "turn_degrees": 90 * number, "stroke": stroke})
        assert answer["left_base"]
        assert answer["first_contact"] is not None
        turned[side] = (answer["first_contact"], answer["touched"])
    assert len({first for first, _ in turned.values()}) == 1


def test_a_stroke_without_holes_and_one_that_stays_in_its_band():
    hard = changed(PLAYED, "/stroke/speed", 10.0)
    fallen = [
        asked(changed(hard, "/stroke/angle", angle) | {"turn_degrees": angle})["pocketed"]
        for angle in range(84, 97, 2)
    ]
    assert any(fallen)
    for angle in range(84, 97, 2):
        closed = changed(hard, "/stroke/angle", angle) | {"turn_degrees": angle, "pockets": False}
        answer = asked(closed)
        assert answer["pocketed"] == []
        assert answer["left_base"] is True
    soft = asked(changed(PLAYED, "/stroke/speed", 0.05))
    assert soft["left_base"] is False
    assert soft["touched"] == []


def test_any_turn_of_the_rosette_can_be_asked_for():
    for turn in (0, 1, 17.3, 45, 359.999, -720.1, 1e6, 1e17, 1e300):
        assert len(asked(PLAYED | {"turn_degrees": turn})["discs"]) == 20


def test_an_engine_that_gives_up_is_an_error_as_well(monkeypatch):
    def gives_up(*_args, **_more):
        raise TooLongError

    monkeypatch.setattr(json_format, "simulate", gives_up)
    refusal = refused(FREE)
    assert (refusal.field, refusal.reason.id) == ("", "simulate-too-long")
