"""A game in two clicks, strokes by the letters of the keyboard, a page that is loaded again."""

import re

import pytest
from playwright.sync_api import expect

from carrom.server.rooms.room_state import TOLD
from tests.browser.driving import BASE, LAPTOP
from tests.browser.hands import LEAST_PULL, full_pull
from tests.browser.preparing import begun, lay


def test_a_stroke_with_letters_and_arrows(player):
    one = player(**LAPTOP)
    one.start("Two players")
    for key in ("ArrowRight", "a", "w", "Enter"):
        one.page.locator("body").press(key)
    one.wait_for_strokes(1)
    one.to_the_stroke()
    assert one.strokes() == 1
    played = next(fact["aim"] for fact in one.facts() if fact["type"] == "struck")
    assert (played["x"], played["angle"], played["speed"]) == (0.005, 91.0, 4.4)


def test_loaded_again_in_mid_flight(player):
    one = player(**LAPTOP)
    one.start("Two players")
    one.pull_back(full_pull(one) * one.pixel)  # the discs move for seconds
    expect(one.page.get_by_role("button", name="Skip")).to_be_visible(timeout=60_000)
    one.page.reload()
    one.to_the_stroke()
    assert one.strokes() == 1
    entries = len(one.facts())
    expect(one.page.locator(".log article:first-child .number")).to_have_text(str(entries))
    one.page.goto(f"http://{one.host}/")
    ahead = one.page.get_by_role("link", name="Continue")
    expect(ahead).to_be_in_viewport(ratio=1)
    ahead.click()
    one.to_the_stroke()
    assert one.strokes() == 1


@pytest.mark.parametrize("size", [(844, 390), (390, 844), (1280, 800)])
def test_a_pull_has_the_same_power_towards_every_edge(player, size):
    one = player(viewport={"width": size[0], "height": size[1]})
    one.page.get_by_role("button", name="Options").first.click()
    one.page.get_by_label("Strike on release").uncheck()
    one.page.keyboard.press("Escape")
    one.start("Two players")
    mouse, full = one.page.mouse, full_pull(one)
    for place, across, down, angle in ((0, 0, 1, 90.0), (-220, -1, 0, 0.0), (220, 1, 0, 180.0)):
        one.page.locator("#aim-x").fill(str(place))
        one.page.locator("#aim-x").press("Tab")
        left, top = one.on_board(one.striker, -BASE)
        assert 0 < left + across * full < size[0]
        assert top + down * full < size[1]
        for length, speed in (
            (full + 1, 12.0),
            (LEAST_PULL + (full - LEAST_PULL) / 2, 12 / 2**1.6),
        ):
            mouse.move(left, top)
            mouse.down()
            mouse.move(left, top + 12)
            mouse.move(left + across * length, top + down * length, steps=3)
            mouse.up()
            speed_now = float(one.page.locator("#aim-speed").input_value())
            assert speed_now == pytest.approx(speed, abs=0.05)
            aimed = float(one.page.locator("#aim-angle").input_value())
            assert aimed == pytest.approx(angle, abs=1.5)


@pytest.mark.parametrize(
    "address", ["learn/lesson/strike", "learn/drill/straight", "problems/1", "practice"]
)
def test_a_lying_phone_has_room_for_a_full_pull(player, address):
    one = player(viewport={"width": 844, "height": 390})
    one.page.goto(f"http://{one.host}/#/{address}")
    expect(one.page.locator("button.strike")).to_be_enabled()
    assert one.on_board(0.0, -BASE)[1] + full_pull(one) < 390


def test_escape_skips_a_motion_and_a_held_key_does_not_strike(player):
    one = player(**LAPTOP)
    one.start("Two players")
    one.page.locator("body").press("Enter")
    skip = one.page.get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    one.page.keyboard.down("Enter")
    one.page.keyboard.press("Escape")
    expect(skip).to_have_count(0)
    expect(one.page.locator("button.strike")).to_be_enabled()
    for _ in range(3):
        one.page.keyboard.down("Enter")  # the key repeats
    one.page.keyboard.up("Enter")
    one.page.reload()
    one.to_the_stroke()
    assert one.strokes() == 1


def test_a_turn_is_let_go_only_when_that_is_confirmed(player):
    one = player(**LAPTOP)
    one.start("Two players")
    passes = one.page.get_by_role("button", name="Pass", exact=True)
    passes.click()
    one.page.get_by_role("button", name="No", exact=True).click()
    passes.click()
    one.page.get_by_role("button", name="Yes, pass").click()
    expect(one.page.get_by_role("log")).to_contain_text(
        re.compile(r"Player \d passed\.\s*It is Player \d’s turn")
    )
    expect(one.page.locator(".queen")).to_contain_text("’s attempt")
    assert [fact["type"] for fact in one.facts()].count("passed") == 1


def test_a_seat_is_chosen_on_the_board(player):
    one = player(**LAPTOP)
    one.page.goto(f"http://{one.host}/#/new")
    one.page.get_by_role("button", name="Start game").click()
    for button in ("Toss", "The seats"):
        one.page.get_by_role("button", name=button).click()
    one.page.locator(".canvas").get_by_role("button", name="Sit east").click()
    expect(one.page.get_by_role("log")).to_contain_text("east")
    one.to_the_stroke()
    seats = [fact["seats"] for fact in one.facts() if fact["type"] == "took-seats"]
    assert "east" in seats[0]


def test_a_game_taken_off_the_list_comes_back(player):
    one = player(**LAPTOP)
    one.start("Two players")
    one.page.goto(f"http://{one.host}/")
    expect(one.page.locator(".game")).to_contain_text("to play")
    one.page.get_by_role("button", name="Remove").click()
    expect(one.page.locator(".game")).to_have_count(0)
    one.page.get_by_role("button", name="Undo").click()
    expect(one.page.locator(".game")).to_have_count(1)


def test_earlier_entries_of_a_long_log_and_why_they_are_refused(sitting):
    table = begun()
    while table.match.seq < TOLD + 10:
        table.stroke()
    one = sitting(lay(table, [(0.0, 0.0)], [(0.1, 0.0)])).player
    side, first = one.page.locator(".log"), one.page.locator(".log article:last-of-type .number")
    expect(first).not_to_have_text("1")
    asked, busy = "**/entries?before=*", {"en": "Too much at once.", "fr": "Trop à la fois."}
    one.page.route(asked, lambda route: route.fulfill(status=429, json={"detail": busy}))
    more = one.page.get_by_role("button", name="Show earlier entries")
    more.click()
    expect(side.get_by_role("alert")).to_have_text(busy["en"])
    one.page.unroute(asked)
    more.click()
    expect(first).to_have_text("1")
    expect(side.get_by_role("alert")).to_have_count(0)
    expect(more).to_have_count(0)
    one.wrong = [told for told in one.wrong if "429" not in told]
