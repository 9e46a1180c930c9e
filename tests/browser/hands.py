"""How people play at the page: with the mouse, with a finger, with keys alone, with the number fields.

Every hand presses what is to be pressed, plays a stroke as it was meant, and places a piece.
"""

from contextlib import suppress
from math import cos, hypot, radians, sin

from playwright.sync_api import TimeoutError as TooLateError
from playwright.sync_api import expect

from tests.browser.driving import BASE

FASTEST, LEAST_PULL, FULL_PART, FULL_LEAST, FULL_MOST, CURVE = 12.0, 24.0, 0.2, 74.0, 150.0, 1.6
"""What the page has in lever.ts: pulls are measured in pixels, and their direction does not count."""
OFF = 0.02
"""A slide begins with a step aside, a pull with one straight back (m): so it is known what is meant."""
TWITCH = 44.0
"""Pixels: a shorter pull takes time (striker_gesture.ts)."""
PATIENCE = 60_000
NEAR = 1.5e-3
SURE = 1.0
TRIES = 6


def full_pull(player):
    """Return how many pixels a full pull has on the board that is shown."""
    width = player.page.locator("canvas").first.bounding_box()["width"]
    return min(FULL_MOST, max(FULL_LEAST, FULL_PART * width))


def pulled(aim, player):
    """Return how far (m) back from the striker a stroke has its direction and power."""
    full = full_pull(player)
    pixels = LEAST_PULL + (aim.speed / FASTEST) ** (1 / CURVE) * (full - LEAST_PULL)
    far = pixels * player.pixel
    return -far * cos(radians(aim.angle)), -far * sin(radians(aim.angle))


KEYED = {
    "x": ("ArrowRight", "ArrowLeft", 5.0, 0.5),
    "angle": ("a", "d", 1.0, 0.1),
    "speed": ("w", "s", 0.4, 0.05),
}
"""Keys for more and for less, and their steps without and with Shift."""


def aim_by_keys(page, name, value):
    """Bring a figure to a value by the keys of the board, as near as their steps come."""
    more, less, coarse, fine = KEYED[name]
    for prefix, step in (("", coarse), ("Shift+", fine)):
        off = value - float(page.locator(f"#aim-{name}").input_value())
        if name == "angle":
            off = (off + 180) % 360 - 180
        times = int(abs(off) / step) if step == coarse else round(abs(off) / step)
        for _ in range(times):
            page.keyboard.press(prefix + (more if off > 0 else less))


def put(hand, aim):
    """Slide the striker to its place and look where it stands: a board that was still moving is missed."""
    for _ in range(3):
        hand.slide(aim)
        if abs(hand.player.striker - aim.x) < NEAR:
            break
    return hand.player.striker


def shows(player, aim):
    """Say whether the page shows the direction that is meant.

    Who rests on the way pulls finely from there: on a busy machine a hand may rest without meaning to.
    """
    shown = float(player.page.locator("#aim-angle").input_value())
    return cos(radians(shown - aim.angle)) > cos(radians(SURE))


class Fields:
    """Numbers typed into the fields; the quickest and the most exact."""

    def __init__(self, player):
        self.player = player
        self.page = player.page

    def press(self, button, timeout=PATIENCE):
        button.click(timeout=timeout)

    def skip(self, button):
        """Go to the end of a motion, which may have ended meanwhile."""
        with suppress(TooLateError):
            self.press(button, timeout=1000)

    def choose(self, group, index):
        """Choose one of a group of radio buttons."""
        self.press(self.page.locator(f"input[name={group}]").nth(index))

    def strike(self, aim):
        self.aim(aim)
        self.press(self.page.locator("button.strike"))

    def aim(self, aim):
        """Aim by numbers; by keys where numbers may not be typed, because a try counts."""
        expect(self.page.locator("button.strike")).to_be_enabled(timeout=PATIENCE)
        figures = (("x", f"{1000 * aim.x:.4f}"), ("angle", f"{aim.angle:.2f}"))
        for name, value in (*figures, ("speed", f"{aim.speed:.2f}")):
            field = self.page.locator(f"#aim-{name}")
            if field.is_enabled():
                self.type(field, value)
            else:
                self.page.locator("canvas").first.focus()
                aim_by_keys(self.page, name, float(value))

    def type(self, field, value):
        """Write into a field."""
        field.fill(value)

    def place(self, spot):
        """Place a piece at a spot as the player sees it."""
        self.page.mouse.click(*self.player.on_board(*spot))


class Mouse(Fields):
    """The striker is dragged along its line, then pulled back and let go."""

    def slide(self, aim):
        """Drag the striker along its line."""
        mouse, at = self.page.mouse, self.player.on_board
        now = self.player.striker
        mouse.move(*at(now, -BASE))
        mouse.down()
        mouse.move(*at(aim.x + (OFF if now < aim.x else -OFF), -BASE), steps=2)
        mouse.move(*at(aim.x, -BASE))
        mouse.up()

    def strike(self, aim):
        mouse, at = self.page.mouse, self.player.on_board
        for _ in range(TRIES):
            x = put(self, aim)
            dx, dy = pulled(aim, self.player)
            mouse.move(*at(x, -BASE))
            mouse.down()
            mouse.move(*at(x, -BASE - OFF))
            mouse.move(*at(x + dx, -BASE + dy), steps=2)
            if dy > 0 or hypot(dx, dy) < TWITCH * self.player.pixel:
                self.page.wait_for_timeout(350)  # a stroke backwards or a soft one needs a rest
            sure = shows(self.player, aim)
            if not sure:
                mouse.move(*at(x, -BASE))  # let go here, it is no stroke
            mouse.up()
            if sure:
                return
        raise AssertionError("the mouse never pulls as it is meant to")


class Finger(Fields):
    """The same on a touch screen."""

    def __init__(self, player):
        super().__init__(player)
        self._session = player.context.new_cdp_session(player.page)

    def _touch(self, kind, *at):
        points = [{"x": x, "y": y} for x, y in at]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def _drag(self, *ways, sure=lambda: True):
        """Touch at the first of some places on the board, go along the others, rest and lift; if unsure, go back first."""
        first, *others = (self.player.on_board(*way) for way in ways)
        self._touch("touchStart", first)
        for way in others:
            self._touch("touchMove", way)
        self.page.wait_for_timeout(350)  # a finger that lifts has to be at rest
        done = sure()
        if not done:
            self._touch("touchMove", first)
            self.page.wait_for_timeout(350)
        self._touch("touchEnd")
        return done

    def press(self, button, timeout=PATIENCE):
        button.tap(timeout=timeout)

    def slide(self, aim):
        """Drag the striker along its line."""
        now = self.player.striker
        aside = aim.x + (OFF if now < aim.x else -OFF)
        self._drag((now, -BASE), (aside, -BASE), (aside, -BASE), (aim.x, -BASE))

    def strike(self, aim):
        for _ in range(TRIES):
            x = put(self, aim)
            dx, dy = pulled(aim, self.player)
            back = [(x, -BASE), (x, -BASE - OFF), (x, -BASE - 2 * OFF)]
            pull = [(x + dx / 2, -BASE + dy / 2), (x + dx, -BASE + dy)]
            if self._drag(*back, *pull, sure=lambda: shows(self.player, aim)):
                return
        raise AssertionError("the finger never pulls as it is meant to")

    def place(self, spot):
        self._drag(spot, spot)


class Keys(Fields):
    """Keys alone: Tab to everything, Enter, numbers, arrows; the mouse is never touched."""

    def _go_to(self, element, key="Tab", most=80):
        """Go to an element by Tab; at the latest after a round through the page."""
        chosen = self.page.locator(":focus").and_(element)
        for _ in range(most):
            if chosen.count():
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no key leads to {element}")

    def press(self, button, timeout=PATIENCE):
        expect(button).to_be_enabled(timeout=timeout)
        self._go_to(button)
        self.page.keyboard.press("Enter")

    def skip(self, button):
        with suppress(AssertionError):
            self._go_to(button, "Shift+Tab", 8)
            self.page.keyboard.press("Enter")

    def choose(self, group, index):
        self._go_to(self.page.locator(f"input[name={group}]:checked"))
        for _ in range(index):
            self.page.keyboard.press("ArrowDown")

    def type(self, field, value):
        """Type into a field, or choose what begins so from a list."""
        self._go_to(field)
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(value)

    def toggle(self, box):
        """Tick a box, or no longer."""
        self._go_to(box)
        self.page.keyboard.press(" ")

    def place(self, spot):
        """Move the piece that the page proposes, usually at the centre, by arrows; then Enter."""
        self._go_to(self.page.locator("canvas"))
        for by, less, more in ((spot[0], "Left", "Right"), (spot[1], "Down", "Up")):
            for _ in range(round(abs(by) / 0.003)):
                self.page.keyboard.press(f"Arrow{more if by > 0 else less}")
        self.page.wait_for_timeout(300)  # sooner it would be a key to skip with
        self.page.keyboard.press("Enter")
