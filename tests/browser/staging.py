"""Rooms at every stage of a match, in the database before a server opens it.

Two computers play one board of which every stage is a part; the people of the rooms sit at the browser
that has the cookie.
"""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from msgspec import structs
from playwright.sync_api import Page

from carrom.equipment.pieces import Seat
from carrom.match.asked import asked, officiated
from carrom.match.decide import decide
from carrom.match.events import Event
from carrom.match.line_chain import hash_of
from carrom.match.match_log import MatchLog
from carrom.match.record_write import Header, event_line, header_line
from carrom.match.seating import seat_of
from carrom.match.settings import Clock, Settings
from carrom.match.simulated_stroke import simulate_stroke
from carrom.match.state import Phase, State
from carrom.physics import Aim
from carrom.players import computer
from carrom.players.at_match import Answer
from carrom.server.http.seat_cookie import COOKIE
from carrom.server.rooms.new_rooms import hashed, new_room
from carrom.server.rooms.played import played
from carrom.store.sqlite import open_sqlite
from carrom.store.store import Chair, Invitation, Store, StoredEntry, seated

TOKEN = "seat-of-a-test"
NAMES = {"p1": "Ada", "p2": "Ben"}
START = datetime(2026, 1, 1, 10, tzinfo=UTC)
TERMS = Settings(rules="international", a=("p1",), b=("p2",), clock=Clock.OFF, single_board=True)
MATCH = structs.replace(TERMS, single_board=False)
CODE, OWN_CODE = "K7M2QX", "WX4PTR"
"""To a game of others, and to one in which the browser of the tests has a seat."""
WATCHED = "watched"
"""The room in which the browser of the tests has no seat."""
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
    "coach": lambda state, strokes: state.phase is Phase.STROKE and strokes >= 8,
    "placing": lambda state, strokes: state.phase is Phase.PLACING,
    "over": lambda state, strokes: state.phase is Phase.OVER,
}


def board(terms: Settings = TERMS) -> Iterator[tuple[State, Step | None]]:
    """One board from the toss to its end, with what led to each state."""
    match = MatchLog(Header(match="test", settings=terms, names=NAMES))
    step: Step | None = None
    number = strokes = 0
    fouled = False
    club = computer("club-1")
    while True:
        state = match.state
        yield state, step
        if state.phase is Phase.OVER or (step is not None and step[0].result is not None):
            return
        number += 1
        who = asked(terms, state).player
        foul = None
        if state.phase is Phase.STROKE and strokes >= 8 and not fouled and who:
            foul = _foul(match, who)
            fouled = foul is not None
        if foul is not None:
            made = foul
        elif who is None:
            fact = officiated(terms, state, SEED + number)
            assert fact is not None
            made = Answer(fact)
        else:
            made = club.answer(match, who, (SEED, number))
        strokes += state.phase is Phase.STROKE
        event = decide(match, made.fact, START + timedelta(seconds=5 * number))
        assert isinstance(event, Event), event
        match = match.after(event)
        step = event, played(made).motion


def _foul(match: MatchLog, who: str) -> Answer | None:
    """A stroke that pockets the striker and leaves pieces to be placed."""
    seat: Seat = seat_of(match.state, who)
    for angle in range(20, 161):
        aim = Aim(seat, 0.0, float(angle), 2.5)
        made = simulate_stroke(match.settings, match.state, aim, who)
        if made.fact is None:
            continue
        event = decide(match, made.fact, START + timedelta(days=1))
        if isinstance(event, Event) and match.after(event).state.phase is Phase.PLACING:
            return Answer(made.fact, aim, made.motion)
    return None


async def staged(folder: Path) -> dict[str, str]:
    """Put a room at each stage into the database of a folder; return their ids."""
    store = await open_sqlite(folder / "carrom.sqlite")
    rooms: dict[str, str] = {}
    steps: list[Step] = []
    strokes = 0
    for state, step in board():
        if step is not None:
            steps.append(step)
            strokes += step[1] is not None
        for stage, wanted in STAGES.items():
            if stage not in rooms and wanted(state, strokes):
                person = state.turn if stage == "coach" else None
                rooms[stage] = await _keep(store, steps, person=person)
    assert rooms.keys() == STAGES.keys(), f"stages that were not met: {STAGES.keys() - rooms}"
    match = [step for _, step in board(MATCH) if step is not None]
    rooms["board-over"] = await _keep(store, match, MATCH)
    rooms[WATCHED] = await _keep(store, match[: len(match) // 2], MATCH, "seat of others")
    rooms["friend"] = await _keep(store, [], person="p1", other=Chair.OPEN)
    friends = await _keep(store, [], token="seat of others", person="p1", other=Chair.OPEN)
    until = datetime.now(UTC) + timedelta(days=1)
    for code, room in ((CODE, friends), (OWN_CODE, rooms["friend"])):
        await store.invite(Invitation(code=code, room=room, until=until), START)
    await store.close()
    return rooms


async def _keep(
    store: Store,
    steps: list[Step],
    terms: Settings = TERMS,
    token: str = TOKEN,
    person: str | None = None,
    other: Chair = Chair.BEGINNER,
) -> str:
    """Keep a room; where a person is named, the other one is a computer or the seat is free."""
    people = [person] if person else list(NAMES)
    chairs = {who: Chair.PERSON if who in people else other for who in NAMES}
    room = new_room(terms, NAMES, chairs)
    await store.open(room, seated(room, hashed(token)))
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
        "join": f"#/join/{CODE}",
        "join-seated": f"#/join/{OWN_CODE}",
        "join-code": "#/join",
        "replay": f"#/replay/{rooms['over']}",
        "replay-file": "#/replay",
        "practice": "#/practice",
        "learn": "#/learn",
        "learn-lesson": "#/learn/lesson/strike",
        "learn-placing": "#/learn/lesson/placing",
        "learn-drill": "#/learn/drill/cuts",
        "learn-solo": "#/learn/solo",
        "problems": "#/problems/1",
        "rules": "#/rules",
        "rules-set": "#/rules/international",
        "rules-clause": "#/rules/international/3.11.b",
        "rules-glossary": "#/rules/glossary",
        "rules-compare": "#/rules/compare",
        "rules-what-if": "#/rules/what-if",
        "how": "#/how",
        "you": "#/you",
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


def cookies(rooms: dict[str, str], host: str) -> list[Any]:
    """The cookies of a browser whose people sit in all the rooms."""
    return [
        {"name": COOKIE, "value": TOKEN, "url": f"http://{host}/api/rooms/{room}"}
        for room in rooms.values()
    ]
