"""``carrom board-test`` and the runs behind it: rule 2.1.a against its closed formula."""

import json
from math import sqrt

import pytest

from carrom.cli.board_test import run
from carrom.equipment.editions import EDITIONS
from carrom.equipment.standard import standard_geometry
from carrom.physics import Surface
from carrom.physics.board_test import (
    FRICTIONS,
    FULL_FORCE,
    RESTITUTIONS,
    STRENGTHS,
    least_speed,
    material,
    runs,
    wanted_runs,
)

GRAVITY = 9.80665
GEOMETRIES = {name: standard_geometry(edition) for name, edition in EDITIONS.items()}
REVISED = GEOMETRIES["revised"]
CONSTANT = Surface(e_exponent=0.0)


def lengths(geometry):
    """The way to the far cushion and that between two cushions, of the striker's centre in metres."""
    reach = geometry.half_side - geometry.striker_radius
    return geometry.base_distance + reach, 2 * reach


def closed_runs(speed, geometry, mu, e):
    """Runs with a constant restitution: the energy left at each cushion says how far it goes."""
    way, length = lengths(geometry)
    left, made = speed**2 / (2 * mu * GRAVITY), 0
    while left > way:
        left, made, way = (left - way) * e**2, made + 1, length
    return made + left / way


@pytest.mark.proves("international:2.1.a")
@pytest.mark.parametrize(("e", "speed"), [(0.70, 4.5), (0.80, 3.5)])
def test_the_least_speed_is_that_of_the_formula(e, speed):
    mu = 0.13
    first, length = lengths(REVISED)
    assert (first, length) == pytest.approx((0.5985, 0.6953), abs=1e-4)
    energy = first + length / e**2 + length / e**4 + length / (2 * e**6)
    found = least_speed(REVISED, material(CONSTANT, mu=mu, e=e))
    assert found == pytest.approx(sqrt(2 * mu * GRAVITY * energy), abs=1e-8)
    assert found == pytest.approx(speed, abs=0.05)


@pytest.mark.proves("icf:board")
def test_the_board_of_the_laws_passes_and_names_its_clause(capsys):
    assert run(["--edition", "icf"]) == 0
    assert capsys.readouterr().out.startswith("Board test of rule icf:board, board edition icf")
    assert run(["--edition", "icf", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["clause"], told["wanted"], told["passed"]) == ("icf:board", 3.5, True)
    assert run(["--edition", "icf", "--e", "0.5"]) == 1


@pytest.mark.proves("international:2.1.a")
def test_the_board_passes_with_full_force():
    made = runs(FULL_FORCE, REVISED, Surface())
    assert FULL_FORCE == 5.0
    assert made == pytest.approx(3.95, rel=0.01)
    assert made >= wanted_runs() == 3.5


@pytest.mark.proves("international:2.1.a")
def test_a_dull_board_does_not_pass():
    assert runs(FULL_FORCE, REVISED, material(Surface(), mu=0.2, e=0.65)) < wanted_runs()


@pytest.mark.parametrize("geometry", GEOMETRIES.values(), ids=GEOMETRIES)
@pytest.mark.parametrize("e", RESTITUTIONS)
@pytest.mark.parametrize("mu", FRICTIONS)
def test_runs_are_those_of_the_closed_form(mu, e, geometry):
    for speed in (0.0, 1e-3, 0.5, *STRENGTHS.values(), 12.0):
        made = runs(speed, geometry, material(CONSTANT, mu=mu, e=e))
        assert made == pytest.approx(closed_runs(speed, geometry, mu, e), abs=1e-9)


def test_harder_is_farther_and_the_least_speed_is_the_least():
    made = [runs(speed / 10, REVISED, Surface()) for speed in range(101)]
    assert made == sorted(made)
    assert made[0] == 0.0
    least = least_speed(REVISED, Surface())
    assert least is not None
    assert runs(least, REVISED, Surface()) >= wanted_runs() > runs(least - 1e-6, REVISED, Surface())


def test_a_board_on_which_no_stroke_is_enough():
    assert least_speed(REVISED, material(CONSTANT, mu=0.2, e=0.1)) is None


def test_the_command_says_what_it_found(capsys):
    assert run([]) == 0
    out = capsys.readouterr().out
    assert "Passed. A striker at 5 m/s makes 3.9" in out
    assert "the rule asks for at least 3.5" in out
    least = least_speed(REVISED, Surface())
    assert least is not None
    assert f"3.5 runs need a speed of at least {least + 0.005:.2f} m/s." in out
    rows = out.splitlines()[-len(FRICTIONS) * len(RESTITUTIONS) :]
    assert rows[0].split()[:2] == ["0.06", "0.65"]
    assert all(len(row.split()) == 3 + len(STRENGTHS) for row in rows)
    assert max(map(len, out.splitlines())) <= 80
    soft = runs(STRENGTHS["soft"], REVISED, material(Surface(), mu=0.06, e=0.65))
    assert float(rows[0].split()[2]) == pytest.approx(soft, abs=0.01)


def test_a_board_that_fails(capsys):
    assert run(["--mu", "0.2", "--e=0.65"]) == 1
    assert "Failed. " in capsys.readouterr().out
    assert run(["--speed", "1.8", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["passed"] is False
    assert run(["--e", "0.1", "--exponent", "0", "--mu", "0.2"]) == 1
    assert "No stroke makes 3.5 runs on this board." in capsys.readouterr().out


def test_what_falls_short_never_looks_like_enough(capsys):
    least = least_speed(REVISED, Surface())
    assert least is not None
    assert run(["--speed", f"{least - 1e-6:.9f}"]) == 1
    assert "makes 3.49 runs" in capsys.readouterr().out


def test_in_french(capsys):
    assert run(["--lang", "fr", "--speed", "5,5"]) == 0
    out = capsys.readouterr().out
    assert "Réussi. Un palet lancé à 5,5\u00a0m/s" in out
    assert "0,06" in out
    assert "0.06" not in out


def test_json_for_machines(capsys):
    assert run(["--json", "--edition", "1986", "--mu", "0.1", "--e", "0.7", "--exponent", "0"]) == 0
    found = json.loads(capsys.readouterr().out)
    surface = material(CONSTANT, mu=0.1, e=0.7)
    assert found["edition"] == "1986"
    assert found["clause"] == "international:2.1.a"
    assert (found["mu"], found["e"], found["e_exponent"]) == (0.1, 0.7, 0.0)
    assert (found["speed"], found["wanted"], found["passed"]) == (5.0, 3.5, True)
    assert found["runs"] == runs(5.0, GEOMETRIES["1986"], surface)
    assert found["least_speed"] == least_speed(GEOMETRIES["1986"], surface)
    assert [(row["mu"], row["e"]) for row in found["table"]] == [
        (mu, e) for mu in FRICTIONS for e in RESTITUTIONS
    ]
    assert all(row["runs"].keys() == STRENGTHS.keys() for row in found["table"])


@pytest.mark.parametrize(
    ("args", "option"),
    [
        (["--mu", "slippery"], "--mu"),
        (["--mu", "nan"], "--mu"),
        (["--mu", "-0.1"], "--mu"),
        (["--mu", "1e9"], "--mu"),
        (["--e", "1.2"], "--e"),
        (["--e", "-1"], "--e"),
        (["--e", "inf"], "--e"),
        (["--exponent", "-3"], "--exponent"),
        (["--exponent", "99"], "--exponent"),
        (["--speed", "0"], "--speed"),
        (["--speed", "-5"], "--speed"),
        (["--speed", "1e6"], "--speed"),
        (["--speed", ""], "--speed"),
        (["--edition", "2024"], "--edition"),
        (["x"], "board-test"),
    ],
)
def test_arguments_that_cannot_be_used(args, option, capsys):
    for language in ("en", "fr"):
        assert run([*args, "--lang", language]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith("carrom: ")
        assert err.count("\n") == 1
        assert option in err


def test_help_in_both_languages(capsys):
    for language, word in (("en", "full force"), ("fr", "pleine force")):
        assert run(["--help", "--lang", language]) == 0
        assert word in " ".join(capsys.readouterr().out.split())
