"""Which strokes of a solo board are gone on after, as a table: each kind of stroke ruled on by ``carrom.rules``.

The page counts (what lies on the board, what fell) and looks up; it knows no rule. Every entry has an example,
by which the page's tests see that the page counts in the same way.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from carrom.equipment.pieces import Piece
from carrom.rules import (
    RULE_SETS,
    Pocketed,
    QueenState,
    Returned,
    Ruling,
    Side,
    SideState,
    Situation,
    Stroke,
    rule,
)
from carrom.rules.book import Purpose
from carrom.rules.situation import PIECES

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = ROOT / "web/src/lib/solo_rulings.generated.json"
RULES: Final = RULE_SETS.default_for(Purpose.TOURNAMENTS)
"""Solo is an event of the federation: its laws."""
POINTS: Final = {"piece": 1, "queen": RULES.queen_points, "white": 5, "black": 3, "both": 10}
"""What counts in a board: pieces and the queen; a white slam, a black slam, both on one board."""
BOARDS: Final = 8

QUEENS: Final = {
    "board": (QueenState.ON_BOARD, None),
    "awaiting": (QueenState.AWAITING_COVER, Side.WHITE),
    "mine": (QueenState.COVERED, Side.WHITE),
    "theirs": (QueenState.COVERED, Side.BLACK),
}


@dataclass(frozen=True)
class Case:
    """A stroke of the side that plays: what lay on the board, and what fell."""

    mine: int
    theirs: int
    queen: str = "board"
    entitled: bool = True
    attempts: int | None = None
    """Earlier attempts at the break; None: the board is broken."""
    own: int = 0
    other: int = 0
    queen_falls: bool = False
    striker: bool = False
    touched: bool = True

    @property
    def kind(self) -> str:
        """Name the kind of stroke, as ``kindOf`` does on the page."""
        moment = "play" if self.attempts is None else f"break{self.attempts}"
        own = (
            "all"
            if self.own == self.mine
            else ("none", "one")[self.own]
            if self.own < 2
            else "some"
        )
        other = "none" if not self.other else "all" if self.other == self.theirs else "some"
        return " ".join(
            (
                moment,
                "nine" if self.mine == PIECES else "fewer",
                self.queen,
                "entitled" if self.entitled else "barred",
                own,
                other,
                "queen" if self.queen_falls else "-",
                "striker" if self.striker else "-",
                "touched" if self.touched else "-",
            )
        )

    @property
    def ruling(self) -> Ruling:
        """Rule on it, with White as the side that plays: the rules treat both colours alike."""
        state, by = QUEENS[self.queen]
        situation = Situation(
            white=SideState(self.mine, entitled=self.entitled),
            black=SideState(self.theirs),
            queen=state,
            queen_by=by,
            broken=self.attempts is None,
            break_attempts=self.attempts or 0,
        )
        return rule(RULES, situation, self.stroke)

    @property
    def stroke(self) -> Stroke:
        """The stroke as the rules want it reported."""
        fell = [Piece.WHITE] * self.own + [Piece.BLACK] * self.other
        fell += [Piece.QUEEN] * self.queen_falls + [Piece.STRIKER] * self.striker
        return Stroke(tuple(map(Pocketed, fell)), touched=self.touched)


def outcome_of(ruling: Ruling) -> dict[str, str | bool]:
    """Say what becomes of a solo board after a ruling.

    ``on``: the side plays on. ``again``: the break is tried again. ``passes``: the turn goes over and nothing is
    to be paid. ``won``: the side has cleared the board. ``ends``: everything else.
    """
    after, mine = ruling.situation, ruling.situation.white
    owing = mine.owed + after.black.owed > 0
    back = ruling.returned != Returned()
    if ruling.result is not None:
        goes = "won" if ruling.result.winner is Side.WHITE else "ends"
    elif owing or back:
        goes = "ends"
    elif ruling.next is Side.WHITE:
        goes = "on" if after.broken else "again"
    else:
        goes = "passes" if after.broken else "ends"
    names = {place: name for name, place in QUEENS.items()}
    outcome: dict[str, str | bool] = {"goes": goes}
    if goes in ("on", "passes"):
        outcome["queen"] = names[after.queen, after.queen_by]
        outcome["entitled"] = mine.entitled
    return outcome


def cases() -> Iterator[Case]:
    """Every stroke that a side can play on a solo board."""
    for attempts in range(RULES.break_attempts):
        start = Case(PIECES, PIECES, entitled=False, attempts=attempts)
        yield from _strokes(start)
        for striker in (False, True):
            yield replace(start, touched=False, striker=striker)
    for mine in range(1, PIECES + 1):
        for theirs in range(1, PIECES + 1):
            for queen in QUEENS:
                for entitled in (False, True):
                    if queen in ("awaiting", "mine") and not entitled:
                        continue
                    yield from _strokes(Case(mine, theirs, queen, entitled))


def _strokes(case: Case) -> Iterator[Case]:
    for own in range(case.mine + 1):
        for other in range(case.theirs + 1):
            for queen_falls in (False, True) if case.queen == "board" else (False,):
                for striker in (False, True):
                    yield replace(
                        case, own=own, other=other, queen_falls=queen_falls, striker=striker
                    )


def solo_rulings() -> str:
    """Write the table."""
    outcomes: list[dict[str, str | bool]] = []
    table: dict[str, list[int]] = {}
    for case in cases():
        if case.kind in table:
            continue
        outcome = outcome_of(case.ruling)
        if outcome not in outcomes:
            outcomes.append(outcome)
        table[case.kind] = [outcomes.index(outcome), case.mine, case.theirs, case.own, case.other]
    whole = {
        "rules": RULES.name,
        "boards": BOARDS,
        "attempts": RULES.break_attempts,
        "points": POINTS,
        "outcomes": outcomes,
        "table": table,
    }
    return _lines(whole)


def _lines(whole: dict[str, object]) -> str:
    """JSON with one line for each part, and for each entry of the table."""
    parts = []
    for name, value in whole.items():
        if isinstance(value, dict) and name == "table":
            entries = ",\n".join(f"    {json.dumps(k)}: {json.dumps(v)}" for k, v in value.items())
            parts.append(f'  "{name}": {{\n{entries}\n  }}')
        else:
            parts.append(f"  {json.dumps(name)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    TARGET.write_text(solo_rulings(), encoding="utf-8")
