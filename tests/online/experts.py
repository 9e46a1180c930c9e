"""Rooms of two experts beside a person: whose strokes stay quick; and nobody thinks for nobody."""

import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from time import monotonic

import httpx

from tests.online.storm import step
from tests.server.serving import Page, opened

EXPERTS = [{"name": "One", "chair": "expert"}, {"name": "Two", "chair": "expert"}]
PATIENCE = 60.0
"""Seconds until computers have begun, or have stopped."""


@dataclass(frozen=True)
class Beside:
    """What came of it; times in seconds."""

    alone: Sequence[float]
    """How long the answers to a person took before the computers came, in order of length."""
    waits: Sequence[float]
    """The same while they thought."""
    entries: int
    """What the computers did meanwhile, in all their rooms."""
    idle: int
    """How often none of them was found to think."""
    stopped: float
    """How long they went on after the last page was gone."""
    later: int
    """What was entered in their rooms after that."""


async def beside_experts(
    host: str, rooms: int, acts: int, after: float, rest: float = 0.0
) -> Beside:
    """Play so much alone, then beside rooms of experts that are watched; look ``after`` for a while.

    ``rest``: seconds between two acts; many without any are too many messages.
    """
    chance = random.Random(1)
    room, cookie = await opened(host)
    async with Page.at(host, room, cookie) as page:
        await page.to_the_first_stroke()
        alone = [await _wait(page, chance, rest) for _ in range(acts)]
        async with AsyncExitStack() as watched:
            names: list[str] = []
            for _ in range(rooms):
                name, theirs = await opened(host, EXPERTS, quick=True)
                names.append(name)
                await watched.enter_async_context(Page.at(host, name, theirs))
            await _until(host, lambda queue: queue >= rooms / 2)
            before, idle, waits = await _lengths(host, names), 0, []
            for _ in range(acts):
                waits.append(await _wait(page, chance, rest))
                idle += await _thinking(host) == 0
            entries = await _lengths(host, names) - before
        began = monotonic()
        await _until(host, lambda queue: queue == 0)
        stopped, before = monotonic() - began, await _lengths(host, names)
        await asyncio.sleep(after)
        later = await _lengths(host, names) - before + int(await _thinking(host))
    return Beside(sorted(alone), sorted(waits), entries, idle, stopped, later)


async def _wait(page: Page, chance: random.Random, rest: float) -> float:
    """Do what the match wants; return how long the answer took."""
    await asyncio.sleep(rest)
    began = monotonic()
    answer = await page.act(**step(page.news, chance))
    assert answer["type"] == "done", answer
    return monotonic() - began


async def _thinking(host: str) -> float:
    """How many decisions of computers wait or are under way."""
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=30) as client:
        lines = (await client.get("/metrics")).text.splitlines()
    (found,) = [line for line in lines if line.startswith("carrom_computers_queue ")]
    return float(found.split()[1])


async def _until(host: str, wanted: Callable[[float], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not wanted(await _thinking(host)):  # noqa: ASYNC110 - it is asked for
            await asyncio.sleep(0.1)


async def _lengths(host: str, names: Sequence[str]) -> int:
    """How many entries the logs of some rooms have together."""
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=30) as client:
        records = [(await client.get(f"/api/rooms/{name}/record")).content for name in names]
    return sum(len(record.splitlines()) - 2 for record in records)
