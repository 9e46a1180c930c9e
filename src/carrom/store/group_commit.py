"""One thread that writes: what comes while it is at work is committed together.

A disk takes a few hundred commits a second, whatever is in them. Each piece of work stands for
itself: one that is refused leaves the others alone.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any, Final, TypeVar

from carrom.extras import required
from carrom.store.store import ConflictError, LostError, StorageError

with required("play"):
    from sqlalchemy.engine import Connection, Engine
    from sqlalchemy.exc import IntegrityError, SQLAlchemyError

T = TypeVar("T")
MOST: Final = 64
"""Pieces of work in one commit."""
DEADLOCK: Final = "40P01"
"""What PostgreSQL says when two processes wait for each other: it has taken one's work back."""
WAIT: Final = 0.05
"""Seconds until the one that was sent back tries again."""
LONG: Final = 1.0
"""Seconds after which a commit that fails stands for all that wait behind it."""
WRITES: Final = "carrom_writes"
"""The option of a connection that will write."""


@dataclass(slots=True)
class _Job:
    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]
    about: str = ""
    result: Any = None
    problem: Exception | None = None


class GroupCommit:
    """The writer of a database."""

    def __init__(
        self,
        engine: Engine,
        unchanged: Callable[[BaseException], bool],
        uncertain: type[StorageError],
        after: Callable[[], None] = lambda: None,
    ) -> None:
        """Write with an engine.

        ``unchanged`` says of a failed commit whether surely nothing was written, ``uncertain`` is what
        it is otherwise; ``after`` looks whether what was committed is where it should be.
        """
        self.fatal: Callable[[StorageError], None] | None = None
        """Called when nothing more can be kept here: whoever serves must stop."""
        self._lost: StorageError | None = None
        self._engine = engine.execution_options(**{WRITES: True})
        self._unchanged = unchanged
        self._uncertain = uncertain
        self._after = after
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="carrom-writer", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[Connection], T], about: str = "") -> T:
        """Do a piece of work in a transaction; it is committed when this returns.

        ``about``: the room, or the first of several. All processes take rooms in the same order, so
        that no two wait for each other.
        """
        if self._lost is not None:
            raise self._lost
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(work, done, about))
        return await done

    @property
    def waiting(self) -> int:
        """How many pieces of work wait."""
        return self._jobs.qsize()

    def close(self) -> None:
        """Do what waits, and end."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs, last = [job], False
            while len(jobs) < MOST:
                try:
                    more = self._jobs.get_nowait()
                except Empty:
                    break
                if more is None:
                    last = True
                    break
                jobs.append(more)
            jobs.sort(key=lambda job: job.about)
            began = monotonic()
            problem = self._commit(jobs)
            if _deadlocked(problem):
                sleep(WAIT)  # whoever won goes first
                problem = self._commit_each(jobs)
            if problem is not None and not _deadlocked(problem) and monotonic() - began > LONG:
                last = self._turn_away(jobs, problem) or last
            _tell(jobs)
            if last:
                return

    def _turn_away(self, jobs: list[_Job], problem: Exception) -> bool:
        """Tell those who came while a commit failed for long the same, so that nobody waits in a row.

        Says whether that was the end.
        """
        for _ in range(self._jobs.qsize()):
            more = self._jobs.get()
            if more is None:
                return True
            more.problem = problem
            jobs.append(more)
        return False

    def _commit_each(self, jobs: list[_Job]) -> Exception | None:
        """Commit each by itself, so that nobody is sent back for what another one waits for.

        Return what ended it: then nothing of what was left is done.
        """
        for k, job in enumerate(jobs):
            problem = self._commit([job])
            if isinstance(problem, StorageError) and not _deadlocked(problem):
                for left in jobs[k + 1 :]:
                    left.problem = problem
                return problem
        return None

    def _commit(self, jobs: list[_Job]) -> Exception | None:
        """Do what is to be done and commit it; return what the whole of it failed by."""
        if self._lost is not None:
            for job in jobs:
                job.problem = self._lost
            return None
        try:
            with translated(), self._engine.connect() as connection, connection.begin() as whole:
                for job in jobs:
                    job.problem = None
                    _try(connection, job)
                self._end(whole.commit)
        except Exception as problem:  # noqa: BLE001 - whoever waits is told
            if isinstance(problem, LostError) and self.fatal is not None:
                self._lost = problem
                self.fatal(problem)
            for job in jobs:  # a refusal, too, may rest on what was not committed
                job.problem = problem
            return problem
        return None

    def _end(self, commit: Callable[[], None]) -> None:
        try:
            commit()
        except (SQLAlchemyError, OSError) as problem:
            if self._unchanged(problem):
                raise
            raise self._uncertain(_words(problem)) from problem
        self._after()


def _deadlocked(problem: Exception | None) -> bool:
    """Say whether a whole commit was taken back as another process waited for it, too."""
    said = getattr(problem and problem.__cause__, "orig", None)
    return getattr(said, "sqlstate", None) == DEADLOCK


def _try(connection: Connection, job: _Job) -> None:
    """Do one piece of work; what it did is taken back where it fails."""
    mark = connection.begin_nested()
    try:
        job.result = job.work(connection)
    except IntegrityError:
        mark.rollback()
        job.problem = ConflictError()
    except (SQLAlchemyError, OSError):
        raise
    except Exception as problem:  # noqa: BLE001 - its own refusal
        mark.rollback()
        job.problem = problem
    else:
        mark.commit()


def _tell(jobs: list[_Job]) -> None:
    """Tell everybody who waits, at one go."""
    for loop in {job.done.get_loop() for job in jobs}:
        theirs = [job for job in jobs if job.done.get_loop() is loop]
        try:
            loop.call_soon_threadsafe(_settle, theirs)
        except RuntimeError:  # nobody waits any more
            continue


def _settle(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.done.done():
            continue
        if job.problem is None:
            job.done.set_result(job.result)
        else:
            job.done.set_exception(job.problem)


@contextmanager
def translated() -> Iterator[None]:
    """Tell what the database says in the words of a store."""
    try:
        yield
    except IntegrityError:
        raise ConflictError from None
    except (SQLAlchemyError, OSError) as problem:
        raise StorageError(_words(problem)) from problem


def _words(problem: BaseException) -> str:
    return str(getattr(problem, "orig", problem))
