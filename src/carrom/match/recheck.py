"""Ruling anew on every fact of a record, and comparing with what was decided then."""

from dataclasses import dataclass
from typing import Any, Final

import msgspec
from msgspec import UNSET

from carrom.match.course import decide
from carrom.match.events import FIELDS, RULES, Event, apply
from carrom.match.lines import Parsed
from carrom.match.refusals import Refusal
from carrom.match.settings import Settings
from carrom.match.state import State
from carrom.messages import Message, message

DECIDED: Final = ("clauses", "reason", "result")
"""What a decision says beside its effects."""


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a record first differs from what its facts lead to, and why."""

    seq: int
    field: str
    """The member of the event: ``fact`` where the fact is refused now, else for example
    ``reason`` or ``effects.turn``."""
    said: Message


def check(parsed: Parsed) -> Difference | None:
    """Rule anew on every event that was read; return the first difference, or None."""
    if parsed.header is None:
        return None
    settings = parsed.header.settings
    states = [State()]  # by sequence: undoing leads back to one of them
    log: list[Event] = []
    for event in parsed.events:
        found = _compare(settings, states, event, log)
        if found is not None:
            return found
        log.append(event)
        states.append(apply(states[-1], event))
    return None


def _compare(
    settings: Settings, states: list[State], event: Event, log: list[Event]
) -> Difference | None:
    try:
        anew = decide(
            settings,
            states[-1],
            event.fact,
            event.at,
            seq=event.seq,
            log=log,
            past=states.__getitem__,
        )
    except OverflowError:  # a time limit beyond the last year that has a number
        return Difference(event.seq, "at", _said(event, "at", message("record-differs-overflow")))
    if isinstance(anew, Refusal):
        why = message("record-differs-refused", why=anew.said)
        return Difference(event.seq, "fact", _said(event, "fact", why))
    pairs = [(name, getattr(event, name), getattr(anew, name)) for name in DECIDED]
    pairs += [
        (f"effects.{name}", getattr(event.effects, name), getattr(anew.effects, name))
        for name in FIELDS
    ]
    for field, stored, computed in pairs:
        if stored != computed:
            why = message("record-differs-value", stored=_shown(stored), computed=_shown(computed))
            return Difference(event.seq, field, _said(event, field, why))
    return None


def _said(event: Event, field: str, why: Message) -> Message:
    if event.rules == RULES:
        return message("record-differs", seq=str(event.seq), field=field, why=why)
    versions = {"then": str(event.rules), "now": str(RULES)}
    return message("record-differs-rules", seq=str(event.seq), field=field, why=why, **versions)


def _shown(value: Any) -> str | Message:  # noqa: ANN401 - any field of the state
    """Return a value as it stands in the file; nothing where it is not set."""
    if value is UNSET:
        return message("record-differs-unset")
    return msgspec.json.encode(value).decode("utf-8")
