"""What counts of a log: entries that were not taken back, of the match that was not replayed."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from carrom.match.events import Event, apply
from carrom.match.facts import Undone
from carrom.match.state import State


class Entry(NamedTuple):
    """An event between the state it met and the state it left."""

    before: State
    event: Event
    after: State


class _Link(NamedTuple):
    entry: Entry
    previous: "_Link | None"


def entries(events: Iterable[Event]) -> Iterator[Entry]:
    """Yield every event of a log with its states, in order."""
    state = State()
    for event in events:
        after = apply(state, event)
        yield Entry(state, event, after)
        state = after


def standing(events: Iterable[Event]) -> tuple[Entry, ...]:
    """Return the entries that stand: what was undone is left out, and so is the undoing.

    Undoing leads back to a point of the log, which may lie before or behind an earlier undoing.
    """
    heads: list[_Link | None] = [None]
    for entry in entries(events):
        fact = entry.event.fact
        if isinstance(fact, Undone) and 0 <= fact.to < len(heads):
            heads.append(heads[fact.to])
        else:
            heads.append(_Link(entry, heads[-1]))
    kept = []
    link = heads[-1]
    while link is not None:
        kept.append(link.entry)
        link = link.previous
    return tuple(reversed(kept))


def replayed_from(kept: tuple[Entry, ...]) -> int:
    """Return where the match that counts begins: behind the last protest that was upheld (4.3)."""
    return max((i for i, e in enumerate(kept, 1) if e.after.replays > e.before.replays), default=0)
