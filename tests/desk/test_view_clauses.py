"""Every case that only people see has its entry in the view, and its ruling cites the clause.

Nothing goes around the view: what it offers is sent back as JSON, and what comes out is looked at.
"""

import json
from datetime import datetime, timedelta
from functools import cache

import pytest

from carrom.desk.view import decode_fact, enter
from carrom.match.events import Event
from carrom.match.settings import Clock
from carrom.match.state import Ending, Phase, ProtestState
from carrom.rules import RULE_SETS
from carrom.rules.book import Condition
from carrom.rules.catalogue import Answers, clauses
from tests.desk.moments import MOMENTS, START, Page, at, logs, placing

SETS = tuple(RULE_SETS)


def offered_facts(view):
    """Yield every fact that can be sent as it stands, with the name of its offer and its clause."""
    for call in view["calls"]:
        for each in (*call["facts"], *call["late"]):
            pieces = call["pieces"]
            fact = each["fact"]
            if pieces and pieces["needed"]:
                for kind in pieces["kinds"]:
                    yield call["name"], call["clause"], fact | {"pieces": [kind]}
            else:
                yield call["name"], call["clause"], fact
                for kind in pieces["kinds"] if pieces else ():
                    yield call["name"], call["clause"], fact | {"pieces": [kind]}
    for ground in view["grounds"]:
        for each in ground["facts"]:
            yield ground["name"], ground["clause"], each["fact"]


@cache
def cited(rules):
    """Return what each call and ground of a rule set led to, over all moments: the events."""
    found: dict[str, list[tuple[str, Event]]] = {}
    for doubles in (False, True):
        for moment, log in logs(rules, doubles=doubles).items():
            for name, clause, fact in offered_facts(at(log).view):
                event = enter(log, decode_fact(json.dumps(fact).encode(), log), _now(log))
                assert isinstance(event, Event), (moment, fact, event)
                assert clause in event.clauses, (moment, fact, event.clauses)
                found.setdefault(name, []).append((moment, event))
    return found


def _now(log):
    return log.last.at


@pytest.mark.parametrize("rules", SETS)
def test_every_call_of_the_book_is_offered_somewhere_and_ruled_on(rules):
    book = RULE_SETS[rules].book
    by_itself = {n for n, c in book.calls.items() if Condition.PASSED_ENOUGH in c.when}
    offered = set(cited(rules))
    assert set(book.calls) - by_itself | set(book.disqualifications) == offered


def called_clauses():
    """Return the clauses of what only people see that a call or a ground is about."""
    for name, rules in RULE_SETS.items():
        book = rules.book
        ours = {each.clause: short for short, each in book.calls.items()}
        ours |= {each.clause: short for short, each in book.disqualifications.items()}
        for clause in clauses(name):
            if Answers.UMPIRE in clause.who and clause.id in ours:
                marks = pytest.mark.proves(clause.id)
                yield pytest.param(name, ours[clause.id], clause.id, marks=marks, id=clause.id)


@pytest.mark.parametrize(("rules", "name", "clause"), tuple(called_clauses()))
def test_a_case_that_only_people_see_is_entered_and_ruled_on(rules, name, clause):
    events = cited(rules)[name]
    assert events
    for _, event in events:
        assert event.clauses[0] == clause or clause in event.clauses
        assert event.reason is not None or event.effects.ending is Ending.DISQUALIFIED


ENTERED_OTHERWISE = {
    "international:3.4",
    "international:4.2",
    "international:4.3",
    "icf:40",
    "icf:64.b",
    "icf:80",
    "icf:84.a",
    "icf:94",
    "icf:118.b",
    "icf:121.a",
    "icf:122.e",
}
"""What only people see that is no call: strokes, choices and other entries. Each has a test below."""


def test_nothing_that_only_people_see_is_left_out():
    called = {each.values[2] for each in called_clauses()}
    every = {c.id for name in SETS for c in clauses(name) if Answers.UMPIRE in c.who}
    assert every - called == ENTERED_OTHERWISE


@pytest.mark.proves("international:3.4", "icf:40")
@pytest.mark.parametrize("rules", SETS)
def test_trial_boards_one_a_side_and_none_for_who_is_late(rules):
    page = Page(rules)
    if RULE_SETS[rules].trial_after_toss:
        assert "trial" not in {offer["name"] for offer in page.view["offers"]}
        page.choose()
    page.take("trial")
    assert page.log.state.trials == ("a",)
    assert [each["fact"]["team"] for each in page.offered("trial")["facts"]] == ["b"]
    page.take("late", 1)
    assert page.log.state.late == ("b1",)
    assert "trial" not in {offer["name"] for offer in page.view["offers"]}


@pytest.mark.proves("icf:117", "settled:68", "international:4.e")
@pytest.mark.parametrize("rules", SETS)
def test_a_damaged_striker_is_offered_during_a_board_where_the_rules_allow_it(rules):
    page = Page(rules)
    page.begin()
    assert {"striker"} == {o["name"] for o in page.view["offers"] if "striker" in o["name"]}
    assert "damaged" not in page.offered("striker")["facts"][0]["fact"]
    page.play()
    names = {o["name"] for o in page.view["offers"] if "striker" in o["name"]}
    assert names == ({"striker-damaged"} if rules == "icf" else set())
    if names:
        event = page.take("striker-damaged", 1)
        assert event.clauses == ("icf:117",)
        assert page.log.state.striker_changes == {"b1": 1}


@pytest.mark.proves("international:4.2")
@pytest.mark.parametrize("rules", SETS)
def test_a_disqualification_ends_the_match_on_every_ground(rules):
    grounds = RULE_SETS[rules].book.disqualifications
    page = Page(rules)
    assert {ground["name"] for ground in page.view["grounds"]} == {
        name for name, ground in grounds.items() if not ground.after_warnings
    }
    page.play()
    ground = page.view["grounds"][0]
    event = page.send(ground["facts"][1]["fact"])
    assert event.clauses == (ground["clause"],)
    assert (page.view["phase"], page.log.state.winner) == ("over", "a")


@pytest.mark.proves("international:4.3")
@pytest.mark.parametrize("rules", SETS)
@pytest.mark.parametrize("upheld", [True, False])
def test_a_protest_with_its_clause_its_time_and_both_outcomes(rules, upheld):
    page = at(logs(rules, doubles=False)["placed"])
    about = max(entry["seq"] for entry in page.view["entries"] if entry["protest"])
    clause = page.view["calls"][0]["clause"]
    facts = [each["fact"] for each in page.offered("protest")["facts"]]
    assert page.offered("protest")["needs"] == "clause"
    fact = next(each for each in facts if each["about"] == about)
    page.send(fact | {"clause": clause})
    (protest,) = page.view["protests"]
    assert (protest["state"], protest["clause"], protest["until"]) == ("announced", clause, None)
    assert page.view["stroke"]  # play goes on
    page.take("concede")  # the board is over: from now on there are fifteen minutes
    (protest,) = page.view["protests"]
    until = datetime.fromisoformat(protest["until"])
    minutes = RULE_SETS[rules].protest_minutes
    assert until - page.log.last.at == timedelta(minutes=minutes)
    assert page.offered("written")["until"] == protest["until"]
    late = decode_fact(json.dumps(page.offered("written")["facts"][0]["fact"]).encode())
    assert not isinstance(enter(page.log, late, until + timedelta(seconds=1)), Event)
    assert page.send(page.offered("written")["facts"][0]["fact"], until).clauses
    games = page.log.state.games
    page.send(page.offered("upheld" if upheld else "rejected")["facts"][0]["fact"], until)
    (after,) = page.log.state.protests
    if upheld:
        assert after.state is ProtestState.UPHELD
        assert (page.log.state.phase, page.log.state.replays) == (Phase.TOSS, 1)
    else:
        assert after.state is ProtestState.REJECTED
        assert page.log.state.games == games


@pytest.mark.proves("icf:64.b")
def test_an_improper_stroke_with_the_queen():
    page = Page("icf").play()
    page.stroke("o")
    event = page.stroke("oq", proper=False)
    assert "icf:64.b" in event.clauses
    assert page.view["phase"] == "placing"


@pytest.mark.proves("icf:80")
def test_a_piece_that_nobody_dares_to_place_stays_pocketed():
    page = placing(Page("icf"))
    lying = page.log.state.situation
    forgo = next(c["fact"] for c in page.view["choices"] if c["fact"]["type"] == "forwent")
    page.send(forgo)
    after = page.log.state.situation
    assert after.white.on_board + after.black.on_board < lying.white.on_board + lying.black.on_board
    assert page.view["phase"] == "stroke"


@pytest.mark.proves("icf:84.a")
def test_a_piece_is_placed_by_a_choice():
    page = placing(Page("icf"))
    assert page.choose().clauses == ("icf:84.a",)


def test_the_umpire_is_told_to_put_the_queen_back():
    page = at(logs("icf", doubles=False)["covering"])
    page.stroke()
    last = page.view["entries"][-1]
    told = " ".join(part["en"] for part in (last["entry"], *last["answer"]))
    assert "queen" in told.lower()
    assert page.log.state.situation.queen == "on_board"


@pytest.mark.proves("icf:118.b", "icf:121.a", "icf:122.e")
def test_an_appeal_stops_play_and_its_clock_until_the_umpire_says_play():
    page = Page("icf", clock=Clock.STRICT).play()
    page.stroke("o")
    before = page.view
    assert page.take("request", 1).clauses == ("icf:121.a",)
    during = page.view
    page.choose()
    after = page.view
    running = [bool(view["clock"] and view["stroke"]) for view in (before, during, after)]
    assert running == [True, False, True]
    assert during["clock"] is during["stroke"] is None


@pytest.mark.parametrize("rules", SETS)
@pytest.mark.parametrize("doubles", [False, True])
@pytest.mark.parametrize("moment", MOMENTS)
def test_everything_offered_can_be_entered(rules, doubles, moment):
    log = logs(rules, doubles=doubles)[moment]
    view = at(log).view
    facts = [fact for _, _, fact in offered_facts(view)]
    facts += [each["fact"] for each in view["choices"] if each["fact"]]
    for offer in view["offers"]:
        for each in offer["facts"]:
            facts.append(each["fact"])
            if offer["after"]:
                facts.pop()  # not yet
    for row in view["board_result"]["rows"] if view["board_result"] else ():
        for points in row["points"]:
            fact = {"type": "entered-board", "winner": row["winner"], "left": row["left"]}
            facts.append(fact | {"queen": row["queen"], "points": points})
    assert len(facts) > 100
    for fact in facts:
        event = enter(log, decode_fact(json.dumps(fact).encode(), log), _now(log))
        assert isinstance(event, Event), (fact, event)


@pytest.mark.parametrize("rules", SETS)
def test_the_match_itself_calls_a_board_void(rules):
    page = Page(rules).play()
    page.stroke("o")
    page.stroke()
    void = {n: c for n, c in RULE_SETS[rules].book.calls.items() if c.breach == "void"}
    for _ in range(2 * RULE_SETS[rules].passes - 1):
        page.take("pass")
    event = page.take("pass")
    assert event.clauses[0] == next(iter(void.values())).clause
    assert event.result is not None
    assert event.at > START
