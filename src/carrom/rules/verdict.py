"""What a rule set decides about one stroke, seen by the player; the same for all rule sets.

A rule set's ``judge`` takes a :class:`View` and what :class:`~carrom.rules.stroke.Fell` and gives
a :class:`Verdict`. Turning that into counts, clauses and words is not the rule set's business.
"""

from enum import Enum, StrEnum
from typing import TYPE_CHECKING, NamedTuple, Protocol

from carrom.rules.situation import PIECES, QueenState, Side, SideState, Situation
from carrom.rules.stroke import Fell
from carrom.rules.worth import FIXED, Worth, limited

if TYPE_CHECKING:
    from carrom.rules.ruleset import RuleSet


class Queen(Enum):
    """The queen as the player sees it."""

    IN_PLAY = "in play"
    AWAITING = "awaiting the player's cover"
    OWN = "covered by the player"
    OPPONENTS = "covered by the opponent"
    NOBODYS = "out of play and of no worth to anybody"


class View(NamedTuple):
    """A situation as the player sees it, every due paid that could be paid."""

    me: SideState
    them: SideState
    queen: Queen = Queen.IN_PLAY
    broken: bool = True
    break_attempts: int = 0
    tries: int = 1


def view_of(situation: Situation, player: Side) -> View:
    """Return the situation as one side sees it."""
    queen = Queen.IN_PLAY
    if situation.queen is QueenState.AWAITING_COVER:
        queen = Queen.AWAITING
    elif situation.queen is QueenState.COVERED:
        queen = Queen.OWN if situation.queen_by is player else Queen.OPPONENTS
    return View(
        me=situation.side(player),
        them=situation.side(player.other),
        queen=queen,
        broken=situation.broken,
        break_attempts=situation.break_attempts,
        tries=situation.tries,
    )


class Win(NamedTuple):
    """The board is over."""

    by_player: bool
    own: int = 0
    """Points of this board for the player."""
    opponents: int = 0
    """Points of this board for the opponent."""
    on_demand: int = 0
    """Points that the winner may ask for beside these."""
    own_worth: Worth = FIXED
    """What the player's points are for."""
    opponents_worth: Worth = FIXED


def winning(rules: "RuleSet", *, by_player: bool, worth: Worth) -> Win:
    """Return a board of which only the winner scores, by what the points are for."""
    worth = limited(rules.board_cap, worth)
    points = worth.total
    if by_player:
        return Win(by_player=True, own=points, own_worth=worth)
    return Win(by_player=False, opponents=points, opponents_worth=worth)


class Verdict(NamedTuple):
    """What becomes of the stroke."""

    reason: StrEnum
    """A :class:`~carrom.rules.reasons.Reason`, or one of the rule set's own."""
    keep: bool = False
    """Whether the player plays on."""
    own_back: int = 0
    """Of the player's fallen pieces, how many go back."""
    penalty: int = 0
    """Penalty pieces against the player, paid from the nets or owed."""
    gift: int = 0
    """Pieces of the opponent that go back (club:striker.11)."""
    queen: Queen = Queen.IN_PLAY
    """The queen after the stroke."""
    beside_queen: bool = False
    """Whether the umpire puts what goes back against the queen; nobody is asked where."""
    tries: int = 1
    attempts: int = 1
    """How many attempts at the break this one uses up, where it touched nothing."""
    win: Win | None = None
    also: tuple[StrEnum, ...] = ()
    """Further rules the decision rests on."""


class Judge(Protocol):
    """The one function of a rule set."""

    def __call__(self, rules: "RuleSet", view: View, fell: Fell, /) -> Verdict:
        """Decide about one stroke."""


class Forfeit(Protocol):
    """What a board is worth that ``me`` loses by a call and not by a stroke."""

    def __call__(self, rules: "RuleSet", view: View, /) -> Win:
        """Count the points."""


def left(side: SideState, fell: int, back: int = 0, penalty: int = 0) -> int:
    """Return how many pieces a side has left once returns, dues and a penalty are settled.

    Held pieces count as on the board (settled 7); what cannot be paid is not counted.
    """
    net = side.in_net + fell - back
    return side.on_board + side.held - fell + back + min(side.owed + penalty, net)


def finishes(side: SideState, fell: int, back: int = 0, penalty: int = 0) -> bool:
    """Say whether the stroke leaves a side without pieces."""
    return fell > 0 and left(side, fell, back, penalty) == 0


def queen_bonus(rules: "RuleSet", winner: SideState) -> int:
    """Return what the queen adds for a winner who covered it."""
    return rules.queen_points if winner.points < rules.queen_ceiling else rules.queen_points_late


def queen_worth(points: int, queen: Queen) -> dict[str, int]:
    """Name what the queen is worth to the opponent: one that they covered, or nobody did."""
    return {"queen" if queen is Queen.OPPONENTS else "queen_left": points}


def special(rules: "RuleSet", winner: SideState) -> int:
    """Return what the board is worth in the special cases of last pieces."""
    late = winner.points >= rules.queen_ceiling
    return rules.special_points_late if late else rules.special_points


def capped(rules: "RuleSet", points: int) -> int:
    """Apply the most a board can bring."""
    return points if rules.board_cap is None else min(points, rules.board_cap)


def pocketed(left_over: int) -> int:
    """Return how many pieces a side has in the nets, given how many it has left."""
    return PIECES - left_over


def last_attempt(rules: "RuleSet", attempts: int) -> int:
    """Return the number of attempts before the last one that the player at the break has in a row.

    ``attempts`` counts those of both sides that touched nothing. The first player has
    ``break_attempts`` of them; afterwards each has one, or as many where ``break_attempts_each``.
    """
    most = rules.break_attempts
    if rules.break_attempts_each:
        return attempts - attempts % most + most - 1
    return max(attempts, most - 1)
