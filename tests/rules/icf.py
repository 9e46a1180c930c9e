"""Rows of the tables about the Laws of Carrom: what falls, what follows, and every law cited.

White is the player; ``ask`` puts each question for Black as well. What falls is written by initials:
w own, b the opponent's, q queen, s striker.
"""

from itertools import permutations
from typing import Any

import pytest

from tests.rules.asking import ask

INITIALS = {"w": "white", "b": "black", "q": "queen", "s": "striker"}
QUEEN: dict[str, dict[str, str | None]] = {
    "on_board": {"queen": "on_board", "queen_by": None},
    "awaiting": {"queen": "awaiting_cover", "queen_by": "white"},
    "ours": {"queen": "covered", "queen_by": "white"},
    "theirs": {"queen": "covered", "queen_by": "black"},
}


def full(law: str) -> str:
    return law if law.startswith("settled:") else f"icf:{law}"


def case(name: str, laws: str, falls: str, then: Any, **given: Any) -> Any:
    """One row. ``laws`` are all that the answer cites, in order; with "?" it is proved, not cited."""
    named = laws.split()
    marks = pytest.mark.proves(*(full(law.rstrip("?+-")) for law in named))
    cited = [full(law) for law in named if not law.endswith("?")]
    return pytest.param(falls, given, then, cited, marks=marks, id=f"{name}: {falls or 'nothing'}")


def table(rows: list[Any]) -> Any:
    return pytest.mark.parametrize(("falls", "given", "then", "cited"), rows)


def after(turn: str, own: int, opp: int, **more: Any) -> dict[str, Any]:
    """The whole answer: pieces on the board, then whatever is not as after a quiet stroke."""
    queen = more.pop("queen", "on_board")
    right = more.pop("right", True)
    answer = {
        "next": turn,
        "tries": 1,
        "result": None,
        "on_board": {"white": own, "black": opp},
        "owed": {"white": more.pop("owed", 0), "black": more.pop("opp_owed", 0)},
        "held": {"white": 0, "black": 0},
        **QUEEN["on_board" if queen == "back" else queen],
        "entitled": {"white": right, "black": True},
        "broken": more.pop("broken", True),
        "break_attempts": more.pop("attempts", 0),
        "returned": {
            "white": more.pop("back", 0),
            "black": more.pop("opp_back", 0),
            "queen": queen == "back",
        },
    }
    assert not more
    return answer


def keeps(own: int, opp: int, **more: Any) -> dict[str, Any]:
    return after("white", own, opp, **more)


def passes(own: int, opp: int, **more: Any) -> dict[str, Any]:
    return after("black", own, opp, **more)


def _orders(falls: str) -> list[list[str]]:
    return [[INITIALS[i] for i in order] for order in sorted(set(permutations(falls)))]


def goes_on(falls: str, given: dict[str, Any], then: Any, cited: list[str]) -> None:
    """Ask in every order of falling: by these laws the order decides nothing."""
    facts = {**given, **QUEEN[given.get("queen", "on_board")]}
    for order in _orders(falls):
        answer = ask("icf", order, **facts)
        assert "error" not in answer, answer
        seen = {**answer["board"], **{k: answer[k] for k in ("next", "tries", "result")}}
        seen["returned"] = answer["returned"]
        assert {k: seen[k] for k in then} == then
        assert answer["clauses"] == cited


LATE = 22
"""From so many points on the queen counts nothing."""


def ends(falls: str, given: dict[str, Any], then: Any, cited: list[str]) -> None:
    """Ask in every order of falling, with 0, 21, 22 and 24 points of the winner's.

    ``then`` are the winner, the points, those from 22 on, and those on demand. A law with "+" is cited
    from 22 points on only, one with "-" below.
    """
    winner, below, above, demand = then
    loser = "black" if winner == "white" else "white"
    his = "points" if winner == "white" else "opp_points"
    facts = {**given, **QUEEN[given.get("queen", "on_board")]}
    for order in _orders(falls):
        for score in (0, 21, LATE, 24):
            late = score >= LATE
            points = above if late else below
            answer = ask("icf", order, **facts, **{his: score})
            assert "error" not in answer, answer
            assert answer["next"] is None
            assert answer["result"] == {
                "winner": winner,
                "points": {winner: points, loser: 0},
                "on_demand": {winner: min(demand, 12 - points), loser: 0},
            }
            unwanted = "-" if late else "+"
            wanted = [law.rstrip("+-") for law in cited if not law.endswith(unwanted)]
            assert answer["clauses"] == wanted


def wins(points: int, late: int | None = None) -> tuple[str, int, int, int]:
    return "white", points, points if late is None else late, 0


def loses(points: int, late: int | None = None, demand: int = 0) -> tuple[str, int, int, int]:
    return "black", points, points if late is None else late, demand
