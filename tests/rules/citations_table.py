"""The table of citations: for every reason of every rule set, what a ruling cites and says, by example.

``python -m tests.rules.citations_table`` writes ``citations_table.md`` beside this module. The table is
there to be read against the source texts: does what is cited cover this very stroke?

A row is a reason with one set of clauses, and the smallest stroke or call that brings it. What can come
beside almost any stroke (a due paid, a piece off the board, the first break) would multiply the rows, so it
stands in a part of its own, once for each rule set.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import product
from pathlib import Path

from carrom.equipment.pieces import Piece
from carrom.rules import (
    RULE_SETS,
    Call,
    Pocketed,
    QueenState,
    RuleSet,
    Ruling,
    Side,
    SideState,
    Situation,
    Stroke,
    rule,
    rule_call,
)
from carrom.rules.book import Resting
from carrom.rules.checks import ReportError, check, check_call
from carrom.rules.piece_calls import as_stroke
from carrom.rules.reasons import Reason
from carrom.rules.ruling import clauses_of
from carrom.rules.sets.icf.reasons import IcfReason

FILE = Path(__file__).with_suffix(".md")
BESIDE = (
    Reason.OPPONENTS_STAY,
    Reason.OWED,
    Reason.DUE_PAID,
    Reason.PAID_IN_TURN,
    Reason.DUES_LEFT,
    Reason.DUES_FIRST,
    Reason.LAPSED,
    Reason.CAPPED,
    Reason.BONUS_CAPPED,
    Reason.CEILING,
    Reason.CEILING_SPECIAL,
    Reason.CEILING_LAST,
    Reason.PENALTY_POINTS_STAY,
    Reason.BROKEN,
    Reason.BREAK_TRIED_ONCE,
    Reason.OFF_RETURNED,
    Reason.STRIKER_OFF,
    Reason.PIECE_OFF,
    Reason.PIECE_OFF_PENALTY,
    Reason.BEHIND_LINE,
    Reason.STRIKER_OFF_FREE,
    Reason.SEVERAL_TRIES,
    Reason.COLOUR_TAKEN,
    Reason.COLOURS_STAY_OPEN,
    Reason.QUEEN_UNCOVERED,
    Reason.PARTNER,
    IcfReason.STRIKER_OWED,
    IcfReason.OFF_TO_CENTRE,
    IcfReason.OFF_WITH_QUEEN,
    IcfReason.OFF_BOTH_COLOURS,
    IcfReason.OFF_FURTHER,
)
"""Reasons that may stand beside almost any other; they are no part of what tells two rows apart."""
QUEENS = (
    (QueenState.ON_BOARD, None),
    (QueenState.AWAITING_COVER, Side.WHITE),
    (QueenState.COVERED, Side.WHITE),
    (QueenState.COVERED, Side.BLACK),
)
SEVERAL_OFF = (
    (Piece.BLACK, Piece.WHITE),
    (Piece.BLACK, Piece.QUEEN),
    (Piece.BLACK, Piece.WHITE, Piece.QUEEN),
)
COUNTS = ((5, 6), (8, 6), (9, 9), (1, 6), (5, 1), (1, 1), (9, 1))
WORDS = {Piece.WHITE: "white", Piece.BLACK: "black", Piece.QUEEN: "queen", Piece.STRIKER: "striker"}


@dataclass(frozen=True)
class Row:
    """A reason with what is cited for it, and the smallest example."""

    rules: RuleSet
    situation: Situation
    report: Stroke | Call
    ruling: Ruling

    @property
    def reason(self) -> str:
        return self.ruling.reason.value

    @property
    def clauses(self) -> tuple[str, ...]:
        return self.ruling.clauses

    @property
    def example(self) -> str:
        return f"{in_words(self.situation)}: {reported(self.report)}"

    def text(self, language: str = "en") -> str:
        return self.ruling.text(language).replace("\u00a0", " ")  # type: ignore[arg-type]


def situations(rules: RuleSet) -> Iterator[tuple[int, Situation]]:
    """Yield situations of every kind, each with how much there is to say about it."""
    for (own, opp), (queen, by), entitled in product(COUNTS, QUEENS, (True, False)):
        base = Situation(
            white=SideState(own, entitled=entitled),
            black=SideState(opp, entitled=True),
            queen=queen,
            queen_by=by,
        )
        size = ((own, opp) != (5, 6)) + (queen is not QueenState.ON_BOARD) + (not entitled)
        if entitled or queen is QueenState.ON_BOARD:
            yield size, base
        if entitled or (own, opp) == (9, 9):
            yield from ((size + 3, extra) for extra in _extras(base, rules))
    for attempts in range(3):
        yield 1 + attempts, Situation(broken=False, break_attempts=attempts)
    if rules.open_colours:
        yield 1, Situation(broken=False, colours_open=True)
        yield 2, Situation(colours_open=True)


def _extras(base: Situation, rules: RuleSet) -> Iterator[Situation]:
    """Yield the situation with one thing more: many points, dues, held pieces, tries."""
    white, black, ceiling = base.white, base.black, rules.queen_ceiling
    if white.on_board == 1 or black.on_board == 1:
        many = replace(black, points=ceiling)
        yield replace(base, white=replace(white, points=ceiling), black=many)
        yield replace(base, white=replace(white, owed=1))
        yield replace(base, black=replace(black, owed=1))
        if white.on_board < 9:
            yield replace(base, white=replace(white, held=1))
        if black.on_board < 9:
            yield replace(base, black=replace(black, held=1))
    elif white.on_board == black.on_board == 9:
        for owed in (1, 2):
            yield replace(base, white=replace(white, owed=owed))
            yield replace(base, black=replace(black, owed=owed))
    elif rules.several_tries and white.on_board == 5:
        yield replace(base, tries=2)
        yield replace(base, tries=3)


def strokes(rules: RuleSet, situation: Situation) -> Iterator[tuple[int, Stroke]]:
    """Yield strokes of every kind, each with how much there is to say about it."""
    own = range(min(situation.white.on_board, 3 if rules.several_tries else 2) + 1)
    opp = range(min(situation.black.on_board, 1) + 1)
    queens = (0, 1) if situation.queen is QueenState.ON_BOARD else (0,)
    plain = situation.white.owed + situation.black.owed + situation.tries == 1
    offs: tuple[tuple[Piece, ...], ...] = ((), (Piece.STRIKER,), (Piece.BLACK,))
    for mine, theirs, queen, striker, proper in product(own, opp, queens, range(3), (1, 0)):
        if striker > 1 and (not rules.several_tries or not mine):
            continue
        fallen = [Pocketed(Piece.WHITE, 1)] * mine + [Pocketed(Piece.BLACK, 2)] * theirs
        fallen += [Pocketed(Piece.QUEEN, 3)] * queen
        fallen += [Pocketed(Piece.STRIKER, (4, 4, 1)[striker])] * bool(striker)
        size = 2 * len(fallen) + 2 * (not proper) + (striker > 1)
        for off in offs if plain else offs[:1]:
            if striker and off == (Piece.STRIKER,):
                continue
            stroke = Stroke(tuple(fallen), off, proper=bool(proper))
            yield size + 3 * len(off), stroke
            if rules.behind_line_matters and not off:
                yield size + 3, replace(stroke, first_hit_behind_line=True)
        if plain and not fallen and situation.queen is QueenState.ON_BOARD and own[-1] > 1:
            for off in SEVERAL_OFF:
                yield size + 3 * len(off), Stroke(off_board=off, proper=bool(proper))
        if not situation.broken and len(fallen) == striker:
            yield size + 1, Stroke(tuple(fallen), touched=False, proper=bool(proper))


def calls(rules: RuleSet) -> Iterator[tuple[int, Situation, Call]]:
    """Yield every umpire's call in situations of every kind."""
    boards = [
        (0, Situation(white=SideState(5, entitled=True), black=SideState(6, entitled=True))),
        (3, Situation()),
        (3, Situation(broken=False)),
        (4, Situation(broken=False, break_attempts=1)),
    ]
    boards += [
        (size + 1, board)
        for size, board in situations(rules)
        if board.broken and not board.white.owed and board.tries == 1
    ]
    for (size, board), (name, found), by in product(boards, rules.book.calls.items(), Side):
        base = Call(name, by)
        variants = [base]
        if found.effect is as_stroke and size:
            continue  # the same as a stroke
        if found.resting is not Resting.NONE:
            named = ((Piece.WHITE,), (Piece.BLACK,), (Piece.QUEEN,), (Piece.WHITE, Piece.QUEEN))
            variants += [replace(base, pieces=pieces) for pieces in named]
        elif size == 0:
            variants += [replace(base, before_stroke=True), replace(base, partner=True)]
            variants += [replace(base, noticed=False)] if found.late_differs else []
        for more, call in enumerate(variants):
            yield size + more + (by is Side.BLACK), board, call


def core(ruling: Ruling) -> tuple[StrEnum, ...]:
    """Return the reasons that tell rows apart."""
    return tuple(each for each in ruling.also if each not in BESIDE)


CallKey = tuple[str, str, frozenset[str]]
"""What a call does, the reason, and what is cited beside the call's own clause."""


@dataclass
class Found:
    """The smallest examples of a rule set."""

    rules: RuleSet
    rows: dict[tuple[str, frozenset[str]], tuple[int, Row]] = field(default_factory=dict)
    """Strokes, by reason and what is cited for it."""
    calls: dict[CallKey, tuple[int, Row]] = field(default_factory=dict)
    named: dict[CallKey, dict[str, None]] = field(default_factory=dict)
    """The calls that have this effect."""
    beside: dict[StrEnum, tuple[int, Row]] = field(default_factory=dict)
    """Every reason that can stand beside others."""
    reasons: set[StrEnum] = field(default_factory=set)
    """Every reason that occurs."""

    def note(self, size: int, row: Row) -> None:
        """Note the reasons of a ruling, and the example for those that stand beside others."""
        also = row.ruling.also
        self.reasons |= {row.ruling.reason, *also}
        for each in also:
            if each not in BESIDE or not self.rules.book.citations.get(each):
                continue
            if each not in self.beside or size < self.beside[each][0]:
                self.beside[each] = size, row


def found_in(rules: RuleSet) -> Found:
    """Return the smallest example of every reason and what is cited for it."""
    found = Found(rules)
    for size, row in _stroke_rulings(rules):
        found.note(size, row)
        cited = clauses_of(rules.book, row.ruling.reason, core(row.ruling))
        key = row.reason, frozenset(cited)
        if key not in found.rows or size < found.rows[key][0]:
            found.rows[key] = size, row
    for size, call, row in _call_rulings(rules):
        found.note(size, row)
        call_key = _call_key(row, call)
        found.named.setdefault(call_key, {})[call.clause] = None
        if call_key not in found.calls or size < found.calls[call_key][0]:
            found.calls[call_key] = size, row
    return found


def _call_key(row: Row, call: Call) -> CallKey:
    book, ruling = row.rules.book, row.ruling
    dropped = {c for each in ruling.also if each in BESIDE for c in book.citations.get(each, ())}
    kept = set(clauses_of(book, ruling.reason, core(ruling)))
    called = book.calls[call.clause]
    cited = ((set(ruling.clauses) - dropped) | kept) - {called.clause}
    return called.effect.__name__, row.reason, frozenset(cited)


def _stroke_rulings(rules: RuleSet) -> Iterator[tuple[int, Row]]:
    for size, situation in situations(rules):
        for more, stroke in strokes(rules, situation):
            try:
                check(situation, stroke)
            except ReportError:
                continue
            yield size + more, Row(rules, situation, stroke, rule(rules, situation, stroke))


def _call_rulings(rules: RuleSet) -> Iterator[tuple[int, Call, Row]]:
    for size, situation, call in calls(rules):
        try:
            check_call(rules, situation, call)
        except ReportError:
            continue
        yield size, call, Row(rules, situation, call, rule_call(rules, situation, call))


def in_words(situation: Situation) -> str:
    """Say what matters about a situation."""
    if situation.colours_open:
        first = "colours open" if situation.broken else "colours open, before the break"
    elif not situation.broken:
        first = "before the break"
    else:
        first = f"{situation.white.on_board} white, {situation.black.on_board} black left"
    parts = [first]
    if situation.break_attempts:
        parts.append(f"{situation.break_attempts} attempts made")
    if situation.queen is not QueenState.ON_BOARD:
        parts.append(f"queen {situation.queen.replace('_', ' ')} by {situation.queen_by}")
    for side in Side if situation.broken else ():
        state = situation.side(side)
        if state.owed:
            parts.append(f"{side} owes {state.owed}")
        if state.held:
            parts.append(f"{state.held} {side} held")
        if state.points:
            parts.append(f"{side} has {state.points} points")
    if not situation.white.entitled and situation.broken and not situation.colours_open:
        parts.append("white has no right to the queen")
    if situation.tries > 1:
        parts.append(f"{situation.tries} tries")
    return ", ".join(parts)


def reported(report: Stroke | Call) -> str:
    """Say what White did, or what was called."""
    if isinstance(report, Call):
        parts = [
            f"{report.clause} against {report.by}",
            *([" + ".join(WORDS[p] for p in report.pieces)] if report.pieces else []),
            *(["seen too late"] if not report.noticed else []),
            *(["before the first stroke of the turn"] if report.before_stroke else []),
            *(["by the partner of the player in turn"] if report.partner else []),
        ]
        return ", ".join(parts)
    fallen = [WORDS[p.piece] for p in report.pocketed]
    holes = {p.piece: p.hole for p in report.pocketed}
    parts = [" + ".join(fallen) or ("nothing touched" if not report.touched else "nothing")]
    if holes.get(Piece.STRIKER) == 1:
        parts.append("striker after white in the same pocket")
    parts += [f"{WORDS[p]} off the board" for p in report.off_board]
    if not report.proper:
        parts.append("improper")
    if report.first_hit_behind_line:
        parts.append("hit behind the line")
    return ", ".join(parts)


def table(language: str = "en") -> str:
    """Return the whole table."""
    return "\n".join(_lines(language)) + "\n"


def _lines(language: str) -> Iterator[str]:
    yield "# What rulings cite"
    yield ""
    yield "Written by `python -m tests.rules.citations_table`; do not edit. White plays. For every reason and"
    yield "every set of clauses it is cited with: the smallest stroke or call, the clauses and settled readings,"
    yield "and the sentence. A test fails when the table is stale or when a judge names a reason that never occurs."
    known: set[CallKey] = set()
    for rules in RULE_SETS.values():
        name = rules.name
        found = found_in(rules)
        yield from ("", f"## {name}: strokes", "", *HEAD)
        for key in sorted(
            found.rows, key=lambda key: (_order(key[0]), len(key[1]), sorted(key[1]))
        ):
            yield _line(found.rows[key][1], language)
        yield from ("", f"## {name}: beside any of these", "", *HEAD)
        for reason in sorted(found.beside, key=_order):
            row, cited = found.beside[reason][1], rules.book.citations[reason]
            yield _cells(reason.value, row.example, _cited(cited), row.text(language))
        new = [key for key in found.calls if key not in known]
        known |= set(found.calls)
        differ = " that differ" if len(new) < len(found.calls) else ""
        yield from (
            "",
            f"## {name}: calls{differ}",
            "",
            "| calls | reason | example | cited | ruling |",
        )
        yield "|---|---|---|---|---|"
        for call_key in new:
            row = found.calls[call_key][1]
            cells = row.reason, row.example, _cited(row.clauses), row.text(language)
            yield _cells(" ".join(found.named[call_key]), *cells)


HEAD = ("| reason | example | cited | ruling |", "|---|---|---|---|")


def _order(reason: str) -> tuple[int, str]:
    """Those that sets share first, in their order; then those of a set's own."""
    shared = [each.value for each in Reason]
    return (shared.index(reason), "") if reason in shared else (len(shared), reason)


def _line(row: Row, language: str) -> str:
    return _cells(row.reason, row.example, _cited(row.clauses), row.text(language))


def _cited(clauses: tuple[str, ...]) -> str:
    return " ".join(clauses)


def _cells(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    FILE.write_text(table(), encoding="utf-8")
