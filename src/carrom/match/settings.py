"""What is agreed before a match: who plays, by which rules, with which clock."""

from enum import StrEnum
from typing import Final

from msgspec import Struct

from carrom.equipment.editions import EDITIONS
from carrom.equipment.standard import DEFAULT_EDITION
from carrom.match.format import AS_RULED, NO_LIMIT, OUT_OF_REACH, MatchFormat, Tie, fault
from carrom.rules.reasons import Matter
from carrom.rules.registry import RULE_SETS
from carrom.rules.ruleset import RuleSet


class Kind(StrEnum):
    """Two players, or two pairs (3.1.a-b)."""

    SINGLES = "singles"
    DOUBLES = "doubles"


class Team(StrEnum):
    """One of the two parties of a match; which colour it plays changes from board to board."""

    A = "a"
    B = "b"

    __hash__ = str.__hash__

    @property
    def other(self) -> "Team":
        """The opponents."""
        return Team.B if self is Team.A else Team.A


TEAMS: Final = (Team.A, Team.B)
MOST_PIECES: Final = 5
"""Pieces that a side may be given; the others make a board of it."""
LARGEST_NUMBER: Final = 2**53
"""Numbers of rosettes are below it, so that every reader of JSON keeps them whole."""
LONGEST_REST: Final = 120
"""Minutes of the longest rest before a deciding game that can be agreed on."""


class Clock(StrEnum):
    """What happens when time runs out (settled 14)."""

    STRICT = "strict"
    """Thinking too long is a foul."""
    CASUAL = "casual"
    """Thinking too long passes the turn."""
    OFF = "off"


class AimAid(StrEnum):
    """How much of a stroke's way a player is shown while aiming at a screen."""

    OFF = "off"
    SHORT = "short"
    LONG = "long"


class HeadStart(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What makes up for uneven sides: one of them is given pieces, points or both."""

    team: Team
    """Who is given it."""
    pieces: int = 0
    """Of its own, pocketed before each board begins."""
    points: int = 0
    """That it has when a game begins."""

    def __repr__(self) -> str:
        given = (("pieces", self.pieces), ("points", self.points))
        return f"<HeadStart {self.team}: {', '.join(f'{n} {what}' for what, n in given if n)}>"


class Settings(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The terms of a match. Players are ids; their names stand beside them in the record."""

    rules: str
    a: tuple[str, ...]
    """The players of team A: one, or two partners."""
    b: tuple[str, ...]
    clock: Clock = Clock.OFF
    games_to_win: int | None = None
    """None: as the rule set says."""
    edition: str = DEFAULT_EDITION
    """The board's edition, whose geometry counts where coordinates are known."""
    single_board: bool = False
    """The match is one board."""
    rest_minutes: int | None = None
    options: dict[str, str] = {}
    """What the rule set leaves open (``RuleSet.book.options``), where it is not as usual."""
    rosette: int | None = None
    """The number from which the gaps of the rosettes follow, set by hand (settled 56); None: exact ones."""
    head_start: HeadStart | None = None
    aim_aids: dict[str, AimAid] = {}
    """How much each player is helped to aim; who is left out chooses."""
    format: MatchFormat | None = None
    """Points, boards and minutes of the match, and what parts a tie; None: as the rule set says."""

    def __repr__(self) -> str:
        teams = " – ".join(" & ".join(team) for team in (self.a, self.b))
        terms = [
            *([f"clock {self.clock}"] if self.clock is not Clock.OFF else []),
            *([f"{self.games_to_win} to win"] if self.games_to_win is not None else []),
            *([f"edition {self.edition}"] if self.edition != DEFAULT_EDITION else []),
            *(["single board"] if self.single_board else []),
            *([f"rest {self.rest_minutes} min"] if self.rest_minutes is not None else []),
            *(f"{name} {value}" for name, value in self.options.items()),
            *(["rosette by hand"] if self.rosette is not None else []),
            *([f"head start {self.head_start!r}"] if self.head_start is not None else []),
            *(f"{player} aim aid {aid}" for player, aid in self.aim_aids.items()),
            *([f"format {self.format!r}"] if self.format is not None else []),
        ]
        return f"<Settings {', '.join([self.rules, teams, *terms])}>"

    @property
    def kind(self) -> Kind:
        """Singles or doubles."""
        return Kind.SINGLES if len(self.a) == 1 else Kind.DOUBLES

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody at the board."""
        return self.a + self.b

    def team(self, player: str) -> Team:
        """Return the team of a player."""
        return Team.A if player in self.a else Team.B

    def members(self, team: Team) -> tuple[str, ...]:
        """Return the players of a team."""
        return self.a if team is Team.A else self.b

    def rule_set(self) -> RuleSet:
        """Return the rule set with the options chosen."""
        rules = RULE_SETS[self.rules]
        chosen = {"games_to_win": self.games_to_win, "rest_minutes": self.rest_minutes}
        given: dict[str, object] = {k: value for k, value in chosen.items() if value is not None}
        for option in rules.book.options:
            if option.name in self.options:
                given[option.name] = option.value(self.options[option.name])
        given |= (self.format or AS_RULED).figures
        return rules.with_options(given)

    @property
    def minutes(self) -> int | None:
        """How long the match lasts at most; None: no limit of time."""
        return None if self.format is None else self.format.minutes

    @property
    def tie(self) -> Tie:
        """What parts two sides that are level."""
        return (self.format or AS_RULED).tie or Tie.BOARD


class SettingsError(ValueError):
    """Terms under which no match can be played."""


def check_settings(settings: Settings) -> None:
    """Raise :class:`SettingsError` unless a match can be played on these terms."""
    if settings.rules not in RULE_SETS:
        raise SettingsError("unknown-rules")
    options = {option.name: option.values for option in RULE_SETS[settings.rules].book.options}
    if any(value not in options.get(name, ()) for name, value in settings.options.items()):
        raise SettingsError("options")
    if len(settings.a) != len(settings.b) or len(settings.a) not in (1, 2):
        raise SettingsError("players-count")
    if len(set(settings.players)) != len(settings.players) or not all(settings.players):
        raise SettingsError("players-twice")
    if settings.edition not in EDITIONS:
        raise SettingsError("unknown-edition")
    if settings.games_to_win is not None and not 1 <= settings.games_to_win <= 9:
        raise SettingsError("games")
    if settings.rest_minutes is not None and not 0 <= settings.rest_minutes <= LONGEST_REST:
        raise SettingsError("rest")
    if settings.rosette is not None and not 0 <= settings.rosette < LARGEST_NUMBER:
        raise SettingsError("rosette")
    if not set(settings.aim_aids) <= set(settings.players):
        raise SettingsError("aim-aids")
    if settings.format is not None:
        _check_format(settings, settings.format)
    if settings.head_start is not None:
        _check_head_start(settings, settings.head_start)


def _check_format(settings: Settings, chosen: MatchFormat) -> None:
    wrong = fault(chosen)
    if wrong is not None:
        raise SettingsError(wrong)
    if settings.single_board and chosen != AS_RULED:
        raise SettingsError("format-single")
    boards = settings.rule_set().boards_per_game
    if boards != chosen.figures.get("boards_per_game", boards):
        raise SettingsError("format-stage")
    if chosen.points == NO_LIMIT and boards is None:
        raise SettingsError("format-endless")


def _check_head_start(settings: Settings, start: HeadStart) -> None:
    rules = settings.rule_set()
    if not 0 <= start.pieces <= MOST_PIECES:
        raise SettingsError("head-start-pieces")
    if not 0 <= start.points < most_given(settings):
        raise SettingsError("head-start-points")
    if not start.pieces and not start.points:
        raise SettingsError("head-start-none")
    if start.pieces and rules.open_colours:
        raise SettingsError("head-start-colours")
    if start.points and settings.single_board:
        raise SettingsError("head-start-single")


def most_given(settings: Settings) -> int:
    """Return the points with which a game is won at most; a head start has fewer."""
    goal = settings.rule_set().points_to_win
    return goal if goal < OUT_OF_REACH else RULE_SETS[settings.rules].points_to_win


def cited(settings: Settings, matter: Matter) -> tuple[str, ...]:
    """Return the clauses the rule set has for a matter."""
    return settings.rule_set().book.matters.get(matter, ())
