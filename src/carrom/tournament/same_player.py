"""Whether somebody of a list is somebody who is known already, perhaps spelt otherwise."""

import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from carrom.tournament.csv_files import Listed
from carrom.tournament.terms import Person

MOST_LETTERS: Final = 2
"""By so many letters, put in, left out or exchanged, names differ at most that may be the same."""
LETTERS_EACH: Final = 4
"""And by one for so many letters of the name at most."""


_BITS: Final = 61


class Known(NamedTuple):
    """Who somebody of a list is."""

    player: str
    sure: bool
    """Whether the id or both name and club are the same; else only the name is near."""


class _Plain(NamedTuple):
    """A name without accents, capitals and signs."""

    name: str
    words: tuple[str, ...]
    """Its words in the order of the alphabet."""
    figures: str
    letters: int
    """Which letters are in it, each a bit: most names that differ are told apart by these alone."""


_Find = Callable[[Person, str], str | None]
_Way = Callable[[Mapping[str, Person], Mapping[str, _Plain]], _Find]


def known_players(
    people: Mapping[str, Person],
    players: Iterable[str],
    listed: Sequence[Listed],
    *,
    near: bool = True,
) -> list[list[Known | None]]:
    """Return for each entry of a list, and each person in it, who of the known players they are.

    Nobody is two people of the list. First come those whose id or whose name and club are the same,
    then those whose name is, where one club is not told; then the nearest name counts, and among equally near
    ones that of the same club. ``near=False``: only the first count.
    """
    left = {player: _plain(people[player].name) for player in players if player in people}
    found: list[list[Known | None]] = [[None] * len(one.people) for one in listed]
    ways: list[_Way] = [_same] if not near else [_same, _same_name, _near]
    for way in ways:
        finder = way(people, left)
        for at, one in enumerate(listed):
            for place, person in enumerate(one.people):
                wish = one.ids[place] if place < len(one.ids) else ""
                if found[at][place] is None and (player := finder(person, wish)) is not None:
                    found[at][place] = Known(player, sure=way is not _near)
                    left.pop(player, None)
    return found


def _same(people: Mapping[str, Person], left: Mapping[str, _Plain]) -> _Find:
    exact: dict[tuple[str, str], str] = {}
    for player in left:
        exact.setdefault((people[player].name, people[player].club), player)

    def find(person: Person, wish: str) -> str | None:
        player = wish if wish in people else exact.get((person.name, person.club))
        return player if player in left else None

    return find


def _same_name(people: Mapping[str, Person], left: Mapping[str, _Plain]) -> _Find:
    by_name: dict[str, list[str]] = {}
    for player in left:
        by_name.setdefault(people[player].name, []).append(player)

    def find(person: Person, _: str) -> str | None:
        some = [player for player in by_name.get(person.name, ()) if player in left]
        one = some[0] if len(some) == 1 else None
        return one if one is None or not (person.club and people[one].club) else None

    return find


def _near(people: Mapping[str, Person], left: Mapping[str, _Plain]) -> _Find:
    return lambda person, _: _nearest(person, people, left)


def _nearest(
    person: Person, people: Mapping[str, Person], left: Mapping[str, _Plain]
) -> str | None:
    """Return who has the nearest name, if one is near enough."""
    own = _plain(person.name)
    best: tuple[int, bool, str] | None = None
    for player, name in left.items():
        apart = _apart(own, name)
        if apart is None:
            continue
        order = (apart, people[player].club.casefold() != person.club.casefold(), player)
        best = order if best is None or order < best else best
    return None if best is None else best[2]


def _plain(name: str) -> _Plain:
    apart = unicodedata.normalize("NFKD", name).casefold()
    signs = "".join(c if c.isalnum() else " " for c in apart if not unicodedata.combining(c))
    words = signs.split()
    letters = 0
    for letter in "".join(words):
        letters |= 1 << (ord(letter) % _BITS)
    figures = "".join(filter(str.isdigit, signs))
    return _Plain(" ".join(words), tuple(sorted(words)), figures, letters)


def _apart(one: _Plain, other: _Plain) -> int | None:
    """Return by how many letters names differ; None: they are others. The order of words counts nothing."""
    if (one.letters ^ other.letters).bit_count() > 2 * MOST_LETTERS:
        return None
    if one.words == other.words:
        return 0 if one.words else None
    if one.figures != other.figures:
        return None  # such as Player 1 and Player 2
    most = min(MOST_LETTERS, min(len(one.name), len(other.name)) // LETTERS_EACH)
    found = distance(one.name, other.name, most)
    return found if found <= most else None


def distance(one: str, other: str, most: int) -> int:
    """Return how many letters have to be put in, left out or exchanged; beyond ``most`` any larger number.

    Two neighbours that have changed places count as one.
    """
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    last = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        now = [i]
        for j, beside in enumerate(other, 1):
            cost = min(last[j] + 1, now[-1] + 1, last[j - 1] + (letter != beside))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == beside:
                cost = min(cost, before[j - 2] + 1)
            now.append(cost)
        if min(now) > most:
            return most + 1
        before, last = last, now
    return last[-1]
