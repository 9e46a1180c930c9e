"""Levels, hands and striker_places."""

from itertools import pairwise

import numpy as np
import pytest

from carrom.players import LEVELS, Hand, computer
from carrom.players.hand import FASTEST, SLOWEST
from carrom.players.striker_places import striker_places
from carrom.rules import INTERNATIONAL
from carrom.texts import LANGUAGES, render
from tests.players.positions import BOARD

OPEN = striker_places(np.zeros((0, 2)), BOARD, INTERNATIONAL.book.striker)


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_words(language):
    said = [render(m, language) for level in LEVELS.values() for m in (level.title, level.about)]
    assert len(set(said)) == 2 * len(LEVELS)


def test_a_higher_level_has_a_steadier_hand_and_thinks_more():
    levels = list(LEVELS.values())
    for lower, higher in pairwise(levels):
        assert lower.hand.angle > higher.hand.angle
        assert lower.hand.place > higher.hand.place
        assert lower.hand.speed > higher.hand.speed
        assert lower.head.candidates < higher.head.candidates


def test_deviations_have_the_figures_of_the_hand():
    hand = Hand(angle=2.0, place=1e-3, speed=0.1, fluffs=0.0)
    drawn = hand.deviations(20_000, np.random.default_rng(1))
    assert drawn.mean(axis=0) == pytest.approx([0.0, 0.0, 0.0], abs=0.05)
    assert drawn.std(axis=0) == pytest.approx([1e-3, 2.0, 0.1], rel=0.03)


def test_fluffs_and_backward_strokes_go_wider():
    rows = np.tile([0.0, 90.0, 2.0], (20_000, 1))
    hand = Hand(angle=1.0, place=1e-3, speed=0.1, fluffs=0.0)
    fluffy = Hand(angle=1.0, place=1e-3, speed=0.1, fluffs=1.0)
    spread = [
        h.moved(rows, h.deviations(len(rows), np.random.default_rng(1)), OPEN)[:, 1].std()
        for h in (hand, fluffy)
    ]
    assert spread[1] == pytest.approx(3.0 * spread[0], rel=0.01)
    back = np.tile([0.0, -90.0, 2.0], (20_000, 1))
    there = hand.moved(back, hand.deviations(len(back), np.random.default_rng(1)), OPEN)
    assert there[:, 1].std() == pytest.approx(1.4 * spread[0], rel=0.01)


def test_a_hand_keeps_to_what_can_be_played():
    wild = Hand(angle=90.0, place=0.5, speed=5.0)
    rows = np.tile([0.1, 90.0, 4.0], (2000, 1))
    moved = wild.moved(rows, wild.deviations(2000, np.random.default_rng(2)), OPEN)
    assert ((moved[:, 2] >= SLOWEST) & (moved[:, 2] <= FASTEST)).all()
    inside = (moved[:, :1] >= OPEN.low) & (moved[:, :1] <= OPEN.high)
    assert inside.any(axis=1).all()


def test_stances_keep_clear_of_pieces():
    piece = np.array([[0.05, -BOARD.base_distance + 0.01]])
    free = striker_places(piece, BOARD, INTERNATIONAL.book.striker)
    assert len(free.low) == len(OPEN.low) + 1
    xs = free.spread(200)
    apart = np.hypot(xs - 0.05, 0.01)
    assert apart.min() >= BOARD.striker_radius + BOARD.piece_radius
    assert free.nearest(np.array([0.049, 0.051]))[0] < 0.05 < free.nearest(np.array([0.051]))[0]


def test_an_unknown_level_is_refused_with_those_there_are():
    with pytest.raises(ValueError, match=r"no level “master”.*beginner, club, expert") as problem:
        computer("master")
    assert not isinstance(problem.value, KeyError)
