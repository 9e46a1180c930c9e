"""A page says that a motion came out otherwise: it is logged, checked and limited."""

import json
import os
import signal

import httpx
import pytest

from carrom.server.http.engine_requests import MOST_REPORTS
from carrom.server.run import page_build
from tests.server.test_running import process

SEEN = {"room": "a-room", "seq": 12, "build": "0f" * 8, "where": "discs.3.knots.1.2"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with process(tmp_path_factory.mktemp("data"), "--log", "json") as (running, address):
        yield running, f"http://{address}"


def test_a_report_is_one_line_of_the_log_and_there_are_not_many(server):
    running, address = server
    report = f"{address}/api/engine/differences"
    for wrong in (
        {},
        SEEN | {"seq": 0},
        SEEN | {"where": "x\ny"},
        SEEN | {"build": "<b>"},
        SEEN | {"room": "../x"},
        SEEN | {"more": 1},
    ):
        assert httpx.post(report, json=wrong).status_code == 422, wrong
    assert httpx.post(report, json=SEEN | {"where": "x" * 2000}).status_code == 413
    statuses = [httpx.post(report, json=SEEN).status_code for _ in range(MOST_REPORTS + 5)]
    assert statuses[:MOST_REPORTS] == [204] * MOST_REPORTS
    assert 429 in statuses[MOST_REPORTS:]
    health = httpx.get(f"{address}/healthz").json()
    assert health["build"] == page_build() != ""
    os.kill(running.pid, signal.SIGTERM)
    running.wait(20)
    lines = [json.loads(line) for line in running.stderr.read().splitlines()]
    told = [line for line in lines if line["event"] == "motion-differs"]
    assert len(told) == statuses.count(204)
    assert {key: told[0][key] for key in SEEN} == SEEN
    assert told[0]["level"] == "warning"
