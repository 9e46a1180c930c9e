"""The desk behind JSON: what a server, or Python within a page, is asked by bytes and answers in bytes.

Every message is told as its sentences in every language, as the server tells them. A desk is the
match and the hash that its next line is chained to; it never changes, and entering returns another one.
"""

from dataclasses import dataclass
from datetime import datetime

import msgspec

from carrom.desk.errors import EntryError
from carrom.desk.replacing import before_entry, replacement
from carrom.desk.view import decode_fact, desk_view, enter, preview
from carrom.desk.view_types import Before, Refused
from carrom.match.line_chain import hash_of
from carrom.match.match_log import MatchLog
from carrom.match.record_read import parse
from carrom.match.record_write import event_line
from carrom.match.refusals import Refusal
from carrom.messages import message
from carrom.texts.spoken import spoken

UNREADABLE = "unreadable"
"""Why a fact is refused that is none."""


@dataclass(frozen=True, slots=True)
class OpenDesk:
    """A match with what its record goes on from."""

    log: MatchLog
    hash: str
    """Of the last line; the next one is chained to it."""


def opened(record: bytes) -> OpenDesk:
    """Open a record: its header, names and lines; a fault in it raises :class:`EntryError`."""
    parsed = parse(record)
    if parsed.fault is not None:
        raise EntryError(parsed.fault.said)
    if parsed.header is None:
        raise EntryError(message("umpire-fact-not-json"))
    return OpenDesk(MatchLog.of(parsed.header, parsed.events), parsed.hash)


def view_json(desk: OpenDesk) -> bytes:
    """Return the view of a match."""
    return _encoded(desk_view(desk.log), desk.log)


def preview_json(desk: OpenDesk, fact: bytes, at: str, before: int = 0) -> bytes:
    """Rule on a fact without entering it, or before an entry: ``ruled`` or ``refused``."""
    try:
        log = before_entry(desk.log, before) if before else desk.log
        return _encoded(preview(log, decode_fact(fact, log), _time(at)), log)
    except EntryError as problem:
        return refused_json(problem)


def before_json(desk: OpenDesk, seq: int) -> bytes:
    """Return the board as it stood before an entry: ``before``, or ``refused`` where there is none."""
    try:
        return _encoded(Before(view=desk_view(before_entry(desk.log, seq))), desk.log)
    except EntryError as problem:
        return refused_json(problem)


def replacement_json(desk: OpenDesk, seq: int, fact: bytes, at: str) -> bytes:
    """Rule on a match with another fact in the place of an entry: ``replacement`` or ``refused``.

    Without a fact the entry is left out.
    """
    try:
        told = decode_fact(fact, before_entry(desk.log, seq)) if fact else None
        return _encoded(replacement(desk.log, seq, told, _time(at)), desk.log)
    except EntryError as problem:
        return refused_json(problem)


@dataclass(frozen=True, slots=True)
class Entered:
    """What an entry led to."""

    desk: OpenDesk
    line: bytes
    """The new line of the record with its hash; empty where the entry was refused."""
    answer: bytes
    """The view after the entry; where it was refused, why."""


def entered_json(desk: OpenDesk, fact: bytes, at: str) -> Entered:
    """Enter a fact."""
    try:
        event = enter(desk.log, decode_fact(fact, desk.log), _time(at))
    except EntryError as problem:
        return Entered(desk, b"", refused_json(problem))
    if isinstance(event, Refusal):
        refused = Refused(why=event.why, said=event.said)
        return Entered(desk, b"", _encoded(refused, desk.log))
    line = event_line(event, desk.hash)
    after = OpenDesk(desk.log.after(event), hash_of(line))
    return Entered(after, line, view_json(after))


def _time(at: str) -> datetime:
    """Read a time with its zone."""
    try:
        found = datetime.fromisoformat(at)
    except ValueError:
        raise EntryError(message("umpire-fact-time")) from None
    if found.tzinfo is None:
        raise EntryError(message("umpire-fact-time"))
    return found


def refused_json(problem: EntryError) -> bytes:
    """Return what could not be read as ``refused``."""
    return _encoded(Refused(why=UNREADABLE, said=problem.said))


def _encoded(value: object, log: MatchLog | None = None) -> bytes:
    return msgspec.json.encode(spoken(value, log.settings.rules if log else ""))
