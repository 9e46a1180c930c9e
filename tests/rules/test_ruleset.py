"""Rule sets are values: what is a setting can be set."""

from dataclasses import replace

import pytest

from carrom.rules import INTERNATIONAL, RULE_SETS


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
