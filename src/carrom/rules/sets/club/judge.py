"""The club rule set: the queen is doubled, several tries, the striker may follow a piece."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from carrom.rules.reasons import Reason
from carrom.rules.ruleset import DoublingReturn, RuleSet
from carrom.rules.sets.international.judge import improper, last_with_penalty
from carrom.rules.situation import SideState
from carrom.rules.stroke import Fell
from carrom.rules.verdict import (
    Queen,
    Verdict,
    View,
    Win,
    finishes,
    left,
    queen_bonus,
    queen_worth,
    special,
    winning,
)
from carrom.rules.worth import Worth

_TURN_ONLY: Final = frozenset(
    {Reason.MISS, Reason.TRY_LEFT, Reason.OWN, Reason.QUEEN, Reason.QUEEN_OWN_AWAITING}
)
"""Reasons that say no more than whose turn it is: nothing of them is left once the turn or the board ends."""

_TEXT_TRIES: Final = 2
"""The most tries the text speaks of."""


def judge(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    """Decide about one stroke."""
    returns = fell.striker or fell.striker_off or not fell.proper
    both = finishes(view.me, fell.own) and finishes(view.them, fell.opponents)
    if both and not returns:
        return _both_last(rules, view, fell)
    verdict = _judge_end(rules, view, fell, _leaving(view, fell, _stroke(rules, view, fell)))
    if verdict.win is None and (view.tries > 1 or verdict.tries > _TEXT_TRIES):
        return verdict._replace(also=(*verdict.also, Reason.SEVERAL_TRIES))
    return verdict


def forfeit(rules: RuleSet, view: View) -> Win:
    """Count a board that the player loses by a call."""
    return _opponent_wins(rules, view, view.queen, left(view.me, 0))


def _opponent_wins(rules: RuleSet, view: View, queen: Queen, pieces: int) -> Win:
    """Give the board to the opponent: the player's pieces left, and what the queen is worth."""
    worth = _queen_for_opponent(rules, view, queen)
    counted = Worth(pieces=pieces, **queen_worth(worth, queen))
    return winning(rules, by_player=False, worth=counted)


def _stroke(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    """What falls decides, before pieces off the board and the end of the board are looked at."""
    if not fell.proper:
        return improper(view, fell)
    if fell.striker:
        verdict = _striker(rules, view, fell)
        last = finishes(view.me, fell.own)
        return verdict._replace(also=(*verdict.also, Reason.RETURNS_FIRST)) if last else verdict
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
    missed = Reason.TRY_LEFT if again else Reason.MISS
    return Verdict(
        Reason.NOT_COVERED if doubling else missed,
        keep=again,
        queen=_given_up(view),
        tries=max(1, view.tries - 1),
        also=(missed,) if doubling else (),
    )


def _with_opponents(view: View, fell: Fell) -> Verdict:
    """An opponent's piece fell: it stands, own pieces and the queen go back, turn lost."""
    also: tuple[Reason, ...] = ()
    if fell.queen:
        reason = Reason.QUEEN_OWN_OPPONENTS_BACK if fell.own else Reason.QUEEN_OPPONENTS_BACK
    elif view.queen is Queen.AWAITING:
        reason = Reason.COVER_WITH_OPPONENTS if fell.own else Reason.NOT_COVERED
        also = () if fell.own else (Reason.OPPONENTS,)
    else:
        reason = Reason.OWN_AND_OPPONENTS_BACK if fell.own else Reason.OPPONENTS
    return Verdict(reason, own_back=fell.own, queen=_given_up(view), also=also)


def _striker(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    if view.queen is Queen.AWAITING:
        return _striker_doubling(rules, view, fell)
    if fell.queen:
        return _striker_queen(fell)
    if fell.own and fell.opponents:
        reason, back = Reason.STRIKER_OWN_OPPONENTS, fell.own
    elif fell.own and fell.striker_follows:
        also = (Reason.SEVERAL_FOLLOWED,) if fell.own > 1 else ()
        reason = Reason.STRIKER_SAME_HOLE
        return Verdict(reason, keep=True, own_back=fell.own, queen=view.queen, also=also)
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
        by_opponents = Reason.STRIKER_OPPONENTS_COVERING
        return Verdict(by_opponents if fell.opponents else Reason.STRIKER_COVERING, penalty=1)
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
    left_out = verdict._replace(keep=False, penalty=penalty, queen=queen, tries=1)
    if verdict.penalty and not verdict.keep:  # what fell costs as much already
        return left_out._replace(also=(*verdict.also, reason))
    return left_out._replace(reason=reason, also=tuple(_leaving_also(fell, verdict)))


def _leaving_also(fell: Fell, verdict: Verdict) -> Iterator[StrEnum]:
    if verdict.reason not in _TURN_ONLY:
        yield verdict.reason
    if verdict.keep and (fell.own or fell.queen):
        yield Reason.WHAT_FELL_STANDS


def _both_last(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    """Both sides' last pieces without the striker (score.8, score.9, score.11; settled 18)."""
    if view.queen is Queen.IN_PLAY and not fell.queen:
        win = Win(by_player=False, opponents=special(rules, view.them))
        also = _penalty_cited(rules, view)
        return Verdict(Reason.BOTH_QUEEN_IN_PLAY, win=win, also=also)
    by_player = view.queen is not Queen.OPPONENTS
    winner = view.me if by_player else view.them
    points = queen_bonus(rules, winner)
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
        also=(Reason.CEILING_SPECIAL,) if winner.points >= rules.queen_ceiling else (),
    )


def _penalty_cited(rules: RuleSet, view: View) -> tuple[Reason, ...]:
    """Cite that the penalty points stay as they are for an opponent who has many points."""
    late = view.them.points >= rules.queen_ceiling
    return (Reason.PENALTY_POINTS_STAY,) if late else ()


def _queen_cited(rules: RuleSet, winner: SideState, *, mine: bool) -> tuple[Reason, ...]:
    """Cite what the winner's or the loser's queen is worth."""
    if not mine:
        return (Reason.QUEEN_COUNTS_NOT,)
    late = winner.points >= rules.queen_ceiling
    return (Reason.QUEEN_COUNTS, Reason.CEILING) if late else (Reason.QUEEN_COUNTS,)


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
        return _opponents_last(rules, view, fell, verdict, remaining)
    if not fell.own or remaining:
        return verdict
    queen = Queen.OWN if verdict.queen is Queen.AWAITING else verdict.queen
    bearing = () if verdict.reason in _TURN_ONLY else (verdict.reason,)
    if queen is Queen.IN_PLAY:
        win = Win(by_player=False, opponents=special(rules, view.them))
        also = (*bearing, *_penalty_cited(rules, view))
        return verdict._replace(reason=Reason.OWN_LAST_QUEEN_IN_PLAY, win=win, also=also)
    mine = queen is Queen.OWN
    worth = Worth(
        pieces=left(view.them, fell.opponents),
        queen=queen_bonus(rules, view.me) if mine else 0,
    )
    covering = mine and view.queen is Queen.AWAITING
    reason = Reason.FINISHED_COVERING if covering else Reason.FINISHED
    return verdict._replace(
        reason=Reason.FINISHED_WITH_QUEEN if fell.queen else reason,
        queen=queen,
        win=winning(rules, by_player=True, worth=worth),
        also=(
            *(each for each in bearing if each is not Reason.COVERED),
            *_queen_cited(rules, view.me, mine=mine),
        ),
    )


def _opponents_last(
    rules: RuleSet, view: View, fell: Fell, verdict: Verdict, remaining: int
) -> Verdict:
    if verdict.queen in (Queen.OWN, Queen.OPPONENTS):
        reason = Reason.OPPONENT_FINISHED
        worth = _queen_cited(rules, view.them, mine=verdict.queen is Queen.OPPONENTS)
    else:
        covering = view.queen is Queen.AWAITING
        in_play = Reason.OPPONENTS_LAST_QUEEN_IN_PLAY
        reason = Reason.OPPONENTS_LAST_COVERING if covering else in_play
        worth = _penalty_cited(rules, view)
    bearing = (each for each in (verdict.reason, *verdict.also) if each is not Reason.TURN_LOST)
    win = _opponent_wins(rules, view, verdict.queen, remaining)
    if not verdict.penalty:
        return verdict._replace(reason=reason, win=win, also=(*bearing, *worth))
    also = (reason, *bearing, *worth)
    return verdict._replace(reason=last_with_penalty(fell), win=win, also=also)
