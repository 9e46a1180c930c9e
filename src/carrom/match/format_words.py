"""The format of a match in words: "1 game of 25 points or 8 boards; 45 minutes, the board in play is finished".

>>> format_in_words(Settings(rules="international", a=("ada",), b=("ben",))).text()
'2 games won, each of 25 points or 8 boards; a deciding board if the score is level'
"""

from carrom.match.format import OUT_OF_REACH
from carrom.match.settings import Settings
from carrom.messages import Message, message
from carrom.rules.ruleset import RuleSet


def format_in_words(settings: Settings) -> Message:
    """Say how long a match is, and what parts a tie where there can be one."""
    if settings.single_board:
        return message("format-board")
    rules = settings.rule_set()
    said = message("format-games", games=rules.games_to_win, game=game_in_words(rules))
    if settings.minutes is not None:
        said = message("format-minutes", length=said, minutes=settings.minutes)
    if rules.boards_per_game is None and settings.minutes is None:
        return said
    return message(f"format-tie-{settings.tie}", length=said)


def game_in_words(rules: RuleSet) -> Message:
    """Say when a game is over."""
    points, boards = rules.points_to_win, rules.boards_per_game
    limit = "points" if boards is None else "boards" if points >= OUT_OF_REACH else "both"
    return message("format-game", limit=limit, points=points, boards=boards or 0)
