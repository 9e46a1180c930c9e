"""A match so far as one value: its terms, its log, and the state after every entry.

Nothing in here changes: :meth:`MatchLog.after` returns another value, so a search may branch from
any point. Only this module folds logs. :class:`carrom.Match` is the same with memory.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from msgspec import structs

from carrom.match.events import Event, apply
from carrom.match.facts import Fact, TookSeats, Undone
from carrom.match.record_write import Header
from carrom.match.settings import Settings, Team
from carrom.match.state import State
from carrom.messages import Argument, message

START: Final = State()


class Transition(NamedTuple):
    """An event between the state it met and the state it left."""

    before: State
    event: Event
    after: State


@dataclass(frozen=True, slots=True)
class MatchLog:
    """A match between two entries."""

    header: Header
    events: tuple[Event, ...] = ()
    """May go on beyond ``seq``: earlier points of a match share them."""
    states: tuple[State, ...] = (START,)
    """Before the first event, then after each."""
    seq: int = 0
    """How many entries there are."""

    @classmethod
    def of(cls, header: Header, events: Iterable[Event]) -> "MatchLog":
        """Return the match that a log tells of."""
        log = tuple(events)
        states = [START]
        for event in log:
            states.append(apply(states[-1], event))
        return cls(header, log, tuple(states), len(log))

    def __repr__(self) -> str:
        entries = "1 entry" if self.seq == 1 else f"{self.seq} entries"
        sides = self.header.sides
        return f"<MatchLog {self.settings.rules}, {sides}, {entries}, {self.state.phase}>"

    @property
    def log(self) -> tuple[Event, ...]:
        """The entries so far."""
        return self.events if self.seq == len(self.events) else self.events[: self.seq]

    @property
    def last(self) -> Event | None:
        """The last entry."""
        return self.events[self.seq - 1] if self.seq else None

    @property
    def state(self) -> State:
        """Where the match stands."""
        return self.states[self.seq]

    @property
    def settings(self) -> Settings:
        """The terms."""
        return self.header.settings

    @property
    def names(self) -> dict[str, str]:
        """The players' names by their ids."""
        return self.header.names

    def after(self, event: Event) -> "MatchLog":
        """Return the match with one more entry."""
        states = (*self.states[: self.seq + 1], apply(self.state, event))
        return MatchLog(self.header, (*self.log, event), states, self.seq + 1)

    def upto(self, seq: int) -> "MatchLog":
        """Return the match as it stood after so many entries."""
        return MatchLog(self.header, self.events, self.states, seq)

    def steps(self) -> Iterator[tuple["MatchLog", Event]]:
        """Go through the log again: each entry with the match as it stood before it."""
        return ((self.upto(n), self.events[n]) for n in range(self.seq))

    def transitions(self) -> Iterator[Transition]:
        """Yield every entry with its states, in order."""
        return map(Transition, self.states, self.log, self.states[1:])

    def name(self, player: str | None) -> str:
        """Return a player's name; the id where the name was erased."""
        return self.names.get(player or "") or player or ""

    def with_ids(self, fact: Fact) -> Fact:
        """Return a fact with ids where it names players by names that only one of them has."""
        named = Counter(self.names.values())
        ids = {name: id_ for id_, name in self.names.items() if named[name] == 1}
        ids = {name: id_ for name, id_ in ids.items() if name not in self.settings.players}
        changed: dict[str, object] = {
            field: ids[name]
            for field in ("by", "player", "turn")
            if (name := getattr(fact, field, None)) in ids
        }
        if isinstance(fact, TookSeats):
            changed["seats"] = {seat: ids.get(name, name) for seat, name in fact.seats.items()}
        return structs.replace(fact, **changed) if changed else fact

    def number(self, player: str) -> int:
        """Return the number a player is called by, from 1."""
        return self.settings.players.index(player) + 1

    def team(self, team: Team) -> Argument:
        """Return a team by its name or its two names."""
        first, *rest = (self.name(player) for player in self.settings.members(team))
        return message("narration-pair", first=first, second=rest[0]) if rest else first


class _Link(NamedTuple):
    entry: Transition
    previous: "_Link | None"


def standing(match: MatchLog) -> tuple[Transition, ...]:
    """Return the entries that stand: what was undone is left out, and so is the undoing.

    Undoing leads back to a point of the log, which may lie before or behind an earlier undoing.
    """
    heads: list[_Link | None] = [None]
    for entry in match.transitions():
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


def standing_numbers(match: MatchLog) -> tuple[int, ...]:
    """Return the numbers of the entries that stand."""
    return tuple(entry.event.seq for entry in standing(match))


def replayed_from(kept: tuple[Transition, ...]) -> int:
    """Return where the match that counts begins: behind the last protest that was upheld (4.3)."""
    return max((i for i, e in enumerate(kept, 1) if e.after.replays > e.before.replays), default=0)


def taken_back(match: MatchLog, fact: Undone) -> tuple[Event, ...]:
    """Return the entries that an undoing takes back or, where it undoes one, brings back."""
    before, after = standing_numbers(match), standing_numbers(match.upto(fact.to))
    changed = set(before) ^ set(after)
    return tuple(event for event in match.log if event.seq in changed)


def is_redo(match: MatchLog, fact: Undone) -> bool:
    """Say whether an undoing brings entries back."""
    return len(standing(match.upto(fact.to))) > len(standing(match))
