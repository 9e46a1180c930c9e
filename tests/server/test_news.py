"""What a page is sent when it comes, comes back, or sleeps."""

import asyncio
import base64
import os
import socket

import httpx
import pytest

from carrom.server.http import page_news, page_sender
from carrom.server.http import socket as socket_module
from tests.server.serving import Page, opened, served, serving
from tests.server.test_rooms import played

STRIKE = {"x": 0.0, "angle": 90.0, "speed": 5.0}


async def shuffle(page, count):
    """Add entries: turn the rosette again and again."""
    for k in range(count):
        assert (await page.act("turn", degrees=float(k % 90)))["type"] == "done"


async def to_ready(page):
    await page.until(lambda m: m["type"] == "news")
    for act, details in (("toss", {}), ("choose", {"choice": "break"}), ("sit", {}), ("sit", {})):
        if page.news["state"].get("phase") != "ready":
            assert (await page.act(act, **details))["type"] == "done"


async def looked(host, known, since=0):
    room, cookie = known
    async with Page.at(host, room, cookie, since=since) as page:
        return await page.until(lambda m: m["type"] == "news")


def test_motions_come_only_where_they_can_be_played(tmp_path, monkeypatch):
    monkeypatch.setattr(page_news, "MOST_PLAYED", 2)

    async def play():
        async with served(tmp_path) as host:
            known = await opened(host)
            async with Page.at(host, *known) as page:
                await page.to_the_first_stroke()
                start = page.news["seq"]
                for k in range(12):
                    aim = {"x": 0.0, "angle": 90.0 + k, "speed": 1.0 + 0.3 * k}
                    await page.act("strike", **aim)
                    if page.news["state"]["phase"] != "stroke":
                        break
                last = page.news["seq"]
                moved = [e["seq"] for e in page.entries if e["motion"]]
                assert len(moved) >= 2
                assert moved[0] == start + 1

            async def carried(since):
                news = await looked(host, known, since)
                assert [e["seq"] for e in news["entries"]] == list(range(since + 1, last + 1))
                assert "from" not in news
                return [e["seq"] for e in news["entries"] if e["motion"]]

            assert await carried(0) == moved[-1:]
            assert await carried(last - 2) == [seq for seq in moved if seq > last - 2]
            assert await carried(last) == []
            assert last - start > 2
            assert await carried(start) == moved[-1:]

    played(play())


def test_of_a_long_log_the_end_comes_first(tmp_path, monkeypatch):
    monkeypatch.setattr(page_news, "MOST_ENTRIES", 5)
    monkeypatch.setattr(socket_module, "MOST_MESSAGES", 1000)

    async def play():
        async with served(tmp_path) as host:
            known = await opened(host)
            async with Page.at(host, *known) as page:
                await to_ready(page)
                await shuffle(page, 12)
                last = page.news["seq"]
                whole = page.entries
            news = await looked(host, known)
            assert news["from"] == last - 4
            assert [e["seq"] for e in news["entries"]] == list(range(last - 4, last + 1))
            found = news["entries"]
            async with httpx.AsyncClient(base_url=f"http://{host}/api/rooms/{known[0]}/") as client:
                while found[0]["seq"] > 1:
                    asked = {"before": found[0]["seq"], "limit": 3}
                    older = (await client.get("entries", params=asked)).json()
                    assert older["from"] == older["entries"][0]["seq"]
                    found = [e | {"motion": None} for e in older["entries"]] + found
                assert found == whole
                for wrong in ({"before": 0}, {"before": 9, "limit": 0}, {"before": "x"}, {}):
                    assert (await client.get("entries", params=wrong)).status_code == 422

    played(play())


def test_rooms_that_nobody_has_open_are_let_go(tmp_path):
    async def play():
        async with serving(tmp_path) as (host, rooms):
            known = await opened(host)
            async with Page.at(host, *known) as page:
                await page.to_the_first_stroke()
                rooms.cache.let_go(0.0)
                assert len(rooms.cache) == 1
            for _ in range(500):
                rooms.cache.let_go(0.0)
                if not len(rooms.cache):
                    break
                await asyncio.sleep(0.01)
            assert len(rooms.cache) == 0
            async with Page.at(host, *known) as page:
                await page.until(lambda m: m["type"] == "news")
                assert (await page.act("strike", **STRIKE))["type"] == "done"

    played(play())


async def sleeper(host, room):
    """A page that says hello and never reads, with next to no room for what it is sent."""
    name, _, port = host.partition(":")
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    wire.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(wire, (name, int(port)))
    key = base64.b64encode(os.urandom(16)).decode()
    head = (
        f"GET /api/rooms/{room}/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    await loop.sock_sendall(wire, head.encode())
    answer = await loop.sock_recv(wire, 1000)
    assert b" 101 " in answer
    hello = b'{"type":"hello"}'
    await loop.sock_sendall(wire, bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return wire


async def taken(wire):
    """Take everything that was sent, to the end."""
    loop, data = asyncio.get_running_loop(), b""
    while part := await loop.sock_recv(wire, 65536):
        data += part
    return data


@pytest.mark.parametrize("wakes", [True, False])
def test_a_page_that_never_reads_is_let_go(tmp_path, monkeypatch, wakes):
    monkeypatch.setattr(page_sender, "PATIENCE", 0.5)
    monkeypatch.setattr(socket_module, "MOST_MESSAGES", 10_000)

    async def play():
        async with serving(tmp_path, unread=4096) as (host, rooms):
            known = await opened(host)
            async with Page.at(host, *known) as page:
                await to_ready(page)
                wire = await sleeper(host, known[0])
                live = await rooms.room(known[0])
                while live.pages == 2 or page.news["seq"] < 10:
                    await shuffle(page, 1)
                    assert page.news["seq"] < 1000, "it was never let go"
                assert live.pages == 1
                assert (await page.act("play"))["type"] == "done"
                if wakes:
                    data = await taken(wire)
                    assert data.endswith(b"\x88\x02" + (4009).to_bytes(2, "big"))
                wire.close()

    played(play())
