"""Links taken back and given anew: the old one ends at once, wherever it is used; the rest goes on."""

import asyncio
import sqlite3

import httpx
import pytest
import websockets

from carrom.server.http.page_sender import MISSING
from carrom.server.http.seat_requests import MOST_RENEWED
from carrom.server.tournaments.renewals import seal, unseal
from carrom.store.tournaments import Link
from carrom.tournament.terms import Role
from tests.server.desks import Device
from tests.server.serving import Page, opened, served
from tests.server.test_tournaments import hall, hall_at, run

BOARD = {"type": "entered-board", "winner": "a", "left": 3}


async def links_of(at, secret=None):
    """All links by role and board, as the organiser is shown them: what each ends with, and its code."""
    headers = {"x-link": secret or at.secrets["organiser"]}
    answer = await at.client.get(f"/api/tournaments/{at.id}/links", headers=headers)
    assert answer.status_code == 200, answer.text
    return by_link(answer)


def by_link(answer):
    assert answer.status_code == 200, answer.text
    return {
        (each["role"], each["board"]): (each["address"].rpartition("/")[2], each["code"])
        for each in answer.json()["links"]
    }


async def role(client, tournament, secret):
    answer = await client.get(f"/api/tournaments/{tournament}", headers={"x-link": secret})
    return answer.json()["role"]


async def table_of(client, code):
    answer = await client.get(f"/api/table-codes/{code}")
    return answer.json().get("board") if answer.status_code == 200 else answer.status_code


async def renew(at, secret=None, **wanted):
    headers = {"x-link": secret or at.secrets["organiser"]}
    address = f"/api/tournaments/{at.id}/links/renewal"
    return await at.client.post(address, headers=headers, json=wanted)


async def each_link_alone(one, two):
    """Renew one link after the other at one server, and look at another what each is good for."""
    async with hall_at(one, boards=3) as at, httpx.AsyncClient(base_url=f"http://{two}") as other:
        first = await links_of(at)
        for which in (("table", 2), ("umpire", 0), ("chief-umpire", 0)):
            before = await links_of(at)
            now = by_link(await renew(at, role=which[0], board=which[1]))
            changed = {key for key in now if now[key] != before[key]}
            assert changed == {which}
            assert await role(other, at.id, before[which][0]) == "public"
            assert await role(other, at.id, now[which][0]) == which[0]
            assert await links_of(at) == now  # they can be shown again
        assert await table_of(other, first["table", 2][1]) == 404
        assert await table_of(other, now["table", 2][1]) == 2
        assert await table_of(other, first["table", 1][1]) == 1
        # neither looking at the links nor more boards bring an old one back
        more = {"json": {"boards": 4}, "headers": {"x-link": at.secrets["organiser"]}}
        grown = by_link(await at.client.post(f"/api/tournaments/{at.id}/links", **more))
        assert {key: grown[key] for key in now} == now
        assert await role(other, at.id, grown["table", 4][0]) == "table"
        for which in (("table", 2), ("umpire", 0), ("chief-umpire", 0)):
            assert await role(other, at.id, first[which][0]) == "public"
        assert await table_of(other, first["table", 2][1]) == 404
        return at.id, grown


async def own_link(one, two):
    """Renew the organiser's own link: all others go on, and are still shown."""
    async with hall_at(one, boards=2) as at, httpx.AsyncClient(base_url=f"http://{two}") as other:
        renewed = by_link(await renew(at, role="table", board=1))
        before = await links_of(at)
        assert renewed == before
        old = at.secrets["organiser"]
        now = by_link(await renew(at, role="organiser"))
        fresh = now["organiser", 0][0]
        assert {key for key in now if now[key] != before[key]} == {("organiser", 0)}
        assert await role(other, at.id, old) == "public"
        assert await role(other, at.id, fresh) == "organiser"
        assert (await renew(at, old, role="umpire")).status_code == 403
        assert await links_of(at, fresh) == now
        for board in (1, 2):
            assert await role(other, at.id, now["table", board][0]) == "table"
            assert await table_of(other, now["table", board][1]) == board
        # two at once with the same link: one of them gets a new one
        both = await asyncio.gather(*(renew(at, fresh, role="organiser") for _ in range(2)))
        assert sorted(answer.status_code for answer in both) == [200, 403]
        (won,) = [by_link(answer) for answer in both if answer.status_code == 200]
        assert await role(other, at.id, won["organiser", 0][0]) == "organiser"
        # all of them
        last = by_link(await renew(at, won["organiser", 0][0], all=True))
        public = ("public", 0)
        assert {key for key in last if last[key] == won[key]} == {public}
        for key in last.keys() - {public}:
            assert await role(other, at.id, won[key][0]) == "public"
            assert await role(other, at.id, last[key][0]) == key[0]
        assert await table_of(other, won["table", 1][1]) == 404
        assert await table_of(other, last["table", 1][1]) == 1
        tables = by_link(await renew(at, last["organiser", 0][0], role="table"))
        assert {key for key in last if tables[key] != last[key]} == {("table", 1), ("table", 2)}


def test_each_link_is_renewed_alone(tmp_path):
    async def play():
        async with served(tmp_path) as host:
            tournament, shown = await each_link_alone(host, host)
        kept = sqlite3.connect(tmp_path / "carrom.sqlite")
        text = "\n".join(kept.iterdump())  # nothing but hashes, and what only the organiser opens
        assert tournament in text
        assert not any(
            secret in text or (code and code.replace("-", "") in text)
            for (name, _), (secret, code) in shown.items()
            if name != "public"
        )

    run(play())


def test_the_organisers_own_link_is_renewed(tmp_path):
    async def play():
        async with served(tmp_path) as host:
            await own_link(host, host)

    run(play())


def test_only_the_organiser_renews_and_only_what_there_is(tmp_path):
    async def play():
        async with hall(tmp_path, boards=2) as at:
            for name in ("chief-umpire", "umpire", "table"):
                assert (await renew(at, at.secrets[name], role="umpire")).status_code == 403
            assert (await renew(at, "nobody", all=True)).status_code == 403
            assert (await renew(at, role="table", board=3)).status_code == 404
            for wrong in ({"role": "public"}, {"role": "table", "board": -1}, {"all": 1}):
                assert (await renew(at, **wrong)).status_code == 422

    run(play())


def test_what_is_sealed_opens_with_the_same_secret_only():
    link = Link(Role.TABLE, 3)
    closed = seal("organiser", link, "a secret and 2345-CODE")
    assert unseal("organiser", link, closed) == "a secret and 2345-CODE"
    assert unseal("another", link, closed) is None
    assert unseal("organiser", Link(Role.TABLE, 4), closed) is None
    assert closed != seal("organiser", link, "a secret and 2345-CODE")


def test_a_desk_has_a_key_of_its_own_that_ends_with_the_link_it_was_opened_by(tmp_path):
    async def play():
        async with hall(tmp_path) as at:
            await at.round()
            wish = {"competition": "open", "round": 1, "match": 1}
            keys = {}
            for who in ("umpire", "chief-umpire", "organiser"):
                answer = await at.ask(who, "POST", "/desks", json=wish)
                assert answer.status_code == 200, answer.text
                again = await at.ask(who, "POST", "/desks", json=wish)
                assert again.json() == answer.json()
                keys[who] = answer.json()["secret"]
                room = answer.json()["room"]
            assert len({*keys.values(), *at.secrets.values()}) == len(keys) + len(at.secrets)
            for key in keys.values():  # a key to one desk, and to nothing else
                assert await role(at.client, at.id, key) == "public"
            other = await at.ask("umpire", "POST", "/desks", json={**wish, "match": 2})
            elsewhere = Device(at.client, other.json()["room"], keys["umpire"])
            assert (await elsewhere.ask("GET")).json()["umpire"] is False
            umpire = Device(at.client, room, keys["umpire"])
            head = Device(at.client, room, keys["chief-umpire"], "two")
            await umpire.take_pen()
            await umpire.to_the_first_stroke()
            assert by_link(await renew(at, role="umpire"))
            wanted = {"device": "one", "label": "Phone", "take_over": True}
            assert (await umpire.ask("POST", "/pen", json=wanted)).status_code == 403
            assert (await umpire.ask("GET")).json()["umpire"] is False
            assert (await head.ask("POST", "/pen", json=wanted)).status_code == 200

    run(play())


async def links_of_a_room(one, two):
    """Renew the code and the links of rooms at one server; another sends away who came by the old ones."""
    room, cookie = await opened(one, ("Ada", {"chair": "open"}))
    headers = {"cookie": cookie}
    async with (
        httpx.AsyncClient(base_url=f"http://{one}") as client,
        httpx.AsyncClient(base_url=f"http://{two}") as other,
    ):
        held = (await client.get(f"/api/rooms/{room}/invitation", headers=headers)).json()
        watch = held["watch_address"].rpartition("/")[2]
        assert (await other.get(f"/api/invitations/{held['code']}")).status_code == 200
        async with Page.at(two, watch) as looker, Page.at(two, room, cookie) as player:
            for page in (looker, player):
                await page.until(lambda told: told["type"] == "news")
            answer = await client.post(f"/api/rooms/{room}/invitation", headers=headers)
            fresh = answer.json()
            assert fresh["code"] != held["code"]
            assert fresh["watch_address"] == held["watch_address"]
            assert (await other.get(f"/api/invitations/{held['code']}")).status_code == 404
            assert (await other.get(f"/api/invitations/{fresh['code']}")).status_code == 200
            answer = await client.post(f"/api/rooms/{room}/watch-link", headers=headers)
            now = answer.json()["address"].rpartition("/")[2]
            assert (await other.get(f"/api/rooms/{watch}")).status_code == 404
            assert (await other.get(f"/api/rooms/{now}")).status_code == 200
            told = await looker.until(lambda told: told["type"] == "refused")
            assert told["said"]["en"].startswith("This link was replaced")
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await looker.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == MISSING
            shown = await other.get(f"/api/rooms/{room}/seats", headers=headers)
            assert shown.json()["watch_address"].endswith(now)
            await client.post(f"/api/rooms/{room}/invitation", headers=headers)
            await player.send({"type": "hello", "since": 0})  # whoever sits there goes on
            await player.until(lambda told: told["type"] == "welcome")
        for address in (f"/api/rooms/{room}/invitation", f"/api/rooms/{room}/watch-link"):
            assert (await other.post(address)).status_code == 403
        for address in (f"/api/rooms/{now}/watch-link", f"/api/rooms/{now}/invitation"):
            assert (await other.post(address, headers=headers)).status_code == 404
        await links_of_a_desk(client, other)


async def links_of_a_desk(client, other):
    wanted = {"a": ["Ada"], "b": ["Ben"]}
    desk = (await client.post("/api/desk", json=wanted)).json()
    umpire = Device(other, desk["room"], desk["secret"])
    await umpire.take_pen()
    await umpire.to_the_first_stroke()
    answer = await umpire.ask("POST", "/links", json={"link": "umpire"})
    fresh = answer.json()
    assert answer.status_code == 200, answer.text
    assert fresh["watch"] == desk["watch"]
    assert (await umpire.ask("POST", "/links", json={"link": "umpire"})).status_code == 403
    again = Device(client, desk["room"], fresh["secret"])
    again.number = umpire.number  # the same device writes on
    await again.look()
    await again.enter(BOARD)
    moved = (await again.ask("POST", "/links", json={"link": "watch"})).json()
    assert moved["secret"] == fresh["secret"]
    assert (await other.get(f"/api/desk/{desk['watch']}")).status_code == 404
    assert (await other.get(f"/api/desk/{moved['watch']}")).status_code == 200


def test_links_of_rooms_and_desks_are_renewed(tmp_path):
    async def play():
        async with served(tmp_path) as host:
            await links_of_a_room(host, host)

    run(play())


def test_renewals_of_a_room_are_bounded(tmp_path):
    async def play():
        async with served(tmp_path) as host:
            room, cookie = await opened(host)
            async with httpx.AsyncClient(base_url=f"http://{host}") as client:
                asked = [
                    await client.post(f"/api/rooms/{room}/watch-link", headers={"cookie": cookie})
                    for _ in range(MOST_RENEWED[0] + 1)
                ]
        assert [answer.status_code for answer in asked] == [200] * MOST_RENEWED[0] + [429]

    run(play())


def test_a_tournaments_desk_gets_new_links_from_its_organiser_only(tmp_path):
    async def play():
        async with hall(tmp_path) as at:
            await at.round()
            wish = {"competition": "open", "round": 1, "match": 1}
            opened = (await at.ask("umpire", "POST", "/desks", json=wish)).json()
            device = Device(at.client, opened["room"], opened["secret"])
            answer = await device.ask("POST", "/links", json={"link": "umpire"})
            assert answer.status_code == 409
            assert "organiser" in answer.json()["detail"]["en"]

    run(play())
