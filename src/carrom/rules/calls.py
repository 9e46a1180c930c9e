"""An umpire's call, on what only an umpire sees, and the ruling on it.

Which calls there are, and what each costs, is in the rule set's book. The effects they are made of
are in :mod:`carrom.rules.fouls`, :mod:`carrom.rules.piece_calls` and :mod:`carrom.rules.ending_calls`;
what these share is here.
"""

from dataclasses import dataclass, replace

from carrom.equipment.pieces import Piece
from carrom.rules.reasons import Reason
from carrom.rules.ruleset import RuleSet
from carrom.rules.ruling import (
    BoardResult,
    Returned,
    Ruling,
    citing,
    clauses_of,
    telling_dues,
)
from carrom.rules.situation import QueenState, Side, Situation, paid_first
from carrom.rules.wording import Account


@dataclass(frozen=True, slots=True)
class Call:
    """An umpire's call: the short name of a clause (as in ``3.11.o``) and who broke it."""

    clause: str
    by: Side
    pieces: tuple[Piece, ...] = ()
    """The pieces that count as pocketed, where the call is about such."""
    noticed: bool = True
    """False when a breach was seen only after the next stroke."""
    before_stroke: bool = False
    """The player in turn had not yet struck in this turn."""
    partner: bool = False
    """It was the partner of the player in turn (settled 34)."""


def rule_call(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Rule on an umpire's call; see :func:`carrom.rules.checks.check_call` for what is refused."""
    paid = paid_first(situation)
    ruling = rules.book.calls[call.clause].effect(rules, paid, call)
    if paid is situation:
        return ruling
    account = telling_dues(ruling.account, situation, paid)
    return replace(citing(rules, ruling, Reason.DUE_PAID), account=account)


def nothing(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Note the call; nothing follows from it."""
    return call_ruling(rules, call, situation, Reason.NOTHING_CHANGES)


def call_ruling(
    rules: RuleSet,
    call: Call,
    situation: Situation,
    reason: Reason,
    *also: Reason,
    returned: Returned = Returned(),  # noqa: B008 - a frozen value
    account: Account | None = None,
) -> Ruling:
    """Return the ruling on a call after which the board goes on as ``situation`` has it."""
    called = rules.book.calls[call.clause]
    cited = (called.clause, *clauses_of(rules.book, reason, also), *called.cites)
    return Ruling(
        next=situation.to_play,
        situation=situation,
        returned=returned,
        result=None,
        reason=reason,
        clauses=tuple(dict.fromkeys(cited)),
        account=account or Account(call.by, queen_back=returned.queen),
        label=called.label,
        also=also,
        vocabulary=rules.name,
    )


def ended_board(
    rules: RuleSet,
    call: Call,
    situation: Situation,
    reason: Reason,
    result: BoardResult,
    *also: Reason,
) -> Ruling:
    """Return the ruling on a call that ends the board."""
    return replace(call_ruling(rules, call, situation, reason, *also), next=None, result=result)


def returned_pieces(side: Side, pieces: int, *, queen: bool = False) -> Returned:
    """Return so many pieces of one side, and perhaps the queen, as what goes back."""
    white, black = (pieces, 0) if side is Side.WHITE else (0, pieces)
    return Returned(white=white, black=black, queen=queen)


def pass_turn(situation: Situation) -> tuple[Situation, bool]:
    """Give the turn to the opponent; a queen that awaited its cover goes back (3.12.d)."""
    waiting = situation.queen is QueenState.AWAITING_COVER
    after = replace(situation, to_play=situation.to_play.other, tries=1)
    if waiting:
        after = replace(after, queen=QueenState.ON_BOARD, queen_by=None)
    return after, waiting
