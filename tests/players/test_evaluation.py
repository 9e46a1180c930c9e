"""Outcomes packed into keys are ruled on as the strokes themselves are."""

from functools import partial

import numpy as np
import pytest

from carrom.equipment.angles import direction
from carrom.equipment.pieces import Piece
from carrom.match.stroke_report import stroke_report
from carrom.physics import Aim, Batch, strike
from carrom.players.ruling_table import Column, RulingTable
from carrom.players.scene import scene_of
from carrom.players.worth import FIRST_HEAD, SECOND_HEAD, worth
from carrom.rules import (
    CLUB,
    INTERNATIONAL,
    Pocketed,
    QueenState,
    Side,
    SideState,
    Situation,
    Stroke,
    rule,
)
from tests.players.positions import BOARD, RULES, position


@pytest.mark.parametrize("weights", [FIRST_HEAD, SECOND_HEAD])
@pytest.mark.parametrize("rules", RULES)
def test_a_key_is_worth_what_its_stroke_is(rules, weights):
    seen = set()
    for seed in range(24):
        table = position(seed, rules)
        scene = scene_of(table)
        batch = Batch.of([scene.layout], BOARD)
        chance = np.random.default_rng(seed)
        xs = chance.choice(scene.base.spread(30), 25)
        aims = [
            Aim(table.seat, float(x), float(chance.uniform(-180, 180)), float(chance.uniform(1, 9)))
            for x in xs
        ]
        rows = [
            [a.x, -BOARD.base_distance, a.speed * u.x, a.speed * u.y, 0.0]
            for a, u in ((a, direction(a.angle)) for a in aims)
        ]
        outcomes = batch.run(np.array(rows))
        rulings = RulingTable(table.rules, table.situation, BOARD)
        column = Column(rulings, partial(worth, table.rules, table.situation, weights=weights))
        values = column[rulings.tallies(outcomes)]
        for aim, value, hits in zip(aims, values, outcomes.impacts, strict=True):
            motion = strike(table.layout, aim, BOARD)
            if len(motion.impacts) > 12 or hits > 12:
                continue  # the board is turned by the seat: long motions need not be the same
            report = stroke_report(motion, table.seat, BOARD)
            if report is None:
                continue
            ruling = rule(table.rules, table.situation, report)
            assert value == worth(table.rules, table.situation, ruling, weights), (seed, aim)
            seen.add(ruling.reason)
    assert len(seen) >= 6


def fallen(*pieces):
    return Stroke(tuple(Pocketed(piece) for piece in pieces))


def value(rules, situation, *pieces):
    return worth(rules, situation, rule(rules, situation, fallen(*pieces)), FIRST_HEAD)


@pytest.mark.parametrize("rules", [INTERNATIONAL, CLUB])
def test_what_is_worth_more(rules):
    board = Situation(
        white=SideState(on_board=4, entitled=True), black=SideState(on_board=4, entitled=True)
    )
    own, miss = value(rules, board, Piece.WHITE), value(rules, board)
    assert value(rules, board, Piece.WHITE, Piece.WHITE) > own > miss
    assert value(rules, board, Piece.WHITE, Piece.WHITE) > value(rules, board, Piece.QUEEN) > miss
    assert miss > value(rules, board, Piece.BLACK)
    assert miss > value(rules, board, Piece.STRIKER)


def test_the_end_of_a_board():
    last = Situation(
        white=SideState(on_board=1, entitled=True),
        black=SideState(on_board=5, entitled=True),
        queen=QueenState.COVERED,
        queen_by=Side.WHITE,
    )
    won = value(INTERNATIONAL, last, Piece.WHITE)
    in_play = Situation(white=last.white, black=last.black)
    assert won > 10.0 > -10.0 > value(INTERNATIONAL, in_play, Piece.WHITE)
    ahead = Situation(
        white=SideState(on_board=1, entitled=True, points=20),
        black=last.black,
        queen=last.queen,
        queen_by=Side.WHITE,
    )
    assert value(INTERNATIONAL, ahead, Piece.WHITE) > won
