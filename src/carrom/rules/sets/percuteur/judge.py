"""The percuteur rule set: every penalty passes the turn, both sides score what they pocketed."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from msgspec import structs

from carrom.rules.reasons import Reason
from carrom.rules.ruleset import RuleSet
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
    pocketed,
    queen_bonus,
    special,
)
from carrom.rules.worth import Worth

_UNCOVERED: Final = (Queen.IN_PLAY, Queen.AWAITING)
_TURN_ONLY: Final = frozenset(
    {Reason.MISS, Reason.OWN, Reason.OWN_AND_OPPONENTS, Reason.OPPONENTS_KEPT}
)
"""Reasons that say no more than whose turn it is: nothing of them is left once the turn or the board ends."""
_TO_COVER: Final = frozenset({Reason.QUEEN, Reason.QUEEN_OWN_AWAITING})


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
        return improper(view, fell)
    if fell.striker:
        reason = _striker_reason(fell, covering=covering)
        return Verdict(
            reason,
            own_back=fell.own,
            penalty=0 if fell.own else 1,
            queen=given_up,
            beside_queen=reason is Reason.STRIKER_QUEEN_OWN_WAIVED,
            also=tuple(_striker_also(view, fell, reason)),
        )
    if covering and fell.own:
        also = (Reason.OWN_AND_OPPONENTS,) if fell.opponents else ()
        return Verdict(Reason.COVERED, keep=True, queen=Queen.OWN, also=also)
    if covering:
        also = (Reason.COVERING_OPPONENTS,) if fell.opponents else ()
        return Verdict(Reason.NOT_COVERED, also=also)
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
    if covering and not fell.own:
        by_opponents = Reason.STRIKER_OPPONENTS_COVERING
        return by_opponents if fell.opponents else Reason.STRIKER_COVERING
    if covering:
        return Reason.STRIKER_OWN_COVERING_BACK
    if fell.queen:
        return Reason.STRIKER_QUEEN_OWN_WAIVED if fell.own else Reason.STRIKER_QUEEN
    if fell.own:
        return Reason.STRIKER_OWN_BACK
    return Reason.STRIKER_OPPONENTS if fell.opponents else Reason.STRIKER


def _striker_also(view: View, fell: Fell, reason: Reason) -> Iterator[Reason]:
    if fell.opponents and reason is Reason.STRIKER_QUEEN_OWN_WAIVED:
        yield Reason.STRIKER_OWN_BACK
    if finishes(view.me, fell.own):
        yield Reason.RETURNS_FIRST


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
    if fell.striker or not fell.proper:  # what fell costs as much already
        return verdict._replace(also=(*verdict.also, reason))
    return verdict._replace(
        reason=reason, keep=False, penalty=1, also=tuple(_fouls_also(fell, verdict))
    )


def _fouls_also(fell: Fell, verdict: Verdict) -> Iterator[StrEnum]:
    if verdict.reason not in _TURN_ONLY | _TO_COVER:
        yield verdict.reason
    if fell.own or fell.opponents:
        yield Reason.WHAT_FELL_STANDS


def _judge_end(rules: RuleSet, view: View, fell: Fell, verdict: Verdict) -> Verdict:
    """Returns first, then see who is out of pieces (settled 27)."""
    mine = left(view.me, fell.own, verdict.own_back, verdict.penalty)
    theirs = left(view.them, fell.opponents)
    queen = verdict.queen
    if fell.own and mine == 0 and queen is Queen.AWAITING:
        queen = Queen.OWN
    if mine and theirs:
        if not verdict.keep and queen is Queen.AWAITING:
            also = (*verdict.also, Reason.QUEEN_TURN_LOST)
            return verdict._replace(queen=Queen.IN_PLAY, also=also)
        return verdict._replace(queen=queen)
    if mine:
        by_player, reason = False, _opponents_last_reason(view, verdict, queen)
    elif theirs:
        by_player = queen not in _UNCOVERED
        finished = _finished_reason(view, fell, queen)
        reason = finished if by_player else Reason.OWN_LAST_QUEEN_IN_PLAY
    else:
        by_player = queen is Queen.OWN
        reason = _both_reason(view, fell, queen)
    win = _win(rules, view, queen, by_player=by_player, mine=mine, theirs=theirs)
    also = tuple(_end_also(rules, view, verdict, queen))
    if mine and (verdict.penalty or verdict.own_back):
        reason, also = last_with_penalty(fell), (reason, *also)
    return verdict._replace(reason=reason, queen=queen, win=win, also=also)


def _opponents_last_reason(view: View, verdict: Verdict, queen: Queen) -> Reason:
    covering = view.queen is Queen.AWAITING
    if queen in _UNCOVERED:
        in_play = Reason.OPPONENTS_LAST_QUEEN_IN_PLAY
        return Reason.OPPONENTS_LAST_COVERING if covering else in_play
    covered = verdict.reason is Reason.COVERED
    return Reason.COVERED_OPPONENT_FINISHED if covered else Reason.OPPONENT_FINISHED


def _finished_reason(view: View, fell: Fell, queen: Queen) -> Reason:
    if fell.queen and queen is Queen.OWN:
        return Reason.FINISHED_WITH_QUEEN
    return Reason.FINISHED_COVERING if view.queen is Queen.AWAITING else Reason.FINISHED


def _end_also(rules: RuleSet, view: View, verdict: Verdict, queen: Queen) -> Iterator[StrEnum]:
    """Cite what bears on the end of the board beside its reason."""
    if verdict.reason not in (Reason.OWN, Reason.COVERED, *_TO_COVER):
        yield verdict.reason
    yield from (each for each in verdict.also if each is not Reason.TURN_LOST)
    if queen not in _UNCOVERED:
        owner = view.me if queen is Queen.OWN else view.them
        yield Reason.QUEEN_COUNTS
        if owner.points >= rules.queen_ceiling:
            yield Reason.CEILING


def _both_reason(view: View, fell: Fell, queen: Queen) -> Reason:
    if queen in _UNCOVERED:
        return Reason.BOTH_QUEEN_IN_PLAY
    if fell.queen:
        return Reason.BOTH_WITH_QUEEN
    return Reason.BOTH_COVERING if view.queen is Queen.AWAITING else Reason.BOTH_QUEEN_COVERED


def _win(
    rules: RuleSet, view: View, queen: Queen, *, by_player: bool, mine: int, theirs: int
) -> Win:
    own = _score(rules, view.me, pocketed(mine), with_queen=queen is Queen.OWN)
    opponents = _score(rules, view.them, pocketed(theirs), with_queen=queen is Queen.OPPONENTS)
    if queen in _UNCOVERED:
        opponents = structs.replace(opponents, queen_left=special(rules, view.them))
    return Win(
        by_player,
        own=own.total,
        opponents=opponents.total,
        own_worth=own,
        opponents_worth=opponents,
    )


def _score(rules: RuleSet, owner: SideState, pieces: int, *, with_queen: bool) -> Worth:
    """Count what a side pocketed; the queen and the piece that covered it are worth so much together."""
    if not with_queen:
        return Worth(pieces=pieces)
    if not pieces:  # the piece that covered it went back since
        return Worth(queen=queen_bonus(rules, owner) - 1)
    return Worth(pieces=pieces - 1, queen_and_cover=queen_bonus(rules, owner))
