"""Self-play, what is kept of it, and the gate; learning itself needs torch and is not run here."""

import json
from pathlib import Path

import numpy as np
import pytest
from training.positions import Positions, counts_of, figures_of, situation_of
from training.self_play import TRIES, main, play_board

from carrom.players.kernels.openness import OPEN
from carrom.players.value.appraisal import shipped
from carrom.players.value.equity import RESULTS
from carrom.players.value.features import KNOWN
from tests.players.positions import RULES, position
from training import breaks

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("rules", RULES)
def test_a_situation_becomes_numbers_and_comes_back(rules):
    for seed in range(40):
        situation = position(seed, rules).situation
        again = situation_of(counts_of(situation))
        assert counts_of(again) == counts_of(situation)
        assert (again.queen, again.to_play) == (situation.queen, situation.to_play)


def test_a_board_of_self_play_is_the_same_again():
    one, again = (play_board(7, 60, None) for _ in range(2))
    for name in Positions._fields:
        assert np.array_equal(getattr(one, name), getattr(again, name))
    count = len(one.margin)
    assert one.after.shape == (count, TRIES, OPEN + KNOWN)
    assert len(np.unique(np.abs(one.margin))) == 1
    figures = figures_of(one)
    assert figures.shape == (count, OPEN + KNOWN)
    assert np.isfinite(figures).all()


def test_self_play_goes_on_where_it_stopped(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("training.self_play.TOGETHER", 1)
    weights = ROOT / "src/carrom/players/value/weights.npz"
    words = ["self_play", str(tmp_path), "--budget", "60", "--weights", str(weights)]
    for boards in ("1", "2"):
        monkeypatch.setattr("sys.argv", [*words, "--boards", boards])
        main()
    first, second, third = capsys.readouterr().out.splitlines()
    assert not first.endswith(" 0 positions")
    assert second.endswith(" 0 positions")
    assert not third.endswith(" 0 positions")
    files = sorted(tmp_path.glob("*.npz"))
    assert len(files) == 2
    assert len(np.unique(Positions.load(files).board)) == 2


def test_the_shipped_network_is_that_of_the_record():
    layers = shipped()
    assert layers.first.shape[0] == OPEN + KNOWN
    assert layers.last.shape[1] == RESULTS
    told = json.loads((ROOT / "training/weights.json").read_text(encoding="utf-8"))
    assert told["curve"][-1]["explained_wins"] > 0.1


def test_the_breaks_of_a_turn(monkeypatch):
    monkeypatch.setattr(breaks, "FIRST", 12)
    rows, worth = breaks.best_breaks(75.0, np.random.default_rng(1))
    assert rows.shape == (breaks.BEST, 3)
    assert list(worth) == sorted(worth, reverse=True)
