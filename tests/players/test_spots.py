"""Placing: every spot is legal, and there is one wherever there is room."""

from dataclasses import replace

import numpy as np
import pytest

from carrom.equipment.pieces import Piece, Point, Standing
from carrom.players.one_ply.planner import Planner
from carrom.players.spots import _use
from carrom.rules import RULE_SETS, Side
from carrom.rules.placement import SpotVerdict, has_room, judge_spot, queen_spot
from carrom.rules.stroke import colour_of
from tests.players.positions import BOARD, QUICK, RULES, position

PLAYER = Planner(QUICK)


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("spread", [1.0, 0.3])
def test_every_spot_is_legal(rules, spread):
    for seed in range(10):
        table = position(seed, rules, spread)
        manner = RULE_SETS[rules].book.placing.manner
        for piece in (colour_of(table.side.other), colour_of(table.side)):
            spot = PLAYER.place(table, piece, np.random.default_rng(seed))
            room = has_room(table.layout, BOARD, table.placer, manner)
            assert (spot is not None) == room
            if spot is not None:
                verdict = judge_spot(spot, table.layout, BOARD, table.placer, manner)
                assert verdict is SpotVerdict.LEGAL


def test_no_room():
    """A ring of pieces leaves nowhere to go."""
    at = 2 * BOARD.piece_radius + 1e-5
    ring = [
        Standing(Piece.BLACK, Point(r * np.cos(a), r * np.sin(a)))
        for r, n in ((at, 6), (2 * at, 12))
        for a in 2 * np.pi * np.arange(n) / n
    ]
    table = replace(position(0, "international"), layout=tuple(ring))
    assert PLAYER.place(table, Piece.BLACK, np.random.default_rng(0)) is None


def test_the_queen_goes_where_the_umpire_puts_her():
    table = position(5, "international")
    bare = replace(table, layout=tuple(s for s in table.layout if s.piece is not Piece.QUEEN))
    spot = PLAYER.place(bare, Piece.QUEEN, np.random.default_rng(0))
    assert spot == queen_spot(bare.layout, BOARD)


def test_the_opponents_piece_is_placed_where_it_is_of_little_use():
    table = replace(position(0, "international"), layout=(Standing(Piece.WHITE, Point(0.2, 0.2)),))
    table = replace(table, side=Side.WHITE)
    spot = PLAYER.place(table, Piece.BLACK, np.random.default_rng(0))
    assert spot is not None
    best = _use(table, Piece.BLACK, spot, table.opponents)
    others = [
        _use(table, Piece.BLACK, Point(0.05 * np.cos(a), 0.05 * np.sin(a)), table.opponents)
        for a in np.linspace(0.0, 6.0, 12)
    ]
    assert best <= np.median(others)
