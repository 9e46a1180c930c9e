"""``carrom record`` as people use it: sheet, check, figures, and input that cannot be used."""

import io
import json
import sys

import pytest
from msgspec import structs

from carrom.cli import main
from carrom.equipment.pieces import Seat
from carrom.match.events import Effects
from carrom.match.facts import Struck, TookSeats, TurnedRosette, Undone
from carrom.match.record import Header, write
from carrom.match.settings import Team
from carrom.rules.ruling import BoardResult
from carrom.rules.situation import Side
from carrom.rules.stroke import Stroke
from tests.match.driving import Table
from tests.match.variants import changed_rules

COMMANDS = ("show", "check", "stats")


def played() -> Table:
    table = Table(doubles=True).seat()
    table.win_game(Team.A)
    table.win_game(Team.A)
    return table


PLAYED = played()
NAMES = {"ada": "Ada", "abe": "Abe", "ben": "Benjamin Longlastname", "bea": "Béa \x1b[31m\u202e"}
HEADER = Header(match="final", settings=PLAYED.settings, names=NAMES, place="Lyon")
DATA = write(HEADER, PLAYED.log)


@pytest.fixture(autouse=True)
def _terminal(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def carrom(tmp_path, capsys):
    """Run ``carrom record`` on a file with these bytes; return status, output and errors."""

    def run(command: str, data: bytes, *args: str):
        file = tmp_path / "record"
        file.write_bytes(data)
        status = main(["record", command, str(file), *args])
        shown = capsys.readouterr()
        return status, shown.out, shown.err

    return run


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("command", ["show", "stats"])
def test_fits_eighty_columns_and_is_safe_to_print(carrom, command, language):
    status, out, err = carrom(command, DATA, "--lang", language)
    assert (status, err) == (0, "")
    assert max(map(len, out.splitlines())) <= 80
    assert "\x1b" not in out
    assert "\u202e" not in out
    assert "Ada" in out


def test_the_sheet(carrom):
    status, out, _ = carrom("show", DATA)
    assert status == 0
    lines = out.splitlines()
    assert lines[0] == "Match final"
    assert lines[1] == "The international rule, doubles"
    assert "Place: Lyon" in lines
    assert "Ada / Abe won the match; games 2–0" in lines
    assert "  Ada / Abe won the game; games 1–0" in lines
    assert lines[-2].startswith("Signs: W white")


def test_the_sheet_in_french(carrom):
    out = carrom("show", DATA, "--lang", "fr")[1].replace("\u00a0", " ")
    assert "Ada / Abe gagnent le match ; parties 2–0" in out
    assert "Partie 2" in out


def test_the_check_of_a_record_in_order(carrom):
    status, out, err = carrom("check", DATA)
    assert (status, err) == (0, "")
    first, second, last = out.splitlines()
    assert first == f"All good: {len(PLAYED.log)} entries, their hash chain and every ruling."
    assert second == "The match is over."
    assert last == f"Last hash: {json.loads(DATA.splitlines()[-1])['hash']}"


def test_the_check_of_a_record_that_is_not_finished(carrom):
    status, out, _ = carrom("check", write(HEADER, PLAYED.log[:20]))
    assert status == 0
    assert "The match is not over" in out


def test_a_changed_line_is_named(carrom):
    data = DATA.replace(b'"seq":12,', b'"seq":12 ,')
    for language, sentence in (
        ("en", "Entry 12 (line 14 of the record) is not valid: its hash is wrong"),
        ("fr", "L’entrée 12 (ligne 14 de la feuille de match) n’est pas valable : son empreinte"),
    ):
        status, out, err = carrom("check", data, "--lang", language)
        assert (status, err) == (1, "")
        assert out.replace("\u00a0", " ").startswith(sentence)
        assert len(out.splitlines()) == 1


def test_a_changed_ruling_is_named_with_its_field(carrom):
    log = list(PLAYED.log)
    place = next(n for n, event in enumerate(log) if event.reason == "own")
    effects = structs.replace(log[place].effects, points=(25, 0))
    log[place] = structs.replace(log[place], effects=effects)
    status, out, _ = carrom("check", write(HEADER, log))
    assert status == 1
    assert out.startswith(f"Entry {place + 1} differs in effects.points: ")
    assert "[25,0]" in out
    assert len(out.splitlines()) == 1


def test_a_difference_before_a_fault_is_named_first(carrom):
    log = list(PLAYED.log)
    log[10] = structs.replace(log[10], reason="finished")
    data = write(HEADER, log)
    status, out, _ = carrom("check", data[:-100])
    assert status == 1
    assert out.startswith("Entry 11 differs in reason")


@pytest.mark.parametrize("command", ["show", "stats"])
def test_what_stands_before_a_fault_is_shown(carrom, command):
    status, out, err = carrom(command, DATA[:-1])
    assert status == 1
    assert out.startswith("Match final")
    assert f"Entry {len(PLAYED.log)} " in err
    assert "ends in the middle" in err


@pytest.mark.parametrize(
    "members",
    [
        {"reason": "unheard-of"},
        {"reason": "owed"},
        {"reason": "\x1b[31m"},
        {"clauses": ("\x1b[31m", "x" * 200)},
        {"fact": TurnedRosette(by="", degrees=1e308)},
        {"fact": Undone(to=10**6)},
        {"fact": Undone(to=-1)},
        {"fact": Struck(by="nobody", stroke=Stroke())},
        {"fact": TookSeats(seats={Seat.SOUTH: "nobody\nat all"})},
        {"result": BoardResult(Side.WHITE, white=10**40)},
        {"result": BoardResult(None)},
        {"effects": Effects(situation=None, white=None, seats={}, turn=None)},
        {"effects": Effects(board=10**40, breaker="x", points=(-1, 10**40))},
    ],
)
@pytest.mark.parametrize("command", ["show", "stats"])
def test_a_record_from_elsewhere_is_shown_whatever_it_holds(carrom, command, members):
    for place in (3, 12, 20):
        log = list(PLAYED.log)
        log[place] = structs.replace(log[place], **members)
        status, out, err = carrom(command, write(HEADER, log), "--lang", "fr")
        assert (status, err) == (0, "")
        assert "\x1b" not in out
        status, out, err = carrom("check", write(HEADER, log), "--lang", "fr")
        assert (status, err) == (1, "")
        assert f"entrée {place + 1} " in out
        assert len(out.splitlines()) == 1


def test_figures(carrom):
    out = carrom("stats", DATA)[1]
    rows = {line[:26].strip(): line[26:].split() for line in out.splitlines() if line[26:]}
    assert rows["Strokes"] == [
        str(sum(getattr(e.fact, "by", "") == p for e in PLAYED.log if hasattr(e.fact, "stroke")))
        for p in PLAYED.settings.players
    ]
    assert "Benjamin Lo…" in out
    assert ":" in rows["Time used"][0]


def test_a_match_without_an_id_is_called_by_its_players(carrom):
    nameless = structs.replace(HEADER, match="")
    out = carrom("stats", write(nameless, PLAYED.log))[1]
    assert out.startswith("Match Ada & Abe – Benjamin Longlastname & Béa ")


@pytest.mark.proves("settled:43")
def test_slams_are_shown_where_the_rules_count_them(carrom):
    table = Table().seat().open()
    table.run(Team.A, 8, queen=False)
    table.stroke("queen")
    table.stroke("own")  # a white slam
    table.win(Team.A, 9)  # and a black one
    data = write(Header(match="slams", settings=table.settings), table.log)
    out = carrom("stats", data)[1]
    rows = {line[:26].strip(): line[26:].split() for line in out.splitlines() if line[26:]}
    assert (rows["Slams"], rows["White slams among them"]) == (["2", "0"], ["1", "0"])
    assert "Grands chelems" in carrom("stats", data, "--lang", "fr")[1]
    with changed_rules("international", slams=False):
        assert "slams" not in carrom("stats", data)[1].lower().replace("match slams", "")
        player = json.loads(carrom("stats", data, "--json")[1])["players"][0]
        assert (player["slams"], player["white_slams"]) == (0, 0)


def test_figures_as_json(carrom):
    status, out, _ = carrom("stats", DATA, "--json")
    assert status == 0
    found = json.loads(out)
    assert found["match"] == "final"
    assert [player["id"] for player in found["players"]] == list(PLAYED.settings.players)
    assert {"strokes", "own", "rate", "queens", "lost", "seconds"} <= found["players"][0].keys()
    assert [team["games"] for team in found["teams"]] == [2, 0]


def test_a_record_from_standard_input(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(DATA)))
    assert main(["record", "check", "-"]) == 0
    assert "All good" in capsys.readouterr().out


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "the file is empty"),
        (b"\x00\xff\n", "it is not the header of a carrom record"),
        (b"{}\n", "it is not the header of a carrom record"),
        (DATA[:100], "the file ends in the middle of the line"),
        (DATA.replace(b"international", b"internotional", 1), "its hash is wrong"),
    ],
)
def test_files_that_are_no_records(carrom, command, data, sentence):
    status, out, err = carrom(command, data)
    assert (status, out) == (2, "")
    assert sentence in err
    assert err.startswith("carrom: Line 1 of the record")
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("command", COMMANDS)
def test_files_that_cannot_be_read(tmp_path, capsys, command):
    for name in (tmp_path, tmp_path / "nothing", "nul\0"):
        assert main(["record", command, str(name), "--lang", "fr"]) == 2
        shown = capsys.readouterr()
        assert shown.out == ""
        assert shown.err.startswith("carrom: ")
        assert len(shown.err.splitlines()) == 1
    monkey = pytest.MonkeyPatch()
    with monkey.context() as closed:
        closed.setattr(sys, "stdin", None)
        assert main(["record", command, "-"]) == 2


def test_help_and_mistakes(capsys):
    assert main(["record", "--help"]) == 0
    assert main(["record", "check", "--help", "--lang", "fr"]) == 0
    assert "Contrôler une feuille de match" in capsys.readouterr().out
    assert main(["record"]) == 2
    assert main(["record", "show"]) == 2
    assert main(["record", "burn", "file"]) == 2
    assert main(["record", "show", "file", "--json"]) == 2
    assert "carrom record show has no option --json" in capsys.readouterr().err
