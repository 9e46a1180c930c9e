"""``./do soak clauses [--set NAME] [--tests TESTS] [CLAUSE...]``: which tests do not notice that a clause is not followed.

Everything that can be switched off of a clause (``tools/clause_switches.py``) is switched off, one thing at a
time, and the tests that are the clause's proof run. They have to fail. What stays green is reported:

weak      nothing that was switched off was noticed: the proof proves nothing
in part   some things were noticed, those named were not: read whether the clause is about them
idle      the proof never comes to what is to be switched off
none      there is nothing to switch off: the clause has no row in the table

With ``--tests`` other tests than those in ``proofs.json`` are run, such as one that is just being written.

The tests are collected once; each switch is thrown in a process of its own, forked from there. Tests with a
browser or a server are left out where a clause has others.
"""

import argparse
import contextlib
import gc
import io
import os
import pickle
import signal
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeVar

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src"), str(ROOT / "tools")]

import pytest  # noqa: E402

from carrom.rules import RULE_SETS  # noqa: E402
from carrom.rules.catalogue import (  # noqa: E402
    Clause,
    Settled,
    clause,
    clauses,
    settled,
)
from clause_switches import Switch, clear_caches, note_into, switches_of  # noqa: E402
from clause_table import WITHOUT  # noqa: E402

COSTLY: Final = ("tests/browser/", "tests/online/", "tests/server/")
"""Tests that are left out where a clause has others."""
_T = TypeVar("_T")
LONGEST: Final = 60
"""Seconds that the tests may take under one switch; taking longer counts as noticing it."""


class Outcome(StrEnum):
    """What the tests of a clause made of a switch."""

    RED = "red"
    GREEN = "green"
    IDLE = "idle"
    """Green, and the switch changed nothing."""
    UNFIT = "unfit"
    """The switch itself failed: its row does not fit the code."""


class State(StrEnum):
    """What is known of the proof of a clause."""

    STRONG = "strong"
    PART = "in part"
    WEAK = "weak"
    IDLE = "idle"
    NONE = "none"
    BROKEN = "broken"
    """The tests fail without any switch, or a row of the table does not fit."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """What is known of a test that ran without switches."""

    seconds: float
    failed: bool
    touched: frozenset[tuple[str, str]]
    """The clauses it comes by, each with what a switch would change."""


@dataclass(slots=True)
class Finding:
    """One clause and what its proof made of each switch."""

    clause: str
    outcomes: dict[str, Outcome] = field(default_factory=dict)
    tests: tuple[str, ...] = ()
    failing: list[str] = field(default_factory=list)
    """Tests that fail without any switch."""

    @property
    def state(self) -> State:
        """The clause's proof in a word."""
        seen = set(self.outcomes.values())
        if Outcome.UNFIT in seen or self.failing:
            return State.BROKEN
        if not seen:
            return State.NONE
        if Outcome.RED in seen:
            return State.PART if Outcome.GREEN in seen else State.STRONG
        return State.WEAK if Outcome.GREEN in seen else State.IDLE

    def named(self, outcome: Outcome) -> list[str]:
        """Return the switches with one outcome."""
        return [name for name, found in self.outcomes.items() if found is outcome]


def proving(item: Clause | Settled) -> tuple[str, ...]:
    """Return the tests that are run for a clause."""
    cheap = tuple(test for test in item.tests if not test.startswith(COSTLY))
    return cheap or item.tests


class Runner:
    """A pytest plugin: with all tests collected it throws the switches."""

    def __init__(self, items: Sequence[Clause | Settled]) -> None:
        self.wanted = items
        self.findings: list[Finding] = []
        self.known: dict[str, Known] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the tests of each clause under each of its switches."""
        proofs: dict[str, list[pytest.Item]] = {}
        for test in session.items:
            for mark in test.iter_markers("proves"):
                for proved in mark.args:
                    proofs.setdefault(proved, []).append(test)
        _search_only()
        gc.collect()
        gc.freeze()
        marked = [test for test in session.items if any(test.iter_markers("proves"))]
        self.known = _forked(lambda: _without_switches(marked), LONGEST * 60) or {}
        for item in self.wanted:
            names = frozenset(proving(item))
            tests = [t for t in proofs.get(item.id, ()) if _is_named(t, names)]
            tests.sort(key=lambda test: self.known[test.nodeid].seconds)
            finding = Finding(item.id, tests=proving(item))
            finding.failing = [t.nodeid for t in tests if self.known[t.nodeid].failed]
            tests = [test for test in tests if not self.known[test.nodeid].failed]
            for switch in switches_of(item):
                finding.outcomes[switch.name] = self._tried(switch, tests)
            self.findings.append(finding)
            if finding.state is not State.STRONG:
                print("\n".join(described(finding)), flush=True)
        return True

    def _tried(self, switch: Switch, tests: Sequence[pytest.Item]) -> Outcome:
        """Throw a switch in a process of its own and run the tests that come by until one fails."""
        touches = switch.touches
        if touches is not None:
            tests = [test for test in tests if touches in self.known[test.nodeid].touched]
        if not tests:
            return Outcome.IDLE
        return _forked(lambda: _under(switch, tests), LONGEST) or Outcome.RED


def _forked(work: Callable[[], _T], seconds: int) -> _T | None:
    """Return what some work gives in a process of its own; None where it comes to no end."""
    ours, theirs = os.pipe()
    child = os.fork()
    if not child:
        os.close(ours)
        signal.alarm(seconds)
        sys.stdout = sys.stderr = io.StringIO()
        with contextlib.suppress(BaseException), os.fdopen(theirs, "wb") as pipe:
            pickle.dump(work(), pipe)
        os._exit(0)
    os.close(theirs)
    with os.fdopen(ours, "rb") as pipe:
        told = pipe.read()
    os.waitpid(child, 0)
    found: _T | None = pickle.loads(told) if told else None
    return found


def _without_switches(tests: Sequence[pytest.Item]) -> dict[str, Known]:
    """Run all tests as they are and note what they come by."""
    touched: set[tuple[str, str]] = set()
    note_into(touched)
    found = {}
    for test in tests:
        touched.clear()
        began = monotonic()
        failed = _fails(test)
        found[test.nodeid] = Known(
            seconds=monotonic() - began, failed=failed, touched=frozenset(touched)
        )
    return found


def _under(switch: Switch, tests: Sequence[pytest.Item]) -> Outcome:
    try:
        clear_caches()
        switch.install()
        clear_caches()
    except Exception:  # noqa: BLE001 - whatever it is, the row does not fit
        return Outcome.UNFIT
    return Outcome.RED if any(map(_fails, tests)) else Outcome.GREEN


def _is_named(test: pytest.Item, names: Collection[str]) -> bool:
    """Say whether a test is among some that are named, or in a file that is."""
    name = test.nodeid.partition("[")[0]
    return name in names or name.partition("::")[0] in names


def _search_only() -> None:
    """Let Hypothesis look for examples, but not for smaller ones once it has found one."""
    from hypothesis import Phase, settings  # noqa: PLC0415 - pytest wants to load it first

    kept = settings.get_profile("carrom")
    settings.register_profile("clauses", kept, phases=(Phase.explicit, Phase.generate))
    settings.load_profile("clauses")


def _fails(test: pytest.Item) -> bool:
    reports = _reports(test)
    return any(report.failed for report in reports)


def _reports(test: pytest.Item) -> list[Any]:
    from _pytest.runner import runtestprotocol  # noqa: PLC0415 - pytest offers no other way

    return runtestprotocol(test, log=False, nextitem=None)


def described(finding: Finding) -> Iterator[str]:
    """Yield what is to be said of a clause."""
    yield f"{finding.clause}: {finding.state}"
    if finding.state is State.NONE:
        yield f"  {WITHOUT.get(finding.clause, 'it has no row in tools/clause_table.py')}"
    for outcome in (Outcome.GREEN, Outcome.UNFIT):
        for name in finding.named(outcome):
            yield f"  {outcome}: {name}"
    for test in finding.failing:
        yield f"  fails without a switch: {test}"
    if finding.state is State.IDLE:
        yield f"  idle: {', '.join(finding.named(Outcome.IDLE))}"


def examined(items: Sequence[Clause | Settled]) -> list[Finding]:
    """Switch off what these clauses do, and say what their tests noticed."""
    files = sorted({test.partition("::")[0] for item in items for test in proving(item)})
    runner = Runner(items)
    os.chdir(ROOT)
    pytest.main(
        ["-q", "-p", "no:rerunfailures", "-p", "no:xdist", "--no-header", "-s", *files],
        plugins=[runner],
    )
    return runner.findings


def chosen(
    names: Sequence[str], rule_set: str | None, tests: Sequence[str] = ()
) -> list[Clause | Settled]:
    """Return the clauses asked for, perhaps with other tests; all that have a proof where none is named."""
    readings = {reading.id: reading for reading in settled()}
    if names:
        found = [readings[name] if name in readings else clause(name) for name in names]
        return [replace(item, tests=tuple(tests)) if tests else item for item in found]
    wanted: list[Clause | Settled] = [*clauses(rule_set)]
    if rule_set is None:
        wanted += settled()
    return [item for item in wanted if item.tests]


def soak_clauses(args: Sequence[str] = ()) -> bool:
    """Examine the clauses asked for and say which proofs are weak."""
    parser = argparse.ArgumentParser("./do soak clauses")
    parser.add_argument("--set", choices=tuple(RULE_SETS))
    parser.add_argument("--tests", nargs="+", default=(), metavar="FILE::TEST")
    parser.add_argument("clause", nargs="*")
    given = parser.parse_args(args)
    began = monotonic()
    found = examined(chosen(given.clause, given.set, given.tests))
    states = Counter(finding.state for finding in found)
    switches = sum(len(finding.outcomes) for finding in found)
    counted = ", ".join(f"{states[state]} {state}" for state in State if states[state])
    print(f"clauses: {switches} switches in {monotonic() - began:.0f} s: {counted}")
    return not (states[State.WEAK] or states[State.IDLE] or states[State.BROKEN])


if __name__ == "__main__":
    sys.exit(0 if soak_clauses(sys.argv[1:]) else 1)
