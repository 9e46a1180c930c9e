"""Tables that grow while servers run: the old ones play on, and none of them starts anew."""

import asyncio
import shutil
import subprocess
import sys

import psycopg
import pytest

from carrom.cli import main
from carrom.store.database import MIGRATIONS, DatabaseError, revisions
from carrom.store.postgresql import open_postgresql
from tests.online.test_two_processes import played, server
from tests.server.serving import Page, opened

NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "0999"
down_revision = "{last}"


def upgrade() -> None:
    op.create_table("later", sa.Column("id", sa.Integer, primary_key=True))
    op.add_column("rooms", sa.Column("later", sa.String(20)))
    op.create_index("ix_rooms_later", "rooms", ["later"])
"""
NEWER = """
import asyncio, sys
from pathlib import Path
from carrom.store import database
from carrom.store.postgresql import open_postgresql

database.MIGRATIONS = Path(sys.argv[1])

async def start():
    store = await open_postgresql(sys.argv[2])
    await store.ready()
    await store.close()

asyncio.run(start())
"""


@pytest.fixture
def newer(tmp_path):
    """Brings a database to the schema of a program that does not exist yet."""
    folder = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, folder)
    source = NEXT.format(last=max(revisions()))
    (folder / "versions" / "0999_later.py").write_text(source)

    def migrate(address):
        words = [sys.executable, "-c", NEWER, str(folder), address]
        subprocess.run(words, check=True, timeout=60)

    return migrate


def test_a_server_plays_on_while_the_tables_grow(database, nats, newer, capsys):
    async def play(host):
        room, cookie = await opened(host)
        async with Page.at(host, room, cookie) as page:
            await page.to_the_first_stroke()
            for speed in range(1, 8):  # statements that were prepared before
                answer = await page.act("strike", x=0.0, angle=90.0, speed=0.5 * speed)
                if page.news["state"]["phase"] != "stroke":
                    break
            await asyncio.to_thread(newer, database)
            before = page.news["seq"]
            for act in ("request", "play"):
                answer = await page.act(act)
                assert answer["type"] == "done", answer
            assert page.news["seq"] == before + 2
        return await opened(host)

    with server(database, nats.address) as (_, host):
        played(play(host))
        status = main(["server", "run", "--port", "0", "--store", database])
        out, err = capsys.readouterr()
        assert (status, out) == (2, "")
        assert "newer version" in err
        status = main(["server", "backup", "/nowhere/kept", "--store", database])
        assert status == 2
    with psycopg.connect(database) as connection:
        assert connection.execute("select count(*) from rooms").fetchone() == (2,)
        assert connection.execute("select version_num from alembic_version").fetchone() == ("0999",)


def test_many_processes_that_start_at_once_make_the_tables_once(database):
    async def start():
        stores = await asyncio.gather(*(open_postgresql(database) for _ in range(4)))
        for store in stores:
            await store.ready()
            await store.close()

    played(start())


def test_a_change_of_the_tables_does_not_hold_players_up_for_long(database, newer, monkeypatch):
    """Somebody reads for long, as a backup does: who cannot change the tables in time gives up."""
    played(closed(database))
    with psycopg.connect(database) as reading:
        reading.execute("select count(*) from rooms")
        with pytest.raises(subprocess.CalledProcessError):
            newer(database)
        assert reading.execute("select version_num from alembic_version").fetchone() != ("0999",)
    newer(database)
    with pytest.raises(DatabaseError, match="newer"):
        played(closed(database))


async def closed(address):
    await (await open_postgresql(address)).close()


def test_there_is_no_way_back():
    for file in (MIGRATIONS / "versions").glob("0*.py"):
        assert "downgrade" not in file.read_text()
