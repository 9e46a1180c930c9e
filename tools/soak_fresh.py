"""``./do soak fresh [--quick | PYTEST ARGS]``: the project's commands on a bare Debian 12.

A system with Python and git alone is made; in it ``./do test`` and ``./do play`` must work for root,
tell an ordinary user in one sentence which system packages are missing, and work for that user once
they are there. Without arguments every test runs, twice; with ``--quick`` a few do.
"""

import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic

from carrom.cli.progress import Bar, progress
from roots import USER, Ran, Root, RootError, answered, debootstrap

SUITE = "bookworm"
PLAIN = "tests/rules/test_placement.py"
"""Tests that need neither browser nor page."""
FEW = (PLAIN, "tests/store/test_backup.py", "tests/browser/test_axe.py")
MARK = "apt install "
SERVERS = ("postgresql", "nginx-light", "systemd", "openssl", "libfaketime")
"""What the tests with several servers want beside the browser; a bare system may have some of it."""
PLAY = ("./do", "play", "--no-open", "--port", "0")


class Fault(Exception):  # noqa: N818 - what was found, not what went wrong here
    """Something is not as it should be."""


def soak_fresh(args: Sequence[str]) -> bool:
    """Go through all of it; say what does not hold."""
    chosen = FEW if list(args) == ["--quick"] else tuple(args)
    with (
        tempfile.TemporaryDirectory(prefix="carrom-fresh-") as folder,
        progress(8, "fresh") as bar,
    ):
        try:
            _all(Path(folder), chosen, bar)
        except (Fault, RootError) as problem:
            bar.print(f"fresh: {problem}")
            return False
    print("fresh: both commands work on a bare Debian 12, for root and for an ordinary user")
    return True


def _all(folder: Path, chosen: tuple[str, ...], bar: Bar) -> None:
    def step(name: str, part: Callable[[], str]) -> None:
        began = monotonic()
        bar.name(name)
        said = part()
        bar.step()
        bar.print(f"{name}: {said} ({monotonic() - began:.0f} s)")

    made: list[Root] = []

    def make() -> str:
        made.append(debootstrap(SUITE, folder, "python3", "git"))
        return "Python and git, nothing else"

    step("bare Debian 12", make)
    root = made[0]
    missing = root.copy("user")
    home = "/home/player/carrom"
    root.clone("/srv/carrom")
    missing.clone(home, USER)
    step("root, plain tests", lambda: _plain(root))
    step("root, ./do test", lambda: _tests(root, "/srv/carrom", chosen, 0))
    step("root, ./do play", lambda: _play(root, "/srv/carrom", 0))
    step("user, packages missing", lambda: _told(missing, home))
    step("user, packages installed", lambda: _installed(missing, home))
    step("user, ./do test", lambda: _tests(missing, home, chosen, USER))
    step("user, ./do play", lambda: _play(missing, home, USER))


def _plain(root: Root) -> str:
    """Tests without a browser ask for none, and say what apt installs for root."""
    done = _green(root.run("./do", "test", PLAIN, at="/srv/carrom"))
    first = done.err.splitlines()[0]
    if "with apt: python3-venv" not in first:
        raise Fault(f"the first line is not what apt installs, but: {first}")
    for name in ("chromium", "libatomic1"):
        if root.run("dpkg", "--status", name).status == 0:
            raise Fault(f"{name} was installed for tests that need none")
    if (root.folder / "srv/carrom/src/carrom/server/static").exists():
        raise Fault("the page was built for tests that need none")
    return f"{_passed(done)}; no browser, no page"


def _tests(root: Root, place: str, chosen: tuple[str, ...], user: int) -> str:
    done = _green(root.run("./do", "test", *chosen, user=user, at=place))
    if user == 0 and "with apt: libatomic1 for" not in done.err:
        raise Fault(f"apt was not announced: {done.err[:500]}")
    used = root.run("du", "-sm", place, user=user).out.split()[0]
    return f"{_passed(done)}; the folder holds {used} MB"


def _play(root: Root, place: str, user: int) -> str:
    with root.serving(*PLAY, user=user, at=place) as address:
        return f"healthy, page of {answered(address)['script_bytes']} bytes"


def _told(root: Root, place: str) -> str:
    """One sentence, on standard error, with the packages and the command."""
    for words, wanted in (
        (
            ("./do", "test"),
            ("python3-venv", "libatomic1", "chromium", "fonts-liberation", "fonts-dejavu-core"),
        ),
        (("./do", "test", PLAIN), ("python3-venv",)),
        (("./do", "play"), ("python3-venv",)),
    ):
        done = root.run(*words, user=USER, at=place)
        lines = done.err.splitlines()
        if (done.status, done.out, len(lines)) != (1, "", 1):
            raise Fault(f"{' '.join(words)} gave no one sentence: {done}")
        named = lines[0].partition(MARK)[2].split()
        if [name for name in named if name not in SERVERS] != list(wanted):
            raise Fault(f"{' '.join(words)} did not name {wanted}: {lines[0]}")
    return "one sentence"


def _installed(root: Root, place: str) -> str:
    """Install what the sentence says, as it says."""
    said = root.run("./do", "test", user=USER, at=place).err
    names = said.partition(MARK)[2].split()
    for words in (("update", "-q"), ("install", "-qy", "--no-install-recommends", *names)):
        done = root.run("env", "DEBIAN_FRONTEND=noninteractive", "apt-get", *words)
        if done.status != 0:
            raise Fault(done.end)
    return " ".join(names)


def _green(done: Ran) -> Ran:
    if done.status != 0:
        raise Fault(f"status {done.status}:\n{done.end}")
    return done


def _passed(done: Ran) -> str:
    return done.out.strip().splitlines()[-1]
