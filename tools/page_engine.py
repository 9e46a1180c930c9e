"""The engine of the page: the project's own kernels as WebAssembly, in ``web/src/engine/built``.

``python tools/page_engine.py`` builds it where the kernels have changed, ``--anew`` in any case.

Compiling takes half a minute, so it happens only when a kernel or a tool has changed. Used by
``tools/page.py``; the parts that need Numba and the linker are imported when they are needed.
"""

import hashlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = Path(__file__).resolve().parent
KERNELS = ROOT / "src/carrom/physics/kernels"
BUILT = ROOT / "web/src/engine/built"
WASM = BUILT / "engine.wasm"
MARK = BUILT / "sources"
NAMES = ("page_engine.py", "engine_ir.py", "engine_wasm.py")


class EngineError(Exception):
    """The engine cannot be built; the text says why."""


def sources() -> str:
    """Return a hash of everything the engine is built from."""
    found = hashlib.sha256()
    locked = (ROOT / "requirements/run.txt", ROOT / "requirements/web.txt")
    files = [*sorted(KERNELS.glob("*.py")), *(TOOLS / name for name in NAMES), *locked]
    for file in files:
        data = file.read_bytes()
        found.update(f"{file.name} {len(data)}\n".encode() + data)
    return found.hexdigest()


def fresh() -> bool:
    """Say whether the engine is there and built from these sources."""
    built = WASM.is_file() and MARK.is_file()
    return built and MARK.read_text(encoding="ascii").strip() == sources()


def build() -> None:
    """Build the engine."""
    mark = sources()
    made = _made()
    BUILT.mkdir(parents=True, exist_ok=True)
    WASM.write_bytes(made)
    MARK.write_text(mark + "\n", encoding="ascii")


def _made() -> bytes:
    sys.path[:0] = [str(TOOLS), str(ROOT / "src")]
    try:
        import ziglang  # noqa: F401, PLC0415 - the linker

        import engine_ir  # noqa: PLC0415
        import engine_wasm  # noqa: PLC0415
    except ImportError as problem:
        raise EngineError(
            f"The page's engine is built with Numba and a linker; {problem.name} is missing: "
            "./do play installs it, or pip install the group 'web' and carrom[physics]."
        ) from None
    try:
        return engine_wasm.wasm(engine_ir.entries())
    except (engine_ir.UnknownNumbaError, engine_wasm.NotExactError) as problem:
        raise EngineError(str(problem)) from None


def main(args: list[str]) -> int:
    """Build the engine where that is needed."""
    if args not in ([], ["--anew"]):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        if args or not fresh():
            build()
    except EngineError as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
