"""Every store that a server ever wrote: opened, played on, backed up, restored and moved."""

import asyncio

import pytest

from carrom.store import backup, portable
from carrom.store.postgresql import open_postgresql
from tests.museum.pieces import (
    DUMPS,
    FOLDERS,
    everything,
    folder_of,
    into_postgresql,
    known,
    lines_at,
    lines_in,
)
from tests.museum.play_on import play_on
from tests.server.serving import served, serving


def played(work):
    return asyncio.run(asyncio.wait_for(work, 120))


def go_on(before, after):
    """Every line is still there, and there are more."""
    assert before.keys() <= after.keys()
    for log, lines in before.items():
        assert after[log][: len(lines)] == lines, log
    assert sum(map(len, after.values())) > sum(map(len, before.values()))


ALL = 99


async def in_folder(folder, piece, games=1):
    async with served(folder) as host:
        await play_on(host, piece, lines_in(folder), games)


async def at(address, folder, piece):
    async with serving(folder, store=await open_postgresql(address)) as (host, _):
        await play_on(host, piece, lines_at(address), 1)


def step(_):
    """Nobody looks at the progress."""


@pytest.mark.parametrize("piece", FOLDERS)
def test_a_data_folder(piece, tmp_path, database):
    folder = folder_of(piece, tmp_path / "data")
    before, file = lines_in(folder), tmp_path / "backup"
    backup.backup(folder, file)  # as the version before would have made it
    played(in_folder(folder, piece, ALL))
    go_on(before, lines_in(folder))
    restored = tmp_path / "restored"
    backup.restore(restored, file)
    assert lines_in(restored) == before
    moved = portable.move(restored, database, step)
    assert moved["rooms"] >= len(known(piece)["rooms"])
    assert lines_at(database) == before
    played(in_folder(restored, piece))
    go_on(before, lines_in(restored))
    played(at(database, tmp_path, piece))
    go_on(before, lines_at(database))


@pytest.mark.parametrize("piece", DUMPS)
def test_a_postgresql(piece, tmp_path, database, postgresql):
    into_postgresql(piece, database)
    before, file = lines_at(database), tmp_path / "backup"
    played(at(database, tmp_path, piece))
    go_on(before, lines_at(database))
    portable.backup(database, file, step)
    folder = tmp_path / "restored"
    backup.restore(folder, file)
    now = lines_in(folder)
    assert now == lines_at(database)
    other = postgresql.database(f"restored-{piece}")
    portable.restore(other, file, step)
    assert lines_at(other) == now
    played(in_folder(folder, piece))
    go_on(now, lines_in(folder))


def test_a_backup_of_an_old_folder_has_everything(tmp_path):
    """Whatever the schema: a backup is a copy, so it is there before anything is changed."""
    folder = folder_of(FOLDERS[0], tmp_path / "data")
    backup.backup(folder, tmp_path / "backup")
    before = everything(folder)
    (tmp_path / "backup").rename(folder / "carrom.sqlite")
    assert everything(folder) == before
