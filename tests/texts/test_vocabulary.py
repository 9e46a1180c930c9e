"""Each rule set's own words reach its sentences, and French joins small words with names."""

import json
import re
from pathlib import Path

import pytest

import carrom
from carrom.messages import message
from carrom.rules import RULE_SETS
from carrom.texts import render, source
from carrom.texts.grammar import FUNCTIONS

ROOT = Path(__file__).parents[2]
TABLE = json.loads((Path(__file__).parent / "grammar.json").read_text(encoding="utf-8"))
FRENCH = sorted(
    file
    for folder in (ROOT / "src" / "carrom", ROOT / "web" / "src")
    for file in folder.rglob("texts/fr/*.ftl")
)
A_NAME = r"\{ \$(player|team|who|name|other|winner|loser|side) \}"


@pytest.mark.parametrize(
    ("name", "given", "wanted"),
    [(name, given, wanted) for name, rows in TABLE.items() for given, wanted in rows.items()],
)
def test_small_words_before_names(name, given, wanted):
    assert FUNCTIONS[name](given) == wanted


def lines(pattern: str) -> list[str]:
    """The lines of French texts with something that should not be there; search words may have it."""
    return [
        f"{file.relative_to(ROOT)}: {line}"
        for file in FRENCH
        for line in file.read_text(encoding="utf-8").splitlines()
        if re.search(pattern, line) and not re.match(r"[\w-]+-also =", line)
    ]


def test_no_french_text_covers_the_queen():
    """The sources confirm her or double her (settled 62)."""
    assert len(FRENCH) > 40
    covering = r"\b[Cc]ouv(r(e|ir|ent|ez|ant)|ert(e|es)?)\b"
    assert not lines(rf"{covering}[^.]{{0,40}}\breine|\breines?\b[^.]{{0,25}}{covering}")
    assert not lines(r"\b[Ll]a couvr|[Cc]ouvrez-la")


def test_a_name_behind_a_small_word_goes_through_the_grammar():
    assert not lines(rf"\b([Dd]e|[Qq]ue|à) {A_NAME}")


def test_no_text_shows_the_identifier_of_a_reading():
    assert not lines("settled:")


def test_the_page_has_the_same_terms():
    ours, page = source("fr", "terms"), (ROOT / "web/src/texts/fr/terms.ftl").read_text("utf-8")
    assert page.partition("\n")[2] == ours[ours.index("-striker") :]


VERBS = {"club": "doubl", "percuteur": "doubl"}
STRIKERS = {"club": "pion de tir", "percuteur": "percuteur"}


@pytest.mark.parametrize("name", RULE_SETS)
def test_the_words_of_a_rule_set_reach_its_sentences(name):
    verb, striker = VERBS.get(name, "confirm"), STRIKERS.get(name, "palet")
    if RULE_SETS[name].book.package.startswith("carrom."):
        said = message("ruling-striker-covering", n_theirs=0, player="Éva", theirs="")
        told = render(said.in_words_of(name), "fr")
        assert told == f"Éva empoche le {striker} au lieu de {verb}er la reine."
        call = render(message("calls-3-2-a-done", player="Éva"), "fr", name)
        assert call == f"Éva pousse le {striker} au lieu de le frapper"


@pytest.mark.parametrize(("name", "striker"), [("international", "palet"), *STRIKERS.items()])
def test_rulings_are_told_in_the_words_of_their_set(name, striker):
    asked = {
        "rules": name,
        "board": {"on_board": {"white": 5, "black": 6}, "queen": "on_board"},
        "to_play": "white",
        "stroke": {"pocketed": ["striker"]},
    }
    assert str(carrom.ruling_json(asked, "fr")["text"]).startswith(f"Blanc empoche le {striker}.")
    call = {**asked, "foul": {"clause": "3.2.l", "by": "white"}}
    del call["stroke"]
    told = str(carrom.ruling_json(call, "fr")["text"])
    assert told.startswith(f"Blanc laisse son {striker} sur la surface\u00a0: faute")


@pytest.mark.parametrize("name", RULE_SETS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_call_has_a_clause_about_its_player(name, language):
    book = RULE_SETS[name].book
    labels = [call.label for call in book.calls.values()]
    labels += [ground.label for ground in book.disqualifications.values()]
    assert labels
    for label in labels:
        told = render(message(f"{label.id}-done", player="Olivier"), language, name)
        assert told
        assert not told.endswith("."), label.id
