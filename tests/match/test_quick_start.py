"""A match that begins at once: under every rule set the first player is to break, and the record is whole."""

from datetime import UTC, datetime

import pytest

from carrom.equipment.pieces import Seat
from carrom.match.events import Event
from carrom.match.line_chain import hash_of
from carrom.match.match_log import MatchLog
from carrom.match.quick_start import quick_start
from carrom.match.record import check, opening, parse
from carrom.match.record_write import Header, event_line, header_line
from carrom.match.settings import Settings
from carrom.match.state import Phase
from carrom.rules.registry import RULE_SETS

NOW = datetime(2026, 11, 17, 12, tzinfo=UTC)


@pytest.mark.parametrize("rules", list(RULE_SETS))
@pytest.mark.parametrize("doubles", [False, True])
def test_the_first_player_is_to_break(rules, doubles):
    a, b = (("ada", "abe"), ("ben", "bea")) if doubles else (("ada",), ("ben",))
    header = Header(
        match="quick", settings=Settings(rules=rules, a=a, b=b, single_board=True), date=NOW.date()
    )
    begun = quick_start(MatchLog(header), NOW, 7)
    state = begun.state
    assert state.phase is Phase.STROKE
    assert (state.turn, state.breaker, state.seats[Seat.SOUTH]) == ("ada", "ada", "ada")
    assert state.seats[Seat.EAST if doubles else Seat.NORTH] == "ben"
    digest, lines = hash_of(header_line(header)), []
    for event in begun.log:
        assert isinstance(event, Event)
        lines.append(event_line(event, digest))
        digest = hash_of(lines[-1])
    parsed = parse(opening(header) + b"".join(lines))
    assert parsed.fault is None
    assert check(parsed) is None


def test_a_match_that_is_played_cannot_begin_again():
    settings = Settings(rules="international", a=("ada",), b=("ben",))
    begun = quick_start(MatchLog(Header(match="quick", settings=settings)), NOW, 7)
    assert quick_start(begun, NOW, 7) is begun
