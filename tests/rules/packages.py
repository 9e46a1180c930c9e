"""Install rule sets of other packages for real, and run carrom where they are found.

A package goes into a folder of its own, which only the processes started here search, so that the
rest of the tests does not see it.
"""

import os
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
ROOFTOP = ROOT / "tests" / "carrom-rooftop"
UV = Path(sys.executable).with_name("uv")


def install(source: Path, target: Path) -> Path:
    """Build a package and install it into a folder; nothing is fetched."""
    words = [str(UV), "pip", "install", "-q", "--offline", "--no-cache", "--python", sys.executable]
    words += ["--no-deps", "--no-build-isolation", "--target", str(target), str(source)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return target


def environment(target: Path | None) -> dict[str, str]:
    """Return the variables of a process that finds what is installed in a folder."""
    kept = {k: v for k, v in os.environ.items() if k not in ("LANG", "LC_ALL", "PYTHONPATH")}
    paths = [str(path) for path in (target, ROOT / "src") if path is not None]
    found = {"PYTHONPATH": os.pathsep.join(paths)}
    return kept | found | {"COLUMNS": "80", "PYTHONIOENCODING": "utf-8"}


def carrom(target: Path, *args: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command."""
    words = [sys.executable, "-m", "carrom", *args]
    return subprocess.run(
        words,
        input=given,
        capture_output=True,
        text=True,
        check=False,
        env=environment(target),
        timeout=120,
    )


def pytest_in(target: Path, *args: str) -> str:
    """Run tests of the suite with the package on the path; return what pytest says of each."""
    words = [sys.executable, "-m", "pytest", "-p", "no:xdist", *args]
    done = subprocess.run(
        words,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env=environment(target) | {"PYTEST_ADDOPTS": "-vv"},
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@contextmanager
def serving(target: Path | None, folder: Path):
    """Run the server; gives its address."""
    words = [sys.executable, "-m", "carrom", "serve", "--port", "0", "--data", str(folder)]
    server: Any = subprocess.Popen(
        words,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(target),
    )
    try:
        line = server.stdout.readline()
        assert line.startswith("carrom is at http://"), server.stderr.read()
        yield line.split("http://")[1].strip().rstrip("/"), server
    finally:
        server.kill()
        server.wait()
        server.stdout.close()
        server.stderr.close()
