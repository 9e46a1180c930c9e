"""Strangers over HTTP and sockets: finding each other, leaving, reports; off unless switched on."""

import asyncio
import sqlite3
import stat

import httpx
import pytest

from carrom.server.config import Config, ConfigError, read_config
from carrom.server.secret import address_hash, secret_of
from carrom.texts import render
from tests.server.serving import Page, opened
from tests.server.test_running import process

KEY = b"0123456789abcdef"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("strangers")


@pytest.fixture(scope="module")
def host(folder):
    with process(folder, "--strangers", "--log", "off") as (_, address):
        yield address


@pytest.fixture(autouse=True)
def alone(request, folder):
    """Nobody waits from the test before."""
    yield
    if "host" in request.fixturenames:
        with sqlite3.connect(folder / "carrom.sqlite", timeout=10) as connection:
            connection.execute("update rooms set listed = 'met' where listed is not null")
            connection.execute("delete from blocks")


def cookie(answer):
    return answer.headers["set-cookie"].split(";")[0]


def cookie_of(answer, name):
    """One of several cookies."""
    return f"{name}={answer.cookies[name]}"


async def search(host, name, rules="club", level="any"):
    """Look for an opponent; return the answer and the cookie."""
    async with httpx.AsyncClient(base_url=f"http://{host}") as client:
        wanted = {"name": name, "rules": rules, "level": level}
        answer = await client.post("/api/open-games", json=wanted)
        assert answer.status_code == 201, answer.text
        return answer.json(), cookie(answer)


async def get(host, path, cookie=""):
    async with httpx.AsyncClient(base_url=f"http://{host}", headers={"cookie": cookie}) as client:
        return await client.get(path)


async def send(host, method, path, cookie="", **told):
    async with httpx.AsyncClient(base_url=f"http://{host}", headers={"cookie": cookie}) as client:
        return await client.request(method, path, **told)


def run(work):
    return asyncio.run(asyncio.wait_for(work, 60))


def test_off_unless_switched_on(tmp_path):
    async def ask(host):
        assert (await get(host, "/api/features")).json() == {"strangers": False}
        wanted = {"name": "Ada", "rules": "club"}
        for answer in (
            await get(host, "/api/open-games"),
            await send(host, "POST", "/api/open-games", json=wanted),
        ):
            assert answer.status_code == 404
            assert "strangers" in answer.json()["detail"]["en"]

    with process(tmp_path) as (_, host):
        run(ask(host))
    assert not (tmp_path / "carrom.secret").exists()


def test_two_meet_and_play(host):
    async def play():
        assert (await get(host, "/api/features")).json() == {"strangers": True}
        ada, hers = await search(host, "Ada", level="club")
        assert ada["waiting"]
        async with Page.at(host, ada["room"], hers) as one:
            await one.until(lambda m: m["type"] == "news")
            assert one.you == [ada["player"]]
            games = (await get(host, "/api/open-games")).json()["games"]
            assert games == [{"rules": "club", "level": "club", "waiting": 1}]
            ben, his = await search(host, "Ben", level="club")
            assert (ben["room"], ben["waiting"]) == (ada["room"], False)
            async with Page.at(host, ben["room"], his) as two:
                await two.until(lambda m: m["type"] == "news" and m["seq"] > 0)
                while one.news["seq"] < two.news["seq"] or len(one.table["names"]) < 2:
                    await one.receive()
                assert one.table["names"] == {ada["player"]: "Ada", ben["player"]: "Ben"}
                assert two.news["state"]["phase"] == "stroke"
                pages = {ada["player"]: one, ben["player"]: two}
                striker = pages[two.news["state"]["turn"]]
                other = two if striker is one else one
                refused = await other.act("strike", x=0.0, angle=90.0, speed=4.0)
                assert refused["kind"] == "not-yours"
                done = await striker.act("strike", x=0.0, angle=90.0, speed=4.0)
                assert done["type"] == "done"
        entries = (await get(host, f"/api/rooms/{ada['room']}/entries?before=99")).json()["entries"]
        told = " ".join(entry["entry"]["en"] for entry in entries)
        assert "Ada" in told or "Ben" in told
        assert "p1" not in told
        assert "p2" not in told
        assert (await get(host, "/api/open-games")).json() == {"games": []}

    run(play())


def test_who_was_not_told_where_they_sit_asks_again(host):
    async def play():
        looked = await get(host, "/api/open-games")
        assert "Path=/api/open-games" in looked.headers["set-cookie"]
        guest, wanted = cookie(looked), {"name": "Ada", "rules": "club"}
        told = [await send(host, "POST", "/api/open-games", guest, json=wanted) for _ in range(2)]
        assert told[0].json() == told[1].json()
        room = told[0].json()["room"]
        assert (await get(host, f"/api/rooms/{room}/seats", cookie(told[1]))).json()["you"]
        another = cookie_of(told[1], "carrom-guest")
        assert another != guest  # so that the next search is another one
        ben = (await send(host, "POST", "/api/open-games", another, json=wanted)).json()
        assert (ben["room"], ben["waiting"]) == (room, False)
        late = (await send(host, "POST", "/api/open-games", guest, json=wanted)).json()
        assert late == told[0].json() | {"waiting": False}

    run(play())


def test_who_waits_no_longer_is_not_met(host):
    async def play():
        ada, hers = await search(host, "Ada")
        path = f"/api/rooms/{ada['room']}/waiting"
        async with Page.at(host, ada["room"], hers) as page:
            await page.until(lambda m: m["type"] == "news")
            assert (await send(host, "DELETE", path)).status_code == 404
            assert (await send(host, "DELETE", path, hers)).status_code == 204
            told = await page.until(lambda m: m["type"] == "refused")
            assert told["kind"] == "deleted"
            await page.connection.wait_closed()
            assert page.connection.close_code == 4004
        assert (await send(host, "DELETE", path, hers)).status_code == 404
        assert (await get(host, f"/api/rooms/{ada['room']}")).status_code == 404
        ben, his = await search(host, "Ben")
        assert ben["waiting"]
        await search(host, "Cleo")
        late = await send(host, "DELETE", f"/api/rooms/{ben['room']}/waiting", his)
        assert late.status_code == 409
        assert "sat down" in late.json()["detail"]["en"]

    run(play())


def test_somebody_who_sits_down_by_a_code_plays(host, folder):
    """The game of somebody who waits can be joined by a code; then it is theirs, and not deleted."""

    async def play():
        ada, hers = await search(host, "Ada")
        room = f"/api/rooms/{ada['room']}"
        code = (await get(host, f"{room}/invitation", hers)).json()["code"]
        joined = await send(host, "POST", f"/api/invitations/{code}", json={"name": "Ben"})
        assert joined.status_code == 201
        assert (await get(host, "/api/open-games")).json() == {"games": []}
        late = await send(host, "DELETE", f"{room}/waiting", hers)
        assert late.status_code == 409
        assert (await get(host, room)).status_code == 200
        told = {"player": joined.json()["player"], "reason": "name"}
        assert (await send(host, "POST", f"{room}/reports", hers, json=told)).status_code == 201

    run(play())


def test_who_is_blocked_cannot_sit_down_by_a_code(host, folder):
    async def play():
        ada, hers = await search(host, "Ada")
        codes = [(await get(host, f"/api/rooms/{ada['room']}/invitation", hers)).json()["code"]]
        room, cookie = await opened(host, players=("Ada", {"chair": "open"}))
        codes += [(await get(host, f"/api/rooms/{room}/invitation", cookie)).json()["code"]]
        key = secret_of(Config(data=str(folder)))
        assert key is not None
        with sqlite3.connect(folder / "carrom.sqlite", timeout=10) as connection:
            row = (address_hash(key, "127.0.0.1"), "2020-01-01", "2999-01-01 00:00:00.000000")
            connection.execute("insert into blocks (address, at, until) values (?, ?, ?)", row)
        stranger, friend = [
            await send(host, "POST", f"/api/invitations/{code}", json={"name": "Ben"})
            for code in codes
        ]
        assert stranger.status_code == 403
        assert stranger.json()["detail"]["en"].startswith("You cannot play with strangers")
        assert friend.status_code == 201

    run(play())


def test_reports(host, folder):
    async def play():
        ada, hers = await search(host, "Ada")
        ben, _ = await search(host, "Ben")
        path = f"/api/rooms/{ada['room']}/reports"
        nothing = {"strangers": False, "reported": []}
        assert (await get(host, path)).json() == nothing
        assert (await get(host, "/api/rooms/none/reports", hers)).json() == nothing
        assert (await get(host, path, hers)).json() == {"strangers": True, "reported": []}
        for told in (
            {"player": ben["player"], "reason": "rude"},
            {"player": "x", "reason": "name"},
            {"player": ben["player"], "reason": "name", "more": "text"},
        ):
            assert (await send(host, "POST", path, hers, json=told)).status_code == 422
        own = {"player": ada["player"], "reason": "name"}
        assert (await send(host, "POST", path, hers, json=own)).status_code == 404
        good = {"player": ben["player"], "reason": "stalling"}
        for _ in range(2):
            answer = await send(host, "POST", path, hers, json=good)
            assert answer.status_code == 201
            assert answer.json() == {"strangers": True, "reported": [ben["player"]]}
        for _ in range(20):
            answer = await send(host, "POST", path, hers, json=good)
        assert answer.status_code == 429
        return ada["room"]

    room = run(play())
    with sqlite3.connect(folder / "carrom.sqlite") as connection:
        kept = connection.execute("select reason from reports where room = ?", (room,)).fetchall()
    assert kept == [("stalling",)]


def test_the_secret_is_the_owners_alone(host, folder):
    assert stat.S_IMODE((folder / "carrom.secret").stat().st_mode) == 0o600
    ada, _ = run(search(host, "Ada"))
    with sqlite3.connect(folder / "carrom.sqlite") as connection:
        addresses = [
            a for (a,) in connection.execute("select address from seats where address > ''")
        ]
    key = secret_of(Config(data=str(folder)))
    assert key is not None
    assert address_hash(key, "127.0.0.1") in addresses
    assert not any("127" in each and len(each) < 64 for each in addresses)
    assert ada["waiting"]


def test_what_is_kept_of_an_address():
    assert address_hash(KEY, "192.0.2.1") == address_hash(KEY, "::ffff:192.0.2.1")
    assert address_hash(KEY, "192.0.2.1") != address_hash(KEY, "192.0.2.2")
    assert address_hash(KEY, "192.0.2.1") != address_hash(KEY[::-1], "192.0.2.1")
    assert address_hash(KEY, "2001:db8::1") == address_hash(KEY, "2001:db8::2:3%eth0")
    assert address_hash(KEY, "2001:db8::1") != address_hash(KEY, "2001:db8:0:1::1")
    assert address_hash(KEY, "a name") is None


def test_settings(tmp_path):
    assert read_config(None, {}, {"CARROM_STRANGERS": "true", "CARROM_KEEP_DAYS": "90"}) == Config(
        strangers=True, keep_days=90
    )
    file = tmp_path / "carrom.toml"
    file.write_text(f'strangers = true\nkeep_days = 30\nsecret = "{KEY.decode()}"\n')
    config = read_config(file, {"keep_days": "7"}, {})
    assert (config.strangers, config.keep_days, config.secret) == (True, 7, KEY.decode())
    assert secret_of(config) == KEY
    assert secret_of(Config(store="postgresql://h/x")) is None
    for wrong in ({"keep_days": "-1"}, {"strangers": "perhaps"}, {"secret": "short"}):
        with pytest.raises(ConfigError) as problem:
            read_config(None, wrong, {})
        assert next(iter(wrong)) in render(problem.value.said, "en")
