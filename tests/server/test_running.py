"""The server as a process: ready with one line, killed at any moment, asked to end, badly set up."""

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from carrom.server import run
from carrom.server.config import Config, ConfigError, read_config
from carrom.texts import render
from tests.server.serving import Page, opened


@contextmanager
def process(folder, *args, command="serve", program=("-m", "carrom")):
    """The server as a person starts it; gives the process and its address."""
    words = [sys.executable, *program, command, "--port", "0", "--data", str(folder), *args]
    server: Any = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        line = server.stdout.readline()
        assert line.startswith("carrom is at http://"), server.stderr.read()
        yield server, line.split("http://")[1].strip().rstrip("/")
    finally:
        server.kill()
        server.wait()
        server.stdout.close()
        server.stderr.close()


def without_motions(entries):
    return [e | {"motion": None} for e in entries]


@pytest.mark.parametrize("after", [0.0, 0.01, 0.05])
def test_killed_at_any_moment_nothing_acknowledged_is_lost(tmp_path, after):
    async def play(server, host):
        room, cookie = await opened(host)
        async with Page.at(host, room, cookie) as page:
            await page.to_the_first_stroke()
            await page.act("strike", x=0.0, angle=90.0, speed=5.0)
            await page.send(
                {
                    "type": "intent",
                    "id": "last",
                    "seq": page.news["seq"],
                    "act": {"act": "strike", "aim": page.aim(x=0.01, angle=91.0, speed=4.0)},
                }
            )
            await asyncio.sleep(after)
            server.send_signal(signal.SIGKILL)
            return room, cookie, page.entries

    async def look(host, room, cookie):
        async with Page.at(host, room, cookie) as page:
            await page.until(lambda m: m["type"] == "news")
            return page.entries

    with process(tmp_path) as (server, host):
        room, cookie, known = asyncio.run(play(server, host))
    with process(tmp_path) as (_, host):
        kept = asyncio.run(look(host, room, cookie))
    assert without_motions(kept[: len(known)]) == without_motions(known)
    assert len(kept) <= len(known) + 1
    assert kept[-1]["motion"]["frames"]["discs"]


def test_asked_to_end_it_ends(tmp_path):
    with process(tmp_path, "--log", "off") as (server, host):
        assert httpx.get(f"http://{host}/healthz").json()["ok"]
        server.send_signal(signal.SIGTERM)
        assert server.wait(10) in (0, -signal.SIGTERM)
        assert server.stderr.read() == ""


def refused(*args, **environment):
    done = subprocess.run(
        [sys.executable, "-m", "carrom", "serve", *args],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | environment,
        timeout=30,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_without_the_page_it_does_not_start(tmp_path, monkeypatch):
    monkeypatch.setattr(run, "PAGE", tmp_path / "static")
    with pytest.raises(run.CannotServeError) as caught:
        run.serve(Config(data=str(tmp_path / "data"), port=0), print)
    assert render(caught.value.said, "en").startswith("The page is missing")
    assert "./do play" in render(caught.value.said, "fr")
    assert not list(tmp_path.iterdir())


def test_a_bad_setup_gets_one_sentence(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert "in use" in refused("--port", port, "--data", str(tmp_path))
    wall = tmp_path / "wall"
    wall.write_text("")
    assert "Cannot create or write to the data folder" in refused(
        "--port", "0", "--data", str(wall)
    )
    assert "port" in refused("--port", "many")
    assert "Impossible de lire" in refused("--config", str(tmp_path / "none.toml"), "--lang", "fr")
    assert "port" in refused(CARROM_PORT="-3")


def test_a_database_that_cannot_be_used(tmp_path):
    database = tmp_path / "carrom.sqlite"
    database.write_bytes(b"this is no database" * 100)
    assert "damaged" in refused("--port", "0", "--data", str(tmp_path))
    database.unlink()
    with sqlite3.connect(database) as newer:
        newer.execute("create table alembic_version (version_num varchar(32) not null)")
        newer.execute("insert into alembic_version values ('9999')")
    assert "newer version" in refused("--port", "0", "--data", str(tmp_path))


def test_settings_from_file_environment_and_arguments(tmp_path):
    file = tmp_path / "carrom.toml"
    file.write_text('port = 1\nhost = "0.0.0.0"\norigins = ["https://a.example"]\n')
    config = read_config(file, {"data": "x"}, {"CARROM_PORT": "2", "HOME": "/"})
    assert (config.host, config.port) == ("0.0.0.0", 2)
    assert config.origins == ("https://a.example",)
    assert config.folder == Path("x").absolute()
    assert read_config(None, {}, {}) == Config()
    assert read_config(None, {}, {"CARROM_ORIGINS": "http://a https://b:1"}).origins == (
        "http://a",
        "https://b:1",
    )
    file.write_text("colour = 1")
    for wrong, said in (
        ("colour = 1", "colour"),
        ("port = [", "TOML"),
        ('origins = ["a.b"]', "origins"),
        ('port = "a"', "port"),
        ('bus = "nats://"', "bus"),
        ('bus = "nats://host:many"', "bus"),
        ('bus = "nats://[::1"', "bus"),
    ):
        file.write_text(wrong)
        with pytest.raises(ConfigError) as problem:
            read_config(file, {}, {})
        assert said in render(problem.value.said, "en")
