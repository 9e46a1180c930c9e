"""Files of SoL: one of our own in the same form, with figures added up by hand."""

import gzip
import json
from datetime import UTC, datetime
from io import BytesIO
from zipfile import ZipFile

import pytest
from msgspec import structs
from tools.check_sol import differences

from carrom.json_fields import FieldError
from carrom.texts import LANGUAGES
from carrom.tournament import (
    How,
    Kind,
    Person,
    Refusal,
    Result,
    Role,
    Side,
    TieBreak,
    Why,
    final_order,
    finished,
    replayed,
    standings,
)
from carrom.tournament.facts import (
    CompetitionClosed,
    Entered,
    Pairing,
    ResultCorrected,
    RoundProposed,
)
from carrom.tournament.log_lines import PEOPLE_START, parse, write
from carrom.tournament.name_checks import Names
from carrom.tournament.sol_forms import open_sol
from carrom.tournament.sol_read import read_sol
from carrom.tournament.sol_write import write_sol
from carrom.tournament.terms import Order
from tests.tournament.running import SINGLES, Running, stronger

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


KEPT = """\
users:
- {email: user@example.org, firstname: Una, lastname: User, state: C, created: 2015-01-02 03:04:05}
clubs:
- {description: Club One, couplings: serial, prizes: fixed, guid: 00000000000000000000000000000c01, owner: 1,
   email: club@example.org, siteurl: 'https://club.example.org/', nationality: FRA, users: [1]}
- {description: Federation, couplings: serial, prizes: fixed, guid: 00000000000000000000000000000c02,
   isfederation: true, rating: 1}
players:
- {firstname: Ada, lastname: Byron, guid: 12345678901234567890123456789e12, club: 1, federation: 2, owner: 1,
   nationality: FRA, sex: F, birthdate: 1999-12-31, nickname: countess, modified: 2015-06-07 08:48:19.123456}
- {firstname: Jean Marie, lastname: De la Tour, guid: 000000000000000000000000000000b2, club: 1, nationality: FRA,
   sex: M, email: jean@example.org, merged: [[000000000000000000000000000000b3, Jean, Tour, '']]}
- {firstname: Ben, lastname: 'No', nationality: NOR, citizenship: false}
- {firstname: Cleo, lastname: Paz, nationality: ITA, sex: F}
- {firstname: Not, lastname: There, club: 2}
ratings:
- {description: National, guid: 00000000000000000000000000000a01, level: '2', tau: '0.5', inherit: false, club: 2,
   default_rate: 1500, default_deviation: 350, default_volatility: '0.06', lower_rate: 1600, higher_rate: 2600,
   outcomes: guido}
rates:
- {player: 1, rating: 1, date: 2026-01-31, rate: 1612, deviation: 61, volatility: '0.05999'}
championships:
- {description: Earlier, club: 1, guid: 00000000000000000000000000000d01, prizes: fixed, couplings: serial,
   playersperteam: 1, skipworstprizes: 1, closed: true}
- {description: Season, club: 1, guid: 00000000000000000000000000000d02, prizes: fixed, couplings: serial,
   playersperteam: 1, skipworstprizes: 1, previous: 1, rating: 1, owner: 1}
---
championship: 2
competitors:
- {players: [1], points: 6, bucholz: 6, netscore: 27, totscore: 60, prize: '16'}
- {players: [2], points: 4, bucholz: 6, netscore: 20, totscore: 53, prize: '18'}
- {players: [3], points: 2, bucholz: 6, netscore: -4, totscore: 32, prize: '13', retired: true}
- {players: [4], points: 0, bucholz: 10, netscore: -36, totscore: 19, prize: '14'}
couplings: all
currentturn: 6
date: 2026-05-02
delaycompatriotpairing: 1
delaytoppairing: 2
description: Kept Cup
duration: 45
finalkind: bestof3
finals: 1
finalturns: true
guid: 000000000000000000000000000000e1
hosting_club: 2
location: Lyon
matches:
- {board: 1, competitor1: 1, competitor2: 2, score1: 25, score2: 18, turn: 1, breaker: '2', boards: [
   {number: 1, coins1: 9, coins2: 0, queen: '1'}, {number: 2, coins1: 0, coins2: 9, queen: '1'},
   {number: 3, coins1: 9, coins2: 0, queen: '1'}, {number: 4, coins1: 0, coins2: 0, queen: '2'},
   {number: 5, coins1: 0, coins2: 3, queen: '2'}, {number: 6, coins1: 1, coins2: 0}, {number: 7}]}
- {board: 2, competitor1: 3, competitor2: 4, score1: 20, score2: 11, turn: 1}
- {board: 1, competitor1: 1, competitor2: 3, score1: 25, score2: 12, turn: 2}
- {board: 2, competitor1: 2, competitor2: 4, score1: 25, score2: 8, turn: 2}
- {board: 1, competitor1: 1, competitor2: null, score1: 10, score2: 0, turn: 3}
- {board: 2, competitor1: 4, competitor2: 2, score1: 0, score2: 10, turn: 3}
- {board: 1, competitor1: 1, competitor2: 2, score1: 25, score2: 3, turn: 4, final: true}
- {board: 1, competitor1: 2, competitor2: 1, score1: 25, score2: 4, turn: 5, final: true}
- {board: 1, competitor1: 2, competitor2: 1, score1: 25, score2: 24, turn: 6, final: true}
matcheskind: simple
modified: 2026-05-03 00:00:00
owner: 1
phantomscore: 7
prealarm: 5
prized: true
rankedturn: 6
rating: 1
retirements: trend70
socialurl: https://social.example.org/
system: swiss
"""
"""One of everything that SoL can say, and the figures that its code makes of it."""


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


def test_nothing_is_lost_on_the_way():
    told = open_sol(KEPT.encode())
    found = read_sol(KEPT, NOW)
    again = open_sol(write_sol(found).encode())
    assert again.shared == told.shared
    assert again.tourneys == told.tourneys
    assert read_sol(write_sol(found), NOW) == found
    kept = parse(write(found))  # our own file of it
    assert (kept.fault, kept.tournament()) == (None, found)
    assert list(differences(KEPT)) == []


def test_what_is_known_of_people_stands_beside_the_log():
    found = read_sol(KEPT, NOW)
    log = b"".join(each for each in write(found).splitlines() if not each.startswith(PEOPLE_START))
    for name in ("Ada", "Byron", "countess", "1999", "user@", "Una", "jean@", "club@", 'rates"'):
        assert name.encode() not in log, name
    without = found.without_person("p1").without_person("u1").without_person("k1")
    text = write_sol(without)
    for name in ("Ada", "Byron", "countess", "1999", "user@", "Una", "club@", "1612"):
        assert name not in text, name
    assert read_sol(text, NOW).competition("t1").competitors.keys() == {"c1", "c2", "c3", "c4"}


def test_the_official_order_counts():
    competition = read_sol(KEPT, NOW).competition("t1")
    assert competition.closed
    assert [who for _, who in final_order(competition)] == ["c2", "c1", "c4", "c3"]
    assert competition.order == (
        "c2",
        "c1",
        "c4",
        "c3",
    )  # the prizes of the third and fourth say so
    (final,) = competition.knockout_rounds[0].meetings
    assert final.final is not None
    assert (final.final.winner, final.final.games) == (Side.B, ((25, 3), (4, 25), (24, 25)))


def test_boards_have_their_points():
    competition = read_sol(KEPT, NOW).competition("t1")
    result = competition.rounds[0].meetings[0].final
    assert result is not None
    points = [(board.a, board.b, board.queen) for board in result.boards]
    a, b = Side.A, Side.B
    # the queen brings nothing to the loser of a board, nor from 22 on; 3 where everything is given up
    assert points == [
        (12, 0, a),
        (0, 9, a),
        (12, 0, a),
        (0, 3, b),
        (0, 6, b),
        (1, 0, None),
        (0, 0, None),
    ]
    assert [board.breaker for board in result.boards[:2]] == [b, None]


def test_a_bye_with_another_score_counts_for_the_total_alone():
    competition = read_sol(KEPT, NOW).competition("t1")
    assert competition.terms.bye_score == 7
    free = competition.rounds[2].meetings[0].final
    assert free is not None
    assert (free.a, free.how) == (10, How.BYE)
    row = next(row for row in standings(competition) if row.competitor == "c1")
    assert (row.ties[TieBreak.NET], row.ties[TieBreak.TOTAL]) == (27, 60)


def test_who_withdrew_counts_in_the_buchholz_of_others():
    """The third had two points in two rounds, and missed the last one."""

    def buchholz(policy):
        found = read_sol(KEPT.replace("trend70", policy), NOW).competition("t1")
        return {r.competitor: r.ties[TieBreak.BUCHHOLZ] for r in standings(found)}

    none = {"c1": 6, "c2": 6, "c3": 6, "c4": 10}
    assert buchholz("none") == none
    assert buchholz("trend") == none | {"c1": 7, "c4": 11}
    assert buchholz("trend70") == none  # 0.7 of a point is none


def test_what_changed_here_is_written_and_the_rest_stays():
    found = read_sol(KEPT.replace("prized: true", "prized: false"), NOW)
    result = Result(a=25, b=1)
    new = found.record(
        ResultCorrected(competition="t1", round=1, match=2, result=result, reason="read wrongly"),
        Role.ORGANISER,
        NOW,
    )
    assert not isinstance(new, Refusal)
    ada = structs.replace(new.people["p1"], club="Club Three")
    told, again = (
        open_sol(KEPT.encode()),
        open_sol(write_sol(new.with_people({"p1": ada})).encode()),
    )
    (tourney,) = again.tourneys
    assert tourney["matches"][1]["score1"] == 25
    assert [m for m in tourney["matches"] if m.get("final")] == told.tourneys[0]["matches"][6:]
    assert [each["netscore"] for each in tourney["competitors"]] == [27, 20, 11, -51]
    for name in (
        "guid",
        "date",
        "location",
        "hosting_club",
        "owner",
        "couplings",
        "system",
        "prealarm",
    ):
        assert tourney[name] == told.tourneys[0][name], name
    assert "modified" not in tourney
    (first, *others) = again.shared["players"]
    assert others == told.shared["players"][1:]
    assert first["guid"] == told.shared["players"][0]["guid"]
    assert again.shared["clubs"][first["club"] - 1]["description"] == "Club Three"


def test_what_only_files_bring_is_checked_as_everything_else():
    run = Running(3)
    pairings = (Pairing(a="p1", b="p2", board=1), Pairing(a="p3", score=1000))
    refused = run.attempt(RoundProposed(competition=SINGLES, round=1, pairings=pairings))
    assert isinstance(refused, Refusal)
    assert refused.why is Why.SCORE
    run.pair()
    run.play(stronger)
    refused = run.attempt(CompetitionClosed(competition=SINGLES, order=("p1", "p2", "p2")))
    assert isinstance(refused, Refusal)
    assert refused.why is Why.COMPETITOR_UNKNOWN
    run.do(CompetitionClosed(competition=SINGLES, order=("p3", "p1", "p2")))
    assert final_order(run.competition) == ((1, "p3"), (2, "p1"), (3, "p2"))
    entry = Entered(
        competition=SINGLES, competitor="c9", players=("p9",), sol={"x": [{"y": "Ada B"}]}
    )
    assert Names([Person(name="Ada B")]).stand_in_fact(entry)


DOUBLE = (
    FILE.replace("players: [1]", "players: [1, 3]")
    .replace("- {players: [3]", "- {players: [4]")
    .replace("rates: []", "- {firstname: Dov, lastname: Stern}\nrates: []")
)


def test_a_pair_with_one_player_is_read():
    found = read_sol(DOUBLE, NOW)
    competition = found.competition("t1")
    assert competition.terms.kind is Kind.DOUBLES
    assert [len(each.players) for each in competition.competitors.values()] == [2, 1, 1]
    assert figures(competition)["c1"] == (6, 6, 61, 75)
    (again,), (told,) = (open_sol(text.encode()).tourneys for text in (write_sol(found), DOUBLE))
    assert again["competitors"] == told["competitors"]
    assert again["matches"] == [{"score1": 0, "score2": 0, **match} for match in told["matches"]]


def _zip(text):
    packed = BytesIO()
    with ZipFile(packed, "w") as archive:
        archive.writestr("portraits/1.png", b"no picture")
        archive.writestr("everything.sol", text)
    return packed.getvalue()


def _json(text):
    shared, tourneys = open_sol(text.encode())
    return json.dumps([dict(shared), *tourneys]).encode()


@pytest.mark.parametrize(
    "form", [str.encode, lambda t: gzip.compress(t.encode()), _json, _zip, lambda t: _zip(_json(t))]
)
@pytest.mark.parametrize("text", [FILE, KEPT])
def test_every_form_is_the_same_tournament(form, text):
    assert read_sol(form(text), NOW) == read_sol(text, NOW)


def test_a_season_of_old_names_its_players_in_place():
    one = """\
competitors:
- {players: [{firstname: Ada, lastname: Byron, sex: F}], points: 2, bucholz: 0, netscore: 5, totscore: 20, prize: '18'}
- {players: [{firstname: Ben, lastname: Okri, sex: null}], points: 0, bucholz: 2, netscore: -5, totscore: 15}
couplings: dazed
currentturn: 1
date: DATE
description: Cup
matches:
- {board: 1, competitor1: 1, competitor2: 2, score1: 20, score2: 15, turn: 1}
prized: true
prizefactor: '1'
rankedturn: 1
season:
  club: {couplings: dazed, description: The Club, emblem: null}
  description: Season
  playersperteam: 1
  prizefactor: '0'
"""
    found = read_sol(
        one.replace("DATE", "2007-10-01") + "---\n" + one.replace("DATE", "2008-02-01"), NOW
    )
    assert [person.name for person in found.people.values()] == ["Ada Byron", "Ben Okri"]
    assert [c.order for c in found.state.competitions.values()] == [(), ()]
    again = open_sol(write_sol(found).encode())
    assert again.shared["championships"] == [
        {"description": "Season", "club": 1, "playersperteam": 1}
    ]
    assert again.shared["clubs"] == [
        {"couplings": "dazed", "description": "The Club", "emblem": None}
    ]
    assert [each["date"] for each in again.tourneys] == ["2007-10-01", "2008-02-01"]


def test_one_event_of_many_brings_what_it_needs_alone():
    shared, _, tourney = KEPT.partition("---\n")
    other = (
        tourney.replace("Kept Cup", "Other")
        .replace("e1\n", "e2\n")
        .replace("championship: 2", "championship: 1")
    )
    other = (
        other.replace("players: [1]", "players: [5]")
        .replace("rating: 1\n", "")
        .replace("owner: 1\n", "")
    )
    found = read_sol(f"{shared}---\n{tourney}---\n{other}", NOW)
    again = open_sol(write_sol(found, found.competition("t2")).encode())
    assert [each["description"] for each in again.tourneys] == ["Other"]
    assert {each["lastname"] for each in again.shared["players"]} == {
        "There",
        "De la Tour",
        "No",
        "Paz",
    }
    assert [each["description"] for each in again.shared["championships"]] == ["Earlier"]
    assert again.shared["rates"] == []
    text = write_sol(found)
    assert (
        open_sol(text.encode()).tourneys
        == open_sol(f"{shared}---\n{tourney}---\n{other}".encode()).tourneys
    )


def test_knockouts_keep_their_system():
    text = """\
clubs: [{description: Club}]
players:
- {firstname: Ada, lastname: Byron}
- {firstname: Ben, lastname: Okri}
- {firstname: Cleo, lastname: Paz}
championships: [{description: Season, club: 1, playersperteam: 1}]
---
championship: 1
competitors:
- {players: [1], points: 4, position: 1}
- {players: [2], points: 0, position: 3}
- {players: [3], points: 2, position: 2}
couplings: seeds
currentturn: 2
date: 2026-05-02
description: Cup
matches:
- {board: 1, competitor1: 1, competitor2: null, score1: 25, score2: 0, turn: 1}
- {board: 2, competitor1: 3, competitor2: 2, score1: 20, score2: 25, score1_2: 25, score2_2: 3,
   score1_3: 25, score2_3: 24, turn: 1}
- {board: 1, competitor1: 1, competitor2: 3, score1: 25, score2: 0, score1_2: 25, score2_2: 4, turn: 2}
matcheskind: bestof3
rankedturn: 2
system: knockout
"""
    found = read_sol(text, NOW)
    competition = found.competition("t1")
    assert competition.pure_knockout
    assert final_order(competition) == ((1, "c1"), (2, "c3"), (3, "c2"))
    assert finished(competition)
    told = open_sol(text.encode()).tourneys[0]
    assert open_sol(write_sol(found).encode()).tourneys == [told]
    # and the same from the log alone
    (plain,) = open_sol(write_sol(_stranger(found)).encode()).tourneys
    assert plain["matches"] == told["matches"]
    assert (plain["system"], plain["matcheskind"]) == ("knockout", "bestof3")


def _stranger(found):
    """The same tournament as if it were ours."""
    events = tuple(
        structs.replace(
            e, who="", fact=structs.replace(e.fact, sol={}) if hasattr(e.fact, "sol") else e.fact
        )
        for e in found.events
    )
    people = {key: structs.replace(person, sol={}) for key, person in found.people.items()}
    return replayed(structs.replace(found.header, sol={}), events, people)


def test_a_file_too_large_or_torn_is_refused():
    for bad in (
        gzip.compress(b" " * 20_000_001),
        gzip.compress(FILE.encode())[:-9],
        _zip(FILE)[:-9],
        b"PK\x03\x04",
        _zip(b" " * 20_000_001),
        b"[" * 100_000,
        b"[{}, 1]",
        b"competitors: [{players: 1}]\n",
        b"matches: 3\n---\ncompetitors: [[]]\n",
        b"championships: [1]\n---\ncompetitors: []\n",
        (
            FILE
            + "x: &a [1, 1]\n"
            + "".join(
                f"{chr(98 + n)}: &{chr(98 + n)} [*{chr(97 + n)}, *{chr(97 + n)}]\n"
                for n in range(20)
            )
        ).encode(),
        FILE.replace("2026-05-02", "2026-05-32").encode(),
        FILE.replace("Little Cup", '"\\ud800"').encode(),
        FILE.replace("duration: 45", f"duration: {10**400}").encode(),
    ):
        with pytest.raises(FieldError) as caught:
            read_sol(bad, NOW)
        for language in LANGUAGES:
            assert caught.value.reason.text(language)


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
