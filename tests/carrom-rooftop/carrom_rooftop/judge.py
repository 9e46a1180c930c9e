"""What the rooftop rules decide about a stroke."""

from carrom.rules.reasons import Reason
from carrom.rules.ruleset import RuleSet
from carrom.rules.situation import SideState
from carrom.rules.stroke import Fell
from carrom.rules.verdict import Queen, Verdict, View, Win, left, queen_bonus, special
from carrom_rooftop.figures import RooftopRules, Splash
from carrom_rooftop.reasons import RooftopReason


def judge(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    """Decide about one stroke."""
    assert isinstance(rules, RooftopRules)
    return _end(rules, view, fell, _stroke(rules, view, fell))


def forfeit(rules: RuleSet, view: View) -> Win:
    """Count a board that the player loses by a call."""
    return Win(by_player=False, opponents=left(view.me, 0) + _queen(rules, view.queen, view.them))


def _stroke(rules: RooftopRules, view: View, fell: Fell) -> Verdict:
    back = Queen.IN_PLAY if view.queen is Queen.AWAITING else view.queen
    if not fell.proper:
        return Verdict(Reason.IMPROPER, own_back=fell.own, penalty=1, queen=back)
    if not view.broken and not fell.touched:
        again = view.break_attempts + 1 < rules.break_attempts
        return Verdict(Reason.BREAK_AGAIN if again else Reason.BREAK_MISSED, keep=again)
    if fell.striker:
        penalty = 1 if rules.splash is Splash.PIECE else 0
        return Verdict(Reason.STRIKER, own_back=fell.own, penalty=penalty, queen=back)
    if fell.striker_off or fell.piece_off:
        return Verdict(RooftopReason.OVERBOARD, queen=back)
    if view.queen is Queen.AWAITING:
        covered = fell.own > 0
        queen = Queen.OWN if covered else Queen.IN_PLAY
        return Verdict(Reason.COVERED if covered else Reason.NOT_COVERED, keep=covered, queen=queen)
    if fell.queen:
        if view.me.entitled or fell.own:
            return Verdict(Reason.QUEEN, keep=True, queen=Queen.AWAITING)
        return Verdict(Reason.QUEEN_EARLY)
    return _plain(rules, view, fell)


def _plain(rules: RooftopRules, view: View, fell: Fell) -> Verdict:
    """Pieces fell, or none; the queen stays as it was."""
    if fell.own > 1:
        return Verdict(RooftopReason.HELPING, keep=True, queen=view.queen, tries=rules.helping)
    if fell.own:
        return Verdict(Reason.OWN, keep=True, queen=view.queen, tries=view.tries)
    if fell.opponents:
        return Verdict(Reason.OPPONENTS_KEPT, keep=True, queen=view.queen, tries=view.tries)
    if view.tries > 1:
        return Verdict(Reason.TRY_LEFT, keep=True, queen=view.queen, tries=view.tries - 1)
    return Verdict(Reason.MISS, queen=view.queen)


def _end(rules: RuleSet, view: View, fell: Fell, verdict: Verdict) -> Verdict:
    """Returns first, then see who is out of pieces; who empties both sides loses the board."""
    mine = left(view.me, fell.own, verdict.own_back, verdict.penalty)
    theirs = left(view.them, fell.opponents)
    if mine and theirs:
        return verdict
    if not mine and not theirs:
        win = Win(by_player=False, opponents=special(rules, view.them))
        return verdict._replace(reason=Reason.BOTH_QUEEN_IN_PLAY, win=win)
    if mine:
        points = mine + _queen(rules, verdict.queen, view.them)
        win = Win(by_player=False, opponents=points)
        return verdict._replace(reason=Reason.OPPONENT_FINISHED, win=win)
    points = theirs + _queen(rules, verdict.queen, view.me, mine=True)
    return verdict._replace(reason=Reason.FINISHED, win=Win(by_player=True, own=points))


def _queen(rules: RuleSet, queen: Queen, winner: SideState, *, mine: bool = False) -> int:
    counts = queen is (Queen.OWN if mine else Queen.OPPONENTS)
    return queen_bonus(rules, winner) if counts else 0
