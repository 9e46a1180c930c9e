"""Thousands of connections that say nothing, against one server with its real limits, while a game is played.

The connections are in a process of their own: ``python -m tests.online.connections PORT HOW_MANY SECONDS``.
"""

import asyncio
import json
import random
import resource
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

import httpx

from tests.online.engines import free_port, until
from tests.online.storm import step
from tests.server.serving import Page, opened

LOST = (OSError, asyncio.IncompleteReadError)
EACH = 100
"""Connections from one address: as many as a server lets wait."""
AGAIN = 10.0
"""Seconds until one that was ended comes again."""
FAILED = ("storage", "uncertain", "failed")
"""Of these refusals not even one is to be."""
LEAST_ACTS, LEAST_DONE = 40, 0.9
"""How much is played meanwhile, however slow the machine is, and what part of it comes about."""
SPARE = 200
"""Files beside the connections."""


@dataclass
class Silence:
    """What came of it."""

    counts: dict[str, int] = field(default_factory=dict)
    waits: list[float] = field(default_factory=list)
    """Seconds that the answers to a player took."""
    done: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    """What came of a player's other acts, by kind."""
    faults: list[str] = field(default_factory=list)


async def besieged(folder: Path, connections: int = 4000, seconds: float = 40.0) -> Silence:
    """Hold so many connections open for a while, and play meanwhile."""
    port, told, chance = free_port(), Silence(), random.Random(1)
    words = [sys.executable, "-m", "carrom", "server", "run", "--log", "off"]
    server = await asyncio.create_subprocess_exec(
        *words, "--port", str(port), "--data", str(folder), stdout=subprocess.DEVNULL
    )
    host = f"127.0.0.1:{port}"
    try:
        await asyncio.to_thread(until, lambda: _answers(host))
        room, cookie = await opened(host)
        async with Page.at(host, room, cookie) as page:
            await page.to_the_first_stroke()
            silent = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", __name__, str(port), str(connections), str(seconds)),
                stdout=subprocess.PIPE,
            )
            counted = asyncio.create_task(silent.communicate())
            while not counted.done():
                await _play(page, host, chance, told)
        told.counts = json.loads(counted.result()[0])
    finally:
        server.kill()
        await server.wait()
    acts = len(told.waits)
    if acts < LEAST_ACTS or told.done < LEAST_DONE * acts:
        told.faults.append(f"{acts} acts, {told.done} done: refused {dict(told.refused)}")
    if told.counts["most at once"] < connections // 2:
        told.faults.append("there were too few connections")
    return told


async def _play(page: Page, host: str, chance: random.Random, told: Silence) -> None:
    began = monotonic()
    wish = step(page.news, chance)
    answer = await page.act(**wish)
    told.waits.append(monotonic() - began)
    if answer["type"] == "done":
        told.done += 1
    else:
        told.refused[answer["kind"]] += 1
        if answer["kind"] in FAILED:
            told.faults.append(f"an act was refused: {answer}")
    if not await asyncio.to_thread(_answers, host):
        told.faults.append("/healthz was not answered")
    await asyncio.sleep(0.2)


def _answers(host: str) -> bool:
    try:
        return httpx.get(f"http://{host}/healthz", timeout=20).status_code == 200
    except httpx.HTTPError:
        return False


async def _hold(port: int, connections: int, seconds: float) -> Counter[str]:
    """Hold connections open; return what became of them."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, connections + SPARE), most))
    counts: Counter[str] = Counter()
    addresses = [f"127.0.1.{1 + k // EACH}" for k in range(connections)]
    tasks = [asyncio.create_task(_say_nothing(port, each, counts)) for each in addresses]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return counts


async def _say_nothing(port: int, address: str, counts: Counter[str]) -> None:
    """Connect, say nothing, and connect again when the server has had enough."""
    while True:
        try:
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", port, local_addr=(address, 0)
            )
        except LOST:
            counts["refused"] += 1
            await asyncio.sleep(AGAIN)
            continue
        counts["opened"] += 1
        counts["now"] += 1
        counts["most at once"] = max(counts["most at once"], counts["now"])
        try:
            await reader.read()
        except LOST:
            pass
        finally:
            counts["now"] -= 1
            writer.close()
        counts["ended by the server"] += 1
        await asyncio.sleep(AGAIN)


if __name__ == "__main__":
    asked = sys.argv[1:]
    print(json.dumps(asyncio.run(_hold(int(asked[0]), int(asked[1]), float(asked[2])))))
