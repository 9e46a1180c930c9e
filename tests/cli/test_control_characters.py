"""Nothing that a person names or types reaches the terminal as something it obeys."""

import asyncio
import subprocess
import sys

import pytest

from carrom.store.folder import DATABASE
from carrom.store.sqlite import open_sqlite

BAD = "a\x1b[31m\x07\u202e\x9b2J"


def told(*args, status=2):
    done = subprocess.run(
        [sys.executable, "-m", "carrom", *args],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == status, done.stderr
    for sign in (done.stdout + done.stderr).replace("\n", ""):
        assert sign.isprintable() or sign in "\u00a0\u202f", repr(sign)
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == (1 if status else 0), done.stderr
    return done.stdout + done.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("draw", BAD),
        ("draw", f"carrom/{BAD}"),
        ("draw", "rosette", "-o", BAD),
        ("draw", "rosette", "--turn", BAD),
        ("draw", "rosette", "--stroke", BAD),
        ("record", "check", BAD),
        ("problems", "check", BAD),
        ("server", "run", "--config", BAD),
        ("server", "run", "--host", BAD, "--data", "{folder}"),
        ("server", "run", "--data", "{file}/" + BAD, "--port", "0"),
        ("server", "run", "--bus", BAD),
        ("server", "run", "--public-url", BAD),
        ("server", BAD),
        ("server", "backup", "{folder}/none/" + BAD, "--data", "{folder}"),
        ("server", "backup", "x", "--data", "{folder}/" + BAD),
        ("server", "restore", "{folder}/" + BAD, "--data", "{folder}"),
        (BAD,),
    ],
)
def test_refusals(tmp_path, words):
    file = tmp_path / "file"
    file.write_text(BAD)
    told(*(word.format(folder=tmp_path, file=file) for word in words))


async def made(folder):
    await (await open_sqlite(folder / DATABASE)).close()


def test_what_was_done(tmp_path):
    data = tmp_path / BAD
    data.mkdir()
    asyncio.run(asyncio.wait_for(made(data), 30))
    told("server", "backup", str(tmp_path / f"{BAD}.backup"), "--data", str(data), status=0)
    told("server", "restore", str(tmp_path / f"{BAD}.backup"), "--data", str(data), status=0)


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 5000 + "]" * 5000,
        'host = "a\0b"',
        'host = "a\\u0000b"',
        'data = "/x\\u0000b"',
        'origins = ["http://a\\u0000"]',
        '"\\u001b[31m" = 1',
        "port = 99999999999999999999999",
        "port = 2020-01-01",
        "log = {a = 1}",
    ],
)
def test_settings_that_cannot_be_used(tmp_path, text):
    file = tmp_path / "carrom.toml"
    file.write_text(text)
    told("server", "run", "--config", str(file))
