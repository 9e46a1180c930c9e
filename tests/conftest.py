"""Shared by all tests: Hypothesis profile, and the list of which test proves which clause."""

import json
import os
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "carrom",
    deadline=None,
    derandomize=True,
    max_examples=100,
    # mutation testing runs a test class twice in one process
    suppress_health_check=[HealthCheck.differing_executors],
)
settings.load_profile("carrom")
INSTALLED = find_spec("carrom_rooftop") is not None
collect_ignore = ["carrom-rooftop", *([] if INSTALLED else ["rules/rooftop"])]
"""A package of its own, which tests install where they need it, and the tests that run there."""


def pytest_addoption(parser):
    parser.addoption("--write-proofs", help="write the map from clause to tests to this file")


TRIED_TWICE = ("tests/browser/", "tests/online/", "tests/server/", "tests/cli/")
"""With real browsers and servers, which a busy machine makes late."""
NEVER_WRONG = ("tests/online/test_storm.py",)
"""What is found wrong here once may be a lost entry: only what was late is tried again."""


WAITING = ("tests/browser/", "tests/online/")
"""Tests that wait more than they work."""


def shared_out(items, workers):
    """Return tests in an order in which, of several workers, half wait while the others work.

    Each worker begins with its part of the list: so one begins with browsers, the next one ends with them.
    """
    waiting = [item for item in items if item.nodeid.startswith(WAITING)]
    working = [item for item in items if not item.nodeid.startswith(WAITING)]
    found: list[pytest.Item] = []
    for worker in range(workers):
        parts = [
            part[worker * len(part) // workers : (worker + 1) * len(part) // workers]
            for part in (waiting, working)
        ]
        for part in parts if worker % 2 == 0 else reversed(parts):
            found += part
    return found


def pytest_collection_modifyitems(config, items):
    items[:] = shared_out(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))
    if config.pluginmanager.hasplugin("rerunfailures"):
        for item in items:
            if item.nodeid.startswith(TRIED_TWICE):
                found = item.nodeid.startswith(NEVER_WRONG)
                wrong = ["AssertionError"] if found else []
                item.add_marker(pytest.mark.flaky(reruns=1, rerun_except=wrong))
    target = config.getoption("--write-proofs")
    if not target:
        return
    proofs: dict[str, set[str]] = {}
    for item in items:
        for mark in item.iter_markers("proves"):
            for clause in mark.args:
                proofs.setdefault(clause, set()).add(item.nodeid.partition("[")[0])
    ordered = {clause: sorted(tests) for clause, tests in sorted(proofs.items())}
    Path(target).write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")


@pytest.fixture(autouse=True)
def _quiet_environment(monkeypatch):
    monkeypatch.delenv("LANG", raising=False)
    monkeypatch.delenv("LC_ALL", raising=False)
