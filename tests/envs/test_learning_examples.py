"""The examples that learn: Ray for real on a local cluster, what they learnt as players, the curves."""

import json
import os
import subprocess
import sys
from argparse import Namespace
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from carrom.arena.pairing import match_meetings, new_terms, play_pair

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "learning"


@pytest.fixture
def example(monkeypatch):
    """An example, imported from its folder."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return import_module


def test_ray_learns_and_the_number_of_workers_does_not_matter(example, tmp_path):
    """Two actors on a real local cluster come to the same network as one worker without any."""
    out = tmp_path / "es.npz"
    small = ["--generations", "2", "--changes", "3", "--boards", "4", "--workers", "2"]
    program = [sys.executable, str(EXAMPLES / "train_ray.py"), *small, "--out", str(out)]
    alike = os.environ | {"RAY_worker_niceness": "0"}  # else whatever else runs here goes first
    done = subprocess.run(program, capture_output=True, text=True, check=True, env=alike)
    assert "generation 2:" in done.stdout
    evolution = example("train_ray")
    given = Namespace(generations=2, changes=3, boards=4, seed=1)
    worker, state = evolution.Worker(given.boards), evolution.start(given.seed)
    for generation in range(given.generations):
        found = worker.both_ways(state[0], given.seed, generation, range(given.changes))
        state = evolution.step(given, generation, dict(enumerate(found)), state)
    with np.load(out) as learnt:
        for name, values in evolution.layers(state[0]).items():
            assert np.array_equal(learnt[name], values), name


@pytest.mark.parametrize("module", ["train_ppo", "train_ray"])
def test_what_was_learnt_wins_pieces_and_plays_in_the_arena(module, example):
    """Twice as many first strokes as by chance, at least; the leaderboard has the real figures."""
    ppo, learnt = example("train_ppo"), example(module).Learnt()
    envs, seen = ppo.boards(3, 400)
    chance = (envs.step(ppo.by_chance(1)(seen))[1] > 0.0).sum()
    envs, seen = ppo.boards(3, 400)
    won = (envs.step(learnt.policy(seen))[1] > 0.0).sum()
    assert won >= 60
    assert won >= 2 * chance
    terms = new_terms("match", (f"{module}:Learnt,hand=expert", "pot"), "international", 2)
    (meeting,) = match_meetings(2)
    pair = play_pair(terms, meeting)
    assert [encounter.lapses for encounter in pair.encounters] == [(), ()]


def test_the_curves_are_drawn(example, tmp_path):
    pytest.importorskip("matplotlib")
    (tmp_path / "chance.json").write_text("[0.02, 0.05]", encoding="utf-8")
    for seed in (1, 2):
        curve = [[0, 0.0, 0.02, 1.0], [1000, 0.3, 0.1, 2.0]]
        (tmp_path / f"curve-{seed}.json").write_text(json.dumps(curve), encoding="utf-8")
    pictures = [tmp_path / "a.svg", tmp_path / "b.svg"]
    for picture in pictures:
        example("train_ppo").plot(Namespace(out=tmp_path, picture=picture))
    assert "<svg" in pictures[0].read_text(encoding="utf-8")
    assert pictures[0].read_bytes() == pictures[1].read_bytes()
