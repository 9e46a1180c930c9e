"""The second head: a wide net of strokes, tried as the hand plays them, the worse ones given up early."""

from dataclasses import dataclass, field
from typing import Final

from numpy.random import Generator, default_rng

from carrom.equipment.aim import Aim
from carrom.equipment.pieces import Piece, Point
from carrom.match.state import Choice
from carrom.players.breaks import break_proposals, found_breaks
from carrom.players.halving import Tried, halve
from carrom.players.hand import Hand
from carrom.players.kernels.network import Layers
from carrom.players.player_view import PlayerView
from carrom.players.proposals import proposals
from carrom.players.scene import targets
from carrom.players.spots import spot_for
from carrom.players.thinking_time import think
from carrom.players.trials import Goal, Trials
from carrom.rules import RuleSet

GEOMETRIC: Final = 0.12
BY_CHANCE: Final = 0.12
"""What part of the budget goes into trying strokes from geometry, and by chance, once."""
LEAST: Final = 60
"""Strokes: with fewer there is nothing to choose from."""
BREAK: Final = 8
"""By how much fewer strokes are tried at a break: each takes the engine so much longer."""


@dataclass(slots=True)
class Searcher:
    """A computer player with a hand and a budget; everything it does is decided by its chance."""

    hand: Hand
    budget: int
    """Strokes simulated a decision."""
    threads: int = 1
    """How many cores it may use; the strokes are the same with any number."""
    goal: Goal = Goal.BOARD
    """What it plays for."""
    layers: Layers | None = field(default=None, compare=False, repr=False)
    """The learnt value of positions; None: the one that comes with the package."""
    seconds: float | None = None
    """How long it thinks instead, whatever the budget; then its strokes depend on the machine."""
    simulated: int = field(default=0, init=False)
    """Strokes simulated so far."""

    def stroke(self, position: PlayerView, chance: Generator) -> Aim | None:
        """Return the stroke intended."""
        found = self.search(position, chance)
        if found is None:
            return None
        x, angle, speed = (float(v) for v in found.rows[0])
        return Aim(position.seat, x=x, angle=angle, speed=speed)

    def search(self, position: PlayerView, chance: Generator) -> Tried | None:
        """Return the best strokes; None where the striker can stand nowhere."""
        if self.seconds is None:
            return self._search(position, self.budget, chance)
        seed = int(chance.integers(2**63))  # the same luck for every search
        return think(self.seconds, lambda budget: self._search(position, budget, default_rng(seed)))

    def _search(self, position: PlayerView, budget: int, chance: Generator) -> Tried | None:
        trials = Trials.of(position, self.hand, self.threads, goal=self.goal, layers=self.layers)
        scene, budget = trials.scene, max(LEAST, budget)
        if not scene.base:
            return None
        if position.situation.broken:
            count = int(GEOMETRIC * budget), int(BY_CHANCE * budget)
            wanted = targets(scene.layout, position.situation)
            proposed = proposals(scene, wanted, self.hand, count, chance)
        else:
            budget = max(LEAST, budget // BREAK)
            proposed = break_proposals(scene, int((GEOMETRIC + BY_CHANCE) * budget), chance)
        found = halve(trials, proposed, budget, chance)
        self.simulated += trials.strokes
        return found

    def place(self, position: PlayerView, piece: Piece, chance: Generator) -> Point | None:
        """Return a legal spot that is of little use to the opponents."""
        return spot_for(position, piece, chance)

    def turn(self, position: PlayerView, chance: Generator) -> float:
        """Return how the rosette is turned: as the best break wants it, seen from the breaker's seat."""
        del chance
        return (found_breaks().best_turn + 90.0 * position.seat.quarter_turns) % 360.0

    def choose(self, rules: RuleSet, chance: Generator) -> Choice:
        """Choose the break: who breaks strokes first."""
        del rules, chance
        return Choice.BREAK
