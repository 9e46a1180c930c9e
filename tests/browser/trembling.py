"""A person's finger on a phone, by script: it trembles, looks where the aim goes, corrects it, and jumps as it lifts.

What the page gets are touches of the real browser, sixty a second. The finger knows only what a person knows:
where the striker is, how far a pull is for a power, and the direction that the page shows.
"""

import time
from dataclasses import dataclass
from math import cos, degrees, hypot, pi, radians, sin

import numpy as np

from tests.browser.driving import BASE
from tests.browser.hands import CURVE, FASTEST, LEAST_PULL, full_pull

TREMOR = 1.5
"""Pixels (standard deviation, each way), drawn anew for every touch."""
JUMP = 8.0
"""Pixels that a finger jumps, one way or another, in the last moments before it is off the glass."""
JUMP_TIME = 0.04
FRAME = 1 / 60
PULLS, LOOKS = 0.35, 0.4
"""Seconds that the pull takes, and that the eye takes to see what came of it."""
SIGHT = 0.15
"""Degrees (standard deviation) by which a person misjudges the direction that the page shows."""
CONTENT = 0.2
"""Degrees that a person no longer corrects."""
CORRECTIONS = 6
WIDEST = 15.0
"""Pixels that a person goes at most before looking again."""
SLOW = 45.0
"""Pixels a second at which a person corrects."""
LEVER = 600.0
"""How long the lever is (lever.ts)."""


@dataclass(frozen=True)
class Try:
    """A pull: what was meant, and what the page made of it."""

    angle: float
    speed: float
    aimed: float
    struck: float
    seconds: float

    @property
    def off(self) -> float:
        """Degrees between the two directions."""
        return (self.aimed - self.angle + 180) % 360 - 180

    @property
    def hit(self) -> bool:
        """Whether it is within a target one degree wide."""
        return abs(self.off) <= 0.5


class TremblingFinger:
    """A finger at a page where strokes are not played on release, so that every pull can be read."""

    def __init__(self, player, seed):
        self.player = player
        self.page = player.page
        self.draw = np.random.default_rng(seed)
        self._session = player.context.new_cdp_session(player.page)
        self._at = (0.0, 0.0)

    def _send(self, kind, *points, when=None):
        touches = [{"x": float(x), "y": float(y)} for x, y in points]
        when = time.time() if when is None else when
        event = {"type": kind, "touchPoints": touches, "timestamp": when}
        self._session.send("Input.dispatchTouchEvent", event)

    def _touch(self, kind, x, y, when=None):
        self._at = (x, y)
        dx, dy = self.draw.normal(0.0, TREMOR, 2)
        self._send(kind, (x + dx, y + dy), when=when)

    def _go(self, x, y, seconds):
        """Go straight to a place on the screen, in so many seconds."""
        from_x, from_y = self._at
        began = time.monotonic()
        while (part := (time.monotonic() - began) / max(seconds, 1e-9)) < 1:
            smooth = part * part * (3 - 2 * part)
            self._touch("touchMove", from_x + (x - from_x) * smooth, from_y + (y - from_y) * smooth)
            time.sleep(FRAME * 0.8)
        self._touch("touchMove", x, y)

    def _shown(self):
        return float(self.page.locator("#aim-angle").input_value())

    def pull(self, angle, speed, *, corrects=True) -> Try:
        """Pull for a direction and a speed, and let go."""
        began = time.monotonic()
        pull = LEAST_PULL + (speed / FASTEST) ** (1 / CURVE) * (full_pull(self.player) - LEAST_PULL)
        x, y = self.player.on_board(self.player.striker, -BASE)
        self._touch("touchStart", x, y)
        self._go(x - pull * cos(radians(angle)), y + pull * sin(radians(angle)), PULLS)
        self._go(*self._at, LOOKS)
        for _ in range(CORRECTIONS if corrects else 0):
            off = angle - self._shown() + self.draw.normal(0.0, SIGHT)
            if abs(off) < CONTENT:
                break
            self._correct(x, y, radians(off) * LEVER, pull)
            self._go(*self._at, LOOKS)
        self._lift()
        aimed, struck = self._shown(), float(self.page.locator("#aim-speed").input_value())
        return Try(angle, speed, aimed, struck, time.monotonic() - began)

    def _correct(self, x, y, pixels, pull):
        """Go around the striker by some pixels, as far from it as before."""
        pixels = max(-WIDEST, min(WIDEST, pixels))
        dx, dy = self._at[0] - x, self._at[1] - y
        turn = -pixels / pull
        to = (x + dx * cos(turn) - dy * sin(turn), y + dx * sin(turn) + dy * cos(turn))
        self._go(*to, hypot(to[0] - self._at[0], to[1] - self._at[1]) / SLOW)

    def _lift(self):
        """Jump and be gone; at moments of its own, however long a busy machine takes to tell of them."""
        way = self.draw.uniform(0.0, 2 * pi)
        (x, y), now = self._at, time.time()
        for part in (0.5, 1.0):
            to = (x + part * JUMP * cos(way), y + part * JUMP * sin(way))
            self._touch("touchMove", *to, when=now + part * JUMP_TIME)
        self._send("touchEnd", when=now + JUMP_TIME + 0.005)


def begin(player):
    """Begin a game in which a pull only aims."""
    player.page.evaluate("""() => {
      const kept = JSON.parse(localStorage.getItem("carrom") ?? "{}");
      localStorage.setItem("carrom", JSON.stringify({ ...kept, release: false, struck: true }));
    }""")
    player.page.reload()
    player.page.locator("button.way").first.click()
    player.to_the_stroke()


STEP = degrees(1 / LEVER)
"""Degrees that a pixel across turns a lever at rest."""
