"""Rooms of two experts beside a person: whose strokes stay quick; and nobody thinks for nobody."""

import asyncio
from statistics import median

from tests.online.experts import beside_experts
from tests.server.test_running import process


def test_people_come_first(tmp_path):
    """Ten rooms of two experts, all watched, keep the computers' processes busy, and no person.

    ``./do soak online experts`` has forty.
    """
    with process(tmp_path, "--log", "off") as (_, host):
        told = asyncio.run(asyncio.wait_for(beside_experts(host, 10, 8, 1.0), 90))
    assert median(told.waits) < max(1.5, 10 * median(told.alone)), told
    assert told.idle == 0
    assert told.later == 0
