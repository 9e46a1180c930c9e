"""The international rule: rulings of 3.5 to 3.7, 3.11, 3.12 and 4.1.2 on one stroke.

The simplified set follows it wherever it is silent, by the two switches ``queen_needed`` and
``queen_with_own_awaits`` of the rule set.
"""

from carrom.rules.reasons import Reason
from carrom.rules.ruleset import RuleSet
from carrom.rules.situation import PIECES, SideState
from carrom.rules.stroke import Fell
from carrom.rules.verdict import (
    Queen,
    Verdict,
    View,
    Win,
    capped,
    finishes,
    left,
    queen_bonus,
    special,
)


def judge(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    """Decide about one stroke."""
    if not fell.proper:
        return _improper(rules, view, fell)
    if not view.broken and not fell.touched and rules.break_attempts > 1:
        return _missed_break(rules, view, fell)
    own_last = finishes(view.me, fell.own)
    opponents_last = finishes(view.them, fell.opponents)
    if own_last and opponents_last:
        return _both_last(rules, view, fell)
    if opponents_last:
        return _opponents_last(rules, view, fell)
    if own_last and view.queen is Queen.IN_PLAY and not fell.queen and rules.queen_needed:
        return _special(rules, view, Reason.OWN_LAST_QUEEN_IN_PLAY, by_player=False)
    if fell.striker:
        return _striker(view, fell)
    if own_last:
        return _finished(rules, view, fell)
    return _clean(rules, view, fell)


def forfeit(rules: RuleSet, view: View) -> Win:
    """Count a board that the player loses by a call (4.g, 4.i): his pieces left, and the queen."""
    unworthy = view.queen in (Queen.OWN, Queen.NOBODYS)
    worth = 0 if unworthy else queen_bonus(rules, view.them)
    return Win(by_player=False, opponents=capped(rules, left(view.me, 0) + worth))


def queen_after(rules: RuleSet, view: View, fell: Fell) -> Queen:
    """Return the queen's state after a proper stroke without the striker (3.12.a-e)."""
    if view.queen is Queen.AWAITING:
        return Queen.OWN if fell.own else Queen.IN_PLAY
    if not fell.queen:
        return view.queen
    if fell.own == 0:
        return Queen.AWAITING if view.me.entitled else Queen.IN_PLAY
    if fell.own == 1 and view.me.owed and not view.me.entitled:
        return Queen.IN_PLAY
    if rules.queen_with_own_awaits:
        return Queen.AWAITING
    if fell.own == 1 and view.me.on_board == PIECES:
        return Queen.AWAITING
    return Queen.OWN


def _missed_break(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    again = view.break_attempts + 1 < rules.break_attempts
    return Verdict(
        Reason.BREAK_AGAIN if again else Reason.BREAK_MISSED,
        keep=again,
        also=(Reason.BREAK_STRIKER,) if fell.striker else (),
    )


def _clean(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    """No striker, nobody's last piece, a proper stroke."""
    queen = queen_after(rules, view, fell)
    keep = fell.own > 0 or (fell.queen and queen is Queen.AWAITING)
    return Verdict(_clean_reason(view, fell, queen), keep=keep, queen=queen)


def _clean_reason(view: View, fell: Fell, queen: Queen) -> Reason:
    if view.queen is Queen.AWAITING:
        return Reason.COVERED if queen is Queen.OWN else Reason.NOT_COVERED
    if fell.queen and fell.own:
        return {
            Queen.OWN: Reason.QUEEN_OWN_COVERED,
            Queen.AWAITING: Reason.QUEEN_OWN_AWAITING,
        }.get(queen, Reason.QUEEN_OWN_DUE)
    if fell.queen:
        return Reason.QUEEN if queen is Queen.AWAITING else Reason.QUEEN_EARLY
    if fell.own:
        return Reason.OWN_AND_OPPONENTS if fell.opponents else Reason.OWN
    return Reason.OPPONENTS if fell.opponents else Reason.MISS


def _striker(view: View, fell: Fell) -> Verdict:
    """The striker fell in a proper stroke that ends nothing (3.11.a-c, 3.12.f-i; settled 1-3, 12)."""
    covering = view.queen is Queen.AWAITING
    if fell.own:
        if fell.queen:
            reason = Reason.STRIKER_QUEEN_OWN
        else:
            reason = Reason.STRIKER_OWN_COVERING if covering else Reason.STRIKER_OWN
        return Verdict(reason, keep=True, own_back=fell.own, penalty=1, queen=view.queen)
    queen = Queen.IN_PLAY if covering else view.queen
    if covering:
        reason = Reason.STRIKER_COVERING
    elif fell.queen:
        reason = Reason.STRIKER_QUEEN if view.broken else Reason.STRIKER_QUEEN_BREAK
    else:
        reason = Reason.STRIKER_OPPONENTS if fell.opponents else Reason.STRIKER
    return Verdict(reason, penalty=1, queen=queen, also=(Reason.TURN_LOST,))


def _improper(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    """One penalty, own pieces and the queen back, turn lost (3.11.d-e, 4.1.2; settled 11, 13)."""
    if finishes(view.them, fell.opponents):
        return _opponents_last_with_fault(rules, view, fell, Reason.OPPONENTS_LAST_IMPROPER)
    queen = Queen.IN_PLAY if view.queen is Queen.AWAITING else view.queen
    return Verdict(
        improper_reason(view, fell),
        own_back=fell.own,
        penalty=1,
        queen=queen,
        also=_improper_also(fell),
    )


def _improper_also(fell: Fell) -> tuple[Reason, ...]:
    own = (Reason.IMPROPER_OWN,) if fell.own else ()
    opponents = (Reason.IMPROPER_OPPONENTS,) if fell.opponents else ()
    return (*own, *opponents, Reason.TURN_LOST)


def improper_reason(view: View, fell: Fell) -> Reason:
    """Say what an improper stroke is ruled by."""
    if fell.queen or view.queen is Queen.AWAITING:
        return Reason.IMPROPER_QUEEN
    if fell.own:
        return Reason.IMPROPER_OWN
    if fell.opponents:
        return Reason.IMPROPER_OPPONENTS
    return Reason.IMPROPER_STRIKER if fell.striker else Reason.IMPROPER


def _both_last(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    """Both sides' last pieces in one stroke (3.7.f-h, k-m; settled 8)."""
    with_queen = fell.queen or view.queen is Queen.AWAITING
    if view.queen is Queen.IN_PLAY and not fell.queen:
        return _special(rules, view, Reason.BOTH_QUEEN_IN_PLAY, by_player=False)
    if fell.striker:
        if with_queen:
            return _special(rules, view, Reason.BOTH_QUEEN_STRIKER, by_player=False)
        if view.queen is Queen.OWN:
            win = Win(by_player=False, opponents=rules.special_points_late)
            return Verdict(Reason.BOTH_STRIKER, queen=view.queen, win=win)
        return _special(rules, view, Reason.BOTH_STRIKER, by_player=False)
    if with_queen:
        reason = Reason.BOTH_WITH_QUEEN if fell.queen else Reason.BOTH_COVERING
        return _special(rules, view, reason, by_player=True)
    return _special(rules, view, Reason.BOTH_QUEEN_COVERED, by_player=view.queen is Queen.OWN)


def _special(rules: RuleSet, view: View, reason: Reason, *, by_player: bool) -> Verdict:
    winner = view.me if by_player else view.them
    points = special(rules, winner)
    win = Win(by_player, own=points if by_player else 0, opponents=0 if by_player else points)
    late = winner.points >= rules.queen_ceiling
    return Verdict(
        reason, queen=view.queen, win=win, also=(Reason.CEILING_SPECIAL,) if late else ()
    )


def _finished(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    """The player's last piece fell, the opponent has some left (3.7.a-d)."""
    queen = queen_after(rules, view, fell)
    mine = queen is Queen.OWN
    worth = queen_bonus(rules, view.me) if mine else 0
    points = capped(rules, left(view.them, fell.opponents) + worth)
    uncovered = queen in (Queen.IN_PLAY, Queen.AWAITING)
    late = mine and view.me.points >= rules.queen_ceiling
    covered_now = mine and view.queen is not Queen.OWN
    covering = Reason.QUEEN_OWN_COVERED if fell.queen else Reason.COVERED
    return Verdict(
        Reason.FINISHED_QUEEN_ON_BOARD if uncovered else Reason.FINISHED,
        queen=queen,
        win=Win(by_player=True, own=points),
        also=((covering,) if covered_now else ()) + ((Reason.CEILING,) if late else ()),
    )


def _counts_for_opponent(rules: RuleSet, queen: Queen) -> bool:
    """Say whether the queen counts when the board goes to the opponent."""
    return queen is Queen.OPPONENTS or (queen is not Queen.OWN and rules.queen_needed)


def _queen_for_opponent(rules: RuleSet, queen: Queen, winner: SideState) -> int:
    """Return what the queen adds when the board goes to the opponent."""
    return queen_bonus(rules, winner) if _counts_for_opponent(rules, queen) else 0


def _opponents_last(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    """The opponent's last piece fell, the player has some left (3.7.n-o, 3.11.f; settled 8, 12)."""
    if fell.striker:
        return _opponents_last_with_fault(rules, view, fell, Reason.OPPONENTS_LAST_STRIKER)
    queen = queen_after(rules, view, fell)
    worth = _queen_for_opponent(rules, queen, view.them)
    points = capped(rules, left(view.me, fell.own) + worth)
    if queen is view.queen and queen is not Queen.IN_PLAY:
        reason = Reason.OPPONENT_FINISHED
    elif queen is Queen.OWN:
        reason = Reason.COVERED_OPPONENT_FINISHED
    elif view.queen is Queen.AWAITING:
        reason = Reason.OPPONENTS_LAST_COVERING
    else:
        reason = Reason.OPPONENTS_LAST_QUEEN_IN_PLAY
    win = Win(by_player=False, opponents=points)
    return Verdict(reason, queen=queen, win=win, also=_ceiling(rules, view, queen))


def _opponents_last_with_fault(rules: RuleSet, view: View, fell: Fell, reason: Reason) -> Verdict:
    """With the striker or in an improper stroke: own pieces back first, then count, and one more."""
    worth = _queen_for_opponent(rules, view.queen, view.them)
    remaining = left(view.me, fell.own, back=fell.own)
    points = capped(rules, remaining + worth + rules.striker_bonus)
    also = (*_ceiling(rules, view, view.queen), Reason.STRIKER_BONUS)
    if view.queen is Queen.AWAITING:
        also += (Reason.OPPONENTS_LAST_COVERING,)
    elif view.queen is Queen.IN_PLAY:
        also += (Reason.OPPONENTS_LAST_QUEEN_IN_PLAY,)
    return Verdict(reason, queen=view.queen, win=Win(by_player=False, opponents=points), also=also)


def _ceiling(rules: RuleSet, view: View, queen: Queen) -> tuple[Reason, ...]:
    """Cite the ceiling where it takes the queen's points from the opponent who wins."""
    if not _counts_for_opponent(rules, queen) or view.them.points < rules.queen_ceiling:
        return ()
    return (Reason.CEILING if queen is Queen.OPPONENTS else Reason.CEILING_LAST,)
