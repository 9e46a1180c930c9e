"""The umpire's desk on the server: one log, one pen, every entry once."""

import asyncio
import signal
from datetime import UTC, datetime, timedelta

import httpx
import pytest

from carrom.match.record import check, parse
from tests.server.desks import TERMS, Device, at_desk, entry, open_desk, struck
from tests.server.serving import Page, served, serving
from tests.server.test_running import process


def run(coroutine):
    return asyncio.run(asyncio.wait_for(coroutine, 60))


async def record(client, room):
    return (await client.get(f"/api/rooms/{room}/record")).content


def test_a_board_from_the_toss_to_a_stroke_and_back(tmp_path):
    async def play():
        async with served(tmp_path) as host, at_desk(host, place=" Hall  2 ") as (umpire, desk):
            await umpire.to_the_first_stroke()
            by = umpire.view["stroke"]["by"]
            own = umpire.view["stroke"]["own"]
            asked = {"facts": [struck(by), struck(by, own), {"type": "struck"}]}
            told = (await umpire.ask("POST", "/preview", json=asked)).json()
            nothing, one, unread = told["rulings"]
            assert nothing["type"] == one["type"] == "ruled"
            assert nothing["answer"] != one["answer"]
            assert nothing["clauses"]
            assert unread["type"] == "refused"
            assert unread["said"]["fr"]
            assert told["seq"] == umpire.seq
            before = umpire.seq
            await umpire.enter(struck(by, own))
            assert umpire.seq == before + 1
            undo = next(o for o in umpire.view["offers"] if o["name"] == "undo")
            await umpire.enter(undo["facts"][0]["fact"])
            assert not umpire.view["entries"][-2]["stands"]
            kept = parse(await record(umpire.client, umpire.room))
            assert kept.header is not None
            assert kept.header.place == "Hall 2"
            assert len(kept.events) == umpire.seq
            assert not check(kept)
            assert desk["address"].endswith(f"/#/desk/{desk['room']}/{desk['secret']}")

    run(play())


def test_an_entry_some_strokes_back_is_replaced_in_one_request(tmp_path):
    async def play():
        async with served(tmp_path) as host, at_desk(host) as (umpire, _):
            await umpire.to_the_first_stroke()
            by, own = umpire.view["stroke"]["by"], umpire.view["stroke"]["own"]
            first = umpire.seq + 1
            await umpire.enter(struck(by, own))
            await umpire.enter(struck(by, own))
            await umpire.enter(struck(by))
            told = (await umpire.ask("GET", f"/before/{first}")).json()
            assert (told["type"], told["view"]["stroke"]["by"]) == ("before", by)
            asked = {"facts": [struck(by, own, own)], "before": first}
            (ruled,) = (await umpire.ask("POST", "/preview", json=asked)).json()["rulings"]
            wanted = {"seq": first, "fact": struck(by, own, own)}
            made = (await umpire.ask("POST", "/replacement", json=wanted)).json()
            assert made["rows"][0]["now"] == ruled != made["rows"][0]["was"]
            assert set(made["rows"][0]["was"]["entry"]) == {"en", "fr"}
            assert (await umpire.look())["seq"] == first + 2  # only looked at
            await umpire.enter(*made["facts"])
            assert umpire.seq == first + 6
            left = umpire.view["board_result"] and umpire.view["teams"][0]["pocketed"]
            assert left == 3
            for bad in (first + 3, 999):
                refused = (await umpire.ask("GET", f"/before/{bad}")).json()
                assert (refused["type"], set(refused["said"])) == ("refused", {"en", "fr"})
            parsed = parse(await record(umpire.client, umpire.room))
            assert check(parsed) is None

    run(play())


def test_only_the_umpire_writes_and_those_with_the_watch_link_look_on(tmp_path):
    async def play():
        async with served(tmp_path) as host, at_desk(host) as (umpire, desk):
            await umpire.to_the_first_stroke()
            by = umpire.view["stroke"]["by"]
            for room, secret in ((desk["watch"], desk["secret"]), (desk["room"], "wrong")):
                other = Device(umpire.client, room, secret)
                seen = await other.look()
                assert (seen["umpire"], seen["watch"]) == (False, None)
                assert seen["view"] == umpire.view
                wanted = {"device": "x", "label": "", "take_over": True}
                assert (await other.ask("POST", "/pen", json=wanted)).status_code == 403
                asked = {"pen": 1, "expected": umpire.seq, "entries": [entry(struck(by))]}
                assert (await other.ask("POST", "/entries", json=asked)).status_code == 403
                answer = await other.ask("POST", "/preview", json={"facts": [struck(by)]})
                assert answer.status_code == 403
            assert desk["room"] not in str(await Device(umpire.client, desk["watch"], "").look())
            async with Page.at(host, desk["watch"]) as page:
                await page.until(lambda m: m["type"] == "news")
                assert page.you == []
                assert page.news["seq"] == umpire.seq
                answer = await page.act("pass")
                assert answer["kind"] == "at-desk"
                await umpire.enter(struck(by))
                await page.until(lambda m: m["type"] == "news" and m["seq"] == umpire.seq)
            answer = await umpire.client.get(f"/api/rooms/{desk['room']}/invitation")
            assert answer.status_code == 403

    run(play())


def test_nothing_goes_on_by_itself(tmp_path):
    """The clock of a desk is the umpire's: a page that is open lets nothing run out."""

    async def play():
        async with (
            serving(tmp_path) as (host, rooms),
            at_desk(host, clock="strict") as (umpire, desk),
            Page.at(host, desk["watch"]) as page,
        ):
            await umpire.to_the_first_stroke()
            await page.until(lambda m: m["type"] == "news")
            live = await rooms.room(desk["room"])
            assert umpire.view["clock"]["timer"] == live.state.timer
            rooms.now = lambda: datetime.now(UTC) + timedelta(hours=1)
            await page.until(lambda m: m["type"] == "news" and m["seq"] == umpire.seq)
            rooms.driving.drive(live)
            await asyncio.sleep(0.3)
            assert live.driver is None
            assert live.seq == umpire.seq
            assert page.table is None or page.table["presence"] == {}
            time = next(o for o in umpire.view["offers"] if o["name"] == "time")
            done = await umpire.send(
                entry(time["facts"][0]["fact"], datetime.now(UTC) + timedelta(minutes=2))
            )
            assert done["refused"] is None

    run(play())


def test_the_same_entry_counts_once_and_another_under_its_id_is_refused(tmp_path):
    async def play():
        async with served(tmp_path) as host, at_desk(host) as (umpire, _):
            await umpire.to_the_first_stroke()
            before = umpire.seq
            by = umpire.view["stroke"]["by"]
            one = entry(struck(by))
            first = await umpire.send(one)
            assert first["taken"] == [{"id": one["id"], "seq": before + 1}]
            again = await umpire.send(one, expected=before)
            assert again["taken"] == first["taken"]
            assert umpire.seq == before + 1
            next_one = entry(struck(umpire.view["stroke"]["by"]))
            both = await umpire.send(one, next_one, expected=before)
            assert [each["seq"] for each in both["taken"]] == [before + 1, before + 2]
            other = entry(struck(umpire.view["stroke"]["by"], "queen"), name=one["id"])
            assert (await umpire.send(other))["refused"]["kind"] == "other-intent"
            assert umpire.seq == before + 2

    run(play())


def test_entries_stop_at_the_first_that_is_refused(tmp_path):
    async def play():
        async with served(tmp_path) as host, at_desk(host) as (umpire, _):
            await umpire.to_the_first_stroke()
            before, by = umpire.seq, umpire.view["stroke"]["by"]
            wrong = entry({"type": "said-play"})
            done = await umpire.send(entry(struck(by)), wrong, entry(struck(by)))
            assert len(done["taken"]) == 1
            assert done["refused"]["id"] == wrong["id"]
            assert done["refused"]["said"]["fr"]
            assert umpire.seq == before + 1
            unread = await umpire.send(entry({"type": "struck", "by": by, "stroke": 7}))
            assert unread["refused"]["kind"] == "unreadable"
            stale = await umpire.send(entry(struck(umpire.view["stroke"]["by"])), expected=before)
            assert stale["refused"]["kind"] == "stale"
            assert umpire.seq == before + 1

    run(play())


def test_a_second_device_takes_over_and_the_first_is_told(tmp_path):
    async def play():
        async with served(tmp_path) as host, at_desk(host) as (one, _):
            await one.to_the_first_stroke()
            two = one.other("two")
            asked = await two.take_pen()
            assert asked["yours"] is False
            assert asked["pen"]["label"] == "Phone one"
            await two.look()
            two.number = one.number + 1  # as if it had been given one
            refused = await two.send(entry(struck(one.view["stroke"]["by"])))
            assert refused["refused"]["kind"] == "taken-over"
            assert (await two.take_pen(take_over=True))["yours"] is True
            before = one.seq
            late = [entry(struck(one.view["stroke"]["by"])) for _ in range(2)]
            done = await one.send(*late)
            assert done["taken"] == []
            assert done["refused"]["kind"] == "taken-over"
            assert "Phone two" in done["refused"]["said"]["fr"]
            await two.look()
            assert two.seq == before
            await two.enter(struck(two.view["stroke"]["by"]))
            done = await one.send(*late, expected=before)
            assert done["refused"]["kind"] == "taken-over"
            assert (await one.look())["pen"]["label"] == "Phone two"
            assert (await one.take_pen(take_over=True))["pen"]["number"] == 3

    run(play())


def test_two_devices_never_write_at_once(tmp_path):
    """Whoever wins the race, no number of the log is written twice, and every answer is true."""

    async def play():
        async with served(tmp_path) as host, at_desk(host) as (one, desk):
            await one.to_the_first_stroke()
            start = one.seq
            taken = {}

            async def write(device):
                for _ in range(12):
                    await device.take_pen(take_over=True)
                    await device.look()
                    each = entry(struck(device.view["stroke"]["by"]))
                    done = await device.send(each)
                    if done["refused"] is None:
                        taken[each["id"]] = done["taken"][0]["seq"]
                    else:
                        assert done["refused"]["kind"] in ("taken-over", "stale")

            await asyncio.gather(write(one), write(one.other("two")), write(one.other("three")))
            end = (await one.look())["seq"]
            assert sorted(taken.values()) == list(range(start + 1, end + 1))
            kept = parse(await record(one.client, desk["room"]))
            assert kept.fault is None
            assert len(kept.events) == end

    run(play())


def test_when_something_was_entered(tmp_path):
    """The device's time is kept where it can be true: it may have been without a network."""

    async def play():
        async with served(tmp_path) as host, at_desk(host) as (umpire, _):
            await umpire.to_the_first_stroke()
            await asyncio.sleep(0.05)
            offline = datetime.now(UTC)
            await asyncio.sleep(0.3)
            await umpire.send(entry(struck(umpire.view["stroke"]["by"]), offline))
            assert datetime.fromisoformat(umpire.view["entries"][-1]["at"]) == offline
            for wrong in (timedelta(days=-1), timedelta(days=1)):
                began = datetime.now(UTC)
                at = began + wrong
                await umpire.send(entry(struck(umpire.view["stroke"]["by"]), at))
                kept = datetime.fromisoformat(umpire.view["entries"][-1]["at"])
                assert began - timedelta(seconds=1) <= kept <= datetime.now(UTC)

    run(play())


@pytest.mark.parametrize("after", [0.0, 0.005, 0.02])
def test_killed_at_any_moment_no_entry_is_lost_or_doubled(tmp_path, after):
    """A device that heard nothing sends the same again, and each entry is there once."""

    async def play(server, host):
        async with at_desk(host) as (umpire, desk):
            await umpire.to_the_first_stroke()
            before = umpire.seq
            players = ("a1", "b1")
            first = players.index(umpire.view["stroke"]["by"])
            row = [entry(struck(players[(first + k) % 2])) for k in range(12)]
            sent = asyncio.ensure_future(umpire.send(*row))
            await asyncio.sleep(after)
            server.send_signal(signal.SIGKILL)
            await asyncio.gather(sent, return_exceptions=True)
            return desk, before, umpire.number, row

    async def go_on(host, desk, before, number, row):
        async with httpx.AsyncClient(base_url=f"http://{host}", timeout=30) as client:
            umpire = Device(client, desk["room"], desk["secret"])
            umpire.number = number
            done = await umpire.send(*row, expected=before)
            kept = parse(await record(client, desk["room"]))
            return done, kept

    with process(tmp_path) as (server, host):
        known = asyncio.run(play(server, host))
    with process(tmp_path) as (_, host):
        done, kept = asyncio.run(go_on(host, *known))
    before, row = known[1], known[3]
    assert done["refused"] is None
    assert [each["seq"] for each in done["taken"]] == list(range(before + 1, before + len(row) + 1))
    assert kept.fault is None
    assert len(kept.events) == before + len(row)


def test_what_cannot_be_opened(tmp_path):
    async def play():
        async with (
            served(tmp_path) as host,
            httpx.AsyncClient(base_url=f"http://{host}", timeout=30) as client,
        ):
            for wrong, word in (
                ({"b": ["Ben", "Cem"]}, "four"),
                ({"a": ["Ben"]}, "Ben"),
                ({"a": [""]}, ""),
                ({"edition": "none"}, "none"),
                ({"checked": ["board.colour-of-the-moon"]}, "moon"),
                ({"options": {"none": "x"}}, "none"),
            ):
                answer = await client.post("/api/desk", json={**TERMS, **wrong})
                assert answer.status_code == 422, wrong
                assert word in answer.json()["detail"]["en"], answer.text
            terms = (await client.get("/api/desk/terms")).json()
            items = [i["id"] for part in terms["checklists"]["icf"] for i in part["items"]]
            desk = await open_desk(client, rules="icf", a=["A", "C"], b=["B", "D"], checked=items)
            kept = parse(await record(client, desk["room"]))
            assert kept.header is not None
            assert list(kept.header.checked) == items
            answer = await client.get("/api/desk/none")
            assert answer.status_code == 404

    run(play())


def test_the_score_card_as_a_pdf_in_both_languages(tmp_path):
    async def look():
        async with served(tmp_path) as host, at_desk(host) as (device, desk):
            await device.to_the_first_stroke()
            sizes = set()
            for name, language in ((device.room, "en"), (desk["watch"], "fr")):
                address = f"/api/desk/{name}/card.pdf?language={language}"
                answer = await device.client.get(address)
                assert answer.status_code == 200, answer.text
                assert answer.headers["content-type"] == "application/pdf"
                assert answer.content.startswith(b"%PDF-")
                sizes.add(len(answer.content))
            assert len(sizes) == 2  # the words differ
            other = await device.client.get(f"/api/desk/{device.room}/card.pdf?language=de")
            assert other.status_code == 422
            missing = await device.client.get("/api/desk/0000000000000000/card.pdf")
            assert missing.status_code == 404

    asyncio.run(look())


def test_a_long_match_is_looked_back_on_after_a_restart(tmp_path):
    async def play():
        async with served(tmp_path) as host, at_desk(host) as (umpire, desk):
            await umpire.to_the_first_stroke()
            for _ in range(6):
                players = ("a1", "b1")
                first = players.index(umpire.view["stroke"]["by"])
                await umpire.enter(*[struck(players[(first + k) % 2]) for k in range(50)])
            seen = await umpire.look()
        async with (
            served(tmp_path) as host,
            httpx.AsyncClient(base_url=f"http://{host}", timeout=30) as client,
        ):
            again = await Device(client, desk["room"], desk["secret"]).look()
            assert again["seq"] > 300
            assert again["view"] == seen["view"]
            assert again["lines"] == seen["lines"]
            part = await Device(client, desk["room"], desk["secret"]).look(since=again["seq"] - 2)
            assert part["lines"] == "".join(again["lines"].splitlines(keepends=True)[-2:])

    run(play())


def test_an_erased_name_is_gone_from_labels_too(tmp_path):
    async def play():
        async with serving(tmp_path) as (host, rooms), at_desk(host) as (umpire, desk):
            wanted = {"device": "x", "label": "Ada’s phone", "take_over": True}
            await umpire.ask("POST", "/pen", json=wanted)
            assert await rooms.store.forget("Ada") == 1
            rooms.upkeep._drop(await rooms.room(desk["room"]))  # as after a restart
            seen = await umpire.look()
            assert seen["pen"]["label"] == ""
            assert "Ada" not in str(seen)

    run(play())
