"""Standings: every figure by hand, ties and who decides them; knockouts, groups, round robins."""

from collections import Counter
from itertools import combinations, pairwise, permutations
from random import Random
from typing import Any

import pytest

from carrom.match.settings import Clock
from carrom.texts import LANGUAGES, render
from carrom.tournament import Result, Side, final_order, finished, propose, standings
from carrom.tournament.categories import categories
from carrom.tournament.desk_settings import desk_settings
from carrom.tournament.facts import (
    Entered,
    ResultCorrected,
    ResultEntered,
    RoundPublished,
    Withdrew,
)
from carrom.tournament.json_form import competition_json, standings_json
from carrom.tournament.knockout import first_round, tree
from carrom.tournament.refusals import Refusal, Why
from carrom.tournament.results import How, bye, team_result, walkover
from carrom.tournament.round_robin import berger, rounds_needed, snake
from carrom.tournament.standings import explanation, only, reason
from carrom.tournament.terms import USUAL, Bracket, Kind, Length, Method, Terms, TieBreak
from tests.tournament.running import SINGLES, Running, stronger

HERE: dict[str, Any] = {"competition": SINGLES}


def test_results():
    assert Result(a=25, b=3).points(Side.A) == 2
    assert Result(a=9, b=9).points(Side.B) == 1
    lost_more = Result(a=60, b=51, games=((25, 1), (10, 25), (25, 25)))
    assert lost_more.winner is Side.A
    by_games = Result(a=35, b=50, games=((12, 11), (11, 28), (12, 11)))
    assert by_games.winner is Side.A
    assert walkover(Side.A, 25).winner is Side.B
    assert bye(25).how is How.BYE
    team = team_result((Result(a=25, b=0), Result(a=3, b=4), Result(a=0, b=1)))
    assert (team.a, team.b, team.winner) == (28, 5, Side.B)


def test_figures_by_hand():
    run = Running(4, rounds=2, minutes=60)
    run.pair()  # p1-p3, p2-p4
    run.play(stronger)
    run.pair()
    run.play(lambda a, b: (12, 12))
    rows = standings(run.competition)
    assert {(r.competitor, r.points) for r in rows[:2]} == {("p1", 3), ("p2", 3)}
    points = {r.competitor: r.points for r in rows}
    for row in rows:
        opponents = [
            m.pairing.b if m.pairing.a == row.competitor else m.pairing.a
            for _, m in run.competition.meetings()
            if row.competitor in (m.pairing.a, m.pairing.b)
        ]
        assert row.ties[TieBreak.BUCHHOLZ] == sum(points[o] for o in opponents)
        assert row.ties[TieBreak.NET] == (20 if row.competitor in ("p1", "p2") else -20)
        assert row.ties[TieBreak.TOTAL] == (37 if row.competitor in ("p1", "p2") else 17)
    said = [reason(b, a, str) for a, b in pairwise(rows)]
    assert rows[1].decided_by is TieBreak.LOT
    assert all(render(said[0], language) for language in LANGUAGES)
    assert all(render(explanation(t), language) for t in TieBreak for language in LANGUAGES)


def test_the_direct_encounter_decides_where_it_is_wanted():
    def score(a, b):
        wins = {("p1", "p2"), ("p2", "p3"), ("p1", "p3"), ("p4", "p1"), ("p2", "p4"), ("p3", "p4")}
        won = (a, b) in wins
        big = 25 if {a, b} != {"p1", "p2"} else 2
        return (big, 0) if won else (0, big)

    def table(*breaks):
        run = Running(4, method=Method.ROUND_ROBIN, minutes=60, tie_breaks=(*breaks, TieBreak.NET))
        for _ in range(3):
            run.pair()
            run.play(score)
        return [r.competitor for r in standings(run.competition)]

    assert table()[:2] == ["p2", "p1"]
    assert table(TieBreak.DIRECT)[:2] == ["p1", "p2"]


def test_who_is_level_in_everything_shares_a_place():
    run = Running(4, tie_breaks=())
    run.pair()
    run.play(stronger)
    assert [r.place for r in standings(run.competition)] == [1, 1, 3, 3]
    rest = only(standings(run.competition), lambda c: c != "p1", ())
    assert [r.place for r in rest] == [1, 2, 2]


def test_among_some_the_reason_is_the_first_figure_in_which_they_differ():
    """Others may stand between two who are compared, and what parted them from each other is another thing."""
    decided: set[TieBreak | None] = set()
    for seed, breaks in enumerate(permutations((TieBreak.DIRECT, TieBreak.BUCHHOLZ, TieBreak.NET))):
        run, chance = (
            Running(7, minutes=60, tie_breaks=(*breaks, TieBreak.LOT), rounds=4),
            Random(seed),
        )
        for _ in range(4):
            run.pair()
            run.play(lambda *_, chance=chance: chance.choice([(5, 2), (1, 6), (3, 3)]))
        rows, ties = standings(run.competition), run.competition.terms.tie_breaks
        for some in (
            set(each) for n in range(1, 8) for each in combinations(run.competition.competitors, n)
        ):
            kept = only(rows, some.__contains__, ties)
            assert kept[0].decided_by is None
            for above, row in pairwise(kept):
                level = ties if above.points == row.points else ()
                differ = (tie for tie in level if above.ties.get(tie) != row.ties.get(tie))
                assert row.decided_by is next(differ, None)
                decided.add(row.decided_by)
                why = reason(row, above, str)
                assert why is None or render(why, "fr")
    assert {TieBreak.DIRECT, TieBreak.BUCHHOLZ, TieBreak.NET, None} <= decided


def test_women_and_juniors_have_standings_where_they_are_not_everybody():
    run = Running(4)
    run.pair()
    run.play(stronger)
    rows = standings(run.competition)
    own = {"p1": {}, "p2": {"woman": True}, "p3": {}, "p4": {"woman": True}}
    for people, wanted in (
        ({name: {} for name in own}, {}),
        (own, {"women": ["p2", "p4"]}),
        (own | {"p3": {"junior": True}}, {"women": ["p2", "p4"], "juniors": ["p3"]}),
        ({name: {"woman": True} for name in own}, {}),
    ):
        run.people(**people)
        found = dict(categories(run.value, run.competition, rows))
        assert {str(k): sorted(row.competitor for row in v) for k, v in found.items()} == wanted
        assert all([row.place for row in v] == [*range(1, len(v) + 1)] for v in found.values())


@pytest.mark.parametrize("count", range(2, 21))
def test_berger_tables(count):
    members = [f"p{n}" for n in range(1, count + 1)]
    met: Counter[frozenset[str | None]] = Counter()
    for number in range(1, rounds_needed(count) + 1):
        pairs = berger(members, number)
        there = [c for pair in pairs for c in pair if c is not None]
        assert sorted(there) == sorted(members)
        met.update(map(frozenset, pairs))
    wanted: set[frozenset[Any]] = {frozenset(pair) for pair in combinations(members, 2)}
    if count % 2:
        wanted |= {frozenset((m, None)) for m in members}
    assert met == Counter(wanted)


def test_the_published_berger_table_of_six():
    """As federations print it, colours aside."""
    rounds = ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"]
    for number, line in enumerate(rounds, start=1):
        wanted = {frozenset(pair.split("-")) for pair in line.split()}
        assert set(map(frozenset, berger("123456", number))) == wanted


def test_a_round_robin_to_its_end():
    run = Running(5, method=Method.ROUND_ROBIN)
    while not isinstance(propose(run.value, SINGLES), Refusal):
        run.pair()
        run.play(stronger)
        if len(run.competition.published) == 2:
            run.do(Withdrew(**HERE, competitor="p5"))
    assert len(run.competition.published) == 5
    assert finished(run.competition)
    assert [r.competitor for r in standings(run.competition)][:4] == ["p1", "p2", "p3", "p4"]


def test_trees():
    assert tree(4) == [1, 4, 2, 3]
    pairings = first_round([f"p{n}" for n in range(1, 7)])
    assert [(p.a, p.b) for p in pairings] == [
        ("p1", None),
        ("p4", "p5"),
        ("p2", None),
        ("p3", "p6"),
    ]


@pytest.mark.parametrize("bracket", Bracket)
@pytest.mark.parametrize("count", [2, 3, 5, 8, 13, 16])
def test_a_knockout_to_its_end(bracket, count):
    run = Running(count, method=Method.KNOCKOUT, bracket=bracket, third_place=True)
    while not isinstance(propose(run.value, SINGLES), Refusal):
        run.pair()
        draw = Result(a=9, b=9)
        open_ = [
            n
            for n, m in enumerate(run.competition.rounds[-1].meetings, start=1)
            if m.pairing.b is not None
        ]
        fact = ResultEntered(**HERE, round=len(run.competition.rounds), match=open_[0], result=draw)
        assert run.attempt(fact).why is Why.NO_WINNER
        run.play(stronger)
    assert finished(run.competition)
    order = final_order(run.competition)
    assert order[:2] == ((1, "p1"), (2, "p2"))
    assert len(order) == count
    if count >= 4:
        assert order[2:4] == ((3, "p3"), (4, "p4"))


def test_a_knockout_result_is_not_turned_once_the_winner_has_gone_on():
    run = Running(4, method=Method.KNOCKOUT)
    run.pair()
    run.play(stronger)
    run.pair()
    turned = ResultCorrected(**HERE, round=1, match=1, result=Result(a=1, b=25), reason="x")
    assert run.attempt(turned).why is Why.NEXT_ROUND
    run.do(ResultCorrected(**HERE, round=1, match=1, result=Result(a=25, b=9), reason="x"))


@pytest.mark.parametrize("bracket", Bracket)
def test_who_has_withdrawn_is_not_paired_again_in_a_knockout(bracket):
    run = Running(8, method=Method.KNOCKOUT, bracket=bracket, third_place=True)
    run.pair()
    run.play(stronger)
    preview = propose(run.value, SINGLES)
    assert not isinstance(preview, Refusal)
    run.do(preview)
    run.do(Withdrew(**HERE, competitor="p2"))
    assert run.attempt(RoundPublished(**HERE, round=2)).why is Why.STALE
    assert run.attempt(preview).why is Why.PAIRING
    run.pair()
    (free,) = [m for m in run.competition.rounds[1].meetings if m.pairing.b is None]
    assert (free.pairing.a, free.result) == ("p3", Result(a=25, b=0, how=How.BYE))
    run.play(stronger)
    run.do(Withdrew(**HERE, competitor="p4"))
    run.pair()
    third = [m for m in run.competition.rounds[2].meetings if m.pairing.third]
    assert not third  # both who should play it have gone
    run.play(stronger)
    assert finished(run.competition)
    assert final_order(run.competition)[:4] == ((1, "p1"), (2, "p3"), (3, "p2"), (3, "p4"))


def test_a_final_against_nobody_and_a_tree_with_two_who_are_gone():
    run = Running(8, method=Method.KNOCKOUT)
    run.pair()
    run.play(stronger)
    for gone in ("p1", "p4", "p2"):
        run.do(Withdrew(**HERE, competitor=gone))
    run.pair()
    assert [(m.pairing.a, m.pairing.b) for m in run.competition.rounds[1].meetings] == [
        ("p1", None),
        ("p3", None),
    ]
    run.pair()
    assert [(m.pairing.a, m.pairing.b) for m in run.competition.rounds[2].meetings] == [
        ("p3", None)
    ]
    assert finished(run.competition)
    assert final_order(run.competition)[:2] == ((1, "p3"), (2, "p1"))


def test_one_group_with_one_qualifier_has_no_knockout():
    run = Running(4, method=Method.GROUPS, group_size=4, qualifiers=1)
    for _ in range(3):
        assert not finished(run.competition)
        run.pair()
        run.play(stronger)
    assert finished(run.competition)
    over = propose(run.value, SINGLES)
    assert isinstance(over, Refusal)
    assert over.why is Why.OVER
    assert final_order(run.competition)[0] == (1, "p1")


def test_groups_then_knockout():
    run = Running(11, method=Method.GROUPS, group_size=4, qualifiers=2)
    groups = snake([f"p{n}" for n in range(1, 12)], 4)
    assert [len(g) for g in groups] == [3, 4, 4]
    assert groups[0] == ("p1", "p6", "p7")
    while not isinstance(propose(run.value, SINGLES), Refusal):
        run.pair()
        run.play(stronger)
    assert finished(run.competition)
    knockout = run.competition.knockout_rounds
    assert len(knockout[0].seeding) == 6
    group_of = {c: n for n, g in enumerate(groups) for c in g}
    for meeting in knockout[0].meetings:
        if meeting.pairing.b is not None:
            assert group_of[meeting.pairing.a] != group_of[meeting.pairing.b]
    assert final_order(run.competition)[0] == (1, "p1")
    assert len(final_order(run.competition)) == 11


def test_finals_after_a_swiss():
    run = Running(9, rounds=4, finalists=4)
    while not isinstance(propose(run.value, SINGLES), Refusal):
        run.pair()
        run.play(stronger)
    assert len(run.competition.published) == 6
    assert len(run.competition.knockout_rounds) == 2
    order = final_order(run.competition)
    assert order[0] == (1, "p1")
    assert sorted(c for _, c in order) == sorted(run.competition.competitors)
    assert standings(run.competition)[0].played == 4


def test_teams_with_rubbers():
    run = Running(0, kind=Kind.TEAMS, rubbers=3, method=Method.ROUND_ROBIN)
    for n in (1, 2):
        players = (f"a{n}", f"b{n}", f"c{n}")
        run.do(Entered(**HERE, competitor=f"p{n}", players=players, title=f"Team {n}"))
    run.pair()
    three = (Result(a=25, b=0), Result(a=10, b=12), Result(a=10, b=12))
    fact = ResultEntered(**HERE, round=1, match=1, result=team_result((*three, three[0])))
    assert run.attempt(fact).why is Why.RUBBERS
    run.do(ResultEntered(**HERE, round=1, match=1, result=team_result(three)))
    (first, second) = standings(run.competition)
    meeting = run.competition.rounds[0].meetings[0]
    assert first.competitor == meeting.pairing.b
    assert second.ties[TieBreak.NET] == 21
    assert run.value.name(run.competition, "p1") == "Team 1"


def test_json_has_everything():
    run = Running(4)
    run.people(p1={"woman": True, "country": "FR"}, p2={"junior": True})
    run.pair()
    run.play(stronger)
    made = competition_json(run.value, run.competition, public=True)
    assert [row["name"] for row in made["women"]] == ["p1"]
    assert [row["name"] for row in made["juniors"]] == ["p."]
    assert made["played"][0]["matches"][0]["result"] == {"a": 25, "b": 5}
    assert made["standings"][0]["points"] == 2
    assert set(USUAL) <= set(standings_json(run.value, run.competition)["standings"][0])


def test_matches_at_the_desk_have_the_terms_of_their_competition():
    terms = Terms(title="x", rules="icf", length=Length.ONE_BOARD, clock=Clock.STRICT)
    pool = desk_settings(terms, ("a1",), ("b1",), knockout=False)
    assert (pool.single_board, pool.clock, pool.options) == (True, Clock.STRICT, {})
    final = desk_settings(terms, ("a1",), ("b1",), knockout=True)
    assert final.options == {"stage": "knockout"}
    for length, games in ((Length.AS_RULED, None), (Length.ONE_GAME, 1), (Length.TWO_GAMES, 2)):
        usual = desk_settings(Terms(title="x", length=length), ("a1",), ("b1",), knockout=True)
        assert (usual.games_to_win, usual.single_board, usual.options) == (games, False, {})
