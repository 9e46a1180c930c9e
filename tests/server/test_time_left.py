"""In a room with a clock nobody gets more time by calling the umpire, or by changing a seat."""

import asyncio
from datetime import UTC, datetime, timedelta

from carrom.match.record import check, parse
from carrom.server.rooms.requests import LASTS, MOST
from tests.server.serving import Page, apart, opened, serving
from tests.server.test_presence import Time
from tests.server.test_seats import ADA, FREE, Guest, table


def run(coroutine):
    return asyncio.run(asyncio.wait_for(coroutine, 60))


def left(page):
    """Return the seconds that a page shows."""
    news = page.news
    until, now = (datetime.fromisoformat(told) for told in (news["state"]["deadline"], news["now"]))
    return (until - now).total_seconds()


async def caught_up(page, seq):
    while page.news is None or page.news["seq"] < seq:
        await page.receive()


def test_a_request_keeps_the_rest_is_counted_and_ends_by_itself(tmp_path):
    async def play():
        time = Time(datetime(2030, 1, 1, tzinfo=UTC))
        async with serving(tmp_path, now=time) as (host, rooms):
            room, _ = await opened(host, quick=True, single_board=True, clock="casual")
            ada, ben = await apart(rooms.store, room)
            async with Page.at(host, room, ada) as first, Page.at(host, room, ben) as second:
                for page in (first, second):
                    await page.until(lambda m: m["type"] == "news")
                time.now += timedelta(seconds=10)
                assert (await second.act("request"))["type"] == "done"  # in the other's turn
                time.now += timedelta(seconds=20)
                await caught_up(first, second.news["seq"])
                assert (first.news["state"]["timer"], left(first)) == ("request", LASTS)
                assert (await first.act("play"))["type"] == "done"
                assert left(first) == 5.0
                time.now += timedelta(seconds=2)
                assert (await first.act("request"))["type"] == "done"
                time.now += timedelta(seconds=LASTS)
                await first.until(
                    lambda m: m["type"] == "news" and m["state"]["timer"] == "thinking"
                )
                assert first.entries[-1]["fact"] == {"type": "time-ran-out", "timer": "request"}
                assert (first.news["state"]["turn"], left(first)) == ("p1", 3.0)
                for _ in range(MOST - 1):
                    await caught_up(second, first.news["seq"])
                    assert (await second.act("request"))["type"] == "done"
                    assert (await second.act("play"))["type"] == "done"
                assert left(second) == 3.0
                refused = await second.act("request")
                assert (refused["type"], refused["kind"]) == ("refused", "no-requests-left")
                assert second.news["state"]["requests"] == {"p1": 1, "p2": MOST}
            parsed = parse(await rooms.record(room))
            assert parsed.fault is None
            assert check(parsed) is None

    run(play())


def test_at_one_machine_a_request_lasts_until_play_and_keeps_the_rest(tmp_path):
    async def play():
        time = Time(datetime(2030, 1, 1, tzinfo=UTC))
        async with serving(tmp_path, now=time) as (host, _):
            room, cookie = await opened(host, quick=True, single_board=True, clock="casual")
            async with Page.at(host, room, cookie) as page:
                await page.until(lambda m: m["type"] == "news")
                time.now += timedelta(seconds=10)
                for _ in range(MOST + 1):
                    assert (await page.act("request"))["type"] == "done"
                    assert page.news["state"]["deadline"] is None
                    time.now += timedelta(hours=1)
                    assert (await page.act("play"))["type"] == "done"
                assert left(page) == 5.0

    run(play())


def test_who_leaves_a_seat_and_sits_down_again_has_no_more_time(tmp_path):
    async def play():
        time = Time(datetime(2030, 1, 1, tzinfo=UTC))
        terms = {"quick": True, "single_board": True, "clock": "casual"}
        async with table(tmp_path, [ADA, FREE], now=time, **terms) as ada:
            ben = Guest(ada.host)
            assert (await ben.join(await ada.code())).status_code == 201
            async with ada.page() as page:
                await page.until(lambda m: m["type"] == "news" and m["state"]["deadline"])
                player = page.news["state"]["turn"]
                assert (player, page.you) == ("p1", ["p1"])
                time.now += timedelta(seconds=11)
                seq = page.news["seq"]
                assert (await ada.chair("p1", "open")).status_code == 200
                time.now += timedelta(hours=1)  # nobody's time while a seat is free
                answer = await ada.join(await ben.code(), "Ada", player="p1")
                assert answer.status_code == 201, answer.text
                await caught_up(page, seq + 2)
                assert left(page) == 4.0

    run(play())


def test_another_computer_gives_the_person_at_turn_no_more_time(tmp_path):
    async def play():
        time = Time(datetime(2030, 1, 1, tzinfo=UTC))
        terms = {"quick": True, "single_board": True, "clock": "casual"}
        club = {"name": "Computer", "chair": "club"}
        async with table(tmp_path, [ADA, club], now=time, **terms) as ada, ada.page() as page:
            await page.until(lambda m: m["type"] == "news" and m["state"]["deadline"])
            time.now += timedelta(seconds=12)
            seq = page.news["seq"]
            assert (await ada.chair("p2", "beginner")).status_code == 200
            await caught_up(page, seq + 1)
            assert left(page) == 3.0

    run(play())
