"""A rule set that another package brings is at home on the page, in both languages.

Nothing of it is in the page: what is seen here came from the server that found the package.
"""

import json
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from carrom.rules.registry import RULE_SETS
from tests.browser.driving import LAPTOP, PHONE, Player
from tests.rules.packages import ROOFTOP, install, serving

SLOW = 30_000


class Words(NamedTuple):
    """What is read on the page in one language."""

    locale: str
    short: str
    title: str
    about: str
    option: str
    spared: str
    length: str
    seconds: str
    overtime: str
    begin: str
    clause: str
    call: str
    leaning: str
    ruling: str
    paid: str
    kept: str
    helped: str
    concede: str
    word: str


ENGLISH = Words(
    locale="en-GB",
    short="Rooftop",
    title="The rooftop rules",
    about="One game to 15 points, in 4 boards at most. The queen is worth 2.",
    option="What does a pocketed striker cost besides the turn?",
    spared="nothing",
    length="One game, 4 boards at most.",
    seconds="20 seconds per stroke.",
    overtime="These rules add no penalty.",
    begin="Start game",
    clause="The striker stands between the base circles, never on one.",
    call="An umpire’s call",
    leaning="The player leant on the board. Further tries are lost.",
    ruling="Umpire’s ruling",
    paid="2 white",
    kept="1 white",
    helped="They earn more tries.",
    concede="Concede",
    word="the puck",
)
FRENCH = Words(
    locale="fr-FR",
    short="Toits",
    title="La règle des toits",
    about="Une partie en 15 points, en 4 boards au plus. La reine vaut 2.",
    option="Que coûte un palet empoché, en plus du tour\u00a0?",
    spared="rien",
    length="Une partie, en 4 manches au plus.",
    seconds="20 secondes par coup.",
    overtime="Cette règle n’ajoute pas de pénalité.",
    begin="Commencer",
    clause="Le palet se pose entre les cercles de base, jamais sur l’un d’eux.",
    call="L’arbitre intervient",
    leaning="Le joueur s’est appuyé sur le plateau. Il perd ses autres essais.",
    ruling="L’arbitre décide",
    paid="2 blancs",
    kept="1 blanc",
    helped="Ils donnent d’autres essais.",
    concede="Abandonner",
    word="la rondelle",
)
pytestmark = pytest.mark.parametrize("words", [ENGLISH, FRENCH], ids=["en", "fr"])


@pytest.fixture(scope="module")
def host(tmp_path_factory):
    target = install(ROOFTOP, tmp_path_factory.mktemp("installed"))
    with serving(target, tmp_path_factory.mktemp("data")) as (address, _):
        yield address


@pytest.fixture
def visit(browser, host, words):
    """Somebody who opens a page."""
    visitors = []

    def opens(part, **options):
        visitors.append(Player(browser, host, locale=words.locale, **(options or LAPTOP)))
        visitors[-1].page.goto(f"http://{host}/#{part}")
        return visitors[-1]

    yield opens
    for each in visitors:
        each.close()


def facts(one):
    """What the log holds; this process cannot read it as a match, for it does not know the rules."""
    lines = one.client.get(f"/api/rooms/{one.room}/record").content.splitlines()
    return [found["fact"]["type"] for found in map(json.loads, lines) if "fact" in found]


def test_a_game_is_offered_with_its_option_started_and_played(visit, words):
    one = visit("/new")
    page = one.page
    card = page.locator("label.choice").filter(has_text=words.short)
    expect(card).to_contain_text(words.about, timeout=SLOW)
    expect(page.locator("input[name=rules]")).to_have_count(len(RULE_SETS) + 1)
    expect(page.locator("input[name=rules]").first).to_be_checked()
    expect(page.get_by_label(words.option)).to_have_count(0)
    expect(page.locator("main")).not_to_contain_text(words.overtime)
    card.click()
    page.get_by_label(words.option).select_option(label=words.spared)
    expect(page.locator("main")).to_contain_text(words.length)
    expect(page.locator("main")).to_contain_text(words.seconds)
    expect(page.locator("main")).to_contain_text(words.overtime)
    page.get_by_role("button", name=words.begin).click()
    page.wait_for_url("**/#/table/*")
    expect(page.locator("canvas")).to_be_visible(timeout=SLOW)
    settings = one.client.get(f"/api/rooms/{one.room}").json()["settings"]
    assert (settings["rules"], settings["options"]) == ("rooftop", {"splash": "nothing"})
    one.to_the_stroke()
    expect(page.locator(".score")).to_contain_text(words.short)
    expect(page.get_by_role("button", name=words.concede)).to_have_count(0)
    place = page.locator("#aim-x")
    place.fill("217")
    place.press("Tab")
    assert one.striker == pytest.approx(0.18255, abs=1e-4), "on a circle it may not stand"
    place.fill("0")
    page.locator("#aim-speed").fill("5")
    page.locator("button.strike").click()
    chip = page.get_by_role("log").get_by_role("link").first
    expect(chip).to_be_visible(timeout=90_000)
    assert facts(one)[-1] == "struck"
    expect(page.get_by_role("alert")).to_have_count(0)
    page.reload()
    expect(page.locator(".score")).to_contain_text(words.short, timeout=SLOW)
    page.goto(f"http://{one.host}/#/new")
    expect(card.locator("input")).to_be_checked(timeout=SLOW)
    expect(page.get_by_label(words.option)).to_have_value("nothing")
    page.goto(f"http://{one.host}/#/")
    expect(page.locator(".game")).to_contain_text(words.short)


def test_the_rule_book_lists_and_shows_it(visit, words):
    page = visit("/rules", **PHONE).page
    card = page.locator("a.card").filter(has_text=words.title)
    expect(card).to_contain_text(words.about, timeout=SLOW)
    card.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(words.title, timeout=SLOW)
    expect(page.locator("article")).to_have_count(15)
    page.evaluate("location.hash = '/rules/rooftop/striker.1'")
    expect(page.locator("article[aria-current]")).to_contain_text(words.clause)
    page.evaluate("location.hash = '/rules/compare'")
    named = page.locator("dt").filter(has_text=words.short)
    expect(named.first).to_be_attached(timeout=SLOW)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.evaluate("location.hash = '/rules/glossary'")
    expect(page.locator("#word-striker")).to_contain_text(words.short, timeout=SLOW)
    expect(page.locator("#word-striker")).to_contain_text(words.word)


def test_what_if_offers_it_with_its_calls_and_its_option(visit, words):
    page = visit("/rules/what-if").page
    umpire = page.get_by_role("region", name=words.ruling)
    expect(umpire.get_by_role("link").first).to_be_visible(timeout=SLOW)
    page.locator("label.set select").select_option(label=words.short)
    pieces = page.locator("section.card").nth(1).get_by_role("group").nth(1).get_by_role("button")
    pieces.nth(0).click()
    pieces.nth(0).click()
    expect(umpire).to_contain_text(words.helped)
    expect(umpire.get_by_role("link", name="play.4")).to_be_visible()
    page.evaluate("location.hash = '/rules/what-if/rules=rooftop&fell=white-striker'")
    expect(umpire).to_contain_text(words.paid)
    page.get_by_label(words.option).select_option("nothing")
    expect(umpire).to_contain_text(words.kept)
    address = page.url
    assert address.endswith("rules=rooftop&fell=white-striker&option-splash=nothing")
    page.goto("about:blank")
    page.goto(address)
    expect(umpire).to_contain_text(words.kept, timeout=SLOW)
    page.get_by_role("button", name=words.call).click()
    clause = page.locator("label.wide select")
    assert clause.locator("option").evaluate_all("all => all.map((each) => each.value)") == [
        "railing.1",
        "railing.2",
    ]
    clause.select_option("railing.2")
    expect(umpire).to_contain_text(words.leaning)
    page.locator("label.set select").select_option(index=0)
    expect(clause.locator("option")).to_have_count(54)
    assert clause.input_value() not in ("", "railing.2"), "a call that these rules have"
    expect(umpire.get_by_role("link").first).to_be_visible()
