"""A game in two clicks, strokes by the letters of the keyboard, a page that is loaded again."""

from playwright.sync_api import expect

from tests.browser.driving import LAPTOP


def test_a_stroke_with_letters_and_arrows(player):
    one = player(**LAPTOP)
    one.start("Two at this screen")
    for key in ("ArrowRight", "a", "w", "Enter"):
        one.page.locator("body").press(key)
    one.wait_for_strokes(1)
    one.to_the_stroke()
    assert one.strokes() == 1
    played = next(fact["played"] for fact in one.facts() if fact["type"] == "struck")
    assert (played["x"], played["angle"], played["speed"]) == (0.005, 91.0, 4.4)


def test_loaded_again_in_mid_flight(player):
    one = player(**LAPTOP)
    one.start("Two at this screen")
    one.pull_back()
    expect(one.page.get_by_role("button", name="Skip")).to_be_visible(timeout=60_000)
    one.page.reload()
    one.to_the_stroke()
    assert one.strokes() == 1
    entries = len(one.facts())
    expect(one.page.locator(".log article:first-child .number")).to_have_text(str(entries))
    one.page.goto(f"http://{one.host}/")
    one.page.get_by_role("link", name="Go on").first.click()
    one.to_the_stroke()
    assert one.strokes() == 1
