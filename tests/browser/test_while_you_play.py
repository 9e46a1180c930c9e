"""While people play: what happened is told and read, a board ends with a moment, nothing goes on unasked."""

import re

import pytest
from playwright.sync_api import expect

from carrom.equipment.pieces import Piece
from carrom.match.settings import Team
from carrom.match.state import Phase
from tests.browser.boards import Sitting
from tests.browser.driving import BASE, LAPTOP, PHONE
from tests.browser.hands import Fields
from tests.browser.preparing import begun, kept, lay, sit_down, sought
from tests.browser.test_situations import FAR_LEFT, FAR_RIGHT, OUT_OF_THE_WAY

WHOLE = """each => {
  const box = each.getBoundingClientRect();
  const clipped = [each, ...each.querySelectorAll("*")].filter((part) => !part.closest(".hidden") &&
    part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflow !== "visible");
  return clipped.length === 0 && box.top >= 0 && box.left >= 0
    && box.bottom <= innerHeight && box.right <= innerWidth;
}"""
"""Whether all of an element is in sight and nothing of it is cut off."""
IN_SIGHT = f"() => ({WHOLE})(document.querySelector('.cards'))"
LOOKS = """c => {
  const copy = document.createElement("canvas");
  copy.width = copy.height = c.width;
  const pen = copy.getContext("2d", { willReadFrequently: true });
  pen.drawImage(c, 0, 0);
  const { data } = pen.getImageData(0, 0, c.width, c.height);
  let sum = 0;
  for (let k = 0; k < data.length; k += 97) sum = (sum * 31 + data[k]) % 1000003;
  return sum;
}"""


@pytest.fixture
def against(player, folder):
    """Ada sits down at a match against a computer, Ben."""

    def sit(table, **options):
        one = player(**options)
        sit_down(one, *kept(folder, table, ben="beginner"))
        return Sitting(one, Fields(one), people=("ada",))

    return sit


def struck(one, *fell):
    """Ada strikes so that these fall; wait until the page has shown it."""
    expect(one.page.locator("button.strike")).to_be_enabled(timeout=60_000)
    count = len(one.reader.events)
    one.hand.strike(sought(one.reader.match, *fell))
    one.reader.grown(count)
    return count


def shown(page):
    """The number of the newest entry that the page shows."""
    return int(page.locator(".log article:first-child .number").inner_text())


def test_a_foul_against_the_computer_is_seen_and_read(against):
    """On a phone, in French: nothing goes on before it is read, and its clause opens beside the board."""
    table = lay(begun(), [FAR_RIGHT, FAR_LEFT], OUT_OF_THE_WAY)
    one = against(table, **PHONE, locale="fr-FR")
    page = one.page
    expect(page).to_have_title(re.compile("À vous de jouer"))
    before = struck(one, Piece.STRIKER)
    foul = page.locator(".notice.is-foul")
    expect(foul.get_by_role("alert")).to_contain_text("Ada empoche le palet.")
    expect(foul.get_by_role("alert")).to_contain_text("Ben prend la main")
    expect(page.locator(".notice.is-placed")).to_contain_text("Ben pose un pion blanc.")
    ahead = page.get_by_role("button", name="Continuer")
    expect(ahead).to_be_visible()
    cards = page.locator(".cards")
    # A browser's own bars make a phone shorter.
    for width, height in ((360, 560), (390, 664), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(IN_SIGHT)
        board = page.locator("canvas").bounding_box()
        assert board["y"] + board["height"] <= cards.bounding_box()["y"], "the board is not hidden"
    one.reader.until(lambda reader: reader.strokes[-1].by == "ben")
    page.wait_for_timeout(1500)
    assert shown(page) == before + 2, "the computer's stroke waits until the foul is read"

    chip = foul.get_by_role("link").first
    chip.focus()
    page.keyboard.press("Enter")
    drawer = page.get_by_role("dialog")
    expect(drawer).to_contain_text("3.11.a")
    expect(drawer).to_contain_text("pion de pénalité")
    box = drawer.bounding_box()
    assert page.locator("canvas").bounding_box() == board
    assert box["y"] > board["y"] + board["height"] / 2, "the board stays in sight"
    assert "/table/" in page.url
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(chip).to_be_focused()
    assert shown(page) == before + 2

    ahead.click()
    expect(page.locator(".notice")).to_have_count(0)
    one.catch_up()
    assert shown(page) > before + 2


def test_a_board_ends_with_a_card_that_stays(against, player):
    """The best stroke again, the sheet by a key, somebody who watches; then the next board."""
    table = lay(begun(), [FAR_RIGHT], OUT_OF_THE_WAY)
    one = against(table, **LAPTOP)
    page = one.page
    struck(one, Piece.WHITE)
    end = page.locator(".end")
    expect(end.get_by_role("heading")).to_have_text("Ada wins the board")
    expect(end).to_contain_text("Ada wins the board: 6 points (3 pieces, 3 for the queen).")
    expect(end).to_contain_text("Ada covered the queen.")
    expect(end.get_by_role("row").nth(1)).to_contain_text("6–0")
    assert end.evaluate(WHOLE)
    assert one.reader.state.phase is Phase.READY
    one.reader.until(lambda reader: reader.state.rosette_turn)
    entries = len(one.reader.events)

    canvas = page.locator("canvas")
    still = canvas.evaluate(LOOKS)
    expect(end).to_contain_text(re.compile(r"Best stroke: Ada, with a \d+% chance"))
    end.get_by_role("button", name="Show it again").click()
    stop = page.get_by_role("button", name="Stop")
    expect(stop).to_be_focused()
    looks = set()
    for _ in range(12):
        page.wait_for_timeout(250)
        looks.add(canvas.evaluate(LOOKS))
    assert len(looks - {still}) >= 3, "the stroke moves on the board"
    stop.click()
    expect(end).to_be_focused()

    page.keyboard.press("t")
    sheet = page.get_by_role("dialog", name="Score sheet")
    rows = sheet.get_by_role("row")
    expect(rows.nth(1)).to_contain_text("Ada")
    expect(rows.nth(2)).to_contain_text("Ben")
    expect(sheet).to_contain_text("In play")
    page.keyboard.press("Escape")
    expect(sheet).not_to_be_visible()

    watcher = player(**PHONE)
    watcher.page.goto(page.url)
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    expect(watcher.page.locator("button.strike, .end .next, .side button.primary")).to_have_count(0)
    watcher.page.locator(".end .close").click()

    assert one.reader.read() == entries, "nothing goes on by itself"
    expect(end).to_be_visible()
    end.get_by_role("button", name="Next board").click()
    expect(end).to_have_count(0)
    one.reader.until(lambda reader: len(reader.strokes) and reader.strokes[-1].by == "ben")
    expect(watcher.page.locator(".turn")).to_contain_text("Ben")
    watcher.page.mouse.move(*watcher.on_board(0.0, -BASE))
    watcher.page.mouse.down()
    watcher.page.mouse.move(*watcher.on_board(0.0, -BASE - 0.09), steps=4)
    watcher.page.mouse.up()
    one.play(until=lambda reader: reader.state.turn == "ada" or reader.state.phase is Phase.PLACING)
    expect(page).to_have_title("Your turn – Ada – Ben")
    assert all(stroke.by == "ben" for stroke in one.reader.strokes[-1:])


def test_a_foul_is_read_on_a_laptop_in_english(against):
    table = lay(begun(), [FAR_RIGHT, FAR_LEFT], OUT_OF_THE_WAY)
    one = against(table, **LAPTOP)
    page = one.page
    expect(page.locator(".turn")).to_contain_text("Your turn")
    before = struck(one, Piece.STRIKER)
    foul = page.locator(".notice.is-foul")
    expect(foul).to_contain_text("Foul")
    expect(foul.get_by_role("alert")).to_contain_text("Ada pocketed the striker.")
    expect(page.locator(".notice.is-placed")).to_be_visible()
    page.wait_for_function(IN_SIGHT)
    board, card = (page.locator(each).bounding_box() for each in ("canvas", ".cards"))
    assert card["x"] >= board["x"] + board["width"], "the board is not hidden"
    expect(page.get_by_role("log")).to_contain_text("Ada pocketed the striker.")
    assert shown(page) == before + 2
    page.wait_for_timeout(400)  # sooner it would be a key to skip with
    page.keyboard.press("Enter")
    expect(page.locator(".notice")).to_have_count(0)


def test_a_board_ends_on_a_phone_in_french(against):
    """The card comes into sight wherever the page was scrolled to."""
    table = lay(begun(), [FAR_RIGHT], OUT_OF_THE_WAY)
    one = against(table, **PHONE, locale="fr-FR")
    page = one.page
    expect(page.locator("button.strike")).to_be_enabled(timeout=60_000)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    struck(one, Piece.WHITE)
    end = page.locator(".end")
    expect(end.get_by_role("heading")).to_have_text("Ada gagne la manche")
    expect(end).to_contain_text(re.compile("Plus beau coup"))
    page.wait_for_function(f"() => ({WHOLE})(document.querySelector('.end'))")
    page.keyboard.press("t")
    sheet = page.get_by_role("dialog", name="Feuille de score")
    expect(sheet.get_by_role("columnheader", name="Total")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    end.get_by_role("button", name="Manche suivante").tap()
    expect(end).to_have_count(0)


CALLS = """() => {
  window.calls = { tones: 0, notes: [] };
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    window.calls.tones += 1;
    return make.call(this);
  };
  ServiceWorkerRegistration.prototype.showNotification = async function (title, { body }) {
    window.calls.notes.push(`${title}: ${body}`);
  };
  Notification.requestPermission = async () => "granted";
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
}"""
"""Note how the page calls somebody; a browser without a screen never shows a notification."""
LOOK = """away => {
  Object.defineProperty(document, "hidden", { value: away, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""Look at another tab, or back."""


ADA_TO_STRIKE = (Phase.STROKE, "ada")


def test_your_turn_is_called_by_sound_and_notification(against):
    """Nothing calls while the page is looked at, but the sound; nothing at all after one's own stroke."""
    table = lay(begun(), [FAR_RIGHT, FAR_LEFT], OUT_OF_THE_WAY)
    one = against(table, **LAPTOP)
    page = one.page
    page.evaluate(CALLS)
    page.locator("header").get_by_role("button", name="Options").click()
    page.get_by_label("Notify me when it is my turn").check()
    page.keyboard.press("Escape")
    for away, notes in ((False, 0), (True, 1)):
        page.evaluate("window.calls.tones = 0")
        struck(one)
        page.evaluate(LOOK, away)
        one.catch_up()
        page.wait_for_function("() => window.calls.tones === 2")  # one chime
        page.wait_for_function(f"() => window.calls.notes.length === {notes}")
        page.evaluate(LOOK, False)
        one.play(until=lambda reader: (reader.state.phase, reader.state.turn) == ADA_TO_STRIKE)
    assert page.evaluate("window.calls.notes") == ["Carrom: Your turn"]


AWAKE = """() => {
  const ask = navigator.wakeLock.request.bind(navigator.wakeLock);
  navigator.wakeLock.request = async (kind) => (window.awake = await ask(kind));
}"""
"""Note what the browser gives when it is asked to keep the screen awake."""


def test_the_screen_stays_awake_during_a_game(player):
    one = player(**LAPTOP)
    one.page.evaluate(AWAKE)
    one.start("Two at this screen")
    one.page.wait_for_function("() => window.awake?.released === false")
    one.page.evaluate("location.hash = '#/'")
    one.page.wait_for_function("() => window.awake.released")


def test_a_match_ends_with_its_replay_to_share(player, folder):
    table = begun(games_to_win=1)
    table.win(Team.A, 9)
    table.win(Team.A, 9)
    table.open()
    lay(table, [FAR_RIGHT], OUT_OF_THE_WAY)
    one = player(**LAPTOP)
    one.context.grant_permissions(["clipboard-read", "clipboard-write"])
    sit_down(one, *kept(folder, table))
    sitting = Sitting(one, Fields(one), people=table.settings.players)
    struck(sitting, Piece.WHITE)
    over = one.page.locator(".over")
    expect(over.get_by_role("heading")).to_have_text("Ada wins")
    expect(over.get_by_role("row")).to_have_count(4)
    over.get_by_role("button", name="Link to this replay").click()
    expect(over.get_by_text("Link copied")).to_be_visible()
    link = one.page.evaluate("navigator.clipboard.readText()")
    assert link == f"http://{one.host}/#/replay/{one.room}"
    one.page.keyboard.press("Escape")
    expect(over).to_have_count(0)
    one.page.get_by_role("button", name="Show the result").click()
    over.get_by_role("button", name="Rematch").click()
    one.page.wait_for_url(lambda url: "/table/" in url and url != link)
    one.to_the_stroke()
