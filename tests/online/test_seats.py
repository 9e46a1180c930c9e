"""Seats at two servers: a friend sits down at the other one, a computer plays where the lease is."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from carrom.match.record import check, parse
from carrom.store.store import Chair, ConflictError, Invitation, Seat, seated
from tests.online.test_postgresql import run
from tests.online.test_two_processes import played, record, server
from tests.server.serving import opened
from tests.server.test_seats import ADA, FREE, Guest
from tests.store.test_database import ROOM


@pytest.mark.parametrize("rung", [True, False])
def test_a_friend_sits_down_at_the_other_server(database, nats, rung):
    async def play(one, two):
        room, cookie = await opened(one, [ADA, FREE], quick=True, single_board=True)
        ada, ben = Guest(one, room, cookie), Guest(two)
        async with ada.page() as here:
            await here.until(lambda m: m["type"] == "news")
            assert (await ben.join(await ada.code())).status_code == 201
            async with ben.page() as there:
                await there.until(lambda m: m["type"] == "news")
                assert there.you == ["p2"]
                await here.until(lambda m: m["type"] == "table" and "p2" in m["names"])
                while here.news["state"]["phase"] != "stroke":
                    await here.receive()
                assert "Ben" in str(here.entries)
                assert (await here.act("strike", x=0.0, angle=90.0, speed=0.5))["type"] == "done"
                await there.until(lambda m: m["type"] == "news" and m["seq"] == here.news["seq"])
        return await record(one, room)

    bus = nats.address if rung else None
    with server(database, bus) as (_, one), server(database, bus) as (_, two):
        parsed = parse(played(play(one, two)))
    assert check(parsed) is None


def test_a_computer_is_seated_at_the_other_server_and_plays(database, nats):
    async def play(one, two):
        room, cookie = await opened(one, [FREE, ADA], quick=True, single_board=True)
        ada, elsewhere = Guest(one, room, cookie), Guest(two, room, cookie)
        async with ada.page() as here:
            await here.until(lambda m: m["type"] == "news")
            assert (await elsewhere.chair("p1", "beginner")).status_code == 200
            await here.until(lambda m: m["type"] == "table" and m["chairs"]["p1"] == "beginner")
            while not any(e["fact"]["type"] == "struck" for e in here.entries):
                await here.receive()

    with server(database, nats.address) as (_, one), server(database, nats.address) as (_, two):
        played(play(one, two))


def test_a_seat_found_again_at_the_other_server(database, nats):
    async def play(one, two):
        room, cookie = await opened(one, [ADA, {"name": "Ben"}], quick=True)
        ada, again = Guest(one, room, cookie), Guest(two, room)
        code = (await ada.at_room("POST", "recovery-code")).json()["code"]
        async with ada.page() as old:
            await old.until(lambda m: m["type"] == "news")
            answer = await again.ask("POST", "/api/recoveries", json={"code": code})
            again.cookie = answer.headers["set-cookie"].split(";")[0]
            await old.until(lambda m: m["type"] == "welcome")
            assert old.you == []
            assert (await old.act("strike", x=0.0, angle=90.0, speed=4.0))["kind"] == "not-yours"
            async with again.page() as page:
                await page.until(lambda m: m["type"] == "news")
                assert page.you == ["p1", "p2"]

    with server(database, nats.address) as (_, one), server(database, nats.address) as (_, two):
        played(play(one, two))


def test_one_of_many_gets_a_seat_in_the_database(database):
    async def work(one, other):
        await one.open(ROOM, {**seated(ROOM, "hash"), "p2": Seat(chair=Chair.OPEN)})
        believed = {"p1": Chair.PERSON, "p2": Chair.OPEN}

        async def sit(store, name):
            seat = Seat(chair=Chair.PERSON, name=name, token=name)
            try:
                await store.append("r", 0, [], seats={"p2": seat}, chairs=believed)
            except ConflictError:
                return None
            return name

        names = [sit(store, f"n{k}") for k in range(10) for store in (one, other)]
        (winner,) = [name for name in await asyncio.gather(*names) if name]
        assert (await other.seats(["r"]))["r"]["p2"].name == winner
        now = datetime.now(UTC)
        fresh = Invitation(code="ABC234", room="r", until=now + timedelta(hours=1))
        assert await one.invite(fresh, now) == fresh
        assert await other.invite(Invitation(code="X", room="r", until=now), now) == fresh
        assert await other.invited("ABC234") == fresh
        assert await one.watch("r", "w-1") == await other.watch("r", "w-2") == "w-1"
        assert await other.watched("w-1") == "r"
        assert await one.keep_recovery("r", winner, "code")
        assert await other.recover("code", "new") == "r"
        assert await one.players("r", "new") == ("p2",)
        assert await one.recover("another", "new") is None

    run(database, work)
