"""Goals: which outcomes count is what the rules say of them, for both colours."""

from dataclasses import replace
from itertools import product

import pytest

from carrom.equipment.pieces import Piece
from carrom.problems.goals import Goal, counts, goals_of, outcomes, reached
from carrom.rules import (
    INTERNATIONAL,
    Pocketed,
    QueenState,
    Side,
    SideState,
    Situation,
    Stroke,
    rule,
)

FOUR = Situation(
    white=SideState(on_board=4, entitled=True), black=SideState(on_board=5, entitled=True)
)
TWO = replace(
    FOUR,
    white=SideState(on_board=2, entitled=True),
    queen=QueenState.COVERED,
    queen_by=Side.WHITE,
)
HAS_QUEEN = replace(FOUR, queen=QueenState.AWAITING_COVER, queen_by=Side.WHITE)
LAST = replace(TWO, white=SideState(on_board=1, entitled=True))
OWN, OTHER, QUEEN, STRIKER = (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)


def together(*fallen):
    return tuple(map(sum, zip(*fallen, strict=True)))


def seen_by(side, situation, fallen):
    """The same for the other colour."""
    if side is Side.WHITE:
        return situation, fallen
    own, other, queen, striker = fallen
    return situation.swapped(), (other, own, queen, striker)


@pytest.mark.parametrize("side", list(Side))
@pytest.mark.parametrize(
    ("goal", "situation", "yes", "no"),
    [
        (
            Goal.PIECE,
            FOUR,
            [(OWN,), (QUEEN,), (OWN, OTHER), (OWN, QUEEN)],
            [(), (OTHER,), (STRIKER,), (OWN, STRIKER)],
        ),
        (Goal.TWO, FOUR, [(OWN, OWN), (OWN, OWN, QUEEN)], [(OWN,), (OWN, QUEEN), (QUEEN,)]),
        (Goal.QUEEN, FOUR, [(QUEEN,), (QUEEN, OWN)], [(OWN,), (QUEEN, STRIKER)]),
        (Goal.BOTH, FOUR, [(QUEEN, OWN)], [(QUEEN,), (OWN,), (QUEEN, OTHER)]),
        (Goal.COVER, HAS_QUEEN, [(OWN,), (OWN, OTHER)], [(OTHER,), (OWN, STRIKER)]),
        (Goal.WIN, TWO, [(OWN, OWN)], [(OWN,), (OWN, OWN, STRIKER)]),
        (Goal.WIN, LAST, [(OWN,), (OWN, OTHER)], [(OTHER,), (OWN, STRIKER)]),
    ],
)
def test_what_counts(side, goal, situation, yes, no):
    for wanted, fallen in [(True, f) for f in yes] + [(False, f) for f in no]:
        now, fell = seen_by(side, situation, together((0, 0, 0, 0), *fallen))
        assert goal in goals_of(now)
        boxes = outcomes(INTERNATIONAL, now, goal)
        assert boxes is not None
        assert counts(boxes, fell) is wanted, fallen


@pytest.mark.parametrize("situation", [FOUR, TWO, HAS_QUEEN, LAST])
def test_the_list_is_neither_longer_nor_shorter_than_the_rulings(situation):
    for goal in goals_of(situation):
        boxes = outcomes(INTERNATIONAL, situation, goal)
        assert boxes
        queens = range(2 if situation.queen is QueenState.ON_BOARD else 1)
        numbers = range(situation.white.on_board + 1), range(situation.black.on_board + 1)
        for white, black, queen, striker in product(*numbers, queens, range(2)):
            pieces = [Piece.WHITE] * white + [Piece.BLACK] * black + [Piece.QUEEN] * queen
            fallen = [*pieces, *[Piece.STRIKER] * striker]
            stroke = Stroke(tuple(Pocketed(piece, 1) for piece in fallen))
            ruled = reached(goal, situation, rule(INTERNATIONAL, situation, stroke))
            assert counts(boxes, (white, black, queen, striker)) is ruled


def test_nothing_is_asked_for_while_pieces_are_owed_or_before_the_break():
    owing = replace(FOUR, black=SideState(on_board=5, owed=1))
    assert goals_of(owing) == goals_of(replace(FOUR, broken=False)) == ()
    assert Goal.QUEEN not in goals_of(replace(FOUR, white=SideState(on_board=4)))
