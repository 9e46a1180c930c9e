"""The calls an umpire can make under the Laws of Carrom, and the grounds to lose the match.

A breach by the player in turn is a foul, before the first stroke of the turn a technical one; by anybody
else it is technical (63, 64; settled 55). Other effects are said by the law itself.
"""

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from typing import Final

from carrom.messages import Message, message
from carrom.rules import calls, ending_calls, fouls, piece_calls
from carrom.rules.book import (
    Breach,
    CallGroup,
    CallRule,
    Condition,
    Disqualification,
    Effect,
    Offender,
    Resting,
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


def pair_breach(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Rule on a breach that either partner can commit for both (131)."""
    if call.by is not situation.to_play:
        return _technical(rules, situation, call, IcfReason.OUT_OF_TURN)
    if call.before_stroke or call.clause == EARLY:
        return _technical(rules, situation, call, IcfReason.BEFORE_STROKE)
    if not situation.broken:
        return _foul_at_break(rules, situation, call)
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
    """A foul before the break was made (45.c): the turn passes, nothing is paid."""
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
_STROKES: Final = "33 34 37.a 38.a 115 124.c 130.a 130.b"
"""Breaches in a stroke."""
_ACTS: Final = (
    "29 30.a 30.b 31 32 46 50 62 63.a 63.b 64.a 84.b 86 87.a 88.b 90 117 118.a 119 122.a 122.b "
    "126.a 128 129 132 133 135 136.a"
)
"""Breaches away from the stroke."""
_EFFECTS: Final[tuple[tuple[Effect, str], ...]] = (
    (breach, _STROKES),
    (breach, _ACTS),
    (pair_breach, "131"),
    (wrong_placing, "82.a 85 89.b 114"),
    (own_piece_stays, "82.b"),
    (due_forgotten, "83"),
    (disturbed, "134"),
    (calls.nothing, "66.a 66.b 67 68 69.a 70.a 120 123 127.b 141"),
    (piece_calls.as_stroke, "69.b 70.b"),
    (piece_calls.fell_later, "71 113"),
    (fouls.early_break, "47"),
    (ending_calls.out_of_turn, "51"),
    (piece_calls.queen_stands, "96"),
    (ending_calls.lose_board, "91 121.b 126.b"),
    (fouls.wrong_pieces, "125.a 125.b"),
    (ending_calls.void, "137"),
    (ending_calls.conceded, "139"),
    (ending_calls.replayed, "140 142"),
)
_CONDITIONS: Final[Mapping[str, frozenset[Condition]]] = {
    "29": frozenset({Condition.IN_TURN}),
    "46": frozenset({Condition.BREAK_NOT_MADE}),
    "47": frozenset({Condition.BREAK_NOT_MADE}),
    "51": frozenset({Condition.NOT_THE_STRIKER}),
    "63.a": frozenset({Condition.IN_TURN}),
    "63.b": frozenset({Condition.OUT_OF_TURN}),
    "64.a": frozenset({Condition.IN_TURN}),
    "69.b": frozenset({Condition.IN_TURN}),
    "70.b": frozenset({Condition.IN_TURN}),
    "71": frozenset({Condition.IN_TURN, Condition.AFTER_BREAK}),
    "82.a": frozenset({Condition.BEING_PLACED}),
    "82.b": frozenset({Condition.PIECE_EXCHANGED}),
    "83": frozenset({Condition.PIECE_LEFT_OUT}),
    "84.b": frozenset({Condition.BEING_PLACED}),
    "85": frozenset({Condition.BEING_PLACED}),
    "86": frozenset({Condition.BEING_PLACED}),
    "87.a": frozenset({Condition.BEING_PLACED}),
    "88.b": frozenset({Condition.BEING_PLACED}),
    "89.b": frozenset({Condition.BEING_PLACED}),
    "90": frozenset({Condition.IN_DOUBLES}),
    "91": frozenset({Condition.PLAY_SAID}),
    "96": frozenset({Condition.QUEEN_AWAITING}),
    "113": frozenset({Condition.IN_TURN, Condition.AFTER_BREAK}),
    "114": frozenset({Condition.BEING_PLACED}),
    "121.b": frozenset({Condition.REQUEST_OPEN}),
    "122.b": frozenset({Condition.PLAY_SAID}),
    "125.a": frozenset({Condition.AFTER_BREAK}),
    "125.b": frozenset({Condition.AFTER_BREAK}),
    "126.b": frozenset({Condition.PLAY_SAID}),
    "128": frozenset({Condition.OUT_OF_TURN}),
    "131": frozenset({Condition.IN_DOUBLES}),
    "133": frozenset({Condition.IN_TURN}),
    "137": frozenset({Condition.PASSED_ENOUGH}),
    "139": frozenset({Condition.BY_CONCESSION}),
    "142": frozenset({Condition.NO_STRIKER_ROOM}),
}
_BREACHES: Final[Mapping[str, Breach]] = {
    "47": Breach.EARLY_BREAK,
    "50": Breach.OVERTIME,
    "51": Breach.OUT_OF_TURN,
    "96": Breach.UNNOTICED,
    "121.b": Breach.PLAYED_ON,
    "129": Breach.DISTURBANCE,
    "137": Breach.VOID,
    "139": Breach.CONCESSION,
    "142": Breach.NO_STRIKER_ROOM,
}
_OFFENDERS: Final[Mapping[Offender, str]] = {
    Offender.WAITING: "51 63.b 128 129",
    Offender.PLACER: "82.a 82.b 83 84.b 85 86 87.a 88.b 89.b 114",
    Offender.UNCOVERED: "96",
    Offender.NOT_THE_REQUESTER: "121.b",
}
_OFFENDER_OF: Final = {name: who for who, names in _OFFENDERS.items() for name in names.split()}
_RESTING: Final[Mapping[str, Resting]] = {
    "69.b": Resting.NAMED,
    "70.b": Resting.UNDER_STRIKER,
    "71": Resting.NAMED,
    "113": Resting.NAMED,
}
_GROUPS: Final[Mapping[CallGroup, str]] = {
    CallGroup.STROKE: "29 30.a 30.b 31 32 33 34 37.a 38.a 46 47 50 51 124.c 125.a 125.b 127.b "
    "130.a 130.b",
    CallGroup.PIECES: "66.a 66.b 67 68 69.a 69.b 70.a 70.b 71 82.a 82.b 83 84.b 85 86 87.a 88.b "
    "89.b 90 96 113 114 120 134 141",
    CallGroup.EQUIPMENT: "115 117 118.a 119 122.a 122.b 123 126.a 133 135 136.a",
    CallGroup.ENDING: "91 121.b 126.b 137 139 140 142",
}
_GROUP_OF: Final = {name: group for group, names in _GROUPS.items() for name in names.split()}
_AWAY_FROM_STROKE: Final = (breach, wrong_placing, disturbed)


def _label(name: str) -> Message:
    return message(f"icfcalls-{name.replace('.', '-')}")


def _also(name: str) -> Message:
    return message(f"icfcalls-{name.replace('.', '-')}-also")


CALLS: Final[dict[str, CallRule]] = {
    name: CallRule(
        clause=f"icf:{name}",
        label=_label(name),
        also=_also(name),
        effect=effect,
        conditions=_CONDITIONS.get(name, frozenset()),
        breach=_BREACHES.get(name),
        offender=_OFFENDER_OF.get(name, Offender.IN_TURN),
        resting=_RESTING.get(name, Resting.NONE),
        early_technical=effect in _AWAY_FROM_STROKE and name not in (*_STROKES.split(), "64.a"),
        late_differs=name == "51",
        group=_GROUP_OF.get(name, CallGroup.CONDUCT),
    )
    for effect, names in _EFFECTS
    for name in names.split()
}
DISQUALIFICATIONS: Final[dict[str, Disqualification]] = {
    name: Disqualification(
        clause=f"icf:{name}",
        label=_label(name),
        also=_also(name),
        after_warnings=name == "143.h",
    )
    for name in ("143", *(f"143.{letter}" for letter in "abcdefghi"))
}
