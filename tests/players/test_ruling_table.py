"""Tallies are what a plain count finds, and are ruled on as the strokes themselves are."""

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from carrom.equipment.pieces import Piece, Seat
from carrom.match.stroke_report import stroke_report
from carrom.physics import Aim, Batch, Outcomes, strike
from carrom.physics.kernels.tally import KEYS
from carrom.players import PlayerView
from carrom.players.ruling_table import Column, RulingTable, stroke_of
from carrom.players.scene import Scene, scene_of
from carrom.players.striker_places import Array
from carrom.rules import Pocketed, Ruling, Side, Stroke, rule
from carrom.rules.stroke import colour_of
from tests.players.positions import BOARD, RULES, position

STROKES = 60
"""Of each position."""
SHOWN = 8
"""How many of these are also played one by one, as in a match."""


def rows(scene: Scene, seed: int) -> Array:
    """Hard and soft strokes in any direction, backwards too: place, angle, speed."""
    chance = np.random.default_rng(seed)
    x = chance.choice(scene.base.spread(30), STROKES)
    angle = chance.uniform(-180.0, 180.0, STROKES)
    return np.column_stack([x, angle, chance.uniform(0.5, 9.0, STROKES)])


def struck(scene: Scene, seed: int) -> Outcomes:
    batch = Batch.of([scene.layout], BOARD)
    return batch.run(batch.strokes(Seat.SOUTH, *rows(scene, seed).T))


def reported(scene: Scene, outcomes: Outcomes, number: int) -> Stroke:
    """The report of one stroke, disc by disc."""
    kinds = (Piece.STRIKER, *(standing.piece for standing in scene.layout))
    fallen = sorted(
        (int(outcomes.rank[number, k]), piece, int(outcomes.gone[number, k]))
        for k, piece in enumerate(kinds)
        if outcomes.rank[number, k] > 0
    )
    nearest = float(outcomes.direct_hit[number, 1]) - BOARD.piece_radius
    on_line = nearest <= BOARD.base_half_width - BOARD.base_distance
    assert not (outcomes.gone[number] > 4).any()
    return Stroke(
        tuple(Pocketed(piece, hole) for _, piece, hole in fallen),
        touched=any(int(t) > 0 for t in outcomes.touched[number]),
        first_hit_behind_line=bool(outcomes.direct[number]) and on_line,
    )


def counted(stroke: Stroke, player: Side) -> int:
    """The tally of a stroke, by the words that describe it."""
    pieces = [fallen.piece for fallen in stroke.pocketed]
    many = Counter(pieces)
    holes = {fallen.piece: fallen.hole for fallen in stroke.pocketed}
    before = stroke.pocketed[: pieces.index(Piece.STRIKER)] if many[Piece.STRIKER] else ()
    follows = any(
        fallen.piece is colour_of(player) and fallen.hole == holes[Piece.STRIKER]
        for fallen in before
    )
    coloured = [piece for piece in pieces if piece in (Piece.WHITE, Piece.BLACK)]
    key = 10 * many[Piece.WHITE] + many[Piece.BLACK]
    for flag in (
        many[Piece.QUEEN] > 0,
        many[Piece.STRIKER] > 0,
        follows,
        coloured[:1] == [Piece.BLACK],
        stroke.touched,
        stroke.first_hit_behind_line,
    ):
        key = 2 * key + int(flag)
    return key


def views(rules: str) -> list[PlayerView]:
    """Positions by chance: both sides, tries left where a set has them, colours open or not."""
    found = []
    for seed in range(24):
        view = position(seed, rules, spread=(1.0, 0.7)[seed % 2])
        tries = 1 + seed % 2 if rules == "club" else 1
        found.append(replace(view, situation=replace(view.situation, tries=tries)))
    return found


@pytest.mark.parametrize("rules", RULES)
def test_a_tally_is_ruled_on_as_its_stroke_is(rules):
    reasons, opened = set(), 0
    for seed, view in enumerate(views(rules)):
        scene, player = scene_of(view), view.situation.to_play
        outcomes = struck(scene, seed)
        table = RulingTable(view.rules, view.situation, BOARD)
        tallies = table.tallies(outcomes)
        for tally, row in zip(tallies[:SHOWN].tolist(), rows(scene, seed).tolist(), strict=False):
            motion = strike(scene.layout, Aim(Seat.SOUTH, *row), BOARD)
            report = stroke_report(motion, Seat.SOUTH, BOARD)
            if report is not None:
                assert table.ruling(tally) == rule(view.rules, view.situation, report)
        for number, tally in enumerate(tallies.tolist()):
            stroke = reported(scene, outcomes, number)
            assert tally == counted(stroke, player), (seed, stroke)
            ruling = rule(view.rules, view.situation, stroke)
            assert table.ruling(tally) == ruling, (seed, stroke)
            reasons.add(ruling.reason)
            opened += view.situation.colours_open and ruling.colours is not None
    assert len(reasons) >= 6
    assert (opened > 0) == (rules == "percuteur")


def test_both_sides_and_every_question_are_among_them():
    sides, flags = set(), set()
    for rules in RULES:
        for seed, view in enumerate(views(rules)):
            sides.add(view.situation.to_play)
            outcomes = struck(scene_of(view), seed)
            for tally in RulingTable(view.rules, view.situation, BOARD).tallies(outcomes).tolist():
                flags |= {(bit, tally >> bit & 1) for bit in range(6)}
    assert sides == set(Side)
    assert flags == {(bit, on) for bit in range(6) for on in (0, 1)}


@pytest.mark.parametrize("player", Side)
def test_every_tally_stands_for_a_stroke_with_that_tally(player):
    """Except those that say what cannot be: following without falling, and the like."""
    found = 0
    for tally in range(KEYS):
        stroke = stroke_of(tally, player)
        again = counted(stroke, player)
        possible = again == tally
        white, black = divmod(tally >> 6, 10)
        striker, follows, black_first = (tally >> bit & 1 for bit in (4, 3, 2))
        own = white if player is Side.WHITE else black
        sound = (own > 0 and striker == 1) if follows else True
        if white == 0 or black == 0:
            sound = sound and (black_first == 1) == (black > 0)
        assert possible == sound, (tally, stroke)
        found += possible
    assert found > 1000


def test_columns_keep_what_was_asked():
    view = position(3, RULES[0])
    outcomes = struck(scene_of(view), 3)
    table = RulingTable(view.rules, view.situation, BOARD)
    tallies = table.tallies(outcomes)
    asked: list[Ruling] = []

    def left(ruling: Ruling) -> float:
        asked.append(ruling)
        return float(ruling.situation.white.on_board)

    column = Column(table, left)
    values = column[tallies]
    assert values.tolist() == [table.ruling(t).situation.white.on_board for t in tallies.tolist()]
    assert len(asked) == len(set(tallies.tolist()))
    square = column[tallies.reshape(6, -1)]
    assert square.shape == (6, STROKES // 6)
    assert len(asked) == len(set(tallies.tolist()))


def test_a_batch_that_does_not_know_its_pieces_has_no_tallies():
    view = position(3, RULES[0])
    outcomes = struck(scene_of(view), 3)
    table = RulingTable(view.rules, view.situation, BOARD)
    with pytest.raises(ValueError, match="what the pieces are"):
        table.tallies(Outcomes(outcomes.arrays))
