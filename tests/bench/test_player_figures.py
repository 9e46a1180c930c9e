"""The benchmark of the computer players, at its smallest."""

import json

import pytest
from benchmarks.player_figures import FIGURES, Figure, Row, Run, Target
from benchmarks.players import HEAD, line, main, measured


def test_two_figures_at_the_smallest_size(tmp_path, capsys):
    words = ["slams", "head", "--quick", "--results", str(tmp_path)]
    assert main(words) == 0
    told = capsys.readouterr().out
    folder = tmp_path / "quick"
    assert (folder / "players.md").read_text(encoding="utf-8") == told
    found = json.loads((folder / "players.json").read_text(encoding="utf-8"))
    assert [row["figure"] for row in found["figures"]] == ["slams"] * 3 + ["head"] * 2
    for row in found["figures"]:
        low, high = row["interval"]
        assert low <= row["value"] <= high
        assert min(row["cpu"]) > 0.0
        assert min(row["simulated"]) > 0.0
        assert row["target"]
    files = {file: file.read_bytes() for file in folder.glob("*.jsonl")}
    assert len(files) == 5
    assert main(words) == 0
    assert capsys.readouterr().out == told, "the second time nothing is played"
    assert {file: file.read_bytes() for file in folder.glob("*.jsonl")} == files


def test_regret_and_rates_at_the_smallest_size(tmp_path, capsys):
    assert main(["regret", "rates", "--quick", "--results", str(tmp_path)]) == 0
    *regrets, rates = capsys.readouterr().out.splitlines()[2:]
    assert len(regrets) == 5
    assert "rulings a second (engine " in rates
    assert "at least 1,000,000" in rates


def test_results_of_other_code_are_refused(tmp_path, capsys):
    folder = tmp_path / "quick"
    folder.mkdir()
    (folder / "slams-expert.jsonl").write_text("my thesis\n", encoding="utf-8")
    assert main(["slams", "--quick", "--results", str(tmp_path)]) == 2
    assert "does not contain results of the arena" in capsys.readouterr().err


def test_a_figure_that_there_is_not(capsys):
    with pytest.raises(SystemExit):
        main(["luck"])
    assert "no figure luck; there are head, levels" in capsys.readouterr().err


def row(value, target=None, unit="share", interval=None):
    return Row("f", "what", unit, target, value, interval, "9 boards", (0.5, 0.25), (1000, 20), {})


@pytest.mark.parametrize(
    ("given", "cells"),
    [
        (
            row(0.7, Target(0.65), interval=(0.6, 0.8)),
            "at least 65.0% | 70.0% [60.0%, 80.0%] | yes",
        ),
        (row(0.05, Target(0.015, 0.045)), "1.5% to 4.5% | 5.0% | no"),
        (row(17.25, Target(most=18.0), "strokes"), "at most 18.0 | 17.2 | yes"),
        (row(0.0712, None, "chance"), " | 0.071 | "),
    ],
)
def test_a_line_of_the_table(given, cells):
    expected = f"| f | what | {cells} | 9 boards | 0.500 s / 0.250 s | 1,000 / 20 |"
    assert line(given) == expected
    assert line(given).count("|") == HEAD.splitlines()[0].count("|")


def test_more_thought_should_not_hurt(tmp_path):
    class Known:
        def __init__(self, value):
            self.value = value

        def measure(self, figure, run):
            return row(self.value)

    figure = Figure("anytime", (Known(0.5), Known(0.6), Known(0.4)), rising=True)
    found = list(measured([figure], Run(tmp_path)))
    assert [each.met for each in found] == [None, True, False]


def test_every_measurement_has_a_file_of_its_own(tmp_path):
    run = Run(tmp_path)
    names = [figure.name for figure in FIGURES]
    assert len(set(names)) == len(names)
    assert (
        run.file("head", "expert,budget=10", "a:B") == tmp_path / "head-expert-budget-10-a-b.jsonl"
    )
