"""A game in two clicks, strokes by the letters of the keyboard, a page that is loaded again."""

import re
import time

import pytest
from playwright.sync_api import expect

from carrom.server.rooms.room_state import TOLD
from tests.browser.driving import BASE, LAPTOP, PHONE
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


SMALL = {**PHONE, "viewport": {"width": 360, "height": 560}}
HIDDEN = """() => {
  const board = document.querySelector("canvas").getBoundingClientRect();
  const over = (each) => {
    const box = each.getBoundingClientRect();
    const [across, down] = [
      Math.min(box.right, board.right) - Math.max(box.left, board.left),
      Math.min(box.bottom, board.bottom) - Math.max(box.top, board.top)];
    return across > 1 && down > 1 ? down : 0;
  };
  return Math.max(...[...document.querySelectorAll(".cards, .notice")].map(over));
}"""
"""How many pixels of the board are under a notice."""
EMPTY = """() => document.querySelector("canvas").getBoundingClientRect().top -
  Math.max(...[...document.querySelectorAll(".turn, .strip")].map((each) => each.getBoundingClientRect().bottom))"""
"""How many pixels stay empty above the board of a game that has just begun."""
AT_REST = """() => new Promise((done) => {
  let [last, still] = [scrollY, 0];
  const look = () => {
    [last, still] = [scrollY, scrollY === last ? still + 1 : 0];
    if (still > 20) done();
    else requestAnimationFrame(look);
  };
  look();
})"""
"""Wait until a page that was flung has come to rest: until then it goes on, wherever it is put."""
FOUL = {"angle": "59.9", "speed": "2.2"}
"""Straight into the far right pocket."""


@pytest.mark.parametrize(
    ("size", "most"), [(LAPTOP, 16), (PHONE, 16), (SMALL, 16)], ids=["laptop", "phone", "small"]
)
def test_notices_hide_nothing_of_the_board_and_the_focus_is_there(player, size, most):
    one = player(**size, locale="fr-FR")
    page = one.page
    one.start("À deux sur cet écran")
    expect(page.locator("canvas")).to_be_focused()
    assert page.evaluate(EMPTY) <= most
    for name, value in FOUL.items():
        page.locator(f"#aim-{name}").fill(value)
    page.locator("button.strike").click()
    expect(page.locator(".notice").first).to_be_visible(timeout=60_000)
    for far in (0, 150):
        page.evaluate("far => scrollTo(0, far)", far)
        assert page.evaluate(HIDDEN) == 0


def test_a_small_phone_scrolls_past_the_board_and_a_twitch_is_no_stroke(player):
    one = player(**SMALL)
    page = one.page
    one.start("Two players")
    session = one.context.new_cdp_session(page)

    def touch(kind, when, *at):
        points = [{"x": x, "y": y} for x, y in at]
        event = {"type": kind, "touchPoints": points, "timestamp": when}
        session.send("Input.dispatchTouchEvent", event)

    def swipe(place, pixels):
        """Go down or up in a fifth of a second, however busy the machine is."""
        now, (left, top) = time.time(), place
        touch("touchStart", now, (left, top))
        for part in range(1, 11):
            touch("touchMove", now + 0.02 * part, (left, top + pixels * part / 10))
        touch("touchEnd", now + 0.21)

    def aimed():
        return page.locator("#aim-angle").input_value()

    page.touchscreen.tap(*one.on_board(0.15, 0.1))
    expect(page.locator("#aim-angle")).not_to_have_value("90")
    before = aimed()
    swipe(one.on_board(-0.1, 0.05), -200)
    page.wait_for_function("() => scrollY > 100")
    page.evaluate(AT_REST)
    assert aimed() == before, "who scrolls does not aim"
    page.evaluate("scrollTo(0, 0)")
    left, top = one.on_board(one.striker, -BASE)
    now = time.time()
    for part, (kind, down) in enumerate(
        (("mousePressed", 0), ("mouseMoved", 15), ("mouseMoved", 30), ("mouseReleased", 30))
    ):
        told = {"type": kind, "x": left, "y": top + down, "timestamp": now + 0.05 * part}
        session.send(
            "Input.dispatchMouseEvent", {**told, "button": "left", "buttons": 1, "clickCount": 1}
        )
    expect(page.locator(".around [role=status]")).to_contain_text("hold still for a moment")
    assert aimed() == before
    assert one.strokes() == 0
