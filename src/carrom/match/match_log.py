"""A match so far as one value: its terms, its log, and the state after every entry.

Nothing in here changes: :meth:`MatchLog.after` returns another value, so a search may branch from
any point. Only this module folds logs. :class:`carrom.Match` is the same with memory.

A long log need not be here from its start: one that was cut short begins with the state after some
entry. Whoever asks it for what came before gets a :class:`CutShortError`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
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


class CutShortError(Exception):
    """The log was cut short, and what is asked for lies before its beginning."""


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
    """How many entries there are, those that were cut off included."""
    cut: int = 0
    """How many entries were cut off at the beginning."""
    tops: tuple[int, ...] = (0,)
    """Beside each state: the last entry that stood then. What stood below an entry is what stood
    before it. A number up to ``cut``: all that stood after that entry, which is no longer here."""

    @classmethod
    def of(cls, header: Header, events: Iterable[Event]) -> "MatchLog":
        """Return the match that a log tells of."""
        return cls.from_point(header, START, 0, events)

    @classmethod
    def from_point(
        cls, header: Header, state: State, seq: int, events: Iterable[Event]
    ) -> "MatchLog":
        """Return the match that stood so after ``seq`` entries, of which nothing is here, and went on."""
        log = tuple(events)
        states, tops = [state], [seq]
        for event in log:
            states.append(apply(states[-1], event))
            tops.append(_top(event, seq, tops))
        return cls(header, log, tuple(states), seq + len(log), seq, tuple(tops))

    def __repr__(self) -> str:
        entries = "1 entry" if self.seq == 1 else f"{self.seq} entries"
        sides = self.header.sides
        return f"<MatchLog {self.settings.rules}, {sides}, {entries}, {self.state.phase}>"

    @property
    def log(self) -> tuple[Event, ...]:
        """The entries so far, from where the log begins."""
        there = self.seq - self.cut
        return self.events if there == len(self.events) else self.events[:there]

    @property
    def last(self) -> Event | None:
        """The last entry."""
        return self.events[self.seq - self.cut - 1] if self.seq > self.cut else None

    @property
    def state(self) -> State:
        """Where the match stands."""
        return self.states[self.seq - self.cut]

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
        there = self.seq - self.cut + 1
        states = (*self.states[:there], self.state_after(event))
        tops = (*self.tops[:there], _top(event, self.cut, self.tops))
        return MatchLog(self.header, (*self.log, event), states, self.seq + 1, self.cut, tops)

    def state_after(self, event: Event) -> State:
        """Return where the match stands with one more entry."""
        return apply(self.state, event)

    def upto(self, seq: int) -> "MatchLog":
        """Return the match as it stood after so many entries."""
        if 0 <= seq < self.cut:
            raise CutShortError(seq)
        return MatchLog(self.header, self.events, self.states, seq, self.cut, self.tops)

    def cut_short(self, seq: int) -> "MatchLog":
        """Return the match without its first ``seq`` entries, of which only the outcome is kept."""
        gone = seq - self.cut
        if gone <= 0:
            return self
        log, states, tops = self.log[gone:], self.states[gone:], self.tops[gone:]
        return MatchLog(self.header, log, states, self.seq, seq, tops)

    def event_at(self, seq: int) -> Event:
        """Return an entry by its number."""
        if seq <= self.cut:
            raise CutShortError(seq)
        return self.events[seq - self.cut - 1]

    def state_at(self, seq: int) -> State:
        """Return where the match stood after so many entries."""
        if seq < self.cut:
            raise CutShortError(seq)
        return self.states[seq - self.cut]

    def steps(self) -> Iterator[tuple["MatchLog", Event]]:
        """Go through the log again: each entry with the match as it stood before it."""
        return ((self.upto(n), self.event_at(n + 1)) for n in range(self.cut, self.seq))

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


def _top(event: Event, cut: int, tops: Sequence[int]) -> int:
    """Return the last entry that stands after an event, by those that stood before."""
    fact = event.fact
    if not isinstance(fact, Undone) or not 0 <= fact.to < event.seq:
        return event.seq
    return tops[fact.to - cut] if fact.to >= cut else fact.to


def standing(match: MatchLog) -> tuple[Transition, ...]:
    """Return the entries that stand: what was undone is left out, and so is the undoing.

    Undoing leads back to a point of the log, which may lie before or behind an earlier undoing.
    """
    return tuple(reversed(tuple(standing_backwards(match))))


def standing_backwards(match: MatchLog) -> Iterator[Transition]:
    """Yield the entries that stand, the last one first, as far back as the log goes."""
    for seq in _numbers_backwards(match, match.seq):
        there = seq - match.cut
        yield Transition(match.states[there - 1], match.events[there - 1], match.states[there])


def _numbers_backwards(match: MatchLog, since: int) -> Iterator[int]:
    """Yield the numbers of the entries that stood after one, the last one first."""
    seq = match.tops[since - match.cut]
    while seq > match.cut:
        yield seq
        seq = match.tops[seq - match.cut - 1]
    if seq:
        raise CutShortError(seq)


def standing_numbers(match: MatchLog) -> tuple[int, ...]:
    """Return the numbers of the entries that stand."""
    return tuple(_numbers_backwards(match, match.seq))[::-1]


def replayed_from(kept: tuple[Transition, ...]) -> int:
    """Return where the match that counts begins: behind the last protest that was upheld (4.3)."""
    return max((i for i, e in enumerate(kept, 1) if e.after.replays > e.before.replays), default=0)


def taken_back(match: MatchLog, fact: Undone) -> tuple[Event, ...]:
    """Return the entries that an undoing takes back or, where it undoes one, brings back."""
    gone, back = _changed(match, fact)
    return tuple(match.event_at(seq) for seq in sorted((*gone, *back)))


def is_redo(match: MatchLog, fact: Undone) -> bool:
    """Say whether an undoing brings entries back."""
    gone, back = _changed(match, fact)
    return len(back) > len(gone)


def _changed(match: MatchLog, fact: Undone) -> tuple[list[int], list[int]]:
    """Return the entries that stand only before an undoing, and those that stand only after it."""
    to = min(max(fact.to, 0), match.seq)  # a record from elsewhere may say anything
    if to < match.cut:
        raise CutShortError(fact.to)
    gone: list[int] = []
    back: list[int] = []
    now, then = match.tops[match.seq - match.cut], match.tops[to - match.cut]
    while now != then:  # the larger number cannot stand on the other side
        seq = max(now, then)
        if seq <= match.cut:
            raise CutShortError(seq)
        if now == seq:
            gone.append(seq)
            now = match.tops[seq - match.cut - 1]
        else:
            back.append(seq)
            then = match.tops[seq - match.cut - 1]
    return gone, back
