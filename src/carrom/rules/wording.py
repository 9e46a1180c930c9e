"""A ruling in words: what happened and why, then what follows from it.

The first sentence belongs to the reason (``ruling-<reason>``). The second is put together from what the
ruling really does, so that it is true for this stroke: what goes back, what is owed, who plays next.
Names come from outside: White and Black here, the players' names in a match.
"""

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from carrom.messages import Argument, Message, message
from carrom.rules.situation import Side

Names = Mapping[Side, Argument]


class Account(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a ruling's sentences tell beside its reason: who did what, and what it costs.

    The record of a match keeps it as it is.
    """

    by: Side
    """Who struck, or against whom a call was made."""
    own: int = 0
    """Pieces of that side that fell."""
    opponents: int = 0
    queen: bool = False
    striker: bool = False
    own_back: int = 0
    """Of the own pieces that fell, how many go back."""
    penalty: int = 0
    """Penalty pieces that go back now."""
    owed: int = 0
    """What the side owes now, where this stroke or call added to it."""
    dues: int = 0
    """Old dues of the side that are paid now."""
    opponents_dues: int = 0
    gift: int = 0
    """Pieces of the opponent that go back, though nobody owed them."""
    beside_queen: int = 0
    """Pieces that the umpire puts against the queen."""
    dues_before: int = 0
    """Dues of the side that could be paid before the stroke, and were."""
    opponents_dues_before: int = 0
    queen_back: bool = False
    uncovered: bool = False
    """Whether the queen goes back because it was not covered, and the reason does not say so."""
    covered: bool = False
    """Whether the side has the queen now, covered, and the reason does not say so."""
    given: bool = False
    """The same of the other side."""
    pieces_off: int = 0
    """Pieces that left the board and are put back."""
    striker_off_free: bool = False
    """Whether the striker left the board, which costs nothing."""
    turn_passes: bool = False
    """Whether a call gives the turn to the other side."""


def reason_text(
    reason: str, account: Account | None, names: Names, label: Message | None = None
) -> Message:
    """Return what happened and why; a set's own reason is named ``<set>:<reason>``."""
    owner, found, name = reason.partition(":")
    told = account or Account(Side.WHITE)
    own, theirs = _pieces(told.by, told.own), _pieces(told.by.other, told.opponents)
    return message(
        f"{owner}-ruling-{name}" if found else f"ruling-{reason}",
        player=names[told.by],
        other=names[told.by.other],
        fell=_listed(_fallen(told)),
        own=own,
        theirs=theirs,
        n_own=told.own,
        n_theirs=told.opponents,
        n_fell=told.own + told.opponents + told.queen + told.striker,
        colour=message(f"narration-colour-{told.by}"),
        label=label or "none",
    )


def _pieces(side: Side, count: int) -> Message:
    return message(f"ruling-{side}-pieces", n=count)


def _fallen(told: Account) -> Iterator[Message]:
    if told.striker:
        yield message("ruling-striker-disc")
    if told.queen:
        yield message("ruling-queen-disc")
    if told.own:
        yield _pieces(told.by, told.own)
    if told.opponents:
        yield _pieces(told.by.other, told.opponents)


def _listed(parts: Iterable[Message]) -> Argument:
    """Return "a, b and c"."""
    words = list(parts)
    if not words:
        return "none"
    *firsts, last = words
    if not firsts:
        return last
    listed = message("ruling-two", first=firsts[-1], second=last)
    for word in reversed(firsts[:-1]):
        listed = message("ruling-more", first=word, rest=listed)
    return listed


def consequences(account: Account, names: Names, *, over: bool = False) -> Iterator[Message]:
    """Yield what follows, but for the turn: what goes back, what stays pocketed, what is owed."""
    if over:
        return
    back = list(_back(account, names))
    if back:
        total = sum(count for count, _ in back)
        yield message("ruling-back", total=total, list=_listed(said for _, said in back))
    if account.beside_queen:
        yield message("ruling-beside-queen", n=account.beside_queen)
    for side, has_queen in ((account.by, account.covered), (account.by.other, account.given)):
        if has_queen:
            yield message("ruling-has-queen", player=names[side])
    if account.pieces_off:
        yield message("ruling-off-back", n=account.pieces_off)
    if account.striker_off_free:
        yield message("ruling-striker-off-free")
    for side, dues in (
        (account.by, account.dues_before),
        (account.by.other, account.opponents_dues_before),
    ):
        if dues:
            yield message("ruling-paid-before", player=names[side], n=dues)
    if account.opponents and not account.opponents_dues and not account.gift:
        yield message(f"ruling-stay-{account.by.other}", n=account.opponents)
    if account.owed:
        yield message("ruling-owes", player=names[account.by], n=account.owed)


def _back(told: Account, names: Names) -> Iterator[tuple[int, Message]]:
    if told.own_back:
        beside = told.opponents or told.queen_back or told.pieces_off or told.turn_passes
        said = message(f"ruling-the-{told.by}" if beside else "ruling-that", n=told.own_back)
        yield told.own_back, said
    if told.queen_back:
        yield 1, message("ruling-queen-uncovered" if told.uncovered else "ruling-queen-disc")
    if told.penalty:
        yield told.penalty, message("ruling-penalty", n=told.penalty)
    if told.dues:
        yield told.dues, message("ruling-due", n=told.dues, player=names[told.by])
    if told.opponents_dues:
        player = names[told.by.other]
        yield told.opponents_dues, message("ruling-due", n=told.opponents_dues, player=player)
    if told.gift:
        yield told.gift, _pieces(told.by.other, told.gift)


def sentence(parts: Iterable[Message]) -> Message | None:
    """Return parts as one sentence; None where there are none."""
    words = list(parts)
    if not words:
        return None
    joined = words[-1]
    for word in reversed(words[:-1]):
        joined = message("ruling-join", first=word, rest=joined)
    return message("ruling-sentence", text=joined)
