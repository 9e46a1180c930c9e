"""A table of rulings in few words: what fell, who plays, what goes back, what the board brings.

White is the player, so W is an own piece, B an opponent's, Q the queen and S the striker; a digit
after the letter names the hole. What a case leaves out must not change: nothing goes back, the
queen stays as she was, nobody owes anything new. Pieces on the board are reckoned from what fell
and what went back, so every case also shows that none is lost.
"""

from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.rules.asking import ask

PIECES = {"W": "white", "B": "black", "Q": "queen", "S": "striker"}
AWAITING: dict[str, Any] = {"queen": "awaiting_cover", "queen_by": "white"}
OURS: dict[str, Any] = {"queen": "covered", "queen_by": "white"}
THEIRS: dict[str, Any] = {"queen": "covered", "queen_by": "black"}
WAITS: dict[str, Any] = {"queen": "awaiting_cover"}
COVERED: dict[str, Any] = {"queen": "covered"}


End = tuple[str, str, tuple[int, int], tuple[str, ...], dict[str, Any]]
"""What fell, "player" or "opponent" wins, points of player and opponent, clauses, facts."""


def pieces(words: str) -> list[Any]:
    """Spell out ``"W1 S"`` as a report of a stroke does."""
    return [
        {"piece": PIECES[word[0]], "hole": int(word[1])} if word[1:] else PIECES[word]
        for word in words.split()
    ]


@dataclass(frozen=True)
class Case:
    """What fell and what must follow while the board goes on."""

    fell: str
    to_play: str
    cites: tuple[str, ...]
    back: str = ""
    queen: str | None = None
    by: str | None = "white"
    owed: int | None = None
    opp_owed: int | None = None
    tries: int = 1
    entitled: bool | None = None
    opp_entitled: bool | None = None
    broken: bool = True
    facts: dict[str, Any] = field(default_factory=dict)


def _marked(name: str, proves: str, value: Any) -> Any:
    named = (clause.rstrip("?") for clause in proves.split())
    return pytest.param(value, marks=pytest.mark.proves(*named), id=name)


def _cited(proves: str, cites: str | None) -> tuple[str, ...]:
    named = proves.split()
    clauses = [clause for clause in named if not clause.startswith("settled:")]
    first = clauses[:1] if cites is None else cites.split()
    readings = (c for c in named if c.startswith("settled:") and not c.endswith("?"))
    return (*first, *readings)


def play(
    name: str,
    fell: str,
    to_play: str,
    proves: str,
    *,
    facts: dict[str, Any] | None = None,
    cites: str | None = None,
    **expected: Any,
) -> Any:
    """One row of a table: the board goes on. ``to_play`` is "keeps" or "passes".

    The first clause proved must be cited; ``cites`` names another, or is empty for none. Every settled
    reading proved must be cited, but for those with ``?``.
    """
    case = Case(fell, to_play, _cited(proves, cites), facts=facts or {}, **expected)
    return _marked(name, proves, case)


def over(
    name: str,
    fell: str,
    winner: str,
    scored: tuple[int, int],
    proves: str,
    *,
    cites: str | None = None,
    **facts: Any,
) -> Any:
    """One row of a table: the board is over. ``winner`` is "player" or "opponent".

    ``scored`` are the points of this board, the player's first.
    """
    return _marked(name, proves, (fell, winner, scored, _cited(proves, cites), facts))


def played(rules: str, case: Case) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return what was ruled and what must be, for a row made by ``play``."""
    facts = case.facts
    answer = ask(rules, pieces(case.fell), **facts)
    assert "error" not in answer, answer
    board = answer["board"]
    got = {
        **{key: answer[key] for key in ("next", "tries", "result", "returned")},
        **{key: board[key] for key in ("on_board", "owed", "queen", "queen_by", "broken")},
        "entitled": [
            board["entitled"][side]
            for side, right in (("white", case.entitled), ("black", case.opp_entitled))
            if right is not None
        ],
        "cites": _citation(answer, case.cites),
    }
    fell = [word[0] for word in case.fell.split()]
    queen, by = facts.get("queen", "on_board"), facts.get("queen_by")
    if "Q" in case.back:
        queen, by = "on_board", None
    elif case.queen is not None:
        queen, by = case.queen, case.by
    want = {
        "next": {"keeps": "white", "passes": "black"}[case.to_play],
        "tries": case.tries,
        "result": None,
        "returned": {
            "white": case.back.count("W"),
            "black": case.back.count("B"),
            "queen": "Q" in case.back,
        },
        "on_board": {
            "white": facts.get("own", 5) - fell.count("W") + case.back.count("W"),
            "black": facts.get("opp", 6) - fell.count("B") + case.back.count("B"),
        },
        "owed": {
            "white": facts.get("owed", 0) if case.owed is None else case.owed,
            "black": facts.get("opp_owed", 0) if case.opp_owed is None else case.opp_owed,
        },
        "queen": queen,
        "queen_by": by,
        "broken": case.broken,
        "entitled": [right for right in (case.entitled, case.opp_entitled) if right is not None],
        "cites": case.cites,
    }
    return got, want


def _citation(answer: dict[str, Any], wanted: tuple[str, ...]) -> Any:
    """The wanted clauses if all are cited, else what is."""
    return wanted if set(wanted) <= set(answer["clauses"]) else answer["clauses"]


def ended(rules: str, row: End) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return what was ruled and what must be, for a row made by ``over``."""
    fell, winner, scored, cites, facts = row
    answer = ask(rules, pieces(fell), **facts)
    assert "error" not in answer, answer
    got = {**{key: answer[key] for key in ("next", "result")}, "cites": _citation(answer, cites)}
    result = {
        "winner": {"player": "white", "opponent": "black"}[winner],
        "points": {"white": scored[0], "black": scored[1]},
    }
    return got, {"next": None, "result": result, "cites": cites}
