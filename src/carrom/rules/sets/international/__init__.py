"""The international rule: two editions of one text, read as one."""

from typing import Final

from carrom.rules.book import Book, PlacingRule, StrikerRule
from carrom.rules.placement.manner import Manner
from carrom.rules.ruleset import RuleSet
from carrom.rules.sets.international.calls import CALLS, DISQUALIFICATIONS
from carrom.rules.sets.international.citations import CITATIONS, MATTERS, PLACING
from carrom.rules.sets.international.judge import forfeit, judge
from carrom.rules.sets.international.words import GUIDE, WORDS

INTERNATIONAL: Final = RuleSet(
    name="international",
    points_to_win=25,
    boards_per_game=8,
    games_to_win=2,
    queen_points=3,
    queen_ceiling=22,
    queen_points_late=0,
    special_points=3,
    special_points_late=1,
    striker_bonus=1,
    board_cap=12,
    break_attempts=2,
    book=Book(
        order=10,
        default=True,
        judge=judge,
        forfeit=forfeit,
        citations=CITATIONS,
        matters=MATTERS,
        calls=CALLS,
        disqualifications=DISQUALIFICATIONS,
        placing=PlacingRule(Manner.CIRCLE_WITHOUT_LINES, clauses=PLACING),
        striker=StrikerRule(("international:3.2.h",)),
        package=__name__,
        parts=("international", "international2"),
        words=WORDS,
        guide=GUIDE,
    ),
)
