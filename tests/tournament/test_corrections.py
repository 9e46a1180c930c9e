"""What is known of a player is put right, once and with a trace; a list corrects whom it resembles."""

from typing import Any

import pytest

from carrom.cli import main
from carrom.store.tournament_file import read_tournament
from carrom.tournament import Kind, Person, Refusal, Role, Terms, Tournament, propose
from carrom.tournament.csv_files import Listed, read_players
from carrom.tournament.entry_corrections import correction
from carrom.tournament.facts import (
    CompetitionAdded,
    CompetitionClosed,
    Detail,
    Entered,
    EntryCorrected,
    EntryFigures,
    PlayerCorrection,
)
from carrom.tournament.list_entries import Chosen, entries, offers
from carrom.tournament.log_lines import parse, write
from carrom.tournament.log_words import event_words
from carrom.tournament.refusals import Why
from tests.tournament.running import SINGLES, Running

LIST = """name;club;country;sex;junior;rating;seed
Ada Byron;Lyon;FR;f;;1700;
Ben Okri;Lyon;FR;m;;1650;
Cleo Paz;Milano;IT;f;yes;1600;
Dan Roy;Milano;IT;m;;1550;
"""


@pytest.fixture
def said(capsys, tmp_path) -> Any:
    def command_line(command, *args, status=0, lang="en"):
        path = str(tmp_path / "open.tournament")
        assert main(["tournament", command, path, *args, "--lang", lang]) == status
        out, err = capsys.readouterr()
        assert bool(err) == bool(status), err
        return out + err

    run: Any = command_line
    run.file = tmp_path / "open.tournament"
    run.list = tmp_path / "players.csv"
    run("new", "--title", "Lyon Open", "--rounds", "3", "--lot", "7")
    run.list.write_text(LIST, encoding="utf-8")
    run("players", str(run.list))
    return run


def figures(run, competitor):
    found = run.competition.competitors[competitor]
    return EntryFigures(title=found.title, rating=found.rating, seed=found.seed)


def test_an_organiser_corrects_a_player_and_the_log_holds_no_name(said):
    told = said("correct-player", "c2", "--name", "Ben Okry", "--club", "Dijon", "--rating", "1720")
    assert told == "c2 Ben Okry: entry corrected: name, club of p2, rating 1650 → 1720\n"
    french = said("log", lang="fr").splitlines()[-1]
    assert "inscription corrigée\N{NO-BREAK SPACE}: nom, club de p2, cote 1650 → 1720" in french
    said("correct-player", "p3", "--junior", "no", "--seed", "1")
    found = read_tournament(said.file)
    assert found.people["p2"] == Person(name="Ben Okry", club="Dijon", country="FR")
    assert not found.people["p3"].junior
    assert [each.id for each in found.competition("main").by_strength] == ["c3", "c2", "c1", "c4"]
    chained = [line for line in said.file.read_bytes().splitlines() if b'"people":' not in line]
    assert not any(name in line for line in chained for name in (b"Okr", b"Dijon", b"Ada"))
    said("players", "--erase", "p2")
    data = said.file.read_bytes()
    assert b"Okr" not in data
    assert parse(data).fault is None


def test_what_is_no_correction_is_one_sentence(said):
    for wrong, why in {
        ("c2",): "Nothing would change.",
        ("c9", "--seed", "1"): "c9",
        ("c2", "--name", " "): "name",
        ("c2", "--name", "Ada Byron"): "Ada Byron",
        ("c2", "--rating", "-4"): "5,000",
        ("c2", "--seed", "0"): "9,999",
        ("p2", "--name", "x" * 81): "80",
    }.items():
        assert why in said("correct-player", *wrong, status=2), wrong
    assert len(read_tournament(said.file).events) == 5


def test_ratings_that_change_leave_the_pairings_and_shape_the_next():
    run = Running(4, method="round-robin")
    run.pair()
    first = [(m.pairing.a, m.pairing.b) for m in run.competition.rounds[0].meetings]
    run.do(
        EntryCorrected(
            competition=SINGLES,
            competitor="p4",
            before=figures(run, "p4"),
            after=EntryFigures(rating=2500.0, seed=1),
        )
    )
    assert [(m.pairing.a, m.pairing.b) for m in run.competition.rounds[0].meetings] == first
    assert run.competition.by_strength[0].id == "p4"
    run.play()
    while not isinstance(propose(run.value, SINGLES), Refusal):
        run.pair()
        run.play()
    met = [frozenset((m.pairing.a, m.pairing.b)) for _, m in run.competition.meetings()]
    assert len(met) == len(set(met)) == 6


def test_who_may_correct_what_and_when():
    run = Running(2, rounds=1)
    now = figures(run, "p1")
    seed = EntryCorrected(
        competition=SINGLES, competitor="p1", before=now, after=EntryFigures(seed=1)
    )
    name = EntryCorrected(
        competition=SINGLES,
        competitor="p1",
        players=(PlayerCorrection(player="p1", details=(Detail.NAME,)),),
    )
    for by in (Role.CHIEF_UMPIRE, Role.UMPIRE, Role.TABLE, Role.PUBLIC):
        assert run.attempt(seed, by).why is Why.ROLE
    run.do(seed)
    assert run.attempt(seed).why is Why.ENTRY_CHANGED  # somebody else was quicker
    for wrong, why in {
        EntryCorrected(competition=SINGLES, competitor="p1"): Why.NOTHING_CORRECTED,
        EntryCorrected(competition=SINGLES, competitor="p9"): Why.COMPETITOR_UNKNOWN,
        EntryCorrected(
            competition=SINGLES, competitor="p2", players=name.players
        ): Why.NOT_THEIR_PLAYER,
        EntryCorrected(
            competition=SINGLES,
            competitor="p2",
            before=figures(run, "p2"),
            after=EntryFigures(rating=float("nan")),
        ): Why.RATING,
    }.items():
        assert run.attempt(wrong).why is why
    run.pair()
    run.play()
    run.do(CompetitionClosed(competition=SINGLES))
    again = EntryCorrected(
        competition=SINGLES, competitor="p1", before=figures(run, "p1"), after=now
    )
    assert run.attempt(again).why is Why.CLOSED  # the order is final
    run.do(name)  # but not how somebody is spelt on it
    assert parse(write(run.value)).tournament() == run.value


def test_a_list_that_is_taken_again_corrects_and_adds_nobody_twice(said):
    said.list.write_text(
        LIST.replace("Ben Okri;Lyon", "Ben Okry;Dijon")
        .replace("Dan Roy;Milano;IT;m;;1550", "Dan Roy;;IT;m;;1580")
        .replace("Cleo Paz;Milano", "PAZ Cléo;Milano")
        + "Eva Lind;Malmö;SE;;;;\n",
        encoding="utf-8",
    )
    told = said("players", str(said.list), status=2)
    assert "Line 3 corrects Ben Okri (Lyon, FR): Ben Okry (Dijon, FR)" in told
    assert "Lines 3, 4 resemble people who are known already." in told
    assert "--correct" in told
    assert len(read_tournament(said.file).competition("main").competitors) == 4
    told = said("players", str(said.list), "--correct", "3", "5", "--new", "4")
    assert "2 entries taken." in told  # Eva, and another Cleo
    assert "2 entries corrected." in told
    found = read_tournament(said.file)
    assert found.people["p2"] == Person(name="Ben Okry", club="Dijon", country="FR")
    assert found.people["p4"].club == "Milano"  # an empty cell tells nothing
    assert found.competition("main").competitors["c4"].rating == 1580
    assert sorted(person.name for person in found.people.values()) == [
        "Ada Byron",
        "Ben Okry",
        "Cleo Paz",
        "Dan Roy",
        "Eva Lind",
        "PAZ Cléo",
    ]
    said.list.write_text("id;name\np1;Augusta King\n", encoding="utf-8")
    said("players", str(said.list), "--correct", "all")
    assert read_tournament(said.file).people["p1"].name == "Augusta King"
    said("players", str(said.list))  # taken again, nothing changes
    assert len(read_tournament(said.file).people) == 6


def test_a_list_of_whom_everybody_resembles_somebody_is_refused_in_a_sentence(said):
    """Hundreds of lines do not fit into one: the first are named."""

    letters = "abcdefghijklmnopqrst"
    names = [f"{a}{b}{b}{a} {b}{a}{a}{b}strand" for a in letters for b in letters]
    said.list.write_text("\n".join(["name;club", *(f"{n};Lyon" for n in names)]), encoding="utf-8")
    said("players", str(said.list))
    said.list.write_text("\n".join(["name", *(f"{n}s" for n in names)]), encoding="utf-8")
    for language, word in (("en", "Lines"), ("fr", "lignes")):
        told = said("players", str(said.list), status=2, lang=language).splitlines()[-1]
        assert f"{word} 2, 3, 4, " in told
        assert ", 21, …" in told


def held(kind, listed):
    """A competition of some kind with a list in it."""
    found: Any = Tournament(Header_, people={})
    added = CompetitionAdded(competition="k", terms=Terms(title="K", kind=kind))
    found = found.record(added, Role.ORGANISER, Running(0).at())
    return taken(found, listed)


def taken(found, listed, chosen=None):
    at = found.events[-1].at
    new = entries(found, found.competition("k"), listed, at, chosen or Chosen())
    assert not isinstance(new, Refusal), new.said.text()
    for fact in new.facts:
        found = found.record(fact, Role.ORGANISER, at)
    return found.with_people(new.people)


Header_ = Running(0).value.header


@pytest.mark.parametrize(
    ("kind", "before", "after"),
    [
        (
            Kind.DOUBLES,
            "name,partner,club\nAda Byron,Ben Okri,Lyon\n",
            "name,partner,club,rating\nAda Byron,Ben Okrie,Lyon,1600\n",
        ),
        (
            Kind.TEAMS,
            "team,name\nReds,Ada Byron\nReds,Ben Okri\n",
            "team,name,seed\nRouges,Ada Byron,2\nRouges,Ben Okrie,\n",
        ),
    ],
)
def test_pairs_and_teams_are_corrected_too(kind, before, after):
    found = held(kind, read_players(before, kind).entries)
    again = read_players(after, kind).entries
    (offer,) = offers(found, found.competition("k"), again)
    assert (offer.competitor, offer.sure) == ("c1", False)
    found = taken(found, again, Chosen(correct=[offer.line]))
    (only,) = found.competition("k").competitors.values()
    assert found.people[only.players[1]].name == "Ben Okrie"
    assert (only.rating, only.seed) == ((1600, None) if kind is Kind.DOUBLES else (None, 2))
    assert only.title == ("Rouges" if kind is Kind.TEAMS else "")
    assert "of p2" in event_words(found.events[-1]).what.text()


def test_somebody_of_another_competition_is_corrected_when_they_enter():
    found = held(Kind.SINGLES, [Listed((Person(name="Ada Byron", club="Lyon"),))])
    terms = Terms(title="More")
    found = found.record(
        CompetitionAdded(competition="more", terms=terms), Role.ORGANISER, found.events[-1].at
    )
    listed = read_players("name,club\nAda Biron,Lyon\n", Kind.SINGLES).entries
    at = found.events[-1].at
    wanted: Any = entries(found, found.competition("more"), listed, at, Chosen(correct=[2]))
    assert [type(fact) for fact in wanted.facts] == [Entered, EntryCorrected]
    assert wanted.facts[0].players == ("p1",)
    assert wanted.people == {"p1": Person(name="Ada Biron", club="Lyon")}


@pytest.mark.parametrize(
    ("one", "other", "near"),
    [
        ("Jon Smith", "John Smith", True),
        ("Smith John", "John Smith", True),
        ("Zoé  Ménard", "ZOE MENARD", True),
        ("Ada Byron", "Ada Bryon", True),
        ("Ann", "Anna", False),
        ("Ada Byron", "Ben Okri", False),
        ("Jan Novak", "Ian Nowakow", False),
        ("Player 11", "Player 12", False),
        ("???", "!!!", False),
    ],
)
def test_which_names_are_near(one, other, near):
    found = held(Kind.SINGLES, [Listed((Person(name=one, club="x"),))])
    told = offers(found, found.competition("k"), [Listed((Person(name=other, club="y"),), line=2)])
    assert bool(told) is near


def test_nothing_is_corrected_where_nothing_is_wrong():
    found = held(Kind.SINGLES, [Listed((Person(name="Ada", club="Aix", junior=True),))])
    (only,) = found.competition("k").competitors
    there = found.people["p1"]
    same = correction(found, found.competition("k"), only, {"p1": there}, EntryFigures())
    assert same is None
