"""Drive a desk by typed lines, without a record."""

from datetime import UTC, datetime, timedelta

from carrom.desk.desk import decided
from carrom.desk.entries import Act, Enter, read
from carrom.match.decide import toss
from carrom.match.events import Event
from carrom.match.match_log import MatchLog
from carrom.match.narration import narrate
from carrom.match.record_write import Header
from carrom.match.settings import Settings
from carrom.texts import render

NAMES = {"a1": "Ada", "a2": "Abe", "b1": "Ben", "b2": "Bea"}
SINGLES = Settings(rules="international", a=("a1",), b=("b1",))
DOUBLES = Settings(rules="international", a=("a1", "a2"), b=("b1", "b2"))
START = datetime(2026, 1, 1, tzinfo=UTC)
SEATED = {1: ("1", "1", "1", ""), 2: ("1", "1", "1", "1", "1")}
"""Team A wins the toss and breaks; B sits first; in doubles the first of A breaks."""


def new(settings=SINGLES) -> MatchLog:
    return MatchLog(Header(match="test", settings=settings, names=NAMES))


def event_of(desk: MatchLog, line: str, tongue="en") -> Event:
    """Decide on a line as the shell does."""
    entry = read(line, desk, tongue)
    fact = toss(1) if entry is Act.COIN else entry.fact if isinstance(entry, Enter) else None
    assert fact is not None, entry
    event = decided(desk, fact, START + timedelta(seconds=len(desk.log)))
    assert isinstance(event, Event), event
    return event


def typed(desk: MatchLog, *lines: str, tongue="en") -> MatchLog:
    for line in lines:
        desk = desk.after(event_of(desk, line, tongue))
    return desk


def playing(settings=SINGLES) -> MatchLog:
    """A board that is open: Ada, with white, has the break."""
    return typed(new(settings), *SEATED[len(settings.a)], "")


def answer(desk: MatchLog, line: str, tongue="en") -> str:
    """Return what the desk says to a line, entry and answer."""
    spoken = narrate(desk, event_of(desk, line, tongue))
    return " ".join(render(part, tongue) for part in (spoken.entry, *spoken.answer))
