"""The Laws of Carrom: rulings of laws 44 to 48, 52 to 55, 64, 72 to 77, 92 to 112, 116 and 125.

What they leave open is settled (46 to 55).
"""

from collections.abc import Iterator
from enum import StrEnum

from carrom.rules.reasons import Reason
from carrom.rules.ruleset import RuleSet
from carrom.rules.sets.icf.last_pieces import both_last, opponents_last, own_last_queen_in_play
from carrom.rules.sets.icf.points import finished
from carrom.rules.sets.icf.queen import nine_on_board, queen_after
from carrom.rules.sets.icf.reasons import IcfReason
from carrom.rules.situation import SideState
from carrom.rules.stroke import Fell
from carrom.rules.verdict import (
    Queen,
    Verdict,
    View,
    finishes,
    last_attempt,
)


def judge(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    """Decide about one stroke."""
    verdict = _judge(rules, view, fell)
    also = tuple(_beside_all(view, fell, verdict))
    return verdict._replace(also=(*verdict.also, *also)) if also else verdict


def _beside_all(view: View, fell: Fell, verdict: Verdict) -> Iterator[StrEnum]:
    """Cite what rests on more than the deciding reason, whatever that is."""
    if fell.striker_off:  # it costs nothing, and the turn follows from what fell (116)
        yield Reason.STRIKER_OFF_FREE
    if verdict.win is not None:
        return
    if fell.striker and _owes_more(view.me, fell, verdict):
        yield IcfReason.STRIKER_OWED
    if fell.pieces_off:
        yield from _put_back(fell)


def _owes_more(me: SideState, fell: Fell, verdict: Verdict) -> bool:
    """Say whether the nets cannot pay what the stroke costs."""
    return verdict.penalty > me.in_net + fell.own - verdict.own_back


def _put_back(fell: Fell) -> Iterator[StrEnum]:
    """Cite the letter of law 65 that says where the umpire puts pieces that left the board."""
    others = fell.pieces_off - fell.own_off - fell.queen_off
    if fell.queen_off and fell.pieces_off > 1:
        yield IcfReason.OFF_WITH_QUEEN
    elif fell.own_off and others:
        yield IcfReason.OFF_BOTH_COLOURS
    else:
        yield IcfReason.OFF_TO_CENTRE
    if fell.pieces_off > 2:
        yield IcfReason.OFF_FURTHER


def _judge(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    if not view.broken and not fell.touched:
        return _missed_break(rules, view, fell)
    own_last = finishes(view.me, fell.own)
    if finishes(view.them, fell.opponents):
        ending = both_last if own_last else opponents_last
        return ending(rules, view, fell)
    if own_last and view.queen is Queen.IN_PLAY and not fell.queen:
        return own_last_queen_in_play(rules, view, fell)
    if not fell.proper:
        return _improper(view, fell)
    if fell.striker:
        return _striker(view, fell)
    if own_last:
        return finished(rules, view, fell)
    return _clean(view, fell)


def _missed_break(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    """An attempt at the break touched nothing (45; settled 54)."""
    last = last_attempt(rules, view.break_attempts)
    if fell.striker or not fell.proper:
        return Verdict(Reason.BREAK_LOST, attempts=last + 1 - view.break_attempts)
    again = view.break_attempts < last
    return Verdict(Reason.BREAK_AGAIN if again else Reason.BREAK_MISSED, keep=again)


def _clean(view: View, fell: Fell) -> Verdict:
    """A proper stroke without the striker that ends nothing (48, 92 to 97, 125)."""
    queen = queen_after(view, fell)
    owing = fell.queen and view.me.owed > 0
    keep = not owing and (fell.own > 0 or (fell.queen and queen is Queen.AWAITING))
    return Verdict(
        _clean_reason(view, fell, queen), keep=keep, queen=queen, also=tuple(_beside(view, fell))
    )


def _clean_reason(view: View, fell: Fell, queen: Queen) -> StrEnum:
    if fell.queen and view.me.owed:
        return IcfReason.QUEEN_OWING if fell.own or fell.opponents else Reason.QUEEN_DUE
    if fell.queen and fell.own:
        if queen is Queen.AWAITING:
            return Reason.QUEEN_OWN_AWAITING
        nine = nine_on_board(view)
        return IcfReason.QUEEN_TWO_COVERED if nine else Reason.QUEEN_OWN_COVERED
    if fell.queen:
        return Reason.QUEEN if queen is Queen.AWAITING else Reason.QUEEN_EARLY
    if view.queen is Queen.AWAITING:
        return Reason.COVERED if fell.own else Reason.NOT_COVERED
    if fell.own:
        return Reason.OWN_AND_OPPONENTS if fell.opponents else Reason.OWN
    return Reason.OPPONENTS if fell.opponents else Reason.MISS


def _beside(view: View, fell: Fell) -> Iterator[StrEnum]:
    """Cite a right to the queen that stayed, and what is settled about the opponent's pieces that fell."""
    owing = fell.queen and view.me.owed > 0
    if fell.queen and not fell.own and not owing and view.me.entitled and nine_on_board(view):
        yield IcfReason.RIGHT_STAYS
    if not fell.opponents:
        return
    if fell.own:
        if not owing:
            yield IcfReason.BOTH_COLOURS
    elif fell.queen and not owing:
        yield IcfReason.QUEEN_OPPONENTS
    elif view.queen is Queen.AWAITING:
        yield IcfReason.COVERING_OPPONENTS


def _striker(view: View, fell: Fell) -> Verdict:
    """The striker fell in a proper stroke that ends nothing (72 to 75, 95, 98 to 101)."""
    covering = view.queen is Queen.AWAITING
    owing = fell.queen and view.me.owed > 0
    kept_queen = fell.queen and not nine_on_board(view)
    return Verdict(
        _striker_reason(view, fell),
        keep=not owing and (fell.own > 0 or kept_queen),
        own_back=fell.own,
        penalty=1,
        queen=Queen.IN_PLAY if covering and not fell.own else view.queen,
        also=tuple(_beside_striker(view, fell)),
    )


def _striker_reason(view: View, fell: Fell) -> StrEnum:
    if fell.queen:
        if view.me.owed:
            return IcfReason.QUEEN_OWING
        if fell.own:
            several = Reason.STRIKER_QUEEN_OWN_OPPONENTS
            return several if fell.opponents else Reason.STRIKER_QUEEN_OWN
        if nine_on_board(view):
            return IcfReason.STRIKER_QUEEN_NINE
        return Reason.STRIKER_QUEEN_OPPONENTS if fell.opponents else Reason.STRIKER_QUEEN_KEPT
    if view.queen is Queen.AWAITING:
        return Reason.STRIKER_OWN_COVERING if fell.own else Reason.STRIKER_COVERING
    if fell.own:
        return Reason.STRIKER_OWN_OPPONENTS_KEPT if fell.opponents else Reason.STRIKER_OWN
    return Reason.STRIKER_OPPONENTS if fell.opponents else Reason.STRIKER


def _beside_striker(view: View, fell: Fell) -> Iterator[StrEnum]:
    covering = view.queen is Queen.AWAITING
    if finishes(view.me, fell.own) and not covering:
        yield IcfReason.OWN_LAST_BACK
    if not fell.opponents or (fell.queen and view.me.owed):
        return
    if fell.own and (fell.queen or covering):
        yield IcfReason.WITH_OPPONENTS
    elif covering:
        yield IcfReason.COVERING_OPPONENTS
    elif fell.queen:
        yield IcfReason.QUEEN_STRIKER


def _improper(view: View, fell: Fell) -> Verdict:
    """An improper stroke that ends nothing: own pieces, the queen and one back, two with the striker."""
    return Verdict(
        _improper_reason(view, fell),
        own_back=fell.own,
        penalty=2 if fell.striker else 1,
        queen=Queen.IN_PLAY if view.queen is Queen.AWAITING else view.queen,
        also=tuple(_beside_improper(view, fell)),
    )


def _improper_reason(view: View, fell: Fell) -> StrEnum:
    if view.queen is Queen.AWAITING:
        if not fell.striker:
            return IcfReason.IMPROPER_COVERING
        with_own = IcfReason.IMPROPER_COVERING_OWN_STRIKER
        return with_own if fell.own else IcfReason.IMPROPER_COVERING_STRIKER
    if fell.queen:
        if not fell.striker:
            return Reason.IMPROPER_QUEEN
        with_own = IcfReason.IMPROPER_QUEEN_OWN_STRIKER
        return with_own if fell.own else IcfReason.IMPROPER_QUEEN_STRIKER
    if fell.own:
        return IcfReason.IMPROPER_OWN_STRIKER if fell.striker else Reason.IMPROPER_OWN
    if fell.opponents:
        with_striker = IcfReason.IMPROPER_OPPONENTS_STRIKER
        return with_striker if fell.striker else Reason.IMPROPER_OPPONENTS
    return Reason.IMPROPER_STRIKER if fell.striker else Reason.IMPROPER


def _beside_improper(view: View, fell: Fell) -> Iterator[StrEnum]:
    covering = view.queen is Queen.AWAITING
    if fell.queen and fell.striker and not fell.own and (nine_on_board(view) or fell.opponents):
        yield IcfReason.QUEEN_STRIKER
    if covering and fell.own and not fell.striker:
        yield IcfReason.IMPROPER_COVERING_OWN
    if finishes(view.me, fell.own) and not covering:
        yield IcfReason.OWN_LAST_BACK
    if fell.opponents:
        if covering and fell.striker and not fell.own:
            yield IcfReason.COVERING_OPPONENTS
        yield Reason.OPPONENTS_STAY
    if not view.broken:
        yield Reason.IMPROPER_BREAK
