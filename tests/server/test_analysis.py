"""Analyses over HTTP: streamed stroke by stroke, of finished rooms and of record files, kept and bounded."""

import asyncio
import json
from pathlib import Path
from time import monotonic
from typing import Any, get_args

import httpx
import pytest

from carrom import Match
from carrom.match.settings import Settings
from carrom.match.state import Phase
from carrom.players import LEVELS, computer
from carrom.players.analysis import Analysis
from carrom.server.http.analysis_requests import LevelName
from carrom.server.rooms import analyses
from carrom.server.rooms.analyses import Analyses, TooManyError
from carrom.server.rooms.replays import ReplayError
from carrom.store.store import Chair
from tests.server.serving import opened, serving

GOLDEN = Path(__file__).parents[1] / "golden" / "records" / "v2"


@pytest.fixture(scope="module")
def record():
    match = Match.new("Ada", "Ben", single_board=True)
    match.play({name: computer("beginner") for name in ("Ada", "Ben")}, seed=3)
    return match.record()


@pytest.fixture(autouse=True)
def _quick(monkeypatch):
    """Try few strokes: the figures are looked at elsewhere."""
    usual = Analysis

    def quick(match, hands, **options):
        return usual(match, hands, budget=60, tries=20, **options)

    monkeypatch.setattr(analyses, "Analysis", quick)


async def read(lines) -> list[dict[str, Any]]:
    told = b"".join([line async for line in lines])
    return [json.loads(line) for line in told.splitlines()]


def test_the_levels_are_those_of_the_players():
    assert get_args(LevelName) == tuple(LEVELS)


def test_a_room_and_its_record_are_analysed_line_by_line(tmp_path):
    async def run():
        async with serving(tmp_path, patient=False) as (host, rooms):
            settings = Settings(rules="simplified", a=("p1",), b=("p2",), single_board=True)
            chairs = dict.fromkeys(("p1", "p2"), Chair.BEGINNER)
            room, _ = await rooms.open(settings, {"p1": "Ada", "p2": "Ben"}, chairs)
            live = await rooms.room(room.id)
            with rooms.visit(live):
                assert live.driver
                await asyncio.wait_for(live.driver, 120)
            assert live.state.phase is Phase.OVER
            unfinished, _ = await opened(host)
            async with httpx.AsyncClient(base_url=f"http://{host}", timeout=120) as client:
                lines, free = [], []
                async with client.stream("GET", f"/api/rooms/{room.id}/analysis") as answer:
                    assert answer.status_code == 200
                    assert answer.headers["content-type"].startswith("application/x-ndjson")
                    async for line in answer.aiter_lines():
                        lines.append(json.loads(line))
                        start = monotonic()
                        assert (await client.get("/healthz")).status_code == 200
                        free.append(monotonic() - start)
                start = monotonic()
                again = await client.get(f"/api/rooms/{room.id}/analysis")
                quick = monotonic() - start
                data = (await client.get(f"/api/rooms/{room.id}/record")).content
                sent = await client.post("/api/replays/analysis?level=expert", content=data)
                missing = await client.get("/api/rooms/nowhere/analysis")
                early = await client.get(f"/api/rooms/{unfinished}/analysis")
                level = await client.get(f"/api/rooms/{room.id}/analysis?level=master")
                garbage = await client.post("/api/replays/analysis", content=b"\x00\n")
            return lines, free, again, quick, sent, (missing, early, level, garbage)

    lines, free, again, quick, sent, wrong = asyncio.run(asyncio.wait_for(run(), 240))
    first, *strokes, last = lines
    assert first == {"type": "started", "strokes": len(strokes)}
    assert len(strokes) > 5
    assert last["type"] == "done"
    assert [json.loads(line) for line in again.text.splitlines()] == lines
    assert quick < 2.0
    assert max(free) < 2.0  # the server answers others while it analyses
    of_file = [json.loads(line) for line in sent.text.splitlines()]
    assert [each.get("seq") for each in of_file] == [each.get("seq") for each in lines]
    # both are computers, whose hands are known whatever is supposed of people
    assert of_file == lines
    assert [each.status_code for each in wrong] == [404, 409, 422, 422]
    assert all(each.json()["detail"]["fr"] for each in wrong)


def test_an_analysis_that_nobody_reads_on_makes_room(record):
    async def run():
        found = Analyses()
        lines = await found.start(record, "club")
        assert json.loads(await anext(lines))["type"] == "started"
        waits = await found.start(record, "club")
        pending = asyncio.create_task(read(waits))
        await asyncio.sleep(0.05)
        assert not pending.done()
        await lines.aclose()
        told = await asyncio.wait_for(pending, 120)
        assert told[-1]["type"] == "done"
        assert await read(await found.start(record, "club")) == told

    asyncio.run(run())


def test_only_some_may_wait(record, monkeypatch):
    monkeypatch.setattr(analyses, "MOST_WAITING", 1)

    async def run():
        found = Analyses()
        lines = await found.start(record, "club")
        await anext(lines)
        with pytest.raises(TooManyError):
            await found.start(record, "expert")
        await lines.aclose()
        other = await found.start(record, "expert")
        assert json.loads(await anext(other))["type"] == "started"
        await other.aclose()

    asyncio.run(run())


def test_only_some_are_kept(record, monkeypatch):
    monkeypatch.setattr(analyses, "MOST_KEPT", 1)

    async def run():
        found = Analyses()
        await read(await found.start(record, "club"))
        await read(await found.start(record, "expert"))
        assert len(found._kept) == 1

    asyncio.run(run())


def test_one_that_takes_too_long_ends_where_it_is(record):
    ticks = iter(range(0, 100_000, 200))

    async def run():
        told = await read(await Analyses(lambda: next(ticks)).start(record, "club"))
        assert [each["type"] for each in told] == ["started", "stroke", "stopped"]
        assert "trop longtemps" in told[-1]["said"]["fr"]

    asyncio.run(run())


def test_a_real_board_and_a_torn_record(record):
    async def run():
        found = Analyses()
        told = await read(await found.start((GOLDEN / "club.jsonl").read_bytes(), "club"))
        assert [each["type"] for each in told] == ["started", "done"]
        assert told[0]["strokes"] == 0
        with pytest.raises(ReplayError):
            await found.start(record.replace(b"Ada", b"Eve", 1), "club")
        half = record[: len(record) // 2]  # up to where it is torn
        told = await read(await found.start(half, "club"))
        assert told[-1]["type"] == "done"
        assert told[0]["strokes"] > 1

    asyncio.run(run())
