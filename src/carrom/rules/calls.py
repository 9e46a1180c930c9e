"""Rule on what only an umpire sees: improper strokes, touched pieces, fouls, a moved board.

Which calls there are, and what each costs, is in the rule set's book; the effects they are made of
are here. A foul in one's own turn costs a piece and the turn; a technical foul, in the opponent's turn
or before the first stroke of one's own, a piece only.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

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
    take_colour,
    telling_dues,
    view_of,
)
from carrom.rules.situation import PIECES, SIDES, QueenState, Side, SideState, Situation
from carrom.rules.stroke import Fell, Pocketed, Stroke, colour_of
from carrom.rules.verdict import Queen, View, last_attempt
from carrom.rules.wording import Account


@dataclass(frozen=True, slots=True)
class Call:
    """An umpire's call: the short name of a clause (as in ``3.11.o``) and who broke it."""

    clause: str
    by: Side
    pieces: tuple[Piece, ...] = ()
    """The pieces that count as pocketed, where the call is about such."""
    noticed: bool = True
    """False when a breach was seen only after the next stroke."""
    before_stroke: bool = False
    """The player in turn had not yet struck in this turn."""
    partner: bool = False
    """It was the partner of the player in turn (settled 34)."""


def rule_call(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Rule on an umpire's call; see :func:`carrom.rules.checks.check_call` for what is refused."""
    paid = paid_first(situation)
    ruling = rules.book.calls[call.clause].effect(rules, paid, call)
    if paid is situation:
        return ruling
    account = telling_dues(ruling.account, situation, paid)
    return replace(citing(rules, ruling, Reason.DUE_PAID), account=account)


def citing(rules: RuleSet, ruling: Ruling, *also: StrEnum) -> Ruling:
    """Return a ruling that rests on more."""
    cited = (c for reason in also for c in rules.book.citations.get(reason, ()))
    clauses = tuple(dict.fromkeys((*ruling.clauses, *cited)))
    return replace(ruling, clauses=clauses, also=tuple(dict.fromkeys((*ruling.also, *also))))


def _ruling(
    rules: RuleSet,
    call: Call,
    situation: Situation,
    reason: Reason,
    *also: Reason,
    returned: Returned = Returned(),  # noqa: B008 - a frozen value
    account: Account | None = None,
) -> Ruling:
    called = rules.book.calls[call.clause]
    cited = (called.clause, *clauses_of(rules.book, reason, also), *called.readings)
    return Ruling(
        next=situation.to_play,
        situation=situation,
        returned=returned,
        result=None,
        reason=reason,
        clauses=tuple(dict.fromkeys(cited)),
        account=account or Account(call.by, queen_back=returned.queen),
        label=called.label,
        also=also,
    )


def _over(
    rules: RuleSet,
    call: Call,
    situation: Situation,
    reason: Reason,
    result: BoardResult,
    *also: Reason,
) -> Ruling:
    return replace(_ruling(rules, call, situation, reason, *also), next=None, result=result)


def _returned(side: Side, pieces: int, *, queen: bool = False) -> Returned:
    white, black = (pieces, 0) if side is Side.WHITE else (0, pieces)
    return Returned(white=white, black=black, queen=queen)


def _penalised(situation: Situation, side: Side) -> tuple[Situation, Account]:
    """Charge one piece: from the nets, or owed."""
    before = situation.side(side)
    after = replace(before, owed=before.owed + 1).paid()
    paid = after.on_board - before.on_board
    account = Account(side, penalty=paid, owed=after.owed if after.owed > before.owed else 0)
    return situation.with_side(side, after), account


def _pass_turn(situation: Situation) -> tuple[Situation, bool]:
    """Give the turn to the opponent; a queen that awaited its cover goes back (3.12.d)."""
    waiting = situation.queen is QueenState.AWAITING_COVER
    after = replace(situation, to_play=situation.to_play.other, tries=1)
    if waiting:
        after = replace(after, queen=QueenState.ON_BOARD, queen_by=None)
    return after, waiting


def _charged(
    rules: RuleSet, situation: Situation, call: Call, reason: Reason, *also: Reason
) -> Ruling:
    """One piece against the offender, from the nets or owed; the turn does not change."""
    after, account = _penalised(situation, call.by)
    returned = _returned(call.by, account.penalty)
    also += _owing(account)
    return _ruling(rules, call, after, reason, *also, returned=returned, account=account)


def _owing(account: Account) -> tuple[Reason, ...]:
    return (Reason.OWED,) if account.owed else ()


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
    after, queen = _pass_turn(after)
    if not after.broken:
        after = replace(after, break_attempts=_attempts_lost(rules, after.break_attempts))
    returned = _returned(call.by, account.penalty, queen=queen)
    account = replace(account, queen_back=queen, uncovered=queen, turn_passes=True)
    also = (*_uncovered(queen=queen), *_owing(account))
    return _ruling(rules, call, after, Reason.FOUL, *also, returned=returned, account=account)


def _uncovered(*, queen: bool) -> tuple[Reason, ...]:
    """Cite that a queen whose cover the turn took with it goes back."""
    return (Reason.QUEEN_UNCOVERED,) if queen else ()


def _attempts_lost(rules: RuleSet, attempts: int) -> int:
    """Return the attempts at the break that are used up once a foul has ended the player's own."""
    last = last_attempt(rules, attempts)
    return last + 1 if rules.break_attempts_each else max(attempts + 1, last)


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
        return _ruling(rules, call, situation, Reason.NOTHING_CHANGES, Reason.BEFORE_BREAK)
    return foul(rules, situation, call)


def _place(pieces: tuple[Piece, ...], side: Side) -> int:
    colour = colour_of(side)
    return pieces.index(colour) if colour in pieces else len(pieces)


def nothing(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Note the call; nothing follows from it."""
    return _ruling(rules, call, situation, Reason.NOTHING_CHANGES)


def wrong_pieces(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Playing on the opponent's pieces: what fell stands, the turn ends (3.6.c)."""
    if call.by is not situation.to_play:
        return _ruling(rules, call, situation, Reason.WRONG_PIECES)
    after, queen = _pass_turn(situation)
    account = Account(call.by, queen_back=queen, uncovered=queen, turn_passes=True)
    returned = Returned(queen=queen)
    also = _uncovered(queen=queen)
    reason = Reason.WRONG_PIECES
    return _ruling(rules, call, after, reason, *also, returned=returned, account=account)


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


def fell_later(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Pieces that fell between the strokes (settled 33): they are pocketed, and nothing else happens.

    A queen that fell so belongs to the player in turn, to be covered, if he may have her; else she goes
    back. A side whose last piece it was has finished: what that brings is for the judge to say.
    """
    if not call.pieces:
        return nothing(rules, situation, call)
    colours = None
    if situation.colours_open:
        situation, colours = take_colour(situation, call.pieces)
    player = situation.to_play
    queen = Piece.QUEEN in call.pieces
    kept = queen and situation.side(player).entitled
    after = situation
    if kept:
        after = replace(after, queen=QueenState.AWAITING_COVER, queen_by=player)
    fell = {side: call.pieces.count(colour_of(side)) for side in SIDES}
    dues = dict.fromkeys(SIDES, 0)
    for side in sorted(SIDES, key=lambda side: _place(call.pieces, side)):
        over = _finished_later(rules, call, after, side, fell[side])
        if over is not None:
            return over
        before = after.side(side)
        state = replace(before, on_board=before.on_board - fell[side]).paid()
        dues[side] = state.on_board - before.on_board + fell[side]
        after = after.with_side(side, state)
    back = Returned(white=dues[Side.WHITE], black=dues[Side.BLACK], queen=queen and not kept)
    account = Account(
        player,
        own=fell[player],
        opponents=fell[player.other],
        queen=queen,
        dues=dues[player],
        opponents_dues=dues[player.other],
        queen_back=back.queen,
    )
    also = (
        *((Reason.COLOUR_TAKEN,) if colours else ()),
        *((Reason.DUE_PAID,) if any(dues.values()) else ()),
    )
    reason = Reason.FELL_LATER_QUEEN if kept else Reason.FELL_LATER
    ruling = _ruling(rules, call, after, reason, *also, returned=back, account=account)
    return replace(ruling, colours=colours)


def _finished_later(
    rules: RuleSet, call: Call, situation: Situation, side: Side, fell: int
) -> Ruling | None:
    """Return the end of the board where a side has no piece left; it was no stroke and covers nothing."""
    if not fell:
        return None
    view = view_of(situation, side)
    if view.queen is Queen.AWAITING:
        view = view._replace(queen=Queen.IN_PLAY)
    verdict = rules.book.judge(rules, view, Fell(own=fell))
    if verdict.win is None:
        return None
    reason = Reason.FELL_LATER_FINISHED if verdict.win.by_player else Reason.FELL_LATER_LOST
    over = _over(rules, call, situation, reason, board_result(verdict.win, side))
    cited = citing(rules, over, verdict.reason, *verdict.also)
    return replace(cited, account=Account(side, own=fell))


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
    dues = paid.on_board - left_out.on_board
    return _ruling(
        rules,
        call,
        after,
        Reason.PLACED_WRONG_STANDS,
        returned=returned,
        account=Account(call.by, opponents_dues=dues),
    )


def early_break(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """The break before "Play" (3.5.f): all pieces back, one owed, the opponent's turn."""
    before = situation.side(call.by)
    after = situation.with_side(call.by, SideState(owed=before.owed + 1, points=before.points))
    queen = situation.queen_by is call.by
    if queen:
        after = replace(after, queen=QueenState.ON_BOARD, queen_by=None)
    after = replace(after, to_play=call.by.other, tries=1, broken=True, break_attempts=0)
    back = PIECES - before.on_board
    account = Account(
        call.by,
        own=back,
        own_back=back,
        owed=before.owed + 1,
        queen_back=queen,
        turn_passes=True,
    )
    returned = _returned(call.by, back, queen=queen)
    return _ruling(rules, call, after, Reason.EARLY_BREAK, returned=returned, account=account)


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
    return _forfeited(rules, call, situation, view, Reason.PLAYED_ON)


def board_moved(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Moving the board so that the position is lost loses the board (4.i)."""
    return _forfeited(rules, call, situation, view_of(situation, call.by), Reason.BOARD_MOVED)


def lose_board(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """End the board: the offender loses it by what the set counts."""
    return _forfeited(rules, call, situation, view_of(situation, call.by), Reason.BOARD_LOST)


def _forfeited(
    rules: RuleSet, call: Call, situation: Situation, view: View, reason: Reason
) -> Ruling:
    """End the board by a call: the offender's pieces count, held ones too, and the queen as the set says."""
    win = rules.book.forfeit(rules, view)
    early = rules.book.forfeit(rules, view._replace(them=replace(view.them, points=0)))
    also = (
        *((Reason.DUES_FIRST,) if view.me.held else ()),
        *((Reason.CEILING,) if win != early else ()),
    )
    result = board_result(win, call.by)
    return _over(rules, call, situation, reason, result, *also)


def out_of_turn(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Playing out of turn loses the board; seen too late, the stroke stands and was the offender's turn."""
    if call.noticed:
        return lose_board(rules, situation, call)
    after, queen = situation, False
    if call.by is not situation.to_play:
        after, queen = _pass_turn(situation)
    account = Account(call.by, queen_back=queen, turn_passes=call.by is not situation.to_play)
    returned = Returned(queen=queen)
    return _ruling(
        rules, call, after, Reason.OUT_OF_TURN_STANDS, returned=returned, account=account
    )


def replayed(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """End the board without a result because it cannot go on: it is played again."""
    return _over(rules, call, situation, Reason.REPLAYED, BoardResult(None))


def void(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """End the board without a result: it is played again."""
    return _over(rules, call, situation, Reason.VOID, BoardResult(None))


def conceded(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """End the game: the offender gave it up."""
    result = BoardResult(call.by.other, game_conceded=True)
    return _over(rules, call, situation, Reason.CONCEDED, result)
