"""Who does the work: this process, several processes, or a Ray cluster, all with the same outcome.

Work is a function of one argument and nothing else, so it does not matter who does it, in which order,
or how often: results come in the order of the arguments, and what a killed worker left undone is
done again.
"""

import pickle
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, Protocol, TypeVar

from carrom.messages import Message, message

T = TypeVar("T")
R = TypeVar("R")
AHEAD: Final = 3
"""How many items a worker there may be between the one that is awaited and the last begun."""
MOST_LOSSES: Final = 5
"""Workers lost in a row without any result: then the work itself is to blame."""


class WorkersLostError(RuntimeError):
    """Workers die again and again over the same work; ``said`` says so."""

    def __init__(self) -> None:
        self.said: Message = message("arena-workers-lost", times=MOST_LOSSES)
        super().__init__(self.said.text())


class Workers(Protocol):
    """Somebody who works."""

    def map(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        """Yield the result of each item, in order. Whoever has enough closes the iterator."""


class InProcess:
    """The work is done here, one item after the other."""

    def map(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        """Yield the result of each item, in order."""
        return map(work, items)


class Lost:
    """Instead of a result: the worker is gone, and another has its place."""


LOST: Final = Lost()


class Crew(Protocol):
    """Workers in numbered places, each with one item at a time."""

    size: int

    def give(self, place: int, item: Any) -> None:  # noqa: ANN401 - whatever the work takes
        """Let somebody begin with an item."""

    def wait(self) -> tuple[int, Any]:
        """Wait for anybody: return the place, and the result or :data:`LOST`."""

    def close(self) -> None:
        """Send everybody home, whatever they do."""


def in_order(crew: Crew, items: Iterable[T]) -> Iterator[Any]:
    """Yield the result of each item, in order, and let the crew go at the end."""
    numbered = enumerate(items)
    busy: dict[int, tuple[int, T]] = {}
    done: dict[int, Any] = {}
    again: deque[tuple[int, T]] = deque()
    awaited = losses = 0
    try:
        while True:
            while awaited in done:
                yield done.pop(awaited)
                awaited += 1
            for place in range(crew.size):
                found = None
                if place not in busy and again:
                    found = again.popleft()
                elif place not in busy and len(done) + len(busy) < AHEAD * crew.size:
                    found = next(numbered, None)
                if found is not None:
                    busy[place] = found
                    crew.give(place, found[1])
            if not busy:
                return
            place, result = crew.wait()
            number, item = busy.pop(place)
            if isinstance(result, Lost):
                losses += 1
                if losses > MOST_LOSSES:
                    raise WorkersLostError
                again.append((number, item))
            else:
                losses = 0
                done[number] = result
    finally:
        crew.close()


class Processes:
    """The work is done by fresh processes of this machine."""

    def __init__(self, count: int) -> None:
        self.count = count

    def map(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        """Yield the result of each item, in order; a killed process is replaced."""
        return in_order(_ProcessCrew(self.count, work), items)


@dataclass(slots=True)
class _Failed:
    """What a worker sends instead of a result: the work raised this."""

    problem: Exception


class _ProcessCrew:
    """Processes, each at a pipe of its own: they share nothing, so none can leave another waiting.

    A process whose pipe ends, because this one is gone, ends too.
    """

    def __init__(self, size: int, work: Callable[[Any], Any]) -> None:
        self.size = size
        self._work = work
        self._all: dict[int, tuple[BaseProcess, Connection]] = {}
        self._waiting: set[int] = set()

    def give(self, place: int, item: Any) -> None:  # noqa: ANN401 - whatever the work takes
        if place not in self._all:
            self._all[place] = self._started()
        self._waiting.add(place)
        with suppress(OSError):  # it is gone: that is found out when its result is awaited
            self._all[place][1].send(item)

    def wait(self) -> tuple[int, Any]:
        pipes = {self._all[place][1]: place for place in self._waiting}
        ready = wait(list(pipes))
        pipe = ready[0]
        if not isinstance(pipe, Connection):
            raise TypeError("not one of the pipes")
        place = pipes[pipe]
        self._waiting.remove(place)
        try:
            found = pipe.recv()
        except (EOFError, OSError):
            self._end(place)
            return place, LOST
        if isinstance(found, _Failed):
            raise found.problem
        return place, found

    def close(self) -> None:
        for place in list(self._all):
            self._end(place)

    def _started(self) -> tuple[BaseProcess, Connection]:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs, self._work), daemon=True)
        process.start()
        theirs.close()
        return process, ours

    def _end(self, place: int) -> None:
        process, pipe = self._all.pop(place)
        pipe.close()
        process.kill()
        process.join()
        process.close()


def _serve(pipe: Connection, work: Callable[[Any], Any]) -> None:
    """Work for whoever has the other end of a pipe, until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a person stops the run, which closes the pipe
    with suppress(EOFError, OSError):
        while True:
            item = pipe.recv()
            try:
                found = work(item)
            except Exception as problem:  # noqa: BLE001 - it is raised where the result is awaited
                found = _Failed(_sendable(problem))
            pipe.send(found)


def _sendable(problem: Exception) -> Exception:
    """Return an error that can be sent to another process."""
    try:
        pickle.loads(pickle.dumps(problem))  # noqa: S301 - our own
    except Exception:  # noqa: BLE001 - whatever it is that cannot be sent
        return RuntimeError(f"{type(problem).__name__}: {problem}")
    return problem


def workers(count: int, ray: str | None = None) -> Workers:
    """Return whoever is asked for: ``ray`` is the address of a cluster, or ``local``.

    A count of 0 leaves it to Ray: as many as the cluster has cores.
    """
    if ray is not None:
        from carrom.arena.ray_workers import RayWorkers  # noqa: PLC0415 - an extra

        return RayWorkers(ray, count)
    return InProcess() if count <= 1 else Processes(count)
