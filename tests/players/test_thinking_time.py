"""A level that thinks for so many seconds: about as long as it is told, and its stroke is legal."""

from itertools import pairwise
from time import perf_counter, process_time, sleep

import numpy as np
import pytest

from carrom.physics import strike
from carrom.players import Searcher, named_player
from carrom.players.thinking_time import FIRST, GROWTH, MOST, think
from tests.players.positions import BOARD, position

SPARE = 1.0
"""Seconds of processor time that it may take besides."""


@pytest.mark.parametrize("seconds", [0.2, 0.6])
def test_the_time_is_about_kept_and_the_stroke_is_legal(seconds):
    view = position(3, "international")
    player = named_player(f"expert,seconds={seconds}").player
    assert isinstance(player, Searcher)
    player.stroke(view, np.random.default_rng(1))  # what is compiled or read the first time
    before, begun, used = player.simulated, perf_counter(), process_time()
    aim = player.stroke(view, np.random.default_rng(1))
    took, used = perf_counter() - begun, process_time() - used
    assert aim is not None
    assert view.rules.book.striker.allows(aim.x, BOARD, aim.seat)
    strike(view.layout, aim, BOARD, anywhere=True)
    assert 0.4 * seconds < took < seconds + 20.0 * SPARE  # the machine may be busy
    assert used < seconds + SPARE
    assert player.simulated - before > 2 * FIRST


def test_searches_grow_while_there_is_time():
    asked: list[int] = []

    def search(strokes: int) -> int:
        asked.append(strokes)
        sleep(1e-5 * strokes)
        return strokes

    assert think(0.3, search) == asked[-1]
    assert asked[0] == FIRST
    assert all(a < b <= GROWTH * a for a, b in pairwise(asked))
    assert 2 <= len(asked) <= 8


def test_without_time_there_is_an_answer_and_with_much_time_an_end():
    assert think(0.0, lambda strokes: strokes) == FIRST
    assert think(3600.0, lambda strokes: strokes) == MOST
