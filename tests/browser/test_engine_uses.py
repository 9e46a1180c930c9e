"""What the page does with its engine: practice offline, paths while aiming, strokes before the server tells of them."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from carrom.server.run import page_build
from tests.browser.driving import BASE, LAPTOP, PHONE, Player
from tests.browser.hands import full_pull
from tests.browser.preparing import begun, kept, lay, sit_down

SLOW = 60_000
PICTURE = "() => document.querySelector('canvas').toDataURL()"
PIXEL = """([x, y]) => {
  const canvas = document.querySelector("canvas");
  const box = canvas.getBoundingClientRect();
  const per = canvas.width / box.width;
  const one = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  one.drawImage(canvas, (x - box.left) * per, (y - box.top) * per, 1, 1, 0, 0, 1, 1);
  return String(one.getImageData(0, 0, 1, 1).data);
}"""
PRACTICE = "JSON.parse(localStorage.getItem('carrom-practice-board') ?? '{}')"
WASM = re.compile(r"/assets/engine-[\w-]+\.wasm$")
STROKES = re.compile(r"/api/practice/stroke$")


SEES_MOTION = """() => addEventListener("pagehide", () => {
  const skips = [...document.querySelectorAll("button")].some((one) => one.textContent.trim() === "Skip");
  sessionStorage.setItem("renewed-in-motion", String(skips));
})"""
"""Notes whether discs moved when the page went: there is a button to skip that."""


def at_practice(one):
    """Go to the practice board and wait for the engine."""
    with one.page.expect_response(WASM, timeout=SLOW):
        one.page.goto(f"http://{one.host}/#/practice")
    expect(one.page.locator(".tabs")).to_be_visible(timeout=SLOW)
    one.page.wait_for_timeout(300)


def steps(one, count):
    one.page.wait_for_function(f"() => ({PRACTICE}).steps?.length === {count}", timeout=SLOW)
    return one.page.evaluate(PRACTICE)["steps"]


def aid(one, name):
    """Choose an aim aid; the hint for the first stroke, which moves, is over."""
    one.page.evaluate(
        "wanted => localStorage.setItem('carrom', "
        "JSON.stringify({ ...JSON.parse(localStorage.getItem('carrom') ?? '{}'), ...wanted }))",
        {"aid": name, "struck": True},
    )
    one.page.reload()


def test_practice_goes_on_without_the_network(player):
    one = player(locale="fr-FR", **PHONE)
    asked = []
    one.page.on("request", lambda request: asked.append(request.url))
    at_practice(one)
    # Chromium asks for the icon of a page again when it likes to.
    one.page.route(
        "**/icon.svg", lambda route: route.fulfill(body="", content_type="image/svg+xml")
    )
    one.context.set_offline(True)
    asked.clear()
    one.pull_with_a_finger()
    before, after = steps(one, 2)
    assert before["pieces"] != after["pieces"]
    expect(one.page.locator("p.told")).to_contain_text("touché", timeout=SLOW)
    assert [url for url in asked if not url.endswith("/icon.svg")] == []
    # The browser may look just then whether there is a newer service worker.
    one.wrong = [said for said in one.wrong if "when fetching the script" not in said]


def test_a_browser_that_cannot_run_the_engine_asks_the_server(player):
    one = player(**LAPTOP)
    one.page.route(WASM, lambda route: route.fulfill(body=b"no module", status=200))
    at_practice(one)
    with one.page.expect_response(STROKES, timeout=SLOW) as answer:
        one.page.locator("button.strike").click()
    assert answer.value.status == 200
    assert steps(one, 2)[1]["pieces"] == answer.value.json()["layout"]


def test_whole_paths_move_as_you_drag(player):
    one = player(**LAPTOP)
    at_practice(one)
    one.page.wait_for_timeout(300)
    plain = one.page.evaluate(PICTURE)
    one.page.get_by_role("button", name="Options").first.click()
    one.page.get_by_label("Aim aid").select_option("path")
    one.page.keyboard.press("Escape")
    differs = f"before => ({PICTURE})() !== before"
    one.page.wait_for_function(differs, arg=plain, timeout=SLOW)
    mouse, x = one.page.mouse, one.striker
    seen = {one.page.evaluate(PICTURE)}
    mouse.move(*one.on_board(x, -BASE))
    mouse.down()
    for k in range(1, 5):
        mouse.move(*one.on_board(x - 0.01 * k, -BASE - 0.02 * k), steps=3)
        one.page.wait_for_timeout(150)
        seen.add(one.page.evaluate(PICTURE))
    assert len(seen) == 5
    mouse.up()
    steps(one, 2)


def seated(player, folder, opponent, **terms):
    """Somebody at a board in mid-game: against the computer, or with another person."""
    table = lay(begun(**terms), [(0.05, 0.1), (-0.1, 0.05)], [(0.1, -0.1), (0.0, 0.2)], turn="ada")
    one = player(**LAPTOP)
    sit_down(one, *kept(folder, table, ben=opponent))
    one.to_the_stroke()
    return one


def agree_to_paths(page):
    """Take the help whose price has been said: twice, where it waits and where it is agreed to."""
    show = page.get_by_role("button", name="Show whole paths")
    show.click()
    page.get_by_role("group", name="Help").locator(show).click()
    expect(page.get_by_text("whole paths are not shown yet")).to_have_count(0)


@pytest.mark.parametrize(
    ("opponent", "handicap"), [("beginner", {}), ("beginner", {"ada": "off"}), ("person", {})]
)
def test_whole_paths_are_for_games_against_the_computer(player, folder, opponent, handicap):
    """Not between people, and not for a player whose handicap is another aim aid."""
    one = seated(player, folder, opponent, aim_aids=handicap)
    pictures = []
    for name in ("short", "path"):
        aid(one, name)
        one.to_the_stroke()
        if name == "path" and opponent != "person" and not handicap:
            agree_to_paths(one.page)
        one.page.wait_for_timeout(1500)
        pictures.append(one.page.evaluate(PICTURE))
    assert (pictures[0] == pictures[1]) == (opponent == "person" or bool(handicap))


class Line:
    """A socket whose messages to the page can be held back and changed."""

    def __init__(self, page):
        self.held, self.holds, self.change = [], False, lambda told: told
        page.route_web_socket(re.compile(r"/api/rooms/"), self._connect)

    def _connect(self, socket):
        self.socket = socket
        socket.connect_to_server().on_message(self._told)

    def _told(self, message):
        if self.holds:
            self.held.append(message)
        else:
            self.socket.send(json.dumps(self.change(json.loads(message))))

    def release(self):
        self.holds = False
        for message in self.held:
            self._told(message)
        self.held.clear()


def shift(told):
    """Move one knot of one disc by a millionth of a metre."""
    for entry in told.get("entries", []):
        if entry["motion"]:
            entry["motion"]["frames"]["discs"][0]["knots"][1][1] += 1
    return told


def test_our_stroke_is_shown_before_the_server_tells_of_it(player, folder):
    one = player(**LAPTOP)
    reports: list[Any] = []

    def see(request):
        if "/api/engine/" in request.url:
            reports.append(request.post_data_json)

    one.page.on("request", see)
    line = Line(one.page)
    table = lay(begun(), [(0.05, 0.1), (-0.1, 0.05)], [(0.1, -0.1), (0.0, 0.2)], turn="ada")
    with one.page.expect_response(WASM, timeout=SLOW):
        sit_down(one, *kept(folder, table))
    one.to_the_stroke()
    one.page.wait_for_timeout(500)
    before = len(one.facts())
    line.holds = True
    ahead = [*one.on_board(0.0, 0.2)]  # the black piece that the striker hits
    lies = one.page.evaluate(PIXEL, ahead)
    one.page.locator("body").press("Enter")
    moved = f"([at, before]) => ({PIXEL})(at) !== before"
    one.page.wait_for_function(moved, arg=[ahead, lies], timeout=SLOW)
    expect(one.page.locator(".log article:first-child .number")).to_have_text(str(before))
    for _ in range(200):
        one.page.wait_for_timeout(50)
        if any('"news"' in message for message in line.held):
            break
    line.release()
    one.to_the_stroke()
    expect(one.page.get_by_role("alert")).to_have_count(0)
    assert reports == []
    line.change = shift
    one.page.locator("body").press("Enter")
    alert = one.page.get_by_role("alert").filter(has_text="computed the last motion differently")
    expect(alert).to_be_visible(timeout=SLOW)
    one.to_the_stroke()
    (report,) = reports
    assert report["where"] == "discs.0.knots.1.1"
    assert (report["room"], report["build"]) == (one.room, page_build())


def loads_of(one):
    """A list that grows whenever the page is loaded."""
    found: list[str] = []

    def see(request):
        if request.resource_type == "document":
            found.append(request.url)

    one.page.on("request", see)
    return found


def test_an_older_page_renews_itself_once(browser, host):
    one = Player(browser, host, **LAPTOP)
    loads = loads_of(one)
    one.page.wait_for_timeout(500)
    assert loads == []
    other = json.dumps({"ok": True, "version": "9", "build": "0123456789abcdef"})
    headers = {"content-type": "application/json"}
    one.page.route("**/healthz", lambda route: route.fulfill(body=other, headers=headers))
    one.page.goto(f"http://{host}/#/practice")
    one.page.reload()
    expect(one.page.locator(".tabs")).to_be_visible(timeout=SLOW)
    one.page.wait_for_timeout(2500)
    assert len(loads) == 2  # ours, and the page's own
    one.page.reload()
    one.page.wait_for_timeout(1500)
    assert len(loads) == 3
    one.close()


def test_an_older_page_does_not_renew_itself_while_somebody_pulls(browser, host):
    one = Player(browser, host, **LAPTOP)
    at_practice(one)
    loads = loads_of(one)
    other = json.dumps({"ok": True, "version": "9", "build": "0123456789abcdef"})
    headers = {"content-type": "application/json"}
    one.page.route("**/healthz", lambda route: route.fulfill(body=other, headers=headers))
    mouse, x = one.page.mouse, one.striker
    mouse.move(*one.on_board(x, -BASE))
    mouse.down()
    full = full_pull(one) * one.pixel  # so that the discs move for seconds
    mouse.move(*one.on_board(x, -BASE - full), steps=6)
    with one.page.expect_response("**/healthz"):
        one.page.evaluate("window.dispatchEvent(new Event('online'))")
    one.page.wait_for_timeout(1500)
    assert loads == []
    one.page.evaluate(SEES_MOTION)
    mouse.up()
    for _ in range(600):
        one.page.wait_for_timeout(100)
        if loads:
            break
    assert len(loads) == 1
    steps(one, 2)  # nothing is lost
    assert one.page.evaluate("sessionStorage.getItem('renewed-in-motion')") == "false"
    one.close()
