"""``carrom analyse``: a table for people, JSON lines for programs, one sentence for bad input."""

import json
import re
from pathlib import Path

import pytest

from carrom import Match
from carrom.cli import main
from carrom.players import computer

REAL_BOARD = Path(__file__).parents[1] / "golden" / "records" / "v2" / "club.jsonl"
QUICK = ("--budget", "60")


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    file = tmp_path_factory.mktemp("records") / "board.jsonl"
    match = Match.new("Ada", "Ben", single_board=True)
    match.play({name: computer("beginner") for name in ("Ada", "Ben")}, seed=3)
    match.save(file)
    return str(file)


@pytest.fixture(autouse=True)
def _terminal(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")


def test_json_is_a_line_for_each_stroke(record, capsys):
    assert main(["analyse", record, "--json", *QUICK]) == 0
    first, *strokes, last = map(json.loads, capsys.readouterr().out.splitlines())
    assert first == {"type": "started", "strokes": len(strokes)}
    assert [each["type"] for each in strokes] == ["stroke"] * len(strokes)
    assert all((each["loss"] > 0) == (each["best"] is not None) for each in strokes)
    assert last["type"] == "done"
    assert sum(player["strokes"] for player in last["players"]) == len(strokes)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Game 1, board 1", "keeps", "Ada wins", "Ada: ", "mean loss", "Better: place")),
        ("fr", ("Partie 1, manche 1", "garde", "Ada gagne", "perte moyenne", "Mieux\u00a0: ")),
    ],
)
def test_a_table_for_people(record, language, words, capsys):
    assert main(["analyse", record, "--lang", language, *QUICK]) == 0
    out = capsys.readouterr().out
    assert [word for word in words if word not in out] == []
    assert max(map(len, out.splitlines())) <= 80
    rows = [line for line in out.splitlines() if "→" in line]
    assert rows
    for row in rows:
        best_and_loss = re.search(r"% +(–|\d+\s?%) +(−\d+\s?%|0\s?%) ", row)
        assert best_and_loss, row
        best, loss = best_and_loss.groups()
        assert (best == "–") == loss.startswith("0"), row


def test_a_better_hand_has_better_chances(record, capsys):
    chances = []
    for hand in ("beginner", "machine"):
        assert main(["analyse", record, "--json", "--level", hand, *QUICK]) == 0
        _, *strokes, _ = map(json.loads, capsys.readouterr().out.splitlines())
        chances.append(sum((each["best"] or each)["chance"] for each in strokes))
    assert chances[1] > chances[0]


@pytest.mark.parametrize(("language", "words"), [("en", "real board"), ("fr", "vrai plateau")])
def test_a_real_board_has_nothing_to_analyse(language, words, capsys):
    assert main(["analyse", str(REAL_BOARD), "--lang", language]) == 1
    assert words in capsys.readouterr().out


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ((), "RECORD"),
        (("no-such-file",), "no-such-file"),
        ((str(REAL_BOARD), "--budget", "3"), "from 60 to"),
        ((str(REAL_BOARD), "--hand", "firm"), "is not a hand"),
        ((str(REAL_BOARD), "--level", "master"), "master"),
    ],
)
def test_bad_input_gets_one_sentence(args, words, capsys):
    assert main(["analyse", *args]) == 2
    told = capsys.readouterr()
    assert words in told.err
    assert "Traceback" not in told.err
    assert told.out == ""


def test_a_torn_record_is_refused(record, tmp_path, capsys):
    torn = tmp_path / "torn.jsonl"
    torn.write_bytes(Path(record).read_bytes().replace(b"Ada", b"Eve", 1))
    assert main(["analyse", str(torn)]) == 2
    assert "cannot be used" in capsys.readouterr().err
