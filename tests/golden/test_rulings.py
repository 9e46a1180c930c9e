"""Golden rulings: one question of each kind with its whole answer, in ``rulings.jsonl``.

A change of any ruling, reason or citation shows up here and is then a decision. To take a change
over: ``python -m tests.golden.test_rulings`` and read the difference before committing it. Questions
stay; those of a new kind are added, and those that are refused by now are named and dropped.
"""

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from carrom.equipment.pieces import Piece
from carrom.rules import RULE_SETS, Call, Ruling, Side, Situation, Stroke
from carrom.rules.book import Resting
from carrom.rules.checks import ReportError, check_call
from carrom.rules.json_format import Request, answer, read, write
from tests.rules.asking import asked
from tests.rules.citations_table import core
from tests.rules.total import classes, situations, unbroken

FILE = Path(__file__).with_name("rulings.jsonl")
FALLEN: tuple[tuple[Piece, ...], ...] = ((), (Piece.WHITE,), (Piece.BLACK,), (Piece.QUEEN,))
"""What rests on something at a hole, or falls after the stroke."""


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
        for situation, (clause, found), by in product(boards, rules.book.calls.items(), Side):
            fallen = FALLEN if found.resting is not Resting.NONE else ((),)
            for call in (Call(clause, by, pieces) for pieces in fallen):
                try:
                    check_call(rules, situation, call)
                except ReportError:
                    continue
                yield name, situation, call


def kind_of(request: Request, ruling: Ruling) -> tuple[Any, ...]:
    """Return what tells one kind of question from another."""
    report, rules = request.report, request.rules.name
    call = isinstance(report, Call)
    return (
        rules,
        ruling.reason,
        None if call else core(ruling),
        report.clause if isinstance(report, Call) and rules == "international" else None,
        ruling.next,
        ruling.situation.queen,
        call and request.situation.broken,
    )


def golden(kept: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield the questions there are, answered anew, and one of each kind that they leave out."""
    seen = set()
    for question_kept in kept:
        try:
            request = read(question_kept)
        except ReportError as refused:
            print("now refused:", refused.reason.id, question_kept)
            continue
        ruling = answer(request)
        seen.add(kind_of(request, ruling))
        yield {"asked": question_kept, "answered": write(request, ruling)}
    for name, situation, report in reports():
        request = Request(RULE_SETS[name], situation, report)
        ruling = answer(request)
        kind = kind_of(request, ruling)
        if kind not in seen:
            seen.add(kind)
            yield {"asked": question(name, situation, report), "answered": write(request, ruling)}


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
    questions = [json.loads(line)["asked"] for line in FILE.read_text("utf-8").splitlines()]
    entries = [json.dumps(entry, separators=(",", ":")) + "\n" for entry in golden(questions)]
    FILE.write_text("".join(entries), encoding="utf-8")
