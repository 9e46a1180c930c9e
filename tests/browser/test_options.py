"""What people choose: options that are kept, a new game in all its parts, and what follows at the table."""

from math import pi

import pytest
from playwright.sync_api import expect

from tests.browser.driving import LAPTOP, PHONE, Player, chromium
from tests.server.test_running import process

PATIENCE = 30_000
CORNERS = """c => {
  const copy = document.createElement("canvas");
  copy.width = copy.height = c.width;
  const side = Math.floor(c.width * 0.079), far = c.width - side;
  const pen = copy.getContext("2d", { willReadFrequently: true });
  pen.drawImage(c, 0, 0);
  const sum = (x, y) => pen.getImageData(x, y, side, side).data.reduce((all, each) => all + each, 0);
  return [sum(far, 0), sum(0, 0), sum(0, far), sum(far, far)];
}"""
"""What the four corners of the frame look like, in the order of the holes."""


@pytest.fixture(scope="module")
def browser():
    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def host(tmp_path_factory):
    with process(tmp_path_factory.mktemp("data"), command="play") as (_, address):
        yield address


@pytest.fixture
def player(browser, host):
    players = []

    def sit(**options):
        players.append(Player(browser, host, **options))
        return players[-1]

    yield sit
    for each in players:
        each.close()


def aim(one, place, angle, speed):
    for name, value in (("x", place), ("angle", angle), ("speed", speed)):
        box = one.page.locator(f"#aim-{name}")
        box.fill(str(value))
        box.press("Tab")


def options(one):
    one.page.locator("header").get_by_role("button", name="Options").click()
    return one.page.get_by_role("dialog")


def begun(one, **fields):
    """Begin a game on the page for new ones; fields are the names of radio buttons and their values."""
    one.page.goto(f"http://{one.host}/#/new")
    for name, value in fields.items():
        one.page.locator(f"input[name={name}][value={value}]").check()
    one.page.get_by_role("button", name="Start game").click()
    expect(one.page.locator("canvas")).to_be_visible(timeout=PATIENCE)


def test_options_are_kept_and_reach_the_stroke(player):
    one = player(**LAPTOP)
    one.start("Two players")
    assert not one.page.locator("#aim-spin").count()
    panel = options(one)
    panel.get_by_label("Spin").check()
    panel.get_by_label("Left-handed").check()
    panel.get_by_label("Marks on pieces").check()
    panel.get_by_label("Board seen from").select_option("west")
    panel.get_by_label("Animation speed").select_option("2")
    one.page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    one.page.reload()
    one.to_the_stroke()
    board = one.page.locator("canvas")
    expect(board).to_have_attribute("aria-label", "Carrom board, seen from the west")
    controls = one.page.locator(".side").bounding_box()
    assert controls["x"] < board.bounding_box()["x"]
    one.page.locator("body").press("q")
    expect(one.page.locator("#aim-spin")).to_have_value("1")
    one.page.locator("button.strike").click()
    one.wait_for_strokes(1)
    assert one.facts()[-1]["aim"]["spin"] == pytest.approx(2 * pi)


def test_a_pocketed_piece_is_shown_at_its_hole(player):
    one = player(**LAPTOP)
    options(one).get_by_label("Board seen from").select_option("south")
    one.page.keyboard.press("Escape")
    one.start_exactly()
    board = one.page.locator("canvas")
    before = board.evaluate(CORNERS)
    aim(one, 40, 97.5, 9)
    one.page.locator("button.strike").click()
    one.wait_for_strokes(1)
    one.to_the_stroke()
    fallen = one.facts()[-1]["stroke"]["pocketed"]
    assert [each["piece"] for each in fallen] == ["black"]
    for _ in range(2):
        expect(one.page.locator(".score")).to_contain_text("1 pocketed, 8 on the board")
        after = board.evaluate(CORNERS)
        changed = [hole for hole in range(4) if before[hole] != after[hole]]
        assert changed == [fallen[0]["hole"] - 1]
        one.page.reload()
        one.to_the_stroke()


def test_a_penalty_piece_goes_to_the_nearest_spot_allowed(player):
    one = player(**LAPTOP)
    one.start_exactly()
    aim(one, 40, 97.5, 9)
    one.page.locator("button.strike").click()
    one.wait_for_strokes(1)
    one.to_the_stroke()
    aim(one, -23, 241.2, 3)
    one.page.locator("button.strike").click()
    expect(one.page.locator("canvas.placing")).to_be_visible(timeout=PATIENCE)
    expect(one.page.get_by_role("button", name="Place it here")).to_be_enabled(timeout=PATIENCE)
    one.page.mouse.click(*one.on_board(0.0, 0.0))
    expect(one.page.locator("canvas.placing")).to_have_count(0, timeout=PATIENCE)
    one.to_the_stroke()
    placed = one.facts()[-1]
    assert placed["type"] == "placed"
    x, y = placed["at"]
    assert 0.0313 <= (x * x + y * y) ** 0.5 <= 0.0696


def test_a_new_game_is_as_it_was_asked_for_and_remembered(player):
    one = player(**LAPTOP)
    one.page.goto(f"http://{one.host}/#/new")
    one.page.get_by_label("Player 1, Name").fill("Ada")
    one.page.get_by_label("Trial boards").check()
    begun(one, rules="club", kind="true", clock="casual", length="true", aid="long")
    expect(one.page.locator(".score")).to_contain_text("Ada · Player 3")
    one.page.get_by_role("button", name="Ada and Player 3: trial board done").click()
    expect(one.page.get_by_role("log")).to_contain_text("played a trial board")
    one.to_the_stroke()
    assert "played-trial" in [fact["type"] for fact in one.facts()]
    one.page.get_by_role("button", name="Pause").click()
    expect(one.page.get_by_role("timer")).to_have_count(0)
    one.page.get_by_role("button", name="Resume").click()
    one.to_the_stroke()
    one.page.goto(f"http://{one.host}/#/new")
    expect(one.page.get_by_label("Player 1, Name")).to_have_value("Ada")
    for name, value in (("rules", "club"), ("kind", "true"), ("clock", "casual"), ("aid", "long")):
        expect(one.page.locator(f"input[name={name}][value={value}]")).to_be_checked()
    one.page.goto(f"http://{one.host}/#/")
    expect(one.page.locator(".game")).to_contain_text("Club")


def test_the_position_in_words(player):
    one = player(**LAPTOP, locale="fr-FR")
    one.page.locator("button.way").first.click()
    one.to_the_stroke()
    one.page.locator("body").press("p")
    said = one.page.get_by_role("status").filter(has_text="Sur le plateau")
    expect(said).to_contain_text("9 blancs, 9 noirs")
    expect(said).to_contain_text("La reine est au centre.")


def test_the_pages_are_in_a_menu_on_a_phone(player):
    one = player(**PHONE)
    menu = one.page.get_by_role("navigation", name="Menu")
    expect(menu).to_be_hidden()
    one.page.get_by_role("button", name="Menu").click()
    menu.get_by_role("link", name="New game").click()
    expect(one.page.get_by_role("heading", name="New game")).to_be_visible()
    expect(menu).to_be_hidden()
    assert one.page.evaluate("document.documentElement.scrollWidth === window.innerWidth")
