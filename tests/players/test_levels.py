"""Levels, hands and striker_places."""

import re
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from carrom.players import LEVELS, Hand, computer
from carrom.players.hand import FASTEST, SLOWEST
from carrom.players.one_ply import levels as first
from carrom.players.registry import tried
from carrom.players.striker_places import striker_places
from carrom.rules import INTERNATIONAL
from carrom.store.store import Chair
from carrom.texts import LANGUAGES, render
from tests.players.positions import BOARD

OPEN = striker_places(np.zeros((0, 2)), BOARD, INTERNATIONAL.book.striker)


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_words(language):
    said = [render(m, language) for level in LEVELS.values() for m in (level.title, level.about)]
    assert len(set(said)) == 2 * len(LEVELS)


@pytest.mark.parametrize("levels", [LEVELS, first.LEVELS], ids=["second", "first"])
def test_a_higher_level_has_a_steadier_hand(levels):
    for lower, higher in pairwise(levels.values()):
        assert lower.hand.angle > higher.hand.angle
        assert lower.hand.place > higher.hand.place
        assert lower.hand.speed > higher.hand.speed


def test_a_higher_level_thinks_more():
    for lower, higher in pairwise(LEVELS.values()):
        assert lower.budget < higher.budget
    for before, after in pairwise(first.LEVELS.values()):
        assert before.head.candidates < after.head.candidates


def test_there_are_five_levels_of_which_the_first_version_had_three():
    assert list(LEVELS) == ["beginner", "club", "expert", "champion", "machine"]
    assert list(first.LEVELS) == list(LEVELS)[:3]


def figures(table: str) -> list[list[float]]:
    """The figures of the hand and the head in the rows of a table of the docs."""
    rows = [line.split("|")[2:6] for line in table.splitlines() if line.startswith("| ")]
    return [[float(re.sub(r"[^0-9.]", "", cell)) for cell in row] for row in rows[1:]]


def test_the_docs_have_the_figures_of_the_levels():
    page = (Path(__file__).parents[2] / "docs/players.md").read_text(encoding="utf-8")
    newest, earlier = re.findall(r"(?:^\|.*hand: angle.*\n)(?:^\|.*\n)+", page, re.MULTILINE)

    def of(hand: Hand) -> list[float]:
        return [hand.angle, 1000.0 * hand.place, 100.0 * hand.speed]

    assert figures(newest) == [
        pytest.approx([*of(level.hand), level.budget]) for level in LEVELS.values()
    ]
    assert figures(earlier) == [
        pytest.approx([*of(level.hand), tried(level.head)], rel=0.01)
        for level in first.LEVELS.values()
    ]
    assert re.findall(r"^\| ([a-z]+) \|", newest, re.MULTILINE) == ["level", *LEVELS]


def test_a_room_seats_every_level():
    assert list(Chair) == [Chair.OPEN, Chair.PERSON, *LEVELS]


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
    known = "beginner, club, expert, champion, machine"
    with pytest.raises(ValueError, match=f"no level “master”.*{known}") as problem:
        computer("master")
    assert not isinstance(problem.value, KeyError)
