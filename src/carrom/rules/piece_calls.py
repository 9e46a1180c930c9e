"""Calls about single pieces: at rest on each other, fallen between strokes, placed wrongly, the queen."""

from dataclasses import replace

from carrom.equipment.pieces import Piece
from carrom.rules.book import Resting
from carrom.rules.calls import Call, call_ruling, ended_board, nothing, returned_pieces
from carrom.rules.reasons import Reason
from carrom.rules.ruleset import RuleSet
from carrom.rules.ruling import Returned, Ruling, board_result, citing
from carrom.rules.situation import SIDES, QueenState, Side, Situation, take_colour
from carrom.rules.stroke import Fell, Pocketed, Stroke, colour_of
from carrom.rules.stroke_ruling import rule
from carrom.rules.verdict import Queen, view_of
from carrom.rules.wording import Account


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
    ruling = call_ruling(rules, call, after, reason, *also, returned=back, account=account)
    return replace(ruling, colours=colours)


def _place(pieces: tuple[Piece, ...], side: Side) -> int:
    colour = colour_of(side)
    return pieces.index(colour) if colour in pieces else len(pieces)


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
    over = ended_board(rules, call, situation, reason, board_result(verdict.win, side))
    cited = citing(rules, over, verdict.reason, *verdict.also)
    return replace(cited, account=Account(side, own=fell))


def own_piece_placed(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """An own piece placed for the opponent's (3.11.k): exchanged, or it stands if seen too late."""
    placer, other = situation.side(call.by), situation.side(call.by.other)
    if call.noticed:
        return call_ruling(rules, call, situation, Reason.PLACED_RIGHT)
    left_out = replace(other, on_board=other.on_board - 1)
    paid = left_out.paid()
    after = situation.with_side(call.by, replace(placer, on_board=placer.on_board + 1))
    after = after.with_side(call.by.other, paid)
    returned = returned_pieces(call.by.other, paid.on_board - left_out.on_board)
    dues = paid.on_board - left_out.on_board
    return call_ruling(
        rules,
        call,
        after,
        Reason.PLACED_WRONG_STANDS,
        returned=returned,
        account=Account(call.by, opponents_dues=dues),
    )


def queen_stands(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Nobody saw that the queen was not covered before the next stroke (3.12.d)."""
    return call_ruling(
        rules, call, replace(situation, queen=QueenState.COVERED), Reason.QUEEN_STANDS
    )
