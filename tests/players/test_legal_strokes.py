"""Strokes by chance are all strokes that may be played."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carrom import Match
from carrom.equipment.geometry import from_seat
from carrom.equipment.pieces import Piece, Point, Standing
from carrom.equipment.striker import legal_intervals
from carrom.match.asked import Ask
from carrom.match.facts import Struck
from carrom.physics import Batch, strike
from carrom.players import legal_strokes
from carrom.players.at_match import view_of
from carrom.players.legal_strokes import FASTEST, SLOWEST, legal_stroke_rows
from carrom.rules import Pocketed, Stroke, opening
from tests.players.positions import BOARD, RULES, SEATS, position

seeds = st.integers(0, 2**32 - 1)


def crowded(view, count):
    """The same view with pieces shoulder to shoulder along the player's base."""
    apart = 2 * BOARD.piece_radius + 1e-9
    row = [Point((k - (count - 1) / 2) * apart, -BOARD.base_distance) for k in range(count)]
    layout = tuple(Standing(Piece.BLACK, from_seat(at, view.seat)) for at in row)
    return replace(view, layout=layout)


@given(seed=seeds, rules=st.sampled_from(RULES))
@settings(max_examples=40, deadline=None)
def test_every_one_is_accepted(seed, rules):
    view = position(seed, rules)
    strokes = legal_strokes(view, np.random.default_rng(seed), 12)
    assert len(strokes) == 12
    for aim in strokes:
        assert aim.seat is view.seat
        strike(view.layout, aim, BOARD)  # refuses what is not legal


@given(seed=seeds, count=st.integers(1, 12))
@settings(max_examples=60, deadline=None)
def test_never_on_a_piece(seed, count):
    view = crowded(position(seed, "international"), count)
    rows = legal_stroke_rows(view, np.random.default_rng(seed), 200)
    batch = Batch.of([view.layout], BOARD, seat=view.seat)
    batch.run(batch.strokes(view.seat, rows[:, 0], rows[:, 1], rows[:, 2]))  # refuses an overlap
    for aim in legal_strokes(view, np.random.default_rng(seed), 3):
        strike(view.layout, aim, BOARD)


def test_nowhere_to_stand_there_is_no_stroke():
    assert legal_strokes(crowded(position(1, "club"), 16), np.random.default_rng(1), 5) == []


@pytest.mark.parametrize("seat", SEATS)
def test_the_whole_base_is_used(seat):
    view = replace(position(3, "international"), layout=(), seat=seat)
    rows = legal_stroke_rows(view, np.random.default_rng(5), 4000)
    whole = sum(high - low for low, high in legal_intervals(BOARD))
    for low, high in legal_intervals(BOARD):
        inside = ((rows[:, 0] >= low) & (rows[:, 0] <= high)).mean()
        assert inside == pytest.approx((high - low) / whole, abs=0.03)
    assert rows[:, 1].min() >= 0.0
    assert rows[:, 1].max() <= 180.0
    assert SLOWEST <= rows[:, 2].min() < 0.9
    assert 7.0 < rows[:, 2].max() <= FASTEST


def test_the_same_chance_gives_the_same_strokes():
    view = position(7, "percuteur")
    first, second = (legal_strokes(view, np.random.default_rng(2), 9) for _ in range(2))
    assert first == second
    assert legal_strokes(view, np.random.default_rng(3), 9) != first
    assert legal_strokes(view, np.random.default_rng(3), 0) == []


def in_play(**terms):
    """A match whose first board was broken by a stroke."""
    match = Match.new("Ada", "Ben", **terms)
    while match.asked.what is not Ask.STRIKE:
        match.push(match.asked.answers[0])
    return match


@pytest.mark.parametrize("rules", RULES)
def test_a_match_and_its_position_show_the_same(rules):
    match = in_play(rules=rules)
    for _ in range(3):
        player = match.asked.player
        assert player is not None
        view = view_of(match.value, player)
        shown = [match, match.value, match.board, match.position]
        wanted = legal_strokes(view, np.random.default_rng(4), 6)
        for each in shown:
            assert legal_strokes(each, np.random.default_rng(4), 6) == wanted
        match.strike(wanted[0])
        if match.asked.what is not Ask.STRIKE:
            break


def test_what_shows_no_board_is_refused_in_words():
    chance = np.random.default_rng(1)
    with pytest.raises(ValueError, match="no board is being played"):
        legal_strokes(Match.new("Ada", "Ben"), chance, 1)
    match = in_play()
    match.push(Struck(by=match.asked.player or "", stroke=Stroke((Pocketed(Piece.WHITE),))))
    assert match.board is not None
    with pytest.raises(ValueError, match="where the pieces lie"):
        legal_strokes(match.board, chance, 1)
    with pytest.raises(ValueError, match="sits"):
        legal_strokes(replace(match.board, seat=None), chance, 1)
    for wrong in (None, (), match.state, opening()):
        with pytest.raises(TypeError, match="a Match, a Position, its text or a PlayerView, not "):
            legal_strokes(wrong, chance, 1)  # type: ignore[arg-type]
