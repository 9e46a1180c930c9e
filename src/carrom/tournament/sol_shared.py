"""What the tourneys of a file of SoL share: clubs, players, championships, ratings, and who keeps them.

SoL names all of these by their place in its lists. A whole file keeps the lists as they were; a part of one has
what its tourneys lead to, with new places.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from carrom.tournament.log import Tournament
from carrom.tournament.sol_forms import Row
from carrom.tournament.sol_read import read_person
from carrom.tournament.state import Competition, Competitor
from carrom.tournament.terms import Person, Scale

LONGEST: Final = 50
"""Of SoL's descriptions."""
CODE: Final = 3
"""Letters of a country."""
KINDS: Final = ("users", "clubs", "players", "ratings", "championships")
REFERENCES: Final[Mapping[str, Mapping[str, str]]] = {
    "users": {},
    "clubs": {"owner": "users", "users": "users", "rating": "ratings"},
    "players": {"owner": "users", "club": "clubs", "federation": "clubs"},
    "ratings": {"owner": "users", "club": "clubs"},
    "championships": {
        "owner": "users",
        "club": "clubs",
        "rating": "ratings",
        "previous": "championships",
    },
    "tourneys": {
        "owner": "users",
        "hosting_club": "clubs",
        "rating": "ratings",
        "championship": "championships",
    },
}
"""What the columns of each list name; before SoL 4 owners were players."""
PRIZES: Final = {Scale.FIXED: "fixed", Scale.MILLESIMAL: "fixed40", None: "asis"}
Key = int | str
"""The place in SoL's list, or the name of what is new."""


class Shared:
    """The first document of a file."""

    def __init__(
        self, tournament: Tournament, competitions: Sequence[Competition], *, whole: bool
    ) -> None:
        self._tournament = tournament
        self._kept = tournament.header.sol
        self._owners = "users" if "users" in self._kept or not self._kept else "players"
        self._places: dict[str, dict[Key, int]] = {kind: {} for kind in KINDS}
        self._new: dict[tuple[str, Key], Row] = {}
        if whole:
            self._all()
        for competition in competitions:
            self._lead(competition)

    def _all(self) -> None:
        """Give everything a place in the order in which SoL's file had it."""
        for kind in ("clubs", "ratings", "championships"):
            places = range(1, len(self._kept.get(kind) or ()) + 1)
            self._places[kind].update((place, place) for place in places)
        people = self._tournament.people
        for kind, letter in (("users", "u"), ("players", "p")):
            numbers = sorted(
                int(each[1:])
                for each, person in people.items()
                if person.sol and each[0] == letter and each[1:].isdigit()
            )
            self._places[kind].update((n, place) for place, n in enumerate(numbers, start=1))
        for kind in KINDS:
            for key in tuple(self._places[kind]):
                self._follow(kind, self._row(kind, key) or {})

    def _lead(self, competition: Competition) -> None:
        """Take in what a competition leads to."""
        for each in competition.competitors.values():
            for player in each.players:
                self._place("players", self._player_key(player))
        self._follow("tourneys", competition.sol)
        if "championship" not in self._renumbered("tourneys", competition.sol, only=True):
            self._place("championships", self._new_championship(competition))

    def _player_key(self, player: str) -> Key:
        person = self._tournament.people.get(player)
        known = person is not None and bool(person.sol) and player[0] == "p"
        return int(player[1:]) if known and player[1:].isdigit() else player

    def _new_championship(self, competition: Competition) -> str:
        """Return the name of a championship for a tournament that SoL does not know."""
        size = max((len(c.players) for c in competition.competitors.values()), default=1)
        title, club = (
            self._tournament.header.title[:LONGEST],
            self._tournament.header.title[:LONGEST],
        )
        names = [key for key in self._places["championships"] if isinstance(key, str)]
        other = [n for n in names if self._new["championships", n]["playersperteam"] != size]
        name = f"{title[: LONGEST - 4]} ({size})" if other and title in other else title
        self._new.setdefault(
            ("championships", name),
            {
                "description": name,
                "club": self._club_key(club),
                "playersperteam": size,
                "prizes": PRIZES[competition.terms.prizes],
                "couplings": competition.terms.order.value,
                "skipworstprizes": competition.terms.skip_worst,
            },
        )
        return name

    def _club_key(self, name: str) -> Key:
        """Return the key of a club by its name."""
        for place, row in enumerate(self._kept.get("clubs") or (), start=1):
            if row.get("description") == name:
                return place
        self._new.setdefault(("clubs", name), {"description": name})
        return name

    def _place(self, kind: str, key: Key) -> int | None:
        """Return the place of something in its list, which it gets now if it has none; None: it is nowhere."""
        places = self._places[kind]
        if key not in places:
            row = self._row(kind, key)
            if row is None:
                return None
            places[key] = len(places) + 1
            self._follow(kind, row)
        return places[key]

    def _follow(self, kind: str, row: Row) -> None:
        for name, target in self._references(kind):
            for key in _several(row.get(name)):
                self._place(target, key)

    def _references(self, kind: str) -> Iterator[tuple[str, str]]:
        for name, target in REFERENCES[kind].items():
            yield name, self._owners if target == "users" and name == "owner" else target

    def _row(self, kind: str, key: Key) -> Row | None:
        """Return what is known of something, with places as SoL's file had them."""
        if (kind, key) in self._new:
            return self._new[kind, key]
        people = self._tournament.people
        if kind == "players":
            return self._player(key)
        if kind == "users":
            user = people.get(f"u{key}")
            return None if user is None else dict(user.sol)
        rows = self._kept.get(kind) or ()
        if not isinstance(key, int) or not 1 <= key <= len(rows):
            return None
        row = dict(rows[key - 1])
        if kind == "championships" and not isinstance(row.get("club"), int):
            row["club"] = self._club_key(self._tournament.header.title[:LONGEST])
        contact = people.get(f"k{key}") if kind == "clubs" else None
        return row if contact is None else row | contact.sol

    def _player(self, key: Key) -> Row | None:
        player = f"p{key}" if isinstance(key, int) else key
        person = self._tournament.people.get(player)
        if person is None and isinstance(key, int):
            return None
        person = self._tournament.person(player)
        kept = person.sol if isinstance(key, int) else {}
        told = {k: v for k, v in kept.items() if k != "rates"}
        if told and _same(read_person(told, self._kept.get("clubs") or ()), person):
            return told
        row = {k: v for k, v in told.items() if k not in ("modified", "club")} | _person(person)
        if person.club:
            row["club"] = self._club_key(person.club)
        return row

    def players(self, competitor: Competitor) -> list[int]:
        """Return the places of a competitor's players."""
        places = self._places["players"]
        return [places[self._player_key(player)] for player in competitor.players]

    def references(self, competition: Competition) -> Row:
        """Return what a tourney names, by its new places."""
        found = self._renumbered("tourneys", competition.sol, only=True)
        if "championship" not in found:
            new = self._new_championship(competition)
            found["championship"] = self._place("championships", new)
        return found

    def _renumbered(self, kind: str, row: Row, *, only: bool = False) -> Row:
        found = {} if only else {k: v for k, v in row.items() if k != "rates"}
        for name, target in self._references(kind):
            found.pop(name, None)
            keys = _several(row.get(name))
            places = [p for key in keys if (p := self._places[target].get(key)) is not None]
            if places:
                found[name] = places if isinstance(row.get(name), list) else places[0]
        return found

    def rows(self) -> Row:
        """Return the document."""
        found: Row = {}
        for kind in KINDS:
            rows = [(key, self._row(kind, key)) for key in self._places[kind]]
            found[kind] = [self._renumbered(kind, row) for _, row in rows if row is not None]
        if self._owners == "players":
            del found["users"]
        found["players"] = list(_told_apart(found["players"]))
        found["rates"] = list(self._rates())
        return found

    def _rates(self) -> Iterator[Row]:
        ratings = self._places["ratings"]
        for key, place in self._places["players"].items():
            person = self._tournament.people.get(f"p{key}")
            for rate in person.sol.get("rates", ()) if person is not None else ():
                if rate.get("rating") in ratings:
                    yield {**rate, "player": place, "rating": ratings[rate["rating"]]}


def _several(value: Any) -> Sequence[Key]:  # noqa: ANN401 - a value of JSON
    keys = value if isinstance(value, list) else (value,)
    return [key for key in keys if isinstance(key, int | str)]


def _same(told: Person, now: Person) -> bool:
    return (told.name, told.club, told.country, told.woman) == (
        now.name,
        now.club,
        now.country,
        now.woman,
    )


def _person(person: Person) -> Row:
    first, _, last = person.name.partition(" ")
    country = person.country.strip()
    found: Row = {
        "firstname": first if last else "",
        "lastname": last or first,
        "sex": "F" if person.woman else "M",
    }
    if len(country) == CODE and country.isascii() and country.isalpha():
        found["nationality"] = country.upper()
    return found


def _told_apart(rows: Sequence[Row]) -> Iterator[Row]:
    """Yield players, two of the same name with a nickname each: SoL knows people by these."""
    seen: set[tuple[str, ...]] = set()
    for number, row in enumerate(rows, start=1):
        names = tuple(str(row.get(name) or "") for name in ("firstname", "lastname", "nickname"))
        key = tuple(" ".join(name.casefold().split()) for name in names)
        twice = key in seen and not row.get("guid")
        seen.add(key)
        yield row | {"nickname": str(number)} if twice else row
