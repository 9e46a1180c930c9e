"""Law 126.b: disturbing the board so that the position is lost, and the points for the queen."""

import pytest

from tests.rules.asking import ask
from tests.rules.icf import QUEEN

SIDES = ["white", "black"]


@pytest.mark.proves("icf:126.b", "settled:73", "icf:53.b", "icf:54")
@pytest.mark.parametrize("by", SIDES)
@pytest.mark.parametrize("score", [0, 21, 22, 24])
@pytest.mark.parametrize("queen", ["on_board", "covered by the winner", "covered by the loser"])
def test_the_queen_counts_where_she_lies_and_for_a_winner_who_had_covered_her(by, score, queen):
    winner = "black" if by == "white" else "white"
    facts = QUEEN["on_board"]
    if queen != "on_board":
        whose = winner if queen.endswith("winner") else by
        facts = {"queen": "covered", "queen_by": whose}
    scores = {"points" if winner == "white" else "opp_points": score}
    answer = ask("icf", foul="126.b", by=by, own=4, held=1, opp=3, opp_held=2, **facts, **scores)
    counts = queen != "covered by the loser"
    assert answer["result"] == {
        "winner": winner,
        "points": {winner: 5 + (3 if counts and score < 22 else 0), by: 0},
        "on_demand": {"white": 0, "black": 0},
    }
    laws = ["126.b"]
    if counts and score >= 22:
        laws.append("54")
    elif queen == "covered by the winner":
        laws += ["52.b", "53.b"]
    assert answer["clauses"] == [f"icf:{law}" for law in laws]


@pytest.mark.proves("icf:126.b")
@pytest.mark.parametrize("by", SIDES)
def test_a_queen_that_awaits_her_cover_adds_nothing(by):
    answer = ask("icf", foul="126.b", by=by, own=4, opp=4, **QUEEN["awaiting"])
    winner = "black" if by == "white" else "white"
    assert answer["result"]["points"] == {winner: 4, by: 0}


@pytest.mark.proves("icf:51", "icf:91", "icf:121.b")
@pytest.mark.parametrize("law", ["51", "91", "121.b"])
def test_elsewhere_a_covered_queen_adds_nothing(law):
    answer = ask("icf", foul=law, by="white", own=4, opp=4, **QUEEN["theirs"])
    assert answer["result"]["points"] == {"white": 0, "black": 4}
