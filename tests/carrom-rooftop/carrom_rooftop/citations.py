"""Which clauses of the rooftop rules each reason rests on; it cites no other rules."""

from enum import StrEnum
from typing import Final

from carrom.rules.reasons import Matter, Reason
from carrom_rooftop.reasons import RooftopReason


def _own(clauses: str) -> tuple[str, ...]:
    return tuple(f"rooftop:{clause}" for clause in clauses.split())


CITATIONS: Final[dict[StrEnum, tuple[str, ...]]] = {
    Reason.MISS: _own("play.3"),
    Reason.TRY_LEFT: _own("play.3"),
    Reason.OWN: _own("play.2"),
    Reason.OPPONENTS_KEPT: _own("play.2"),
    Reason.COLOUR_TAKEN: _own("play.1"),
    Reason.QUEEN: _own("queen.1"),
    Reason.COVERED: _own("queen.1"),
    Reason.NOT_COVERED: _own("queen.1"),
    Reason.STRIKER: _own("striker.2"),
    Reason.IMPROPER: _own("striker.2"),
    Reason.FOUL: _own("striker.2"),
    Reason.FINISHED: _own("play.5"),
    Reason.OPPONENT_FINISHED: _own("play.5"),
    Reason.BOTH_QUEEN_IN_PLAY: _own("play.6"),
    RooftopReason.HELPING: _own("play.4"),
    RooftopReason.OVERBOARD: _own("railing.3"),
    RooftopReason.LEANING: _own("railing.2"),
}
MATTERS: Final = {Matter.PLACED: _own("striker.3")}
