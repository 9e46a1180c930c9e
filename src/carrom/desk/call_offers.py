"""The calls that an umpire can make now: each is tried against each player before it is offered."""

from collections.abc import Iterator
from typing import Final

from msgspec import structs

from carrom.desk.calls import likely_offender
from carrom.desk.offers import by_players, named, possible
from carrom.desk.view_types import CallPieces, DeskCall, OfferedFact
from carrom.equipment.pieces import Piece
from carrom.match.facts import Called, Conceded, Fact
from carrom.match.incidents import completed
from carrom.match.match_log import MatchLog
from carrom.rules.book import About, Breach, CallGroup, CallRule, Resting
from carrom.rules.piece_calls import fell_later

_ORDER: Final = tuple(CallGroup)


def call_offers(log: MatchLog) -> tuple[DeskCall, ...]:
    """Return every call that is possible now, by group, in the order of the book."""
    if log.state.situation is None:
        return ()
    return tuple(sorted(_calls(log), key=lambda call: _ORDER.index(call.group)))


def _calls(log: MatchLog) -> Iterator[DeskCall]:
    for name, rule in log.settings.rule_set().book.calls.items():
        if rule.resting is not Resting.NONE:
            found = _naming_pieces(log, name, rule)
        else:
            found = _against(log, name, rule)
        if found is not None:
            yield found


def _against(log: MatchLog, name: str, rule: CallRule) -> DeskCall | None:
    players = _likely_first(log, rule)
    seen = by_players(log, [(p, _fact(name, rule, p, noticed=True)) for p in players])
    late: tuple[OfferedFact, ...] = ()
    if rule.late_differs and rule.about is About.TURN:  # else the log knows
        late = by_players(log, [(p, _fact(name, rule, p, noticed=False)) for p in players])
    if not seen and not late:
        return None
    return DeskCall(
        name=name,
        clause=rule.clause,
        group=rule.group,
        said=rule.label,
        also=rule.also,
        facts=seen,
        late=late,
    )


def _fact(name: str, rule: CallRule, player: str, *, noticed: bool) -> Fact:
    if rule.breach is Breach.CONCESSION:
        return Conceded(by=player)
    return Called(clause=name, by=player, noticed=noticed)


def _likely_first(log: MatchLog, rule: CallRule) -> tuple[str, ...]:
    likely = likely_offender(rule.who, log)
    return tuple(sorted(log.settings.players, key=lambda player: player != likely))


def _naming_pieces(log: MatchLog, name: str, rule: CallRule) -> DeskCall | None:
    """Offer a call about pieces: which of them it can name, and whether it needs any."""
    bare = rule.effect is not fell_later and possible(log, Called(clause=name))
    kinds = tuple(piece for piece in Piece if possible(log, Called(clause=name, pieces=(piece,))))
    if not bare and not kinds:
        return None
    whole = completed(log, Called(clause=name, pieces=() if bare else kinds[:1]))
    offered = structs.replace(whole, pieces=())
    return DeskCall(
        name=name,
        clause=rule.clause,
        group=rule.group,
        said=rule.label,
        also=rule.also,
        facts=(OfferedFact(named(log, offered.by), offered),),
        pieces=CallPieces(kinds=kinds, needed=not bare),
    )
