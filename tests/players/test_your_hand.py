"""Your hand: known hands are found again in the strokes they played."""

from functools import cache

import numpy as np
import pytest
from msgspec import structs

from carrom import Match
from carrom.equipment.aim import Aim
from carrom.match.facts import Struck
from carrom.match.match_log import MatchLog
from carrom.players import (
    Hand,
    PlayedStroke,
    TooFewStrokesError,
    estimate_hand,
    legal_strokes,
    named_player,
    played_strokes,
)
from carrom.players.aims import direct
from carrom.players.intentions import KINDS, Kind, intentions
from carrom.players.named import hand_named
from carrom.players.proposals import MIDDLE
from carrom.players.scene import scene_of, targets
from carrom.players.ways import straight
from carrom.players.your_hand import LEAST, _around, _chosen, _otherwise
from tests.players.positions import position

WITHIN = 0.25
"""What an estimate from about a hundred strokes may be off by."""


@cache
def strokes_of(degrees: float, count: int, seed: int, others: float = 0.15) -> list[PlayedStroke]:
    """Let somebody choose pots, an easier one more likely, at any speed; some strokes go anywhere."""
    hand = Hand(degrees, degrees / 1000.0, degrees / 10.0)
    chance = np.random.default_rng(seed)
    made: list[PlayedStroke] = []
    number = 1000 * seed
    while len(made) < count:
        number += 1
        view = position(number, "international")
        scene = scene_of(view)
        if not (scene.base and view.situation.broken):
            continue
        ways = straight(scene, targets(scene.layout, view.situation))
        aims = direct(scene, ways, scene.base.spread(9), MIDDLE)
        if not len(aims):
            continue
        if chance.random() < others:
            made.append(PlayedStroke(view, legal_strokes(view, chance, 1)[0]))
            continue
        wish = np.minimum(aims.ease, 2.0) ** 2
        k = int(chance.choice(len(aims), p=wish / wish.sum()))
        within = aims.angle[k] + chance.normal(0.0, 0.3 * aims.ease[k])
        speed = float(aims.least[k] * chance.uniform(1.2, 2.0))
        meant = Aim(view.seat, x=float(aims.x[k]), angle=float(within), speed=speed)
        made.append(PlayedStroke(view, hand.play(meant, view, chance)))
    return made


@cache
def played(hand: str, boards: int) -> tuple[Match, ...]:
    """Let the player of the easiest pot play boards against itself."""
    players = {"Ada": named_player(f"pot,hand={hand}"), "Ben": named_player("pot,hand=2-2-20")}
    matches = [Match.new("Ada", "Ben", single_board=True) for _ in range(boards)]
    return tuple(match.play(players, seed=seed) for seed, match in enumerate(matches))


@pytest.mark.parametrize(("degrees", "seed"), [(0.4, 1), (0.8, 2), (1.5, 3), (2.2, 4)])
def test_a_known_hand_is_found_again(degrees, seed):
    found = estimate_hand(strokes_of(degrees, 120, seed))
    assert found.angle.degrees == pytest.approx(degrees, rel=WITHIN)
    assert found.angle.low < degrees < found.angle.high
    assert found.strokes > 100
    assert 0.6 < found.angle.strokes / found.strokes < 1.0


def test_a_hand_is_found_in_matches():
    strokes = [s for match in played("0.7-0.7-7", 9) for s in played_strokes(match, "Ada")]
    found = estimate_hand(strokes)
    assert len(strokes) > 100
    assert found.angle.degrees == pytest.approx(0.7, rel=WITHIN)
    assert found.angle.low < 0.7 < found.angle.high
    assert found.speed_spread == pytest.approx(0.07, rel=0.5), "this player keeps to one pace"
    assert {Kind.STRAIGHT, Kind.CUT} <= found.kinds.keys()
    for kind in found.kinds.values():
        assert kind.low < kind.degrees < kind.high
        assert kind.strokes < found.angle.strokes


def test_more_strokes_make_a_narrower_interval():
    strokes = strokes_of(0.8, 120, 2)
    few, many = estimate_hand(strokes[:50]).angle, estimate_hand(strokes).angle
    assert many.high / many.low < few.high / few.low


def test_the_name_of_a_hand_is_a_hand():
    found = estimate_hand(strokes_of(0.8, 120, 2))
    assert hand_named(found.name) == found.hand
    assert found.hand.angle == pytest.approx(found.angle.degrees, abs=0.005)
    assert found.hand.place == pytest.approx(found.hand.angle / 1000.0)
    assert found.hand.speed <= 0.1 * found.angle.degrees + 1e-3


def test_too_few_strokes_say_how_many_are_missing():
    with pytest.raises(TooFewStrokesError) as caught:
        estimate_hand(strokes_of(1.0, 12, 1, 0.0))
    assert caught.value.strokes == 12
    assert f"{LEAST - 12} more" in str(caught.value)
    with pytest.raises(TooFewStrokesError, match="There are 0 strokes"):
        estimate_hand([])


def test_strokes_by_chance_tell_nothing_of_a_hand():
    with pytest.raises(TooFewStrokesError) as caught:
        estimate_hand(strokes_of(1.0, 100, 2, 1.0))
    assert caught.value.meant is not None
    assert "look meant to do so" in str(caught.value)


def test_somewhere_every_stroke_must_go():
    """What is supposed of a player is a distribution over all directions: it adds up to one."""
    (stroke,) = strokes_of(1.0, 1, 3, 0.0)
    angles = np.arange(0.0, 360.0, 0.5)
    turned = (structs.replace(stroke.aim, angle=float(angle)) for angle in angles)
    found = intentions([PlayedStroke(stroke.view, aim) for aim in turned])
    chosen = _chosen(found, 2.0, 0.25)
    density = found.each(chosen * _around(found, 0.8, 0.4)) + _otherwise(found, chosen)
    assert density.sum() * 0.5 == pytest.approx(1.0, rel=0.03)


def test_pots_have_kinds():
    strokes = strokes_of(0.8, 120, 2)
    found = intentions(strokes)
    assert {KINDS[k] for k in found.kind} == set(Kind)
    assert (np.abs(found.off) <= 180.0).all()
    assert len(found.otherwise) <= len(strokes)


def test_strokes_of_one_player_that_stand_and_are_no_breaks():
    match = played("0.7-0.7-7", 9)[0].copy()
    ada, ben = (played_strokes(match, name) for name in ("Ada", "Ben"))
    facts = [event.fact for event in match.log if isinstance(event.fact, Struck)]
    attempts = len(facts) - len(ada) - len(ben)
    assert attempts >= 1
    assert {stroke.aim for stroke in ada} <= {fact.aim for fact in facts if fact.by == "p1"}
    assert all(stroke.view.situation.broken for stroke in (*ada, *ben))
    assert played_strokes(match.value, "p1") == ada
    assert played_strokes(match, "Eve") == ()
    match.undo()
    left = len(played_strokes(match, "Ada")) + len(played_strokes(match, "Ben"))
    assert left == len(ada) + len(ben) - 1


def test_a_record_from_elsewhere_may_hold_anything():
    match = played("0.7-0.7-7", 9)[0]
    log = match.value
    place, event = next(
        (n, e) for n, e in enumerate(log.log) if isinstance(e.fact, Struck) and n > 12
    )
    assert isinstance(event.fact, Struck)
    assert event.fact.aim is not None
    whole = len(played_strokes(match, event.fact.by))
    for changed in ({"x": 1e300}, {"speed": 0.0}, {"angle": 1e308}):
        fact = structs.replace(event.fact, aim=structs.replace(event.fact.aim, **changed))
        events = [*log.log[:place], structs.replace(event, fact=fact), *log.log[place + 1 :]]
        forged = MatchLog.of(log.header, events)
        assert len(played_strokes(forged, event.fact.by)) == whole - 1
