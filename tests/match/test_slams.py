"""A slam: all pieces of a side in its first turn of the board, and the board won (settled 43)."""

import pytest

from carrom.desk.entries import Page, Show
from carrom.desk.pages import Item, page
from carrom.match.facts import Passed, Undone
from carrom.match.narration import narrate
from carrom.match.sheet_text import sheet_text
from carrom.match.slams import slam_at_end
from carrom.match.statistics import statistics
from carrom.rules.situation import PIECES, Side
from carrom.texts import render
from tests.match.driving import A, Table
from tests.match.variants import changed_rules

W, K = Side.WHITE, Side.BLACK
pytestmark = pytest.mark.proves("settled:43")


def run(table: Table, *, queen: bool, pieces: int = PIECES) -> None:
    """Pocket everything that is left, one a stroke, the queen before the last."""
    for _ in range(pieces - 1):
        table.stroke("own")
    if queen:
        table.stroke("queen")
    table.stroke("own")
    assert table.log[-1].result is not None


def counted(table: Table) -> dict[str, tuple[int, int]]:
    """Return the slams of each player who had one, and how many of them were white."""
    players = statistics(table.match).players
    return {p.id: (p.slams, p.white_slams) for p in players if p.slams or p.white_slams}


def told(table: Table, language="en") -> str:
    said = narrate(table.match.upto(table.match.seq - 1), table.log[-1])
    return " ".join(render(part, language) for part in said.answer)


def test_a_white_slam_has_the_queen_too():
    table = Table().seat().open()
    run(table, queen=True)
    assert slam_at_end(table.match) is W
    assert counted(table) == {"ada": (1, 1)}
    assert "12 points (9 pieces, 3 for the queen). That is a white slam. Score" in told(table)
    assert "C’est un grand chelem blanc." in told(table, "fr")
    assert "White slam by ada" in sheet_text(table.match, "en")
    assert "Grand chelem blanc d’ada" in sheet_text(table.match, "fr")
    sheet = [b for b in page(table.match, Show(Page.SHEET), "en") if isinstance(b, Item)]
    lines = [render(part, "en") for item in sheet for part in item.said]
    assert "Board 1.1: white slam by ada." in lines


def test_white_without_the_queen_is_none():
    table = Table("simplified").seat().open()
    run(table, queen=False)  # wins: these rules do not ask for the queen
    result = table.log[-1].result
    assert result is not None
    assert result.winner is W
    assert slam_at_end(table.match) is None
    assert counted(table) == {}
    assert "slam" not in told(table) + sheet_text(table.match, "en")


@pytest.mark.parametrize("queen", ["black's", "white's", "nobody's"])
def test_a_black_slam_with_or_without_the_queen(queen):
    table = Table("simplified" if queen == "nobody's" else "international").seat().open()
    table.stroke("own")
    if queen == "white's":
        table.stroke("queen")
        table.stroke("own")
    table.stroke()
    run(table, queen=queen == "black's")
    assert slam_at_end(table.match) is K
    assert counted(table) == {"ben": (1, 0)}
    assert "That is a black slam." in told(table)
    assert "Black slam by ben" in sheet_text(table.match, "en")


@pytest.mark.parametrize("missed", [1, 2])
def test_both_attempts_at_the_break_are_one_turn(missed):
    table = Table().seat().open()
    for _ in range(missed):
        table.stroke(touched=False)
    if missed == 2:  # ben tries, then it is the second turn of ada
        table.stroke(touched=False)
    run(table, queen=True)
    assert (slam_at_end(table.match) is W) == (missed == 1)


@pytest.mark.parametrize("how", ["stroke", "pass"])
def test_a_second_turn_makes_none(how):
    table = Table().seat().open()
    table.stroke("own")
    for _ in range(2):
        table.stroke() if how == "stroke" else table.do(Passed(by=table.turn))
    run(table, queen=True, pieces=8)
    assert slam_at_end(table.match) is None


def test_in_doubles_a_turn_of_the_partner_was_a_turn_of_the_side():
    table = Table(doubles=True).seat().open()
    table.stroke()  # ada
    run(table, queen=True)  # ben, in the first turn of his side
    assert counted(table) == {"ben": (1, 0)}
    table = Table(doubles=True).seat().open()
    for _ in range(2):
        table.stroke()  # ada, ben
    run(table, queen=True)  # abe
    assert slam_at_end(table.match) is None


def test_a_piece_that_went_back_has_to_fall_again():
    table = Table().seat().open()
    table.stroke("own")
    table.stroke("own", "striker")
    table.place()
    run(table, queen=True)
    assert slam_at_end(table.match) is W


def test_what_was_undone_does_not_count():
    table = Table().seat().open()
    begun = len(table.log)
    table.stroke()
    table.stroke()
    table.do(Undone(to=begun))
    run(table, queen=True)
    assert slam_at_end(table.match) is W
    assert counted(table) == {"ada": (1, 1)}
    table.do(Undone(to=len(table.log) - 1))
    assert counted(table) == {}


def test_each_board_for_itself():
    table = Table().seat().open()
    run(table, queen=True)
    table.open()
    table.stroke()
    run(table, queen=True)
    table.open()
    table.stroke()
    table.stroke()
    run(table, queen=True)
    assert counted(table) == {"ada": (2, 1)}
    assert sheet_text(table.match, "en").count(" slam by ada") == 2


@pytest.mark.parametrize("remaining", [False, True])
@pytest.mark.parametrize("side", [W, K])
def test_pieces_that_the_opponent_pocketed_before(remaining, side):
    """Where the rules count what was left, black may have lost some; white breaks and cannot."""
    with changed_rules("international", slam_of_remaining=remaining):
        table = Table().seat().open()
        if side is K:
            table.stroke("own", "opp")
            table.stroke()
            run(table, queen=True, pieces=8)
        else:
            for _ in range(2):
                table.stroke(touched=False)
            table.stroke("opp")  # ben makes the break, and a white piece falls
            run(table, queen=True, pieces=8)
            assert table.log[-1].result is not None
        assert (slam_at_end(table.match) is not None) == (remaining and side is K)


def test_a_set_may_count_none():
    with changed_rules("international", slams=False):
        table = Table().seat().open()
        run(table, queen=True)
        assert slam_at_end(table.match) is None
        assert counted(table) == {}
        assert "slam" not in told(table) + sheet_text(table.match, "en")


def test_colours_that_the_turn_itself_decided():
    table = Table("percuteur").seat().open()
    table.stroke("black")
    run(table, queen=True, pieces=8)
    assert slam_at_end(table.match) is K
    assert counted(table) == {"ada": (1, 0)}
    table = Table("percuteur").seat().open()
    table.stroke(*["black"] * 9, "queen")  # everything at once
    assert table.state.points[0] > 0
    assert slam_at_end(table.match) is K
    assert "Black slam by ada" in sheet_text(table.match, "en")


@pytest.mark.proves("settled:23", "settled:27")
@pytest.mark.parametrize("colour", ["white", "black"])
def test_a_board_that_ends_in_the_stroke_that_takes_a_colour(colour):
    table = Table("percuteur").seat().open()
    event = table.stroke(*[colour] * 9)  # all of one colour, the queen left: the others win
    assert table.state.points == (9, 5)
    assert event.result is not None
    assert event.result.winner is (K if colour == "white" else W)
    said = narrate(table.match.upto(event.seq - 1), event)
    assert render(said.entry, "en").startswith(f"ada pocketed 9 {colour} pieces")
    assert (
        "ben wins the board. ada scores 9 (9 pieces), ben 5 (5 for the queen that nobody covered)."
        " Score: ada 9, ben 5."
    ) in told(table)
    teams = statistics(table.match).teams
    assert [(t.boards, t.points) for t in teams] == [(0, 9), (1, 5)]
    assert A.other is statistics(table.match).teams[1].team


@pytest.mark.proves("icf:26.a")
def test_the_white_slam_of_the_laws_of_carrom():
    table = Table("icf").seat().open()
    run(table, queen=True)
    assert (slam_at_end(table.match), counted(table)) == (W, {"ada": (1, 1)})


@pytest.mark.proves("icf:26.b")
@pytest.mark.parametrize("gone", [0, 1])
def test_the_black_slam_of_the_laws_of_carrom_is_of_what_was_left(gone):
    table = Table("icf").seat().open()
    table.stroke("own", *["opp"] * gone)
    table.stroke("queen")
    table.stroke("own")  # white has covered her
    table.stroke()
    run(table, queen=False, pieces=PIECES - gone)
    assert (slam_at_end(table.match), counted(table)) == (K, {"ben": (1, 0)})
