"""What pages are told of a tournament."""

import datetime as dt
from typing import Any, Literal

from pydantic import BaseModel

from carrom.server.http.responses import Sentence
from carrom.tournament.categories import Category
from carrom.tournament.results import How
from carrom.tournament.state import Stand
from carrom.tournament.terms import Method, Role

SideName = Literal["a", "b"]


class CorrectionView(BaseModel):
    """A result that was changed after it counted."""

    at: dt.datetime
    before: tuple[int, int] | None
    after: tuple[int, int] | None
    won_before: SideName | None
    won_after: SideName | None
    reason: str
    paired_since: bool
    """Whether later rounds had been paired from the old result."""


class MeetingView(BaseModel):
    """A match of a round."""

    number: int
    board: int | None
    group: int | None
    third: bool
    a: str
    b: str | None
    stand: Stand
    claimed_by: SideName | None
    claimed_device: str
    """For tables: the id of the device on which one side entered the result."""
    score: tuple[int, int] | None
    how: How | None
    winner: SideName | None
    shoot_out: tuple[int, int] | None
    """How often each side pocketed the queen in a shoot-out."""
    games: list[tuple[int, int]]
    """The points of each game, where more than one was played."""
    rubbers: list[tuple[int, int]]
    umpire: str
    """The umpire's name."""
    corrections: list[CorrectionView]
    watch: str | None
    """By which id its desk is looked at."""
    desk: str | None
    """For officials: the room of its desk."""
    result: dict[str, Any] | None
    """For officials: all that was written down."""


class RoundView(BaseModel):
    """A round, or its preview."""

    number: int
    published: bool
    knockout: bool
    complete: bool
    rematches: int
    outdated: bool
    """Of a preview: a result was changed since it was made; it has to be paired again."""
    started: dt.datetime | None
    deadline: dt.datetime | None
    """When its time is over."""
    called: dt.datetime | None
    """When everybody was told to finish the board."""
    due: dt.datetime | None
    """Since when players have to be there: the start of the clock; without one, the publication."""
    changes: list[str]
    """Why the organiser changed the preview."""
    matches: list[MeetingView]


class DeskRound(BaseModel):
    """The round that a match at the desk belongs to."""

    title: str
    """Of the tournament."""
    competition: str
    round: int
    board: int | None
    """The number of the table."""
    deadline: dt.datetime | None
    """When its time is over."""
    called: dt.datetime | None
    """When everybody was told to finish the board."""
    over: bool
    """Whether this match has its result, or every match of the round."""
    now: dt.datetime


class CompetitorView(BaseModel):
    """Somebody who takes part."""

    id: str
    number: int
    name: str
    title: str
    """Of a team: its name."""
    players: list[str]
    clubs: list[str]
    countries: list[str]
    rating: float | None
    seed: int | None
    withdrawn: bool


class StandingView(BaseModel):
    """A line of the standings."""

    place: int
    competitor: str
    points: int
    played: int
    won: int
    drawn: int
    lost: int
    ties: dict[str, float]
    reason: Sentence | None
    """Why this one stands behind the one above, who has as many points."""


class GroupView(BaseModel):
    """A group and its standings."""

    number: int
    standings: list[StandingView]


class CategoryView(BaseModel):
    """Women or juniors, and their standings."""

    name: Category
    standings: list[StandingView]


class FiguresView(BaseModel):
    """What somebody did on the boards that were written down."""

    competitor: str
    boards: int
    won: int
    breaks: int
    breaks_won: int
    queens: int
    slams: int
    best: int


class TieBreakView(BaseModel):
    """What decides between equal points."""

    name: str
    title: Sentence
    about: Sentence


class PlaceView(BaseModel):
    """A place at the end."""

    place: int
    competitor: str
    prize: int | None
    """The points for it, once everything is played; null: there are none."""


class ChampionshipEvent(BaseModel):
    """A tournament of a championship."""

    tournament: str
    title: str
    date: dt.date | None


class ChampionView(BaseModel):
    """A line of a championship."""

    place: int
    name: str
    total: int
    prizes: list[int]
    """Of each tournament; 0 where they were not there."""


class ChampionshipView(BaseModel):
    """Prizes of several tournaments, added up."""

    events: list[ChampionshipEvent]
    lines: list[ChampionView]
    missing: int
    """Tournaments that do not count yet: they are not over, or no longer there."""


class ProtestView(BaseModel):
    """A protest and what became of it."""

    id: str
    round: int
    match: int
    clause: str
    text: str
    at: dt.datetime
    until: dt.datetime | None
    """When it has to be there in writing; null: it was announced at a desk, where the time runs."""
    upheld: bool | None
    reason: str
    desk: bool
    """Whether it was decided at the umpire's desk of the match."""
    decided: dt.datetime | None


class CompetitionView(BaseModel):
    """A competition."""

    id: str
    title: str
    kind: Literal["singles", "doubles", "teams"]
    method: Method
    rules: str
    rubbers: int
    minutes: int
    format: Sentence
    """How long a match is, and what parts a tie."""
    shoot_out: bool
    """Whether a shoot-out parts a tie."""
    parts_ties: bool
    """Whether every match needs a winner."""
    no_show_minutes: int
    """After how many minutes a walk-over is possible."""
    closed: bool
    finished: bool
    """Whether there is no round left to pair."""
    planned: int
    """Rounds before a knockout."""
    competitors: list[CompetitorView]
    rounds: list[RoundView]
    standings: list[StandingView]
    groups: list[GroupView]
    categories: list[CategoryView]
    figures: list[FiguresView]
    """Who has most slams, then most boards won, first."""
    tie_breaks: list[TieBreakView]
    final: list[PlaceView]
    championship: bool
    """Whether its prizes count in a championship with earlier tournaments."""
    protests: list[ProtestView]
    terms: dict[str, Any] | None
    """For the organiser."""


class PersonView(BaseModel):
    """What is known of a player."""

    player: str
    name: str
    club: str
    country: str
    woman: bool
    junior: bool


class AdmissionView(BaseModel):
    """A board or striker that the chief umpire has looked at."""

    what: str
    which: str
    admitted: bool
    reason: str


class TournamentView(BaseModel):
    """A tournament, as far as the asker may see it."""

    tournament: str
    title: str
    place: str
    date: dt.date | None
    seq: int
    now: dt.datetime
    role: Role
    board: int
    """Of a table: its board."""
    device: str
    """At a table: what the device that asks is called there."""
    boards: int
    """For the organiser: how many boards have a link."""
    competitions: list[CompetitionView]
    admissions: list[AdmissionView]
    people: list[PersonView]
    """For the organiser."""
    umpires: list[str]
    """For who assigns them: the names of umpires that are known."""
    new_terms: dict[str, Any] | None
    """For the organiser: the terms of a new competition, until others are chosen."""
    points_to_win: dict[str, int]
    """For the organiser: to how many points a game goes, by the rule set."""
