"""The federation's score card: break by, queen, pieces, total, for each board and game."""

import msgspec
import pytest

from carrom.desk.score_card import score_card
from carrom.match.facts import EnteredBoard, EnteredGame
from carrom.match.settings import Settings, Team
from carrom.rules import RULE_SETS
from carrom.texts.spoken import spoken
from tests.desk.sitting import DOUBLES, new, playing, typed
from tests.match.test_entered_results import after

A, B = Team.A, Team.B


def card(log):
    """Return the card as a page gets it."""
    return spoken(score_card(log))


def rows(log):
    return [row for game in card(log)["games"] for row in game["rows"]]


def test_a_board_by_strokes_has_its_columns():
    log = typed(playing(), "oo", "s", "", ".", "o", "q", "o", "ooooo", "o")
    (row, *_) = rows(log)
    assert (row["breaker"], row["break_by"], row["white"]) == ("Ada", "a", "a")
    assert row["over"]
    assert (row["winner"], row["queen"]) == ("a", "a")
    assert row["queen_points"] == [3, 0]
    assert row["piece_points"] == [9, 0]
    assert row["points"] == row["total"] == [12, 0]
    fouls = [remark["said"]["en"] for remark in row["remarks"]]
    assert len(fouls) == 1
    assert "striker" in fouls[0]
    assert row["remarks"][0]["clauses"]


def test_a_board_in_play_is_on_the_card():
    (row,) = rows(typed(playing(), "o"))
    assert not row["over"]
    assert row["points"] == [0, 0]


def test_calls_and_unpaid_dues_are_remarks():
    log = typed(playing(), ".", "3.11.o", "o", "q", "o", "ooooooo")
    (row, *_) = rows(log)
    called, owed = row["remarks"]
    assert called["clauses"][0] == "international:3.11.o"
    assert (row["owed"], owed["seq"]) == ([0, 1], None)
    assert "Ben" in owed["said"]["en"]


def test_results_that_were_entered_are_rows_too():
    log = typed(new(), "1", "1", "1", "")
    log = after(log, EnteredBoard(A, 5, A), EnteredBoard(B, 3, A, slam=False))
    log = after(log, EnteredGame(B, (8, 26), 5), EnteredBoard(B, 9, B))
    games = card(log)["games"]
    first = games[0]["rows"]
    assert [(r["queen"], r["piece_points"], r["queen_points"]) for r in first[:2]] == [
        ("a", [5, 0], [3, 0]),
        ("a", [0, 3], [0, 0]),
    ]
    assert [(r["board"], r["boards"], r["entered"]) for r in first] == [
        (1, 1, "board"),
        (2, 1, "board"),
        (3, 3, "game"),
    ]
    assert (games[0]["points"], games[0]["winner"]) == ([8, 26], "b")
    assert games[1]["winner"] is None
    assert games[1]["rows"][0]["total"] == [0, 12]


def test_a_game_of_one_conceded_board_has_its_winner():
    log = typed(playing(), "concede")
    (game, *_) = card(log)["games"]
    assert game["winner"] == "b"
    assert game["rows"][0]["conceded"]


def test_a_pair_has_both_names_and_three_sign():
    shown = card(playing(DOUBLES))
    assert [team["players"] for team in shown["teams"]] == [["Ada", "Abe"], ["Ben", "Bea"]]
    assert [each["fr"] for each in shown["signatures"]][2] == "Arbitre"
    assert len(shown["signatures"]) == 3


@pytest.mark.parametrize("rules", RULE_SETS)
def test_pieces_and_queen_make_the_points_under_all_rules(rules):
    log = typed(new(Settings(rules=rules, a=("a1",), b=("b1",))), "1", "1", "1", "")
    log = after(log, EnteredBoard(A, 4, A))
    (row, *_) = rows(log)
    assert row["queen_points"][0] == RULE_SETS[rules].queen_points
    total = [p + q for p, q in zip(row["piece_points"], row["queen_points"], strict=True)]
    assert total == row["points"]
    assert msgspec.json.encode(card(log))
