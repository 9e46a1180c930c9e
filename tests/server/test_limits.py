"""How much somebody may ask for."""

import asyncio
import json
import threading
from time import sleep

from websockets import Origin
from websockets.sync.client import connect

from carrom.server.http.limits import Budget, Budgets
from tests.server.serving import opened, served


def test_a_budget_is_refilled_evenly():
    now = 0.0
    budget = Budget(10, 20.0, lambda: now)
    assert [budget.take() for _ in range(11)] == [True] * 10 + [False]
    now = 2.1
    assert (budget.take(), budget.take()) == (True, False)
    now = 1000.0
    assert [budget.take() for _ in range(11)] == [True] * 10 + [False]


def test_what_was_held_up_comes_on_top():
    now = 0.0
    budget = Budget(10, 20.0, lambda: now)
    budget.held_up(4.0)
    assert [budget.take() for _ in range(13)] == [True] * 12 + [False]
    now = 1000.0
    assert [budget.take() for _ in range(11)] == [True] * 10 + [False]


def test_each_has_a_budget_of_its_own_and_the_longest_away_is_forgotten():
    budgets = Budgets(1, 1e9, names=2)
    assert budgets.take("a")
    assert not budgets.take("a")
    assert budgets.take("b")
    assert not budgets.take("a")
    assert budgets.take("c")
    assert budgets.take("b")
    assert not budgets.take("c")


def test_a_page_is_not_cut_for_what_the_server_held_up(tmp_path):
    """The loop stands still while a page sends as much as it may in that time, with what it had saved."""
    held, many = 4.0, 112
    told = threading.Event()

    def page(host, room, cookie):
        address = f"ws://{host}/api/rooms/{room}/socket"
        origin = Origin(f"http://{host}")
        with connect(address, additional_headers={"Cookie": cookie}, origin=origin) as socket:
            socket.send('{"type":"hello"}')
            while json.loads(socket.recv(20))["type"] != "news":
                pass
            told.set()
            sleep(0.2)  # until it stands still
            for _ in range(many):
                socket.send("{}")
            answers = 0
            while answers < many:
                answers += json.loads(socket.recv(20))["type"] == "refused"
        return answers

    async def work():
        async with served(tmp_path) as host:
            room, cookie = await opened(host)
            asked = asyncio.create_task(asyncio.to_thread(page, host, room, cookie))
            await asyncio.to_thread(told.wait, 20)
            sleep(held)  # noqa: ASYNC251 - the loop stands still
            assert await asked == many

    asyncio.run(asyncio.wait_for(work(), 60))
