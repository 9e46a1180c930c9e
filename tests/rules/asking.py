"""Ask for a ruling the way a script does, in few words; every question is asked for both colours."""

from typing import Any

from carrom.rules.checks import ReportError
from carrom.rules.json_format import answer, read, write

NO_DEMANDS = ("international", "club", "percuteur", "simplified")
"""The sets that know no points on demand."""
SWAP = {"white": "black", "black": "white"}


def swapped(value: Any) -> Any:
    """Return a question or an answer with the colours exchanged."""
    if isinstance(value, dict):
        return {SWAP.get(k, k): swapped(v) for k, v in value.items()}
    if isinstance(value, list):
        return [swapped(v) for v in value]
    return SWAP.get(value, value) if isinstance(value, str) else value


def asked(question: dict[str, Any]) -> dict[str, Any]:
    """Answer one question; a refusal comes back as ``{"error": {"field", "reason"}}``."""
    try:
        request = read(question)
    except ReportError as problem:
        return {"error": {"field": problem.field, "reason": problem.reason.id}}
    return write(request, answer(request))


def question(
    rules: str, pocketed: tuple[Any, ...] | list[Any] = (), **facts: Any
) -> dict[str, Any]:
    """Build a question for White to play.

    Facts by keyword: own, opp (pieces on the board, default 5 and 6), owed, opp_owed, held,
    opp_held, queen, queen_by, entitled, opp_entitled, broken, break_attempts, tries, points,
    opp_points, options, and of the stroke off_board, touched, proper, first_hit_behind_line;
    ``foul`` = clause (by White), or ``foul`` and ``by``, with ``pieces`` and ``noticed``.
    White is the player: "white" pieces are his own. ``pocketed`` lists what fell, in order.
    """
    board: dict[str, Any] = {
        "on_board": {"white": facts.pop("own", 5), "black": facts.pop("opp", 6)},
        "owed": {"white": facts.pop("owed", 0), "black": facts.pop("opp_owed", 0)},
        "held": {"white": facts.pop("held", 0), "black": facts.pop("opp_held", 0)},
        "queen": facts.pop("queen", "on_board"),
        "queen_by": facts.pop("queen_by", None),
        "entitled": {
            "white": facts.pop("entitled", True),
            "black": facts.pop("opp_entitled", True),
        },
        "broken": facts.pop("broken", True),
        "break_attempts": facts.pop("break_attempts", 0),
        "tries": facts.pop("tries", 1),
    }
    asking: dict[str, Any] = {
        "rules": rules,
        "options": facts.pop("options", {}),
        "board": board,
        "game_points": {"white": facts.pop("points", 0), "black": facts.pop("opp_points", 0)},
        "to_play": "white",
    }
    if "foul" in facts:
        asking["foul"] = {"clause": facts.pop("foul"), "by": facts.pop("by", "white"), **facts}
    else:
        asking["stroke"] = {"pocketed": list(pocketed), **facts}
    return asking


def ask(rules: str, pocketed: Any = (), **facts: Any) -> dict[str, Any]:
    """Answer a question asked for White, having checked that Black gets the mirrored answer."""
    asking = question(rules, pocketed, **facts)
    answered = asked(asking)
    assert swapped(asked(swapped(asking))) == answered, "the colours are not treated alike"
    return without_demands(answered) if rules in NO_DEMANDS else answered


def without_demands(answered: dict[str, Any]) -> dict[str, Any]:
    """Leave out the points on demand, of which a result must tell that there are none."""
    result = answered.get("result")
    if result is None:
        return answered
    assert result["on_demand"] == {"white": 0, "black": 0}
    rest = {key: value for key, value in result.items() if key != "on_demand"}
    return {**answered, "result": rest}
