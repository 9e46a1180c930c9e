"""With each other's consent: taking back, stopping, playing again; and what nobody can do for another."""

import asyncio

import httpx
import pytest

from carrom.match.record import check, parse
from tests.server.serving import Page, apart, opened, serving

STROKE = {"x": 0.0, "angle": 90.0, "speed": 3.0}


def played(coroutine):
    return asyncio.run(asyncio.wait_for(coroutine, 60))


def offers(*wanted):
    """Wait for a table at which just this is offered."""
    return lambda m: (
        m["type"] == "table" and sorted((o["what"], o["by"]) for o in m["offers"]) == sorted(wanted)
    )


async def meet(host, rooms, **terms):
    room, _ = await opened(host, **{"quick": True, "single_board": True, **terms})
    return room, *(await apart(rooms.store, room))


async def caught_up(page, other):
    while page.news is None or page.news["seq"] < other.news["seq"]:
        await page.receive()


async def met(*pages):
    for page in pages:
        await page.until(lambda m: m["type"] == "news")


def at_two_machines(work, tmp_path, **terms):
    """Let two people meet, each with a page of his own."""

    async def play():
        async with serving(tmp_path) as (host, rooms):
            room, ada, ben = await meet(host, rooms, **terms)
            async with Page.at(host, room, ada) as first, Page.at(host, room, ben) as second:
                await met(first, second)
                await work(first, second)
            parsed = parse(await rooms.record(room))
            assert parsed.fault is None
            assert check(parsed) is None

    played(play())


def test_a_stroke_is_taken_back_if_both_want_it(tmp_path):
    async def work(ada, ben):
        begun = ada.news["seq"]
        assert (await ada.act("offer", what="take-back"))["kind"] == "nothing-to-take-back"
        assert (await ada.act("strike", **STROKE))["type"] == "done"
        await caught_up(ben, ada)
        assert (await ada.act("offer", what="take-back"))["type"] == "done"
        assert ada.news["seq"] == begun + 1  # nothing has happened yet
        told = await ben.until(offers(("take-back", "p1")))
        assert told["offers"][0]["seq"] == begun + 1
        assert (await ben.act("offer", what="take-back"))["type"] == "done"
        await caught_up(ada, ben)
        last = ada.entries[-1]
        assert last["fact"] == {"type": "undone", "to": begun, "by": "p1"}
        assert last["entry"]["en"] == "Ada took the last stroke back."
        assert (ada.news["state"]["phase"], ada.news["state"]["turn"]) == ("stroke", "p1")
        assert (await ben.act("strike", **STROKE))["kind"] == "not-yours"
        assert (await ada.act("strike", **STROKE))["type"] == "done"

    at_two_machines(work, tmp_path)


def test_an_offer_ends_with_the_next_entry(tmp_path):
    async def work(ada, ben):
        await ada.act("strike", **STROKE)
        await caught_up(ben, ada)
        await ada.act("offer", what="take-back")
        await ben.until(offers(("take-back", "p1")))
        striker = ada if ada.news["state"]["turn"] == "p1" else ben
        other = ben if striker is ada else ada
        assert (await striker.act("request"))["type"] == "done"
        await caught_up(other, striker)
        await ben.act("offer", what="take-back")  # of his own: the other one is void
        assert ben.entries[-1]["fact"]["type"] == "requested"
        await ada.until(offers(("take-back", "p2")))

    async def with_strokes_of_both(ada, ben):
        for _ in range(2):
            striker = ada if ada.news["state"]["turn"] == "p1" else ben
            assert (await striker.act("pass"))["type"] == "done"
            await caught_up(ada, striker)
            await caught_up(ben, striker)
        assert ada.news["state"]["turn"] == "p1"
        await work(ada, ben)

    at_two_machines(with_strokes_of_both, tmp_path)


def test_an_offer_is_declined_or_withdrawn(tmp_path):
    async def work(ada, ben):
        await ada.act("offer", what="abort")
        await ben.until(offers(("abort", "p1")))
        assert (await ben.act("decline", what="abort"))["type"] == "done"
        await ada.until(offers())
        await ben.act("offer", what="abort")
        await ada.until(offers(("abort", "p2")))
        await ben.act("decline", what="abort")
        await ada.until(offers())
        assert ada.news["state"]["phase"] == "stroke"

    at_two_machines(work, tmp_path)


def test_a_match_is_stopped_if_both_want_it(tmp_path):
    async def work(ada, ben):
        await ada.act("offer", what="abort")
        await ada.act("offer", what="abort")  # twice is not two
        assert ada.news["state"]["phase"] == "stroke"
        await ben.until(offers(("abort", "p1")))
        await ben.act("offer", what="abort")
        await caught_up(ada, ben)
        state = ada.news["state"]
        assert (state["phase"], state.get("winner"), state["ending"]) == ("over", None, "abandoned")
        assert ada.entries[-1]["notice"] == "end"
        assert ada.entries[-1]["answer"][0]["fr"] == "Le match se termine sans vainqueur."
        for what in ("abort", "take-back"):
            assert (await ada.act("offer", what=what))["kind"] == "not-now"

    at_two_machines(work, tmp_path)


@pytest.mark.parametrize("quick", [True, False])
def test_a_rematch_is_one_new_room_with_the_same_people(tmp_path, quick):
    async def follow(host, room, cookie):
        headers = {"Cookie": cookie, "Origin": f"http://{host}"}
        async with httpx.AsyncClient(base_url=f"http://{host}", headers=headers) as client:
            answer = await client.post(f"/api/rooms/{room}/follow")
            set_cookie = answer.headers.get("set-cookie", "")
            return answer.status_code, answer.json().get("room"), set_cookie

    async def play():
        async with serving(tmp_path) as (host, rooms):
            terms = {"quick": quick, "rules": "club", "head_start": {"team": "a", "pieces": 1}}
            room, ada, ben = await meet(host, rooms, **terms)
            async with Page.at(host, room, ada) as first, Page.at(host, room, ben) as second:
                await met(first, second)
                assert (await first.act("offer", what="rematch"))["kind"] == "not-now"
                assert (await follow(host, room, ada))[0] == 404
                await first.act("offer", what="abort")
                await second.until(offers(("abort", "p1")))
                await second.act("offer", what="abort")
                await caught_up(first, second)
                await first.act("offer", what="rematch")
                await second.until(offers(("rematch", "p1")))
                await second.act("offer", what="rematch")
                told = [
                    await page.until(lambda m: m["type"] == "table" and m["next"] is not None)
                    for page in (first, second)
                ]
                after = told[0]["next"]
                assert after == told[1]["next"] != room
                await second.act("offer", what="rematch")  # once more: the same room
                assert (await rooms.store.at_table(room, rooms.now())).next == after
            status, name, cookie = await follow(host, room, ada)
            assert (status, name) == (200, after)
            assert f"Path=/api/rooms/{after}" in cookie
            assert "HttpOnly" in cookie
            assert (await follow(host, room, "carrom-seat=guess"))[0] == 403
            old, new = await rooms.store.room(room), await rooms.store.room(after)
            assert (new.chairs, new.header.names) == (old.chairs, old.header.names)
            terms, again = old.header.settings, new.header.settings
            swapped = (terms.b, terms.a) if quick else (terms.a, terms.b)
            assert (again.a, again.b, again.rules) == (*swapped, "club")
            assert again.head_start.team == ("b" if quick else "a")  # the same person's
            token = cookie.split(";")[0]
            async with Page.at(host, after, token) as page:
                told = await page.until(lambda m: m["type"] == "news")
                assert page.you == ["p1"]
                assert told["state"].get("breaker") == ("p2" if quick else None)

    played(play())


def test_both_ask_for_a_rematch_at_once(tmp_path):
    async def work(ada, ben):
        await ada.act("offer", what="abort")
        await ben.until(offers(("abort", "p1")))
        await ben.act("offer", what="abort")
        await caught_up(ada, ben)
        await asyncio.gather(*(page.act("offer", what="rematch") for page in (ada, ben)))
        rooms = set()
        for page in (ada, ben):
            while page.table["next"] is None:
                await page.receive(passing=True)
            rooms.add(page.table["next"])
        assert len(rooms) == 1

    at_two_machines(work, tmp_path)


def test_who_speaks_for_both_sides_asks_nobody(tmp_path):
    async def play():
        async with serving(tmp_path) as (host, _):
            room, cookie = await opened(host, quick=True)
            async with Page.at(host, room, cookie) as page:
                await met(page)
                begun = page.news["seq"]
                await page.act("strike", **STROKE)
                await page.act("offer", what="take-back")
                assert page.entries[-1]["fact"] == {"type": "undone", "to": begun, "by": "p1"}
                await page.act("offer", what="abort")
                assert page.news["state"]["ending"] == "abandoned"
                await page.act("offer", what="rematch")
                await page.until(lambda m: m["type"] == "table" and m["next"])

    played(play())


def test_computers_agree_to_stop_and_play_again_but_take_nothing_back(tmp_path):
    async def play():
        async with serving(tmp_path) as (host, _):
            players = ("Ada", {"name": "Robo", "chair": "beginner"})
            room, cookie = await opened(host, players, quick=True, clock="casual")
            async with Page.at(host, room, cookie) as page:
                await met(page)
                assert (await page.act("offer", what="take-back"))["kind"] in (
                    "nothing-to-take-back",
                    "not-casual",
                )
                await page.act("pass")
                while page.news["state"]["turn"] != "p1":
                    await page.receive()
                assert (await page.act("offer", what="take-back"))["kind"] == "not-casual"
                await page.act("offer", what="abort")
                assert page.news["state"]["ending"] == "abandoned"
                await page.act("offer", what="rematch")
                await page.until(lambda m: m["type"] == "table" and m["next"])

    played(play())


def test_watchers_and_strangers_offer_nothing(tmp_path):
    async def play():
        async with serving(tmp_path) as (host, rooms):
            room, ada, ben = await meet(host, rooms)
            async with Page.at(host, room, ada) as page, Page.at(host, room) as watcher:
                await met(page, watcher)
                for act in ("offer", "decline"):
                    answer = await watcher.act(act, what="abort")
                    assert answer["kind"] == "not-yours"
                    assert answer["said"]["en"] == "You have no seat in this game."
                await page.act("offer", what="abort")
                await page.until(offers(("abort", "p1")))
                assert (await watcher.act("decline", what="abort"))["kind"] == "not-yours"
                assert (await watcher.act("offer", what="abort"))["kind"] == "not-yours"
                async with Page.at(host, room, ben) as other:
                    await met(other)
                    assert other.table["offers"]

    played(play())


def test_nobody_acts_for_the_other_and_a_request_is_seen_by_both(tmp_path):
    async def work(ada, ben):
        assert (ada.news["state"]["turn"], ada.news["asked"]) == ("p1", "p1")
        for act in ("strike", "pass"):
            details = STROKE if act == "strike" else {}
            assert (await ben.act(act, **details))["kind"] == "not-yours"
        assert (await ben.act("concede"))["kind"] == "not-your-turn"  # it would be his own game
        assert ben.news["seq"] == ada.news["seq"]
        assert (await ben.act("request"))["type"] == "done"
        await caught_up(ada, ben)
        assert ada.news["state"]["requested_by"] == "p2"
        assert ada.entries[-1]["entry"]["en"] == "Ben has a request. Play stops."
        assert (await ada.act("strike", **STROKE))["type"] == "refused"
        assert (await ben.act("play"))["type"] == "done"
        await caught_up(ada, ben)
        assert (await ada.act("request"))["type"] == "done"
        assert ada.news["state"]["requested_by"] == "p1"
        await caught_up(ben, ada)
        assert (await ben.act("play"))["type"] == "done"
        await caught_up(ada, ben)
        assert (await ada.act("strike", **STROKE))["type"] == "done"

    at_two_machines(work, tmp_path, rules="international", single_board=False)


def test_where_the_rules_allow_it_a_game_is_given_up_out_of_turn(tmp_path):
    async def work(ada, ben):
        assert ada.news["state"]["turn"] == "p1"
        assert (await ben.act("concede"))["type"] == "done"
        assert ben.entries[-1]["fact"] == {"type": "conceded", "by": "p2"}
        assert ben.news["state"]["winner"] == "a"

    at_two_machines(work, tmp_path, rules="icf")
