"""The engine on the page: the same bits as Python's, the same answers and the same refusals."""

import json
import math
from typing import Any

import httpx
import numpy as np
import pytest

from carrom.equipment.editions import EDITIONS
from carrom.equipment.pieces import Seat
from carrom.equipment.rosette import rosette
from carrom.equipment.standard import board
from carrom.physics import Jumps
from carrom.physics.surface import RANGES
from carrom.server.http.practice_requests import SLIDERS
from tests.browser.driving import LAPTOP
from tests.browser.page_engine import PageEngine, asked, native
from tests.golden.test_motions import KEPT, golden_strokes
from tests.physics.test_determinism import digest
from tests.physics.worlds import BOARD, any_surface, extreme_break, extreme_layout, mid_game

AT_ONCE = 250


@pytest.fixture(scope="module")
def engine(browser, host):
    context = browser.new_context(**LAPTOP)
    page = context.new_page()
    page.goto(f"http://{host}/")
    yield PageEngine(page, host)
    context.close()


def _cases():
    """Strokes of every kind: mid-game, open, breaks of all sorts, odd surfaces, extremes, chance."""
    for seed in range(900):
        rng = np.random.default_rng(seed)
        yield f"mid-game {seed}", mid_game(rng, 8, 0.5 + seed % 11, spin=(seed % 7 - 3) * 20.0), {}
    for seed in range(600):
        rng = np.random.default_rng(10_000 + seed)
        yield f"open {seed}", mid_game(rng, 2 + seed % 4, 1 + seed % 9), {}
    for make, count in ((extreme_break, 400), (extreme_layout, 600)):
        for seed in range(count):
            rng = np.random.default_rng(20_000 + seed)
            discs, surface = make(rng), any_surface(rng)
            jumps = Jumps(seed, 3.0) if seed % 10 == 0 else None
            yield f"{make.__name__} {seed}", discs, {"surface": surface, "jumps": jumps}


def test_thousands_of_strokes_come_out_the_same_to_the_last_bit(engine):
    cases = list(_cases())
    assert len(cases) == 2500
    for low in range(0, len(cases), AT_ONCE):
        part = cases[low : low + AT_ONCE]
        found, _ = engine.hashes([asked(discs, **more) for _, discs, more in part])
        for (name, discs, more), page in zip(part, found, strict=True):
            assert page == native(discs, **more), f"{name} comes out otherwise on the page"


def test_one_bit_of_the_input_changes_the_hash(engine):
    discs = mid_game(np.random.default_rng(4))
    other = asked(discs)
    striker = other["discs"][0]
    striker["velocity"]["x"] = math.nextafter(striker["velocity"]["x"], 9.0)
    (one, two), _ = engine.hashes([asked(discs), other])
    assert one == native(discs) != two


def test_the_determinism_hashes_are_those_of_both_engines(engine):
    kept = json.loads(KEPT.read_text(encoding="utf-8"))["motions"]
    seen = 0
    for name, motion in golden_strokes():
        edition = next(n for n in EDITIONS if board(n) == motion.geometry)
        wanted = asked(motion.discs, motion.surface, motion.seat, motion.jumps, edition)
        assert digest(engine.motion(motion, wanted)) == kept[name] == digest(motion), name
        seen += 1
    assert seen == len(kept) > 20


def _somewhere(rng):
    """A request for a stroke, from sensible to senseless."""
    count = int(rng.integers(0, 20))
    far = 0.34 if rng.random() < 0.9 else 0.40
    kinds = rng.choice(["white", "black", "queen"], count, p=[0.48, 0.48, 0.04])
    places = rng.uniform(-far, far, (count, 2)).tolist()
    pieces = [{"piece": str(k), "at": at} for k, at in zip(kinds, places, strict=True)]
    if rng.random() < 0.7:  # most without overlaps
        kept: list[dict[str, Any]] = []
        for each in pieces:
            x, y = each["at"]
            if abs(abs(y) - 0.2508) < 0.04 or abs(abs(x) - 0.2508) < 0.04:
                continue
            if all(math.dist(each["at"], other["at"]) > 0.0311 for other in kept):
                kept.append(each)
        pieces = kept
    elif rng.random() < 0.5:
        turn = float(rng.uniform(0, 60))
        pieces = [{"piece": s.piece.value, "at": list(s.at)} for s in rosette(BOARD, turn)]
    odd = rng.random() < 0.08
    aim = {
        "seat": str(rng.choice([s.value for s in Seat])),
        "x": float(rng.uniform(-0.18, 0.18) if rng.random() < 0.85 else rng.uniform(-0.3, 0.3)),
        "angle": float(rng.choice([rng.uniform(-400, 800), 45.0 * int(rng.integers(-9, 9))])),
        "speed": float(rng.choice([-1.0, 50.0, 51.0, 1e9]) if odd else rng.uniform(0, 12)),
    }
    if rng.random() < 0.4:
        aim["spin"] = float(rng.uniform(-2300, 2300) if odd else rng.uniform(-180, 180))
    surface = {}
    if rng.random() < 0.5:
        for name in rng.choice(list(SLIDERS), 2, replace=False):
            least, most = RANGES[name] if odd else SLIDERS[name][:2]
            surface[str(name)] = float(rng.uniform(least, most) * (3.0 if odd else 1.0))
    return {"pieces": pieces, "aim": aim, "surface": surface}


def _senseless():
    """What is no stroke at all, by the field that is wrong."""
    aim = {"seat": "south", "x": 0.0, "angle": 90.0, "speed": 3.0}
    one = {"piece": "white", "at": [0.0, 0.0]}
    yield {"pieces": [one] * 41, "aim": aim, "surface": {}}
    yield {"pieces": [{"piece": "striker", "at": [0.0, 0.0]}], "aim": aim, "surface": {}}
    yield {"pieces": [one, {"piece": "black", "at": [0.1, math.nan]}], "aim": aim, "surface": {}}
    yield {"pieces": [], "aim": aim | {"angle": math.nan}, "surface": {}}
    yield {"pieces": [], "aim": aim | {"seat": "up"}, "surface": {}}
    yield {"pieces": [], "aim": aim, "surface": {"mu": math.inf}}
    yield {"pieces": [], "aim": aim, "surface": {"contact_steps": 80}}
    yield {"pieces": [one, one], "aim": aim, "surface": {}}
    yield {"pieces": [], "aim": aim, "surface": {"drop": 1.0}}


def test_the_page_answers_and_refuses_as_the_server_does(engine, host):
    wanted = [_somewhere(np.random.default_rng(seed)) for seed in range(400)] + [*_senseless()]
    told = engine.strokes(wanted)
    answered = refused = 0
    reasons = set()
    with httpx.Client(base_url=f"http://{host}", timeout=60.0) as client:
        for one, found in zip(wanted, told, strict=True):
            body = json.dumps(one).replace("NaN", "null").replace("Infinity", "null")
            headers = {"content-type": "application/json"}
            server = client.post("/api/practice/stroke", content=body, headers=headers)
            if server.status_code == 200:
                assert found.get("answer") == server.json(), one
                answered += 1
            else:
                assert found.get("refused") == server.json()["detail"], one
                refused += 1
                reasons.add(found["refused"]["en"])
    assert answered > 200
    assert refused > 60
    assert len(reasons) > 12, reasons
