"""The log of a tournament as a file: a header line, then one event or some people a line.

Events are chained as in the record of a match. What is known of people stands in lines of its own,
which no other line is chained to: a name can be erased, and every event and its hash stay as they
were. Nothing here touches a file.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from carrom.match.line_chain import NO_HASH, hash_of, opened, sealed
from carrom.match.record import Fault, FaultKind
from carrom.messages import Argument
from carrom.tournament.fold import fold
from carrom.tournament.log import Event, Tournament
from carrom.tournament.state import State
from carrom.tournament.terms import FORMAT, Header, Person

HEADER_START: Final = b'{"format":"carrom-tournament"'
PEOPLE_START: Final = b'{"people":'
T = TypeVar("T")


class PeopleLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of people, by the ids of players."""

    people: dict[str, Person]


_event: Final = msgspec.json.Decoder(Event).decode
_header: Final = msgspec.json.Decoder(Header).decode
_people: Final = msgspec.json.Decoder(PeopleLine).decode


def header_line(header: Header) -> bytes:
    """Return the first line."""
    return sealed(msgspec.json.encode(header), NO_HASH)


def event_line(event: Event, previous: str) -> bytes:
    """Return the line of an event, chained to the event before or to the header."""
    return sealed(msgspec.json.encode(event), previous)


def people_line(people: Mapping[str, Person], previous: str) -> bytes:
    """Return a line of people, chained to the event before; nothing is chained to it in turn."""
    return sealed(msgspec.json.encode(PeopleLine(dict(people))), previous)


def write(tournament: Tournament) -> bytes:
    """Return a whole file, with the people behind the header."""
    lines = [header_line(tournament.header)]
    previous = hash_of(lines[0])
    if tournament.people:
        lines.append(people_line(tournament.people, previous))
    for event in tournament.events:
        lines.append(event_line(event, previous))
        previous = hash_of(lines[-1])
    return b"".join(lines)


@dataclass(slots=True)
class ParsedLog:
    """What could be read of a file, up to its first fault."""

    header: Header | None = None
    events: list[Event] = field(default_factory=list)
    people: dict[str, Person] = field(default_factory=dict)
    hash: str = NO_HASH
    """What the next event is chained to."""
    state: State = field(default_factory=State)
    """What the events come to."""
    fault: Fault | None = None
    good: int = 0
    """Bytes that are in order, from the beginning."""

    def tournament(self) -> Tournament:
        """Return the tournament, as far as it could be read."""
        if self.header is None:
            raise ValueError("there is no header")
        return Tournament(self.header, tuple(self.events), dict(self.people), self.state)


class _FaultError(Exception):
    def __init__(self, kind: FaultKind, **args: Argument) -> None:
        super().__init__(kind)
        self.kind = kind
        self.args_ = tuple(sorted(args.items()))


def parse(data: bytes) -> ParsedLog:
    """Read a file; every hash is compared, and the first fault ends the reading."""
    found = ParsedLog()
    parse_more(found, data)
    if found.header is None and found.fault is None:
        found.fault = Fault(FaultKind.EMPTY, 1)
    return found


def parse_more(found: ParsedLog, data: bytes) -> None:
    """Read lines that follow what was read; lines are counted from the first of them."""
    for number, line in enumerate(data.splitlines(keepends=True), start=1):
        try:
            _take(found, line)
        except _FaultError as fault:
            seq = None if found.header is None else len(found.events) + 1
            found.fault = Fault(fault.kind, number, seq, fault.args_)
            return
        found.good += len(line)


def _take(found: ParsedLog, line: bytes) -> None:
    if found.header is None and not line.startswith(HEADER_START):
        raise _FaultError(FaultKind.NO_TOURNAMENT)
    if not line.endswith(b"\n"):
        raise _FaultError(FaultKind.TORN)
    there = opened(line[:-1], found.hash)
    if there is None:
        raise _FaultError(FaultKind.NO_HASH)
    if not there.sealed:
        raise _FaultError(FaultKind.WRONG_HASH)
    if line.startswith(PEOPLE_START):
        found.people |= _read(_people, there.body).people
        return
    if found.header is None:
        found.header = _read(_header, there.body)
        if found.header.v != FORMAT:
            raise _FaultError(FaultKind.UNKNOWN_VERSION, version=str(found.header.v))
    else:
        _in_order(found, _read(_event, there.body))
    found.hash = there.hash


def _in_order(found: ParsedLog, event: Event) -> None:
    expected = len(found.events) + 1
    if event.seq != expected:
        args = {"expected": str(expected), "found": str(event.seq)}
        raise _FaultError(FaultKind.WRONG_SEQUENCE, **args)
    if event.at.tzinfo is None:
        raise _FaultError(FaultKind.NO_TIME_ZONE)
    if found.events and event.at < found.events[-1].at:
        raise _FaultError(FaultKind.TIME_BACKWARDS)
    try:
        found.state = fold(found.state, event.fact, event.seq, event.at, event.who)
    except (LookupError, AttributeError, AssertionError, TypeError):  # nothing that can happen
        raise _FaultError(FaultKind.WRONG_SHAPE, where="$.fact") from None
    found.events.append(event)


def _read(decode: Callable[[bytes], T], body: bytes) -> T:
    try:
        return decode(body)
    except msgspec.ValidationError as problem:
        where = str(problem).rpartition("`$")[2].rstrip("`")
        raise _FaultError(FaultKind.WRONG_SHAPE, where=f"${where[:80]}") from None
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise _FaultError(FaultKind.NOT_JSON) from None


def erased(data: bytes, players: Iterable[str]) -> bytes:
    """Return a stored file without some players' names and details, all events as they were."""
    gone = set(players)
    lines: list[bytes] = []
    chain = NO_HASH
    for line in data.splitlines(keepends=True):
        if not line.startswith(PEOPLE_START):
            lines.append(line)
            chain = hash_of(line)
            continue
        body = opened(line[:-1], chain)
        there = {} if body is None else _read(_people, body.body).people
        left = {player: person for player, person in there.items() if player not in gone}
        if left:
            lines.append(people_line(left, chain))
    return b"".join(lines)
