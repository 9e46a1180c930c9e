"""A real PostgreSQL and a real NATS, each of its own for a test run."""

import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import psycopg

USER = "postgres"


def free_port():
    """Return a port that nobody listens at, below those that clients are given.

    A server that is stopped for a while comes back to its port: no line of others lies there by then.
    """
    while True:
        port = random.SystemRandom().randrange(12_000, 32_000)  # workers have one seed
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


def program(name):
    """A program of PostgreSQL, which Debian keeps off the path."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(found[-1]) if found else shutil.which(name) or name


class PostgreSQL:
    """A server with a folder and a port of its own."""

    def __init__(self, folder: Path, *settings: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.settings = settings
        self.server: subprocess.Popen[bytes] | None = None
        folder.mkdir(parents=True, exist_ok=True)
        if os.geteuid() == 0:
            shutil.chown(folder, USER)
            for parent in folder.parents:  # who runs it has to get there
                if parent.stat().st_uid == os.geteuid() and parent != Path("/"):
                    parent.chmod(parent.stat().st_mode | 0o011)
        self._run(
            program("initdb"),
            "-D",
            str(folder),
            "-U",
            USER,
            "-A",
            "trust",
            "--no-sync",
            "-E",
            "UTF8",
            "--locale=C.UTF-8",
        )

    def _as_user(self, *words: str) -> list[str]:
        if os.geteuid() != 0:
            return list(words)
        return ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--init-groups", *words]

    def _run(self, *words: str) -> None:
        subprocess.run(self._as_user(*words), check=True, capture_output=True, cwd="/")

    def start(self) -> None:
        options = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": self.folder,
            "max_connections": 60,
        }
        words = [program("postgres"), "-D", str(self.folder)]
        words += [f"-c{name}={value}" for name, value in options.items()]
        words += [f"-c{setting}" for setting in self.settings]
        self.server = subprocess.Popen(
            self._as_user(*words), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/"
        )
        until(self._answers)

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.address("postgres"), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self, how: int = signal.SIGINT) -> None:
        if self.server is not None:
            self.server.send_signal(how)
            self.server.wait(30)
            self.server = None

    def address(self, database: str) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def database(self, name: str) -> str:
        """Make an empty database; return its address."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f'create database "{name}"')
        return self.address(name)


class Nats:
    """A server with a port of its own."""

    def __init__(self) -> None:
        self.port = free_port()
        self.server: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        words = [str(Path(sys.executable).with_name("nats-server")), "-a", "127.0.0.1"]
        self.server = subprocess.Popen(
            [*words, "-p", str(self.port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        until(self._answers)

    def _answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True

    def send(self, what: int) -> None:
        assert self.server is not None
        self.server.send_signal(what)

    def stop(self) -> None:
        if self.server is not None:
            self.server.kill()
            self.server.wait()
            self.server = None


def until(true, seconds=120.0):
    """Wait until something is true."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come about"
        time.sleep(0.02)


@contextmanager
def running(engine):
    engine.start()
    try:
        yield engine
    finally:
        engine.stop()
