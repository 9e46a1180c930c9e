"""What every answer says to the browser; answers that can hold a secret are kept nowhere."""

import re

import httpx
import pytest

from carrom.server.http.app import create_app
from carrom.server.http.response_headers import HEADERS
from carrom.server.rooms.bus import LocalBus
from carrom.server.rooms.rooms import Rooms
from carrom.store.sqlite import open_sqlite
from tests.server.serving import opened, served
from tests.server.test_tournaments import hall_at, run

KEPT = "/api/book"
"""The rule book: the only answers of the API that a browser may keep."""


async def asked(host, routes):
    """What each route answers to whoever knows nothing."""
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=30) as client:
        for method, path in routes:
            yield path, await client.request(method, path)


def filled(path):
    """A path with something in the place of every id."""
    return re.sub(r"{name}", "0" * 24, re.sub(r"{(?!name})[^}]*}", "x", path))


def test_every_answer_has_the_headers_and_the_api_is_kept_nowhere(tmp_path):
    async def play():
        async with served(tmp_path) as host:
            rooms = Rooms(await open_sqlite(tmp_path / "two.sqlite"), LocalBus())
            routes = [
                (method.upper(), filled(path))
                for path, methods in create_app(rooms).openapi()["paths"].items()
                for method in methods
            ]
            assert len(routes) > 60
            async for path, answer in asked(host, [*routes, ("GET", "/nothing"), ("PUT", "/api")]):
                for name, value in HEADERS.items():
                    assert answer.headers[name] == value, path
                if path.startswith("/api/") and not path.startswith(KEPT):
                    assert answer.headers.get("cache-control") == "no-store", path
            await rooms.store.close()

    run(play())


@pytest.mark.parametrize("word", ["camera=()", "screen-wake-lock=(self)", "clipboard-write=(self)"])
def test_the_page_may_use_what_it_needs_and_nothing_else(word):
    assert word in HEADERS["permissions-policy"].split(", ")


def test_answers_with_secrets_are_kept_nowhere(tmp_path):
    """Each request that is answered with a secret, as it is answered."""

    async def play():
        async with served(tmp_path) as host, hall_at(host, boards=1) as at:
            await at.round()
            client, found = at.client, {}

            async def look(what, answer):
                assert answer.status_code < 300, (what, answer.text)
                found[what] = (answer.text + str(answer.headers.get("set-cookie", ""))), answer
                return answer

            links = (await look("links", await at.ask("organiser", "GET", "/links"))).json()
            code = next(each["code"] for each in links["links"] if each["code"])
            await look("boards", await at.ask("organiser", "POST", "/links", json={"boards": 2}))
            await look("code", await client.get(f"/api/table-codes/{code}"))
            desk = {"competition": "open", "round": 1, "match": 1}
            await look("desk", await at.ask("umpire", "POST", "/desks", json=desk))
            renewal = {"role": "umpire"}
            await look("renewal", await at.ask("organiser", "POST", "/links/renewal", json=renewal))
            wanted = {"title": "Cup of Bern", "boards": 1}
            await look("tournament", await client.post("/api/tournaments", json=wanted))
            told = await look(
                "own desk", await client.post("/api/desk", json={"a": ["Ada"], "b": ["Ben"]})
            )
            own = told.json()
            headers = {"x-umpire": own["secret"]}
            links = f"/api/desk/{own['room']}/links"
            await look(
                "desk link", await client.post(links, headers=headers, json={"link": "umpire"})
            )
            room, cookie = await opened(host, ("Ada", {"chair": "open"}))
            headers = {"cookie": cookie}
            at_room = f"/api/rooms/{room}"
            held = await look(
                "invitation", await client.get(f"{at_room}/invitation", headers=headers)
            )
            for what in ("invitation", "watch-link", "recovery-code"):
                answer = await client.post(f"{at_room}/{what}", headers=headers)
                told = await look(f"new {what}", answer)
            recovery = {"code": told.json()["code"]}
            await look("seats", await client.get(f"{at_room}/seats", headers=headers))
            fresh = found["new invitation"][1].json()["code"]
            assert fresh != held.json()["code"]
            await look("invited", await client.get(f"/api/invitations/{fresh}"))
            sit = {"name": "Ben"}
            await look("sat down", await client.post(f"/api/invitations/{fresh}", json=sit))
            await look("recovery", await client.post("/api/recoveries", json=recovery))
            players = {"players": [{"name": "Ada"}, {"name": "Ben"}]}
            await look("room", await client.post("/api/rooms", json=players))
            for what, (text, answer) in found.items():
                assert answer.headers["cache-control"] == "no-store", what
                assert re.search(r"[A-Za-z0-9_-]{20,}|[A-Z0-9]{4}-|code", text), what

    run(play())
