"""``carrom rules``: list, show, diff, coverage."""

import json
from dataclasses import replace

import pytest

from carrom.cli import main
from carrom.rules import RULE_SETS
from carrom.rules.catalogue import Part, State, clause, clauses, settled
from carrom.texts import LANGUAGES


@pytest.fixture(autouse=True)
def _terminal(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def carrom(capsys):
    def call(*args):
        status = main(["rules", *args])
        out, err = capsys.readouterr()
        return status, out, err

    return call


def told(answer) -> str:
    """Return what was printed by a command that went well."""
    status, out, err = answer
    assert (status, err) == (0, "")
    return str(out)


def refused(answer) -> str:
    """Return the one sentence said about arguments that cannot be used."""
    status, out, err = answer
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    return str(err).strip()


def too_wide(out) -> list[str]:
    return [line for line in out.splitlines() if len(line) > 80 and "tests/" not in line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_list_names_every_clause_and_fits_a_terminal(carrom, language):
    out = told(carrom("list", "--lang", language))
    words = [line.split()[0] for line in out.splitlines() if line.startswith("  ")]
    assert words == [c.id.removeprefix("international:") for c in clauses()]
    assert not too_wide(out)


def test_list_shows_first_sentence_and_state(carrom):
    out = told(carrom("list", "simplified"))
    assert out.startswith("The simplified rules\n\nThe game\n")
    assert "international" not in out
    row = next(line for line in out.splitlines() if "simplified:game.3" in line)
    assert row.split(None, 1)[1].split("  ")[0] == "The side that begins plays white."
    row = next(line for line in told(carrom("list")).splitlines() if line.startswith("  4.2.a "))
    assert row.endswith("proved")
    french = told(carrom("list", "club", "--lang", "fr"))
    row = next(line for line in french.splitlines() if "club:pocketing.4 " in line)
    assert row.endswith("hors logiciel")
    assert "…" in row


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_terminal(carrom, monkeypatch, language):
    monkeypatch.setenv("COLUMNS", "20")
    assert "simplified:penalties.1" in told(carrom("list", "--lang", language))
    assert told(carrom("diff", "club", "percuteur", "--lang", language))
    assert told(carrom("coverage", "--lang", language))


def test_list_as_json(carrom):
    items = json.loads(told(carrom("list", "club", "--json", "--lang=fr")))
    assert [i["id"] for i in items] == [c.id for c in clauses("club")]
    by_id = {i["id"]: i for i in items}
    assert by_id["club:score.1"]["text"].endswith("ait 29\u00a0points.")
    assert by_id["club:pocketing.1"]["pending"] == []
    assert by_id["club:score.1"]["reason"] is None
    assert by_id["club:pocketing.4"]["state"] == State.NOT_FOR_SOFTWARE
    assert by_id["club:pocketing.4"]["reason"].startswith("C’est un conseil")
    assert by_id["club:striker.4"]["settled"] == [17, 19]
    everything = json.loads(told(carrom("list", "--json")))
    assert len(everything) == len(clauses())
    found = next(i for i in everything if i["id"] == "international:3.11.m")
    assert (found["letter_001"], found["who"]) == ("3.11.l", ["R", "U"])
    assert all(item["pending"] == [] for item in everything)


def test_show_says_everything_about_a_clause(carrom):
    out = told(carrom("show", "3.11.m"))
    assert out.startswith("international:3.11.m · Penalties and dues\n")
    assert "In the revised edition: 3.11.l\n" in out
    assert "the first time the finger\nlets go of it" in out
    assert "Handled by: rulings, umpire\n" in out
    assert "State: " in out
    assert "Settled interpretation 14\n  The rule sets time limits" in out


def test_a_number_shows_the_clauses_under_it(carrom):
    shown = told(carrom("show", "102"))
    assert shown.startswith("icf:102.a · ")
    assert "\nicf:102.b · " in shown
    assert told(carrom("show", "icf:102")) == shown
    assert [each["id"] for each in json.loads(told(carrom("show", "102", "--json")))] == [
        "icf:102.a",
        "icf:102.b",
    ]
    assert "3.11.b" in told(carrom("show", "3.11"))
    refused(carrom("show", "club:102"))


def test_show_pending_and_not_for_software(carrom, monkeypatch):
    waiting = replace(clause("4.2.a"), pending=(Part.DESK,))
    monkeypatch.setattr("carrom.cli.rules.clause", lambda _: waiting)
    pending = told(carrom("show", "4.2.a"))
    assert "State: pending. Proof is still missing in the umpire’s desk.\n" in pending
    assert "Tests so far\n  tests/" in pending
    monkeypatch.undo()
    advice = told(carrom("show", "club:pocketing.4", "--lang", "fr"))
    assert "État\u00a0: hors logiciel. C’est un conseil sur la tenue de la main" in advice


def test_show_proved_names_the_tests(carrom):
    out = told(carrom("show", "2.2", "--lang", "en"))
    assert "State: proved by\n  tests/equipment/" in out


def test_show_a_settled_interpretation(carrom):
    out = told(carrom("show", "Settled:16"))
    assert out.startswith("Settled interpretation 16\n")
    assert "Concerns: international:3.11.i, international:3.11.p," in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_show_fits_a_terminal(carrom, language):
    for name in [c.id for c in clauses()] + [s.id for s in settled()]:
        out = told(carrom("show", name, "--lang", language))
        assert not too_wide(out), name
        assert "{" not in out


def test_diff_shows_figures_and_rulings(carrom):
    out = told(carrom("diff", "international", "club"))
    lines = [line.split() for line in out.splitlines()]
    assert ["points", "to", "win", "a", "game", "25", "29"] in lines
    assert ["boards", "per", "game,", "at", "most", "8", "no", "limit"] in lines
    assert "pieces of each colour" not in out
    assert (
        "  Two of the player’s pieces\n"
        "    international  The player plays again (3.6.a)\n"
        "    club           The player plays again, with 2 tries (play.4, play.5)\n"
    ) in out
    assert "\n  An own piece\n" not in out


def test_diff_without_figures_or_at_all(carrom):
    assert told(carrom("diff", "club", "club")) == (
        "The figures are the same, and so are the rulings on typical strokes.\n"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("first", RULE_SETS)
@pytest.mark.parametrize("second", RULE_SETS)
def test_diff_fits_a_terminal(carrom, language, first, second):
    out = told(carrom("diff", first, second, "--lang", language))
    assert not too_wide(out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_coverage_counts_and_names_what_is_not_proved(carrom, language):
    out = told(carrom("coverage", "--lang", language))
    assert not too_wide(out)
    rows = {line.split()[0]: line.split()[1:] for line in out.splitlines() if line.strip()}
    for name in RULE_SETS:
        states = [c.state for c in clauses(name)]
        assert rows[name] == [str(states.count(s)) for s in State] + [str(len(states))]
    named = set(out.replace(",", " ").split())
    open_ = [c for c in clauses() if c.state is not State.PROVED]
    assert {c.id for c in open_} <= named
    assert not {c.id for c in clauses() if c.state is State.PROVED} & named


def test_coverage_as_json(carrom):
    report = json.loads(told(carrom("coverage", "--json")))
    assert [c["id"] for c in report["clauses"]] == [c.id for c in clauses()]
    assert [s["id"] for s in report["settled"]] == [s.id for s in settled()]
    assert sum(sum(counts.values()) for counts in report["counts"].values()) == len(clauses())
    assert set(report["counts"]) == set(RULE_SETS)


def test_an_unknown_clause(carrom):
    said = refused(carrom("show", "club:striker.44"))
    assert "“club:striker.44”" in said
    assert "Did you mean club:striker.4," in said
    said = refused(carrom("show", "3.11.zz\n" * 1000, "--lang", "fr"))
    assert said.startswith("carrom: Il n’y a pas d’article «\u00a03.11.zz")
    assert refused(carrom("show", "☃")) == "carrom: There is no clause “☃”."


@pytest.mark.parametrize(
    "args",
    [
        ("list", "chess"),
        ("list", "club", "club"),
        ("list", "--yaml"),
        ("show",),
        ("show", "3.11.b", "3.11.c"),
        ("diff", "club"),
        ("diff", "club", "chess"),
        ("coverage", "club"),
        ("coverage", "--json=yes"),
        ("explain",),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_arguments(carrom, args, language):
    said = refused(carrom(*args, "--lang", language))
    assert said.startswith("carrom: ")
    assert said.endswith((".", "--help"))


@pytest.mark.parametrize("command", ["list", "show", "diff", "coverage"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_help(carrom, command, language):
    out = told(carrom(command, "--help", "--lang", language))
    assert f"carrom rules {command}" in out.replace("\u00a0", " ")
    assert not too_wide(out)
    assert command in told(carrom("--help", "--lang", language))
