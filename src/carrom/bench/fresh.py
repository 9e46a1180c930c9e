"""Measurements in fresh processes: seconds to the first stroke, memory over many."""

import json
import subprocess
import sys
from statistics import median
from time import perf_counter
from typing import Final

RUNS: Final = 3
"""Fresh processes that are timed, after one that makes sure that everything is compiled."""
MANY: Final = 1_000_000
"""Strokes over which memory should stay as it is."""
_CHILD: Final = (sys.executable, "-m", "carrom.bench.child")


def start() -> dict[str, object]:
    """Return how long a fresh process takes to its first stroke, compiled code being kept."""
    took = [_first_stroke() for _ in range(1 + RUNS)][1:]
    return {"seconds": min(took), "median_seconds": median(took), "processes": RUNS}


def memory(seconds: float) -> dict[str, object]:
    """Return the memory in use before and after a great many strokes, in a fresh process."""
    command = (*_CHILD, "memory", str(MANY), str(seconds))
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603
    told: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    return told


def _first_stroke() -> float:
    begin = perf_counter()
    with subprocess.Popen((*_CHILD, "start"), stdout=subprocess.PIPE) as process:  # noqa: S603
        assert process.stdout is not None
        said = process.stdout.readline()
        took = perf_counter() - begin
        if not said:
            raise RuntimeError("the process ended without a stroke")
    return took
