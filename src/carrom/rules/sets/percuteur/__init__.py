"""The percuteur rules: every penalty passes the turn, both sides score what they pocketed."""

from typing import Final

from carrom.rules.book import Book, PlacingRule, StrikerRule
from carrom.rules.placement.manner import Manner
from carrom.rules.ruleset import RuleSet
from carrom.rules.sets.international.calls import CALLS, DISQUALIFICATIONS
from carrom.rules.sets.international.citations import MATTERS
from carrom.rules.sets.percuteur.citations import CITATIONS
from carrom.rules.sets.percuteur.judge import forfeit, judge
from carrom.rules.sets.percuteur.words import OWN_WORDS, WORDS

PERCUTEUR: Final = RuleSet(
    name="percuteur",
    points_to_win=29,
    queen_points=5,
    queen_ceiling=24,
    queen_points_late=2,
    special_points=5,
    special_points_late=5,
    open_colours=True,
    behind_line_matters=True,
    book=Book(
        order=30,
        judge=judge,
        forfeit=forfeit,
        citations=CITATIONS,
        matters=MATTERS,
        calls=CALLS,
        disqualifications=DISQUALIFICATIONS,
        placing=PlacingRule(Manner.CIRCLE),
        striker=StrikerRule(("percuteur:striker.2", "percuteur:striker.3", "percuteur:striker.4")),
        package=__name__,
        parts=("percuteur",),
        words=WORDS,
        own_words=OWN_WORDS,
    ),
)
