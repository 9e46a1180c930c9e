"""Seats: invited, taken, filled by computers, found again; and those who only watch."""

import asyncio
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any

import httpx
import pytest

from carrom.match.facts import ChangedChair
from carrom.match.record import check, parse
from carrom.messages import message
from carrom.server.clock import SteadyClock
from carrom.server.http import seat_requests
from carrom.server.http.seat_cookie import COOKIE
from carrom.server.http.seat_requests import MOST_WRONG
from carrom.server.rooms.codes import SIGNS
from carrom.texts import said
from tests.server.serving import Page, opened, serving

FREE = {"name": "", "chair": "open"}
ADA = {"name": "Ada"}


def run(coroutine):
    return asyncio.run(asyncio.wait_for(coroutine, 60))


class Clock:
    """A clock that can be put forward."""

    def __init__(self):
        self._steady, self.ahead = SteadyClock(), timedelta()

    def __call__(self):
        return self._steady() + self.ahead


@asynccontextmanager
async def table(folder, players=(ADA, FREE), now=None, proxies=(), **terms):
    """A game with its opener, who can ask for things: the host, the room, and the client."""
    async with serving(folder, now=now, patient=False, proxies=proxies) as (host, _):
        room, cookie = await opened(host, players, **terms)
        yield Guest(host, room, cookie)


class Guest:
    """Somebody with a browser, perhaps seated in a room."""

    def __init__(self, host, room=None, cookie=""):
        self.host, self.room, self.cookie = host, room, cookie

    async def ask(self, method, address, **told):
        headers = told.pop("headers", {}) | ({"cookie": self.cookie} if self.cookie else {})
        async with httpx.AsyncClient(base_url=f"http://{self.host}", timeout=30) as client:
            return await client.request(method, address, headers=headers, **told)

    async def at_room(self, method, what, **told):
        return await self.ask(method, f"/api/rooms/{self.room}/{what}", **told)

    async def code(self):
        answer = await self.at_room("GET", "invitation")
        assert answer.status_code == 200, answer.text
        return answer.json()["code"]

    async def join(self, code, name="Ben", **wish):
        answer = await self.ask("POST", f"/api/invitations/{code}", json={"name": name, **wish})
        if answer.status_code == 201:
            self.room = answer.json()["room"]
            self.cookie = answer.headers["set-cookie"].split(";")[0]
        return answer

    async def chair(self, player, chair, **more):
        return await self.at_room("PUT", f"seats/{player}", json={"chair": chair, **more})

    def page(self):
        return Page.at(self.host, self.room, self.cookie)


def test_a_friend_sits_down_by_a_code(tmp_path):
    async def play():
        async with table(tmp_path, single_board=True, quick=True) as ada:
            ben = Guest(ada.host)
            invitation = (await ada.at_room("GET", "invitation")).json()
            code = invitation["code"]
            assert len(code) == 6
            assert set(code) <= set(SIGNS)
            assert invitation["address"] == f"http://{ada.host}/#/join/{code}"
            assert invitation["qr"].startswith("<svg")
            assert await ada.code() == code  # it holds for an hour
            async with ada.page() as here:
                await here.until(lambda m: m["type"] == "table")
                assert here.table["chairs"] == {"p1": "person", "p2": "open"}
                await here.until(lambda m: m["type"] == "news")
                assert here.news["seq"] == 0
                refused = await here.act("toss")
                assert refused["kind"] == "seats-open"
                told = (await ben.ask("GET", f"/api/invitations/{code.lower()}")).json()
                assert told["names"] == {"p1": "Ada"}
                assert told["free"] == ["p2"]
                assert told["rules"] == "international"
                answer = await ben.join(code)
                assert answer.json() == {"room": ada.room, "player": "p2"}
                await here.until(lambda m: m["type"] == "table" and m["chairs"]["p2"] == "person")
                assert here.table["names"] == {"p1": "Ada", "p2": "Ben"}
                while here.news["state"]["phase"] != "stroke":  # it begins at once
                    await here.receive()
                assert here.news["state"]["turn"] == "p1"
                assert "Ben" in str(here.entries)
                async with ben.page() as there:
                    await there.until(lambda m: m["type"] == "news")
                    assert there.you == ["p2"]
                    answer = await there.act("strike", x=0.0, angle=90.0, speed=4.0)
                    assert answer["kind"] == "not-yours"
                    answer = await here.act("strike", x=0.0, angle=90.0, speed=0.5)
                    assert answer["type"] == "done"
            late = await Guest(ada.host).join(code)
            assert late.status_code == 404
            assert "taken" in late.json()["detail"]["en"]
            assert (await ada.at_room("GET", "invitation")).status_code == 409
            return (await ada.at_room("GET", "record")).content

    parsed = parse(run(play()))
    assert check(parsed) is None


def test_one_of_two_gets_the_seat(tmp_path):
    async def play():
        async with table(tmp_path) as ada:
            code = await ada.code()
            guests = [Guest(ada.host) for _ in range(6)]
            answers = await asyncio.gather(
                *(g.join(code, f"Guest {k}") for k, g in enumerate(guests))
            )
            assert sorted(a.status_code for a in answers).count(201) == 1
            assert {a.status_code for a in answers} <= {201, 404, 409}
            winner = next(g for g in guests if g.cookie)
            told = (await winner.at_room("GET", "seats")).json()
            assert told["you"] == ["p2"]

    run(play())


def test_four_seats_fill_one_by_one(tmp_path):
    async def play():
        players = [ADA, FREE, FREE, FREE]
        async with table(tmp_path, players, quick=True) as ada:
            code = await ada.code()
            ben, cora, dan = (Guest(ada.host) for _ in range(3))
            assert (await ben.join(code, "Ben", player="p3")).json()["player"] == "p3"
            assert (await cora.join(code, "Cora", player="p3")).status_code == 409
            assert (await cora.join(code, "Cora", player="p9")).status_code == 404
            both = await asyncio.gather(cora.join(code, "Cora"), dan.join(code, "Dan"))
            assert {a.json()["player"] for a in both} == {"p2", "p4"}
            async with dan.page() as page:
                await page.until(lambda m: m["type"] == "news")
                assert page.news["state"]["phase"] == "stroke"

    run(play())


def test_a_code_runs_out_and_another_is_made(tmp_path):
    async def play():
        clock = Clock()
        async with table(tmp_path, now=clock) as ada:
            ben = Guest(ada.host)
            code = await ada.code()
            clock.ahead = timedelta(minutes=59)
            assert await ada.code() == code
            clock.ahead = timedelta(minutes=61)
            late = await ben.join(code)
            assert late.status_code == 404
            assert late.json()["detail"] == said(message("server-code-expired"))
            assert late.json()["detail"]["en"].startswith(
                "This code has expired. Ask for a new one"
            )
            assert late.json()["detail"]["fr"].startswith(
                "Ce code a expiré. Demandez-en un nouveau"
            )
            fresh = await ada.code()
            assert fresh != code
            assert (await ben.join(fresh)).status_code == 201

    run(play())


def test_codes_cannot_be_tried_for_ever(tmp_path):
    async def play():
        async with table(tmp_path) as ada:
            eve = Guest(ada.host)
            code = await ada.code()
            for _ in range(MOST_WRONG + 10):  # right ones do not count
                assert (await eve.ask("GET", f"/api/invitations/{code}")).status_code == 200
            found = [
                (await eve.ask("GET", f"/api/invitations/ZZZZ{k:02}")).status_code
                for k in range(MOST_WRONG + 5)
            ]
            assert found[:MOST_WRONG] == [404] * MOST_WRONG
            assert found[-1] == 429
            assert (await eve.join(code)).status_code == 429
            again = await eve.ask("POST", "/api/recoveries", json={"code": "ABCD-EFGH-JKMN"})
            assert again.status_code == 429

    run(play())


def test_all_addresses_together_may_try_so_many_codes(tmp_path, monkeypatch):
    """Somebody with many addresses guesses no quicker than the limit for all; seated people play on."""
    monkeypatch.setattr(seat_requests, "MOST_WRONG_IN_ALL", 30)

    async def play():
        async with table(tmp_path, proxies=["127.0.0.1"]) as ada:
            code = await ada.code()

            async def ask(k, word):
                headers = {"x-forwarded-for": f"203.0.113.{k}"}
                eve = Guest(ada.host)
                return (
                    await eve.ask("GET", f"/api/invitations/{word}", headers=headers)
                ).status_code

            right = [await ask(k, code) for k in range(40)]
            assert right == [200] * 40
            wrong = [await ask(k, f"ZZZZ{k:02}") for k in range(35)]
            assert wrong == [404] * 30 + [429] * 5
            assert await ask(99, code) == 429

    run(play())


def test_a_computer_fills_a_seat_and_gives_it_up(tmp_path):
    async def play():
        async with table(tmp_path, single_board=True, quick=True) as ada:
            ben = Guest(ada.host)
            code = await ada.code()
            async with ada.page() as page:
                await page.until(lambda m: m["type"] == "news")
                assert (await ada.chair("p2", "beginner", name="Robot")).status_code == 200
                while page.news["state"]["phase"] != "stroke":
                    await page.receive()
                assert page.news["state"]["turn"] == "p1"
                await page.act("strike", x=0.0, angle=90.0, speed=0.5)
                strokes = lambda: [e for e in page.entries if e["fact"]["type"] == "struck"]  # noqa: E731
                while not any(e["fact"]["by"] == "p2" for e in strokes()):  # it plays
                    if page.news["state"]["turn"] == "p1":
                        await page.act("strike", x=0.0, angle=90.0, speed=0.5)
                    else:
                        await page.receive()
                assert (await ada.chair("p2", "open")).status_code == 200
                await page.until(lambda m: m["type"] == "table" and m["chairs"]["p2"] == "open")
                assert (await ben.join(code)).json()["player"] == "p2"
                await page.until(lambda m: m["type"] == "table" and m["names"]["p2"] == "Ben")
                assert (await ada.chair("p2", "club")).status_code == 403  # a person sits there
                assert (await ben.chair("p2", "open")).status_code == 200
                assert (await ben.chair("p2", "club")).status_code == 403  # and has left
                alone = await ada.chair("p1", "open")
                assert alone.status_code == 409
                while not any(e["fact"].get("chair") == "person" for e in page.entries):
                    await page.receive()
            return (await ada.at_room("GET", "record")).content

    parsed = parse(run(play()))
    assert check(parsed) is None
    chairs = [e.fact.chair for e in parsed.events if isinstance(e.fact, ChangedChair)]
    assert chairs[0].startswith("beginner ")
    assert chairs[1:] == ["open", "person", "open"]


def test_a_page_is_told_when_it_speaks_for_nobody_any_more(tmp_path):
    async def play():
        async with table(tmp_path) as ada:
            ben = Guest(ada.host)
            await ben.join(await ada.code())
            async with ben.page() as page:
                await page.until(lambda m: m["type"] == "news")
                assert page.you == ["p2"]
                assert (await ben.chair("p2", "open")).status_code == 200
                await page.until(lambda m: m["type"] == "welcome")
                assert page.you == []
                assert (await page.act("toss"))["kind"] == "not-yours"

    run(play())


def test_a_seat_is_found_again_and_the_old_token_ends(tmp_path):
    async def play():
        async with table(tmp_path, [ADA, {"name": "Ben"}], quick=True) as ada:
            first = (await ada.at_room("POST", "recovery-code")).json()["code"]
            code = (await ada.at_room("POST", "recovery-code")).json()["code"]
            assert [len(part) for part in code.split("-")] == [4, 4, 4]
            async with ada.page() as old:
                again = Guest(ada.host)
                await old.until(lambda m: m["type"] == "news")
                wrong = await again.ask("POST", "/api/recoveries", json={"code": first})
                assert wrong.status_code == 404  # a newer one has taken its place
                typed = code.lower().replace("-", " ")
                answer = await again.ask("POST", "/api/recoveries", json={"code": typed})
                assert answer.json() == {"room": ada.room}
                again.room, cookie = ada.room, answer.headers["set-cookie"].split(";")[0]
                again.cookie = cookie
                assert cookie != ada.cookie
                refused = await old.act("strike", x=0.0, angle=90.0, speed=4.0)
                assert refused["kind"] == "not-yours"
                assert (await ada.at_room("POST", "recovery-code")).status_code == 403
                async with again.page() as page:
                    await page.until(lambda m: m["type"] == "news")
                    assert page.you == ["p1", "p2"]
                    answer = await page.act("strike", x=0.0, angle=90.0, speed=0.5)
                    assert answer["type"] == "done"

    run(play())


ACTS: list[tuple[str, dict[str, Any]]] = [
    ("toss", {}),
    ("choose", {"choice": "break"}),
    ("sit", {}),
    ("name-breaker", {"player": "p1"}),
    ("trial", {"team": "a"}),
    ("turn", {"degrees": 30.0}),
    ("play", {}),
    ("strike", {"aim": {"seat": "south", "x": 0.0, "angle": 90.0, "speed": 4.0}}),
    ("pass", {}),
    ("place", {"side": "white", "x": 0.0, "y": 0.0}),
    ("request", {}),
    ("change-seats", {}),
    ("forgo", {}),
    ("demand", {"points": 1}),
    ("take-back", {}),
    ("concede", {"match": True}),
]


def test_who_watches_can_do_nothing(tmp_path):
    async def play():
        async with table(tmp_path, quick=True) as ada:
            ben = Guest(ada.host)
            told = (await ada.at_room("GET", "invitation")).json()
            watch = told["watch_address"].rpartition("/")[2]
            assert watch.startswith("w-")
            assert len(watch) >= 18
            await ben.join(told["code"])
            before = (await ada.at_room("GET", "record")).content
            token = ada.cookie.partition("=")[2]
            eve = Guest(ada.host, watch, f"{COOKIE}={token}")  # even with somebody's cookie
            for what in ("", "/record", "/entries?before=9", "/sheet", "/replay", "/seats"):
                answer = await eve.ask("GET", f"/api/rooms/{watch}{what}")
                assert answer.status_code == 200, what
                assert ada.room not in answer.text, what
            assert (await eve.ask("GET", f"/api/rooms/{watch}")).json()["room"] == watch
            assert (await eve.at_room("GET", "seats")).json()["you"] == []
            changes = [
                ("GET", "invitation", None),
                ("PUT", "seats/p2", {"chair": "club"}),
                ("PUT", "seats/p1", {"chair": "open"}),
                ("POST", "recovery-code", None),
                ("POST", "hints", {}),
            ]
            for method, what, body in changes:
                answer = await eve.at_room(method, what, json=body)
                assert answer.status_code in (403, 404), what
            async with eve.page() as page:
                await page.until(lambda m: m["type"] == "news")
                assert page.you == []
                for act, details in ACTS:
                    refused = await page.act(act, **details)
                    assert refused["kind"] in ("not-yours", "seats-open"), act
                async with ada.page() as here:  # and sees what happens
                    await here.until(lambda m: m["type"] == "news")
                    await here.act("strike", x=0.0, angle=90.0, speed=0.5)
                await page.until(lambda m: m["type"] == "news" and m["entries"])
            after = (await ada.at_room("GET", "record")).content
            assert after.startswith(before)
            assert after.count(b"\n") == before.count(b"\n") + 1

    run(play())


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("", "enter"),
        ("   ", "enter"),
        ("x" * 41, "long"),
        ("Be\u200bn", "seen"),
        ("Ben\u202e", "seen"),
        ("\u3164", "seen"),
        ("B\u0301\u0302\u0303en", "seen"),
        ("Ada", "looks like"),
        ("ADA", "looks like"),
        ("Аdа", "looks like"),
        ("Ａｄａ", "looks like"),
        ("Umpire", "called"),
        ("Computer 2", "called"),
        ("ordinаteur", "called"),
    ],
)
def test_names_that_cannot_be_used(tmp_path, name, word):
    async def play():
        async with table(tmp_path) as ada:
            ben = Guest(ada.host)
            refused = await ben.join(await ada.code(), name)
            assert refused.status_code == 422
            if len(name) <= 40:
                assert word in refused.json()["detail"]["en"]
            players = {"players": [ADA, {"name": name}]}
            assert (await ben.ask("POST", "/api/rooms", json=players)).status_code == 422
            assert (await ben.join(await ada.code(), "Ben")).status_code == 201

    run(play())


def test_a_game_needs_a_person_who_invites(tmp_path):
    async def play():
        async with serving(tmp_path) as (host, _):
            eve = Guest(host)
            players = {"players": [FREE, FREE]}
            assert (await eve.ask("POST", "/api/rooms", json=players)).status_code == 422

    run(play())
