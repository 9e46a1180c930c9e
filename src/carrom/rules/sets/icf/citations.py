"""Which of the Laws of Carrom each reason rests on, and which settled readings."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from carrom.rules.book import cite
from carrom.rules.reasons import Matter, Reason
from carrom.rules.sets.icf.reasons import IcfReason

_ORDINARY: Final[Mapping[StrEnum, str]] = {
    Reason.MISS: "48",
    Reason.OWN: "48",
    Reason.OPPONENTS: "48 125.a",
    Reason.OWN_AND_OPPONENTS: "48",
    IcfReason.BOTH_COLOURS: "settled:52",
    Reason.STRIKER_OFF_FREE: "116",
    Reason.BREAK_AGAIN: "45.a settled:54",
    Reason.BREAK_MISSED: "45.b settled:54",
    Reason.BREAK_LOST: "45.c settled:54",
    Reason.BROKEN: "44",
    Reason.OFF_RETURNED: "65.a settled:53",
    Reason.OWED: "72.c",
    Reason.DUE_PAID: "78.a",
    Reason.DUES_LEFT: "83",
}
_QUEEN: Final[Mapping[StrEnum, str]] = {
    Reason.QUEEN: "92 48",
    Reason.QUEEN_EARLY: "95.a",
    Reason.QUEEN_DUE: "95.b",
    IcfReason.QUEEN_OWING: "95.b settled:50",
    IcfReason.QUEEN_OPPONENTS: "settled:50",
    IcfReason.RIGHT_STAYS: "95.c",
    Reason.QUEEN_OWN_COVERED: "97.a 48",
    Reason.QUEEN_OWN_AWAITING: "97.b 48",
    IcfReason.QUEEN_TWO_COVERED: "97.b 48",
    Reason.COVERED: "15 48",
    Reason.NOT_COVERED: "96 48",
    IcfReason.COVERING_OPPONENTS: "settled:49",
}
_STRIKER: Final[Mapping[StrEnum, str]] = {
    Reason.STRIKER: "72.a",
    Reason.STRIKER_OWN: "73",
    Reason.STRIKER_OPPONENTS: "74",
    Reason.STRIKER_OWN_OPPONENTS_KEPT: "75",
    IcfReason.STRIKER_QUEEN_NINE: "95.d",
    Reason.STRIKER_QUEEN_KEPT: "99.a",
    Reason.STRIKER_QUEEN_OPPONENTS: "99.a",
    IcfReason.QUEEN_STRIKER: "settled:51",
    Reason.STRIKER_QUEEN_OWN: "98.a",
    Reason.STRIKER_QUEEN_OWN_OPPONENTS: "98.a",
    IcfReason.WITH_OPPONENTS: "75",
    Reason.STRIKER_COVERING: "100.a",
    Reason.STRIKER_OWN_COVERING: "101.a",
    IcfReason.OWN_LAST_BACK: "settled:48",
    IcfReason.OWN_LAST_WITH_QUEEN: "97.a settled:48",
}
_IMPROPER: Final[Mapping[StrEnum, str]] = {
    Reason.IMPROPER: "64.a",
    Reason.IMPROPER_STRIKER: "72.b",
    Reason.IMPROPER_OWN: "77.a",
    IcfReason.IMPROPER_OWN_STRIKER: "77.b",
    Reason.IMPROPER_OPPONENTS: "76",
    IcfReason.IMPROPER_OPPONENTS_STRIKER: "76 72.b",
    Reason.IMPROPER_QUEEN: "64.b settled:48",
    IcfReason.IMPROPER_QUEEN_STRIKER: "99.b settled:48",
    IcfReason.IMPROPER_QUEEN_OWN_STRIKER: "98.b",
    IcfReason.IMPROPER_COVERING: "64.a 96 settled:49",
    IcfReason.IMPROPER_COVERING_OWN: "64.b",
    IcfReason.IMPROPER_COVERING_STRIKER: "100.b",
    IcfReason.IMPROPER_COVERING_OWN_STRIKER: "101.b",
    Reason.OPPONENTS_STAY: "76",
    Reason.IMPROPER_BREAK: "settled:54",
}
_BOTH_LAST: Final[Mapping[StrEnum, str]] = {
    Reason.BOTH_COVERING: "102.a",
    IcfReason.BOTH_COVERING_IMPROPER: "102.b",
    Reason.BOTH_WITH_QUEEN: "104.a",
    IcfReason.BOTH_WITH_QUEEN_IMPROPER: "104.b",
    Reason.BOTH_QUEEN_IN_PLAY: "105.a",
    IcfReason.BOTH_IN_PLAY_IMPROPER: "105.b",
    IcfReason.BOTH_IN_PLAY_STRIKER: "108.a 105.a",
    IcfReason.BOTH_IN_PLAY_STRIKER_IMPROPER: "108.b 105.b",
    Reason.BOTH_QUEEN_STRIKER: "109.a",
    IcfReason.BOTH_QUEEN_STRIKER_IMPROPER: "109.b",
    Reason.BOTH_COVERING_STRIKER: "109.a settled:49",
    IcfReason.BOTH_COVERING_STRIKER_IMPROPER: "109.b settled:49",
    IcfReason.BOTH_OWN_QUEEN_STRIKER: "110.a",
    IcfReason.BOTH_OWN_QUEEN_STRIKER_IMPROPER: "110.b",
    IcfReason.BOTH_THEIR_QUEEN_STRIKER: "112.a",
    IcfReason.BOTH_THEIR_QUEEN_STRIKER_IMPROPER: "112.b",
    Reason.BOTH_QUEEN_COVERED: "settled:47",
    Reason.BOTH_IMPROPER: "settled:47",
    IcfReason.FIXED: "settled:47",
}
_ONE_LAST: Final[Mapping[StrEnum, str]] = {
    Reason.OWN_LAST_QUEEN_IN_PLAY: "107.a",
    IcfReason.OWN_LAST_IMPROPER: "107.b",
    IcfReason.OWN_LAST_STRIKER: "108.a",
    IcfReason.OWN_LAST_STRIKER_IMPROPER: "108.b",
    Reason.OPPONENTS_LAST_COVERING: "103.a",
    IcfReason.THEIR_LAST_COVERING_IMPROPER: "103.b",
    IcfReason.THEIR_LAST_COVERING_STRIKER: "103.a settled:49",
    IcfReason.THEIR_LAST_COVERING_STRIKER_IMPROPER: "103.b settled:49",
    IcfReason.THEIR_LAST_QUEEN: "103.a settled:50",
    IcfReason.THEIR_LAST_QUEEN_IMPROPER: "103.b settled:50",
    IcfReason.THEIR_LAST_QUEEN_STRIKER: "103.a settled:50",
    IcfReason.THEIR_LAST_QUEEN_STRIKER_IMPROPER: "103.b settled:50",
    Reason.OPPONENTS_LAST_QUEEN_IN_PLAY: "106.a",
    IcfReason.THEIR_LAST_IMPROPER: "106.b",
    IcfReason.THEIR_LAST_STRIKER: "111.a",
    IcfReason.THEIR_LAST_STRIKER_IMPROPER: "111.b",
    Reason.OPPONENT_FINISHED: "52.a 53.a settled:47",
    IcfReason.FINISHED_IMPROPER: "52.a 53.a settled:47",
    IcfReason.FINISHED_STRIKER: "52.a 53.a settled:47",
    IcfReason.FINISHED_STRIKER_IMPROPER: "52.a 53.a settled:47",
    Reason.COVERED_OPPONENT_FINISHED: "52.a 53.a 15 settled:49",
    IcfReason.THEIR_LAST_QUEEN_COVERED: "52.a 53.a settled:50",
    IcfReason.COUNTED: "settled:47",
    IcfReason.QUEEN_AND_OWN: "97.a",
    IcfReason.QUEEN_AND_NINE: "97.b",
}
_POINTS: Final[Mapping[StrEnum, str]] = {
    Reason.FINISHED: "52.a 53.a",
    IcfReason.COVERED_BY_LAST: "15",
    Reason.QUEEN_COUNTS: "52.b 53.b",
    Reason.QUEEN_COUNTS_NOT: "53.c",
    Reason.CEILING: "54",
    Reason.CAPPED: "55",
    Reason.LAPSED: "55 settled:53",
    IcfReason.ON_DEMAND: "87.b settled:46",
    Reason.BONUS_CAPPED: "55 settled:46",
}
_CALLS: Final[Mapping[StrEnum, str]] = {
    Reason.FOUL: "64.a settled:55",
    IcfReason.BEFORE_STROKE: "63.a settled:55",
    IcfReason.OUT_OF_TURN: "63.b",
    IcfReason.FOUL_AT_BREAK: "45.c settled:54",
    Reason.QUEEN_UNCOVERED: "96",
    Reason.FELL_LATER_QUEEN: "113",
    Reason.BEFORE_BREAK: "41.a",
}
CITATIONS: Final = cite(
    "icf",
    {
        **_ORDINARY,
        **_QUEEN,
        **_STRIKER,
        **_IMPROPER,
        **_BOTH_LAST,
        **_ONE_LAST,
        **_POINTS,
        **_CALLS,
    },
)
_MATTERS: Final = {
    Matter.PLACED: "84.a",
    Matter.HELD: "79.a",
    Matter.FORGONE: "87.a",
    Matter.DEMAND: "87.b settled:46",
    Matter.REQUEST: "121.a",
    Matter.SEATS_SINGLES: "58",
    Matter.SEATS_DOUBLES: "59",
    Matter.SEATS_IN_GAME: "60.a",
    Matter.SEATS_LATE: "60.c",
    Matter.STRIKER_CHANGED: "117",
    Matter.BOARD_CHANGED: "119",
    Matter.DISTURBANCE: "129 143.h",
    Matter.PROTEST: "19",
    Matter.UNNOTICED: "96",
    Matter.PLACING_TIME: "88.a",
    Matter.SEATS_TIME: "61",
    Matter.REST_TIME: "138",
}
MATTERS: Final = cite("icf", _MATTERS)
KNOCKOUT_MATTERS: Final = {**MATTERS, Matter.SEATS_IN_GAME: ("icf:60.b",)}
"""From the quarter-finals on."""
PLACING: Final = tuple("icf:" + c for c in ["9", "16.a", "16.b", "84.a", "85", "89.b", "114"])
