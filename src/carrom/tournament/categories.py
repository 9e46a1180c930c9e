"""Standings of some competitors by themselves: women, juniors."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from carrom.tournament.log import Tournament
from carrom.tournament.standings import Row, only
from carrom.tournament.state import Competition


class Category(StrEnum):
    """Who has standings of their own."""

    WOMEN = "women"
    JUNIORS = "juniors"


_DETAIL: Final = {Category.WOMEN: "woman", Category.JUNIORS: "junior"}


def of_category(
    tournament: Tournament, competition: Competition, rows: tuple[Row, ...], category: Category
) -> tuple[Row, ...]:
    """Return the standings of those of a category; of a pair or a team everybody has to be of it."""

    def belongs(competitor: str) -> bool:
        players = competition.competitors[competitor].players
        return all(getattr(tournament.person(each), _DETAIL[category]) for each in players)

    return only(rows, belongs, competition.terms.tie_breaks)


def categories(
    tournament: Tournament, competition: Competition, rows: tuple[Row, ...]
) -> Iterator[tuple[Category, tuple[Row, ...]]]:
    """Yield the standings of each category that has somebody in it, but not everybody."""
    for category in Category:
        found = of_category(tournament, competition, rows, category)
        if 0 < len(found) < len(rows):
            yield category, found
