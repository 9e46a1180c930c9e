"""Lessons, drills, solo and kept progress: by mouse, by finger, after a reload, from one browser to another."""

import json
import re
from contextlib import suppress
from itertools import product
from math import atan2, cos, degrees, radians, sin

import pytest
from playwright.sync_api import TimeoutError as TooLateError
from playwright.sync_api import expect
from training.lessons import lessons

from carrom.equipment.aim import Aim
from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.equipment.standard import board
from carrom.physics import strike
from tests.browser.driving import BASE, LAPTOP, PHONE
from tests.browser.hands import Fields, Finger, Keys, Mouse

SLOW = 60_000
KEPT = "JSON.parse(localStorage.getItem('carrom-progress') ?? 'null')"
HOLE = 0.34605
FIRST = next(lesson for lesson in lessons() if lesson.id == "strike")
CALM = {**LAPTOP, "reduced_motion": "reduce"}


def told(page):
    return page.locator("p.told")


def aim(stroke):
    return Aim(Seat.SOUTH, x=stroke.x, angle=stroke.angle, speed=stroke.speed)


def skip(page):
    """Go to the end of a motion, which may be a short one."""
    button = told(page).locator("button")
    with suppress(TooLateError):
        button.wait_for(timeout=15_000)
        button.click(timeout=1500)
    expect(button).to_be_hidden()


def sections(page):
    return page.evaluate(KEPT)["sections"]


def learn(one):
    one.page.goto(f"http://{one.host}/#/learn")
    expect(one.page.locator("main h1")).to_be_visible(timeout=SLOW)


def lesson_to_its_end(one, hand):
    """Play the first lesson with a hand, from its first step to the way to the next lesson."""
    page = one.page
    for step in FIRST.steps:
        expect(page.locator("button.strike")).to_be_enabled(timeout=SLOW)
        hand.strike(aim(step.solution[0]))
        skip(page)
        onward = page.locator(".bar .primary")
        expect(onward).to_be_focused()
        if step is not FIRST.steps[-1]:
            hand.press(onward)


def test_the_first_lesson_by_mouse(player):
    one = player(**LAPTOP)
    page = one.page
    page.locator("nav.pages a[href='#/learn']").click()
    page.get_by_role("link", name="Hold and strike").click()
    expect(told(page)).to_contain_text("Hit the white piece")
    hand = Mouse(one)
    hand.strike(Aim(Seat.SOUTH, x=0.0, angle=150.0, speed=0.9))
    skip(page)
    expect(told(page)).to_contain_text("The striker touched nothing. Pull straight towards you")
    expect(page.locator(".tip")).to_contain_text("Tip: Pull straight towards you")
    expect(page.locator("button.strike")).to_be_enabled()
    tries = page.get_by_text("so far.")
    expect(tries).to_have_text("1 try so far.")
    page.get_by_role("button", name="Step 2").click()
    expect(tries).to_have_count(0)
    page.get_by_role("button", name="Step 1").click()
    lesson_to_its_end(one, hand)
    expect(told(page)).to_contain_text("first find the place")
    expect(page.locator(".bar .primary")).to_have_text("Next: Straight pot")
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("Straight pot")
    learn(one)
    page.reload()
    expect(page.get_by_role("link", name="Hold and strike")).to_contain_text("3 of 3 steps done")
    assert sections(page)["lessons"] == {"strike": [step.id for step in FIRST.steps]}


def test_the_first_lesson_by_finger_on_a_phone_in_french(player):
    one = player(**PHONE, locale="fr-FR")
    page = one.page
    page.locator("nav.pages a[href='#/learn']").tap()
    page.get_by_role("link", name="Tenir et jouer").tap()
    assert page.locator("button.strike").bounding_box()["y"] < 700, "in sight on a small phone, too"
    lesson_to_its_end(one, Finger(one))
    expect(page.locator(".bar .primary")).to_have_text("Ensuite\u00a0: Tout droit")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_first_lesson_and_a_drill_by_keys_alone(player):
    one = player(**CALM)
    page, hand = one.page, Keys(one)
    hand.press(page.locator("nav.pages a[href='#/learn']"))
    hand.press(page.get_by_role("link", name="Hold and strike"))
    lesson_to_its_end(one, hand)
    expect(page.locator(".bar .primary")).to_have_text("Next: Straight pot")
    hand.press(page.get_by_role("link", name="← Learn"))
    hand.press(page.get_by_role("link", name="Straight pots"))
    hand.strike(Aim(Seat.SOUTH, x=0.0, angle=270.0, speed=1.0))
    expect(page.locator(".score")).to_contain_text("Try 2 of 10", timeout=SLOW)
    expect(told(page)).to_contain_text("No point.", timeout=SLOW)


def test_a_stroke_backwards_as_its_lesson_tells_it(player):
    """Pull back, swing round the striker to the front, hold still, let go."""
    one = player(**CALM)
    page, mouse = one.page, one.page.mouse
    page.goto(f"http://{one.host}/#/learn/lesson/backward")
    expect(page.locator(".tip")).to_contain_text("swing round it to the front, hold still")
    lesson = next(each for each in lessons() if each.id == "backward")
    wanted = aim(lesson.steps[0].solution[0])
    page.locator("#aim-x").fill(f"{1000 * wanted.x:.4f}")
    page.locator("#aim-x").blur()
    left, top = one.on_board(one.striker, -BASE)
    mouse.move(left, top)
    mouse.down()
    for turn in range(270, round(wanted.angle) - 181, -6):
        mouse.move(left + 70 * cos(radians(turn)), top - 70 * sin(radians(turn)))
    far = radians(wanted.angle - 180)
    mouse.move(left + 70 * cos(far), top - 70 * sin(far))
    page.wait_for_timeout(350)
    mouse.up()
    skip(page)
    expect(told(page)).to_contain_text("That is the thumb stroke.")


def test_every_solution_is_shown_and_works_on_the_page(player):
    one = player(**CALM)
    page = one.page
    for lesson in lessons():
        page.goto(f"http://{one.host}/#/learn/lesson/{lesson.id}")
        for number, step in enumerate(lesson.steps):
            if step.placing:
                continue
            page.locator(".steps button").nth(number).click()
            page.get_by_role("button", name="Show me").click()
            for _ in step.solution:
                skip(page)
            expect(told(page)).to_have_text("That was one way to do it. Now you.")
            if step.ruled:
                expect(page.locator(".ruling")).to_contain_text("The umpire:")
    assert page.evaluate(KEPT) is None


def test_a_penalty_is_placed_by_keys_and_by_mouse(player):
    one = player(**LAPTOP)
    page = one.page
    page.goto(f"http://{one.host}/#/learn/lesson/placing")
    expect(page.locator(".steps")).to_be_visible(timeout=SLOW)
    one.page.mouse.click(*one.on_board(0.2, 0.2))
    expect(told(page)).to_contain_text("outside the circle")
    page.mouse.click(*one.on_board(0.0, 0.0))
    expect(told(page)).to_contain_text("centre circle")
    page.locator("canvas").focus()
    for _ in range(17):
        page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(told(page)).to_contain_text("may lie there")
    page.keyboard.press("Enter")
    page.mouse.click(*one.on_board(0.035, 0.04))
    expect(page.locator(".ruling")).to_contain_text("it would touch another piece")
    page.mouse.click(*one.on_board(-0.04, 0.05))
    expect(told(page)).to_contain_text("Well placed")
    assert sections(page)["lessons"]["placing"] == ["circle", "crowd"]


def test_a_drill_and_its_score_after_a_reload(player):
    one = player(**CALM)
    page, hand = one.page, Fields(one)
    page.goto(f"http://{one.host}/#/learn/drill/straight")
    miss = Aim(Seat.SOUTH, x=0.0, angle=270.0, speed=1.0)
    hand.strike(miss)
    skip(page)
    expect(told(page)).to_contain_text("No point.")
    (run,) = sections(page)["drills"]["open"]
    (px, py) = run["pieces"][0]["at"]
    hand.strike(straight_pot(px, py))
    skip(page)
    expect(page.locator(".points")).to_have_text("1 point")
    before = sections(page)["drills"]["open"]
    page.reload()
    expect(page.locator(".score")).to_contain_text("Try 3 of 10")
    expect(page.locator(".points")).to_have_text("1 point")
    assert sections(page)["drills"]["open"] == before
    for _ in range(8):
        expect(page.locator("button.strike")).to_be_enabled()
        hand.strike(miss)
        skip(page)
    expect(told(page)).to_have_text("Done: 1 of 10 points. That is your best.")
    expect(page.get_by_role("img", name="Curve of 1 score. Best: 1.")).to_be_visible()
    page.reload()
    page.get_by_text("As a table").click()
    expect(page.locator("table tbody tr")).to_have_count(1)
    learn(one)
    expect(page.get_by_role("link", name="Straight pots")).to_contain_text("Best: 1 of 10")


def test_a_drill_by_finger_on_a_phone_in_french(player):
    one = player(**PHONE, locale="fr-FR", reduced_motion="reduce")
    page = one.page
    learn(one)
    page.get_by_role("link", name="Ouvrir et compter").scroll_into_view_if_needed()
    far = page.evaluate("scrollY")
    page.get_by_role("link", name="Tout droit").last.tap()
    expect(page.locator(".score")).to_contain_text("Essai 1 sur 10", timeout=SLOW)
    assert page.evaluate("scrollY") == 0, "a page is read from its top"
    page.go_back()
    page.wait_for_function(f"() => scrollY > {far} / 2")
    page.go_forward()
    Finger(one).strike(Aim(Seat.SOUTH, x=0.0, angle=150.0, speed=1.0))
    skip(page)
    expect(told(page)).to_contain_text("Aucun point.")
    boxes = page.locator(".parts li").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect().top)"
    )
    assert len(boxes) == 10
    assert len(set(boxes)) == 1, "all tries are in one row"
    page.reload()
    expect(page.locator(".score")).to_contain_text("Essai 2 sur 10")
    page.get_by_role("button", name="Recommencer").tap()
    page.reload()
    expect(page.locator(".score")).to_contain_text("Essai 1 sur 10")
    miss = Aim(Seat.SOUTH, x=0.0, angle=150.0, speed=1.0)
    Fields(one).strike(miss)
    skip(page)
    page.evaluate(NINE_MISSED)
    page.reload()
    Fields(one).strike(miss)
    skip(page)
    expect(told(page)).to_have_text("Terminé\u00a0: 0 sur 10.")


NINE_MISSED = f"""() => {{
  const kept = {KEPT};
  kept.sections.drills.open[0].parts = Array(9).fill(0);
  localStorage.setItem("carrom-progress", JSON.stringify(kept));
}}"""


def straight_pot(x, y):
    """A stroke that pockets a piece and not the striker, by the engine."""
    layout = (Standing(Piece.WHITE, Point(x, y)),)
    for side, speed, off in product((1, -1), (1.4, 2.0, 2.6, 3.4), (0.0, 0.3, -0.3, 0.6, -0.6)):
        hole = side * HOLE
        place = round(hole + (x - hole) * (HOLE + BASE) / (HOLE - y), 6)
        if abs(place) > 0.1825:
            continue
        angle = round(degrees(atan2(HOLE + BASE, hole - place)) + off, 2)
        stroke = Aim(Seat.SOUTH, x=place, angle=angle, speed=speed)
        if [fall.id for fall in strike(layout, stroke, board("revised")).falls] == ["w1"]:
            return stroke
    raise AssertionError("no stroke pockets it")


def test_progress_goes_as_a_file_to_another_browser(player, tmp_path):
    one = player(**LAPTOP)
    done = {"format": "carrom-progress", "version": 1, "sections": {"lessons": {"strike": ["aim"]}}}
    keep = "kept => localStorage.setItem('carrom-progress', JSON.stringify(kept))"
    one.page.evaluate(keep, done)
    one.page.reload()
    learn(one)
    with one.page.expect_download() as saved:
        one.page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    other = player(**PHONE, locale="fr-FR")
    learn(other)
    page, status = other.page, other.page.locator("section [role=status]")
    box = page.locator("input[type=file]")
    box.set_input_files({"name": "x.json", "mimeType": "text/plain", "buffer": b"no"})
    expect(status).to_have_text("Ce fichier ne contient pas de progrès au carrom. Rien n’a changé.")
    assert page.evaluate(KEPT) is None
    page.evaluate(keep, {**done, "sections": {"lessons": {"strike": ["ahead"]}}})
    page.reload()
    box.set_input_files(file)
    expect(status).to_have_text("Le fichier a été ajouté à vos progrès.")
    expect(page.get_by_role("link", name="Tenir et jouer")).to_contain_text("2 étapes faites sur 3")
    assert sections(page)["lessons"] == {"strike": ["ahead", "aim"]}
    damaged = json.loads(file.read_text(encoding="utf-8"))
    damaged["sections"]["lessons"] = 7
    box.set_input_files(
        {"name": "x.json", "mimeType": "text/plain", "buffer": json.dumps(damaged).encode()}
    )
    expect(status).to_have_text("Ce fichier est abîmé. Rien n’a changé.")


@pytest.fixture
def alone(player):
    """Somebody at solo, whose chance is always the same."""
    one = player(**CALM)
    one.page.add_init_script("crypto.getRandomValues = (numbers) => numbers.fill(7)")
    one.page.goto(f"http://{one.host}/#/learn/solo")
    one.page.reload()
    expect(one.page.locator("button.strike")).to_be_enabled(timeout=SLOW)
    return one


LAST_BOARD = f"""() => {{
  const kept = {KEPT};
  const {{ open }} = kept.sections.solo;
  open.boards = Array(7).fill(open.board);
  localStorage.setItem("carrom-progress", JSON.stringify(kept));
}}"""
"""Seven boards like the first one are on the sheet, and the eighth has just ended like it."""


def test_a_solo_board_ends_at_the_first_miss(alone):
    """By keys alone."""
    page, hand = alone.page, Keys(alone)
    row = page.locator("tbody tr").first
    hand.strike(Aim(Seat.SOUTH, x=0.0, angle=270.0, speed=1.0))
    skip(page)
    expect(told(page)).to_contain_text("Nothing was touched. Break again.")
    hand.strike(Aim(Seat.SOUTH, x=0.0, angle=90.0, speed=5.0))
    skip(page)
    board = sections(page)["solo"]["open"]["board"]
    assert board["ended"] is None
    points = board["white"]
    expect(row.locator("td").last).to_have_text(str(points))
    page.reload()
    expect(page.locator("button.strike")).to_be_enabled(timeout=SLOW)
    assert sections(page)["solo"]["open"]["board"] == board
    hand.strike(Aim(Seat.SOUTH, x=0.0, angle=270.0, speed=1.0))
    skip(page)
    expect(told(page)).to_contain_text("Missed: the board is over.")
    expect(page.locator("button.strike")).to_be_hidden()
    onward = page.get_by_role("button", name="Next: board 2")
    expect(onward).to_be_focused()
    page.keyboard.press("Enter")
    expect(told(page)).to_contain_text("Break. You play White.")
    expect(page.locator("tr[aria-current] th")).to_have_text("2")
    expect(row.locator("td").last).to_have_text(str(points))
    # the eighth board: a result is kept, and drawn
    page.evaluate(LAST_BOARD)
    page.reload()
    page.get_by_role("button", name="See the result").press("Enter")
    expect(told(page)).to_contain_text(re.compile(rf"\b{8 * points} point"))
    expect(page.get_by_role("img", name="Curve of 1 score")).to_be_visible()
    expect(page.get_by_role("button", name="Play solo again")).to_be_focused()
    (result,) = sections(page)["solo"]["results"]
    assert (result["boards"], sections(page)["solo"]["open"]) == ([points] * 8, None)
