"""A fact as a page sends it: JSON in, a fact or one clear sentence out."""

import re
from typing import Final

import msgspec

from carrom.desk.corrections import corrected
from carrom.desk.errors import EntryError
from carrom.desk.view_types import Correction
from carrom.match.facts import ChangedChair, Fact, Overruled, ShotAtQueen, Struck
from carrom.match.match_log import MatchLog
from carrom.match.strict_json import DoubledError, read_once
from carrom.messages import Message, message, quoted

LARGEST: Final = 16_384
"""Bytes of the largest fact that is read."""
_PATH: Final = re.compile(r"`\$\.?([^`]*)`")
_decode: Final = msgspec.json.Decoder(Fact).decode
_decode_correction: Final = msgspec.json.Decoder(Correction).decode


def decode_fact(data: bytes, log: MatchLog | None = None) -> Fact:
    """Read a fact; what cannot be used raises :class:`EntryError`.

    With a match, a :class:`~carrom.desk.view_types.Correction` is read as well: an overrule. At a
    real board nobody knows where things lie, so that facts with coordinates are refused.
    """
    if len(data) > LARGEST:
        raise EntryError(message("umpire-fact-long", most=LARGEST))
    try:
        found = read_once(data)
    except DoubledError as problem:
        raise EntryError(message("umpire-fact-twice", field=quoted(problem.name))) from None
    except (ValueError, RecursionError):
        raise EntryError(message("umpire-fact-not-json")) from None
    if not isinstance(found, dict):
        raise EntryError(message("umpire-fact-not-json"))
    try:
        if log is not None and found.get("type") == "correction":
            return corrected(log, _decode_correction(data))
        fact: Fact = _decode(data)
    except (msgspec.MsgspecError, ValueError, RecursionError) as problem:
        raise EntryError(_wrong(str(problem))) from None
    _check_desk(fact)
    return fact


def _wrong(problem: str) -> Message:
    """Name the field that is wrong."""
    path = _PATH.search(problem)
    field = quoted(path[1]) if path and path[1] else ""
    return message("umpire-fact-field", field=field) if field else message("umpire-fact-unknown")


def _check_desk(fact: Fact) -> None:
    """Refuse what belongs to a board on a screen."""
    if isinstance(fact, ChangedChair):
        raise EntryError(message("umpire-fact-not-here"))
    if isinstance(fact, Struck) and (fact.layout or fact.aim or fact.meant or fact.engine):
        raise EntryError(message("umpire-fact-not-here"))
    if isinstance(fact, ShotAtQueen) and (fact.aim or fact.meant or fact.engine):
        raise EntryError(message("umpire-fact-not-here"))
    if isinstance(fact, Overruled) and fact.layout is not None:
        raise EntryError(message("umpire-fact-not-here"))
