"""The script that compares two versions of the engine."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCRIPT = str(ROOT / "benchmarks" / "engine_versions.py")


def compare(*words):
    return subprocess.run(
        [sys.executable, SCRIPT, *words], capture_output=True, text=True, check=False, timeout=300
    )


def test_a_version_has_the_bits_of_itself():
    done = compare(str(ROOT), "--rounds", "1")
    assert done.returncode == 0, done.stderr
    kinds = [line.split() for line in done.stdout.splitlines()[1:]]
    assert [words[0] for words in kinds] == ["mid-game", "open", "break"]
    assert all(words[4] == "same" and float(words[3]) > 0.0 for words in kinds)


def test_what_is_no_version(tmp_path):
    done = compare(str(tmp_path))
    assert done.returncode == 1
    assert "neither a clone nor a wheel" in done.stderr
