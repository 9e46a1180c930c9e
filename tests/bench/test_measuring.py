"""What a measurement is made of: rates, errors, the machine, peers that are not there."""

import re

import numpy as np
import pytest

from carrom.bench.errors import errors
from carrom.bench.machine import installed, machine, resident
from carrom.bench.peer import PeerEntry, loaded
from carrom.bench.timing import FEWEST, Clocked, in_turn


def test_loops_run_in_turn_after_a_round_that_does_not_count():
    calls: list[str] = []

    def loop(name, amount):
        calls.append(name)
        return amount

    clocked = in_turn({"a": lambda: loop("a", 3), "b": lambda: loop("b", 5)}, 0.0)
    assert calls == ["a", "b"] * (FEWEST + 1)
    assert (clocked["a"].amount, clocked["b"].amount) == (3, 5)
    assert len(clocked["a"].seconds) == len(clocked["b"].seconds) == FEWEST


def test_a_rate_is_that_of_the_best_round():
    assert Clocked(10, [4.0, 2.0, 5.0]).rate == 5.0


def test_loops_go_on_for_the_time_they_are_given():
    rounds = 0

    def loop():
        nonlocal rounds
        rounds += 1
        return 1

    in_turn({"a": loop}, 0.01)
    assert rounds > 100


def test_the_error_of_a_stroke_is_that_of_its_worst_disc():
    exact = np.zeros((4, 3, 2))
    found = exact.copy()
    found[0, 1] = (3e-3, 4e-3)  # 5 mm: still tolerable
    found[1, 0] = (0.0, 6e-3)
    found[1, 2] = (1e-3, 0.0)
    found[2, 2] = (-1e-3, 0.0)
    told = errors(found, exact)
    assert told is not None
    assert told.strokes == 4
    assert told.off == 0.25
    assert told.median == pytest.approx(3e-3)
    assert 5e-3 < told.high < 6e-3


def test_no_strokes_have_no_error():
    assert errors(np.array([]), np.zeros((0, 3, 2))) is None


def test_the_machine_is_described():
    told = machine()
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", str(told["date"]))
    assert told["cpu"]
    assert told["cores"]
    assert told["numpy"] == np.__version__
    assert installed("there-is-no-such-package") is None
    used = resident()
    assert used is None or used > 1_000_000


def test_a_peer_that_is_not_installed_is_left_out():
    def absent():
        raise ModuleNotFoundError("absent")

    assert loaded(PeerEntry("absent", absent)) is None
