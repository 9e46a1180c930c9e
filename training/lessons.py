"""The lessons of the page: whether a stroke meets a step's goal, how likely a beginner's does, and a search.

``python -m training.lessons`` measures every step; with ``LESSON STEP`` it looks for the strokes of that
step that a beginner makes most often. The goals are those of ``web/src/lib/lesson_goals.ts``.
"""

import sys
from collections.abc import Sequence
from math import hypot
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from carrom.equipment.aim import Aim
from carrom.equipment.pieces import Layout, Piece, Point, Seat, Standing
from carrom.equipment.rosette import rosette
from carrom.equipment.standard import board
from carrom.physics import InputError, Motion, strike
from carrom.players.hand import STEADY, Hand
from carrom.players.levels import LEVELS
from carrom.players.striker_places import StrikerPlaces, striker_places
from carrom.rules import RULE_SETS

FILE: Final = Path(__file__).parents[1] / "web/src/lib/lessons.json"
BOARD: Final = board("revised")
BEGINNER: Final = LEVELS["beginner"].hand
TRIES: Final = 400
"""Of a solution, to know how often a beginner's hand makes it."""
GUESSES: Final = 1_500
JAW: Final = BOARD.half_side - 0.11
"""Farther out along a cushion (m), a disc only rattles at a pocket: that is no cushion to play off."""


class Zone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a piece has to come to rest."""

    piece: str
    at: tuple[float, float]
    within: float


class Cushions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often a disc has to meet a cushion: the striker before its first piece, a piece before it falls."""

    disc: str
    least: int


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a stroke has to do: everything that is said here."""

    fall: tuple[str, ...] = ()
    """Pieces by name: w1, b2, queen."""
    striker: bool = False
    """Whether the striker has to fall; else it must not."""
    first: str | None = None
    """What the striker has to touch first."""
    touch: int = 0
    stay: tuple[str, ...] = ()
    """Pieces that nothing may touch."""
    rest: Zone | None = None
    cushions: Cushions | None = None
    backward: bool = False
    spread: int = 0
    """Pieces that have to leave the inner circle."""


class Stroke(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a stroke is played, from the step's seat."""

    x: float
    angle: float
    speed: float


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of a step."""

    piece: Piece
    at: tuple[float, float]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position with a goal for each stroke, and strokes that meet them."""

    id: str
    goals: tuple[Goal, ...]
    solution: tuple[Stroke, ...]
    pieces: tuple[Laid, ...] | None = None
    """Left out: the rosette."""
    ruled: str | None = None
    """Which prepared rulings tell what the stroke costs."""
    placing: Piece | None = None
    """The piece that is to be placed, instead of a stroke."""
    spot: tuple[float, float] | None = None
    """Where it may go."""

    @property
    def layout(self) -> Layout:
        """Return the pieces as the engine takes them."""
        if self.pieces is None:
            return rosette(BOARD)
        return tuple(Standing(each.piece, Point(*each.at)) for each in self.pieces)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some steps on one topic."""

    id: str
    steps: tuple[Step, ...]


def lessons() -> tuple[Lesson, ...]:
    """Read the lessons of the page."""
    return msgspec.json.decode(FILE.read_bytes(), type=tuple[Lesson, ...])


def meets(goal: Goal, aim: Aim, motion: Motion) -> bool:
    """Say whether a stroke did what its goal asks for."""
    fell = {fall.id for fall in motion.falls}
    ends = {end.id: end for end in motion.ends}
    apart = [
        each.id
        for each in motion.ends
        if each.piece is not Piece.STRIKER
        and (each.id in fell or hypot(*each.at) > BOARD.inner_radius)
    ]
    return (
        fell.issuperset(goal.fall)
        and (goal.striker == ("striker" in fell))
        and goal.first in (None, motion.first_contact)
        and len(motion.touched_ids) >= goal.touch
        and not set(goal.stay) & set(motion.touched_ids)
        and (goal.rest is None or _rests(goal.rest, fell, ends[goal.rest.piece].at))
        and (
            goal.cushions is None or cushions_met(goal.cushions.disc, motion) >= goal.cushions.least
        )
        and (not goal.backward or np.sin(np.radians(aim.angle)) < 0.0)
        and len(apart) >= goal.spread
    )


def _rests(zone: Zone, fell: set[str], at: Point) -> bool:
    return zone.piece not in fell and hypot(at.x - zone.at[0], at.y - zone.at[1]) <= zone.within


def cushions_met(disc: str, motion: Motion) -> int:
    """Count how often a disc met a cushion, the striker only up to its first piece."""
    met = 0
    for impact in motion.impacts:
        if impact.second is None:
            met += impact.first == disc and min(map(abs, impact.at)) < JAW
        elif disc == "striker" and disc in (impact.first, impact.second):
            return met
    return met


def played(step: Step, strokes: Sequence[Stroke], hand: Hand, chance: np.random.Generator) -> bool:
    """Play the strokes of a step with a hand; say whether every goal was met in its turn."""
    layout, goals = step.layout, list(step.goals)
    for stroke in strokes:
        place = striker_places(_places(layout), BOARD, RULE_SETS.default.book.striker)
        aim = _aim(stroke, hand, place, chance)
        try:
            motion = strike(layout, aim, BOARD)
        except InputError:
            return False
        before = len(goals)
        while goals and meets(goals[0], aim, motion):
            goals.pop(0)
        if not goals:
            return True
        if len(goals) == before:
            return False
        layout = motion.layout
    return False


def _places(layout: Layout) -> "np.typing.NDArray[np.float64]":
    return np.array([each.at for each in layout]).reshape(-1, 2)


def _aim(stroke: Stroke, hand: Hand, place: StrikerPlaces, chance: np.random.Generator) -> Aim:
    meant = np.array([[stroke.x, stroke.angle, stroke.speed]])
    x, angle, speed = hand.moved(meant, hand.deviations(1, chance), place)[0]
    return Aim(Seat.SOUTH, x=float(x), angle=float(angle), speed=float(speed))


def success(step: Step, strokes: Sequence[Stroke], tries: int = TRIES, seed: int = 1) -> float:
    """Return how often a beginner's hand makes the strokes of a step."""
    chance = np.random.default_rng(seed)
    return sum(played(step, strokes, BEGINNER, chance) for _ in range(tries)) / tries


def solves(step: Step, strokes: Sequence[Stroke]) -> bool:
    """Say whether the strokes do it when they are played as meant."""
    return played(step, strokes, STEADY, np.random.default_rng(0))


def search(
    step: Step, seed: int = 1, guesses: int = GUESSES
) -> list[tuple[float, tuple[Stroke, ...]]]:
    """Return strokes like those of a step's solution that a beginner makes most often, best first."""
    chance = np.random.default_rng(seed)
    found: list[tuple[float, tuple[Stroke, ...]]] = []
    for _ in range(guesses):
        guess = tuple(
            Stroke(
                x=round(each.x + float(chance.uniform(-0.05, 0.05)), 3),
                angle=round(each.angle + float(chance.uniform(-9, 9)), 1),
                speed=round(each.speed * float(np.exp(chance.uniform(-0.6, 0.6))), 2),
            )
            for each in step.solution
        )
        if solves(step, guess):
            found.append((success(step, guess, 40), guess))
    found.sort(key=lambda each: -each[0])
    return sorted(
        ((success(step, guess), guess) for _, guess in found[:6]), reverse=True, key=lambda e: e[0]
    )


def main(args: list[str]) -> int:
    """Measure every step, or look for the strokes of one."""
    for lesson in lessons():
        for step in lesson.steps:
            if step.placing or (args and args != [lesson.id, step.id]):
                continue
            good = "" if solves(step, step.solution) else "  DOES NOT MEET ITS GOAL"
            print(f"{lesson.id} {step.id}: {success(step, step.solution):.2f}{good}", flush=True)
            if args:
                for share, stroke in search(step):
                    print(f"  {share:.2f} {msgspec.json.encode(stroke).decode()}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
