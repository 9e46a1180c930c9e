"""Backups: of a live database, checked, atomic; restored only where that is safe."""

import asyncio
import sqlite3
import stat

import httpx
import pytest

from carrom.cli import main
from carrom.match.record import parse
from tests.server.serving import Page, opened
from tests.server.test_running import process


@pytest.fixture
def carrom(capsys):
    def call(*args):
        status = main([*map(str, args)])
        out, err = capsys.readouterr()
        return status, out, err

    return call


async def strike(host, known=None):
    """Open a room, or go on in one, and play a stroke."""
    room, cookie = known or await opened(host)
    async with Page.at(host, room, cookie) as page:
        if known is None:
            await page.to_the_first_stroke()
        else:
            await page.until(lambda m: m["type"] == "news")
        answer = await page.act("strike", x=0.0, angle=90.0, speed=4.0)
        assert answer["type"] == "done"
        return (room, cookie), answer["seq"]


def length(host, room):
    parsed = parse(httpx.get(f"http://{host}/api/rooms/{room}/record").content)
    assert parsed.fault is None
    return len(parsed.events)


def test_there_and_back(tmp_path, carrom):
    data, file = tmp_path / "data", tmp_path / "kept"
    with process(data) as (server, host):
        known, before = asyncio.run(strike(host))
        status, out, err = carrom("server", "backup", file, "--data", data)
        assert (status, err) == (0, "")
        assert str(file) in out
        _, after = asyncio.run(strike(host, known))
        refused = carrom("server", "restore", file, "--data", data)
        assert refused[0] == 2
        assert "Stop it first" in refused[2]
        server.terminate()
        server.wait(20)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE((data / "carrom.sqlite").stat().st_mode) == 0o600
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    assert [p.name for p in tmp_path.iterdir() if "part" in p.name] == []
    status, out, err = carrom("server", "restore", file, "--data", data)
    assert (status, err) == (0, "")
    assert "carrom.sqlite.before-restore" in out
    with process(data) as (_, host):
        assert length(host, known[0]) == before
    aside = data / "carrom.sqlite.before-restore"
    other = tmp_path / "other"
    assert carrom("server", "restore", aside, "--data", other)[0] == 0
    with process(other) as (_, host):
        assert length(host, known[0]) == after
    carrom("server", "restore", file, "--data", data)
    assert (data / "carrom.sqlite.before-restore-2").exists()


def database(path, *statements):
    with sqlite3.connect(path) as made:
        for statement in statements:
            made.execute(statement)
    made.close()
    return path


TABLES = [f"create table {name} (a)" for name in ("rooms", "entries", "tokens")]


def test_what_is_no_good_backup_is_refused(tmp_path, carrom):
    nothing = tmp_path / "data"
    version = "create table alembic_version (version_num)"
    newer = database(
        tmp_path / "newer", *TABLES, version, "insert into alembic_version values ('9')"
    )
    text = tmp_path / "text"
    text.write_bytes(b"no database " * 1000)
    damaged = tmp_path / "damaged"
    good = database(
        tmp_path / "good",
        *TABLES,
        version,
        "insert into alembic_version values ('0001')",
        "insert into rooms values (hex(randomblob(50000)))",
    )
    data = bytearray(good.read_bytes())
    data[5 * 4096 : 5 * 4096 + 40] = b"\xff" * 40
    damaged.write_bytes(bytes(data[: len(data) - 8192]))
    for file, said in (
        (tmp_path / "none", "There is no file"),
        (database(tmp_path / "foreign", "create table a (b)"), "not a backup"),
        (text, "not a backup"),
        (newer, "newer version"),
        (damaged, "damaged"),
        (tmp_path, "There is no file"),
        ("", "not a file name"),
    ):
        status, out, err = carrom("server", "restore", file, "--data", nothing)
        assert (status, out, err.count("\n")) == (2, "", 1), file
        assert said in err, (file, err)
        assert not (nothing / "carrom.sqlite").exists()


def test_what_cannot_be_backed_up(tmp_path, carrom):
    data, file = tmp_path / "data", tmp_path / "kept"
    assert "no database" in carrom("server", "backup", file, "--data", data)[2]
    with process(data):
        pass
    file.write_text("precious")
    assert "exists" in carrom("server", "backup", file, "--data", data)[2]
    assert file.read_text() == "precious"
    assert carrom("server", "backup", file, "--data", data, "--force")[0] == 0
    lost = tmp_path / "nowhere" / "kept"
    assert "Cannot write to" in carrom("server", "backup", lost, "--data", data)[2]
    itself = data / "carrom.sqlite"
    assert "itself" in carrom("server", "backup", itself, "--data", data, "--force")[2]
    said = carrom("server", "backup", file, "--data", data, "--lang", "fr")[2]
    assert "existe déjà" in said


def test_one_server_a_folder(tmp_path, carrom):
    with process(tmp_path):
        for command in ("serve", "play"):
            status, out, err = carrom(command, "--port", "0", "--data", tmp_path)
            assert (status, out) == (2, "")
            assert "Another server" in err
