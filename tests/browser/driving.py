"""The game as people meet it: a real server, a real Chromium, fingers and keys."""

import json
import shutil
import subprocess
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from time import monotonic

import httpx
import playwright
import pytest
from playwright.sync_api import Page, expect, sync_playwright

from carrom.match.record import parse

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LAPTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
HALF_SIDE, FRAME, NARROW = 0.3683, 0.06975, 0.036
BASE = 0.2508

EXACT = """async () => {
  const players = [{ name: "Player 1" }, { name: "Player 2" }];
  const wanted = { players, single_board: true, quick: true, rosette: "exact" };
  const options = { method: "POST", headers: { "content-type": "application/json" } };
  const answer = await fetch("/api/rooms", { ...options, body: JSON.stringify(wanted) });
  location.hash = `#/table/${(await answer.json()).room}`;
}"""

ASKS = ".side section.card button.primary:not(.strike):enabled, .told .go-on, .end .next:enabled"
STANDS = f"""() => {{
  const seen = (one) => one.checkVisibility({{ visibilityProperty: true }});
  if ([...document.querySelectorAll("{ASKS}")].some(seen)) return "asked";
  return [...document.querySelectorAll("button.strike:enabled")].some(seen) ? "stroke" : "nothing";
}}"""
"""What the match waits for, seen in one moment."""
GO_ON = f"""() => {{
  const seen = (one) => one.checkVisibility({{ visibilityProperty: true }});
  [...document.querySelectorAll("{ASKS}")].find(seen)?.click();
}}"""

expect.set_options(timeout=30_000)  # a busy machine is slow, not wrong


@cache
def driver_fault():
    """What keeps Playwright's own node from starting, such as a library that is missing.

    Asked before it is used: what Playwright raises then names no cause, and Python 3.11.2 cannot
    report it (SystemError while a traceback is parsed in a greenlet).
    """
    node = Path(playwright.__file__).parent / "driver" / "node"
    started = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return "" if started.returncode == 0 else started.stderr.strip()


@contextmanager
def chromium():
    """Debian's browser; a machine without it fails the tests."""
    found = shutil.which("chromium")
    assert found, "install Debian's chromium"
    if driver_fault():
        pytest.fail(f"Playwright does not start: {driver_fault()}", pytrace=False)
    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=found, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


class Player:
    """Somebody at a page, who sees everything that goes wrong."""

    def __init__(self, browser, host, **options):
        self.context = browser.new_context(locale=options.pop("locale", "en-GB"), **options)
        self.page: Page = self.context.new_page()
        self.host = host
        self.client = httpx.Client(base_url=f"http://{host}", timeout=60.0)
        """For reading beside the page."""
        self.wrong: list[str] = []
        self.page.on("console", lambda m: self._hear(m.type, m.text))
        self.page.on("request", lambda request: self._see(request.url))
        self.page.on("pageerror", lambda e: self.wrong.append(str(e)))
        self.page.goto(f"http://{host}/")

    def _hear(self, kind, text):
        if kind in ("error", "warning"):
            self.wrong.append(text)

    def _see(self, url):
        if not url.startswith((f"http://{self.host}/", "blob:", "data:")):
            self.wrong.append(f"asks elsewhere: {url}")

    def close(self):
        self.client.close()
        self.context.close()
        assert not self.wrong, self.wrong

    @property
    def room(self):
        return self.page.url.rpartition("/")[2]

    def facts(self):
        """What the log holds, by its record: read only."""
        record = self.client.get(f"/api/rooms/{self.room}/record").content
        parsed = parse(record)
        assert parsed.fault is None
        return [json.loads(line)["fact"] for line in record.splitlines()[2:]]

    def strokes(self):
        return sum(fact["type"] == "struck" for fact in self.facts())

    def wait_for_strokes(self, count):
        """Wait until so many strokes are in the log."""
        for _ in range(200):
            if self.strokes() >= count:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{self.strokes()} strokes instead of {count}")

    def start(self, name):
        self.page.get_by_role("button", name=name).click()
        self.to_the_stroke()

    def start_exactly(self):
        """Begin a board for two with an exact rosette, so that a break comes out as ever."""
        self.page.evaluate(EXACT)
        self.to_the_stroke()

    def to_the_stroke(self):
        """Do what the match asks for until somebody here is to play."""
        end = monotonic() + 120
        while monotonic() < end:
            stands = self.page.evaluate(STANDS)
            if stands == "stroke":
                return
            if stands == "asked":
                self.page.evaluate(GO_ON)
            self.page.wait_for_timeout(100)
        raise AssertionError("nobody is ever to play")

    def on_board(self, x, y):
        """Where a place, as the player sees it (m), is on the screen."""
        box = self.page.locator("canvas").first.bounding_box()
        assert box
        half = HALF_SIDE + (NARROW if box["width"] < 620 else FRAME)
        per = box["width"] / 2 / half
        return box["x"] + box["width"] / 2 + x * per, box["y"] + box["height"] / 2 - y * per

    @property
    def pixel(self):
        """How wide a pixel is on the board (m)."""
        return 1.0 / (self.on_board(1.0, 0.0)[0] - self.on_board(0.0, 0.0)[0])

    @property
    def striker(self):
        """Where the striker stands along its base (m)."""
        return float(self.page.locator("#aim-x").input_value()) / 1000

    def pull_back(self, far=0.09):
        """Drag the striker back with the mouse and let go."""
        mouse, x = self.page.mouse, self.striker
        mouse.move(*self.on_board(x, -BASE))
        mouse.down()
        for k in range(1, 9):
            mouse.move(*self.on_board(x, -BASE - far * k / 8))
        mouse.up()

    def pull_with_a_finger(self, far=0.09):
        """The same on a touch screen."""
        session = self.context.new_cdp_session(self.page)

        def touch(kind, at):
            points = [] if at is None else [{"x": at[0], "y": at[1]}]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        x = self.striker
        touch("touchStart", self.on_board(x, -BASE))
        for k in range(1, 9):
            touch("touchMove", self.on_board(x, -BASE - far * k / 8))
            self.page.wait_for_timeout(20)
        self.page.wait_for_timeout(100)
        touch("touchEnd", None)
