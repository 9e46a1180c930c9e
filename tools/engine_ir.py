"""The engine's compiled functions as LLVM text, as Numba writes it before anything is decided for a processor.

Numba promises none of what is used here: :func:`check` says so where a version is not one we know.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from types import FunctionType
from typing import Any, cast

import numpy as np

from carrom.physics.kernels import compiling, world
from carrom.physics.kernels.friction import fill_table
from carrom.physics.kernels.playback import SAMPLE, sample
from carrom.physics.kernels.runs import START_COLUMNS, new_outcome, run_strokes
from carrom.physics.kernels.world import DISC, new_world

KNOWN = ((0, 62), (0, 69))
"""From this version of Numba on, and before that one: as in pyproject.toml."""
PRIVATE = ("_optimize_functions", "_optimize_final_module")


class UnknownNumbaError(Exception):
    """This Numba is not one the page's engine can be built with; the text says why."""


def check() -> None:
    """Refuse a Numba whose private parts may be others."""
    from numba.core.codegen import CPUCodeLibrary  # noqa: PLC0415 - it takes a second or two

    number = version("numba")
    major, minor = (int(part) for part in number.split(".")[:2])
    there = all(callable(getattr(CPUCodeLibrary, name, None)) for name in PRIVATE)
    if not (KNOWN[0] <= (major, minor) < KNOWN[1] and there):
        least, below = (".".join(map(str, each)) for each in KNOWN)
        raise UnknownNumbaError(
            f"The page's engine is built with Numba {least} or newer, before {below}; this is Numba {number}. "
            "tools/engine_ir.py uses what Numba does not promise to keep."
        )


def entries() -> Iterator[tuple[str, str, str]]:
    """Return each compiled function's name, its symbol and the text of its module."""
    check()
    with _unoptimised():
        for function, args in _functions():
            plain = cast("FunctionType", function.plain)
            symbol, library = compiling.compile_library(plain, args)
            yield function.name, symbol, library.get_llvm_str()


@contextmanager
def _unoptimised() -> Iterator[None]:
    """Keep Numba's own passes off: they look at this machine's processor."""
    from numba.core.codegen import CPUCodeLibrary  # noqa: PLC0415

    def only_layout(library: Any, module: Any) -> None:  # noqa: ANN401 - Numba's
        module.data_layout = library._codegen._data_layout  # noqa: SLF001

    kept = {name: getattr(CPUCodeLibrary, name) for name in PRIVATE}
    for name, method in zip(PRIVATE, (only_layout, lambda _: None), strict=True):
        setattr(CPUCodeLibrary, name, method)
    try:
        yield
    finally:
        for name, method in kept.items():
            setattr(CPUCodeLibrary, name, method)


def _functions() -> list[tuple[compiling.CompiledFunction[Any], tuple[Any, ...]]]:
    """The functions, with arguments of the types they are called with."""
    floats, whole = np.zeros((1, 1)), np.zeros(1, np.int64)
    rows = np.zeros((1, 1, START_COLUMNS))
    launches = np.zeros((1, world.LAUNCH_COLUMNS))
    impacts = np.zeros((1, world.IMPACT_COLUMNS))
    par = np.zeros(world.PARAMETERS)
    space = new_world(1, par, floats, floats, launches, impacts)
    places = np.zeros((1, 1), np.int64)
    strokes = np.zeros((0, 5))
    out = new_outcome(1, 1)
    run = (rows, whole, places, whole, strokes, np.uint64(0), 0, 1, space, out)
    room, samples = np.zeros((1, DISC)), np.zeros((1, SAMPLE))
    one = np.zeros(1)
    played = (room, launches, whole, one, floats, floats, whole, one, samples)
    return [(run_strokes, run), (fill_table, (floats, floats)), (sample, played)]
