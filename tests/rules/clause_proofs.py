"""Proofs for :mod:`tests.rules.test_soak_clauses`, good ones and bad ones; the suite does not collect them."""

import pytest

from carrom.equipment.pieces import Piece, Seat
from carrom.match.facts import ChangedSeats, ChangedStriker
from carrom.match.state import Phase
from carrom.rules import INTERNATIONAL, Pocketed, Side, SideState, Situation, Stroke, rule
from tests.match.driving import A, Table

BOARD = Situation(white=SideState(on_board=5, entitled=True), black=SideState(on_board=6))
STRIKER = Pocketed(Piece.STRIKER)


@pytest.mark.proves("international:3.11.c")
def test_that_looks_at_the_citation_only():
    stroke = Stroke((STRIKER, Pocketed(Piece.BLACK)))
    assert "international:3.11.c" in rule(INTERNATIONAL, BOARD, stroke).clauses


@pytest.mark.proves("international:3.11.a")
def test_that_does_not_look_at_the_penalty():
    assert rule(INTERNATIONAL, BOARD, Stroke((STRIKER,))).next is Side.BLACK


@pytest.mark.proves("international:3.12.g")
def test_of_another_stroke():
    assert rule(INTERNATIONAL, BOARD, Stroke()).next is Side.BLACK


@pytest.mark.proves("international:3.11.d")
def test_that_looks_at_everything():
    stroke = Stroke((Pocketed(Piece.BLACK),), proper=False)
    ruling = rule(INTERNATIONAL, BOARD, stroke)
    assert ruling.next is Side.BLACK
    assert (ruling.situation.white.on_board, ruling.situation.black.on_board) == (6, 5)


@pytest.mark.proves("international:3.9.a")
def test_that_fails_by_itself():
    raise AssertionError


@pytest.mark.proves("international:4.e")
def test_that_looks_at_the_citation_of_a_match():
    event = Table().seat().do(ChangedStriker(by="ada"))
    assert event.clauses == ("international:4.e",)


@pytest.mark.proves("international:3.8.a")
def test_that_looks_at_the_seats():
    table = Table().seat().win_game(A)
    table.do(ChangedSeats())
    assert table.state.seats == {Seat.NORTH: "ada", Seat.SOUTH: "ben"}


@pytest.mark.proves("international:5.1.match")
def test_that_looks_at_the_figure():
    assert INTERNATIONAL.games_to_win == 2


@pytest.mark.proves("icf:57")
def test_that_plays_two_games():
    table = Table("icf").seat().win_game(A)
    assert table.state.phase is not Phase.OVER
    assert table.win_game(A).state.winner is A
