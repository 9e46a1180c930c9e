"""What each rule set is like, for whoever offers a choice of them or shows a match under one."""

from carrom.equipment.pieces import Seat
from carrom.equipment.standard import board
from carrom.messages import message
from carrom.rulebook.page_types import RuleSetFeatures
from carrom.rules.book import Breach
from carrom.rules.catalogue import settled
from carrom.rules.overtime import overtime_costs_piece
from carrom.rules.placement.manner import Manner
from carrom.rules.registry import RULE_SETS
from carrom.rules.ruleset import RuleSet
from carrom.texts import said, vocabulary


def rule_sets() -> list[RuleSetFeatures]:
    """Return every rule set: its names, its texts and what is special about it."""
    return [_features(rules) for rules in RULE_SETS.values()]


def _features(rules: RuleSet) -> RuleSetFeatures:
    book, geometry = rules.book, board()
    return {
        "name": rules.name,
        "default": rules is RULE_SETS.default,
        "title": said(rules.title),
        "short": said(rules.short),
        "about": said(rules.about),
        "more": said(rules.more),
        "pieces": rules.pieces,
        "points_to_win": rules.points_to_win,
        "games_to_win": rules.games_to_win,
        "boards_per_game": rules.boards_per_game,
        "break_attempts": rules.break_attempts,
        "break_attempts_each": rules.break_attempts_each,
        "thinking_seconds": rules.thinking_seconds,
        "overtime_costs_piece": overtime_costs_piece(rules),
        "open_colours": rules.open_colours,
        "several_tries": rules.several_tries,
        "behind_line_matters": rules.behind_line_matters,
        "placed_at_centre": book.placing.manner is Manner.CENTRE,
        "may_concede": any(call.breach is Breach.CONCESSION for call in book.calls.values()),
        "may_concede_match": not rules.concede_in_turn,
        "may_forgo": book.placing.forgo,
        "slams": rules.slams,
        "striker_places": {seat: list(book.striker.places(geometry, seat)) for seat in Seat},
        "options": [
            {
                "name": option.name,
                "title": said(message(f"{rules.name}-option-{option.name}")),
                "values": [
                    {
                        "value": value,
                        "title": said(message(f"{rules.name}-option-{option.name}-{value}")),
                    }
                    for value in option.values
                ],
            }
            for option in book.options
        ],
        "words": {
            "en": vocabulary("en", rules.name),
            "fr": vocabulary("fr", rules.name),
        },
        "neighbours": {
            reading.id: list(reading.clauses) for reading in settled() if rules.name in reading.sets
        },
        "guide": {step: list(clauses) for step, clauses in book.guide.items()},
    }
