"""Lists of players as CSV: read whole, every bad line named, before anything is taken."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import isfinite
from typing import Final

from carrom.messages import Argument, Message, message, quoted
from carrom.tournament.csv_text import number, plain
from carrom.tournament.csv_text import rows as rows_of
from carrom.tournament.facts import Detail
from carrom.tournament.terms import MOST_RATING, MOST_SEED, Kind, Person

COLUMNS: Final[Mapping[str, str]] = {
    "name": "name",
    "nom": "name",
    "player": "name",
    "joueur": "name",
    "id": "id",
    "partner": "partner",
    "partenaire": "partner",
    "team": "team",
    "équipe": "team",
    "equipe": "team",
    "club": "club",
    "country": "country",
    "pays": "country",
    "sex": "sex",
    "sexe": "sex",
    "junior": "junior",
    "rating": "rating",
    "cote": "rating",
    "seed": "seed",
    "tête": "seed",
    "tete": "seed",
    "partner-club": "partner-club",
    "partenaire-club": "partner-club",
    "partner-country": "partner-country",
    "partenaire-pays": "partner-country",
    "partner-sex": "partner-sex",
    "partenaire-sexe": "partner-sex",
    "partner-junior": "partner-junior",
    "partenaire-junior": "partner-junior",
    "partner-id": "partner-id",
    "partenaire-id": "partner-id",
}
"""What columns may be called, in both languages; spaces and underscores may stand for hyphens."""
_SHARED: Final = ("club", "country")
"""What a partner has of the first player, where nothing else is said."""
YES: Final = frozenset(("1", "x", "y", "yes", "o", "oui", "true", "j"))
NO: Final = frozenset(("", "0", "n", "no", "non", "false"))
WOMEN: Final = frozenset(("f", "w", "femme", "woman"))
MEN: Final = frozenset(("", "m", "h", "homme", "man"))
LONGEST: Final = 80
MOST_LINES: Final = 5000


class LineWhy(StrEnum):
    """What is wrong with a line; the text is ``tournament-csv-<why>``."""

    NO_NAME_COLUMN = "no-name-column"
    NO_NAME = "no-name"
    NO_PARTNER = "no-partner"
    NO_TEAM = "no-team"
    ALONE = "alone"
    """A team with one player."""
    TWICE = "twice"
    COLUMNS = "columns"
    LONG = "long"
    CONTROL = "control"
    RATING = "rating"
    SEED = "seed"
    SEX = "sex"
    JUNIOR = "junior"
    MANY = "many"
    QUOTES = "quotes"


@dataclass(frozen=True, slots=True)
class BadLine:
    """A line that cannot be taken."""

    line: int
    """From 1."""
    why: LineWhy
    value: str = ""

    @property
    def said(self) -> Message:
        """One sentence with the line's number."""
        args: dict[str, Argument] = {"line": str(self.line), "value": quoted(self.value)}
        return message(f"tournament-csv-{self.why}", **args)


@dataclass(frozen=True, slots=True)
class Listed:
    """Somebody who is to take part."""

    people: tuple[Person, ...]
    team: str = ""
    rating: float | None = None
    seed: int | None = None
    line: int = 0
    """Of a list: the number of its line, from 1; of a team the first of them."""
    ids: tuple[str, ...] = ()
    """Of a list: which players they are, by their ids; empty where it does not say."""
    told: tuple[tuple[Detail, ...], ...] = ()
    """Of a list: what it tells of each of them. An empty cell tells nothing."""


@dataclass(frozen=True, slots=True)
class PlayerList:
    """What a file holds."""

    entries: tuple[Listed, ...]
    bad: tuple[BadLine, ...]


class _BadError(Exception):
    def __init__(self, why: LineWhy, value: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.value = value


def read_players(text: str, kind: Kind) -> PlayerList:
    """Read a list; the first line names the columns, which commas, semicolons or tabs part, as a spreadsheet wrote it."""
    rows = rows_of(text, tuple(COLUMNS))
    if rows is None:
        return PlayerList((), (BadLine(1, LineWhy.QUOTES),))
    header = [COLUMNS.get(_heading(plain(cell)), "") for cell in rows[0][1]] if rows else []
    if "name" not in header:
        return PlayerList((), (BadLine(1, LineWhy.NO_NAME_COLUMN),))
    if len(rows) > MOST_LINES:
        return PlayerList((), (BadLine(MOST_LINES + 1, LineWhy.MANY),))
    found: list[tuple[int, Listed]] = []
    bad: list[BadLine] = []
    seen: set[tuple[str, str]] = set()
    for line, cells in rows[1:]:
        try:
            found.append((line, _once(_listed(header, cells, kind, line), seen)))
        except _BadError as problem:
            bad.append(BadLine(line, problem.why, problem.value))
    if kind is Kind.TEAMS:
        return _teams(found, bad)
    return PlayerList(tuple(one for _, one in found), tuple(bad))


def _heading(cell: str) -> str:
    return "-".join(cell.lower().replace("_", " ").replace("-", " ").split())


def _once(one: Listed, seen: set[tuple[str, str]]) -> Listed:
    """Return somebody whom no earlier line lists."""
    for person in one.people:
        key = (person.name.casefold(), person.club.casefold())
        if key in seen:
            raise _BadError(LineWhy.TWICE, person.name)
        seen.add(key)
    return one


def _listed(header: Sequence[str], cells: Sequence[str], kind: Kind, line: int) -> Listed:
    if len(cells) > len(header):
        raise _BadError(LineWhy.COLUMNS, cells[len(header)])
    row = {name: plain(cell) for name, cell in zip(header, cells, strict=False) if name}
    for cell in row.values():
        if len(cell) > LONGEST:
            raise _BadError(LineWhy.LONG, cell)
        if not cell.isprintable():
            raise _BadError(LineWhy.CONTROL, cell)
    person = _person(row, row["name"], LineWhy.NO_NAME)
    people: tuple[Person, ...] = (person,)
    rows = [row]
    if kind is Kind.DOUBLES:
        own = {what: row.get(f"partner-{what}", "") for what in (*_SHARED, "sex", "junior", "id")}
        own |= {what: row.get(what, "") for what in _SHARED if not own[what]}
        people = (person, _person(own, row.get("partner", ""), LineWhy.NO_PARTNER))
        rows.append(own)
    team = row.get("team", "")
    if kind is Kind.TEAMS and not team:
        raise _BadError(LineWhy.NO_TEAM)
    return Listed(
        people,
        team,
        _rating(row.get("rating", "")),
        _seed(row.get("seed", "")),
        line,
        tuple(each.get("id", "") for each in rows),
        tuple(map(_told, rows)),
    )


def _told(row: Mapping[str, str]) -> tuple[Detail, ...]:
    """Return what a line tells of a player."""
    columns = {Detail.CLUB: "club", Detail.COUNTRY: "country", Detail.WOMAN: "sex"}
    columns[Detail.JUNIOR] = "junior"
    return (Detail.NAME, *(detail for detail, name in columns.items() if row.get(name)))


def _person(row: Mapping[str, str], name: str, missing: LineWhy) -> Person:
    if not name:
        raise _BadError(missing)
    sex, junior = row.get("sex", "").lower(), row.get("junior", "").lower()
    if sex not in WOMEN | MEN:
        raise _BadError(LineWhy.SEX, sex)
    if junior not in YES | NO:
        raise _BadError(LineWhy.JUNIOR, junior)
    return Person(
        name=name,
        club=row.get("club", ""),
        country=row.get("country", ""),
        woman=sex in WOMEN,
        junior=junior in YES,
    )


def _rating(text: str) -> float | None:
    if not text:
        return None
    try:
        found = number(text)
    except ValueError:
        raise _BadError(LineWhy.RATING, text) from None
    if not (isfinite(found) and 0 <= found <= MOST_RATING):
        raise _BadError(LineWhy.RATING, text)
    return found


def _seed(text: str) -> int | None:
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= MOST_SEED):
        raise _BadError(LineWhy.SEED, text)
    return int(text)


def _teams(listed: Sequence[tuple[int, Listed]], bad: Sequence[BadLine]) -> PlayerList:
    """Join the lines of each team; one player alone is none."""
    by_team: dict[str, list[tuple[int, Listed]]] = {}
    for line, one in listed:
        by_team.setdefault(one.team, []).append((line, one))
    alone = [
        BadLine(some[0][0], LineWhy.ALONE, team) for team, some in by_team.items() if len(some) == 1
    ]
    teams = tuple(
        Listed(
            tuple(p for _, one in some for p in one.people),
            team,
            next((one.rating for _, one in some if one.rating is not None), None),
            next((one.seed for _, one in some if one.seed is not None), None),
            some[0][0],
            tuple(each for _, one in some for each in one.ids),
            tuple(each for _, one in some for each in one.told),
        )
        for team, some in by_team.items()
        if len(some) > 1
    )
    return PlayerList(teams, tuple(sorted((*bad, *alone), key=lambda one: one.line)))
