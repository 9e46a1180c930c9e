"""Several servers on one PostgreSQL and one NATS, each of which can be killed, halted and brought back."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.online.engines import Nats, free_port, until
from tests.online.line import Line


class Server:
    """A server process at a port of its own; it keeps the port over its lives."""

    def __init__(
        self, store: str, bus: str | None, log: Path, more: Mapping[str, str] = {}
    ) -> None:
        self.port = free_port()
        self.store, self.bus, self.log, self.more = store, bus, log, dict(more)
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        words = [sys.executable, "-m", "carrom", "server", "run", "--port", str(self.port)]
        words += ["--store", self.store, "--log", "json"]
        words += ["--bus", self.bus] if self.bus else []
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                words, stdout=subprocess.DEVNULL, stderr=log, env=os.environ | self.more
            )

    @property
    def name(self) -> str:
        """By what name it holds leases."""
        lines = self.log.read_text().splitlines()
        told = [json.loads(line) for line in lines if line.startswith("{")]
        names = [event["process"] for event in told if event["event"] == "started"]
        return str(names[-1])

    def healthy(self) -> bool:
        try:
            return httpx.get(f"http://{self.host}/healthz", timeout=2).status_code == 200
        except httpx.HTTPError:
            return False

    def send(self, what: int) -> None:
        assert self.process is not None
        self.process.send_signal(what)

    def stop(self, how: int = signal.SIGKILL) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGCONT)
            self.process.send_signal(how)
            self.process.wait(30)
            self.process = None

    def again(self) -> None:
        """Kill it and bring it back."""
        self.stop()
        self.start()
        until(self.healthy)


class Hall:
    """Servers that share a database; ``lines``: those to it and to NATS, if they can go wrong."""

    def __init__(
        self,
        store: str,
        nats: Nats | None,
        count: int,
        folder: Path,
        lines: tuple[Line, Line] | None = None,
    ) -> None:
        self.store, self.nats, self.lines = store, nats, lines
        bus = nats.address if nats else None
        if lines is not None:
            store, bus = lines[0].instead(store), lines[1].instead(bus or "")
        self.servers = [Server(store, bus, folder / f"server{k}.log") for k in range(count)]

    @property
    def hosts(self) -> list[str]:
        return [server.host for server in self.servers]


@contextmanager
def hall(
    store: str,
    nats: Nats | None,
    count: int,
    folder: Path,
    lines: tuple[Line, Line] | None = None,
) -> Iterator[Hall]:
    """Servers that are up; they are killed at the end."""
    made = Hall(store, nats, count, folder, lines)
    try:
        for server in made.servers:
            server.start()
        for server in made.servers:
            until(server.healthy)
        yield made
    finally:
        for server in made.servers:
            server.stop()
