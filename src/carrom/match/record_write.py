"""The lines of a record: what they hold, how they are chained, and how they are written."""

import datetime as dt
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import msgspec
from msgspec import UNSET, Struct, UnsetType, structs

from carrom.match.events import Event
from carrom.match.line_chain import NO_HASH, hash_of, sealed
from carrom.match.settings import Settings
from carrom.messages import Argument, Message, message

FORMAT: Final = 2
"""Version of the form of the file and of its header."""
HEADER_START: Final = b'{"format":"carrom-record"'
NAMES_START: Final = b'{"names":'


class HeaderLine(
    Struct,
    frozen=True,
    kw_only=True,
    tag_field="format",
    tag="carrom-record",
    forbid_unknown_fields=True,
):
    """What the first line holds: everything about a match except the names."""

    v: int
    match: str
    """The id of the match."""
    settings: Settings
    date: dt.date | None = None
    place: str = ""
    equipment: str = ""
    """The board, pieces and powder used, in words; the edition that counts is in the settings."""
    checked: tuple[str, ...] = ()
    """Ids of the requirements on equipment that were looked at and found in order."""
    notes: str = ""
    computers: dict[str, str] | UnsetType = UNSET
    """Which players were computers, and of which level and version."""


class Header(HeaderLine, frozen=True, kw_only=True, tag="carrom-record"):
    """The header of a record, with the players' names beside their ids.

    The names stand in a line of their own, which no other line is chained to, so that they can be
    erased without touching the chain. An id should therefore not be a name.
    """

    v: int = FORMAT
    names: dict[str, str] = {}

    def name(self, player: str) -> str:
        """Return the name of a player, or the id where there is none."""
        return self.names.get(player, player)

    @property
    def sides(self) -> str:
        """The players of both teams in one line, partners together."""
        teams = (self.settings.a, self.settings.b)
        return " – ".join(" & ".join(map(self.name, members)) for members in teams)

    def __repr__(self) -> str:
        match = f"{self.match!r}, " if self.match else ""
        return f"<Header {match}{self.settings.rules}, {self.sides}>"


class NamesLine(Struct, frozen=True, forbid_unknown_fields=True):
    """What the line of names holds."""

    names: dict[str, str]


class FaultKind(StrEnum):
    """What is wrong with a line; the text is ``record-fault-<kind>``."""

    EMPTY = "empty"
    NO_HEADER = "no-header"
    NO_TOURNAMENT = "no-tournament"
    """It does not begin as the log of a tournament."""
    TERMS = "terms"
    """The header holds terms under which no match can be played."""
    NO_HASH = "no-hash"
    WRONG_HASH = "wrong-hash"
    NOT_JSON = "not-json"
    WRONG_SHAPE = "wrong-shape"
    DOUBLED = "doubled"
    """A member is given twice."""
    UNKNOWN_VERSION = "unknown-version"
    WRONG_SEQUENCE = "wrong-sequence"
    TIME_BACKWARDS = "time-backwards"
    NO_TIME_ZONE = "no-time-zone"
    TORN = "torn"
    """The file ends within a line: the writer was stopped, and nothing acknowledged is lost."""


@dataclass(frozen=True, slots=True)
class Fault:
    """The first fault of a record: nothing after it was read."""

    kind: FaultKind
    line: int
    """From 1."""
    seq: int | None = None
    """Which event should stand there; None for the header and the names."""
    args: tuple[tuple[str, Argument], ...] = ()

    @property
    def recoverable(self) -> bool:
        """Whether cutting the file off before the fault loses nothing that was acknowledged."""
        return self.kind is FaultKind.TORN and self.line > 1

    @property
    def said(self) -> Message:
        """One sentence that says where and why."""
        why = message(f"record-fault-{self.kind}", **dict(self.args))
        if self.seq is None:
            return message("record-fault-at-line", line=str(self.line), why=why)
        place = {"line": str(self.line), "seq": str(self.seq)}
        return message("record-fault-at-event", why=why, **place)


@dataclass(frozen=True, slots=True)
class Parsed:
    """What could be read of a record, up to its first fault."""

    header: Header | None
    events: tuple[Event, ...]
    hashes: tuple[str, ...]
    """The chain: the header's hash, then one for each event."""
    fault: Fault | None
    good: int
    """How many bytes of the file are in order, from its beginning."""

    @property
    def hash(self) -> str:
        """The hash that the next event is chained to."""
        return self.hashes[-1] if self.hashes else NO_HASH


def header_line(header: Header) -> bytes:
    """Return the first line of a record; the names are not in it."""
    kept = {name: getattr(header, name) for name in HeaderLine.__struct_fields__}
    return sealed(msgspec.json.encode(HeaderLine(**kept)), NO_HASH)


def names_line(header: Header) -> bytes:
    """Return the line of names, chained to the header; nothing is chained to it in turn."""
    body = msgspec.json.encode(NamesLine(header.names))
    return sealed(body, hash_of(header_line(header)))


def opening(header: Header) -> bytes:
    """Return how a record begins: the header and, where there are any, the names."""
    first = header_line(header)
    return first + names_line(header) if header.names else first


def event_line(event: Event, previous_hash: str) -> bytes:
    """Return the line of an event, chained to the line of the event before or to the header."""
    return sealed(msgspec.json.encode(event), previous_hash)


def write(header: Header, events: Iterable[Event]) -> bytes:
    """Return a whole record."""
    lines = [opening(header)]
    previous = hash_of(header_line(header))
    for event in events:
        lines.append(event_line(event, previous))
        previous = hash_of(lines[-1])
    return b"".join(lines)


def erase_names(header: Header) -> Header:
    """Return the header without names; its line and its hash stay what they were."""
    return structs.replace(header, names={})


def erase_names_in(data: bytes) -> bytes:
    """Return a stored record without its names, every other byte as it was."""
    first, newline, rest = data.partition(b"\n")
    if rest.startswith(NAMES_START):
        rest = rest.partition(b"\n")[2]
    return first + newline + rest
