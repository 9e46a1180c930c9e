"""A store that cannot be brought up to date: one true sentence, and it stays as it was."""

import sqlite3
from contextlib import closing

import psycopg
import pytest

from carrom.cli import main
from tests.museum.pieces import DUMPS, FOLDERS, everything, folder_of, into_postgresql

OLDEST = FOLDERS[0]
IN_THE_WAY = "create table seats (mine text)"
"""Somebody's own table has the name of one that a change makes."""
NEWER = "update alembic_version set version_num = '9999'"


@pytest.fixture
def carrom(capsys):
    def call(*args, lang="en"):
        status = main([*map(str, args), "--lang", lang])
        out, err = capsys.readouterr()
        return status, out, err

    return call


def changed(folder, *statements):
    with closing(sqlite3.connect(folder / "carrom.sqlite")) as kept:
        for statement in statements:
            kept.execute(statement)
        kept.commit()
    return folder


SERVE = ("serve", "--port", "0")
ROOMS = ("server", "rooms")


@pytest.mark.parametrize("command", [SERVE, ROOMS])
def test_a_change_of_the_tables_that_fails(command, tmp_path, carrom):
    folder = changed(folder_of(OLDEST, tmp_path / "data"), IN_THE_WAY)
    before = everything(folder)
    status, out, err = carrom(*command, "--data", folder)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "older version of carrom and cannot be brought up to date" in err
    assert "table seats already exists" in err
    assert "Nothing in it has changed" in err
    assert "damaged" not in err
    _, _, err = carrom(*command, "--data", folder, lang="fr")
    assert "version plus ancienne de carrom et ne peut pas être mise à jour" in err
    assert everything(folder) == before
    changed(folder, "drop table seats")  # as the sentence says: nothing is lost
    assert carrom(*ROOMS, "--data", folder)[0] == 0


def test_what_it_refers_to_is_gone(tmp_path, carrom):
    folder = changed(folder_of(OLDEST, tmp_path / "data"), "delete from rooms")
    before = everything(folder)
    _, _, err = carrom(*ROOMS, "--data", folder)
    assert "older version of carrom and cannot be brought up to date" in err
    assert everything(folder) == before


def test_a_backup_that_cannot_be_brought_up_to_date_replaces_nothing(tmp_path, carrom):
    folder = changed(folder_of(OLDEST, tmp_path / "data"), IN_THE_WAY)
    assert carrom("server", "backup", tmp_path / "kept", "--data", folder)[0] == 0
    own = folder_of(FOLDERS[-1], tmp_path / "own")
    before = everything(own)
    status, out, err = carrom("server", "restore", tmp_path / "kept", "--data", own)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "older version of carrom and cannot be brought up to date" in err
    assert everything(own) == before
    assert not list(own.glob("*before-restore*"))


@pytest.mark.parametrize("command", [SERVE, ROOMS])
def test_a_newer_data_folder(command, tmp_path, carrom):
    folder = changed(folder_of(FOLDERS[-1], tmp_path / "data"), NEWER)
    before = everything(folder)
    status, out, err = carrom(*command, "--data", folder)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "comes from a newer version of carrom" in err
    assert "plus récente" in carrom(*command, "--data", folder, lang="fr")[2]
    assert everything(folder) == before


def test_a_postgresql_that_cannot_be_brought_up_to_date(tmp_path, database, carrom):
    folder = folder_of(OLDEST, tmp_path / "data")
    with psycopg.connect(database) as connection:
        tables = "id varchar(40) primary key, opened timestamptz not null, settled bytea not null"
        connection.execute(f"create table rooms ({tables})")
        connection.execute("insert into rooms values ('r', now(), '')")
        connection.execute(IN_THE_WAY)
        connection.execute("create table alembic_version (version_num varchar(32))")
        connection.execute("insert into alembic_version values ('0001')")
    for command in (ROOMS, ("server", "move", "--data", folder)):
        status, out, err = carrom(*command, "--store", database)
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert "older version of carrom and cannot be brought up to date" in err
        assert '"seats" already exists' in err or '"entries" does not exist' in err
    with psycopg.connect(database) as connection:
        assert connection.execute("select count(*) from rooms").fetchone() == (1,)
        assert connection.execute("select version_num from alembic_version").fetchall() == [
            ("0001",)
        ]


def test_a_newer_postgresql(tmp_path, database, carrom):
    into_postgresql(DUMPS[-1], database)
    with psycopg.connect(database) as connection:
        connection.execute(NEWER)
    for command in (ROOMS, ("server", "backup", tmp_path / "kept")):
        status, out, err = carrom(*command, "--store", database)
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert "comes from a newer version of carrom" in err


def test_tables_of_somebody_else(tmp_path, database, carrom):
    """A database that is not ours is neither called old nor damaged."""
    with psycopg.connect(database) as connection:
        connection.execute("create table rooms (mine text)")
    folder = tmp_path / "data"
    folder.mkdir()
    changed(folder, "create table rooms (mine text)")
    for where in (("--store", database), ("--data", folder)):
        status, out, err = carrom(*ROOMS, *where)
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert "Cannot make the tables of carrom" in err
        assert "already exists" in err
    assert lines_of(folder) == 1


def lines_of(folder):
    with closing(sqlite3.connect(folder / "carrom.sqlite")) as kept:
        return kept.execute("select count(*) from sqlite_master").fetchone()[0]
