"""Python on the page, in ``web/src/desk_rules/built``: Pyodide, msgspec and those of our modules that run there.

Pyodide comes with the page's other modules from npm. msgspec is the wheel for it, in the version and with the
hash that requirements/run.txt has, so both sides read and write with the same release. Every file is kept
compressed, because the server sends it so. Used by ``tools/page.py``.
"""

import gzip
import hashlib
import io
import json
import re
import subprocess
import sys
import tempfile
import zipfile
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
LOCKED = ROOT / "requirements/run.txt"
MODULES = ROOT / "web/node_modules/pyodide"
BUILT = ROOT / "web/src/desk_rules/built"
RUNTIME = ("pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
WHEEL = "msgspec.whl"
TOLD = "python.json"
LICENCES = "LICENCES.txt"
TAGS = {"--platform": "pyemscripten_2026_0_wasm32", "--python-version": "3.14", "--abi": "cp314"}
"""What the wheel is for: what the version of Pyodide in web/package.json runs."""
NOTICE = """Files of other projects, unchanged, that run the umpire's rulings in the browser:

pyodide.asm.mjs, pyodide.asm.wasm: Pyodide, MPL-2.0, https://github.com/pyodide/pyodide, with CPython,
python_stdlib.zip: the library of CPython, PSF-2.0, https://github.com/python/cpython
msgspec.whl: msgspec, BSD-3-Clause, https://github.com/jcrist/msgspec (its licence is in the file)
"""


class PythonError(Exception):
    """What the page's Python is made of cannot be had; the text says why."""


def page_sources() -> ModuleType:
    """Return the module that lists our files, without what lies beside it."""
    spec = spec_from_file_location("page_sources", ROOT / "src/carrom/page_sources.py")
    assert spec is not None
    assert spec.loader is not None
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def pinned() -> str:
    """Return what the requirements say about msgspec, hashes included."""
    found = re.search(
        r"^msgspec==.*(?:\n    .*)*", LOCKED.read_text(encoding="utf-8"), re.MULTILINE
    )
    if found is None:
        raise PythonError(f"{LOCKED.name} does not name msgspec.")
    return found.group() + "\n"


def sources() -> str:
    """Return a hash of all that is in this repository of the page's Python."""
    parts = (page_sources().page_mark(), pinned(), Path(__file__).read_text(encoding="utf-8"))
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def build() -> None:
    """Put the files together; the page's modules must be installed."""
    ours = page_sources()
    runtime = {name: (MODULES / name).read_bytes() for name in RUNTIME}
    runtime |= {WHEEL: wheel(), LICENCES: NOTICE.encode()}
    folder, mark = f"python-{ours.mark_of(runtime)}", ours.page_mark()
    files = {f"{folder}/{name}": data for name, data in runtime.items()}
    files[f"carrom-{mark}.zip"] = archive(ours.page_files())
    wanted = {f"{name}.gz" for name in files}
    for old in [*BUILT.glob("*.gz"), *BUILT.glob("*/*.gz")]:
        if old.relative_to(BUILT).as_posix() not in wanted:
            old.unlink()
    for name, data in files.items():
        file = BUILT / f"{name}.gz"
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.is_file() or gzip.decompress(file.read_bytes()) != data:
            file.write_bytes(gzip.compress(data, mtime=0))
    told = {
        "runtime": folder,
        "archive": f"carrom-{mark}.zip",
        "mark": mark,
        "files": sorted(files),
    }
    (BUILT / TOLD).write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


def archive(files: dict[str, bytes]) -> bytes:
    """Return files as a zip file that is the same each time; it is compressed as a whole, later."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as packed:
        for name, data in files.items():
            packed.writestr(zipfile.ZipInfo(name), data)
    return made.getvalue()


def wheel() -> bytes:
    """Return msgspec for the page: from the last build, or from where pip finds it."""
    wanted = pinned()
    for kept in BUILT.glob(f"*/{WHEEL}.gz"):
        data = gzip.decompress(kept.read_bytes())
        if hashlib.sha256(data).hexdigest() in wanted:
            return data
    if find_spec("pip") is None:
        raise PythonError("msgspec for the page is fetched by pip, which is missing.")
    with tempfile.TemporaryDirectory() as folder:
        asked = Path(folder, "asked.txt")
        asked.write_text(wanted, encoding="utf-8")
        words = ["download", "-q", "--disable-pip-version-check", "--no-deps", "--require-hashes"]
        words += [
            "--only-binary",
            ":all:",
            "--implementation",
            "cp",
            "-r",
            str(asked),
            "-d",
            folder,
        ]
        words += [word for pair in TAGS.items() for word in pair]
        done = subprocess.run(
            [sys.executable, "-m", "pip", *words], capture_output=True, text=True, check=False
        )
        found = list(Path(folder).glob("*.whl"))
        if done.returncode != 0 or len(found) != 1:
            raise PythonError(f"{done.stderr.strip()}\nmsgspec for the page could not be fetched.")
        return found[0].read_bytes()
