"""Figures of a running server, as Prometheus reads them."""

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)

from carrom import __version__
from carrom.server import side_work
from carrom.store.operated import Sizes

if TYPE_CHECKING:
    from carrom.server.rooms.rooms import Rooms

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Bounds of what is counted by how long it took."""
EVERY: Final = 0.5
"""Seconds between looks at how late the event loop is."""


class Metrics:
    """What a process counts; each has a registry of its own."""

    def __init__(self, rooms: "Rooms") -> None:
        self._due: float | None = None
        self._stood = 0.0
        own = CollectorRegistry()
        self.registry: Final = own
        ProcessCollector(registry=own)
        self._build = Info("carrom_build", "The version that runs.", registry=own)
        self.strokes = Counter("carrom_strokes", "Strokes that were stored.", registry=own)
        self.ruling = _seconds(own, "carrom_ruling", "From a stroke's arrival until it is stored.")
        self.append = _seconds(own, "carrom_append", "Adding an entry to a log, commit included.")
        self.opened = Counter("carrom_opened", "What people opened.", ["what"], registry=own)
        for what in ("game", "desk", "tournament"):
            self.opened.labels(what)
        self.refused = Counter(
            "carrom_refused", "Requests beyond a limit, or when it was full.", registry=own
        )
        self.expired = Counter(
            "carrom_expired", "Rooms and tournaments deleted unused.", registry=own
        )
        self.sizes = Sizes()
        self.page_lag = _seconds(own, "carrom_page_lag", "From a ping to a page until its answer.")
        self.loop_lag = _seconds(own, "carrom_event_loop_lag", "How late the event loop is.")
        for name, what, figure in (
            ("carrom_rooms", "Rooms in memory.", lambda: len(rooms.cache)),
            (
                "carrom_rooms_driven",
                "Rooms whose clocks and computers run here.",
                lambda: _led(rooms),
            ),
            ("carrom_sockets", "Pages that are connected.", lambda: _pages(rooms)),
            ("carrom_writer_queue", "Writes that wait.", lambda: rooms.store.waiting),
            ("carrom_computers_queue", "Decisions that wait.", lambda: rooms.computers.waiting),
            ("carrom_stored_rooms", "Games and desks that are stored.", lambda: self.sizes.rooms),
            (
                "carrom_stored_tournaments",
                "Tournaments that are stored.",
                lambda: self.sizes.tournaments,
            ),
            ("carrom_stored_bytes", "What the database takes.", lambda: self.sizes.bytes),
            (
                "carrom_side_work",
                "Requests at work or waiting beside the rooms.",
                side_work.waiting,
            ),
            ("carrom_draining", "Whether the process is about to end.", lambda: rooms.leaving),
        ):
            Gauge(name, what, registry=own).set_function(figure)
        self.build("")

    def build(self, page: str) -> None:
        """Say which build of the page is served."""
        self._build.info({"version": __version__, "page": page})

    def text(self) -> bytes:
        """Return all figures as they are now."""
        return generate_latest(self.registry)

    async def watch_loop(self) -> None:
        """Measure how late the event loop is, for as long as the server runs."""
        while True:
            self._due = monotonic() + EVERY
            await asyncio.sleep(EVERY)
            late = max(0.0, monotonic() - self._due)
            self._stood += late
            self.loop_lag.observe(late)

    @property
    def stood_still(self) -> float:
        """For how long the event loop has stood still in all, while it was watched (s)."""
        now = 0.0 if self._due is None else max(0.0, monotonic() - self._due)
        return self._stood + now


def _seconds(registry: CollectorRegistry, name: str, what: str) -> Histogram:
    return Histogram(f"{name}_seconds", what, registry=registry, buckets=SECONDS)


def _pages(rooms: "Rooms") -> int:
    return sum(live.pages for live in rooms.cache)


def _led(rooms: "Rooms") -> int:
    return sum(live.leased for live in rooms.cache)
