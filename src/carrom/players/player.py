"""What every player answers: the interface that all computer players keep.

A player is asked with what he may know and a source of chance, and answers without a clock, without
hidden randomness and without memory: the same question with the same chance gets the same answer.
"""

from typing import Protocol

from numpy.random import Generator

from carrom.equipment.pieces import Piece, Point
from carrom.match.state import Choice
from carrom.physics import Aim
from carrom.players.player_view import PlayerView
from carrom.rules import RuleSet


class Player(Protocol):
    """Somebody who can take a seat."""

    def stroke(self, position: PlayerView, chance: Generator) -> Aim | None:
        """Return the stroke intended, from a legal place; None passes: there is nowhere to stand."""

    def place(self, position: PlayerView, piece: Piece, chance: Generator) -> Point | None:
        """Return a legal spot for a penalty piece, a due or the queen; None: there is no room."""

    def turn(self, position: PlayerView, chance: Generator) -> float:
        """Return by how many degrees to turn the rosette before the break (3.5.b)."""

    def choose(self, rules: RuleSet, chance: Generator) -> Choice:
        """Return what to choose after winning the toss (3.3)."""
