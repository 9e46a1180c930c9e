"""The protocol of player programs as values: what is told, what is read, what the docs show."""

import doctest
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import msgspec
from hypothesis import example, given
from hypothesis import strategies as st

from carrom.equipment.geometry import to_seat
from carrom.equipment.pieces import Piece, Seat
from carrom.players.faults import AnswerError, Question
from carrom.players.program_messages import (
    AskedStroke,
    Told,
    ToldHello,
    ToldNewGame,
    ToldQuit,
    decoded,
    encoded,
)
from carrom.players.program_questions import position_told, rules_told
from carrom.rules import INTERNATIONAL, QueenState
from tests.players.own_players import NEAREST, dialogue, replies
from tests.players.positions import BOARD, position

ROOT = Path(__file__).resolve().parents[2]
VIEW = position(3, "international")


def outcome(line):
    try:
        return decoded(line)
    except AnswerError as problem:
        return problem


def test_what_a_program_is_told():
    view = replace(
        VIEW,
        seat=Seat.EAST,
        opponents=(Seat.NORTH, Seat.SOUTH),
        games=(1, 0),
        board=3,
        seconds=12.5,
    )
    told = json.loads(encoded(AskedStroke(id=7, position=position_told(view), seed=1)))
    assert (told["type"], told["id"], told["seed"]) == ("stroke", 7, 1)
    seen = told["position"]
    own = view.situation.side(view.side)
    assert seen["me"] == {
        "on_board": own.on_board,
        "owed": own.owed,
        "held": own.held,
        "entitled": own.entitled,
        "points": own.points,
        "games": 1,
    }
    assert seen["opponent"]["on_board"] == view.situation.side(view.side.other).on_board
    assert (seen["opponents"], seen["board_number"], seen["seconds"]) == (
        ["right", "left"],
        3,
        12.5,
    )
    assert seen["rules"]["name"] == "international"
    assert (seen["colour"], seen["to_play"]) == (view.side.value, "me")
    assert len(seen["pieces"]) == len(view.layout)
    for piece, standing in zip(seen["pieces"], view.layout, strict=True):
        assert (piece["x"], piece["y"]) == to_seat(standing.at, Seat.EAST)
        own_kind = "own" if standing.piece == view.side.value else "opponent"
        kind = "queen" if standing.piece is Piece.QUEEN else own_kind
        assert (piece["kind"], piece["colour"]) == (kind, standing.piece.value)
    assert seen["surface"]["mu"] == view.surface.mu
    assert seen["board"]["holes"][0] == list(BOARD.holes[0])
    assert all(low <= high for low, high in seen["striker"])
    assert b"\n" not in encoded(ToldHello())[:-1]


def test_queen_and_open_colours_are_told():
    situation = replace(
        VIEW.situation,
        queen=QueenState.COVERED,
        queen_by=VIEW.side.other,
        to_play=VIEW.side.other,
        colours_open=True,
    )
    told = position_told(replace(VIEW, situation=situation))
    assert (told.queen, told.queen_by, told.to_play) == ("covered", "opponent", "opponent")
    assert (told.colour, {p.kind for p in told.pieces} - {"queen"}) == (None, {"open"})


def test_messages_are_read_as_they_are_written():
    assert json.loads(encoded(ToldHello())) == {"type": "hello", "protocol": 1}
    assert json.loads(encoded(ToldNewGame())) == {"type": "new-game"}
    assert json.loads(encoded(ToldQuit())) == {"type": "quit"}
    assert decoded(b'{"type":"place","id":3,"x":1,"y":0.5,"more":[]}').x == 1.0  # type: ignore[union-attr]


def test_the_dialogue_of_the_docs():
    page = (ROOT / "docs/players.md").read_text(encoding="utf-8")
    told, wanted = dialogue(page)
    assert len(wanted) == 5
    assert replies(NEAREST, told) == wanted
    for line in wanted:
        decoded(json.dumps(line).encode())
    shown = {json.loads(line)["type"] for line in told}
    assert shown == {member.__struct_config__.tag for member in get_args(Told)}
    rules = json.loads(told[2])["rules"]
    assert rules == msgspec.to_builtins(rules_told(INTERNATIONAL))


def test_the_position_of_the_docs_is_the_one_that_is_told():
    page = (ROOT / "docs/players.md").read_text(encoding="utf-8")
    example = doctest.DocTestParser().get_examples(page)
    names: dict[str, Any] = {}
    for each in example:
        if each.source.startswith(("import carrom", "from carrom", "board =", "position =")):
            exec(each.source, names)
    shown = re.search(r"```json\n(.*?)```", page, re.DOTALL)
    assert shown is not None
    told = msgspec.json.encode(position_told(names["position"]))
    assert json.loads(shown[1]) == json.loads(told)
    table = page.partition("| field | meaning |")[2]
    assert all(f"`{name}`" in table for name in json.loads(told))


@given(st.binary(max_size=300))
@example(b"")
def test_any_line_is_a_message_or_is_refused(line):
    said = outcome(line)
    if isinstance(said, AnswerError):
        assert said.kind == "garbled"
        assert said.said.text("en").isprintable()
        assert said.said.text("fr")


@given(
    st.dictionaries(
        st.sampled_from(["type", "id", "x", "angle", "speed", "spin", "degrees", "choice", "name"]),
        st.one_of(
            st.sampled_from([k.value for k in Question] + ["hello"]),
            st.floats(allow_nan=False),
            st.integers(),
            st.booleans(),
            st.none(),
            st.text(),
        ),
    )
)
def test_any_object_is_a_message_or_is_refused(fields):
    said = outcome(json.dumps(fields).encode())
    if isinstance(said, AnswerError):
        assert said.said.text("en").isprintable()
    else:
        assert said.__struct_config__.tag == fields["type"]
