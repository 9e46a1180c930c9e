"""``./do soak clauses``: a weak proof is reported, a strong one is not; every row of its table fits the code."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

from carrom.rules.catalogue import clauses, settled

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = "tests/rules/clause_proofs.py"


REPORT = """\
international:3.11.c: weak
  green: turn
  green: cost
international:3.11.a: in part
  green: cost
international:3.12.g: idle
international:3.9.a: broken
  fails without a switch: tests/rules/clause_proofs.py::test_that_fails_by_itself
international:4.e: weak
  green: decision
  green: striker_changes is not followed
international:5.1.match: weak
  green: games_to_win is not followed
"""
"""Of nine proofs; nothing is said of the three that notice everything."""
ASKED = ("3.11.c", "3.11.a", "3.12.g", "3.11.d", "3.9.a", "4.e", "3.8.a", "5.1.match", "icf:57")


def said(*args):
    """Return what the tool says, without what it says at the end, and its exit status."""
    done = subprocess.run(
        [sys.executable, "tools/soak_clauses.py", *args],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    lines = [line for line in done.stdout.splitlines() if not line.startswith("  idle: ")]
    return "\n".join(lines[:-1]).strip(), lines[-1], done.returncode


def test_what_proofs_do_not_notice_is_reported_and_nothing_else():
    report, summary, status = said(*ASKED, "--tests", SAMPLE)
    assert report == REPORT.strip()
    assert summary.endswith("3 strong, 1 in part, 3 weak, 1 idle, 1 broken")
    assert status == 1


def test_every_row_of_the_table_fits_the_code(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    table = import_module("clause_table")
    for rows in table.TABLE.values():
        for row in rows:
            row.check()
    known = {clause.id for clause in clauses()} | {reading.id for reading in settled()}
    assert set(table.TABLE) | set(table.WITHOUT) <= known
