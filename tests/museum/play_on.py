"""What is done with every piece: everybody goes on where they were."""

from collections.abc import Mapping

import httpx

from carrom.match.record import parse
from tests.museum.make import step
from tests.museum.pieces import known
from tests.server.desks import Device, struck
from tests.server.serving import Page
from tests.server.test_tournaments import Hall


async def play_on(host: str, piece: str, before: Mapping[str, list[bytes]], games: int) -> None:
    """Look whether all games are whole; go on with some, and with every desk and tournament."""
    async with client_of(host) as client:
        for game in known(piece)["rooms"]:
            assert await length_of(client, game["room"]) == len(before.get(game["room"], ()))
        for game in known(piece)["rooms"][:games]:
            await a_game(host, client, game)
        for desk in known(piece)["desks"]:
            await a_desk(client, desk)
        for cup in known(piece)["tournaments"]:
            await a_tournament(client, cup)


def client_of(host: str) -> httpx.AsyncClient:
    """One for all, as making one takes a while."""
    return httpx.AsyncClient(base_url=f"http://{host}", timeout=30)


async def length_of(client: httpx.AsyncClient, room: str) -> int:
    """Read the record of a game whole; return its length."""
    answer = await client.get(f"/api/rooms/{room}/record")
    assert answer.status_code == 200, answer.text
    parsed = parse(answer.content)
    assert parsed.fault is None, parsed.fault
    return len(parsed.events)


async def a_game(host, client, game):
    """Whoever sits there is known by the cookie they were given then; one entry more."""
    length = await length_of(client, game["room"])
    async with Page.at(host, game["room"], game["cookie"], since=length) as page:
        await page.until(lambda m: m["type"] == "news")
        assert page.you, game
        assert page.news["state"].get("phase", "toss") == game["phase"], game
        if game["phase"] == "over":
            return
        struck_one = False
        while not struck_one:
            struck_one = await step(page, 0.0, 88.0, 3.0)
    assert await length_of(client, game["room"]) > length


async def a_desk(client, desk):
    """The umpire's secret is still good; the pen is taken over, and a stroke entered."""
    device = Device(client, desk["room"], desk["secret"], "another")
    assert (await device.take_pen(take_over=True))["yours"]
    before = (await device.look())["seq"]
    await device.enter(struck(device.view["stroke"]["by"]))
    assert device.seq > before


async def a_tournament(client, cup):
    """The umpire enters what a table claimed then; later the chief umpire corrects it."""
    hall = Hall(client, {"tournament": cup["id"], "secret": cup["secrets"]["organiser"]})
    hall.secrets.update(cup["secrets"])
    (competition,) = (await hall.look())["competitions"]
    assert "Ada Lovelace" in {each["name"] for each in competition["competitors"]}
    first = competition["rounds"][0]["matches"][0]
    a, b = first["score"]
    assert (a, b) == (25, 8)
    if first["stand"] == "claimed":
        role, kind, more = "umpire", "result-entered", {}
    else:
        role, kind, more = "chief-umpire", "result-corrected", {"reason": "looked at again"}
    view = await hall.done(role, kind, round=1, match=1, result={"a": a, "b": b}, **more)
    (competition,) = view["competitions"]
    assert competition["rounds"][0]["matches"][0]["stand"] == "final"
