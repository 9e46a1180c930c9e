"""The club rules: the queen is doubled, several tries, the striker may follow a piece."""

from typing import Final

from carrom.rules.book import Book, Option, PlacedBy, PlacingRule, StrikerRule
from carrom.rules.placement.manner import Manner
from carrom.rules.ruleset import DoublingReturn, RuleSet
from carrom.rules.sets.club.citations import CITATIONS
from carrom.rules.sets.club.judge import forfeit, judge
from carrom.rules.sets.club.words import OWN_WORDS, WORDS
from carrom.rules.sets.international.calls import CALLS, DISQUALIFICATIONS
from carrom.rules.sets.international.citations import MATTERS

CLUB: Final = RuleSet(
    name="club",
    points_to_win=29,
    queen_points=5,
    queen_ceiling=24,
    queen_points_late=1,
    special_points=5,
    special_points_late=5,
    several_tries=True,
    hole_matters=True,
    book=Book(
        order=20,
        judge=judge,
        forfeit=forfeit,
        citations=CITATIONS,
        matters=MATTERS,
        calls=CALLS,
        disqualifications=DISQUALIFICATIONS,
        placing=PlacingRule(Manner.CENTRE, PlacedBy.ANYBODY),
        striker=StrikerRule(("club:pocketing.2",)),
        package=__name__,
        parts=("club",),
        words=WORDS,
        own_words=OWN_WORDS,
        options=(Option("doubling_striker_return", tuple(DoublingReturn)),),
    ),
)
