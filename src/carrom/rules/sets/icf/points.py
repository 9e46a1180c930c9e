"""What a board is worth under the Laws of Carrom (52 to 55), and what the winner may ask for (87.b)."""

from collections.abc import Iterator
from enum import StrEnum

from carrom.rules.reasons import Reason
from carrom.rules.ruleset import RuleSet
from carrom.rules.sets.icf.queen import queen_after
from carrom.rules.sets.icf.reasons import IcfReason
from carrom.rules.situation import SideState
from carrom.rules.stroke import Fell
from carrom.rules.verdict import Queen, Verdict, View, Win, queen_bonus, winning
from carrom.rules.worth import Worth


def lying(side: SideState, fell: int = 0) -> int:
    """Return how many pieces a side has left; held ones count, and no due is paid any more (55)."""
    return side.on_board + side.held - fell


def finished(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    """Let the player win who pocketed his last piece properly (52, 53; settled 48)."""
    queen = queen_after(view, fell)
    worth = Worth(
        pieces=lying(view.them, fell.opponents),
        queen=queen_bonus(rules, view.me) if queen is Queen.OWN else 0,
    )
    return Verdict(
        Reason.FINISHED,
        queen=queen,
        win=winning(rules, by_player=True, worth=worth),
        also=(*_covered_now(view, fell), *queen_cited(rules, queen, by_player=True, view=view)),
    )


def _covered_now(view: View, fell: Fell) -> Iterator[StrEnum]:
    if fell.queen:
        yield IcfReason.OWN_LAST_WITH_QUEEN
    elif view.queen is Queen.AWAITING:
        yield IcfReason.COVERED_BY_LAST


def queen_cited(rules: RuleSet, queen: Queen, *, by_player: bool, view: View) -> Iterator[StrEnum]:
    """Cite what the queen's points rest on where somebody covered her; and dues that lapse."""
    winner, loser = (view.me, view.them) if by_player else (view.them, view.me)
    if queen in (Queen.OWN, Queen.OPPONENTS):
        if (queen is Queen.OWN) is not by_player:
            yield Reason.QUEEN_COUNTS_NOT
        else:
            late = winner.points >= rules.queen_ceiling
            yield Reason.CEILING if late else Reason.QUEEN_COUNTS
    if loser.owed:
        yield Reason.LAPSED


def lost(
    rules: RuleSet, view: View, fell: Fell, reason: StrEnum, points: int | Worth, *also: StrEnum
) -> Verdict:
    """Let the opponent win; the striker and an improper stroke bring a point each on demand (87.b)."""
    if isinstance(points, Worth):
        win = winning(rules, by_player=False, worth=points)
    else:
        win = Win(by_player=False, opponents=points)
    most = fell.striker + (not fell.proper)
    demand = most if rules.board_cap is None else min(most, rules.board_cap - win.opponents)
    cited = list(also)
    if demand:
        cited.append(IcfReason.ON_DEMAND)
    if demand < most:
        cited.append(Reason.BONUS_CAPPED)
    return Verdict(reason, queen=view.queen, win=win._replace(on_demand=demand), also=tuple(cited))
