"""The catalogue: complete, in order, consistent with the rulings, the texts and the tests."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from string import ascii_lowercase

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom.rules import RULE_SETS, catalogue
from carrom.rules.catalogue import Answers, Clause, Part, Settled, State, UnknownClauseError
from carrom.rules.sets.international.calls import CALLS
from carrom.texts import LANGUAGES, render

ROOT = Path(__file__).resolve().parents[2]
INTERNATIONAL = {  # section: its letters or words; a section without any is itself a clause
    "1": "",
    "2": "",
    "2.1": "a b c",
    **dict.fromkeys(("2.2", "2.3", "2.4", "2.5", "2.6", "2.7", "2.8", "table", "3"), ""),
    "3.1": "a b c d e f g",
    "3.2": "a b c d e f g h i j k l",
    "3.3": "",
    "3.4": "",
    "3.5": "a b c d e f g h",
    "3.6": "a b c",
    "3.7": "a b c d e f-m f g h i k l m n-o n o",
    "3.8": "a b c d e",
    "3.9": "a b",
    "3.10": "a b c d e f",
    "3.11": "a b c d e f g h i k l m n o p r",
    "3.12": "a b c d e f g h i",
    "4": "a b c d e f g h i k l m n o p q r",
    "4.1": "",
    "4.1.1": "",
    "4.1.2": "",
    "4.2": "- a b c d e f g h",
    "4.3": "",
    "5.1": "carrom-board piece board game match singles doubles break cover fingertip "
    "thumb-stroke finish opponent hand imaginary-lines correct incorrect queen replace turn "
    "umpire shot cannon pair acting-hand push penalty-piece due pocket",
}
LAWS = {  # the laws that have letters; "-" is the law itself
    **dict.fromkeys((2, 21, 26, 30, 37, 38, 41, 49, 52, 56, 63, 64, 66, 69, 70, 77, 78, 79), "ab"),
    **dict.fromkeys((82, 84, 87, 88, 89, 97, 98, 99, 118, 121, 125, 126, 127, 130, 136), "ab"),
    **dict.fromkeys(range(100, 113), "ab"),
    **dict.fromkeys((45, 53, 60, 72, 124), "abc"),
    **dict.fromkeys((39, 65, 95), "abcd"),
    16: "-ab",
    122: "abcde",
    143: "-abcdefghi",
}
EQUIPMENT = ("board", "carrommen", "striker", "stand", "seat", "powder", "nets", "light")
FAMILY = {  # heading: how many sentences and cases stand under it
    "club": {"game": 4, "pocketing": 8, "play": 9, "queen": 8, "striker": 13, "score": 12},
    "percuteur": {
        "aim": 4,
        "play": 5,
        "striker": 6,
        "queen": 2,
        "technique": 3,
        "points": 6,
        "penalties": 4,
        "cases": 12,
    },
    "simplified": {"game": 10, "queen": 7, "penalties": 3},
}


def expected(rule_set) -> Iterator[str]:
    if rule_set == "international":
        for section, letters in INTERNATIONAL.items():
            for letter in letters.split() or ["-"]:
                yield f"international:{section}{'' if letter == '-' else f'.{letter}'}"
    elif rule_set == "icf":
        yield from (f"icf:{paragraph}" for paragraph in EQUIPMENT)
        for law in range(1, 144):
            for letter in LAWS.get(law, "-"):
                yield f"icf:{law}{'' if letter == '-' else f'.{letter}'}"
    else:
        for heading, many in FAMILY[rule_set].items():
            yield from (f"{rule_set}:{heading}.{n}" for n in range(1, many + 1))


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_every_clause_is_there_in_the_order_of_the_sources(rule_set):
    assert [c.id for c in catalogue.clauses(rule_set)] == list(expected(rule_set))


def test_all_clauses_are_those_of_the_rule_sets():
    by_set = [c for name in RULE_SETS for c in catalogue.clauses(name)]
    assert list(catalogue.clauses()) == by_set
    assert catalogue.clauses("unheard-of") == ()


@pytest.mark.parametrize("section", INTERNATIONAL)
def test_sections_are_those_of_the_source(section):
    inside = [c for c in catalogue.clauses("international") if c.section == section]
    assert len(inside) == len(INTERNATIONAL[section].split() or [section])


@pytest.mark.parametrize(
    ("section", "last"), [("3.7", "n"), ("3.10", "g"), ("3.11", "p"), ("4", "q")]
)
def test_the_other_edition_letters_without_gaps(section, last):
    inside = [c for c in catalogue.clauses("international") if c.section == section]
    names = [c.letter_001 or c.id.partition(":")[2] for c in inside]
    letters = [n.rpartition(".")[2] for name in names for n in name.split(", ") if "-" not in n]
    assert letters == list(ascii_lowercase[: ascii_lowercase.index(last) + 1])


def test_the_other_edition_differs_in_four_sections_only():
    differing = {c.section for c in catalogue.clauses() if c.letter_001}
    assert differing == {"3.7", "3.10", "3.11", "4"}
    assert all(c.letter_001 != c.id.partition(":")[2] for c in catalogue.clauses())


def test_who_answers_decides_what_is_pending():
    for item in catalogue.clauses():
        who, pending = set(item.who), set(item.pending)
        assert len(item.who) == len(who) > 0, item.id
        assert item.not_for_software is (who == {Answers.GUIDANCE}), item.id
        assert pending.isdisjoint({Part.MATCH, Part.PHYSICS}), item.id
        assert Part.DESK not in pending or Answers.UMPIRE in who, item.id


def test_what_physics_answers_for_is_proved_with_the_engine():
    for item in catalogue.clauses():
        if Answers.PHYSICS in item.who:
            files = {test.partition("::")[0] for test in item.tests}
            texts = [(ROOT / file).read_text(encoding="utf-8") for file in files]
            assert any("from carrom.physics" in text for text in texts), item.id
            assert item.state is State.PROVED, item.id


def test_the_settled_interpretations_are_there_in_order():
    """44, 45, 59, 62 and 63 are about the project, 64 about the terms of a match."""
    numbers = [s.number for s in catalogue.settled()]
    assert numbers == [*range(1, 44), *range(46, 59), 60, 61, *range(65, 74)]
    assert {s.number for s in catalogue.settled() if s.domain} == {*range(46, 56), *range(65, 74)}


@pytest.mark.parametrize("reading", catalogue.settled(), ids=lambda s: s.id)
def test_every_settled_interpretation_has_a_test(reading):
    assert reading.id == f"settled:{reading.number}"
    assert reading.tests, f"no test is marked proves({reading.id!r}), or run ./do fix"
    assert reading.state is State.PROVED


def test_clauses_and_interpretations_name_each_other():
    named = {(c.id, n) for c in catalogue.clauses() for n in c.settled}
    bearing = {(c, s.number) for s in catalogue.settled() for c in s.clauses}
    assert named == bearing
    for reading in catalogue.settled():
        assert {c.partition(":")[0] for c in reading.clauses} <= set(reading.sets) <= set(RULE_SETS)
    found = catalogue.clause("3.11.b")
    assert [s.number for s in catalogue.settled_for(found)] == [1, 2, 3, 11, 12]


def test_every_clause_is_covered():
    uncovered = [c.id for c in catalogue.clauses() if c.state is State.UNCOVERED]
    assert not uncovered, f"no test proves {', '.join(uncovered)}; or run ./do fix"


def test_states():
    def state(**changes) -> State:
        made = Clause(
            id="club:x.1", rule_set="club", section="x", text_id="club-x-1", who=(), **changes
        )
        return made.state

    assert state() is State.UNCOVERED
    assert state(tests=("a",)) is State.PROVED
    assert state(tests=("a",), pending=(Part.MATCH,)) is State.PENDING
    assert state(not_for_software=True, tests=("a",)) is State.NOT_FOR_SOFTWARE
    bare = Settled(number=1, sets=(), clauses=())
    assert bare.state is State.UNCOVERED
    every: list[Clause | Settled] = [*catalogue.clauses(), *catalogue.settled()]
    assert sum(catalogue.counts(every).values()) == len(every)
    assert catalogue.counts([bare])[State.UNCOVERED] == 1


def test_proofs_name_known_clauses():
    known = {c.id for c in catalogue.clauses()} | {s.id for s in catalogue.settled()}
    assert set(catalogue._proofs()) <= known


@cache
def functions(file):
    """The tests of a file by name, those of classes as ``Class::name``."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    found = set()
    for node in tree.body:
        inside = node.body if isinstance(node, ast.ClassDef) else [node]
        prefix = f"{node.name}::" if isinstance(node, ast.ClassDef) else ""
        found |= {prefix + n.name for n in inside if isinstance(n, ast.FunctionDef)}
    return found


def test_every_test_named_exists():
    named = {test for tests in catalogue._proofs().values() for test in tests}
    missing = []
    for test in sorted(named):
        file, _, name = test.partition("::")
        if not (ROOT / file).is_file() or name not in functions(file):
            missing.append(test)
    assert not missing, "run ./do fix"


def test_generated_files_are_fresh():
    done = subprocess.run(
        [sys.executable, "tools/generate.py", "--check"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout}{done.stderr}"


def test_rulings_cite_known_clauses():
    for rules in RULE_SETS.values():
        book = rules.book
        tables = (book.citations, book.matters, book.words, book.guide)
        cited = {c for table in tables for clauses in table.values() for c in clauses}
        cited |= {call.clause for call in book.calls.values()}
        cited |= {ground.clause for ground in book.disqualifications.values()}
        cited |= set(book.striker.clauses)
        cited |= {c for call in book.calls.values() for c in call.cites}
        readings = {c for c in cited if c.startswith(catalogue.SETTLED)}
        assert all(catalogue.clause(c).id == c for c in cited - readings)
        assert readings <= {s.id for s in catalogue.settled() if rules.name in s.sets}
    assert all(catalogue.clause(c).id == f"international:{c}" for c in CALLS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_text(language):
    for item in catalogue.clauses():
        assert render(catalogue.title(item), language)
        assert len(render(catalogue.text(item), language)) > 20, item.id
        why = catalogue.reason(item)
        assert (why is not None) is (item.state is State.NOT_FOR_SOFTWARE), item.id
        assert why is None or render(why, language)
    for reading in catalogue.settled():
        assert render(catalogue.text(reading), language)
    assert render(catalogue.title_of_settled(), language)


def test_figures_come_from_the_rule_set():
    assert "25 points" in render(catalogue.text(catalogue.clause("3.7.e")), "en")
    assert "29 points" in render(catalogue.text(catalogue.clause("club:score.1")), "en")
    assert "2,86" in render(catalogue.text(catalogue.clause("2.2")), "fr")
    ninth = catalogue.settled()[8]
    assert "12 points" in render(catalogue.text(ninth), "en")
    club = dict(catalogue.text(catalogue.clause("club:game.1")).args)
    assert club["queen_points"] == 5
    assert club.keys().isdisjoint({"name", "queen_needed", "board_cap"})
    every = dict(catalogue.text(ninth).args)
    assert (every["international_queen_points"], every["club_queen_points"]) == (3, 5)


@pytest.mark.parametrize(
    "asked", ["international:3.11.b", "3.11.b", "3.11.B", "International:3.11.b", " 3.11.b "]
)
def test_a_clause_by_its_identifier(asked):
    assert catalogue.clause(asked).id == "international:3.11.b"


def test_a_clause_of_another_set():
    found = catalogue.clause("CLUB:Striker.4")
    assert (found.rule_set, found.section, found.text_id) == ("club", "striker", "club-striker-4")


@pytest.mark.parametrize(
    ("asked", "first"),
    [
        ("3.11.j", "international:3.11.k"),  # the letter of the other edition
        ("3.11", "international:3.11.a"),
        ("striker.4", "club:striker.4"),
        ("club:strikr.4", "club:striker.4"),
        ("percuteur:", "percuteur:aim.1"),
        ("5.1.brake", "international:5.1.break"),
    ],
)
def test_an_unknown_clause_brings_suggestions(asked, first):
    with pytest.raises(UnknownClauseError) as caught:
        catalogue.clause(asked)
    assert caught.value.identifier == asked
    assert caught.value.suggestions[0] == first
    assert 1 <= len(caught.value.suggestions) <= 3


@given(st.text())
def test_any_text_is_a_clause_or_unknown(asked):
    with suppress(UnknownClauseError):
        found = catalogue.clause(asked)
        assert asked.strip().lower() in (found.id, found.id.partition(":")[2])


def test_importing_the_rules_does_not_read_the_catalogue():
    code = (
        "import sys, carrom.rules; print({'tomllib', 'carrom.rules.catalogue'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
