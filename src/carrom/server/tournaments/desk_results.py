"""Matches of a tournament that an umpire runs at the desk: opened from a pairing, its result comes back."""

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from carrom.match.facts import DecidedProtest
from carrom.match.facts import Fact as MatchFact
from carrom.match.match_log import MatchLog
from carrom.match.record_write import Header
from carrom.match.state import Phase, ProtestState
from carrom.messages import message
from carrom.server.rooms.desk_rooms import DeskRooms
from carrom.server.rooms.new_rooms import hashed
from carrom.server.rooms.refused import RefusedIntentError
from carrom.server.rooms.room_state import RoomState
from carrom.server.side_work import TOURNAMENTS
from carrom.server.tournaments.desk_seats import seated
from carrom.server.tournaments.entry_checks import RefusedEntryError
from carrom.server.tournaments.links import desk_key
from carrom.server.tournaments.tournaments import Live, Tournaments
from carrom.server.tournaments.view_types import DeskRound
from carrom.server.tournaments.views import Desk
from carrom.store.store import Asked
from carrom.store.tournaments import Link, MatchAt
from carrom.tournament.decide import HEADS
from carrom.tournament.desk_settings import desk_settings
from carrom.tournament.facts import Fact, ProtestDecided, ProtestMade, ResultEntered
from carrom.tournament.fold import meeting_at
from carrom.tournament.name_checks import Names
from carrom.tournament.official_checks import known_clause
from carrom.tournament.record_results import result_of
from carrom.tournament.refusals import Refusal
from carrom.tournament.result_checks import match_there
from carrom.tournament.results import Result
from carrom.tournament.state import AT_DESK, Competition, Stand
from carrom.tournament.terms import Kind, Person, Role

IN_PLAY: Final = (Phase.STROKE, Phase.PLACING, Phase.DEMAND, Phase.REQUEST, Phase.SHOOT_OUT)
"""While the match waits for one of these, a board has begun and is not over."""
DECIDED: Final = {ProtestState.UPHELD: True, ProtestState.REJECTED: False}


class TournamentDesks:
    """The desks of tournaments."""

    def __init__(self, tournaments: Tournaments) -> None:
        self.tournaments: Final = tournaments
        self._desks = DeskRooms(tournaments.rooms)

    async def open(self, live: Live, at: MatchAt) -> Desk:
        """Open the desk of a match, or return the one that is open."""
        there = (await self.known(live)).get(at)
        if there is not None:
            return there
        competition = live.tournament.state.competitions.get(at.competition)
        if competition is None:
            raise RefusedEntryError("match-unknown", message("server-tournament-no-match"))
        header = _header(live, competition, at)
        room, _ = await self._desks.open(header)
        kept = await self.tournaments.store.keep_desk(live.id, at, room.id)
        if kept != room.id:  # somebody else was quicker
            await self.tournaments.store.delete(room.id)
            return (await self.known(live))[at]
        return Desk(room.id, room.watch)

    async def key(self, desk: Desk, secret: str) -> str:
        """Return the key to a desk for whoever has an official's link; it holds as long as the link."""
        key = desk_key(secret, desk.room)
        await self.tournaments.store.keep_desk_key(desk.room, hashed(key), hashed(secret))
        return key

    async def _link(self, live: Live, room: str, secret: str) -> Link:
        """Return what somebody at a desk may do, by a key to it or by an official's own link."""
        by_key = await self.tournaments.store.desk_link(room, hashed(secret))
        return by_key or await self.tournaments.link(live, secret)

    async def known(self, live: Live) -> dict[MatchAt, Desk]:
        """Return the desks of a tournament."""
        found = {}
        for at, room in (await self.tournaments.store.desks(live.id)).items():
            there = live.desks.get(room)
            if there is None and (state := await self._desks.desk(room)) is not None:
                there = live.desks[room] = Desk(room, state.room.watch)
            if there is not None:
                found[at] = there
        return found

    async def take_results(self, live: Live) -> None:
        """Take the results of matches that are over at their desks, or whose time is; each comes once.

        A match of an earlier round that has its result is not looked at again: its desk itself tells of more.
        """
        for at, room in (await self.tournaments.store.desks(live.id)).items():
            if _open(live, at) or _in_last_round(live, at):
                await self._take_all(live, at, room, Link(Role.CHIEF_UMPIRE))

    async def board_changed(self, room: str, secret: str) -> None:
        """See whether a desk belongs to a tournament, and take its result if there is one."""
        found = await self.tournaments.store.match_of_desk(room)
        live = None if found is None else await self.tournaments.find(found[0])
        if found is None or live is None:
            return
        await self._take_all(live, found[1], room, await self._link(live, room, secret))

    async def _take_all(self, live: Live, at: MatchAt, room: str, link: Link) -> None:
        """Take what a desk tells; ``link``: who decides protests there."""
        state = await self._desks.desk(room)
        if state is None:
            return
        if state.match.state.protests:
            await self._take_protests(live, at, state, link)
        if _open(live, at):
            await self._take(live, at, state)

    async def checks(self, desk: RoomState, secret: str) -> Callable[[MatchFact], None]:
        """Return what is looked at before an entry of a desk: who decides protests, names in texts."""
        known = [Names(Person(name=name) for name in desk.room.header.names.values())]
        heads = True
        found = await self.tournaments.store.match_of_desk(desk.room.id)
        live = None if found is None else await self.tournaments.find(found[0])
        if live is not None:
            there = live
            known.append(await TOURNAMENTS.do(lambda: there.names))
            heads = (await self._link(live, desk.room.id, secret)).role in HEADS

        def check(fact: MatchFact) -> None:
            if isinstance(fact, DecidedProtest) and not heads:
                raise RefusedIntentError("role", message("server-desk-chief-decides"))
            reason = getattr(fact, "reason", "")
            if any(names.stand_in(reason) for names in known):
                raise RefusedIntentError("name", message("tournament-name-in-text"))

        return check

    async def round_of(self, room: str) -> DeskRound | None:
        """Return the round that the match of a desk belongs to; None: it is of no tournament."""
        found = await self.tournaments.store.match_of_desk(room)
        live = None if found is None else await self.tournaments.find(found[0])
        if found is None or live is None:
            return None
        at = found[1]
        competition = live.tournament.state.competitions.get(at.competition)
        if competition is None:
            return None
        there = match_there(competition, at.round, at.match)
        if isinstance(there, Refusal):
            return None
        the_round = competition.published[at.round - 1]
        return DeskRound(
            title=live.tournament.header.title,
            competition=competition.terms.title,
            round=at.round,
            board=there.pairing.board or None,
            deadline=the_round.deadline(competition.terms.minutes),
            called=the_round.called,
            over=the_round.complete or not _open(live, at),
            now=self.tournaments.rooms.now(),
        )

    async def _take_protests(self, live: Live, at: MatchAt, desk: RoomState, link: Link) -> None:
        """Take protests of a desk to the tournament's list, and what became of them there."""
        competition = live.tournament.state.competitions[at.competition]
        known = {each.id: each for each in competition.protests}
        for protest in desk.match.state.protests:
            name = f"{AT_DESK}{at.round}-{at.match}-{protest.by}-{protest.about}"
            listed = known.get(name)
            if listed is None:
                made = ProtestMade(
                    competition=at.competition,
                    round=at.round,
                    match=at.match,
                    protest=name,
                    clause=known_clause(competition, protest.clause or ""),
                )
                await self._tell(live, Link(Role.UMPIRE), made, Asked(f"{name}-{desk.room.id}"))
            upheld = DECIDED.get(protest.state)
            if upheld is not None and (listed is None or listed.upheld is not upheld):
                decided = ProtestDecided(
                    competition=at.competition, protest=name, upheld=upheld, desk=True
                )
                await self._tell(live, link, decided)

    async def _tell(self, live: Live, link: Link, fact: Fact, asked: Asked | None = None) -> None:
        async with live.lock:
            with suppress(RefusedEntryError):  # such as that the competition is closed
                await self.tournaments.record(live, link, fact, asked)

    async def _take(self, live: Live, at: MatchAt, desk: RoomState) -> None:
        room = desk.room.id
        result = _counts(desk.match, room, called=_called(live, at))
        if result is None:
            return
        fact = ResultEntered(
            competition=at.competition, round=at.round, match=at.match, result=result
        )
        async with live.lock:
            if not _open(live, at):
                return
            try:
                told = Asked(f"desk-{room}")
                await self.tournaments.record(live, Link(Role.UMPIRE), fact, told, ruled=True)
            except RefusedEntryError:
                return  # such as a level score in a knockout: an official has to decide


def _counts(match: MatchLog, room: str, *, called: bool) -> Result | None:
    """Return the result of a match that is over; once its round is called, as it stands between boards."""
    state = match.state
    if (
        state.phase is Phase.OVER
    ):  # without a winner they agreed to stop: an official enters what counts
        return None if state.winner is None else result_of(match, record=room)
    if not called or state.phase in IN_PLAY:
        return None
    found = result_of(match, record=room)
    return found if found.a or found.b else None


def _called(live: Live, at: MatchAt) -> bool:
    """Say whether everybody was told to finish the board they play."""
    return (
        live.tournament.state.competitions[at.competition].rounds[at.round - 1].called is not None
    )


def _open(live: Live, at: MatchAt) -> bool:
    competition = live.tournament.state.competitions.get(at.competition)
    if competition is None or isinstance(match_there(competition, at.round, at.match), Refusal):
        return False
    return meeting_at(competition, at.round, at.match).stand is not Stand.FINAL


def _in_last_round(live: Live, at: MatchAt) -> bool:
    competition = live.tournament.state.competitions.get(at.competition)
    return competition is not None and at.round >= len(competition.published)


def _header(live: Live, competition: Competition, at: MatchAt) -> Header:
    """Return the header of a match's desk. Everybody can look at a desk: juniors have initials there."""
    there = match_there(competition, at.round, at.match)
    if isinstance(there, Refusal):
        raise RefusedEntryError(there.why.value, there.said)
    if competition.terms.kind is Kind.TEAMS:
        raise RefusedEntryError("teams", message("server-tournament-desk-teams"))
    names: dict[str, str] = {}
    sides = []
    for side in seated(competition, there):
        known = {seat: live.tournament.people.get(player) for seat, player in side.items()}
        names |= {seat: person.public for seat, person in known.items() if person is not None}
        sides.append(tuple(side))
    knockout = competition.published[at.round - 1].knockout
    settings = desk_settings(competition.terms, sides[0], sides[1], knockout=knockout)
    return Header(match="", settings=settings, names=names, place=live.tournament.header.place)
