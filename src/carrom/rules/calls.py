"""Rule on what only an umpire sees: improper strokes, touched pieces, fouls, a moved board.

Which calls there are, and what each costs, is in the rule set's book; the effects they are made of
are here. A foul in one's own turn costs a piece and the turn, a technical foul in the opponent's
turn, or before one's first stroke, a piece only.
"""

from dataclasses import dataclass, replace

from carrom.equipment.pieces import Piece
from carrom.rules.book import Resting
from carrom.rules.reasons import Reason
from carrom.rules.ruleset import RuleSet
from carrom.rules.ruling import (
    BoardResult,
    Returned,
    Ruling,
    board_result,
    clauses_of,
    paid_first,
    rule,
    view_of,
)
from carrom.rules.situation import PIECES, QueenState, Side, SideState, Situation
from carrom.rules.stroke import Pocketed, Stroke
from carrom.rules.verdict import Queen


@dataclass(frozen=True, slots=True)
class Call:
    """An umpire's call: the short name of a clause (as in ``3.11.o``) and who broke it."""

    clause: str
    by: Side
    pieces: tuple[Piece, ...] = ()
    """The pieces that count as pocketed, where the call is about such."""
    noticed: bool = True
    """False when a wrong colour was seen only after the next stroke."""


def rule_call(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Rule on an umpire's call; see :func:`carrom.rules.checks.check_call` for what is refused."""
    return rules.book.calls[call.clause].effect(rules, paid_first(situation), call)


def _ruling(
    rules: RuleSet,
    call: Call,
    situation: Situation,
    reason: Reason,
    *also: Reason,
    returned: Returned = Returned(),  # noqa: B008 - a frozen value
) -> Ruling:
    cited = (rules.book.calls[call.clause].clause, *clauses_of(rules.book, reason, also))
    return Ruling(
        next=situation.to_play,
        situation=situation,
        returned=returned,
        result=None,
        reason=reason,
        clauses=tuple(dict.fromkeys(cited)),
    )


def _over(
    rules: RuleSet, call: Call, situation: Situation, reason: Reason, result: BoardResult
) -> Ruling:
    return replace(_ruling(rules, call, situation, reason), next=None, result=result)


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


def _charged(rules: RuleSet, situation: Situation, call: Call, reason: Reason) -> Ruling:
    """One piece against the offender, from the nets or owed; the turn does not change."""
    after, paid = _penalised(situation, call.by)
    return _ruling(rules, call, after, reason, returned=_returned(call.by, paid))


def technical(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Charge one piece; the turn does not change."""
    return _charged(rules, situation, call, Reason.TECHNICAL_FOUL)


def placed_again(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Charge one piece; what was placed wrongly is placed again."""
    return _charged(rules, situation, call, Reason.PLACED_AGAIN)


def striker_left(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Charge one piece; the offender keeps the turn."""
    return _charged(rules, situation, call, Reason.PENALTY_TURN_KEPT)


def foul(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """In one's own turn: one piece and the turn (4.1.2); else a technical foul."""
    if call.by is not situation.to_play:
        return technical(rules, situation, call)
    after, paid = _penalised(situation, call.by)
    after, queen = _pass_turn(after)
    if not after.broken:
        after = replace(after, break_attempts=after.break_attempts + 1)
    returned = _returned(call.by, paid, queen=queen)
    return _ruling(rules, call, after, Reason.FOUL, returned=returned)


def conduct(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """A foul away from the stroke: before the first stroke of the board it is technical."""
    if not situation.broken and situation.break_attempts == 0:
        return technical(rules, situation, call)
    return foul(rules, situation, call)


def touched(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Pieces touched other than by a stroke (3.11.o): free before the break (3.5.a)."""
    if not situation.broken:
        return _ruling(rules, call, situation, Reason.NOTHING_CHANGES, Reason.BEFORE_BREAK)
    return foul(rules, situation, call)


def nothing(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Note the call; nothing follows from it."""
    return _ruling(rules, call, situation, Reason.NOTHING_CHANGES)


def wrong_pieces(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Playing on the opponent's pieces: what fell stands, the turn ends (3.6.c)."""
    if call.by is not situation.to_play:
        return _ruling(rules, call, situation, Reason.WRONG_PIECES)
    after, queen = _pass_turn(situation)
    return _ruling(rules, call, after, Reason.WRONG_PIECES, returned=Returned(queen=queen))


def as_stroke(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Discs that rest on each other at a hole and count as pocketed (3.10.d-f)."""
    called = rules.book.calls[call.clause]
    if not call.pieces and called.resting is not Resting.UNDER_STRIKER:
        return nothing(rules, situation, call)
    ruling = rule(rules, situation, stroke_of(rules, call))
    return replace(ruling, clauses=(called.clause, *ruling.clauses))


def stroke_of(rules: RuleSet, call: Call) -> Stroke:
    """Return the stroke that a call about resting discs amounts to.

    Where the striker lay on the piece both go into one hole, the piece first.
    """
    if rules.book.calls[call.clause].resting is not Resting.UNDER_STRIKER:
        return Stroke(tuple(Pocketed(piece) for piece in call.pieces))
    pieces = [piece for piece in call.pieces if piece is not Piece.STRIKER]
    return Stroke(tuple(Pocketed(piece, 1) for piece in (*pieces, Piece.STRIKER)))


def own_piece_placed(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """An own piece placed for the opponent's (3.11.k): exchanged, or it stands if seen too late."""
    placer, other = situation.side(call.by), situation.side(call.by.other)
    if call.noticed:
        return _ruling(rules, call, situation, Reason.PLACED_RIGHT)
    left_out = replace(other, on_board=other.on_board - 1)
    paid = left_out.paid()
    after = situation.with_side(call.by, replace(placer, on_board=placer.on_board + 1))
    after = after.with_side(call.by.other, paid)
    returned = _returned(call.by.other, paid.on_board - left_out.on_board)
    return _ruling(rules, call, after, Reason.PLACED_WRONG_STANDS, returned=returned)


def early_break(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """The break before "Play" (3.5.f): all pieces back, one owed, the opponent's turn."""
    before = situation.side(call.by)
    after = situation.with_side(call.by, SideState(owed=before.owed + 1, points=before.points))
    queen = situation.queen_by is call.by
    if queen:
        after = replace(after, queen=QueenState.ON_BOARD, queen_by=None)
    after = replace(after, to_play=call.by.other, tries=1, broken=True, break_attempts=0)
    returned = _returned(call.by, PIECES - before.on_board, queen=queen)
    return _ruling(rules, call, after, Reason.EARLY_BREAK, returned=returned)


def queen_stands(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Nobody saw that the queen was not covered before the next stroke (3.12.d)."""
    return _ruling(rules, call, replace(situation, queen=QueenState.COVERED), Reason.QUEEN_STANDS)


def played_on(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Playing on during a request loses the board (4.g).

    A queen that awaits its cover lies neither on the surface nor with a side: it adds nothing.
    """
    view = view_of(situation, call.by)
    if view.queen is Queen.AWAITING:
        view = view._replace(queen=Queen.NOBODYS)
    win = rules.book.forfeit(rules, view)
    return _over(rules, call, situation, Reason.PLAYED_ON, board_result(win, call.by))


def board_moved(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Moving the board so that the position is lost loses the board (4.i)."""
    win = rules.book.forfeit(rules, view_of(situation, call.by))
    return _over(rules, call, situation, Reason.BOARD_MOVED, board_result(win, call.by))


def void(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """End the board without a result: it is played again."""
    return _over(rules, call, situation, Reason.VOID, BoardResult(None))


def conceded(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """End the game: the offender gave it up."""
    result = BoardResult(call.by.other, game_conceded=True)
    return _over(rules, call, situation, Reason.CONCEDED, result)
