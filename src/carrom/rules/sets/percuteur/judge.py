"""The percuteur rule set: every penalty passes the turn, both sides score what they pocketed."""

from enum import StrEnum

from carrom.rules.reasons import Reason
from carrom.rules.ruleset import RuleSet
from carrom.rules.sets.international.judge import improper_reason
from carrom.rules.situation import SideState
from carrom.rules.stroke import Fell
from carrom.rules.verdict import Queen, Verdict, View, Win, left, pocketed, special

_UNCOVERED = (Queen.IN_PLAY, Queen.AWAITING)


def judge(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    """Decide about one stroke."""
    return _judge_end(rules, view, fell, _fouls(fell, _stroke(view, fell)))


def forfeit(rules: RuleSet, view: View) -> Win:
    """Count a board that the player loses by a call: both sides keep what they pocketed."""
    return _win(
        rules, view, view.queen, by_player=False, mine=left(view.me, 0), theirs=left(view.them, 0)
    )


def _stroke(view: View, fell: Fell) -> Verdict:
    """What falls decides, before other fouls and the end of the board are looked at."""
    covering = view.queen is Queen.AWAITING
    given_up = Queen.IN_PLAY if covering else view.queen
    if not fell.proper:
        return Verdict(improper_reason(view, fell), own_back=fell.own, penalty=1, queen=given_up)
    if fell.striker:
        reason = _striker_reason(fell, covering=covering)
        penalty = 0 if fell.own else 1
        return Verdict(reason, own_back=fell.own, penalty=penalty, queen=given_up)
    if covering:
        return Verdict(
            Reason.COVERED if fell.own else Reason.NOT_COVERED,
            keep=fell.own > 0,
            queen=Queen.OWN if fell.own else Queen.IN_PLAY,
        )
    if fell.queen:
        return _queen(view, fell)
    if fell.own:
        reason = Reason.OWN_AND_OPPONENTS if fell.opponents else Reason.OWN
    else:
        reason = Reason.OPPONENTS_KEPT if fell.opponents else Reason.MISS
    return Verdict(reason, keep=fell.own + fell.opponents > 0, queen=view.queen)


def _queen(view: View, fell: Fell) -> Verdict:
    if fell.own:
        return Verdict(Reason.QUEEN_OWN_AWAITING, keep=True, queen=Queen.AWAITING)
    if fell.opponents:
        return Verdict(Reason.QUEEN_OPPONENTS_GIVEN, keep=True, queen=Queen.OPPONENTS)
    if view.me.entitled:
        return Verdict(Reason.QUEEN, keep=True, queen=Queen.AWAITING)
    return Verdict(Reason.QUEEN_EARLY)


def _striker_reason(fell: Fell, *, covering: bool) -> Reason:
    if covering:
        return Reason.STRIKER_OWN_COVERING_BACK if fell.own else Reason.STRIKER_COVERING
    if fell.queen:
        return Reason.STRIKER_QUEEN_OWN_WAIVED if fell.own else Reason.STRIKER_QUEEN
    if fell.own:
        return Reason.STRIKER_OWN_BACK
    return Reason.STRIKER_OPPONENTS if fell.opponents else Reason.STRIKER


def _fouls(fell: Fell, verdict: Verdict) -> Verdict:
    """Discs off the board and pieces behind the line: one penalty, what fell stands, turn lost.

    A stroke costs at most one penalty, and own pieces that went back with the striker are one.
    """
    if fell.striker_off:
        reason = Reason.STRIKER_OFF
    elif fell.piece_off:
        reason = Reason.PIECE_OFF_PENALTY
    elif fell.behind_line:
        reason = Reason.BEHIND_LINE
    else:
        return verdict
    return verdict._replace(
        reason=reason,
        keep=False,
        penalty=0 if verdict.own_back and not verdict.penalty else 1,
        also=(verdict.reason, *verdict.also),
    )


def _judge_end(rules: RuleSet, view: View, fell: Fell, verdict: Verdict) -> Verdict:
    """Returns first, then see who is out of pieces (settled 27)."""
    mine = left(view.me, fell.own, verdict.own_back, verdict.penalty)
    theirs = left(view.them, fell.opponents)
    queen = verdict.queen
    if fell.own and mine == 0 and queen is Queen.AWAITING:
        queen = Queen.OWN
    if mine and theirs:
        if not verdict.keep and queen is Queen.AWAITING:
            queen = Queen.IN_PLAY
        return verdict._replace(queen=queen)
    if mine:
        by_player, single = False, Reason.OPPONENTS_LAST_QUEEN_IN_PLAY
        reason = single if queen in _UNCOVERED else Reason.OPPONENT_FINISHED
    elif theirs:
        by_player = queen not in _UNCOVERED
        reason = Reason.FINISHED if by_player else Reason.OWN_LAST_QUEEN_IN_PLAY
    else:
        by_player = queen is Queen.OWN
        reason = _both_reason(view, fell, queen)
    win = _win(rules, view, queen, by_player=by_player, mine=mine, theirs=theirs)
    owner = view.me if queen is Queen.OWN else view.them
    late = owner.points >= rules.queen_ceiling
    also: tuple[StrEnum, ...] = (verdict.reason,)
    if queen not in _UNCOVERED:
        also += (Reason.QUEEN_COUNTS, Reason.CEILING) if late else (Reason.QUEEN_COUNTS,)
    return verdict._replace(reason=reason, queen=queen, win=win, also=also)


def _both_reason(view: View, fell: Fell, queen: Queen) -> Reason:
    if queen in _UNCOVERED:
        return Reason.BOTH_QUEEN_IN_PLAY
    if fell.queen:
        return Reason.BOTH_WITH_QUEEN
    return Reason.BOTH_COVERING if view.queen is Queen.AWAITING else Reason.BOTH_QUEEN_COVERED


def _win(
    rules: RuleSet, view: View, queen: Queen, *, by_player: bool, mine: int, theirs: int
) -> Win:
    own = pocketed(mine) + (_extra(rules, view.me) if queen is Queen.OWN else 0)
    opponents = pocketed(theirs) + (_extra(rules, view.them) if queen is Queen.OPPONENTS else 0)
    if queen in _UNCOVERED:
        opponents += special(rules, view.them)
    return Win(by_player, own=own, opponents=opponents)


def _extra(rules: RuleSet, owner: SideState) -> int:
    """Return what the queen adds: with its cover it is worth more than the cover alone."""
    late = owner.points >= rules.queen_ceiling
    return (rules.queen_points_late if late else rules.queen_points) - 1
