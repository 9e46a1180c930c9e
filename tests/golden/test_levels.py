"""Strokes of every version of every level: a version stays as it is, so results against it can be compared.

Whoever changes a hand, a budget, the head or what it has learnt adds a version (``carrom.players.registry``)
and keeps the old one. The strokes of a new version are added by ``python -m tests.golden.test_levels``.

NumPy's sines and logarithms may differ in their last bit from one processor to another, and a search can
turn on that. So strokes are compared to a micrometre and a few of them may differ; a changed head or
hand changes most.
"""

import json
from pathlib import Path

import numpy as np
import pytest

from carrom.players.registry import PLAYERS
from carrom.players.rungs import RUNGS
from tests.players.positions import RULES, position

KEPT = Path(__file__).with_name("level_strokes.json")
NAMES = [name for name in PLAYERS if name not in RUNGS]
SEEDS = range(len(RULES))
ALLOWED = 1
"""Strokes of a level that may come out otherwise."""


def _strokes(name):
    """The strokes meant and the strokes played, in a position of each rule set."""
    made = PLAYERS[name](None, None, 1)
    for seed, rules in zip(SEEDS, RULES, strict=True):
        view = position(100 + seed, rules)
        aim = made.player.stroke(view, np.random.default_rng(seed))
        assert aim is not None
        played = made.hand.play(aim, view, np.random.default_rng(50 + seed))
        yield [[*(round(v, 6) for v in (each.x, each.angle, each.speed))] for each in (aim, played)]


@pytest.fixture(scope="module")
def kept():
    return json.loads(KEPT.read_text(encoding="utf-8"))


def test_every_version_is_kept(kept):
    assert set(kept) == set(NAMES), "add a new version: python -m tests.golden.test_levels"


@pytest.mark.parametrize("name", NAMES)
def test_a_version_stays_as_it_is(name, kept):
    now = list(_strokes(name))
    changed = [k for k, pair in enumerate(now) if pair != kept[name][k]]
    assert len(changed) <= ALLOWED, f"{name} plays otherwise: that is a new version"


def _add():
    found = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    found |= {name: list(_strokes(name)) for name in NAMES if name not in found}
    text = ",\n".join(f' "{name}": {json.dumps(strokes)}' for name, strokes in found.items())
    KEPT.write_text(f"{{\n{text}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    _add()
