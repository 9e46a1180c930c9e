"""A rule set as a value: its figures and options. What it rules is in the set's own module."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final

from carrom.rules.situation import PIECES


class DoublingReturn(StrEnum):
    """Whose piece goes back when the striker falls with an own piece while doubling (club:striker.11)."""

    OPPONENT = "opponent"
    OWN = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """The figures of one rule set. Points are points of a game, times are in the unit of the name."""

    name: str
    points_to_win: int
    """A game is won with this many points."""
    boards_per_game: int | None = None
    """After this many boards the side with more points wins the game; None: no limit."""
    games_to_win: int = 1
    queen_points: int
    """What the queen is worth to the side that covered it (percuteur: together with its cover)."""
    queen_ceiling: int
    """From this many points on the queen is worth ``queen_points_late``."""
    queen_points_late: int
    special_points: int
    """What the board is worth in the special cases of last pieces."""
    special_points_late: int
    """The same for a winner who has reached ``queen_ceiling``."""
    striker_bonus: int = 0
    """Added when the opponent's last piece falls together with the striker."""
    board_cap: int | None = None
    """The most a board can bring; None: no limit beyond the pieces themselves."""
    break_attempts: int = 1
    """Attempts of the first player at the break."""
    pieces: int = PIECES
    """Pieces of each colour."""
    thinking_seconds: int = 15
    placing_seconds: int = 15
    seat_change_minutes: int = 2
    seat_change_board: int = 4
    """In the deciding game seats change after this board ..."""
    seat_change_points: int = 13
    """... or as soon as a side has this many points."""
    rest_minutes: int = 5
    """Rest before the deciding game: a setting, the rule names no figure."""
    trial_boards: int = 2
    passes: int = 3
    """Both sides passing this often in a row makes the board void."""
    striker_changes: int = 1
    disturbances: int = 3
    """Disturbing the opponent more often than this disqualifies."""
    protest_minutes: int = 15
    queen_needed: bool = True
    """Whether a side that finishes while the queen is uncovered loses the board."""
    queen_with_own_awaits: bool = False
    """Whether a queen that falls together with own pieces still has to be covered."""
    doubling_striker_return: DoublingReturn = DoublingReturn.OPPONENT

    def with_options(self, options: Mapping[str, Any]) -> "RuleSet":
        """Return the rule set with some of its values chosen otherwise."""
        return replace(self, **options) if options else self


INTERNATIONAL: Final = RuleSet(
    name="international",
    points_to_win=25,
    boards_per_game=8,
    games_to_win=2,
    queen_points=3,
    queen_ceiling=22,
    queen_points_late=0,
    special_points=3,
    special_points_late=1,
    striker_bonus=1,
    board_cap=12,
    break_attempts=2,
)
CLUB: Final = RuleSet(
    name="club",
    points_to_win=29,
    queen_points=5,
    queen_ceiling=24,
    queen_points_late=1,
    special_points=5,
    special_points_late=5,
)
PERCUTEUR: Final = RuleSet(
    name="percuteur",
    points_to_win=29,
    queen_points=5,
    queen_ceiling=24,
    queen_points_late=2,
    special_points=5,
    special_points_late=5,
)
SIMPLIFIED: Final = RuleSet(
    name="simplified",
    points_to_win=25,
    queen_points=3,
    queen_ceiling=22,
    queen_points_late=0,
    special_points=3,
    special_points_late=1,
    striker_bonus=1,
    board_cap=12,
    queen_needed=False,
    queen_with_own_awaits=True,
)
RULE_SETS: Final = {r.name: r for r in (INTERNATIONAL, CLUB, PERCUTEUR, SIMPLIFIED)}
