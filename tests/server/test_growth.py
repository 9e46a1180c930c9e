"""What strangers may make that stays: so much by each address, and so much in all; what is kept is little."""

import asyncio
import sqlite3

import httpx
import pytest

from carrom.server.config import KEPT_DAYS, read_config
from carrom.server.http import desk_requests
from carrom.server.http.limits import Growth, Quota
from carrom.server.http.tournament_requests import MOST_OPENED
from carrom.server.tournaments.entry_checks import RefusedEntryError
from carrom.server.tournaments.tournaments import Entry, Tournaments
from tests.server.desks import at_desk, entry, struck
from tests.server.serving import served, serving
from tests.server.test_metrics import asked


def run(work):
    return asyncio.run(asyncio.wait_for(work, 120))


def test_a_quota_is_of_each_and_of_all():
    quota = Quota((3, 1e9), of_one=4, of_all=6)
    assert [quota.take("a") for _ in range(5)] == [True] * 3 + [False] * 2
    assert [quota.take("b") for _ in range(2)] == [True] * 2
    assert [quota.take("c") for _ in range(2)] == [True, False]
    day = Quota((100, 1.0), of_one=2, of_all=100)
    assert [day.take("a") for _ in range(3)] == [True, True, False]
    assert day.take("b")


def test_what_has_grown_enough_grows_no_more():
    growth = Growth(of_one=100, of_all=150)
    growth.spend("a", 99)
    assert growth.goes_on("a")
    growth.spend("a", 30)  # more than was left: what had begun is not cut off
    assert not growth.goes_on("a")
    assert growth.goes_on("b")
    growth.spend("b", 30)
    assert not growth.goes_on("b")
    assert growth.goes_on("")


def test_one_address_opens_so_many_tournaments_and_hardly_anything_is_kept_of_them(tmp_path):
    async def work():
        async with (
            serving(tmp_path, proxies=("127.0.0.1",)) as (host, _),
            httpx.AsyncClient(base_url=f"http://{host}", timeout=60) as client,
        ):

            async def opened(address):
                wanted = {"title": "Cup", "boards": 24}
                headers = {"x-forwarded-for": address}
                return await client.post("/api/tournaments", json=wanted, headers=headers)

            count = 0
            while (answer := await opened("192.0.2.1")).status_code == 201:
                count += 1
            assert answer.status_code == 429
            assert MOST_OPENED[0] <= count < 3 * MOST_OPENED[0]
            other = await opened("192.0.2.2")
            assert other.status_code == 201
            with sqlite3.connect(tmp_path / "carrom.sqlite") as database:
                (rows,) = database.execute("select count(*) from tournament_links").fetchone()
            assert rows == 4 * (count + 1)
            made = other.json()
            page = f"/api/tournaments/{made['tournament']}"
            links = (await client.get(f"{page}/links", headers={"x-link": made["secret"]})).json()
            tables = [each for each in links["links"] if each["role"] == "table"]
            assert len(tables) == 24
            for table in (tables[0], tables[-1]):
                secret = table["address"].rpartition("/")[2]
                view = (await client.get(page, headers={"x-link": secret})).json()
                assert (view["role"], view["board"]) == ("table", table["board"])
                typed = await client.get(f"/api/table-codes/{table['code']}")
                assert typed.json()["board"] == table["board"]
            figures, text = await asked(host)
            assert f'carrom_opened_total{{what="tournament"}} {count + 1}.0' in text
            assert figures["carrom_refused_total"] == 1

    run(work())


def test_a_log_grows_so_much_a_day(tmp_path):
    async def work():
        async with serving(tmp_path) as (_, rooms):
            kept = Tournaments(rooms, Growth(of_one=100, of_all=10**9))
            name, secret = await kept.open("Cup", "", None, 8)
            live = await kept.find(name)
            assert live is not None
            own = await kept.link(live, secret)
            terms = {"title": "Open", "method": "swiss", "rounds": 2, "rules": "international"}

            async def add(competition, address):
                fact = {"type": "competition-added", "competition": competition, "terms": terms}
                link = own._replace(address=address)
                return await kept.enter(live, link, live.seq, Entry(id=competition, fact=fact))

            assert await add("one", "a") == 1
            with pytest.raises(RefusedEntryError, match="many"):
                await add("two", "a")
            assert await add("one", "a") == 1  # said again
            assert await add("two", "b") == 2
            assert live.seq == 2

    run(work())


def test_the_logs_of_desks_grow_so_much_a_day(tmp_path, monkeypatch):
    monkeypatch.setattr(desk_requests, "GROWTH_OF_ONE", 5000)

    async def work():
        async with served(tmp_path) as host, at_desk(host) as (umpire, _):
            await umpire.to_the_first_stroke()
            for _ in range(20):
                by = umpire.view["stroke"]["by"]
                wanted = {
                    "pen": umpire.number,
                    "expected": umpire.seq,
                    "entries": [entry(struck(by))],
                }
                answer = await umpire.ask("POST", "/entries", json=wanted)
                if answer.status_code == 429:
                    break
                umpire.take(answer.json()["desk"])
            assert answer.status_code == 429
            assert set(answer.json()["detail"]) == {"en", "fr"}
            seq = umpire.seq
            assert 0 < (await umpire.look())["seq"] == seq  # looking costs nothing

    run(work())


@pytest.mark.parametrize(
    ("settings", "days"),
    [
        ({}, 0),
        ({"host": "0.0.0.0"}, KEPT_DAYS),
        ({"public_url": "https://carrom.example"}, KEPT_DAYS),
        ({"public_url": "https://carrom.example", "keep_days": "0"}, 0),
        ({"keep_days": "30"}, 30),
    ],
)
def test_unused_games_are_deleted_where_others_come(settings, days):
    assert read_config(None, settings, {}).kept_days == days
