"""A tournament over HTTP: each link does its own things and nothing else; every entry counts once."""

import asyncio
import copy
import signal
import zipfile
from contextlib import asynccontextmanager
from io import BytesIO
from typing import Any, get_args
from uuid import uuid4

import httpx
import pytest

from carrom.cli import main
from carrom.server.http.seat_requests import MOST_WRONG
from carrom.store.tournament_file import read_tournament
from carrom.tournament import standings
from carrom.tournament.facts import Fact, ResultConfirmed, ResultEntered
from carrom.tournament.log_lines import parse
from tests.server.desks import Device, entry
from tests.server.serving import served
from tests.server.test_running import process

TERMS = {"title": "Open", "method": "swiss", "rounds": 2, "rules": "international", "minutes": 30}
PLAYERS = "name,club,country,junior\nAda Lovelace,Aix,FR,\nBen Nevis,Bern,CH,\nCleo Minor,Aix,FR,x\nDan Brown,Dijon,FR,\n"
ROLES = ("organiser", "chief-umpire", "umpire", "table", "public")


class Hall:
    """Everybody's devices at one tournament."""

    def __init__(self, client, opened):
        self.client = client
        self.id = opened["tournament"]
        self.secrets = {"organiser": opened["secret"], "public": ""}
        self.tables: dict[int, str] = {}
        self.cookie = ""

    def other(self, cookie="o" * 32):
        """The same links on the phone of somebody else, which has a cookie of its own."""
        made = copy.copy(self)
        made.cookie = f"carrom-table={cookie}" if cookie else "none=1"
        return made

    async def ask(self, role, method, what="", **told):
        secret = self.tables[role] if isinstance(role, int) else self.secrets[role]
        headers = {"x-link": secret} if secret else {}
        if self.cookie:
            headers["cookie"] = self.cookie
        address = f"/api/tournaments/{self.id}{what}"
        return await self.client.request(method, address, headers=headers, **told)

    async def look(self, role="organiser"):
        answer = await self.ask(role, "GET")
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def enter(self, role, kind, *, name=None, expected=None, competition="open", **fields):
        seen = (await self.look(role))["seq"] if expected is None else expected
        fact = {"type": kind, "competition": competition, **fields}
        wanted = {"expected": seen, "entries": [{"id": name or uuid4().hex, "fact": fact}]}
        return await self.ask(role, "POST", "/entries", json=wanted)

    async def done(self, role, kind, **fields):
        answer = await self.enter(role, kind, **fields)
        assert answer.status_code == 200, answer.text
        assert answer.json()["refused"] is None, answer.json()["refused"]
        return answer.json()["view"]

    async def prepare(self, terms=TERMS):
        links = (await self.ask("organiser", "GET", "/links")).json()["links"]
        for link in links:
            secret = link["address"].rpartition("/")[2]
            if link["role"] == "table":
                self.tables[link["board"]] = secret
            elif link["role"] != "public":
                self.secrets[link["role"]] = secret
        self.secrets["table"] = self.tables[1]
        await self.done("organiser", "competition-added", terms=terms)
        wish = {"competition": "open", "csv": PLAYERS, "take": True}
        answer = await self.ask("organiser", "POST", "/players", json=wish)
        assert answer.status_code == 200, answer.text
        assert len(answer.json()["found"]) == 4

    async def round(self):
        wish = {"id": uuid4().hex, "competition": "open"}
        answer = await self.ask("organiser", "POST", "/rounds", json=wish)
        assert answer.status_code == 200, answer.text
        number = answer.json()["competitions"][0]["rounds"][-1]["number"]
        return await self.done("organiser", "round-published", round=number)


@asynccontextmanager
async def hall(folder, *, boards=4):
    async with served(folder) as host, hall_at(host, boards=boards) as made:
        yield made


@asynccontextmanager
async def hall_at(host, *, boards):
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=30) as client:
        wanted = {"title": "Cup of Aix", "place": "Aix", "date": "2026-05-01", "boards": boards}
        answer = await client.post("/api/tournaments", json=wanted)
        assert answer.status_code == 201, answer.text
        made = Hall(client, answer.json())
        await made.prepare()
        yield made


def run(work):
    return asyncio.run(asyncio.wait_for(work, 120))


def competition(view):
    return view["competitions"][0]


def test_a_result_of_a_table_counts_when_the_other_side_confirms_it(tmp_path):
    async def play():
        async with hall(tmp_path) as at:
            await at.round()
            result = {"a": 25, "b": 8}
            told = await at.done(1, "result-entered", round=1, match=1, side="a", result=result)
            mine = competition(told)["rounds"][0]["matches"][0]
            assert (mine["stand"], mine["score"], mine["claimed_by"]) == ("claimed", [25, 8], "a")
            other = competition(await at.look("public"))["rounds"][0]["matches"][0]
            assert (other["stand"], other["score"]) == ("open", None)
            own = await at.enter(1, "result-confirmed", round=1, match=1, side="a")
            assert own.json()["refused"]["kind"] == "own-claim"
            away = await at.enter(2, "result-confirmed", round=1, match=1, side="b")
            assert away.json()["refused"]["kind"] == "role"
            await at.other().done(1, "result-confirmed", round=1, match=1, side="b")
            seen = competition(await at.look("public"))
            assert seen["rounds"][0]["matches"][0]["score"] == [25, 8]
            assert seen["standings"][0]["points"] == 2

    run(play())


def test_who_entered_a_result_cannot_confirm_it_for_the_other_side(tmp_path):
    """What one phone can try: another name, the other side, the typed code, no cookies."""

    async def play():
        async with hall(tmp_path) as at:
            await at.round()
            claim = {"round": 1, "match": 1, "result": {"a": 25, "b": 8}}
            yes = {"round": 1, "match": 1, "side": "b"}
            told = await at.done(1, "result-entered", side="a", **claim)
            assert told["device"] == competition(told)["rounds"][0]["matches"][0]["claimed_device"]
            links = (await at.ask("organiser", "GET", "/links")).json()["links"]
            code = next(link["code"] for link in links if link["board"] == 1)
            typed = (await at.client.get(f"/api/table-codes/{code}")).json()["secret"]
            for secret in (at.tables[1], typed):
                at.client.headers["x-device"] = uuid4().hex[:8]
                at.tables[1] = secret
                own = (await at.enter(1, "result-confirmed", **yes)).json()["refused"]
                assert own["kind"] == "own-device"
                assert own["said"]["en"] != own["said"]["fr"]
            await at.done(1, "result-entered", side="b", **claim)  # then for the other side
            own = await at.enter(1, "result-confirmed", **{**yes, "side": "a"})
            assert own.json()["refused"]["kind"] == "own-device"
            bare = at.other(cookie="")
            for kind, fields in (("result-confirmed", yes), ("result-entered", claim)):
                none = await bare.enter(1, kind, **{**fields, "side": "a"})
                assert none.json()["refused"]["kind"] == "device"
                (given,) = none.headers.get_list("set-cookie")
                assert "HttpOnly" in given
                assert f"Path=/api/tournaments/{at.id}" in given
            away = await at.other().look("public")
            assert competition(away)["rounds"][0]["matches"][0]["claimed_device"] == ""
            await at.other().done(1, "result-confirmed", **{**yes, "side": "a"})
            log = (await at.ask("organiser", "GET", "/events")).json()["entries"]
            who = [entry["who"] for entry in log[:3]]
            assert all(each.startswith("table-1-") for each in who)
            assert len(set(who)) == 2
            two = {**claim, "match": 2}
            await at.done(2, "result-entered", side="a", **two)
            await at.done("umpire", "result-entered", **two)  # an umpire needs no other phone
            seen = competition(await at.look("public"))["rounds"][0]["matches"]
            assert [match["stand"] for match in seen[:2]] == ["final", "final"]

    run(play())


def test_a_wrong_result_is_corrected_after_the_next_pairing(tmp_path):
    async def play():
        async with hall(tmp_path) as at:
            await at.round()
            for match in (1, 2):
                await at.done(
                    "umpire", "result-entered", round=1, match=match, result={"a": 25, "b": 3}
                )
            before = competition(await at.round())
            pairs = [(m["a"], m["b"]) for m in before["rounds"][1]["matches"]]
            fixed = {"round": 1, "match": 1, "result": {"a": 3, "b": 25}}
            bare = await at.enter("organiser", "result-corrected", **fixed, reason=" ")
            assert bare.json()["refused"]["kind"] == "reason"
            told = await at.done("organiser", "result-corrected", **fixed, reason="sides swapped")
            now = competition(told)
            assert [(m["a"], m["b"]) for m in now["rounds"][1]["matches"]] == pairs
            assert now["standings"][0]["competitor"] != before["standings"][0]["competitor"]
            (change,) = competition(await at.look("public"))["rounds"][0]["matches"][0][
                "corrections"
            ]
            assert (change["before"], change["after"], change["paired_since"]) == (
                [25, 3],
                [3, 25],
                True,
            )

    run(play())


REQUESTS: dict[str, tuple[str, str, Any, set[str]]] = {
    "look": ("GET", "", None, set(ROLES)),
    "enter": (
        "POST",
        "/entries",
        {"expected": 99, "entries": [{"id": "x", "fact": {}}]},
        {"organiser", "chief-umpire", "umpire", "table"},
    ),
    "pair": ("POST", "/rounds", {"id": "pair", "competition": "none"}, {"organiser"}),
    "players": ("POST", "/players", {"competition": "open", "csv": "name\n"}, {"organiser"}),
    "erase": ("DELETE", "/people/p99", None, {"organiser"}),
    "desk": (
        "POST",
        "/desks",
        {"competition": "open", "round": 9, "match": 9},
        {"organiser", "chief-umpire", "umpire"},
    ),
    "entrant": (
        "POST",
        "/entrants",
        {"id": "one", "competition": "none", "people": [{"name": "Eve"}]},
        {"organiser"},
    ),
    "correct": (
        "POST",
        "/corrections",
        {"id": "two", "competition": "none", "competitor": "c1", "people": [], "expected": 0},
        {"organiser"},
    ),
    "umpire": (
        "POST",
        "/umpires",
        {"id": "who", "competition": "open", "round": 9, "match": 1, "name": "Rita"},
        {"organiser", "chief-umpire"},
    ),
    "pairings": ("GET", "/sheets/pairings?competition=none", None, set(ROLES)),
    "standings": ("GET", "/sheets/standings?competition=none", None, set(ROLES)),
    "crosstable": ("GET", "/sheets/crosstable?competition=none", None, set(ROLES)),
    "bracket": ("GET", "/sheets/bracket?competition=none", None, set(ROLES)),
    "cards": ("GET", "/sheets/score-cards?competition=none", None, {"organiser"}),
    "badges": ("GET", "/sheets/badges?competition=none", None, {"organiser"}),
    "labels": ("GET", "/sheets/table-labels?competition=none", None, {"organiser"}),
    "events": ("GET", "/events", None, {"organiser", "chief-umpire"}),
    "links": ("GET", "/links", None, {"organiser"}),
    "boards": ("POST", "/links", {"boards": 5}, {"organiser"}),
    "log": ("GET", "/log", None, {"organiser"}),
    "site": ("GET", "/site.zip", None, set(ROLES)),
}
RESULT: dict[str, Any] = {"round": 1, "match": 1, "result": {"a": 1, "b": 0}}
FACTS: dict[str, tuple[dict[str, Any], set[str]]] = {
    "competition-added": ({"terms": TERMS, "competition": "new"}, {"organiser"}),
    "terms-changed": ({"terms": TERMS, "reason": "r"}, {"organiser"}),
    "entered": ({"competitor": "c9", "players": ["p9"]}, {"organiser"}),
    "entry-corrected": ({"competitor": "c1", "before": {}, "after": {"seed": 0}}, {"organiser"}),
    "withdrew": ({"competitor": "c1"}, {"organiser"}),
    "returned": ({"competitor": "c1"}, {"organiser"}),
    "round-proposed": ({"round": 9, "pairings": []}, {"organiser"}),
    "pairing-changed": (
        {"round": 1, "first": "c1", "second": "c2", "reason": "r"},
        {"organiser"},
    ),
    "round-published": ({"round": 9}, {"organiser"}),
    "round-withdrawn": ({"round": 9, "reason": "r"}, {"organiser"}),
    "round-started": ({"round": 9}, {"organiser"}),
    "round-called": ({"round": 9}, {"organiser"}),
    "board-changed": (
        {"round": 1, "match": 1, "board": 9, "reason": " "},
        {"organiser", "chief-umpire"},
    ),
    "umpire-assigned": ({"round": 1, "match": 1, "umpire": "u1"}, {"organiser", "chief-umpire"}),
    "result-entered": (
        {**RESULT, "match": 9},
        {"organiser", "chief-umpire", "umpire"},
    ),
    "result-confirmed": ({"round": 1, "match": 1, "side": "b"}, {"table"}),
    "result-disputed": ({"round": 1, "match": 1, "side": "b"}, {"table"}),
    "result-corrected": ({**RESULT, "reason": "r"}, {"organiser", "chief-umpire"}),
    "result-withdrawn": (
        {"round": 1, "match": 1, "reason": "r"},
        {"organiser", "chief-umpire"},
    ),
    "walked-over": (
        {"round": 9, "match": 1, "absent": "a"},
        {"organiser", "chief-umpire", "umpire"},
    ),
    "protest-made": (
        {"round": 1, "match": 1, "protest": "x y", "clause": "4.3"},
        {"organiser", "chief-umpire", "umpire", "table"},
    ),
    "protest-decided": ({"protest": "none", "upheld": True, "reason": "r"}, {"chief-umpire"}),
    "admitted": ({"what": "board", "which": "7"}, {"chief-umpire"}),
    "competition-closed": ({}, {"organiser"}),
}


def test_each_link_can_do_its_own_things_and_nothing_else(tmp_path):
    async def play():
        async with hall(tmp_path) as at:
            await at.round()
            for role in ROLES:
                for name, (method, what, body, may) in REQUESTS.items():
                    told = {} if body is None else {"json": body}
                    answer = await at.ask(role, method, what, **told)
                    assert (answer.status_code != 403) == (role in may), (role, name, answer.text)
            for role in ROLES:
                for kind, (fields, may) in FACTS.items():
                    answer = await at.enter(role, kind, **fields)
                    if role == "public":
                        assert answer.status_code == 403
                        continue
                    refused = answer.json()["refused"]
                    is_role = refused is not None and refused["kind"] == "role"
                    assert is_role == (role not in may), (role, kind, refused)
            strange = {"x-link": "A" * 32}
            for what in ("/links", "/log"):
                address = f"/api/tournaments/{at.id}{what}"
                assert (await at.client.get(address, headers=strange)).status_code == 403

    run(play())


def test_every_fact_is_tried():
    assert {each.__struct_config__.tag for each in get_args(Fact)} == set(FACTS)


def test_the_same_entry_counts_once_and_a_stale_one_is_refused(tmp_path):
    async def play():
        async with hall(tmp_path) as at:
            await at.round()
            seen = (await at.look(1))["seq"]
            told = {"round": 1, "match": 1, "side": "a", "result": {"a": 9, "b": 8}}
            for _ in range(3):
                again = await at.enter(1, "result-entered", name="one", expected=seen, **told)
                assert again.json()["refused"] is None
                assert again.json()["view"]["seq"] == seen + 1
            other = {**told, "result": {"a": 8, "b": 9}}
            same = await at.enter(1, "result-entered", name="one", expected=seen, **other)
            assert same.json()["refused"]["kind"] == "other-intent"
            stale = await at.enter(1, "result-entered", name="two", expected=seen, **other)
            assert stale.json()["refused"]["kind"] == "stale"
            beside = {**told, "match": 2}
            fine = await at.enter(2, "result-entered", expected=seen, **beside)
            assert fine.json()["refused"] is None  # another table's result is nobody's concern

    run(play())


def test_all_tables_at_once_lose_nothing(tmp_path):
    async def play():
        async with hall(tmp_path, boards=20) as at:
            more = "name\n" + "".join(f"Somebody {k}\n" for k in range(36))
            wish = {"competition": "open", "csv": more, "take": True}
            assert (await at.ask("organiser", "POST", "/players", json=wish)).status_code == 200
            await at.round()

            async def table(board):
                told = {"round": 1, "match": board, "result": {"a": board, "b": 0}}
                await at.done(board, "result-entered", side="a", **told)
                confirmed = {"round": 1, "match": board, "side": "b"}
                await at.other().done(board, "result-confirmed", **confirmed)

            await asyncio.gather(*(table(board) for board in range(1, 21)))
            log = parse((await at.ask("organiser", "GET", "/log")).content)
            assert log.fault is None
            matches = competition(await at.look())["rounds"][0]["matches"]
            assert [m["score"] for m in matches] == [[k, 0] for k in range(1, 21)]

    run(play())


def test_bad_lines_are_shown_before_anything_is_taken(tmp_path):
    async def play():
        async with hall(tmp_path) as at:
            wish = {"competition": "open", "csv": "name,rating\nEve Moss,abc\nFay Wray,1500\n"}
            answer = await at.ask("organiser", "POST", "/players", json=wish)
            told = answer.json()
            assert len(told["bad"]) == 1
            assert told["bad"][0]["fr"] != told["bad"][0]["en"]
            assert told["found"] == ["Fay Wray"]
            assert len(competition(told["view"])["competitors"]) == 4
            pairs = {**TERMS, "kind": "doubles"}
            await at.done("organiser", "competition-added", competition="pairs", terms=pairs)
            half = "\ufeffname,partner\nEve Moss,Fay Wray\nGus Orr,Hal Fry\n"
            other = "name,partner\nIda Roe,Jo Ash\nEve Moss,Hal Fry\n"  # Eve has a partner
            for csv, status, count in ((half, 200, 2), (other, 409, 2), (half, 200, 2)):
                take: dict[str, Any] = {"competition": "pairs", "csv": csv, "take": True}
                answer = await at.ask("organiser", "POST", "/players", json=take)
                assert answer.status_code == status, answer.text
                view = await at.look()
                assert len(view["competitions"][1]["competitors"]) == count
                assert "Ida Roe" not in [each["name"] for each in view["people"]]

    run(play())


def test_juniors_are_public_by_initials(tmp_path):
    async def play():
        async with hall(tmp_path) as at:
            await at.round()
            for role, shown in (("public", False), ("table", False), ("umpire", True)):
                text = (await at.ask(role, "GET")).text
                assert ("Cleo Minor" in text) is shown, role
                assert ("C. M." in text) is not shown, role
            (juniors,) = competition(await at.look("public"))["categories"]
            assert (juniors["name"], len(juniors["standings"])) == ("juniors", 1)
            view = competition(await at.look())
            cleo = next(c for c in view["competitors"] if c["name"] == "Cleo Minor")
            hers = next(
                m["number"] for m in view["rounds"][0]["matches"] if cleo["id"] in (m["a"], m["b"])
            )
            wish = {"competition": "open", "round": 1, "match": hers}
            desk = (await at.ask("umpire", "POST", "/desks", json=wish)).json()
            room, watch = desk["room"], desk["watch"]
            for what in (f"desk/{room}", f"desk/{watch}", f"rooms/{room}/record"):
                text = (await at.client.get(f"/api/{what}")).text
                assert "Minor" not in text, what
                assert "C. M." in text, what
            (player,) = cleo["players"]
            assert (await at.ask("organiser", "DELETE", f"/people/{player}")).status_code == 200
            assert "C. M." not in (await at.client.get(f"/api/desk/{watch}")).text

    run(play())


def test_an_erased_name_is_in_nothing_the_server_keeps_or_shows(tmp_path):
    async def play():
        async with hall(tmp_path) as at:
            view = await at.round()
            ada = next(p["player"] for p in view["people"] if p["name"] == "Ada Lovelace")
            matches = competition(view)["rounds"][0]["matches"]
            own = competition(view)["competitors"]
            who = next(c["id"] for c in own if ada in c["players"])
            hers = next(m["number"] for m in matches if who in (m["a"], m["b"]))
            desk = await at.ask(
                "umpire", "POST", "/desks", json={"competition": "open", "round": 1, "match": hers}
            )
            assert desk.status_code == 200, desk.text
            named = await at.enter(
                "organiser", "withdrew", competitor=who, reason="ADA  lovelace is ill"
            )
            assert named.json()["refused"]["kind"] == "name"
            answer = await at.ask("organiser", "DELETE", f"/people/{ada}")
            assert answer.status_code == 200
            again = await at.ask("organiser", "DELETE", f"/people/{ada}")
            assert again.status_code == 404
            for role in ROLES:
                assert "Lovelace" not in (await at.ask(role, "GET")).text
            assert "Lovelace" not in (await at.ask("organiser", "GET", "/log")).text
            copy = await at.ask("public", "GET", "/site.zip")
            with zipfile.ZipFile(BytesIO(copy.content)) as archive:
                pages = b"".join(map(archive.read, archive.namelist())).decode()
            assert "Lovelace" not in pages
            assert "Cleo Minor" not in pages
            assert "C. M." in pages
            assert "Ben Nevis" in pages
            room = desk.json()["room"]
            for what in (f"/api/rooms/{room}/record", f"/api/desk/{room}"):
                assert "Lovelace" not in (await at.client.get(what)).text
            assert any(c["id"] == who for c in competition(await at.look())["competitors"])
            files = [file for file in tmp_path.rglob("*") if file.is_file()]
            assert any(b"Nevis" in file.read_bytes() for file in files)
            assert not [file for file in files if b"Lovelace" in file.read_bytes()]

    run(play())
    assert b"Lovelace" not in (tmp_path / "carrom.sqlite").read_bytes()


def test_no_name_comes_into_a_log_that_stays(tmp_path):
    async def play():
        async with hall(tmp_path) as at:
            await at.round()
            for reason in ("nevis is ill", "Mr. BROWN left"):  # a part of a name is enough
                named = await at.enter("organiser", "withdrew", competitor="c1", reason=reason)
                assert named.json()["refused"]["kind"] == "name"
            teams = {**TERMS, "kind": "teams", "rubbers": 2}
            await at.done("organiser", "competition-added", competition="teams", terms=teams)
            team = "Club Lovelace"
            form = {"people": [{"name": "Eve Moss"}, {"name": "Fay Wray"}], "team": team}
            wish: dict[str, Any] = {"id": "team", "competition": "teams", **form}
            listed = f"name,team\nEve Moss,{team}\nFay Wray,{team}\n"
            csv = {"competition": "teams", "csv": listed, "take": True}
            for what, body in (("/entrants", wish), ("/players", csv)):
                answer = await at.ask("organiser", "POST", what, json=body)
                assert answer.status_code == 409, answer.text
                assert answer.json()["detail"]["en"].startswith("The name of a team")
            wish["team"] = "Club of Aix"
            assert (await at.ask("organiser", "POST", "/entrants", json=wish)).status_code == 200

            desk = {"competition": "open", "round": 1, "match": 1}
            room = (await at.ask("umpire", "POST", "/desks", json=desk)).json()["room"]
            device = Device(at.client, room, at.secrets["umpire"])
            await device.take_pen()
            await device.to_the_first_stroke()
            for reason, kind in (("Eve Moss fell over it", "name"), ("it wobbles", "not-now")):
                sent = await device.send(entry({"type": "changed-board", "reason": reason}))
                assert sent["refused"]["kind"] == kind

    run(play())


def test_a_protest_of_a_desk_is_decided_by_the_chief_umpire(tmp_path):
    async def play():
        async with hall(tmp_path) as at:
            await at.round()
            desk = {"competition": "open", "round": 1, "match": 1}
            room = (await at.ask("umpire", "POST", "/desks", json=desk)).json()["room"]
            device = Device(at.client, room, at.secrets["umpire"])
            await device.take_pen()
            await device.to_the_first_stroke()
            await device.enter({"type": "entered-board", "winner": "a", "left": 3})
            protest = {"type": "protested", "by": "b1", "about": device.seq, "clause": "3.11.b"}
            await device.enter(protest)
            await device.enter({"type": "wrote-protest", "by": "b1"})
            (listed,) = competition(await at.look("chief-umpire"))["protests"]
            assert (listed["clause"], listed["match"], listed["upheld"]) == ("3.11.b", 1, None)
            assert listed["until"] is None  # its time runs at the desk
            decided = {"type": "decided-protest", "by": "b1", "upheld": False}
            sent = await device.send(entry(decided))
            assert sent["refused"]["kind"] == "role"
            assert sent["refused"]["said"]["en"] != sent["refused"]["said"]["fr"]
            chief = Device(at.client, room, at.secrets["chief-umpire"], "two")
            await chief.take_pen(take_over=True)
            await chief.look()
            await chief.enter(decided)
            (listed,) = competition(await at.look("chief-umpire"))["protests"]
            assert (listed["upheld"], listed["desk"], listed["reason"]) == (False, True, "")
            (last, *_) = (await at.ask("organiser", "GET", "/events")).json()["entries"]
            assert (last["what"]["en"], last["by"]["en"]) == ("protest rejected", "chief umpire")
            forged = {"protest": listed["id"], "upheld": True, "desk": True}
            answer = await at.enter("chief-umpire", "protest-decided", **forged)
            assert answer.json()["refused"]["kind"] == "role"

    run(play())


def test_a_desk_knows_the_clock_of_its_round(tmp_path):
    async def play():
        async with hall(tmp_path) as at:
            await at.round()
            wish = {"competition": "open", "round": 1, "match": 1}
            room = (await at.ask("umpire", "POST", "/desks", json=wish)).json()["room"]

            async def told():
                answer = await at.client.get(f"/api/desk/{room}/round")
                assert answer.status_code == 200, answer.text
                return answer.json()

            before = await told()
            assert (before["title"], before["competition"], before["round"], before["board"]) == (
                *("Cup of Aix", "Open", 1, 1),
            )
            assert (before["deadline"], before["called"], before["over"]) == (None, None, False)
            view = await at.done("organiser", "round-started", round=1)
            running = await told()
            assert running["deadline"] == competition(view)["rounds"][0]["deadline"]
            assert running["now"] < running["deadline"]
            await at.done("organiser", "round-called", round=1)
            assert (await told())["called"] is not None
            await at.done("umpire", "result-entered", round=1, match=1, result={"a": 25, "b": 8})
            assert (await told())["over"]
            alone = (await at.client.post("/api/desk", json={"a": ["Ada"], "b": ["Ben"]})).json()
            assert (await at.client.get(f"/api/desk/{alone['room']}/round")).json() is None

    run(play())


def test_the_result_of_a_desk_comes_back(tmp_path):
    async def play():
        async with hall(tmp_path) as at:
            await at.round()
            wish = {"competition": "open", "round": 1, "match": 1}
            first = await at.ask("umpire", "POST", "/desks", json=wish)
            second = await at.ask("chief-umpire", "POST", "/desks", json=wish)
            assert first.json()["room"] == second.json()["room"]
            room = first.json()["room"]
            device = Device(at.client, room, at.secrets["umpire"])
            await device.take_pen()
            stranger = Device(at.client, room, at.tables[1])
            answer = await stranger.ask(
                "POST", "/pen", json={"device": "x", "label": "", "take_over": True}
            )
            assert answer.status_code == 403
            await device.to_the_first_stroke()
            while device.view["phase"] != "over":
                await device.enter(
                    {"type": "entered-game", "winner": "b", "points": [7, 25], "boards": 4}
                )
                while device.view["phase"] not in ("over", "stroke"):
                    await device.choose()
            match = competition(await at.look("public"))["rounds"][0]["matches"][0]
            assert (match["stand"], match["winner"]) == ("final", "b"), match
            assert match["score"][1] >= 25
            log = parse((await at.ask("organiser", "GET", "/log")).content)
            assert log.events[-1].by == "umpire"
            fact = log.events[-1].fact
            assert isinstance(fact, ResultEntered)
            assert (fact.result.record, fact.result.depth) == (room, "match")
            seen = len(log.events)
            assert (await at.look())["seq"] == seen  # it comes once

            short = {**TERMS, "length": "one-game", "clock": "strict"}
            await at.done("organiser", "terms-changed", terms=short, reason="late")
            wish = {"competition": "open", "round": 1, "match": 2}
            room = (await at.ask("umpire", "POST", "/desks", json=wish)).json()["room"]
            opening = (await at.client.get(f"/api/desk/{room}")).json()["opening"]
            assert '"clock":"strict"' in opening
            assert '"games_to_win":1' in opening
            device = Device(at.client, room, at.secrets["umpire"])
            await device.take_pen()
            await device.to_the_first_stroke()
            ahead = {"winner": "a", "queen": "a", "left": 4}
            await device.enter({"type": "entered-board", **ahead})
            await device.enter({"type": "disqualified", "player": "a1", "clause": "4.2.a"})
            match = competition(await at.look("public"))["rounds"][0]["matches"][1]
            assert (match["stand"], match["score"], match["winner"]) == ("final", [7, 0], "b")

    run(play())


def test_a_called_round_takes_the_score_of_a_desk_as_it_stands(tmp_path):
    async def play():
        async with hall(tmp_path) as at:
            await at.round()
            devices = []
            for match in (1, 2):
                wish = {"competition": "open", "round": 1, "match": match}
                room = (await at.ask("umpire", "POST", "/desks", json=wish)).json()["room"]
                device = Device(at.client, room, at.secrets["umpire"])
                await device.take_pen()
                await device.to_the_first_stroke()
                devices.append(device)

            async def scores():
                matches = competition(await at.look("public"))["rounds"][0]["matches"]
                return [(m["score"], m["winner"]) for m in matches]

            board = {"type": "entered-board", "winner": "a", "left": 5}
            game = {"type": "entered-game", "winner": "b", "points": [7, 25], "boards": 4}
            first, second = devices
            await first.enter(board)
            assert first.view["phase"] != "stroke"
            assert await scores() == [(None, None)] * 2  # its time is not over
            await second.enter(game)
            while second.view["phase"] != "stroke":
                await second.choose()
            await at.done("organiser", "round-called", round=1)
            assert await scores() == [([8, 0], "a"), (None, None)]  # a board is in play
            await second.enter({**board, "left": 9})
            assert await scores() == [([8, 0], "a"), ([19, 25], "b")]

    run(play())


def test_a_server_killed_amid_results_has_lost_doubled_and_reordered_nothing(tmp_path):
    """It is killed when some of forty entries are acknowledged; all are sent again afterwards."""
    boards, answers = 20, 13
    acknowledged: list[str] = []
    enough = asyncio.Event()

    async def table(hall, board, seen):
        match = {"competition": "open", "round": 1, "match": board}
        facts = [
            {"type": "result-entered", **match, "side": "a", "result": {"a": board, "b": 30}},
            {"type": "result-confirmed", **match, "side": "b"},
        ]
        for k, fact in enumerate(facts):
            wanted = {"expected": seen, "entries": [{"id": f"{board}-{k}", "fact": fact}]}
            at = hall.other("ab"[k] * 32)
            told = (await at.ask(board, "POST", "/entries", json=wanted)).json()
            assert told["refused"] is None, told["refused"]
            seen = told["view"]["seq"]
            acknowledged.extend(told["taken"])
            if len(acknowledged) == answers:
                enough.set()

    async def play(server, host):
        async with hall_at(host, boards=boards) as at:
            more = "name\n" + "".join(f"Somebody {k}\n" for k in range(2 * boards - 4))
            wish = {"competition": "open", "csv": more, "take": True}
            assert (await at.ask("organiser", "POST", "/players", json=wish)).status_code == 200
            seen = (await at.round())["seq"]
            tables = [asyncio.ensure_future(table(at, k, seen)) for k in range(1, boards + 1)]
            await enough.wait()
            server.send_signal(signal.SIGKILL)
            ends = await asyncio.gather(*tables, return_exceptions=True)
            assert all(end is None or isinstance(end, httpx.HTTPError) for end in ends), ends
            assert any(ends), "everything was done before the kill"
            return at, seen

    async def again(host, before, seen):
        async with httpx.AsyncClient(base_url=f"http://{host}", timeout=30) as client:
            at = Hall(client, {"tournament": before.id, "secret": before.secrets["organiser"]})
            at.tables = before.tables
            first = (await at.ask("organiser", "GET", "/log")).content
            kept = [written(event.fact) for event in parse(first).events[seen:]]
            assert set(acknowledged) <= set(kept)
            for board in range(1, boards + 1):
                await table(at, board, seen)
            last = (await at.ask("organiser", "GET", "/log")).content
            log = parse(last)
            assert log.fault is None
            assert last.startswith(first)
            facts = [written(event.fact) for event in log.events[seen:]]
            assert len(facts) == len(set(facts)) == 2 * boards
            assert all(facts.index(f"{k}-0") < facts.index(f"{k}-1") for k in range(1, boards + 1))
            matches = competition(await at.look())["rounds"][0]["matches"]
            assert [m["score"] for m in matches] == [[k, 30] for k in range(1, boards + 1)]

    def written(fact):
        return f"{fact.match}-{int(isinstance(fact, ResultConfirmed))}"

    with process(tmp_path) as (server, host):
        before, seen = run(play(server, host))
    with process(tmp_path) as (_, host):
        run(again(host, before, seen))


def test_a_typed_code_leads_to_its_table_and_guessing_is_bounded(tmp_path):
    async def play():
        async with hall(tmp_path) as at:
            await at.round()
            links = (await at.ask("organiser", "GET", "/links")).json()["links"]
            codes = {link["board"]: link["code"] for link in links if link["role"] == "table"}
            assert len(set(codes.values())) == 4
            assert all(not link["code"] for link in links if link["role"] != "table")
            meant = codes[1].lower().replace("-", " ")
            for spelt in (codes[1], meant, codes[1]):
                answer = await at.client.get(f"/api/table-codes/{spelt}")
                assert answer.status_code == 200, answer.text
            told = answer.json()
            assert (told["tournament"], told["board"]) == (at.id, 1)
            at.tables = {1: told["secret"], 2: codes[1].replace("-", "")}
            score = {"a": 5, "b": 4}
            claim = {"round": 1, "match": 1, "side": "a", "result": score}
            assert (await at.enter(2, "result-entered", **claim)).status_code == 403
            elsewhere = await at.enter(1, "result-entered", **{**claim, "match": 2})
            assert elsewhere.json()["refused"]["kind"] == "role"
            await at.done(1, "result-entered", **claim)
            for _ in range(MOST_WRONG):
                wrong = await at.client.get("/api/table-codes/AAAA-AAAA")
                assert wrong.status_code == 404
                assert wrong.json()["detail"]["fr"] != wrong.json()["detail"]["en"]
            assert (await at.client.get("/api/table-codes/AAAA-AAAA")).status_code == 429
            assert (await at.client.get(f"/api/table-codes/{codes[1]}")).status_code == 429

    run(play())


@pytest.mark.parametrize("fact", [{}, {"type": "none"}, {"type": "entered", "competition": 3}])
def test_what_is_no_fact_is_refused_in_words(tmp_path, fact):
    async def play():
        async with hall(tmp_path) as at:
            wanted = {"expected": 0, "entries": [{"id": "a", "fact": fact}]}
            answer = await at.ask("organiser", "POST", "/entries", json=wanted)
            refused = answer.json()["refused"]
            assert refused["kind"] == "unreadable"
            assert refused["said"]["en"] != refused["said"]["fr"]

    run(play())


def test_a_file_of_the_command_line_runs_on_a_server_and_goes_back(tmp_path):
    """The lines of the log are the same bytes on the way in and out, and so are hashes and standings."""
    path = tmp_path / "open.tournament"
    people = tmp_path / "players.csv"
    people.write_text(PLAYERS, encoding="utf-8")
    for command in (
        ["new", "--title", "Lyon Open", "--minutes", "60"],
        ["players", str(people)],
        ["pair"],
        ["publish"],
        ["result", "1", "25-13"],
        ["correct-player", "p2", "--name", "Ben Newis", "--rating", "1500"],
    ):
        assert main(["tournament", command[0], str(path), *command[1:]]) == 0
    data, folder = path.read_bytes(), tmp_path / "data"
    before = read_tournament(path)

    async def play():
        folder.mkdir()
        async with served(folder) as host:
            base = f"http://{host}"
            async with httpx.AsyncClient(base_url=base, timeout=30) as client:
                bad = await client.post(
                    "/api/tournaments/files", content=data.replace(b"25", b"24")
                )
                assert bad.status_code == 409, bad.text
                large = await client.post("/api/tournaments/files", content=b"x" * 2_200_000)
                assert large.status_code == 413
                opened = await client.post("/api/tournaments/files?boards=3", content=data)
                assert opened.status_code == 201, opened.text
                at = Hall(client, opened.json())
                view = await at.look()
                assert (view["tournament"], view["boards"]) == (at.id, 3)
                shown = [(r["competitor"], r["points"]) for r in competition(view)["standings"]]
                rows = standings(before.competition("main"))
                assert shown == [(row.competitor, row.points) for row in rows]
                fact = {"round": 1, "match": 2, "result": {"a": 7, "b": 25}}
                await at.done("organiser", "result-entered", competition="main", **fact)
                return (await at.ask("organiser", "GET", "/log")).content

    told = asyncio.run(asyncio.wait_for(play(), 120))

    def lines(text):
        return [line for line in text.splitlines() if not line.startswith(b'{"people"')]

    assert lines(told)[:-1] == lines(data)
    back = tmp_path / "back.tournament"
    back.write_bytes(told)
    after = read_tournament(back)
    assert after.header == before.header
    assert after.people == before.people
    assert after.events[:-1] == before.events
    assert main(["tournament", "standings", str(back)]) == 0
    assert main(["tournament", "pair", str(back)]) == 0
