"""Computer players: asked with what a person at the table may know, they answer as one would.

>>> from carrom.players import LEVELS
>>> list(LEVELS)
['beginner', 'club', 'expert', 'champion', 'machine']
"""

from carrom.extras import required

with required("physics"):
    from carrom.players.at_match import Computer, guarded
    from carrom.players.faults import Fault, FaultKind
    from carrom.players.hand import STEADY, Hand
    from carrom.players.intentions import PlayedStroke, played_strokes
    from carrom.players.legal_strokes import legal_strokes
    from carrom.players.levels import LEVELS, Level
    from carrom.players.named import PlayerNameError, named_player
    from carrom.players.player import Player
    from carrom.players.player_view import PlayerView
    from carrom.players.registry import computer
    from carrom.players.searcher import Searcher
    from carrom.players.suggestions import Suggestion, suggest
    from carrom.players.trials import Goal
    from carrom.players.your_hand import TooFewStrokesError, YourHand, estimate_hand

__all__ = [
    "LEVELS",
    "STEADY",
    "Computer",
    "Fault",
    "FaultKind",
    "Goal",
    "Hand",
    "Level",
    "PlayedStroke",
    "Player",
    "PlayerNameError",
    "PlayerView",
    "Searcher",
    "Suggestion",
    "TooFewStrokesError",
    "YourHand",
    "computer",
    "estimate_hand",
    "guarded",
    "legal_strokes",
    "named_player",
    "played_strokes",
    "suggest",
]
