"""Which clauses of the simplified rules each reason rests on; where silent, the international ones."""

from enum import StrEnum
from typing import Final

from carrom.rules.book import cite
from carrom.rules.reasons import Reason
from carrom.rules.sets.international.citations import CALLS, STROKES

_OTHERWISE: Final[frozenset[StrEnum]] = frozenset(
    {
        Reason.BREAK_AGAIN,
        Reason.BREAK_MISSED,
        Reason.BREAK_STRIKER,
        Reason.BROKEN,
        Reason.QUEEN_OWN_COVERED,
        Reason.QUEEN_OWN_BREAK,
        Reason.QUEEN_OWN_NINE,
        Reason.ONE_COVERING,
        Reason.OWN_LAST_QUEEN_IN_PLAY,
        Reason.STRIKER_BONUS,
        Reason.CEILING_LAST,
        Reason.CAPPED,
    }
)
"""Where the simplified rules have a way of their own: the international clause is no ground for them."""
_SILENT: Final = {
    reason: ("settled:29", *clauses)
    for reason, clauses in STROKES.items()
    if reason not in _OTHERWISE
}
"""What the simplified rules do not speak of follows the international rule (settled 29)."""
CITATIONS: Final[dict[StrEnum, tuple[str, ...]]] = {
    **_SILENT,
    **CALLS,
    **cite(
        "simplified",
        {
            Reason.MISS: "game.8",
            Reason.OWN: "game.7",
            Reason.OPPONENTS: "penalties.3",
            Reason.OWN_AND_OPPONENTS: "penalties.3",
            Reason.OPPONENTS_STAY: "penalties.3",
            Reason.STRIKER_OFF_FREE: "settled:4",
            Reason.QUEEN: "queen.2 queen.3",
            Reason.QUEEN_EARLY: "queen.2 settled:29 international:3.12.c",
            Reason.QUEEN_OWN_AWAITING: "queen.3 settled:29 game.7",
            Reason.QUEEN_OPPONENTS_BACK: "penalties.3 settled:37",
            Reason.COVERED: "queen.3 game.7",
            Reason.NOT_COVERED: "queen.6 game.8",
            Reason.STRIKER: "penalties.1",
            Reason.STRIKER_OWN: "penalties.2",
            Reason.STRIKER_OWN_OPPONENTS_KEPT: "penalties.2 penalties.3 settled:2",
            Reason.STRIKER_OPPONENTS: "penalties.1 penalties.3",
            Reason.STRIKER_QUEEN: "settled:29 settled:3 penalties.1 international:3.12.g",
            Reason.STRIKER_QUEEN_BREAK: "settled:29 penalties.1 international:3.12.g",
            Reason.STRIKER_QUEEN_OWN: "settled:29 penalties.2 international:3.11.b",
            Reason.STRIKER_COVERING: "penalties.1 queen.6 settled:29 international:3.12.h",
            Reason.STRIKER_OPPONENTS_COVERING: "penalties.1 penalties.3 queen.6",
            Reason.STRIKER_OWN_COVERING: "penalties.2 settled:29 international:3.12.i",
            Reason.BREAK_TRIED_ONCE: "settled:30",
            Reason.FINISHED: "game.9",
            Reason.FINISHED_COVERING: "queen.3 game.9",
            Reason.FINISHED_WITH_QUEEN: "queen.3 settled:37 game.9",
            Reason.FINISHED_QUEEN_ON_BOARD: "game.9 settled:29",
            Reason.OPPONENT_FINISHED: "game.9 penalties.3",
            Reason.COVERED_OPPONENT_FINISHED: "queen.3 game.9 settled:29 settled:8",
            Reason.OPPONENTS_LAST_QUEEN_IN_PLAY: "game.9 queen.4",
            Reason.OPPONENTS_LAST_COVERING: "game.9 queen.4",
            Reason.QUEEN_WITH_LAST: "queen.3",
            Reason.QUEEN_COUNTS: "queen.1 queen.4",
            Reason.QUEEN_COUNTS_NOT: "queen.5",
            Reason.OPPONENTS_LAST_STRIKER: "settled:29 penalties.1 international:3.11.f",
            Reason.CEILING: "queen.7",
        },
    ),
}
