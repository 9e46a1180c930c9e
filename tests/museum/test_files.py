"""Every record, tournament file and position that was ever written: opened, and gone on with."""

import json
import shutil

import pytest

from carrom.equipment.aim import Aim
from carrom.equipment.standard import board
from carrom.match.asked import Ask
from carrom.match.match import Match
from carrom.match.notation import read_position, write_position
from carrom.match.record import check, parse
from carrom.match.seating import seat_of
from carrom.physics import snapped, strike
from carrom.store.journal import Journal
from carrom.store.tournament_file import TournamentFile
from carrom.tournament.facts import TermsChanged
from carrom.tournament.json_form import standings_json
from carrom.tournament.terms import Role
from tests.museum.make import PIECES

RECORDS = sorted(PIECES.glob("*/record.jsonl"))
TOURNAMENTS = sorted(PIECES.glob("*/tournament.jsonl"))
POSITIONS = sorted(PIECES.glob("*/positions.txt"))


def of_piece(file):
    return file.parent.name


@pytest.mark.parametrize("file", RECORDS, ids=of_piece)
def test_a_record_goes_on(file, tmp_path):
    """A record is ruled anew as it was; only rulings of an older version may differ, and say so."""
    data = file.read_bytes()
    parsed = parse(data)
    assert parsed.fault is None
    found = check(parsed)
    assert found is None or parsed.events[found.seq - 1].rules == 1
    match = Match.from_record(data)
    length = len(match.log)
    if match.asked.what is Ask.STRIKE:
        seat = seat_of(match.state, match.asked.player or "")
        match.strike(Aim(seat=seat, x=0.0, angle=88.0, speed=3.0), snap=True)
    match.undo()
    new = match.log[length:]
    shutil.copy(file, tmp_path / "a.carrom")
    with Journal.open(tmp_path / "a.carrom") as journal:
        assert journal.cut == 0
        for event in new:
            journal.append(event)
    longer = (tmp_path / "a.carrom").read_bytes()
    assert longer.startswith(data)
    again = parse(longer)
    assert (again.fault, again.events) == (None, (*parsed.events, *new))
    assert Match.from_record(longer).state == match.state


@pytest.mark.parametrize("file", TOURNAMENTS, ids=of_piece)
def test_a_tournament_file_goes_on(file, tmp_path):
    path = tmp_path / "a.tournament"
    shutil.copy(file, path)
    with TournamentFile.open(path) as kept:
        tournament = kept.tournament
        length = len(tournament.events)
        (name,) = tournament.state.competitions
        terms = tournament.competition(name).terms
        fact = TermsChanged(competition=name, terms=terms, reason="looked at again")
        at = tournament.events[-1].at
        assert kept.record(fact, Role.ORGANISER, at) is None
    assert path.read_bytes().startswith(file.read_bytes())
    with TournamentFile.open(path) as kept:
        assert len(kept.tournament.events) == length + 1
        assert kept.tournament.events[:length] == tournament.events[:length]


def test_standings_are_what_was_published():
    file = PIECES / "0004-bd6c42c" / "demo.tournament"
    published = json.loads(file.with_name("standings.json").read_text())
    with TournamentFile.open(file) as kept:
        made = standings_json(kept.tournament, kept.tournament.competition("main"))
    made = json.loads(json.dumps(made))
    assert {name: made[name] for name in published if name != "statistics"} == {
        name: value for name, value in published.items() if name != "statistics"
    }


@pytest.mark.parametrize("file", POSITIONS, ids=of_piece)
def test_a_position_is_read_and_struck_from(file):
    lines = file.read_text().splitlines()
    found = [read_position(line) for line in lines]
    assert [write_position(position) for position in found] == lines
    geometry = board("revised")
    for position in found:
        if position.layout is not None and position.seat is not None:
            aim = Aim(seat=position.seat, x=0.0, angle=90.0, speed=3.0)
            motion = strike(position.layout, snapped(aim, position.layout, geometry), geometry)
            assert len(motion.layout) <= len(position.layout)
