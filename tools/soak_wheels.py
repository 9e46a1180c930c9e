"""``./do soak wheels``: the package as people install it, on every Python that Debian brings.

The source distribution is built from a fresh clone and the wheel from that, without a registry for the
page; both hold it. In Debian 12, 13 and unstable the wheel is installed bare and with everything,
from wheels alone, and tried. The Pythons claimed in pyproject.toml must be those that were run.
"""

import os
import re
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Sequence
from pathlib import Path
from shutil import copy

from carrom.cli.progress import Bar, progress
from carrom.rules import RULE_SETS
from roots import ROOT, Root, RootError, answered, debootstrap

SUITES = ("bookworm", "trixie", "sid")
RULES = RULE_SETS.default.name
RULING = (
    f'{{"rules": "{RULES}", "board": {{"on_board": {{"white": 5, "black": 6}}, '
    '"queen": "on_board"}, "to_play": "white", "stroke": {"pocketed": ["white"]}}\n'
)
MOTION = '{"discs": [{"id": "s", "kind": "striker", "x": 0, "y": 0, "vx": 1, "vy": 0}]}\n'
LACKING = {
    "physics": ("simulate",),
    "pictures": ("draw", "rosette", "-o", "/tmp/board.png"),
    "play": ("play", "--no-open"),
    "terminal": ("umpire",),
}
"""One command for each part that the base lacks."""
CLAIM = re.compile(r"Programming Language :: Python :: (3\.\d+)$")
NOWHERE = "http://127.0.0.1:9"


class Fault(Exception):  # noqa: N818 - what was found, not what went wrong here
    """Something is not as it should be."""


def soak_wheels(args: Sequence[str]) -> bool:
    """Go through all of it; ``args`` are the suites, all by default."""
    suites = tuple(args) or SUITES
    with (
        tempfile.TemporaryDirectory(prefix="carrom-wheels-") as folder,
        progress(1 + 3 * len(suites), "wheels") as bar,
    ):
        try:
            wheel = _built(Path(folder), bar)
            run = [_tried(suite, wheel, Path(folder), bar) for suite in suites]
        except (Fault, RootError) as problem:
            bar.print(f"wheels: {problem}")
            return False
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    claimed = sorted(c[1] for line in project["classifiers"] if (c := CLAIM.search(line)))
    print(f"wheels: run on Python {', '.join(run)}; claimed: {', '.join(claimed)}")
    return bool(args) or sorted(run) == claimed


def _built(folder: Path, bar: Bar) -> Path:
    """Build both distributions from a fresh clone, and one without the page."""
    clone, out, bare = folder / "clone", folder / "dist", folder / "bare"
    _called("git", "clone", "-q", "--no-hardlinks", str(ROOT), str(clone))
    without = {"npm_config_registry": NOWHERE}
    _build(clone, bare, "--wheel", CARROM_NO_PAGE="1", **without)
    if _page(next(bare.glob("*.whl"))):
        raise Fault("CARROM_NO_PAGE=1 left a page in the wheel")
    _build(clone, out, "--sdist")
    source = next(out.glob("*.tar.gz"))
    _build(source, out, "--wheel", **without)
    wheel = next(out.glob("*.whl"))
    page = _page(wheel)
    if "index.html" not in page or not any(name.endswith(".js") for name in page):
        raise Fault(f"the wheel holds no page: {page}")
    bar.step()
    bar.print(f"built from a fresh clone: {wheel.name}, {len(page)} files of the page")
    return wheel


def _build(source: Path, out: Path, kind: str, **environment: str) -> None:
    uv = str(Path(sys.executable).with_name("uv"))
    words = (uv, "build", "-q", "--system-certs", kind, "--out-dir", str(out), str(source))
    _called(*words, **environment)


def _page(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as packed:
        start = "carrom/server/static/"
        return [name.removeprefix(start) for name in packed.namelist() if name.startswith(start)]


def _tried(suite: str, wheel: Path, folder: Path, bar: Bar) -> str:
    bar.name(suite)
    root = debootstrap(suite, folder, "python3", "python3-venv")
    copy(wheel, root.folder / "srv")
    version = _fine(root, "python3", "-c", "import sys; print('%d.%d' % sys.version_info[:2])")
    bar.step()
    _base(root, f"/srv/{wheel.name}")
    bar.step()
    said = _everything(root, f"/srv/{wheel.name}")
    bar.step()
    bar.print(f"{suite}, Python {version}: base and all installed from wheels; {said}")
    return version


def _base(root: Root, wheel: str) -> None:
    """The base rules; each command that needs more names what."""
    carrom = _environment(root, "base", wheel)
    if RULES not in _fine(root, carrom, "rules", "list"):
        raise Fault("rules list does not list")
    if '"next": "white"' not in _fine(root, carrom, "ruling", given=RULING):
        raise Fault("no ruling")
    python = carrom.replace("/carrom", "/python")
    for module in ("numba", "numpy"):
        if root.run(python, "-c", f"import {module}").status == 0:
            raise Fault(f"the base package brings {module}")
    for extra, words in LACKING.items():
        done = root.run(carrom, *words)
        wanted = f'pip install "carrom[{extra}]"\n'
        if done.status != 2 or not done.err.endswith(wanted) or done.err.count("\n") != 1:
            raise Fault(f"carrom {' '.join(words)} does not name {extra}: {done}")


def _everything(root: Root, wheel: str) -> str:
    """With all extras: a motion, a picture, the server with its page."""
    carrom = _environment(root, "all", f"{wheel}[all]")
    if '"state": "rest"' not in _fine(root, carrom, "simulate", given=MOTION):
        raise Fault("no motion")
    _fine(root, carrom, "draw", "rosette", "--stroke", "south,0,90,5", "-o", "/tmp/board.png")
    if not (root.folder / "tmp/board.png").read_bytes().startswith(b"\x89PNG"):
        raise Fault("no picture")
    with root.serving(carrom, "play", "--no-open", "--port", "0") as address:
        return f"the server is healthy, its page of {answered(address)['script_bytes']} bytes"


def _environment(root: Root, name: str, wanted: str) -> str:
    """Make an environment and install into it from wheels alone; return its ``carrom``."""
    place = f"/srv/{name}"
    _fine(root, "python3", "-m", "venv", place)
    pip = (f"{place}/bin/python", "-m", "pip", "install", "-q", "--disable-pip-version-check")
    _fine(root, *pip, "--only-binary=:all:", wanted)
    return f"{place}/bin/carrom"


def _fine(root: Root, *words: str, given: str = "") -> str:
    done = root.run(*words, given=given)
    if done.status != 0:
        raise Fault(f"{' '.join(words)}: status {done.status}\n{done.end}")
    return done.out.strip()


def _called(*words: str, **environment: str) -> None:
    done = subprocess.run(
        words, env=os.environ | environment, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise Fault(f"{' '.join(words)}:\n{(done.stdout + done.stderr)[-2000:]}")
