"""Strangers ask for everything in any order, for long: games go on, and the server stays as large as it is."""

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from tests.online.besides import (
    COPIES,
    STALL,
    STROKE,
    Games,
    Server,
    Strangers,
    probed,
    strangers,
)
from tests.online.largest import MESSAGES, ROUTES, build

ADDRESSES = 40
"""Of strangers: each comes again and again, and uses its limits up."""
AT_ONCE = 3
"""Strangers who ask at the same time, each for several things."""
PATIENCE = 5.0
"""Seconds after which strangers hang up."""
SETTLED = 1 / 3
"""Part of the time after which everything has been loaded that ever is."""
LOADED = 15.0
"""Minutes before which memory says nothing: processes start, and what they keep fills up."""
GROWN = 1.25
"""How much memory and files may be above what they were then."""
SPARE = 30
"""Files more or less."""
STORED = 4e6
"""Bytes a minute that may be stored in the end."""


@dataclass(frozen=True)
class Measure:
    """How large a server is."""

    minutes: float
    memory: int
    files: int
    processes: int
    stored: int


@dataclass
class Mixed:
    """What came of it."""

    waits: list[float] = field(default_factory=list)
    answers: Counter[int] = field(default_factory=Counter)
    asked: int = 0
    stall: float = 0.0
    where: str = ""
    """Where the loop was then."""
    measures: list[Measure] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


async def mixed(folder: Path, minutes: float) -> Mixed:
    """Let strangers ask for so long beside games."""
    found = Mixed()
    world = await build(folder)
    with probed(folder) as server:
        games = Games(server)
        async with strangers(server, world) as they, games.going_on():
            server.probed()
            tasks = [
                asyncio.create_task(_ask(they, random.Random(k), found)) for k in range(AT_ONCE)
            ]
            try:
                await _watch(server, games, folder, minutes, found)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
        found.waits = games.waits
        if server.process.poll() is not None:
            found.faults.append("the server has ended")
    _judge(found)
    return found


async def _ask(they: Strangers, chance: random.Random, found: Mixed) -> None:
    while True:
        name = chance.choice([*ROUTES, *MESSAGES])
        address = f"2001:db8:{chance.randrange(ADDRESSES):x}::1"
        ask = they.request(name, address) if name in ROUTES else they.messages(name)
        asked = [asyncio.create_task(ask(k)) for k in range(COPIES)]
        try:
            await asyncio.wait(asked, timeout=PATIENCE)
        finally:
            for each in asked:
                each.cancel()
            answers = await asyncio.gather(*asked, return_exceptions=True)
        for answer in answers:
            found.asked += 1
            if isinstance(answer, int) and answer:
                found.answers[answer] += 1
                if answer >= 500 and answer != 503:
                    found.faults.append(f"{name}: {answer}")
        await asyncio.sleep(chance.uniform(0.0, 0.3))


async def _watch(server: Server, games: Games, folder: Path, minutes: float, found: Mixed) -> None:
    began, each = monotonic(), max(5.0, minutes * 60 / 20)
    while monotonic() < began + minutes * 60:
        await asyncio.sleep(each)
        games.check()
        told = server.probed()
        if told["busy"] > found.stall:
            found.stall, found.where = told["busy"], told["where"]
        memory, files, processes = _size(server.pid)
        at = (monotonic() - began) / 60
        found.measures.append(Measure(at, memory, files, processes, _stored(folder)))


def _stored(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.iterdir() if file.is_file())


def _size(pid: int) -> tuple[int, int, int]:
    """Return memory and open files of a server with its processes, and how many these are."""
    family = {pid}
    parents = {
        int(stat.parent.name): int(text.rpartition(")")[2].split()[1])
        for stat in Path("/proc").glob("[0-9]*/stat")
        if (text := _read(stat))
    }
    while more := {child for child, parent in parents.items() if parent in family} - family:
        family |= more
    memory = files = 0
    for each in family:
        pages = _read(Path(f"/proc/{each}/statm")).split()
        memory += int(pages[1]) * 4096 if pages else 0
        try:
            files += len(list(Path(f"/proc/{each}/fd").iterdir()))
        except OSError:
            continue
    return memory, files, len(family)


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def _judge(found: Mixed) -> None:
    waits = sorted(found.waits)
    if not waits or waits[len(waits) * 99 // 100] > STROKE:
        found.faults.append(f"one stroke of a hundred waited longer than {1e3 * STROKE:.0f} ms")
    if found.stall > STALL:
        found.faults.append(f"the loop was at work for {1e3 * found.stall:.0f} ms at {found.where}")
    settled = found.measures[int(len(found.measures) * SETTLED) :]
    if len(settled) < 2:
        found.faults.append("it was too short to be measured")
        return
    first, last = settled[0], settled[-1]
    if last.minutes > LOADED and last.memory > GROWN * first.memory:
        found.faults.append(f"memory grew from {first.memory} to {last.memory} bytes")
    if last.files > GROWN * first.files + SPARE:
        found.faults.append(f"open files grew from {first.files} to {last.files}")
    if last.stored - first.stored > STORED * (last.minutes - first.minutes) + STORED:
        found.faults.append(f"what is stored grew from {first.stored} to {last.stored} bytes")
