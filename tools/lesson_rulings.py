"""What the umpire says in the lessons, made beforehand by ``carrom.rules``.

Steps with ``ruled`` have the ruling on everything that can fall; steps with ``placing`` have the verdict on every
spot of a grid. Both in English and French.
"""

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final

from carrom.equipment.pieces import Layout, Piece, Point, Seat, Standing
from carrom.equipment.standard import board
from carrom.messages import LANGUAGES, message
from carrom.rules import (
    RULE_SETS,
    Pocketed,
    QueenState,
    Ruling,
    Side,
    SideState,
    Situation,
    Stroke,
    rule,
)
from carrom.rules.placement import Placer, SpotVerdict, judge_spot
from carrom.rules.reasons import Matter
from carrom.texts import said

ROOT: Final = Path(__file__).resolve().parent.parent
LESSONS: Final = ROOT / "web/src/lib/lessons.json"
TARGET: Final = ROOT / "web/src/lib/lesson_rulings.generated.json"
RULES: Final = RULE_SETS.default
STEP: Final = 0.0025
"""Between two spots of the grid (m)."""
REACH: Final = 29
"""Spots each way from the centre: a little more than the circle."""
LETTERS: Final = {verdict: chr(ord("a") + k) for k, verdict in enumerate(SpotVerdict)}


def lesson_rulings() -> str:
    """Write the rulings and verdicts."""
    steps = [
        step
        for lesson in json.loads(LESSONS.read_text(encoding="utf-8"))
        for step in lesson["steps"]
    ]
    ruled = {step["ruled"]: _rulings(step["pieces"]) for step in steps if "ruled" in step}
    placed = {step["id"]: _grid(step["pieces"]) for step in steps if "placing" in step}
    whole = {
        "rules": RULES.name,
        "rulings": ruled,
        "grid": {
            "step": STEP,
            "reach": REACH,
            "legal": LETTERS[SpotVerdict.LEGAL],
            "outside": LETTERS[SpotVerdict.OUTSIDE_INNER_CIRCLE],
        },
        "verdicts": {LETTERS[each]: _verdict(each) for each in SpotVerdict},
        "placing": [*RULES.book.matters[Matter.PLACED], *RULES.book.placing.clauses],
        "spots": placed,
    }
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def situation_of(pieces: list[dict[str, Any]]) -> Situation:
    """The board of a step: White plays; a queen that is not there has been covered by White."""
    kinds = [each["piece"] for each in pieces]
    lies = "queen" in kinds
    return Situation(
        white=SideState(kinds.count("white"), entitled=True),
        black=SideState(kinds.count("black"), entitled=True),
        queen=QueenState.ON_BOARD if lies else QueenState.COVERED,
        queen_by=None if lies else Side.WHITE,
    )


def strokes(situation: Situation) -> Iterator[tuple[str, Stroke]]:
    """Everything that can fall, with the name that the page gives it."""
    queens = (0, 1) if situation.queen is QueenState.ON_BOARD else (0,)
    counts = (
        range(situation.white.on_board + 1),
        range(situation.black.on_board + 1),
        queens,
        (0, 1),
    )
    for white, black, queen, striker in product(*counts):
        fell = [Piece.WHITE] * white + [Piece.BLACK] * black
        fell += [Piece.QUEEN] * queen + [Piece.STRIKER] * striker
        yield f"w{white}b{black}q{queen}s{striker}", Stroke(tuple(map(Pocketed, fell)))


def _rulings(pieces: list[dict[str, Any]]) -> dict[str, Any]:
    situation = situation_of(pieces)
    return {name: told(rule(RULES, situation, stroke)) for name, stroke in strokes(situation)}


def told(ruling: Ruling) -> dict[str, Any]:
    """A ruling as the page shows it: the sentences and the clauses."""
    return {
        **{language: ruling.text(language) for language in LANGUAGES},
        "clauses": list(ruling.clauses),
    }


def _grid(pieces: list[dict[str, Any]]) -> list[str]:
    layout: Layout = tuple(Standing(Piece(each["piece"]), Point(*each["at"])) for each in pieces)
    ways = range(-REACH, REACH + 1)
    return ["".join(LETTERS[verdict_at(x, y, layout)] for x in ways) for y in ways]


def verdict_at(x: int, y: int, layout: Layout) -> SpotVerdict:
    """Judge a spot of the grid; Black places, from the south."""
    placer = Placer(Piece.BLACK, Seat.SOUTH)
    spot = Point(x * STEP, y * STEP)
    return judge_spot(spot, layout, board("revised"), placer, RULES.book.placing.manner)


def _verdict(verdict: SpotVerdict) -> dict[str, str]:
    if verdict is SpotVerdict.LEGAL:
        return dict(said(message("refusal-spot-legal")))
    return dict(said(message("refusal-spot-illegal", verdict=message(f"refusal-spot-{verdict}"))))
