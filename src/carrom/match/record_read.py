"""Reading a record: every hash is compared, every line decoded, up to the first fault."""

import re
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import structs

from carrom.match.events import KEPT, SCHEMA, Event
from carrom.match.line_chain import NO_HASH, Line, opened
from carrom.match.record_write import (
    FORMAT,
    HEADER_START,
    NAMES_START,
    Fault,
    FaultKind,
    Header,
    HeaderLine,
    NamesLine,
    Parsed,
)
from carrom.match.settings import SettingsError, check_settings
from carrom.match.strict_json import DoubledError, read_once, unknown
from carrom.messages import Argument

Upcast = Callable[[dict[str, Any]], dict[str, Any]]
"""Turns an object of one version into one of the next version, its ``"v"`` included."""


def _options_by_name(header: dict[str, Any]) -> dict[str, Any]:
    """Version 2: what a rule set leaves open stands under its name, for any rule set."""
    settings = dict(header["settings"])
    chosen = settings.pop("doubling_striker_return", None)
    if chosen is not None:
        settings["options"] = {"doubling_striker_return": chosen}
    return {**header, "v": 2, "settings": settings}


def _layout_once(event: dict[str, Any]) -> dict[str, Any]:
    """Version 2: the layout stands once, in the fact unless it changed; a stroke has its aim."""
    fact, effects = dict(event["fact"]), dict(event["effects"])
    played = dict(fact.pop("played", None) or {})
    if played:
        fact["engine"] = played.pop("engine", 1)
        fact["aim"] = played
    if fact["type"] in ("struck", "overruled"):
        if "layout" not in effects:
            effects["layout"] = KEPT
        elif effects["layout"] == fact.get("layout"):
            del effects["layout"]
    return {**event, "v": 2, "fact": fact, "effects": effects}


HEADER_UPCASTS: Final[Mapping[int, Upcast]] = {1: _options_by_name}
EVENT_UPCASTS: Final[Mapping[int, Upcast]] = {1: _layout_once}
"""From each older version to the next."""


class _FaultError(Exception):
    def __init__(self, kind: FaultKind, **args: Argument) -> None:
        super().__init__(kind)
        self.kind = kind
        self.args_ = tuple(sorted(args.items()))


_decode_event: Final = msgspec.json.Decoder(Event).decode
_decode_header: Final = msgspec.json.Decoder(HeaderLine).decode
_decode_names: Final = msgspec.json.Decoder(NamesLine).decode
_decode_any: Final = msgspec.json.Decoder().decode
_PATH: Final = re.compile(r"`(\$[^`]*)`")
_UNREADABLE: Final = (msgspec.MsgspecError, ValueError, RecursionError)


def _opened(line: bytes, previous: str) -> Line:
    """Take the hash off a line and compare it."""
    found = opened(line, previous)
    if found is None:
        raise _FaultError(FaultKind.NO_HASH)
    return found


def _wrong_shape(problem: Exception | None) -> _FaultError:
    """Name the member that is wrong, as a path from the whole object, ``$``."""
    found = _PATH.search(str(problem))
    return _FaultError(FaultKind.WRONG_SHAPE, where=found[1][:80] if found else "$")


def _read_once(body: bytes) -> Any:  # noqa: ANN401 - any JSON
    try:
        return read_once(body)
    except DoubledError as problem:
        raise _FaultError(FaultKind.DOUBLED, member=problem.name[:40]) from None
    except (ValueError, RecursionError):
        raise _FaultError(FaultKind.NOT_JSON) from None


def _refuse_unknown(found: Any, value: Any) -> None:  # noqa: ANN401 - any JSON
    where = unknown(found, value)
    if where is not None:
        raise _FaultError(FaultKind.WRONG_SHAPE, where=where[:80])


def _strict(body: bytes, value: Any) -> None:  # noqa: ANN401 - whatever was decoded
    """Refuse what was passed over in decoding; a line as we write it holds nothing of the kind."""
    if msgspec.json.encode(value) != body:
        _refuse_unknown(_read_once(body), value)


def _old(
    body: bytes, current: int, upcasts: Mapping[int, Upcast], problem: Exception | None
) -> dict[str, Any]:
    """Read an object of an older version and bring it up to the current one."""
    try:
        found = _decode_any(body)
    except _UNREADABLE:
        raise _FaultError(FaultKind.NOT_JSON) from None
    _read_once(body)
    version = found.get("v") if isinstance(found, dict) else None
    if not isinstance(version, int) or isinstance(version, bool) or version == current:
        raise _wrong_shape(problem)
    while version != current:
        if version not in upcasts:
            raise _FaultError(FaultKind.UNKNOWN_VERSION, version=_short(version))
        try:
            found = upcasts[version](found)
            version = found["v"]
        except (LookupError, TypeError, ValueError, AttributeError):  # not what it claims to be
            raise _wrong_shape(None) from None
    return dict(found)


def _header(body: bytes, upcasts: Mapping[int, Upcast]) -> Header:
    read: HeaderLine | None = None
    problem: Exception | None = None
    try:
        read = _decode_header(body)
    except _UNREADABLE as found:
        problem = found
    if read is None or read.v != FORMAT:
        read = _converted(_old(body, FORMAT, upcasts, problem), HeaderLine)
    else:
        _strict(body, read)
    try:
        check_settings(read.settings)
    except SettingsError:
        raise _FaultError(FaultKind.TERMS) from None
    return Header(**structs.asdict(read))


def _event(body: bytes, upcasts: Mapping[int, Upcast]) -> Event:
    event: Event | None = None
    problem: Exception | None = None
    try:
        event = _decode_event(body)
    except _UNREADABLE as found:
        problem = found
    if event is not None and event.v == SCHEMA:
        _strict(body, event)
        return event
    upcast: Event = _converted(_old(body, SCHEMA, upcasts, problem), Event)
    return upcast


def _converted(found: dict[str, Any], kind: type[Any]) -> Any:  # noqa: ANN401 - as the caller asks
    try:
        value = msgspec.convert(found, kind)
    except _UNREADABLE as problem:
        raise _wrong_shape(problem) from None
    _refuse_unknown(found, value)
    return value


def _first_line(line: bytes, upcasts: Mapping[int, Upcast]) -> tuple[Header, str]:
    if not line.startswith(HEADER_START):
        raise _FaultError(FaultKind.NO_HEADER)
    opened = _opened(line, NO_HASH)
    if not opened.sealed:
        raise _FaultError(FaultKind.WRONG_HASH)
    return _header(opened.body, upcasts), opened.hash


def _names(line: bytes, header_hash: str) -> dict[str, str]:
    opened = _opened(line, header_hash)
    if not opened.sealed:
        raise _FaultError(FaultKind.WRONG_HASH)
    try:
        read = _decode_names(opened.body)
    except _UNREADABLE as problem:
        raise _wrong_shape(problem) from None
    _strict(opened.body, read)
    return read.names


def _next_event(
    line: bytes, previous: str, seq: int, since: datetime | None, upcasts: Mapping[int, Upcast]
) -> tuple[Event, str]:
    opened = _opened(line, previous)
    if not opened.sealed:
        _blame(opened.body, seq, upcasts)
    event = _event(opened.body, upcasts)
    if event.seq != seq:
        raise _wrong_sequence(seq, event.seq)
    if event.at.tzinfo is None:
        raise _FaultError(FaultKind.NO_TIME_ZONE)
    if since is not None and event.at < since:
        raise _FaultError(FaultKind.TIME_BACKWARDS)
    return event, opened.hash


def _wrong_sequence(expected: int, found: int) -> _FaultError:
    return _FaultError(FaultKind.WRONG_SEQUENCE, expected=str(expected), found=_short(found))


def _short(number: int) -> str:
    """Return a number of any size so that a sentence can hold it."""
    return str(number) if abs(number) < 10**15 else "…"


def _blame(body: bytes, seq: int, upcasts: Mapping[int, Upcast]) -> None:
    """Say why a hash is wrong: another event stands there, or this one was changed."""
    try:
        found = _event(body, upcasts).seq
    except _FaultError:
        found = seq
    if found != seq:
        raise _wrong_sequence(seq, found)
    raise _FaultError(FaultKind.WRONG_HASH)


class More(NamedTuple):
    """What could be read of the lines that follow others."""

    events: tuple[Event, ...]
    hash: str
    """What the next line is chained to."""
    fault: Fault | None


def parse_more(lines: Iterable[bytes], previous: str, seq: int, since: datetime | None) -> More:
    """Read the lines after entry ``seq``, which has the hash ``previous`` and was made at ``since``."""
    events: list[Event] = []
    for line in lines:
        number = seq + len(events) + 1
        try:
            whole = line.removesuffix(b"\n")
            event, previous = _next_event(whole, previous, number, since, EVENT_UPCASTS)
        except _FaultError as problem:
            fault = Fault(problem.kind, number + 1, number, problem.args_)
            return More(tuple(events), previous, fault)
        events.append(event)
        since = event.at
    return More(tuple(events), previous, None)


def parse(
    data: bytes,
    *,
    header_upcasts: Mapping[int, Upcast] = HEADER_UPCASTS,
    event_upcasts: Mapping[int, Upcast] = EVENT_UPCASTS,
) -> Parsed:
    """Read a record up to its end or its first fault.

    Every hash is computed over the bytes as stored; older versions are brought up to date after
    that, and never written back.
    """
    lines = data.split(b"\n")
    torn = lines.pop()
    if not lines:
        kind = FaultKind.TORN if torn else FaultKind.EMPTY
        return Parsed(None, (), (), Fault(kind, 1), 0)
    header: Header | None = None
    events: list[Event] = []
    hashes: list[str] = []
    good = number = 0
    since = None

    def stopped(kind: FaultKind, args: tuple[tuple[str, Argument], ...] = ()) -> Parsed:
        line = lines[number - 1] if number <= len(lines) else torn
        beside = number == 1 or (number == 2 and line.startswith(NAMES_START))
        seq = None if beside else len(events) + 1
        fault = Fault(kind, number, seq, args)
        return Parsed(header, tuple(events), tuple(hashes), fault, good)

    try:
        for number, line in enumerate(lines, 1):
            if header is None:
                header, digest = _first_line(line, header_upcasts)
                hashes.append(digest)
            elif number == 2 and line.startswith(NAMES_START):
                header = structs.replace(header, names=_names(line, hashes[0]))
            else:
                event, digest = _next_event(line, hashes[-1], len(events) + 1, since, event_upcasts)
                events.append(event)
                hashes.append(digest)
                since = event.at
            good += len(line) + 1
    except _FaultError as problem:
        return stopped(problem.kind, problem.args_)
    if torn:
        number += 1
        return stopped(FaultKind.TORN)
    return Parsed(header, tuple(events), tuple(hashes), None, good)
