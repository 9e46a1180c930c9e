"""A server that also tells how long its event loop was at work without a pause: ``python -m tests.online.probed FOLDER``.

A line on standard input asks; the answer is a line of JSON: the longest since the last time.
"""

import asyncio
import json
import sys
import threading
from pathlib import Path
from time import clock_gettime, monotonic, pthread_getcpuclockid, sleep, thread_time
from traceback import extract_stack

from carrom.server.config import Config
from carrom.server.logs import Form
from carrom.server.run import serve

TICK = 0.005
"""Seconds between two looks."""
LONG = 0.04
"""Seconds of work after which it is looked where the loop is."""
FRAMES = 9
"""How much of that is told."""
DELAY = Path("/proc/thread-self/schedstat")


class Probe:
    """Looks at the loop's own thread: the time in which it worked, not that in which others had its core."""

    def __init__(self) -> None:
        self.busy = self.late = 0.0
        self.where = ""
        self._since = 0.0
        self._clock = pthread_getcpuclockid(threading.get_ident())
        self._loop = threading.get_ident()

    def watch(self) -> None:
        """See where the loop is while it works for long, on a thread."""
        while True:
            sleep(4 * TICK)
            if clock_gettime(self._clock) - self._since > LONG:
                frame = sys._current_frames()[self._loop]
                told = [
                    f"{each.name} ({each.filename.rpartition('/')[2]}:{each.lineno})"
                    for each in extract_stack(frame)
                ]
                self.where = " < ".join(told[:-FRAMES:-1])

    async def look(self) -> None:
        """Go on for ever."""
        while True:
            self._since = spent = thread_time()
            at, delayed = monotonic(), _delayed()
            await asyncio.sleep(TICK)
            self.busy = max(self.busy, thread_time() - spent)
            late = monotonic() - at - TICK
            if late > self.late:
                self.late = max(self.late, late - (_delayed() - delayed))

    def tell(self) -> None:
        """Answer, and begin anew."""
        sys.stdin.readline()
        told = {"busy": self.busy, "late": self.late, "where": self.where}
        print(json.dumps(told), flush=True)
        self.busy, self.late, self.where = 0.0, 0.0, ""


def _delayed() -> float:
    """Return for how long the loop's thread could have run and had no core (s)."""
    return int(DELAY.read_text(encoding="ascii").split()[1]) / 1e9


def main(folder: str) -> None:
    """Serve as ``carrom server run`` does."""
    kept: list[object] = []

    def ready(address: str) -> None:
        probe = Probe()
        threading.Thread(target=probe.watch, daemon=True).start()
        loop = asyncio.get_running_loop()
        loop.add_reader(sys.stdin.fileno(), probe.tell)
        kept.append(loop.create_task(probe.look()))
        print(f"carrom is at {address}", flush=True)

    serve(Config(port=0, data=folder, log=Form.OFF, strangers=True, proxies=("127.0.0.1",)), ready)


if __name__ == "__main__":
    main(sys.argv[1])
