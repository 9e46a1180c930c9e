"""What can go wrong around servers while games are played, each for real."""

import asyncio
import random
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from tests.online.engines import Nats, PostgreSQL, until
from tests.online.hall import Hall, Server, hall
from tests.online.line import Line, line_to
from tests.online.storm import Ledger, storm

Fault = Callable[[Ledger], None]
"""Is told what pages are told meanwhile."""


@contextmanager
def exposed(engine: PostgreSQL, nats: Nats, folder: Path, name: str = "carrom") -> Iterator[Hall]:
    """Two servers whose lines to the database and to NATS can go wrong."""
    store = engine.database(name)
    with (
        line_to(engine.port) as one,
        line_to(nats.port) as other,
        hall(store, nats, 2, folder, (one, other)) as two,
    ):
        yield two


def killed(hall: Hall, _: PostgreSQL, times: int = 3) -> Fault:
    """A server is killed, and comes back, again and again."""

    def happen(_: Ledger) -> None:
        for k in range(times):
            random.Random(k).choice(hall.servers).again()

    return happen


def database_restarted(_: Hall, postgresql: PostgreSQL, times: int = 1) -> Fault:
    """PostgreSQL ends, hard, and comes back; then games go on."""

    def happen(ledger: Ledger) -> None:
        for _ in range(times):
            postgresql.stop(signal.SIGINT)
            postgresql.start()
            _go_on(ledger)

    return happen


def database_cut(hall: Hall, _: PostgreSQL, times: int = 3) -> Fault:
    """The lines between servers and PostgreSQL are cut, in the middle of whatever is said."""

    def happen(_ledger: Ledger) -> None:
        for _ in range(times):
            _line(hall, 0).cut()
            pause(0.5)

    return happen


def database_silent(hall: Hall, _: PostgreSQL, seconds: float = 2.0) -> Fault:
    """Nothing is heard of PostgreSQL for a while; its connections stand."""

    def happen(_: Ledger) -> None:
        _line(hall, 0).silence()
        pause(seconds)
        _line(hall, 0).go_on()

    return happen


def bus_restarted(hall: Hall, _: PostgreSQL, times: int = 1) -> Fault:
    """NATS ends and comes back. Games go on."""

    def happen(ledger: Ledger) -> None:
        assert hall.nats is not None
        for _ in range(times):
            hall.nats.stop()
            _go_on(ledger)
            hall.nats.start()
            _go_on(ledger)

    return happen


def bus_silent(hall: Hall, _: PostgreSQL, seconds: float = 6.0) -> Fault:
    """NATS says nothing for a while; its connections stand. Games go on."""

    def happen(ledger: Ledger) -> None:
        assert hall.nats is not None
        hall.nats.send(signal.SIGSTOP)
        try:
            _go_on_for(seconds, ledger)
        finally:
            hall.nats.send(signal.SIGCONT)

    return happen


def bus_slow(hall: Hall, _: PostgreSQL, seconds: float = 3.0) -> Fault:
    """Whatever NATS says arrives seconds later. Games go on."""

    def happen(ledger: Ledger) -> None:
        _line(hall, 1).delay = 1.0
        try:
            _go_on_for(seconds, ledger)
        finally:
            _line(hall, 1).delay = 0.0

    return happen


def late_holder(hall: Hall, _: PostgreSQL, times: int = 1) -> Fault:
    """The server that drives a room sleeps until another one has taken it over, and wakes up late."""

    def happen(ledger: Ledger) -> None:
        for _ in range(times):
            with psycopg.connect(hall.store, autocommit=True) as database:
                room, holder, server = _stopped(hall, database, ledger)
                try:
                    until(lambda: _holder(database, room) not in (None, holder))  # noqa: B023
                    pause(1.0)
                finally:
                    server.send(signal.SIGCONT)
                pause(1.0)

    return happen


FAULTS = {
    "a server is killed": killed,
    "PostgreSQL is restarted": database_restarted,
    "the line to PostgreSQL is cut": database_cut,
    "PostgreSQL is silent": database_silent,
    "NATS is restarted": bus_restarted,
    "NATS is silent": bus_silent,
    "NATS is slow": bus_slow,
    "a holder wakes up late": late_holder,
}


def _line(hall: Hall, which: int) -> Line:
    assert hall.lines is not None
    return hall.lines[which]


def _go_on_for(seconds: float, ledger: Ledger) -> None:
    """Wait; in both halves of the time something that pages asked for must be done."""
    for _ in range(2):
        before = ledger.counts["acknowledged"]
        pause(seconds / 2)
        _go_on(ledger, before)


def _go_on(ledger: Ledger, before: int | None = None) -> None:
    """Wait until something more is done that pages asked for, by default more than by now."""
    done = ledger.counts["acknowledged"] if before is None else before
    until(lambda: ledger.counts["acknowledged"] > done, 30.0)


def _stopped(hall: Hall, database: psycopg.Connection, ledger: Ledger) -> tuple[str, str, Server]:
    """Stop a server while it holds a room that goes on by itself; return both, and its name."""
    look = "select room, holder from leases where until > clock_timestamp() and room = any(%s)"
    names = {server.name: server for server in hall.servers}
    while True:
        for room, holder in database.execute(look, [list(ledger.driven)]).fetchall():
            server = names[holder]
            server.send(signal.SIGSTOP)
            if _holder(database, room) == holder:
                return room, holder, server
            server.send(signal.SIGCONT)  # it has just let go
        pause(0.02)


def _holder(database: psycopg.Connection, room: str) -> str | None:
    found = database.execute("select holder from leases where room = %s", [room]).fetchone()
    return None if found is None else str(found[0])


def pause(seconds: float) -> None:
    asyncio.run(asyncio.sleep(seconds))


async def weathered(hall: Hall, fault: Fault, *, clock: bool = False) -> Ledger:
    """Let pages wander; once they play, something goes wrong; and a little longer."""
    over, ledger = asyncio.Event(), Ledger()

    async def happen() -> None:
        try:
            await asyncio.to_thread(_go_on, ledger)
            await asyncio.to_thread(fault, ledger)
            await asyncio.sleep(2.0)
        finally:
            over.set()

    happening = asyncio.create_task(happen())
    await storm(lambda: hall.hosts, disconnects=20, until=over, ledger=ledger, clock=clock)
    await happening
    return ledger
