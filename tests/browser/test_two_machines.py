"""Two people at two browsers, and somebody who watches: aims, phrases, sides, and looking back."""

import re
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.driving import BASE, HALF_SIDE, LAPTOP, NARROW
from tests.browser.preparing import begun, kept, lay, seated_apart, sit_down
from tests.browser.test_axe import AXE, TAGS, faults

WHITE = [(-0.1, 0.1), (0.05, 0.2), (0.0, 0.05)]
BLACK = [(0.1, -0.05), (-0.15, 0.0), (-0.2, 0.2)]
PIXEL = """([x, y, half]) => {
  const canvas = document.querySelector("canvas");
  const per = canvas.width / 2 / half;
  const at = [canvas.width / 2 + x * per, canvas.width / 2 - y * per].map(Math.round);
  const one = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  one.drawImage(canvas, -at[0], -at[1]);
  return [...one.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}"""


@pytest.fixture
def table(folder):
    """A match at Ada's stroke: Ada in the south, Ben in the north, each with a token."""

    def laid(**terms):
        made = lay(begun(single_board=True, **terms), WHITE, BLACK, queen=(0.15, 0.15))
        room, _ = kept(folder, made)
        seated_apart(folder, room, ada=f"ada of {room}", ben=f"ben of {room}")
        return room

    return laid


@pytest.fixture
def people(player, table):
    """Ada's and Ben's browsers, Ben's in French."""

    def sit(**terms):
        room = table(**terms)
        ada, ben = player(**LAPTOP), player(locale="fr-FR", **LAPTOP)
        sit_down(ada, room, f"ada of {room}")
        sit_down(ben, room, f"ben of {room}")
        expect(ada.page.locator("button.strike")).to_be_enabled()
        expect(ben.page.locator("canvas").first).to_be_visible()
        return ada, ben, room

    return sit


def pixel(one, x, y):
    """The colour at a place as somebody sees the board (m)."""
    box = one.page.locator("canvas").first.bounding_box()
    half = HALF_SIDE + (NARROW if box["width"] < 620 else 0.06975)
    return one.page.evaluate(PIXEL, [x, y, half])


def eventually(one, true):
    for _ in range(200):
        if true():
            return
        one.page.wait_for_timeout(50)
    raise AssertionError("it did not come about")


FROM_ADA = {100: (-0.085, BASE), -100: (0.085, BASE)}
"""Where Ben sees Ada's striker, which stands so many millimetres to her right: at his far side."""


def seen_at(one, ground, where):
    """Whether a striker covers the wood, by the colours it had before."""
    return pixel(one, *FROM_ADA[where])[2] > ground[where][2] + 20


def move_to(one, where):
    one.page.locator("#aim-x").fill(str(where))
    one.page.locator("#aim-x").press("Tab")


def test_each_sees_the_board_from_his_side_and_the_others_aim(people):
    ada, ben, _ = people()
    expect(ada.page.get_by_role("application")).to_have_attribute("aria-label", re.compile("south"))
    expect(ben.page.get_by_role("application")).to_have_attribute("aria-label", re.compile("nord"))
    ground = {where: pixel(ben, *place) for where, place in FROM_ADA.items()}
    for where in (100, -100, 100):
        move_to(ada, where)
        eventually(ben, partial(seen_at, ben, ground, where))
        assert not seen_at(ben, ground, -where)
    ben.page.get_by_role("button", name="Options").first.click()
    ben.page.get_by_label("Voir la visée des autres").uncheck()
    ben.page.keyboard.press("Escape")
    eventually(ben, lambda: not seen_at(ben, ground, 100))


def test_who_keeps_his_aim_to_himself_shows_nothing(people):
    ada, ben, _ = people()
    ground = {where: pixel(ben, *place) for where, place in FROM_ADA.items()}
    move_to(ada, 100)
    eventually(ben, lambda: seen_at(ben, ground, 100))
    ada.page.get_by_role("button", name="Options").first.click()
    ada.page.get_by_label("Show my aim").uncheck()
    ada.page.keyboard.press("Escape")
    eventually(ben, lambda: not seen_at(ben, ground, 100))
    assert ada.striker == pytest.approx(0.1)


def test_a_phrase_is_read_in_ones_own_language_and_can_be_muted(people):
    ada, ben, _ = people()
    ada.page.get_by_role("button", name="Say something").click()
    ada.page.get_by_role("button", name="Good luck!").click()
    expect(ada.page.locator(".said p")).to_have_text("Ada Good luck!")
    expect(ben.page.locator(".said p")).to_have_text("Ada Bonne chance\u202f!")
    expect(ben.page.locator(".said p")).to_have_count(0)  # it goes by itself
    ben.page.get_by_role("button", name="Dire un mot").click()
    ben.page.get_by_role("button", name="Mettre Ada en sourdine").click()
    expect(ben.page.get_by_text("Ada est en sourdine.")).to_be_visible()
    ada.page.get_by_role("button", name="Well played!").click()
    expect(ada.page.locator(".said p")).to_have_text("Ada Well played!")
    ben.page.get_by_role("button", name="Merci").click()
    expect(ben.page.locator(".said p")).to_have_text("Ben Merci\u202f!")  # and nothing of Ada's
    ben.page.reload()
    expect(ben.page.get_by_text("Ada est en sourdine.")).to_be_visible()
    ben.page.get_by_role("button", name="Rétablir Ada").click()
    ada.page.get_by_role("button", name="Sorry!").click()
    expect(ben.page.locator(".said p")).to_have_text("Ada Pardon\u202f!")


def test_one_can_say_only_so_much(people):
    ada, _, _ = people()
    ada.page.get_by_role("button", name="Say something").click()
    hello = ada.page.get_by_role("button", name="Hello!")
    for _ in range(5):
        hello.click()
    expect(hello).to_be_disabled()
    expect(ada.page.get_by_text("You have said a lot. Wait a few seconds.")).to_be_visible()
    expect(hello).to_be_enabled(timeout=30_000)


def strike(one, x, count):
    """Make a soft stroke that pockets nothing."""
    one.to_the_stroke()
    for name, value in (("x", x), ("angle", 90), ("speed", 1.0)):
        one.page.locator(f"#aim-{name}").fill(str(value))
        one.page.locator(f"#aim-{name}").press("Tab")
    one.page.locator("button.strike").click()
    one.wait_for_strokes(count)


def test_a_watcher_looks_back_and_is_not_pulled_forward(people, player):
    ada, ben, room = people()
    before = ada.strokes()
    strike(ada, 150, before + 1)
    watcher = player(**LAPTOP)
    watcher.page.goto(f"http://{watcher.host}/#/table/{room}")
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    watcher.page.locator("#seen-from").select_option(label="Ben")
    expect(watcher.page.get_by_role("application")).to_have_attribute(
        "aria-label", re.compile("north")
    )
    watcher.page.get_by_role("button", name="Look back").click()
    where = watcher.page.locator(".browse .where")
    expect(where).to_have_text(f"Stroke {before + 1} of {before + 1}: Ada")
    strike(ben, 150, before + 2)
    live = watcher.page.locator(".browse .live")
    expect(live).to_have_text("1 new stroke · Go to live")
    expect(where).to_have_text(f"Stroke {before + 1} of {before + 1}: Ada")
    strike(ada, -150, before + 3)
    expect(live).to_have_text("2 new strokes · Go to live")
    watcher.page.keyboard.press("ArrowRight")
    expect(where).to_have_text(f"Stroke {before + 2} of {before + 3}: Ben")
    expect(live).to_have_text("Go to live")
    watcher.page.keyboard.press("Escape")
    expect(watcher.page.locator(".browse.active")).to_have_count(0)
    expect(watcher.page.get_by_text("Ben to play")).to_be_visible()


def test_a_player_looks_back_while_it_is_not_his_turn(people):
    ada, ben, _ = people()
    before = ada.strokes()
    strike(ada, 150, before + 1)
    strike(ben, 150, before + 2)
    expect(ben.page.get_by_role("button", name="Revoir les coups")).to_be_visible()
    ben.page.get_by_role("button", name="Revoir les coups").click()
    expect(ben.page.locator(".browse .where")).to_contain_text(f"Coup {before + 2}")
    strike(ada, -150, before + 3)
    expect(ben.page.locator(".browse .live")).to_contain_text("1 nouveau coup")
    expect(ben.page.locator("button.strike")).to_be_disabled()
    ben.page.get_by_role("button", name="Revenir au direct").click()
    ben.to_the_stroke()
    expect(ben.page.get_by_role("button", name="Revoir les coups")).to_be_disabled()


def test_a_clock_shows_the_servers_time(people):
    ada, ben, _ = people(clock="casual")
    for one in (ada, ben):
        expect(one.page.get_by_role("timer")).to_have_text(re.compile(r"^\s*\d+"))


def test_what_people_say_and_look_back_at_has_no_grave_fault(people):
    ada, ben, _ = people()
    before = ada.strokes()
    strike(ada, 150, before + 1)
    ben.page.evaluate(AXE.read_text(encoding="utf-8"))
    ben.to_the_stroke()
    ada.page.get_by_role("button", name="Say something").click()
    ada.page.get_by_role("button", name="Good luck!").click()
    ada.page.get_by_role("button", name="Look back").click()
    expect(ada.page.locator(".browse .where")).to_be_visible()
    ada.page.evaluate(AXE.read_text(encoding="utf-8"))
    expect(ben.page.locator(".said p")).to_be_visible()
    for one in (ada, ben):
        found = faults(one.page, TAGS)
        assert not found, "\n" + "\n".join(found)
