"""Make a piece of the museum: what a commit writes, by its own code; ``README.md`` says how.

It runs against the code of any commit since the first server, so it asks for what each has.
"""

import asyncio
import gzip
import json
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from importlib import import_module
from pathlib import Path
from typing import Any

import httpx

PIECES = Path(__file__).with_name("pieces")
STROKES = ((0.02, 91.0, 3.0), (-0.03, 84.0, 2.5))
"""Where the striker stands, where to and how fast: few pieces move, so that the motions are small."""
OK = 200
TALK = re.compile(r"(SET |SELECT pg_catalog.set_config|\\|--|$)")
"""Lines of a dump that only one version of PostgreSQL understands, or nobody needs."""


def module(*names: str) -> Any:
    """Return the first module that this commit has; None: it has none of them."""
    for name in names:
        try:
            return import_module(name)
        except ModuleNotFoundError:
            continue
    return None


serving = module("tests.server.serving")


async def room(
    host: str, players: Any, strokes: int, *, concede: bool = False, **terms: Any
) -> dict[str, Any]:
    """Open a room and play a few strokes; nothing, if this commit does not know these terms."""
    try:
        name, cookie = await serving.opened(host, players, **terms)
    except AssertionError:
        return {}
    async with serving.Page.at(host, name, cookie) as page:
        await page.until(lambda m: m["type"] == "news")
        done = 0
        while done < strokes:
            done += await step(page, *STROKES[done % len(STROKES)])
        if concede:
            answer = await page.act("concede")
            assert answer["type"] == "done", answer
        phase = page.news["state"].get("phase", "toss")
        return {"room": name, "cookie": cookie, "phase": phase}


async def step(page: Any, x: float, angle: float, speed: float) -> bool:
    """Do what the match waits for; return whether it was a stroke. A computer's is waited for."""
    acts = {
        "toss": ("toss", {}),
        "choice": ("choose", {"choice": "break"}),
        "ready": ("play", {}),
        "breaker": ("name-breaker", {"player": page.news["asked"]}),
        "stroke": ("strike", {"x": x, "angle": angle, "speed": speed}),
    }
    phase = page.news["state"].get("phase", "toss")
    act, details = acts.get(phase, ("sit", {}))
    answer = await page.act(act, **details)
    if answer["type"] == "done":
        return act == "strike"
    if answer["kind"] == "overlap":
        return await step(page, x + 0.04, angle, speed)
    assert answer["kind"] in ("stale", "not-yours"), answer
    await page.until(lambda m: m["type"] == "news")
    return False


async def rooms(host: str) -> list[dict[str, Any]]:
    """Games of every kind that this commit knows."""
    friends = ("Ada", "Ben")
    found = [
        await room(host, friends, 2),
        await room(host, friends, 1, rules="percuteur", clock="strict", single_board=True),
        await room(host, ("Ada", "Ben", "Cleo", "Dan"), 1, rules="club"),
        await room(host, ("Ada", {"name": "Robot", "chair": "beginner"}), 1, rules="simplified"),
        await room(host, friends, 0),
        await room(host, friends, 1, rules="icf"),
        await room(host, friends, 2, quick=True, rosette="hand"),
        await room(host, friends, 1, concede=True, single_board=True),
    ]
    return [each for each in found if each]


async def desk(host: str) -> dict[str, Any]:
    """A board that an umpire enters."""
    desks = module("tests.server.desks")
    async with desks.at_desk(host) as (device, opened):
        await device.to_the_first_stroke()
        await device.enter(desks.struck(device.view["stroke"]["by"], device.view["stroke"]["own"]))
        return {"room": opened["room"], "secret": opened["secret"]}


async def tournament(host: str, folder: Path) -> dict[str, Any]:
    """A tournament with a round, a result that waits for its confirmation, and a desk; its file."""
    halls = module("tests.server.test_tournaments")
    async with halls.hall_at(host, boards=3) as at:
        await at.round()
        result = {"a": 25, "b": 8}
        await at.done(1, "result-entered", round=1, match=1, side="a", result=result)
        wish = {"competition": "open", "round": 1, "match": 2}
        answer = await at.ask("chief-umpire", "POST", "/desks", json=wish)
        assert answer.status_code == OK, answer.text
        file = await at.ask("organiser", "GET", "/log")
        assert file.status_code == OK, file.text
        (folder / "tournament.jsonl").write_bytes(file.content)
        return {"id": at.id, "secrets": at.secrets, "tables": at.tables}


async def position(client: httpx.AsyncClient, name: str) -> str | None:
    """Return where a match stands, as this commit writes it."""
    records = module("carrom.match.reading", "carrom.match.record_read")
    parsed = records.parse((await client.get(f"/api/rooms/{name}/record")).content)
    state, events = module("carrom.match.state").State(), module("carrom.match.events")
    for event in parsed.events:
        state = events.apply(state, event)
    notation = module("carrom.match.notation")
    found = notation.position_of(parsed.header.settings, state)
    return None if found is None else notation.write_position(found)


async def fill(folder: Path, address: str | None) -> None:
    """Let the server of this commit fill a store: in the folder, or in PostgreSQL."""
    known: dict[str, Any] = {"desks": [], "tournaments": []}
    if address is not None:
        opened = module("carrom.store.postgresql").open_postgresql(address)
        serving.open_sqlite = lambda _: opened  # commits that cannot be told another store
    async with serving.served(folder) as host:
        known["rooms"] = await rooms(host)
        if module("tests.server.desks") is not None:
            known["desks"].append(await desk(host))
            known["tournaments"].append(await tournament(host, folder))
        async with httpx.AsyncClient(base_url=f"http://{host}", timeout=30) as client:
            answer = await client.get(f"/api/rooms/{known['rooms'][0]['room']}/record")
            (folder / "record.jsonl").write_bytes(answer.content)
            texts = [await position(client, each["room"]) for each in known["rooms"]]
    (folder / "positions.txt").write_text("".join(f"{each}\n" for each in texts if each))
    (folder / "known.json").write_text(json.dumps(known, indent=1) + "\n")


def pack_sqlite(folder: Path) -> None:
    """Make one small file of the database."""
    file = folder / "carrom.sqlite"
    with closing(sqlite3.connect(file, isolation_level=None)) as kept:
        kept.execute("pragma journal_mode=delete").fetchone()
        kept.execute("vacuum")
    packed(folder / "carrom.sqlite.gz", file.read_bytes())
    file.unlink()


def pack_postgresql(engines: Any, folder: Path, address: str) -> None:
    """Make one small file of the database: SQL that every version of PostgreSQL understands."""
    words = [engines.program("pg_dump"), "--inserts", "--no-owner", "--no-privileges", address]
    told = subprocess.run(words, check=True, capture_output=True, text=True).stdout
    lines = [line for line in told.splitlines() if not TALK.match(line)]
    packed(folder / "postgresql.sql.gz", "\n".join(lines).encode() + b"\n")


def packed(target: Path, data: bytes) -> None:
    """Write a file that is the same whenever it is made."""
    target.write_bytes(gzip.compress(data, 9, mtime=0))


def in_sqlite(folder: Path) -> None:
    """Make the piece of a data folder."""
    folder.mkdir(parents=True)
    asyncio.run(fill(folder, None))
    pack_sqlite(folder)


def in_postgresql(folder: Path) -> None:
    """Make the piece of a PostgreSQL, started for it."""
    engines = module("tests.online.engines")
    folder.mkdir(parents=True)
    with engines.running(engines.PostgreSQL(folder / "data", "fsync=off")) as engine:
        address = engine.database("museum")
        asyncio.run(fill(folder, address))
        pack_postgresql(engines, folder, address)
    subprocess.run(["rm", "-r", str(folder / "data")], check=True)
    for name in ("record.jsonl", "positions.txt", "tournament.jsonl"):  # as in the data folder
        (folder / name).unlink()


def main() -> None:
    """Make the pieces of the code that is imported, under a name such as ``0004-c61caf7``."""
    name = sys.argv[1]
    in_sqlite(PIECES / name)
    if module("carrom.store.postgresql") is not None:
        in_postgresql(PIECES / f"{name}-postgresql")


if __name__ == "__main__":
    main()
