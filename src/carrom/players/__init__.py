"""Computer players: asked with what a person at the table may know, they answer as one would.

>>> from carrom.players import LEVELS
>>> list(LEVELS)
['beginner', 'club', 'expert']
"""

from carrom.extras import required

with required("physics"):
    from carrom.players.at_match import Computer, computer
    from carrom.players.hand import STEADY, Hand
    from carrom.players.legal_strokes import legal_strokes
    from carrom.players.levels import LEVELS, Head, Level
    from carrom.players.planner import Planner
    from carrom.players.player import Player
    from carrom.players.player_view import PlayerView

__all__ = [
    "LEVELS",
    "STEADY",
    "Computer",
    "Hand",
    "Head",
    "Level",
    "Planner",
    "Player",
    "PlayerView",
    "computer",
    "legal_strokes",
]
