"""What is agreed before a match: who plays, by which rules, with which clock."""

from enum import StrEnum
from typing import Final

from msgspec import Struct

from carrom.equipment.editions import EDITIONS
from carrom.equipment.standard import DEFAULT_EDITION
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
LONGEST_REST: Final = 120
"""Minutes of the longest rest before a deciding game that can be agreed on."""


class Clock(StrEnum):
    """What happens when time runs out (settled 14)."""

    STRICT = "strict"
    """Thinking too long is a foul."""
    CASUAL = "casual"
    """Thinking too long passes the turn."""
    OFF = "off"


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

    def __repr__(self) -> str:
        teams = " – ".join(" & ".join(team) for team in (self.a, self.b))
        terms = [
            *([f"clock {self.clock}"] if self.clock is not Clock.OFF else []),
            *([f"{self.games_to_win} to win"] if self.games_to_win is not None else []),
            *([f"edition {self.edition}"] if self.edition != DEFAULT_EDITION else []),
            *(["single board"] if self.single_board else []),
            *([f"rest {self.rest_minutes} min"] if self.rest_minutes is not None else []),
            *(f"{name} {value}" for name, value in self.options.items()),
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
        return rules.with_options(given)


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


def cited(settings: Settings, matter: Matter) -> tuple[str, ...]:
    """Return the clauses the rule set has for a matter."""
    return settings.rule_set().book.matters.get(matter, ())
