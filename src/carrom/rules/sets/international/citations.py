"""Which clauses of the international rule each reason rests on."""

from enum import StrEnum
from typing import Final

from carrom.rules.reasons import Matter, Reason

_I: Final = "international:"
CITATIONS: Final[dict[StrEnum, tuple[str, ...]]] = {
    reason: tuple(_I + c for c in clauses.split())
    for reason, clauses in {
        Reason.MISS: "3.6.a",
        Reason.OWN: "3.6.a",
        Reason.OPPONENTS: "3.6.a",
        Reason.OWN_AND_OPPONENTS: "3.6.a",
        Reason.BREAK_AGAIN: "3.5.d",
        Reason.BREAK_MISSED: "3.5.d",
        Reason.BREAK_STRIKER: "3.11.a",
        Reason.BROKEN: "3.5.c",
        Reason.QUEEN: "3.12.a 3.6.a",
        Reason.QUEEN_EARLY: "3.12.c",
        Reason.QUEEN_OWN_COVERED: "3.12.e 3.6.a",
        Reason.QUEEN_OWN_AWAITING: "3.12.e 3.6.a",
        Reason.QUEEN_OWN_DUE: "3.12.a 3.6.a",
        Reason.COVERED: "5.1.cover 3.6.a",
        Reason.NOT_COVERED: "3.12.d",
        Reason.STRIKER: "3.11.a",
        Reason.STRIKER_OWN: "3.11.b",
        Reason.STRIKER_OPPONENTS: "3.11.c",
        Reason.STRIKER_QUEEN: "3.11.a",
        Reason.STRIKER_QUEEN_BREAK: "3.12.g",
        Reason.STRIKER_QUEEN_OWN: "3.11.b 3.12.f",
        Reason.STRIKER_COVERING: "3.12.h",
        Reason.STRIKER_OWN_COVERING: "3.12.i",
        Reason.IMPROPER: "4.1.2",
        Reason.IMPROPER_OWN: "3.11.e",
        Reason.IMPROPER_OPPONENTS: "3.11.d",
        Reason.IMPROPER_STRIKER: "3.11.a",
        Reason.IMPROPER_QUEEN: "4.1.2",
        Reason.FINISHED: "3.7.a 3.7.b",
        Reason.FINISHED_QUEEN_ON_BOARD: "3.7.a",
        Reason.OPPONENT_FINISHED: "3.7.a 3.7.b",
        Reason.COVERED_OPPONENT_FINISHED: "3.7.a 3.7.b",
        Reason.BOTH_WITH_QUEEN: "3.7.f",
        Reason.BOTH_QUEEN_IN_PLAY: "3.7.g",
        Reason.BOTH_COVERING: "3.7.h",
        Reason.OWN_LAST_QUEEN_IN_PLAY: "3.7.i",
        Reason.BOTH_QUEEN_COVERED: "3.7.k",
        Reason.BOTH_QUEEN_STRIKER: "3.7.l",
        Reason.BOTH_STRIKER: "3.7.m",
        Reason.OPPONENTS_LAST_QUEEN_IN_PLAY: "3.7.n",
        Reason.OPPONENTS_LAST_COVERING: "3.7.o",
        Reason.OPPONENTS_LAST_STRIKER: "3.11.f 3.7.n-o",
        Reason.OPPONENTS_LAST_IMPROPER: "3.11.d",
        Reason.STRIKER_BONUS: "3.11.f",
        Reason.OWED: "3.11.a",
        Reason.DUE_PAID: "3.11.g",
        Reason.DUES_LEFT: "3.11.l",
        Reason.LAPSED: "3.7.d",
        Reason.CAPPED: "3.7.d",
        Reason.CEILING: "3.7.c",
        Reason.CEILING_SPECIAL: "3.7.f-m",
        Reason.CEILING_LAST: "3.7.n-o",
        Reason.TURN_LOST: "4.1.2",
        Reason.OFF_RETURNED: "3.9.a",
        Reason.FOUL: "4.1.2",
        Reason.TECHNICAL_FOUL: "4.1.1",
        Reason.BEFORE_BREAK: "3.5.a",
    }.items()
}
MATTERS: Final[dict[Matter, tuple[str, ...]]] = {
    matter: tuple(_I + c for c in clauses.split())
    for matter, clauses in {
        Matter.PLACED: "3.11.m",
        Matter.HELD: "3.11.i",
        Matter.REQUEST: "4.g",
        Matter.SEATS_SINGLES: "3.8.a",
        Matter.SEATS_DOUBLES: "3.8.b",
        Matter.SEATS_IN_GAME: "3.8.c",
        Matter.SEATS_LATE: "3.8.d",
        Matter.STRIKER_CHANGED: "4.e",
        Matter.BOARD_CHANGED: "4.d",
        Matter.DISTURBANCE: "4.l 4.2.h",
        Matter.PROTEST: "4.3",
        Matter.UNNOTICED: "3.12.d",
        Matter.PLACING_TIME: "3.6.b",
        Matter.SEATS_TIME: "3.8.e",
        Matter.REST_TIME: "4.2.c",
    }.items()
}
PLACING: Final = tuple(_I + c for c in ["3.12.b", "5.1.replace", "5.1.cannon", "5.1.pair"])
