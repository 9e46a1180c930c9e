"""Calls are found by the words that people use for them, in both languages, under every rule set."""

import pytest

from carrom.desk.entries import Page, Show
from carrom.desk.pages import Item, page
from carrom.rules import RULE_SETS
from carrom.texts import LANGUAGES, Language, render
from tests.desk.moments import Page as Board

FAMILY = {
    "arm": "3.2.f",
    "elbow": "3.2.f",
    "moved": "3.11.o",
    "chair": "3.1.c",
    "phone": "4.l",
    "noise": "4.l",
    "cheating": "4.1",
    "finger": "3.2.b",
    "toilet": "3.11.r",
    "resign": "4.r",
    "slow": "3.6.b",
    "swearing": "4.2.a",
    "bras": "3.2.f",
    "a bougé": "3.11.o",
    "chaise": "3.1.c",
    "téléphone": "4.l",
    "TELEPHONE": "4.l",
    "triche": "4.1",
    "bruit": "4.l",
    "abandonne": "4.r",
    "juron": "4.2.a",
}
ICF = {
    "arm": "37.a",
    "moved": "134",
    "chair": "29",
    "phone": "133",
    "noise": "129",
    "cheating": "62",
    "toilet": "91",
    "resign": "139",
    "slow": "50",
    "bras": "37.a",
    "a bougé": "134",
    "chaise": "29",
    "téléphone": "133",
    "triche": "62",
    "abandonne": "139",
    "143": "143.i",
    "37": "37.a",
    "37a": "37.a",
}
"""An everyday word, or a number, and one of the calls it has to find; French words in French."""
FRENCH = {
    "bras",
    "a bougé",
    "chaise",
    "téléphone",
    "TELEPHONE",
    "triche",
    "bruit",
    "abandonne",
    "juron",
}


TABLE = [
    (rules, word, clause)
    for rules, found in RULE_SETS.items()
    for word, clause in (ICF if rules == "icf" else FAMILY).items()
    if clause in {*found.book.calls, *found.book.disqualifications}
]


def test_the_table_is_of_every_rule_set():
    assert {rules for rules, _, _ in TABLE} == set(RULE_SETS)


@pytest.mark.parametrize(("rules", "word", "clause"), TABLE)
def test_an_everyday_word_finds_the_call(rules, word, clause):
    log = Board(rules).log
    tongue: Language = "fr" if word in FRENCH else "en"
    found = [b.label for b in page(log, Show(Page.CALLS, word), tongue) if isinstance(b, Item)]
    assert clause in found
    assert len(found) < 25


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_call_has_everyday_words_and_the_page_is_told_them(rules):
    board = Board(rules).play()
    view = board.view
    for each in (*view["calls"], *view["grounds"], *view["offers"]):
        if each["name"] in ("undo", "redo"):
            continue
        assert set(each["also"]) == set(LANGUAGES), each["name"]
    book = RULE_SETS[rules].book
    also = [each.also for each in book.calls.values()]
    also += [each.also for each in book.disqualifications.values()]
    for each in also:
        assert each is not None
        words = [render(each, language) for language in LANGUAGES]
        assert all(text == text.strip() and len(text) > 2 for text in words)
