"""Computer players: asked with what a person at the table may know, they answer as one would.

>>> from carrom.players import LEVELS
>>> list(LEVELS)
['beginner', 'club', 'expert']
"""

from carrom.players.hand import STEADY, Hand
from carrom.players.levels import LEVELS, Head, Level
from carrom.players.planner import Planner
from carrom.players.player import Player
from carrom.players.position import Position

__all__ = ["LEVELS", "STEADY", "Hand", "Head", "Level", "Planner", "Player", "Position"]
