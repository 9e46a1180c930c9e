"""The desk as one view: what it offers is what can be entered, and its JSON is enough to run a board."""

import json
import subprocess
import sys
from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from carrom.desk.errors import EntryError
from carrom.desk.remote import entered_json, opened, preview_json, view_json
from carrom.desk.view import decode_fact, desk_view, enter, preview
from carrom.desk.view_types import Refused, Ruled
from carrom.match.events import Event
from carrom.match.record_read import parse
from carrom.match.record_write import Header, opening
from carrom.match.settings import Clock, Settings
from carrom.messages import Message
from carrom.rules import RULE_SETS
from carrom.texts import LANGUAGES, render
from carrom.texts.spoken import spoken
from tests.desk.sitting import DOUBLES, NAMES, SINGLES, START, new, playing, typed

AT = "2026-01-01T10:00:00Z"


def shown(log):
    """Return a view as a page gets it."""
    return spoken(desk_view(log))


def entered(log, fact, at=START + timedelta(hours=1)):
    event = enter(log, decode_fact(json.dumps(fact).encode(), log), at)
    assert isinstance(event, Event), event
    return log.after(event)


def messages(value):
    """Yield every message in a part of a view."""
    if isinstance(value, Message):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from messages(getattr(value, name))
    elif isinstance(value, tuple):
        for part in value:
            yield from messages(part)


def first_choice(view):
    """Return what a page sends that always takes the first choice, or pockets an own piece."""
    if view["choices"]:
        return view["choices"][0]["fact"]
    keys = view["stroke"]
    piece = keys["own"] or "white"
    return {"type": "struck", "by": keys["by"], "stroke": {"pocketed": [{"piece": piece}]}}


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("players", [1, 2])
def test_a_page_runs_a_board_by_json_alone(rules, players):
    settings = Settings(rules=rules, a=("a1", "a2")[:players], b=("b1", "b2")[:players])
    record = opening(Header(match="final", settings=settings, names=NAMES))
    desk = opened(record)
    while desk.log.state.points == (0, 0) and desk.log.state.games == (0, 0):
        view = json.loads(view_json(desk))
        fact = json.dumps(first_choice(view)).encode()
        assert json.loads(preview_json(desk, fact, AT))["type"] == "ruled"
        done = entered_json(desk, fact, AT)
        assert done.line, done.answer
        assert done.answer == view_json(done.desk)
        desk, record = done.desk, record + done.line
        assert desk.log.seq < 100
    parsed = parse(record)
    assert parsed.fault is None
    assert parsed.events == desk.log.log


@pytest.mark.parametrize("settings", [SINGLES, DOUBLES])
def test_everything_the_view_says_has_its_words(settings):
    desk = typed(playing(settings), "o", "s")
    for log in (new(settings), playing(settings), desk):
        said = list(messages(desk_view(log)))
        assert len(said) > 20
        for language in LANGUAGES:
            assert all(render(each, language) for each in said)


def test_a_stroke_has_the_keys_of_its_rules():
    plain = shown(playing())["stroke"]
    assert (plain["by"], plain["own"], plain["theirs"]) == ("a1", "white", "black")
    assert plain["left"] == {"white": 9, "black": 9, "queen": 1, "striker": 1}
    flags = {}
    for name in RULE_SETS:
        keys = shown(playing(Settings(rules=name, a=("a1",), b=("b1",))))["stroke"]
        flags[name] = (keys["behind_line"], keys["same_hole"], keys["own"] is None)
    assert flags.pop("percuteur") == (True, False, True)
    assert flags.pop("club") == (False, True, False)
    assert set(flags.values()) == {(False, False, False)}
    assert shown(typed(new(), "1", "1", "1", ""))["stroke"] is None  # before "Play"


def test_calls_are_grouped_and_name_the_likely_player_first():
    view = shown(typed(playing(), "o", "."))
    groups = [call["group"] for call in view["calls"]]
    assert list(dict.fromkeys(groups)) == [each["group"] for each in view["groups"]]
    assert groups == sorted(groups, key=list(dict.fromkeys(groups)).index)
    calls = {call["name"]: call for call in view["calls"]}
    likely = calls["3.11.o"]["facts"][0]["fact"]
    assert likely == {"type": "called", "clause": "3.11.o", "by": "b1"}
    assert [f["fact"]["by"] for f in calls["3.1.d"]["facts"]] == ["a1"]  # not the side in turn
    assert calls["3.10.f"]["pieces"]["needed"]
    assert "striker" not in calls["3.10.f"]["pieces"]["kinds"]


def test_a_late_call_is_offered_where_it_can_have_happened():
    placed = typed(playing(), "o", ".", "o", ".", "s", "")  # Ben places a piece of Ada's
    assert "3.11.k" in {call["name"] for call in shown(placed)["calls"]}
    late = {call["name"]: call for call in shown(typed(placed, "."))["calls"]}["3.11.k"]
    assert not late["late"]  # the log knows that it is late
    assert [each["fact"]["by"] for each in late["facts"]] == ["b1"]


def test_other_entries_are_those_of_the_moment():
    def names(log):
        return {offer["name"] for offer in shown(log)["offers"]}

    assert {"trial", "late"} <= names(new())
    assert "request" not in names(new())
    assert {"request", "pass", "disturbed", "undo"} <= names(playing())
    ready = {o["name"]: o for o in shown(typed(new(), "1", "1", "1", ""))["offers"]}
    assert {"striker", "board", "rosette"} <= set(ready)
    assert (ready["rosette"]["needs"], ready["board"]["needs"]) == ("degrees", "reason")


def test_the_clock_is_shown_and_can_be_called_when_it_is_over():
    clocked = Settings(rules="international", a=("a1",), b=("b1",), clock=Clock.STRICT)
    log = playing(clocked)
    view = shown(log)
    assert view["clock"]["timer"] == "thinking"
    offer = next(o for o in view["offers"] if o["name"] == "time")
    assert offer["after"] == view["clock"]["deadline"]
    fact = decode_fact(json.dumps(offer["facts"][0]["fact"]).encode())
    deadline = datetime.fromisoformat(offer["after"])
    assert isinstance(preview(log, fact, deadline - timedelta(seconds=1)), Refused)
    assert isinstance(preview(log, fact, deadline), Ruled)


def test_a_protest_goes_its_way_by_what_is_offered():
    log = typed(playing(), "o", "s", "")
    assert [entry["seq"] for entry in shown(log)["entries"] if entry["protest"]]
    for name, state in (("protest", "announced"), ("written", "written"), ("rejected", "rejected")):
        offer = next(o for o in shown(log)["offers"] if o["name"] == name)
        log = entered(log, offer["facts"][0]["fact"])
        assert [p["state"] for p in shown(log)["protests"]] == [state]
    assert not {"written", "upheld"} & {offer["name"] for offer in shown(log)["offers"]}


def test_an_overrule_has_bounds_and_needs_a_reason():
    log = typed(playing(), "o", ".")
    form = shown(log)["overrule"]
    now = form["now"]
    assert (now["white"]["on_board"], now["black"]["on_board"], now["turn"]) == (8, 9, "b1")
    assert form["on_board"] == {"least": 1, "most": 9}
    given = now | {"turn": "a1", "queen": "covered", "queen_by": "white"}
    given |= {"white": {"on_board": 5}, "black": {"on_board": 7, "owed": 1}}
    at = START + timedelta(hours=1)
    empty = decode_fact(json.dumps(given | {"reason": " "}).encode(), log)
    assert getattr(preview(log, empty, at), "why", None) == "reason-needed"
    done = entered(log, given | {"reason": "miscounted"})
    rows = {team["team"]: (team["on_board"], team["owed"]) for team in shown(done)["teams"]}
    assert rows == {"a": (5, 0), "b": (7, 0)}  # the due is being paid
    assert done.state.turn == "a1"
    beyond = given | {"reason": "x", "white": {"on_board": 12}}
    wrong = decode_fact(json.dumps(beyond).encode(), log)
    assert getattr(preview(log, wrong, at), "why", None) == "report"
    assert shown(new())["overrule"] is None


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "umpire-fact-not-json"),
        (b"[]", "umpire-fact-not-json"),
        (b"{", "umpire-fact-not-json"),
        (b"\xff", "umpire-fact-not-json"),
        (b"[" * 9000, "umpire-fact-not-json"),
        (b"{}", "umpire-fact-unknown"),
        (b'{"type":"flown"}', "umpire-fact-field"),
        (b'{"type":"struck"}', "umpire-fact-unknown"),
        (b'{"type":"passed","by":1}', "umpire-fact-field"),
        (b'{"type":"passed","by":"a1","extra":1}', "umpire-fact-unknown"),
        (b'{"type":"passed","by":"a1","by":"b1"}', "umpire-fact-twice"),
        (b'{"type":"turned-rosette","by":"a1","degrees":NaN}', "umpire-fact-unknown"),
        (b'{"type":"changed-chair","player":"a1","chair":"open"}', "umpire-fact-not-here"),
        (b'{"type":"struck","by":"a1","stroke":{},"engine":1}', "umpire-fact-not-here"),
        (b" " * 20_000, "umpire-fact-long"),
    ],
)
def test_what_is_no_fact_is_refused_in_a_sentence(data, said):
    with pytest.raises(EntryError) as problem:
        decode_fact(data, playing())
    assert problem.value.said.id == said
    assert all(render(problem.value.said, language) for language in LANGUAGES)


@pytest.mark.parametrize("at", ["", "yesterday", "2026-01-01T10:00:00"])
def test_a_time_needs_its_zone(at):
    desk = opened(opening(playing().header))
    fact = b'{"type":"tossed","winner":"a"}'
    assert json.loads(preview_json(desk, fact, at))["said"]["en"].startswith(
        "The time of this entry"
    )


def test_a_record_with_a_fault_is_not_opened():
    with pytest.raises(EntryError) as problem:
        opened(opening(playing().header) + b"{}\n")
    assert problem.value.said.id == "record-fault-at-event"


def test_a_preview_enters_nothing_and_refuses_with_its_reason():
    log = playing()
    struck = decode_fact(b'{"type":"struck","by":"b1","stroke":{}}')
    refused = preview(log, struck, START + timedelta(hours=1))
    assert isinstance(refused, Refused)
    assert refused.why == "not-your-turn"
    at = datetime(2026, 1, 1, 12, tzinfo=UTC)
    assert isinstance(enter(log, decode_fact(b'{"type":"passed","by":"a1"}'), at), Event)


def test_the_desk_needs_nothing_heavy():
    heavy = "{'fluent', 'numpy', 'numba', 'sqlalchemy', 'prompt_toolkit', 'pydantic'}"
    code = (
        f"import sys, carrom.desk.view; print({heavy} & {{m.split('.')[0] for m in sys.modules}})"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
