"""Tournaments in the store: a fenced log, people beside it, links by their hashes."""

import asyncio
import sqlite3
from datetime import UTC, datetime

import pytest

from carrom.store import backup
from carrom.store.folder import DATABASE
from carrom.store.sqlite import open_sqlite
from carrom.store.store import Asked, ConflictError, RepeatedError, seated
from carrom.store.tables import METADATA
from carrom.store.tournaments import Link, MatchAt, StoredTournament
from carrom.tournament.terms import Person, Role
from tests.store.test_database import ROOM, run

CUP = StoredTournament(id="cup", opened=datetime(2026, 1, 1, tzinfo=UTC), header=b"header\n")
LINKS = {"hash-o": Link(Role.ORGANISER), "hash-t": Link(Role.TABLE, 3)}
ADA, BEN = Person(name="Ada Lovelace", club="Aix", junior=True), Person(name="Ben")
AT = MatchAt("open", 1, 2)


async def keeps_a_tournament(store, other):
    """``other`` is the same store, or that of another process."""
    await store.open_tournament(CUP, LINKS)
    assert await other.tournament("cup") == CUP
    assert await other.tournament("none") is None
    people = {"p1": ADA, "p2": BEN}
    assert await store.append_tournament("cup", 0, [b"1\n"], Asked("a", "d"), people) == 1
    with pytest.raises(ConflictError):
        await other.append_tournament("cup", 0, [b"x\n"])
    with pytest.raises(RepeatedError):
        await other.append_tournament("cup", 1, [b"x\n"], Asked("a", "d"))
    with pytest.raises(ConflictError):
        await other.append_tournament("none", 0, [b"x\n"])
    assert await other.append_tournament("cup", 1, [b"2\n", b"3\n"]) == 3
    assert await store.tournament_lines("cup") == [b"1\n", b"2\n", b"3\n"]
    assert await store.tournament_lines("cup", 2) == [b"3\n"]
    assert await store.tournament_answered("cup", "a") == (1, "d")
    assert await store.tournament_people("cup") == people
    assert await other.link("cup", "hash-t") == Link(Role.TABLE, 3)
    assert await other.link("none", "hash-t") is None
    assert await other.link("cup", "strange") is None
    assert await other.linked("hash-t") == ("cup", Link(Role.TABLE, 3))
    assert await other.linked("strange") is None
    await store.keep_links("cup", {**LINKS, "hash-4": Link(Role.TABLE, 4)})
    assert await other.boards("cup") == 4


async def runs_a_match_at_a_desk(store, other):
    await store.open_tournament(CUP, LINKS)
    await store.open(ROOM, seated(ROOM, None), (), "umpire")
    assert await store.keep_desk("cup", AT, "r") == "r"
    assert await other.keep_desk("cup", AT, "another") == "r"
    assert await other.desks("cup") == {AT: "r"}
    assert await other.match_of_desk("r") == ("cup", AT)
    assert await other.match_of_desk("none") is None
    assert await other.is_umpire("r", "hash-o")
    assert not await other.is_umpire("r", "hash-t")


def test_a_tournament_is_kept(tmp_path):
    run(tmp_path, lambda store: keeps_a_tournament(store, store))


def test_a_match_at_a_desk(tmp_path):
    run(tmp_path, lambda store: runs_a_match_at_a_desk(store, store))


async def _named(store):
    await store.open_tournament(CUP, LINKS)
    await store.append_tournament("cup", 0, [b"1\n"], None, {"p1": ADA, "p2": BEN})
    await store.open(ROOM, seated(ROOM, None), (), "umpire")
    await store.keep_desk("cup", AT, "r")


def _everything(tmp_path):
    with sqlite3.connect(tmp_path / "a.sqlite") as kept:
        return "\n".join(kept.iterdump())


@pytest.mark.parametrize("spelt", ["Ada Lovelace", "  ADA   lovelace"])
def test_the_operator_forgets_a_name(tmp_path, spelt):
    async def work(store):
        await _named(store)
        assert await store.forget(spelt) == 1
        assert await store.tournament_people("cup") == {"p2": BEN}

    run(tmp_path, work)
    assert "Lovelace" not in _everything(tmp_path)


def test_the_organiser_erases_a_name_at_the_desks_too(tmp_path):
    async def work(store):
        await _named(store)
        await store.append_tournament("cup", 1, [], None, {"p9": Person(name="A")})
        assert (await store.room("r")).header.names == {"p1": "A"}
        assert await store.erase_person("cup", "p9")
        assert not await store.erase_person("cup", "p9")
        assert (await store.room("r")).header.names == {}

    run(tmp_path, work)


def test_nothing_of_a_deleted_tournament_is_left(tmp_path):
    async def work(store):
        await _named(store)
        assert await store.delete("cup")
        assert not await store.delete("cup")
        assert await store.room("r") is None

    run(tmp_path, work)
    with sqlite3.connect(tmp_path / "a.sqlite") as kept:
        for table in METADATA.sorted_tables:
            assert kept.execute(f'select count(*) from "{table.name}"').fetchone() == (0,)


def test_a_deleted_room_takes_its_desk_along(tmp_path):
    async def work(store):
        await _named(store)
        assert await store.delete("r")
        assert await store.desks("cup") == {}

    run(tmp_path, work)


def test_a_backup_has_tournaments(tmp_path):
    folder, other = tmp_path / "one", tmp_path / "two"
    for each in (folder, other):
        each.mkdir()

    async def fill(store):
        await _named(store)

    async def look(store):
        assert await store.tournament_lines("cup") == [b"1\n"]
        assert await store.tournament_people("cup") == {"p1": ADA, "p2": BEN}

    _in(folder, fill)
    backup.backup(folder, tmp_path / "file")
    backup.restore(other, tmp_path / "file")
    _in(other, look)


def _in(folder, work):
    async def whole():
        store = await open_sqlite(folder / DATABASE)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(whole())
