"""Strokes by mouse, finger and keys; both languages; a page that is loaded again."""

import pytest
from playwright.sync_api import expect

from tests.browser.driving import LAPTOP, PHONE, Player, chromium
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


def test_strokes_with_the_mouse(player):
    one = player(**LAPTOP)
    one.start("Two at this screen")
    for number in range(1, 4):
        one.pull_back()
        one.wait_for_strokes(number)
        one.to_the_stroke()
        assert one.strokes() == number
    expect(one.page.get_by_role("log")).to_contain_text("plays next")


def test_strokes_with_a_finger_on_a_phone(player):
    one = player(**PHONE)
    one.start("Two at this screen")
    one.pull_with_a_finger()
    one.wait_for_strokes(1)
    one.to_the_stroke()
    assert one.strokes() == 1


def test_strokes_with_keys_alone(player):
    one = player(**LAPTOP)
    keyboard = one.page.keyboard
    button = one.page.get_by_role("button", name="Two at this screen")
    for _ in range(30):
        keyboard.press("Tab")
        if button.evaluate("e => e === document.activeElement"):
            break
    keyboard.press("Enter")
    one.to_the_stroke()
    one.page.locator("body").press("ArrowRight")
    one.page.locator("body").press("a")
    one.page.locator("body").press("w")
    one.page.locator("body").press("Enter")
    one.wait_for_strokes(1)
    one.to_the_stroke()
    assert one.strokes() == 1


def test_against_the_computer(player):
    one = player(**LAPTOP)
    one.start("Against the computer")
    before = one.strokes()
    one.page.locator("#aim-speed").fill("5")
    one.page.locator("button.strike").click()
    one.wait_for_strokes(before + 1)
    one.to_the_stroke()


def test_loaded_again_in_mid_flight(player):
    one = player(**LAPTOP)
    one.start("Two at this screen")
    one.pull_back()
    one.page.wait_for_timeout(200)
    one.page.reload()
    one.to_the_stroke()
    assert one.strokes() == 1
    one.page.goto(f"http://{one.host}/")
    one.page.get_by_role("link", name="Go on").first.click()
    one.to_the_stroke()


def test_in_french(player):
    one = player(**LAPTOP, locale="fr-FR")
    expect(one.page.locator("html")).to_have_attribute("lang", "fr")
    one.page.locator("button.way").first.click()
    one.to_the_stroke()
    one.pull_back()
    one.wait_for_strokes(1)
    one.to_the_stroke()
    expect(one.page.get_by_role("log")).to_contain_text("Tirage au sort gagné par")
