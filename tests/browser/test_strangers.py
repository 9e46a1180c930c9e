"""Two people who do not know each other find each other, play, and one reports the other."""

import pytest
from playwright.sync_api import expect

from tests.browser.driving import LAPTOP, PHONE, Player
from tests.browser.test_axe import AXE, TAGS, faults
from tests.server.test_running import process


def seen_wrong(player):
    """What axe finds on a page."""
    player.page.evaluate(AXE.read_text(encoding="utf-8"))
    return faults(player.page, TAGS)


@pytest.fixture(scope="module")
def meeting(tmp_path_factory):
    """A server that brings strangers together."""
    with process(tmp_path_factory.mktemp("strangers"), "--strangers") as (_, address):
        yield address


@pytest.fixture
def arrive(browser, meeting):
    """Somebody at the first page, with what he finds an opponent by."""
    people = []

    def come(name, **options):
        people.append(Player(browser, meeting, **(options or LAPTOP)))
        finder = people[-1].page.locator("section[aria-labelledby=find-opponent]")
        expect(finder).to_be_visible()
        finder.locator("input").fill(name)
        return people[-1], finder

    yield come
    for each in people:
        each.close()


def test_two_meet_and_one_is_reported(arrive):
    ada, hers = arrive("Ada")
    assert not seen_wrong(ada)
    hers.locator("form button").click()
    expect(hers.get_by_role("status")).to_contain_text("Looking for an opponent")
    stop = hers.get_by_role("button", name="Stop looking")
    expect(stop).to_be_focused()
    assert not seen_wrong(ada)
    ben, his = arrive("Ben", locale="fr-FR", **PHONE)
    expect(his.locator("li")).to_contain_text("1 joueur")
    assert not seen_wrong(ben)
    his.get_by_role("button", name="Jouer").click()
    for one in (ada, ben):
        one.page.wait_for_url("**/#/table/*")
        one.page.locator("button.strike").wait_for(state="attached")
    assert ada.room == ben.room
    names = ada.client.get(f"/api/rooms/{ada.room}").json()["names"]
    assert sorted(names.values()) == ["Ada", "Ben"]
    expect(ben.page.locator(".score")).to_contain_text("Ada")
    expect(ada.page.locator(".score")).to_contain_text("Ben")
    striker = next(p for p in (ada, ben) if p.page.locator("button.strike").is_enabled())
    striker.page.locator("button.strike").click()
    ada.wait_for_strokes(1)

    ada.page.get_by_role("button", name="Report …").click()
    dialog = ada.page.get_by_role("dialog", name="Report Ben")
    expect(dialog).to_be_visible()
    send = dialog.get_by_role("button", name="Send the report")
    expect(send).to_be_disabled()
    dialog.get_by_label("They play for time.").check()
    assert not seen_wrong(ada)
    send.click()
    expect(dialog).to_be_hidden()
    expect(ada.page.get_by_text("Your report has been sent")).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_text("Your report has been sent")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Report …")).to_have_count(0)


def test_by_the_keyboard_and_no_longer(arrive):
    ada, hers = arrive("Ada")
    keys = ada.page.keyboard
    hers.locator("input").focus()
    keys.press("Enter")
    expect(hers.get_by_role("button", name="Stop looking")).to_be_focused()
    ben, his = arrive("Ben")
    expect(his.locator("li")).to_have_count(1)
    keys.press("Enter")
    expect(hers.locator("form")).to_be_visible()
    expect(his.locator("li")).to_have_count(0)
    assert ben.client.get("/api/open-games").json() == {"games": []}


def test_who_leaves_the_page_no_longer_waits(arrive):
    ada, hers = arrive("Ada")
    hers.locator("form button").click()
    expect(hers.get_by_role("status")).to_be_visible()
    ben, his = arrive("Ben")
    expect(his.locator("li")).to_have_count(1)
    ada.page.goto(f"http://{ada.host}/#/how")
    expect(his.locator("li")).to_have_count(0)
    his.locator("form button").click()
    expect(his.get_by_role("status")).to_be_visible()
    ben.page.reload()
    expect(his.locator("form")).to_be_visible()
    hers_again = ada.page.locator("section[aria-labelledby=find-opponent]")
    ada.page.goto(f"http://{ada.host}/#/")
    expect(hers_again).to_be_visible()
    expect(hers_again.locator("li")).to_have_count(0)


def test_where_it_is_off_nothing_is_offered(player):
    one = player(**LAPTOP)
    with one.page.expect_response("**/api/features") as features:
        one.page.reload()
    assert features.value.json() == {"strangers": False}
    expect(one.page.locator("main.home")).to_be_visible()
    expect(one.page.locator("section[aria-labelledby=find-opponent]")).to_have_count(0)
