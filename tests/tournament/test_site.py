"""The static copy of the public pages: readable from a disk, complete, and never half there."""

import zipfile
from dataclasses import replace
from html.parser import HTMLParser
from io import BytesIO
from typing import Any

import pytest

from carrom.cli import main
from carrom.store.site_folder import NotOursError, write_site
from carrom.store.tournament_file import TournamentFile
from carrom.tournament import Person, Result, Role
from carrom.tournament.facts import ResultCorrected, ResultEntered, ResultWithdrawn, WalkedOver
from carrom.tournament.results import BoardScore, Side
from carrom.tournament.site import site_files, zipped
from carrom.tournament.terms import Header, Method, Scale
from tests.tournament.running import SINGLES, Running, stronger

VOID = {"meta", "link"}


class Reader(HTMLParser):
    """Reads a page; every element must be closed."""

    def __init__(self, data):
        super().__init__()
        self.tags, self.links, self.ids, self.text, self.lang = [], [], set(), "", ""
        self._open: list[str] = []
        self.feed(data.decode())
        assert not self._open

    def handle_starttag(self, tag, attrs):
        found = dict(attrs)
        self.tags.append(tag)
        self.ids.add(found.get("id"))
        self.lang = found["lang"] if tag == "html" else self.lang
        if "href" in found:
            self.links.append(found["href"])
        if tag not in VOID:
            self._open.append(tag)

    def handle_endtag(self, tag):
        assert self._open.pop() == tag

    def handle_data(self, data):
        self.text += data


@pytest.fixture(scope="module")
def played():
    """A Swiss of six with a correction, boards and a walk-over, then semi-finals and a final."""
    hall = Running(6, rounds=2, finalists=4, third_place=True)
    hall.value = hall.value.with_people(
        {
            "p1": Person(name="Ada <b>Byron</b>", country="FR"),
            "p2": Person(name="Cleo Minor", junior=True),
        }
    )
    hall.pair()
    boards = (
        BoardScore(a=12, b=0, breaker=Side.A, queen=Side.A, slam=True),
        BoardScore(a=0, b=3, breaker=Side.B),
    )
    result = Result(a=12, b=3, boards=boards)
    hall.do(ResultEntered(competition=SINGLES, round=1, match=1, result=result))
    hall.play(stronger)
    hall.pair()
    hall.do(
        ResultCorrected(
            competition=SINGLES, round=1, match=2, result=Result(a=5, b=25), reason="sides & all"
        )
    )
    hall.do(WalkedOver(competition=SINGLES, round=2, match=3, absent=Side.B))
    games = Result(a=37, b=39, games=((25, 7), (2, 25), (10, 7)))
    wrong = Result(a=37, b=41, games=((25, 7), (2, 25), (10, 9)))
    at: dict[str, Any] = {"competition": SINGLES, "round": 2, "match": 1}
    hall.do(ResultEntered(**at, result=wrong))
    hall.do(ResultWithdrawn(**at, reason="too early"))
    hall.do(ResultEntered(**at, result=wrong))
    hall.do(ResultCorrected(**at, result=games, reason="misread"))
    hall.play(stronger)
    for _ in range(2):
        hall.pair()
        hall.play(stronger)
    return hall.value


@pytest.fixture(scope="module")
def files(played):
    return site_files(played)


def test_every_page_can_be_read_in_both_languages_and_every_link_leads_somewhere(files):
    pages = {name: Reader(data) for name, data in files.items() if name.endswith(".html")}
    assert set(pages) == {
        "index.html",
        "index-fr.html",
        "competition-1-en.html",
        "competition-1-fr.html",
    }
    for name, page in pages.items():
        assert page.lang == ("fr" if "fr" in name else "en")
        assert "script" not in page.tags
        for link in page.links:
            target, _, part = link.partition("#")
            assert (target or name) in files, link
            assert not part or part in pages[target or name].ids


def test_it_has_everything_and_juniors_by_their_initials(files):
    page = Reader(files["competition-1-en.html"])
    for text in (
        "Ada <b>Byron</b>",
        "C. M.",
        "Standings – after 2 rounds",
        "Juniors – after 2 rounds",
        "Buchholz: the points of all opponents added up.",
        "Crosstable",
        "Semi-finals",
        "Third place",
        "Places1. Ada",
        "corrected from 25–5 to 5–25 (sides & all). The next round had been paired already",
        "one side was not there",
        "Statistics of boards",
        "Slams",
        "Round 4",
        "p3 won] withdrawn (too early)",
        "corrected from 37–41 [25–7, 2–25, 10–9, p3 won] to 37–39 [25–7, 2–25, 10–7, p3 won]",
        "(winner)37–3925–7, 2–25, 10–7",
    ):
        assert text in page.text, text
    assert page.text.count("Buchholz: the points of all opponents added up.") == 1
    whole = b"".join(files.values()).decode()
    assert "Cleo Minor" not in whole
    assert "<b>" not in whole
    french = Reader(files["competition-1-fr.html"]).text
    assert "Demi-finales" in french
    assert "Grille des résultats" in french
    assert "corrigé en 5–25" in french


def season(number, scores, **terms):
    """Return a tournament of a season that is played to its end."""
    hall = Running(4, method=Method.ROUND_ROBIN, prizes=Scale.FIXED, **terms)
    for _ in range(3):
        hall.pair()
        hall.play(scores)
    people = {f"p{n}": Person(name=f"Player {n}", junior=n == 4) for n in range(1, 5)}
    header = Header(id=f"{number:024x}", title=f"Cup {number}")
    return replace(hall.value.with_people(people), header=header)


@pytest.fixture(scope="module")
def cups():
    first = season(1, lambda a, b: stronger(a, b)[::-1])
    return first, season(2, stronger, earlier=(f"{1:024x}", f"{9:024x}"))


def test_it_has_the_championship(cups):
    first, second = cups
    read = Reader(site_files(second, [first])["competition-1-en.html"]).text
    assert "Championship#NameCup 1Cup 2Total1Player 11318311P. 4.181331" in read
    assert "One tournament does not count yet" in read
    assert "Championship" not in Reader(site_files(first)["competition-1-en.html"]).text
    alone = Reader(site_files(second)["competition-1-fr.html"]).text
    assert "2 tournois ne comptent pas encore" in alone


def test_only_what_is_published_is_there():
    hall = Running(4)
    assert (
        "Nothing is published yet." in Reader(site_files(hall.value)["competition-1-en.html"]).text
    )
    hall.pair()
    hall.do(
        ResultEntered(competition=SINGLES, round=1, match=1, result=Result(a=17, b=3), side=Side.A),
        by=Role.TABLE,
    )
    assert "17" not in Reader(site_files(hall.value)["competition-1-en.html"]).text


def names(folder):
    return sorted(each.name for each in folder.iterdir())


def test_a_folder_has_the_old_copy_or_the_new_one(tmp_path, files):
    folder = tmp_path / "site"
    write_site(folder, {"index.html": files["index.html"], "old.html": files["index.html"]})
    with pytest.raises(OSError, match="none"):
        write_site(folder, {**files, "none/x.html": b"x"})
    assert names(folder) == ["index.html", "old.html"]
    assert names(tmp_path) == ["site"]
    write_site(folder, files)
    assert {each.name: each.read_bytes() for each in folder.iterdir()} == files
    assert names(tmp_path) == ["site"]


@pytest.mark.parametrize("other", ["photo.jpg", "own.html", "deep/index.html"])
def test_a_folder_with_something_else_in_it_stays_as_it_is(tmp_path, files, other):
    write_site(tmp_path / "site", files)
    mine = tmp_path / "site" / other
    mine.parent.mkdir(exist_ok=True)
    mine.write_text("mine", encoding="utf-8")
    with pytest.raises(NotOursError):
        write_site(tmp_path / "site", {})
    assert mine.read_text(encoding="utf-8") == "mine"
    assert (tmp_path / "site" / "index.html").exists()


def test_the_archive_has_one_folder_and_the_same_bytes_again(files):
    data = zipped(files, "cup")
    assert data == zipped(files, "cup")
    with zipfile.ZipFile(BytesIO(data)) as archive:
        found = {name: archive.read(name) for name in archive.namelist()}
    assert found == {f"cup/{name}": data for name, data in files.items()}


def test_the_command(tmp_path, played, capsys):
    path = tmp_path / "cup.tournament"
    TournamentFile.keep(str(path), played).close()
    command = ["tournament", "site", str(path), "--out", str(tmp_path / "a" / "site")]
    for _ in range(2):
        assert main([*command, "--lang", "en"]) == 0
        assert "index.html in a browser." in capsys.readouterr().out
    assert (tmp_path / "a/site/index.html").read_bytes() == site_files(played)["index.html"]
    (tmp_path / "a/site/mine").write_text("", encoding="utf-8")
    assert main([*command, "--lang", "fr"]) == 2
    assert "contient d’autres fichiers" in capsys.readouterr().err


def test_the_command_with_the_earlier_tournaments(tmp_path, cups):
    files = [tmp_path / f"{number}.tournament" for number in (1, 2)]
    for path, cup in zip(files, cups, strict=True):
        TournamentFile.keep(str(path), cup).close()
    out = tmp_path / "site"
    wanted = [str(files[1]), "--out", str(out), "--earlier", str(files[0]), "--lang", "en"]
    assert main(["tournament", "site", *wanted]) == 0
    assert {each.name: each.read_bytes() for each in out.iterdir()} == site_files(cups[1], cups[:1])
