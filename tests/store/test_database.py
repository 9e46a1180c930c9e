"""The store: one log a room, no gaps, no doubles, whoever writes."""

import asyncio
from datetime import UTC, datetime

import pytest

from carrom.match.record_write import Header
from carrom.match.settings import Settings
from carrom.store.sqlite import open_sqlite
from carrom.store.store import Asked, Chair, ConflictError, RepeatedError, Room, StoredEntry, seated

ROOM = Room(
    id="r",
    header=Header(
        match="r", settings=Settings(rules="club", a=("p1",), b=("p2",)), names={"p1": "A"}
    ),
    chairs={"p1": Chair.PERSON, "p2": Chair.EXPERT},
    seed=7,
    opened=datetime(2026, 1, 1, tzinfo=UTC),
)


def run(tmp_path, work):
    async def with_store():
        store = await open_sqlite(tmp_path / "a.sqlite")
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(with_store())


def entry(seq, motion=None):
    return StoredEntry(seq=seq, line=f"{seq}\n".encode(), motion=motion)


def test_rooms_and_seats(tmp_path):
    async def work(store):
        assert await store.room("r") is None
        await store.open(ROOM, seated(ROOM, "hash"))
        assert await store.room("r") == ROOM
        assert await store.players("r", "hash") == ("p1",)
        assert await store.players("r", "other") == ()
        assert await store.players("other", "hash") == ()

    run(tmp_path, work)
    run(tmp_path, _same)


async def _same(store):
    assert await store.room("r") == ROOM


def test_appending(tmp_path):
    async def work(store):
        await store.open(ROOM, seated(ROOM, None))
        assert await store.append("r", 0, [entry(1), entry(2, b"m")], Asked("first", "d")) == 2
        for expected in (0, 1, 3):
            with pytest.raises(ConflictError):
                await store.append("r", expected, [entry(expected + 1)])
        with pytest.raises(ValueError, match="without gaps"):
            await store.append("r", 2, [entry(4)])
        assert await store.append("r", 2, [entry(3)]) == 3
        assert await store.lines("r", 1) == [b"2\n", b"3\n"]
        assert await store.motions("r", 0) == {2: b"m"}
        assert await store.motions("r", 2) == {}
        assert await store.answered("r", "first") == (2, "d")
        assert await store.answered("r", "second") is None
        with pytest.raises(RepeatedError) as repeated:
            await store.append("r", 3, [entry(4)], Asked("first", "e"))
        assert (repeated.value.seq, repeated.value.digest) == (2, "d")

    run(tmp_path, work)


def test_of_many_writers_one_wins_each_number(tmp_path):
    async def work(store):
        await store.open(ROOM, seated(ROOM, None))
        other = await open_sqlite(tmp_path / "a.sqlite")

        async def write(target, name):
            won = 0
            while True:
                known = await target.lines("r")
                if len(known) >= 40:
                    return won
                try:
                    await target.append(
                        "r", len(known), [entry(len(known) + 1)], Asked(f"{name}-{won}")
                    )
                    won += 1
                except ConflictError:
                    pass

        won = await asyncio.gather(*(write(s, f"{k}") for k, s in enumerate((store, other) * 3)))
        found = await store.lines("r")
        assert [int(line) for line in found] == list(range(1, len(found) + 1))
        assert sum(won) == len(found)
        await other.close()

    run(tmp_path, work)
