"""A server that also tells how long its event loop was at work without a pause: ``python -m tests.online.probed FOLDER``.

A line on standard input asks; the answer is a line of JSON: the longest since the last time.
"""

import asyncio
import json
import sys
from pathlib import Path
from time import monotonic, thread_time

from carrom.server.config import Config
from carrom.server.logs import Form
from carrom.server.run import serve

TICK = 0.005
"""Seconds between two looks."""
DELAY = Path("/proc/thread-self/schedstat")


class Probe:
    """Looks at the loop's own thread: the time in which it worked, not that in which others had its core."""

    def __init__(self) -> None:
        self.busy = self.late = 0.0

    async def look(self) -> None:
        """Go on for ever."""
        while True:
            spent, at, delayed = thread_time(), monotonic(), _delayed()
            await asyncio.sleep(TICK)
            self.busy = max(self.busy, thread_time() - spent)
            late = monotonic() - at - TICK
            if late > self.late:
                self.late = max(self.late, late - (_delayed() - delayed))

    def tell(self) -> None:
        """Answer, and begin anew."""
        sys.stdin.readline()
        print(json.dumps({"busy": self.busy, "late": self.late}), flush=True)
        self.busy = self.late = 0.0


def _delayed() -> float:
    """Return for how long the loop's thread could have run and had no core (s)."""
    return int(DELAY.read_text(encoding="ascii").split()[1]) / 1e9


def main(folder: str) -> None:
    """Serve as ``carrom server run`` does."""
    probe, kept = Probe(), []

    def ready(address: str) -> None:
        loop = asyncio.get_running_loop()
        loop.add_reader(sys.stdin.fileno(), probe.tell)
        kept.append(loop.create_task(probe.look()))
        print(f"carrom is at {address}", flush=True)

    serve(Config(port=0, data=folder, log=Form.OFF, strangers=True, proxies=("127.0.0.1",)), ready)


if __name__ == "__main__":
    main(sys.argv[1])
