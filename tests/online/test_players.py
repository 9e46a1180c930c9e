"""Computer players as workers: the same answers, bounded, cancelled, and never needed."""

import asyncio
import signal
import subprocess
import sys
from contextlib import asynccontextmanager, contextmanager
from time import monotonic
from typing import Any

import msgspec
import pytest

from carrom.cli import main
from carrom.match.match_log import MatchLog
from carrom.match.quick_start import quick_start
from carrom.server import nats_computers
from carrom.server.nats_bus import NatsBus
from carrom.server.nats_computers import NatsComputers, Worker
from carrom.server.rooms.computers import OwnComputers, on_threads, task_for, think
from tests.online.test_two_processes import COMPUTERS, server
from tests.server.long_logs import NOW
from tests.server.serving import Page, opened
from tests.store.test_database import ROOM

MATCH = quick_start(MatchLog(ROOM.header), NOW, 1)


def task(number=0, level="beginner"):
    return task_for(MATCH, level, MATCH.state.turn or "", (7, number))


@contextmanager
def players(nats, *args):
    """A process of computer players."""
    words = [sys.executable, "-m", "carrom", "server", "players", "--bus", nats.address, *args]
    running: Any = subprocess.Popen(
        [*words, "--log", "json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        line = running.stdout.readline()
        assert line.startswith("Computer players are ready"), running.stderr.read()
        yield running
    finally:
        running.kill()
        running.wait()
        running.stdout.close()
        running.stderr.close()


class Own:
    """Computers of a server, which count what they are asked."""

    def __init__(self):
        self.real: OwnComputers = on_threads()
        self.asked = 0

    @property
    def waiting(self):
        return self.real.waiting

    async def think(self, told):
        self.asked += 1
        return await self.real.think(told)

    def expect(self):
        pass

    async def stop(self):
        await self.real.stop()


@asynccontextmanager
async def asking(nats):
    """A server's side: it asks workers, or plays itself."""
    bus, own = NatsBus(nats.address), Own()
    await bus.start()
    computers = NatsComputers(bus, own)
    end = monotonic() + 10
    while not bus.sure:
        assert monotonic() < end
        await asyncio.sleep(0.01)
    try:
        yield computers, own
    finally:
        await computers.stop()
        await bus.stop()


class Slow:
    """A worker's own computers, which think until they are told to go on."""

    def __init__(self):
        self.begun: list[bytes] = []
        self.ended = 0
        self.go_on = asyncio.Event()

    async def answer(self, data):
        self.begun.append(data)
        try:
            await self.go_on.wait()
        finally:
            self.ended += 1
        return b"null"

    def expect(self):
        pass

    async def stop(self):
        pass


@asynccontextmanager
async def worker(nats, own, at_once=1):
    stop, ready = asyncio.Event(), asyncio.Event()
    running = asyncio.create_task(Worker(nats.address, own, at_once).run(stop, ready.set))
    await ready.wait()
    try:
        yield stop, running
    finally:
        own.go_on.set()
        stop.set()
        await running


async def seen(true, seconds=30.0):
    end = monotonic() + seconds
    while not true():
        assert monotonic() < end, "it did not come about"
        await asyncio.sleep(0.01)


def run(coroutine):
    return asyncio.run(asyncio.wait_for(coroutine, 90))


def test_a_task_is_small():
    for number, level in enumerate(("beginner", "machine")):
        assert len(msgspec.json.encode(task(number, level))) < 32_000


def test_workers_answer_as_the_server_would(nats):
    async def work():
        async with asking(nats) as (computers, own):
            answers = await asyncio.gather(*(computers.think(task(k)) for k in range(6)))
            assert answers == [think(task(k)) for k in range(6)]
            assert own.asked == 0

    with players(nats, "--at-once", "2"):
        run(work())


def test_without_workers_the_server_plays(nats):
    async def work():
        async with asking(nats) as (computers, own):
            began = monotonic()
            assert await computers.think(task()) == think(task())
            assert own.asked == 1
            return monotonic() - began

    assert run(work()) < nats_computers.FIRST  # NATS itself says that nobody is there


def test_a_silent_nats_is_not_waited_for(nats):
    async def work():
        async with asking(nats) as (computers, own):
            nats.send(signal.SIGSTOP)
            try:
                assert await computers.think(task()) == think(task())
                assert own.asked == 1
            finally:
                nats.send(signal.SIGCONT)

    run(work())


def test_what_nobody_wants_any_more_is_stopped(nats):
    async def work():
        own = Slow()
        async with worker(nats, own), asking(nats) as (computers, _):
            tasks = [asyncio.create_task(computers.think(task(k))) for k in range(2)]
            await seen(lambda: own.begun)
            assert computers.waiting == 2
            first = msgspec.json.encode(task(0)) == own.begun[0]
            tasks[0 if first else 1].cancel()
            await seen(lambda: len(own.begun) == 2)  # its place was taken by the other
            assert own.ended == 1
            own.go_on.set()
            assert await tasks[1 if first else 0] is None
            assert computers.waiting == 0

    run(work())


def test_a_worker_stops_when_its_asker_is_gone(nats):
    async def work():
        own = Slow()
        async with worker(nats, own):
            async with asking(nats) as (computers, _):
                asked = asyncio.create_task(computers.think(task()))
                await seen(lambda: own.begun)
                computers._cancel = lambda *_: None  # as a process that is killed
            asked.cancel()
            await seen(lambda: own.ended == 1)

    run(work())


def test_busy_workers_are_not_given_more_than_they_take(nats):
    async def work():
        own = Slow()
        async with worker(nats, own, 2), asking(nats) as (computers, other):
            tasks = [asyncio.create_task(computers.think(task(k))) for k in range(9)]
            await seen(lambda: len(own.begun) == 2)
            await asyncio.sleep(1.0)
            assert len(own.begun) == 2
            own.go_on.set()
            assert await asyncio.gather(*tasks) == [None] * 9
            assert len(own.begun) == 9
            assert other.asked == 0

    run(work())


def test_who_is_asked_to_end_finishes_and_gives_back_the_rest(nats):
    async def work():
        first, second = Slow(), Slow()
        async with asking(nats) as (computers, own):
            async with worker(nats, first) as (stop, running):
                tasks = [asyncio.create_task(computers.think(task(k))) for k in range(2)]
                await seen(lambda: first.begun)
                async with worker(nats, second):
                    second.go_on.set()
                    stop.set()
                    await seen(lambda: len(second.begun) == 1)
                    assert not running.done()
                    first.go_on.set()
                    assert await asyncio.gather(*tasks) == [None, None]
            assert (len(first.begun), own.asked) == (1, 0)

    run(work())


def test_a_worker_that_is_killed_costs_a_few_seconds(nats):
    """Two processes of players; whoever has the task is killed."""

    async def work(first):
        async with asking(nats) as (computers, _):
            tasks = [asyncio.create_task(computers.think(task(k, "expert"))) for k in range(3)]
            await seen(lambda: computers.waiting == 3)
            first.send_signal(signal.SIGKILL)
            began = monotonic()
            answers = await asyncio.gather(*tasks)
            took = monotonic() - began
            assert answers == [think(task(k, "expert")) for k in range(3)]
            return took

    with players(nats) as first, players(nats):
        assert run(work(first)) < 20.0


def test_asked_to_end_a_process_ends_cleanly(nats):
    with players(nats) as running:
        running.send_signal(signal.SIGTERM)
        assert running.wait(20) == 0
        assert '"level":"error"' not in running.stderr.read().replace(" ", "")


def test_computers_play_by_workers_in_a_real_game(database, nats):
    async def play(host):
        room, cookie = await opened(host, COMPUTERS)
        async with Page.at(host, room, cookie) as page:
            await page.until(lambda m: m["type"] == "news" and m["seq"] >= 7)

    with players(nats), server(database, nats.address) as (_, host):
        run(play(host))


@pytest.mark.parametrize("number", ["0", "-1", "x", "999", "1.5", ""])
def test_bad_numbers_are_refused(capsys, number):
    assert main(["server", "players", "--bus", "nats://127.0.0.1:1", "--at-once", number]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)


def test_without_an_address_it_says_so(capsys, monkeypatch):
    monkeypatch.delenv("CARROM_BUS", raising=False)
    assert main(["server", "players"]) == 2
    assert "--bus nats://" in capsys.readouterr().err
