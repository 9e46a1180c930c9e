"""Behind a real nginx with TLS: pages, cookies, sockets, the addresses of clients, and restarts."""

import asyncio
import itertools
import json
import signal
from contextlib import ExitStack
from time import monotonic

import httpx
import pytest
import websockets

from carrom.match.record import parse
from tests.online.fronting import site
from tests.online.test_two_processes import played, server
from tests.server.serving import Page
from tests.server.test_side_work import ENDLESS

REPORT = {"room": "none", "seq": 1, "build": "b", "where": "w"}


async def opened(host, players, trust):
    """Open a room; return its id and the cookie of its browser."""
    sitters = [p if isinstance(p, dict) else {"name": p} for p in players]
    async with httpx.AsyncClient(base_url=f"https://{host}", verify=trust) as browser:
        told = {"players": sitters, "rosette": "exact"}
        answer = await browser.post("/api/rooms", json=told)
        assert answer.status_code == 201, answer.text
        return answer.json()["room"], answer.headers["set-cookie"]


@pytest.fixture(scope="module")
def front(postgresql, nats, tmp_path_factory):
    folder = tmp_path_factory.mktemp("nginx")
    with site(folder, postgresql.database("proxied"), nats.address) as found:
        yield found


def client(front, address="127.0.0.1", direct=None):
    """Somebody at an address, before the proxy or past it."""
    host, trust, *_ = front
    base = f"https://{host}" if direct is None else f"http://{direct}"
    way = httpx.HTTPTransport(verify=trust, local_address=address)
    return httpx.Client(base_url=base, transport=way)


def new_room(front):
    return asyncio.run(opened(front[0], ["Ada", "Ben"], front[1]))


def test_the_page_the_cookie_and_the_inside(front):
    with client(front) as browser:
        assert "<html" in browser.get("/").text
        assert browser.get("/healthz").json()["ok"]
        assert "strict-transport-security" not in browser.get("/healthz").headers
        for inside in ("/metrics", "/readyz"):
            assert browser.get(inside).status_code == 404
    room, cookie = new_room(front)
    assert {"Secure", "HttpOnly", f"Path=/api/rooms/{room}"} <= set(cookie.split("; "))
    for _, direct in front[2]:
        assert "carrom_rooms" in httpx.get(f"http://{direct}/metrics").text
        assert httpx.get(f"http://{direct}/readyz").json() == {"ready": True, "reasons": []}


def test_sockets_through_it_play_one_game(front):
    host, trust, *_ = front
    room, cookie = new_room(front)
    cookie = cookie.split(";")[0]

    async def play():
        async with (
            Page.at(host, room, cookie, trust=trust) as one,
            Page.at(host, room, trust=trust) as two,
        ):
            await one.to_the_first_stroke()
            done = await one.act("strike", x=0.0, angle=90.0, speed=4.0)
            assert done["type"] == "done"
            await two.until(lambda m: m["type"] == "news" and m["seq"] >= done["seq"])
        with pytest.raises(websockets.InvalidStatus):
            async with Page.at(host, room, cookie, origin="https://evil.example", trust=trust):
                pass

    played(play())


def reports(browser, most, **headers):
    """How many reports an address may send, of so many."""
    answers = [
        browser.post("/api/engine/differences", json=REPORT, headers=headers) for _ in range(most)
    ]
    assert {answer.status_code for answer in answers} <= {204, 429}
    return sum(answer.status_code == 204 for answer in answers)


def test_limits_count_the_client_and_not_the_proxy(front):
    with client(front, "127.0.0.2") as one, client(front, "127.0.0.3") as other:
        assert reports(one, 60) == 40  # 20 at each server
        assert reports(one, 4, **{"x-forwarded-for": "203.0.113.7"}) == 0  # nginx leaves it out
        assert reports(other, 4) == 4


def test_one_who_asks_too_much_is_refused_and_nobody_else(front):
    """ "Busy" is an answer to one client; it never makes the proxy take a process for dead."""
    host, trust, *_ = front

    async def ask():
        async with httpx.AsyncClient(
            base_url=f"https://{host}", verify=trust, timeout=60
        ) as greedy:
            wishes = [
                asyncio.create_task(greedy.post("/api/practice/stroke", json=ENDLESS))
                for _ in range(80)
            ]
            refused = 0
            for each in asyncio.as_completed(wishes):
                answer = await each
                assert answer.status_code in (422, 429)
                refused += answer.status_code == 429
                with client(front, "127.0.0.5") as other:
                    assert (await asyncio.to_thread(other.get, "/healthz")).status_code == 200
                if refused == 12:  # each process would have been taken for dead
                    break
            for each in wishes:
                each.cancel()
        assert refused == 12

    played(ask())


def test_nobody_else_is_believed(front):
    """Somebody who reaches a server past the proxy can give no address, scheme or id."""
    _, direct = front[2][0]
    with client(front, "127.0.0.4", direct) as stranger:
        assert (
            sum(reports(stranger, 1, **{"x-forwarded-for": f"10.0.0.{k}"}) for k in range(30)) == 20
        )
        answer = stranger.get("/healthz", headers={"x-request-id": "mine"})
        assert answer.headers["x-request-id"] != "mine"
    with client(front, "127.0.0.1", direct) as proxy:
        answer = proxy.get("/healthz", headers={"x-request-id": "of-the-proxy"})
        assert answer.headers["x-request-id"] == "of-the-proxy"


class Comer:
    """A page that comes back as ours does: at once on 1012, from the last entry it has seen."""

    def __init__(self, host, room, cookie, trust):
        self.way = (host, room, cookie)
        self.trust = trust
        self.entries = []
        self.codes = []
        self.gaps = []
        self.tries = itertools.count()

    async def stay(self, ended, strike):
        """Stay until told to go; strike whenever that is possible, or only watch."""
        gone = None
        while True:
            try:
                async with Page.at(*self.way, since=len(self.entries), trust=self.trust) as page:
                    page.entries = self.entries
                    await page.until(lambda m: m["type"] == "news")
                    if gone is not None:
                        self.gaps.append(monotonic() - gone)
                        gone = None
                    while not ended.is_set():
                        if strike and page.news["state"].get("phase") == "stroke":
                            x = 0.04 * (next(self.tries) % 7 - 3)  # another place may be free
                            await page.act("strike", x=x, angle=90.0, speed=0.6)
                            await asyncio.sleep(0.2)
                        elif strike and page.news["state"].get("phase") == "ready":
                            await page.act("play")
                        else:
                            await page.receive()
                    return
            except websockets.ConnectionClosed as closed:
                self.codes.append(closed.rcvd.code if closed.rcvd else None)
                gone = monotonic()


def test_a_rolling_restart_is_a_short_reconnect(database, nats, tmp_path):
    async def play(host, trust, restart):
        room, cookie = await opened(host, ["Ada", "Ben"], trust)
        async with Page.at(host, room, cookie, trust=trust) as page:
            await page.to_the_first_stroke()
        ended = asyncio.Event()
        player = Comer(host, room, cookie, trust)
        watcher = Comer(host, room, "", trust)
        staying = [
            asyncio.create_task(player.stay(ended, strike=True)),
            asyncio.create_task(watcher.stay(ended, strike=False)),
        ]
        for which in (0, 1):
            known = [len(player.entries), len(watcher.entries)]
            await asyncio.to_thread(restart, which)
            while any(
                len(c.entries) < n + 2 for c, n in zip((player, watcher), known, strict=True)
            ):
                await asyncio.wait(staying, timeout=0.1)
                await asyncio.gather(*(task for task in staying if task.done()))
        ended.set()
        await asyncio.wait_for(staying[0], 30)
        staying[1].cancel()  # nobody strikes any more: it would wait for nothing
        return player, watcher

    with (
        ExitStack() as running,
        site(tmp_path, database, nats.address) as (host, trust, both, told),
    ):

        def restart(which):
            first, address = both[which]
            first.send_signal(signal.SIGTERM)
            assert first.wait(20) in (0, -signal.SIGTERM)
            port = address.rpartition(":")[2]
            running.enter_context(server(database, nats.address, *told, "--port", port))
            events = [json.loads(line) for line in first.stderr.read().splitlines()]
            assert [json.dumps(event) for event in events if event["level"] == "error"] == []

        player, watcher = played(play(host, trust, restart))
        with httpx.Client(verify=trust) as browser:
            record = browser.get(f"https://{host}/api/rooms/{player.way[1]}/record").content
    for comer in (player, watcher):
        assert [e["seq"] for e in comer.entries] == list(range(1, len(comer.entries) + 1))
        assert set(comer.codes) == {1012}
        assert 1 <= len(comer.gaps) <= 2
        print("reconnected after", [round(gap, 2) for gap in comer.gaps], "s")
        assert max(comer.gaps) < 5.0  # a process that has just begun is slow on a busy machine
    assert parse(record).fault is None
    assert len(parse(record).events) >= len(player.entries)
