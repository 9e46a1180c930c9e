"""``carrom suggest``: one JSON line for programs, a list for people, one sentence for bad input."""

import json

import pytest

from carrom.cli import main
from carrom.cli.suggest import _GOALS, LEVEL_NAMES
from carrom.players import LEVELS, Goal

POSITION = (
    "carrom/1 international w2b2 qcw >w@south d0-0 h0-0 ewb k0 t1 p0-0 g0-0 n1 "
    "[w:0.1,0.2;w:-0.2,0.1;b:0.15,-0.05;b:-0.1,0.25]"
)

OPENING = "carrom/1 international w9b9 qo- >w@south d0-0 h0-0 e- u0 t1 p0-0 g0-0 n1 -"


def test_levels_and_goals_are_those_of_the_players():
    assert tuple(LEVELS) == LEVEL_NAMES
    assert tuple(Goal) == _GOALS


def test_strokes_for_the_turn_keep_it_most_often(capsys):
    kept = []
    for goal in ("turn", "board"):
        words = [
            "suggest",
            POSITION,
            "--budget",
            "1500",
            "--strokes",
            "1",
            "--goal",
            goal,
            "--json",
        ]
        assert main(words) == 0
        found = json.loads(capsys.readouterr().out.splitlines()[-1])
        kept.append(found["strokes"][0]["keep"])
    assert kept[0] >= kept[1] - 0.05


def test_json_is_one_line_with_the_best_first(capsys):
    assert main(["suggest", POSITION, "--budget", "300", "--strokes", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert len(found["strokes"]) == 2
    for stroke in found["strokes"]:
        assert {"x", "angle", "speed", "spin", "keep", "points"} <= stroke.keys()
        assert stroke["keep"] < 1.0
        assert 0.0 < stroke["miss"]["loss"] < 1.0
        assert {"piece", "x", "y"} == stroke["miss"]["pieces"][0].keys()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("keeps the turn", "after a miss the opponents win the board")),
        ("fr", ("garde la main", "après un coup manqué, les adversaires gagnent la manche")),
    ],
)
def test_a_list_for_people(language, words, capsys):
    assert main(["suggest", POSITION, "--budget", "300", "--lang", language]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert all(each in told for each in words)


@pytest.mark.parametrize(("position", "pieces"), [(POSITION, 4), (OPENING, 19)])
def test_a_picture_of_the_best_stroke(position, pieces, tmp_path):
    file = tmp_path / "best.svg"
    assert main(["suggest", position, "--budget", "300", "--picture", str(file)]) == 0
    text = file.read_text(encoding="utf-8")
    assert text.startswith("<svg")
    drawn = sum(text.count(f'class="disc {piece}"') for piece in ("white", "black", "queen"))
    assert drawn == pieces


@pytest.mark.parametrize(
    "args",
    [
        [POSITION, "--budget", "3"],
        [POSITION, "--strokes", "none"],
        [POSITION, "--seconds", "0"],
        [POSITION, "--seconds", "2", "--budget", "300"],
        ["carrom/1 nonsense"],
        ["no-such-file"],
        ["carrom/1 international w5b9 qo- >w d0-1 h0-0 ew k0 t1 p0-0 g0-0 n1 -"],
    ],
)
def test_bad_input_gets_one_sentence(args, capsys):
    assert main(["suggest", *args]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.strip().splitlines()) == 1
