"""The club rule set: the queen is doubled, several tries, the striker may follow a piece."""

from carrom.rules.reasons import Reason
from carrom.rules.ruleset import DoublingReturn, RuleSet
from carrom.rules.sets.international.judge import improper_reason
from carrom.rules.stroke import Fell
from carrom.rules.verdict import (
    Queen,
    Verdict,
    View,
    Win,
    finishes,
    left,
    queen_bonus,
    special,
)


def judge(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    """Decide about one stroke."""
    returns = fell.striker or fell.striker_off or not fell.proper
    both = finishes(view.me, fell.own) and finishes(view.them, fell.opponents)
    if both and not returns:
        return _both_last(rules, view, fell)
    return _judge_end(rules, view, fell, _leaving(view, fell, _stroke(rules, view, fell)))


def forfeit(rules: RuleSet, view: View) -> Win:
    """Count a board that the player loses by a call."""
    worth = _queen_for_opponent(rules, view, view.queen)
    return Win(by_player=False, opponents=left(view.me, 0) + worth)


def _stroke(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    """What falls decides, before pieces off the board and the end of the board are looked at."""
    if not fell.proper:
        return Verdict(
            improper_reason(view, fell), own_back=fell.own, penalty=1, queen=_given_up(view)
        )
    if fell.striker:
        if view.queen is Queen.AWAITING:
            return _striker_doubling(rules, view, fell)
        if fell.queen:
            return _striker_queen(fell)
        return _striker(view, fell)
    if fell.opponents:
        return _with_opponents(view, fell)
    return _own_or_miss(view, fell)


def _given_up(view: View) -> Queen:
    """Return the queen when it was not doubled: back, unless a side has it."""
    return Queen.IN_PLAY if view.queen is Queen.AWAITING else view.queen


def _own_or_miss(view: View, fell: Fell) -> Verdict:
    doubling = view.queen is Queen.AWAITING
    if fell.own:
        queen = Queen.OWN if doubling else Queen.AWAITING if fell.queen else view.queen
        if fell.queen:
            reason = Reason.QUEEN_OWN_AWAITING
        else:
            reason = Reason.COVERED if doubling else Reason.OWN
        tries = max(fell.own, view.tries)
        also = (Reason.TWO_AT_ONCE,) if fell.own > 1 else ()
        return Verdict(reason, keep=True, queen=queen, tries=tries, also=also)
    if fell.queen:
        if view.me.entitled:
            return Verdict(Reason.QUEEN, keep=True, queen=Queen.AWAITING, tries=view.tries)
        return Verdict(Reason.QUEEN_EARLY)
    again = view.tries > 1
    reason = Reason.NOT_COVERED if doubling else Reason.TRY_LEFT if again else Reason.MISS
    return Verdict(reason, keep=again, queen=_given_up(view), tries=max(1, view.tries - 1))


def _with_opponents(view: View, fell: Fell) -> Verdict:
    """An opponent's piece fell: it stands, own pieces and the queen go back, turn lost."""
    if fell.queen:
        reason = Reason.QUEEN_OWN_OPPONENTS_BACK if fell.own else Reason.QUEEN_OPPONENTS_BACK
    elif view.queen is Queen.AWAITING:
        reason = Reason.COVER_WITH_OPPONENTS if fell.own else Reason.NOT_COVERED
    else:
        reason = Reason.OWN_AND_OPPONENTS_BACK if fell.own else Reason.OPPONENTS
    return Verdict(reason, own_back=fell.own, queen=_given_up(view))


def _striker(view: View, fell: Fell) -> Verdict:
    if fell.own and fell.opponents:
        reason, back = Reason.STRIKER_OWN_OPPONENTS, fell.own
    elif fell.own and fell.striker_follows:
        return Verdict(Reason.STRIKER_SAME_HOLE, keep=True, own_back=fell.own, queen=view.queen)
    elif fell.own:
        reason, back = Reason.STRIKER_OWN_STANDS, 0
    else:
        reason, back = (Reason.STRIKER_OPPONENTS if fell.opponents else Reason.STRIKER), 0
    return Verdict(reason, own_back=back, penalty=1, queen=view.queen)


def _striker_queen(fell: Fell) -> Verdict:
    if fell.own and fell.opponents:
        return Verdict(Reason.STRIKER_QUEEN_OWN_OPPONENTS, own_back=fell.own, penalty=1)
    if fell.own:
        return Verdict(Reason.STRIKER_QUEEN_OWN_WAIVED, keep=True, own_back=fell.own)
    if fell.opponents:
        return Verdict(Reason.STRIKER_QUEEN_OPPONENTS, penalty=1)
    return Verdict(Reason.STRIKER_QUEEN, penalty=1)


def _striker_doubling(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    if fell.own and fell.opponents:
        return Verdict(Reason.STRIKER_OWN_OPPONENTS_COVERING, own_back=fell.own, penalty=1)
    if not fell.own:
        return Verdict(Reason.STRIKER_COVERING, penalty=1)
    verdict = Verdict(
        Reason.STRIKER_OWN_COVERING_GIFT, keep=True, own_back=fell.own, queen=Queen.AWAITING
    )
    if rules.doubling_striker_return is DoublingReturn.OPPONENT:
        return verdict._replace(gift=min(1, view.them.in_net))
    reason = Reason.STRIKER_OWN_COVERING_PIECE
    return verdict._replace(reason=reason, penalty=min(1, view.me.in_net))


def _leaving(view: View, fell: Fell, verdict: Verdict) -> Verdict:
    """A piece off the board costs the turn, the striker off the board a penalty as well."""
    if not (fell.piece_off or fell.striker_off):
        return verdict
    penalty = 1 if fell.striker_off else verdict.penalty
    queen = verdict.queen
    if queen is Queen.AWAITING:
        doubled = fell.queen and finishes(view.me, fell.own, verdict.own_back, penalty)
        queen = Queen.OWN if doubled else Queen.IN_PLAY
    reason = Reason.STRIKER_OFF if fell.striker_off else Reason.PIECE_OFF
    also = (verdict.reason,) if verdict.own_back or verdict.penalty or fell.queen else ()
    return verdict._replace(
        reason=reason, keep=False, penalty=penalty, queen=queen, tries=1, also=also
    )


def _both_last(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    """Both sides' last pieces without the striker (score.8, score.9, score.11; settled 18)."""
    if view.queen is Queen.IN_PLAY and not fell.queen:
        win = Win(by_player=False, opponents=special(rules, view.them))
        return Verdict(Reason.BOTH_QUEEN_IN_PLAY, win=win)
    by_player = view.queen is not Queen.OPPONENTS
    points = queen_bonus(rules, view.me if by_player else view.them)
    if fell.queen:
        reason = Reason.BOTH_WITH_QUEEN
    elif view.queen is Queen.AWAITING:
        reason = Reason.BOTH_COVERING
    else:
        reason = Reason.BOTH_QUEEN_COVERED
    own, opponents = (points, 0) if by_player else (0, points)
    return Verdict(
        reason,
        queen=Queen.OWN if by_player else Queen.OPPONENTS,
        win=Win(by_player, own=own, opponents=opponents),
        also=_late(rules, view, by_player=by_player),
    )


def _late(rules: RuleSet, view: View, *, by_player: bool) -> tuple[Reason, ...]:
    winner = view.me if by_player else view.them
    return (Reason.CEILING,) if winner.points >= rules.queen_ceiling else ()


def _queen_cited(
    rules: RuleSet, view: View, queen: Queen, *, by_player: bool
) -> tuple[Reason, ...]:
    """Cite what the winner's or the loser's queen is worth."""
    if queen is (Queen.OWN if by_player else Queen.OPPONENTS):
        return (Reason.QUEEN_COUNTS, *_late(rules, view, by_player=by_player))
    return () if queen is Queen.IN_PLAY else (Reason.QUEEN_COUNTS_NOT,)


def _queen_for_opponent(rules: RuleSet, view: View, queen: Queen) -> int:
    if queen in (Queen.OWN, Queen.NOBODYS):
        return 0
    if queen is Queen.OPPONENTS:
        return queen_bonus(rules, view.them)
    return special(rules, view.them)


def _judge_end(rules: RuleSet, view: View, fell: Fell, verdict: Verdict) -> Verdict:
    """Returns first, then see who is out of pieces (settled 22)."""
    remaining = left(view.me, fell.own, verdict.own_back, verdict.penalty)
    if finishes(view.them, fell.opponents, verdict.gift):
        points = remaining + _queen_for_opponent(rules, view, verdict.queen)
        held = verdict.queen in (Queen.OWN, Queen.OPPONENTS)
        return verdict._replace(
            reason=Reason.OPPONENT_FINISHED if held else Reason.OPPONENTS_LAST_QUEEN_IN_PLAY,
            win=Win(by_player=False, opponents=points),
            also=(verdict.reason, *_queen_cited(rules, view, verdict.queen, by_player=False)),
        )
    if not fell.own or remaining:
        return verdict
    queen = Queen.OWN if verdict.queen is Queen.AWAITING else verdict.queen
    if queen is Queen.IN_PLAY:
        win = Win(by_player=False, opponents=special(rules, view.them))
        return verdict._replace(reason=Reason.OWN_LAST_QUEEN_IN_PLAY, win=win, also=())
    mine = queen is Queen.OWN
    points = left(view.them, fell.opponents) + (queen_bonus(rules, view.me) if mine else 0)
    return verdict._replace(
        reason=Reason.FINISHED,
        queen=queen,
        win=Win(by_player=True, own=points),
        also=(verdict.reason, *_queen_cited(rules, view, queen, by_player=True)),
    )
