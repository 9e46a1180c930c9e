"""The board that the page's own Python holds: every answer is a text, and what is refused changes nothing."""

import json

import pytest

from carrom.desk.page_board import PageBoard
from carrom.texts import LANGUAGES
from tests.golden.matches import RECORDS

LINES = (RECORDS / "club.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
HEAD, FIRST = "".join(LINES[:-1]), json.loads(LINES[-1])


def at(text):
    """The fact of a line and its time."""
    told = json.loads(text)
    return json.dumps(told["fact"]), told["at"]


def test_a_board_is_opened_previewed_and_entered():
    board = PageBoard()
    assert board.ready() == "true"
    told = json.loads(board.open(HEAD))
    assert (told["type"], told["view"]) == ("opened", json.loads(board.view()))
    ruled = json.loads(board.preview(*at(LINES[-1])))
    assert (ruled["type"], set(ruled["entry"])) == ("ruled", set(LANGUAGES))
    assert json.loads(board.view()) == told["view"]
    entered = json.loads(board.enter(*at(LINES[-1])))
    assert (entered["type"], entered["line"].rstrip("\n")) == ("entered", LINES[-1].rstrip("\n"))
    assert json.loads(board.view()) == entered["view"] != told["view"]


def test_what_is_refused_changes_nothing():
    board = PageBoard()
    board.open(HEAD)
    before = board.view()
    for fact, time in (
        ("{", FIRST["at"]),
        (at(LINES[2])[0], FIRST["at"]),
        (at(LINES[-1])[0], "now"),
    ):
        told = json.loads(board.enter(fact, time))
        assert (told["type"], set(told["said"])) == ("refused", set(LANGUAGES))
    assert json.loads(board.open("nonsense"))["type"] == "refused"
    assert board.view() == before


def test_a_rule_set_that_is_not_here_is_refused_in_words():
    other = HEAD.replace('"rules":"club"', '"rules":"rooftop"')
    assert other != HEAD
    told = json.loads(PageBoard().open(other))
    assert (told["type"], told["why"], set(told["said"])) == (
        "refused",
        "unreadable",
        set(LANGUAGES),
    )


def test_a_board_has_to_be_opened_first():
    with pytest.raises(LookupError, match="no board is open"):
        PageBoard().view()
