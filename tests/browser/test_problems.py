"""Problems in the page: solved, missed, given up; the rating stays; a solution, the day, a link."""

import json
from datetime import UTC, datetime

import pytest
from playwright.sync_api import expect

from carrom.equipment.aim import Aim
from carrom.equipment.pieces import Seat
from carrom.problems import Goal, shipped
from tests.browser.driving import LAPTOP, PHONE, Player
from tests.browser.hands import Fields
from tests.browser.test_axe import AXE, COLOURS, TAGS, faults

SLOW = 60_000
KEPT = "JSON.parse(localStorage.getItem('carrom-progress') ?? 'null')?.sections?.problems"
LOOK = "board => board.toDataURL()"
TRIED = """([id, aid]) => {
  const kept = JSON.parse(localStorage.getItem("carrom") ?? "{}");
  localStorage.setItem("carrom", JSON.stringify({ ...kept, aid, struck: true }));
  const problems = { rating: 1500, deviation: 200, volatility: 0.06, tries: [{ id, solved: true, at: 1 }] };
  const whole = { format: "carrom-progress", version: 1, sections: { problems } };
  localStorage.setItem("carrom-progress", JSON.stringify(whole));
}"""
"""A problem was tried before; and an aim aid is chosen."""
SURE = max(shipped(), key=lambda problem: problem.chances[1])
"""The problem that a club player solves most often."""


class Solver(Player):
    """Somebody at a problem."""

    def open(self, problem):
        self.page.goto(f"http://{self.host}/#/problems/{problem}")
        expect(self.page.locator("canvas").first).to_be_visible(timeout=SLOW)
        return self

    @property
    def told(self):
        return self.page.locator("p.told")

    def press(self, name):
        self.page.get_by_role("button", name=name, exact=True).click()

    def aim(self, problem):
        """Aim as the solution does."""
        x, angle, speed = problem.stroke
        Fields(self).aim(Aim(Seat.SOUTH, x=x, angle=angle, speed=speed))

    def record(self):
        return self.page.evaluate(KEPT)

    def press_until(self, key, happened):
        """Press a key until it has done something: right after a motion keys do nothing."""
        for _ in range(40):
            self.page.keyboard.press(key)
            self.page.wait_for_timeout(250)
            if happened():
                return
        raise AssertionError(f"{key} does nothing")

    def miss(self):
        """Strike softly straight ahead, which solves nothing here."""
        Fields(self).aim(Aim(Seat.SOUTH, x=self.striker, angle=90.0, speed=0.6))


@pytest.fixture
def solver(browser, host):
    players = []

    def sit(**options):
        players.append(Solver(browser, host, **{**LAPTOP, **options}))
        return players[-1]

    yield sit
    for each in players:
        each.close()


def test_solved_the_rating_rises_and_stays_and_the_solution_is_shown(solver):
    one = solver().open(SURE.id)
    expect(one.told).to_contain_text("to play:")
    expect(one.page.get_by_text("Your first try counts")).to_be_visible()
    one.aim(SURE)
    one.press("Strike")
    expect(one.told).to_contain_text("Solved! Pocketed:", timeout=SLOW)
    record = one.record()
    assert record["tries"][0]["id"] == SURE.id
    assert record["tries"][0]["solved"]
    assert record["rating"] > 1500
    change = round(record["rating"]) - 1500
    expect(one.page.locator(".side")).to_contain_text(f"(+{change})")
    expect(one.page.get_by_role("button", name="Strike")).to_be_hidden()

    one.press("Show a solution")
    expect(one.told).to_contain_text("The best stroke:", timeout=SLOW)
    beginner, club, expert, _ = (int(100 * chance + 0.5) for chance in SURE.chances)
    words = f"an expert makes it {expert} times, a club player {club}, a beginner {beginner}."
    expect(one.page.locator(".chances")).to_contain_text(words, timeout=SLOW)
    assert one.record() == record

    one.press("Next problem")
    one.page.wait_for_function(f"() => !location.hash.endsWith('/{SURE.id}')")
    expect(one.page.get_by_text("Your first try counts")).to_be_visible()
    one.page.reload()
    expect(one.page.locator(".you")).to_contain_text(f"{round(record['rating'])}?", timeout=SLOW)
    expect(one.page.locator(".you")).to_contain_text("1 of 1 solved")
    one.open(SURE.id)
    expect(one.page.get_by_text("You have tried this problem before")).to_be_visible()


def test_missed_with_a_finger_on_a_phone_then_tried_again_without_counting(solver):
    one = solver(**PHONE, locale="fr-FR").open(SURE.id)
    expect(one.told).to_contain_text("de jouer")
    one.pull_with_a_finger(0.1)
    expect(one.told).to_contain_text("Pas résolu.", timeout=SLOW)
    missed = one.record()
    assert missed["rating"] < 1500
    assert [each["solved"] for each in missed["tries"]] == [False]
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    one.press("Réessayer")
    expect(one.page.get_by_text("Cet essai ne compte pas.")).to_be_visible()
    one.aim(SURE)
    one.press("Jouer")
    expect(one.told).to_contain_text("Résolu", timeout=SLOW)
    assert one.record() == missed


@pytest.mark.parametrize(
    ("options", "words"),
    [(LAPTOP, "While this counts"), ({**PHONE, "locale": "fr-FR"}, "Tant que cela compte")],
)
def test_a_try_that_counts_shows_no_answer(solver, options, words):
    """No whole path and no numbers to type: in problems, drills and solo; keys and sliders aim."""
    one = solver(**options)
    page = one.page
    page.evaluate(TRIED, [SURE.id, "path"])
    page.reload()
    one.open(SURE.id)
    expect(page.locator("#aim-angle")).to_be_enabled()
    board = page.locator("canvas").first
    choose(page, "short")  # else the path may be there before the first look
    plain = board.evaluate(LOOK)
    choose(page, "path")
    page.wait_for_function(
        f"plain => ({LOOK})(document.querySelector('canvas')) !== plain", arg=plain
    )
    expect(page.get_by_text(words)).to_have_count(0)
    other = next(problem.id for problem in shipped() if problem.id != SURE.id)
    for path in (f"problems/{other}", "learn/drill/straight", "learn/solo"):
        page.evaluate("path => void (location.hash = `#/${path}`)", path)
        note = page.get_by_text(words)
        expect(note).to_be_visible(timeout=SLOW)
        for name in ("x", "angle", "speed"):
            expect(page.locator(f"#aim-{name}")).to_be_disabled()
        slider = page.locator("input[type=range]").nth(1)
        expect(slider).to_have_accessible_description(note.inner_text())
        board.focus()
        before = float(page.locator("#aim-angle").input_value())
        page.keyboard.press("a")
        expect(page.locator("#aim-angle")).to_have_value(f"{before + 1:g}")
        page.wait_for_timeout(700)  # as long as a path takes to be there
        wanted = board.evaluate(LOOK)
        choose(page, "short")
        assert board.evaluate(LOOK) == wanted, "whole paths are wanted, and the short aid is shown"
        choose(page, "path")


def choose(page, aid):
    """Choose an aim aid in the options."""
    page.locator("main button.options").click()
    page.locator("dialog select").filter(has=page.locator("option[value=path]")).select_option(aid)
    page.keyboard.press("Escape")
    page.wait_for_timeout(300)


def test_keys_alone_try_give_up_and_go_on(solver):
    one = solver()
    keyboard = one.page.keyboard
    one.open("day")
    days = (datetime.now(UTC) - datetime(1970, 1, 1, tzinfo=UTC)).days
    today = shipped()[days * 7919 % len(shipped())]
    expect(one.page.locator(".day")).to_be_visible()
    expect(one.page.locator("h1")).to_have_text(f"Problem {today.id}")
    for _ in range(7):
        keyboard.press("s")
    keyboard.press("Enter")
    keyboard.press("Escape")
    expect(one.told).to_contain_text("solved", ignore_case=True, timeout=SLOW)
    assert [each["id"] for each in one.record()["tries"]] == [today.id]
    one.press_until("r", one.page.get_by_text("This try does not count.").is_visible)
    give = one.page.get_by_role("button", name="Show a solution")
    give.focus()
    keyboard.press("Enter")
    expect(one.told).to_contain_text("The best stroke:", timeout=SLOW)
    one.press_until("n", lambda: not one.page.url.endswith("/day"))
    give = one.page.get_by_role("button", name="Give up and show a solution")
    give.focus()
    keyboard.press("Enter")
    expect(one.page.locator(".side")).to_contain_text("(−")
    assert [each["solved"] for each in one.record()["tries"]][1:] == [False]


def test_the_practice_board_a_link_a_wrong_number_and_axe(solver):
    one = solver(permissions=["clipboard-read", "clipboard-write"]).open(SURE.id)
    one.page.evaluate(AXE.read_text(encoding="utf-8"))
    one.miss()
    one.press("Strike")
    expect(one.told).to_contain_text("Not solved.", timeout=SLOW)
    for theme, only in (("light", TAGS), ("dark", COLOURS)):
        one.page.emulate_media(color_scheme=theme)
        assert not faults(one.page, only)
    one.press("Copy link")
    expect(one.page.get_by_text("Link copied.")).to_be_visible()
    link = one.page.evaluate("navigator.clipboard.readText()")
    assert link == f"http://{one.host}/#/problems/{SURE.id}"
    one.press("Practice board")
    kept = "localStorage.getItem('carrom-practice-board')"
    one.page.wait_for_function(f"() => {kept}", timeout=SLOW)
    step = json.loads(one.page.evaluate(kept))["steps"][-1]
    assert len(step["pieces"]) == len(SURE.view.layout)
    one.page.goto(f"http://{one.host}/#/problems/9999")
    expect(one.page.get_by_text("There is no problem 9999.")).to_be_visible()
    one.page.get_by_role("link", name="Next problem").click()
    expect(one.page.locator("canvas").first).to_be_visible()


def test_what_was_kept_and_is_damaged_does_no_harm(solver):
    one = solver()
    wrong = '{"version":1,"sections":{"problems":{"rating":"x"}}}'
    for kept in ("7", "{", wrong, '{"version":9}'):
        one.page.evaluate("kept => localStorage.setItem('carrom-progress', kept)", kept)
        one.page.goto(f"http://{one.host}/#/")
        one.page.reload()
        one.open(SURE.id)
        expect(one.page.locator(".you")).to_contain_text("1500?")


def test_the_task_is_true_for_every_goal(solver):
    one = solver()
    words = {
        Goal.TWO: "pocket two {side} pieces",
        Goal.QUEEN: "pocket the queen and keep the turn",
        Goal.BOTH: "cover her with a {side} piece in the same stroke",
        Goal.COVER: "Cover her with a {side} piece",
        Goal.WIN: "win the board",
        Goal.PIECE: "pocket a {side} piece",
    }
    for goal, task in words.items():
        found = next((problem for problem in shipped() if problem.goal is goal), None)
        if found is None:
            continue
        side = found.view.side.value
        one.open(found.id)
        expect(one.told).to_contain_text(f"{side.capitalize()} to play")
        expect(one.told).to_contain_text(task.format(side=side))
