"""A game in two clicks, strokes by the letters of the keyboard, a page that is loaded again."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.driving import BASE, LAPTOP


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
    one.pull_back()
    expect(one.page.get_by_role("button", name="Skip")).to_be_visible(timeout=60_000)
    one.page.reload()
    one.to_the_stroke()
    assert one.strokes() == 1
    entries = len(one.facts())
    expect(one.page.locator(".log article:first-child .number")).to_have_text(str(entries))
    one.page.goto(f"http://{one.host}/")
    one.page.get_by_role("link", name="Continue").first.click()
    one.to_the_stroke()
    assert one.strokes() == 1


@pytest.mark.parametrize("size", [(844, 390), (390, 844), (1280, 800)])
def test_full_power_is_within_the_screen(player, size):
    one = player(viewport={"width": size[0], "height": size[1]})
    one.page.get_by_role("button", name="Options").first.click()
    one.page.get_by_label("Strike on release").uncheck()
    one.page.keyboard.press("Escape")
    one.start("Two players")
    mouse, (left, top) = one.page.mouse, one.on_board(0.0, -BASE)
    for across, down, angle in ((0, size[1] - 10 - top, 90.0), (4 - left, 0, 0.0)):
        mouse.move(left + 4, top)
        mouse.down()
        mouse.move(left + 4, top + 12)
        mouse.move(left + 4 + across, top + down, steps=3)
        mouse.up()
        expect(one.page.locator("#aim-speed")).to_have_value("12")
        assert float(one.page.locator("#aim-angle").input_value()) == pytest.approx(angle, abs=3.0)


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


def test_a_game_in_two_clicks_asks_for_no_seat(player):
    one = player(**LAPTOP)
    one.page.get_by_role("button", name="Two players").click()
    for button in ("Toss", "The break", "Play!"):
        one.page.get_by_role("button", name=button).click()
    expect(one.page.locator("button.strike")).to_be_enabled()


def test_a_game_taken_off_the_list_comes_back(player):
    one = player(**LAPTOP)
    one.start("Two players")
    one.page.goto(f"http://{one.host}/")
    expect(one.page.locator(".game")).to_contain_text("to play")
    one.page.get_by_role("button", name="Remove").click()
    expect(one.page.locator(".game")).to_have_count(0)
    one.page.get_by_role("button", name="Undo").click()
    expect(one.page.locator(".game")).to_have_count(1)
