"""Tournaments at work: entries become facts of a log, each once and in order.

What is in memory is a copy of the log and nothing else. People are read anew for every request: a name
that was erased, by whichever process, is shown no more.
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from functools import partial
from hashlib import sha256
from math import inf
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct, structs

from carrom.extras import MissingExtraError
from carrom.match.line_chain import hash_of
from carrom.messages import message
from carrom.server import logs
from carrom.server.http.limits import Growth
from carrom.server.rooms.new_rooms import hashed, new_token
from carrom.server.side_work import LARGE, TOURNAMENTS, SideWork
from carrom.server.tournaments.copies import worked
from carrom.server.tournaments.desk_seats import renamed_seats
from carrom.server.tournaments.entry_checks import (
    RefusedEntryError,
    check_table,
    clashes,
    read_fact,
)
from carrom.server.tournaments.links import first_links, kept_links
from carrom.store.store import Asked, ConflictError, RepeatedError
from carrom.store.tournaments import Link, SeatAt, StoredTournament
from carrom.tournament.facts import Fact
from carrom.tournament.log import Tournament
from carrom.tournament.log_lines import ParsedLog, event_line, header_line, parse, parse_more
from carrom.tournament.name_checks import Names
from carrom.tournament.pairing import propose
from carrom.tournament.refusals import Refusal
from carrom.tournament.result_checks import prepare_results
from carrom.tournament.terms import Header, Person, Role

if TYPE_CHECKING:
    from carrom.server.rooms.rooms import Rooms
    from carrom.server.tournaments.views import Desk

MOST_KEPT: Final = 64
"""Tournaments in memory."""
ID_BYTES: Final = 12
FEW_BYTES: Final = 8192
FEW_FACTS: Final = 8
"""Of a log, and for it, what the event loop itself reads and decides on; a proposed round is longer."""
GROWTH_OF_ONE, GROWTH_OF_ALL = 64_000_000, 1_000_000_000
"""Bytes that the logs of tournaments may grow in a day: by one address, and in all."""
TOUCH: Final = 3600.0
"""Seconds after which it is kept that a tournament is looked at."""
TRIES: Final = 5
"""How often something is tried again when another process was quicker."""


class TournamentDamagedError(Exception):
    """A log that cannot be read."""


class Entry(Struct, frozen=True, kw_only=True):
    """Something entered on a device."""

    id: str
    """The device's own, the same whenever it is sent again."""
    fact: dict[str, Any]


@dataclass
class Live:
    """A tournament in memory."""

    id: str
    log: ParsedLog
    tournament: Tournament
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    views: dict[object, "asyncio.Task[bytes]"] = field(default_factory=dict)
    """What was last shown or is being made to be shown, as JSON, by what it is made of."""
    sheets: dict[object, bytes] = field(default_factory=dict)
    """Sheets that were made of it."""
    links: dict[object, "asyncio.Task[bytes]"] = field(default_factory=dict)
    """Lists of links with their codes, which the log has nothing to do with."""
    touched: float = -inf
    """When it was last kept that somebody looks at it."""
    tables_kept: int = 0
    """How many tables have their links in the store, as far as is known here."""
    copy_name: str = field(default_factory=new_token)
    """What its copies are called in processes beside the server."""
    desks: dict[str, "Desk"] = field(default_factory=dict)
    """Desks of matches by their rooms, as far as they were looked for."""
    copied: dict[SideWork, int] = field(default_factory=dict)
    """How many lines of the log the processes beside the server have."""
    _names: tuple[Mapping[str, Person], Names] | None = None

    @property
    def names(self) -> Names:
        """The names of all people, folded once for as long as the people stay the same; not for the loop."""
        people = self.tournament.people
        if self._names is None or self._names[0] is not people:
            self._names = people, Names(people.values())
        return self._names[1]

    def forget_made(self) -> None:
        """Forget what was made of the log and the people: they are others now."""
        self.views = {}
        self.sheets.clear()

    @property
    def seq(self) -> int:
        """How long the log is."""
        return len(self.tournament.events)


class Tournaments:
    """All tournaments of a process."""

    def __init__(self, rooms: "Rooms", growth: Growth | None = None) -> None:
        """``growth``: how much the logs may grow, if not as much as usual."""
        self.rooms: Final = rooms
        self.store: Final = rooms.store
        self._kept: OrderedDict[str, Live] = OrderedDict()
        self._growth = growth or Growth(GROWTH_OF_ONE, GROWTH_OF_ALL)

    async def open(self, title: str, place: str, day: date | None, boards: int) -> tuple[str, str]:
        """Open a tournament; return its id and the secret of the organiser's link."""
        name = secrets.token_hex(ID_BYTES)
        secret = new_token()
        header = Header(id=name, title=title, place=place, date=day)
        stored = StoredTournament(id=name, opened=self.rooms.now(), header=header_line(header))
        await self.store.open_tournament(stored, first_links(secret, boards))
        logs.info("tournament-opened", tournament=name)
        return name, secret

    async def find(self, name: str) -> Live | None:
        """Return a tournament as it stands now, with the people who are known now."""
        stored = await self.store.tournament(name)
        if stored is None:
            self._kept.pop(name, None)
            return None
        live = self._kept.get(name)
        if live is None:
            log = parse(stored.header)
            if log.header is None:
                raise TournamentDamagedError(name)
            header = structs.replace(log.header, id=name)  # of a file it was another
            live = self._kept.setdefault(name, Live(name, log, Tournament(header)))
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(name)
        if monotonic() - live.touched > TOUCH:
            live.touched = monotonic()
            await self.store.touch_tournament(name)
        async with live.lock:
            await self._catch_up(live)
        return live

    async def _catch_up(self, live: Live) -> None:
        """Read what others have written, and who is known now."""
        seen = live.seq
        lines = await self.store.tournament_lines(live.id, seen)
        tournament = live.tournament
        if lines:
            data = b"".join(lines)
            read = partial(_read_on, live.log, data)
            log = read() if len(data) <= FEW_BYTES else await TOURNAMENTS.do(read)
            if log.fault is not None:
                raise TournamentDamagedError(live.id)
            live.log = log
            tournament = replace(tournament, events=tuple(log.events), state=log.state)
            live.tournament = tournament
            live.forget_made()
        people = await self.store.tournament_people(live.id)
        if people != tournament.people:
            tournament = replace(tournament, people=people)
        if tournament is not live.tournament:
            live.forget_made()
        live.tournament = tournament

    async def link(self, live: Live, secret: str) -> Link:
        """Return what somebody may do here; without a link of the tournament: look on."""
        found = await self.store.link(live.id, hashed(secret)) if secret else None
        return found or Link(Role.PUBLIC)

    async def keep_tables(self, live: Live, organiser: str, boards: int) -> None:
        """Keep the links of tables, once somebody is to see them."""
        if live.tables_kept < boards:
            await self.store.keep_links(live.id, kept_links(organiser, boards))
            live.tables_kept = boards

    async def enter(self, live: Live, link: Link, expected: int, entry: Entry) -> int:
        """Take something entered into the log, once; return its number there."""
        fact = await TOURNAMENTS.do(lambda: read_fact(entry.fact, live.names))
        told = msgspec.json.encode([link.role, link.board, entry.fact], order="deterministic")
        asked = Asked(entry.id, sha256(told).hexdigest())
        async with live.lock:
            before = await self.answered(live, asked)
            if before is not None:
                return before
            try:
                return await self._entered(live, link, expected, fact, asked)
            except RefusedEntryError:  # perhaps it is there already, said elsewhere meanwhile
                before = await self.answered(live, asked)
                if before is None:
                    raise
                return before

    async def _entered(
        self, live: Live, link: Link, expected: int, fact: Fact, asked: Asked
    ) -> int:
        await TOURNAMENTS.do(partial(prepare_results, live.tournament.state, fact))

        def check() -> None:
            check_table(live.tournament, fact, link)
            if clashes(live.tournament, expected, fact):
                raise RefusedEntryError("stale", message("server-tournament-stale"))

        return await self.record_all(live, link, [fact], asked, check=check)

    async def record(
        self,
        live: Live,
        link: Link,
        fact: Fact,
        asked: Asked | None = None,
        people: Mapping[str, Person] | None = None,
        *,
        ruled: bool = False,
    ) -> int:
        """Take a fact into the log, with people beside it; whoever calls holds the lock.

        ``ruled``: whether a result comes from a desk, where each board was ruled on.
        """
        return await self.record_all(live, link, [fact], asked, people, ruled=ruled)

    async def record_all(
        self,
        live: Live,
        link: Link,
        facts: Sequence[Fact],
        asked: Asked | None = None,
        people: Mapping[str, Person] | None = None,
        *,
        check: Callable[[], None] = lambda: None,
        ruled: bool = False,
    ) -> int:
        """Take facts into the log at once, all or none; return the number of the last.

        ``check`` raises what stands against them; it looks anew when another process was quicker.
        """
        self.check_growth(link.address)
        for _ in range(TRIES):
            check()
            decide = partial(self._decided, live, link, facts, ruled=ruled)
            new, lines, last = decide() if len(facts) <= FEW_FACTS else await TOURNAMENTS.do(decide)
            seats = await self._renamed(live, people or {})
            try:
                await self.store.append_tournament(live.id, live.seq, lines, asked, people, seats)
            except ConflictError:
                await self._catch_up(live)
                continue
            except RepeatedError as before:
                await self._catch_up(live)
                return _same(asked or Asked(""), before.seq, before.digest)
            self.count_growth(link.address, sum(map(len, lines)))
            live.log.events.extend(new.events[live.seq :])
            live.log.hash, live.log.state = last, new.state
            live.tournament = new.with_people(people or {})
            live.forget_made()
            return live.seq
        raise RefusedEntryError("stale", message("server-tournament-stale"))

    def check_growth(self, address: str) -> None:
        """Refuse more where an address, or all together, have added too much today."""
        if not self._growth.goes_on(address):
            raise RefusedEntryError("many", message("server-many"))

    def count_growth(self, address: str, size: int) -> None:
        """Count the bytes that an address has added."""
        self._growth.spend(address, size)

    async def _renamed(self, live: Live, people: Mapping[str, Person]) -> dict[SeatAt, str]:
        """Return the seats at desks whose names these people put right."""
        if not any(player in live.tournament.people for player in people):
            return {}
        return renamed_seats(live.tournament, await self.store.desks(live.id), people)

    def _decided(
        self, live: Live, link: Link, facts: Sequence[Fact], *, ruled: bool
    ) -> tuple[Tournament, list[bytes], str]:
        """Return the tournament after facts, their lines, and the hash of the last line."""
        who = link.device
        if link.role is Role.TABLE:
            who = f"table-{link.board}-{link.device}" if link.device else f"table-{link.board}"
        at, new, last = self.later(live), live.tournament, live.log.hash
        lines = []
        for fact in facts:
            found = new.record(fact, link.role, at, who, ruled=ruled)
            if isinstance(found, Refusal):
                raise RefusedEntryError(found.why.value, found.said)
            new = found
            lines.append(event_line(new.events[-1], last))
            last = hash_of(lines[-1])
        return new, lines, last

    def later(self, live: Live) -> datetime:
        """Return the time of the next entry: now, and never before the last one."""
        return max([self.rooms.now(), *(event.at for event in live.tournament.events[-1:])])

    async def answered(self, live: Live, asked: Asked) -> int | None:
        """Return the number that something asked before led to; None: it is new."""
        before = await self.store.tournament_answered(live.id, asked.intent)
        return None if before is None else _same(asked, *before)

    async def pair(self, live: Live, link: Link, competition: str, asked: Asked) -> int:
        """Pair the next round of a competition, as a preview."""
        async with live.lock:
            before = await self.answered(live, asked)
            if before is not None:
                return before
            boards = await self.store.boards(live.id)
            try:
                found = await worked(live, self.store, LARGE, propose, competition, boards)
            except MissingExtraError as missing:
                raise RefusedEntryError("missing", missing.said) from None
            if isinstance(found, Refusal):
                raise RefusedEntryError(found.why.value, found.said)
            return await self.record(live, link, found, asked)

    async def erase(self, live: Live, player: str) -> bool:
        """Erase a player's name and details; the log stays as it is."""
        async with live.lock:
            done = await self.store.erase_person(live.id, player)
            await self._catch_up(live)
        await self.names_at_desks(live)
        if done:
            logs.info("tournament-erased", tournament=live.id)
        return done

    async def names_at_desks(self, live: Live) -> None:
        """Let the desks of a tournament read their names anew."""
        for room in (await self.store.desks(live.id)).values():
            desk = await self.rooms.room(room)
            if desk is not None:
                await self.rooms.cache.read_seats(desk)
                await self.rooms.cache.reword(desk)


def _read_on(log: ParsedLog, data: bytes) -> ParsedLog:
    """Return a log with more lines; the one before stays what it is."""
    grown = replace(log, events=list(log.events))
    parse_more(grown, data)
    return grown


def _same(asked: Asked, seq: int, digest: str) -> int:
    if digest != asked.digest:
        raise RefusedEntryError("other-intent", message("server-other-intent"))
    return seq
