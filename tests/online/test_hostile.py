"""Whoever means harm to one of two servers on one PostgreSQL gets no further than with a single one."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from tests.online.engines import free_port
from tests.online.test_two_processes import server
from tests.server import test_hostile as hostile
from tests.server.serving import opened
from tests.server.test_schema import faults

SUITE = [
    hostile.test_messages,
    hostile.test_a_stroke_of_the_computer_is_not_a_person_s,
    hostile.test_too_large_and_too_many,
    hostile.test_pages_of_other_origins,
    hostile.test_rooms_that_cannot_be,
    hostile.test_bodies_and_headers,
]


@pytest.fixture(scope="module")
def two(postgresql, nats):
    """Two servers on one database, for all tests of this file."""
    store = postgresql.database(f"hostile{free_port()}")
    with server(store, nats.address) as (_, one), server(store, nats.address) as (_, other):
        yield one, other


@pytest.mark.parametrize("part", SUITE, ids=lambda part: part.__name__)
def test_harm_at_one_server_and_the_room_goes_on_at_the_other(part, two, tmp_path, monkeypatch):
    one, other = two

    @asynccontextmanager
    async def at_one(_):
        yield one

    goes_on = hostile.goes_on
    monkeypatch.setattr(hostile, "served", at_one)
    monkeypatch.setattr(hostile, "goes_on", lambda _, *known: goes_on(other, *known))
    part(tmp_path)


def test_schemathesis(tmp_path, two):
    found = faults(tmp_path, two[0], "--phases", "coverage,fuzzing", "--max-examples", "2")
    assert not found, found


def test_schemathesis_at_a_room_of_the_other_server(tmp_path, two):
    room, _ = asyncio.run(opened(two[1]))
    only = ["--include-path-regex", "{room}", "--mode", "positive", "--phases", "fuzzing"]
    known = f'[parameters]\n"path.room" = "{room}"\n'
    found = faults(tmp_path, two[0], *only, "--max-examples", "2", settings=known)
    assert not found, found
