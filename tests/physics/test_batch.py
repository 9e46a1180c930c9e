"""Many strokes at once are the same strokes, one by one."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.equipment.rosette import rosette
from carrom.physics import Aim, Batch, Disc, InputError, Jumps, Problem, Surface, simulate, strike
from tests.physics.worlds import BOARD, any_surface, mid_game


def some_layouts(rng, count):
    layouts = []
    for _ in range(count):
        discs = mid_game(rng, int(rng.integers(1, 12)))
        layouts.append(tuple(Standing(d.piece, d.at) for d in discs[1:]))
    return layouts


def a_stroke(rng):
    angle = rng.uniform(0.2, 2.9)
    speed = rng.uniform(0.5, 6.0)
    return [
        0.0,
        -BOARD.base_distance,
        speed * np.cos(angle),
        speed * np.sin(angle),
        rng.choice([0.0, 40.0]),
    ]


@pytest.mark.parametrize("seed", range(5))
def test_a_batch_is_the_strokes_one_by_one_to_the_bit(seed):
    rng = np.random.default_rng(seed)
    surface = any_surface(rng)
    layouts = [
        layout
        for layout in some_layouts(rng, 20)
        if all(np.hypot(s.at.x, s.at.y + BOARD.base_distance) > 0.04 for s in layout)
    ]
    batch = Batch.of(layouts, BOARD, surface)
    strokes = np.array([a_stroke(rng) for _ in range(60)])
    which = rng.integers(0, len(layouts), 60)
    out = batch.run(strokes, which)
    for k in range(60):
        x, y, vx, vy, spin = (float(v) for v in strokes[k])
        layout = layouts[which[k]]
        discs = [
            Disc("striker", Piece.STRIKER, Point(x, y), Point(vx, vy), spin),
            *(Disc(f"{n}", s.piece, s.at) for n, s in enumerate(layout)),
        ]
        motion = simulate(discs, BOARD, surface)
        for row in range(1 + len(layout)):
            end = motion.ends[row]
            assert tuple(out.xy[k, row]) == end.at
            assert out.gone[k, row] == (end.hole or 0)
            assert out.when[k, row] == (np.inf if end.time is None else end.time)
        fallen = sorted((out.rank[k, r], r) for r in range(1 + len(layout)) if out.rank[k, r])
        assert [motion.ends[r].id for _, r in fallen] == [f.id for f in motion.falls]
        touched = sorted(
            (out.touched[k, r], r) for r in range(1 + len(layout)) if out.touched[k, r]
        )
        assert tuple(str(r - 1) for _, r in touched) == motion.touched_ids
        first = out.first_contact[k]
        assert (str(first - 1) if first >= 0 else None) == motion.first_contact
        assert out.impacts[k] == len(motion.impacts)
        assert out.duration[k] == motion.duration
        assert bool(out.left_base[k]) == motion.left_base
        assert out.gained[k] == motion.gained
        assert bool(out.direct[k]) == (motion.direct_hit is not None)
        if motion.direct_hit is not None:
            assert tuple(out.direct_hit[k]) == motion.direct_hit


def test_several_threads_may_use_one_batch():
    batch = Batch.of([rosette(BOARD)], BOARD)
    strokes = np.array([[0.0, -BOARD.base_distance, 0.0, 2.0 + k / 50, 0.0] for k in range(300)])
    wanted = batch.run(strokes, threads=1).xy
    with ThreadPoolExecutor(4) as pool:
        for found in pool.map(lambda _: batch.run(strokes).xy, range(8)):
            assert found.tobytes() == wanted.tobytes()


def test_an_empty_board_and_no_strokes():
    batch = Batch.of([()], BOARD)
    assert batch.run(np.zeros((0, 5))).xy.shape == (0, 1, 2)
    alone = batch.run(np.array([[0.0, -0.2, 0.0, 1.0, 0.0]]))
    assert alone.first_contact[0] == -1


def test_arrays_of_any_kind_are_taken():
    batch = Batch.of([rosette(BOARD)], BOARD)
    strokes = [[0, -BOARD.base_distance, 0, 3, 0]] * 4
    wanted = batch.run(np.array(strokes, np.float64)).xy
    reversed_axes = np.asfortranarray(np.array(strokes, np.float64))
    assert (batch.run(reversed_axes, np.zeros(4, np.int8)).xy == wanted).all()


def refused(call):
    with pytest.raises(InputError) as problem:
        call()
    return problem.value.problem


def test_strokes_that_cannot_be_are_refused():
    batch = Batch.of([rosette(BOARD)], BOARD)
    good = [0.0, -BOARD.base_distance, 0.0, 3.0, 0.0]

    def run(changes, **more):
        row = list(good)
        for k, value in changes.items():
            row[k] = value
        return refused(lambda: batch.run(np.array([good, row]), **more))

    assert run({0: np.nan}) is Problem.NOT_A_NUMBER
    assert run({3: np.inf}) is Problem.NOT_A_NUMBER
    assert run({3: 51.0}) is Problem.SPEED
    assert run({4: 2001.0}) is Problem.SPIN
    assert run({0: 0.36}) is Problem.OFF_BOARD
    assert run({1: 0.0}) is Problem.OVERLAP
    assert refused(lambda: batch.run(np.zeros((2, 4)))) is Problem.SHAPE
    assert refused(lambda: batch.run(np.array([["a"] * 5]))) is Problem.SHAPE
    assert run({}, layout_of=np.array([0, 1])) is Problem.LAYOUT
    assert run({}, layout_of=np.array([0, -1])) is Problem.LAYOUT
    assert run({}, layout_of=np.array([0])) is Problem.LAYOUT
    assert run({}, layout_of=np.array([0.0, 0.9])) is Problem.LAYOUT
    with pytest.raises(InputError) as problem:
        batch.run(np.array([good, [0.0, 0.0, 0.0, 1.0, 0.0]]))
    assert problem.value.field == "/strokes/1"


def test_layouts_that_cannot_be_are_refused():
    twice = (Standing(Piece.WHITE, Point(0.0, 0.0)), Standing(Piece.BLACK, Point(0.0, 0.03)))
    assert refused(lambda: Batch.of([twice], BOARD)) is Problem.OVERLAP
    assert refused(lambda: Batch.of([], BOARD)) is Problem.NO_DISCS
    striker = (Standing(Piece.STRIKER, Point(0.0, 0.0)),)
    assert refused(lambda: Batch.of([striker], BOARD)) is Problem.SAME_ID
    outside = (Standing(Piece.WHITE, Point(0.36, 0.0)),)
    assert refused(lambda: Batch.of([outside], BOARD)) is Problem.OFF_BOARD
    nowhere = (Standing(Piece.WHITE, Point(float("nan"), 0.0)),)
    assert refused(lambda: Batch.of([(), nowhere], BOARD)) is Problem.NOT_A_NUMBER
    crowd = np.zeros((1, 64, 2)), np.zeros((1, 64), np.bool_)
    assert refused(lambda: Batch.from_arrays(*crowd, BOARD)) is Problem.TOO_MANY
    wrong = np.zeros((1, 4)), np.zeros((1, 4), np.bool_)
    assert refused(lambda: Batch.from_arrays(*wrong, BOARD)) is Problem.SHAPE
    assert refused(lambda: Batch.of([()], BOARD, Surface(mu=0.0))) is Problem.SURFACE


def test_chance_depends_on_the_number_of_the_stroke_alone():
    jumping = Batch.of([rosette(BOARD)], BOARD, jumps=Jumps(seed=4, degrees=6.0), seat=Seat.SOUTH)
    strokes = np.array([[0.0, -BOARD.base_distance, 0.0, 9.0, 0.0]] * 600)
    one = jumping.run(strokes, threads=1)
    two = jumping.run(strokes, threads=2)
    assert one.gone.tobytes() == two.gone.tobytes()
    left = (one.gone == 5).any(axis=1)
    assert 0 < left.sum() < 600


def test_layouts_as_arrays_with_places_not_taken():
    rng = np.random.default_rng(2)
    layouts = some_layouts(rng, 8)
    xy = np.full((8, 15, 2), 7.0)
    there = np.zeros((8, 15), np.bool_)
    spots = [rng.permutation(15)[: len(layout)] for layout in layouts]
    for number, layout in enumerate(layouts):
        xy[number, spots[number]] = [s.at for s in layout]
        there[number, spots[number]] = True
    strokes = np.array([[0.0, 0.0, 1.0, 1.5, 0.0]] * 8)
    clear = [all(np.hypot(*s.at) > 0.04 for s in layout) for layout in layouts]
    keep = np.flatnonzero(clear)
    a = Batch.of(layouts, BOARD).run(strokes[keep], keep)
    b = Batch.from_arrays(xy, there, BOARD).run(strokes[keep], keep)
    for k, number in enumerate(keep.tolist()):
        count = len(layouts[number])
        assert (a.xy[k, 1 : 1 + count] == b.xy[k, 1 + spots[number]]).all()
        assert (a.xy[k, 0] == b.xy[k, 0]).all()


@pytest.mark.parametrize("seat", Seat)
def test_strokes_by_angle_are_those_of_an_aim_to_the_bit(seat):
    rng = np.random.default_rng(1)
    rack = rosette(BOARD, 4.0)
    batch = Batch.of([rack], BOARD, seat=seat)
    angles, speeds = rng.uniform(-400, 400, 60), rng.uniform(0.5, 8, 60)
    places, spins = rng.uniform(-0.15, 0.15, 60), rng.uniform(-30, 30, 60)
    out = batch.run(batch.strokes(seat, places, angles, speeds, spins))
    for k in range(60):
        aim = Aim(seat, *(float(v[k]) for v in (places, angles, speeds, spins)))
        motion = strike(rack, aim, BOARD)
        assert [tuple(p) for p in out.xy[k].tolist()] == [end.at for end in motion.ends]
        assert bool(out.left_base[k]) == motion.left_base


def test_what_fell_by_piece():
    layouts = [rosette(BOARD), rosette(BOARD)[3:15]]
    batch = Batch.of(layouts, BOARD)
    angles = np.linspace(60.0, 120.0, 120)
    which = np.arange(120) % 2
    outcomes = batch.run(batch.strokes(Seat.SOUTH, 0.1, angles, 8.0), which)
    counted = {piece: outcomes.pocketed(piece) for piece in Piece}
    seen = 0
    for k, angle in enumerate(angles):
        motion = strike(layouts[which[k]], Aim(Seat.SOUTH, 0.1, float(angle), 8.0), BOARD)
        for piece in Piece:
            fell = sum(fall.piece is piece for fall in motion.falls)
            assert counted[piece][k] == fell
            seen += fell
        names = [
            disc.id
            for disc, here in zip(motion.discs, outcomes.fell(Piece.BLACK)[k], strict=False)
            if here
        ]
        assert sorted(names) == sorted(f.id for f in motion.falls if f.piece is Piece.BLACK)
    assert seen > 60


def test_what_fell_needs_to_know_the_pieces():
    xy = np.array([[[0.31, 0.31], [0.0, 0.0]]])
    there = np.array([[True, False]])
    batch = Batch.from_arrays(xy, there, BOARD)
    rows = batch.strokes(Seat.SOUTH, 0.0, np.array([90.0]), 1.0)
    assert batch.run(rows).pocketed(Piece.STRIKER).tolist() == [0]
    with pytest.raises(ValueError, match="what the pieces are"):
        batch.run(rows).pocketed(Piece.WHITE)
    told = Batch.from_arrays(xy, there, BOARD, kinds=np.array([[1, 1]], np.int8))
    assert told.run(rows).pocketed(Piece.WHITE).tolist() == [0]
    with pytest.raises(InputError):
        Batch.from_arrays(xy, there, BOARD, kinds=np.array([1], np.int8))
