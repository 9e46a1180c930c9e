"""``carrom hand``: a table for people, one JSON line for programs, one sentence for bad input."""

import json

import pytest

from carrom import Match
from carrom.cli import main
from carrom.match.facts import Struck
from carrom.players import named_player
from carrom.players.named import hand_named
from tests.cli.test_suggest import POSITION


@pytest.fixture(scope="module")
def records(tmp_path_factory):
    """Return the records of some boards between Ada and Ben."""
    folder = tmp_path_factory.mktemp("records")
    files = []
    for seed in range(5):
        match = Match.new("Ada", "Ben", single_board=True)
        match.play({name: named_player("pot,hand=1-1-10") for name in ("Ada", "Ben")}, seed=seed)
        files.append(folder / f"{seed}.jsonl")
        match.save(files[-1])
    return [str(file) for file in files]


@pytest.fixture(autouse=True)
def _terminal(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")


def test_json_is_one_line_with_every_player(records, capsys):
    assert main(["hand", *records, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["players"]
    assert [player["name"] for player in found] == ["Ada", "Ben"]
    for player in found:
        assert hand_named(player["hand"]).angle == pytest.approx(1.0, rel=0.4)
        assert player["strokes"] >= player["meant"] == player["angle"]["strokes"]
        assert player["angle"].keys() == {"degrees", "low", "high", "strokes"}
        assert player["kinds"].keys() <= {"straight", "cut", "cushion", "backward"}
        assert {"aside", "speed_spread"} <= player.keys()


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("9 times in 10", "straight")), ("fr", ("9 fois sur 10", "droits", "Ada\u00a0: main"))],
)
def test_a_table_for_people_ends_with_how_to_use_it(records, language, words, capsys):
    assert main(["hand", *records, "--player", "Ada", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert all(word in out for word in words)
    assert max(map(len, out.splitlines())) <= 80
    *_, last = out.splitlines()
    assert last.startswith("  carrom suggest POSITION --hand ")
    command = last.split()[1:]
    command[command.index("POSITION")] = POSITION
    assert main([*command, "--budget", "100", "--strokes", "1"]) == 0


@pytest.mark.parametrize(("language", "words"), [("en", "are needed"), ("fr", "il en faut 40")])
def test_too_few_strokes(records, language, words, capsys):
    assert main(["hand", records[0], "--player", "Ada", "--lang", language]) == 1
    out = capsys.readouterr().out
    assert out.startswith("Ada")
    assert words in out.replace("\n", " ")


def test_too_few_strokes_as_json(records, capsys):
    assert main(["hand", records[0], "--player", "p1", "--json"]) == 1
    (player,) = json.loads(capsys.readouterr().out)["players"]
    assert player["hand"] is None
    assert 0 < player["strokes"] < 40


def test_a_real_board_has_no_aims(records, tmp_path, capsys):
    match = Match.load(records[0])
    real = Match.new("Ada", "Ben", single_board=True)
    for event in match.log:
        fact = event.fact
        if isinstance(fact, Struck):
            real.push(Struck(by=fact.by, stroke=fact.stroke))
            break
        real.push(fact)
    real.save(tmp_path / "real")
    assert main(["hand", str(tmp_path / "real")]) == 1
    assert "There are 0 strokes" in capsys.readouterr().out


def test_bad_input_gets_one_sentence(records, tmp_path, capsys):
    torn = tmp_path / "torn"
    with open(records[0], "rb") as file:  # noqa: PTH123
        torn.write_bytes(file.read()[:-20])
    for args in (
        [],
        [str(torn)],
        [records[0], "no-such-file"],
        [records[0], "--player", "Eve"],
        [records[0], "--nonsense"],
    ):
        assert main(["hand", *args]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert len(told.err.strip().splitlines()) == 1


def test_a_hand_for_suggestions(capsys):
    args = ["suggest", POSITION, "--budget", "100", "--strokes", "1", "--json"]
    assert main([*args, "--hand", "0.1-0.1-1"]) == 0
    steady = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert main([*args, "--hand", "5-5-40"]) == 0
    shaky = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert steady["strokes"][0]["keep"] > shaky["strokes"][0]["keep"]
    assert main([*args, "--hand", "firm"]) == 2
    assert "is not a hand" in capsys.readouterr().err
