"""A tournament as it stands: what folding its log comes to."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from carrom.tournament.facts import Pairing
from carrom.tournament.results import Result, Side
from carrom.tournament.terms import Kept, Method, Terms

AT_DESK: Final = "desk-"
"""The ids of protests from a desk begin so."""


class Stand(StrEnum):
    """How far a match has come."""

    OPEN = "open"
    CLAIMED = "claimed"
    """One side has entered a result; the other has not confirmed it."""
    DISPUTED = "disputed"
    FINAL = "final"


@dataclass(frozen=True, slots=True)
class Correction:
    """A result that was changed after it counted."""

    seq: int
    at: datetime
    before: Result | None
    after: Result | None
    reason: str
    paired_since: bool
    """Whether later rounds had been paired from the old result."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """One match of a round."""

    pairing: Pairing
    result: Result | None = None
    stand: Stand = Stand.OPEN
    claimed_by: Side | None = None
    claimed_who: str = ""
    """From which device one side entered it, where known."""
    umpire: str = ""
    corrections: tuple[Correction, ...] = ()

    @property
    def final(self) -> Result | None:
        """The result that counts."""
        return self.result if self.stand is Stand.FINAL else None

    def side_of(self, competitor: str) -> Side | None:
        """Return the side a competitor plays, if they play here."""
        if competitor == self.pairing.a:
            return Side.A
        return Side.B if competitor == self.pairing.b else None

    def at(self, side: Side) -> str | None:
        """Return who plays a side."""
        return self.pairing.a if side is Side.A else self.pairing.b


@dataclass(frozen=True, slots=True)
class Round:
    """A round: a preview until it is published."""

    number: int
    meetings: tuple[Meeting, ...]
    published: bool = False
    knockout: bool = False
    seeding: tuple[str, ...] = ()
    rematches: int = 0
    started: datetime | None = None
    called: datetime | None = None
    changes: tuple[str, ...] = ()
    """Reasons of the organiser's changes to the preview."""
    outdated: bool = False
    """Of a preview: a result that it was made from has been corrected or withdrawn since."""

    def deadline(self, minutes: int) -> datetime | None:
        """Return when the time of the round is over; None: no clock runs."""
        return self.started + timedelta(minutes=minutes) if self.started and minutes else None

    @property
    def complete(self) -> bool:
        """Whether every match has a result that counts."""
        return self.published and all(each.final is not None for each in self.meetings)

    def of(self, competitor: str) -> Meeting | None:
        """Return the match of a competitor in this round."""
        return next((m for m in self.meetings if m.side_of(competitor) is not None), None)


@dataclass(frozen=True, slots=True)
class Competitor:
    """Somebody who takes part: one player, two partners or a team."""

    id: str
    players: tuple[str, ...]
    number: int
    """In the order of entering, from 1."""
    title: str = ""
    rating: float | None = None
    seed: int | None = None
    since: int = 1
    """The first round they could play in; later than 1 for a late entry."""
    withdrawn: bool = False
    sol: Kept = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Protest:
    """A protest and what became of it."""

    id: str
    round: int
    match: int
    clause: str
    text: str
    at: datetime
    upheld: bool | None = None
    reason: str = ""
    desk: bool = False
    """Whether it was decided at the umpire's desk of the match."""
    decided: datetime | None = None

    @property
    def announced_at_desk(self) -> bool:
        """Whether it came from a desk, which knows when its board ends and its time runs."""
        return self.id.startswith(AT_DESK)


@dataclass(frozen=True, slots=True)
class Competition:
    """One competition of a tournament."""

    id: str
    terms: Terms
    competitors: Mapping[str, Competitor] = field(default_factory=dict)
    rounds: tuple[Round, ...] = ()
    """The last one may be a preview."""
    protests: tuple[Protest, ...] = ()
    closed: bool = False
    order: tuple[str, ...] = ()
    """The official order, where the results do not say it."""
    sol: Kept = field(default_factory=dict)
    """What SoL's file said of it."""

    @property
    def published(self) -> tuple[Round, ...]:
        """The rounds that count."""
        return tuple(each for each in self.rounds if each.published)

    @property
    def preview(self) -> Round | None:
        """The round that is not published yet."""
        return self.rounds[-1] if self.rounds and not self.rounds[-1].published else None

    @property
    def active(self) -> tuple[Competitor, ...]:
        """Who still takes part, the strongest first."""
        return tuple(c for c in self.by_strength if not c.withdrawn)

    @property
    def by_strength(self) -> tuple[Competitor, ...]:
        """All by seed, then rating, then the order of entering."""

        def key(one: Competitor) -> tuple[float, float, int]:
            seed = float("inf") if one.seed is None else one.seed
            return seed, -(one.rating or 0.0), one.number

        return tuple(sorted(self.competitors.values(), key=key))

    @property
    def knockout_rounds(self) -> tuple[Round, ...]:
        """The published rounds of the knockout."""
        return tuple(each for each in self.published if each.knockout)

    @property
    def pure_knockout(self) -> bool:
        """Whether there is nothing but a knockout."""
        return self.terms.method is Method.KNOCKOUT

    def meetings(self) -> Iterator[tuple[Round, Meeting]]:
        """Yield every published match with its round."""
        for each in self.published:
            for meeting in each.meetings:
                yield each, meeting


@dataclass(frozen=True, slots=True)
class Admission:
    """A board or striker that the chief umpire has looked at."""

    what: str
    which: str
    admitted: bool
    reason: str


@dataclass(frozen=True, slots=True)
class State:
    """The whole tournament."""

    competitions: Mapping[str, Competition] = field(default_factory=dict)
    admissions: tuple[Admission, ...] = ()

    def boards_in_use(self, *, but: str = "") -> frozenset[int]:
        """Return the boards of matches without a result, of previews too; ``but``: not of this competition."""
        return frozenset(
            meeting.pairing.board
            for competition in self.competitions.values()
            if competition.id != but and not competition.closed
            for each in competition.rounds
            for meeting in each.meetings
            if meeting.pairing.board and meeting.final is None
        )
