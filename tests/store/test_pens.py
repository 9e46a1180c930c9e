"""One pen a desk: whoever has it writes, and nobody else."""

from datetime import UTC, datetime

import pytest
from msgspec import structs

from carrom.store.pens import TakenOverError
from carrom.store.store import Asked, RepeatedError, seated
from tests.store.test_database import ROOM, entry, run

DESK = structs.replace(ROOM, desk=True)
NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)
LATER = datetime(2026, 1, 1, 13, tzinfo=UTC)


async def passes_on(store, other):
    """The pen passes from device to device; ``other`` is the same store, or another process's."""
    await store.open(DESK, seated(DESK, None), (), "hash")
    assert await other.room("r") == DESK
    assert await other.is_umpire("r", "hash")
    assert not await other.is_umpire("r", "another")
    assert not await other.is_umpire("none", "hash")
    assert await store.pen("r") is None
    with pytest.raises(TakenOverError):
        await store.append("r", 0, [entry(1)], pen=0)
    first = await store.take_pen("r", "one", "Phone", NOW, take_over=False)
    assert (first.taken, first.pen.number, first.pen.since) == (True, 1, NOW)
    again = await other.take_pen("r", "one", "Phone", LATER, take_over=False)
    assert again == first
    held = await other.take_pen("r", "two", "Tablet", LATER, take_over=False)
    assert held == (first.pen, False)
    assert await store.append("r", 0, [entry(1)], Asked("a", "d"), pen=1) == 1
    taken = await other.take_pen("r", "two", "Tablet", LATER, take_over=True)
    assert (taken.taken, taken.pen.number) == (True, 2)
    with pytest.raises(TakenOverError) as over:
        await store.append("r", 1, [entry(2)], Asked("b", "d"), pen=1)
    assert over.value.pen == taken.pen
    with pytest.raises(RepeatedError):  # what was done is done, whoever has the pen now
        await store.append("r", 1, [entry(2)], Asked("a", "d"), pen=1)
    assert await other.append("r", 1, [entry(2)], Asked("c", "d"), pen=2) == 2
    assert await store.lines("r") == [b"1\n", b"2\n"]
    assert await store.take_pen("none", "one", "", NOW, take_over=True) is None


def test_the_pen_passes_on(tmp_path):
    run(tmp_path, lambda store: passes_on(store, store))


def test_a_game_has_no_pen(tmp_path):
    async def work(store):
        await store.open(ROOM, seated(ROOM, None))
        assert await store.take_pen("r", "one", "", NOW, take_over=True) is None
        with pytest.raises(TakenOverError):
            await store.append("r", 0, [entry(1)], pen=1)

    run(tmp_path, work)


def test_a_deleted_desk_leaves_nothing(tmp_path):
    async def work(store):
        await store.open(DESK, seated(DESK, None), (), "hash")
        await store.take_pen("r", "one", "Phone", NOW, take_over=False)
        assert await store.delete("r")
        assert await store.pen("r") is None
        assert not await store.is_umpire("r", "hash")

    run(tmp_path, work)
