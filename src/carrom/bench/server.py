"""The server under load: real processes, rooms with pages, and what it cost."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import IO, Any, Final

import msgspec
from msgspec import Struct

from carrom.bench.machine import machine
from carrom.bench.pages import EVERY, Crowd

FORMAT: Final = "carrom-bench-server"
FORMAT_VERSION: Final = 2
TARGET: Final = 150.0
"""Milliseconds within which 99 of 100 strokes should be ruled on."""
WATCHED: Final = 500.0
"""Milliseconds within which 99 of 100 entries should be before the eyes of those who look on."""
_ADDRESS: Final = re.compile(r"http://(\S+?)/?\s*$")
_TICKS: Final = os.sysconf("SC_CLK_TCK")
Json = dict[str, Any]


class NoServerError(Exception):
    """The server or the pages ended before their time; ``codes``: how the server closed pages."""

    def __init__(self, codes: Sequence[int] = ()) -> None:
        super().__init__(codes)
        self.codes: Final = tuple(codes)


class Load(Struct, frozen=True, kw_only=True):
    """What is measured."""

    rooms: int
    seconds: float
    every: float = EVERY
    """Seconds between the strokes of a room."""
    lookers: int = 0
    """Pages at each room beside the one that plays."""
    watchers: int = 0
    """More of them, at the first room."""
    processes: int = 1
    store: str = ""
    """The address of a database; by default a file of each server's own."""
    bus: str = ""


def run(load: Load, meanwhile: Callable[[], AbstractContextManager[None]] = nullcontext) -> Json:
    """Measure and return everything ready for JSON; ``meanwhile`` lasts as long as pages play."""
    taken_on = machine()  # the load is that of others
    with ExitStack() as stack:
        data = stack.enter_context(TemporaryDirectory(prefix="carrom-bench-"))
        servers = [stack.enter_context(_server(load, f"{data}/{k}")) for k in range(load.processes)]
        pages = stack.enter_context(_pages(load, tuple(host for _, host in servers)))
        assert pages.stdout is not None
        _until(pages.stdout, "playing")
        own = [server.pid for server, _ in servers]
        began, before = perf_counter(), usage(own)
        with meanwhile():
            _until(pages.stdout, "played")
        spent, after = perf_counter() - began, usage(own)
        told = json.loads(pages.stdout.readline() or "{}")
    if "closed" in told or not told:
        raise NoServerError(told.get("closed", ()))
    latencies = told["milliseconds"]
    used = None if before is None or after is None else after[0] - before[0]
    return {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "machine": taken_on,
        "rooms": load.rooms,
        "seconds": load.seconds,
        "every_seconds": load.every,
        "sockets": load.rooms * (1 + load.lookers) + load.watchers,
        "watchers": load.watchers,
        "processes": load.processes,
        "store": "postgresql" if load.store else "sqlite",
        "bus": "nats" if load.bus else "none",
        "strokes": len(latencies),
        "strokes_per_second": len(latencies) / told["seconds"],
        "milliseconds": percentiles(latencies),
        "target_milliseconds": TARGET,
        "lookers_milliseconds": percentiles(told["lookers_milliseconds"]),
        "lookers_target_milliseconds": WATCHED,
        "missed": told["missed"],
        "entries": told["entries"],
        "refused": told["refused"],
        "rooms_that_differ": told["rooms_that_differ"],
        "server": {
            "cores_busy": None if used is None else used / spent,
            "milliseconds_per_stroke": None
            if used is None or not latencies
            else 1e3 * used / len(latencies),
            "before_bytes": None if before is None else before[1],
            "after_bytes": None if after is None else after[1],
        },
    }


def percentiles(values: list[float]) -> Json:
    """Return the middle of some figures and their upper end; nulls where there are too few."""
    if len(values) < 2:
        return dict.fromkeys(("p50", "p95", "p99", "max"))
    cuts = quantiles(values, n=100, method="inclusive")
    return {"p50": cuts[49], "p95": cuts[94], "p99": cuts[98], "max": max(values)}


@contextmanager
def _server(load: Load, data: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    words = [sys.executable, "-m", "carrom", "server", "run", "--port", "0", "--log", "off"]
    words += ["--store", load.store] if load.store else ["--data", data]
    words += ["--bus", load.bus] if load.bus else []
    with _started(words, CARROM_PROXIES="127.0.0.1") as server:
        assert server.stdout is not None
        found = _ADDRESS.search(server.stdout.readline())
        if found is None:
            raise NoServerError
        yield server, found[1]


@contextmanager
def _pages(load: Load, hosts: tuple[str, ...]) -> Iterator[subprocess.Popen[str]]:
    crowd = Crowd(
        hosts=hosts,
        rooms=load.rooms,
        seconds=load.seconds,
        every=load.every,
        lookers=load.lookers,
        watchers=load.watchers,
    )
    words = [sys.executable, "-m", "carrom.bench.pages", msgspec.json.encode(crowd).decode()]
    with _started(words) as pages:
        yield pages


@contextmanager
def _started(words: list[str], **variables: str) -> Iterator[subprocess.Popen[str]]:
    settings = {**os.environ, **variables}
    with subprocess.Popen(  # noqa: S603
        words, stdout=subprocess.PIPE, text=True, env=settings
    ) as process:
        try:
            yield process
        finally:
            process.terminate()


def _until(stream: IO[str], expected: str) -> None:
    """Wait for a line; another one says what went wrong instead."""
    line = stream.readline().strip()
    if line != expected:
        raise NoServerError(json.loads(line or "{}").get("closed", ()))


def usage(pids: list[int]) -> tuple[float, int] | None:
    """Return the seconds of a core that processes have used, and their memory; None: nobody tells."""
    ticks = pages = 0
    try:
        for pid in pids:
            stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
            fields = stat.rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
            pages += int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return None
    return ticks / _TICKS, pages * os.sysconf("SC_PAGE_SIZE")
