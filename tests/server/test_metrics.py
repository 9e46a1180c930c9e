"""The figures of a server, and what each request is called in its logs."""

import asyncio
import json
import re
from pathlib import Path

import httpx
from prometheus_client.parser import text_string_to_metric_families

from carrom import __version__
from carrom.server import logs
from carrom.server.http.request_ids import RequestIds
from tests.server.serving import Page, opened, serving

ENDS = ("_created", "_sum", "_count")


def figures(text):
    """Every sample by its name; of histograms the sums and counts."""
    families = text_string_to_metric_families(text)
    return {
        sample.name: sample.value
        for family in families
        for sample in family.samples
        if "le" not in sample.labels
    }


async def asked(host):
    async with httpx.AsyncClient() as client:
        answer = await client.get(f"http://{host}/metrics")
        assert answer.headers["content-type"].startswith("text/plain")
        return figures(answer.text), answer.text


def test_what_happens_is_counted(tmp_path):
    async def play():
        async with serving(tmp_path, ping=0.05) as (host, rooms):
            before, text = await asked(host)
            assert f'carrom_build_info{{page="",version="{__version__}"}} 1.0' in text
            assert before["carrom_rooms"] == before["carrom_sockets"] == 0
            assert before["carrom_strokes_total"] == 0
            room, cookie = await opened(host)
            async with Page.at(host, room, cookie) as page, Page.at(host, room):
                await page.to_the_first_stroke()
                await page.act("strike", x=0.0, angle=90.0, speed=5.0)
                while not (now := (await asked(host))[0])["carrom_page_lag_seconds_count"]:
                    pass
            assert (now["carrom_rooms"], now["carrom_sockets"]) == (1, 2)
            assert now["carrom_strokes_total"] == now["carrom_ruling_seconds_count"] == 1
            assert now["carrom_append_seconds_count"] == rooms.cache.here(room).seq
            assert 0 < now["carrom_append_seconds_sum"] < 5
            assert now["carrom_event_loop_lag_seconds_count"] >= 0
            assert now["carrom_writer_queue"] == now["carrom_computers_queue"] == 0
            assert now["process_resident_memory_bytes"] > 1e6

    asyncio.run(asyncio.wait_for(play(), 60))


def test_two_servers_in_one_process_count_apart(tmp_path):
    async def play():
        async with serving(tmp_path) as (one, _):
            (tmp_path / "b").mkdir()
            async with serving(tmp_path / "b") as (two, _):
                room, cookie = await opened(one)
                async with Page.at(one, room, cookie) as page:
                    await page.until(lambda m: m["type"] == "news")
                    assert (await asked(one))[0]["carrom_sockets"] == 1
                    assert (await asked(two))[0]["carrom_sockets"] == 0

    asyncio.run(asyncio.wait_for(play(), 60))


def test_events_name_their_room_and_request(tmp_path, caplog):
    async def play():
        async with serving(tmp_path) as (host, _), httpx.AsyncClient() as client:
            room, cookie = await opened(host)
            forged = {"x-request-id": "forged", "x-forwarded-for": "9.9.9.9"}
            answer = await client.get(f"http://{host}/api/rooms/{room}", headers=forged)
            async with Page.at(host, room, cookie) as page:
                await page.to_the_first_stroke()
                await page.act("toss")
                name = page.connection.response.headers["x-request-id"]
            return room, answer.headers["x-request-id"], name

    caplog.set_level("DEBUG", logs.LOGGER.name)
    room, read, socket = asyncio.run(asyncio.wait_for(play(), 60))
    events = [json.loads(logs.JsonLines().format(record)) for record in caplog.records]
    (request,) = [e for e in events if e.get("request") == read and e["event"] == "request"]
    assert (request["room"], request["kind"]) == (room, "GET /api/rooms/{room}")
    assert request["code"] == 200
    assert read != "forged"
    (refused,) = [e for e in events if e["event"] == "refused"]
    assert (refused["request"], refused["room"]) == (socket, room)


def test_a_request_that_fails_is_answered_and_logged(caplog):
    async def broken(scope, receive, send):
        raise ZeroDivisionError

    async def ask():
        transport = httpx.ASGITransport(RequestIds(broken))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.get("/api/rooms/abc", headers={"x-request-id": "of-a-proxy"})

    answer = asyncio.run(ask())
    assert answer.status_code == 500
    assert answer.json()["detail"]["fr"]
    assert answer.headers["x-request-id"] == "of-a-proxy"
    (failed,) = [json.loads(logs.JsonLines().format(record)) for record in caplog.records]
    assert (failed["event"], failed["room"], failed["request"]) == (
        "request-failed",
        "abc",
        "of-a-proxy",
    )
    assert "ZeroDivisionError" in failed["trace"]


def test_the_dashboard_asks_for_what_there_is(tmp_path):
    file = Path(__file__).parents[2] / "deploy/grafana/carrom.json"
    panels = json.loads(file.read_text())["panels"]
    asks = [target["expr"] for panel in panels for target in panel["targets"]]
    wanted = {name for ask in asks for name in re.findall(r"\b(?:carrom|process)_[a-z_]+", ask)}

    async def names():
        async with serving(tmp_path) as (host, _):
            _, text = await asked(host)
            samples = [s.name for f in text_string_to_metric_families(text) for s in f.samples]
            return set(samples)

    there = asyncio.run(names())
    assert wanted <= there
    assert {
        name for name in there if name.startswith("carrom_") and not name.endswith(ENDS)
    } <= wanted
