"""A rule set as a value: its figures, what is special about it, and its book.

A set with a figure or an option of its own is a dataclass that inherits from :class:`RuleSet`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import Any

from carrom.messages import Message, message
from carrom.rules.book import Book
from carrom.rules.situation import PIECES


class DoublingReturn(StrEnum):
    """Whose piece goes back when the striker falls with an own piece while doubling (club:striker.11)."""

    OPPONENT = "opponent"
    OWN = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """One rule set. Points are points of a game, times are in the unit of the name."""

    name: str
    """Lower-case letters: also the prefix of its clauses and the domain of its texts."""
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
    break_attempts_each: bool = False
    """Whether the other side then has as many, and so on; else one each."""
    pieces: int = PIECES
    """Pieces of each colour."""
    thinking_seconds: int = 15
    placing_seconds: int = 15
    seat_change_minutes: int = 2
    seat_change_board: int | None = 4
    """In the deciding game seats change after this board (None: not for that) ..."""
    seat_change_points: int = 13
    """... or as soon as a side has this many points."""
    rest_minutes: int = 5
    """Rest before the deciding game: a setting, the rule names no figure."""
    trial_boards: int = 2
    passes: int = 3
    """Both sides passing this often in a row makes the board void."""
    striker_changes: int | None = 1
    """How often a player may change strikers in a match; None: no limit."""
    damaged_striker_changes: bool = False
    """Whether a damaged striker may be changed during a board, once the stroke is over."""
    overlooked_until_own_stroke: bool = True
    """Whether an uncovered queen that nobody saw stays out once the *same* player has struck again.

    Else once anybody has.
    """
    disturbances: int = 3
    """Disturbing the opponent more often than this disqualifies."""
    protest_minutes: int = 15
    queen_needed: bool = True
    """Whether a side that finishes while the queen is uncovered loses the board."""
    queen_with_own_awaits: bool = False
    """Whether a queen that falls together with own pieces still has to be covered."""
    doubling_striker_return: DoublingReturn = DoublingReturn.OPPONENT
    open_colours: bool = False
    """Whether nobody owns a colour before the first piece has fallen."""
    several_tries: bool = False
    """Whether a player can have more than one try."""
    behind_line_matters: bool = False
    """Whether it matters that the first piece hit lay on or behind the player's base line."""
    hole_matters: bool = False
    """Whether it matters that the striker fell into the hole of an own piece."""
    slams: bool = True
    """Whether a board won in a side's first turn is counted as a slam."""
    slam_of_remaining: bool = False
    """Whether it is one too where the opponent had pocketed some of the pieces before."""
    break_begins_anew: bool = False
    """Whether a game's first break goes to the side that had not the one of the game before."""
    chooser_sits_last: bool = False
    """Whether the side that chooses its seats sits down after the other."""
    trial_after_toss: bool = False
    """Whether trial boards wait for the toss."""
    concede_in_turn: bool = True
    """Whether a side may give up only in its own turn, and only the game."""
    book: Book = field(repr=False, compare=False)
    """Its functions, tables and texts."""

    def __repr__(self) -> str:
        return f"<RuleSet {self.name}, {self.points_to_win} points, queen {self.queen_points}>"

    @property
    def title(self) -> Message:
        """What the set is called."""
        return message(f"{self.name}-title")

    @property
    def summary(self) -> Message:
        """The set in one line."""
        return message(f"{self.name}-summary", points=self.points_to_win, queen=self.queen_points)

    @property
    def short(self) -> Message:
        """What the set is called on a button."""
        return message(f"{self.name}-short")

    @property
    def about(self) -> Message:
        """How long a game is and what the queen is worth, in a sentence or two."""
        figures = {"points": self.points_to_win, "queen": self.queen_points}
        return message(f"{self.name}-about", **figures, boards=self.boards_per_game or 0)

    @property
    def more(self) -> Message:
        """What a player of another set has to know besides."""
        return message(f"{self.name}-more")

    @property
    def figures(self) -> dict[str, int]:
        """The figures by their names; one that is None, no limit, is not among them."""
        values = ((f.name, getattr(self, f.name)) for f in fields(self))
        return {name: value for name, value in values if type(value) is int}

    def figure_label(self, name: str) -> Message:
        """Return what a figure is; a figure of the set's own is ``<set>-figure-<name>``."""
        known = any(f.name == name for f in fields(RuleSet))
        return message(f"rules-figure-{name}" if known else f"{self.name}-figure-{name}")

    def with_options(self, options: Mapping[str, Any]) -> "RuleSet":
        """Return the rule set with some of its values chosen otherwise."""
        return replace(self, **options) if options else self
