"""``carrom server rooms | block | delete | forget | links`` beside a server that runs."""

import asyncio
import json
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO

import httpx
import pytest
import websockets

from carrom.cli import main
from tests.online.engines import until
from tests.server.serving import Page, opened
from tests.server.test_links import by_link, links_of, renew, role, table_of
from tests.server.test_running import process
from tests.server.test_strangers import get, run, search, send
from tests.server.test_tournaments import hall_at


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("operated")


@pytest.fixture(scope="module")
def host(folder):
    with process(folder, "--strangers", "--log", "json") as (server, address):
        yield address
        server.terminate()
        logged = server.stderr.read()
        assert "room-deleted" in logged
        for secret in ("Ada", "Ben", "Byron", "Cleo"):
            assert secret not in logged
        assert '"level":"error"' not in logged


def carrom(*words, folder=None, status=0):
    """What the command says, on standard output or as its one sentence of refusal."""
    where = () if folder is None else ("--data", str(folder))
    done = subprocess.run(
        [sys.executable, "-m", "carrom", "server", *words, *where],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == status, done.stderr
    assert bool(done.stderr) == bool(status)
    return done.stderr if status else done.stdout


def test_rooms_are_listed_without_names(host, folder):
    async def play():
        room, _ = await opened(host, ("Ada", {"name": "Computer", "chair": "beginner"}))
        ada, hers = await search(host, "Cleo B")
        ben, _ = await search(host, "Ben")
        told = {"player": ben["player"], "reason": "stalling"}
        await send(host, "POST", f"/api/rooms/{ada['room']}/reports", hers, json=told)
        return room, ada["room"], ada["player"], ben["player"]

    friends, met, one, other = run(play())
    text = carrom("rooms", folder=folder)
    heads = " ".join(text.splitlines()[0].split())
    assert heads == "game opened (UTC) last used rules entries people reports"
    (line,) = [line for line in text.splitlines() if line.startswith(friends)]
    assert line.split()[-4:] == ["international", "0", "1", "0"]
    assert f"{other} reported by {one}" in text
    assert "plays for time" in text
    assert "Ada" not in text
    assert "Ben" not in text
    named = carrom("rooms", "--names", "--lang", "fr", folder=folder)
    assert "signalements" in named
    assert "p1 Ada" in named
    rooms = [json.loads(line) for line in carrom("rooms", "--json", folder=folder).splitlines()]
    (told,) = [each for each in rooms if each["room"] == met]
    assert (told["rules"], told["people"], told["strangers"]) == ("club", 2, True)
    assert told["reports"][0]["reason"] == "stalling"
    assert not any("names" in each for each in rooms)
    rooms = carrom("rooms", "--json", "--names", folder=folder).splitlines()
    assert {"p1": "Ada", "p2": "Computer"} in [json.loads(line)["names"] for line in rooms]


def test_a_deleted_room_closes_its_pages(host, folder):
    async def play():
        room, cookie = await opened(host, ("Ada", "Ben"))
        async with Page.at(host, room, cookie) as page:
            await page.to_the_first_stroke()
            said = await asyncio.to_thread(carrom, "delete", room, folder=folder)
            assert room in said
            told = await page.until(lambda m: m["type"] == "refused")
            assert (told["kind"], told["id"]) == ("deleted", None)
            assert "operator" in told["said"]["en"]
            await page.connection.wait_closed()
            assert page.connection.close_code == 4004
        assert (await get(host, f"/api/rooms/{room}")).status_code == 404
        assert (await get(host, f"/api/rooms/{room}/record")).status_code == 404
        return room

    room = run(play())
    assert "There is no game" in carrom("delete", room, folder=folder, status=2)
    assert room not in carrom("rooms", folder=folder)


def test_a_stroke_in_a_room_that_is_gone(host, folder):
    """Nobody has looked yet: the stroke itself finds it out."""

    async def play():
        room, cookie = await opened(host, ("Ada", "Ben"))
        async with Page.at(host, room, cookie) as page:
            await page.to_the_first_stroke()
            with sqlite3.connect(folder / "carrom.sqlite", timeout=10) as connection:
                for table in ("entries", "seats", "snapshots"):
                    connection.execute(f"delete from {table} where room = ?", (room,))
                connection.execute("delete from rooms where id = ?", (room,))
            aim = page.aim(x=0.0, angle=90.0, speed=3.0)
            act = {"act": "strike", "aim": aim}
            seq = page.news["seq"]
            await page.send({"type": "intent", "id": "x", "seq": seq, "act": act})
            told = await page.until(lambda m: m["type"] == "refused")
            assert told["kind"] in ("no-room", "deleted")
            await page.connection.wait_closed()
            assert page.connection.close_code == 4004

    run(play())


def test_a_name_is_forgotten_everywhere(host, folder):
    async def play():
        first, _ = await opened(host, ("Ada Byron", "Ben"))
        room, cookie = await opened(host, ("ADA  BYRON", "Ben"), quick=True)
        async with Page.at(host, room, cookie) as page:
            await page.until(lambda m: m["type"] == "news")
            assert "BYRON" in json.dumps(page.entries)
            await page.act("strike", x=0.0, angle=90.0, speed=3.0)
            seq = page.news["seq"]
            said = await asyncio.to_thread(carrom, "forget", "ada byron", folder=folder)
            assert "2 games" in said
            assert "Backups and records" in said
            table = await page.until(lambda m: m["type"] == "table")
            assert table["names"] == {"p2": "Ben"}
            anew = await page.until(lambda m: m["type"] == "news")
            assert (anew["from"], anew["seq"], len(anew["entries"])) == (1, seq, seq)
            assert "BYRON" not in json.dumps(anew)
            assert all(entry["motion"] is None for entry in anew["entries"])
        async with httpx.AsyncClient(base_url=f"http://{host}") as client:
            for each in (first, room):
                for what in ("", "/record", "/replay", "/entries?before=99"):
                    answer = await client.get(f"/api/rooms/{each}{what}")
                    assert answer.status_code == 200
                    assert "BYRON" not in answer.text.upper()

    run(play())
    with sqlite3.connect(folder / "carrom.sqlite") as connection:
        assert not [line for line in connection.iterdump() if "BYRON" in line.upper()]
    assert "Nothing has changed" in carrom("forget", "ada byron", folder=folder, status=2)


def test_a_blocked_address_meets_no_strangers(host, folder):
    async def play():
        _, _ = await search(host, "Ada", "icf")
        return (await search(host, "Ben", "icf"))[0]

    ben = run(play())
    assert "30 days" in carrom("block", ben["room"], ben["player"], folder=folder)
    wanted = {"name": "Cleo", "rules": "icf"}
    refused = run(send(host, "POST", "/api/open-games", json=wanted))
    assert refused.status_code == 403
    assert "at the moment" in refused.json()["detail"]["en"]
    assert run(get(host, "/api/open-games")).json() == {"games": []}
    run(opened(host, ("Ada", "Ben")))  # other games go on
    lifted = carrom("block", ben["room"], ben["player"], "--days", "0", folder=folder)
    assert "any more" in lifted
    assert run(search(host, "Cleo", "icf"))[0]["waiting"]


def test_bad_input_gets_one_sentence(folder, host, tmp_path):
    assert "There is no database" in carrom("rooms", folder=tmp_path, status=2)
    assert not list(tmp_path.iterdir())
    assert "Cannot block" in carrom("block", "none", "p1", folder=folder, status=2)
    for days in ("-1", "many", "99999"):
        said = carrom("block", "none", "p1", f"--days={days}", folder=folder, status=2)
        assert days in said
    (tmp_path / "carrom.sqlite").write_bytes(b"this is no database" * 100)
    assert "damaged" in carrom("rooms", folder=tmp_path, status=2)
    assert "reach" in carrom("rooms", "--store", "postgresql://x@127.0.0.1:1/none", status=2)


def test_old_games_are_deleted(tmp_path):
    with process(tmp_path) as (_, host):
        old, _ = asyncio.run(opened(host))
        fresh, _ = asyncio.run(opened(host))
    with sqlite3.connect(tmp_path / "carrom.sqlite") as connection:
        connection.execute("update rooms set used = '2026-01-01 00:00:00' where id = ?", (old,))

    def kept():
        with sqlite3.connect(tmp_path / "carrom.sqlite", timeout=10) as connection:
            return {room for (room,) in connection.execute("select id from rooms")}

    with process(tmp_path, "--keep-days", "30") as (_, host):
        until(lambda: kept() == {fresh})
        assert run(get(host, f"/api/rooms/{old}/record")).status_code == 404
        assert run(get(host, f"/api/rooms/{fresh}/record")).status_code == 200


def links(*words, folder, status=0):
    """What the command says, as above, without a process of its own; on a thread where a loop runs."""

    def call():
        out, err = StringIO(), StringIO()
        with redirect_stdout(out), redirect_stderr(err):
            assert main(["server", "links", *words, "--data", str(folder)]) == status
        return err.getvalue() if status else out.getvalue()

    with ThreadPoolExecutor(1) as one:
        return one.submit(call).result()


def test_links_are_listed_and_given_anew(host, folder):
    async def play():
        async with hall_at(host, boards=2) as at, httpx.AsyncClient(base_url=f"http://{host}") as c:
            listed = links(at.id, folder=folder)
            names = [line.split()[0] for line in listed.splitlines()[:-1]]
            assert names == ["organiser", "chief-umpire", "umpire", "table-1", "table-2"]
            assert not any(secret in listed for secret in at.secrets.values() if secret)
            # the organiser has lost the link: a new one is shown once, and the others go on
            told = links(at.id, "--renew", "organiser", folder=folder)
            assert "All other links go on" in told
            fresh = told.split()[1].rpartition("/")[2]
            assert await role(c, at.id, at.secrets["organiser"]) == "public"
            assert await role(c, at.id, fresh) == "organiser"
            for name in ("chief-umpire", "umpire", "table"):
                assert await role(c, at.id, at.secrets[name]) == name
            lost = await links_of(at, fresh)
            assert {lost[key] for key in lost if key[0] in ("umpire", "table")} == {("", "")}
            now = by_link(await renew(at, fresh, role="table", board=2))
            assert await role(c, at.id, now["table", 2][0]) == "table"
            assert await role(c, at.id, at.tables[2]) == "public"
            assert await role(c, at.id, at.tables[1]) == "table"
            # one board, by the operator: only who is told knows it
            told = links(at.id, "--renew", "table-1", folder=folder)
            (line,) = told.splitlines()
            _, address, code = line.split()
            assert await role(c, at.id, address.rpartition("/")[2]) == "table"
            assert await role(c, at.id, at.tables[1]) == "public"
            assert await table_of(c, code) == 1
            assert (await links_of(at, fresh))["table", 1] == ("", "")
            # all of them; the organiser's page shows all again
            where = ("--public-url", "https://carrom.example")
            told = links(at.id, "--renew", "all", *where, folder=folder)
            shown = {line.split()[0]: line.split()[1:] for line in told.splitlines()}
            assert shown["table-2"][0].startswith(f"https://carrom.example/#/board/{at.id}/")
            assert await role(c, at.id, fresh) == "public"
            own = shown["organiser"][0].rpartition("/")[2]
            known = await links_of(at, own)
            for board in (1, 2):
                address, code = shown[f"table-{board}"]
                assert known["table", board] == (address.rpartition("/")[2], code)
            return at.id, own

    tournament, own = run(play())
    assert own not in links(tournament, folder=folder)
    unknown = links(tournament, "--renew", "table-3", folder=folder, status=2)
    assert "chief-umpire, organiser, table-1, table-2, tables, umpire" in unknown
    assert "no game" in links("nothing", folder=folder, status=2)
    told = links(tournament, "--renew", "tables", "--lang", "fr", folder=folder)
    assert [line.split()[0] for line in told.splitlines()] == ["table-1", "table-2"]


def test_links_of_a_game_are_given_anew_beside_the_server(host, folder):
    async def play():
        room, cookie = await opened(host, ("Ada", {"chair": "open"}))
        async with httpx.AsyncClient(base_url=f"http://{host}") as client:
            headers = {"cookie": cookie}
            held = (await client.get(f"/api/rooms/{room}/invitation", headers=headers)).json()
            watch = held["watch_address"].rpartition("/")[2]
            listed = await asyncio.to_thread(links, room, folder=folder)
            assert watch in listed
            assert [line.split()[0] for line in listed.splitlines()[:-1]] == [
                "invitation",
                "watch",
                "recovery-p1",
            ]
            async with Page.at(host, watch) as looker:
                await looker.until(lambda told: told["type"] == "news")
                await asyncio.to_thread(links, room, "--renew", "watch", folder=folder)
                with pytest.raises(websockets.ConnectionClosed):
                    await looker.until(lambda _: False)
            told = links(room, "--renew", "invitation", folder=folder)
            code = told.split("/")[-1].strip()
            assert (await client.get(f"/api/invitations/{held['code']}")).status_code == 404
            assert (await client.get(f"/api/invitations/{code}")).status_code == 200
            told = links(room, "--renew", "recovery-p1", folder=folder)
            found = await client.post("/api/recoveries", json={"code": told.split()[-1]})
            assert found.json() == {"room": room}
            wanted = {"a": ["Ada"], "b": ["Ben"]}
            desk = (await client.post("/api/desk", json=wanted)).json()
            told = links(desk["room"], "--renew", "umpire", folder=folder)
            for secret, umpire in ((desk["secret"], False), (told.split("/")[-1].strip(), True)):
                answer = await client.get(f"/api/desk/{desk['room']}", headers={"x-umpire": secret})
                assert answer.json()["umpire"] is umpire

    run(play())
