"""The rooftop rules: a rule set of another package, unlike any of carrom's own.

Colours are open *and* there are several tries; the queen is not needed; nobody is disqualified; the
umpire has two calls, and none for a breach that the match notices; penalty pieces go to the centre;
every citation is its own; it has reasons, a figure and an option that carrom does not know.
"""

from typing import Final

from carrom.rules.book import Book, Option, PlacedBy, PlacingRule, StrikerRule
from carrom.rules.placement.manner import Manner
from carrom_rooftop.calls import CALLS
from carrom_rooftop.citations import CITATIONS, MATTERS
from carrom_rooftop.equipment import EQUIPMENT
from carrom_rooftop.figures import RooftopRules, Splash
from carrom_rooftop.judge import forfeit, judge
from carrom_rooftop.striker import between_the_circles
from carrom_rooftop.words import GUIDE, OWN_WORDS, WORDS

ROOFTOP: Final = RooftopRules(
    name="rooftop",
    points_to_win=15,
    boards_per_game=4,
    queen_points=2,
    queen_ceiling=12,
    queen_points_late=1,
    special_points=2,
    special_points_late=1,
    break_attempts=2,
    thinking_seconds=20,
    queen_needed=False,
    open_colours=True,
    several_tries=True,
    slams=False,
    book=Book(
        judge=judge,
        forfeit=forfeit,
        citations=CITATIONS,
        matters=MATTERS,
        calls=CALLS,
        placing=PlacingRule(Manner.CENTRE, PlacedBy.ANYBODY),
        striker=StrikerRule(("rooftop:striker.1",), between_the_circles),
        equipment=EQUIPMENT,
        package=__name__,
        parts=("rooftop",),
        words=WORDS,
        own_words=OWN_WORDS,
        options=(Option("splash", tuple(Splash)),),
        guide=GUIDE,
    ),
)
