"""Every request a stranger can make and every message of a page, each at its largest: one list.

A route of the application or a kind of message that is not here fails a test. ``who`` says whose it is:
``anybody``, or somebody who has a seat or a link — and everybody can open a game, a desk or a
tournament, and then has these.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, get_args
from uuid import uuid4

from fastapi import FastAPI
from msgspec import structs

from carrom.match.decide import decide
from carrom.match.events import Event
from carrom.match.facts import Struck
from carrom.match.line_chain import hash_of
from carrom.match.match_log import MatchLog
from carrom.match.quick_start import quick_start
from carrom.match.record_write import Header as RecordHeader
from carrom.match.record_write import opening
from carrom.match.settings import Settings
from carrom.rules.stroke import Stroke
from carrom.server.http.page_messages import PageMessage
from carrom.server.rooms.intents import Action
from carrom.server.rooms.new_rooms import hashed, new_room
from carrom.server.tournaments.links import kept_links, secret_of
from carrom.server.tournaments.table_codes import code_of, secret_by
from carrom.store.database import Database
from carrom.store.sqlite import open_sqlite
from carrom.store.store import Chair, StoredEntry, seated
from carrom.store.tournaments import Link, StoredTournament
from carrom.tournament.facts import (
    CompetitionAdded,
    Entered,
    Fact,
    Pairing,
    ResultEntered,
    RoundProposed,
    RoundPublished,
)
from carrom.tournament.log import Tournament
from carrom.tournament.log_lines import event_line, header_line, write
from carrom.tournament.results import Result
from carrom.tournament.terms import Header, Method, Person, Role, Terms
from tests.server.long_logs import long_log, stored
from tests.server.test_side_work import ENDLESS, PIECES

BOARDS = 200
PLAYERS = 800
ROUNDS = 3
LONG = 600
"""Entries of the log of a long game."""
ORGANISER = "organiser-of-the-largest"
UMPIRE = "umpire-of-a-desk"
TOKEN = "token-of-a-player"
SEAT = {"cookie": f"carrom-seat={TOKEN}"}
NOW = datetime(2026, 5, 1, tzinfo=UTC)
LETTERS = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True)
class World:
    """What is there before anybody asks."""

    tournament: str
    long: str
    """A room with a long log."""
    own: str
    """A room that a stranger opened, at its first stroke."""
    casual: str
    """A game against a computer, at a person's stroke."""
    desk: str
    """With a long log, too."""
    record: bytes
    file: bytes
    """A tournament's file."""


@dataclass(frozen=True)
class Ask:
    """A request over HTTP."""

    method: str
    path: str
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""

    @property
    def sent(self) -> dict[str, str]:
        """Return the headers."""
        kind = "application/json" if self.body[:1] in (b"{", b"[") else "text/plain"
        return {"content-type": kind, **self.headers} if self.body else self.headers


@dataclass(frozen=True)
class Case:
    """A request at its largest."""

    who: str
    make: Callable[[World], Ask]


def name_of(number: int) -> str:
    """Return a name of two words; no two are alike."""
    word = "".join(LETTERS[number // 26**k % 26] for k in range(4))
    return f"{word.capitalize()} {word[::-1].capitalize()}son"


def _get(path: str, who: str = "anybody", headers: dict[str, str] | None = None) -> Case:
    def make(world: World) -> Ask:
        return Ask("GET", path.format(**vars(world)), headers or {})

    return Case(who, make)


def _post(
    path: str,
    body: Callable[[World], Any],
    who: str = "anybody",
    headers: dict[str, str] | None = None,
    method: str = "POST",
) -> Case:
    def make(world: World) -> Ask:
        told = body(world)
        data = told if isinstance(told, bytes) else json.dumps(told).encode()
        return Ask(method, path.format(**vars(world)), headers or {}, data)

    return Case(who, make)


LINK = {"x-link": ORGANISER}
CHIEF = {"x-link": secret_of(ORGANISER, Link(Role.CHIEF_UMPIRE))}
PEN = {"x-umpire": UMPIRE}
EVENT = "/api/tournaments/{tournament}"
LONG_TEXT = "a a " * 70
FIRST = 10
"""An entry of a desk behind which all others are ruled anew."""
CSV = "name,club\n" + "".join(f"{name_of(50_000 + k)},Club {k % 40}\n" for k in range(2200))
SITTERS = [{"name": f"{name_of(k)}"} for k in range(4)]
PRACTICE_PIECES = [{**each, "piece": ("white", "black")[k % 2]} for k, each in enumerate(PIECES)]


def _entries(world: World) -> dict[str, Any]:
    """As many entries as one request takes, with texts that names are looked for in."""
    protest = {"type": "protest-made", "competition": "open", "round": ROUNDS, "clause": "3.11.b"}
    told = [
        {**protest, "match": k + 1, "protest": uuid4().hex, "text": LONG_TEXT} for k in range(50)
    ]
    return {"expected": 2**31, "entries": [{"id": uuid4().hex, "fact": each} for each in told]}


def _desk_entries(_: World) -> dict[str, Any]:
    """As many strokes as one request takes."""
    at = datetime.now(UTC).isoformat()
    told: list[dict[str, Any]] = [
        {"type": "struck", "by": ("p1", "p2")[k % 2], "stroke": {"pocketed": []}} for k in range(50)
    ]
    return {
        "pen": 1,
        "expected": LONG,
        "entries": [{"id": uuid4().hex, "fact": fact, "at": at} for fact in told],
    }


ROUTES: dict[str, Case] = {
    "GET /healthz": _get("/healthz"),
    "GET /readyz": _get("/readyz"),
    "GET /metrics": _get("/metrics"),
    "GET /openapi.json": _get("/openapi.json"),
    "GET /redoc": _get("/redoc"),
    "POST /api/rooms": _post("/api/rooms", lambda _: {"players": SITTERS, "rules": "icf"}),
    "GET /api/rooms/{room}": _get("/api/rooms/{long}"),
    "GET /api/rooms/{room}/record": _get("/api/rooms/{long}/record"),
    "GET /api/rooms/{room}/entries": _get(f"/api/rooms/{{long}}/entries?before={LONG // 2}"),
    "GET /api/rooms/{room}/invitation": _get("/api/rooms/{own}/invitation", "seated", SEAT),
    "GET /api/rooms/{room}/seats": _get("/api/rooms/{long}/seats"),
    "PUT /api/rooms/{room}/seats/{player}": _post(
        "/api/rooms/{own}/seats/p1",
        lambda _: {"chair": "person", "name": name_of(7)},
        "seated",
        SEAT,
        "PUT",
    ),
    "GET /api/invitations/{code}": _get("/api/invitations/AAAAAA"),
    "POST /api/invitations/{code}": _post(
        "/api/invitations/AAAAAA", lambda _: {"name": name_of(8)}
    ),
    "POST /api/rooms/{room}/recovery-code": _post(
        "/api/rooms/{own}/recovery-code", lambda _: b"", "seated", SEAT
    ),
    "POST /api/recoveries": _post("/api/recoveries", lambda _: {"code": "A" * 40}),
    "POST /api/rooms/{room}/invitation": _post(
        "/api/rooms/{own}/invitation", lambda _: b"", "seated", SEAT
    ),
    "POST /api/rooms/{room}/watch-link": _post(
        "/api/rooms/{own}/watch-link", lambda _: b"", "seated", SEAT
    ),
    "POST /api/rooms/{room}/follow": _post(
        "/api/rooms/{own}/follow", lambda _: b"", "seated", SEAT
    ),
    "GET /api/rooms/{room}/sheet": _get("/api/rooms/{long}/sheet"),
    "GET /api/rooms/{room}/best-stroke": _get("/api/rooms/{long}/best-stroke?board=1"),
    "GET /api/rooms/{room}/replay": _get("/api/rooms/{long}/replay"),
    "GET /api/rooms/{room}/statistics": _get("/api/rooms/{long}/statistics"),
    "POST /api/replays": _post("/api/replays", lambda world: world.record),
    "GET /api/rooms/{room}/analysis": _get("/api/rooms/{long}/analysis"),
    "POST /api/replays/analysis": _post("/api/replays/analysis", lambda world: world.record),
    "GET /api/practice/surface": _get("/api/practice/surface"),
    "POST /api/practice/stroke": _post("/api/practice/stroke", lambda _: ENDLESS),
    "POST /api/rooms/{room}/hints": _post(
        "/api/rooms/{casual}/hints", lambda _: {}, "seated", SEAT
    ),
    "POST /api/practice/hints": _post(
        "/api/practice/hints", lambda _: {"pieces": PRACTICE_PIECES[:18]}
    ),
    "POST /api/engine/differences": _post(
        "/api/engine/differences",
        lambda world: {"room": world.long, "seq": 1, "build": "a" * 64, "where": "a" * 80},
    ),
    "GET /api/book": _get("/api/book"),
    "GET /api/book/sets": _get("/api/book/sets"),
    "GET /api/book/compare": _get("/api/book/compare"),
    "GET /api/book/glossary": _get("/api/book/glossary"),
    "GET /api/book/{name}/calls": _get("/api/book/international/calls"),
    "GET /api/book/{name}": _get("/api/book/international"),
    "POST /api/book/ruling": _post(
        "/api/book/ruling",
        lambda _: {
            "rules": "international",
            "board": {"on_board": {"white": 9, "black": 9}, "queen": "on_board"},
            "to_play": "white",
            "stroke": {"pocketed": ["white", "striker", *["black"] * 9, "queen"]},
        },
    ),
    "GET /api/features": _get("/api/features"),
    "GET /api/address": _get("/api/address"),
    "POST /api/address": _post("/api/address", lambda _: {"token": "a" * 100}),
    "GET /api/open-games": _get("/api/open-games"),
    "POST /api/open-games": _post(
        "/api/open-games", lambda _: {"name": name_of(9), "rules": "international"}
    ),
    "GET /api/rooms/{room}/reports": _get("/api/rooms/{own}/reports", "seated", SEAT),
    "POST /api/rooms/{room}/reports": _post(
        "/api/rooms/{own}/reports", lambda _: {"player": "p2", "reason": "name"}, "seated", SEAT
    ),
    "DELETE /api/rooms/{room}/waiting": _post(
        "/api/rooms/{own}/waiting", lambda _: b"", "seated", SEAT, "DELETE"
    ),
    "GET /api/desk/terms": _get("/api/desk/terms"),
    "POST /api/desk": _post("/api/desk", lambda _: {"a": [name_of(1)], "b": [name_of(2)]}),
    "GET /api/desk/{room}": _get("/api/desk/{desk}", "umpire", PEN),
    "POST /api/desk/{room}/pen": _post(
        "/api/desk/{desk}/pen", lambda _: {"device": "a" * 64, "label": "a" * 40}, "umpire", PEN
    ),
    "POST /api/desk/{room}/preview": _post(
        "/api/desk/{desk}/preview",
        lambda _: {
            "facts": [{"type": "said-play"}, {"type": "passed", "by": "p1"}] * 2,
            "before": LONG,
        },
        "umpire",
        PEN,
    ),
    "POST /api/desk/{room}/entries": _post(
        "/api/desk/{desk}/entries", _desk_entries, "umpire", PEN
    ),
    "GET /api/desk/{room}/before/{seq}": _get(f"/api/desk/{{desk}}/before/{LONG}", "umpire", PEN),
    "POST /api/desk/{room}/replacement": _post(
        "/api/desk/{desk}/replacement",
        lambda _: {"seq": FIRST, "fact": None},
        "umpire",
        PEN,
    ),
    "POST /api/desk/{room}/links": _post(
        "/api/desk/{desk}/links", lambda _: {"link": "watch"}, "umpire", PEN
    ),
    "GET /api/desk/{room}/card": _get("/api/desk/{desk}/card"),
    "GET /api/desk/{room}/card.pdf": _get("/api/desk/{desk}/card.pdf"),
    "GET /api/desk/{room}/round": _get("/api/desk/{desk}/round"),
    "POST /api/tournaments": _post(
        "/api/tournaments", lambda _: {"title": "a" * 80, "boards": BOARDS}
    ),
    "POST /api/tournaments/files": _post(
        "/api/tournaments/files?boards=200", lambda world: world.file
    ),
    "GET /api/tournaments/{name}": _get(EVENT, "anybody"),
    "GET /api/tournaments/{name}/championship": _get(f"{EVENT}/championship?competition=open"),
    "POST /api/tournaments/{name}/entries": _post(f"{EVENT}/entries", _entries, "organiser", CHIEF),
    "POST /api/tournaments/{name}/rounds": _post(
        f"{EVENT}/rounds",
        lambda _: {"id": uuid4().hex, "competition": "open"},
        "organiser",
        LINK,
    ),
    "POST /api/tournaments/{name}/players": _post(
        f"{EVENT}/players",
        lambda _: {"competition": "second", "csv": CSV, "take": True},
        "organiser",
        LINK,
    ),
    "DELETE /api/tournaments/{name}/people/{player}": _post(
        f"{EVENT}/people/p{PLAYERS}", lambda _: b"", "organiser", LINK, "DELETE"
    ),
    "POST /api/tournaments/{name}/desks": _post(
        f"{EVENT}/desks",
        lambda _: {"competition": "open", "round": ROUNDS, "match": 1},
        "organiser",
        LINK,
    ),
    "GET /api/tournaments/{name}/links": _get(f"{EVENT}/links", "organiser", LINK),
    "POST /api/tournaments/{name}/links": _post(
        f"{EVENT}/links", lambda _: {"boards": BOARDS}, "organiser", LINK
    ),
    "POST /api/tournaments/{name}/links/renewal": _post(
        f"{EVENT}/links/renewal", lambda _: {"role": "table"}, "organiser", LINK
    ),
    "POST /api/tournaments/{name}/corrections": _post(
        f"{EVENT}/corrections",
        lambda _: {
            "id": uuid4().hex,
            "competition": "second",
            "competitor": "c1",
            "people": [],
            "expected": 0,
        },
        "organiser",
        LINK,
    ),
    "GET /api/tournaments/{name}/log": _get(f"{EVENT}/log", "organiser", LINK),
    "POST /api/tournaments/{name}/entrants": _post(
        f"{EVENT}/entrants",
        lambda _: {"id": uuid4().hex, "competition": "second", "people": [{"name": uuid4().hex}]},
        "organiser",
        LINK,
    ),
    "POST /api/tournaments/{name}/umpires": _post(
        f"{EVENT}/umpires",
        lambda _: {
            "id": uuid4().hex,
            "competition": "open",
            "round": ROUNDS,
            "match": 1,
            "name": uuid4().hex,
        },
        "organiser",
        LINK,
    ),
    "GET /api/tournaments/{name}/sheets/{kind}": _get(
        f"{EVENT}/sheets/pairings?competition=open", "anybody", LINK
    ),
    "POST /api/tournaments/{name}/ratings": _post(
        f"{EVENT}/ratings", lambda _: {"competition": "open"}, "organiser", LINK
    ),
    "GET /api/tournaments/{name}/events": _get(f"{EVENT}/events", "organiser", LINK),
    "GET /api/tournaments/{name}/site.zip": _get(f"{EVENT}/site.zip"),
    "GET /api/table-codes/{code}": _get(
        f"/api/table-codes/{code_of(ORGANISER, Link(Role.TABLE, 1))}"
    ),
    "SOCKET /api/rooms/{room}/socket": _get("/api/rooms/{own}/socket", "anybody", SEAT),
}
"""Of a socket: see :data:`MESSAGES`."""

AIM = {"seat": "south", "x": 0.01, "angle": 89.123456789, "speed": 6.0, "spin": 10.0}
ACTS: dict[str, dict[str, Any]] = {
    "toss": {},
    "choose": {"choice": "break"},
    "sit": {"seats": {"south": "p1", "north": "p2"}},
    "name-breaker": {"player": "p1" * 1000},
    "trial": {"team": "a"},
    "turn": {"degrees": 12.3456789},
    "play": {},
    "strike": {"aim": AIM},
    "pass": {},
    "place": {"side": "white", "x": 0.01, "y": 0.01, "near": True},
    "request": {},
    "change-seats": {},
    "forgo": {},
    "demand": {"points": 2**31},
    "take-back": {},
    "concede": {"match": True},
    "claim": {},
    "offer": {"what": "abort"},
    "decline": {"what": "abort"},
}
"""What a page may ask for in a room, with as much as it can say."""
MESSAGES: dict[str, Callable[[int], list[dict[str, Any]]]] = {
    "hello": lambda _: [{"type": "hello", "since": 0}],
    "intent": lambda seq: [
        {"type": "intent", "id": uuid4().hex * 2, "seq": seq, "act": {"act": act, **more}}
        for act, more in ACTS.items()
    ],
    "aiming": lambda _: [{"type": "aiming", "aim": AIM}],
    "phrase": lambda _: [{"type": "phrase", "phrase": "nice-stroke"}],
    "pong": lambda _: [{"type": "pong", "stamp": 2**53}],
    "bye": lambda _: [{"type": "bye"}],
}
"""What a page may send on a socket, by kind."""


def routes_of(app: FastAPI) -> set[str]:
    """Return everything that an application can be asked, sockets too."""

    def walk(routes: Iterable[Any]) -> Iterator[Any]:
        for each in routes:
            if hasattr(each, "original_router"):
                yield from walk(each.original_router.routes)
            else:
                yield each

    found = set()
    for route in walk(app.routes):
        methods = getattr(route, "methods", None) or {"SOCKET"}
        found |= {f"{method} {route.path}" for method in methods - {"HEAD"}}
    return found


def tags_of(union: Any) -> set[str]:
    """Return the tags of the kinds of a message."""
    return {each.__struct_config__.tag for each in get_args(union)}


KINDS = (tags_of(PageMessage), tags_of(Action))


async def build(folder: Path) -> World:
    """Make the world in a data folder; no server runs on it yet."""
    store = await open_sqlite(folder / "carrom.sqlite")
    try:
        settings = Settings(rules="international", a=("p1",), b=("p2",))
        rooms = []
        data = b""
        for length in (LONG, 0):
            room = new_room(
                settings, {"p1": "Ada", "p2": "Ben"}, {"p1": Chair.PERSON, "p2": Chair.PERSON}
            )
            log = long_log(room.header, length) if length else []
            data = data or opening(room.header) + b"".join(each.line for each in log)
            await store.open(room, seated(room, hashed(TOKEN)), log)
            rooms.append(room.id)
        people = {"p1": Chair.PERSON, "p2": Chair.PERSON}
        chairs = {"p1": Chair.PERSON, "p2": Chair.EXPERT}
        casual = new_room(settings, {"p1": "Ada", "p2": "Expert"}, chairs)
        begun = quick_start(MatchLog(casual.header), NOW, 0)
        await store.open(casual, seated(casual, hashed(TOKEN)), stored(begun, {}))
        desk = structs.replace(new_room(settings, {"p1": "Ada", "p2": "Ben"}, people), desk=True)
        await store.open(desk, seated(desk, None), _at_desk(desk.header), hashed(UMPIRE))
        await store.take_pen(desk.id, "phone", "Phone", NOW, take_over=False)
        event, file = await _event(store)
    finally:
        await store.close()
    return World(event, rooms[0], rooms[1], casual.id, desk.id, data, file)


def _at_desk(header: RecordHeader) -> list[StoredEntry]:
    """Return a long log of strokes that all stand, as an umpire enters them; nobody pockets anything."""
    match = quick_start(MatchLog(header), NOW, 0)
    while match.seq < LONG:
        missed = Struck(by=match.state.turn or "", stroke=Stroke())
        event = decide(match, missed, NOW)
        assert isinstance(event, Event), event
        match = match.after(event)
    entries: list[StoredEntry] = stored(match, {})
    return entries


async def _event(store: Database) -> tuple[str, bytes]:
    """Make a tournament with a competition of all players, all of whose rounds are played, and one for more."""
    name = "ab" * 12
    people = {
        f"p{k}": Person(name=name_of(k), club=f"Club {k % 40}") for k in range(1, PLAYERS + 1)
    }
    log = Tournament(Header(id=name, title="Largest"), (), people)
    lines, last = [], hash_of(header_line(log.header))
    for fact in _facts():
        found = log.record(fact, Role.ORGANISER, NOW)
        assert isinstance(found, Tournament), found
        log = found
        lines.append(event_line(log.events[-1], last))
        last = hash_of(lines[-1])
    stored = StoredTournament(id=name, opened=NOW, header=header_line(log.header))
    tables = [Link(Role.TABLE, board) for board in (1, BOARDS)]
    codes = {hashed(secret_by(code_of(ORGANISER, link))): link for link in tables}
    links = kept_links(ORGANISER, BOARDS) | codes
    await store.open_tournament(stored, links)
    await store.append_tournament(name, 0, lines, None, people)
    return name, write(log)


def _facts() -> Iterator[Fact]:
    terms = Terms(title="Open", rules="international", method=Method.SWISS, rounds=9, bye_score=25)
    yield CompetitionAdded(competition="open", terms=terms)
    yield CompetitionAdded(competition="second", terms=terms)
    for k in range(1, PLAYERS + 1):
        yield Entered(competition="open", competitor=f"c{k}", players=(f"p{k}",))
    half = PLAYERS // 2
    for number in range(1, ROUNDS + 1):
        pairs = [
            Pairing(a=f"c{k + 1}", b=f"c{half + 1 + (k + number) % half}", board=k + 1)
            for k in range(half)
        ]
        yield RoundProposed(competition="open", round=number, pairings=tuple(pairs))
        yield RoundPublished(competition="open", round=number)
        for match in range(1, half + 1):
            result = Result(a=25, b=match % 24)
            yield ResultEntered(competition="open", round=number, match=match, result=result)
