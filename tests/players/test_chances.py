"""What is to be expected of one stroke: sure things, hopeless ones, and those that suggestions tell of."""

import pytest

from carrom.equipment.aim import Aim
from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.players import LEVELS, STEADY, PlayerView, suggest
from carrom.players.chances import chance_of
from carrom.rules import RULE_SETS, QueenState, Side, SideState, Situation
from tests.players.positions import BOARD, position

EDGE = Point(0.33, 0.33)
"""At the brink of the far right pocket."""
STRAIGHT = Aim.at(Seat.SOUTH, 0.1, EDGE, 3.0)


def board(side=Side.WHITE, seat=Seat.SOUTH):
    """Two pieces of the player's: one at the brink of a pocket; one of the other side's."""
    own, other = (Piece.WHITE, Piece.BLACK) if side is Side.WHITE else (Piece.BLACK, Piece.WHITE)
    counts = {side: SideState(2, entitled=True), side.other: SideState(1, entitled=True)}
    return PlayerView(
        rules=RULE_SETS["international"],
        geometry=BOARD,
        situation=Situation(
            counts[Side.WHITE],
            counts[Side.BLACK],
            to_play=side,
            queen=QueenState.COVERED,
            queen_by=side,
        ),
        layout=(
            Standing(own, EDGE),
            Standing(own, Point(-0.3, 0.0)),
            Standing(other, Point(-0.3, 0.1)),
        ),
        seat=seat,
        side=side,
        opponents=(Seat.NORTH,),
    )


@pytest.mark.parametrize("side", list(Side))
def test_a_steady_hand_makes_what_it_means(side):
    found = chance_of(board(side), STRAIGHT, STEADY, tries=5)
    assert (found.keep, found.points) == (1.0, 1.0)
    missed = chance_of(board(side), Aim(Seat.SOUTH, 0.0, 90.0, 1.0), STEADY, tries=5)
    assert (missed.keep, missed.points) == (0.0, 0.0)


def test_a_better_hand_has_the_better_chance_and_a_seed_gives_the_same():
    view = board()
    beginner, expert = (chance_of(view, STRAIGHT, LEVELS[n].hand) for n in ("beginner", "expert"))
    assert 0.0 < beginner.keep < expert.keep < 1.0
    assert beginner.points < expert.points
    assert chance_of(view, STRAIGHT, LEVELS["beginner"].hand) == beginner
    assert chance_of(view, STRAIGHT, LEVELS["beginner"].hand, seed=1) != beginner


def test_a_suggested_stroke_has_the_chance_it_was_suggested_with():
    hand = LEVELS["club"].hand
    view = position(3, "international")
    best = suggest(view, hand=hand, budget=600, count=1)[0]
    found = chance_of(view, best.aim, hand, tries=1000, seed=7)
    assert found.keep == pytest.approx(best.keep, abs=0.1)
    assert found.points == pytest.approx(best.points, abs=0.3)
