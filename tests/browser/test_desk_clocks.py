"""The clocks of the desk: shown, heard in their last seconds, and what the umpire enters then."""

from playwright.sync_api import expect

from tests.browser.desks import UmpirePage, tournament_desk
from tests.browser.driving import PHONE

LISTEN = """
window.heard = [];
window.AudioContext = class {
  state = "running";
  currentTime = 0;
  destination = {};
  createGain() {
    return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (out) => out };
  }
  createOscillator() {
    const frequency = { value: 0 };
    return { frequency, connect: (out) => out, start: () => heard.push(frequency.value), stop() {} };
  }
};
"""
"""Tones are written down instead of played."""
SHORT, LONG = 988, 740
ENDING = [SHORT] * 5 + [LONG]


def listening(player):
    one = player(**PHONE)
    one.page.add_init_script(LISTEN)
    one.page.reload()
    return UmpirePage(one)


def heard(umpire):
    return umpire.page.evaluate("heard.splice(0)")


def test_every_clock_is_seen_and_heard(player):
    strict, hall = listening(player), listening(player)
    strict.open("Ada", "Ben", clock="strict")
    strict.to_the_stroke()
    timed = strict.page.get_by_role("timer")
    expect(timed).to_be_visible()
    refused = strict.page.locator(".ruling.warn")
    strict.page.locator(".acts .else").tap()
    strict.sheet.locator('[data-case^="offer-time"]').tap()
    expect(refused.or_(strict.page.get_by_role("button", name="Time is up"))).to_be_visible()
    strict.sheet.locator("button.close").tap()

    page = hall.page
    page.clock.install()  # the other clocks run by the hour
    address, _ = tournament_desk(hall.player.client)
    hall.follow(f"http://{hall.player.host}/{address}")
    hall.to_the_stroke()
    page.locator(".depths button").nth(1).tap()
    page.locator(".result .two button").first.tap()
    page.locator(".result").get_by_role("button", name="1", exact=True).tap()
    page.locator(".result .three button").first.tap()
    page.locator(".result select").first.select_option(index=1)
    expect(page.locator(".result .ruling")).to_be_visible()
    seq = hall.seq
    page.locator(".result .primary").tap()
    hall.reach(seq + 1)
    hall.case(hall.find("offer-protest"))
    protest = page.locator('[data-protest="announced"] strong')
    expect(protest).to_contain_text("14:")
    assert heard(hall) == []
    page.route("**/api/desk/**", lambda _: None)  # no answer: the server's clock stays behind
    page.clock.fast_forward("14:40")
    page.clock.run_for(25_000)
    expect(protest).to_have_text("The time to put it in writing is over.")
    assert heard(hall) == ENDING
    large = page.locator("[data-round] .time")
    expect(large).to_contain_text("44:")
    assert large.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") > 24
    page.clock.fast_forward("44:00")
    page.clock.run_for(65_000)
    expect(large).to_have_text("Time is over. Finish this board.")
    assert heard(hall) == ENDING

    up = strict.page.get_by_role("button", name="Time is up")
    expect(up).to_be_visible()
    tones = heard(strict)  # a busy machine may miss a second
    assert SHORT in tones
    assert tones[-1] == LONG
    seq = strict.seq
    up.tap()
    strict.reach(seq + 1)
    assert strict.facts()[-1] == {"type": "time-ran-out", "timer": "thinking"}
