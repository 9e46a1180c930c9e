"""The Laws of Carrom of the International Carrom Federation, which federations play by today."""

from dataclasses import replace
from typing import Final

from carrom.messages import message
from carrom.rules.book import Book, Option, PlacingRule, Purpose, StrikerRule
from carrom.rules.placement.manner import Manner
from carrom.rules.sets.icf.calls import CALLS, DISQUALIFICATIONS
from carrom.rules.sets.icf.citations import CITATIONS, MATTERS, PLACING
from carrom.rules.sets.icf.equipment import EQUIPMENT
from carrom.rules.sets.icf.figures import IcfRules, Stage
from carrom.rules.sets.icf.forfeits import board_disturbed, forfeit
from carrom.rules.sets.icf.judge import judge
from carrom.rules.sets.icf.words import GUIDE, WORDS

ICF: Final = IcfRules(
    name="icf",
    points_to_win=25,
    boards_per_game=8,
    games_to_win=2,
    queen_points=3,
    queen_ceiling=22,
    queen_points_late=0,
    special_points=3,
    special_points_late=1,
    board_cap=12,
    break_attempts=3,
    break_attempts_each=True,
    rest_minutes=10,
    striker_changes=None,
    damaged_striker_changes=True,
    overlooked_until_own_stroke=False,
    disturbances=2,
    slam_of_remaining=True,
    break_begins_anew=True,
    chooser_sits_last=True,
    trial_after_toss=True,
    concede_in_turn=False,
    book=Book(
        order=20,
        default_for=frozenset({Purpose.TOURNAMENTS}),
        judge=judge,
        forfeit=forfeit,
        citations=CITATIONS,
        matters=MATTERS,
        calls=CALLS | {"126.b": replace(CALLS["126.b"], effect=board_disturbed)},
        disqualifications=DISQUALIFICATIONS,
        placing=PlacingRule(
            Manner.CIRCLE_WITHOUT_QUEEN_LINES,
            clauses=PLACING,
            forgo=True,
            late_forfeits=True,
            late_call="88.b",
            off_board_away=True,
        ),
        striker=StrikerRule(("icf:130.a", "icf:130.b")),
        equipment=EQUIPMENT,
        package=__name__,
        parts=("icf", "icf2"),
        words=WORDS,
        options=(Option("stage", tuple(Stage)),),
        guide=GUIDE,
        source=message("icf-source", laws=143, year="2026"),
    ),
)
