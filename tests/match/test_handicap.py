"""Handicaps: a head start in pieces or points, aim aids, and rosettes set by hand."""

from collections import Counter

import pytest

from carrom.equipment.aim import Aim
from carrom.equipment.pieces import Piece, Seat
from carrom.equipment.rosette import rosette
from carrom.equipment.standard import board
from carrom.match.board_rosette import board_rosette
from carrom.match.facts import SaidPlay, Struck, TurnedRosette
from carrom.match.handicap import with_gaps
from carrom.match.match import Match
from carrom.match.notation import read_position
from carrom.match.record import check, parse
from carrom.match.settings import AimAid, HeadStart, Settings, SettingsError, Team
from carrom.match.simulated_stroke import layout_of, simulate_stroke
from carrom.match.slams import slam_at_end
from carrom.match.state import Phase
from carrom.rules.situation import Side
from carrom.rules.stroke import Pocketed, Stroke
from carrom.texts import LANGUAGES
from tests.match.driving import Table

THREE = HeadStart(Team.B, pieces=3)
BREAK = Aim(Seat.SOUTH, x=0.01, angle=91.0, speed=6.0)


def ready(**terms) -> Match:
    """A match whose first board is open; the first player breaks from the south."""
    match = Match.new("Ada", "Ben", **terms)
    while match.state.phase is not Phase.STROKE:
        match.push(match.asked.answers[0])
    return match


def broken(match: Match) -> bytes:
    """The record of a match after a break that is the same for all."""
    seat = next(s for s, who in match.state.seats.items() if who == match.state.turn)
    match.strike(Aim(seat, x=0.01, angle=91.0, speed=6.0))
    return match.record()


@pytest.mark.proves("settled:56")
def test_two_games_have_other_rosettes_and_the_same_number_the_same():
    exact, one, other, again = (ready(rosette=number) for number in (None, 1, 2, 1))
    layouts = [layout_of(m.settings, m.state) for m in (exact, one, other, again)]
    assert layouts[0] == rosette(board())
    assert layouts[1] == layouts[3]
    assert len(set(layouts)) == 3
    records = [broken(match) for match in (exact, one, other, again)]
    assert records[1] == records[3]
    assert len({match.state.layout for match in (exact, one, other)}) == 3


@pytest.mark.proves("settled:56")
def test_a_record_of_a_rosette_set_by_hand_comes_out_again_to_the_bit():
    match = Match.new("Ada", "Ben", rosette=2**53 - 1)
    while match.asked.what != "say-play":
        match.push(match.asked.answers[0])
    match.push(TurnedRosette(by=match.state.breaker or "", degrees=37.5))
    match.push(SaidPlay())
    parsed = parse(broken(match))
    assert parsed.fault is None
    assert check(parsed) is None
    assert b'"rosette":9007199254740991' in match.record()
    again = Match.from_record(match.record())
    before, event, _ = list(again.value.transitions())[-1]
    assert isinstance(event.fact, Struck)
    assert event.fact.aim is not None
    made = simulate_stroke(again.settings, before, event.fact.aim, event.fact.by)
    assert made.fact == event.fact


@pytest.mark.proves("settled:56")
def test_the_gaps_change_from_board_to_board():
    table = Table(rosette=5).seat().open()
    first = board_rosette(table.settings, table.state)
    table.win(Team.A, 3)
    assert table.state.board == 2
    assert board_rosette(table.settings, table.state) != first


def test_an_old_record_says_nothing_of_all_this():
    header = ready().record().splitlines()[0]
    assert not any(word in header for word in (b"rosette", b"head_start", b"aim_aids"))


def test_the_position_shows_a_rosette_that_is_not_the_plain_one():
    assert (ready().position or "").endswith(" -")
    for match in (ready(rosette=3), ready(head_start=THREE)):
        position = read_position(match.position or "")
        assert position.layout == layout_of(match.settings, match.state)


@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("count", range(1, 6))
def test_pieces_are_taken_from_the_outer_ring_evenly(side, count):
    whole = rosette(board())
    left = with_gaps(whole, {side: count})
    own = Piece(side.value)
    assert Counter(s.piece for s in left)[own] == 9 - count
    assert len(left) == 19 - count
    assert left[:6] == whole[:6]
    outer = [k for k, s in enumerate([s for s in whole[6:] if s.piece is own]) if s not in left]
    steps = {(after - k) % 6 for k, after in zip(outer, outer[1:] + outer[:1], strict=True)}
    assert max(steps) - min(steps) <= 1 or count == 1


def test_a_side_starts_each_board_as_if_it_had_pocketed_them():
    table = Table(head_start=THREE).seat().open()
    given = (6, 0, 0)
    assert table.counts(Team.B) == given
    assert table.counts(Team.A) == (9, 0, 0)
    layout = layout_of(table.settings, table.state)
    assert Counter(s.piece for s in layout) == {Piece.WHITE: 9, Piece.BLACK: 6, Piece.QUEEN: 1}
    table.win(Team.A, 3)
    table.open()
    assert table.counts(Team.B) == given
    assert table.state.situation is not None
    assert table.state.situation.white.entitled  # team B breaks this board and has white


def test_a_penalty_is_paid_from_them_after_the_break_and_owed_before():
    table = Table(head_start=HeadStart(Team.A, pieces=2)).seat().open()
    table.call("4.c", by="ada")
    assert table.counts(Team.A) == (7, 1, 0)
    assert not table.state.to_place
    table.do(Struck(by=table.turn, stroke=Stroke()))
    assert [(due.placer, due.count) for due in table.state.to_place] == [("ben", 1)]
    assert table.counts(Team.A) == (8, 0, 0)


def test_who_is_given_points_has_them_in_every_game():
    table = Table(head_start=HeadStart(Team.B, points=24), games_to_win=2).seat().open()
    assert table.state.points == (0, 24)
    table.win(Team.B, 3)
    assert (table.state.game, table.state.games) == (2, (0, 1))
    assert table.state.points == (0, 24)


def test_a_board_of_fewer_pieces_is_no_slam():
    for start in (None, HeadStart(Team.A, pieces=4)):
        table = Table(single_board=True, head_start=start).seat().open()
        count = 9 if start is None else 5
        for _ in range(count - 1):
            table.do(Struck(by="ada", stroke=Stroke((Pocketed(Piece.WHITE),))))
        table.do(Struck(by="ada", stroke=Stroke((Pocketed(Piece.QUEEN), Pocketed(Piece.WHITE)))))
        assert table.state.phase is Phase.OVER
        assert (slam_at_end(table.match) is None) is (start is not None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_and_the_log_say_it(language):
    match = ready(head_start=HeadStart(Team.B, pieces=3, points=5), aim_aids={"p1": AimAid.OFF})
    sheet = match.sheet(language)
    wanted = {
        "en": ("3 pieces pocketed", "5 points", "Aim aid of Ada: none"),
        "fr": ("3\u00a0pions empochés", "5\u00a0points", "Aide à la visée d’Ada\u00a0: aucune"),
    }
    assert all(part in " ".join(sheet.replace("\n", " ").split(" ")) for part in wanted[language])
    told = [match.narrate(event, language) for event in match.log]
    assert any(
        {"en": "3 pieces already pocketed", "fr": "3\u00a0pions déjà empochés"}[language] in t
        for t in told
    )


@pytest.mark.parametrize(
    ("terms", "said"),
    [
        ({"head_start": HeadStart(Team.A, pieces=6)}, "5 pieces at most"),
        ({"head_start": HeadStart(Team.A, pieces=-1)}, "5 pieces at most"),
        ({"head_start": HeadStart(Team.A, points=25)}, "24 points at most"),
        ({"head_start": HeadStart(Team.A)}, "needs pieces or points"),
        (
            {"head_start": HeadStart(Team.A, points=3), "single_board": True},
            "not decided by points",
        ),
        ({"head_start": HeadStart(Team.A, pieces=3), "rules": "percuteur"}, "Give points instead"),
        ({"rosette": -1}, "whole number"),
        ({"rosette": 2**53}, "whole number"),
        ({"aim_aids": {"p3": AimAid.SHORT}}, "does not play"),
    ],
)
def test_terms_that_make_no_sense_are_refused_in_a_sentence(terms, said):
    with pytest.raises(SettingsError, match=said):
        Match.new("Ada", "Ben", **terms)


def test_settings_show_themselves():
    settings = Settings(
        rules="club",
        a=("p1",),
        b=("p2",),
        rosette=4,
        head_start=THREE,
        aim_aids={"p2": AimAid.LONG},
    )
    assert repr(settings) == (
        "<Settings club, p1 – p2, rosette by hand, head start <HeadStart b: 3 pieces>, p2 aim aid long>"
    )
