"""Choosing among many strokes: the budget is kept, chance alone decides, the best one is found."""

from dataclasses import replace

import numpy as np
import pytest

from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.equipment.rosette import rosette
from carrom.physics import Batch
from carrom.players import LEVELS, STEADY, Hand, PlayerView, Searcher
from carrom.players.aims import direct
from carrom.players.halving import Tried, halve
from carrom.players.proposals import HARDEST, SOFTEST, Proposals
from carrom.players.searcher import BREAK, LEAST
from carrom.players.striker_places import Array
from carrom.players.trials import Trials
from carrom.players.ways import straight
from carrom.rules import QueenState, Side, SideState, Situation, opening
from tests.players.positions import BOARD, RULES, position

CLUB = LEVELS["club"].hand
MIDDLE = np.zeros(1)


def chance(seed: int) -> np.random.Generator:
    return np.random.default_rng(seed)


def before_the_break() -> PlayerView:
    view = replace(position(0, "international"), situation=opening(), side=Side.WHITE)
    return replace(view, layout=rosette(BOARD))


@pytest.fixture
def ran(monkeypatch):
    """The strokes that the engine was given, one number for each batch."""
    found: list[int] = []
    run = Batch.run

    def counting(self, strokes, *args, **options):
        found.append(len(strokes))
        return run(self, strokes, *args, **options)

    monkeypatch.setattr(Batch, "run", counting)
    return found


@pytest.mark.parametrize("hand", [CLUB, STEADY], ids=["club", "steady"])
@pytest.mark.parametrize("budget", [60, 61, 99, 150, 333, 1000, 2000])
def test_the_budget_is_kept(ran, budget, hand):
    player = Searcher(hand, budget)
    for seed in range(4):
        view = before_the_break() if seed == 0 else position(seed, RULES[seed])
        ran.clear()
        already = player.simulated
        assert player.stroke(view, chance(seed)) is not None
        assert player.simulated - already == sum(ran)
        meant = budget if seed else max(LEAST, budget // BREAK)
        assert 0.7 * meant < sum(ran) <= meant


@pytest.mark.parametrize("hand", [CLUB, STEADY], ids=["club", "steady"])
@pytest.mark.parametrize("budget", [0, 1, 2, 7, 26, 59])
def test_the_smallest_budgets_work(ran, budget, hand):
    player = Searcher(hand, budget)
    for seed in range(3):
        view = before_the_break() if seed == 0 else position(seed, RULES[seed])
        ran.clear()
        assert player.stroke(view, chance(seed)) is not None
        assert sum(ran) <= max(budget, LEAST)


@pytest.mark.parametrize("seed", range(4))
def test_the_same_chance_gives_the_same_stroke_on_any_number_of_cores(seed):
    view = before_the_break() if seed == 0 else position(seed, RULES[seed])
    made = [
        Searcher(CLUB, 400, threads).stroke(view, chance(given))
        for threads, given in ((1, 7), (1, 7), (2, 7), (1, 8))
    ]
    assert made[0] == made[1] == made[2]
    assert made[3] != made[0]


def test_a_searcher_has_no_memory():
    view, other = position(3, "club"), position(4, "percuteur")
    player = Searcher(CLUB, 200)
    first = player.stroke(view, chance(1))
    player.stroke(other, chance(2))
    assert player.stroke(view, chance(1)) == first


def lone(x: float, y: float) -> PlayerView:
    """White to play for the board: one piece left, black far from everything."""
    return replace(
        position(0, "international"),
        situation=Situation(
            white=SideState(on_board=1, entitled=True),
            black=SideState(on_board=3, entitled=True),
            to_play=Side.WHITE,
            queen=QueenState.COVERED,
            queen_by=Side.WHITE,
        ),
        layout=(
            Standing(Piece.WHITE, Point(x, y)),
            Standing(Piece.BLACK, Point(-0.3, 0.0)),
            Standing(Piece.BLACK, Point(-0.3, 0.1)),
            Standing(Piece.BLACK, Point(-0.3, -0.1)),
        ),
        seat=Seat.SOUTH,
        side=Side.WHITE,
    )


def one_good_among(trials: Trials, useless: int) -> tuple[Proposals, Array]:
    """Strokes of which one wins and the others miss everything; nothing says which."""
    scene = trials.scene
    aims = direct(scene, straight(scene, [0]), scene.base.spread(9), MIDDLE)
    best = aims.taken(np.argsort(-aims.ease)[:1]).rows(2.0, SOFTEST, HARDEST)
    rows = np.tile([0.0, 95.0, 1.0], (useless, 1))
    rows[:, 1] += np.linspace(-4.0, 4.0, useless)
    rows = np.insert(rows, useless // 2, best[0], axis=0)
    return Proposals(rows, np.full(len(rows), 0.25)), best[0]


@pytest.mark.parametrize("hand", [CLUB, STEADY], ids=["club", "steady"])
@pytest.mark.parametrize(("useless", "budget"), [(20, 100), (100, 400), (200, 2000)])
def test_the_one_good_stroke_is_found(hand, useless, budget):
    trials = Trials.of(lone(0.28, 0.27), hand)
    proposed, best = one_good_among(trials, useless)
    for seed in range(5):
        found = halve(trials, proposed, budget, chance(seed))
        assert trials.once(found.rows[:1]).keep == [1.0] or hand is CLUB
        # it, or one a little beside
        assert found.rows[0, 0] == pytest.approx(best[0], abs=0.04)
        assert found.rows[0, 1] == pytest.approx(best[1], abs=10.0)


def test_a_sure_stroke_goes_before_a_fine_one():
    """Both work as they are meant; the hand makes the difference."""
    hand = Hand(angle=1.5, place=1e-3, speed=0.1)
    sure_view, fine_view = lone(0.32, 0.30), lone(0.02, 0.0)
    both = (*sure_view.layout, fine_view.layout[0])
    state = replace(sure_view.situation, white=SideState(on_board=2, entitled=True))
    trials = Trials.of(replace(sure_view, situation=state, layout=both), hand)
    scene = trials.scene
    rows = []
    for piece in (0, 4):
        aims = direct(scene, straight(scene, [piece]), scene.base.spread(9), MIDDLE)
        order = np.argsort(aims.ease if piece else -aims.ease)
        rows.append(aims.taken(order[:1]).rows(1.7, SOFTEST, HARDEST)[0])
    proposed = Proposals(np.array(rows[::-1]), np.full(2, 0.25))
    assert (trials.once(proposed.rows).keep == 1.0).all()
    for seed in range(5):
        found = halve(trials, proposed, 600, chance(seed))
        sure, fine = (abs(found.rows[0, :2] - row[:2]) / [0.01, 1.0] for row in rows)
        assert sure.sum() < fine.sum()


def test_what_is_told_of_strokes():
    view = position(5, "international")
    player = Searcher(CLUB, 600)
    found = player.search(view, chance(1))
    assert isinstance(found, Tried)
    count = len(found.rows)
    assert count >= 1
    assert found.rows.shape == (count, 3)
    assert [len(each) for each in (found.mean, found.keep, found.error)] == [count] * 3
    assert ((found.keep >= 0.0) & (found.keep <= 1.0)).all()
    assert (found.error >= 0.0).all()
    assert np.isfinite(found.mean).all()
    assert ((found.rows[:, 2] >= SOFTEST) & (found.rows[:, 2] <= HARDEST)).all()
    aim = player.stroke(view, chance(1))
    assert aim is not None
    assert [aim.x, aim.angle, aim.speed] == found.rows[0].tolist()


def test_how_often_the_turn_is_kept_is_true():
    """What the search believes of its stroke is what happens when the hand plays it many times."""
    believed, came = [], []
    for seed in range(6):
        view = position(seed, "international")
        found = Searcher(CLUB, 1500).search(view, chance(seed))
        assert found is not None
        trials = Trials.of(view, CLUB)
        off = CLUB.deviations(300, chance(99)) / CLUB.deviation
        believed.append(float(found.keep[0]))
        came.append(float(trials.played(found.rows[:1], off).keep.mean()))
    assert np.mean(believed) == pytest.approx(np.mean(came), abs=0.2)
    assert np.mean(came) > 0.3
