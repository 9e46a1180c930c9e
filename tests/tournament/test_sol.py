"""Files of SoL: one of our own in the same form, with figures added up by hand."""

from datetime import UTC, datetime

import pytest
from tools.check_sol import differences

from carrom.json_fields import FieldError
from carrom.texts import LANGUAGES
from carrom.tournament import Kind, TieBreak, final_order, finished, standings
from carrom.tournament.sol_read import read_sol
from carrom.tournament.sol_write import write_sol
from carrom.tournament.terms import Order

NOW = datetime(2026, 1, 1, tzinfo=UTC)
FILE = """\
clubs:
- {couplings: serial, description: Carrom Club One, nationality: FRA, prizes: fixed}
- {couplings: dazed, description: Carrom Club Two, nationality: ITA, prizes: fixed}
players:
- {club: 1, firstname: Ada, lastname: Byron, nationality: FRA, sex: F}
- {club: 2, firstname: Ben, lastname: Okri, nationality: ITA, sex: M}
- {club: 2, firstname: Cleo, lastname: Paz, nationality: ITA, sex: F}
rates: []
ratings: []
seasons:
- {closed: false, club: 1, couplings: serial, description: Season, playersperteam: 1}
---
competitors:
- {players: [1], points: 6, bucholz: 6, netscore: 61, totscore: 75}
- {players: [2], points: 4, bucholz: 8, netscore: 29, totscore: 54}
- {players: [3], points: 2, bucholz: 10, netscore: -15, totscore: 30, retired: true}
couplings: dazed
currentturn: 4
date: 2026-05-02
description: Little Cup
duration: 45
location: Lyon
matches:
- {board: 1, competitor1: 1, competitor2: 2, score1: 25, score2: 9, turn: 1}
- {board: 2, competitor1: 3, competitor2: null, score1: 25, score2: 0, turn: 1}
- {board: 1, competitor1: 3, competitor2: 1, score1: 5, score2: 25, turn: 2}
- {board: 2, competitor1: 2, competitor2: null, score1: 25, score2: 0, turn: 2}
- {board: 1, competitor1: 2, competitor2: 3, score1: 20, score2: 0, turn: 3}
- {board: 2, competitor1: 1, competitor2: null, score1: 25, score2: 0, turn: 3}
- {board: 1, competitor1: 1, competitor2: 2, turn: 4}
- {board: 2, competitor1: 3, competitor2: null, score1: 25, turn: 4}
phantomscore: 25
rankedturn: 3
"""


def figures(competition):
    rows = standings(competition, after=3)
    ties = (TieBreak.BUCHHOLZ, TieBreak.NET, TieBreak.TOTAL)
    return {r.competitor: (r.points, *(r.ties[t] for t in ties)) for r in rows}


def test_an_event_gives_its_standings():
    found = read_sol(FILE, NOW)
    competition = found.competition("t1")
    assert figures(competition) == {
        "c1": (6, 6, 61, 75),
        "c2": (4, 8, 29, 54),
        "c3": (2, 10, -15, 30),
    }
    assert [r.competitor for r in standings(competition, after=3)] == ["c1", "c2", "c3"]
    assert (competition.terms.order, competition.terms.kind) == (Order.DAZED, Kind.SINGLES)
    assert competition.terms.minutes == 45
    assert (found.header.title, found.header.place) == ("Little Cup", "Lyon")
    ada = found.person("p1")
    assert (ada.name, ada.club, ada.country, ada.woman) == (
        "Ada Byron",
        "Carrom Club One",
        "FRA",
        True,
    )
    assert competition.competitors["c3"].withdrawn
    assert not competition.rounds[3].complete


def test_the_standings_are_those_in_the_file():
    assert list(differences(FILE)) == []
    other = FILE.replace("netscore: 29", "netscore: 28")
    assert list(differences(other)) == [
        "tourney 1, competitor 2: netscore is 28 in the file, 29 here"
    ]


def test_finals_come_after_the_turns():
    matches = """\
- {board: 1, competitor1: 1, competitor2: 2, score1: 10, score2: 25, turn: 4, final: true}
- {board: 1, competitor1: 2, competitor2: 1, score1: 3, score2: 25, turn: 5, final: true}
- {board: 1, competitor1: 1, competitor2: 2, score1: 4, score2: 25, turn: 6, final: true}
"""
    begin, end = (
        FILE.index("- {board: 1, competitor1: 1, competitor2: 2, turn: 4}"),
        FILE.index("phantom"),
    )
    found = read_sol(FILE[:begin] + matches + FILE[end:], NOW).competition("t1")
    assert figures(found)["c1"] == (6, 6, 61, 75)  # finals do not count for the standings
    (final,) = found.knockout_rounds[0].meetings
    assert final.final is not None
    assert final.final.games == ((10, 25), (25, 3), (4, 25))
    assert finished(found)
    assert final_order(found) == ((1, "c2"), (2, "c1"), (3, "c3"))


def test_what_is_written_is_read_again():
    found = read_sol(FILE, NOW)
    again = read_sol(write_sol(found, found.competition("t1")), NOW)
    assert figures(again.competition("t1")) == figures(found.competition("t1"))
    assert again.people == found.people


@pytest.mark.parametrize(
    "bad",
    [
        "",
        "a: [",
        "hello",
        "a: 1\n---\nb: 2\n---\n- 3\n",
        "players: []\n---\ncompetitors: [{players: [x]}]\nmatches: [{turn: 1}]\n",
        FILE.replace("competitor1: 3, competitor2: 1", "competitor1: 9, competitor2: 1"),
        FILE.replace("score1: 5, score2: 25", "score1: -5, score2: 25"),
        FILE.replace("club: 1, firstname", "club: 77, firstname"),
        FILE.replace("players: [2]", "players: [1]"),
    ],
)
def test_what_cannot_be_read_is_one_sentence(bad):
    with pytest.raises(FieldError) as caught:
        read_sol(bad, NOW)
    for language in LANGUAGES:
        assert caught.value.reason.text(language)


def test_a_file_that_would_run_code_is_refused():
    with pytest.raises(FieldError):
        read_sol("!!python/object/apply:os.system ['true']\n---\na: 1\n", NOW)
