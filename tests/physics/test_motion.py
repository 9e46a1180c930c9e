"""A motion told: playback at any time, keyframes, paths, contacts, impacts, the rim."""

import json
from math import hypot

import numpy as np
import pytest

from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.equipment.rosette import rosette
from carrom.physics import ENGINE, Aim, Disc, Fate, keyframes, simulate, strike
from carrom.physics.keyframes import position
from tests.physics.worlds import BOARD, PIECE, STRIKER, any_surface, extreme_break, mid_game


def some_break(seed):
    rng = np.random.default_rng(seed)
    aim = Aim(
        Seat.SOUTH,
        float(rng.uniform(-0.1, 0.1)),
        90.0 + float(rng.normal()) * 5,
        float(rng.uniform(3, 9)),
        float(rng.uniform(-100, 100)),
    )
    return strike(rosette(BOARD, float(rng.uniform(0, 60))), aim, BOARD)


def test_every_motion_says_which_engine_made_it():
    assert some_break(0).version == ENGINE


def test_playback_begins_ends_and_has_no_gaps():
    motion = some_break(1)
    assert motion.at(0.0) == pytest.approx(np.array([d.at for d in motion.discs]), abs=1e-15)
    assert motion.at(motion.duration) == pytest.approx(
        np.array([e.at for e in motion.ends]), abs=1e-12
    )
    assert (motion.at(motion.duration + 1.0) == motion.at(1e6)).all()
    for time in motion.launch_times[1:]:
        before, after = motion.at(time - 1e-9), motion.at(time)
        assert np.abs(after - before).max() < 1e-7


def test_velocities_are_the_slopes_of_the_places():
    motion = some_break(2)
    rng = np.random.default_rng(0)
    turns = motion.launch_times
    for time in rng.uniform(0.001, motion.duration, 200):
        if np.abs(turns - time).min() < 1e-5:
            continue
        slope = (motion.at(time + 1e-6) - motion.at(time - 1e-6)) / 2e-6
        assert np.abs(slope - motion.samples([time])[0, :, 2:4]).max() < 1e-5


@pytest.mark.parametrize("seed", range(12))
def test_keyframes_are_small_and_close(seed):
    motion = some_break(seed)
    frames = json.loads(json.dumps(keyframes(motion), separators=(",", ":")))
    assert len(json.dumps(frames, separators=(",", ":"))) < 40_000
    rng = np.random.default_rng(seed)
    times = rng.uniform(0, motion.duration, 100)
    exact = motion.samples(times)
    for k, time in enumerate(times):
        for disc in range(len(motion.discs)):
            x, y = position(frames, disc, float(time))
            assert hypot(x - exact[k, disc, 0], y - exact[k, disc, 1]) < 5e-5


def test_keyframes_of_extreme_motions_too():
    for seed in range(20):
        rng = np.random.default_rng(seed)
        motion = simulate(extreme_break(rng), BOARD, any_surface(rng))
        frames = keyframes(motion)
        times = rng.uniform(0, motion.duration, 30)
        exact = motion.samples(times)
        for k, time in enumerate(times):
            for disc in range(len(motion.discs)):
                x, y = position(frames, disc, float(time))
                assert hypot(x - exact[k, disc, 0], y - exact[k, disc, 1]) < 5e-5


def test_keyframes_say_what_is_needed_to_show_and_sound_a_motion():
    motion = strike((), Aim(Seat.SOUTH, 0.0, 45.0, 4.0), BOARD)
    frames = keyframes(motion)
    assert frames["format"] == 1
    assert frames["engine"] == ENGINE
    assert frames["units"] == {"time": 1e-6, "length": 1e-6, "speed": 1e-5, "impulse": 1e-6}
    disc = frames["discs"][0]
    assert (disc["id"], disc["kind"], disc["radius"]) == ("striker", "striker", 20650)
    assert disc["knots"][0] == [0, 0, -250800, 282843, 282843]
    assert disc["knots"][-1][3:] == [0, 0]
    assert [i[1:3] for i in frames["impacts"]] == [[0, -1]] * len(motion.impacts)
    assert all(a[0] < b[0] for a, b in zip(disc["knots"], disc["knots"][1:], strict=False))


def test_a_disc_that_stays_has_one_knot():
    still = (Standing(Piece.WHITE, Point(0.2, 0.2)),)
    frames = keyframes(strike(still, Aim(Seat.SOUTH, 0.0, 180.0, 0.1), BOARD))
    assert frames["discs"][1]["knots"] == [[0, 200000, 200000, 0, 0]]


def test_paths_go_through_the_impacts_to_the_end():
    motion = some_break(3)
    paths = {path.id: path for path in motion.paths()}
    for impact in motion.impacts:
        radius = paths[impact.first].radius
        assert any(
            hypot(p.x - impact.at.x, p.y - impact.at.y) == pytest.approx(radius, abs=1e-9)
            for p in paths[impact.first].points
        )
    for end in motion.ends:
        assert paths[end.id].points[-1] == end.at


def test_contacts_in_order():
    first = Disc("a", Piece.WHITE, Point(0.0, 0.0))
    second = Disc("b", Piece.BLACK, Point(0.0, 0.1))
    aside = Disc("c", Piece.BLACK, Point(0.2, 0.0))
    striker = Disc("s", Piece.STRIKER, Point(0.0, -0.2508), Point(0.0, 2.0))
    motion = simulate([aside, second, striker, first], BOARD)
    assert motion.first_contact == "a"
    assert motion.touched_ids == ("a", "b")
    assert motion.direct_hit == Point(0.0, 0.0)
    assert [(i.first, i.second) for i in motion.impacts[:2]] == [("s", "a"), ("a", "b")]
    assert motion.impacts[0].speed == pytest.approx(
        (2.0**2 - 2 * 0.13 * 9.80665 * (0.2508 - PIECE - STRIKER)) ** 0.5, abs=1e-12
    )
    assert motion.impacts[0].at == pytest.approx((0.0, -PIECE), abs=1e-12)


def test_a_cushion_before_the_first_contact_makes_no_direct_hit():
    target = Disc("a", Piece.WHITE, Point(0.0, -0.33))
    striker = Disc("s", Piece.STRIKER, Point(0.0, 0.2508), Point(0.0, 3.0))
    motion = simulate([target, striker], BOARD)
    assert motion.first_contact == "a"
    assert motion.direct_hit is None


def test_without_a_striker_nothing_is_a_first_contact():
    discs = [
        Disc("a", Piece.WHITE, Point(0.0, 0.0), Point(1.0, 0.0)),
        Disc("b", Piece.BLACK, Point(0.1, 0.0)),
    ]
    motion = simulate(discs, BOARD)
    assert motion.first_contact is None
    assert motion.touched_ids == ("a", "b")
    assert not motion.left_base


def test_pieces_are_named_by_the_layout():
    motion = strike(rosette(BOARD), Aim(Seat.EAST, 0.0, 90.0, 4.0), BOARD)
    names = [disc.id for disc in motion.discs]
    assert names[:4] == ["striker", "w1", "b1", "w2"]
    assert names[-1] == "queen"
    assert len(set(names)) == 20


def test_the_layout_at_the_end_has_neither_the_striker_nor_what_fell():
    hole = BOARD.holes[0]
    piece = Standing(Piece.WHITE, Point(hole.x - 0.05, hole.y - 0.05))
    rest = Standing(Piece.QUEEN, Point(-0.1, 0.1))
    start = Point(hole.x - 0.2, hole.y - 0.2)
    striker = Disc("striker", Piece.STRIKER, start, Point(0.8, 0.8))
    motion = simulate(
        [striker, Disc("w1", piece.piece, piece.at), Disc("queen", rest.piece, rest.at)], BOARD
    )
    assert motion.pocketed == ((Piece.WHITE, 1),)
    assert motion.layout == (rest,)
    assert motion.ends[1].fate is Fate.POCKETED
    assert motion.ends[1].time == motion.falls[0].time


def test_pieces_on_the_rim_are_told_and_others_not():
    hole, tip = BOARD.holes[2], BOARD.tipping_distance
    for beyond, told in ((1e-5, True), (2.9e-4, True), (3.1e-4, False), (2e-3, False)):
        at = Point(hole.x + tip + beyond, hole.y)
        motion = simulate(
            [Disc("a", Piece.WHITE, at), *mid_game(np.random.default_rng(1), 1)], BOARD
        )
        assert ("a" in motion.on_rim) is told
