"""How far a long command has come: a bar with the share and the time left.

It is drawn on standard error, only where that is a terminal, and is gone once all is done; a pipe or
a file gets nothing of it.
"""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from threading import Event, Thread
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from tqdm import tqdm

T = TypeVar("T")
_FORM: Final = "{desc}{percentage:3.0f} % |{bar}| {elapsed} < {remaining}"
_TICK: Final = 0.2
"""Seconds between two looks at the clock."""


class Bar:
    """A bar, or nothing where nobody watches."""

    def __init__(self, drawn: "tqdm[Any] | None" = None) -> None:
        self._drawn = drawn

    def step(self, done: float = 1) -> None:
        """Say that so much more is done."""
        if self._drawn is not None:
            self._drawn.update(done)

    def name(self, what: str) -> None:
        """Say what is being done."""
        if self._drawn is not None:
            self._drawn.set_description_str(f"{what} ")

    def print(self, line: str) -> None:
        """Print a line on standard output, above the bar."""
        if self._drawn is None:
            print(line, flush=True)
        else:
            self._drawn.write(line, file=sys.stdout)


def watched() -> bool:
    """Say whether somebody sees standard error."""
    return sys.stderr is not None and sys.stderr.isatty()


@contextmanager
def progress(total: float, what: str = "") -> Iterator[Bar]:
    """Show a bar for so many steps."""
    if not watched():
        yield Bar()
        return
    from tqdm import tqdm  # noqa: PLC0415 - only a terminal needs it

    drawn: tqdm[Any] = tqdm(
        total=total, bar_format=_FORM, leave=False, file=sys.stderr, dynamic_ncols=True
    )
    with drawn:
        bar = Bar(drawn)
        if what:
            bar.name(what)
        yield bar


@contextmanager
def waiting(seconds: float, what: str = "") -> Iterator[None]:
    """Show a bar for something that takes a known time, and no longer than it takes."""
    with progress(seconds, what) as bar:
        over = Event()
        clock = Thread(target=_tick, args=(bar, seconds, over), daemon=True)
        if watched():
            clock.start()
        try:
            yield
        finally:
            over.set()
            if clock.is_alive():
                clock.join()


def _tick(bar: Bar, seconds: float, over: Event) -> None:
    began, shown = monotonic(), 0.0
    while shown < seconds and not over.wait(_TICK):
        now = min(monotonic() - began, seconds)
        bar.step(now - shown)
        shown = now


def watch(each: Iterable[T], total: int) -> Iterator[T]:
    """Go through something behind a bar."""
    with progress(total) as bar:
        for one in each:
            yield one
            bar.step()
