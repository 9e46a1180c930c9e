"""Formats in rooms, at desks and in tournaments: as they are asked for, told, and enforced."""

import asyncio
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest

from carrom.match.facts import EnteredBoard, Tossed
from carrom.match.format import (
    MOST_BOARDS,
    MOST_MINUTES,
    MOST_POINTS,
    SHOOT_OUT_STROKES,
    USUAL,
    MatchFormat,
    Tie,
)
from carrom.match.settings import Team
from carrom.match.state import Phase
from tests.browser.preparing import kept
from tests.match.driving import Table
from tests.server.serving import Page, opened, served

ROOT = Path(__file__).resolve().parents[2]


def played(coroutine):
    return asyncio.run(asyncio.wait_for(coroutine, 120))


@pytest.mark.parametrize(
    ("terms", "told"),
    [
        ({"format": {"boards": 4, "points": 0}, "games": 1}, {"boards": 4, "points": 0}),
        ({"format": {"minutes": 45, "tie": "shoot-out"}}, {"minutes": 45, "tie": "shoot-out"}),
        ({"format": {}}, None),
        ({}, None),
    ],
)
def test_a_room_has_the_format_that_was_asked_for(tmp_path, terms, told):
    async def ask():
        async with served(tmp_path) as host:
            room, _ = await opened(host, **terms)
            async with httpx.AsyncClient(base_url=f"http://{host}") as client:
                settings = (await client.get(f"/api/rooms/{room}")).json()["settings"]
                assert settings.get("format") == told
                assert settings.get("games_to_win") == terms.get("games")
                people = {"players": [{"name": "Ada"}, {"name": "Ben"}]}
                for wrong in ({"boards": 13}, {"minutes": 0}, {"points": 0, "boards": 0}):
                    refused = await client.post("/api/rooms", json={**people, "format": wrong})
                    assert refused.status_code == 422
                desk = {"a": ["Ada"], "b": ["Ben"], "length": "one-game", **terms}
                desk.pop("games", None)
                answer = await client.post("/api/desk", json=desk)
                assert answer.status_code == 201, answer.text
                view = (await client.get(f"/api/desk/{answer.json()['room']}")).json()["view"]
                assert view["format"]["fr"].startswith("1 partie en ")
                assert (view["match_clock"], view["shoot_out"]) == (None, None)

    played(ask())


def test_in_a_room_no_board_begins_after_the_time_of_the_match(tmp_path):
    table = Table(format=MatchFormat(minutes=45), games_to_win=1)
    table.now = datetime.now(UTC) - timedelta(hours=1)
    table.seat().open()
    table.win(Team.A, 3)
    assert table.state.phase is Phase.READY
    room, token = kept(tmp_path, table)

    async def play():
        async with (
            served(tmp_path, patient=False) as host,
            Page.at(host, room, f"carrom-seat={token}") as page,
        ):
            await page.until(lambda m: m["type"] == "news")
            await page.act("play")
            while page.news["state"]["phase"] != "over":
                await page.receive()
            assert page.entries[-1]["fact"] == {"type": "time-ran-out", "timer": "match"}
            assert page.news["state"]["winner"] == "a"

    played(play())


def test_a_room_plays_a_shoot_out_and_shows_the_queen_alone(tmp_path):
    table = Table(format=MatchFormat(boards=2, tie=Tie.SHOOT_OUT), games_to_win=1).seat()
    for winner in (Team.A, Team.B):
        table.do(EnteredBoard(winner=winner, left=3, queen=winner.other))
    table.do(Tossed(winner=Team.A))
    room, token = kept(tmp_path, table, ben="beginner")

    async def play():
        async with served(tmp_path, patient=False) as host:
            async with Page.at(host, room, f"carrom-seat={token}") as page:
                await page.until(lambda m: m["type"] == "news")
                for _ in range(40):
                    state = page.news["state"]
                    if state["phase"] == "over":
                        break
                    assert page.news["layout"] == [{"piece": "queen", "at": [0.0, 0.0]}]
                    seq = page.news["seq"]
                    if state["turn"] == "ada":
                        await page.act("strike", x=0.0, angle=90.0, speed=2.0)
                    await page.until(lambda m, seq=seq: m["type"] == "news" and m["seq"] > seq)
                shots = [e for e in page.entries if e["fact"]["type"] == "shot-at-queen"]
                assert len(shots) >= 2
                assert all(e["fact"]["aim"] for e in shots)
            async with httpx.AsyncClient(base_url=f"http://{host}", timeout=60) as client:
                replay = (await client.get(f"/api/rooms/{room}/replay")).json()
                moved = [e for e in replay["entries"] if e["fact"]["type"] == "shot-at-queen"]
                assert moved
                assert all(e["motion"] for e in moved)

    played(play())


def test_the_page_offers_the_same_usual_formats():
    source = (ROOT / "web" / "src" / "lib" / "formats.ts").read_text(encoding="utf-8")
    found = dict(re.findall(r'^  "?([a-z-]+)"?: \{ (.*) \},$', source, re.MULTILINE))
    assert list(found) == list(USUAL)
    for name, told in found.items():
        figures = {word: int(number) for word, number in re.findall(r"(\w+): (\d+)", told)}
        assert MatchFormat(**figures) == USUAL[name]  # type: ignore[arg-type]
    most = {name: int(number) for name, number in re.findall(r"const (\w+) = (\d+);", source)}
    assert most == {
        "MOST_POINTS": MOST_POINTS,
        "MOST_BOARDS": MOST_BOARDS,
        "MOST_MINUTES": MOST_MINUTES,
        "SHOOT_OUT_STROKES": SHOOT_OUT_STROKES,
    }
