"""Which clauses of the percuteur rules each reason rests on; where it is silent, the international ones."""

from enum import StrEnum
from typing import Final

from carrom.rules.reasons import Reason
from carrom.rules.sets.international.citations import CITATIONS as INTERNATIONAL_CITATIONS

CITATIONS: Final[dict[StrEnum, tuple[str, ...]]] = {
    **INTERNATIONAL_CITATIONS,
    **{
        reason: tuple("percuteur:" + c for c in clauses.split())
        for reason, clauses in {
            Reason.MISS: "play.4",
            Reason.OWN: "play.4",
            Reason.OPPONENTS_KEPT: "cases.1",
            Reason.OWN_AND_OPPONENTS: "cases.3",
            Reason.COLOUR_TAKEN: "aim.3",
            Reason.BROKEN: "play.3",
            Reason.QUEEN: "queen.1",
            Reason.QUEEN_EARLY: "cases.6",
            Reason.QUEEN_OWN_AWAITING: "queen.1",
            Reason.QUEEN_OPPONENTS_GIVEN: "cases.7",
            Reason.COVERED: "queen.1",
            Reason.NOT_COVERED: "queen.2",
            Reason.STRIKER: "penalties.2 penalties.1",
            Reason.STRIKER_OWN_BACK: "cases.4 penalties.2",
            Reason.STRIKER_OPPONENTS: "cases.2 penalties.2",
            Reason.STRIKER_QUEEN: "penalties.2 queen.2",
            Reason.STRIKER_QUEEN_OWN_WAIVED: "cases.8",
            Reason.STRIKER_COVERING: "cases.9",
            Reason.STRIKER_OWN_COVERING_BACK: "cases.9 cases.4",
            Reason.STRIKER_OFF: "penalties.3 penalties.1",
            Reason.PIECE_OFF_PENALTY: "penalties.3 penalties.1",
            Reason.BEHIND_LINE: "penalties.4 penalties.1",
            Reason.OFF_RETURNED: "penalties.3",
            Reason.OWED: "penalties.1",
            Reason.DUE_PAID: "penalties.1",
            Reason.DUES_LEFT: "penalties.1",
            Reason.QUEEN_COUNTS: "points.2",
            Reason.LAPSED: "points.3",
            Reason.FINISHED: "points.3 points.4 aim.4",
            Reason.OPPONENT_FINISHED: "points.3 points.4",
            Reason.BOTH_QUEEN_COVERED: "cases.5",
            Reason.BOTH_QUEEN_IN_PLAY: "cases.5",
            Reason.BOTH_WITH_QUEEN: "cases.10",
            Reason.BOTH_COVERING: "cases.5 points.2",
            Reason.OPPONENTS_LAST_QUEEN_IN_PLAY: "cases.11",
            Reason.OWN_LAST_QUEEN_IN_PLAY: "cases.12",
            Reason.CEILING: "points.6",
        }.items()
    },
}
