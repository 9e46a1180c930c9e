"""Whole matches as records: each is read, ruled on anew without a difference, and ends as its name says."""

from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from carrom.match.facts import DecidedProtest, FoundNoRoom, Tossed
from carrom.match.match_log import MatchLog
from carrom.match.record import Parsed, check, parse, write
from carrom.match.settings import Kind, Team
from carrom.match.state import Ending, Phase, ProtestState, State
from tests.golden.matches import MATCHES, OLD, RECORDS, record_of
from tests.match.sound import check_state, check_step

FILES = sorted([*OLD.glob("*.jsonl"), *RECORDS.glob("*.jsonl")])
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
    for folder in (OLD, RECORDS):
        names = {file.stem for file in FILES if file.parent == folder}
        assert names == set(MATCHES) == {*PLAYED, "disqualification", "conceded"}


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parent.name}-{f.stem}")
def test_a_record_is_read_and_checks_clean(file: Path):
    parsed = parse(file.read_bytes())
    assert parsed.fault is None
    assert parsed.header is not None
    assert parsed.header.match == file.stem
    assert check(parsed) is None
    again = parse(write(parsed.header, parsed.events))
    assert (again.fault, again.header, again.events) == (None, parsed.header, parsed.events)


@pytest.mark.parametrize("name", MATCHES)
def test_every_state_on_the_way_is_sound(name):
    header = read(name).header
    assert header is not None
    way = states(name)
    for n, event in enumerate(read(name).events):
        check_state(header.settings, way[n + 1])
        check_step(way[n], way[n + 1], event)


@pytest.mark.parametrize("name", MATCHES)
def test_a_record_is_written_to_the_byte(name):
    """The first version, read, is the same match; what is written now is the second."""
    assert record_of(name) == (RECORDS / f"{name}.jsonl").read_bytes()
    old = parse((OLD / f"{name}.jsonl").read_bytes())
    assert b'"v":1' in (OLD / f"{name}.jsonl").read_bytes().splitlines()[0]
    assert old.header is not None
    assert MatchLog.of(old.header, old.events).states == states(name)


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


@pytest.mark.proves("settled:28")
def test_level_beyond_29_one_more_board():
    levels = [s for s in states("percuteur") if s.points == (31, 31)]
    assert levels
    assert levels[0].phase is Phase.READY
