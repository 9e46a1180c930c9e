"""The rows of a tournament's links: what each is good for, which hold no longer, and the keys of desks."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from carrom.extras import required
from carrom.store.rows import Rows
from carrom.store.tournaments import KeptLink, Link
from carrom.tournament.decide import OFFICIALS
from carrom.tournament.terms import Role

with required("play"):
    from sqlalchemy import delete, insert, select, update
    from sqlalchemy.engine import Connection

    from carrom.store.tables import DESK_KEYS, TOURNAMENT_DESKS, TOURNAMENT_LINKS, TOURNAMENTS

OFFICIAL: Final = [role.value for role in OFFICIALS]


class LinkRows(Rows):
    """What a database does about links for :class:`carrom.store.tournaments.TournamentStore`."""

    async def link(self, tournament: str, secret: str) -> Link | None:
        """Return what a secret, given by its hash, is good for."""
        links = TOURNAMENT_LINKS.c
        wanted = select(links.role, links.board).where(
            links.secret == secret, links.tournament == tournament
        )
        found = await self._read(lambda connection: connection.execute(wanted).one_or_none())
        return None if found is None else Link(Role(found.role), found.board)

    async def linked(self, secret: str) -> tuple[str, Link] | None:
        """Return to which tournament a secret, given by its hash, leads, and what it is good for."""
        wanted = select(TOURNAMENT_LINKS).where(TOURNAMENT_LINKS.c.secret == secret)
        found = await self._read(lambda connection: connection.execute(wanted).one_or_none())
        return None if found is None else (found.tournament, Link(Role(found.role), found.board))

    async def keep_links(self, tournament: str, links: Mapping[str, Link]) -> None:
        """Keep links, by the hashes of their secrets, of those that have none yet."""
        await self._write(lambda connection: keep_links(connection, tournament, links))

    async def kept_links(self, tournament: str) -> list[KeptLink]:
        """Return all that is kept of the links of a tournament."""
        return await self._read(lambda connection: _kept(connection, tournament))

    async def keep_codes(self, tournament: str, codes: Mapping[str, tuple[Link, str]]) -> None:
        """Keep second links, each beside a first one that still holds."""

        def work(connection: Connection) -> None:
            if not _held(connection, tournament):
                return
            there = {each.secret for each in _kept(connection, tournament)}
            fresh = {
                code: link
                for code, (link, beside) in codes.items()
                if beside in there and code not in there
            }
            _insert(connection, tournament, [KeptLink(code, fresh[code]) for code in fresh])

        await self._write(work)

    async def renew_links(
        self,
        tournament: str,
        ended: Collection[Link] | None,
        fresh: Sequence[KeptLink],
        sealed: Mapping[str, str] = {},
        *,
        by: str | None = None,
    ) -> bool:
        """End links, or all of them, and keep fresh ones in their place."""

        def work(connection: Connection) -> bool:
            if not _held(connection, tournament):
                return False
            there = _kept(connection, tournament)
            if by is not None and KeptLink(by, Link(Role.ORGANISER)) not in [
                each._replace(sealed=None) for each in there
            ]:
                return False
            over = [each.secret for each in there if ended is None or each.link in ended]
            links = TOURNAMENT_LINKS.c
            connection.execute(delete(DESK_KEYS).where(DESK_KEYS.c.link.in_(over)))
            connection.execute(delete(TOURNAMENT_LINKS).where(links.secret.in_(over)))
            _insert(connection, tournament, fresh)
            for secret, seal in sealed.items():
                of_link = (links.secret == secret) & (links.tournament == tournament)
                connection.execute(update(TOURNAMENT_LINKS).where(of_link).values(sealed=seal))
            return True

        return await self._write(work)

    async def keep_desk_key(self, room: str, key: str, link: str) -> None:
        """Keep a key to a desk that holds as long as a link does."""

        def work(connection: Connection) -> None:
            there = select(DESK_KEYS.c.secret).where(DESK_KEYS.c.secret == key)
            if connection.execute(there).one_or_none() is None:
                connection.execute(insert(DESK_KEYS), {"secret": key, "room": room, "link": link})

        await self._write(work)

    async def desk_link(self, room: str, key: str) -> Link | None:
        """Return what the link was good for by which a key to a desk was given."""
        return await self._read(lambda connection: link_of_key(connection, room, key))


def keep_links(connection: Connection, tournament: str, links: Mapping[str, Link]) -> None:
    """Keep links of those that have none yet: what was given anew is never put back."""
    if not _held(connection, tournament):
        return
    there = _kept(connection, tournament)
    known = {each.link for each in there}
    fresh = [KeptLink(secret, link) for secret, link in links.items() if link not in known]
    _insert(connection, tournament, fresh)


def link_of_key(connection: Connection, room: str, key: str) -> Link | None:
    """Return the official's link by which a key to a tournament's desk was given, if that one holds."""
    wanted = (
        select(TOURNAMENT_LINKS.c.role, TOURNAMENT_LINKS.c.board)
        .join(DESK_KEYS, DESK_KEYS.c.link == TOURNAMENT_LINKS.c.secret)
        .join(TOURNAMENT_DESKS, TOURNAMENT_DESKS.c.room == DESK_KEYS.c.room)
        .where(
            DESK_KEYS.c.secret == key,
            DESK_KEYS.c.room == room,
            TOURNAMENT_LINKS.c.tournament == TOURNAMENT_DESKS.c.tournament,
            TOURNAMENT_LINKS.c.role.in_(OFFICIAL),
        )
    )
    found = connection.execute(wanted).one_or_none()
    return None if found is None else Link(Role(found.role), found.board)


def _held(connection: Connection, tournament: str) -> bool:
    """Hold a tournament, so that one after the other changes its links; say whether it is there."""
    held = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.id == tournament).with_for_update()
    return connection.execute(held).one_or_none() is not None


def _kept(connection: Connection, tournament: str) -> list[KeptLink]:
    links = TOURNAMENT_LINKS.c
    wanted = select(TOURNAMENT_LINKS).where(links.tournament == tournament).order_by(links.secret)
    return [
        KeptLink(row.secret, Link(Role(row.role), row.board), row.sealed)
        for row in connection.execute(wanted)
    ]


def _insert(connection: Connection, tournament: str, fresh: Sequence[KeptLink]) -> None:
    rows = [
        {
            "secret": each.secret,
            "tournament": tournament,
            "role": each.link.role.value,
            "board": each.link.board,
            "sealed": each.sealed,
        }
        for each in fresh
    ]
    if rows:
        connection.execute(insert(TOURNAMENT_LINKS), rows)
