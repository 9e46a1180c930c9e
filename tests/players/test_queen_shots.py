"""A shoot-out that computer players play, and the worth of a board where only the lead counts."""

import numpy as np
import pytest

from carrom import Match
from carrom.equipment.geometry import from_seat
from carrom.equipment.pieces import Piece, Seat
from carrom.equipment.standard import board
from carrom.match.asked import Ask
from carrom.match.facts import EnteredBoard, ShotAtQueen
from carrom.match.refusals import RefusedError
from carrom.match.seating import seat_of
from carrom.match.settings import Team
from carrom.match.simulated_stroke import QUEEN_ALONE
from carrom.match.state import Phase
from carrom.physics import Aim, Surface, strike
from carrom.players import computer, named_player
from carrom.players.queen_shots import queen_shot
from carrom.players.value.equity import _lead_chances
from carrom.rules import RULE_SETS


def level(**terms):
    """Return a match before the toss for its shoot-out."""
    match = Match.new("Ada", "Ben", games_to_win=1, boards=2, points=0, tie="shoot-out", **terms)
    while match.state.phase is not Phase.READY:
        match.push(match.asked.answers[0])
    for winner in Team:
        match.push(EnteredBoard(winner=winner, left=3, queen=winner.other))
    return match


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("seat", Seat)
def test_the_stroke_at_the_queen_pockets_her_from_every_seat(rules, seat):
    geometry = board("revised")
    striker = RULE_SETS[rules].book.striker
    aim = queen_shot(geometry, striker.places(geometry, Seat.SOUTH), seat, Surface())
    assert striker.allows(aim.x, geometry, seat)
    motion = strike(QUEEN_ALONE, aim, geometry, anywhere=True)
    assert [fall.id for fall in motion.falls] == [Piece.QUEEN]


def test_players_play_a_shoot_out_to_its_end_and_it_is_kept_how():
    match = level()
    match.play({"Ada": named_player("club"), "Ben": named_player("beginner")}, seed=3)
    assert match.over
    shots = [event.fact for event in match.log if isinstance(event.fact, ShotAtQueen)]
    assert len(shots) >= 10
    assert all(shot.aim is not None and shot.engine for shot in shots)
    assert Match.from_record(match.record()).state == match.state
    again = level().play({"Ada": named_player("club"), "Ben": named_player("beginner")}, seed=3)
    assert again.record() == match.record()


def test_a_person_can_strike_at_the_queen_and_only_in_turn():
    match = level()
    match.push(match.asked.answers[0])
    waiting = match.asked
    assert (waiting.what, waiting.player) == (Ask.SHOOT, "p1")
    mine, theirs = (seat_of(match.state, player) for player in ("p1", "p2"))
    with pytest.raises(RefusedError):
        match.strike(Aim(theirs, x=0.0, angle=90.0, speed=2.0))
    event = match.strike(Aim(mine, x=0.0, angle=90.0, speed=2.0))
    assert isinstance(event.fact, ShotAtQueen)
    assert not event.fact.pocketed
    assert match.motion is not None
    aim = queen_shot(board("revised"), waiting.places, theirs, Surface())
    event = match.strike(aim)
    assert isinstance(event.fact, ShotAtQueen)
    assert event.fact.pocketed
    assert match.state.shoot_out is not None
    assert match.state.shoot_out.score == (0, 1)


def test_the_striker_in_a_hole_spoils_the_stroke():
    match = level()
    match.push(match.asked.answers[0])
    geometry, seat = board("revised"), seat_of(match.state, "p1")
    spoilt = 0
    for x in np.linspace(-0.2, 0.2, 41):
        aim = Aim.at(seat, float(x), from_seat(geometry.holes[0], seat), speed=2.5)
        try:
            event = match.copy().strike(aim, snap=True)
        except RefusedError:
            continue
        motion = strike(QUEEN_ALONE, aim, geometry, snap=True)
        if Piece.STRIKER in [fall.id for fall in motion.falls]:
            spoilt += 1
            assert isinstance(event.fact, ShotAtQueen)
            assert not event.fact.pocketed
    assert spoilt


@pytest.mark.parametrize("boards", [0, 1, 3])
def test_where_no_points_win_only_the_lead_counts(boards):
    table = _lead_chances(boards)
    middle = len(table) // 2
    assert np.all(np.diff(table, axis=0) >= -1e-12)
    assert table[-1].min() == pytest.approx(1.0)
    assert table[0].max() == pytest.approx(0.0)
    assert table[middle].sum() == pytest.approx(1.0)  # level: one's chance is the other's loss
    assert table[middle, 0] >= table[middle, 1] or boards == 0


def test_a_computer_plays_a_match_without_points_to_win():
    match = Match.new("Ada", "Ben", games_to_win=1, boards=1, points=0, tie="shoot-out")
    match.play({"Ada": computer("beginner"), "Ben": computer("beginner")}, seed=1)
    assert match.over
