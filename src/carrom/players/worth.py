"""What a ruling is worth to who made the stroke, in pieces."""

from dataclasses import dataclass
from typing import Final

from carrom.rules import QueenState, RuleSet, Ruling, Side, SideState, Situation
from carrom.rules.verdict import queen_bonus

WINNING: Final = 12.0
"""What winning the board is worth beside its points."""
GAME: Final = 12.0
"""What winning the game is worth beside that."""
TRY: Final = 0.5
"""What a second try is worth, as a part of the turn (club)."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What a head thinks is worth how much."""

    keeping: float
    """Having the turn."""
    promised: float
    """A queen that awaits its cover, as a part of one that is covered."""


FIRST_HEAD: Final = Weights(keeping=1.0, promised=0.3)
SECOND_HEAD: Final = Weights(keeping=4.0, promised=0.5)


def side_after(before: Situation, ruling: Ruling) -> Side:
    """Return what the player of a stroke plays after it: the first to fall may give him his colour."""
    me = before.to_play
    if ruling.colours is None:
        return me
    return ruling.colours[0 if me is Side.WHITE else 1]


def keeps(before: Situation, ruling: Ruling) -> bool:
    """Say whether the player plays on after a stroke, or has won."""
    me = side_after(before, ruling)
    if ruling.result is not None:
        return ruling.result.winner is me
    return ruling.situation.to_play is me


def gain(rules: RuleSet, before: Situation, ruling: Ruling) -> float:
    """Return what a stroke brings: pieces, less what goes back; points where the board ends.

    A covered queen counts its points.
    """
    me = side_after(before, ruling)
    result = ruling.result
    if result is not None:
        ours, theirs = result.white, result.black
        return float(ours - theirs if me is Side.WHITE else theirs - ours)
    return lead(rules, ruling.situation, me) - lead(rules, before, before.to_play)


def lead(rules: RuleSet, situation: Situation, side: Side) -> float:
    """Return by how many pieces a side is ahead; a covered queen counts its points."""
    found = _lead(situation, side)
    if situation.queen is QueenState.COVERED and situation.queen_by is not None:
        bonus = queen_bonus(rules, situation.side(situation.queen_by))
        found += bonus if situation.queen_by is side else -bonus
    return found


def _lead(situation: Situation, side: Side) -> float:
    return _left(situation.side(side.other)) - _left(situation.side(side))


def worth(
    rules: RuleSet, before: Situation, ruling: Ruling, weights: Weights = SECOND_HEAD
) -> float:
    """Return what a ruling is worth to who made the stroke."""
    me = side_after(before, ruling)
    if ruling.result is not None:
        return _result(rules, ruling, me)
    after = ruling.situation
    value = _lead(after, me)
    promised = weights.promised
    value += _queen(rules, after, me, promised) - _queen(rules, after, me.other, promised)
    if after.to_play is me:
        value += weights.keeping * (1.0 + TRY * (after.tries - 1))
    return value


def _result(rules: RuleSet, ruling: Ruling, me: Side) -> float:
    result = ruling.result
    if result is None or result.winner is None:
        return 0.0
    mine, theirs = (
        (result.white, result.black) if me is Side.WHITE else (result.black, result.white)
    )
    value = float(mine - theirs) + (WINNING if result.winner is me else -WINNING)
    for side, points, sign in ((me, mine, 1.0), (me.other, theirs, -1.0)):
        if ruling.situation.side(side).points + points >= rules.points_to_win:
            value += sign * GAME
    return value


def _left(side: SideState) -> float:
    return float(side.on_board + side.held + side.owed)


def _queen(rules: RuleSet, after: Situation, side: Side, promised: float) -> float:
    """Return what the queen is worth to a side: in points, and as what a winner has to have."""
    bonus = 1.0 + 0.5 * queen_bonus(rules, after.side(side))
    if after.queen is QueenState.ON_BOARD:
        alone = rules.queen_needed and _left(after.side(side)) <= 1.0
        return -0.5 if alone else 0.0
    if after.queen_by is not side:
        return 0.0
    return bonus if after.queen is QueenState.COVERED else promised * bonus
