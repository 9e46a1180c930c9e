"""What is agreed before a tournament and before each of its competitions."""

import datetime as dt
from enum import StrEnum
from typing import Any, Final

from msgspec import Struct

from carrom.match.format import MatchFormat
from carrom.match.settings import Clock
from carrom.rules.registry import RULE_SETS

FORMAT: Final = 1
"""Version of the form of the log."""
MOST_ROUNDS: Final = 99
MOST_MINUTES: Final = 600
MOST_TOP: Final = 999
"""Of the highest ranked, who are kept apart."""
MOST_SCORE: Final = 999
MOST_RATING: Final = 5000.0
MOST_SEED: Final = 9999
MOST_EARLIER: Final = 30
"""Tournaments of a championship before this one."""
NO_SHOW: Final = 15
"""Minutes after which somebody who is not at the board has lost the match (4.2.b, law 143.i)."""
BYE_SCORE: Final = 25
"""Points of a match against nobody, where the rule set's game is played to that many."""


class Role(StrEnum):
    """Who may do what; each has a link of its own."""

    ORGANISER = "organiser"
    CHIEF_UMPIRE = "chief-umpire"
    UMPIRE = "umpire"
    TABLE = "table"
    """The players at one board."""
    PUBLIC = "public"


class Kind(StrEnum):
    """Who meets."""

    SINGLES = "singles"
    DOUBLES = "doubles"
    TEAMS = "teams"
    """Teams whose match is several rubbers."""


class Method(StrEnum):
    """How it is found out who meets whom."""

    SWISS = "swiss"
    ROUND_ROBIN = "round-robin"
    KNOCKOUT = "knockout"
    GROUPS = "groups"
    """Round robins in groups, then a knockout of the best of each."""


class Order(StrEnum):
    """Who meets whom within a group of equal points."""

    SERIAL = "serial"
    """Neighbours: the first meets the second, the third the fourth."""
    DAZED = "dazed"
    """The first of the upper half meets the first of the lower half."""
    STAGGERED = "staggered"
    """The same, but nobody meets anybody more than 25 places below."""


class Bracket(StrEnum):
    """How a knockout goes on."""

    SEEDS = "seeds"
    """A fixed tree: the first two can meet only in the final."""
    EXTREMES = "extremes"
    """In each round the best seed left meets the last one left."""


class Length(StrEnum):
    """How long a match at the umpire's desk is."""

    AS_RULED = "as-ruled"
    ONE_GAME = "one-game"
    TWO_GAMES = "two-games"
    """Who first has won two."""
    ONE_BOARD = "one-board"


class Scale(StrEnum):
    """How many points a place brings."""

    FIXED = "fixed"
    """18, 16, 14, 13, 12 … down to 1."""
    MILLESIMAL = "millesimal"
    """1000, 900, 800, 750, 700 …, then 10 less for each place, at least 1."""


class Apart(StrEnum):
    """Who should not meet in the first rounds."""

    NOBODY = "nobody"
    COUNTRY = "country"
    CLUB = "club"


class Retirements(StrEnum):
    """What a Buchholz counts for the rounds that an opponent missed by withdrawing."""

    NONE = "none"
    TREND = "trend"
    """As many points a round as they won against others in the rounds they were there."""
    TREND70 = "trend70"
    """Seven tenths of these."""


class TieBreak(StrEnum):
    """What decides between equal points; the text is ``tournament-tie-<name>``."""

    DIRECT = "direct"
    """Points of the matches among those who are level so far."""
    BUCHHOLZ = "buchholz"
    NET = "net"
    TOTAL = "total"
    RATING = "rating"
    LOT = "lot"


USUAL: Final = (TieBreak.BUCHHOLZ, TieBreak.NET, TieBreak.TOTAL, TieBreak.RATING, TieBreak.LOT)
MOST_TITLE: Final = 120
Kept = dict[str, Any]
"""What a file of SoL says that is nowhere else here, as JSON has it: to be written back."""


class Terms(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The terms of one competition."""

    title: str
    kind: Kind = Kind.SINGLES
    method: Method = Method.SWISS
    rules: str = RULE_SETS.default.name
    order: Order = Order.DAZED
    bracket: Bracket = Bracket.SEEDS
    rounds: int = 5
    """Of the Swiss; the other methods need as many as they need."""
    finalists: int = 0
    """After a Swiss or a round robin: how many of the best go on in a knockout; 0: none."""
    group_size: int = 4
    qualifiers: int = 2
    """Of each group."""
    third_place: bool = False
    """Whether the losers of the semi-finals meet."""
    apart: Apart = Apart.NOBODY
    apart_rounds: int = 0
    """In how many rounds those are kept apart."""
    top_apart: int = 0
    """How many of the highest ranked do not meet each other in these rounds; 0: it does not matter."""
    tie_breaks: tuple[TieBreak, ...] = USUAL
    minutes: int = 0
    """Of a round, for everybody at once; 0: no clock."""
    no_show_minutes: int = NO_SHOW
    bye_score: int = BYE_SCORE
    lot: int = 0
    """The number from which lots are drawn."""
    rubbers: int = 1
    """Of a match between teams."""
    first_board: int = 1
    """The number of the first board it is played at."""
    boards: int = 0
    """How many boards there are, the first one included; 0: as many as it needs."""
    length: Length = Length.AS_RULED
    format: MatchFormat | None = None
    """Points and boards of a game, minutes of a match, what parts a tie; None: as the rule set says."""
    clock: Clock = Clock.OFF
    """What happens at a desk when the time for a stroke runs out."""
    prizes: Scale | None = None
    """The points for each place at the end; None: there are none."""
    earlier: tuple[str, ...] = ()
    """The ids of the earlier tournaments of a championship, on the same server."""
    skip_worst: int = 0
    """How many of everybody's worst results do not count in the championship."""
    retirements: Retirements = Retirements.NONE

    @property
    def parts_ties(self) -> bool:
        """Whether a match cannot end level: what parts a tie is agreed on, or what its end by time is."""
        chosen = self.format
        return chosen is not None and (chosen.tie is not None or chosen.minutes is not None)


class Header(
    Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="format",
    tag="carrom-tournament",
):
    """What the first line of a log says."""

    v: int = 1
    """Version of the form, :data:`FORMAT`. The first one is not written: a file without it has that for ever."""
    id: str
    title: str
    place: str = ""
    date: dt.date | None = None
    sol: Kept = {}
    """Clubs, championships and ratings of a file of SoL."""

    def __repr__(self) -> str:
        return f"<Header {self.id!r}, {self.title!r}>"


class Person(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is known of a player. It stands beside the log, and can be erased."""

    name: str
    club: str = ""
    country: str = ""
    woman: bool = False
    junior: bool = False
    sol: Kept = {}
    """What SoL knows of them besides."""

    @property
    def initials(self) -> str:
        """The name as public pages show it for juniors: ``A. B.``."""
        return " ".join(f"{part[0]}." for part in self.name.split() if part)

    @property
    def public(self) -> str:
        """The name as public pages show it."""
        return self.initials if self.junior else self.name
