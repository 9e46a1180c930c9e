"""Bare Debian systems in a folder, made when they are needed and thrown away afterwards.

The mirror, the registries' settings and the certificates are those of this machine, taken as the
commands run; nothing of them is kept in the project.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parent.parent
USER = 1000
"""The ordinary user's number."""
_PASSED_ON = re.compile(r"(?i)^(pip|uv|npm_config)_|^(http|https|no|all)_proxy$")
_NOT_PASSED_ON = re.compile(r"(?i)_(cert|cafile|find_links|cache|cache_dir|prefix|userconfig)$")
_BUNDLE = Path("/etc/ssl/certs/ca-certificates.crt")
_OWN_BUNDLE = "etc/certificates-of-the-machine.pem"
_LOCAL = Path("usr/local/share/ca-certificates")
_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
_ENTER = 'mount --rbind /dev "$1/dev" && mount -t proc proc "$1/proc" && shift && exec "$@"'
_READY = re.compile(r"http://\S+?(?=/?\s*$)")


class RootError(Exception):
    """No bare system can be made here; the text says why."""


@dataclass(frozen=True, slots=True)
class Ran:
    """What a command did."""

    status: int
    out: str
    err: str

    @property
    def end(self) -> str:
        """The last lines, for whoever looks for the cause."""
        return "\n".join((self.out + self.err).splitlines()[-40:])


@dataclass(frozen=True, slots=True)
class Root:
    """A bare system in a folder."""

    folder: Path

    def copy(self, name: str) -> "Root":
        """Return another that is as this one is now."""
        other = self.folder.with_name(name)
        subprocess.run(["cp", "-a", self.folder, other], check=True)
        return Root(other)

    def run(self, *words: str, user: int = 0, at: str = "/", given: str = "") -> Ran:
        """Run a command inside, as root or as the ordinary user."""
        done = subprocess.run(
            self._words(words, user, at),
            env=self._environment(user),
            input=given,
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
        )
        return Ran(done.returncode, done.stdout, done.stderr)

    @contextmanager
    def serving(
        self, *words: str, user: int = 0, at: str = "/", seconds: float = 900
    ) -> Iterator[str]:
        """Run a server inside until it says its address; give that."""
        log = self.folder.with_name(f"{self.folder.name}.err")
        with (
            log.open("w+", encoding="utf-8") as err,
            subprocess.Popen(
                ["timeout", str(seconds), *self._words(words, user, at)],
                env=self._environment(user),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=err,
                text=True,
            ) as process,
        ):
            try:
                assert process.stdout is not None
                found = _READY.search(process.stdout.readline())
                if found is None:
                    err.seek(0)
                    raise RootError(f"no address: {err.read()[-2000:]}")
                yield found[0]
            finally:
                process.terminate()

    def clone(self, place: str, user: int = 0) -> None:
        """Put a fresh clone of this project's newest commit into a folder."""
        target = self.folder / place.lstrip("/")
        subprocess.run(["git", "clone", "-q", "--no-hardlinks", ROOT, target], check=True)
        subprocess.run(["chown", "-R", f"{user}:{user}", target], check=True)

    def _words(self, words: tuple[str, ...], user: int, at: str) -> list[str]:
        inside = ["sh", "-c", 'cd "$1" && shift && exec "$@"', "sh", at, *words]
        chroot = ["chroot", f"--userspec={user}:{user}", str(self.folder), *inside]
        apart = ["unshare", "--mount", "--pid", "--fork", "--kill-child"]
        return [*apart, "sh", "-c", _ENTER, "sh", str(self.folder), *chroot]

    def _environment(self, user: int) -> dict[str, str]:
        home = "/root" if user == 0 else "/home/player"
        known = {"PATH": _PATH, "HOME": home, "LANG": "C.UTF-8", **_registries()}
        if (self.folder / _OWN_BUNDLE).exists():
            names = ("SSL_CERT_FILE", "PIP_CERT", "NODE_EXTRA_CA_CERTS", "GIT_SSL_CAINFO")
            known |= dict.fromkeys(names, f"/{_OWN_BUNDLE}")
        return known


def debootstrap(suite: str, folder: Path, *packages: str) -> Root:
    """Make a bare Debian with these packages and an ordinary user."""
    if os.geteuid() != 0:
        raise RootError("A bare Debian is made by root: run this as root.")
    if shutil.which("debootstrap") is None:
        print("Installing Debian's debootstrap with apt ...", file=sys.stderr, flush=True)
        _called("apt-get", "install", "-qy", "--no-install-recommends", "debootstrap")
    target = folder / suite
    included = f"--include={','.join(packages)}"
    _called("debootstrap", "--variant=minbase", included, suite, str(target), _mirror())
    proxies = _called("apt-config", "dump", "Acquire::http::Proxy", "Acquire::https::Proxy")
    (target / "etc/apt/apt.conf.d/90machine").write_text(proxies, encoding="utf-8")
    if _BUNDLE.exists():
        shutil.copy(_BUNDLE, target / _OWN_BUNDLE)
    if (Path("/") / _LOCAL).is_dir():
        shutil.copytree(Path("/") / _LOCAL, target / _LOCAL, dirs_exist_ok=True)
    root = Root(target)
    made = root.run("useradd", "--create-home", f"--uid={USER}", "player")
    if made.status != 0:
        raise RootError(made.end)
    return root


def answered(address: str) -> dict[str, object]:
    """Ask a server how it is, and for its page."""
    began = monotonic()
    with urllib.request.urlopen(f"{address}/healthz", timeout=30) as answer:
        health: dict[str, object] = json.load(answer)
    with urllib.request.urlopen(f"{address}/", timeout=30) as answer:
        page = answer.read().decode()
    script = re.search(r'src="\./(assets/[^"]+\.js)"', page)
    if script is None:
        raise RootError(f"{address} shows no page")
    with urllib.request.urlopen(f"{address}/{script[1]}", timeout=30) as answer:
        size = len(answer.read())
    return {**health, "script_bytes": size, "seconds": round(monotonic() - began, 2)}


def _mirror() -> str:
    """Return where this machine gets Debian's packages."""
    form = "$(ORIGIN) $(REPO_URI) $(CODENAME) $(COMPONENT)"
    for line in _called("apt-get", "indextargets", "--format", form).splitlines():
        origin, address, suite, component = (*line.split(), "", "", "", "")[:4]
        if (origin, component) == ("Debian", "main") and "-" not in suite:
            return address
    raise RootError("apt knows no mirror of Debian here: run apt-get update first.")


def _registries() -> dict[str, str]:
    """Return this machine's settings of the Python and JavaScript registries, as variables."""
    found = {
        name: value
        for name, value in os.environ.items()
        if _PASSED_ON.search(name) and not _NOT_PASSED_ON.search(name)
    }
    listed = subprocess.run(
        [sys.executable, "-m", "pip", "config", "list"], capture_output=True, text=True, check=False
    )
    for line in listed.stdout.splitlines():
        key, _, value = line.partition("=")
        name = f"PIP_{key.rpartition('.')[2].upper().replace('-', '_')}"
        if key.startswith("global.") and name in ("PIP_INDEX_URL", "PIP_TRUSTED_HOST", "PIP_PROXY"):
            found.setdefault(name, value.strip("'"))
    if shutil.which("npm") is not None:
        npm = ["npm", "config", "get", "registry"]
        asked = subprocess.run(npm, capture_output=True, text=True, check=False)
        if asked.returncode == 0:
            found.setdefault("npm_config_registry", asked.stdout.strip())
    return found


def _called(*words: str) -> str:
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        said = "\n".join((done.stdout + done.stderr).splitlines()[-10:])
        raise RootError(f"{words[0]} failed:\n{said}")
    return done.stdout
