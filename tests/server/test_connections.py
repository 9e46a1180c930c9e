"""Connections that say nothing, half of something or too much: real sockets, and everybody else is answered."""

import asyncio
import json
import socket
import struct
from contextlib import asynccontextmanager
from time import monotonic

import httpx
import pytest

from carrom.server.http import app, http_protocol
from tests.server.serving import Page, opened, served

ASK = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST /api/replays HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n"


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Limits short enough to wait for."""
    for name, seconds in {"HEADERS": 0.6, "PART": 0.6, "LINGER": 0.6, "UNREAD": 0.6}.items():
        monkeypatch.setattr(http_protocol, name, seconds)


def run(work):
    return asyncio.run(asyncio.wait_for(work, 90))


@asynccontextmanager
async def connected(host, local=None):
    name, port = host.split(":")
    reader, writer = await asyncio.open_connection(name, int(port), local_addr=local)
    try:
        yield reader, writer
    finally:
        writer.close()


async def ended(reader):
    """What still comes until the server lets go."""
    try:
        return await asyncio.wait_for(reader.read(), 20)
    except ConnectionResetError:
        return b""


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (b"", b""),
        (b"GET /heal", b"HTTP/1.1 408"),
        (b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: ", b"HTTP/1.1 408"),
        (POST + b"Content-Length: 1000\r\n\r\nabc", b"HTTP/1.1 408"),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n", b"HTTP/1.1 408"),
    ],
)
def test_half_a_request_is_waited_for_so_long_and_no_longer(tmp_path, caplog, sent, answer):
    async def work():
        async with served(tmp_path) as host, connected(host) as (reader, writer):
            began = monotonic()
            writer.write(sent)
            assert (await ended(reader)).startswith(answer)
            assert monotonic() - began < 10.0

    run(work())
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


def test_bytes_that_trickle_do_not_stretch_the_time_for_headers(tmp_path):
    async def work():
        async with served(tmp_path) as host, connected(host) as (reader, writer):
            writer.write(b"GET /healthz HTTP/1.1\r\n")

            async def trickle():
                while True:
                    writer.write(b"X-Slow: a\r\n")
                    await asyncio.sleep(0.1)

            sending = asyncio.create_task(trickle())
            began = monotonic()
            await ended(reader)
            sending.cancel()
            assert monotonic() - began < 10.0

    run(work())


def test_after_an_answer_the_next_half_request_has_its_time_too(tmp_path):
    async def work():
        async with served(tmp_path) as host, connected(host) as (reader, writer):
            for _ in range(2):
                writer.write(ASK)
                await reader.readuntil(b"}")
            writer.write(b"GET /he")
            assert (await ended(reader)).startswith(b"HTTP/1.1 408")

    run(work())


def test_a_body_that_comes_slowly_but_comes_is_read(tmp_path, monkeypatch):
    monkeypatch.setattr(http_protocol, "PART", 2.0)

    async def work():
        body = json.dumps({"players": [{"name": "Ada"}, {"name": "Ben"}]}).encode()
        head = b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        async with served(tmp_path) as host, connected(host) as (reader, writer):
            writer.write(head + b"Content-Length: %d\r\n\r\n" % len(body))
            for k in range(0, len(body), 12):
                writer.write(body[k : k + 12])
                await asyncio.sleep(0.5)
            assert b"201" in await reader.readline()

    run(work())


def test_hundreds_of_silent_connections_keep_nobody_out(tmp_path, monkeypatch):
    """They wait for longer than anybody else would: those that came first are let go."""
    monkeypatch.setattr(http_protocol, "HEADERS", 60.0)
    monkeypatch.setattr(http_protocol, "MOST_WAITING", 100)
    monkeypatch.setattr(http_protocol, "MOST_OF_ONE", 60)

    async def work():
        async with served(tmp_path) as host:
            room, cookie = await opened(host)
            async with Page.at(host, room, cookie) as page:
                await page.to_the_first_stroke()
                name, port = host.split(":")
                silent = []
                for k in range(300):
                    local = (f"127.0.0.{2 + k % 5}", 0)
                    silent.append(await asyncio.open_connection(name, int(port), local_addr=local))
                    silent[-1][1].write(b"GET /" if k % 2 else b"")
                async with httpx.AsyncClient(base_url=f"http://{host}", timeout=20) as client:
                    for _ in range(20):
                        assert (await client.get("/healthz")).status_code == 200
                answer = await page.act("strike", x=0.0, angle=90.0, speed=4.0)
                assert answer["type"] == "done"
                first = await ended(silent[0][0])
                assert first in (b"", http_protocol.LATE)
                for _, writer in silent:
                    writer.close()

    run(work())


async def socket_status(host, room, local, kept, forwarded=""):
    """Ask for a socket from an address, perhaps in somebody's name; return the status."""
    told = f"X-Forwarded-For: {forwarded}\r\n" if forwarded else ""
    ask = (
        f"GET /api/rooms/{room}/socket HTTP/1.1\r\nHost: {host}\r\n{told}"
        f"Origin: http://{host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    name, port = host.split(":")
    reader, writer = await asyncio.open_connection(name, int(port), local_addr=(local, 0))
    kept.append(writer)
    writer.write(ask.encode())
    return int((await asyncio.wait_for(reader.readline(), 20)).split()[1])


def test_of_one_address_so_many_sockets(tmp_path, monkeypatch):
    monkeypatch.setattr(app, "MOST_SOCKETS", 3)

    async def work():
        async with served(tmp_path) as host:
            room, _ = await opened(host)
            kept: list[asyncio.StreamWriter] = []

            async def status(local, forwarded=""):
                return await socket_status(host, room, local, kept, forwarded)

            assert [await status("127.0.0.9") for _ in range(4)] == [101] * 3 + [429]
            assert await status("127.0.0.9", "203.0.113.1") == 429  # nobody speaks for others here
            assert await status("127.0.0.8") == 101
            assert [await status("127.0.0.1") for _ in range(5)] == [101] * 5
            kept[0].close()
            while await status("127.0.0.9") == 429:  # noqa: ASYNC110 - the server is to notice
                await asyncio.sleep(0.05)
            for writer in kept:
                writer.close()

    run(work())


@pytest.mark.parametrize("proxy", ["127.0.0.1", "127.0.0.9"])
def test_sockets_are_counted_for_whom_a_proxy_speaks(tmp_path, monkeypatch, proxy):
    """A proxy has as many as it needs, each of its clients as many as anybody, on any machine."""
    monkeypatch.setattr(app, "MOST_SOCKETS", 3)

    async def work():
        async with served(tmp_path, proxies=[proxy]) as host:
            room, _ = await opened(host)
            kept: list[asyncio.StreamWriter] = []
            for client in ("203.0.113.1", "203.0.113.2"):
                answers = [await socket_status(host, room, proxy, kept, client) for _ in range(4)]
                assert answers == [101] * 3 + [429]
            for k in range(6):  # two addresses of one household
                home = f"2001:db8::{k}"
                assert await socket_status(host, room, proxy, kept, home) == (101, 429)[k >= 3]
            for writer in kept:
                writer.close()

    run(work())


def test_a_proxy_may_have_more_connections_that_wait(tmp_path, monkeypatch):
    monkeypatch.setattr(http_protocol, "MOST_OF_ONE", 3)
    monkeypatch.setattr(http_protocol, "HEADERS", 60.0)

    async def work():
        async with served(tmp_path, proxies=["127.0.0.9"]) as host:
            name, port = host.split(":")
            kept = [
                await asyncio.open_connection(name, int(port), local_addr=(local, 0))
                for local in ["127.0.0.9", "127.0.0.8"] * 6
            ]
            assert await ended(kept[1][0]) == b""
            for reader, writer in kept[::2]:
                writer.write(ASK)
                assert (await asyncio.wait_for(reader.readline(), 20)).split()[1] == b"200"
            for _, writer in kept:
                writer.close()

    run(work())


def test_players_come_in_however_many_watch(tmp_path, monkeypatch):
    monkeypatch.setattr(app, "MOST_PAGES", 2)

    async def work():
        async with served(tmp_path) as host:
            room, cookie = await opened(host)
            async with Page.at(host, room) as one, Page.at(host, room) as two:
                for page in (one, two):
                    await page.until(lambda m: m["type"] == "news")
                async with Page.at(host, room) as late:
                    assert (await late.receive())["kind"] == "full"
                async with Page.at(host, room, cookie) as player:
                    await player.to_the_first_stroke()

    run(work())


@pytest.mark.parametrize("chunked", [True, False])
def test_a_body_over_the_limit_is_answered_and_not_reset(tmp_path, monkeypatch, chunked):
    """The whole body is sent before the answer is read, as plain clients do."""
    for name in ("PART", "LINGER"):
        monkeypatch.setattr(http_protocol, name, 30.0)
    part = b"x" * 65536

    async def work():
        async with served(tmp_path) as host, connected(host) as (reader, writer):
            size = 400 * len(part)
            if chunked:
                writer.write(POST + b"Transfer-Encoding: chunked\r\n\r\n")
            else:
                writer.write(POST + b"Content-Length: %d\r\n\r\n" % size)
            for _ in range(400):
                writer.write(b"10000\r\n" + part + b"\r\n" if chunked else part)
                await writer.drain()
            if chunked:
                writer.write(b"0\r\n\r\n")
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 20)
            assert head.startswith(b"HTTP/1.1 413"), head
            told = json.loads(await asyncio.wait_for(reader.readuntil(b"}}"), 20))
            assert "8192" in told["detail"]["en"].replace(",", "")
            writer.write(ASK)
            assert b"200" in await asyncio.wait_for(reader.readline(), 20)

    run(work())


def test_a_body_without_end_is_not_read_for_ever(tmp_path, monkeypatch):
    monkeypatch.setattr(http_protocol, "PART", 30.0)  # the machine may be busy

    async def work():
        async with served(tmp_path) as host, connected(host) as (reader, writer):
            writer.write(POST + b"Transfer-Encoding: chunked\r\n\r\n")

            async def pour():
                while True:
                    writer.write(b"10000\r\n" + b"x" * 65536 + b"\r\n")
                    await writer.drain()
                    await asyncio.sleep(0.0002)

            pouring = asyncio.create_task(pour())
            assert b"413" in await asyncio.wait_for(reader.readline(), 60)
            began = monotonic()
            await ended(reader)
            assert monotonic() - began < 10.0
            pouring.cancel()
            await asyncio.gather(pouring, return_exceptions=True)

    run(work())


def test_whoever_hangs_up_in_an_upload_is_no_error(tmp_path, caplog):
    async def work():
        async with served(tmp_path) as host:
            for path in ("/api/replays", "/api/replays/analysis", "/api/rooms", "/api/book/ruling"):
                async with connected(host) as (_, writer):
                    head = (
                        f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n"
                    )
                    writer.write(head.encode() + b"abc")
                    await writer.drain()
                    own = writer.get_extra_info("socket")
                    own.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            async with httpx.AsyncClient(base_url=f"http://{host}") as client:
                assert (await client.get("/healthz")).status_code == 200

    run(work())
    assert not [each for each in caplog.records if each.levelname == "ERROR"], caplog.text


def test_an_answer_that_nobody_reads_is_let_go(tmp_path):
    async def work():
        async with served(tmp_path, unread=4096) as host:
            name, port = host.split(":")
            deaf = socket.socket()
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            deaf.connect((name, int(port)))
            for _ in range(40):
                deaf.send(b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n")
            loop = asyncio.get_running_loop()
            end = loop.time() + 20
            while _open(deaf):
                assert loop.time() < end
                await asyncio.sleep(0.1)
            deaf.close()

    run(work())


def _open(deaf):
    """Whether the other side still takes what is sent."""
    try:
        deaf.send(b"\r\n", socket.MSG_DONTWAIT)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return True


def test_what_is_written_is_sent_at_once(tmp_path):
    found = []

    class Seen(http_protocol.Requests):
        def data_received(self, data):
            own = self.transport.get_extra_info("socket")
            found.append(own.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            super().data_received(data)

    async def work():
        async with served(tmp_path, http=Seen) as host:
            room, cookie = await opened(host)
            async with Page.at(host, room, cookie) as page:
                await page.to_the_first_stroke()

    run(work())
    assert found
    assert all(found)
