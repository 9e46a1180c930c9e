"""Questions that cannot be answered: each is refused with the field at fault, and none raises."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carrom.rules.checks import ReportError
from carrom.rules.json_format import answer, read, write
from carrom.texts import LANGUAGES, render
from tests.rules.asking import asked

SETS = ("international", "club", "percuteur", "simplified")
COLOURS = ("white", "black")
PIECES = ("white", "black", "queen", "striker")
CALLS = (
    *(f"3.1.{letter}" for letter in "cdefg"),
    *(f"3.2.{letter}" for letter in "abcefghikl"),
    *("3.5.f", "3.6.b", "3.6.c", "3.9.b"),
    *(f"3.10.{letter}" for letter in "abcdef"),
    *(f"3.11.{letter}" for letter in "klmnopr"),
    "3.12.d",
    *(f"4.{letter}" for letter in "abcdefghiklmnopqr"),
    *("4.1", "4.1.1", "4.1.2"),
)
WAITING = ("3.1.d", "4.k")
"""Calls that are made against the side not in turn only (settled 35)."""
GONE: Any = object()
"""Stands for a field that is left out."""


def good(**changes: Any) -> dict[str, Any]:
    """Return a full question that is answered; changes by path, as in ``board__queen``."""
    asking: dict[str, Any] = {
        "rules": "club",
        "options": {"doubling_striker_return": "own"},
        "board": {
            "on_board": {"white": 5, "black": 6},
            "owed": {"white": 0, "black": 0},
            "held": {"white": 0, "black": 0},
            "queen": "on_board",
            "queen_by": None,
            "entitled": {"white": True, "black": True},
            "broken": True,
            "break_attempts": 0,
            "tries": 1,
        },
        "game_points": {"white": 0, "black": 0},
        "to_play": "white",
        "stroke": {
            "pocketed": ["white", {"piece": "striker", "hole": 1}],
            "off_board": ["black"],
            "touched": True,
            "proper": True,
            "first_hit_behind_line": False,
        },
    }
    for path, value in changes.items():
        put(asking, tuple(path.split("__")), value)
    return asking


def called(**changes: Any) -> dict[str, Any]:
    """Return a question with an umpire's call that is answered."""
    asking = good(stroke=GONE, foul={"clause": "4.a", "by": "white"})
    for path, value in changes.items():
        put(asking, tuple(path.split("__")), value)
    return asking


def offender(clause: str) -> str:
    """Return whom a call can be made against while it is White's turn."""
    return "black" if clause in WAITING else "white"


def put(value: Any, path: tuple[Any, ...], new: Any) -> None:
    """Set or remove what a path leads to."""
    for key in path[:-1]:
        value = value[key]
    if new is GONE:
        del value[path[-1]]
    else:
        value[path[-1]] = new


def paths(value: Any, path: tuple[Any, ...] = ()):
    """List the paths to every value inside a value."""
    yield path
    if isinstance(value, (dict, list)):
        keys = value.items() if isinstance(value, dict) else enumerate(value)
        for key, inner in keys:
            yield from paths(inner, (*path, key))


def refused(asking: Any) -> str:
    """Return the field that a question is refused for; the reason is a sentence in each language."""
    with pytest.raises(ReportError) as caught:
        read(asking)
    for language in LANGUAGES:
        sentence = render(caught.value.reason, language)
        assert sentence.endswith(".")
        assert len(sentence) < 250
        assert "\n" not in sentence
        assert "$" not in sentence
    return caught.value.field


def test_the_full_questions_are_answered():
    assert "error" not in asked(good())
    assert "error" not in asked(called())
    for clause in CALLS:
        queen = {"board__queen": "awaiting_cover", "board__queen_by": "white"}
        asking = called(foul__clause=clause, foul__by=offender(clause), **queen)
        assert "error" not in asked(asking), clause


@pytest.mark.proves("settled:35", "international:3.1.d", "international:4.k")
@pytest.mark.parametrize("clause", WAITING)
@pytest.mark.parametrize("rules", SETS)
def test_what_is_forbidden_in_the_opponents_turn_only(rules, clause):
    asking = called(rules=rules, options={}, foul__clause=clause)
    assert asked(asking) == {"error": {"field": "/foul/by", "reason": "error-call-in-turn"}}
    asking["foul"]["by"] = "black"
    assert asked(asking)["reason"] == "technical-foul"


AWAITING = {"board__queen": "awaiting_cover"}
COVERED = {"board__queen": "covered"}
UNBROKEN = {"board__broken": False, "stroke": {}}


@pytest.mark.parametrize(
    ("field", "asking"),
    [
        pytest.param("/board/on_board/white", good(board__on_board__white=10), id="ten whites"),
        pytest.param("/board/on_board/black", good(board__on_board__black=10), id="ten blacks"),
        pytest.param(
            "/board/on_board/white",
            good(board__on_board__white=8, board__held__white=2),
            id="eight and two held",
        ),
        pytest.param("/board/on_board/white", good(board__on_board__white=0), id="no white left"),
        pytest.param("/board/on_board/black", good(board__on_board__black=0), id="no black left"),
        pytest.param("/board/queen_by", good(**COVERED), id="covered by nobody"),
        pytest.param("/board/queen_by", good(**AWAITING), id="awaiting for nobody"),
        pytest.param(
            "/board/queen_by", good(**AWAITING, board__queen_by="black"), id="awaiting, not to play"
        ),
        pytest.param(
            "/stroke/pocketed",
            good(**COVERED, board__queen_by="white", stroke__pocketed=["queen"]),
            id="covered queen pocketed",
        ),
        pytest.param(
            "/stroke/pocketed",
            good(**AWAITING, board__queen_by="white", stroke__pocketed=["queen"]),
            id="awaiting queen pocketed",
        ),
        pytest.param(
            "/stroke/off_board",
            good(**COVERED, board__queen_by="white", stroke__off_board=["queen"]),
            id="covered queen off the board",
        ),
        pytest.param(
            "/stroke/pocketed", good(stroke__pocketed=["queen", "queen"]), id="two queens"
        ),
        pytest.param(
            "/stroke/pocketed", good(stroke__pocketed=["striker", "striker"]), id="two strikers"
        ),
        pytest.param(
            "/stroke/pocketed",
            good(stroke__pocketed=["queen"], stroke__off_board=["queen"]),
            id="queen both pocketed and off",
        ),
        pytest.param("/stroke/pocketed", good(stroke__pocketed=["white"] * 6), id="six of five"),
        pytest.param(
            "/stroke/pocketed",
            good(stroke__pocketed=["white"] * 3, stroke__off_board=["white"] * 3),
            id="three pocketed and three off of five",
        ),
        pytest.param("/stroke/off_board", good(stroke__off_board=["black"] * 7), id="seven of six"),
        pytest.param(
            "/stroke/off_board",
            good(stroke__pocketed=["striker"], stroke__off_board=["striker"]),
            id="striker both",
        ),
        pytest.param(
            "/stroke/touched",
            good(stroke={"pocketed": ["white"], "touched": False}),
            id="untouched but pocketed",
        ),
        pytest.param(
            "/stroke/touched",
            good(stroke={"off_board": ["queen"], "touched": False}),
            id="untouched but off",
        ),
        pytest.param(
            "/board/on_board/white",
            good(**UNBROKEN, board__on_board={"white": 8, "black": 9}),
            id="unbroken with eight whites",
        ),
        pytest.param(
            "/board/on_board/black",
            good(**UNBROKEN, board__on_board={"white": 9, "black": 8}),
            id="unbroken with eight blacks",
        ),
        pytest.param(
            "/board/queen",
            good(
                **UNBROKEN,
                **COVERED,
                board__on_board={"white": 9, "black": 9},
                board__queen_by="white",
            ),
            id="unbroken with the queen covered",
        ),
        pytest.param("/board/tries", good(board__tries=0), id="no try"),
        pytest.param("/foul", good(foul={"clause": "4.a", "by": "white"}), id="stroke and foul"),
        pytest.param("/foul/clause", called(foul__clause="3.12.d"), id="nothing to cover"),
        pytest.param(
            "/foul/by", called(foul__clause="4.r", foul__by="black"), id="conceding early"
        ),
        pytest.param(
            "/foul/pieces",
            called(foul__clause="3.10.f", foul__pieces=["white"] * 6),
            id="more tilting than there are",
        ),
        pytest.param(
            "/colours", good(colours="open", to_play="first"), id="open colours, not percuteur"
        ),
        pytest.param(
            "/colours",
            good(rules="percuteur", options={}, colours="open", to_play="first"),
            id="open colours after a piece fell",
        ),
    ],
)
def test_a_report_that_cannot_be_true(field, asking):
    assert refused(asking) == field


def test_limits_that_are_still_fine():
    for fine in (
        good(board__on_board={"white": 9, "black": 9}),
        good(board__on_board={"white": 1, "black": 1}, stroke={}),
        good(stroke__pocketed=["white"] * 5, stroke__off_board=["black"] * 6),
        good(board__on_board={"white": 0, "black": 6}, board__held__white=1, stroke={}),
        good(stroke={"pocketed": ["striker"], "touched": False}),
        good(board__on_board__white=5.0),
        good(name="a question", expect={"next": "white"}),
    ):
        assert "error" not in asked(fine)


NUMBERS = [
    *(f"/board/{part}/{side}" for part in ("on_board", "owed", "held") for side in COLOURS),
    *(f"/game_points/{side}" for side in COLOURS),
    "/board/break_attempts",
    "/board/tries",
    "/stroke/pocketed/1/hole",
]
TRUTHS = [
    *(f"/board/entitled/{side}" for side in COLOURS),
    "/board/broken",
    "/stroke/touched",
    "/stroke/proper",
    "/stroke/first_hit_behind_line",
    "/foul/noticed",
]
NAMES = [
    "/rules",
    "/board/queen",
    "/board/queen_by",
    "/to_play",
    "/stroke/pocketed/0",
    "/stroke/pocketed/1/piece",
    "/stroke/off_board/0",
    "/options/doubling_striker_return",
    "/foul/by",
    "/foul/clause",
    "/foul/pieces/0",
]
OBJECTS = [
    *("/options", "/board", "/board/on_board", "/board/owed", "/board/held", "/board/entitled"),
    *("/game_points", "/stroke", "/foul"),
]
LISTS = ["/stroke/pocketed", "/stroke/off_board", "/foul/pieces"]


def with_value(pointer: str, value: Any) -> dict[str, Any]:
    """Return a good question with another value at a pointer."""
    keys = tuple(int(key) if key.isdigit() else key for key in pointer[1:].split("/"))
    if keys[0] == "foul":
        asking = called(foul={"clause": "3.10.f", "by": "white", "pieces": ["white"]})
    else:
        asking = good()
    put(asking, keys, value)
    return asking


BAD_NUMBERS = [-1, -(10**30), 1.5, -0.5, float("nan"), float("inf"), True, False, "5", "", [], {}]


@pytest.mark.parametrize("pointer", NUMBERS)
@pytest.mark.parametrize("value", BAD_NUMBERS, ids=repr)
def test_a_number_must_be_whole_and_not_negative(pointer, value):
    assert refused(with_value(pointer, value)) == pointer


@pytest.mark.parametrize("value", [0, 5, 10**30], ids=repr)
def test_a_hole_has_a_number_from_one_to_four(value):
    assert refused(with_value("/stroke/pocketed/1/hole", value)) == "/stroke/pocketed/1/hole"


@pytest.mark.parametrize(
    "pointer",
    [
        "/board/on_board/white",
        "/board/held/black",
        "/board/owed/white",
        "/board/tries",
        "/board/break_attempts",
        "/game_points/black",
    ],
)
@pytest.mark.parametrize("value", [10**30, 1e30, float("inf")], ids=repr)
def test_a_huge_count_is_too_many(pointer, value):
    assert refused(with_value(pointer, value)) == pointer


@pytest.mark.parametrize("pointer", TRUTHS)
@pytest.mark.parametrize("value", [0, 1, "true", "", 1.0, [], {}], ids=repr)
def test_true_or_false_is_neither_a_number_nor_a_text(pointer, value):
    assert refused(with_value(pointer, value)) == pointer


@pytest.mark.parametrize("pointer", NAMES)
@pytest.mark.parametrize(
    "value",
    ["green", "White", " white", "", "\ud800", "x" * 10_000, 1, True, [], {"a": 1}],
    ids=str,
)
def test_a_name_must_be_known(pointer, value):
    inside = "/piece" if isinstance(value, dict) and pointer.startswith("/stroke/") else ""
    expected = pointer if pointer.endswith("/piece") else pointer + inside
    assert refused(with_value(pointer, value)) == expected


@pytest.mark.parametrize("pointer", OBJECTS)
@pytest.mark.parametrize("value", [0, 1.5, "white", "", True, False, [], ["white"]], ids=repr)
def test_an_object_is_wanted(pointer, value):
    assert refused(with_value(pointer, value)) == pointer


@pytest.mark.parametrize("pointer", LISTS)
@pytest.mark.parametrize("value", [0, "white", True, False, {}, {"piece": "white"}], ids=repr)
def test_a_list_is_wanted(pointer, value):
    assert refused(with_value(pointer, value)) == pointer


@pytest.mark.parametrize("value", [None, 0, 1.5, "white", True, [], [{}]], ids=repr)
def test_a_question_is_an_object(value):
    assert refused(value) == ""


@pytest.mark.parametrize(
    "pointer",
    [
        *("/rules", "/board", "/board/on_board", "/board/on_board/white", "/board/on_board/black"),
        *("/board/queen", "/to_play", "/stroke", "/stroke/pocketed/1/piece"),
        *("/foul/clause", "/foul/by"),
    ],
)
def test_a_field_without_a_default_must_be_there(pointer):
    assert refused(with_value(pointer, GONE)) == pointer


def test_other_fields_have_defaults():
    asking = {
        "rules": "club",
        "board": {"on_board": {"white": 5, "black": 9}, "queen": "on_board"},
        "to_play": "white",
        "stroke": {},
    }
    answered = asked(asking)
    assert answered["next"] == "black"
    assert answered["board"]["entitled"] == {"white": True, "black": False}


def test_an_unknown_option_names_the_options():
    assert refused(good(options={"doubling": "own"})).startswith("/options")
    assert refused(good(rules="international")).startswith("/options")


SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**20), 10**20),
    st.integers(-2, 11),
    st.floats(),
    st.text(max_size=5),
    st.sampled_from([*SETS, *PIECES, "open", "first", "second", "awaiting_cover", *CALLS]),
)
JSON = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["piece", "hole", *COLOURS, "clause", "by"]), inner)
    ),
    max_leaves=6,
)


def answered_or_refused(asking: Any) -> bool:
    """Answer and write a question; only a refusal may come instead."""
    problem: ReportError | None = None
    try:
        request = read(asking)
    except ReportError as caught:
        problem = caught
    if problem:
        assert problem.field == "" or problem.field.startswith("/")
        assert render(problem.reason, "en")
        return False
    ruling = answer(request)
    assert json.loads(json.dumps(write(request, ruling)))
    assert all(render(said, "fr") for said in ruling.messages)
    return True


@pytest.mark.parametrize("whole", [good(), called(foul__pieces=["white"])], ids=["stroke", "foul"])
@given(data=st.data())
@settings(max_examples=150)
def test_any_value_in_place_of_any_other_is_refused_or_answered(whole, data):
    asking = copy.deepcopy(whole)
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from([p for p in paths(asking) if p]))
        put(asking, path, GONE if data.draw(st.integers(0, 9)) == 0 else data.draw(JSON))
        if not isinstance(asking, dict) or not asking:
            break
    answered_or_refused(asking)


@given(JSON)
def test_any_json_value_is_refused_or_answered(value):
    answered_or_refused(value)


@st.composite
def possible(draw):
    """Draw a question that can be true, and so must be answered."""
    side = {c: draw(st.integers(1, 9)) for c in COLOURS}
    held = {c: draw(st.integers(0, 9 - side[c])) for c in COLOURS}
    queen = draw(st.sampled_from(["on_board", "awaiting_cover", "covered"]))
    by = {"on_board": None, "awaiting_cover": "white"}.get(queen, draw(st.sampled_from(COLOURS)))
    board = {
        "on_board": side,
        "held": held,
        "owed": {c: draw(st.integers(0, 2)) for c in COLOURS},
        "queen": queen,
        "queen_by": by,
        "tries": draw(st.integers(1, 3)),
        "entitled": {c: draw(st.booleans()) for c in COLOURS},
    }
    asking = {
        "rules": draw(st.sampled_from(SETS)),
        "board": board,
        "game_points": {c: draw(st.integers(0, 30)) for c in COLOURS},
        "to_play": "white",
    }
    if draw(st.booleans()):
        clause = draw(st.sampled_from([c for c in CALLS if c != "3.12.d" or by == "white"]))
        if clause == "3.12.d" and queen != "awaiting_cover":
            clause = "4.a"
        mine = clause in ("3.10.d", "3.10.e", "3.10.f", "3.11.r", "3.12.d", "4.1.2", "4.r")
        waiting = "black" if clause in WAITING else draw(st.sampled_from(COLOURS))
        asking["foul"] = {"clause": clause, "by": "white" if mine else waiting}
        return asking
    fallen = [c for c in COLOURS for _ in range(draw(st.integers(0, side[c])))]
    fallen += draw(st.sampled_from([[], ["striker"]]))
    fallen += draw(st.sampled_from([[], ["queen"]])) if queen == "on_board" else []
    order = draw(st.permutations(fallen))
    cut = draw(st.integers(0, len(order)))
    hole = st.integers(1, 4)
    asking["stroke"] = {
        "pocketed": [{"piece": p, "hole": draw(hole)} for p in order[:cut]],
        "off_board": list(order[cut:]),
        "proper": draw(st.booleans()),
        "first_hit_behind_line": draw(st.booleans()),
    }
    return asking


@given(possible())
@settings(max_examples=300)
def test_what_can_be_true_is_always_answered(asking):
    assert answered_or_refused(asking), asking
