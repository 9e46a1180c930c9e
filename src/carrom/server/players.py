"""Running computer players on their own: they take tasks from a NATS until a signal asks to end."""

import asyncio
import signal
from collections.abc import Callable

from carrom.server import logs
from carrom.server.config import Config
from carrom.server.nats_computers import Worker
from carrom.server.rooms.computers import in_processes


def serve_players(config: Config, at_once: int, ready: Callable[[], None]) -> None:
    """Play for the servers at a NATS; ``ready`` is called once tasks can come."""
    logs.set_up(config.log, config.log_level)
    asyncio.run(_serve(config.bus, at_once, ready))


async def _serve(address: str, at_once: int, ready: Callable[[], None]) -> None:
    stop = asyncio.Event()
    for asked in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(asked, stop.set)
    await Worker(address, in_processes(at_once), at_once).run(stop, ready)
