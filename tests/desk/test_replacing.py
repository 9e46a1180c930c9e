"""An entry some strokes back is replaced: what follows is ruled anew, and nothing is entered before that is seen."""

import json

import msgspec
import pytest

from carrom.desk import replacing
from carrom.desk.errors import EntryError
from carrom.desk.page_board import PageBoard
from carrom.desk.replacing import before_entry, replacement
from carrom.desk.view import decode_fact, desk_view
from carrom.desk.view_types import Refused, Ruled
from carrom.match.facts import Protested
from carrom.match.match_log import standing_numbers
from carrom.match.record_write import write
from carrom.texts import render
from tests.desk.moments import START, Page


def stroke(by, *fallen):
    """A stroke after which these lie in holes."""
    pocketed = [{"piece": piece} for piece in fallen]
    return decode_fact(
        json.dumps({"type": "struck", "by": by, "stroke": {"pocketed": pocketed}}).encode()
    )


def words(told):
    assert isinstance(told, Ruled)
    return " ".join(render(part, "en") for part in (told.entry, *told.answer))


def entered(page, facts):
    """The match after what a replacement says is to be entered."""
    for fact in facts:
        page.send(msgspec.to_builtins(fact))
    return page.log


def begun():
    """Ada pockets a piece and misses, Ben misses, Ada pockets another; return the number of the first stroke."""
    page = Page("international").play()
    first = page.log.seq + 1
    for letters in ("o", "", "", "o"):
        page.stroke(letters)
    return page, first


def test_what_follows_is_ruled_anew_and_only_then_entered():
    page, first = begun()
    before = page.log
    assert before_entry(before, first).seq == first - 1
    told = replacement(before, first, stroke("a1", "white", "white"), START)
    assert [row.seq for row in told.rows] == [first, first + 1, first + 2, first + 3]
    assert page.log is before
    changed = [row.seq for row in told.rows if row.was != row.now]
    assert changed[0] == first
    assert words(told.rows[0].was) != words(told.rows[0].now)
    after = entered(page, told.facts)
    assert after.seq == before.seq + 5
    assert standing_numbers(after)[-4:] == tuple(range(before.seq + 2, before.seq + 6))
    white = [log.state.situation.white.on_board for log in (before, after)]
    assert white == [7, 6]
    assert after.state.turn == before.state.turn


def test_what_can_not_have_happened_is_left_out_from_there():
    """The stroke was a miss: then it was not Ada's turn, and the rest is for the umpire to say."""
    page, first = begun()
    told = replacement(page.log, first, stroke("a1"), START)
    assert [row.left_out for row in told.rows] == [False, True, True, True]
    assert isinstance(told.rows[1].now, Refused)
    assert told.rows[2].now is None
    after = entered(page, told.facts)
    assert after.state.turn == "b1"
    assert after.state.situation.white.on_board == 9


def test_an_entry_is_left_out():
    page, first = begun()
    told = replacement(page.log, first + 1, None, START)  # the miss: Ada goes on
    assert told.rows[0].now is None
    assert not told.rows[0].left_out
    assert isinstance(told.rows[1].now, Refused)
    assert len(told.facts) == 1
    assert entered(page, told.facts).state.turn == "a1"


def test_a_protest_follows_its_entry():
    page = Page("international").play()
    page.stroke("o")
    struck = page.log.seq
    page.stroke("s")
    page.take("protest", fact_about(page, struck + 1))
    told = replacement(page.log, struck, stroke("a1", "white", "white"), START)
    last = told.facts[-1]
    assert isinstance(last, Protested)
    assert last.about == page.log.seq + 3


def fact_about(page, seq):
    facts = page.offered("protest")["facts"]
    return next(n for n, each in enumerate(facts) if each["fact"]["about"] == seq)


@pytest.mark.parametrize("seq", [0, 99, -1])
def test_only_what_stands_is_replaced(seq):
    page, _ = begun()
    with pytest.raises(EntryError):
        before_entry(page.log, seq)
    page.take("undo")
    with pytest.raises(EntryError):
        replacement(page.log, page.log.seq - 1, None, START)


def test_an_entry_too_far_back_is_not_replaced(monkeypatch):
    page, first = begun()
    monkeypatch.setattr(replacing, "MOST", 3)
    assert len(replacement(page.log, first + 1, None, START).rows) == 3
    with pytest.raises(EntryError) as refused:
        replacement(page.log, first, None, START)
    assert "at most 3 entries" in render(refused.value.said, "en")
    assert "3 saisies au plus" in render(refused.value.said, "fr")


def test_a_fact_that_cannot_be_is_refused_at_once():
    page, first = begun()
    with pytest.raises(EntryError):
        replacement(page.log, first, stroke("b1"), START)


def test_the_page_says_the_same_without_a_network():
    page, first = begun()
    board = PageBoard()
    assert json.loads(board.open(write(page.log.header, page.log.log).decode()))["type"] == "opened"
    told = json.loads(board.before(str(first)))
    assert told["type"] == "before"
    assert told["view"]["stroke"]["by"] == "a1"
    assert told["view"]["seq"] == desk_view(before_entry(page.log, first)).seq
    two = json.dumps({"type": "struck", "by": "a1", "stroke": {"pocketed": [{"piece": "queen"}]}})
    at = START.isoformat()
    assert json.loads(board.preview(two, at, str(first)))["type"] == "ruled"
    made = json.loads(board.replacement(str(first), two, at))
    assert [fact["type"] for fact in made["facts"][:2]] == ["undone", "struck"]
    for fact in made["facts"]:
        assert json.loads(board.enter(json.dumps(fact), at))["type"] == "entered"
    for asked in (board.before("0"), board.replacement("99", "", at), board.preview(two, at, "99")):
        assert json.loads(asked)["type"] == "refused"
