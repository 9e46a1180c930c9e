"""Whole boards from the toss to the end, every stroke by mouse, finger or keys; the API only reads."""

from pathlib import Path

from playwright.sync_api import expect

from carrom.equipment.pieces import Seat
from carrom.match.record import parse
from carrom.match.state import Phase
from carrom.rules.registry import RULE_SETS
from tests.browser.boards import Sitting
from tests.browser.driving import LAPTOP, PHONE
from tests.browser.hands import Fields, Finger, Keys, Mouse

EVERYBODY = ("p1", "p2", "p3", "p4")


def begun(one, hand, *, rules=None, doubles=False, computer=False):
    """Choose a single board on the page for a new game, and sit down."""
    hand.press(one.page.locator("a.way"))
    if rules is not None:
        hand.choose("rules", list(RULE_SETS).index(rules))
    if doubles:
        hand.choose("kind", 1)
    if computer:
        one.page.locator("main select").nth(1).select_option("beginner")
    hand.choose("length", 1)
    hand.press(one.page.locator("button.begin"))
    one.page.wait_for_url("**/#/table/*", timeout=60_000)
    return Sitting(one, hand, people=EVERYBODY[:1] if computer else EVERYBODY)


def ended(one, sitting, said):
    """Look at the end: who won is said, the record can be had, a new game is offered."""
    reader = sitting.reader
    assert reader.state.winner is not None
    assert sum(reader.state.points) > 0
    over = one.page.locator(".over")
    expect(over.locator("h2").first).to_contain_text(said)
    expect(over.locator(".primary")).to_be_visible()
    with one.page.expect_download() as saved:
        sitting.hand.press(over.locator("a[download]"))
    parsed = parse(Path(saved.value.path()).read_bytes())
    assert parsed.events == reader.events


def test_a_board_with_the_mouse(player):
    one = player(**LAPTOP)
    sitting = begun(one, Mouse(one))
    sitting.play()
    assert len(sitting.reader.strokes) == sitting.strokes
    ended(one, sitting, "wins")


def test_a_board_with_a_finger_on_a_phone_in_french(player):
    one = player(**PHONE, locale="fr-FR")
    expect(one.page.locator("html")).to_have_attribute("lang", "fr")
    sitting = begun(one, Finger(one))
    sitting.play()
    assert len(sitting.reader.strokes) == sitting.strokes
    expect(one.page.get_by_role("log")).to_contain_text("gagne le tirage au sort")
    ended(one, sitting, "gagne")


def test_a_board_with_keys_alone(player):
    one = player(**LAPTOP)
    sitting = begun(one, Keys(one))
    sitting.play()
    ended(one, sitting, "wins")


def test_a_number_counts_while_it_is_typed(player):
    one = player(**LAPTOP)
    sitting = begun(one, Fields(one))
    sitting.play(until=lambda reader: reader.state.phase is Phase.STROKE)
    sitting.catch_up()
    for name, text, became in (
        ("angle", "63.857", "63.9"),
        ("speed", "99", "12"),
        ("x", "12", "12"),
    ):
        box = one.page.locator(f"#aim-{name}")
        box.fill(text)
        expect(box).to_have_value(text)
        box.press("Tab")
        expect(box).to_have_value(became)
    one.page.locator("#aim-angle").fill("75.25")
    one.page.evaluate(
        "document.querySelector('button.strike').click()"
    )  # the field keeps the focus
    sitting.reader.grown(len(sitting.reader.events))
    (played,) = (stroke.aim for stroke in sitting.reader.strokes)
    assert (played.x, played.angle, played.speed) == (0.012, 75.25, 12.0)


def test_a_board_against_the_computer(player):
    one = player(**LAPTOP)
    sitting = begun(one, Fields(one), computer=True)
    sitting.play()
    assert sum(stroke.by == "p1" for stroke in sitting.reader.strokes) == sitting.strokes
    ended(one, sitting, "wins")


def test_a_board_of_doubles_at_one_screen_in_french(player):
    one = player(**LAPTOP, locale="fr-FR")
    sitting = begun(one, Fields(one), doubles=True)
    for _ in range(4):
        sitting.play(until=lambda reader: reader.state.phase is Phase.STROKE)
        sitting.ahead(1.5)
    seats = [stroke.aim.seat for stroke in sitting.reader.strokes]
    assert len(set(seats)) == 4
    around = [*Seat, *Seat]
    first = around.index(seats[0])
    assert seats == around[first : first + 4]
    sitting.play()
    assert len(sitting.reader.strokes) == sitting.strokes
    ended(one, sitting, "gagnent")


def test_a_board_by_the_laws_of_the_federation(player):
    one = player(**LAPTOP)
    sitting = begun(one, Mouse(one), rules="icf")
    sitting.play()
    assert sitting.reader.match.settings.rules == "icf"
    assert len(sitting.reader.strokes) == sitting.strokes
    ended(one, sitting, "wins")


def test_a_board_of_percuteur_begins_without_colours(player):
    one = player(**LAPTOP)
    sitting = begun(one, Fields(one), rules="percuteur")
    sitting.play(until=lambda reader: reader.state.phase is Phase.STROKE)
    expect(one.page.locator(".team").first).to_contain_text("no colour yet")
    sitting.ahead(1.5)
    sitting.catch_up()
    expect(one.page.locator(".team").first).to_contain_text("no colour yet")
    sitting.play(until=lambda reader: reader.over or not reader.situation.colours_open)
    fell = [each.piece for stroke in sitting.reader.strokes for each in stroke.stroke.pocketed]
    assert fell
    if not sitting.reader.over:
        expect(one.page.locator(".team").first).not_to_contain_text("no colour yet")
    sitting.play()
    ended(one, sitting, "wins")
