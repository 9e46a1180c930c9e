"""Regret: the set of positions, its best strokes, and how far players are from them."""

from collections import Counter

import numpy as np
import pytest
from msgspec.structs import replace

from carrom.arena import regret_figures
from carrom.arena.entrants import Entrant, entrant
from carrom.arena.hands import hand_named
from carrom.arena.regret import (
    MeantStroke,
    meant_stroke,
    meant_strokes,
    regret_summary,
    regret_terms,
)
from carrom.arena.regret_figures import HAND, HAND_NAME, NOTHING, Table, deviations
from carrom.arena.regret_positions import COUNT, drawn, known_positions, with_best_strokes
from carrom.arena.workers import Processes
from carrom.equipment.aim import Aim
from carrom.equipment.pieces import Piece
from carrom.match.notation import read_position
from carrom.match.stroke_report import stroke_report
from carrom.physics import strike
from carrom.players import STEADY
from carrom.players.at_match import HEAD, Computer
from carrom.players.scene import scene_of
from carrom.players.worth import gain
from carrom.rules import QueenState, Side, rule
from tests.arena.plain import without_times

SOME = (3, 12, 20)


def timeless(strokes):
    return [replace(stroke, cpu=0.0) for stroke in strokes]


def test_the_set_has_legal_positions_of_all_kinds():
    known = known_positions()
    count = len(known)
    assert len({each.position for each in known}) == count <= COUNT
    sides: Counter[Side] = Counter()
    left: Counter[int] = Counter()
    for each in known:
        position = read_position(each.position)
        situation, layout = position.situation, position.layout
        assert position.rules == "international"
        assert situation.broken
        assert layout is not None
        pieces = Counter(standing.piece for standing in layout)
        assert pieces[Piece.WHITE] == situation.white.on_board > 0
        assert pieces[Piece.BLACK] == situation.black.on_board > 0
        assert pieces[Piece.QUEEN] == (situation.queen is QueenState.ON_BOARD)
        Table.of(each.view)  # refuses places that pieces cannot have
        base = scene_of(each.view).base
        for x, _, speed in (each.keep_stroke, each.points_stroke):
            assert ((base.low - 1e-9 <= x) & (x <= base.high + 1e-9)).any()
            assert 0.0 < speed <= 8.0
        assert 0.0 < each.keep <= 1.0
        assert 0.0 < each.points <= 14.0
        sides[situation.to_play] += 1
        left[len(layout)] += 1
    assert min(sides[Side.WHITE], sides[Side.BLACK]) > count / 4
    assert len(left) > 10
    assert max(left.values()) < count / 5


@pytest.mark.parametrize("number", SOME)
def test_the_best_strokes_do_what_the_set_says(number):
    known = known_positions()[number]
    table, seat = Table.of(known.view), known.view.seat
    found = [
        table.figures(Aim(seat, *stroke), number)
        for stroke in (known.keep_stroke, known.points_stroke)
    ]
    assert (found[0].keep, found[1].points) == (known.keep, known.points)
    assert found[0].keep >= found[1].keep - 0.05
    assert found[1].points >= found[0].points - 0.1
    other = HAND.deviations(2000, np.random.default_rng(number))
    for stroke, column, told in (
        (known.keep_stroke, table.keep, known.keep),
        (known.points_stroke, table.points, known.points),
    ):
        values = column[table.played(np.array([stroke]), other)]
        error = max(float(values.std()), 0.02) * (1 / 1000 + 1 / 2000) ** 0.5
        assert float(values.mean()) == pytest.approx(told, abs=4.5 * error)


def test_the_set_can_be_made_anew():
    """The positions exactly; the search about as well, whatever proposals become."""
    known = known_positions()
    many = max(range(len(known)), key=lambda k: len(known[k].view.layout))
    assert str(drawn(many)) == known[many].position
    sure = [k for k, each in enumerate(known) if each.keep > 0.95]
    number = min(sure, key=lambda k: len(known[k].view.layout))
    found = with_best_strokes(known[number].position, number)
    assert found.position == known[number].position
    assert found.keep == pytest.approx(known[number].keep, abs=0.05)


@pytest.mark.parametrize("number", SOME)
def test_a_players_figures_are_those_of_single_strokes(monkeypatch, number):
    """Each stroke struck by itself and ruled on by the rules, without batches and tallies."""
    monkeypatch.setattr(regret_figures, "SAMPLES", 60)
    terms = regret_terms("pot", 5)
    found = meant_stroke(terms, number)
    view = known_positions()[number].view
    aim = entrant("pot").computer.player.stroke(view, np.random.default_rng(HEAD))
    assert aim is not None
    assert found.stroke == (aim.x, aim.angle, aim.speed, 0.0)
    base, before = scene_of(view).base, view.situation
    kept, points = [], []
    for off in deviations(number):
        row = HAND.moved(np.array([[aim.x, aim.angle, aim.speed]]), off[None], base)[0]
        motion = strike(view.layout, Aim(view.seat, *row.tolist()), view.geometry, view.surface)
        stroke = stroke_report(motion, view.seat, view.geometry)
        assert stroke is not None
        ruling = rule(view.rules, before, stroke)
        end = ruling.result
        mine = ruling.situation.to_play if end is None else end.winner
        kept.append(mine is before.to_play)
        points.append(gain(view.rules, before, ruling))
    assert len(kept) == 60
    assert found.keep == pytest.approx(np.mean(kept))
    assert found.points == pytest.approx(np.mean(points))


def test_which_hand_a_player_plans_for():
    assert hand_named(HAND_NAME) == HAND
    assert regret_terms("expert", 1).hand == HAND_NAME
    assert regret_terms("expert,hand=club", 1).hand is None
    assert regret_terms("expert,hand=club", 1, hand="steady").hand == "steady"


def test_a_turn_that_is_let_go_keeps_nothing(monkeypatch):
    class Idle:
        def stroke(self, position, chance):
            return None

    idle = Entrant("idle", Computer(Idle(), STEADY), "1")  # type: ignore[arg-type]
    monkeypatch.setattr("carrom.arena.regret.entrant", lambda *_: idle)
    found = meant_stroke(regret_terms("pot", 1), 0)
    assert (found.keep, found.points, found.stroke) == (*NOTHING, None)


def test_spin_changes_what_a_stroke_does():
    known = known_positions()[SOME[0]]
    table, seat = Table.of(known.view), known.view.seat
    x, angle, speed = known.keep_stroke
    straight, spun = (
        table.figures(Aim(seat, x=x, angle=angle, speed=speed, spin=spin), SOME[0])
        for spin in (0.0, 150.0)
    )
    assert straight != spun


def test_a_loss_may_be_negative():
    terms = regret_terms("pot", 1)
    known = known_positions()
    better = [
        MeantStroke(number=k, keep=known[k].keep + 0.1, points=known[k].points + 1.0, stroke=None)
        for k in range(3)
    ]
    found = regret_summary(terms, better)
    assert found["keep_loss"] == pytest.approx(-0.1)
    assert found["points_loss_interval"] == pytest.approx([-1.0, -1.0])
    assert regret_summary(terms, better[:1])["keep_loss_interval"] is None


def test_regret_is_the_same_for_all_workers_and_goes_on_from_disk(tmp_path):
    terms = regret_terms("expert-1", 4)
    file = tmp_path / "regret.jsonl"
    first = meant_strokes(terms, 2, out=file)
    done: list[MeantStroke] = []
    both = meant_strokes(terms, 4, out=file, workers=Processes(2), done=done.append)
    assert both[:2] == first
    assert len(done) == 4
    alone = meant_strokes(terms, 4)
    assert timeless(both) == timeless(alone)
    found = regret_summary(terms, both)
    assert without_times(found) == without_times(regret_summary(terms, alone))
    low, high = found["keep_loss_interval"]
    assert low <= found["keep_loss"] <= high
    assert found["keep_loss"] == pytest.approx(found["best_keep"] - found["keep"])
    assert [row["number"] for row in found["worst"]] == sorted(
        range(1, 5), key=lambda k: both[k - 1].keep - known_positions()[k - 1].keep
    )
