"""``./do soak steady [--times N] [--busy N] [PATHS]``: tests that are tried twice by rule, each N times and never again.

With ``--busy`` so many loops keep the machine at work beside them. Each round adds a line to
``steady.jsonl`` in the environment's folder, so a run that was stopped goes on where it was;
in the end every test that failed once is listed, with how often.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.conftest import TRIED_TWICE  # noqa: E402


@contextmanager
def busy(count: int) -> Iterator[None]:
    """Keep the machine at work."""
    loops = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def one_round(paths: Sequence[str], jobs: str) -> dict[str, object]:
    """Run the tests once; return what failed."""
    with tempfile.NamedTemporaryFile(suffix=".xml") as told:
        options = ["-p", "no:rerunfailures", "-n", jobs, "--dist", "worksteal", "--tb=short"]
        command = [sys.executable, "-m", "pytest", *options, f"--junitxml={told.name}", *paths]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode not in (0, 1):
            raise SystemExit(done.stdout[-3000:] + done.stderr[-3000:])
        suite = ET.parse(told.name).getroot().find("testsuite")
    assert suite is not None
    failed = {
        f"{case.get('classname')}::{case.get('name')}": (case.find(kind).text or "")[-2000:]  # type: ignore[union-attr]
        for case in suite.iter("testcase")
        for kind in ("failure", "error")
        if case.find(kind) is not None
    }
    return {
        "tests": int(suite.get("tests", "0")),
        "seconds": float(suite.get("time", "0")),
        "failed": failed,
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="./do soak steady")
    parser.add_argument("--times", type=int, default=10, help="how often each test is run")
    parser.add_argument(
        "--busy", type=int, default=0, help="loops that keep the machine busy beside them"
    )
    parser.add_argument("paths", nargs="*", default=list(TRIED_TWICE))
    args = parser.parse_args()
    kept = Path(sys.prefix) / "steady.jsonl"
    what = {"busy": args.busy, "paths": args.paths}
    rounds = [json.loads(line) for line in kept.read_text().splitlines()] if kept.exists() else []
    rounds = [each for each in rounds if all(each[name] == value for name, value in what.items())]
    while len(rounds) < args.times:
        with busy(args.busy):
            found = what | one_round(args.paths, os.environ.get("CARROM_JOBS", "4"))
        rounds.append(found)
        with kept.open("a") as file:
            file.write(json.dumps(found) + "\n")
        failed = found["failed"]
        assert isinstance(failed, dict)
        print(
            f"round {len(rounds)}: {found['tests']} tests, {found['seconds']:.0f} s, failed: {', '.join(failed) or 'none'}",
            flush=True,
        )
    count = Counter(name for each in rounds for name in each["failed"])
    print(
        f"{rounds[0]['tests']} tests, {args.times} times, {args.busy} busy loops: {len(count)} failed once or more"
    )
    for name, times in count.most_common():
        print(f"  {times:3} of {args.times}  {name}")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
