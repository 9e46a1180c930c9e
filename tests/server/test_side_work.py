"""What anybody may ask for: bounded, on threads and processes that no room waits for."""

import asyncio
import os
import signal
import threading
from contextlib import ExitStack
from functools import partial
from time import monotonic, thread_time

import httpx
import pytest

from carrom.physics import Aim, Surface, TooLongError, strike
from carrom.server import side_work
from carrom.server.http.practice_requests import BUDGET
from carrom.server.rooms.replays import ReplayError, replay_of_record
from carrom.server.side_work import BusyError, SideWork
from tests.server.desks import at_desk, struck
from tests.server.serving import Page, opened, served

PIECES = [
    {"piece": ("white", "black")[k % 2], "at": [0.0319 * (k % 8 - 3.5), 0.0319 * (k // 8 - 2)]}
    for k in range(40)
]
ICE = {
    "mu": 0.01,
    "mu_striker": 0.01,
    "e_piece": 1.0,
    "e_cushion": 1.0,
    "e_exponent": 0.0,
    "mu_contact": 0.0,
    "mu_cushion": 0.0,
}
ENDLESS = {
    "pieces": PIECES,
    "aim": {"seat": "south", "x": 0.0, "angle": 90.0, "speed": 50.0, "spin": 0.0},
    "surface": ICE,
}
"""Forty pieces close together, hit as hard as can be, on a board where nothing comes to rest."""


def run(work):
    return asyncio.run(asyncio.wait_for(work, 120))


def test_a_stroke_of_too_many_events_is_given_up():
    from carrom.server.http.practice_requests import PracticeStroke, _moved  # noqa: PLC0415

    wanted = PracticeStroke.model_validate(ENDLESS)
    began = monotonic()
    with pytest.raises(TooLongError):
        _moved(wanted)
    assert monotonic() - began < 3.0


def test_a_budget_changes_nothing_where_it_is_enough():
    from carrom.equipment.pieces import Seat  # noqa: PLC0415
    from carrom.equipment.rosette import rosette  # noqa: PLC0415
    from carrom.equipment.standard import board  # noqa: PLC0415

    geometry = board()
    layout = rosette(geometry, 0.0)
    aim = Aim(Seat.SOUTH, 0.01, 91.0, 6.0, 3.0)
    free = strike(layout, aim, geometry, Surface())
    bound = strike(layout, aim, geometry, Surface(), budget=BUDGET)
    assert free == bound
    assert all(
        a.tobytes() == b.tobytes() for a, b in zip(free.launches, bound.launches, strict=True)
    )
    with pytest.raises(TooLongError):
        strike(layout, aim, geometry, Surface(), budget=5)


def test_games_go_on_while_strangers_practise(tmp_path):
    """Strokes of a room take as long as they do, however many endless ones are asked for."""

    async def work():
        async with served(tmp_path) as host:
            room, cookie = await opened(host)
            async with (
                Page.at(host, room, cookie) as page,
                httpx.AsyncClient(base_url=f"http://{host}", timeout=60) as client,
            ):
                await page.to_the_first_stroke()
                asked = [
                    asyncio.create_task(client.post("/api/practice/stroke", json=ENDLESS))
                    for _ in range(40)
                ]
                await asyncio.sleep(0)
                began = monotonic()
                answer = await page.act("strike", x=0.0, angle=90.0, speed=3.0)
                assert answer["type"] == "done", answer
                took = monotonic() - began
                answers = [(await each).status_code for each in asked]
                assert set(answers) == {422, 429}, answers
                assert took < 5.0

    run(work())


@pytest.mark.parametrize("surface", [ICE, {"mu": 0.01}, {"e_exponent": 0.0}])
def test_hints_are_not_searched_where_discs_hardly_stop(tmp_path, surface):
    async def work():
        async with served(tmp_path) as host, httpx.AsyncClient(base_url=f"http://{host}") as client:
            wish = {"pieces": [{"piece": "white", "at": [0.2, 0.2]}], "surface": surface}
            answer = await client.post("/api/practice/hints", json=wish)
            assert answer.status_code == 422
            assert next(iter(surface)) in answer.json()["detail"]["en"]

    run(work())


def test_places_are_counted_for_each_and_for_all():
    work = SideWork(lambda: pytest.fail("nothing is done"), 4, 2)
    with ExitStack() as taken:
        for address in ("a", "a", "b"):
            taken.enter_context(work.place(address))
        with pytest.raises(BusyError), work.place("a"):
            pass
        taken.enter_context(work.place("c"))
        with pytest.raises(BusyError), work.place("d"):
            pass
        assert work.waiting == 4
    assert work.waiting == 0
    with work.place("a"):
        assert work.waiting == 1


def test_who_comes_when_it_is_full_is_refused_before_his_file_is_read(tmp_path):
    async def work():
        async with served(tmp_path) as host, httpx.AsyncClient(base_url=f"http://{host}") as client:
            with ExitStack() as taken:
                for k in range(8):
                    taken.enter_context(side_work.FILES.place(f"{k}"))
                name, port = host.split(":")
                reader, writer = await asyncio.open_connection(name, int(port))
                writer.write(
                    b"POST /api/replays HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n"
                )
                head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 20)
                assert head.startswith(b"HTTP/1.1 429")
                assert b"retry-after" in head
                writer.close()
            answer = await client.post("/api/replays", content=b"none")
            assert answer.status_code == 422
            assert side_work.FILES.waiting == 0

    run(work())


def test_a_list_of_many_players_holds_nobody_up(tmp_path):
    """The loop's own work while 800 are taken, with more names than regular expressions are kept of."""
    names = [
        f"{'abcdefghij'[k // 100]}{'klmnopqrst'[k // 10 % 10]}{k} Player{k}" for k in range(800)
    ]
    terms = {"title": "Open", "method": "swiss", "rounds": 2, "rules": "international"}

    async def longest(done):
        found = 0.0
        while not done.is_set():
            began = thread_time()
            await asyncio.sleep(0.002)
            found = max(found, thread_time() - began)
        return found

    async def work():
        async with (
            served(tmp_path) as host,
            httpx.AsyncClient(base_url=f"http://{host}", timeout=110) as client,
        ):
            made = (await client.post("/api/tournaments", json={"title": "Cup"})).json()
            page, link = f"/api/tournaments/{made['tournament']}", {"x-link": made["secret"]}
            fact = {"type": "competition-added", "competition": "open", "terms": terms}
            wanted = {"expected": 0, "entries": [{"id": "one", "fact": fact}]}
            await client.post(f"{page}/entries", json=wanted, headers=link)
            done = asyncio.Event()
            watched = asyncio.create_task(longest(done))
            listed = {"competition": "open", "csv": "\n".join(["name", *names]), "take": True}
            answer = await client.post(f"{page}/players", json=listed, headers=link)
            done.set()
            assert answer.status_code == 200, answer.text
            assert len(answer.json()["view"]["people"]) == 800
            assert await watched < 0.15

    run(work())


async def until_it_fails(files):
    while True:
        await files.do(os.getpid)


def test_files_are_worked_on_in_a_process_of_their_own():
    async def work(files):
        other = await files.do(os.getpid)
        assert other != os.getpid()
        with pytest.raises(ReplayError) as refused:
            await files.do(partial(replay_of_record, b"none"))
        assert refused.value.said.id == "server-replay-none"
        os.kill(other, signal.SIGKILL)
        with pytest.raises(BusyError):
            await until_it_fails(files)
        assert await files.do(os.getpid) not in (other, os.getpid())

    files = SideWork(lambda: pytest.fail("it was told otherwise"), 8, 4)
    files.use(side_work.process)
    try:
        run(work(files))
    finally:
        files.stop()


def test_no_room_waits_for_them():
    """Rooms use the loop's own threads; these have names of their own."""

    async def work():
        for kind in (side_work.PRACTICE, side_work.SEARCHES, side_work.ANALYSES):
            name = await kind.do(lambda: threading.current_thread().name)
            assert name.startswith("carrom-")

    run(work())


def test_what_is_worked_out_at_desks_leaves_the_threads_of_strokes_alone(tmp_path):
    """All of them are held here; what umpires ask of a whole log is answered all the same."""

    async def play():
        async with served(tmp_path) as host, at_desk(host) as (umpire, _):
            await umpire.to_the_first_stroke()
            by = umpire.view["stroke"]["by"]
            await umpire.enter(struck(by))
            seq, free = umpire.seq, threading.Event()
            loop = asyncio.get_running_loop()
            held = [loop.run_in_executor(None, free.wait) for _ in range(100)]
            try:
                for method, what, body in (
                    ("POST", "/preview", {"facts": [struck(by)], "before": seq}),
                    ("GET", f"/before/{seq}", None),
                    ("POST", "/replacement", {"seq": seq, "fact": struck(by)}),
                    ("GET", "/card", None),
                ):
                    answer = await umpire.ask(method, what, json=body)
                    assert answer.status_code == 200, (what, answer.text)
            finally:
                free.set()
                await asyncio.gather(*held)

    run(play())
