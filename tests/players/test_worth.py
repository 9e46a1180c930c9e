"""What a ruling is worth to the second head: better is more, for whoever plays, by every rule set."""

from dataclasses import replace

import pytest

from carrom.equipment.pieces import Piece
from carrom.players.worth import keeps, worth
from carrom.rules import (
    INTERNATIONAL,
    RULE_SETS,
    Pocketed,
    QueenState,
    Side,
    SideState,
    Situation,
    Stroke,
    rule,
)
from carrom.rules.stroke import colour_of
from tests.players.positions import RULES

FOUR = SideState(on_board=4, entitled=True)


def value(rules, situation, *pieces):
    stroke = Stroke(tuple(Pocketed(piece) for piece in pieces))
    return worth(rules, situation, rule(rules, situation, stroke))


@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("name", RULES)
def test_what_is_worth_more(name, side):
    rules, own, theirs = RULE_SETS[name], colour_of(side), colour_of(side.other)
    board = Situation(white=FOUR, black=FOUR, to_play=side)
    one, miss = value(rules, board, own), value(rules, board)
    assert value(rules, board, own, own) > one > miss
    assert value(rules, board, Piece.QUEEN, own) > one
    assert value(rules, board, Piece.QUEEN) > miss
    assert one > value(rules, board, theirs)
    if name != "percuteur":  # where the opponent's pieces keep the turn
        assert miss > value(rules, board, theirs)
    assert miss > value(rules, board, Piece.STRIKER)
    assert one > value(rules, board, own, Piece.STRIKER)


@pytest.mark.parametrize("side", Side)
def test_the_end_of_a_board(side):
    last = SideState(on_board=1, entitled=True)
    five = SideState(on_board=5, entitled=True)
    white, black = (last, five) if side is Side.WHITE else (five, last)
    own, theirs = colour_of(side), colour_of(side.other)
    in_play = Situation(white=white, black=black, to_play=side)
    covered = replace(in_play, queen=QueenState.COVERED, queen_by=side)
    won, lost = value(INTERNATIONAL, covered, own), value(INTERNATIONAL, in_play, own)
    assert won > 10.0 > -10.0 > lost
    assert won > value(INTERNATIONAL, covered, theirs) > lost
    ahead = replace(last, points=20)
    white, black = (ahead, five) if side is Side.WHITE else (five, ahead)
    assert value(INTERNATIONAL, replace(covered, white=white, black=black), own) > won


def test_a_second_try_is_worth_something():
    rules = RULE_SETS["club"]
    board = Situation(white=FOUR, black=FOUR, tries=2)
    assert value(rules, board) > value(rules, replace(board, tries=1))


@pytest.mark.parametrize("side", Side)
def test_who_keeps_the_turn(side):
    own, theirs = colour_of(side), colour_of(side.other)
    board = Situation(white=FOUR, black=FOUR, to_play=side)

    def kept(situation, *pieces):
        stroke = Stroke(tuple(Pocketed(piece) for piece in pieces))
        return keeps(situation, rule(INTERNATIONAL, situation, stroke))

    assert kept(board, own)
    assert kept(board, Piece.QUEEN)
    assert not kept(board)
    assert not kept(board, theirs)
    last = SideState(on_board=1, entitled=True)
    covered = Situation(
        white=last, black=last, to_play=side, queen=QueenState.COVERED, queen_by=side
    )
    assert kept(covered, own)  # the board is won
    assert not kept(replace(covered, queen_by=None, queen=QueenState.ON_BOARD), own)
    assert not kept(covered, theirs)
