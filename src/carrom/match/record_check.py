"""Ruling anew on every fact of a record, and comparing with what was decided then."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

import msgspec
from msgspec import structs

from carrom.match.decide import decide
from carrom.match.events import FIELDS, RULES, Event
from carrom.match.match_log import MatchLog
from carrom.match.record_write import Parsed
from carrom.match.refusals import Refusal
from carrom.match.state import Held, ToPlace
from carrom.messages import Message, message

DECIDED: Final = ("clauses", "reason", "result")
"""What a decision says beside its effects."""
YOUNGER: Final = {
    "struck_in_turn": 2,
    "game_breaker": 2,
    "missed_cover_by": 2,
    "ended": 2,
    "overtime_in_turn": 3,
}
"""Fields of the state that events of an earlier version of the rulings do not know."""


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a record first differs from what its facts lead to, and why."""

    seq: int
    field: str
    """The member of the event: ``fact`` where the fact is refused now, else for example
    ``reason`` or ``effects.turn``."""
    said: Message


Watch = Callable[[Iterable[tuple[MatchLog, Event]], int], Iterable[tuple[MatchLog, Event]]]
"""Goes through steps of which there are so many, and may show how far it is."""


def check(parsed: Parsed, watch: Watch = lambda steps, _: steps) -> Difference | None:
    """Rule anew on every event that was read; return the first difference, or None."""
    if parsed.header is None:
        return None
    match = MatchLog.of(parsed.header, parsed.events)
    found = (_compare(before, event) for before, event in watch(match.steps(), match.seq))
    return next((each for each in found if each is not None), None)


def _compare(match: MatchLog, event: Event) -> Difference | None:
    try:
        anew = decide(match, event.fact, event.at)
    except OverflowError:  # a time limit beyond the last year that has a number
        return Difference(event.seq, "at", _said(event, "at", message("record-differs-overflow")))
    if isinstance(anew, Refusal):
        why = message("record-differs-refused", why=anew.said)
        return Difference(event.seq, "fact", _said(event, "fact", why))
    then, now = match.states[event.seq], match.state_after(anew)
    decided = DECIDED if event.rules == RULES else ("result",)  # citations grow with the rule book
    fields = (name for name in FIELDS if event.rules >= YOUNGER.get(name, 0))
    pairs = [(name, getattr(event, name), getattr(anew, name)) for name in decided]
    pairs += [(f"effects.{name}", getattr(then, name), getattr(now, name)) for name in fields]
    for field, stored, computed in pairs:
        if stored != computed and stored != _unmarked(computed):
            why = message("record-differs-value", stored=_shown(stored), computed=_shown(computed))
            return Difference(event.seq, field, _said(event, field, why))
    return None


def _unmarked(computed: object) -> object:
    """Return pieces to place or held as older records say it: without what may be forgone of them."""
    if not isinstance(computed, tuple) or not all(isinstance(d, ToPlace | Held) for d in computed):
        return computed
    return tuple(
        structs.replace(due, back=0, begun=False)
        if isinstance(due, ToPlace)
        else structs.replace(due, back=0)
        for due in computed
    )


def _said(event: Event, field: str, why: Message) -> Message:
    if event.rules == RULES:
        return message("record-differs", seq=str(event.seq), field=field, why=why)
    versions = {"then": str(event.rules), "now": str(RULES)}
    return message("record-differs-rules", seq=str(event.seq), field=field, why=why, **versions)


def _shown(value: object) -> str:
    """Return a value as it would stand in the file."""
    return msgspec.json.encode(value).decode("utf-8")
