"""Whole matches as records: each is read, ruled on anew without a difference, and ends as its name says."""

from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec import structs

from carrom.equipment.pieces import Piece, Point, Standing
from carrom.match.events import Event
from carrom.match.facts import (
    Called,
    Conceded,
    DecidedProtest,
    FoundNoRoom,
    Struck,
    TimeRanOut,
    Tossed,
)
from carrom.match.match_log import MatchLog
from carrom.match.record import Parsed, check, parse, write
from carrom.match.record_check import YOUNGER
from carrom.match.settings import Kind, Team
from carrom.match.state import Ending, Phase, ProtestState, State
from carrom.match.statistics import statistics
from carrom.rules.situation import QueenState, Side
from carrom.texts import render
from tests.golden.matches import MATCHES, OLD, RECORDS, SECOND, record_of
from tests.match.sound import check_state, check_step

FILES = sorted([*OLD.glob("*.jsonl"), *SECOND.glob("*.jsonl"), *RECORDS.glob("*.jsonl")])
PLAYED = {  # games of A and B, and who won
    "two-nil": ((2, 0), Team.A),
    "two-one": ((2, 1), Team.A),
    "ninth-board": ((0, 2), Team.B),
    "void-board": ((0, 1), Team.B),
    "doubles-held": ((0, 2), Team.B),
    "protest-upheld": ((2, 0), Team.A),
    "protest-rejected": ((0, 2), Team.B),
    "club": ((1, 0), Team.A),
    "percuteur": ((1, 0), Team.A),
    "simplified": ((0, 1), Team.B),
    "queen-and-piece": ((0, 0), Team.B),  # these are matches of a single board
    "overlooked-queen": ((0, 0), Team.A),
    "fell-between-strokes": ((0, 0), Team.A),
    "partners-breach": ((0, 0), Team.B),
    "simplified-queen": ((0, 0), Team.A),
    "rosette-between-attempts": ((0, 0), Team.B),
    "protests-and-clauses": ((0, 0), Team.B),
    "thought-too-long": ((0, 0), Team.B),
    "slams": ((1, 0), Team.A),
    "federation": ((1, 0), Team.A),
}
NOT_PLAYED_OUT = {"disqualification", "conceded", "disturbed-by-calls", "conceded-by-partner"}
FIRST = {file.stem for file in OLD.glob("*.jsonl")}
"""The matches that the first version had a record of."""

DECIDED_OTHERWISE = {  # a record of the first rulings -> its first entry that is ruled otherwise now
    "disqualification": (46, "effects.situation"),  # 4.l costs a piece too (settled 36)
    "two-nil": (13, "effects.missed_cover_stands"),  # 3.12.d: that player's own stroke (settled 32)
}


@cache
def read(name: str) -> Parsed:
    return parse((RECORDS / f"{name}.jsonl").read_bytes())


@cache
def states(name: str) -> tuple[State, ...]:
    """The state before each event and at the end."""
    header = read(name).header
    assert header is not None
    return MatchLog.of(header, read(name).events).states


def test_every_match_has_its_record():
    assert {file.stem for file in RECORDS.glob("*.jsonl")} == set(MATCHES)
    assert set(MATCHES) == {*PLAYED, *NOT_PLAYED_OUT}
    assert len(FIRST) == 12
    assert set(MATCHES) > FIRST


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parent.name}-{f.stem}")
def test_a_record_is_read_and_checks_clean(file: Path):
    parsed = parse(file.read_bytes())
    assert parsed.fault is None
    assert parsed.header is not None
    assert parsed.header.match == file.stem
    found = check(parsed)
    if file.parent == OLD and file.stem in DECIDED_OTHERWISE:
        assert found is not None
        assert (found.seq, found.field) == DECIDED_OTHERWISE[file.stem]
        assert parsed.events[found.seq - 1].rules == 1
        assert "version 1 of the rulings" in render(found.said, "en")
    else:
        assert found is None
    again = parse(write(parsed.header, parsed.events))
    assert (again.fault, again.header, again.events) == (None, parsed.header, parsed.events)


@pytest.mark.parametrize("name", MATCHES)
def test_every_state_on_the_way_is_sound(name):
    header = read(name).header
    assert header is not None
    way = states(name)
    for n, event in enumerate(read(name).events):
        check_state(header.settings, way[n + 1])
        check_step(header.settings, way[n], way[n + 1], event)


@pytest.mark.parametrize("name", MATCHES)
def test_a_record_is_written_to_the_byte(name):
    """The first version, read, is the same match; what is written now is the second."""
    assert record_of(name) == (RECORDS / f"{name}.jsonl").read_bytes()
    if name not in FIRST:
        return
    old = parse((OLD / f"{name}.jsonl").read_bytes())
    assert b'"v":1' in (OLD / f"{name}.jsonl").read_bytes().splitlines()[0]
    assert old.header is not None
    then, now = known_then(MatchLog.of(old.header, old.events).states), known_then(states(name))
    same = DECIDED_OTHERWISE.get(name, (len(now),))[
        0
    ]  # states before the entry, the first included
    assert then[:same] == now[:same]
    assert (then == now) == (name not in DECIDED_OTHERWISE)


def known_then(way: tuple[State, ...]) -> list[State]:
    """States without what the first version of the rulings did not keep."""
    defaults = {name: getattr(State(), name) for name in YOUNGER}
    return [structs.replace(state, **defaults) for state in way]


@pytest.mark.parametrize("name", MATCHES)
def test_the_match_is_still_entered_in_the_same_way(name):
    entered = [(e.at, e.fact) for e in MATCHES[name]().log]
    assert entered == [(e.at, e.fact) for e in read(name).events]


@pytest.mark.parametrize("name", PLAYED)
def test_how_it_ended(name):
    end = states(name)[-1]
    assert (end.games, end.winner) == PLAYED[name]
    assert (end.phase, end.ending) == (Phase.OVER, Ending.PLAYED)


@pytest.mark.proves("international:3.8.c")
def test_seats_change_at_thirteen_points():
    way = states("two-one")
    changed = [s for before, s in pairwise(way) if before.seats != s.seats]
    inside = [s for s in changed if s.game == 3 and s.board > 1]
    assert [(s.board, s.points) for s in inside] == [(3, (13, 0))]


@pytest.mark.proves("international:3.7.e")
def test_the_ninth_board_decides_the_game():
    tosses = [e for e in read("ninth-board").events if isinstance(e.fact, Tossed)]
    assert len(tosses) == 2
    before = states("ninth-board")[-2]
    assert (before.board, before.points, before.deciding_board) == (9, (8, 8), True)


@pytest.mark.proves("international:4.q")
def test_the_void_board_is_played_again():
    ends = [e.result for e in read("void-board").events if e.result is not None]
    assert [r.winner is None for r in ends] == [True] + [False] * (len(ends) - 1)
    (void,) = [e for e in read("void-board").events if "international:4.q" in e.clauses]
    after = states("void-board")[void.seq]
    assert (after.board, after.breaker, after.points) == (1, "ada", (0, 0))


@pytest.mark.proves("international:3.11.i")
def test_held_pieces_pass_from_partner_to_partner():
    header = read("doubles-held").header
    assert header is not None
    assert header.settings.kind is Kind.DOUBLES
    assert any(isinstance(e.fact, FoundNoRoom) for e in read("doubles-held").events)
    holders = [s.held[0].holder for s in states("doubles-held") if s.held]
    assert set(holders) == {"bea", "ben"}


@pytest.mark.proves("international:4.2.h")
def test_the_disqualified_player_had_won_a_game():
    end = states("disqualification")[-1]
    assert (end.games, end.winner, end.ending) == ((0, 1), Team.A, Ending.DISQUALIFIED)


@pytest.mark.proves("international:4.r")
def test_two_games_given_up():
    end = states("conceded")[-1]
    assert (end.games, end.winner, end.ending) == ((0, 2), Team.B, Ending.CONCEDED)


@pytest.mark.proves("international:4.3")
def test_an_upheld_protest_and_a_rejected_one():
    way = states("protest-upheld")
    assert way[-1].replays == 1
    (decided,) = [e for e in read("protest-upheld").events if isinstance(e.fact, DecidedProtest)]
    before, after = way[decided.seq - 1], way[decided.seq]
    assert (before.phase, before.winner) == (Phase.OVER, Team.B)
    assert (after.phase, after.winner, after.games) == (Phase.TOSS, None, (0, 0))
    end = states("protest-rejected")[-1]
    assert [p.state for p in end.protests] == [ProtestState.REJECTED]


def events_of(name: str, clause: str) -> list[Event]:
    """The events of a record that cite a clause."""
    return [event for event in read(name).events if clause in event.clauses]


@pytest.mark.proves("percuteur:cases.8", "settled:31")
def test_queen_and_piece_are_put_back_and_nobody_is_asked():
    (event,) = events_of("queen-and-piece", "percuteur:cases.8")
    after = states("queen-and-piece")[event.seq]
    assert (after.phase, after.to_place) == (Phase.STROKE, ())
    assert after.layout is not None
    assert after.layout[-2] == Standing(Piece.QUEEN, Point(0.0, 0.0))


@pytest.mark.proves("international:3.12.d", "settled:32")
def test_the_overlooked_queen_counts_from_that_players_own_stroke():
    (call,) = [e for e in read("overlooked-queen").events if isinstance(e.fact, Called)]
    before, after = states("overlooked-queen")[call.seq - 1 : call.seq + 1]
    assert (before.missed_cover_by, before.missed_cover_stands) == ("ada", True)
    assert after.situation is not None
    assert (after.situation.queen, after.situation.queen_by) == (QueenState.COVERED, Side.WHITE)
    strokes = [e.fact.by for e in read("overlooked-queen").events if isinstance(e.fact, Struck)]
    assert strokes[3:7] == ["ben", "abe", "bea", "ada"]


@pytest.mark.proves("international:3.10.f", "settled:33")
def test_falls_between_the_strokes_change_no_turn_and_can_end_the_board():
    falls = events_of("fell-between-strokes", "international:3.10.f")
    way = states("fell-between-strokes")
    assert [way[e.seq].turn for e in falls[:-1]] == ["ada", "ada"]
    assert falls[-1].result is not None
    assert falls[-1].result.white == 11


@pytest.mark.proves("settled:34", "settled:35", "international:4.m")
def test_breaches_of_partner_and_opponents():
    calls = [e for e in read("partners-breach").events if isinstance(e.fact, Called)]
    way = states("partners-breach")
    assert [(e.reason, way[e.seq].turn) for e in calls] == [
        ("technical-foul", "ada"),
        ("technical-foul", "ada"),
        ("technical-foul", "ada"),
        ("foul", "ben"),
    ]


@pytest.mark.proves("settled:36", "international:4.l", "international:4.2.h")
def test_four_disturbances_cost_four_pieces_and_then_the_match():
    end = states("disturbed-by-calls")[-1]
    assert (end.disturbances, end.winner, end.ending) == (
        {"ben": 4},
        Team.A,
        Ending.DISQUALIFIED,
    )
    before = states("disturbed-by-calls")[-2].situation
    assert before is not None
    assert before.black.owed == 4


@pytest.mark.proves("settled:37", "simplified:penalties.3", "simplified:queen.4")
def test_the_queen_of_the_simplified_rules_goes_back_and_later_counts():
    first, last = events_of("simplified-queen", "settled:37")
    after = states("simplified-queen")[first.seq]
    assert after.situation is not None
    assert (after.situation.queen, after.turn) == (QueenState.ON_BOARD, "ben")
    assert last.result is not None
    assert last.result.white == 8 + 3


@pytest.mark.proves("settled:38", "international:3.5.b")
def test_the_rosette_was_turned_twice():
    turns = [e.seq for e in read("rosette-between-attempts").events if e.effects.rosette_turn]
    way = states("rosette-between-attempts")
    found = [(way[n].rosette_turn, way[n].layout) for n in turns if way[n].rosette_turn]
    assert found == [(20.0, None), (50.0, None)]


@pytest.mark.proves("settled:39", "international:4.3")
def test_protests_keep_their_clauses():
    end = states("protests-and-clauses")[-1]
    assert [(p.by, p.about, p.clause, p.state) for p in end.protests] == [
        ("ada", 7, "international:3.11.a", ProtestState.REJECTED),
        ("ben", 7, None, ProtestState.REJECTED),
    ]


@pytest.mark.proves("settled:40", "international:4.r")
def test_the_partner_gave_the_game_up():
    last = read("conceded-by-partner").events[-1]
    assert last.fact == Conceded(by="abe")
    assert states("conceded-by-partner")[-2].turn == "ada"
    assert states("conceded-by-partner")[-1].winner is Team.B


@pytest.mark.proves("settled:14", "settled:42", "international:3.6.b")
def test_thinking_too_long_twice():
    late = [e for e in read("thought-too-long").events if isinstance(e.fact, TimeRanOut)]
    turns = [states("thought-too-long")[e.seq].turn for e in late]
    assert [e.reason for e in late] == ["technical-foul", "foul"]
    assert turns == ["ada", "ben"]


@pytest.mark.proves("settled:43")
def test_white_slams_and_a_black_one():
    parsed = read("slams")
    assert parsed.header is not None
    counted = statistics(MatchLog.of(parsed.header, parsed.events))
    assert [(p.slams, p.white_slams) for p in counted.players] == [(3, 2), (0, 0)]


@pytest.mark.proves("settled:28")
def test_level_beyond_29_one_more_board():
    levels = [s for s in states("percuteur") if s.points == (31, 31)]
    assert levels
    assert levels[0].phase is Phase.READY
