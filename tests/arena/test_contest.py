"""Contests: the same results for any number of workers, killed or not; results on disk; when to stop."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Generator
from functools import partial
from multiprocessing import active_children

import pytest
from msgspec.structs import replace

from carrom.arena.contest import counts, play_contest
from carrom.arena.entrants import EntrantError
from carrom.arena.pairing import (
    OtherCodeError,
    Pair,
    match_meetings,
    new_terms,
    play_pair,
    round_robin,
)
from carrom.arena.results_file import ResultsError, open_results
from carrom.arena.sprt import Sprt, Verdict
from carrom.arena.summary import match_summary
from carrom.arena.workers import InProcess, Processes, WorkersLostError, workers
from tests.arena.plain import deadly, dying, failing, timeless, without_times

TERMS = new_terms("match", ("pot", "nearest"), "international", 11)
BOARDS = 8


@pytest.fixture(scope="module")
def alone():
    """The contest as one process plays it."""
    return play_contest(TERMS, match_meetings(BOARDS))


def test_two_workers_play_the_same_even_if_one_is_killed(alone):
    killed: list[int] = []

    def kill(pair):
        if not killed:
            victim = active_children()[0]
            assert victim.pid is not None
            os.kill(victim.pid, signal.SIGKILL)
            killed.append(victim.pid)

    both = play_contest(TERMS, match_meetings(BOARDS), workers=Processes(2), done=kill)
    assert killed
    assert timeless(both) == timeless(alone)
    assert without_times(match_summary(both)) == without_times(match_summary(alone))


def test_work_of_a_killed_worker_is_done_again(tmp_path):
    made = list(Processes(2).map(partial(dying, str(tmp_path)), range(8)))
    assert (tmp_path / "died").exists()
    assert made == [k * k for k in range(8)]


def test_work_that_kills_every_worker_ends_in_a_sentence():
    with pytest.raises(WorkersLostError) as caught:
        list(Processes(1).map(deadly, range(3)))
    assert "5 times in a row" in str(caught.value)


def test_errors_come_from_other_processes():
    with pytest.raises(EntrantError) as caught:
        list(Processes(2).map(partial(failing, "ours"), range(3)))
    assert caught.value.said.text("fr").startswith("Le joueur")
    with pytest.raises(RuntimeError, match="UnsendableError: cannot be sent"):
        list(Processes(2).map(partial(failing, "theirs"), range(3)))


def test_a_worker_with_other_code_does_not_play():
    (meeting,) = match_meetings(1)
    with pytest.raises(OtherCodeError):
        play_pair(replace(TERMS, code="of another day"), meeting)


def test_who_has_enough_lets_the_others_go():
    made = Processes(2).map(abs, range(-1000, 0))
    assert next(made) == 1000
    assert isinstance(made, Generator)
    made.close()
    assert not active_children()
    assert isinstance(workers(1), InProcess)
    assert isinstance(workers(3), Processes)


def test_an_odd_board_is_played_by_itself(alone):
    fewer = play_contest(TERMS, match_meetings(3))
    assert [len(pair.encounters) for pair in fewer.pairs] == [2, 1]
    found = match_summary(fewer)
    assert (found["boards"], found["pairs"]) == (3, 1)
    assert timeless(fewer)[0] == timeless(alone)[0]


# On disk --------------------------------------------------------------------------------------------


def test_a_run_goes_on_where_it_was_stopped(tmp_path, alone):
    file = tmp_path / "results.jsonl"
    play_contest(TERMS, match_meetings(3), out=file)
    first = file.read_bytes()
    with file.open("ab") as stream:
        stream.write(b'{"number":2,"sides":[[0]')  # killed while writing
    done: list[Pair] = []
    whole = play_contest(TERMS, match_meetings(BOARDS), out=file, done=done.append)
    assert timeless(whole) == timeless(alone)
    assert file.read_bytes().startswith(first)
    assert len(done) == 4
    kept = file.read_bytes()
    again = play_contest(TERMS, match_meetings(BOARDS), out=file)
    assert again.pairs == whole.pairs  # to the CPU times: nothing was played
    assert file.read_bytes() == kept
    fewer = play_contest(TERMS, match_meetings(3), out=file)
    assert timeless(fewer) == timeless(play_contest(TERMS, match_meetings(3)))


@pytest.mark.parametrize(
    ("changed", "fields"),
    [
        ({"seed": 12}, "seed"),
        ({"players": ("pot", "random")}, "players"),
        ({"rules": "icf"}, "rules"),
        ({"hand": "club"}, "hand"),
    ],
)
def test_other_terms_are_refused(tmp_path, changed, fields):
    file = tmp_path / "results.jsonl"
    with open_results(file, TERMS, Pair):
        pass
    kept = file.read_bytes()
    given = {"players": TERMS.players, "rules": TERMS.rules, "seed": TERMS.seed, **changed}
    other = new_terms("match", given.pop("players"), **given)
    with pytest.raises(ResultsError) as caught, open_results(file, other, Pair):
        pass
    assert f"What differs: {fields}." in str(caught.value)
    assert file.read_bytes() == kept


@pytest.mark.parametrize("data", [b"my thesis", b"my thesis\n", b'{"a":1}\n', b'{"kind":5}\n{}\n'])
def test_a_file_of_somebody_else_stays_as_it_is(tmp_path, data):
    file = tmp_path / "thesis.txt"
    file.write_bytes(data)
    with pytest.raises(ResultsError, match="stays as it is"), open_results(file, TERMS, Pair):
        pass
    assert file.read_bytes() == data


def test_a_broken_line_in_the_middle_is_not_passed_over(tmp_path):
    file = tmp_path / "results.jsonl"
    play_contest(TERMS, match_meetings(1), out=file)
    head, line = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(head + b"{}\n" + line)
    with pytest.raises(ResultsError), open_results(file, TERMS, Pair):
        pass


def test_one_run_a_file(tmp_path):
    file = tmp_path / "results.jsonl"
    with (
        open_results(file, TERMS, Pair),
        pytest.raises(ResultsError, match="Another run"),
        open_results(file, TERMS, Pair),
    ):
        pass
    with pytest.raises(ResultsError, match="Cannot write"), open_results(tmp_path, TERMS, Pair):
        pass


COMMAND = [sys.executable, "-c", "import sys; from carrom.cli import main; sys.exit(main())"]


def test_a_killed_run_loses_nothing(tmp_path, alone):
    """The whole command, killed for real in the middle, then run again."""
    file = tmp_path / "results.jsonl"
    words = ["arena", "match", "--players", "pot", "nearest", "--boards", str(BOARDS)]
    words += ["--seed", "11", "--workers", "2", "--out", str(file), "--json"]
    with subprocess.Popen([*COMMAND, *words], stdout=subprocess.DEVNULL) as run:
        until = time.monotonic() + 120
        while time.monotonic() < until:
            if file.exists() and file.read_bytes().count(b"\n") >= 2:
                break
            time.sleep(0.02)
        run.kill()
    before = file.read_bytes()
    assert before.count(b"\n") >= 2
    done = subprocess.run([*COMMAND, *words], capture_output=True, text=True, check=True)
    assert file.read_bytes().startswith(before[: before.rfind(b"\n") + 1])
    (line,) = done.stdout.splitlines()
    assert without_times(json.loads(line)) == without_times(
        json.loads(json.dumps(match_summary(alone)))
    )


# When to stop ---------------------------------------------------------------------------------------


def test_a_clear_test_ends_early_and_for_all_workers_alike(tmp_path):
    test = Sprt(0.0, 100.0)
    file = tmp_path / "results.jsonl"
    found = play_contest(TERMS, match_meetings(100), sprt=test, out=file)
    assert found.verdict is Verdict.BETTER
    assert 8 <= len(found.pairs) < 20
    assert test.verdict(counts(found.pairs[:-1])) is None
    assert file.read_bytes().count(b"\n") == 1 + len(found.pairs)
    both = play_contest(TERMS, match_meetings(100), sprt=test, workers=Processes(2))
    assert timeless(both) == timeless(found)
    table = match_summary(found, test)["sprt"]
    assert table["verdict"] == "H1"
    assert table["llr"] > table["bounds"][1]


def test_records_are_kept_where_they_are_wanted(tmp_path):
    folder = tmp_path / "records"
    terms = new_terms("ladder", ("pot", "nearest", "random"), "international", 1)
    play_contest(terms, list(round_robin(3, 1))[:2], records=folder)
    names = sorted(file.name for file in folder.iterdir())
    assert names == ["00001-a.jsonl", "00001-b.jsonl", "00002-a.jsonl", "00002-b.jsonl"]
