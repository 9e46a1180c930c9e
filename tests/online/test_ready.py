"""``/readyz`` tells the truth when PostgreSQL is stopped, and when NATS says nothing."""

import asyncio
import signal

from carrom.server import readiness
from carrom.server.nats_bus import NatsBus
from carrom.store.postgresql import open_postgresql
from tests.server.serving import serving
from tests.server.test_ready import ready


def test_a_stopped_postgresql_and_a_silent_nats(
    tmp_path, postgresql_of_its_own, nats_of_its_own, monkeypatch
):
    monkeypatch.setattr(readiness, "FRESH", 0.0)
    database, nats = postgresql_of_its_own, nats_of_its_own

    async def until(host, *reasons):
        while await ready(host) != list(reasons):  # noqa: ASYNC110 - asked from outside
            await asyncio.sleep(0.05)

    async def ask():
        store = await open_postgresql(database.database("carrom"))
        async with serving(tmp_path, store=store, bus=NatsBus(nats.address)) as (host, _):
            await until(host)
            nats.send(signal.SIGSTOP)
            await until(host, "bus")
            await asyncio.to_thread(database.stop)
            await until(host, "store", "bus")
            nats.send(signal.SIGCONT)
            await until(host, "store")
            await asyncio.to_thread(database.start)
            await until(host)

    asyncio.run(asyncio.wait_for(ask(), 120))
