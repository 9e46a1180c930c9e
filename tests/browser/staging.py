"""Rooms at every stage of a match, in the database before a server opens it.

Two computers play one board of which every stage is a part; the people of the rooms sit at the browser
that has the cookie.
"""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from carrom.equipment.pieces import Seat
from carrom.match.asked import asked, officiated
from carrom.match.decide import decide
from carrom.match.events import Event
from carrom.match.match_log import MatchLog
from carrom.match.record_write import Header, event_line, hash_of, header_line
from carrom.match.seating import seat_of
from carrom.match.settings import Clock, Settings
from carrom.match.simulated_stroke import simulate_stroke
from carrom.match.state import Phase, State
from carrom.physics import Aim
from carrom.players import computer
from carrom.players.at_match import Answer
from carrom.server.http.room_requests import COOKIE
from carrom.server.rooms.rooms import _kept, hashed, new_room
from carrom.store.database import Database
from carrom.store.store import Chair, StoredEntry

TOKEN = "seat-of-a-test"
NAMES = {"p1": "Ada", "p2": "Ben"}
START = datetime(2026, 1, 1, 10, tzinfo=UTC)
TERMS = Settings(rules="international", a=("p1",), b=("p2",), clock=Clock.OFF, single_board=True)
SEED = 5

Step = tuple[Event, bytes | None]
Wanted = Callable[[State, int], bool]
STAGES: dict[str, Wanted] = {
    "toss": lambda state, strokes: state.phase is Phase.TOSS,
    "choice": lambda state, strokes: state.phase is Phase.CHOICE,
    "seats": lambda state, strokes: state.phase is Phase.SEATS_FIRST,
    "ready": lambda state, strokes: state.phase is Phase.READY,
    "break": lambda state, strokes: state.phase is Phase.STROKE,
    "middle": lambda state, strokes: state.phase is Phase.STROKE and strokes >= 8,
    "placing": lambda state, strokes: state.phase is Phase.PLACING,
    "over": lambda state, strokes: state.phase is Phase.OVER,
}


def board() -> Iterator[tuple[State, Step | None]]:
    """One board from the toss to its end, with what led to each state."""
    match = MatchLog(Header(match="test", settings=TERMS))
    step: Step | None = None
    number = strokes = 0
    fouled = False
    club = computer("club-1")
    while True:
        state = match.state
        yield state, step
        if state.phase is Phase.OVER:
            return
        number += 1
        who = asked(TERMS, state).player
        foul = None
        if state.phase is Phase.STROKE and strokes >= 8 and not fouled and who:
            foul = _foul(match, who)
            fouled = foul is not None
        if foul is not None:
            made = foul
        elif who is None:
            fact = officiated(TERMS, state, SEED + number)
            assert fact is not None
            made = Answer(fact)
        else:
            made = club.answer(match, who, (SEED, number))
        strokes += state.phase is Phase.STROKE
        event = decide(match, made.fact, START + timedelta(seconds=5 * number))
        assert isinstance(event, Event), event
        match = match.after(event)
        step = event, None if made.motion is None else _kept(made)


def _foul(match: MatchLog, who: str) -> Answer | None:
    """A stroke that pockets the striker and leaves pieces to be placed."""
    seat: Seat = seat_of(match.state, who)
    for angle in range(20, 161):
        aim = Aim(seat, 0.0, float(angle), 2.5)
        made = simulate_stroke(TERMS, match.state, aim, who)
        if made.fact is None:
            continue
        event = decide(match, made.fact, START + timedelta(days=1))
        if isinstance(event, Event) and match.after(event).state.phase is Phase.PLACING:
            return Answer(made.fact, aim, made.motion)
    return None


async def staged(folder: Path) -> dict[str, str]:
    """Put a room at each stage into the database of a folder; return their ids."""
    store = await Database.at(folder / "carrom.sqlite")
    rooms: dict[str, str] = {}
    steps: list[Step] = []
    strokes = 0
    for state, step in board():
        if step is not None:
            steps.append(step)
            strokes += step[1] is not None
        for stage, wanted in STAGES.items():
            if stage not in rooms and wanted(state, strokes):
                rooms[stage] = await _keep(store, steps)
    await store.close()
    assert rooms.keys() == STAGES.keys(), f"stages that were not met: {STAGES.keys() - rooms}"
    return rooms


async def _keep(store: Database, steps: list[Step]) -> str:
    room = new_room(TERMS, NAMES, dict.fromkeys(NAMES, Chair.PERSON))
    await store.open(room, dict.fromkeys(NAMES, hashed(TOKEN)))
    before = hash_of(header_line(room.header))
    entries: list[StoredEntry] = []
    for event, motion in steps:
        line = event_line(event, before)
        before = hash_of(line)
        entries.append(StoredEntry(seq=event.seq, line=line, motion=motion))
    if entries:
        await store.append(room.id, 0, entries)
    return room.id


def screens(rooms: dict[str, str]) -> dict[str, str]:
    """Every screen of the page, by its address; the home page last, when it has games to show."""
    tables = {f"table-{stage}": f"#/table/{room}" for stage, room in rooms.items()}
    return {
        "new": "#/new",
        **tables,
        "replay": f"#/replay/{rooms['over']}",
        "replay-file": "#/replay",
        "practice": "#/practice",
        "rules": "#/rules",
        "rules-set": "#/rules/international",
        "rules-clause": "#/rules/international/3.11.b",
        "rules-glossary": "#/rules/glossary",
        "rules-compare": "#/rules/compare",
        "rules-what-if": "#/rules/what-if",
        "how": "#/how",
        "home": "#/",
    }


QUIET = """() => new Promise((done) => {
  const wait = () => setTimeout(() => { seen.disconnect(); done(); }, 120);
  let timer = wait();
  const seen = new MutationObserver(() => { clearTimeout(timer); timer = wait(); });
  seen.observe(document.body, { subtree: true, childList: true, characterData: true });
  setTimeout(() => { seen.disconnect(); done(); }, 3000);
})"""
"""Wait until nothing more comes onto the page."""


def show(page: Page, host: str, address: str) -> None:
    """Go to a screen of the page that is open, and wait until it is all there."""
    page.goto(f"http://{host}/{address}")
    page.locator("main h1").first.wait_for(state="attached")
    page.evaluate(QUIET)


def seated(rooms: dict[str, str], host: str) -> list[Any]:
    """The cookies of a browser whose people sit in all the rooms."""
    return [
        {"name": COOKIE, "value": TOKEN, "url": f"http://{host}/api/rooms/{room}"}
        for room in rooms.values()
    ]
