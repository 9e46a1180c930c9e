"""A rule set of another package is at home everywhere, with nothing changed for it.

The package, ``tests/carrom-rooftop``, differs from our own sets in whatever a set may differ in.
"""

import json

import pytest

from carrom.messages import message
from carrom.rules import RULE_SETS
from carrom.texts import LANGUAGES, render
from tests.rules.packages import ROOFTOP, carrom, install, pytest_in

BOARD = {"on_board": {"white": 5, "black": 6}, "queen": "on_board"}
NUMBER = str(len(RULE_SETS) + 1)
"""Where it stands in a numbered list."""


@pytest.fixture(scope="module")
def target(tmp_path_factory):
    return install(ROOFTOP, tmp_path_factory.mktemp("installed"))


def test_the_rest_of_the_suite_does_not_see_it():
    assert "rooftop" not in RULE_SETS


@pytest.mark.parametrize(
    ("language", "title", "clause"),
    [
        ("en", "The rooftop rules", "Two own pieces in one stroke earn 3 tries."),
        ("fr", "La règle des toits", "Deux pions à soi d’un seul coup donnent 3 …"),
    ],
)
def test_it_is_listed(target, language, title, clause):
    done = carrom(target, "rules", "list", "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert title in done.stdout
    assert clause in done.stdout
    own = carrom(target, "rules", "list", "rooftop", "--json")
    assert len(json.loads(own.stdout)) == 15


def test_it_is_shown_compared_and_counted(target):
    shown = carrom(target, "rules", "show", "rooftop:railing.4", "--lang", "fr")
    assert "Aucun logiciel ne sait le temps" in shown.stdout
    called = json.loads(carrom(target, "rules", "show", "rooftop:railing.2", "--json").stdout)
    assert {"file": "carrom_rooftop/calls.py", "function": "leaning"} in called["code"]
    judged = json.loads(carrom(target, "rules", "show", "rooftop:play.4", "--json").stdout)
    assert judged["code"] == [{"file": "carrom_rooftop/judge.py", "function": "_plain"}]
    compared = carrom(target, "rules", "diff", "rooftop", "club")
    assert compared.returncode == 0
    assert "The player plays again, with 3 tries (play.4)" in compared.stdout
    counted = json.loads(carrom(target, "rules", "coverage", "--json").stdout)
    assert sum(counted["counts"]["rooftop"].values()) == 15
    proved = next(c for c in counted["clauses"] if c["id"] == "rooftop:play.4")
    assert (proved["state"], len(proved["tests"])) == ("proved", 1)


def test_it_brings_a_section_a_reading_and_limits(target, tmp_path):
    lamp = carrom(target, "rules", "show", "rooftop:lamp")
    assert lamp.stdout.startswith("rooftop:lamp · The weather\n")
    assert "10 to 20 W" in lamp.stdout
    for asked in ("settled:101", "rooftop:railing.3"):
        assert "who fetches the disc" in carrom(target, "rules", "show", asked).stdout
    file = tmp_path / "measured.json"
    file.write_text(json.dumps({"edition": "revised", "lamp": {"power": 60}}))
    assert carrom(target, "equipment", "check", str(file)).returncode == 0
    done = carrom(target, "equipment", "check", str(file), "--rules", "rooftop")
    assert done.returncode == 1
    assert "/lamp/power (rooftop:lamp)" in done.stdout


def ruled(target, language, **report):
    line = {"rules": "rooftop", "board": BOARD, "to_play": "white", **report}
    done = carrom(target, "ruling", "--lang", language, given=json.dumps(line))
    assert done.stderr == ""
    return json.loads(done.stdout)


@pytest.mark.parametrize(
    ("report", "reason", "clauses", "english", "french"),
    [
        (
            {"stroke": {"pocketed": ["white", "white"]}},
            "rooftop:helping",
            ["rooftop:play.4"],
            "They earn more tries.",
            "Ils donnent d’autres essais.",
        ),
        (
            {"stroke": {"pocketed": ["black"], "off_board": ["white"]}},
            "rooftop:overboard",
            ["rooftop:railing.3"],
            "A disc went over the railing.",
            "Un disque est passé par-dessus la balustrade.",
        ),
        (
            {"foul": {"clause": "railing.1", "by": "white"}},
            "foul",
            ["rooftop:railing.1", "rooftop:striker.2"],
            "it is Black’s turn.",
            "Noir prend la main.",
        ),
        (
            {"foul": {"clause": "ROOFTOP:railing.2", "by": "white"}},
            "rooftop:leaning",
            ["rooftop:railing.2"],
            "Further tries are lost.",
            "Il perd ses autres essais.",
        ),
    ],
)
def test_it_rules(target, report, reason, clauses, english, french):
    for language, sentence in (("en", english), ("fr", french)):
        answered = ruled(target, language, **report)
        assert (answered["reason"], answered["clauses"]) == (reason, clauses)
        assert sentence in answered["text"]


def test_a_penalty_is_paid_from_the_nets_or_owed_unless_the_option_says_otherwise(target):
    stroke = {"pocketed": ["striker", "white"]}
    paid = ruled(target, "en", stroke=stroke)
    assert (paid["returned"]["white"], paid["next"]) == (2, "black")
    nothing_down = {"on_board": {"white": 9, "black": 6}, "queen": "on_board"}
    owed = ruled(target, "en", stroke={"pocketed": ["striker"]}, board=nothing_down)
    assert owed["board"]["owed"] == {"white": 1, "black": 0}
    spared = ruled(target, "en", stroke=stroke, options={"splash": "nothing"})
    assert spared["returned"]["white"] == 1


def test_colours_are_taken_with_the_first_piece(target):
    full = {"on_board": {"white": 9, "black": 9}, "queen": "on_board"}
    report = {"board": full, "colours": "open", "to_play": "first"}
    answered = ruled(target, "en", **report, stroke={"pocketed": ["black"]})
    assert answered["colours"] == {"first": "black", "second": "white"}
    assert answered["clauses"] == ["rooftop:play.2", "rooftop:play.1"]


@pytest.mark.parametrize(
    ("report", "field", "why"),
    [
        (
            {"options": {"splash": "wet"}, "stroke": {}},
            "/options/splash",
            message("error-unknown-name", name="wet", choices="piece, nothing"),
        ),
        (
            {"foul": {"clause": "3.11.o", "by": "white"}},
            "/foul/clause",
            message("error-unknown-call", clause="3.11.o"),
        ),
    ],
)
def test_what_it_cannot_rule_on_is_refused_in_a_sentence(target, report, field, why):
    for language in LANGUAGES:
        refused = ruled(target, language, **report)["error"]
        assert refused == {"field": field, "reason": render(why, language)}


def test_it_is_offered_by_whatif(target):
    lines = [NUMBER, "1", "s", "", "?", "railing.2", "", "w w", "x"]
    done = carrom(target, "whatif", given="\n".join(lines) + "\n")
    assert (done.returncode, done.stderr) == (0, "")
    shown = " ".join(done.stdout.split())
    assert "rooftop: 15 points, the queen counts 2; two pieces at once earn tries" in shown
    penalty = "White 6 on the board, 3 pocketed"
    assert penalty in shown
    assert "railing.1, railing.2." in shown
    assert "carrom rules show rooftop:railing.1" in shown
    assert "The player leant on the board." in shown
    assert "3.1" not in shown, "no clause of another set is given as an example"


def test_it_is_umpired_and_played_through(target):
    """By random matches, at the desk and between computers; in a process that finds the package.

    Whatever else of the suite goes through all rule sets meets it there.
    """
    of_all = ("whole_match_with_incidents", "go_the_full_length", "a_game_has_a_winner")
    chosen = " or ".join(("test_umpiring", "test_playing", *of_all))
    ended = pytest_in(
        target,
        "tests/rules/rooftop",
        "tests/match",
        "tests/players",
        "-k",
        f"rooftop and ({chosen})",
    )
    passed = [line for line in ended.splitlines() if "PASSED" in line]
    for name, many in zip(
        (*of_all, "test_umpiring.py", "test_playing.py"), (4, 2, 1, 20, 2), strict=True
    ):
        assert sum(name in line for line in passed) == many, name
