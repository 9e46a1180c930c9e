"""On which terms the matches of a competition are played at the umpire's desk."""

from collections.abc import Mapping
from typing import Final

from carrom.match.settings import Settings
from carrom.rules.registry import RULE_SETS
from carrom.tournament.terms import Length, Terms

GAMES: Final[Mapping[Length, int]] = {Length.ONE_GAME: 1, Length.TWO_GAMES: 2}
_STAGE: Final = ("stage", "knockout")
"""What a rule set calls the option, and its value, for matches that one side goes on from."""


def desk_settings(
    terms: Terms, a: tuple[str, ...], b: tuple[str, ...], *, knockout: bool
) -> Settings:
    """Return the terms of a match; where the rule set has other figures for a knockout, these.

    A number of boards that the organiser agreed on holds in the knockout too.
    """
    name, value = _STAGE
    options = RULE_SETS[terms.rules].book.options
    boards = terms.format.boards if terms.format is not None else None
    stage = not boards and any(option.name == name and value in option.values for option in options)
    return Settings(
        rules=terms.rules,
        a=a,
        b=b,
        clock=terms.clock,
        games_to_win=GAMES.get(terms.length),
        single_board=terms.length is Length.ONE_BOARD,
        options={name: value} if knockout and stage else {},
        format=terms.format,
    )
