"""Datasets of strokes: the same bytes again, resumed, true to the match, read back by the example."""

import subprocess
import sys
from itertools import islice, pairwise
from pathlib import Path

import pytest
from pyarrow import parquet

from carrom.arena.workers import InProcess
from carrom.cli import dataset as command
from carrom.cli import main
from carrom.dataset.card import card
from carrom.dataset.parquet import FILE, SCHEMA
from carrom.dataset.self_play import PART, BoardRows, MadeBy, dataset_terms, play_strokes
from carrom.dataset.stroke_rows import Fallen, stroke_rows
from carrom.equipment.pieces import Piece
from carrom.match.asked import Ask
from carrom.match.facts import Passed, Struck
from carrom.match.match import Match
from carrom.match.notation import read_position
from carrom.players import LEVELS, computer
from carrom.rules import RULE_SETS
from carrom.rules.stroke import Pocketed, Stroke

ROOT = Path(__file__).resolve().parents[2]
SMALL = ["dataset", "make", "--strokes", "150", "--seed", "4", "--budget", "60", "--out"]


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    """A dataset of some boards of every level, as the command makes it."""
    folder = tmp_path_factory.mktemp("dataset")
    assert main([*SMALL, str(folder)]) == 0
    return folder


@pytest.fixture(scope="module")
def every(tmp_path_factory):
    """A dataset with a board or more by every rule set."""
    folder = tmp_path_factory.mktemp("every")
    made = ["dataset", "make", "--strokes", "130", "--seed", "2", "--budget", "60"]
    assert main([*made, "--levels", "machine", "--out", str(folder)]) == 0
    rows = parquet.read_table(folder / FILE).to_pylist()
    assert {row["rules"] for row in rows} == set(RULE_SETS)
    return folder


def test_the_file_holds_whole_boards_of_every_level(small):
    rows = parquet.read_table(small / FILE).to_pylist()
    assert len(rows) >= 150
    assert [row["level"] for row in rows if row["stroke"] == 1][:5] == list(LEVELS)
    boards = {row["board"] for row in rows}
    assert boards == set(range(len(boards)))
    for board in boards:
        own = [row for row in rows if row["board"] == board]
        assert [row["stroke"] for row in own] == list(range(1, len(own) + 1))
        assert [row["board_over"] for row in own] == [False] * (len(own) - 1) + [True]
    assert not (small / PART).exists()


def test_a_board_that_is_played_again_has_a_number_of_its_own():
    """Where nobody gets on any more a board is void, and the next one is played at the same table."""
    match = Match.new("Ada", "Ben", single_board=True)
    match = match.play(dict.fromkeys(("Ada", "Ben"), computer("beginner")), seed=1)
    rows = tuple(row for k in range(2) for row in stroke_rows(match.value, first_board=k))

    class Played:
        def map(self, _work, items):
            return (BoardRows(number=number, rows=rows) for number in items)

    terms = dataset_terms(["beginner"], ["international"], 1)
    made = play_strokes(terms, 2 * len(rows), workers=Played())
    assert [row.board for row in made if row.board_over] == list(range(4))
    assert [row.board for row in made if row.stroke == 1] == list(range(4))


@pytest.mark.parametrize("made", ["small", "every"])
def test_rows_agree_with_themselves(made, request):
    folder = request.getfixturevalue(made)
    for row in parquet.read_table(folder / FILE).to_pylist():
        position = read_position(row["position"])
        assert position.rules == row["rules"]
        assert position.seat is not None
        assert (position.seat, position.board) == (row["seat"], row["board_of_game"])
        if position.situation.broken:
            assert position.layout is not None
            there = [(p["piece"], p["x"], p["y"]) for p in row["pieces"]]
            assert there == [(s.piece, *s.at) for s in position.layout]
        else:
            assert len(row["pieces"]) == 19
        if not position.situation.colours_open:
            assert position.situation.to_play == row["side"]
        assert all(clause.partition(":")[2] for clause in row["clauses"])
        assert ("striker-pocketed" in row["fouls"]) == (
            "striker" in [fell["piece"] for fell in row["pocketed"]]
        )
        assert row["hand"]["angle"] == LEVELS[row["level"]].hand.angle
        won = row["own_points_after"] - row["own_points_before"]
        lost = row["opponents_points_after"] - row["opponents_points_before"]
        assert row["board_over"] or won == lost == 0


def test_the_same_bytes_with_two_processes_and_after_a_stop(small, tmp_path, monkeypatch, capsys):
    two, stopped = tmp_path / "two", tmp_path / "stopped"
    assert main([*SMALL, str(two), "--processes", "2"]) == 0
    whole = InProcess.map
    with monkeypatch.context() as patch:

        def tired(self, work, items):
            yield from islice(whole(self, work, items), 2)
            raise KeyboardInterrupt

        patch.setattr(InProcess, "map", tired)
        assert main([*SMALL, str(stopped)]) == 130
    assert not (stopped / FILE).exists()
    with (stopped / PART).open("ab") as part:
        part.write(b'{"number": 2, "rows": [{"boa')  # as a killed run leaves it
    assert main([*SMALL, str(stopped)]) == 0
    for folder in (two, stopped):
        for name in (FILE, command.CARD):
            assert (folder / name).read_bytes() == (small / name).read_bytes(), name
    capsys.readouterr()
    before = (small / FILE).stat().st_mtime_ns
    assert main([*SMALL, str(small)]) == 0
    assert "complete" in capsys.readouterr().out
    assert (small / FILE).stat().st_mtime_ns == before


def test_another_dataset_is_left_alone(small, capsys):
    before = (small / FILE).read_bytes()
    assert main([*SMALL, str(small), "--seed", "5"]) == 2
    assert "made otherwise" in capsys.readouterr().err
    assert (small / FILE).read_bytes() == before


def test_the_card_tells_how_in_both_languages(small):
    text = (small / command.CARD).read_text(encoding="utf-8")
    for name in SCHEMA.names:
        assert text.count(f"| `{name}` |") == 2
    for words in ("## Licence", "## How it was made", "## Comment il a été fait", "## Champs"):
        assert words in text
    assert "carrom dataset make --strokes 150 --seed 4 --levels beginner club" in text
    assert "--budget 60" in text
    rows = play_strokes(dataset_terms(["club"], ["icf"], 3, 60), 10)
    told = card(rows, MadeBy(dataset_terms(["club"], ["icf"], 3), 10))
    assert "--budget" not in told
    assert f"| club | 1 | {len(rows)} |" in told


def test_a_record_becomes_the_same_strokes(tmp_path, capsys):
    match = Match.new("Ada", "Ben", rules="club", single_board=True)
    match.play({"Ada": computer("club-1"), "Ben": computer("beginner-1")}, seed=2)
    record, out = tmp_path / "match.jsonl", tmp_path / "match.parquet"
    match.save(record)
    assert main(["dataset", "from-records", str(record), str(record), "--out", str(out)]) == 0
    assert "2 records" in capsys.readouterr().out
    table = parquet.read_table(out)
    assert table.schema.equals(SCHEMA)
    rows = table.to_pylist()
    struck = [event.fact for event in match.log if isinstance(event.fact, Struck)]
    assert len(rows) == 2 * len(struck)
    assert {row["board"] for row in rows} == {0, 1}
    for row, fact in zip(rows, struck, strict=False):
        assert fact.aim is not None
        assert row["played"]["angle"] == fact.aim.angle
        assert [p["piece"] for p in row["pocketed"]] == [p.piece for p in fact.stroke.pocketed]
        assert row["player"] == {"p1": "Ada", "p2": "Ben"}[fact.by]
    kept = [row["turn_kept"] for row in rows[: len(struck)]]
    nobody_passed = not any(isinstance(event.fact, Passed) for event in match.log)
    assert nobody_passed
    after = [one.by == other.by for one, other in pairwise(struck)]
    assert kept == [*after, False]


def test_strokes_at_a_real_board_have_no_places():
    match = Match.new("Ada", "Ben", single_board=True)
    while match.asked.what is not Ask.STRIKE:
        match.push(match.asked.answers[0])
    who = match.asked.player
    assert who is not None
    match.push(Struck(by=who, stroke=Stroke(pocketed=(Pocketed(Piece.WHITE, 2),))))
    (row,) = stroke_rows(match.value, first_board=7)
    assert (row.board, row.stroke, row.player) == (7, 1, match.value.name(who))
    assert row.pocketed == (Fallen("white", 2),)
    assert row.turn_kept
    unknown = ("pieces", "played", "meant", "seed", "level", "hand")
    assert [getattr(row, name) for name in unknown] == [None] * len(unknown)


def read_back(file):
    """Run the example, and return what it prints: a line for each level, and what came out again."""
    program = [sys.executable, str(ROOT / "examples/read_dataset.py"), str(file)]
    done = subprocess.run(program, capture_output=True, text=True, check=True)
    _, *lines, last = done.stdout.splitlines()
    return lines, last


def test_the_example_reads_it_back(small, every):
    lines, _ = read_back(small / FILE)
    assert [line.split()[0] for line in lines] == list(LEVELS)
    assert all(line.count("%") == 3 for line in lines)
    count = min(200, parquet.read_metadata(every / FILE).num_rows)
    _, last = read_back(every / FILE)
    assert last.startswith(f"{count} of {count} strokes")


def test_the_example_reads_records_too(tmp_path):
    """Without levels, and without what was meant; a real board also without places."""
    match = Match.new("Ada", "Ben", rules="icf", single_board=True)
    match.play({"Ada": computer("club-1"), "Ben": computer("beginner-1")}, seed=3)
    real = Match.new("Cleo", "Dan", single_board=True)
    while real.asked.what is not Ask.STRIKE:
        real.push(real.asked.answers[0])
    real.push(Struck(by=real.asked.player or "", stroke=Stroke(touched=True)))
    records, out = (
        [tmp_path / "computers.jsonl", tmp_path / "real.jsonl"],
        tmp_path / "games.parquet",
    )
    for each, record in zip((match, real), records, strict=True):
        each.save(record)
    assert main(["dataset", "from-records", *map(str, records), "--out", str(out)]) == 0
    count = parquet.read_metadata(out).num_rows
    lines, last = read_back(out)
    assert {line.split()[0] for line in lines} <= {"Ada", "Ben", "Cleo", "Dan"}
    assert len(lines) == 3
    assert sum(int(line.split()[1]) for line in lines) == count
    assert last.startswith(f"{count - 1} of {count - 1} strokes")


def test_the_levels_of_the_command_are_those_there_are():
    assert tuple(LEVELS) == command.LEVELS


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "args",
    [
        ["make"],
        ["make", "--out", "x", "--strokes", "0"],
        ["make", "--out", "x", "--levels", "master"],
        ["make", "--out", "x", "--rules", "chess"],
        ["make", "--out", "x", "--budget", "none"],
        ["make", "--out", "/dev/null/x"],
        ["from-records"],
        ["from-records", "no-such-file", "--out", "x"],
        ["from-records", "no-such-file"],
    ],
)
def test_bad_input_gets_one_sentence(args, language, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["dataset", *args, "--lang", language]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.strip().split("\n\n")) == 1
    assert list(tmp_path.iterdir()) == []
