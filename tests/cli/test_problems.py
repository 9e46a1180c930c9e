"""``carrom problems``: show, check and make, and one sentence for bad input."""

import json

import pytest

from carrom.cli import main
from carrom.problems import shipped
from carrom.problems.problem import written


@pytest.mark.parametrize(
    ("language", "words"), [("en", "to play:"), ("fr", "de jouer\N{NO-BREAK SPACE}:")]
)
def test_show_tells_the_task_the_stroke_and_the_chances(language, words, capsys):
    assert main(["problems", "show", "3", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert words in out
    assert shipped()[2].position in out
    assert str(round(100 * shipped()[2].chances[2])) in out
    assert str(shipped()[2].rating) in out


def test_show_as_json_and_as_a_picture(tmp_path, capsys):
    file = tmp_path / "best.svg"
    assert main(["problems", "show", "1", "--json", "--picture", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["id"] == 1
    assert file.read_text(encoding="utf-8").startswith("<svg")


def test_check_says_which_are_wrong(tmp_path, capsys):
    file = tmp_path / "some.json"
    data = written(shipped()[:2], 1, 1)
    file.write_bytes(data.replace(b'"rating":%d' % shipped()[1].rating, b'"rating":7'))
    assert main(["problems", "check", str(file)]) == 1
    out = capsys.readouterr().out
    assert "Problem 2: The rating" in out
    assert "Problem 1" not in out
    assert "2 problems checked. 1 is not as it should be." in out


@pytest.mark.parametrize(
    "args",
    [
        ["show", "0"],
        ["show", "two"],
        ["show", "1", "--picture", "a.gif"],
        ["show", "1", "--file", "no-such-file"],
        ["check", "no-such-file"],
        ["check", "--workers", "0"],
        ["make"],
        ["make", "--count", "0", "--out", "x.json"],
        ["make", "--out", "no/such/folder/x.json"],
    ],
)
def test_bad_input_gets_one_sentence(args, capsys):
    assert main(["problems", *args]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.strip().splitlines()) == 1


def test_a_file_of_something_else(tmp_path, capsys):
    file = tmp_path / "other.json"
    file.write_text("{}")
    assert main(["problems", "check", str(file)]) == 2
    assert "holds no problems" in capsys.readouterr().err
