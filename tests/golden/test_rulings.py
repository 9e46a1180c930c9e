"""Golden rulings: one question of each kind with its whole answer, in ``rulings.jsonl``.

A change of any ruling, reason or citation shows up here and is then a decision. To take a change
over: ``python -m tests.golden.test_rulings`` and read the difference before committing it.
"""

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from carrom.rules import RULE_SETS, Call, Side, Situation, Stroke
from carrom.rules.checks import ReportError, check_call
from carrom.rules.json_format import Request, answer, write
from tests.rules.asking import asked
from tests.rules.total import classes, situations, unbroken

FILE = Path(__file__).with_name("rulings.jsonl")


def question(rules: str, situation: Situation, report: Stroke | Call) -> dict[str, Any]:
    """Write a situation and a report down as a question."""
    white, black = situation.white, situation.black
    asking: dict[str, Any] = {
        "rules": rules,
        "board": {
            "on_board": {"white": white.on_board, "black": black.on_board},
            "owed": {"white": white.owed, "black": black.owed},
            "held": {"white": white.held, "black": black.held},
            "queen": situation.queen.value,
            "queen_by": situation.queen_by,
            "entitled": {"white": white.entitled, "black": black.entitled},
            "broken": situation.broken,
            "break_attempts": situation.break_attempts,
            "tries": situation.tries,
        },
        "game_points": {"white": white.points, "black": black.points},
        "to_play": situation.to_play.value,
    }
    for part in ("owed", "held"):
        if not any(asking["board"][part].values()):
            del asking["board"][part]
    if situation.broken:
        del asking["board"]["broken"], asking["board"]["break_attempts"]
    if not (white.points or black.points):
        del asking["game_points"]
    if isinstance(report, Call):
        asking["foul"] = {"clause": report.clause, "by": report.by.value}
        if report.pieces:
            asking["foul"]["pieces"] = [p.value for p in report.pieces]
    else:
        asking["stroke"] = {
            "pocketed": [{"piece": p.piece.value, "hole": p.hole} for p in report.pocketed],
        }
        if report.off_board:
            asking["stroke"]["off_board"] = [p.value for p in report.off_board]
        if not report.touched:
            asking["stroke"]["touched"] = False
        if not report.proper:
            asking["stroke"]["proper"] = False
    return asking


def reports() -> Iterator[tuple[str, Situation, Stroke | Call]]:
    """Yield strokes and calls of every kind."""
    for name, rules in RULE_SETS.items():
        for group in (unbroken(rules), classes(rules)):
            for situation, white, _ in group:
                yield name, situation, white
        boards = [
            Situation(broken=False),
            Situation(broken=False, break_attempts=1),
            *situations((1, 5, 9), ((0, 0), (1, 0)), (2,), ((3, 24),)),
        ]
        for situation, clause, by in product(boards, rules.book.calls, Side):
            call = Call(clause, by)
            try:
                check_call(rules, situation, call)
            except ReportError:
                continue
            yield name, situation, call


def golden() -> Iterator[dict[str, Any]]:
    """Yield one question of each kind, with its answer."""
    seen = set()
    for name, situation, report in reports():
        request = Request(RULE_SETS[name], situation, report)
        ruling = answer(request)
        answered = write(request, ruling)
        call = isinstance(report, Call)
        kind = (
            name,
            ruling.reason if call else ruling.clauses,
            report.clause if isinstance(report, Call) and name == "international" else None,
            ruling.next,
            ruling.situation.queen,
            call and situation.broken,
        )
        if kind not in seen:
            seen.add(kind)
            yield {"asked": question(name, situation, report), "answered": answered}


def test_rulings_are_as_they_were():
    lines = FILE.read_text(encoding="utf-8").splitlines()
    assert len(lines) > 500
    for line in lines:
        kept = json.loads(line)
        assert asked(kept["asked"]) == kept["answered"], kept["asked"]


def test_every_board_that_comes_out_can_go_in_again():
    for line in FILE.read_text(encoding="utf-8").splitlines():
        kept = json.loads(line)
        if kept["answered"]["result"] is None:
            again = {
                "rules": kept["asked"]["rules"],
                "board": kept["answered"]["board"],
                "to_play": kept["answered"]["next"],
                "stroke": {},
            }
            assert "error" not in asked(again), again


if __name__ == "__main__":
    written = "".join(json.dumps(entry, separators=(",", ":")) + "\n" for entry in golden())
    FILE.write_text(written, encoding="utf-8")
