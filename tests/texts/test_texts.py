"""All Fluent files: the two languages say the same things, in good typography, without figures."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, StringLiteral, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

import carrom
from carrom.messages import message
from carrom.rules.reasons import Reason
from carrom.texts import LANGUAGES, MissingTextError, domains, has, paragraphs, render, source

CLAUSE_DOMAINS = (
    *("international", "international2", "club", "icf", "icf2", "percuteur", "simplified"),
    "settled",
)
DOMAINS = domains("en")
NOT_FIGURES = re.compile(
    r"\b\d\.\d+(\.\d)?(\.[a-z])?\b"  # clauses and sections: 3.11.b, 4.1.2, 5.1
    r"|\b4\.[a-z]\b"
    r"|\b\d+ (March|April|mars|avril)\b"
    r"|\b19\d\d\b"
    # laws: law 73, laws 105, 107 to 110 and 112, loi 64.b
    r"|\b([Ll]aws?|[Ll]ois?)\s\d+(\.[a-z])?((,| to| and| à| et) \d+(\.[a-z])?)*"
)
ONLY_CITED = {  # reasons that stand beside a main one and add their clause, never a sentence
    Reason.OWED,
    Reason.QUEEN_COUNTS,
    Reason.QUEEN_COUNTS_NOT,
    Reason.DUE_PAID,
    Reason.DUES_LEFT,
    Reason.LAPSED,
    Reason.CAPPED,
    Reason.CEILING,
    Reason.CEILING_SPECIAL,
    Reason.CEILING_LAST,
    Reason.STRIKER_BONUS,
    Reason.BREAK_STRIKER,
    Reason.BEFORE_BREAK,
    Reason.BROKEN,
    Reason.TURN_LOST,
    Reason.TWO_AT_ONCE,
    Reason.COLOUR_TAKEN,
    Reason.COLOURS_STAY_OPEN,
    Reason.OFF_RETURNED,
    Reason.OPPONENTS_STAY,
    Reason.QUEEN_RIGHT,
    Reason.QUEEN_TURN_LOST,
    Reason.QUEEN_UNCOVERED,
    Reason.QUEEN_WITH_LAST,
    Reason.ONE_WITH_QUEEN,
    Reason.ONE_COVERING,
    Reason.OWN_AT_BREAK,
    Reason.SEVERAL_FOLLOWED,
    Reason.SEVERAL_TRIES,
    Reason.WHAT_FELL_STANDS,
    Reason.COVERING_OPPONENTS,
    Reason.BREAK_TRIED_ONCE,
    Reason.DUES_FIRST,
    Reason.PAID_IN_TURN,
    Reason.PENALTY_POINTS_STAY,
    Reason.STRIKER_OFF_FREE,
    Reason.RETURNS_FIRST,
    Reason.IMPROPER_ONCE,
    Reason.IMPROPER_BREAK,
    Reason.BONUS_CAPPED,
    Reason.PARTNER,
    Reason.OVERTIME,
    Reason.OVERTIME_EARLY,
}


class Gatherer(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()

    def visit_TextElement(self, node: TextElement):  # noqa: N802
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: StringLiteral):  # noqa: N802
        self.texts.append(node.value)

    def visit_VariableReference(self, node: VariableReference):  # noqa: N802
        self.variables.add(node.id.name)


@cache
def body(language, domain):
    return FluentParser().parse(source(language, domain)).body


@cache
def messages(language, domain):
    """The texts and variables of each message of a file."""
    found = {}
    for entry in body(language, domain):
        if isinstance(entry, Message):
            gatherer = Gatherer()
            gatherer.visit(entry)
            found[entry.id.name] = gatherer
    return found


def offences(language, domain, pattern) -> list[tuple[str, str]]:
    return [
        (name, text)
        for name, found in messages(language, domain).items()
        for text in found.texts
        if re.search(pattern, text)
    ]


def test_both_languages_have_the_same_files():
    assert domains("fr") == DOMAINS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("domain", DOMAINS)
def test_files_are_well_formed(language, domain):
    entries = body(language, domain)
    assert not [e.content for e in entries if isinstance(e, Junk)]
    ids = [e.id.name for e in entries if isinstance(e, Message)]
    assert len(ids) == len(set(ids))
    assert all(i.partition("-")[0] == domain for i in ids)
    assert not [e.id.name for e in entries if isinstance(e, Message) and e.value is None]


@pytest.mark.parametrize("domain", DOMAINS)
def test_both_languages_have_the_same_ids_and_variables(domain):
    english, french = messages("en", domain), messages("fr", domain)
    assert english.keys() ^ french.keys() == set()
    differing = {i for i in english if english[i].variables != french[i].variables}
    assert not differing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("domain", CLAUSE_DOMAINS)
def test_clause_texts_type_no_figure(language, domain):
    typed = [
        (name, text)
        for name, found in messages(language, domain).items()
        for text in found.texts
        if re.search(r"\d", NOT_FIGURES.sub("", text))
    ]
    assert not typed


@pytest.mark.parametrize("domain", DOMAINS)
def test_french_typography(domain):
    assert not offences("fr", domain, r"['\"]"), "straight apostrophe or quotation mark"
    assert not offences("fr", domain, r"(^|[^\u00a0\u202f])[;?!»]"), "no no-break space before"
    assert not offences("fr", domain, r"(^|[^\u00a0\u202f]):(?=\s|$)"), "none before a colon"
    assert not offences("fr", domain, r"«(?![\u00a0\u202f])"), "no no-break space after «"
    assert not offences("fr", domain, r"\.\.\."), "three dots for an ellipsis"


@pytest.mark.parametrize("domain", DOMAINS)
def test_english_typography(domain):
    assert not offences("en", domain, r'"'), "straight quotation mark"
    assert not offences("en", domain, r"\s[;:?!](\s|$)"), "space before a sign"
    assert not offences("en", domain, r"\.\.\."), "three dots for an ellipsis"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_main_reason_has_its_sentence(language):
    wanted = [f"ruling-{reason}" for reason in Reason if reason not in ONLY_CITED]
    assert not [i for i in wanted if not has(i, language)]


def literal_ids() -> Iterator[str]:
    """The ids that the package's own code names in full."""
    for file in Path(carrom.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            first = node.args[0]
            if name in ("message", "Message") and isinstance(first, ast.Constant):
                yield str(first.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_the_code_names_has_a_text(language):
    ids = set(literal_ids())
    assert "rules-unknown-clause" in ids
    assert not sorted(i for i in ids if not has(i, language))


def test_render_says_what_is_missing():
    with pytest.raises(MissingTextError, match="no en text for terms-nothing"):
        render(message("terms-nothing"), "en")
    with pytest.raises(MissingTextError, match="no fr text for nowhere-nothing"):
        render(message("nowhere-nothing"), "fr")
    with pytest.raises(MissingTextError, match="clause"):
        render(message("rules-unknown-clause"), "en")


def test_a_message_is_an_argument_of_another():
    said = message("rules-unknown-clause", clause=message("terms-side-white"))
    assert render(said, "en") == "There is no clause “White”."
    assert render(said, "fr") == "Il n’y a pas d’article «\u00a0Blanc\u00a0»."


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_argument_without_end_is_cut(language):
    """Fluent refuses it, and a refusal would become a fault of the server."""
    for clause in ("x" * 100_000, message("rules-unknown-clause", clause="x" * 2000)):
        told = render(message("rules-unknown-clause", clause=clause), language)
        assert "xxx…" in told
        assert len(told) < 2100


def test_paragraphs_joins_lines_and_keeps_lists_and_no_break_spaces():
    text = "One\nline\u00a0:\ntwo.\n\nNext:\n- a\n- b\nmore\n\nEnd."
    assert paragraphs(text) == "One line\u00a0: two.\n\nNext:\n- a\n- b more\n\nEnd."


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_counts_the_rule_sets(language):
    """Other packages bring more."""
    folders = [Path(carrom.__file__).parent, Path(__file__).parents[2] / "web" / "src"]
    counted = re.compile(
        r"\b(four|4|quatre|five|cinq)\s+(rule\s+sets?|règles?)\b|en a quatre", re.IGNORECASE
    )
    files = [file for folder in folders for file in folder.rglob(f"texts/{language}/*.ftl")]
    assert len(files) > 20
    assert not [file.name for file in files if counted.search(file.read_text(encoding="utf-8"))]
