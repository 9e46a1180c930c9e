"""Whole boards from the toss to the end, every stroke by mouse, finger or keys; the API only reads."""

import pytest
from playwright.sync_api import expect

from tests.browser.boards import Sitting
from tests.browser.driving import LAPTOP, PHONE, Player, chromium
from tests.browser.hands import Fields, Finger, Keys, Mouse
from tests.server.test_running import process


@pytest.fixture(scope="module")
def browser():
    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def host(tmp_path_factory):
    with process(tmp_path_factory.mktemp("data"), command="play") as (_, address):
        yield address


@pytest.fixture
def player(browser, host):
    players = []

    def sit(**options):
        players.append(Player(browser, host, **options))
        return players[-1]

    yield sit
    for each in players:
        each.close()


def chosen(one, hand, *, doubles=False, computer=False):
    """Choose a single board on the page for a new game, and begin."""
    hand.press(one.page.locator("a.way"))
    if doubles:
        hand.choose("kind", 1)
    if computer:
        one.page.locator("main select").nth(1).select_option("beginner")
    hand.choose("length", 1)
    hand.press(one.page.locator("button.begin"))
    expect(one.page.locator("canvas")).to_be_visible(timeout=60_000)


def ended(one, sitting, said):
    """Look at the end: who won is said, and a new game is offered."""
    reader = sitting.reader
    assert reader.state.winner is not None
    assert sum(reader.state.points) > 0
    over = one.page.locator(".over")
    expect(over.get_by_role("heading")).to_contain_text(said)
    expect(over.get_by_role("link").last).to_be_visible()
    played = [stroke.played for stroke in reader.strokes]
    assert all(played)
    reader.close()


def test_a_board_with_the_mouse(player):
    one = player(**LAPTOP)
    hand = Mouse(one)
    chosen(one, hand)
    sitting = Sitting(one, hand)
    sitting.play()
    ended(one, sitting, "wins")


def test_a_board_with_a_finger_on_a_phone(player):
    one = player(**PHONE, locale="fr-FR")
    hand = Finger(one)
    chosen(one, hand)
    sitting = Sitting(one, hand)
    sitting.play()
    ended(one, sitting, "gagne")


def test_a_board_with_keys_alone(player):
    one = player(**LAPTOP)
    hand = Keys(one)
    chosen(one, hand)
    sitting = Sitting(one, hand)
    sitting.play()
    ended(one, sitting, "wins")


def test_a_board_against_the_computer(player):
    one = player(**LAPTOP)
    hand = Fields(one)
    chosen(one, hand, computer=True)
    sitting = Sitting(one, hand, people=("p1",))
    sitting.play()
    ended(one, sitting, "wins")


def test_a_board_of_doubles_at_one_screen(player):
    one = player(**LAPTOP, locale="fr-FR")
    hand = Mouse(one)
    chosen(one, hand, doubles=True)
    sitting = Sitting(one, hand)
    sitting.play()
    ended(one, sitting, "gagnent")
    assert len(sitting.reader.state.seats) == 4
