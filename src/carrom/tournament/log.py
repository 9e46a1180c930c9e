"""A tournament is its log: events in order, folded to a state."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime

from msgspec import Struct

from carrom.tournament.decide import decide
from carrom.tournament.facts import Fact
from carrom.tournament.fold import fold
from carrom.tournament.refusals import Refusal, Why, refusal
from carrom.tournament.state import Competition, Competitor, Meeting, State
from carrom.tournament.terms import Header, Kind, Person, Role


class Event(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A fact with its number, who brought it and when."""

    seq: int
    at: datetime
    by: Role
    who: str = ""
    """An id of the device or person, where known; never a name."""
    fact: Fact

    def __repr__(self) -> str:
        kind = self.fact.__struct_config__.tag
        return f"<Event {self.seq} {kind} by {self.by}>"


@dataclass(frozen=True, slots=True)
class Tournament:
    """A log with the state it comes to, and the people beside it. It never changes."""

    header: Header
    events: tuple[Event, ...] = ()
    people: Mapping[str, Person] = field(default_factory=dict)
    state: State = field(default_factory=State)

    def __repr__(self) -> str:
        count = len(self.state.competitions)
        return (
            f"<Tournament {self.header.title!r}, {count} competitions, {len(self.events)} events>"
        )

    def record(
        self, fact: Fact, by: Role, at: datetime, who: str = "", *, ruled: bool = False
    ) -> "Tournament | Refusal":
        """Return the tournament after a fact, or why the fact is not taken.

        ``ruled``: whether a result comes from a match whose every board was ruled on, or from long ago: then it is
        not asked whether its points are possible.
        """
        if at.tzinfo is None or (self.events and at < self.events[-1].at):
            return refusal(Why.TIME)
        found = decide(self.state, fact, by, who, ruled=ruled)
        if found is not None:
            return found
        return self.after(Event(seq=len(self.events) + 1, at=at, by=by, who=who, fact=fact))

    def after(self, event: Event) -> "Tournament":
        """Return the tournament after an event that was decided on before, such as one of a file."""
        state = fold(self.state, event.fact, event.seq, event.at, event.who)
        return replace(self, events=(*self.events, event), state=state)

    def with_people(self, people: Mapping[str, Person]) -> "Tournament":
        """Return the tournament with more people, or with other details of those there."""
        return replace(self, people={**self.people, **people}) if people else self

    def without_person(self, player: str) -> "Tournament":
        """Return the tournament without a player's name and details; the log stays what it is."""
        return replace(self, people={k: v for k, v in self.people.items() if k != player})

    def competition(self, competition: str) -> Competition:
        """Return a competition by id."""
        return self.state.competitions[competition]

    @property
    def players(self) -> frozenset[str]:
        """The ids of all who play."""
        return frozenset(
            player
            for competition in self.state.competitions.values()
            for each in competition.competitors.values()
            for player in each.players
        )

    def person(self, player: str) -> Person:
        """Return what is known of a player; where nothing is, the id stands for the name."""
        return self.people.get(player) or Person(name=player)

    def name(self, competition: Competition, competitor: str, *, public: bool = False) -> str:
        """Return the name of a competitor: a player, two partners, or a team."""
        found = competition.competitors[competitor]
        if found.title and competition.terms.kind is Kind.TEAMS:
            return found.title
        people = map(self.person, found.players)
        return " & ".join(each.public if public else each.name for each in people)

    def umpire(self, meeting: Meeting, *, public: bool = False) -> str:
        """Return the name of the umpire of a match; empty: there is none."""
        if not meeting.umpire:
            return ""
        person = self.person(meeting.umpire)
        return person.public if public else person.name

    def details(self, competitor: Competitor, field_name: str) -> tuple[str, ...]:
        """Return the club or country of each player of a competitor, where known."""
        people = map(self.person, competitor.players)
        return tuple(value for each in people if (value := getattr(each, field_name)))


def replayed(
    header: Header, events: Iterable[Event], people: Mapping[str, Person] | None = None
) -> Tournament:
    """Fold a whole log."""
    state, kept = State(), tuple(events)
    for event in kept:
        state = fold(state, event.fact, event.seq, event.at, event.who)
    return Tournament(header, kept, dict(people or {}), state)
