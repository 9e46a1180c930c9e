"""Practice strokes over HTTP: what they answer, and what is refused in one sentence."""

import asyncio
import json
import re
from dataclasses import fields
from pathlib import Path

import httpx
import pytest

from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.equipment.standard import board
from carrom.physics import Aim, Surface, strike
from carrom.physics.surface import RANGES
from carrom.rules.json_format import read
from carrom.rules.stroke import Stroke
from carrom.server.http.practice_requests import PracticeSurface
from tests.server.serving import served
from tests.server.test_running import process

BOARD = board("revised")
LIB = Path(__file__).parents[2] / "web" / "src" / "lib"
STRAIGHT = {"x": 0.1, "angle": 90.0, "speed": 3.0}
ONE = [{"piece": "white", "at": [0.1, 0.1]}]


@pytest.fixture(scope="module")
def host(tmp_path_factory):
    with process(tmp_path_factory.mktemp("data")) as (_, address):
        yield address


@pytest.fixture
def post(host):
    def ask(pieces=ONE, seat="south", aim=STRAIGHT, raw=None, **more):
        body = {"pieces": pieces, "aim": {"seat": seat, **aim}, **more}
        content = json.dumps(body) if raw is None else raw
        headers = {"content-type": "application/json"}
        address = f"http://{host}/api/practice/stroke"
        return httpx.post(address, content=content, headers=headers, timeout=60)

    return ask


def refused(answer, status=422):
    assert answer.status_code == status, answer.text
    detail = answer.json()["detail"]
    assert set(detail) - {"field"} == {"en", "fr"}
    assert detail["en"] != detail["fr"]
    assert all(text.endswith(".") for text in (detail["en"], detail["fr"]))
    return detail["en"]


def test_a_stroke_is_the_physics_own(post):
    answer = post().json()
    layout = (Standing(Piece.WHITE, Point(0.1, 0.1)),)
    motion = strike(layout, Aim(Seat.SOUTH, **STRAIGHT), BOARD)
    assert answer["layout"] == [{"piece": "white", "at": list(motion.layout[0].at)}]
    assert answer["duration"] == motion.duration
    assert answer["first_contact"] == "w1"
    assert answer["touched"] == 1
    assert answer["frames"]["discs"][0]["kind"] == "striker"


def test_the_report_is_one_that_can_be_ruled_on(post):
    answer = post(aim={**STRAIGHT, "x": 0.0, "angle": 100.0}, pieces=[]).json()
    board = {"on_board": {"white": 9, "black": 9}, "queen": "on_board"}
    request = {"rules": "international", "to_play": "white", "board": board}
    report = read({**request, "stroke": answer["stroke"]}).report
    assert report == Stroke(touched=False)


def test_a_striker_that_stays_in_its_base_is_no_stroke(post):
    answer = post(aim={**STRAIGHT, "speed": 0.0}).json()
    assert answer["stroke"] is None
    assert answer["layout"] == ONE


def test_from_every_seat_alike(post):
    turned = {"south": [0.1, 0.1], "east": [-0.1, 0.1], "north": [-0.1, -0.1], "west": [0.1, -0.1]}
    times = {
        post(pieces=[{"piece": "white", "at": at}], seat=seat).json()["duration"]
        for seat, at in turned.items()
    }
    assert max(times) == pytest.approx(min(times), abs=1e-9)


def test_the_surface_counts(post):
    fast = post(surface={"mu": 0.06, "mu_striker": 0.06}).json()
    slow = post(surface={"mu": 0.3, "mu_striker": 0.3}).json()
    assert fast["duration"] > 1.5 * slow["duration"]
    assert post(surface={}).json() == post().json()


def test_forty_pieces_and_no_more(post):
    places = [[-0.3 + 0.08 * (k % 8), -0.14 + 0.08 * (k // 8)] for k in range(41)]
    pieces = [{"piece": "black", "at": at} for at in places]
    assert post(pieces=pieces[:40], aim={**STRAIGHT, "x": 0.0}).status_code == 200
    assert "pieces" in refused(post(pieces=pieces))


def raw(aim):
    return json.dumps({"pieces": [], "aim": {"seat": "south", **STRAIGHT, **aim}})


@pytest.mark.parametrize(
    ("wrong", "word"),
    [
        ({"pieces": [*ONE, {"piece": "black", "at": [0.11, 0.1]}]}, "overlap"),
        ({"pieces": [{"piece": "queen", "at": [0.1, -0.25]}]}, "overlap"),
        ({"pieces": [{"piece": "white", "at": [0.36, 0.0]}]}, "surface"),
        ({"aim": {**STRAIGHT, "x": 0.2}}, "circle"),
        ({"aim": {**STRAIGHT, "x": 0.3}}, "striker"),
        ({"aim": {**STRAIGHT, "speed": 51.0}}, "speed"),
        ({"aim": {**STRAIGHT, "speed": -1.0}}, "speed"),
        ({"aim": {**STRAIGHT, "spin": 1e9}}, "spin"),
        ({"surface": {"mu": 5.0}}, "mu"),
        ({"surface": {"e_cushion": 1.5}}, "e_cushion"),
        ({"raw": raw({"x": float("nan")})}, "finite"),
        ({"raw": raw({"angle": float("inf")})}, "finite"),
        ({"raw": raw({"speed": 0}).replace('"speed": 0', '"speed": 1e999')}, "finite"),
        ({"pieces": [{"piece": "white", "at": [float("nan"), 0.0]}]}, "finite"),
        ({"surface": {"mu": float("nan")}}, "mu"),
        ({"pieces": [{"piece": "striker", "at": [0.0, 0.0]}]}, "pieces.0.piece"),
        ({"pieces": [{"piece": "white", "at": [0.0]}]}, "pieces.0.at"),
        ({"pieces": [{"piece": "white", "at": [0.0, "0"]}]}, "pieces.0.at.1"),
        ({"pieces": None}, "pieces"),
        ({"seat": "middle"}, "aim.seat"),
        ({"seat": None}, "aim.seat"),
        ({"aim": {**STRAIGHT, "force": 1.0}}, "aim.force"),
        ({"aim": {"x": 0.0}}, "aim.angle"),
        ({"aim": {**STRAIGHT, "x": "0"}}, "aim.x"),
        ({"surface": {"contact_steps": 2000}}, "contact_steps"),
        ({"surface": {"ice": 1.0}}, "ice"),
        ({"more": 1}, "more"),
        ({"raw": "{"}, "understand"),
        ({"raw": ""}, "understand"),
        ({"raw": "[" * 20_000}, "understand"),
        ({"raw": raw({"x": 0}).replace('"x": 0', '"x": 1' + "0" * 5000)}, "understand"),
        ({"raw": b"\xff\xfe"}, "understand"),
    ],
)
def test_one_sentence_says_what_is_wrong(post, wrong, word):
    assert word in refused(post(**wrong))


def test_a_long_request_is_not_read(post):
    assert "32 kB" in refused(post(raw=" " * 40_000), 413)
    assert "32 kB" in refused(post(raw=(b" " * 4096 for _ in range(12))), 413)


@pytest.mark.parametrize("speed", [12.0, 50.0])
def test_the_slipperiest_board_has_an_end(post, speed):
    surface = {"mu": 0.01, "mu_striker": 0.01, "e_cushion": 1.0, "e_piece": 1.0, "e_exponent": 0.0}
    answer = post(surface=surface, aim={**STRAIGHT, "speed": speed, "angle": 77.0})
    assert answer.status_code == 200, answer.text
    assert 20.0 < answer.json()["duration"] < 600.0


def test_the_sliders_lie_inside_what_can_be_computed(host):
    sliders = httpx.get(f"http://{host}/api/practice/surface").json()
    usual = Surface()
    assert {s["key"] for s in sliders} < {each.name for each in fields(Surface)}
    for slider in sliders:
        least, most = RANGES[slider["key"]]
        assert slider["default"] == getattr(usual, slider["key"])
        assert least <= slider["lowest"] < slider["default"] + 1e-12
        assert slider["default"] < slider["highest"] <= most
        steps = (slider["default"] - slider["lowest"]) / slider["step"]
        assert steps == pytest.approx(round(steps))


def test_every_material_can_be_set_but_the_engines_own():
    assert set(PracticeSurface.model_fields) == {f.name for f in fields(Surface)} - {
        "contact_steps"
    }


def test_it_is_described(host):
    described = httpx.get(f"http://{host}/openapi.json").json()
    assert {"/api/practice/stroke", "/api/practice/surface"} <= set(described["paths"])
    schemas = described["components"]["schemas"]
    assert "mu_cushion" in schemas["PracticeSurface"]["properties"]
    assert schemas["PracticeStroke"]["properties"]["pieces"]["maxItems"] == 40


def test_strokes_asked_for_at_once_are_answered_alike(tmp_path):
    async def ask():
        async with served(tmp_path) as host, httpx.AsyncClient(timeout=60) as client:
            body = {"pieces": ONE, "aim": {"seat": "south", **STRAIGHT}}
            address = f"http://{host}/api/practice/stroke"
            return await asyncio.gather(*(client.post(address, json=body) for _ in range(8)))

    answers = asyncio.run(asyncio.wait_for(ask(), 120))
    assert {each.status_code for each in answers} == {200}
    assert len({each.text for each in answers}) == 1


def test_the_page_knows_where_a_piece_tips():
    found = re.search(r"TIPPING = ([0-9.]+)", (LIB / "piece_places.ts").read_text())
    assert found
    assert float(found[1]) == pytest.approx(BOARD.tipping_distance, abs=1e-12)
