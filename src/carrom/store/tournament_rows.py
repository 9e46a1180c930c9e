"""The rows of tournaments."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from carrom.extras import required
from carrom.store.asked import Asked, ConflictError, RepeatedError
from carrom.store.deleting import forget_at_desks
from carrom.store.link_rows import LinkRows, keep_links
from carrom.store.moments import aware, moment
from carrom.store.tournaments import Link, MatchAt, SeatAt, StoredTournament
from carrom.tournament.terms import Person

with required("play"):
    from sqlalchemy import bindparam, delete, func, insert, select, update
    from sqlalchemy.engine import Connection

    from carrom.store.tables import (
        SEATS,
        TOURNAMENT_DESKS,
        TOURNAMENT_ENTRIES,
        TOURNAMENT_LINKS,
        TOURNAMENT_PEOPLE,
        TOURNAMENTS,
    )

_OF: Final = TOURNAMENT_ENTRIES.c.tournament == bindparam("of")
_LENGTH: Final = select(func.max(TOURNAMENT_ENTRIES.c.seq)).where(_OF)
_DONE: Final = (
    select(TOURNAMENT_ENTRIES.c.seq, TOURNAMENT_ENTRIES.c.asked)
    .where(_OF, TOURNAMENT_ENTRIES.c.intent == bindparam("of_intent"))
    .order_by(TOURNAMENT_ENTRIES.c.seq.desc())
    .limit(1)
)
_LINES: Final = (
    select(TOURNAMENT_ENTRIES.c.line)
    .where(_OF, TOURNAMENT_ENTRIES.c.seq > bindparam("since"))
    .order_by(TOURNAMENT_ENTRIES.c.seq)
)


class TournamentRows(LinkRows):
    """What a database does for :class:`carrom.store.tournaments.TournamentStore`."""

    async def open_tournament(
        self, tournament: StoredTournament, links: Mapping[str, Link]
    ) -> None:
        """Keep a new tournament, and what the links are good for."""
        row = {
            "id": tournament.id,
            "opened": tournament.opened,
            "used": tournament.opened,
            "header": tournament.header,
        }

        def work(connection: Connection) -> None:
            connection.execute(insert(TOURNAMENTS), row)
            keep_links(connection, tournament.id, links)

        await self._write(work)

    async def tournament(self, tournament: str) -> StoredTournament | None:
        """Return a tournament as it was opened."""
        wanted = select(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament)
        found = await self._read(lambda connection: connection.execute(wanted).one_or_none())
        if found is None:
            return None
        return StoredTournament(id=found.id, opened=aware(found.opened), header=found.header)

    async def touch_tournament(self, tournament: str) -> None:
        """Keep that a tournament is used now."""

        def work(connection: Connection) -> None:
            here = TOURNAMENTS.c.id == tournament
            connection.execute(update(TOURNAMENTS).where(here).values(used=moment(connection)))

        await self._write(work)

    async def append_tournament(
        self,
        tournament: str,
        expected: int,
        lines: Sequence[bytes],
        asked: Asked | None = None,
        people: Mapping[str, Person] | None = None,
        seats: Mapping[SeatAt, str] | None = None,
    ) -> int:
        """Add lines after number ``expected``, with people beside them and new names at desks."""

        def work(connection: Connection) -> None:
            _append(connection, tournament, expected, lines, asked, people)
            _rename_seats(connection, seats or {})

        await self._write(work)
        return expected + len(lines)

    async def tournament_lines(self, tournament: str, since: int = 0) -> list[bytes]:
        """Return the lines of the log after number ``since``."""
        values = {"of": tournament, "since": since}
        return await self._read(
            lambda connection: list(connection.execute(_LINES, values).scalars())
        )

    async def tournament_answered(self, tournament: str, intent: str) -> tuple[int, str] | None:
        """Return the last number an intent led to and its digest."""
        return await self._read(lambda connection: _answered(connection, tournament, intent))

    async def tournament_people(self, tournament: str) -> dict[str, Person]:
        """Return who is known, by the ids of players."""
        wanted = select(TOURNAMENT_PEOPLE).where(TOURNAMENT_PEOPLE.c.tournament == tournament)
        found = await self._read(lambda connection: connection.execute(wanted).all())
        return {row.player: _person(row) for row in found}

    async def erase_person(self, tournament: str, player: str) -> bool:
        """Delete what is known of a player, here and at the desks of the tournament."""
        here = (TOURNAMENT_PEOPLE.c.tournament == tournament) & (
            TOURNAMENT_PEOPLE.c.player == player
        )

        def work(connection: Connection) -> bool:
            row = connection.execute(select(TOURNAMENT_PEOPLE).where(here)).one_or_none()
            if row is None:
                return False
            forget_at_desks(connection, tournament, _person(row))
            return connection.execute(delete(TOURNAMENT_PEOPLE).where(here)).rowcount > 0

        done = await self._write(work)
        await self._scrub()
        return done

    async def boards(self, tournament: str) -> int:
        """Return how many boards have a link."""
        links = TOURNAMENT_LINKS.c
        wanted = select(func.max(links.board)).where(links.tournament == tournament)
        return await self._read(lambda connection: connection.execute(wanted).scalar() or 0)

    async def keep_desk(self, tournament: str, match: MatchAt, room: str) -> str:
        """Keep that a match is run at a desk; return the room of the one that was there first."""

        def work(connection: Connection) -> str:
            there = _desks(connection, tournament).get(match)
            if there is not None:
                return there
            row = {"room": room, "tournament": tournament, **match._asdict()}
            connection.execute(insert(TOURNAMENT_DESKS), row)
            return room

        return await self._write(work)

    async def desks(self, tournament: str) -> dict[MatchAt, str]:
        """Return the rooms of the desks of a tournament."""
        return await self._read(lambda connection: _desks(connection, tournament))

    async def match_of_desk(self, room: str) -> tuple[str, MatchAt] | None:
        """Return which match of which tournament is run at a desk."""
        wanted = select(TOURNAMENT_DESKS).where(TOURNAMENT_DESKS.c.room == room)
        found = await self._read(lambda connection: connection.execute(wanted).one_or_none())
        if found is None:
            return None
        return found.tournament, MatchAt(found.competition, found.round, found.match)


def _append(
    connection: Connection,
    tournament: str,
    expected: int,
    lines: Sequence[bytes],
    asked: Asked | None,
    people: Mapping[str, Person] | None,
) -> None:
    held = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.id == tournament).with_for_update()
    if connection.execute(held).one_or_none() is None:
        raise ConflictError(tournament)
    if asked is not None:
        done = _answered(connection, tournament, asked.intent)
        if done is not None:
            raise RepeatedError(*done)
    length = connection.execute(_LENGTH, {"of": tournament}).scalar_one()
    if (length or 0) != expected:
        raise ConflictError(tournament)
    _keep_people(connection, tournament, people or {})
    intent, digest = (None, None) if asked is None else asked[:2]
    rows = [
        {"tournament": tournament, "seq": seq, "line": line, "intent": intent, "asked": digest}
        for seq, line in enumerate(lines, expected + 1)
    ]
    if rows:
        connection.execute(insert(TOURNAMENT_ENTRIES), rows)
    now = moment(connection)
    connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament).values(used=now))


def _keep_people(connection: Connection, tournament: str, people: Mapping[str, Person]) -> None:
    if not people:
        return
    here = TOURNAMENT_PEOPLE.c.tournament == tournament
    old = here & TOURNAMENT_PEOPLE.c.player.in_(list(people))
    connection.execute(delete(TOURNAMENT_PEOPLE).where(old))
    rows = [
        {
            "tournament": tournament,
            "player": player,
            "name": person.name,
            "club": person.club,
            "country": person.country,
            "woman": person.woman,
            "junior": person.junior,
        }
        for player, person in people.items()
    ]
    connection.execute(insert(TOURNAMENT_PEOPLE), rows)


def _rename_seats(connection: Connection, seats: Mapping[SeatAt, str]) -> None:
    """Put names right at desks; one that was erased stays so."""
    for (room, player), name in seats.items():
        here = (SEATS.c.room == room) & (SEATS.c.player == player) & SEATS.c.name.is_not(None)
        connection.execute(update(SEATS).where(here).values(name=name))


def _answered(connection: Connection, tournament: str, intent: str) -> tuple[int, str] | None:
    found = connection.execute(_DONE, {"of": tournament, "of_intent": intent}).one_or_none()
    return None if found is None else (found.seq, found.asked or "")


def _desks(connection: Connection, tournament: str) -> dict[MatchAt, str]:
    wanted = select(TOURNAMENT_DESKS).where(TOURNAMENT_DESKS.c.tournament == tournament)
    rows = connection.execute(wanted).all()
    return {MatchAt(row.competition, row.round, row.match): row.room for row in rows}


def _person(row: Any) -> Person:  # noqa: ANN401 - a row
    return Person(
        name=row.name, club=row.club, country=row.country, woman=row.woman, junior=row.junior
    )
