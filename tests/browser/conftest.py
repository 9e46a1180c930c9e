"""A browser and a server for the tests of the page; everybody who sits down sees what goes wrong."""

import pytest

from tests.browser.boards import Sitting
from tests.browser.driving import LAPTOP, Player, chromium
from tests.browser.hands import Fields
from tests.browser.preparing import kept, sit_down
from tests.server.test_running import process


@pytest.fixture(scope="module")
def browser():
    with chromium() as found:
        yield found


@pytest.fixture(scope="package")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="package")
def server(folder):
    """A server: its process and its address."""
    with process(folder, command="play") as found:
        yield found


@pytest.fixture(scope="package")
def host(server):
    return server[1]


@pytest.fixture
def player(browser, host):
    """Somebody at the first page."""
    players = []

    def arrive(**options):
        players.append(Player(browser, host, **options))
        return players[-1]

    yield arrive
    for each in players:
        each.close()


@pytest.fixture
def sitting(player, folder):
    """Somebody who sits down at a match that was begun before."""

    def sit(table, hand=Fields, **options):
        one = player(**(options or LAPTOP))
        sit_down(one, *kept(folder, table))
        found = Sitting(one, hand(one), people=table.settings.players)
        found.catch_up()
        return found

    return sit
