"""Sheets: every kind as PDF, in both languages, on both papers, with what must stand on them."""

import json
from itertools import pairwise
from typing import Any

import pytest
from msgspec import structs

from carrom.cli import main
from carrom.json_fields import FieldError
from carrom.texts import LANGUAGES
from carrom.tournament import Person, Refusal, Result, propose
from carrom.tournament.facts import Entered, ResultEntered
from carrom.tournament.paper import (
    Paper,
    badges_sheet,
    bracket_sheet,
    cards_sheet,
    compiled,
    crosstable_sheet,
    labels_sheet,
    pairings_sheet,
    standings_sheet,
)
from carrom.tournament.paper.compiling import code
from carrom.tournament.paper.documents import Document, document
from carrom.tournament.prizes import MILLESIMAL, championship, prize
from carrom.tournament.statistics import board_figures
from carrom.tournament.table_links import TableLink, links_by, read_links
from carrom.tournament.terms import Kind, Method, Scale
from tests.tournament.running import SINGLES, Running, stronger

LINK = "https://carrom.example/table/{board}"
LINKS = links_by(LINK, range(1, 20))
PNG = b"\x89PNG"


def played(**terms):
    run = Running(7, **terms)
    names = [
        "Ada Byron",
        "Ben Okri",
        "Cleo Paz",
        "Dan #Roy",
        "Él*die _L_",
        "$x$ Haddad",
        "Gül [Şahin]",
    ]
    people = {
        f"p{n}": Person(name=name, country="FR", junior=n == 2)
        for n, name in enumerate(names, start=1)
    }
    run.value = run.value.with_people(people)
    while len(run.competition.published) < 3 and not isinstance(
        propose(run.value, SINGLES), Refusal
    ):
        run.pair()
        run.play(stronger)
    return run


def sheets(run, language):
    value, found = run.value, run.competition
    last = found.rounds[-1]
    return {
        "pairings": pairings_sheet(value, found, last, language),
        "cards": cards_sheet(value, found, last, language),
        "standings": standings_sheet(value, found, language),
        "crosstable": crosstable_sheet(value, found, language),
        "badges": badges_sheet(value, [found]),
        "labels": labels_sheet(value, [1, 2, 3], language, links=LINKS),
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", Paper)
def test_every_sheet_is_a_pdf(language, paper):
    run = played()
    for sheet in sheets(run, language).values():
        assert compiled([sheet], language, paper, title="Open").startswith(b"%PDF")
    knockout = played(method=Method.KNOCKOUT, third_place=True)
    tree = bracket_sheet(knockout.value, knockout.competition, language)
    assert compiled([tree], language, paper).startswith(b"%PDF")
    assert compiled([tree], language, paper, picture=True).startswith(PNG)
    assert [len(r) for r in tree["rounds"]] == [4, 2, 2]
    assert tree["rounds"][-1][0]["first"] == "Ada Byron"


def test_labels_with_the_links_and_codes_of_a_server():
    links = [
        {"role": "table", "board": 2, "address": "https://x.org/#/board/t/s2", "code": "AB2C-D3EF"},
        {"role": "umpire", "board": 0, "address": "https://x.org/#/tournament/t/u", "code": ""},
    ]
    told = {"links": [{**link, "qr": "<svg/>"} for link in links]}
    tables = read_links(json.dumps(told).encode())
    run = played()
    sheet = labels_sheet(run.value, [1, 2], "en", tables)
    first, second = sheet["labels"]
    assert (first["code"], first["typed"], first["note"]) == ("", "", "")
    assert second["code"] == code("https://x.org/#/board/t/s2")
    assert second["typed"] == "Or open https://x.org/#/board and type AB2C-D3EF."
    assert compiled([sheet], "en").startswith(b"%PDF")


@pytest.mark.parametrize("kind", Document)
def test_the_codes_of_tables_are_on_their_labels_only(kind):
    """Every sheet is made with the links at hand; only the labels have anything of them."""
    link = TableLink(board=1, address="https://x.org/#/board/t/s1", code="AB2C-D3EF")
    tables = {board: structs.replace(link, board=board) for board in range(1, 9)}
    swiss, knockout = played(), played(method=Method.KNOCKOUT)
    run = knockout if kind is Document.BRACKET else swiss
    found, last = run.competition, run.competition.rounds[-1]
    told = json.dumps(document(kind, run.value, found, "en", shown=last, links=tables))
    assert len(told) > 100
    secret = any(word in told for word in ("<svg", "AB2C-D3EF", "x.org"))
    assert secret == (kind is Document.LABELS)


@pytest.mark.parametrize("bad", ["", "[]", '{"links": 3}', '{"links": []}'])
def test_what_is_no_file_of_links(bad):
    with pytest.raises(FieldError):
        read_links(bad.encode())


def test_the_same_sheet_is_the_same_file():
    sheet = standings_sheet(played().value, played().competition, "en")
    assert compiled([sheet], "en") == compiled([sheet], "en")


def test_games_and_who_won_by_them_are_on_the_sheets():
    run = Running(2, method=Method.KNOCKOUT)
    run.pair()
    result = Result(a=37, b=39, games=((25, 7), (2, 25), (10, 7)))
    run.do(ResultEntered(competition=SINGLES, round=1, match=1, result=result))
    last = run.competition.rounds[-1]
    wall = pairings_sheet(run.value, run.competition, last, "en")
    tree = bracket_sheet(run.value, run.competition, "en")
    for row in (*wall["rows"], *tree["rounds"][0]):
        assert (row["games"], row["won"]) == ("25–7, 2–25, 10–7", "a")
    without = [{**wall, "rows": [{**wall["rows"][0], "games": "", "won": ""}]}]
    assert compiled([wall], "en", picture=True) != compiled(without, "en", picture=True)


def test_what_stands_on_the_sheets():
    run = played()
    english, french = sheets(run, "en"), sheets(run, "fr")
    assert [row["board"] for row in english["pairings"]["rows"]] == ["1", "2", "3", "–"]
    assert french["pairings"]["rows"][-1]["second"] == "exempt"
    assert all("<svg" in label["code"] for label in english["labels"]["labels"])
    assert len(english["cards"]["pages"]) == 2
    card = english["cards"]["pages"][0][0]
    assert list(card["head"].values()) == [
        "Board",
        "Break by",
        "Queen",
        "Pieces",
        "Points",
        "Total",
        "Game",
    ]
    assert len(card["signatures"]) == 3
    names = [row[1] for row in english["standings"]["rows"]]
    assert "B. O." in names  # a junior, by initials
    assert "Ada Byron is before" in " ".join(english["standings"]["notes"]) or any(
        a[3] != b[3] for a, b in pairwise(english["standings"]["rows"])
    )
    assert any(note.startswith("Buchholz\u00a0:") for note in french["standings"]["notes"])
    cells = [cell for row in english["crosstable"]["rows"] for cell in row[2:5]]
    assert sum(cell == "bye" for cell in cells) == 3
    assert sum(cell.startswith("+") for cell in cells) == 9
    assert english["badges"]["pages"][0][0]["name"] == "$x$ Haddad"


def test_prizes():
    assert [prize(n, Scale.MILLESIMAL) for n in (1, 2, 3, 4, 5)] == [1000, 900, 800, 750, 700]
    assert all(a > b for a, b in pairwise(MILLESIMAL))
    lines = championship(
        [[(1, "Ada"), (2, "Ben")], [(1, "Ben"), (2, "Cleo")], [(3, "Ada")]], Scale.FIXED
    )
    assert [(c.place, c.name, c.total) for c in lines] == [
        (1, "Ben", 34),
        (2, "Ada", 32),
        (3, "Cleo", 16),
    ]
    run = Running(3, rounds=1, prizes=Scale.MILLESIMAL)
    run.pair()
    assert "Prize" not in standings_sheet(run.value, run.competition, "en")["head"]
    run.play(stronger)
    sheet = standings_sheet(run.value, run.competition, "en")
    assert sheet["head"][-1] == "Prize"
    assert [row[-1] for row in sheet["rows"]] == ["1000", "900", "800"]
    assert compiled([sheet], "en").startswith(b"%PDF")
    worst = championship([[(1, "Ada")], [(9, "Ada")]], Scale.FIXED, skip_worst=1)
    assert worst[0].total == 18


def test_a_small_demo(tmp_path, capsys):
    def made(folder, *more):
        words = ["--players", "5", "--rounds", "2", "--seed", "4", "--out", str(folder)]
        assert main(["tournament", "demo", *words, *more, "--lang", "en"]) == 0
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        assert "the records of all matches" in " ".join(out.split())
        return json.loads((folder / "standings.json").read_text())

    first, second = made(tmp_path / "a"), made(tmp_path / "b", "--workers", "1")
    assert first == second
    assert (tmp_path / "a/demo.tournament").read_bytes() == (
        tmp_path / "b/demo.tournament"
    ).read_bytes()
    records = sorted(path.name for path in (tmp_path / "a/records").iterdir())
    assert records == [f"round-{r}-board-0{b}.carrom" for r in (1, 2) for b in (1, 2)]
    for name in records:
        assert main(["record", "check", str(tmp_path / "a/records" / name)]) == 0
    pdfs = {path.name for path in (tmp_path / "a").glob("*.pdf")}
    assert {"standings-en.pdf", "standings-fr.pdf", "crosstable-fr.pdf", "badges-en.pdf"} <= pdfs
    assert sum(row["points"] for row in first["standings"]) == 2 * (2 * 2 + 2)
    assert sum(figure["boards"] for figure in first["statistics"]) == 8
    assert main(["tournament", "demo", "--out", str(tmp_path / "a"), "--lang", "en"]) == 2
    assert "already exists" in capsys.readouterr().err


def test_no_boards_no_figures():
    assert board_figures(played().competition) == ()


def test_teams_have_a_card_for_each_rubber():
    run = Running(0, kind=Kind.TEAMS, rubbers=3)
    for n in (1, 2):
        team: dict[str, Any] = {"competitor": f"t{n}", "title": f"Team {n}"}
        run.do(Entered(competition=SINGLES, players=(f"a{n}", f"b{n}"), **team))
    run.pair()
    for language, said in zip(LANGUAGES, ("Rubber 3 of 3", "Match 3 sur 3"), strict=True):
        sheet = cards_sheet(run.value, run.competition, run.competition.rounds[0], language)
        cards = [card for page in sheet["pages"] for card in page]
        assert len(cards) == 3
        assert said in cards[2]["subtitle"]
        assert (cards[2]["first"], cards[2]["second"]) == ("A – Team 1", "Team 2 – B")
