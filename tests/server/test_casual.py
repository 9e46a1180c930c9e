"""Casual games against the computer: taking back, hints, handicaps; and rosettes set by hand."""

import asyncio
from time import monotonic

import httpx
import pytest

from carrom.match.facts import Help, Struck
from carrom.match.match import Match
from carrom.match.record import check, parse
from carrom.match.statistics import statistics
from carrom.server.http import hint_requests
from tests.players.positions import position
from tests.server.serving import Page, opened, served

AGAINST = ("Ada", {"name": "Robo", "chair": "beginner"})
BREAK = {"x": 0.0, "angle": 90.0, "speed": 6.0}


def played(coroutine):
    return asyncio.run(asyncio.wait_for(coroutine, 90))


async def to_strike(page, who="p1"):
    """Go on until somebody's stroke is awaited; pieces are placed as they come."""
    while True:
        state = page.news["state"]
        if state["phase"] == "stroke" and state["turn"] == who:
            return
        due = state["to_place"][0] if state["phase"] == "placing" else None
        if state["phase"] == "ready" and state["breaker"] == who:
            await page.act("play")
        elif due and due["placer"] == who:
            await page.act("place", side=due["side"], x=0.05, y=0.0, near=True)
        else:
            await page.receive()


async def strike_somewhere(page, **stroke):
    """Strike from the first place where no piece is in the way."""
    for x in (0.0, 0.1, -0.1, 0.05, -0.05):
        if (await page.act("strike", x=x, **stroke))["type"] == "done":
            return
    raise AssertionError("the striker can stand nowhere")


async def begun(page):
    """Toss, sit, and wait for the person's turn."""
    await page.until(lambda m: m["type"] == "news")
    while page.news["state"].get("phase", "toss") != "stroke":
        phase = page.news["state"].get("phase", "toss")
        acts = {"toss": ("toss", {}), "choice": ("choose", {"choice": "break"})}
        act, details = acts.get(phase, ("sit", {}))
        if phase == "ready":
            if page.news["state"]["breaker"] == "p1":
                await page.act("play")
            else:
                await page.receive()
        elif phase == "toss" or page.news["asked"] == "p1":
            assert (await page.act(act, **details))["type"] in ("done", "refused")
        else:
            await page.receive()
    await to_strike(page)


async def record_of(host, room):
    async with httpx.AsyncClient(base_url=f"http://{host}") as client:
        return (await client.get(f"/api/rooms/{room}/record")).content


def test_a_stroke_is_taken_back_and_again_up_to_the_start_of_the_board(tmp_path):
    async def play():
        async with served(tmp_path, patient=False) as host:
            room, cookie = await opened(host, AGAINST)
            async with Page.at(host, room, cookie) as page:
                await begun(page)
                first = page.news["layout"]
                for _ in range(2):
                    await to_strike(page)
                    await strike_somewhere(page, angle=80.0, speed=2.0)
                await to_strike(page)
                for _ in range(2):
                    assert (await page.act("take-back"))["type"] == "done"
                    state = page.news["state"]
                    assert (state["phase"], state["turn"]) == ("stroke", "p1")
                told = page.entries[-1]
                assert told["fact"]["by"] == "p1"
                assert told["entry"]["en"] == "Ada took the last stroke back."
                if page.news["layout"] == first:  # the person had the break
                    refused = await page.act("take-back")
                    assert refused["kind"] == "nothing-to-take-back"
                    assert "nothing" in refused["said"]["en"]
                await strike_somewhere(page, angle=90.0, speed=6.0)
            data = await record_of(host, room)
            parsed = parse(data)
            assert parsed.fault is None
            assert check(parsed) is None
            match = Match.from_record(data).value
            figures = statistics(match).players[0]
            strokes = sum(e.fact.__struct_config__.tag == "struck" for e in match.log)
            assert figures.strokes == 1
            assert strokes >= 3

    played(play())


@pytest.mark.parametrize(
    ("players", "terms"),
    [(("Ada", "Ben"), {}), (AGAINST, {"clock": "casual"})],
)
def test_elsewhere_nothing_is_taken_back_and_no_hint_is_given(tmp_path, players, terms):
    async def play():
        async with served(tmp_path) as host:
            room, cookie = await opened(host, players, **terms)
            async with Page.at(host, room, cookie) as page:
                await page.until(lambda m: m["type"] == "news")
                refused = await page.act("take-back")
                assert refused["kind"] == "not-casual"
                assert "one person against the computer" in refused["said"]["en"]
            async with httpx.AsyncClient(base_url=f"http://{host}") as client:
                answer = await client.post(
                    f"/api/rooms/{room}/hints", json={}, headers={"cookie": cookie}
                )
                assert answer.status_code == 403

    played(play())


def test_hints_are_the_best_strokes_for_a_level_and_can_be_played(tmp_path):
    async def play():
        async with served(tmp_path, patient=False) as host:
            room, cookie = await opened(host, AGAINST)
            address = f"http://{host}/api/rooms/{room}/hints"
            async with Page.at(host, room, cookie) as page, httpx.AsyncClient() as client:
                too_soon = await client.post(address, json={}, headers={"cookie": cookie})
                assert too_soon.status_code == 409
                await begun(page)
                await page.act("strike", **BREAK)
                await to_strike(page)
                began = monotonic()
                answer = await client.post(address, json={}, headers={"cookie": cookie})
                assert monotonic() - began < 10.0  # a quiet machine needs a tenth of a second
                told = answer.json()
                assert answer.status_code == 200, told
                assert (told["level"], told["seq"]) == ("beginner", page.news["seq"])
                assert 1 <= len(told["hints"]) <= 3
                for hint in told["hints"]:
                    assert 0.0 <= hint["foul"] <= 1.0
                    assert 0.0 <= hint["keep"] <= 1.0
                    assert hint["frames"]["discs"][0]["kind"] == "striker"
                expert = await client.post(
                    address, json={"level": "expert"}, headers={"cookie": cookie}
                )
                assert expert.json()["level"] == "expert"
                stranger = await client.post(address, json={})
                assert stranger.status_code == 403
                wrong = await client.post(
                    address, json={"level": "god"}, headers={"cookie": cookie}
                )
                assert wrong.status_code == 422
                done = await page.act("strike", aim=told["hints"][0]["aim"], helped=["path"])
                assert done["type"] == "done", done
                record = (await client.get(f"http://{host}/api/rooms/{room}/record")).content
                assert check(parse(record)) is None
                facts = [event.fact for event in parse(record).events]
                mine = [fact for fact in facts if isinstance(fact, Struck) and fact.by == "p1"]
                assert [fact.helped for fact in mine] == [(), (Help.HINT, Help.PATH)]
                assert record.count(b'"helped"') == 1  # a stroke without help is told as ever
                gone = await client.post(f"http://{host}/api/rooms/none/hints", json={})
                assert gone.status_code == 404

    played(play())


def test_a_hint_that_is_played_as_drawn_pockets_a_piece_and_no_two_mean_the_same():
    for number in (0, 1, 5, 7):
        hints = hint_requests.hints_for(position(number, "international"), "beginner")
        drawn = [[d for d in hint.frames["discs"] if d["fate"] == "pocketed"] for hint in hints]
        assert all(drawn)
        assert all(disc["kind"] != "striker" for discs in drawn for disc in discs)
        holes = [
            {(d["id"], *(at > 0 for at in d["knots"][-1][1:3])) for d in discs} for discs in drawn
        ]
        assert all(hole not in holes[:k] for k, hole in enumerate(holes))


def piece(kind, x, y):
    return {"piece": kind, "at": [x, y]}


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"pieces": [piece("white", 0.25, 0.25), piece("black", 0.0, 0.1)]}, 200),
        ({"pieces": [piece("black", 0.25, 0.25)], "side": "black", "seat": "east"}, 200),
        ({"pieces": [piece("queen", 0.0, 0.0)], "level": "expert", "rules": "icf"}, 200),
        ({"pieces": [piece("white", 0.2, 0.2)], "covering": True}, 200),
        ({"pieces": [piece("black", 0.25, 0.25)]}, 422),
        ({"pieces": []}, 422),
        ({"pieces": [piece("white", 0.0, 0.0), piece("white", 0.01, 0.0)]}, 422),
        ({"pieces": [piece("white", 0.04 * k, 0.0) for k in range(-5, 5)]}, 422),
        ({"pieces": [piece("white", 9.0, 0.0)]}, 422),
        ({"pieces": [piece("white", 0.2, 0.2)], "seat": "up"}, 422),
        ({"pieces": [piece("white", 0.2, 0.2)], "more": 1}, 422),
    ],
)
def test_hints_for_any_position(tmp_path, wish, status):
    async def play():
        async with served(tmp_path) as host, httpx.AsyncClient() as client:
            answer = await client.post(f"http://{host}/api/practice/hints", json=wish)
            assert answer.status_code == status, answer.text
            if status == 200:
                hints = answer.json()["hints"]
                assert hints
                assert hints[0]["aim"]["seat"] == wish.get("seat", "south")
                assert hints[0]["keep"] > 0.15
            else:
                detail = answer.json()["detail"]
                assert detail["en"] != detail["fr"]

    played(play())


def test_nobody_asks_for_hints_without_end(tmp_path, monkeypatch):
    monkeypatch.setattr(hint_requests, "MOST_HINTS", 3)

    async def play():
        async with served(tmp_path) as host, httpx.AsyncClient() as client:
            wish = {"pieces": [piece("white", 0.25, 0.25)], "level": "beginner"}
            statuses = [
                (await client.post(f"http://{host}/api/practice/hints", json=wish)).status_code
                for _ in range(4)
            ]
            assert statuses == [200, 200, 200, 429]

    played(play())


async def plain(host, **terms):
    """A room as the page opens it."""
    async with httpx.AsyncClient(base_url=f"http://{host}") as client:
        players = [{"name": "Ada"}, {"name": "Ben"}]
        answer = await client.post("/api/rooms", json={"players": players, **terms})
        return answer.json()["room"], answer.headers["set-cookie"].split(";")[0]


def test_two_games_have_other_rosettes_and_training_the_exact_one(tmp_path):
    async def layouts():
        async with served(tmp_path) as host:
            found = []
            for terms in ({"rosette": "hand"}, {}, {"rosette": "exact"}):
                room, cookie = await plain(host, **terms)
                async with Page.at(host, room, cookie) as page:
                    await page.to_the_first_stroke()
                    found.append(page.news["layout"])
                    await page.act("strike", **BREAK)
                parsed = parse(await record_of(host, room))
                assert check(parsed) is None
                async with httpx.AsyncClient(base_url=f"http://{host}") as client:
                    replay = (
                        await client.post("/api/replays", content=await record_of(host, room))
                    ).json()
                assert replay["entries"][-1]["motion"], "the motion comes out again to the bit"
            one, other, exact = found
            assert one != other
            assert exact[0]["at"][1] == 2 * 0.0155
            assert 0.0 <= one[0]["at"][1] - exact[0]["at"][1] < 5e-5

    played(layouts())


def test_a_game_with_a_head_start(tmp_path):
    async def play():
        async with served(tmp_path) as host:
            sitters = [{"name": "Ada", "aim_aid": "long"}, {"name": "Ben", "aim_aid": "off"}]
            room, cookie = await opened(
                host, sitters, head_start={"team": "a", "pieces": 4, "points": 2}
            )
            async with Page.at(host, room, cookie) as page:
                await page.to_the_first_stroke()
                assert len(page.news["layout"]) == 15
                assert page.news["state"]["points"] == [2, 0]
                assert (await page.act("strike", **BREAK))["type"] == "done"
            async with httpx.AsyncClient(base_url=f"http://{host}") as client:
                settings = (await client.get(f"/api/rooms/{room}")).json()["settings"]
                assert settings["aim_aids"] == {"p1": "long", "p2": "off"}
                assert settings["head_start"] == {"team": "a", "pieces": 4, "points": 2}
                refused = await client.post(
                    "/api/rooms",
                    json={
                        "players": sitters,
                        "rules": "percuteur",
                        "head_start": {"team": "a", "pieces": 1},
                    },
                )
                assert refused.status_code == 422
                assert "Give points instead" in refused.json()["detail"]["en"]
            assert check(parse(await record_of(host, room))) is None

    played(play())
