"""``carrom tournament`` as an organiser types it."""

import json

import pytest

from carrom.cli import main
from carrom.match.facts import Conceded
from carrom.match.match import Match
from carrom.match.settings import Team
from carrom.tournament.csv_files import read_players
from carrom.tournament.terms import Kind, Person

LIST = """name;club;country;sex;junior;rating
Ada Byron;Lyon;FR;f;;1700
Ben Okri;Lyon;FR;m;;1650
Cleo Paz;Milano;IT;f;yes;1600
Dan Roy;Milano;IT;m;;1550
"""


@pytest.fixture
def path(tmp_path):
    return tmp_path / "open.tournament"


@pytest.fixture
def said(capsys, path):
    def run(command, *args, status=0, lang="en"):
        assert main(["tournament", command, str(path), *args, "--lang", lang]) == status
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        if status:
            assert err.count("\n") == 1
            return out + err
        assert not err
        return out

    return run


@pytest.fixture
def begun(said, path, tmp_path):
    said("new", "--title", "Lyon Open", "--rounds", "3", "--lot", "7")
    source = tmp_path / "players.csv"
    source.write_text(LIST, encoding="utf-8")
    assert said("players", str(source)) == "4 entries taken.\n"
    return said


def test_two_rounds(begun):
    preview = begun("pair")
    assert "Round 1: preview, not published" in preview
    assert "Ada Byron (c1)" in preview
    assert "already" not in preview
    begun("pair", "--swap", "c1", "c2", "--reason", "club mates")
    assert begun("publish") == "Round 1: published\n"
    assert "until" in begun("clock", "start")
    assert "umpire u7" in begun("assign", "1", "u7")
    assert begun("board", "1", "9", "--reason", "light") == "Round 1, match 1: board 9.\n"
    assert "u7" in begun("rounds")
    assert "umpire Rita Roy" in begun("assign", "2", "u8", "--name", "Rita  Roy")
    assert "Rita Roy" in begun("rounds")
    exported = json.loads(begun("export"))
    assert [m["umpire"] for m in exported["played"][0]["matches"]] == ["u7", "Rita Roy"]
    assert "25, " in begun("result", "1", "25-7")
    begun("result", "2", "--absent", "a")
    assert "Everybody finishes" in begun("clock", "call")
    table = begun("standings")
    assert "Buchholz: the points of all opponents" in table
    begun("pair")
    begun("publish")
    corrected = begun("correct", "1", "1", "7-25", "--reason", "sides")
    assert "7, " in corrected
    assert "25–7 became 7–25 (sides)" in begun("rounds")
    begun("result", "1", "25-3")
    withdrawn = begun("correct", "2", "1", "--withdraw", "--reason", "not played")
    assert withdrawn == "Round 2, match 1: the result is withdrawn.\n"
    assert "25–3 became – (not played)" in begun("rounds")
    made = json.loads(begun("standings", "--json"))
    assert made["rounds"] == 2
    assert [row["name"] for row in made["juniors"]] == ["Cleo Paz"]
    log = begun("log", lang="fr")
    assert "résultat corrigé" in log
    assert "sides" in log
    assert "C. P." in begun("export", "--public")
    assert begun("export", "--form", "csv").startswith("place,name,points")


def test_bad_lines_are_shown_and_nothing_is_taken(said, tmp_path):
    said("new", "--title", "Open")
    source = tmp_path / "players.csv"
    source.write_text("nom,cote\nAda,1500\n,3\nBen,many\nada,1\nCleo,1,2\n", encoding="utf-8")
    told = said("players", str(source), status=2, lang="fr")
    assert "Ligne 3\u00a0: le nom manque." in told
    assert "Ligne 4\u00a0: «\u00a0many\u00a0» n’est pas une cote." in told
    assert "Ligne 5\u00a0: «\u00a0ada\u00a0» est inscrit deux fois." in told
    assert "Ligne 6" in told
    assert "Ada" not in said("players")
    assert "1 entry taken." in said("players", str(source), "--take-good")
    source.write_text('name\n"Ada\n', encoding="utf-8")
    assert "quotation marks" in said("players", str(source), status=2)
    source.write_text("x,y\n1,2\n", encoding="utf-8")
    assert "one of them must be “name”" in said("players", str(source), status=2)


def test_officials_decide(begun):
    begun("pair")
    begun("publish")
    assert begun("protest", "1", "--clause", "3.11.b") == "protest – main R1 M1 p1\n"
    assert "clause" in begun("protest", "1", "--clause", "77", status=2)
    assert "reason" in begun("decide", "p1", "upheld", status=2)
    assert "upheld" in begun("decide", "p1", "upheld", "--reason", "seen by all")
    assert "main" in begun("admit", "striker", "red one", "--refused", "--reason", "too heavy")
    assert "reason" in begun("change", "--minutes", "20", status=2)
    assert "Open" in begun("change", "--minutes", "20", "--length", "one-game", "--reason", "late")
    terms = json.loads(begun("export"))["terms"]
    assert (terms["minutes"], terms["length"], terms["title"]) == (20, "one-game", "Lyon Open")
    assert "reason" not in begun("close", status=2)
    begun("result", "1", "25-3")
    begun("result", "2", "25-3")
    assert begun("close", lang="fr").endswith(" – main\n")
    assert begun("pair", status=2)


def test_no_name_comes_into_the_log(begun, path, tmp_path):
    begun("pair")
    before = path.read_bytes()
    swap = ("pair", "--swap", "c1", "c2", "--reason")
    assert "Leave out names" in begun(*swap, "BYRON asked for it", status=2)
    assert "Pas de nom ici" in begun(*swap, "Ada  Byron", status=2, lang="fr")
    assert path.read_bytes() == before
    begun("add", "teams", "--kind", "teams", "--title", "Teams")
    source = tmp_path / "teams.csv"
    source.write_text("name,team\nZoe Quill,The Quills\nYan Quill,The Quills\n", encoding="utf-8")
    assert begun("players", str(source), "-c", "teams") == "1 entry taken.\n"
    source.write_text("name,team\nEva Lind,Lind and Co\nFay Wray,Lind and Co\n", encoding="utf-8")
    before = path.read_bytes()
    refused = begun("players", str(source), "-c", "teams", status=2)
    assert "team can’t have a player’s name" in refused
    assert path.read_bytes() == before


def test_a_list_is_taken_whole_or_not_at_all(said, tmp_path):
    said("new", "--title", "Cup", "--kind", "teams", "--rubbers", "3")
    source = tmp_path / "teams.csv"
    source.write_text("name,team\nAda,Aix\nBen,Aix\nCleo,Bern\n", encoding="utf-8")
    assert "Line 4: the team “Bern” has only this player." in said("players", str(source), status=2)
    assert "Aix" not in said("players")
    assert "1 entry taken." in said("players", str(source), "--take-good")
    source.write_text("name,team\nDan,Cork\nEve,Cork\nAda,Dax\nFay,Dax\n", encoding="utf-8")
    assert "p1" in said("players", str(source), status=2)  # who is in a team already
    assert "Cork" not in said("players")
    source.write_text("name,team\nDan,Cork\nEve,Cork\nAda,Aix\nBen,Aix\n", encoding="utf-8")
    assert "1 entry taken." in said("players", str(source))


def test_a_partner_has_columns_of_their_own():
    text = (
        "\ufeffName;Partner;Club;Sex;Junior;Partner club;partner_junior;partenaire-sexe\n"
        "Ada Byron;Ben Okri;Lyon;f;;;x;\n"
        "Cleo Paz;Dan Roy;Milano;;oui;Roma;;f\n"
    )
    found = read_players(text, Kind.DOUBLES)
    assert not found.bad
    first, second = (one.people for one in found.entries)
    assert first == (
        Person(name="Ada Byron", club="Lyon", woman=True),
        Person(name="Ben Okri", club="Lyon", junior=True),
    )
    assert second == (
        Person(name="Cleo Paz", club="Milano", junior=True),
        Person(name="Dan Roy", club="Roma", woman=True),
    )


def test_what_cannot_be_is_one_sentence(begun, path):
    assert "already exists" in begun("new", "--title", "Other", status=2)
    assert "Pair the next round first" in begun("publish", status=2)
    assert "no match 1" in begun("result", "1", "25-0", status=2)
    begun("pair")
    begun("publish")
    assert "is not a score" in begun("result", "1", "many", status=2)
    assert "is not a score" in begun("result", "1", status=2)
    assert "nombre entier" in begun("result", "x", "25-0", status=2, lang="fr")
    assert "needs the ids" in begun("pair", "--swap", "c1", status=2)
    assert "no match 9" in begun("result", "9", "25-0", status=2)
    assert "no rule set" in begun("add", "x", "--rules", "chess", status=2)
    assert "matches without a result" in begun("pair", status=2)
    path.write_bytes(path.read_bytes()[:-200] + b"\n")
    assert "cannot be read" in begun("standings", status=2)


def test_a_name_is_erased(begun, path):
    assert "Ada Byron" in begun("players")
    assert "Ada Byron" not in begun("players", "--erase", "p1")
    assert b"Ada" not in path.read_bytes()
    assert "Nothing is known" in begun("players", "--erase", "p1", status=2)
    assert "withdrawn" in begun("players", "--withdraw", "c2", "--reason", "ill")
    assert "withdrawn" not in begun("players", "--return", "c2")


def test_several_competitions(begun):
    begun("add", "doubles", "--kind", "doubles", "--title", "Doubles", "--method", "knockout")
    assert "several competitions, main, doubles" in begun("pair", status=2)
    assert "at least two" in begun("pair", "-c", "doubles", status=2)
    assert "There are: main, doubles" in begun("pair", "-c", "x", status=2)


def test_a_result_is_taken_from_a_record(begun, tmp_path):
    match = Match.new("Ada", "Ben", single_board=True)
    while not match.over:
        answers = match.asked.answers
        match.push(answers[0] if answers else Conceded(by=match.state.turn or "p2"))
    record = tmp_path / "m.carrom"
    match.save(record)
    begun("pair")
    begun("publish")
    (tmp_path / "bad").write_text("x\n")
    assert begun("result", "1", "--record", str(tmp_path / "bad"), status=2)
    assert "is not the record" in begun("result", "1", "--record", str(tmp_path / "no"), status=2)
    told = begun("result", "1", "--record", str(record))
    made = json.loads(begun("export"))
    result = made["played"][0]["matches"][0]["result"]
    assert result["record"] == "m.carrom"
    assert len(result["boards"]) == 1
    assert (result["a"], result["b"]) == (0, 0)  # conceded: no points, and yet a winner
    assert result["won"] == ("a" if match.winner is Team.A else "b")
    assert max(row["points"] for row in made["standings"]) == 2
    assert "Round 1, match 1" in told


def test_ratings_and_prizes(begun, path, tmp_path):
    begun("pair")
    begun("publish")
    begun("result", "1", "25-7")
    begun("result", "2", "25-20")
    table = begun("ratings", "--out", str(tmp_path / "r.json"))
    assert "Ada Byron" in table
    again = begun("ratings", "--before", str(tmp_path / "r.json"))
    assert again != table
    assert "not a file of ratings" in begun("ratings", "--before", str(path), status=2)
    world = tmp_path / "world.json"
    ada = '{"rating": 2222, "deviation": 30, "volatility": 0.06}'
    told = '{"format": "carrom-ratings", "level": "world", "ratings": {"Ada Byron": %s}}'
    world.write_text(told % ada, encoding="utf-8")
    out = ("--inherit", str(world), "--level", "national", "--out", str(tmp_path / "n.json"))
    assert "Ada Byron    2221" in begun("ratings", *out)
    assert json.loads((tmp_path / "n.json").read_text())["level"] == "national"
    assert "not a file of ratings" in begun("ratings", "--inherit", str(path), status=2)
    prizes = begun("prizes", str(path))
    assert "36" in prizes.splitlines()[1]
    assert begun("prizes", "--scale", "millesimal", lang="fr").splitlines()[1].endswith("1000")


def test_a_file_of_sol_goes_out_and_in(begun, tmp_path, capsys):
    begun("pair")
    begun("publish")
    begun("result", "1", "25-7")
    begun("result", "2", "9-25")
    begun("export", "--form", "sol", "--out", str(tmp_path / "x.sol"))
    begun("add", "more", "--title", "More")
    begun("export", "--form", "sol", "--out", str(tmp_path / "y.sol.gz"))
    both = str(tmp_path / "both.tournament")
    assert main(["tournament", "import", both, str(tmp_path / "y.sol.gz"), "--lang", "en"]) == 0
    assert "2 competitions with 4 players" in capsys.readouterr().out
    other = str(tmp_path / "other.tournament")
    assert main(["tournament", "import", other, str(tmp_path / "x.sol"), "--lang", "en"]) == 0
    assert "1 competition with 4 players" in capsys.readouterr().out
    assert main(["tournament", "import", other, str(tmp_path / "x.sol"), "--lang", "en"]) == 2
    assert "already exists" in capsys.readouterr().err
    assert main(["tournament", "import", other + "2", other, "--lang", "fr"]) == 2
    assert "fichier SoL" in capsys.readouterr().err


def test_sheets_are_written(begun, tmp_path):
    begun("pair")
    folder = tmp_path / "sheets"
    assert "{board}" in begun("documents", "--out", str(folder), "--link", "x", status=2)
    assert "--out" in begun("documents", status=2)
    links = tmp_path / "links.json"
    links.write_text('{"links": []}', encoding="utf-8")
    again = ("documents", "--out", str(folder), "--links", str(links))
    assert "links of tables" in begun(*again, status=2)
    begun("documents", "--out", str(folder), "--link", "http://x/{board}", "--paper", "letter")
    assert {p.name for p in folder.iterdir()} >= {"round-1-pairings-fr.pdf", "badges-en.pdf"}
