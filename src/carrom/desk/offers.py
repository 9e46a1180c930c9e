"""What else can be entered now, beside strokes, choices and calls: each offer is tried before it is made."""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Final

from carrom.desk.desk import redo, undo
from carrom.desk.errors import EntryError
from carrom.desk.view_types import DeskGround, DeskOffer, Needs, OfferedFact
from carrom.match import decide
from carrom.match.facts import (
    CameLate,
    ChangedBoard,
    ChangedStriker,
    Conceded,
    DecidedProtest,
    Disqualified,
    Disturbed,
    Fact,
    FoundRoom,
    Passed,
    PlayedTrial,
    Protested,
    Requested,
    TimeRanOut,
    TurnedRosette,
    WroteProtest,
)
from carrom.match.match_log import MatchLog, standing_backwards
from carrom.match.settings import TEAMS
from carrom.match.state import Timer
from carrom.match.umpire import OPEN
from carrom.messages import Message, message
from carrom.rules.situation import SIDES

EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
"""The time of what is tried on a match without entries."""
LOOKED_AT: Final = 12
"""So many standing entries are looked at for one that can be protested against."""


def moment(log: MatchLog) -> datetime:
    """Return when the match last changed: the time at which an offer is tried."""
    return log.last.at if log.last is not None else EPOCH


def possible(log: MatchLog, fact: Fact, at: datetime | None = None) -> bool:
    """Say whether a fact would be taken now."""
    return decide.possible(log, fact, at or moment(log))


def named(log: MatchLog, player: str) -> Message:
    """Say who a fact is about."""
    return message("narration-name", name=log.name(player))


def by_players(log: MatchLog, facts: Iterable[tuple[str, Fact]]) -> tuple[OfferedFact, ...]:
    """Return those facts that are possible, each told by its player."""
    return tuple(OfferedFact(named(log, who), fact) for who, fact in facts if possible(log, fact))


def offers(log: MatchLog, open_: tuple[int, ...]) -> tuple[DeskOffer, ...]:
    """Return every other entry that is possible now; ``open_``: the :func:`protestable` entries."""
    return tuple(offer for offer in _offers(log, open_) if offer.facts)


def _offer(name: str, facts: tuple[OfferedFact, ...], needs: Needs | None = None) -> DeskOffer:
    return DeskOffer(
        name=name,
        said=message(f"umpire-offer-{name}"),
        also=message(f"umpire-offer-{name}-also"),
        facts=facts,
        needs=needs,
    )


def _offers(log: MatchLog, open_: tuple[int, ...]) -> Iterator[DeskOffer]:
    players = _turn_first(log)
    yield from _taken_back(log)
    if log.state.turn is not None:
        yield _offer("pass", by_players(log, [(log.state.turn, Passed(by=log.state.turn))]))
    yield from _clock(log)
    yield from _match_time(log)
    yield _offer("request", by_players(log, [(p, Requested(by=p)) for p in players]))
    yield _offer("disturbed", _disturbed(log, players))
    yield _offer("room", _room(log))
    yield from _before_the_board(log, players)
    yield _offer("concede", by_players(log, [(p, Conceded(by=p)) for p in players]))
    yield _offer(
        "concede-match", by_players(log, [(p, Conceded(by=p, match=True)) for p in players])
    )
    yield from _protests(log, open_)


def _turn_first(log: MatchLog) -> tuple[str, ...]:
    turn = log.state.turn
    return tuple(sorted(log.settings.players, key=lambda player: player != turn))


def _taken_back(log: MatchLog) -> Iterator[DeskOffer]:
    for name, made in (("undo", undo), ("redo", redo)):
        try:
            fact = made(log)
        except EntryError:
            continue
        if possible(log, fact):
            said = message(f"umpire-offer-{name}")
            yield DeskOffer(name=name, said=said, facts=(OfferedFact(said, fact),))


def _match_time(log: MatchLog) -> Iterator[DeskOffer]:
    fact = TimeRanOut(timer=Timer.MATCH)
    until = log.state.match_until
    if possible(log, fact, max(until or moment(log), moment(log))):
        facts = (OfferedFact(message("narration-timer-match"), fact),)
        label = message("umpire-offer-match-time")
        also = message("umpire-offer-match-time-also")
        yield DeskOffer(name="match-time", said=label, also=also, facts=facts, after=until)


def _clock(log: MatchLog) -> Iterator[DeskOffer]:
    timer, deadline = log.state.timer, log.state.deadline
    if timer is None or deadline is None:
        return
    fact = TimeRanOut(timer=timer)
    if possible(log, fact, max(deadline, moment(log))):
        said = message(f"narration-timer-{timer}")
        facts = (OfferedFact(said, fact),)
        label = message("umpire-offer-time")
        also = message("umpire-offer-time-also")
        yield DeskOffer(name="time", said=label, also=also, facts=facts, after=deadline)


def _disturbed(log: MatchLog, players: tuple[str, ...]) -> tuple[OfferedFact, ...]:
    return tuple(
        OfferedFact(
            message(
                "umpire-offer-warning",
                player=log.name(player),
                count=log.state.disturbances.get(player, 0) + 1,
            ),
            fact,
        )
        for player in players
        if possible(log, fact := Disturbed(by=player))
    )


def _room(log: MatchLog) -> tuple[OfferedFact, ...]:
    return tuple(
        OfferedFact(message(f"narration-colour-{side}"), fact)
        for side in SIDES
        if possible(log, fact := FoundRoom(side=side))
    )


def _before_the_board(log: MatchLog, players: tuple[str, ...]) -> Iterator[DeskOffer]:
    yield from _strikers(log, players)
    replaced = ChangedBoard()
    if possible(log, replaced):
        said = message("umpire-offer-board")
        yield _offer("board", (OfferedFact(said, replaced),), Needs.REASON)
    breaker = log.state.breaker
    if breaker is not None:
        turned = by_players(log, [(breaker, TurnedRosette(by=breaker, degrees=0.0))])
        yield _offer("rosette", turned, Needs.DEGREES)
    trials = tuple(
        OfferedFact(message("umpire-offer-team", team=log.team(team)), fact)
        for team in TEAMS
        if possible(log, fact := PlayedTrial(team=team))
    )
    yield _offer("trial", trials)
    late = [(p, CameLate(player=p)) for p in players if p not in log.state.late]
    yield _offer("late", by_players(log, late))


def _strikers(log: MatchLog, players: tuple[str, ...]) -> Iterator[DeskOffer]:
    """Offer the change of any striker; where only a damaged one can be changed now, of such."""
    changes = by_players(log, [(p, ChangedStriker(by=p)) for p in players])
    yield _offer("striker", changes)
    if not changes:
        damaged = [(p, ChangedStriker(by=p, damaged=True)) for p in players]
        yield _offer("striker-damaged", by_players(log, damaged))


def protestable(log: MatchLog) -> tuple[int, ...]:
    """Return the entries that somebody can protest against now, the last one first."""
    found = []
    for _, entry in zip(range(LOOKED_AT), standing_backwards(log), strict=False):
        seq = entry.event.seq
        if any(possible(log, Protested(by=p, about=seq)) for p in log.settings.players):
            found.append(seq)
    return tuple(found)


def _against(log: MatchLog, player: str, seq: int) -> Message:
    return message("umpire-offer-against", player=log.name(player), about=seq)


def _protests(log: MatchLog, open_: tuple[int, ...]) -> Iterator[DeskOffer]:
    facts = tuple(
        OfferedFact(_against(log, player, seq), fact)
        for seq in open_
        for player in log.settings.players
        if possible(log, fact := Protested(by=player, about=seq))
    )
    yield _offer("protest", facts, Needs.CLAUSE)
    for protest in log.state.protests:
        if protest.state not in OPEN:
            continue
        written = by_players(log, [(protest.by, WroteProtest(by=protest.by))])
        label = message("umpire-offer-written")
        also = message("umpire-offer-written-also")
        yield DeskOffer(name="written", said=label, also=also, facts=written, until=protest.until)
        for name, upheld in (("upheld", True), ("rejected", False)):
            decision = DecidedProtest(by=protest.by, upheld=upheld)
            yield _offer(name, by_players(log, [(protest.by, decision)]))


def grounds(log: MatchLog) -> tuple[DeskGround, ...]:
    """Return the grounds on which somebody can be disqualified now."""
    found = (
        DeskGround(
            name=name,
            clause=ground.clause,
            said=ground.label,
            also=ground.also,
            facts=by_players(
                log, [(p, Disqualified(player=p, clause=name)) for p in _turn_first(log)]
            ),
        )
        for name, ground in log.settings.rule_set().book.disqualifications.items()
    )
    return tuple(ground for ground in found if ground.facts)
