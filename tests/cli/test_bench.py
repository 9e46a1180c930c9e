"""``carrom bench`` and ``./do bench`` as people run them: short runs of our own engine, the tables, bad arguments."""

import json
import re
from pathlib import Path

import pytest
from benchmarks.peers import PEERS

import carrom as carrom_package
from carrom.bench import fresh
from carrom.bench import run as bench
from carrom.bench.engine import Engine
from carrom.bench.peer import PeerEntry
from carrom.bench.scene import Played
from carrom.bench.work import KINDS, work
from carrom.cli.bench import command, report, run
from carrom.cli.common import dispatch
from carrom.texts import LANGUAGES

QUICK = ("--seconds", "0.05")
COLUMNS = 80


class Exact:
    """A peer that plays as our engine does, but leaves every tenth stroke unfinished."""

    name = "exact"
    version = "1.0"
    equal_discs = True

    def __init__(self):
        self.costs = {"import": 0.25, "first_stroke": 1.5}
        self.played = 0
        self.closed = False
        self.known = {}
        for kind in KINDS:
            part = work(kind)
            at = Engine(part, agreed=True, equal_discs=True).rest()
            for number in range(len(part.strokes)):
                self.known[part.strokes[number, :4].tobytes()] = at[number]

    def play(self, scene):
        self.played += 1
        key = scene.at[-1].tobytes() + scene.velocity[-1].tobytes()
        return Played(self.known[key], 1e-3, self.played % 10 != 0, events=5)

    def close(self):
        self.closed = True


@pytest.fixture(autouse=True)
def _terminal(monkeypatch):
    monkeypatch.setenv("COLUMNS", str(COLUMNS))


@pytest.fixture
def carrom(capsys):
    def call(*args):
        status = run(list(args))
        out, err = capsys.readouterr()
        return status, out, err

    return call


@pytest.fixture(scope="module")
def quick(tmp_path_factory):
    """One short run, kept in a file."""
    file = tmp_path_factory.mktemp("bench") / "result.json"
    assert run([*QUICK, "--json", "-o", str(file)]) == 0
    return json.loads(file.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def beside():
    """One short run beside a peer, with another that is not installed."""
    exact = Exact()

    def absent():
        raise ModuleNotFoundError("absent")

    known = {"exact": PeerEntry("exact", lambda: exact), "absent": PeerEntry("gone", absent)}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bench, "MOST_STROKES", 40)
        patch.setattr(fresh, "start", lambda: {"seconds": 0.5})
        memory = {"strokes": 1000, "before_bytes": 10**8, "after_bytes": 10**8}
        patch.setattr(fresh, "memory", lambda _: memory)
        said: list[tuple[str, str]] = []
        wish = bench.Wish(0.05, known)
        measured = bench.run(wish, lambda part, engine: said.append((part, engine)))
    assert exact.closed
    assert said[0] == ("peers", "exact, absent")
    assert said[1:3] == [("mid-game", "carrom"), ("mid-game", "exact")]
    assert said[-2:] == [("start", "carrom"), ("memory", "carrom")]
    return measured


def test_every_kind_of_work_is_measured(quick):
    assert [part["name"] for part in quick["work"]] == ["mid-game", "open", "break"]
    for part in quick["work"]:
        assert part["strokes_per_second"] > 0
        assert part["impacts_per_stroke"] > 1
        per_stroke = part["nanoseconds_per_impact"] * part["impacts_per_stroke"]
        assert per_stroke * part["strokes_per_second"] == pytest.approx(1e9)
        assert part["two_threads"] is None or part["two_threads"]["ratio"] > 0
        assert part["peers"] == []
        assert 0 <= part["shifted"]["off"] <= 1
    first, _, last = quick["work"]
    assert first["shifted"]["off"] < 0.2
    assert first["impacts_per_stroke"] < last["impacts_per_stroke"]


def test_the_machine_the_start_and_memory_are_told(quick):
    assert quick["format"] == "carrom-bench"
    assert quick["version"] == 1
    assert quick["peers"] == []
    wanted = "date cpu cores load system python numpy numba carrom engine"
    assert quick["machine"].keys() == set(wanted.split())
    assert quick["start"]["seconds"] > 0
    memory = quick["memory"]
    assert memory["strokes"] > 0
    assert memory["before_bytes"] is None or memory["after_bytes"] < 1.2 * memory["before_bytes"]


def test_json_is_one_value_and_goes_to_the_file_as_well(carrom, tmp_path, monkeypatch, quick):
    monkeypatch.setattr(bench, "run", lambda *_: quick)
    file = tmp_path / "result.json"
    status, out, err = carrom(*QUICK, "--json", "--output", str(file))
    assert (status, err) == (0, "")
    assert json.loads(out) == json.loads(file.read_text(encoding="utf-8")) == quick


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_fit_a_terminal(carrom, monkeypatch, quick, language):
    monkeypatch.setattr(bench, "run", lambda *_: quick)
    status, out, err = carrom(*QUICK, "--lang", language)
    assert (status, err) == (0, "")
    assert max(map(len, out.splitlines())) <= COLUMNS
    for part in quick["work"]:
        assert f"{part['pieces']}" in out
    assert ("first stroke" if language == "en" else "premier coup") in out


def test_a_peer_that_plays_exactly_has_no_error(beside):
    for part in beside["work"]:
        (peer,) = part["peers"]
        assert peer["name"] == "exact"
        assert peer["strokes"] == 40
        assert peer["strokes_per_second"] == pytest.approx(1000)
        assert peer["ratio"] == pytest.approx(peer["own_strokes_per_second"] / 1000)
        assert (peer["off"], peer["median_mm"], peer["high_mm"]) == (0, 0, 0)
        assert peer["unfinished"] == pytest.approx(0.1)
        assert peer["events_per_stroke"] == 5
        assert peer["microseconds_per_event"] == pytest.approx(200)
        assert peer["pocketed_differs"] is None


def test_what_is_not_installed_is_named(beside):
    present, absent = beside["peers"]
    assert (present["version"], present["equal_discs"]) == ("1.0", True)
    assert present["seconds_once"] == {"import": 0.25, "first_stroke": 1.5}
    assert absent == {"name": "absent", "package": "gone", "version": None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_beside_peers_fit_a_terminal(beside, language):
    lines = list(report(beside, language))
    assert max(len(line) for text in lines for line in text.splitlines()) <= COLUMNS
    text = " ".join("\n".join(lines).split())
    assert "exact 1.0" in text
    assert "absent" in text
    assert "./do bench" in text
    assert ("one more piece" if language == "en" else "un pion de plus") in text
    assert ("did not finish" if language == "en" else "pas pris fin") in text


@pytest.mark.parametrize(("load", "busy"), [(None, False), (0.1, False), (3.72, True)])
def test_a_busy_machine_is_told(quick, load, busy):
    told = quick | {"machine": quick["machine"] | {"load": load}}
    assert any("busy (3.7 processes" in line for line in report(told, "en")) == busy


def test_a_file_that_is_there_is_kept_until_there_is_something_to_write(carrom, tmp_path):
    file = tmp_path / "result.json"
    file.write_text("old")
    assert carrom("-o", str(file), "--seconds", "x")[0] == 2
    assert file.read_text() == "old"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--seconds", "x"], "needs a number from 0.001 to 60, not “x”"),
        (["--seconds", "0"], "not “0”"),
        (["--seconds", "nan"], "not “nan”"),
        (["--seconds", "1e9"], "not “1e9”"),
        (["--peers", "none"], "has no option --peers"),
        (["-o", "/nowhere/at/all.json"], "Cannot write the file “/nowhere/at/all.json”"),
        (["-o", "."], "Cannot write the file"),
        (["-o", ""], "Cannot write the file"),
        (["-o", "a\0b"], "Cannot write the file"),
        (["--nonsense"], "has no option --nonsense"),
        (["--seconds", "x", "--lang", "fr"], "pas «\u00a0x\u00a0»"),
    ],
)
def test_bad_arguments_give_one_sentence_before_anything_is_measured(carrom, args, said):
    status, out, err = carrom(*args)
    assert (status, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_names_of_peers(monkeypatch, carrom, quick):
    wishes = []

    def measured(wish, _):
        wishes.append(wish)
        return quick

    monkeypatch.setattr(bench, "run", measured)
    for given in ("all", "none", "Box2D, pymunk,box2d"):
        assert dispatch(command(PEERS), ["--peers", given]) == 0
    assert [tuple(wish.peers) for wish in wishes] == [tuple(PEERS), (), ("box2d", "pymunk")]
    assert carrom()[0] == 0
    assert not wishes[-1].peers


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("chipmunk", "“chipmunk”. Choose from pymunk, box2d, pooltool, all and none"),
        ("pymunk,,", "does not know “”"),
    ],
)
def test_unknown_peers(capsys, given, said):
    assert dispatch(command(PEERS), ["--peers", given]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert said in err


def test_the_peers_are_no_part_of_the_package():
    package = Path(carrom_package.__file__).parent
    named = re.compile("pymunk|box2d|pooltool", re.IGNORECASE)
    assert not [file for file in package.rglob("*.py") if named.search(file.read_text())]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help(carrom, language):
    status, out, _ = carrom("--help", "--lang", language)
    assert status == 0
    assert "-o, --output FILE" in out
    assert max(map(len, out.splitlines())) <= COLUMNS
