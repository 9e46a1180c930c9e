"""How long a match is and what parts a tie: terms that organisers agree on under any rule set.

What a format leaves open is as the rule set says.

>>> MatchFormat(points=25, boards=8).figures
{'points_to_win': 25, 'boards_per_game': 8}
>>> MatchFormat(boards=4, points=NO_LIMIT).figures["boards_per_game"]
4
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from msgspec import Struct

NO_LIMIT: Final = 0
"""In the place of points or boards: a game has no such limit."""
MOST_POINTS: Final = 99
MOST_BOARDS: Final = 12
MOST_MINUTES: Final = 600
OUT_OF_REACH: Final = 999
"""The points that win a game which has no limit of points: no side can have so many."""
SHOOT_OUT_STROKES: Final = 5
"""Strokes at the queen that each side has at least (settled 64)."""
MOST_STROKES: Final = 99
"""Strokes of each side in a shoot-out whose result is entered."""


class Tie(StrEnum):
    """What parts two sides that are level at the end of a game, or of the time."""

    BOARD = "board"
    """One more board, whose break is tossed for (3.7.e)."""
    SHOOT_OUT = "shoot-out"
    """Strokes at the queen alone, in turn."""


class MatchFormat(
    Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """The length of a match. None: as the rule set says."""

    points: int | None = None
    """A game is won with so many; 0: every board is played."""
    boards: int | None = None
    """After so many boards the side with more points wins the game; 0: no limit."""
    minutes: int | None = None
    """From the first "Play" of the match; the board in play is finished. None: no limit of time."""
    tie: Tie | None = None

    def __repr__(self) -> str:
        limits = ((self.points, "points"), (self.boards, "boards"), (self.minutes, "minutes"))
        parts = [
            f"no limit of {what}" if number == NO_LIMIT else f"{number} {what}"
            for number, what in limits
            if number is not None
        ]
        tie = [] if self.tie is None else [f"tie: {self.tie}"]
        return f"<MatchFormat {', '.join(parts + tie) or 'as the rule set says'}>"

    @property
    def figures(self) -> dict[str, int | None]:
        """What it changes about a rule set's figures, by their names."""
        found: dict[str, int | None] = {}
        if self.points is not None:
            found["points_to_win"] = self.points or OUT_OF_REACH
        if self.boards is not None:
            found["boards_per_game"] = self.boards or None
        return found


AS_RULED: Final = MatchFormat()
USUAL: Final[Mapping[str, MatchFormat]] = {
    "points-or-boards": MatchFormat(points=25, boards=8),
    "boards": MatchFormat(points=NO_LIMIT, boards=4),
    "points": MatchFormat(points=29, boards=NO_LIMIT),
    "minutes": MatchFormat(minutes=45),
}
"""What organisers usually agree on, offered with one click."""


def agreed(
    points: int | None, boards: int | None, minutes: int | None, tie: Tie | None
) -> MatchFormat | None:
    """Return a format; None where everything is as the rule set says."""
    chosen = MatchFormat(points=points, boards=boards, minutes=minutes, tie=tie)
    return None if chosen == AS_RULED else chosen


def fault(chosen: MatchFormat) -> str | None:
    """Return which figure of a format is out of bounds; None: they can be played."""
    if chosen.points is not None and not 0 <= chosen.points <= MOST_POINTS:
        return "format-points"
    if chosen.boards is not None and not 0 <= chosen.boards <= MOST_BOARDS:
        return "format-boards"
    if chosen.minutes is not None and not 1 <= chosen.minutes <= MOST_MINUTES:
        return "format-minutes"
    return None
