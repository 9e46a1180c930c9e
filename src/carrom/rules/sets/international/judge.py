"""The international rule: rulings of 3.5 to 3.7, 3.11, 3.12 and 4.1.2 on one stroke.

The simplified set follows it wherever it is silent, by the two switches ``queen_needed`` and
``queen_with_own_awaits`` of the rule set.
"""

from collections.abc import Iterator

from carrom.rules.reasons import Reason
from carrom.rules.ruleset import RuleSet
from carrom.rules.situation import PIECES, SideState
from carrom.rules.stroke import Fell
from carrom.rules.verdict import (
    Queen,
    Verdict,
    View,
    Win,
    finishes,
    last_attempt,
    left,
    queen_bonus,
    queen_worth,
    special,
    winning,
)
from carrom.rules.worth import Worth


def judge(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    """Decide about one stroke."""
    verdict = _judge(rules, view, fell)
    if fell.striker_off:  # it costs nothing (settled 4)
        return verdict._replace(also=(*verdict.also, Reason.STRIKER_OFF_FREE))
    return verdict


def _judge(rules: RuleSet, view: View, fell: Fell) -> Verdict:
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
    worth = Worth(
        pieces=left(view.me, 0),
        **queen_worth(0 if unworthy else queen_bonus(rules, view.them), view.queen),
    )
    return winning(rules, by_player=False, worth=worth)


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
        return Queen.OWN if finishes(view.me, fell.own) else Queen.AWAITING
    if fell.own == 1 and view.me.on_board == PIECES:
        return Queen.AWAITING
    return Queen.OWN


def _missed_break(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    again = view.break_attempts < last_attempt(rules, view.break_attempts)
    return Verdict(
        Reason.BREAK_AGAIN if again else Reason.BREAK_MISSED,
        keep=again,
        also=(Reason.BREAK_STRIKER,) if fell.striker else (),
    )


def _clean(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    """No striker, nobody's last piece, a proper stroke."""
    queen = queen_after(rules, view, fell)
    reason = _clean_reason(rules, view, fell, queen)
    keep = fell.own > 0 or (fell.queen and queen is Queen.AWAITING)
    return Verdict(reason, keep=keep, queen=queen, also=tuple(_clean_also(view, fell, reason)))


def _clean_reason(rules: RuleSet, view: View, fell: Fell, queen: Queen) -> Reason:
    if view.queen is Queen.AWAITING:
        return Reason.COVERED if queen is Queen.OWN else Reason.NOT_COVERED
    if fell.queen and fell.own:
        if queen is Queen.AWAITING:
            return _queen_own_awaiting(rules, view)
        return Reason.QUEEN_OWN_COVERED if queen is Queen.OWN else Reason.QUEEN_OWN_DUE
    if fell.queen:
        return Reason.QUEEN if queen is Queen.AWAITING else Reason.QUEEN_EARLY
    if fell.own:
        return Reason.OWN_AND_OPPONENTS if fell.opponents else Reason.OWN
    return Reason.OPPONENTS if fell.opponents else Reason.MISS


def _queen_own_awaiting(rules: RuleSet, view: View) -> Reason:
    """Say why a queen that fell with an own piece is still to be covered."""
    if rules.queen_with_own_awaits:
        return Reason.QUEEN_OWN_AWAITING
    return Reason.QUEEN_OWN_NINE if view.broken else Reason.QUEEN_OWN_BREAK


def _clean_also(view: View, fell: Fell, reason: Reason) -> Iterator[Reason]:
    """Cite what the clause leaves open: the opponent's pieces (settled 2), the right (settled 6)."""
    if fell.opponents and reason in (Reason.QUEEN_EARLY, Reason.NOT_COVERED):
        yield Reason.OPPONENTS_STAY
    straight_back = fell.queen and fell.own == 1 and view.me.owed > 0 and view.me.entitled
    if straight_back or reason is (Reason.QUEEN_EARLY if view.me.in_net else Reason.QUEEN):
        yield Reason.QUEEN_RIGHT


def _striker(view: View, fell: Fell) -> Verdict:
    """The striker fell in a proper stroke that ends nothing (3.11.a-c, 3.12.f-i; settled 1-3, 12)."""
    covering = view.queen is Queen.AWAITING
    if fell.own:
        return Verdict(
            _striker_own_reason(fell, covering=covering),
            keep=True,
            own_back=fell.own,
            penalty=1,
            queen=view.queen,
            also=tuple(_striker_own_also(view, fell, covering=covering)),
        )
    queen = Queen.IN_PLAY if covering else view.queen
    if covering:
        by_opponents = Reason.STRIKER_OPPONENTS_COVERING
        reason = by_opponents if fell.opponents else Reason.STRIKER_COVERING
    elif fell.queen:
        reason = Reason.STRIKER_QUEEN if view.broken else Reason.STRIKER_QUEEN_BREAK
    else:
        reason = Reason.STRIKER_OPPONENTS if fell.opponents else Reason.STRIKER
    stays = (Reason.OPPONENTS_STAY,) if fell.opponents and fell.queen else ()
    return Verdict(reason, penalty=1, queen=queen, also=stays)


def _striker_own_reason(fell: Fell, *, covering: bool) -> Reason:
    if fell.queen:
        return Reason.STRIKER_QUEEN_OWN
    if covering:
        return Reason.STRIKER_OWN_COVERING
    return Reason.STRIKER_OWN_OPPONENTS_KEPT if fell.opponents else Reason.STRIKER_OWN


def _striker_own_also(view: View, fell: Fell, *, covering: bool) -> Iterator[Reason]:
    """Cite what depends on the number of pieces, on the break, and on whose pieces they were."""
    if not fell.queen and not covering:
        return
    if fell.own == 1:
        yield Reason.ONE_WITH_QUEEN if fell.queen else Reason.ONE_COVERING
    if not view.broken:
        yield Reason.OWN_AT_BREAK
    if fell.opponents:
        yield Reason.OPPONENTS_STAY
    if finishes(view.me, fell.own):
        yield Reason.RETURNS_FIRST


def _improper(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    if finishes(view.them, fell.opponents):
        return _opponents_last_with_fault(rules, view, fell)
    return improper(view, fell)


def improper(view: View, fell: Fell) -> Verdict:
    """One penalty, own pieces and the queen back, turn lost (3.11.d-e, 4.1.2; settled 11, 13)."""
    reason = improper_reason(view, fell)
    return Verdict(
        reason,
        own_back=fell.own,
        penalty=1,
        queen=Queen.IN_PLAY if view.queen is Queen.AWAITING else view.queen,
        also=tuple(_improper_also(view, fell, reason)),
    )


def improper_reason(view: View, fell: Fell) -> Reason:
    """Say what an improper stroke is ruled by."""
    if view.queen is Queen.AWAITING:
        return Reason.IMPROPER_COVERING
    if fell.queen:
        return Reason.IMPROPER_QUEEN
    if fell.own:
        return Reason.IMPROPER_OWN
    if fell.opponents:
        return Reason.IMPROPER_OPPONENTS
    return Reason.IMPROPER_STRIKER if fell.striker else Reason.IMPROPER


def _improper_also(view: View, fell: Fell, reason: Reason) -> Iterator[Reason]:
    if fell.own and not fell.queen:
        yield Reason.IMPROPER_OWN
    if fell.opponents:
        yield Reason.IMPROPER_OPPONENTS
    if reason in (Reason.IMPROPER_OWN, Reason.IMPROPER_OPPONENTS, Reason.IMPROPER_STRIKER):
        yield Reason.TURN_LOST
    if _clauses_meet(fell) or finishes(view.me, fell.own):
        yield Reason.IMPROPER_ONCE
    if not view.broken and not fell.touched:
        yield Reason.IMPROPER_BREAK


def last_with_penalty(fell: Fell) -> Reason:
    """Say what rules on the opponent's last piece in a stroke that costs a penalty."""
    if not fell.proper:
        return Reason.OPPONENTS_LAST_IMPROPER
    return Reason.OPPONENTS_LAST_STRIKER if fell.striker else Reason.OPPONENTS_LAST_PENALTY


def _clauses_meet(fell: Fell) -> bool:
    """Say whether no single clause rules on all that fell in an improper stroke (settled 11).

    3.11.e speaks of own pieces with or without the striker, 4.1.2 of own pieces with the queen.
    """
    striker = fell.striker and (fell.queen or not fell.own)
    opponents = fell.opponents > 0 and (fell.queen or fell.own > 0)
    return striker or opponents or (fell.queen and not fell.own)


def _both_last(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    """Both sides' last pieces in one stroke (3.7.f-h, k-m; settled 8)."""
    with_queen = fell.queen or view.queen is Queen.AWAITING
    if view.queen is Queen.IN_PLAY and not fell.queen:
        verdict = _special(rules, view, Reason.BOTH_QUEEN_IN_PLAY, by_player=False)
        striker = (Reason.OWN_LAST_QUEEN_IN_PLAY,) if fell.striker else ()
        return verdict._replace(also=(*striker, *verdict.also))
    if fell.striker:
        if with_queen:
            covering = Reason.BOTH_COVERING_STRIKER
            reason = Reason.BOTH_QUEEN_STRIKER if fell.queen else covering
            return _special(rules, view, reason, by_player=False)
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
    worth = Worth(
        pieces=left(view.them, fell.opponents),
        queen=queen_bonus(rules, view.me) if queen is Queen.OWN else 0,
    )
    if queen in (Queen.IN_PLAY, Queen.AWAITING):
        reason = Reason.FINISHED_QUEEN_ON_BOARD
    elif fell.queen:
        reason = Reason.FINISHED_WITH_QUEEN
    else:
        covering = view.queen is Queen.AWAITING
        reason = Reason.FINISHED_COVERING if covering else Reason.FINISHED
    also = _queen_cited(rules, view.me, mine=queen is Queen.OWN, theirs=queen is Queen.OPPONENTS)
    win = winning(rules, by_player=True, worth=worth)
    return Verdict(reason, queen=queen, win=win, also=also)


def _queen_cited(
    rules: RuleSet, winner: SideState, *, mine: bool, theirs: bool
) -> tuple[Reason, ...]:
    """Cite what a covered queen adds for the winner: all, nothing any more, or nothing at all."""
    if mine:
        late = winner.points >= rules.queen_ceiling
        return (Reason.CEILING if late else Reason.QUEEN_COUNTS,)
    return (Reason.QUEEN_COUNTS_NOT,) if theirs else ()


def _queen_for_opponent(rules: RuleSet, queen: Queen, winner: SideState) -> int:
    """Return what the queen adds when the board goes to the opponent."""
    counts = queen is Queen.OPPONENTS or (queen is not Queen.OWN and rules.queen_needed)
    return queen_bonus(rules, winner) if counts else 0


def _queen_for_opponent_cited(
    rules: RuleSet, queen: Queen, winner: SideState
) -> tuple[Reason, ...]:
    if queen in (Queen.OWN, Queen.OPPONENTS):
        mine = queen is Queen.OPPONENTS
        return _queen_cited(rules, winner, mine=mine, theirs=not mine)
    late = rules.queen_needed and winner.points >= rules.queen_ceiling
    return (Reason.CEILING_LAST,) if late else ()


def _opponents_last(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    """The opponent's last piece fell, the player has some left (3.7.n-o, 3.11.f; settled 8, 12)."""
    if fell.striker:
        return _opponents_last_with_fault(rules, view, fell)
    queen = queen_after(rules, view, fell)
    worth = _queen_for_opponent(rules, queen, view.them)
    if queen is view.queen and queen is not Queen.IN_PLAY:
        reason = Reason.OPPONENT_FINISHED
    elif queen is Queen.OWN:
        reason = Reason.COVERED_OPPONENT_FINISHED
    else:
        reason = _uncovered_reason(view)
    counted = Worth(pieces=left(view.me, fell.own), **queen_worth(worth, queen))
    win = winning(rules, by_player=False, worth=counted)
    also = _queen_for_opponent_cited(rules, queen, view.them)
    if fell.queen and queen is not Queen.OWN:
        also += (Reason.QUEEN_WITH_LAST,)
    return Verdict(reason, queen=queen, win=win, also=also)


def _uncovered_reason(view: View) -> Reason:
    if view.queen is Queen.AWAITING:
        return Reason.OPPONENTS_LAST_COVERING
    return Reason.OPPONENTS_LAST_QUEEN_IN_PLAY


def _opponents_last_with_fault(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    """With the striker or in an improper stroke: own pieces back first, then count, and one more."""
    worth = _queen_for_opponent(rules, view.queen, view.them)
    remaining = left(view.me, fell.own, back=fell.own)
    fault = {"striker" if fell.striker else "improper": rules.striker_bonus}
    counted = Worth(pieces=remaining, **queen_worth(worth, view.queen), **fault)
    win = winning(rules, by_player=False, worth=counted)
    return Verdict(
        last_with_penalty(fell),
        queen=view.queen,
        win=win,
        also=(
            *_with_fault_also(view, fell),
            *_queen_for_opponent_cited(rules, view.queen, view.them),
            *((Reason.BONUS_CAPPED,) if win.opponents_worth.most else ()),
        ),
    )


def _with_fault_also(view: View, fell: Fell) -> Iterator[Reason]:
    if view.queen in (Queen.OWN, Queen.OPPONENTS):
        yield Reason.OPPONENT_FINISHED
    else:
        yield _uncovered_reason(view)
        if fell.striker:
            yield Reason.STRIKER_BONUS
    if not fell.proper and fell.own:
        yield Reason.IMPROPER_OWN
    if fell.proper and (fell.own or fell.queen):
        yield Reason.RETURNS_FIRST
