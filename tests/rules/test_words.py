"""A ruling says in words what follows: whose turn, who won, with what."""

import pytest

from carrom.equipment.pieces import Piece
from carrom.rules import (
    INTERNATIONAL,
    PERCUTEUR,
    Call,
    Pocketed,
    QueenState,
    Side,
    SideState,
    Situation,
    Stroke,
    opening,
    rule,
    rule_call,
)
from carrom.texts import LANGUAGES, render


def words(ruling, language="en"):
    return [render(said, language) for said in ruling.messages]


@pytest.mark.parametrize("side", Side)
def test_whose_turn_it_is(side):
    ruling = rule(INTERNATIONAL, Situation(to_play=side), Stroke())
    name = {"white": "Black", "black": "White"}[side]
    assert words(ruling) == ["Nothing fell, so the turn passes.", f"{name} plays next."]


@pytest.mark.parametrize(
    ("to_play", "name"), [(Side.WHITE, "second"), (Side.BLACK, "first")], ids=str
)
def test_while_colours_are_open_the_sides_have_no_colour(to_play, name):
    ruling = rule(PERCUTEUR, opening(colours_open=True, to_play=to_play), Stroke())
    assert words(ruling)[1] == f"The {name} player plays next; colours are still open."
    assert words(ruling, "fr")[1].startswith(
        "Au premier joueur" if name == "first" else "Au second joueur"
    )


def test_the_board_before_the_break():
    assert opening() == Situation(broken=False)
    assert opening(to_play=Side.BLACK).to_play is Side.BLACK
    assert opening(colours_open=True).colours_open is True


def last(points=0, opp=4):
    return Situation(
        white=SideState(1, points=points),
        black=SideState(opp),
        queen=QueenState.COVERED,
        queen_by=Side.BLACK,
    )


WHITE_FALLS = Stroke((Pocketed(Piece.WHITE),))


@pytest.mark.parametrize(
    ("opp", "said"),
    [(4, "White wins the board with 4 points."), (1, "White wins the board with 1 point.")],
)
def test_who_won_and_with_what(opp, said):
    assert words(rule(INTERNATIONAL, last(opp=opp), WHITE_FALLS))[1] == said


def test_where_both_sides_score_both_are_named():
    ruling = rule(PERCUTEUR, last(), WHITE_FALLS)
    assert words(ruling)[1] == "White wins the board; White scores 9 and Black 9."
    assert words(ruling, "fr")[1].replace("\xa0", " ") == (
        "Les Blancs gagnent la manche : 9 pour les Blancs, 9 pour les Noirs."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_void_board_and_a_conceded_game(language):
    void = rule_call(INTERNATIONAL, Situation(), Call("4.q", Side.WHITE))
    given_up = rule_call(INTERNATIONAL, Situation(), Call("4.r", Side.WHITE))
    assert [said.id for said in void.messages] == ["ruling-void", "ruling-board-void"]
    assert [said.id for said in given_up.messages] == ["ruling-conceded", "ruling-game-black"]
    assert all(words(void, language) + words(given_up, language))


@pytest.mark.proves("international:3.5.f")
@pytest.mark.parametrize("by", Side)
def test_an_early_break_puts_everything_of_the_breaker_back(by):
    state = SideState(on_board=7, owed=0, entitled=True, points=11)
    board = Situation(
        to_play=by, queen=QueenState.AWAITING_COVER, queen_by=by, tries=2, break_attempts=1
    ).with_side(by, state)
    ruling = rule_call(INTERNATIONAL, board, Call("3.5.f", by))
    after = ruling.situation
    assert after.side(by) == SideState(owed=1, points=11)
    assert (after.queen, after.queen_by) == (QueenState.ON_BOARD, None)
    assert (ruling.next, after.tries, after.broken, after.break_attempts) == (by.other, 1, True, 0)
    assert ruling.returned.queen
    assert (ruling.returned.white, ruling.returned.black) == (
        (2, 0) if by is Side.WHITE else (0, 2)
    )


def test_swapping_colours_twice_changes_nothing():
    board = Situation(
        white=SideState(3, points=2), queen=QueenState.COVERED, queen_by=Side.WHITE, tries=3
    )
    assert board.swapped() == Situation(
        black=SideState(3, points=2),
        to_play=Side.BLACK,
        queen=QueenState.COVERED,
        queen_by=Side.BLACK,
        tries=3,
    )
    assert board.swapped().swapped() == board
