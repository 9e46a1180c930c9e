"""Whoever means harm gets a typed answer, changes nothing, and the room goes on."""

import asyncio

import httpx
import pytest
import websockets

from carrom.match.record import check, parse
from carrom.players import LEVELS
from tests.server.senseless import FORBIDDEN, SENSELESS, STRIKE
from tests.server.serving import Page, opened, served
from tests.server.test_rooms import played


async def goes_on(host, room, cookie, seq):
    """The log is as it was, is sound, and a stroke can be played."""
    async with Page.at(host, room, cookie) as page:
        await page.until(lambda m: m["type"] == "news")
        assert page.news["seq"] == seq
        assert (await page.act(**STRIKE))["seq"] == seq + 1
    async with httpx.AsyncClient(base_url=f"http://{host}") as client:
        parsed = parse((await client.get(f"/api/rooms/{room}/record")).content)
    assert check(parsed) is None
    assert len(parsed.events) == seq + 1


async def ready(host, **terms):
    """A room before its first stroke."""
    room, cookie = await opened(host, **terms)
    async with Page.at(host, room, cookie) as page:
        await page.to_the_first_stroke()
        return room, cookie, page.news["seq"]


def refused_in_words(answer):
    assert answer["type"] == "refused", answer
    said = answer["said"]
    return said["en"] != said["fr"] and answer["kind"]


def test_messages(tmp_path):
    async def play():
        async with served(tmp_path) as host:
            room, cookie, seq = await ready(host)
            async with Page.at(host, room, cookie) as page:
                await page.until(lambda m: m["type"] == "news")
                for told in SENSELESS:
                    await page.send(told)
                    assert refused_in_words(await page.receive()) == "malformed", told
            async with Page.at(host, room, cookie) as page:
                await page.until(lambda m: m["type"] == "news")
                await page.connection.send(b'{"type": "hello"}')
                assert refused_in_words(await page.receive()) == "malformed"
                await page.connection.send(b"\x00\xff" * 100)
                assert refused_in_words(await page.receive()) == "malformed"
                for act in FORBIDDEN:
                    assert refused_in_words(await page.act(**act)) not in (False, "malformed"), act
                turned = await page.act("turn", degrees=1e308)  # strange, but an angle
                assert turned == {"type": "done", "id": turned["id"], "seq": seq + 1}
                seq += 1
                for wrong in (-1, 0, seq + 1, 2**62):
                    assert refused_in_words(await page.act(**STRIKE, seq=wrong)) == "stale"
            await goes_on(host, room, cookie, seq)

    played(play())


def test_a_stroke_of_the_computer_is_not_a_person_s(tmp_path):
    async def play():
        async with served(tmp_path) as host:
            players = ({"name": "Ada"}, {"name": "Machine", "chair": "beginner"})
            room, cookie = await opened(host, players)
            async with Page.at(host, room, cookie) as page:
                await page.until(lambda m: m["type"] == "news")
                assert page.you == ["p1"]
                for act in (
                    {"act": "name-breaker", "player": "p2"},
                    {"act": "choose", "choice": "break"},
                ):
                    assert refused_in_words(await page.act(**act)) in ("not-yours", "not-now")
                assert page.news["seq"] == 0
            for name in (
                "carrom-seat=",
                "carrom-seat=" + "a" * 4000,
                'carrom-seat="\\377"',
                "=;=,",
            ):
                async with Page.at(host, room, name) as page:
                    await page.until(lambda m: m["type"] == "news")
                    assert page.you == []
                    assert refused_in_words(await page.act("toss")) == "not-yours"

    played(play())


def test_too_large_and_too_many(tmp_path):
    async def play():
        async with served(tmp_path) as host:
            room, cookie, seq = await ready(host)
            async with Page.at(host, room, cookie) as page:
                await page.until(lambda m: m["type"] == "news")
                await page.send(" " * 4096)
                assert refused_in_words(await page.receive()) == "malformed"
                await page.send("é" * 2049)
                with pytest.raises(websockets.ConnectionClosed, match="1009"):
                    await page.receive()
            async with Page.at(host, room, cookie) as page:
                await page.connection.send(b"x" * 4097)
                with pytest.raises(websockets.ConnectionClosed, match="1009"):
                    await page.until(lambda m: False)
            async with Page.at(host, room, cookie) as page:  # its hello is the first message
                await page.until(lambda m: m["type"] == "news")
                for _ in range(160):
                    await page.send("{}")
                answers: list[str] = []
                with pytest.raises(websockets.ConnectionClosed, match="4008"):
                    await hear(page, answers)
                assert 99 <= len(answers) < 160
            await goes_on(host, room, cookie, seq)

    played(play())


async def hear(page, answers):
    while True:
        answers.append(refused_in_words(await page.receive()))


def test_pages_of_other_origins(tmp_path):
    async def play():
        async with served(tmp_path) as host:
            room, cookie, seq = await ready(host)
            name, port = host.split(":")
            others = (
                "null",
                "http://evil.example",
                f"http://{name}",
                f"http://{name}:1",
                f"http://{host}.evil.example",
                f"http://{host}@evil.example",
                f"http://evil.example/{host}",
                f"http://evil.example#{host}",
                f"http://localhost:{port}",
                f"{host}",
            )
            for origin in others:
                with pytest.raises(websockets.InvalidStatus, match="403"):
                    await look(host, room, cookie, origin)
            with pytest.raises(websockets.InvalidStatus, match="403"):
                await look(host, room, cookie, None)
            async with httpx.AsyncClient(base_url=f"http://{host}") as client:
                for origin in others:
                    answer = await client.get(f"/api/rooms/{room}", headers={"origin": origin})
                    assert answer.status_code == 403, origin
                    assert told_in_words(answer)
            await goes_on(host, room, cookie, seq)

    played(play())


async def look(host, room, cookie, origin):
    address = f"ws://{host}/api/rooms/{room}/socket"
    headers = {"Cookie": cookie}
    async with websockets.connect(address, additional_headers=headers, origin=origin):
        pass


def told_in_words(answer):
    detail = answer.json()["detail"]
    return detail["en"] != detail["fr"]


def test_rooms_that_cannot_be(tmp_path):
    async def play():
        async with served(tmp_path) as host:
            room, cookie, seq = await ready(host)
            names = (
                room[:-1],
                room + "a",
                room.swapcase(),
                "..%2f..%2fetc%2fpasswd",
                "%00",
                "%ff",
                "é",
                "'%20or%201=1--",
                "a" * 41,
                "a" * 5000,
            )
            async with httpx.AsyncClient(base_url=f"http://{host}") as client:
                for name in names:
                    for address in (f"/api/rooms/{name}", f"/api/rooms/{name}/record"):
                        answer = await client.get(address)
                        assert answer.status_code in (404, 422), address
                        assert told_in_words(answer)
                answer = await client.delete(f"/api/rooms/{room}")
                assert answer.status_code == 405
                assert told_in_words(answer)
                assert told_in_words(await client.get("/api/nothing"))
            for name in names:
                with pytest.raises((websockets.ConnectionClosed, websockets.InvalidStatus)) as told:
                    await missing(host, name, cookie)
                assert any(code in str(told.value) for code in ("4004", "403")), name
            await goes_on(host, room, cookie, seq)

    played(play())


async def missing(host, name, cookie):
    async with Page.at(host, name, cookie) as page:
        await page.receive()


def test_a_request_names_a_level_and_never_code(tmp_path):
    """Players of one's own are for the command line: over the web they would run anybody's code."""
    made = tmp_path / "made"
    chairs = (
        "tests.players.own_players:Random",
        "os:getcwd",
        f"program:touch {made}",
        "expert,hand=0-0-0",
        "expert,budget=1000000",
        "expert-1",
        "machine-2",
        "",
        None,
        ["expert"],
    )

    async def play():
        async with served(tmp_path) as host, httpx.AsyncClient(base_url=f"http://{host}") as client:
            for chair in chairs:
                players = [{"name": "Ada"}, {"name": "Ben", "chair": chair}]
                answer = await client.post("/api/rooms", json={"players": players})
                assert answer.status_code == 422, chair
                assert told_in_words(answer)
            for level in LEVELS:
                await opened(host, [{"name": "Ada"}, {"name": "Ben", "chair": level}])

    played(play())
    assert not made.exists()


def test_bodies_and_headers(tmp_path):
    async def chunks():
        for _ in range(100):
            yield b" " * 4096

    async def play():
        async with served(tmp_path) as host:
            room, cookie, seq = await ready(host)
            async with httpx.AsyncClient(base_url=f"http://{host}", timeout=20) as client:
                kind = {"content-type": "application/json"}
                for body, status in (
                    (b" " * 64 * 1024, 422),
                    (b" " * (64 * 1024 + 1), 413),
                    (b"x" * 3_000_000, 413),
                    (chunks(), 413),
                    (b"[" * 60_000, 422),
                    (b'{"a":' * 10_000, 422),
                    (b"\xff\xfe\x00", 422),
                    (b"NaN", 422),
                    (b'{"players": NaN}', 422),
                    (b'{"players": [{"name": "\\ud800"}, {"name": "b"}]}', 422),
                    (b'{"players": [{"name": "\\u001b[2J"}, {"name": "b"}]}', 422),
                    (b'{"players": [{"name": " "}, {"name": "b"}]}', 422),
                    (b'{"players": [{"name": "a"}, {"name": "b"}], "single_board": 1}', 422),
                    (b"", 422),
                ):
                    answer = await client.post("/api/rooms", content=body, headers=kind)
                    assert answer.status_code == status, (body, answer.text)
                    assert told_in_words(answer)
                form = await client.post("/api/rooms", data={"players": "a"})
                assert form.status_code == 422
                wrong = {"players": [{"name": "a"}, {"name": "b", "chair": "throne"}]}
                answer = await client.post("/api/rooms", json=wrong)
                assert answer.json()["detail"]["field"] == "players.1.chair"
            await large_header(host)
            await goes_on(host, room, cookie, seq)

    played(play())


async def large_header(host):
    """A header without end: the server does not wait for it."""
    name, port = host.split(":")
    reader, writer = await asyncio.open_connection(name, int(port))
    writer.write(b"GET /healthz HTTP/1.1\r\nHost: a\r\nX-Large: " + b"x" * 200_000)
    await writer.drain()
    assert (await reader.readline()).split()[1] in (b"400", b"431")
    writer.close()
