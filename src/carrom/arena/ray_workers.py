"""Workers on a Ray cluster: actors, which keep the compiled code from one item to the next.

An actor that is killed, with its process or its whole machine, is replaced, and its work done again.
"""

import logging
import os
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Any, Final, TypeVar

from carrom.arena.workers import LOST, in_order
from carrom.extras import required
from carrom.messages import Message, message, quoted

with required("ray"):
    import ray
    from ray.exceptions import RayActorError, RaySystemError, WorkerCrashedError

T = TypeVar("T")
R = TypeVar("R")
LOCAL: Final = "local"
"""A cluster of this machine alone, which ends with the work."""
_PATIENCE: Final = 5.0
"""Seconds for a cluster to answer."""
_LOST: Final = (RayActorError, WorkerCrashedError, RaySystemError)


class NoClusterError(RuntimeError):
    """No cluster answers at an address; ``said`` says so."""

    def __init__(self, address: str) -> None:
        self.said: Message = message("arena-no-cluster", address=quoted(address))
        super().__init__(self.said.text())


class _Worker:
    """What runs on the cluster."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self._work = work

    def work(self, item: Any) -> Any:  # noqa: ANN401 - whatever the work takes and returns
        """Do one item."""
        return self._work(item)


class RayWorkers:
    """Workers of a cluster, or of a local one that is started for the purpose."""

    def __init__(self, address: str = LOCAL, count: int = 0) -> None:
        self.address = address
        self.count = count
        """0: as many as the cluster has cores."""
        self.crew: RayCrew | None = None
        """Who is at work."""

    def map(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        """Yield the result of each item, in order."""
        ours = self._connect()
        try:
            self.crew = RayCrew(self.count or _cores(), work)
            yield from in_order(self.crew, items)
        finally:
            self.crew = None
            if ours:
                ray.shutdown()

    def _connect(self) -> bool:
        """Connect to the cluster; say whether the connection is ours to end."""
        if ray.is_initialized():
            return False
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
        if self.address == LOCAL:
            cores = self.count or None
            ray.init(address="local", num_cpus=cores, include_dashboard=False, **quiet)
            return True
        if not _answers(self.address):
            raise NoClusterError(self.address)
        try:
            ray.init(address=self.address, **quiet)
        except (ConnectionError, RuntimeError, ValueError):
            raise NoClusterError(self.address) from None
        return True


class RayCrew:
    """Actors, one in each place."""

    def __init__(self, size: int, work: Callable[[Any], Any]) -> None:
        self.size = size
        self._make: Any = ray.remote(max_restarts=0, num_cpus=1)(_Worker)
        self._work = ray.put(work)
        self._running: dict[Any, int] = {}
        """Results to come, and whose."""
        self.actors: list[Any] = [self._make.remote(self._work) for _ in range(size)]

    def give(self, place: int, item: Any) -> None:  # noqa: ANN401 - whatever the work takes
        """Let an actor begin with an item."""
        self._running[self.actors[place].work.remote(item)] = place

    def wait(self) -> tuple[int, Any]:
        """Wait for anybody: return the place, and the result or :data:`LOST`."""
        (ref,), _ = ray.wait(list(self._running), num_returns=1)
        place = self._running.pop(ref)
        try:
            return place, ray.get(ref)
        except _LOST:
            self.actors[place] = self._make.remote(self._work)
            return place, LOST

    def close(self) -> None:
        """Send everybody home, whatever they do."""
        for actor in self.actors:
            with suppress(Exception):
                ray.kill(actor)


def _answers(address: str) -> bool:
    """Say whether anybody listens at an address; Ray itself takes minutes to find out."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not colon:
        return address == "auto"
    try:
        with socket.create_connection((host, int(port)), timeout=_PATIENCE):
            return True
    except (OSError, ValueError, OverflowError):
        return False


def _cores() -> int:
    found: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return max(1, int(found.get("CPU", 1)))
