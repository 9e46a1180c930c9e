"""The leaderboard: a tiny one, and again from what was kept."""

import subprocess
import sys
from pathlib import Path

from carrom import __version__

ROOT = Path(__file__).resolve().parents[2]


def test_a_tiny_leaderboard_goes_on_from_what_it_has(tmp_path):
    program = [sys.executable, "-m", "benchmarks.leaderboard", str(tmp_path), "--workers", "1"]
    program += ["--pairs", "1", "--breaks", "3", "--only", "evolution", "pot"]

    def run():
        return subprocess.run(program, cwd=ROOT, capture_output=True, text=True, check=True).stdout

    first = run()
    *lines, empty, taken = first.splitlines()
    assert len(lines) == 4
    assert empty == ""
    assert taken.startswith(f"carrom {__version__}, 20")
    assert {line.split("`")[1] for line in lines[2:]} == {
        "train_ray:Learnt,hand=expert",
        "pot,hand=expert",
    }
    assert all(line.count("[") == 3 for line in lines[2:])
    kept = {file: file.read_bytes() for file in tmp_path.glob("*.jsonl")}
    assert len(kept) == 3
    assert run() == first == (tmp_path / "leaderboard.md").read_text(encoding="utf-8")
    assert {file: file.read_bytes() for file in tmp_path.glob("*.jsonl")} == kept
