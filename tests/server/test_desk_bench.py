"""The benchmark of umpires' desks runs, in small."""

import subprocess
import sys


def test_a_few_desks():
    words = [sys.executable, "-m", "benchmarks.desks", "3", "2", "0.5"]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=120)
    assert "3 desks, an entry every 0.5 s" in done.stdout, done.stderr
    assert done.stdout.endswith("records that differ: 0\n")
