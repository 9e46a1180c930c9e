"""A finished board analysed, your figures after a game, and links opened in another browser."""

import base64
import json
import re
import zlib

import pytest
from playwright.sync_api import expect

from carrom.equipment.aim import Aim
from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.equipment.standard import board
from carrom.equipment.striker import legal_intervals
from carrom.physics import strike
from tests.browser.driving import BASE, LAPTOP, PHONE
from tests.browser.hands import Keys
from tests.browser.test_axe import AXE, TAGS, faults
from tests.browser.test_replay import button, current, room, time_of, watcher  # noqa: F401 - fixtures

FIGURES = "() => JSON.parse(localStorage.getItem('carrom-progress') ?? 'null')?.sections.figures"

GREEN = """() => {
  const board = document.querySelector("canvas");
  const canvas = new OffscreenCanvas(board.width, board.height);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.drawImage(board, 0, 0);
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  let count = 0;
  for (let k = 0; k < data.length; k += 4)
    count += data[k] < 60 && data[k + 1] > 95 && data[k + 1] < 150 && data[k + 2] < 90;
  return count;
}"""
"""How much of the board is drawn in the green of a better stroke."""


def grave(page):
    """What axe has to say about the page as it is."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    return faults(page, TAGS)


def test_a_finished_board_is_analysed(watcher):  # noqa: F811
    one = watcher(**LAPTOP)
    page = one.page
    expect(page.locator("canvas").first).to_be_visible()
    assert page.evaluate(GREEN) == 0
    Keys(one).press(button(page, "Analyse"))
    expect(page.get_by_role("progressbar", name="Strokes analysed")).to_be_visible()
    curve = page.get_by_role("slider", name="Ada’s chance to win the board")
    expect(page.get_by_text("All strokes as a table")).to_be_visible(timeout=180_000)
    strokes = int(curve.get_attribute("aria-valuemax") or 0)
    assert strokes > 5
    # every stroke in the list says its chance
    expect(page.locator("ol .verdict")).to_have_count(strokes)
    expect(page.locator("ol .verdict").first).to_contain_text("Keeps the turn")
    # what is shown together does not contradict itself: a loss has a better stroke, and a name
    for said in page.locator("ol .verdict").all_text_contents():
        lost = re.search(r"Chance to win the board: −(\d+)%", said)
        assert ("nothing better found" in said) == (lost is None), said
        marked = re.search("Inaccuracy|Mistake|Blunder", said)
        assert bool(marked) == bool(lost and int(lost[1]) >= 2), said
    # the curve by keyboard and by mouse
    curve.focus()
    expect(curve).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"^Stroke 2 by .*%$"))
    box = curve.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] - 2, box["y"] + 50)
    expect(curve).to_have_attribute("aria-valuenow", str(strokes))
    # a stroke that could be better is shown beside the one that was played
    page.get_by_role("button", name=re.compile("could be better")).click()
    expect(page.locator(".ruling")).to_contain_text("A better stroke, in green")
    page.wait_for_function(f"() => ({GREEN})() > 50", timeout=60_000)  # a soft stroke is short
    expect(current(page).locator(".mark")).to_be_visible()
    page.get_by_text("All strokes as a table").click()
    rows = page.locator("details table.strokes tbody tr")
    assert rows.count() == strokes
    rows.nth(2).get_by_role("button").press("Enter")
    expect(page.locator(".turn")).to_contain_text("Stroke 3 of")
    expect(page.locator("table.strokes th").nth(3)).to_have_text("Loss of the chance to win")
    page.get_by_text("How each player did").click()
    page.get_by_text("How this is computed").click()
    assert not grave(page)


def test_a_record_file_is_analysed_on_a_phone(watcher, room, tmp_path):  # noqa: F811
    one = watcher("replay", **PHONE, locale="fr-FR")
    page = one.page
    record = tmp_path / "record.jsonl"
    record.write_bytes(one.client.get(f"/api/rooms/{room}/record").content)
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("button", name="Analyser").tap()
    expect(page.get_by_text("Tous les coups en tableau")).to_be_visible(timeout=180_000)
    expect(page.locator("ol .verdict").first).to_contain_text("Garde la main")
    page.get_by_text("Tous les coups en tableau").tap()
    table = page.locator("table.strokes")
    expect(table).to_be_visible()
    # a good stroke has lost nothing: that is not a chance of nothing
    expect(table.locator("th").nth(3)).to_have_text("Perte de chances de gagner")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not grave(page)


def test_a_shared_stroke_opens_elsewhere(watcher, room):  # noqa: F811
    one = watcher(f"replay/{room}/3", **LAPTOP)
    one.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = one.page
    expect(page.locator(".turn")).to_contain_text("Stroke 3 of")
    keys = Keys(one)
    keys.press(button(page, "Share"))
    keys.press(button(page, "Link to this stroke"))
    expect(page.get_by_text("Link copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert "/#/practice/p/1" in link
    assert len(link) < 800
    button(page, "Link to this replay").click()
    page.wait_for_function(
        "async () => (await navigator.clipboard.readText()).includes('/#/replay/')"
    )
    replay_link = page.evaluate("navigator.clipboard.readText()")

    other = watcher("", **PHONE, locale="fr-FR")  # another browser
    other.page.goto(link)
    expect(other.page.locator(".tabs")).to_be_visible()
    other.page.wait_for_function("() => localStorage.getItem('carrom-practice-board')")
    found = other.client.get(f"/api/rooms/{room}/replay").json()["entries"]
    third = [entry for entry in found if entry["fact"]["type"] == "struck"][2]
    kept = json.loads(other.page.evaluate("localStorage.getItem('carrom-practice-board')"))
    aim = {"spin": 0} | third["motion"]["aim"]
    assert kept["aim"] == {name: aim[name] for name in ("x", "angle", "speed", "spin")}
    assert kept["steps"][kept["at"]]["seat"] == aim["seat"]
    # struck there, it does the same, to the last bit
    button(other.page, "Jouer").tap()
    other.page.wait_for_function(
        "() => JSON.parse(localStorage.getItem('carrom-practice-board')).last?.pocketed",
        timeout=60_000,
    )
    tried = json.loads(other.page.evaluate("localStorage.getItem('carrom-practice-board')"))["last"]
    assert [(each["piece"], each["hole"]) for each in tried["pocketed"]] == [
        (each["piece"], each["hole"]) for each in third["fact"]["stroke"]["pocketed"]
    ]
    other.page.goto(replay_link)
    expect(other.page.locator(".turn")).to_contain_text("Coup 3 sur")
    other.page.goto(link[:-12])
    expect(other.page.get_by_role("alert")).to_contain_text("Ce lien ne contient pas de position")


EDGE = max(place.high for place in legal_intervals(board("revised")))
BESIDE = Point(-0.08 + board("revised").striker_radius + board("revised").piece_radius, -BASE)
"""Where a piece lies that touches the striker at -0.08."""
AT_THE_EDGE = [
    (0.21434999999999998, Seat.SOUTH, Point(0.3, 0.3)),
    (-0.21434999999999998, Seat.EAST, Point(0.1, 0.0)),
    (-EDGE, Seat.NORTH, Point(0.0, 0.1)),
    (-0.08, Seat.SOUTH, BESIDE),
]


@pytest.mark.parametrize(("x", "seat", "piece"), AT_THE_EDGE)
def test_a_shared_stroke_from_the_edge_of_a_legal_place_keeps_every_bit(player, x, seat, piece):
    aim = Aim(seat, x=x, angle=71.23456789, speed=3.3333333333333335)
    layout = (Standing(Piece.WHITE, piece), Standing(Piece.QUEEN, Point(0.0, 0.0)))
    lies = ";".join(f"{each.piece[0]}:{each.at.x!r},{each.at.y!r}" for each in layout)
    line = f"carrom-practice/1 {seat.value} {x!r},{aim.angle!r},{aim.speed!r},0 [{lies}]"
    packed = zlib.compress(line.encode(), wbits=-15)
    one = player(**LAPTOP)
    link = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    one.page.goto(f"http://{one.host}/#/practice/p/1{link}")
    expect(one.page.locator(".tabs")).to_be_visible()
    kept = "JSON.parse(localStorage.getItem('carrom-practice-board') ?? '{}')"
    one.page.wait_for_function(f"() => ({kept}).aim?.speed === {aim.speed!r}")
    assert one.page.evaluate(kept)["aim"]["x"] == x
    button(one.page, "Strike").click()
    one.page.wait_for_function(f"() => ({kept}).last?.pocketed", timeout=60_000)
    board_now = one.page.evaluate(kept)
    motion = strike(layout, aim, board("revised"))
    assert board_now["last"]["aim"]["x"] == x
    assert board_now["steps"][board_now["at"]]["pieces"] == [
        {"piece": each.piece.value, "at": [each.at.x, each.at.y]} for each in motion.layout
    ]


def test_a_link_to_copy_by_hand_on_plain_http(watcher):  # noqa: F811
    page = watcher("practice", **LAPTOP).page
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    button(page, "Link to this position and stroke").click()
    field = page.get_by_label("Copy this link:")
    expect(field).to_be_focused()
    assert "/#/practice/p/1" in field.input_value()
    assert page.evaluate("getSelection().toString().includes('practice/p/1')") or page.evaluate(
        "(e => e.selectionEnd - e.selectionStart)(document.activeElement) > 30"
    )


def test_your_figures_after_a_game(player):
    one = player(**PHONE)
    page = one.page
    page.goto(f"http://{one.host}/#/you")
    expect(page.get_by_text("nothing to show yet")).to_be_visible()
    sitters = [{"name": "Eve"}, {"name": "Computer", "chair": "beginner"}]
    opened = page.evaluate(
        """async (players) => (await (await fetch("/api/rooms", {
          method: "POST", headers: {"content-type": "application/json"},
          body: JSON.stringify({players, rules: "international", single_board: true}),
        })).json()).room""",
        sitters,
    )
    page.goto(f"http://{one.host}/#/table/{opened}")
    tap_once_it_can(page, "Strike")
    page.wait_for_function(f"() => (({FIGURES})()?.games[0]?.strokes.length ?? 0) > 0")
    (game,) = page.evaluate(FIGURES)["games"]
    assert (game["room"], game["opponent"], game["result"]) == (opened, "beginner", None)
    seqs = [stroke["seq"] for stroke in game["strokes"]]
    page.reload()  # the same entries come again, and are counted once
    expect(page.locator("canvas")).to_be_visible()
    assert [s["seq"] for s in page.evaluate(FIGURES)["games"][0]["strokes"]][: len(seqs)] == seqs
    tap_once_it_can(page, "Concede")
    button(page, "Yes, concede").tap()
    page.wait_for_function(f"() => ({FIGURES})().games[0].result")
    page.goto(f"http://{one.host}/#/you")
    expect(page.get_by_role("row", name=re.compile("Computer, beginner"))).to_contain_text("1")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not grave(page)
    page.get_by_role("button", name="Delete these figures").tap()
    page.get_by_role("button", name="Delete", exact=True).tap()
    expect(page.get_by_text("nothing to show yet")).to_be_visible()


def tap_once_it_can(page, name):
    """Go through what is asked meanwhile, such as the toss, seats or pieces to place."""
    for _ in range(160):
        wanted = button(page, name)
        if wanted.count() and wanted.is_enabled():
            wanted.tap()
            return
        forward = page.locator(".side section.card button.primary:enabled, .seats button").first
        if forward.count() and forward.is_visible() and forward.inner_text() != "Strike":
            forward.tap()
        page.wait_for_timeout(400)
    raise AssertionError(f"{name} was never possible")
