"""``carrom equipment`` as a person runs it, and the parser all commands share."""

import io
import json
import os
import subprocess
import sys
from decimal import Decimal
from pathlib import Path

import pytest

from carrom.cli import common
from carrom.cli.equipment import LARGEST_FILE, run
from carrom.equipment.dimensions import DimensionName
from carrom.equipment.editions import EDITIONS
from carrom.equipment.requirements import REQUIREMENTS
from carrom.texts import LANGUAGES

GOOD = {
    "edition": "revised",
    "board": {"surface_side": 73.6, "hole_diameter": 4.45, "base_circle_gap": 1.3},
    "striker": {"diameter": 4.13, "weight": 15, "material": "bone", "visible_metal": False},
    "chairs": [{"height": 45.5, "armrests": False}],
}


@pytest.fixture
def check(tmp_path, capsys):
    def checked(data, *args):
        file = tmp_path / "measured.json"
        file.write_bytes(data if isinstance(data, bytes) else json.dumps(data).encode())
        status = run(["check", str(file), *args])
        return status, *capsys.readouterr()

    return checked


@pytest.mark.proves("international:table")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tongue", LANGUAGES)
def test_show_fits_a_terminal_and_names_every_figure(edition, tongue, capsys):
    assert run(["show", edition, "--lang", tongue]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert max(map(len, out.splitlines())) <= 80
    point = "," if tongue == "fr" else "."
    for dimension in EDITIONS[edition].dimensions:
        for figure in (dimension.nominal, None if dimension.nominal else dimension.maximum):
            assert figure is None or str(figure).replace(".", point) in out
    assert "international:table" in out
    if edition == "icf":
        assert "icf:board" in out
        assert "international:2" not in out
        return
    for clause in ("2.1.a", "2.1.b", "2.1.c", *(f"2.{n}" for n in range(2, 9))):
        assert f"international:{clause}" in out
    assert f"66{point}31" in out
    assert f"67{point}31" in out


@pytest.mark.parametrize("edition", EDITIONS)
def test_show_for_machines(edition, capsys):
    assert run(["show", edition, "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["edition"] == edition
    side = shown["dimensions"][0]
    laws = edition == "icf"
    wanted = (73.5, None, 74.0) if laws else (73.34, 73.66, 73.98)
    assert (side["minimum"], side["nominal"], side["maximum"]) == wanted
    assert side["clause"] == ("icf:board" if laws else "international:table")
    assert len(shown["dimensions"]) == len(EDITIONS[edition].dimensions)
    metal = next(r for r in shown["equipment"] if r["name"] == "visible_metal")
    assert metal["wanted"] is False
    weight = next(r for r in shown["equipment"] if (r["part"], r["name"]) == ("pieces", "weight"))
    assert (weight["minimum"], weight["maximum"], weight["unit"]) == (5.25, 5.5 if laws else 6, "g")


def test_nothing_wrong(check):
    status, out, err = check(GOOD)
    assert (status, err) == (0, "")
    assert out.startswith("Board edition revised: 9 requirements checked, no violation.")
    assert "Not checked" in out


def test_the_page_of_the_docs_is_true(check):
    page = (Path(__file__).parents[2] / "docs/equipment.md").read_text(encoding="utf-8")
    example = page.partition("```json\n")[2].partition("```")[0]
    assert check(example.encode())[0] == 0
    for name in (*DimensionName, *(r.name for r in REQUIREMENTS)):
        assert f"`{name}`" in page


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_violations(check, tongue):
    bad = {**GOOD, "stand": {"height": 66.3}, "lamp": {"power": 101}}
    status, out, err = check(bad, "--lang", tongue)
    assert (status, err) == (1, "")
    assert "/stand/height (international:2.4)" in out
    assert "/lamp/power (international:2.8)" in out
    assert max(map(len, out.splitlines())) <= 80


def test_violations_for_machines(check):
    status, out, err = check({**GOOD, "stand": {"height": 66.3}}, "--json")
    found = json.loads(out)
    assert (status, err) == (1, "")
    assert found["ok"] is False
    (violation,) = found["violations"]
    assert violation.pop("text")
    assert violation == {
        "field": "/stand/height",
        "clause": "international:2.4",
        "reason": "below",
        "value": 66.3,
        "minimum": 66.31,
        "maximum": 70.48,
        "unit": "cm",
    }
    assert {"field", "clause", "reason", "text"} == set(found["not_checked"][0])


@pytest.mark.parametrize(
    ("data", "wanted"),
    [
        (b"{", "not valid JSON (line 1, column 2)"),
        (b"\xff\xfe", "not UTF-8 text"),
        (b" " * (LARGEST_FILE + 1), "the limit is 1,000,000 bytes"),
        ([], "must be a JSON object"),
        (
            {**GOOD, "board": {"surface_side": float("nan")}},
            "In /board/surface_side: expected a number",
        ),
        ({**GOOD, "board": {"surface_side": -1}}, "In /board/surface_side: a measurement"),
        ({**GOOD, "edition": "new"}, "In /edition: expected one of"),
        ({**GOOD, "chairs": [{"height": "45"}]}, "In /chairs/0/height: expected a number"),
        ({**GOOD, "x\n\x1b[31m\ud800": 1}, "In /x"),
    ],
    ids=range(9),
)
def test_one_sentence_when_the_file_cannot_be_used(check, data, wanted):
    status, out, err = check(data)
    assert (status, out) == (2, "")
    assert wanted in err
    assert err.count("\n") == 1
    assert "\x1b" not in err
    status, out, err = check(data, "--json")
    assert (status, err) == (2, "")
    assert set(json.loads(out)["error"]) == {"field", "reason"}


@pytest.mark.parametrize("tongue", LANGUAGES)
@pytest.mark.parametrize("name", ["missing.json", ".", "a\0b", "x" * 5000])
def test_files_that_are_none(tmp_path, monkeypatch, capsys, name, tongue):
    monkeypatch.chdir(tmp_path)
    assert run(["check", name, "--lang", tongue]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("carrom: ")
    assert err.count("\n") == 1


def test_standard_input(monkeypatch, capsys):
    text = io.TextIOWrapper(io.BytesIO(b"\xef\xbb\xbf" + json.dumps(GOOD).encode()))
    monkeypatch.setattr(sys, "stdin", text)
    assert run(["check", "-"]) == 0
    assert "no violation" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("args", "english", "french"),
    [
        (["shew"], "no command “shew”", "n’a pas de commande"),
        (["show"], "needs EDITION", "Il manque EDITION"),
        (["show", "1987"], "EDITION cannot be “1987”", "EDITION ne peut pas valoir"),
        (["show", "1986", "more"], "does not take the argument “more”", "n’accepte pas l’argument"),
        (["show", "1986", "--jsn"], "has no option --jsn", "n’a pas d’option --jsn"),
        (["show", "1986", "--json=1"], "--json of carrom equipment show takes no", "ne prend pas"),
        (["show", "1986", "--lang"], "--lang of carrom equipment show needs", "demande une valeur"),
        (["show", "1986", "--lang", "de"], "--lang cannot be “de”", "--lang ne peut pas valoir"),
    ],
)
@pytest.mark.parametrize("tongue", LANGUAGES)
def test_usage_errors(monkeypatch, capsys, args, english, french, tongue):
    monkeypatch.setenv("LANG", "fr_CH.UTF-8" if tongue == "fr" else "C.UTF-8")
    assert run(args) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert (french if tongue == "fr" else english) in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "args", [["--help"], ["-h"], ["show", "--help"], ["check", "-h", "x", "y"]]
)
@pytest.mark.parametrize("tongue", LANGUAGES)
def test_help(capsys, args, tongue):
    assert run([*args, "--lang", tongue]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.startswith("Utilisation\N{NO-BREAK SPACE}:" if tongue == "fr" else "Usage:")
    assert max(map(len, out.splitlines())) <= 80


def test_no_command_shows_the_help_as_an_error(capsys):
    assert run([]) == 2
    assert capsys.readouterr().err.startswith("Usage: carrom equipment show|check")
    assert run(["--lang=fr"]) == 2
    assert capsys.readouterr().err.startswith("Utilisation")


@pytest.mark.parametrize(
    "args",
    [
        ["--lang", "fr", "show", "1986"],
        ["--lang=fr", "show", "1986"],
        ["show", "--lang=fr", "1986"],
    ],
)
def test_the_language_may_stand_anywhere(capsys, args):
    assert run(args) == 0
    assert capsys.readouterr().out.startswith("Plateau de carrom")


@pytest.mark.parametrize(
    ("wish", "everything", "lang", "found"),
    [
        (None, None, None, "en"),
        (None, None, "fr_FR.UTF-8", "fr"),
        (None, "C", "fr_FR.UTF-8", "en"),
        (None, "fr", "en_GB", "fr"),
        ("en", "fr", "fr", "en"),
        ("fr", None, "en_GB", "fr"),
        (None, "", "FR", "fr"),
        (None, None, "de_CH", "en"),
    ],
)
def test_language(monkeypatch, wish, everything, lang, found):
    for name, value in (("LC_ALL", everything), ("LANG", lang)):
        if value is not None:
            monkeypatch.setenv(name, value)
    assert common.language(wish) == found


def test_the_shared_parser():
    command = common.Command(
        "carrom thing",
        "equipment-help",
        lambda _: 0,
        (common.Operand("FILE", "equipment-help-file", default="-"),),
        (
            common.Option("--json", "equipment-help-json"),
            common.Option("--points", "equipment-help-json", value="N", default="25"),
            common.Option("--seed", "equipment-help-json", value="N"),
        ),
    )
    plain = common.parse(command, [])
    assert (plain["FILE"], plain["--points"], plain.get("--seed")) == ("-", "25", None)
    assert "--json" not in plain
    assert "--seed" not in plain
    full = common.parse(command, ["--points=29", "--json", "--seed", "-3", "--", "--odd"])
    assert (full["FILE"], full["--points"], full["--seed"]) == ("--odd", "29", "-3")
    assert "--json" in full
    assert common.parse(command, ["-"])["FILE"] == "-"
    with pytest.raises(common.BadInputError):
        common.parse(command, ["-x"])


def test_a_terminal_that_lacks_signs(tmp_path):
    environment = {
        **os.environ,
        "PYTHONIOENCODING": "ascii",
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "from carrom.cli import main; main(['equipment', 'show', '1986', '--lang', 'fr'])",
        ],
        env=environment,
        capture_output=True,
        check=False,
        cwd=tmp_path,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"cercle int?rieur" in done.stdout


LAWS = {
    "edition": "revised",
    "pieces": [{"diameter": 3.1, "weight": 5.4, "alike": True}],
    "striker": {"material": "bone", "smooth": True},
    "stand": {"height": 64},
    "nets": {"capacity": 10},
}


@pytest.mark.proves("icf:carrommen", "icf:striker", "icf:stand", "icf:nets")
def test_another_rule_set_has_limits_of_its_own(check):
    status, out, err = check(LAWS, "--rules", "icf")
    assert (status, err) == (0, "")
    assert "7 requirements checked, no violation" in out
    bad = {**LAWS, "pieces": [{"diameter": 2.9}], "striker": {"material": "ivory"}}
    status, out, err = check(bad, "--rules", "icf", "--json")
    found = json.loads(out)
    assert (status, err) == (1, "")
    assert [(v["field"], v["clause"]) for v in found["violations"]] == [
        ("/pieces/0/diameter", "icf:carrommen"),
        ("/striker/material", "icf:striker"),
    ]
    status, out, err = check({**GOOD, "surface": {"polished": True}}, "--rules", "icf", "--json")
    skipped = [u for u in json.loads(out)["not_checked"] if u["reason"] == "not_asked"]
    assert {(u["field"], u["clause"]) for u in skipped} >= {("/surface/polished", None)}
    assert check({**GOOD, "stand": {"height": 64}})[0] == 1


FIGURES = [
    ("surface_side", "73.50", "74.00"),
    ("frame_width", "6.35", "7.60"),
    ("frame_height", "1.90", "2.54"),
    ("hole_diameter", "4.40", "4.50"),
]


@pytest.mark.proves("icf:board")
@pytest.mark.parametrize(("name", "low", "high"), FIGURES)
def test_the_board_of_the_laws_is_checked_against_its_own_figures(check, name, low, high):
    for value, passes in ((low, 1), (high, 1), (f"{low}01", 1), (f"{high}01", 0)):
        status, out, _ = check(f'{{"edition": "icf", "board": {{"{name}": {value}}}}}'.encode())
        assert (status == 0) == bool(passes), (value, out)
    below = Decimal(low) - Decimal("0.01")
    status, out, _ = check(f'{{"edition": "icf", "board": {{"{name}": {below}}}}}'.encode())
    assert status == 1
    assert f"/board/{name} (icf:board)" in out


@pytest.mark.proves("icf:board")
@pytest.mark.parametrize("reinforced", [None, True, False])
def test_its_surface_is_eight_millimetres_thick_whatever_plates_it_has(check, reinforced):
    surface = {"rebounds": 3.5, "reinforced": reinforced}
    for thickness, status in ((0.8, 0), (0.79, 1)):
        board = {"surface_thickness": thickness}
        assert check({"edition": "icf", "board": board, "surface": surface})[0] == status
    revised = {"edition": "revised", "board": {"surface_thickness": 0.8}, "surface": surface}
    assert check(revised)[0] == (1 if reinforced is False else 0)


@pytest.mark.proves("icf:board")
def test_its_runs_and_corners_are_asked_without_naming_the_rule_set(check):
    bad = {"edition": "icf", "surface": {"rebounds": 3.4}, "frame": {"rounded_corners": False}}
    status, out, _ = check(bad, "--json")
    found = json.loads(out)
    assert status == 1
    assert [(v["field"], v["clause"]) for v in found["violations"]] == [
        ("/surface/rebounds", "icf:board"),
        ("/frame/rounded_corners", "icf:board"),
    ]
    assert check(bad, "--rules", "club")[0] == 1


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_show_what_another_rule_set_asks(tongue, capsys):
    assert run(["show", "revised", "--rules", "icf", "--lang", tongue]) == 0
    out = capsys.readouterr().out
    assert "icf:carrommen" in out
    assert "26" not in out.partition("icf:stand")[2].partition("icf:seat")[0], "no slip in inches"
    assert max(map(len, out.splitlines())) <= 80
    assert run(["show", "revised", "--rules", "icf", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    heights = {r["part"]: r["minimum"] for r in shown["equipment"] if r["name"] == "height"}
    assert heights == {"stand": 63, "chairs": 40}
