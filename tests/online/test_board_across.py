"""Two browsers at two servers play a whole board, and a third watches; all come and go and change servers."""

import itertools
import random

from playwright.sync_api import expect

from carrom.match.asked import asked
from carrom.match.record import check, parse
from tests.browser.boards import MOST, Sitting
from tests.browser.driving import LAPTOP, PHONE, Player, chromium
from tests.browser.hands import Fields
from tests.browser.test_friends import invite, join
from tests.online.hall import hall

LOST = (
    "ERR_INTERNET_DISCONNECTED",
    "WebSocket",
    "Failed to load resource",
    "fetching the script",  # of the service worker, which the browser renews by itself
)
"""What a browser says of a line that was cut."""


def move(player, hosts):
    """Open the same page at the other server."""
    where = player.page.url.partition("#")[2]
    player.page.goto("about:blank")  # asks nothing more of the one it was at
    player.host = next(host for host in hosts if host != player.host)
    player.page.goto(f"http://{player.host}/#{where}")


def reload(player, _):
    player.page.reload()


def cut(player, _):
    """Take the network away for a moment."""
    player.context.set_offline(True)
    player.page.wait_for_timeout(300)
    player.context.set_offline(False)


def disturb(what, hosts):
    player, how = what
    how(player, hosts)
    expect(player.page.locator("canvas").first).to_be_visible(timeout=60_000)


def whose(reader):
    """The player whom a match waits for; nobody: anybody's."""
    found = asked(reader.settings, reader.state).player
    return found or reader.state.breaker or "p1"


def test_a_whole_board_over_two_servers(database, nats, tmp_path):
    chance = random.Random(7)
    with chromium() as browser, hall(database, nats, 2, tmp_path) as two:
        one, other = two.hosts
        ada, ben = Player(browser, one, **LAPTOP), Player(browser, other, **LAPTOP)
        code = invite(ada)
        ask = f"fetch('/api/rooms/{ada.room}/invitation').then(answer => answer.json())"
        watch = ada.page.evaluate(ask)["watch_address"]
        join(ben, code, "Ben")
        expect(ben.page.locator(".score")).to_contain_text("Ben")
        eve = Player(browser, other, **PHONE)
        eve.page.goto(f"http://{other}/#{watch.partition('#')[2]}")
        people = [ada, ben, eve]
        ahead = list(itertools.product(people, (cut, reload, move)))
        chance.shuffle(ahead)
        sittings = {
            "p1": Sitting(ada, Fields(ada), ("p1",)),
            "p2": Sitting(ben, Fields(ben), ("p2",)),
        }
        reader = sittings["p1"].reader
        while not reader.over:
            assert len(reader.strokes) < MOST
            for each in sittings.values():
                each.catch_up()
            sittings[whose(reader)].turn()
            reader.read()
            if ahead and chance.random() < 0.5:
                disturb(ahead.pop(), two.hosts)
        for left in ahead:  # a board may be short
            disturb(left, two.hosts)
        count = len(reader.events)
        for each in sittings.values():
            each.catch_up()
        newest = eve.page.locator(".log article:first-child .number")
        expect(newest).to_have_text(str(count), timeout=60_000)
        records = {
            person.client.get(f"/api/rooms/{ada.room}/record").content for person in (ada, ben)
        }
        assert len(records) == 1
        assert check(parse(records.pop())) is None
        for person in people:
            person.wrong = [told for told in person.wrong if not any(word in told for word in LOST)]
            person.close()
