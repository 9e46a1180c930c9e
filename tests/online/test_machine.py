"""The machine itself misbehaves while games are played: its disk is full, its clock is set."""

import asyncio
import os
import subprocess
import sys
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import monotonic
from typing import Any

import httpx

from carrom.match.record import check, parse
from tests.server.serving import Page, opened

COMPUTERS = [{"name": "One", "chair": "beginner"}, {"name": "Two", "chair": "beginner"}]
DISK = "6m"


@contextmanager
def server(*words, **environment):
    """A server that is started in another way than usual; gives the process and its address."""
    running: Any = subprocess.Popen(
        words,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=os.environ | environment,
    )
    try:
        line = running.stdout.readline()
        assert line.startswith("carrom is at http://")
        yield running, line.split("http://")[1].strip().rstrip("/")
    finally:
        running.kill()
        running.wait()
        running.stdout.close()


def carrom(folder):
    return [sys.executable, "-m", "carrom", "server", "run", "--port", "0", "--data", str(folder)]


def played(coroutine):
    return asyncio.run(asyncio.wait_for(coroutine, 240))


async def sound(host, room, length):
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=30) as client:
        parsed = parse((await client.get(f"/api/rooms/{room}/record")).content)
    assert check(parsed) is None
    assert len(parsed.events) >= length


def fill(path):
    """Write until nothing more can be written."""
    file = os.open(path, os.O_CREAT | os.O_WRONLY)
    with suppress(OSError):
        while os.write(file, b"x" * 4096):
            pass
    os.close(file)


def test_a_disk_that_is_full(tmp_path):
    """A disk of its own, which somebody else fills to the last byte and empties again."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = f'mount -t tmpfs -o size={DISK} none "$0" && exec "$@"'
    words = ["unshare", "--map-root-user", "--mount", "sh", "-c", mounted, str(folder)]

    async def play(process, host):
        filler = Path(f"/proc/{process.pid}/root{folder}/filler")
        room, cookie = await opened(host)
        async with Page.at(host, room, cookie) as page:
            await page.to_the_first_stroke()
            fill(filler)
            refused, done = 0, page.news["seq"]
            while refused == 0:  # the database may have a little room left
                answer = await page.act("pass")
                if answer["type"] == "refused":
                    assert answer["kind"] in ("storage", "uncertain"), answer
                    refused += 1
                else:
                    done = answer["seq"]
            os.unlink(filler)  # noqa: PTH108
            again = await page.act("pass")
            assert (again["type"], again["seq"]) == ("done", done + 1)
        await sound(host, room, done + 1)

    with server(*words, *carrom(folder)) as (process, host):
        played(play(process, host))


def test_a_clock_that_is_set_back_and_forth(tmp_path):
    """Computers go on, nobody's time runs out, and the record stays in order."""
    library = next(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))
    clock = tmp_path / "clock"
    clock.write_text("+0\n")
    environment = {
        "LD_PRELOAD": str(library),
        "FAKETIME_TIMESTAMP_FILE": str(clock),
        "FAKETIME_CACHE_DURATION": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
    }

    async def play(host):
        room, cookie = await opened(host, COMPUTERS)
        people, key = await opened(host, clock="strict")
        async with Page.at(host, room, cookie) as page, Page.at(host, people, key) as person:
            await person.to_the_first_stroke()
            await page.until(lambda m: m["type"] == "news" and m["seq"] >= 6)
            for step in ("-3600\n", "+3600\n", "+0\n"):
                clock.write_text(step)
                known, began = page.news["seq"], monotonic()
                await page.until(lambda m: m["type"] == "news" and m["seq"] > known + 1)  # noqa: B023
                assert monotonic() - began < 60.0
                answer = await person.act("pass")
                assert answer["type"] == "done", answer
            facts = [entry["fact"]["type"] for entry in person.entries]
            assert "time-ran-out" not in facts
        clock.write_text("+3600\n")  # nobody is there any more: now the time of the server follows
        async with httpx.AsyncClient(base_url=f"http://{host}") as client:
            ahead = timedelta()
            while ahead < timedelta(minutes=50):
                fresh = (await client.post("/api/desk", json={"a": ["Ada"], "b": ["Ben"]})).json()
                told = (await client.get(f"/api/desk/{fresh['room']}")).json()["now"]
                ahead = datetime.fromisoformat(told) - datetime.now(UTC)
        await sound(host, room, 6)
        await sound(host, people, 3)

    with server(*carrom(tmp_path / "data"), **environment) as (_, host):
        played(play(host))
