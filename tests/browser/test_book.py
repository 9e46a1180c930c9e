"""The rule book on the page: clauses by their address, search, rulings, differences, words, the guide."""

import json
import re

import pytest
from playwright.sync_api import expect

from carrom.cli.ruling import rule_line
from carrom.rules.catalogue import clauses, settled, text
from carrom.texts import paragraphs, render
from tests.browser.driving import LAPTOP, PHONE, Player

SLOW = 30_000
SETS = {
    "international": 159,
    "icf": 231,
    "club": 54,
    "percuteur": 42,
    "simplified": 20,
    "settled": 67,
}


@pytest.fixture
def reader(browser, host):
    """Somebody who opens a page of the book."""
    readers = []

    def opens(part, **options):
        one = Player(browser, host, **(options or LAPTOP))
        readers.append(one)
        one.page.goto(f"http://{host}/#{part}")
        expect(one.page.get_by_role("heading", level=1)).to_be_visible(timeout=SLOW)
        return one.page

    yield opens
    for each in readers:
        each.wrong = [said for said in each.wrong if "422" not in said]  # what was refused
        each.close()


def said(request, language="en"):
    """What the command says to the same."""
    return json.loads(rule_line(json.dumps(request).encode(), language)[0])["text"]


def asked(on_board, rules="international", **stroke):
    board = {"on_board": dict(zip(("white", "black"), on_board, strict=True)), "queen": "on_board"}
    return {"rules": rules, "board": board, "to_play": "white", "stroke": stroke}


def test_every_clause_has_an_address_that_shows_it(reader):
    page = reader("/rules")
    names = [c.id.split(":") for c in clauses()] + [s.id.split(":") for s in settled()]
    for book, many in SETS.items():
        page.evaluate("place => { location.hash = place }", f"/rules/{book}")
        expect(page.locator("article")).to_have_count(many, timeout=SLOW)
        ids = page.locator("article").evaluate_all("all => all.map((each) => each.id)")
        assert ids == [f"clause-{name}" for of, name in names if of == book]
    for book, name in [*names[::37], ("international", "3.11.b"), ("percuteur", "cases.12")]:
        page.evaluate("place => { location.hash = place }", f"/rules/{book}/{name}")
        found = page.locator("article[aria-current]")
        expect(found).to_have_attribute("id", f"clause-{name}", timeout=SLOW)
        expect(found).to_be_in_viewport(timeout=SLOW)
        expect(page.locator("article[aria-current]")).to_have_count(1)


def test_a_clause_says_what_the_catalogue_says(reader):
    page = reader("/rules/international/3.11.b", **LAPTOP, locale="fr-FR")
    found = page.locator("article[aria-current]")
    wanted = next(c for c in clauses() if c.id == "international:3.11.b")
    expect(found).to_contain_text(paragraphs(render(text(wanted), "fr")), timeout=SLOW)
    found.get_by_text(re.compile("^Interprétation 11.*Un coup incorrect")).click()
    expect(found).to_contain_text("4.1.2")
    expect(found.get_by_text("Domaine")).to_be_hidden()
    found.get_by_text("À propos de cet article").click()
    expect(found.get_by_text("Domaine")).to_be_visible()


def test_search_filters_as_one_types_and_no_such_clause_is_said(reader):
    page = reader("/rules/club/nothing.7")
    expect(page.get_by_role("alert")).to_contain_text("nothing.7", timeout=SLOW)
    expect(page.locator("article")).to_have_count(SETS["club"])
    field = page.get_by_role("searchbox")
    field.press_sequentially("striker.4")
    expect(page.locator("article")).to_have_count(1)
    expect(page.locator("article")).to_have_id("clause-striker.4")
    field.fill("DOUBLING fails")
    expect(page.locator("article")).to_have_id("clause-queen.4")
    expect(page.get_by_role("status")).to_have_text("1 clause")
    field.fill("xyzzy")
    expect(page.locator("main")).to_contain_text("No results for “xyzzy”.")
    field.fill("")
    expect(page.locator("article")).to_have_count(SETS["club"])
    page.evaluate("location.hash = '/rules/club/%'")
    expect(page.get_by_role("alert")).to_contain_text("%")
    page.evaluate("location.hash = '/rules/chess'")
    expect(page.get_by_role("alert")).to_contain_text("chess")


def test_back_is_where_one_was(reader):
    page = reader("/rules/compare")
    chips = (
        page.locator("article")
        .filter(has_text="One of the player’s pieces")
        .first.get_by_role("link")
    )
    expect(chips.first).to_have_text("International 3.12.e", timeout=SLOW)
    chips.first.click()
    expect(page.locator("article[aria-current]")).to_be_in_viewport(timeout=SLOW)
    page.go_back()
    expect(chips.first).to_be_in_viewport(timeout=SLOW)


def test_contents_from_anywhere(reader):
    page = reader("/rules/international/4.1", **PHONE)
    expect(page.locator("article[aria-current]")).to_be_in_viewport(timeout=SLOW)
    page.get_by_role("button", name="Contents").click()
    page.locator("#contents").get_by_role("button", name="2.3").click()
    expect(page.locator("[id='section-2.3'] h2")).to_be_in_viewport()
    page.get_by_role("link", name="Compare rules").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Compare rules")


def test_a_link_to_a_clause_can_be_copied(browser, host):
    one = Player(browser, host, **LAPTOP, permissions=["clipboard-read", "clipboard-write"])
    one.page.goto(f"http://{host}/#/rules/percuteur")
    one.page.get_by_role("button", name="Copy link cases.12").click(timeout=SLOW)
    expect(one.page.get_by_text("Copied")).to_be_visible()
    copied = one.page.evaluate("navigator.clipboard.readText()")
    assert copied == f"http://{host}/#/rules/percuteur/cases.12"
    one.close()


def test_from_the_log_to_the_clause(browser, host):
    one = Player(browser, host, **LAPTOP)
    one.start("Two players")
    one.page.locator("#aim-speed").fill("5")
    one.page.locator("button.strike").click()
    one.wait_for_strokes(1)
    chip = one.page.get_by_role("log").get_by_role("link").first
    expect(chip).to_be_visible(timeout=90_000)
    name = chip.inner_text()
    chip.click()
    expect(one.page.get_by_role("log")).to_be_visible()
    one.page.get_by_role("link", name="Open in the rule book").click()
    found = one.page.locator("article[aria-current]")
    expect(found).to_have_id(f"clause-{name}", timeout=SLOW)
    expect(found).to_be_in_viewport()
    one.page.go_back()
    expect(one.page.get_by_role("log")).to_be_visible(timeout=SLOW)
    one.close()


def test_what_happens_if_says_what_the_command_says(reader):
    page = reader("/rules/what-if")
    umpire = page.get_by_role("region", name="Umpire’s ruling")
    expect(umpire).to_contain_text(said(asked((5, 6))), timeout=SLOW)
    fell = page.get_by_role("group", name="What fell, in order")
    fell.get_by_role("button", name="White").click()
    expect(umpire).to_contain_text(said(asked((5, 6), pocketed=["white"])))
    fell.get_by_role("button", name="Striker").click()
    both = asked((5, 6), pocketed=["white", "striker"])
    expect(umpire).to_contain_text(said(both))
    expect(umpire.get_by_role("link", name="3.11.b")).to_be_visible()
    page.get_by_role("combobox", name="Rules").select_option("club")
    expect(umpire).to_contain_text(said({**both, "rules": "club"}))
    page.get_by_label("Pocket of item 1").select_option("2")
    page.get_by_label("Pocket of item 2").select_option("2")
    holes = [{"piece": "white", "hole": 2}, {"piece": "striker", "hole": 2}]
    expect(umpire).to_contain_text(said(asked((5, 6), "club", pocketed=holes)))
    umpire.get_by_role("button", name="Compare with other rules").click()
    for rules in ("international", "club", "percuteur", "simplified"):
        text = said(asked((5, 6), rules, pocketed=holes))
        expect(page.locator("article").filter(has_text=rules.title())).to_contain_text(text)
    address = page.url
    page.goto("about:blank")
    page.goto(address)
    expect(umpire).to_contain_text(said(asked((5, 6), "club", pocketed=holes)), timeout=SLOW)
    page.get_by_role("combobox", name="Rules").select_option("international")
    page.get_by_role("button", name="An umpire’s call").click()
    first = page.get_by_role("combobox", name="Clause").input_value()
    call = {**asked((5, 6)), "foul": {"clause": first, "by": "white"}}
    del call["stroke"]
    expect(umpire).to_contain_text(said(call))
    page.get_by_role("combobox", name="Clause").select_option("4.r")
    call["foul"] = {"clause": "4.r", "by": "white"}
    expect(umpire).to_contain_text(said(call))


def test_what_happens_if_goes_on_and_refuses_in_a_sentence(reader):
    page = reader("/rules/what-if/left=1-3&fell=queen", **PHONE)
    umpire = page.get_by_role("region", name="Umpire’s ruling")
    expect(umpire).to_contain_text("must cover her", timeout=SLOW)
    far_below = page.locator("button.short")
    expect(far_below).to_contain_text("must cover her")
    umpire.get_by_role("button", name="Continue from here").click()
    expect(page.locator("summary").first).to_contain_text("queen to be covered now")
    page.get_by_role("button", name="White", exact=True).click()
    expect(umpire).to_contain_text("wins the board")
    expect(page.get_by_role("button", name="White", exact=True)).to_be_disabled()
    page.evaluate("location.hash = '/rules/what-if/left=1-3&fell=white-white'")
    expect(umpire).to_contain_text("More fell than there are on the board: white.")


def test_open_colours_in_french(reader):
    page = reader("/rules/what-if/rules=percuteur&left=9-9&open=1&fell=black", locale="fr-FR")
    request = {**asked((9, 9), "percuteur", pocketed=["black"]), "colours": "open"}
    request["to_play"] = "first"
    umpire = page.get_by_role("region", name="L’arbitre décide")
    expect(umpire).to_contain_text(said(request, "fr"), timeout=SLOW)
    expect(umpire).to_contain_text("Premier joueur\u00a0: Noir")


def test_side_by_side_and_words_fit_a_phone(reader):
    page = reader("/rules/compare", **PHONE)
    worth = "The queen is worth 5, or 2 for a side with 24 points or more."
    expect(page.locator("main")).to_contain_text(worth, timeout=SLOW)
    expect(page.locator("article").filter(has_text="Two of the player’s pieces")).to_contain_text(
        "with 2 tries"
    )
    for part in ("glossary", "compare", "what-if", "international/3.11.b"):
        page.evaluate("place => { location.hash = place }", f"/rules/{part}")
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.evaluate("location.hash = '/rules/glossary'")
    page.get_by_role("searchbox").fill("pion de tir")
    expect(page.locator("dt")).to_have_text(["Striker"], timeout=SLOW)


def test_the_guide_is_drawn(reader):
    page = reader("/how", **PHONE)
    pictures = page.get_by_role("img")
    expect(pictures).to_have_count(10, timeout=SLOW)
    expect(pictures.first).to_have_attribute("aria-label", re.compile("empty carrom board"))
    colours = """canvas => {
      const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      const seen = new Set();
      for (let k = 0; k < data.length; k += 4 * 97)
        if (data[k + 3] === 255) seen.add(`${data[k] >> 4} ${data[k + 1] >> 4} ${data[k + 2] >> 4}`);
      return seen.size;
    }"""
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
        assert picture.evaluate(colours) > 20
    labels = pictures.evaluate_all("all => all.map((each) => each.ariaLabel)")
    assert len(set(labels)) == len(labels)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_label("Language").select_option("fr")
    expect(pictures.first).to_have_attribute("aria-label", re.compile("vide"))
    expect(page.get_by_role("link", name="table des mesures")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("link", name="3.11.a").click()
    expect(page.locator("article[aria-current]")).to_have_id("clause-3.11.a", timeout=SLOW)
