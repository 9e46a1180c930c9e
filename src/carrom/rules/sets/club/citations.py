"""Which clauses of the club rules each reason rests on; where it is silent, the international ones."""

from enum import StrEnum
from typing import Final

from carrom.rules.reasons import Reason
from carrom.rules.sets.international.citations import CITATIONS as INTERNATIONAL_CITATIONS

CITATIONS: Final[dict[StrEnum, tuple[str, ...]]] = {
    **INTERNATIONAL_CITATIONS,
    **{
        reason: tuple("club:" + c for c in clauses.split())
        for reason, clauses in {
            Reason.MISS: "play.6",
            Reason.TRY_LEFT: "play.5",
            Reason.OWN: "play.4",
            Reason.TWO_AT_ONCE: "play.5",
            Reason.OPPONENTS: "play.8",
            Reason.OWN_AND_OPPONENTS_BACK: "play.9",
            Reason.QUEEN: "queen.1 queen.3",
            Reason.QUEEN_EARLY: "queen.5",
            Reason.QUEEN_OWN_AWAITING: "queen.6",
            Reason.QUEEN_OPPONENTS_BACK: "queen.7",
            Reason.QUEEN_OWN_OPPONENTS_BACK: "queen.8",
            Reason.COVERED: "queen.3",
            Reason.NOT_COVERED: "queen.4",
            Reason.COVER_WITH_OPPONENTS: "play.9 queen.4",
            Reason.STRIKER: "striker.2",
            Reason.STRIKER_OWN_STANDS: "striker.2",
            Reason.STRIKER_SAME_HOLE: "striker.4",
            Reason.STRIKER_QUEEN_OWN_WAIVED: "striker.5",
            Reason.STRIKER_OPPONENTS: "striker.6",
            Reason.STRIKER_OWN_OPPONENTS: "striker.7",
            Reason.STRIKER_QUEEN: "striker.8",
            Reason.STRIKER_QUEEN_OPPONENTS: "striker.9",
            Reason.STRIKER_QUEEN_OWN_OPPONENTS: "striker.7 striker.9",
            Reason.STRIKER_COVERING: "striker.10",
            Reason.STRIKER_OWN_COVERING_GIFT: "striker.11",
            Reason.STRIKER_OWN_COVERING_PIECE: "striker.11",
            Reason.STRIKER_OWN_OPPONENTS_COVERING: "striker.10 striker.7",
            Reason.STRIKER_OFF: "striker.12",
            Reason.PIECE_OFF: "striker.13",
            Reason.OWED: "striker.3",
            Reason.DUE_PAID: "striker.3",
            Reason.DUES_LEFT: "striker.3",
            Reason.FINISHED: "score.3 score.4",
            Reason.QUEEN_COUNTS: "score.5",
            Reason.QUEEN_COUNTS_NOT: "score.6",
            Reason.OPPONENT_FINISHED: "score.3 score.4",
            Reason.BOTH_WITH_QUEEN: "score.8",
            Reason.BOTH_COVERING: "score.8",
            Reason.BOTH_QUEEN_COVERED: "score.9",
            Reason.OPPONENTS_LAST_QUEEN_IN_PLAY: "score.10",
            Reason.BOTH_QUEEN_IN_PLAY: "score.11",
            Reason.OWN_LAST_QUEEN_IN_PLAY: "score.12 play.7",
            Reason.CEILING: "score.7",
            Reason.OFF_RETURNED: "striker.13",
            Reason.LAPSED: "score.4",
            Reason.BROKEN: "play.3",
        }.items()
    },
}
