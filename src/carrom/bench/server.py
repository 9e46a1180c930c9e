"""The server under load: a real process, rooms with a page each, and what it cost."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import IO, Any, Final

from carrom.bench.machine import machine
from carrom.bench.pages import EVERY

FORMAT: Final = "carrom-bench-server"
FORMAT_VERSION: Final = 1
TARGET: Final = 150.0
"""Milliseconds within which 99 of 100 strokes should be ruled on."""
SEED: Final = 1
_ADDRESS: Final = re.compile(r"http://(\S+?)/?\s*$")
Json = dict[str, Any]


class NoServerError(Exception):
    """The server or the pages ended before their time."""


def run(
    rooms: int, seconds: float, meanwhile: Callable[[], AbstractContextManager[None]] = nullcontext
) -> Json:
    """Measure and return everything ready for JSON; ``meanwhile`` lasts as long as pages play."""
    taken_on = machine()  # the load is that of others
    with TemporaryDirectory(prefix="carrom-bench-") as data, _server(data) as (server, host):
        with _pages(host, rooms, seconds) as pages:
            assert pages.stdout is not None
            _line(pages.stdout, "playing")
            began, before = perf_counter(), _usage(server.pid)
            with meanwhile():
                _line(pages.stdout, "played")
            spent, after = perf_counter() - began, _usage(server.pid)
            told = json.loads(pages.stdout.readline() or "{}")
        if not told:
            raise NoServerError
    latencies = told["milliseconds"]
    return {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "machine": taken_on,
        "rooms": rooms,
        "seconds": seconds,
        "every_seconds": EVERY,
        "strokes": len(latencies),
        "strokes_per_second": len(latencies) / told["seconds"],
        "milliseconds": percentiles(latencies),
        "target_milliseconds": TARGET,
        "entries": told["entries"],
        "refused": told["refused"],
        "rooms_that_differ": told["rooms_that_differ"],
        "server": {
            "cores_busy": None
            if before is None or after is None
            else (after[0] - before[0]) / spent,
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
def _server(data: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    words = (sys.executable, "-m", "carrom", "serve", "--port", "0", "--data", data, "--log", "off")
    with _started(words) as server:
        assert server.stdout is not None
        found = _ADDRESS.search(server.stdout.readline())
        if found is None:
            raise NoServerError
        yield server, found[1]


@contextmanager
def _pages(host: str, rooms: int, seconds: float) -> Iterator[subprocess.Popen[str]]:
    words = (sys.executable, "-m", "carrom.bench.pages", host, str(rooms), str(seconds), str(SEED))
    with _started(words) as pages:
        yield pages


@contextmanager
def _started(words: tuple[str, ...]) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603
        try:
            yield process
        finally:
            process.terminate()


def _line(stream: IO[str], expected: str) -> None:
    if stream.readline().strip() != expected:
        raise NoServerError


def _usage(pid: int) -> tuple[float, int] | None:
    """Return the seconds of a core that a process has used, and its memory; None: nobody tells."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return None
    ticks = int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE")
