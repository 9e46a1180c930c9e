"""Which clauses of the simplified rules each reason rests on; where silent, the international ones."""

from enum import StrEnum
from typing import Final

from carrom.rules.reasons import Reason
from carrom.rules.sets.international.citations import CITATIONS as INTERNATIONAL_CITATIONS

CITATIONS: Final[dict[StrEnum, tuple[str, ...]]] = {
    **INTERNATIONAL_CITATIONS,
    **{
        reason: tuple("simplified:" + c for c in clauses.split())
        for reason, clauses in {
            Reason.MISS: "game.8",
            Reason.OWN: "game.7",
            Reason.OPPONENTS: "penalties.3",
            Reason.OWN_AND_OPPONENTS: "penalties.3",
            Reason.QUEEN: "queen.2 queen.3",
            Reason.QUEEN_EARLY: "queen.2",
            Reason.QUEEN_OWN_AWAITING: "queen.3",
            Reason.COVERED: "queen.3",
            Reason.NOT_COVERED: "queen.6",
            Reason.STRIKER: "penalties.1",
            Reason.STRIKER_OWN: "penalties.2",
            Reason.STRIKER_OPPONENTS: "penalties.1 penalties.3",
            Reason.FINISHED: "game.9 queen.4",
            Reason.FINISHED_QUEEN_ON_BOARD: "game.9 queen.5",
            Reason.OPPONENT_FINISHED: "game.9 queen.4",
            Reason.COVERED_OPPONENT_FINISHED: "game.9 queen.5",
            Reason.OPPONENTS_LAST_QUEEN_IN_PLAY: "game.9 queen.5",
            Reason.OPPONENTS_LAST_COVERING: "game.9 queen.5",
            Reason.CEILING: "queen.7",
            Reason.TURN_LOST: "penalties.1",
        }.items()
    },
}
