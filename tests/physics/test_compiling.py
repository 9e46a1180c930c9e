"""Machine code and its cache: kept by what it depends on, compiled anew when damaged, never needed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
import sys
import numpy as np
from carrom.physics.kernels.compiling import cache_folder, compiled, kernel, when_compiling

@kernel
def twice(x):
    return 2.0 * x

@compiled
def fill(out, start, count):
    for k in range(count):
        out[k] = twice(start) + k

when_compiling(lambda: print("compiling"))
out = np.zeros(3)
fill(out, 0.5, 3)
print(out.tolist(), "numba" in sys.modules, cache_folder() is not None)
"""


def run(folder, *options):
    environment = os.environ | {"CARROM_CACHE_DIR": str(folder)}
    done = subprocess.run(
        [sys.executable, *options, "-c", PROGRAM],
        capture_output=True,
        text=True,
        check=True,
        env=environment,
        timeout=120,
    )
    return done.stdout.splitlines()


def test_compiled_once_then_loaded_without_numba(tmp_path):
    assert run(tmp_path) == ["compiling", "[1.0, 2.0, 3.0] True True"]
    assert run(tmp_path) == ["[1.0, 2.0, 3.0] False True"]
    (kept,) = tmp_path.glob("physics/*/fill.bin")
    kept.write_bytes(kept.read_bytes()[:-9])
    assert run(tmp_path)[0] == "compiling"
    assert run(tmp_path) == ["[1.0, 2.0, 3.0] False True"]
    assert [p.name for p in tmp_path.glob("physics/*/*")] == ["fill.bin"]


def test_no_folder_no_cache(tmp_path):
    """A file in the way; root may write everywhere, so permissions would not do."""
    wall = tmp_path / "wall"
    wall.write_text("")
    assert run(wall) == ["compiling", "[1.0, 2.0, 3.0] True True"]
    assert wall.read_text() == ""


def test_nothing_is_written_where_one_works(tmp_path):
    program = "import carrom.physics, os\nprint(sorted(os.listdir('.')))"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("module", ["carrom.rules", "carrom.match.decide", "carrom.cli"])
def test_the_rest_needs_neither_numba_nor_numpy(module):
    program = f"import {module}, sys\nprint('numba' in sys.modules, 'numpy' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False False"


def test_strokes_need_no_numba_once_compiled():
    program = (
        "import sys\nfrom carrom.physics.__main__ import strike, Aim, Seat, standard_geometry, EDITIONS\n"
        "b = standard_geometry(EDITIONS['revised'])\n"
        "strike((), Aim(Seat.SOUTH, 0.0, 90.0, 1.0), b).at(0.1)\nprint('numba' in sys.modules)"
    )
    subprocess.run([sys.executable, "-m", "carrom.physics"], check=True, cwd=Path(__file__).parent)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False"


def test_a_damaged_symbol_is_noticed(tmp_path):
    run(tmp_path)
    (kept,) = tmp_path.glob("physics/*/fill.bin")
    digest, symbol, code = kept.read_bytes().split(b"\n", 2)
    kept.write_bytes(b"\n".join([digest, symbol[:-1] + b"X", code]))
    assert run(tmp_path)[0] == "compiling"


def test_code_that_others_could_have_written_is_not_run(tmp_path):
    run(tmp_path)
    (kept,) = tmp_path.glob("physics/*/fill.bin")
    kept.chmod(0o666)
    assert run(tmp_path)[0] == "compiling"


def test_a_user_without_a_home(tmp_path):
    program = "from carrom.physics.kernels.compiling import cache_folder\nprint(cache_folder())"
    bare = {"PATH": os.environ["PATH"], "HOME": "", "XDG_CACHE_HOME": ""}
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, env=bare
    )
    assert done.stdout
