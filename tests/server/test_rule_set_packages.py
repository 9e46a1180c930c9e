"""Rule sets of other packages at a real server: offered, played by, refused when they are gone."""

import asyncio

import httpx
import pytest

from carrom.messages import message
from carrom.rules import RULE_SETS
from carrom.texts import said
from tests.rules.broken_packages import BROKEN, lay
from tests.rules.packages import ROOFTOP, install, serving
from tests.server.serving import Page, opened

BOARD = {"on_board": {"white": 5, "black": 6}, "queen": "on_board"}


@pytest.fixture(scope="module")
def target(tmp_path_factory):
    return install(ROOFTOP, tmp_path_factory.mktemp("installed"))


@pytest.fixture(scope="module")
def host(target, tmp_path_factory):
    with serving(target, tmp_path_factory.mktemp("data")) as (address, _):
        yield address


def test_the_server_tells_of_it(host):
    with httpx.Client(base_url=f"http://{host}/api/book") as book:
        listed = httpx.get(f"http://{host}/api/book").json()
        sets = {each["name"]: each for each in book.get("/sets").json()}
        assert list(sets) == [*RULE_SETS, "rooftop"]
        told = sets["rooftop"]
        assert told["short"] == {"en": "Rooftop", "fr": "Toits"}
        assert (told["open_colours"], told["several_tries"], told["slams"]) == (True, True, False)
        assert told["placed_at_centre"]
        assert not told["may_concede"]
        assert told["striker_places"]["east"] == [[-0.18255, 0.18255]]
        assert told["thinking_seconds"] == 20
        assert not told["overtime_costs_piece"]
        assert all(each["overtime_costs_piece"] for each in sets.values() if each is not told)
        assert not told["default"]
        assert [v["value"] for v in told["options"][0]["values"]] == ["piece", "nothing"]
        assert told["options"][0]["title"]["fr"].startswith("Que coûte un palet empoché")
        assert {each["set"]: each["clauses"] for each in listed}["rooftop"] == 15
        page = book.get("/rooftop").json()
        sections = [chapter["section"] for chapter in page["chapters"]]
        assert sections == ["play", "queen", "striker", "railing", "weather"]
        figures = {f["name"]: f for f in page["figures"]}
        assert figures["helping"]["value"] == 3
        assert figures["helping"]["label"]["en"] == "tries after two own pieces in one stroke"
        calls = book.get("/rooftop/calls").json()
        assert [c["clause"] for c in calls] == ["rooftop:railing.1", "rooftop:railing.2"]
        compared = book.get("/compare").json()
        assert "rooftop" in [s["set"] for s in compared["sets"]]
        assert all("rooftop" in c["rulings"] for p in compared["positions"] for c in p["cases"])
        words = {word["name"]: word for word in book.get("/glossary").json()}
        assert words["striker"]["otherwise"]["rooftop"] == {"en": "the puck", "fr": "la rondelle"}
        assert "rooftop:play.4" in words["try"]["clauses"]
        line = {"rules": "rooftop", "board": BOARD, "to_play": "white", "stroke": {}}
        assert book.post("/ruling", json=line).json()["clauses"] == ["rooftop:play.3"]


def test_the_schema_names_it(host):
    schema = httpx.get(f"http://{host}/openapi.json").json()
    asked = schema["components"]["schemas"]["NewRoom"]["properties"]["rules"]
    assert asked["enum"] == [*RULE_SETS, "rooftop"]


def test_a_room_is_opened_and_played_in(host):
    async def play():
        room, cookie = await opened(host, rules="rooftop")
        async with Page.at(host, room, cookie) as page:
            await page.to_the_first_stroke()
            aside = await page.act("strike", x=0.2175, angle=90.0, speed=5.0)
            resigned = await page.act("concede")
            struck = await page.act("strike", x=0.0, angle=90.0, speed=5.0)
            return aside, resigned, struck, page.news

    aside, resigned, struck, news = asyncio.run(asyncio.wait_for(play(), 60))
    assert aside["type"] == "refused", "the striker stands on a base circle"
    assert aside["said"] == said(message("refusal-striker-place"))
    assert resigned["said"] == said(message("refusal-not-in-these-rules"))
    assert struck["type"] == "done"
    assert news["entries"][-1]["fact"]["type"] == "struck"


def test_its_option_is_settled_when_a_room_is_opened(host):
    room, _ = asyncio.run(opened(host, rules="rooftop", options={"splash": "nothing"}))
    settled = httpx.get(f"http://{host}/api/rooms/{room}").json()
    assert settled["settings"]["options"] == {"splash": "nothing"}
    wanted = {"rules": "rooftop", "players": [{"name": "Ada"}, {"name": "Ben"}]}
    refused = httpx.post(f"http://{host}/api/rooms", json={**wanted, "options": {"splash": "wet"}})
    assert refused.status_code == 422
    assert refused.json()["detail"] == said(
        message("server-option-value", option="splash", value="wet", values="piece, nothing")
    )


def test_a_room_whose_rules_were_taken_away_is_refused_in_a_sentence(target, tmp_path):
    with serving(target, tmp_path) as (host, _):
        room, cookie = asyncio.run(opened(host, rules="rooftop"))
    with serving(None, tmp_path) as (host, server):
        answer = httpx.get(f"http://{host}/api/rooms/{room}", headers={"cookie": cookie})
        assert answer.status_code == 500
        assert answer.json()["detail"] == said(message("server-no-rules", rules="rooftop"))
        server.kill()
        assert "Traceback" not in server.stderr.read()


def test_the_server_starts_without_those_that_cannot_be_used(tmp_path):
    target = install(ROOFTOP, tmp_path / "installed")
    for name, (source, _, _) in BROKEN.items():
        lay(target, name, source)
    with serving(target, tmp_path / "data") as (host, server):
        sets = httpx.get(f"http://{host}/api/book/sets").json()
        assert [each["name"] for each in sets] == [*RULE_SETS, "rooftop"]
        refused = httpx.post(f"http://{host}/api/rooms", json={"rules": "bare", "players": []})
        assert refused.json()["detail"] == {
            **said(message("server-field", field="rules")),
            "field": "rules",
        }
        server.terminate()
        server.wait(20)
        logged = server.stderr.read()
    assert "Traceback" not in logged
    assert sum(line.startswith("carrom: ") for line in logged.splitlines()) == len(BROKEN)
