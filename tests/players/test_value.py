"""The learnt value: compiled as plain, the same from every seat, exact where a board is over."""

from dataclasses import replace

import numpy as np
import pytest

from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.players import Hand, PlayerView
from carrom.players.kernels.network import Layers, fill_expectations
from carrom.players.kernels.openness import BLACK, EACH, OPEN, QUEEN, WHITE, fill_openness
from carrom.players.legal_strokes import legal_stroke_rows
from carrom.players.ruling_table import RulingTable
from carrom.players.trials import Trials
from carrom.players.value.appraisal import SCALE, Appraisal, shipped
from carrom.players.value.equity import MARGINS, MOST, RESULTS, result_worth
from carrom.players.value.features import KNOWN, angle_off, board_figures, known
from carrom.rules import QueenState, Side, SideState
from carrom.rules.stroke import colour_of
from tests.players.positions import BOARD, RULES, position

HAND = Hand(angle=0.5, place=0.7e-3, speed=0.07)
FIGURES = board_figures(BOARD)


def openness(
    *pieces: tuple[int, float, float], own: int = WHITE, seats: tuple[int, int] = (0, 2)
) -> np.ndarray:
    """Return how open pieces lie, each given by what it is and where (mm)."""
    xy = np.array([[[0.0, 0.0], *([x / 1000, y / 1000] for _, x, y in pieces)]])
    kinds = np.array([0, *(kind for kind, _, _ in pieces)], np.int8)
    out = np.zeros((1, OPEN))
    room = np.zeros((len(kinds), 3))
    called = np.array([[*seats, own]], np.int8)
    gone = np.zeros((1, len(kinds)), np.int8)
    fill_openness(xy, gone, kinds, called, FIGURES, angle_off(HAND), room, out)
    row: np.ndarray = out[0]
    return row


def test_a_piece_before_a_far_hole_is_open_and_one_behind_others_is_not():
    free = openness((WHITE, 280.0, 280.0))
    shut = openness((WHITE, 280.0, 280.0), (BLACK, 305.0, 305.0), (BLACK, 258.0, 258.0))
    assert free[0] > 0.5
    assert shut[0] < 0.1
    assert free[1:EACH].max() == 0.0


def test_the_most_open_pieces_come_first():
    seen = openness((WHITE, 0.0, 100.0), (WHITE, 300.0, 300.0), (WHITE, -200.0, 200.0))
    pots = seen[:3]
    assert list(pots) == sorted(pots, reverse=True)
    assert pots[0] > pots[2] > 0.0


def test_each_side_is_seen_from_its_own_seat():
    """A piece at the hole of who plays is his affair; turned by half, it is the other's."""
    pieces = [(WHITE, 100.0, 250.0), (BLACK, -50.0, 40.0), (QUEEN, 10.0, 0.0), (WHITE, 0.0, -300.0)]
    swap = {WHITE: BLACK, BLACK: WHITE, QUEEN: QUEEN}
    turned = [(swap[kind], -x, -y) for kind, x, y in pieces]
    here = openness(*pieces, own=WHITE, seats=(0, 2))
    there = openness(*turned, own=BLACK, seats=(0, 2))
    across = openness(*pieces, own=WHITE, seats=(2, 0))
    assert openness(*turned, own=BLACK, seats=(2, 0)) == pytest.approx(here)
    assert there == pytest.approx(across)
    assert here[4 * EACH] != pytest.approx(here[4 * EACH + 1])


@pytest.mark.parametrize("seat", range(4))
def test_a_board_turned_by_quarters_looks_the_same_from_seats_turned_alike(seat):
    pieces = [(WHITE, 100.0, 250.0), (BLACK, -50.0, 40.0), (QUEEN, 10.0, 0.0)]
    turns = {0: lambda x, y: (x, y), 1: lambda x, y: (-y, x), 2: lambda x, y: (-x, -y)}
    turns[3] = lambda x, y: (y, -x)
    turned = [(kind, *turns[seat](x, y)) for kind, x, y in pieces]
    assert openness(*turned, seats=(seat, (seat + 2) % 4)) == pytest.approx(openness(*pieces))


def test_compiled_figures_are_those_of_plain_python():
    chance = np.random.default_rng(4)
    for _ in range(20):
        kinds = np.array([0, *chance.integers(1, 4, 12)], np.int8)
        xy = chance.uniform(-0.35, 0.35, (3, 13, 2))
        gone = (chance.random((3, 13)) < 0.2).astype(np.int8)
        seats = np.array([[0, 2, 1], [2, 0, 2], [1, 2, 0]], np.int8)
        both = []
        for function in (fill_openness, fill_openness.plain):
            out = np.zeros((3, OPEN))
            function(xy, gone, kinds, seats, FIGURES, 0.6, np.zeros((13, 3)), out)
            both.append(out)
        assert np.array_equal(both[0], both[1])


def test_the_network_is_what_numpy_makes_of_it():
    layers, chance = shipped(), np.random.default_rng(7)
    some, more = chance.random((6, OPEN)), chance.random((6, KNOWN))
    worth = np.linspace(-1.0, 1.0, RESULTS)
    signs = np.array([1, -1, 1, -1, 0, 1], np.int8)
    found, plain = (np.full(6, 9.0) for _ in range(2))
    space = Layers(*(np.zeros_like(layer) for layer in layers))
    fill_expectations(some, more, signs, layers, worth, space, found)
    fill_expectations.plain(some, more, signs, layers, worth, space, plain)
    assert np.array_equal(found, plain)
    given = (np.hstack([some, more]) - layers.middle) * layers.scale
    first = np.maximum(given @ layers.first + layers.first_bias, 0.0)
    second = np.maximum(first @ layers.second + layers.second_bias, 0.0)
    last = second @ layers.last + layers.last_bias
    chances = np.exp(last) / np.exp(last).sum(axis=1, keepdims=True)
    expected = signs * (chances @ worth)
    expected[4] = 9.0
    assert found == pytest.approx(expected)


@pytest.mark.parametrize("rules", RULES)
def test_a_stroke_is_worth_its_result_or_what_the_position_after_it_is(rules):
    ended = going_on = 0
    for seed in range(60):
        view = replace(position(seed, rules), single_board=True)
        if min(view.situation.white.on_board, view.situation.black.on_board) > 1:
            continue
        table = RulingTable(view.rules, view.situation, view.geometry)
        trials = Trials.of(view, HAND)
        rows = legal_stroke_rows(view, np.random.default_rng(seed), 300)
        outcomes = trials.run(rows)
        tallies = table.tallies(outcomes)
        appraisal = Appraisal.of(view, table, HAND, shipped())
        figures = appraisal.figures(outcomes, tallies)
        worth = appraisal.worth(outcomes, tallies)
        for row, tally in enumerate(tallies.tolist()):
            ruling = table.ruling(tally)
            if ruling.result is None:
                going_on += 1
                assert list(figures.known[row]) == known(view.rules, ruling.situation, HAND)
                assert abs(worth[row]) <= SCALE
                continue
            ended += 1
            result = ruling.result
            me = view.situation.to_play
            if ruling.colours is not None:
                me = ruling.colours[0 if me is Side.WHITE else 1]
            margin = result.white - result.black
            margin = margin if me is Side.WHITE else -margin
            assert worth[row] == SCALE * result_worth(view, over=True)[MOST + margin]
    assert ended > 0
    assert going_on > 100


def test_what_the_other_side_gains_is_lost():
    """The same position is worth as much to one side as it is not to the other."""
    view = replace(position(3, "international"), single_board=True)
    worth = result_worth(view, over=False)
    assert worth[::-1] == pytest.approx(-worth)
    assert (np.diff(worth) > 0.0).all()
    assert worth[-1] == pytest.approx(1.0)


def scored(mine: int, theirs: int, board: int, *, over: bool = False) -> np.ndarray:
    return result_worth(at_score(position(3, "international"), mine, theirs, board), over=over)


def at_score(view: PlayerView, mine: int, theirs: int, board: int) -> PlayerView:
    me, other = view.side, view.side.other
    sides = {
        me: replace(view.situation.side(me), points=mine),
        other: replace(view.situation.side(other), points=theirs),
    }
    situation = replace(view.situation, white=sides[Side.WHITE], black=sides[Side.BLACK])
    return replace(view, situation=situation, board=board)


def test_a_game_is_worth_more_the_nearer_its_end():
    even = scored(0, 0, 1)
    assert (np.diff(even) >= 0.0).all()
    assert even[MOST + 12] < 1.0
    near = scored(20, 20, 5)
    assert near[MOST + 5] == 1.0
    assert near[MOST - 5] == -1.0
    assert near[MOST + 4] < 1.0


def test_the_last_board_decides_by_points():
    behind = scored(10, 15, 8)
    assert behind[MOST + 4] == -1.0
    assert behind[MOST + 5] == 0.0
    assert behind[MOST + 6] == 1.0


def test_late_in_a_game_the_queen_brings_nothing():
    """From 22 points on five points are two where the queen is among them, which she often is."""
    late, early = scored(22, 10, 4), scored(21, 10, 4)
    assert late[MOST + 3] == 1.0
    assert late[MOST + 2] < late[MOST + 5] < 1.0
    assert late[MOST + 6] == 1.0
    assert early[MOST + 4] == early[MOST + 5] == 1.0


def test_a_board_that_is_over_has_no_queen_to_take_off():
    """At 22 to 24 in the last board four pieces win the game; the score of a board leaves her out."""
    assert scored(22, 24, 8)[MOST + 4] < 0.0
    assert scored(22, 24, 8, over=True)[MOST + 4] == 1.0
    assert scored(22, 24, 8, over=True)[MOST + 1] == -1.0


def test_the_last_piece_wins_the_game_late_in_it():
    view = position(3, "international")
    own, other = (Standing(colour_of(s), Point(0.3, 0.3)) for s in (view.side, view.side.other))
    rest = [replace(other, at=Point(0.04 * k - 0.1, 0.0)) for k in range(4)]
    sides = {
        view.side: SideState(on_board=1, entitled=True),
        view.side.other: SideState(on_board=4, entitled=True),
    }
    situation = replace(
        view.situation,
        white=sides[Side.WHITE],
        black=sides[Side.BLACK],
        queen=QueenState.COVERED,
        queen_by=view.side,
    )
    layout = (own, *rest)
    view = at_score(replace(view, situation=situation, layout=layout, seat=Seat.SOUTH), 22, 24, 8)
    table = RulingTable(view.rules, view.situation, view.geometry)
    outcomes = Trials.of(view, HAND).run(np.array([[0.0, 61.4, 1.6]]))
    tallies = table.tallies(outcomes)
    result = table.ruling(int(tallies[0])).result
    assert result is not None
    assert max(result.white, result.black) == 4  # the queen brings nothing from 22 points on
    assert Appraisal.of(view, table, HAND, shipped()).worth(outcomes, tallies)[0] == SCALE


def test_margins_cover_every_board():
    assert len(MARGINS) == RESULTS
    assert all(rules.pieces + rules.queen_points <= MOST for rules in map(_rules, RULES))


def _rules(name: str):
    return position(1, name).rules


def test_in_doubles_the_next_on_the_right_is_looked_at():
    view = position(5, "international")
    layout = (Standing(Piece.WHITE, Point(0.25, 0.0)),)
    doubles = replace(
        view, layout=layout, seat=Seat.SOUTH, opponents=(Seat.EAST, Seat.WEST), single_board=True
    )
    table = RulingTable(view.rules, view.situation, view.geometry)
    made = Appraisal.of(doubles, table, HAND, shipped())
    assert made._next(mine=True) == (0, 1)
    assert made._next(mine=False) == (1, 2)
