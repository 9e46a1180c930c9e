"""A friend on another device: invited by a code, seated by a tap; seats that computers fill; watchers."""

import re

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.driving import LAPTOP, PHONE


def strike(one):
    """Make a stroke as the striker stands."""
    expect(one.page.locator("button.strike")).to_be_enabled()
    one.page.locator("button.strike").click()


def invite(one):
    """Open a game for a friend; return its code."""
    one.page.get_by_role("button", name="Play a friend").click()
    card = one.page.get_by_role("region", name="Invite a friend")
    expect(card.locator(".code")).to_have_text(re.compile(r"^[2-9A-Z]{3} [2-9A-Z]{3}$"))
    return card.locator(".code").inner_text().replace(" ", "")


def join(other, code, name):
    """Type a code on the first page and sit down."""
    other.page.get_by_label("Have a code?").fill(code.lower())
    other.page.get_by_role("button", name="Join", exact=True).click()
    other.page.get_by_label("Your name").fill(name)
    other.page.get_by_role("button", name="Sit down").click()


def test_two_people_at_two_devices(player):
    ada, ben = player(**LAPTOP), player(**PHONE)
    code = invite(ada)
    expect(ada.page.get_by_text("Waiting for somebody to sit down")).to_be_visible()
    assert ada.page.locator("button.strike").count() == 0
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("button", name="Save").click()
    expect(ada.page.locator(".score")).to_contain_text("Ada")
    expect(ada.page.locator(".score")).to_contain_text("Free seat")
    join(ben, code, "Ben")
    expect(ben.page.locator(".score")).to_contain_text("Ada")
    expect(ada.page.locator(".score")).to_contain_text("Ben")
    expect(ada.page.get_by_role("region", name="Invite a friend")).to_have_count(0)
    for count in range(1, 7):  # until both have struck
        for each in (ada, ben):
            expect(each.page.get_by_role("button", name="Skip")).to_have_count(0, timeout=60_000)
        strike(ada if "Your turn" in ada.page.locator(".turn").inner_text() else ben)
        ada.wait_for_strokes(count)
        by = {fact["by"] for fact in ada.facts() if fact["type"] == "struck"}
        if by == {"p1", "p2"}:
            break
    assert by == {"p1", "p2"}
    for each in (ada, ben):
        each.page.reload()
        expect(each.page.locator(".score")).to_contain_text("Ben")
        each.page.goto(f"http://{each.host}/")
        expect(each.page.locator(".game strong").first).to_have_text("Ada – Ben")
        each.page.get_by_role("link", name="Continue").first.click()
        expect(each.page.get_by_role("button", name="Seats and links")).to_be_visible()
    ben.page.goto(f"http://{ben.host}/")
    ben.start("Beginner")
    expect(ben.page.locator(".score")).to_contain_text("Ben")  # a name is asked for once


def test_wrong_codes_and_names_are_explained(player):
    ada, ben = player(**LAPTOP), player(**LAPTOP)
    code = invite(ada)
    join_to = ben.page
    join_to.goto(f"http://{ben.host}/#/join/ZZZ999")
    expect(join_to.get_by_role("alert")).to_contain_text("No game has this code")
    join_to.get_by_label("The code you were given").fill(f"http://{ben.host}/#/join/{code}")
    join_to.get_by_role("button", name="Join", exact=True).click()
    expect(join_to.get_by_text("Guest is waiting for you.")).to_be_visible()
    join_to.get_by_label("Your name").fill("GUEST")
    join_to.get_by_role("button", name="Sit down").click()
    expect(join_to.get_by_role("alert")).to_contain_text("looks like")
    join_to.get_by_label("Your name").fill("Ben")
    join_to.get_by_role("button", name="Sit down").click()
    expect(join_to.locator(".score")).to_contain_text("Ben")
    ben.wrong = [told for told in ben.wrong if "404" not in told and "422" not in told]
    ada.page.goto(f"http://{ada.host}/#/join/{code}")
    expect(ada.page.get_by_role("alert")).to_contain_text("All seats of this game are taken")
    ada.wrong = [told for told in ada.wrong if "404" not in told]


def test_ones_own_link_does_not_take_the_friends_seat(player):
    ada = player(**LAPTOP)
    code = invite(ada)
    room = ada.room
    ada.page.goto(f"http://{ada.host}/#/join/{code}")
    ada.page.get_by_role("link", name="Go to the game").click()
    expect(ada.page).to_have_url(re.compile(f"#/table/{room}$"))


def test_a_computer_plays_until_a_friend_comes(player):
    ada = player(**LAPTOP)
    invite(ada)
    ada.page.get_by_role("button", name="Let it play").click()
    strike(ada)
    ada.wait_for_strokes(1)
    ada.page.get_by_role("button", name="Seats and links").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Free this seat").click()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("region", name="Invite a friend")).to_be_visible(timeout=60_000)
    code = ada.page.locator(".invite .code").inner_text().replace(" ", "")
    ben = player(**PHONE)
    join(ben, code, "Ben")
    expect(ada.page.locator(".score")).to_contain_text("Ben")


def test_a_seat_kept_for_another_device(player):
    ada, again = player(**LAPTOP), player(**PHONE)
    ada.start("Two players")
    room = ada.room
    ada.page.get_by_role("button", name="Seats and links").click()
    ada.page.get_by_role("button", name="Show a code").click()
    code = ada.page.locator("dialog .code").inner_text()
    ada.page.keyboard.press("Escape")
    again.page.get_by_label("Have a code?").fill(code)
    again.page.get_by_role("button", name="Join", exact=True).click()
    expect(again.page).to_have_url(re.compile(f"#/table/{room}$"))
    expect(again.page.locator("button.strike")).to_be_enabled()
    expect(ada.page.get_by_text("You are watching.")).to_be_visible()
    expect(ada.page.locator("button.strike")).to_have_count(0)


def test_who_watches_sees_and_cannot_act(player):
    ada, eve = player(**LAPTOP), player(**LAPTOP)
    ada.start("Two players")
    ada.page.get_by_role("button", name="Seats and links").click()
    link = ada.page.get_by_label("Anyone with this link can watch").input_value()
    ada.page.keyboard.press("Escape")
    assert re.search(r"/#/watch/w-[\w-]{16,}$", link)
    eve.page.goto(link)
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    strike(ada)
    ada.wait_for_strokes(1)
    expect(eve.page.locator(".log article")).not_to_have_count(0)
    assert eve.page.locator("button.strike").count() == 0
    assert eve.page.get_by_role("button", name="Seats and links").count() == 0
    eve.page.goto(f"http://{eve.host}/")
    expect(eve.page.get_by_role("link", name="Continue")).to_have_count(0)


@pytest.mark.parametrize("doubles", [False, True])
def test_free_seats_of_a_new_game(player, doubles):
    ada = player(**LAPTOP)
    ada.page.goto(f"http://{ada.host}/#/new")
    if doubles:
        ada.page.get_by_label("Doubles").check()
    for number in range(2, 5 if doubles else 3):
        ada.page.get_by_label(f"Player {number}, Who plays").select_option("open")
    ada.page.get_by_role("button", name="Start game").click()
    code = ada.page.locator(".invite .code").inner_text().replace(" ", "")
    told = httpx.get(f"http://{ada.host}/api/invitations/{code}").json()
    assert told["free"] == (["p2", "p3", "p4"] if doubles else ["p2"])
    ben = player(**PHONE)
    ben.page.goto(f"http://{ben.host}/#/join/{code}")
    if doubles:
        ben.page.get_by_label("seat 3 (pair 1)").check()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.locator(".score")).to_contain_text("Ben")
    if doubles:
        for _ in range(2):
            count = ada.page.locator(".invite .computer button").count()
            ada.page.locator(".invite .computer button").first.click()
            expect(ada.page.locator(".invite .computer button")).to_have_count(count - 1)
    for each in (ada, ben):
        expect(each.page.get_by_role("button", name="Toss")).to_be_visible()
