"""``carrom arena``: results for people and for machines, in both languages; mistakes in one sentence."""

import json

import pytest

from carrom.cli import arena_ladder, arena_options, arena_solo, main
from carrom.players.registry import PLAYERS
from carrom.players.rungs import RUNGS
from carrom.players.setups import SETUPS
from carrom.texts import LANGUAGES

COLUMNS = 80
MATCH = ("arena", "match", "--players", "pot", "nearest", "--boards", "2")
REGRET = ("arena", "regret", "--player", "pot", "--positions", "6")
SOLO = ("arena", "solo", "--player", "pot", "--boards", "2")
FIT = ("arena", "fit", "--player", "pot", "--slams", "0.2", "--boards", "4")


@pytest.fixture(autouse=True)
def _terminal(monkeypatch):
    monkeypatch.setenv("COLUMNS", str(COLUMNS))


@pytest.fixture
def carrom(capsys):
    def call(*args):
        status = main(args)
        out, err = capsys.readouterr()
        return status, out, err

    return call


def test_a_match_ends_with_one_line_of_json(carrom):
    status, out, err = carrom(*MATCH, "--seed", "3", "--json")
    assert (status, err) == (0, "")
    (line,) = out.splitlines()
    found = json.loads(line)
    assert found["wins"].keys() == {"pot", "nearest"}
    assert sum(found["wins"].values()) + found["draws"] == found["boards"] == 2
    for name in found["players"]:
        low, high = found["interval"][name]
        assert 0 <= low <= found["score"][name] <= high <= 1
        assert found["cpu"][name] > 0
        assert found["decisions"][name] >= found["strokes"][name]
    assert found["simulated_per_decision"] == {"pot": 0, "nearest": 0}
    assert found["faults"] == []


def test_equal_players_have_names_of_their_own(carrom):
    _, out, _ = carrom("arena", "match", "--players", "pot", "pot", "--boards", "3", "--json")
    found = json.loads(out)
    assert list(found["wins"]) == ["pot", "pot#2"]
    assert sum(found["wins"].values()) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_fit_a_terminal(carrom, language):
    words = ("--sprt", "-10", "30", "--lang", language)
    status, out, err = carrom(*MATCH, *words)
    assert (status, err) == (0, "")
    assert max(map(len, out.splitlines())) <= COLUMNS
    assert "LLR" in out
    assert ("turn kept" if language == "en" else "main gardée") in out


def test_whole_matches_under_other_rules(carrom):
    status, out, _ = carrom(*MATCH[:-1], "1", "--match", "--rules", "icf", "--json")
    assert status == 0
    found = json.loads(out)
    assert found["whole_matches"]
    assert sum(found["boards_won"].values()) > 1


def test_partners(carrom):
    words = ("arena", "match", "--players", "pot+nearest", "nearest+nearest", "--boards", "1")
    status, out, _ = carrom(*words, "--json")
    assert status == 0
    assert list(json.loads(out)["wins"]) == ["pot+nearest", "nearest#2+nearest#3"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ladder_with_its_pictures(carrom, tmp_path, language):
    ratings, budget = tmp_path / "ratings.svg", tmp_path / "budget.png"
    words = ["--only", "random", "nearest", "pot", "--pairs", "1", "--lang", language]
    words += ["--plot", str(ratings), "--budget-plot", str(budget)]
    status, out, err = carrom("arena", "ladder", *words)
    assert (status, err) == (0, "")
    assert max(map(len, out.splitlines())) <= COLUMNS
    first, *others = [line.split()[0] for line in out.splitlines()[3:6]]
    assert first == "pot"
    assert sorted(others) == ["nearest", "random"]  # too near to each other for one pair
    assert ratings.read_text(encoding="utf-8").startswith("<?xml")
    assert budget.read_bytes().startswith(b"\x89PNG")


def test_the_ladder_for_machines(carrom, tmp_path):
    file = tmp_path / "ladder.jsonl"
    words = (
        "arena",
        "ladder",
        "--only",
        "nearest",
        "pot",
        "--pairs",
        "2",
        "-o",
        str(file),
        "--json",
    )
    first, again = (carrom(*words)[1] for _ in range(2))
    assert first == again, "the second time nothing is played"
    found = json.loads(first)
    assert [row["player"] for row in found["ratings"]] == ["pot", "nearest"]
    top, bottom = found["ratings"]
    assert bottom["elo"] == 0 < top["elo"]
    assert top["interval"][0] <= top["elo"] <= top["interval"][1]
    assert found["boards"] == 4
    assert file.read_bytes().count(b"\n") == 3


def test_doubles(carrom, tmp_path):
    picture = tmp_path / "skill.pdf"
    budget = tmp_path / "budget.png"
    players = ("--only", "random", "nearest", "pot", "beginner,budget=60")
    words = ("arena", "ladder", "--doubles", *players, "--pairs", "2", "--plot", str(picture))
    status, out, _ = carrom(*words, "--json", "--budget-plot", str(budget))
    assert status == 0
    found = json.loads(out)
    assert {row["player"] for row in found["ratings"]} == {*players[1:]}
    assert all(row["boards"] == 4 for row in found["ratings"])
    assert all(row["interval"][0] < row["skill"] < row["interval"][1] for row in found["ratings"])
    tried = {row["player"]: row["simulated_per_decision"] for row in found["ratings"]}
    assert 50.0 < tried.pop("beginner,budget=60") <= 60.0
    assert set(tried.values()) == {0.0}
    assert all(row["cpu"] > 0.0 for row in found["ratings"])
    assert picture.read_bytes().startswith(b"%PDF")
    assert budget.read_bytes().startswith(b"\x89PNG")
    assert carrom(*words, "--lang", "fr")[1].startswith("Classement en double")


@pytest.mark.parametrize("task", arena_solo.TASKS)
def test_alone(carrom, tmp_path, task):
    status, out, err = carrom(*SOLO, "--task", task, "--json")
    assert (status, err) == (0, "")
    (line,) = out.splitlines()
    found = json.loads(line)
    assert (found["player"], found["boards"], found["task"]) == ("pot", 2, task)
    picture = tmp_path / "noise.svg"
    words = ("--task", task, "--hand", "steady", "2", "--plot", str(picture))
    status, out, _ = carrom(*SOLO, *words)
    assert status == 0
    assert [line.split()[0] for line in out.splitlines()[3:5]] == ["steady", "2"]
    assert picture.exists()
    both = json.loads(carrom(*SOLO, *words, "--json", "--lang", "fr")[1])
    assert [row["degrees"] for row in both["hands"]] == [0.0, 2.0]


def test_a_hand_is_fitted(carrom, tmp_path):
    file = tmp_path / "fit.jsonl"
    words = (*FIT, "--seed", "1", "--out", str(file))
    status, out, err = carrom(*words, "--json")
    assert (status, err) == (0, "")
    (line,) = out.splitlines()
    found = json.loads(line)
    assert (found["player"], found["boards"], found["rate"]) == ("pot", 4, 0.2)
    low, high = found["scale_interval"]
    assert low < found["scale"] < high
    assert found["hand"]["name"].count("-") == 2
    assert not found["reached"]
    for language in LANGUAGES:
        status, out, err = carrom(*words, "--lang", language)
        assert (status, err) == (0, "")
        assert max(map(len, out.splitlines())) <= COLUMNS
        assert f"hand={found['hand']['name']}" in out
        assert ("No hand was found" if language == "en" else "Aucune main trouvée") in out
        assert ("white slams" if language == "en" else "grands chelems blancs") in out
    assert file.read_bytes().count(b"\n") == 5
    status, _, err = carrom(*words, "--slams", "0.3")
    assert status == 2
    assert "What differs: kind." in err


def test_regret_for_machines(carrom):
    status, out, err = carrom(*REGRET, "--json")
    assert (status, err) == (0, "")
    (line,) = out.splitlines()
    found = json.loads(line)
    assert (found["player"], found["positions"], found["hand"]) == ("pot", 6, "0.5-0.7-7")
    for name in ("keep", "points"):
        low, high = found[f"{name}_loss_interval"]
        assert low < found[f"{name}_loss"] < high
        assert found[f"best_{name}"] - found[name] == pytest.approx(found[f"{name}_loss"])
    assert found["simulated_per_decision"] == 0
    assert found["cpu"] > 0
    assert found["faults"] == []
    losses = [row["best_keep"] - row["keep"] for row in found["worst"]]
    assert losses == sorted(losses, reverse=True)
    assert len(losses) == 5
    for row in found["worst"]:
        assert row["position"].startswith("carrom/1 international ")
        assert row["stroke"].keys() == row["best_stroke"].keys() == {"x", "angle", "speed", "spin"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_regret_for_people(carrom, language):
    status, out, err = carrom(*REGRET, "--lang", language)
    assert (status, err) == (0, "")
    assert max(map(len, out.splitlines())) <= COLUMNS
    assert ("loss [95%]" if language == "en" else "perte [95\u00a0%]") in out


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["match"], "--players needs two players"),
        (["match", "--players", "pot"], "--players needs two players"),
        (["match", "--players", "pot", "pot", "pot"], "--players needs two players"),
        (["match", "--players", "pot+pot", "pot"], "--players needs two players"),
        (["match", "--players", "a+b+c", "a+b+c"], "--players needs two players"),
        (["match", "--players", "pot", "nobody"], "nobody"),
        ([*MATCH[1:], "--boards", "0"], "--boards needs a whole number from 1 to 1,000,000"),
        ([*MATCH[1:], "--boards", "²"], "not “²”"),
        ([*MATCH[1:], "--seed", "-1"], "--seed needs a whole number"),
        ([*MATCH[1:], "--seconds", "nan"], "--seconds needs a number"),
        ([*MATCH[1:], "--workers", "0"], "--workers needs a whole number"),
        ([*MATCH[1:], "--rules", "chess"], "no rule set “chess”"),
        ([*MATCH[1:], "--hand", "left"], "“left” is not a hand"),
        ([*MATCH[1:], "--sprt", "5"], "--sprt needs two Elo figures"),
        ([*MATCH[1:], "--sprt", "5", "-5"], "--sprt needs two Elo figures"),
        ([*MATCH[1:], "--sprt", "0", "x"], "--sprt needs a number"),
        ([*MATCH[1:], "--out", "/nowhere/at/all"], "Cannot write the file"),
        ([*MATCH[1:], "--out", "."], "Cannot write the file"),
        ([*MATCH[1:], "--out", "/dev/full"], "Cannot write the file"),
        ([*MATCH[1:], "--records", __file__], "Cannot write the file"),
        ([*MATCH[1:], "--out", __file__], "does not contain results of the arena"),
        (["ladder", "--only", "pot"], "A ladder needs 2 to 64 players"),
        (["ladder", "--only", "pot", "pot", "--doubles"], "A ladder needs 4 to 64 players"),
        (["ladder", "--plot", "x.txt"], ".png, .svg, .pdf"),
        (["solo"], "--player is needed"),
        ([*SOLO[1:], "--task", "sleep"], "--task cannot be “sleep”"),
        ([*SOLO[1:], "--setup", "moon"], "--setup cannot be “moon”"),
        ([*SOLO[1:], "--hand", "1", "2", "--out", "x"], "With several hands"),
        (["fit"], "--player is needed"),
        (["fit", "--player", "pot"], "--slams is needed"),
        ([*FIT[1:], "--slams", "3"], "--slams needs a number from 0.001 to 0.95"),
        ([*FIT[1:], "--hand", "steady"], "The hand of pot has no errors"),
        ([*FIT[1:], "--hand", "left"], "“left” is not a hand"),
        (["regret"], "--player is needed"),
        ([*REGRET[1:], "--positions", "0"], "--positions needs a whole number from 1 to"),
        ([*REGRET[1:], "--positions", "1000"], "--positions needs a whole number from 1 to"),
        ([*REGRET[1:], "--hand", "left"], "“left” is not a hand"),
        ([*REGRET[1:], "--player", "nobody"], "nobody"),
        ([*REGRET[1:], "--player", "pot,colour=red"], "colour=red"),
        ([*REGRET[1:], "--out", "."], "Cannot write the file"),
        (["regret-nothing"], "regret-nothing"),
        (
            [*MATCH[1:], "--rules", "chess", "--lang", "fr"],
            "La règle «\u00a0chess\u00a0» n’existe pas",
        ),
    ],
)
def test_mistakes_give_one_sentence(carrom, args, said):
    status, out, err = carrom("arena", *args)
    assert (status, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_a_file_of_another_run_is_refused(carrom, tmp_path):
    file = tmp_path / "results.jsonl"
    assert carrom(*MATCH, "--out", str(file))[0] == 0
    kept = file.read_bytes()
    status, out, err = carrom(*MATCH, "--out", str(file), "--seed", "8")
    assert (status, out) == (2, "")
    assert "What differs: seed." in err
    assert file.read_bytes() == kept


def test_faults_are_told_beside_the_json(capsys):
    lapse = {"player": "pot", "wrong": "raised", "stroke": 4, "detail": "ValueError: no"}
    for language in LANGUAGES:
        arena_options.warn_of_faults([lapse] * 7, language)
        out, err = capsys.readouterr()
        assert out == ""
        assert "ValueError: no" in err
        assert "2" in err.splitlines()[-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [(), ("match",), ("ladder",), ("solo",), ("regret",), ("fit",)])
def test_help(carrom, language, command):
    status, out, _ = carrom("arena", *command, "--help", "--lang", language)
    assert status == 0
    assert max(map(len, out.splitlines())) <= COLUMNS


def test_what_is_written_twice_is_the_same():
    assert (*RUNGS, "expert-1") == arena_ladder.LADDER
    assert "expert-1" in PLAYERS
    assert tuple(SETUPS) == arena_solo.SETUPS
