"""The simplified rules: the international rule in short, with words of their own."""

from typing import Final

from carrom.rules.book import Book, PlacingRule, StrikerRule
from carrom.rules.placement.manner import Manner
from carrom.rules.ruleset import RuleSet
from carrom.rules.sets.international.calls import CALLS, DISQUALIFICATIONS
from carrom.rules.sets.international.citations import MATTERS
from carrom.rules.sets.international.judge import forfeit
from carrom.rules.sets.simplified.citations import CITATIONS
from carrom.rules.sets.simplified.judge import judge
from carrom.rules.sets.simplified.words import OWN_WORDS, WORDS

SIMPLIFIED: Final = RuleSet(
    name="simplified",
    points_to_win=25,
    queen_points=3,
    queen_ceiling=22,
    queen_points_late=0,
    special_points=3,
    special_points_late=1,
    striker_bonus=1,
    board_cap=12,
    queen_needed=False,
    queen_with_own_awaits=True,
    book=Book(
        order=40,
        judge=judge,
        forfeit=forfeit,
        citations=CITATIONS,
        matters=MATTERS,
        calls=CALLS,
        disqualifications=DISQUALIFICATIONS,
        placing=PlacingRule(Manner.CIRCLE),
        striker=StrikerRule(("simplified:game.5", "simplified:game.7")),
        package=__name__,
        parts=("simplified",),
        words=WORDS,
        own_words=OWN_WORDS,
    ),
)
