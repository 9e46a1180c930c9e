# ruff: noqa: T201 - a script
# mypy: allow-untyped-calls
"""Umpires' desks on one server, measured: ``python -m benchmarks.desks [DESKS] [SECONDS] [EVERY]``.

A real server process on SQLite; at each desk something is entered every few seconds, as an umpire's page
does it. How long it takes until the ruling is back, and whether every entry stands in the record, once.
It is measured once every desk has come to its first stroke.
"""

import argparse
import asyncio
import random
import sys
import tempfile
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any

import httpx
from tests.server.desks import TERMS, Device, entry, struck
from tests.server.test_running import process

from carrom.bench.server import usage
from carrom.match.record import check, parse

Usage = tuple[float, int] | None

TARGET = 100.0
"""Milliseconds within which 99 of 100 entries are ruled on."""


def next_fact(view: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Return what an umpire enters next: the first choice, or a stroke."""
    keys = view["stroke"]
    fact: dict[str, Any]
    if keys is None:
        fact = next(each["fact"] for each in view["choices"] if each["fact"])
        return fact
    left = [piece for piece, many in keys["left"].items() if many and piece == keys["own"]]
    fact = struck(keys["by"], *(left if chance.random() < 0.4 else []))
    return fact


async def come(device: Device, chance: random.Random) -> None:
    """Enter what comes before the first stroke."""
    await device.take_pen()
    await device.look()
    while device.view["stroke"] is None:
        await device.send(entry(next_fact(device.view, chance)))


async def sit(device: Device, seconds: float, every: float, chance: random.Random) -> list[float]:
    """Enter something every so often; return how long each took (s)."""
    took: list[float] = []
    due = perf_counter() + chance.uniform(0.0, every)
    end = perf_counter() + seconds
    while due < end and device.view["phase"] != "over":
        await asyncio.sleep(max(0.0, due - perf_counter()))
        began = perf_counter()
        done = await device.send(entry(next_fact(device.view, chance)))
        took.append(perf_counter() - began)
        if done["refused"] is not None:
            raise SystemExit(done["refused"]["said"]["en"])
        due += every
    return took


async def measure(host: str, server: int, desks: int, seconds: float, every: float) -> bool:
    """Play at all desks, print the figures, and say whether they are met."""
    far = httpx.Limits(max_connections=desks)
    async with httpx.AsyncClient(base_url=f"http://{host}", limits=far, timeout=30) as client:
        devices = []
        for _ in range(desks):
            opened = (await client.post("/api/desk", json=TERMS)).json()
            devices.append(Device(client, opened["room"], opened["secret"]))
        hands = list(zip(devices, map(random.Random, range(desks)), strict=True))
        await asyncio.gather(*(come(*each) for each in hands))
        before = usage([server])
        times = await asyncio.gather(
            *(sit(device, seconds, every, chance) for device, chance in hands)
        )
        after = usage([server])
        lost = 0
        for device in devices:
            parsed = parse((await client.get(f"/api/rooms/{device.room}/record")).content)
            lost += len(parsed.events) != device.seq or check(parsed) is not None
    took = sorted(1e3 * each for some in times for each in some)
    cuts = quantiles(took, n=100, method="inclusive")
    print(
        f"{desks} desks, an entry every {every:g} s: {len(took)} entries; "
        f"median {cuts[49]:.1f} ms, 99% within {cuts[98]:.1f} ms (target {TARGET:.0f}), "
        f"slowest {took[-1]:.1f} ms; {_core_time(before, after, len(took))}records that differ: {lost}"
    )
    return cuts[98] < TARGET and not lost


def _core_time(before: Usage, after: Usage, entries: int) -> str:
    """Say how much of a core an entry takes; nothing, where the system does not tell."""
    if before is None or after is None:
        return ""
    return f"core time {1e3 * (after[0] - before[0]) / entries:.1f} ms an entry; "


def main() -> int:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("desks", type=int, nargs="?", default=64)
    parser.add_argument("seconds", type=float, nargs="?", default=60.0)
    parser.add_argument("every", type=float, nargs="?", default=5.0)
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        process(Path(folder), "--log", "off") as (server, host),
    ):
        met = asyncio.run(measure(host, server.pid, given.desks, given.seconds, given.every))
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
