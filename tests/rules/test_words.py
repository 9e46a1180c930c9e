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
from carrom.texts import render


def words(ruling, language="en"):
    return [render(said, language) for said in ruling.messages]


@pytest.mark.parametrize("side", Side)
def test_whose_turn_it_is(side):
    ruling = rule(INTERNATIONAL, Situation(to_play=side), Stroke())
    name = {"white": "Black", "black": "White"}[side]
    other = {"white": "White", "black": "Black"}[side]
    assert words(ruling) == [f"{other} pocketed nothing.", f"It is {name}’s turn."]


@pytest.mark.parametrize(
    ("to_play", "name"), [(Side.WHITE, "second"), (Side.BLACK, "first")], ids=str
)
def test_while_colours_are_open_the_sides_have_no_colour(to_play, name):
    ruling = rule(PERCUTEUR, opening(colours_open=True, to_play=to_play), Stroke())
    assert words(ruling)[1] == f"It is the {name} player’s turn."
    joueur = "premier" if name == "first" else "second"
    assert words(ruling, "fr")[1] == f"Le {joueur} joueur prend la main."


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
    [
        (4, "White wins the board: 4 points (4 pieces)."),
        (1, "White wins the board: 1 point (1 piece)."),
    ],
)
def test_who_won_and_with_what(opp, said):
    assert words(rule(INTERNATIONAL, last(opp=opp), WHITE_FALLS))[1] == said


def test_where_both_sides_score_both_are_named():
    ruling = rule(PERCUTEUR, last(), WHITE_FALLS)
    assert words(ruling)[1] == (
        "White wins the board; White scores 9 (9 pieces), "
        "Black 9 (4 pieces, 5 for the queen and her cover)."
    )
    assert words(ruling, "fr")[1] == (
        "Blanc gagne la manche\xa0; Blanc marque 9 (9\xa0pions), "
        "Noir 9 (4\xa0pions, 5 pour la reine et le pion qui la double)."
    )


@pytest.mark.parametrize(
    ("clause", "language", "said"),
    [
        ("4.q", "en", "The board is played again."),
        ("4.q", "fr", "La manche est rejouée."),
        ("4.r", "en", "Black wins the game."),
        ("4.r", "fr", "Noir gagne la partie."),
    ],
)
def test_a_void_board_and_a_conceded_game(clause, language, said):
    ruling = rule_call(INTERNATIONAL, Situation(), Call(clause, Side.WHITE))
    assert ruling.messages[0].id == {"4.q": "ruling-void", "4.r": "ruling-conceded"}[clause]
    assert words(ruling, language)[1:] == [said]


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
