"""Rule on what only an umpire sees: improper strokes, touched pieces, fouls, a moved board.

A call names a clause of the international rule, whose general rules hold at every board; the
family sets have none of their own for these. What a call costs follows the clause itself where it
says so, else 4.1: a foul in one's own turn costs a piece and the turn (4.1.2), a technical foul in
the opponent's turn, or before one's first stroke, a piece only (4.1.1).
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from carrom.equipment.pieces import Piece
from carrom.rules.reasons import Reason
from carrom.rules.ruleset import RuleSet
from carrom.rules.ruling import (
    BOOKS,
    BoardResult,
    Returned,
    Ruling,
    board_result,
    paid_first,
    rule,
    view_of,
)
from carrom.rules.situation import PIECES, QueenState, Side, SideState, Situation
from carrom.rules.stroke import Pocketed, Stroke
from carrom.rules.verdict import Queen


@dataclass(frozen=True, slots=True)
class Call:
    """An umpire's call: a clause of the international rule (as in ``3.11.o``) and who broke it."""

    clause: str
    by: Side
    pieces: tuple[Piece, ...] = ()
    """3.10.d-f: the pieces that count as pocketed."""
    noticed: bool = True
    """3.11.k: False when the wrong colour was seen only after the next stroke."""


Effect = Callable[[RuleSet, Situation, Call], Ruling]


def rule_call(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Rule on an umpire's call; see :func:`carrom.rules.checks.check_call` for what is refused."""
    return CALLS[call.clause](rules, paid_first(situation), call)


def _ruling(
    call: Call,
    situation: Situation,
    reason: Reason,
    *clauses: str,
    returned: Returned = Returned(),  # noqa: B008 - a frozen value
) -> Ruling:
    return Ruling(
        next=situation.to_play,
        situation=situation,
        returned=returned,
        result=None,
        reason=reason,
        clauses=tuple(f"international:{c}" for c in dict.fromkeys((call.clause, *clauses))),
    )


def _over(call: Call, situation: Situation, reason: Reason, result: BoardResult) -> Ruling:
    return replace(_ruling(call, situation, reason), next=None, result=result)


def _returned(side: Side, pieces: int, *, queen: bool = False) -> Returned:
    white, black = (pieces, 0) if side is Side.WHITE else (0, pieces)
    return Returned(white=white, black=black, queen=queen)


def _penalised(situation: Situation, side: Side) -> tuple[Situation, int]:
    """Charge one piece: from the nets, or owed."""
    before = situation.side(side)
    after = replace(before, owed=before.owed + 1).paid()
    return situation.with_side(side, after), after.on_board - before.on_board


def _pass_turn(situation: Situation) -> tuple[Situation, bool]:
    """Give the turn to the opponent; a queen that awaited its cover goes back (3.12.d)."""
    waiting = situation.queen is QueenState.AWAITING_COVER
    after = replace(situation, to_play=situation.to_play.other, tries=1)
    if waiting:
        after = replace(after, queen=QueenState.ON_BOARD, queen_by=None)
    return after, waiting


def _charged(situation: Situation, call: Call, reason: Reason, *clauses: str) -> Ruling:
    """One piece against the offender, from the nets or owed; the turn does not change."""
    after, paid = _penalised(situation, call.by)
    return _ruling(call, after, reason, *clauses, returned=_returned(call.by, paid))


def _technical(_: RuleSet, situation: Situation, call: Call) -> Ruling:
    return _charged(situation, call, Reason.TECHNICAL_FOUL, "4.1.1")


def _placed_again(_: RuleSet, situation: Situation, call: Call) -> Ruling:
    return _charged(situation, call, Reason.PLACED_AGAIN)


def _striker_left(_: RuleSet, situation: Situation, call: Call) -> Ruling:
    return _charged(situation, call, Reason.PENALTY_TURN_KEPT)


def _foul(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """In one's own turn: one piece and the turn (4.1.2); else a technical foul."""
    if call.by is not situation.to_play:
        return _technical(rules, situation, call)
    after, paid = _penalised(situation, call.by)
    after, queen = _pass_turn(after)
    if not after.broken:
        after = replace(after, break_attempts=after.break_attempts + 1)
    returned = _returned(call.by, paid, queen=queen)
    return _ruling(call, after, Reason.FOUL, "4.1.2", returned=returned)


def _conduct(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """A foul away from the stroke: before the first stroke of the board it is technical."""
    if not situation.broken and situation.break_attempts == 0:
        return _technical(rules, situation, call)
    return _foul(rules, situation, call)


def _touched(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Pieces touched other than by a stroke (3.11.o): free before the break (3.5.a)."""
    if not situation.broken:
        return _ruling(call, situation, Reason.NOTHING_CHANGES, "3.5.a")
    return _foul(rules, situation, call)


def _nothing(_: RuleSet, situation: Situation, call: Call) -> Ruling:
    return _ruling(call, situation, Reason.NOTHING_CHANGES)


def _wrong_pieces(_: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Playing on the opponent's pieces: what fell stands, the turn ends (3.6.c)."""
    if call.by is not situation.to_play:
        return _ruling(call, situation, Reason.WRONG_PIECES)
    after, queen = _pass_turn(situation)
    return _ruling(call, after, Reason.WRONG_PIECES, returned=Returned(queen=queen))


def _as_stroke(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Discs that rest on each other at a hole and count as pocketed (3.10.d-f)."""
    if not call.pieces and call.clause != "3.10.e":
        return _nothing(rules, situation, call)
    ruling = rule(rules, situation, stroke_of(call))
    return replace(ruling, clauses=(f"international:{call.clause}", *ruling.clauses))


def stroke_of(call: Call) -> Stroke:
    """Return the stroke that a call of 3.10.d-f amounts to.

    In 3.10.e the striker lay on the piece, so both go into one hole, the piece first.
    """
    if call.clause != "3.10.e":
        return Stroke(tuple(Pocketed(piece) for piece in call.pieces))
    pieces = [piece for piece in call.pieces if piece is not Piece.STRIKER]
    return Stroke(tuple(Pocketed(piece, 1) for piece in (*pieces, Piece.STRIKER)))


def _own_piece_placed(_: RuleSet, situation: Situation, call: Call) -> Ruling:
    """An own piece placed for the opponent's (3.11.k): exchanged, or it stands if seen too late."""
    placer, other = situation.side(call.by), situation.side(call.by.other)
    if call.noticed:
        return _ruling(call, situation, Reason.PLACED_RIGHT)
    left_out = replace(other, on_board=other.on_board - 1)
    paid = left_out.paid()
    after = situation.with_side(call.by, replace(placer, on_board=placer.on_board + 1))
    after = after.with_side(call.by.other, paid)
    returned = _returned(call.by.other, paid.on_board - left_out.on_board)
    return _ruling(call, after, Reason.PLACED_WRONG_STANDS, returned=returned)


def _early_break(_: RuleSet, situation: Situation, call: Call) -> Ruling:
    """The break before "Play" (3.5.f): all pieces back, one owed, the opponent's turn."""
    before = situation.side(call.by)
    after = situation.with_side(call.by, SideState(owed=before.owed + 1, points=before.points))
    queen = situation.queen_by is call.by
    if queen:
        after = replace(after, queen=QueenState.ON_BOARD, queen_by=None)
    after = replace(after, to_play=call.by.other, tries=1, broken=True, break_attempts=0)
    returned = _returned(call.by, PIECES - before.on_board, queen=queen)
    return _ruling(call, after, Reason.EARLY_BREAK, returned=returned)


def _queen_stands(_: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Nobody saw that the queen was not covered before the next stroke (3.12.d)."""
    return _ruling(call, replace(situation, queen=QueenState.COVERED), Reason.QUEEN_STANDS)


def _played_on(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Playing on during a request loses the board (4.g).

    A queen that awaits its cover lies neither on the surface nor with a side: it adds nothing.
    """
    view = view_of(situation, call.by)
    if view.queen is Queen.AWAITING:
        view = view._replace(queen=Queen.NOBODYS)
    win = BOOKS[rules.name].forfeit(rules, view)
    return _over(call, situation, Reason.PLAYED_ON, board_result(win, call.by))


def _board_moved(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Moving the board so that the position is lost loses the board (4.i)."""
    win = BOOKS[rules.name].forfeit(rules, view_of(situation, call.by))
    return _over(call, situation, Reason.BOARD_MOVED, board_result(win, call.by))


def _void(_: RuleSet, situation: Situation, call: Call) -> Ruling:
    return _over(call, situation, Reason.VOID, BoardResult(None))


def _conceded(_: RuleSet, situation: Situation, call: Call) -> Ruling:
    result = BoardResult(call.by.other, game_conceded=True)
    return _over(call, situation, Reason.CONCEDED, result)


_EFFECTS: Final[tuple[tuple[Effect, str], ...]] = (
    (_foul, "3.2.a 3.2.b 3.2.c 3.2.e 3.2.f 3.2.g 3.2.h 3.2.k 3.6.b 3.11.r 4.1.2 4.m"),
    (_conduct, "3.1.c 3.1.d 3.1.e 3.1.f 3.1.g 3.2.l 4.a 4.b 4.c 4.d 4.e 4.h 4.k 4.l 4.n 4.o 4.1"),
    (_technical, "4.1.1"),
    (_placed_again, "3.11.m 3.11.n 3.11.p"),
    (_striker_left, "4.p"),
    (_touched, "3.11.o"),
    (_wrong_pieces, "3.6.c"),
    (_nothing, "3.2.d 3.2.i 3.9.b 3.10.a 3.10.b 3.10.c 3.11.l 4.f"),
    (_as_stroke, "3.10.d 3.10.e 3.10.f"),
    (_own_piece_placed, "3.11.k"),
    (_early_break, "3.5.f"),
    (_queen_stands, "3.12.d"),
    (_played_on, "4.g"),
    (_board_moved, "4.i"),
    (_void, "4.q"),
    (_conceded, "4.r"),
)
CALLS: Final[dict[str, Effect]] = {
    clause: effect for effect, clauses in _EFFECTS for clause in clauses.split()
}
"""Every clause an umpire can call, and its effect."""
