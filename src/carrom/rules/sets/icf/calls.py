"""The calls an umpire can make under the Laws of Carrom, and the grounds to lose the match.

A breach by the player in turn is a foul, before the first stroke of the turn a technical one; by anybody
else it is technical (63, 64; settled 55). Other effects are said by the law itself.
"""

from dataclasses import replace
from enum import StrEnum
from typing import Final

from carrom.messages import message
from carrom.rules import calls, ending_calls, fouls, piece_calls
from carrom.rules.book import (
    About,
    Breach,
    CallGroup,
    CallRule,
    Condition,
    Disqualification,
    Offender,
    Resting,
    call_rows,
)
from carrom.rules.calls import Call
from carrom.rules.reasons import Reason
from carrom.rules.ruleset import RuleSet
from carrom.rules.ruling import Returned, Ruling, citing
from carrom.rules.sets.icf.reasons import IcfReason
from carrom.rules.situation import Side, Situation
from carrom.rules.verdict import last_attempt
from carrom.rules.wording import Account


def breach(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Rule on any breach of the laws: a foul, or a technical foul (63, 64)."""
    if call.partner:
        return _technical(rules, situation, call, IcfReason.OUT_OF_TURN)
    return pair_breach(rules, situation, call)


def stroke_breach(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Rule on a breach in a stroke: in an attempt to break it costs the turn and nothing else (45.c)."""
    own = call.by is situation.to_play and not call.partner
    if own and not situation.broken and not call.before_stroke:
        return _foul_at_break(rules, situation, call)
    return breach(rules, situation, call)


def pair_breach(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Rule on a breach that either partner can commit for both (131)."""
    if call.by is not situation.to_play:
        return _technical(rules, situation, call, IcfReason.OUT_OF_TURN)
    if call.before_stroke or call.clause == EARLY or not situation.broken:
        return _technical(rules, situation, call, IcfReason.BEFORE_STROKE)
    return fouls.pair_foul(rules, situation, call)


def wrong_placing(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Rule on pieces placed wrongly (82.a, 85, 89.b, 114): a breach, and they are placed again."""
    ruling = breach(rules, situation, call)
    if ruling.reason is not Reason.TECHNICAL_FOUL:
        return ruling
    return replace(ruling, reason=Reason.PLACED_AGAIN)


def own_piece_stays(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """An own piece placed for the opponent's, and seen too late: it stays (82.b)."""
    return piece_calls.own_piece_placed(rules, situation, replace(call, noticed=False))


def due_forgotten(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """A piece that should have been placed was not, and nobody saw it in time: it stays out (83).

    If its side owes more, that is paid with it.
    """
    owner = call.by.other
    before = situation.side(owner)
    left_out = replace(before, on_board=before.on_board - 1)
    paid = left_out.paid()
    back = paid.on_board - left_out.on_board
    return replace(
        calls.nothing(rules, situation.with_side(owner, paid), call),
        reason=IcfReason.DUE_FORGOTTEN,
        returned=Returned(
            white=back if owner is Side.WHITE else 0, black=back if owner is Side.BLACK else 0
        ),
        account=Account(call.by, opponents_dues=back),
    )


def disturbed(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Pieces touched other than by a stroke (134): free before the break (41.a)."""
    if situation.broken:
        return breach(rules, situation, call)
    return citing(rules, calls.nothing(rules, situation, call), Reason.BEFORE_BREAK)


def _technical(rules: RuleSet, situation: Situation, call: Call, why: StrEnum) -> Ruling:
    return citing(rules, fouls.technical(rules, situation, call), why)


def _foul_at_break(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """An improper attempt at the break (45.c): the turn passes, nothing is paid."""
    attempts = last_attempt(rules, situation.break_attempts) + 1
    after = replace(situation, to_play=call.by.other, break_attempts=attempts)
    ruling = calls.nothing(rules, after, call)
    told = replace(
        ruling,
        reason=IcfReason.FOUL_AT_BREAK,
        account=Account(call.by, turn_passes=True),
    )
    return citing(rules, told, IcfReason.FOUL_AT_BREAK)


EARLY: Final = "63.a"
"""The call that says itself that the player had not yet struck."""
CALLS: Final = call_rows(
    "icf",
    "icfcalls",
    CallRule(
        "29",
        breach,
        CallGroup.STROKE,
        when=(Condition.IN_TURN,),
        instead="63.b",
        early_technical=True,
    ),
    CallRule("30.a", breach, CallGroup.STROKE, early_technical=True),
    CallRule("30.b", breach, CallGroup.STROKE, early_technical=True),
    CallRule("31", breach, CallGroup.STROKE, early_technical=True),
    CallRule("32", breach, CallGroup.STROKE, early_technical=True),
    CallRule("33", stroke_breach, CallGroup.STROKE),
    CallRule("34", stroke_breach, CallGroup.STROKE),
    CallRule("37.a", stroke_breach, CallGroup.STROKE),
    CallRule("38.a", stroke_breach, CallGroup.STROKE),
    CallRule(
        "46", breach, CallGroup.STROKE, when=(Condition.BREAK_NOT_MADE,), early_technical=True
    ),
    CallRule(
        "47",
        fouls.early_break,
        CallGroup.STROKE,
        when=(Condition.BREAK_NOT_MADE,),
        breach=Breach.EARLY_BREAK,
    ),
    CallRule("50", breach, CallGroup.STROKE, breach=Breach.OVERTIME, early_technical=True),
    CallRule(
        "51",
        ending_calls.out_of_turn,
        CallGroup.STROKE,
        who=Offender.WAITING,
        when=(Condition.NOT_THE_STRIKER,),
        breach=Breach.OUT_OF_TURN,
        late_differs=True,
    ),
    CallRule("62", breach, early_technical=True),
    CallRule(
        "63.a",
        breach,
        when=(Condition.IN_TURN, Condition.NOT_STRUCK),
        instead="64.a",
        early_technical=True,
    ),
    CallRule(
        "63.b",
        breach,
        who=Offender.WAITING,
        when=(Condition.OUT_OF_TURN,),
        instead="64.a",
        early_technical=True,
    ),
    CallRule("64.a", breach, when=(Condition.IN_TURN,), instead="63.b"),
    CallRule("66.a", calls.nothing, CallGroup.PIECES, about=About.STROKE),
    CallRule("66.b", calls.nothing, CallGroup.PIECES, about=About.STROKE),
    CallRule("67", calls.nothing, CallGroup.PIECES, about=About.STROKE),
    CallRule("68", calls.nothing, CallGroup.PIECES, about=About.STROKE),
    CallRule("69.a", calls.nothing, CallGroup.PIECES, about=About.STROKE),
    CallRule(
        "69.b",
        piece_calls.as_stroke,
        CallGroup.PIECES,
        about=About.STROKE,
        when=(Condition.IN_TURN,),
        resting=Resting.NAMED,
    ),
    CallRule("70.a", calls.nothing, CallGroup.PIECES, about=About.STROKE),
    CallRule(
        "70.b",
        piece_calls.as_stroke,
        CallGroup.PIECES,
        about=About.STROKE,
        when=(Condition.IN_TURN,),
        resting=Resting.UNDER_STRIKER,
    ),
    CallRule(
        "71",
        piece_calls.fell_later,
        CallGroup.PIECES,
        when=(Condition.AFTER_BREAK, Condition.IN_TURN),
        resting=Resting.NAMED,
    ),
    CallRule(
        "82.a",
        wrong_placing,
        CallGroup.PIECES,
        about=About.PLACING,
        who=Offender.PLACER,
        when=(Condition.BEING_PLACED,),
        early_technical=True,
    ),
    CallRule(
        "82.b",
        own_piece_stays,
        CallGroup.PIECES,
        about=About.PLACING,
        who=Offender.PLACER,
        when=(Condition.PIECE_EXCHANGED, Condition.PLACED_EARLIER),
    ),
    CallRule(
        "83",
        due_forgotten,
        CallGroup.PIECES,
        about=About.PLACING,
        who=Offender.PLACER,
        when=(Condition.PIECE_LEFT_OUT, Condition.PLACED_EARLIER),
    ),
    CallRule(
        "84.b",
        breach,
        CallGroup.PIECES,
        about=About.PLACING,
        who=Offender.PLACER,
        when=(Condition.BEING_PLACED,),
        early_technical=True,
    ),
    CallRule(
        "85",
        wrong_placing,
        CallGroup.PIECES,
        about=About.PLACING,
        who=Offender.PLACER,
        when=(Condition.BEING_PLACED,),
        early_technical=True,
    ),
    CallRule(
        "86",
        breach,
        CallGroup.PIECES,
        about=About.PLACING,
        who=Offender.PLACER,
        when=(Condition.BEING_PLACED,),
        early_technical=True,
    ),
    CallRule(
        "87.a",
        calls.nothing,
        CallGroup.PIECES,
        about=About.PLACING,
        who=Offender.PLACER,
        when=(Condition.BEING_PLACED,),
        breach=Breach.FORGONE_WRONGLY,
    ),
    CallRule(
        "88.b",
        breach,
        CallGroup.PIECES,
        about=About.PLACING,
        who=Offender.PLACER,
        when=(Condition.BEING_PLACED,),
        early_technical=True,
    ),
    CallRule(
        "89.b",
        wrong_placing,
        CallGroup.PIECES,
        about=About.PLACING,
        who=Offender.PLACER,
        when=(Condition.BEING_PLACED,),
        early_technical=True,
    ),
    CallRule("90", breach, CallGroup.PIECES, when=(Condition.IN_DOUBLES,), early_technical=True),
    CallRule("91", ending_calls.lose_board, CallGroup.ENDING, when=(Condition.PLAY_SAID,)),
    CallRule(
        "96",
        piece_calls.queen_stands,
        CallGroup.PIECES,
        about=About.QUEEN,
        who=Offender.UNCOVERED,
        when=(Condition.QUEEN_AWAITING,),
        breach=Breach.UNNOTICED,
    ),
    CallRule(
        "113",
        piece_calls.fell_later,
        CallGroup.PIECES,
        when=(Condition.AFTER_BREAK, Condition.IN_TURN),
        resting=Resting.NAMED,
    ),
    CallRule(
        "114",
        wrong_placing,
        CallGroup.PIECES,
        about=About.PLACING,
        who=Offender.PLACER,
        when=(Condition.BEING_PLACED,),
        early_technical=True,
    ),
    CallRule("115", stroke_breach, CallGroup.EQUIPMENT),
    CallRule("117", breach, CallGroup.EQUIPMENT, early_technical=True),
    CallRule("118.a", breach, CallGroup.EQUIPMENT, early_technical=True),
    CallRule("119", breach, CallGroup.EQUIPMENT, early_technical=True),
    CallRule("120", calls.nothing, CallGroup.PIECES),
    CallRule(
        "121.b",
        ending_calls.lose_board,
        CallGroup.ENDING,
        who=Offender.NOT_THE_REQUESTER,
        when=(Condition.REQUEST_OPEN,),
        breach=Breach.PLAYED_ON,
    ),
    CallRule("122.a", breach, CallGroup.EQUIPMENT, early_technical=True),
    CallRule(
        "122.b", breach, CallGroup.EQUIPMENT, when=(Condition.PLAY_SAID,), early_technical=True
    ),
    CallRule("123", calls.nothing, CallGroup.EQUIPMENT),
    CallRule("124.c", stroke_breach, CallGroup.STROKE),
    CallRule(
        "125.a",
        fouls.wrong_pieces,
        CallGroup.STROKE,
        about=About.STROKE,
        when=(Condition.AFTER_BREAK, Condition.OPPONENTS_ALONE),
        resting=Resting.TAKEN_FOR_OWN,
    ),
    CallRule(
        "125.b",
        fouls.wrong_pieces,
        CallGroup.STROKE,
        about=About.STROKE,
        when=(Condition.AFTER_BREAK, Condition.OPPONENTS_ALONE),
        resting=Resting.TAKEN_FOR_OWN,
    ),
    CallRule("126.a", breach, CallGroup.EQUIPMENT, early_technical=True),
    CallRule("126.b", ending_calls.lose_board, CallGroup.ENDING, when=(Condition.PLAY_SAID,)),
    CallRule("127.b", calls.nothing, CallGroup.STROKE),
    CallRule(
        "128", breach, who=Offender.WAITING, when=(Condition.OUT_OF_TURN,), early_technical=True
    ),
    CallRule("129", breach, who=Offender.WAITING, breach=Breach.DISTURBANCE, early_technical=True),
    CallRule("130.a", stroke_breach, CallGroup.STROKE),
    CallRule("130.b", stroke_breach, CallGroup.STROKE),
    CallRule("131", pair_breach, when=(Condition.IN_DOUBLES,)),
    CallRule("132", breach, early_technical=True),
    CallRule(
        "133",
        breach,
        CallGroup.EQUIPMENT,
        when=(Condition.IN_TURN,),
        instead="63.b",
        early_technical=True,
    ),
    CallRule("134", disturbed, CallGroup.PIECES, early_technical=True),
    CallRule("135", breach, CallGroup.EQUIPMENT, early_technical=True),
    CallRule("136.a", breach, CallGroup.EQUIPMENT, early_technical=True),
    CallRule(
        "137",
        ending_calls.void,
        CallGroup.ENDING,
        when=(Condition.PASSED_ENOUGH,),
        breach=Breach.VOID,
    ),
    CallRule(
        "139",
        ending_calls.conceded,
        CallGroup.ENDING,
        when=(Condition.BY_CONCESSION,),
        breach=Breach.CONCESSION,
    ),
    CallRule("140", ending_calls.replayed, CallGroup.ENDING),
    CallRule("141", calls.nothing, CallGroup.PIECES, about=About.STROKE),
    CallRule(
        "142",
        ending_calls.replayed,
        CallGroup.ENDING,
        when=(Condition.NO_STRIKER_ROOM,),
        breach=Breach.NO_STRIKER_ROOM,
    ),
    also=True,
)
DISQUALIFICATIONS: Final[dict[str, Disqualification]] = {
    name: Disqualification(
        clause=f"icf:{name}",
        label=message(f"icfcalls-{name.replace('.', '-')}"),
        also=message(f"icfcalls-{name.replace('.', '-')}-also"),
        after_warnings=name == "143.h",
    )
    for name in ("143", *(f"143.{letter}" for letter in "abcdefghi"))
}
