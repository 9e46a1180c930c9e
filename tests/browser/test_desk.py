"""The umpire's desk on a phone: a whole match by taps, several devices, protests, an overrule, the card."""

import json

import pytest
from playwright.sync_api import expect

from carrom.match.facts import Struck
from carrom.match.record import check, parse
from carrom.rules import RULE_SETS
from carrom.rules.book import Breach
from tests.browser.desks import LINK, UmpirePage
from tests.browser.driving import LAPTOP, PHONE
from tests.browser.test_desk_rules import KEEP
from tests.browser.test_offline import KEPT

ELSEWHERE = {"3.12.d", "4.m", "4.q"}
"""Calls on a queen that the umpire forgot, on partners, and on turns that are counted anyway."""
BOOK = RULE_SETS["international"].book
TAPPED = sorted(
    {call.clause for name, call in BOOK.calls.items() if name not in ELSEWHERE}
    | {ground.clause for ground in BOOK.disqualifications.values() if not ground.after_warnings}
)
NOT_HERE = {"overrule", "offer-protest"}
"""They have a test of their own."""
OFFERED = {
    f"offer-{name}"
    for name in (
        "pass",
        "request",
        "disturbed",
        "striker",
        "board",
        "rosette",
        "trial",
        "late",
        "concede",
    )
}

KEEPING = """
window.asked = [];
navigator.storage.persist = () => (asked.push("persist"), Promise.resolve(true));
"""
INSTALLABLE = """() => {
  const event = new Event("beforeinstallprompt", { cancelable: true });
  event.prompt = () => Promise.resolve(asked.push("install"));
  dispatchEvent(event);
}"""
"""Chromium offers this only to people."""


LIVE = """
window.live = [];
const seen = () => {
  const board = document.querySelector("main.desk[data-seq]");
  const button = ".pad button, .choices button, .acts button, .result button, .replace button";
  const on = board && [...board.querySelectorAll(button)].some((each) => !each.disabled);
  if (on) live.push(Number(board.dataset.seq));
};
new MutationObserver(seen).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""Notes the state of the board whenever something can be entered on it."""


@pytest.fixture
def umpire(player):
    return UmpirePage(player(**PHONE))


def record(umpire):
    parsed = parse(umpire.player.client.get(f"/api/rooms/{umpire.room}/record").content)
    assert parsed.fault is None
    assert check(parsed) is None
    return parsed


@pytest.mark.proves(*TAPPED)
def test_a_whole_match_by_taps_with_every_foul_once(umpire):
    """Every call, every ground and every other entry of the international rule, then the board to its end."""
    umpire.open("Ada", "Ben")
    done = set(NOT_HERE)
    umpire.page.locator(".choices").wait_for()
    while umpire.page.locator(".pad").count() == 0:
        umpire.choose()
    umpire.undo()
    umpire.everything(done)  # before "Play"
    umpire.to_the_stroke()
    umpire.everything(done)
    umpire.stroke("Own piece", "Striker")  # a piece is to be placed
    umpire.everything(done)
    umpire.choose()
    umpire.to_the_stroke()
    umpire.everything(done)  # a piece was placed
    umpire.case(umpire.find("offer-request"))
    umpire.everything(done)
    umpire.undo()
    umpire.to_the_stroke()
    umpire.stroke("Own piece", "Own piece")  # one of them pays the due
    umpire.everything(done)  # pieces that were taken for the player's own
    for switches in (["Improper stroke"], ["No piece touched"], ["Off the board", "Own piece"]):
        umpire.to_the_stroke()
        umpire.stroke(*switches)
        umpire.undo()
    umpire.to_the_stroke()
    umpire.stroke("Queen")
    umpire.everything(done)  # the queen is to be covered
    umpire.stroke("Own piece")
    while umpire.page.locator(".pad, .choices").count():
        umpire.to_the_stroke()
        umpire.stroke("Own piece")
    expect(umpire.page.locator(".stage")).to_contain_text("match over")
    kept = record(umpire)
    facts = [event.fact for event in kept.events]
    called = {fact.clause for fact in facts if getattr(fact, "clause", None)}
    made = {kind.removeprefix("call-") for kind in done if kind.startswith("call-")}
    assert set(BOOK.calls) - made == ELSEWHERE
    assert called >= {name for name in made if BOOK.calls[name].breach is not Breach.CONCESSION}
    grounds = {name for name, ground in BOOK.disqualifications.items() if not ground.after_warnings}
    assert called >= grounds
    assert {kind for kind in done - NOT_HERE if kind.startswith("offer-")} == OFFERED
    struck = [fact.stroke for fact in facts if isinstance(fact, Struck)]
    assert any(not stroke.proper for stroke in struck)
    assert any(not stroke.touched for stroke in struck)
    assert any(stroke.off_board for stroke in struck)


def test_one_tap_for_nothing_keys_for_all(umpire, player):
    umpire.open("Ada", "Ben")
    umpire.to_the_stroke()
    nothing = umpire.page.get_by_role("button", name="Nothing fell")
    expect(nothing).to_contain_text("Ben")  # whose turn it will be, before the tap
    seq = umpire.seq
    nothing.tap()
    umpire.reach(seq + 1)
    umpire.page.keyboard.press("o")
    expect(umpire.page.locator(".ruling")).to_contain_text("Ben")
    umpire.page.keyboard.press("Enter")
    umpire.reach(seq + 2)
    umpire.page.keyboard.press("u")
    umpire.reach(seq + 3)
    umpire.page.keyboard.press(".")
    umpire.reach(seq + 4)
    hall = player(**LAPTOP)
    link = umpire.page.locator('a[href^="#/card/"]').get_attribute("href")
    assert link is not None
    watch = link.rpartition("/")[2]
    hall.page.goto(f"http://{hall.host}/#/hall/{watch}")
    expect(hall.page.locator("main")).to_contain_text("Ada")
    umpire.stroke("Own piece")
    expect(hall.page.locator(".last")).to_contain_text("Ada")
    expect(hall.page.locator('.last [lang="fr"]').first).to_be_visible()
    hall.page.goto(f"http://{hall.host}/#/overlay/{watch}")
    expect(hall.page.locator(".bar")).to_contain_text("Ben")
    shade = "getComputedStyle(document.body).backgroundColor"
    assert hall.page.evaluate(shade) == "rgba(0, 0, 0, 0)"


def test_two_devices_on_one_board(umpire, player):
    umpire.open("Ada", "Ben")
    umpire.to_the_stroke()
    other = UmpirePage(player(**PHONE))
    other.follow(umpire.page.url)  # whoever copies the address only looks on
    expect(other.page.get_by_text("You are looking on.")).to_be_visible()
    other.follow(umpire.link)
    held = other.page.locator('[data-sync="holder"]')
    expect(held).to_contain_text("is umpiring this board")
    expect(other.page.locator(".pad .enter")).to_be_disabled()
    held.get_by_role("button", name="Take over").tap()
    held.get_by_role("button", name="Yes, take over").tap()
    expect(held).to_have_count(0)
    expect(umpire.page.locator('[data-sync="holder"]')).to_be_visible()  # told at once
    expect(umpire.page.locator(".pad .enter")).to_be_disabled()
    other.stroke()
    umpire.reach(other.seq)
    old = other.link
    other.page.get_by_text("Score card, links, options").tap()
    for _ in range(2):  # it is asked whether they are sure
        other.page.get_by_role("button", name="Give a new link").tap()
    expect(other.page.get_by_label(LINK)).not_to_have_value(old)
    other.stroke()  # the page has begun again with the new one
    umpire.reach(other.seq)
    expect(umpire.page.get_by_text("You are looking on.")).to_be_visible()
    record(umpire)


def test_ten_strokes_without_a_network_and_back(umpire):
    """Rulings go on by the page's own Python, also after a reload; the entries arrive in order, each once."""
    umpire.open("Ada", "Ben")
    umpire.to_the_stroke()
    expect(umpire.main).to_have_attribute("data-rules", "true", timeout=120_000)
    assert umpire.page.evaluate(KEPT)
    assert umpire.page.evaluate(KEEP) == 6
    before = umpire.seq
    umpire.player.context.set_offline(True)
    for number in range(10):
        umpire.stroke(*(["Own piece"] if number % 3 == 0 else []))
    line = umpire.page.locator('[data-sync="waiting"]')
    expect(line).to_contain_text("10 entries wait for the network")
    expect(line).to_contain_text("Rulings are made on this device")
    umpire.page.locator(".keys").get_by_role("button", name="Own piece").tap()
    expect(umpire.page.locator(".ruling")).to_be_visible()
    umpire.page.get_by_role("button", name="Clear").tap()
    told = umpire.page.locator("ol").first.inner_text()
    assert len(record(umpire).events) == before
    umpire.page.add_init_script(LIVE)
    umpire.page.reload()
    expect(line).to_contain_text("10 entries wait for the network")
    expect(umpire.main).to_have_attribute("data-rules", "true", timeout=120_000)
    umpire.reach(before + 10)
    assert umpire.page.locator("ol").first.inner_text() == told
    expect(umpire.page.locator(".pad .enter")).to_be_enabled()
    assert set(umpire.page.evaluate("live")) == {before + 10}  # nothing is live until it is true
    umpire.player.context.set_offline(False)
    expect(line).to_have_count(0)
    umpire.reach(before + 10)
    assert umpire.page.locator("ol").first.inner_text() == told
    kept = record(umpire)
    assert len(kept.events) == before + 10
    assert [type(e.fact).__name__ for e in kept.events[before:]] == ["Struck"] * 10
    assert len({e.at for e in kept.events[before:]}) == 10  # when they were entered
    umpire.player.wrong.clear()  # the browser says that it was offline


def test_what_was_entered_after_a_take_over_is_kept_and_shown(umpire, player):
    umpire.open("Ada", "Ben")
    umpire.to_the_stroke()
    expect(umpire.main).to_have_attribute("data-rules", "true", timeout=120_000)
    other = UmpirePage(player(**PHONE))
    other.follow(umpire.link)
    umpire.player.context.set_offline(True)
    for _ in range(4):
        umpire.stroke()
    held = other.page.locator('[data-sync="holder"]')
    held.get_by_role("button", name="Take over").tap()
    held.get_by_role("button", name="Yes, take over").tap()
    expect(held).to_have_count(0)
    other.stroke("Own piece")
    umpire.player.context.set_offline(False)
    lost = umpire.page.locator('[data-sync="lost"]')
    expect(lost).to_contain_text("These 4 entries were not taken")
    expect(lost.locator("li")).to_have_count(4)
    umpire.reach(other.seq)  # nothing was merged
    with umpire.page.expect_download() as saved:
        lost.get_by_role("button", name="Save as a file").tap()
    told = json.loads(saved.value.path().read_text())
    assert len(told["not_taken"]) == 4
    assert told["record"]
    umpire.page.reload()
    expect(lost.locator("li")).to_have_count(4)  # kept until it was read
    expect(lost.get_by_role("button", name="Enter it")).to_have_count(0)
    held = umpire.page.locator('[data-sync="holder"]')
    held.get_by_role("button", name="Take over").tap()
    held.get_by_role("button", name="Yes, take over").tap()
    seq = umpire.seq
    enter, drop = (lost.get_by_role("button", name=f"{what} it") for what in ("Enter", "Drop"))
    expect(lost.locator(".ruling")).to_contain_text("It is Ben’s turn")
    enter.tap()
    expect(lost.locator("li")).to_have_count(3)
    umpire.reach(seq + 1)
    expect(lost.locator(".ruling")).to_contain_text("It is Ada’s turn")
    drop.tap()
    expect(lost.locator("li")).to_have_count(2)
    expect(lost.locator(".ruling.warn")).to_contain_text("It is Ben’s turn")  # as it stands now
    expect(enter).to_be_disabled()
    umpire.reach(seq + 1)
    umpire.page.reload()
    expect(lost.locator("li")).to_have_count(2)
    lost.get_by_role("button", name="I have read this; remove all").tap()
    expect(lost).to_have_count(0)
    assert len(record(umpire).events) == seq + 1
    umpire.player.wrong.clear()  # the browser says that it was offline


@pytest.mark.parametrize("network", [True, False])
def test_an_entry_several_strokes_back_is_replaced(umpire, network):
    """What follows is ruled anew, shown side by side, and confirmed as one."""
    umpire.open("Ada", "Ben")
    umpire.to_the_stroke()
    expect(umpire.main).to_have_attribute("data-rules", "true", timeout=120_000)
    first = umpire.seq + 1
    for fallen in (["Own piece"], [], [], ["Own piece"]):
        umpire.stroke(*fallen)
    before = record(umpire)
    umpire.player.context.set_offline(not network)
    panel = umpire.page.locator(".replace")
    umpire.page.get_by_role("button", name=f"Replace entry {first}", exact=True).tap()
    for _ in range(2):
        panel.locator(".keys").get_by_role("button", name="Own piece").tap()
    expect(panel.locator(".pad .ruling")).to_contain_text("two white pieces")
    panel.get_by_role("button", name="Confirm", exact=True).tap()
    row = panel.get_by_role("group", name=f"Entry {first}", exact=True)
    was, now = row.locator(".side").first, row.locator(".side").last
    expect(was).to_contain_text("a white piece")
    expect(now).to_contain_text("two white pieces")
    umpire.reach(first + 3)  # nothing is entered before it is confirmed
    panel.get_by_role("button", name="Something else").tap()
    panel.locator(".pad .enter").tap()  # nothing fell: then it was Ben's turn
    expect(panel).to_contain_text("3 entries are not entered again")
    panel.get_by_role("button", name="Something else").tap()
    for _ in range(2):
        panel.locator(".keys").get_by_role("button", name="Own piece").tap()
    panel.get_by_role("button", name="Confirm", exact=True).tap()
    panel.get_by_role("button", name="Confirm all of it").tap()
    expect(panel).to_have_count(0)
    umpire.reach(first + 8)
    umpire.player.context.set_offline(False)
    expect(umpire.main).to_have_attribute("data-waiting", "0")
    kept = record(umpire)
    new = [type(event.fact).__name__ for event in kept.events[len(before.events) :]]
    assert new == ["Undone"] + ["Struck"] * 4
    assert len(kept.events[first + 4].fact.stroke.pocketed) == 2
    umpire.player.wrong.clear()  # the browser says that it was offline


def test_protests_and_an_overrule(umpire):
    umpire.open("Ada", "Ben", length="as-ruled")
    umpire.to_the_stroke()
    umpire.stroke("Own piece", "Striker")
    told = umpire.case(umpire.find("offer-protest"), person="Ada", typed="3.11.b")
    assert "Ada" in told
    assert umpire.facts()[-1]["clause"] == "international:3.11.b"
    expect(umpire.page.locator('[data-protest="announced"]')).to_be_visible()
    umpire.choose()
    for step in ("written", "rejected"):
        umpire.case(umpire.find(f"offer-{step}"))
    umpire.page.get_by_role("button", name="Something else happened").tap()
    umpire.sheet.get_by_text("Put the board right by hand").tap()
    umpire.sheet.get_by_role("button", name="one less").first.tap()
    expect(umpire.sheet.get_by_role("button", name="Confirm")).to_be_disabled()
    umpire.sheet.get_by_label("Why?").fill("A piece was counted twice.")
    expect(umpire.sheet.locator(".ruling")).to_contain_text("counted twice")
    seq = umpire.seq
    umpire.sheet.get_by_role("button", name="Confirm").tap()
    umpire.reach(seq + 1)
    expect(umpire.page.locator("ol").first).to_contain_text("A piece was counted twice.")
    umpire.to_the_stroke()
    umpire.stroke("Striker")
    umpire.case(umpire.find("offer-protest"))
    while umpire.page.locator(".choices button").count():
        umpire.choose()
    for step in ("written", "upheld"):
        umpire.case(umpire.find(f"offer-{step}"))
    kinds = [type(event.fact).__name__ for event in record(umpire).events]
    assert kinds.count("DecidedProtest") == 2
    assert "Overruled" in kinds


def test_three_depths_in_one_match(umpire):
    umpire.open("Ada", "Ben", length="as-ruled")
    umpire.to_the_stroke()
    umpire.stroke("Own piece")
    umpire.page.get_by_role("button", name="Board result").tap()
    result = umpire.page.locator(".result")
    result.get_by_role("button", name="Ben").first.tap()
    assert result.locator('[aria-pressed="true"]').all_inner_texts() == ["Ben"]  # nothing is preset
    sure = result.get_by_role("button", name="Confirm")
    expect(sure).to_be_disabled()
    left = result.get_by_role("group", name="Pieces the loser had left")
    left.get_by_role("button", name="3", exact=True).tap()
    expect(sure).to_be_disabled()
    expect(result.locator(".ruling")).to_have_count(0)
    result.get_by_role("button", name="Queen: Ben").tap()
    expect(result.locator(".ruling")).to_be_visible()
    seq = umpire.seq
    sure.tap()
    umpire.reach(seq + 1)
    umpire.page.get_by_role("button", name="Game result").tap()
    played = result.get_by_role("group", name="Boards played in this game")
    taps = ["Ada", "Ada 25 – 6 Ben", "5", "Confirm"]  # a whole game
    for name in taps:
        place = played if name.isdigit() else result
        place.get_by_role("button", name=name, exact=True).tap()
        if name == "5":
            expect(result.locator(".ruling:not(.warn)")).to_be_visible()
    umpire.reach(seq + 2)
    result.get_by_role("button", name="Ben", exact=True).tap()
    expect(sure).to_be_disabled()  # the next game begins with nothing
    result.get_by_label("Points of Ada").fill("9")
    result.get_by_label("Points of Ben").fill("15")
    played.get_by_role("button", name="8", exact=True).tap()
    expect(result.locator(".ruling:not(.warn)")).to_be_visible()
    sure.tap()
    umpire.reach(seq + 3)
    umpire.page.get_by_role("button", name="Strokes").tap()
    umpire.to_the_stroke()
    umpire.stroke()
    kinds = [type(event.fact).__name__ for event in record(umpire).events]
    assert {"Struck", "EnteredBoard", "EnteredGame"} <= set(kinds)
    assert kinds.count("EnteredGame") == 2


def test_the_score_card(umpire):
    """And what stands beside it: the offer to install the desk, whose entries the browser is asked to keep."""
    umpire.page.add_init_script(KEEPING)
    umpire.page.reload()
    umpire.open("Ada", "Ben")
    umpire.to_the_stroke()
    umpire.stroke("Queen", "Own piece")
    umpire.stroke(*["Own piece"] * 8)
    umpire.page.get_by_text("Score card, links, options").tap()
    umpire.page.evaluate(INSTALLABLE)
    umpire.page.get_by_role("button", name="Install on this device").tap()
    assert umpire.page.evaluate("asked") == ["persist", "install"]
    umpire.page.get_by_role("link", name="Score card", exact=True).tap()
    table = umpire.page.locator("table")
    expect(table).to_contain_text("Ada")
    for column in ("Break", "Queen", "Pieces", "Total"):
        expect(table.get_by_role("columnheader", name=column).first).to_be_visible()
    umpire.page.emulate_media(media="print")
    expect(umpire.page.get_by_role("button", name="Print")).to_be_hidden()
    expect(umpire.page.locator(".bar")).to_be_hidden()
