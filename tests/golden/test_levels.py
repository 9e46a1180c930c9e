"""What every version of every level and every rung plays: they stay as they are, so results against them can be compared.

Kept are strokes and a break, as they are meant and as the hand plays them, spots for pieces, and how the
rosette is turned. Whoever changes a hand, a budget, the head or what it has learnt adds a version
(``carrom.players.registry``) and keeps the old one. Those of a new version are added by
``python -m tests.golden.test_levels``.

NumPy's sines and logarithms may differ in their last bit from one processor to another, and a search can
turn on that. So strokes are compared to a micrometre and a few of them may differ; a changed head or
hand changes most.
"""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from carrom.equipment.pieces import Seat
from carrom.equipment.rosette import rosette
from carrom.players.registry import PLAYERS
from carrom.rules import Side, opening
from carrom.rules.stroke import colour_of
from tests.players.positions import BOARD, RULES, position

KEPT = Path(__file__).with_name("level_strokes.json")
SEEDS = range(len(RULES))
KINDS = ("strokes", "breaks", "places", "turns")
ALLOWED = 1
"""Answers of a kind that may come out otherwise."""


def _answers(name):
    """What a player answers: in a position of each rule set, and before a break from two seats."""
    made = PLAYERS[name](None, None, 1)
    player = made.player
    views = [position(100 + seed, rules) for seed, rules in zip(SEEDS, RULES, strict=True)]
    start = replace(
        views[0], situation=opening(), side=Side.WHITE, layout=rosette(BOARD), seat=Seat.SOUTH
    )
    starts = [start, replace(start, seat=Seat.EAST)]
    return {
        "strokes": [list(_stroke(made, view, seed)) for seed, view in enumerate(views)],
        "breaks": [list(_stroke(made, view, seed)) for seed, view in enumerate(starts)],
        "places": [_place(player, view, seed) for seed, view in enumerate(views)],
        "turns": [round(player.turn(view, _chance(1)), 6) for view in starts],
    }


def _stroke(made, view, seed):
    """The stroke as it is meant and as it is played."""
    aim = made.player.stroke(view, _chance(seed))
    assert aim is not None
    for each in (aim, made.hand.play(aim, view, _chance(50 + seed))):
        yield [round(v, 6) for v in (each.x, each.angle, each.speed)]


def _place(player, view, seed):
    spot = player.place(view, colour_of(view.side), _chance(seed))
    assert spot is not None
    return [round(v, 6) for v in spot]


def _chance(seed):
    return np.random.default_rng(seed)


@pytest.fixture(scope="module")
def kept():
    return json.loads(KEPT.read_text(encoding="utf-8"))


def test_every_version_is_kept(kept):
    assert set(kept) == set(PLAYERS), "add a new version: python -m tests.golden.test_levels"


@pytest.mark.parametrize("name", PLAYERS)
def test_a_version_stays_as_it_is(name, kept):
    now = _answers(name)
    assert set(now) == set(kept[name]) == set(KINDS)
    for kind in KINDS:
        changed = [k for k, answer in enumerate(now[kind]) if answer != kept[name][kind][k]]
        assert len(changed) <= ALLOWED, f"{name} plays otherwise ({kind}): that is a new version"


def _add():
    found = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    found |= {name: _answers(name) for name in PLAYERS if name not in found}
    text = ",\n".join(f' "{name}": {json.dumps(answers)}' for name, answers in found.items())
    KEPT.write_text(f"{{\n{text}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    _add()
