"""A ruling in words: what happened and why, then what follows from it.

The first sentence belongs to the reason (``ruling-<reason>``). The second is put together from what the
ruling really does, so that it is true for this stroke: what goes back, what is owed, who plays next.
Names come from outside: White and Black here, the players' names in a match.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from carrom.messages import Argument, Message, message
from carrom.rules.situation import Side
from carrom.rules.worth import Worth

Names = Mapping[Side, Argument]
SETTLED: Final = "settled"
"""Owns the settled readings, as a rule set owns its clauses."""


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
    queen_off: bool = False
    """Whether the queen is among them."""
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
        their_pieces=message(f"ruling-the-{told.by.other}", n=told.opponents),
        n_own=told.own,
        n_theirs=told.opponents,
        n_fell=told.own + told.opponents + told.queen + told.striker,
        colour=message(f"narration-colour-{told.by}"),
        label=label or "none",
        done="none" if label is None else done(label, names[told.by]),
    )


def done(label: Message, player: Argument) -> Message:
    """Return as a clause what somebody did whom a call is made against: "Ann stood up"."""
    return message(f"{label.id}-done", player=player)


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
        queen = "yes" if account.queen_off else "no"
        yield message("ruling-off-back", n=account.pieces_off, queen=queen)
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


def points_in_words(points: int, worth: Worth | None) -> Message:
    """Say how many points a side scores, and what they are for."""
    return message("ruling-points", n=points, parts=_parts(points, worth))


def score_in_words(points: int, worth: Worth | None) -> Message:
    """Say what one of two sides scores, and what for."""
    return message("ruling-score", n=points, parts=_parts(points, worth))


def _parts(points: int, worth: Worth | None) -> Argument:
    """Say what points are for; nothing where that is not known, or where there is nothing to say."""
    if worth is None or worth.total != points:
        return "none"
    parts = [message(f"ruling-worth-{name}", n=count) for name, count in worth.parts()]
    return _with_commas(parts) or "none"


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


def cited_name(identifier: str, rule_set: str | None = None) -> Message:
    """Name a clause or a reading for people: a clause of another rule set with that set's name.

    Without a rule set none is named.

    >>> cited_name("settled:1").text(), cited_name("icf:73", "icf").text()
    ('interpretation 1', '73')
    """
    owner, _, name = identifier.partition(":")
    if owner == SETTLED:
        return message("ruling-reading", number=name)
    bare = rule_set is None or owner == rule_set
    return message("ruling-clause", clause=name if bare else identifier)


def cited_names(identifiers: Iterable[str], rule_set: str) -> Message | None:
    """Name what a decision rests on, with commas; None where there is nothing."""
    return _with_commas([cited_name(each, rule_set) for each in identifiers])


def _with_commas(parts: Sequence[Message]) -> Message | None:
    if not parts:
        return None
    said = parts[-1]
    for part in reversed(parts[:-1]):
        said = message("ruling-more", first=part, rest=said)
    return said


def sentence(parts: Iterable[Message]) -> Message | None:
    """Return parts as one sentence; None where there are none."""
    words = list(parts)
    if not words:
        return None
    joined = words[-1]
    for word in reversed(words[:-1]):
        joined = message("ruling-join", first=word, rest=joined)
    return message("ruling-sentence", text=joined)
