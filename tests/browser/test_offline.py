"""The page kept on the device: what works without the network, and that it can be installed."""

import json
import re
import signal

import httpx
import pytest
from playwright.sync_api import expect

from carrom.equipment.aim import Aim
from carrom.equipment.pieces import Seat
from tests.browser.driving import LAPTOP, PHONE
from tests.browser.hands import Fields, Finger
from tests.browser.test_learn import CALM, lesson_to_its_end, skip, told

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  for (let k = 0; k < 600; k++) {
    const book = await caches.open("carrom-book");
    if (navigator.serviceWorker.controller && (await book.keys()).length >= 10) return true;
    await new Promise((done) => setTimeout(done, 100));
  }
  return false;
}"""
"""Wait until the service worker has the page and the rule book."""


@pytest.fixture
def offline(player):
    """Somebody whose browser has kept the page, and whose network is gone."""

    def cut(**options):
        one = player(**(options or LAPTOP))
        assert one.page.evaluate(KEPT)
        one.context.set_offline(True)
        one.page.reload()
        one.wrong.clear()  # the browser tells of requests that failed
        return one

    return cut


def test_the_page_and_the_rule_book_open_without_the_network(offline):
    one = offline()
    expect(one.page.locator("h1")).to_have_text("Carrom")
    expect(one.page.locator("p.offline")).to_be_visible()
    one.page.get_by_role("button", name="Beginner").click()
    alert = one.page.get_by_role("alert")
    expect(alert).to_have_text(re.compile("^You are offline, and a game needs the server"))
    expect(alert).to_be_in_viewport()
    one.page.evaluate("location.hash = '#/rules/international/3.11.b'")
    expect(one.page.get_by_role("button", name="Copy link 3.11.b")).to_be_visible()
    one.page.evaluate("location.hash = '#/practice'")
    expect(one.page.locator("canvas")).to_be_visible()
    one.context.set_offline(False)
    expect(one.page.locator("p.offline")).to_have_count(0)
    one.wrong.clear()


def test_a_slow_line_is_waited_for_where_nothing_is_kept(player, server):
    """A page of the rule book that the device does not have comes late, but it comes."""
    one = player(**LAPTOP)
    assert one.page.evaluate(KEPT)
    one.page.evaluate("caches.delete('carrom-book')")
    one.context.new_cdp_session(one.page).send("Network.clearBrowserCache")
    server[0].send_signal(signal.SIGSTOP)
    try:
        one.page.evaluate("location.hash = '#/rules/international/3.11.b'")
        one.page.wait_for_timeout(4800)
    finally:
        server[0].send_signal(signal.SIGCONT)
    expect(one.page.get_by_role("button", name="Copy link 3.11.b")).to_be_visible()


def test_it_can_be_installed_in_both_languages(player, host):
    one = player(**LAPTOP)
    found = {}
    for language in ("en", "fr"):
        one.page.get_by_role("combobox").first.select_option(language)
        expect(one.page.locator("#manifest")).to_have_attribute(
            "href", f"./carrom.{language}.webmanifest"
        )
        session = one.context.new_cdp_session(one.page)
        told = session.send("Page.getAppManifest")
        assert not told["errors"]
        found[language] = json.loads(told["data"])
        wrong = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [each["errorId"] for each in wrong] == [
            "in-incognito"
        ]  # as every context of a test is
    assert found["en"]["description"] != found["fr"]["description"]
    for icon in found["en"]["icons"]:
        answer = httpx.get(f"http://{host}/{icon['src']}")
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width = int.from_bytes(answer.content[16:20])
            assert f"{width}x{width}" == icon["sizes"]


def test_the_worker_is_asked_for_anew(host):
    """A worker that a browser keeps for long would keep an old page."""
    answer = httpx.get(f"http://{host}/service_worker.js")
    assert answer.headers["cache-control"] == "no-cache"


def test_a_lesson_and_a_drill_by_finger_in_french_without_the_network(offline):
    one = offline(**PHONE, locale="fr-FR", reduced_motion="reduce")
    page = one.page
    page.evaluate("location.hash = '#/learn/lesson/strike'")
    lesson_to_its_end(one, Finger(one))
    expect(page.locator(".bar .primary")).to_have_text("Ensuite\u00a0: Tout droit")
    page.evaluate("location.hash = '#/learn/drill/straight'")
    Finger(one).strike(Aim(Seat.SOUTH, x=0.0, angle=150.0, speed=1.0))
    skip(page)
    expect(page.locator(".score")).to_contain_text("Essai 2 sur 10")
    page.evaluate("location.hash = '#/you'")
    expect(page.locator("h1")).to_have_text("Vos chiffres")
    one.wrong.clear()  # the browser tells of requests that failed


def test_a_lesson_a_drill_and_a_problem_work_without_the_network(offline):
    one = offline(**CALM)
    page = one.page
    page.evaluate("location.hash = '#/learn/lesson/strike'")
    lesson_to_its_end(one, Fields(one))
    page.evaluate("location.hash = '#/learn/drill/straight'")
    expect(page.locator(".score")).to_contain_text("Try 1 of 10")
    Fields(one).strike(Aim(Seat.SOUTH, x=0.0, angle=270.0, speed=1.0))
    skip(page)
    expect(told(page)).to_contain_text("No point.")
    page.reload()
    expect(page.locator(".score")).to_contain_text("Try 2 of 10")
    page.evaluate("location.hash = '#/problems/1'")
    expect(told(page)).to_contain_text("to play")
    page.get_by_role("button", name="Give up").click()
    skip(page)
    expect(told(page)).to_contain_text("The best stroke:")
    one.wrong.clear()  # the browser tells of requests that failed
