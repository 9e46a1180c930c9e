"""Cases that once came out wrong, or might."""

import numpy as np
import pytest

from carrom.equipment.pieces import Piece, Point, Seat
from carrom.equipment.rosette import rosette
from carrom.physics import Aim, Disc, Surface, simulate, strike
from tests.physics.worlds import BOARD, PIECE, STRIKER


def test_discs_at_absurd_speeds_without_loss_come_to_rest():
    """Late in a long motion a safe step is shorter than the clock can tell."""
    endless = Surface(
        mu=0.01, e_piece=1.0, e_cushion=1.0, e_exponent=0.0, mu_contact=0.0, mu_cushion=0.0
    )
    discs = [
        Disc("a", Piece.WHITE, Point(-0.15, -0.02), Point(-49.8, 3.2)),
        Disc("b", Piece.WHITE, Point(0.15, 0.02), Point(47.6, -14.9)),
    ]
    motion = simulate(discs, BOARD, endless, pockets=False)
    assert motion.duration > 100.0


def test_a_light_disc_between_heavy_ones():
    """The springs of very unlike discs take many steps; the motion is the same with finer ones."""
    discs = [
        Disc("heavy", Piece.WHITE, Point(-0.1, 0.0), Point(2.0, 0.0), mass=10.0),
        Disc("light", Piece.WHITE, Point(0.0, 0.0), mass=1e-4),
        Disc("other", Piece.WHITE, Point(2 * PIECE, 0.0), mass=10.0),
    ]
    usual, fine = (
        simulate(discs, BOARD, Surface(contact_steps=steps), pockets=False) for steps in (80, 1000)
    )
    assert len(fine.impacts) == len(usual.impacts) < 50
    assert fine.impacts[0].impulse == pytest.approx(usual.impacts[0].impulse, rel=1e-2)


@pytest.mark.parametrize("e", [0.0, 0.05, 0.1, 0.5])
def test_restitution_in_a_cluster_is_the_one_given(e):
    """A third disc that touches without being loaded changes nothing."""
    surface = Surface(e_piece=e, e_exponent=0.0, mu_contact=0.0)
    pair = [
        Disc("a", Piece.WHITE, Point(-2 * PIECE, 0.0), Point(2.0, 0.0)),
        Disc("b", Piece.WHITE, Point(0.0, 0.0)),
    ]
    third = Disc("c", Piece.WHITE, Point(-4 * PIECE, 0.0))
    motion = simulate([*pair, third], BOARD, surface, pockets=False)
    a, b, _ = motion.samples([1e-9])[0, :, 2]
    assert (b - a) / 2.0 == pytest.approx(e, abs=1e-3)


def test_a_chain_is_touched_in_the_order_of_its_pieces_from_either_side():
    chain = [Disc(name, Piece.WHITE, Point(k * 2 * PIECE, 0.0)) for k, name in enumerate("abc")]
    for x, order in ((-0.2, "abc"), (0.2, "cba")):
        striker = Disc("s", Piece.STRIKER, Point(x, 0.0), Point(-15 * x, 0.0))
        motion = simulate([striker, *chain], BOARD, pockets=False)
        assert motion.touched_ids == tuple(order)
        assert motion.impacts[0].time == motion.impacts[2].time
        named = [{i.first, i.second} for i in motion.impacts[:3]]
        assert named == [{"s", order[0]}, set(order[:2]), set(order[1:])]


def test_no_impact_is_faster_than_anything_moved():
    break_ = strike(rosette(BOARD), Aim(Seat.SOUTH, 0.0, 90.0, 5.0), BOARD)
    assert max(impact.speed for impact in break_.impacts) < 5.0
    wall = BOARD.half_side - PIECE
    pinned = [
        Disc("s", Piece.STRIKER, Point(0.0, wall - PIECE - STRIKER - 1e-3), Point(0.0, 5.0)),
        Disc("w", Piece.WHITE, Point(0.0, wall)),
    ]
    motion = simulate(pinned, BOARD, pockets=False)
    assert max(impact.speed for impact in motion.impacts) <= 5.0 * 1.5


def test_discs_side_by_side_that_move_alike_never_meet():
    row = [
        Disc(f"{k}", Piece.WHITE, Point(-0.2, -0.2 + k * 2 * PIECE), Point(0.9, 0.0))
        for k in range(12)
    ]
    motion = simulate(row, BOARD)
    assert not motion.impacts
    assert {round(end.at.x, 12) for end in motion.ends} == {round(motion.ends[0].at.x, 12)}


def test_a_direct_hit_is_where_the_piece_was():
    moving = Disc("a", Piece.WHITE, Point(0.0, 0.0), Point(0.3, 0.0))
    striker = Disc("s", Piece.STRIKER, Point(0.02, -0.2), Point(0.0, 2.0))
    motion = simulate([moving, striker], BOARD)
    place = motion.at(motion.impacts[0].time)[0]
    assert motion.direct_hit == pytest.approx(tuple(place), abs=1e-12)


def test_without_holes_there_is_no_rim():
    hole = BOARD.holes[0]
    at = Point(hole.x - BOARD.tipping_distance - 1e-5, hole.y)
    still = [Disc("w", Piece.WHITE, at)]
    assert simulate(still, BOARD).on_rim == ("w",)
    assert simulate(still, BOARD, pockets=False).on_rim == ()


def test_motions_can_be_compared():
    aim = Aim(Seat.NORTH, 0.0, 88.0, 5.0)
    assert strike(rosette(BOARD), aim, BOARD) == strike(rosette(BOARD), aim, BOARD)
    assert strike(rosette(BOARD), aim, BOARD) != strike(rosette(BOARD, 1.0), aim, BOARD)
    assert len({hash(strike(rosette(BOARD), aim, BOARD)) for _ in range(2)}) == 1


def test_times_may_be_one_number():
    motion = strike((), Aim(Seat.SOUTH, 0.0, 90.0, 1.0), BOARD)
    assert motion.samples(0.1).shape == (1, 1, 5)
    with pytest.raises(ValueError, match="row of numbers"):
        motion.samples(np.zeros((1, 2)))


def test_two_strikers_may_meet():
    discs = [
        Disc("left", Piece.STRIKER, Point(-0.1, 0.0), Point(1.0, 0.0)),
        Disc("right", Piece.STRIKER, Point(0.1, 0.0), Point(-1.0, 0.0)),
    ]
    motion = simulate(discs, BOARD)
    assert motion.first_contact == "right"
    assert motion.ends[0].at.x == pytest.approx(-motion.ends[1].at.x, abs=1e-12)
