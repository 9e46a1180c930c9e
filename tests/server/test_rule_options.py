"""What a rule set leaves open is chosen when a room is opened, and counts in its match."""

import asyncio

import httpx
import pytest

from carrom.match.record import parse
from carrom.messages import message
from carrom.rules.ruleset import DoublingReturn
from carrom.texts import said
from tests.server.serving import opened, served

OPTION = "doubling_striker_return"
MANY = {str(number): "own" for number in range(1000)}
WANTED = {"rules": "club", "players": [{"name": "Ada"}, {"name": "Ben"}]}


def asked(folder, **terms):
    """Ask for a room; return the answer."""

    async def ask():
        async with served(folder) as host, httpx.AsyncClient(base_url=f"http://{host}") as client:
            return await client.post("/api/rooms", json={**WANTED, **terms})

    return asyncio.run(ask())


def test_an_option_is_in_the_record(tmp_path):
    async def play():
        async with served(tmp_path) as host, httpx.AsyncClient(base_url=f"http://{host}") as client:
            room, _ = await opened(host, rules="club", options={OPTION: "own"})
            settled = (await client.get(f"/api/rooms/{room}")).json()
            return settled, (await client.get(f"/api/rooms/{room}/record")).content

    settled, record = asyncio.run(play())
    assert settled["settings"]["options"] == {OPTION: "own"}
    header = parse(record).header
    assert header is not None
    assert header.settings.rule_set().doubling_striker_return is DoublingReturn.OWN


@pytest.mark.parametrize(
    ("terms", "why"),
    [
        (
            {"options": {OPTION: "both"}},
            message("server-option-value", option=OPTION, value="both", values="opponent, own"),
        ),
        (
            {"options": {"colour": "red"}},
            message("server-no-option", option="colour", rules="club"),
        ),
        (
            {"rules": "international", "options": {OPTION: "own"}},
            message("server-no-option", option=OPTION, rules="international"),
        ),
    ],
)
def test_an_option_that_there_is_not_is_refused_in_a_sentence(tmp_path, terms, why):
    refused = asked(tmp_path, **terms)
    assert (refused.status_code, refused.json()["detail"]) == (422, said(why))


@pytest.mark.parametrize(
    "options",
    [7, "own", ["own"], {OPTION: 7}, {OPTION: None}, {OPTION: "x" * 1000}, MANY],
)
def test_what_is_no_table_of_words_is_refused(tmp_path, options):
    refused = asked(tmp_path, options=options)
    assert refused.status_code == 422
    assert "options" in refused.json()["detail"]["field"]
