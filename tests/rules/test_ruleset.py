"""Rule sets are values: what is a setting can be set."""

from dataclasses import replace

import pytest

from carrom.rules import INTERNATIONAL, RULE_SETS, QueenState, Side, SideState, Situation
from carrom.rules.book import Breach
from carrom.rules.calls import nothing
from carrom.rules.overtime import overtime_costs_piece


@pytest.mark.proves("settled:15")
def test_the_rest_before_the_deciding_game_is_a_setting_of_five_minutes():
    assert INTERNATIONAL.rest_minutes == 5
    assert replace(INTERNATIONAL, rest_minutes=10).rest_minutes == 10


@pytest.mark.parametrize(
    ("name", "points", "boards", "games"),
    [
        ("international", 25, 8, 2),
        ("club", 29, None, 1),
        ("percuteur", 29, None, 1),
        ("simplified", 25, None, 1),
    ],
)
def test_the_lengths_of_games_and_matches(name, points, boards, games):
    rules = RULE_SETS[name]
    assert (rules.points_to_win, rules.boards_per_game, rules.games_to_win) == (
        points,
        boards,
        games,
    )


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=str)
def test_overtime_costs_a_piece_where_there_is_a_call_that_takes_one(rules):
    assert overtime_costs_piece(rules)
    without = replace(rules, book=replace(rules.book, calls={}))
    assert not overtime_costs_piece(without)
    overtime = rules.book.call_for(Breach.OVERTIME)
    gentle = {overtime: replace(rules.book.calls[overtime], effect=nothing)}
    assert not overtime_costs_piece(replace(rules, book=replace(rules.book, calls=gentle)))


def test_a_side_is_barred_from_the_queen_until_it_has_pocketed_a_piece_of_its_own():
    free, both = SideState(8, entitled=True), Situation()
    assert both.barred == (Side.WHITE, Side.BLACK)
    assert Situation(white=free).barred == (Side.BLACK,)
    assert Situation(white=free, black=free).barred == ()
    taken = Situation(white=free, queen=QueenState.COVERED, queen_by=Side.WHITE)
    assert taken.barred == ()
