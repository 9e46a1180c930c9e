"""The calls an umpire can make under the international rule, and the grounds to disqualify.

What a call costs follows its clause where that says so, else 4.1. The family rule sets say nothing of
their own about these and use them as they are.
"""

from collections.abc import Mapping
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

_EFFECTS: Final[tuple[tuple[Effect, str], ...]] = (
    (fouls.foul, "3.2.a 3.2.b 3.2.c 3.2.e 3.2.f 3.2.g 3.2.h 3.2.k 4.1.2"),
    (fouls.risen, "3.11.r"),
    (fouls.pair_foul, "4.m"),
    (
        fouls.conduct,
        "3.1.c 3.1.d 3.1.e 3.1.f 3.1.g 3.2.l 4.a 4.b 4.c 4.d 4.e 4.h 4.k 4.l 4.n 4.o 4.1",
    ),
    (fouls.overtime, "3.6.b"),
    (fouls.technical, "4.1.1"),
    (fouls.placed_again, "3.11.m 3.11.n 3.11.p"),
    (fouls.striker_left, "4.p"),
    (fouls.touched, "3.11.o"),
    (fouls.wrong_pieces, "3.6.c"),
    (calls.nothing, "3.2.d 3.2.i 3.9.b 3.10.a 3.10.b 3.10.c 3.11.l 4.f"),
    (piece_calls.as_stroke, "3.10.d 3.10.e"),
    (piece_calls.fell_later, "3.10.f"),
    (piece_calls.own_piece_placed, "3.11.k"),
    (fouls.early_break, "3.5.f"),
    (piece_calls.queen_stands, "3.12.d"),
    (ending_calls.played_on, "4.g"),
    (ending_calls.board_moved, "4.i"),
    (ending_calls.void, "4.q"),
    (ending_calls.conceded, "4.r"),
)
_READINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "3.11.p": ("international:3.11.m",),
    "3.12.d": ("settled:32",),
    "4.i": ("settled:10",),
    "4.l": ("settled:36",),
    "4.m": ("settled:34",),
}
_EARLY_TECHNICAL: Final = frozenset({"3.6.b", "3.11.r"})
"""Fouls of 4.1.2 away from the stroke; those that :func:`~carrom.rules.fouls.conduct` rules on are too."""
_CONDITIONS: Final[Mapping[str, frozenset[Condition]]] = {
    "3.1.d": frozenset({Condition.OUT_OF_TURN}),
    "3.5.f": frozenset({Condition.BREAK_NOT_MADE}),
    "3.6.c": frozenset({Condition.AFTER_BREAK}),
    "3.10.d": frozenset({Condition.IN_TURN}),
    "3.10.e": frozenset({Condition.IN_TURN}),
    "3.10.f": frozenset({Condition.IN_TURN, Condition.AFTER_BREAK}),
    "3.11.k": frozenset({Condition.PIECE_EXCHANGED, Condition.PLACED_BY_OFFENDER}),
    "3.11.m": frozenset({Condition.BEING_PLACED}),
    "3.11.n": frozenset({Condition.BEING_PLACED}),
    "3.11.p": frozenset({Condition.BEING_PLACED}),
    "3.12.d": frozenset({Condition.QUEEN_AWAITING}),
    "4.g": frozenset({Condition.REQUEST_OPEN}),
    "4.i": frozenset({Condition.PLAY_SAID}),
    "4.k": frozenset({Condition.OUT_OF_TURN}),
    "4.m": frozenset({Condition.IN_DOUBLES}),
    "4.q": frozenset({Condition.PASSED_ENOUGH}),
    "4.r": frozenset({Condition.IN_TURN, Condition.BY_CONCESSION}),
}
_BREACHES: Final[Mapping[str, Breach]] = {
    "3.5.f": Breach.EARLY_BREAK,
    "3.6.b": Breach.OVERTIME,
    "3.12.d": Breach.UNNOTICED,
    "4.g": Breach.PLAYED_ON,
    "4.l": Breach.DISTURBANCE,
    "4.q": Breach.VOID,
    "4.r": Breach.CONCESSION,
}
_OFFENDERS: Final[Mapping[str, Offender]] = {
    "3.1.d": Offender.WAITING,
    "4.k": Offender.WAITING,
    "4.l": Offender.WAITING,
    "3.11.k": Offender.PLACER,
    "3.11.m": Offender.PLACER,
    "3.11.n": Offender.PLACER,
    "3.11.p": Offender.PLACER,
    "3.12.d": Offender.UNCOVERED,
    "4.g": Offender.NOT_THE_REQUESTER,
}
_RESTING: Final[Mapping[str, Resting]] = {
    "3.10.d": Resting.NAMED,
    "3.10.e": Resting.UNDER_STRIKER,
    "3.10.f": Resting.NAMED,
}
_GROUPS: Final[Mapping[CallGroup, str]] = {
    CallGroup.STROKE: "3.1.c 3.1.e 3.1.f 3.1.g 3.2.a 3.2.b 3.2.c 3.2.d 3.2.e 3.2.f 3.2.g 3.2.h "
    "3.2.i 3.2.k 3.5.f 3.6.b 3.6.c 3.11.r",
    CallGroup.PIECES: "3.9.b 3.10.a 3.10.b 3.10.c 3.10.d 3.10.e 3.10.f 3.11.k 3.11.l 3.11.m 3.11.n "
    "3.11.o 3.11.p 3.12.d 4.f",
    CallGroup.EQUIPMENT: "3.2.l 4.b 4.c 4.d 4.e 4.h 4.o 4.p",
    CallGroup.ENDING: "4.g 4.i 4.q 4.r",
}
_GROUP_OF: Final = {name: group for group, names in _GROUPS.items() for name in names.split()}


def _label(name: str) -> Message:
    return message(f"calls-{name.replace('.', '-')}")


def _also(name: str) -> Message:
    return message(f"calls-{name.replace('.', '-')}-also")


CALLS: Final[dict[str, CallRule]] = {
    name: CallRule(
        clause=f"international:{name}",
        label=_label(name),
        also=_also(name),
        effect=effect,
        readings=_READINGS.get(name, ()),
        conditions=_CONDITIONS.get(name, frozenset()),
        breach=_BREACHES.get(name),
        offender=_OFFENDERS.get(name, Offender.IN_TURN),
        resting=_RESTING.get(name, Resting.NONE),
        early_technical=effect is fouls.conduct or name in _EARLY_TECHNICAL,
        late_differs=name == "3.11.k",
        group=_GROUP_OF.get(name, CallGroup.CONDUCT),
    )
    for effect, names in _EFFECTS
    for name in names.split()
}
DISQUALIFICATIONS: Final[dict[str, Disqualification]] = {
    name: Disqualification(
        clause=f"international:{name}",
        label=_label(name),
        also=_also(name),
        after_warnings=name == "4.2.h",
    )
    for name in (f"4.2.{letter}" for letter in "abcdefgh")
}
