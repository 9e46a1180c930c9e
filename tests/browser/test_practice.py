"""The practice board: pieces laid by hand and by keys, strokes tried again, nothing lost."""

import json

import pytest
from playwright.sync_api import expect

from carrom.equipment.rosette import rosette
from carrom.equipment.standard import board
from tests.browser.driving import LAPTOP, PHONE, Player

SLOW = 60_000
STRAIGHT = {
    "pieces": [{"piece": "white", "at": [0.19, 0.078]}],
    "seat": "south",
    "aim": {"x": 0.02, "angle": 63.2, "speed": 2.0, "spin": 0},
}
KEPT = "JSON.parse(localStorage.getItem('carrom-practice-board') ?? 'null')"


SKIPS = """() => {
  const skip = () => {
    const button = document.querySelector("p.told button");
    if (!button || button.dataset.pressed) return;
    button.dataset.pressed = "yes";
    window.skipped = (window.skipped ?? 0) + 1;
    button.click();
  };
  new MutationObserver(skip).observe(document, { childList: true, subtree: true });
}"""
"""Goes to the end of every film at once, and counts them."""


class Practising(Player):
    """Somebody at the practice board."""

    def __init__(self, browser, host, given=None, **options):
        super().__init__(browser, host, **options)
        if given is not None:
            keep = "given => sessionStorage.setItem('carrom-practice', JSON.stringify(given))"
            self.page.evaluate(keep, given)
        self.context.add_init_script(f"({SKIPS})()")
        self.page.evaluate(SKIPS)
        self.films = 0
        self.page.goto(f"http://{host}/#/practice")
        self.ready()

    def ready(self):
        expect(self.page.locator(".tabs")).to_be_visible(timeout=SLOW)

    def kept(self, wanted):
        """Wait until what the browser keeps is as wanted."""
        looks = (
            f"() => {{ const k = {KEPT}; try {{ return {wanted}; }} catch {{ return false; }} }}"
        )
        self.page.wait_for_function(looks, timeout=SLOW)
        return self.page.evaluate(KEPT)

    def pieces(self):
        """What lies on the board, by the text that can be copied."""
        line = self.page.evaluate(
            f"(() => {{ const k = {KEPT}; return JSON.stringify(k.steps[k.at].pieces); }})()"
        )
        return [(each["piece"], *each["at"]) for each in json.loads(line)]

    def tab(self, name):
        self.page.locator(".tabs").get_by_role("button", name=name).click()

    def press(self, name):
        self.page.get_by_role("button", name=name, exact=True).click()

    def position(self, name):
        self.page.get_by_label("Position", exact=True).select_option(name)

    def strike(self):
        """Strike, and go to the end of the film."""
        self.press("Strike")
        self.skip()

    def skip(self):
        self.film_over()
        expect(self.page.locator("p.told")).to_contain_text("touched", timeout=SLOW)

    def film_over(self):
        """Wait until one more film has begun, and was skipped."""
        self.films += 1
        over = "films => window.skipped === films"
        self.page.wait_for_function(over, arg=self.films, timeout=SLOW)

    def drag(self, start, *way):
        """Drag with the mouse over places of the board (m) or of the screen."""
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        for place in way:
            mouse.move(*place, steps=4)
        mouse.up()


@pytest.fixture
def player(browser, host):
    players = []

    def sit(**options):
        players.append(Practising(browser, host, **{**LAPTOP, **options}))
        return players[-1]

    yield sit
    for each in players:
        each.close()


def test_pieces_are_dragged_onto_the_board_about_it_and_off_it(player):
    one = player()
    one.position("empty")
    one.tab("Set up")
    box = one.page.get_by_role("button", name="Add black").bounding_box()
    tray = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    one.drag(tray, one.on_board(0.1, 0.1))
    one.kept("k.steps[k.at].pieces.length === 1")
    ((piece, x, y),) = one.pieces()
    assert (piece, x, y) == ("black", pytest.approx(0.1, abs=0.002), pytest.approx(0.1, abs=0.002))
    one.press("Add white")
    one.drag(one.on_board(0, 0), one.on_board(-0.2, -0.1))
    one.kept("k.steps[k.at].pieces[1]?.at[0] < -0.19")
    one.drag(one.on_board(-0.2, -0.1), one.on_board(0.11, 0.11))
    one.kept("k.steps[k.at].pieces[1].at[0] > 0")
    (_, x, y), (_, u, v) = one.pieces()
    assert ((x - u) ** 2 + (y - v) ** 2) ** 0.5 == pytest.approx(0.031, abs=1e-9)
    one.drag(one.on_board(x, y), one.on_board(-0.5, 0.1))
    one.kept("k.steps[k.at].pieces.length === 1")
    assert [piece for piece, *_ in one.pieces()] == ["white"]


def test_keys_alone_lay_pieces_and_strike(player):
    one = player()
    keyboard = one.page.keyboard

    def tab_to(button):
        for _ in range(60):
            if button.evaluate("e => e === document.activeElement"):
                return
            keyboard.press("Tab")
        raise AssertionError("no key leads there")

    one.position("empty")
    tab_to(one.page.get_by_role("button", name="Set up"))
    keyboard.press("Enter")
    for name in ("Add white", "Add queen"):
        tab_to(one.page.get_by_role("button", name=name))
        keyboard.press("Enter")
    tab_to(one.page.get_by_role("button", name="white 1"))
    keyboard.press("Enter")
    for _ in range(10):
        keyboard.press("ArrowRight")
    keyboard.press("Shift+ArrowUp")
    one.kept("k.steps[k.at].pieces[0].at[1] > 0")
    (_, x, y), _ = one.pieces()
    assert (x, y) == (pytest.approx(0.05), pytest.approx(0.0005))
    tab_to(one.page.get_by_role("button", name="queen", exact=True))
    keyboard.press("Enter")
    keyboard.press("Delete")
    one.kept("k.steps[k.at].pieces.length === 1")
    keyboard.press("z")
    one.kept("k.steps[k.at].pieces.length === 2")
    keyboard.press("y")
    one.kept("k.steps[k.at].pieces.length === 1")
    keyboard.press("Shift+Tab")
    tab_to(one.page.get_by_role("button", name="Aim", exact=True))
    keyboard.press("Enter")
    tab_to(one.page.get_by_role("button", name="Strike", exact=True))
    keyboard.press("Enter")
    one.skip()


def test_undo_redo_put_back_and_the_same_again(player):
    one = player()
    before = one.kept("k.steps.length")["steps"][0]["pieces"]
    one.strike()
    struck = one.kept("k.steps.length === 2")["steps"][1]["pieces"]
    assert struck != before
    one.press("Undo")
    assert one.kept("k.at === 0")["steps"][1]["pieces"] == struck
    one.press("Redo")
    one.kept("k.at === 1")
    one.page.locator("canvas").press("r")
    kept = one.kept("k.steps.length === 3")
    assert kept["steps"][2]["pieces"] == before
    assert (kept["aim"]["x"], kept["aim"]["angle"], kept["aim"]["speed"]) == (0, 90, 4)
    one.page.locator("#aim-speed").fill("7")
    one.press("Repeat")
    one.skip()
    kept = one.kept("k.steps.length === 4")
    assert kept["steps"][3]["pieces"] == struck
    assert kept["last"]["aim"]["speed"] == 4


def test_the_paths_of_two_strokes_are_drawn(player):
    one = player(given=STRAIGHT)
    picture = "() => document.querySelector('canvas').toDataURL()"
    one.strike()
    kept = one.kept("k.last")
    assert {way["kind"] for way in kept["last"]["paths"]} == {"striker", "white"}
    expect(one.page.locator("p.told")).to_contain_text("Pocketed: white in the far right pocket")
    one.press("Reset")
    one.page.wait_for_timeout(300)
    drawn = one.page.evaluate(picture)
    one.page.get_by_label("Show paths").uncheck()
    one.page.wait_for_function(f"before => ({picture})() !== before", arg=drawn)
    one.page.get_by_label("Show paths").check()
    one.page.wait_for_function(f"before => ({picture})() === before", arg=drawn)
    one.page.locator("#aim-angle").fill("60")
    one.strike()
    kept = one.kept("k.former.length")
    assert {way["kind"] for way in kept["former"]} == {"striker", "white"}


def test_the_surface_changes_what_happens(player):
    one = player(given=STRAIGHT)
    one.strike()
    usual = one.kept("k.last")["last"]["duration"]
    one.tab("Surface")
    one.page.get_by_label("Striker glide").press("Home")
    one.kept("k.surface.mu_striker === 0.4")
    one.press("Reset")
    one.tab("Aim")
    one.strike()
    rough = one.kept(f"k.last.duration !== {usual}")["last"]["duration"]
    assert rough < 0.6 * usual
    one.tab("Surface")
    one.press("Tournament board")
    one.kept("k.surface.mu_striker === undefined")
    one.press("Repeat")
    one.skip()
    assert one.kept(f"k.last.duration !== {rough}")["last"]["duration"] == usual


def test_a_reload_loses_nothing(player):
    one = player()
    one.position("empty")
    one.position("rosette")
    one.page.get_by_label("Seat", exact=True).select_option("east")
    one.page.locator("#aim-angle").fill("77")
    one.strike()
    before = one.kept("k.steps.length === 5 && k.aim.angle === 77")
    one.page.reload()
    one.ready()
    expect(one.page.locator("#aim-angle")).to_have_value("77")
    expect(one.page.get_by_label("Seat", exact=True)).to_have_value("east")
    expect(one.page.locator("p.told")).to_contain_text("touched")
    one.press("Undo")
    after = one.kept("k.at === 3")
    assert after["steps"] == before["steps"]
    assert after["last"] == before["last"]


def test_what_cannot_be_used_is_not_taken_and_the_rosette_stays(player):
    one = player(given={})
    keep = "given => sessionStorage.setItem('carrom-practice', JSON.stringify(given))"
    unusable: tuple[object, ...] = ([], "no", {"pieces": [{"piece": "white", "at": [1]}]})
    for given in unusable:
        one.kept("k.steps.length === 1")
        one.page.evaluate(keep, given)
        one.page.reload()
        one.ready()
    assert one.page.evaluate("sessionStorage.getItem('carrom-practice')") is None
    one.kept("k.steps.length === 1")
    wanted = [(s.piece.value, *s.at) for s in rosette(board("revised"))]
    for (piece, x, y), found in zip(wanted, one.pieces(), strict=True):
        assert found == (piece, pytest.approx(x, abs=1e-12), pytest.approx(y, abs=1e-12))


def test_a_position_goes_as_text_from_one_board_to_another(player):
    two = [*STRAIGHT["pieces"], {"piece": "black", "at": [0.1, -0.05]}]
    one, other = player(given={**STRAIGHT, "pieces": two}), player()
    one.tab("Set up")
    one.page.get_by_text("Position as text").click()
    text = one.page.get_by_role("textbox", name="Position as text")
    line = text.input_value()
    other.tab("Set up")
    other.page.get_by_text("Position as text").click()
    box = other.page.get_by_role("textbox", name="Position as text")
    box.fill("carrom-practice/1 south - [w:0,0;b:0.01,0]")
    other.press("Load")
    expect(other.page.get_by_text("Pieces overlap")).to_be_visible()
    box.fill("hello")
    other.press("Load")
    expect(other.page.get_by_text("Not a valid position")).to_be_visible()
    box.fill(line)
    other.press("Load")
    other.kept("k.steps[k.at].pieces.length === 2")
    one.kept("k.steps[k.at].pieces.length === 2")
    assert other.pieces() == one.pieces()
    box.fill(
        "carrom/1 club w1b0 qo- >w@north d0-0 h0-0 e- k0 t1 p0-0 g0-0 n1 [w:0.1,0.1;q:0.0,0.0]"
    )
    other.press("Load")
    other.kept("k.steps[k.at].seat === 'north'")
    assert other.pieces() == [("white", 0.1, 0.1), ("queen", 0, 0)]


def test_what_was_kept_and_is_damaged_does_no_harm(player):
    one = player()
    piece = {"piece": "white", "at": [0, 0]}
    step = {"pieces": [piece], "seat": "south", "name": "no such"}
    damaged = [
        {"steps": [step], "at": 9, "last": {"from": step, "aim": {}}, "former": [1], "rate": "x"},
        {"steps": [{"pieces": [piece] * 41, "seat": "south"}]},
        {"steps": 1},
        [],
        7,
    ]
    for kept in damaged:
        one.page.goto(f"http://{one.host}/#/")
        expect(one.page.locator(".tabs")).to_be_hidden()
        keep = "kept => localStorage.setItem('carrom-practice-board', JSON.stringify(kept))"
        one.page.evaluate(keep, kept)
        one.page.goto(f"http://{one.host}/#/practice")
        one.ready()
        expect(one.page.locator("p.told")).to_contain_text("Your stroke")


def test_a_position_from_another_page_is_taken_once_and_a_refusal_loses_nothing(player):
    given = {
        "pieces": [{"piece": "white", "at": [0, 0]}, {"piece": "black", "at": [0.01, 0]}],
        "seat": "west",
        "aim": {"x": 0.05, "angle": 80, "speed": 3, "spin": 0},
    }
    one = player(given=given)
    kept = one.kept("k.steps[k.at].pieces.length === 2")
    assert kept["steps"][kept["at"]]["seat"] == "west"
    expect(one.page.locator("#aim-x")).to_have_value("50")
    assert one.page.evaluate("sessionStorage.getItem('carrom-practice')") is None
    one.press("Strike")
    expect(one.page.get_by_role("alert")).to_contain_text("overlap", timeout=SLOW)
    assert len(one.pieces()) == 2


def test_with_a_finger_on_a_phone(player):
    one = player(**PHONE, locale="fr-FR")
    one.pull_with_a_finger()
    one.film_over()
    one.kept("k.steps.length === 2")
    wide = "document.documentElement.scrollWidth <= innerWidth"
    for number in range(3):
        one.page.locator(".tabs button").nth(number).click()
        assert one.page.evaluate(wide)
    expect(one.page.locator(".tabs")).to_contain_text("Disposer")
