"""Whether a report can be true in its situation; each refusal names the field and the reason."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from carrom.equipment.pieces import Piece
from carrom.json_fields import FieldError
from carrom.messages import Argument, message
from carrom.rules.book import CallRule, Condition, Resting
from carrom.rules.calls import Call
from carrom.rules.piece_calls import stroke_of
from carrom.rules.ruleset import RuleSet
from carrom.rules.situation import PIECES, SIDES, QueenState, Side, Situation, paid_first
from carrom.rules.stroke import Stroke, colour_of

NONE_GIVEN: Final[Mapping[Side, int]] = MappingProxyType({})
"""Nobody has pieces pocketed before the board begins."""


class ReportError(FieldError):
    """A report that cannot be used: the field as a JSON pointer, and why."""


def _refuse(field: str, reason: str, **args: Argument) -> ReportError:
    return ReportError(field, message(f"error-{reason}", **args))


def check_situation(situation: Situation, given: Mapping[Side, int] = NONE_GIVEN) -> None:
    """Raise :class:`ReportError` for a situation that cannot occur.

    ``given`` are the pieces that a side has pocketed before the board begins: a head start.
    """
    for side in SIDES:
        state = situation.side(side)
        if min(state.on_board, state.held, state.owed) < 0:
            name = "on_board" if state.on_board < 0 else "held" if state.held < 0 else "owed"
            raise _refuse(f"/board/{name}/{side}", "negative")
        if state.on_board + state.held > PIECES:
            raise _refuse(f"/board/on_board/{side}", "too-many", most=PIECES)
        paid = state.paid()
        if paid.on_board + paid.held == 0:
            raise _refuse(f"/board/on_board/{side}", "none-left")
        whole = PIECES - given.get(side, 0)
        if not situation.broken and state.on_board != whole:
            raise _refuse(f"/board/on_board/{side}", "not-broken", most=whole)
        if state.points < 0:
            raise _refuse(f"/game_points/{side}", "negative")
    if situation.queen is not QueenState.ON_BOARD:
        if not situation.broken:
            raise _refuse("/board/queen", "queen-before-break")
        if situation.queen_by is None:
            raise _refuse("/board/queen_by", "queen-by-missing")
        waiting = situation.queen is QueenState.AWAITING_COVER
        if waiting and situation.queen_by is not situation.to_play:
            raise _refuse("/board/queen_by", "queen-by-other")
    if situation.break_attempts < 0:
        raise _refuse("/board/break_attempts", "negative")
    if situation.tries < 1:
        raise _refuse("/board/tries", "no-try")


def check(situation: Situation, stroke: Stroke, given: Mapping[Side, int] = NONE_GIVEN) -> None:
    """Raise :class:`ReportError` unless the stroke can have happened in the situation."""
    check_situation(situation, given)
    _check_stroke(situation, stroke, "/stroke/pocketed")


def _check_stroke(situation: Situation, stroke: Stroke, field: str) -> None:
    before = paid_first(situation)
    fallen = [p.piece for p in stroke.pocketed]
    gone = [*fallen, *stroke.off_board]
    for side in SIDES:
        colour = colour_of(side)
        if gone.count(colour) > before.side(side).on_board:
            where = field if colour in fallen else "/stroke/off_board"
            raise _refuse(where, "more-than-there-are", piece=message(f"error-piece-{colour}"))
    if Piece.QUEEN in gone:
        where = field if Piece.QUEEN in fallen else "/stroke/off_board"
        if situation.queen is not QueenState.ON_BOARD:
            raise _refuse(where, "queen-not-on-board")
        if gone.count(Piece.QUEEN) > 1:
            raise _refuse(where, "more-than-there-are", piece=message("error-piece-queen"))
    if fallen.count(Piece.STRIKER) > 1 or stroke.off_board.count(Piece.STRIKER) > 1:
        where = field if fallen.count(Piece.STRIKER) > 1 else "/stroke/off_board"
        raise _refuse(where, "more-than-there-are", piece=message("error-piece-striker"))
    if Piece.STRIKER in fallen and Piece.STRIKER in stroke.off_board:
        raise _refuse("/stroke/off_board", "striker-twice")
    if not stroke.touched and any(piece is not Piece.STRIKER for piece in gone):
        raise _refuse("/stroke/touched", "untouched-fallen")


def check_call(
    rules: RuleSet, situation: Situation, call: Call, given: Mapping[Side, int] = NONE_GIVEN
) -> None:
    """Raise :class:`ReportError` unless the call can be made in the situation."""
    check_situation(situation, given)
    found = rules.book.calls.get(call.clause)
    if found is None:
        raise _refuse("/foul/clause", "unknown-call", clause=call.clause)
    _check_turn(situation, call, found)
    if Condition.QUEEN_AWAITING in found.when:
        if situation.queen is not QueenState.AWAITING_COVER:
            raise _refuse("/foul/clause", "queen-not-awaiting")
        if call.by is not situation.queen_by:
            raise _refuse("/foul/by", "call-not-in-turn", clause=call.clause, instead="none")
    if Condition.AFTER_BREAK in found.when and not situation.broken:
        raise _refuse("/foul/clause", "call-before-break", clause=call.clause)
    _check_placed(situation, call, found)
    if found.resting is Resting.TAKEN_FOR_OWN:
        _check_taken(situation, call)
    elif found.resting is not Resting.NONE:
        _check_stroke(situation, stroke_of(rules, call), "/foul/pieces")


def _check_turn(situation: Situation, call: Call, found: CallRule) -> None:
    """Refuse a call that is about another turn than this one; a turn is the player's (settled 34, 58)."""
    theirs = call.by is situation.to_play
    own = theirs and not call.partner
    instead = found.instead or "none"
    if Condition.IN_TURN in found.when and not own:
        reason = "call-partners-turn" if theirs else "call-not-in-turn"
        raise _refuse("/foul/by", reason, clause=call.clause, instead=instead)
    if Condition.OUT_OF_TURN in found.when and own:
        raise _refuse("/foul/by", "call-in-turn", clause=call.clause, instead=instead)
    if Condition.OPPONENTS_TURN in found.when and theirs:
        reason = "call-in-turn" if own else "call-sides-turn"
        raise _refuse("/foul/by", reason, clause=call.clause, instead=instead)


def _check_placed(situation: Situation, call: Call, found: CallRule) -> None:
    """Refuse a call about a placed piece where, by the counts, there can have been none."""
    paid = paid_first(situation)
    placer, other = (paid.side(side) for side in (call.by, call.by.other))
    in_time = call.noticed and found.late_differs
    none = not placer.in_net or other.on_board + other.held < 2
    if Condition.PIECE_EXCHANGED in found.when and not in_time and none:
        field = "/foul/noticed" if found.late_differs else "/foul/clause"
        raise _refuse(field, "nothing-placed")
    if Condition.PIECE_LEFT_OUT in found.when and (not paid.broken or other.on_board < 2):
        raise _refuse("/foul/clause", "nothing-forgotten")


def _check_taken(situation: Situation, call: Call) -> None:
    """Refuse pieces that cannot have been taken for the player's own; nobody's last is among them."""
    paid = paid_first(situation)
    taken, theirs = len(call.pieces), colour_of(call.by.other)
    if any(piece is not theirs for piece in call.pieces):
        raise _refuse("/foul/pieces", "taken-opponents", clause=call.clause)
    if taken > paid.side(call.by).in_net or (taken and taken >= paid.side(call.by.other).on_board):
        raise _refuse("/foul/pieces", "taken-too-many", clause=call.clause)
