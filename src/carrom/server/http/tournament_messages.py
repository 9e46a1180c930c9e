"""What is asked and answered about tournaments over HTTP."""

import datetime as dt
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, Field, StrictBool

from carrom.server.http.responses import Sentence
from carrom.server.http.struct_fields import STRICT
from carrom.server.tournaments.links import MOST_BOARDS
from carrom.server.tournaments.view_types import TournamentView
from carrom.tournament.terms import MOST_TITLE, Role

LARGEST: Final = 2**31
MOST_ENTRIES: Final = 50
Word = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Title = Annotated[str, Field(min_length=1, max_length=MOST_TITLE)]
Line = Annotated[str, Field(max_length=1000)]
"""A line of a form; what is too long of it is said in words."""
MOST_IN_TEAM: Final = 20
Number = Annotated[int, Field(ge=1, le=LARGEST, strict=True)]


class NewTournament(BaseModel):
    """A tournament to be opened."""

    model_config = STRICT

    title: Title
    place: Annotated[str, Field(max_length=MOST_TITLE)] = ""
    date: Annotated[str, Field(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")] | None = None
    boards: Annotated[int, Field(ge=1, le=MOST_BOARDS, strict=True)] = 8
    """How many boards get a link."""


class OpenedTournament(BaseModel):
    """A tournament that was opened."""

    tournament: str
    secret: str
    """What the organiser's link ends with; the server keeps only its hash."""
    address: str


class NewTournamentEntry(BaseModel):
    """Something entered on a device."""

    model_config = STRICT

    id: Word
    fact: dict[str, Any]


class NewTournamentEntries(BaseModel):
    """Entries in the order in which they were made."""

    model_config = STRICT

    expected: Annotated[int, Field(ge=0, le=LARGEST, strict=True)]
    """How many entries the device has seen."""
    entries: Annotated[list[NewTournamentEntry], Field(min_length=1, max_length=MOST_ENTRIES)]


class TournamentRefusal(BaseModel):
    """Why something was not taken."""

    id: str
    kind: str
    said: Sentence


class Taken(BaseModel):
    """What became of entries."""

    taken: list[str]
    refused: TournamentRefusal | None
    """The first that was refused; those behind it were not looked at."""


class TournamentAnswer(Taken):
    """What became of entries, and where the tournament stands now."""

    view: TournamentView


class PairWish(BaseModel):
    """A round is to be paired."""

    model_config = STRICT

    id: Word
    competition: Word


class PersonTold(BaseModel):
    """What is known of a player."""

    name: str
    club: str
    country: str
    woman: bool
    junior: bool


class PlayerListWish(BaseModel):
    """A list of players as CSV: to be looked at, or to be taken."""

    model_config = STRICT

    competition: Word
    csv: Annotated[str, Field(max_length=60_000)]
    take: bool = False
    """Whether the good lines are taken; else they are only looked at."""
    correct: list[Number] = []
    """Lines that correct somebody who is known, by their numbers."""
    new: list[Number] = []
    """Lines that resemble somebody who is known, and are somebody else."""


class ListOffer(BaseModel):
    """A line that seems to correct somebody who is known."""

    line: int
    sure: bool
    """Whether it is them; else only the names are near, and one has to say so."""
    before: list[PersonTold]
    after: list[PersonTold]
    figures: Sentence | None
    """What becomes of the rating, the seed and the name of a team; null: they stay."""


class ReadList(BaseModel):
    """What a list holds."""

    bad: list[Sentence]
    """Lines that cannot be taken."""
    found: list[str]
    """Who stands in the others."""
    offers: list[ListOffer]
    """Which of them seem to correct somebody who is known."""


class PlayerListAnswer(ReadList):
    """What a list holds, and where the tournament stands now."""

    view: TournamentView


class NewPerson(BaseModel):
    """A player of a form."""

    model_config = STRICT

    name: Line
    club: Line = ""
    country: Line = ""
    woman: bool = False
    junior: bool = False


class EntrantWish(BaseModel):
    """One player, a pair or a team is to take part."""

    model_config = STRICT

    id: Word
    competition: Word
    people: Annotated[list[NewPerson], Field(min_length=1, max_length=MOST_IN_TEAM)]
    team: Line = ""
    rating: float | None = None
    seed: int | None = None


class CorrectedPerson(NewPerson):
    """A player of a form, who is known already."""

    player: Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$")]


class CorrectionWish(BaseModel):
    """What an entry should be."""

    model_config = STRICT

    id: Word
    competition: Word
    competitor: Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$")]
    people: Annotated[list[CorrectedPerson], Field(max_length=MOST_IN_TEAM)]
    """Who is not among them stays as they are."""
    team: Line = ""
    rating: float | None = None
    seed: int | None = None
    expected: Annotated[int, Field(ge=0, le=LARGEST, strict=True)]
    """How many entries the device had seen."""


class UmpireWish(BaseModel):
    """Somebody, by name, is to be the umpire of matches; no name: nobody any longer."""

    model_config = STRICT

    id: Word
    competition: Word
    round: Number
    match: Number
    name: Line


class RatingsWish(BaseModel):
    """The ratings after a competition are asked for."""

    model_config = STRICT

    competition: Word
    before: Annotated[str, Field(max_length=60_000)] = ""
    """The list of the last event, as it was written then; empty: there is none."""


class DeskWish(BaseModel):
    """The desk of a match is to be opened."""

    model_config = STRICT

    competition: Word
    round: Number
    match: Number


class DeskOpened(BaseModel):
    """The desk of a match."""

    room: str
    watch: str
    secret: str
    """What the umpire's link to this desk ends with; it holds as long as the link it was opened by."""


class LogEntry(BaseModel):
    """An entry of the log, in words."""

    seq: int
    at: dt.datetime
    by: Sentence
    who: str
    """The id of the device, where known; a table's has its number."""
    what: Sentence
    competition: str
    round: int | None
    match: int | None
    competitor: str
    """Whom it is about, by id; empty: it is about somebody or something else."""
    note: str
    """A reason, a clause, a text."""


class LogAnswer(BaseModel):
    """The last entries of the log, the newest first."""

    entries: list[LogEntry]


class BoardsWish(BaseModel):
    """More boards are to have a link."""

    model_config = STRICT

    boards: Annotated[int, Field(ge=1, le=MOST_BOARDS, strict=True)]


class RenewWish(BaseModel):
    """Links are to be given anew."""

    model_config = STRICT

    role: Literal[Role.ORGANISER, Role.CHIEF_UMPIRE, Role.UMPIRE, Role.TABLE] = Role.TABLE
    board: Annotated[int, Field(ge=0, le=MOST_BOARDS, strict=True)] = 0
    """Of tables: which one; 0: all."""
    all: StrictBool = False
    """Whether all links are, whatever the role: the organiser's own, too."""


class LinkView(BaseModel):
    """A link with its code."""

    role: Role
    board: int
    address: str
    """Empty: only who has the link knows it; it can be given anew."""
    qr: str
    """The same as a picture, in SVG."""
    code: str
    """Of a table: what can be typed instead."""


class TableByCode(BaseModel):
    """The table that a code leads to."""

    tournament: str
    board: int
    secret: str
    """What the link of the table ends with."""


class Links(BaseModel):
    """All links of a tournament."""

    links: list[LinkView]
