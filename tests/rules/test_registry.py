"""The registry: packages that cannot be used are left out, each with a sentence, and take nobody along."""

import ast
import json
import subprocess
import sys

import pytest

from carrom.messages import message
from carrom.rules.registry import OURS, RESERVED, RULE_SETS
from carrom.texts import LANGUAGES, domains, render
from tests.rules.broken_packages import BROKEN, lay
from tests.rules.packages import ROOFTOP, ROOT, carrom, environment, install


@pytest.fixture(scope="module")
def target(tmp_path_factory):
    """All of them beside a package that is fine."""
    folder = install(ROOFTOP, tmp_path_factory.mktemp("installed"))
    for name, (source, _, _) in BROKEN.items():
        lay(folder, name, source)
    return folder


def beginning(problem: str, language) -> str:
    """Return how the sentences of a problem begin, up to the first thing they name."""
    names = dict.fromkeys(("name", "package", "why", "file", "part"), "\0")
    return render(message(f"rules-bad-set-{problem}", **names), language).partition("\0")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_is_left_out_with_a_sentence_and_the_others_stay(target, language):
    done = carrom(target, "rules", "coverage", "--json", "--lang", language)
    assert done.returncode == 0
    assert list(json.loads(done.stdout)["counts"]) == [*RULE_SETS, "rooftop"]
    sentences = done.stderr.splitlines()
    assert len(sentences) == len(BROKEN)
    for name, (_, problem, named) in BROKEN.items():
        (sentence,) = (s for s in sentences if f"broken-{name}" in s)
        assert sentence.startswith(f"carrom: {beginning(problem, language)}")
        assert named in sentence


def test_it_is_said_once_and_on_standard_error_only(target):
    line = {"rules": "rooftop", "board": {"on_board": {"white": 5, "black": 6}}, "to_play": "white"}
    line["board"] |= {"queen": "on_board"}  # type: ignore[operator]
    given = "\n".join([json.dumps(line | {"stroke": {}})] * 2)
    done = carrom(target, "ruling", given=given)
    assert [json.loads(answer)["next"] for answer in done.stdout.splitlines()] == ["black"] * 2
    assert len(done.stderr.splitlines()) == len(BROKEN)
    assert "Traceback" not in done.stderr


def test_of_two_packages_with_one_name_the_first_stays(tmp_path):
    """By the names of the packages, so that it is the same one on every machine."""
    install(ROOFTOP, tmp_path)
    lay(tmp_path, "later", "from carrom_rooftop import ROOFTOP as RULES\n")
    done = carrom(tmp_path, "rules", "list", "rooftop")
    assert "carrom-rooftop" in done.stderr, "broken-later comes before it"
    assert "The rooftop rules" in done.stdout


def test_who_uses_the_library_gets_a_warning(target):
    code = "import carrom.rules; print(len(carrom.rules.RULE_SETS))"
    words = [sys.executable, "-c", code]
    done = subprocess.run(
        words, capture_output=True, text=True, check=True, env=environment(target)
    )
    assert done.stdout.strip() == str(len(RULE_SETS) + 1)
    assert done.stderr.count("RuleSetWarning: a rule set was left out") == len(BROKEN)


def test_our_own_are_there_in_order_with_one_default():
    assert tuple(RULE_SETS) == OURS
    assert [rules.name for rules in RULE_SETS.values() if rules.book.default] == [OURS[0]]
    assert RULE_SETS.default is RULE_SETS[OURS[0]]


def test_words_that_stand_where_a_rule_set_can_are_reserved():
    """The addresses of the rule book, the operand of ``rules list``, and our files of texts."""
    ours = {domain for domain in domains("en") if not domain.startswith(OURS)}
    requests = next(ROOT.glob("src/carrom/server/**/book_requests.py"))
    literals = (
        n.value for n in ast.walk(ast.parse(requests.read_text())) if isinstance(n, ast.Constant)
    )
    paths = {v.split("/")[1] for v in literals if isinstance(v, str) and v.startswith("/")}
    taken = {path for path in paths if path.isalpha() and path != "api"}
    assert {"sets", "compare", "glossary", "ruling"} <= taken
    assert taken | {"all"} <= RESERVED | ours
