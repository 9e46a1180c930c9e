"""Calls that cost the offender a piece, the turn, or both.

A foul in one's own turn costs a piece and the turn; a technical foul, in the opponent's turn or before
the first stroke of one's own, a piece only.
"""

from dataclasses import replace

from msgspec import structs

from carrom.rules.calls import Call, call_ruling, pass_turn, returned_pieces
from carrom.rules.reasons import Reason
from carrom.rules.ruleset import RuleSet
from carrom.rules.ruling import Ruling, citing
from carrom.rules.situation import PIECES, QueenState, Side, SideState, Situation
from carrom.rules.verdict import last_attempt
from carrom.rules.wording import Account


def technical(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Charge one piece; the turn does not change."""
    also = (Reason.PARTNER,) if call.partner else ()
    return _charged(rules, situation, call, Reason.TECHNICAL_FOUL, *also)


def placed_again(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Charge one piece; what was placed wrongly is placed again."""
    return _charged(rules, situation, call, Reason.PLACED_AGAIN)


def striker_left(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Charge one piece; the offender keeps the turn."""
    return _charged(rules, situation, call, Reason.PENALTY_TURN_KEPT)


def foul(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """In one's own turn: one piece and the turn (4.1.2); else a technical foul (4.1.1).

    Before the first stroke of the turn it is technical too, unless it is about the stroke itself.
    """
    early = call.before_stroke and rules.book.calls[call.clause].early_technical
    if early or call.partner:
        return technical(rules, situation, call)
    return pair_foul(rules, situation, call)


def pair_foul(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """A foul of either partner: one piece, and the turn if it was theirs (4.m)."""
    if call.by is not situation.to_play:
        return technical(rules, situation, call)
    after, account = _penalised(situation, call.by)
    after, queen = pass_turn(after)
    if not after.broken:
        after = replace(after, break_attempts=_attempts_lost(rules, after.break_attempts))
    returned = returned_pieces(call.by, account.penalty, queen=queen)
    account = structs.replace(account, queen_back=queen, uncovered=queen, turn_passes=True)
    also = (*_uncovered(queen=queen), *_owing(account))
    return call_ruling(rules, call, after, Reason.FOUL, *also, returned=returned, account=account)


def risen(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Rising from the chair (3.11.r): the turn is lost as by any foul in it (settled 13)."""
    ruling = foul(rules, situation, call)
    return citing(rules, ruling, Reason.TURN_LOST) if ruling.reason is Reason.FOUL else ruling


def conduct(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """A foul away from the stroke: before the first stroke of the board it is technical."""
    if not situation.broken and situation.break_attempts == 0:
        return technical(rules, situation, call)
    return foul(rules, situation, call)


def overtime(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Thinking too long: a foul, before the first stroke of a turn a technical one (settled 14, 42)."""
    ruling = conduct(rules, situation, call)
    if call.partner or call.by is not situation.to_play:
        return ruling
    foul = ruling.reason is Reason.FOUL
    return citing(rules, ruling, Reason.OVERTIME if foul else Reason.OVERTIME_EARLY)


def touched(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Pieces touched other than by a stroke (3.11.o): free before the break (3.5.a)."""
    if not situation.broken:
        return call_ruling(rules, call, situation, Reason.NOTHING_CHANGES, Reason.BEFORE_BREAK)
    return foul(rules, situation, call)


def wrong_pieces(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Playing on the opponent's pieces: what fell stands, the turn ends (3.6.c).

    Pieces that were taken for the player's own until now are named with the call.
    """
    after, dues = _counted_right(situation, call)
    also: tuple[Reason, ...] = (Reason.DUE_PAID,) if dues else ()
    account = Account(call.by, opponents_dues=dues)
    queen = False
    if call.by is situation.to_play:
        after, queen = pass_turn(after)
        account = structs.replace(account, queen_back=queen, uncovered=queen, turn_passes=True)
        also += _uncovered(queen=queen)
    returned = returned_pieces(call.by.other, dues, queen=queen)
    reason = Reason.WRONG_PIECES
    return call_ruling(rules, call, after, reason, *also, returned=returned, account=account)


def _counted_right(situation: Situation, call: Call) -> tuple[Situation, int]:
    """Count pieces as the opponent's that fell and were counted as the player's own.

    What the opponent owes is paid with them; return how many that are.
    """
    taken = len(call.pieces)
    if not taken:
        return situation, 0
    mine, theirs = situation.side(call.by), situation.side(call.by.other)
    back = mine.on_board + taken
    entitled = mine.entitled and back + mine.held < PIECES
    after = situation.with_side(call.by, replace(mine, on_board=back, entitled=entitled))
    left = replace(theirs, on_board=theirs.on_board - taken)
    paid = left.paid()
    return after.with_side(call.by.other, paid), paid.on_board - left.on_board


def early_break(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """The break before "Play" (3.5.f): all pieces back, one owed, the opponent's turn."""
    before = situation.side(call.by)
    after = situation.with_side(call.by, SideState(points=before.points, owed=before.owing(1).owed))
    queen = situation.queen_by is call.by
    if queen:
        after = replace(after, queen=QueenState.ON_BOARD, queen_by=None)
    after = replace(after, to_play=call.by.other, tries=1, broken=True, break_attempts=0)
    back = PIECES - before.on_board
    account = Account(
        call.by,
        own=back,
        own_back=back,
        owed=before.owing(1).owed,
        queen_back=queen,
        turn_passes=True,
    )
    returned = returned_pieces(call.by, back, queen=queen)
    return call_ruling(rules, call, after, Reason.EARLY_BREAK, returned=returned, account=account)


def _charged(
    rules: RuleSet, situation: Situation, call: Call, reason: Reason, *also: Reason
) -> Ruling:
    """One piece against the offender, from the nets or owed; the turn does not change."""
    after, account = _penalised(situation, call.by)
    returned = returned_pieces(call.by, account.penalty)
    also += _owing(account)
    return call_ruling(rules, call, after, reason, *also, returned=returned, account=account)


def _penalised(situation: Situation, side: Side) -> tuple[Situation, Account]:
    """Charge one piece: from the nets, or owed."""
    before = situation.side(side)
    after = before.owing(1).paid()
    paid = after.on_board - before.on_board
    account = Account(side, penalty=paid, owed=after.owed if after.owed > before.owed else 0)
    return situation.with_side(side, after), account


def _owing(account: Account) -> tuple[Reason, ...]:
    return (Reason.OWED,) if account.owed else ()


def _uncovered(*, queen: bool) -> tuple[Reason, ...]:
    """Cite that a queen whose cover the turn took with it goes back."""
    return (Reason.QUEEN_UNCOVERED,) if queen else ()


def _attempts_lost(rules: RuleSet, attempts: int) -> int:
    """Return the attempts at the break that are used up once a foul has ended the player's own."""
    last = last_attempt(rules, attempts)
    return last + 1 if rules.break_attempts_each else max(attempts + 1, last)
