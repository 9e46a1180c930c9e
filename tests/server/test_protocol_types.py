"""The page's types of the protocol are those of the server, and the server keeps to them."""

import asyncio
import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import httpx
import msgspec
import pytest

from carrom.rulebook import page_types
from carrom.rulebook.features import rule_sets
from carrom.rulebook.pages import book, book_names, books, calls, comparison, glossary, ruling
from carrom.server import protocol
from tests.server.serving import Page, opened, served

TOOL = Path(__file__).parents[2] / "tools" / "protocol_types.py"
STROKES = [(0.0, 90.0, 6.0), (0.05, 97.0, 4.0), (-0.03, 84.0, 5.0)]
BOARD = {
    "on_board": {"white": 1, "black": 3},
    "queen": "on_board",
    "queen_by": None,
    "broken": True,
}


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("protocol_types", TOOL)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def exactly(kind, told):
    """See that a message is of a type and has nothing that the type does not name."""
    data = msgspec.json.encode(told)
    again = msgspec.json.encode(msgspec.json.decode(data, type=kind))
    assert msgspec.json.decode(again) == msgspec.json.decode(data)


@pytest.fixture(scope="module")
def heard(tmp_path_factory):
    """Everything that a page hears in a short match, by kind."""

    async def play():
        found: dict[str, list[Any]] = {
            "welcome": [],
            "news": [],
            "done": [],
            "refused": [],
            "table": [],
            "ping": [],
        }
        async with served(tmp_path_factory.mktemp("data")) as host:
            name, cookie = await opened(host, rules="club", clock="casual")

            class Listener(Page):
                async def receive(self, *, passing=True):
                    told = await super().receive(passing=True)
                    found[told["type"]].append(told)
                    return told if passing or told["type"] != "table" else await self.receive()

            async with Listener.at(host, name, cookie) as page:
                await page.to_the_first_stroke()
                await page.act("place", side="white", x=0.0, y=0.0)
                for x, angle, speed in STROKES:
                    await page.act("strike", x=x, angle=angle, speed=speed)
                    while page.news["state"]["phase"] == "placing":
                        side = page.news["state"]["to_place"][0]["side"]
                        await page.act("place", side=side, x=0.0, y=0.0, near=True)
                await page.send("{}")
                await page.until(lambda m: m["type"] == "refused")
            async with httpx.AsyncClient(base_url=f"http://{host}", timeout=60) as client:
                found["replay"] = [(await client.get(f"/api/rooms/{name}/replay")).json()]
                earlier = await client.get(f"/api/rooms/{name}/entries", params={"before": 5})
                found["earlier"] = [earlier.json()]
        return found

    return asyncio.run(play())


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("welcome", protocol.Welcome),
        ("news", protocol.News),
        ("done", protocol.Done),
        ("refused", protocol.RefusedIntent),
        ("table", protocol.TableView),
        ("ping", protocol.Ping),
        ("replay", protocol.Replay),
        ("earlier", protocol.EarlierEntries),
    ],
)
def test_a_room_says_what_the_types_say(heard, name, kind):
    assert heard[name]
    for told in heard[name]:
        exactly(kind, told)


def test_a_stroke_comes_with_its_motion(heard):
    assert any(entry["motion"] for news in heard["news"] for entry in news["entries"])


def test_a_wrong_message_would_be_seen():
    done = {"type": "done", "id": "x", "seq": 1}
    exactly(protocol.Done, done)
    with pytest.raises(AssertionError):
        exactly(protocol.Done, {**done, "more": 1})
    with pytest.raises(msgspec.ValidationError):
        exactly(protocol.Done, {**done, "seq": "1"})


@pytest.mark.parametrize("name", book_names())
def test_a_book_is_what_the_types_say(name):
    exactly(page_types.Book, book(name))


def test_the_other_pages_of_the_book_are_what_the_types_say():
    exactly(list[page_types.BookTitle], books())
    exactly(page_types.Comparison, comparison())
    exactly(list[page_types.Term], glossary())
    exactly(list[page_types.CallableClause], calls("club"))
    exactly(list[page_types.RuleSetFeatures], rule_sets())


@pytest.mark.parametrize(
    "asked",
    [
        {"rules": "international", "board": BOARD, "stroke": {"pocketed": ["queen", "striker"]}},
        {"rules": "international", "board": BOARD, "stroke": {"pocketed": ["white"]}},
        {
            "rules": "percuteur",
            "board": {**BOARD, "on_board": {"white": 9, "black": 9}},
            "colours": "open",
            "to_play": "first",
            "stroke": {"pocketed": ["black"]},
        },
    ],
)
def test_a_ruling_is_what_the_types_say(asked):
    exactly(page_types.RulingAnswer, ruling({"to_play": "white", **asked}))


def test_the_pages_types_are_fresh():
    made = tool()
    assert made.TARGET.read_text(encoding="utf-8") == made.protocol_types(), "run ./do fix"
