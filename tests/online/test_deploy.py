"""The example files for operators: what they say is run as it stands, with other addresses."""

import asyncio
import json
import os
import re
import subprocess
import sys
from contextlib import ExitStack, contextmanager
from importlib.metadata import requires
from pathlib import Path
from textwrap import dedent

import psycopg
import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from psycopg import sql

from carrom.server.config import read_config
from tests.online.engines import PostgreSQL, free_port, running, until
from tests.online.fronting import DEPLOY, NGINX, certificate, configured, main_file, nginx
from tests.online.test_proxy import opened
from tests.online.test_two_processes import COMPUTERS
from tests.server.serving import Page

CARROM = str(Path(sys.executable).with_name("carrom"))
UNITS = sorted((DEPLOY / "systemd").iterdir())
PASSWORD = "p@ss/w%rd: 100% 'open'#sesame?"
"""With every sign that means something in an address."""


def test_systemd_takes_the_units(tmp_path):
    for unit in UNITS:
        text = unit.read_text().replace("/opt/carrom/bin/carrom", CARROM)
        (tmp_path / unit.name).write_text(text.replace("/etc/carrom", str(tmp_path)))
    (tmp_path / "secrets.env").write_text("")
    for name in (
        "carrom.service",
        "carrom@8421.service",
        "carrom-players.service",
        "carrom.target",
    ):
        words = ["systemd-analyze", "verify", "--man=no", str(tmp_path / name)]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        ours = [
            line for line in done.stderr.splitlines() if str(tmp_path) in line or "carrom" in line
        ]
        assert (done.returncode, ours) == (0, []), done.stderr


@pytest.mark.parametrize("unit", [unit for unit in UNITS if unit.suffix == ".service"])
def test_the_units_are_closed(unit):
    words = [
        "systemd-analyze",
        "security",
        "--offline=yes",
        "--threshold=25",
        "--no-pager",
        str(unit),
    ]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-300:] + done.stderr


BOUNDS = ("MemoryHigh", "MemoryMax", "MemorySwapMax", "TasksMax", "CPUWeight")


@pytest.mark.parametrize("unit", [unit for unit in UNITS if unit.suffix == ".service"])
def test_the_units_bound_what_they_take(unit):
    told = dict(line.split("=", 1) for line in unit.read_text().splitlines() if "=" in line)
    assert set(BOUNDS) <= told.keys()
    service = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["x-carrom"]
    assert {"mem_limit", "pids_limit"} <= service.keys()


def test_a_server_is_installed_from_hashes_alone():
    """Whatever is installed is pinned by its hash, or the wheel; and nothing is missing then."""
    docs = (DEPLOY.parent / "docs/deploy.md").read_text()
    told = docs + (DEPLOY / "Dockerfile").read_text()
    installs = re.findall(r"pip install (.*)", told)
    assert len(installs) >= 6
    for words in installs:
        assert "--require-hashes -r" in words or "--no-deps" in words, words
    pinned = {
        canonicalize_name(line.split("==")[0])
        for line in (DEPLOY.parent / "requirements/run.txt").read_text().splitlines()
        if "==" in line
    }
    assert needed("carrom", "online") - {"carrom"} <= pinned


def needed(project, extra):
    """All that a project needs here, by the metadata of what is installed."""
    found: set[tuple[str, str]] = set()
    todo = [(project, extra)]
    while todo:
        name, extra = todo.pop()
        if (name, extra) in found:
            continue
        found.add((name, extra))
        for told in requires(name) or ():
            wanted = Requirement(told)
            if wanted.marker is None or wanted.marker.evaluate({"extra": extra}):
                todo += [(canonicalize_name(wanted.name), each) for each in ("", *wanted.extras)]
    return {name for name, _ in found}


def test_the_commands_of_the_units_exist():
    for unit in UNITS:
        for line in unit.read_text().splitlines():
            if line.startswith("ExecStart="):
                check_options(line.split()[1:])


def check_options(words):
    """See that a command has the options it is given."""
    done = subprocess.run([CARROM, *words, "--help"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for word in words:
        assert not word.startswith("--") or word in done.stdout


def test_the_example_settings_are_settings_and_games_are_not_kept_for_ever(tmp_path):
    text = (DEPLOY.parent / "docs/deploy.md").read_text()
    (example,) = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    (tmp_path / "carrom.toml").write_text(dedent(example))
    assert read_config(tmp_path / "carrom.toml", {}, {}).keep_days == 90
    server = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]["server1"]
    told = {k: v for k, v in server["environment"].items() if "${" not in v}
    assert read_config(None, {}, told).keep_days == 90


class Compose:
    """The services of the compose file on this machine."""

    def __init__(self, folder):
        self.folder = folder
        self.file = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
        docker = (DEPLOY / "Dockerfile").read_text()
        (entry,) = [line for line in docker.splitlines() if line.startswith("ENTRYPOINT")]
        assert json.loads(entry.removeprefix("ENTRYPOINT ")) == ["carrom"]
        self.ports = {name: free_port() for name in ("nats", "server1", "server2", "proxy")}
        self.there = {
            "${CARROM_PASSWORD:?}": PASSWORD,
            "${CARROM_URL:?}": f"https://127.0.0.1:{self.ports['proxy']}",
            "nats:4222": f"127.0.0.1:{self.ports['nats']}",
            "0.0.0.0": "127.0.0.1",
            "172.30.0.0/24": "127.0.0.1",
        }

    def meant(self, name, text):
        """A text of a service, with addresses of this machine."""
        for example, own in self.there.items():
            text = text.replace(example, own)
        port = self.ports.get(name)
        return text.replace("8420", str(port)).replace("4222", str(port)) if port else text

    def words(self, name):
        service = self.file["services"][name]
        words = [self.meant(name, word) for word in service["command"]]
        return [CARROM, *words] if "build" in service else words

    @contextmanager
    def process(self, name, *words):
        service = self.file["services"][name]
        told = {k: self.meant(name, v) for k, v in service.get("environment", {}).items()}
        own = {"CARROM_DATA": str(self.folder / name), "PATH": os.environ["PATH"]}
        started = subprocess.Popen(words or self.words(name), env=own | told, stderr=self.log(name))
        try:
            yield started
        finally:
            started.terminate()
            started.wait(20)

    def log(self, name):
        return os.open(self.folder / f"{name}.log", os.O_CREAT | os.O_WRONLY | os.O_CLOEXEC)

    def healthy(self, name):
        _, python, *words = self.file["services"][name]["healthcheck"]["test"]
        assert python == "python"
        words = [sys.executable, *(self.meant(name, word) for word in words)]
        return subprocess.run(words, capture_output=True, check=False).returncode == 0

    @contextmanager
    def postgres(self):
        program, *options = self.words("postgres")
        assert (program, options[::2]) == ("postgres", ["-c"])
        made = PostgreSQL(self.folder / "postgres", "fsync=off", *options[1::2])
        rights = made.folder / "pg_hba.conf"
        asked = "host all carrom 127.0.0.1/32 scram-sha-256\n"
        rights.write_text(asked + rights.read_text())  # the others are trusted
        with running(made) as engine:
            with psycopg.connect(engine.address("postgres"), autocommit=True) as connection:
                word = sql.Literal(PASSWORD)
                connection.execute(sql.SQL("create role carrom login password {}").format(word))
                connection.execute("create database carrom owner carrom")
            self.there["postgres:5432"] = f"127.0.0.1:{engine.port}"
            yield

    @contextmanager
    def proxy(self):
        (self.folder / "example.conf").write_text(configured(self.folder, self.ports["proxy"]))
        shell, *words = self.words("proxy")
        script = words.pop()
        for example, own in {
            "server1:8420": f"127.0.0.1:{self.ports['server1']}",
            "server2:8420": f"127.0.0.1:{self.ports['server2']}",
            f"server1:{self.ports['proxy']}": f"127.0.0.1:{self.ports['server1']}",
            f"server2:{self.ports['proxy']}": f"127.0.0.1:{self.ports['server2']}",
            "/etc/carrom/carrom.conf": str(self.folder / "example.conf"),
            "/etc/nginx/conf.d/default.conf": str(self.folder / "carrom.conf"),
            "exec nginx": f"exec {NGINX} -p {self.folder} -c {main_file(self.folder)}",
        }.items():
            script = script.replace(example, own)
        with nginx(self.folder, [shell, *words, script]):
            yield


def test_the_services_of_the_compose_file_play_together(tmp_path):
    compose = Compose(tmp_path)
    trust = certificate(tmp_path)
    host = f"127.0.0.1:{compose.ports['proxy']}"

    async def play():
        room, cookie = await opened(host, ["Ada", "Ben"], trust)
        async with Page.at(host, room, cookie, trust=trust) as page:
            await page.to_the_first_stroke()
            done = await page.act("strike", x=0.0, angle=90.0, speed=4.0)
            assert done["type"] == "done"
        room, cookie = await opened(host, COMPUTERS, trust)
        async with Page.at(host, room, cookie, trust=trust) as page:
            await page.until(lambda m: m["type"] == "news" and m["seq"] >= 5)

    with ExitStack() as stack:
        stack.enter_context(compose.postgres())
        program, *options = compose.words("nats")
        found = str(Path(sys.executable).with_name(program))
        stack.enter_context(compose.process("nats", found, *options))
        for name in ("server1", "server2"):
            stack.enter_context(compose.process(name))
        players = stack.enter_context(compose.process("players"))
        for name in ("server1", "server2"):
            until(lambda name=name: compose.healthy(name), 60)
        stack.enter_context(compose.proxy())
        assert set(compose.file["services"]) == {
            "postgres",
            "nats",
            "server1",
            "server2",
            "players",
            "proxy",
        }
        asyncio.run(asyncio.wait_for(play(), 60))
        assert players.poll() is None
