"""The last pieces under the Laws of Carrom: laws 102 to 112, and what is settled about them (47, 49, 50)."""

from enum import StrEnum

from carrom.rules.reasons import Reason
from carrom.rules.ruleset import RuleSet
from carrom.rules.sets.icf.points import lost, lying, queen_cited
from carrom.rules.sets.icf.queen import nine_on_board, queen_after
from carrom.rules.sets.icf.reasons import IcfReason
from carrom.rules.stroke import Fell
from carrom.rules.verdict import Queen, Verdict, View, Win, queen_bonus, queen_worth, special
from carrom.rules.worth import Worth


def _pick(
    fell: Fell, proper: StrEnum, improper: StrEnum, striker: StrEnum, striker_improper: StrEnum
) -> StrEnum:
    """Return the reason for a stroke: proper or not, without the striker or with it."""
    if fell.striker:
        return striker if fell.proper else striker_improper
    return proper if fell.proper else improper


def _is_clean(fell: Fell) -> bool:
    return fell.proper and not fell.striker


def own_last_queen_in_play(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    """The player's last piece fell, the queen is on the board (107, 108)."""
    reason = _pick(
        fell,
        Reason.OWN_LAST_QUEEN_IN_PLAY,
        IcfReason.OWN_LAST_IMPROPER,
        IcfReason.OWN_LAST_STRIKER,
        IcfReason.OWN_LAST_STRIKER_IMPROPER,
    )
    return _fixed(rules, view, fell, reason, special(rules, view.them))


def _fixed(rules: RuleSet, view: View, fell: Fell, reason: StrEnum, points: int) -> Verdict:
    """Let the opponent win fixed points: nothing goes back before they are counted (settled 47)."""
    also = () if _is_clean(fell) else (IcfReason.FIXED,)
    return lost(rules, view, fell, reason, points, *also)


def _won(rules: RuleSet, view: View, reason: StrEnum) -> Verdict:
    win = Win(by_player=True, own=special(rules, view.me))
    return Verdict(reason, queen=view.queen, win=win)


def both_last(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    """Both sides' last pieces fell in one stroke (102, 104, 105, 109, 110, 112; settled 47, 49)."""
    points = special(rules, view.them)
    if fell.queen or view.queen is Queen.AWAITING:
        reason = _both_with_queen(fell) if fell.queen else _both_covering(fell)
        if _is_clean(fell):
            return _won(rules, view, reason)
        count = _fixed if fell.striker else lost
        return count(rules, view, fell, reason, points)
    if view.queen is Queen.IN_PLAY:
        reason = _pick(
            fell,
            Reason.BOTH_QUEEN_IN_PLAY,
            IcfReason.BOTH_IN_PLAY_IMPROPER,
            IcfReason.BOTH_IN_PLAY_STRIKER,
            IcfReason.BOTH_IN_PLAY_STRIKER_IMPROPER,
        )
        return _fixed(rules, view, fell, reason, points)
    if view.queen is Queen.OWN:
        return _both_own_queen(rules, view, fell)
    reason = _pick(
        fell,
        Reason.BOTH_QUEEN_COVERED,
        Reason.BOTH_IMPROPER,
        IcfReason.BOTH_THEIR_QUEEN_STRIKER,
        IcfReason.BOTH_THEIR_QUEEN_STRIKER_IMPROPER,
    )
    return _fixed(rules, view, fell, reason, points)


def _both_with_queen(fell: Fell) -> StrEnum:
    return _pick(
        fell,
        Reason.BOTH_WITH_QUEEN,
        IcfReason.BOTH_WITH_QUEEN_IMPROPER,
        Reason.BOTH_QUEEN_STRIKER,
        IcfReason.BOTH_QUEEN_STRIKER_IMPROPER,
    )


def _both_covering(fell: Fell) -> StrEnum:
    return _pick(
        fell,
        Reason.BOTH_COVERING,
        IcfReason.BOTH_COVERING_IMPROPER,
        Reason.BOTH_COVERING_STRIKER,
        IcfReason.BOTH_COVERING_STRIKER_IMPROPER,
    )


def _both_own_queen(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    """The player had covered the queen (110; settled 47)."""
    reason = _pick(
        fell,
        Reason.BOTH_QUEEN_COVERED,
        Reason.BOTH_IMPROPER,
        IcfReason.BOTH_OWN_QUEEN_STRIKER,
        IcfReason.BOTH_OWN_QUEEN_STRIKER_IMPROPER,
    )
    if _is_clean(fell):
        return _won(rules, view, reason)
    return _fixed(rules, view, fell, reason, rules.special_points_late)


def opponents_last(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    """The opponent's last piece fell, the player has some left (103, 106, 111; settled 47, 49, 50).

    Own pieces that fell with the striker or in an improper stroke go back first, and count.
    """
    clean = _is_clean(fell)
    queen = queen_after(view, fell) if clean else view.queen
    worth = 0 if queen is Queen.OWN else queen_bonus(rules, view.them)
    points = Worth(pieces=lying(view.me, fell.own if clean else 0), **queen_worth(worth, queen))
    also = [*queen_cited(rules, queen, by_player=False, view=view)]
    if fell.own and not clean:
        also.append(IcfReason.COUNTED)
    elif fell.own and fell.queen:
        also.insert(0, _what_covers(view))
    return lost(rules, view, fell, _opponents_last_reason(view, fell, queen), points, *also)


def _what_covers(view: View) -> StrEnum:
    """Return why own pieces that fell with the queen cover her or not (95.b, 97)."""
    if view.me.owed:
        return Reason.QUEEN_DUE
    return IcfReason.QUEEN_AND_NINE if nine_on_board(view) else IcfReason.QUEEN_AND_OWN


def _opponents_last_reason(view: View, fell: Fell, queen: Queen) -> StrEnum:
    covered_now = queen is Queen.OWN and view.queen is not Queen.OWN
    if fell.queen:
        if covered_now:
            return IcfReason.THEIR_LAST_QUEEN_COVERED
        return _pick(
            fell,
            IcfReason.THEIR_LAST_QUEEN,
            IcfReason.THEIR_LAST_QUEEN_IMPROPER,
            IcfReason.THEIR_LAST_QUEEN_STRIKER,
            IcfReason.THEIR_LAST_QUEEN_STRIKER_IMPROPER,
        )
    if view.queen is Queen.AWAITING:
        if covered_now:
            return Reason.COVERED_OPPONENT_FINISHED
        return _pick(
            fell,
            Reason.OPPONENTS_LAST_COVERING,
            IcfReason.THEIR_LAST_COVERING_IMPROPER,
            IcfReason.THEIR_LAST_COVERING_STRIKER,
            IcfReason.THEIR_LAST_COVERING_STRIKER_IMPROPER,
        )
    if view.queen is Queen.IN_PLAY:
        return _pick(
            fell,
            Reason.OPPONENTS_LAST_QUEEN_IN_PLAY,
            IcfReason.THEIR_LAST_IMPROPER,
            IcfReason.THEIR_LAST_STRIKER,
            IcfReason.THEIR_LAST_STRIKER_IMPROPER,
        )
    return _pick(
        fell,
        Reason.OPPONENT_FINISHED,
        IcfReason.FINISHED_IMPROPER,
        IcfReason.FINISHED_STRIKER,
        IcfReason.FINISHED_STRIKER_IMPROPER,
    )
