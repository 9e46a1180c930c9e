"""A database whose schema is damaged: one reason when it is opened or read, never a traceback."""

import asyncio
import random
from contextlib import suppress

from carrom.store.database import DatabaseError
from carrom.store.sqlite import open_sqlite
from carrom.store.store import StorageError, seated
from tests.store.test_database import ROOM, entry

FLIPS = 400


async def filled(path):
    store = await open_sqlite(path)
    await store.open(ROOM, seated(ROOM, "hash"), [entry(1)])
    await store.close()


async def tried(path):
    """Open a database and go through what is in it; return whether it could be opened."""
    try:
        store = await open_sqlite(path)
    except DatabaseError:
        return False
    try:
        for ask in (store.room("r"), store.lines("r"), store.players("r", "hash"), store.ready()):
            with suppress(StorageError):
                await ask
    finally:
        await store.close()
    return True


def test_bytes_of_the_schema_that_have_changed(tmp_path):
    whole = tmp_path / "whole.sqlite"
    asyncio.run(filled(whole))
    data = whole.read_bytes()
    names = [data.find(word) for word in (b"CREATE TABLE", b"alembic_version", b"sqlite_autoindex")]
    assert min(names) > 0
    chance = random.Random(14)
    opened = 0

    async def work():
        nonlocal opened
        for k in range(FLIPS):
            spoilt = bytearray(data)
            near = chance.choice(names) if k % 4 else 0
            at = min(near + chance.randrange(2000), len(spoilt) - 1)
            spoilt[at] = chance.choice((0, 0xFF, 0x80, chance.randrange(256)))
            path = tmp_path / "spoilt.sqlite"
            for each in tmp_path.glob("spoilt.sqlite*"):
                each.unlink()
            path.write_bytes(spoilt)
            opened += await tried(path)

    asyncio.run(work())
    assert 0 < opened < FLIPS
