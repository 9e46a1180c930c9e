"""The terms of an environment: by which rules, with which hand, on which board."""

from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cached_property
from typing import Final

import numpy as np

from carrom.envs.chance import is_whole
from carrom.envs.errors import EnvError, EnvProblem
from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Seat
from carrom.equipment.standard import board
from carrom.match.record_write import Header
from carrom.match.settings import Settings
from carrom.match.terms import new_header
from carrom.physics import Surface
from carrom.players.hand import STEADY, Hand
from carrom.players.named import PlayerNameError, hand_named
from carrom.players.striker_places import Array
from carrom.rules import RuleSet
from carrom.rules.registry import RULE_SETS

SLOWEST: Final = 0.8
FASTEST: Final = 8.0
"""m/s: the speeds of an action of -1 and of 1."""
MOST_STROKES: Final = 500
"""Of a board, before it is truncated."""
RANDOM: Final = "random"


class Placing(StrEnum):
    """Who answers what is asked beside strokes: where penalty pieces go, how many points are wanted."""

    DEFAULT = "default"
    ACTION = "action"


class Rosette(StrEnum):
    """How the pieces stand before the break."""

    EXACT = "exact"
    HAND = "hand"
    """With small gaps that follow from the seed."""


@dataclass(frozen=True)
class Terms:
    """What an environment is made with; see :func:`new_terms`."""

    rules: str
    players: int = 2
    hand: Hand = STEADY
    surface: Surface | None = None
    """None: drawn for every board."""
    rosette: Rosette = Rosette.HAND
    placing: Placing = Placing.DEFAULT
    shaping: bool = False
    most_strokes: int = MOST_STROKES
    widest: float = 90.0
    """Degrees to either side of straight ahead that an action can aim."""

    def __getstate__(self) -> dict[str, object]:
        """Leave out what follows from the fields: a rule set is not to be copied."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @cached_property
    def header(self) -> Header:
        """The head of a match on these terms."""
        ids = tuple(f"p{number}" for number in range(1, self.players + 1))
        settings = Settings(rules=self.rules, a=ids[0::2], b=ids[1::2], single_board=True)
        return new_header((), settings, None, "")

    @cached_property
    def rule_set(self) -> RuleSet:
        """The rule set."""
        return self.header.settings.rule_set()

    @cached_property
    def geometry(self) -> Geometry:
        """The board."""
        return board(self.header.settings.edition)

    @cached_property
    def places(self) -> Array:
        """Where the rules let the striker stand: rows of the ends of each stretch (m)."""
        return np.array(self.rule_set.book.striker.places(self.geometry, Seat.SOUTH)).reshape(-1, 2)

    @cached_property
    def reach(self) -> float:
        """The outermost place of the striker (m): that of an action of 1."""
        return float(np.abs(self.places).max())


def new_terms(
    *,
    rules: str | None = None,
    players: int = 2,
    noise: str | float | Hand | None = None,
    surface: Surface | str | None = None,
    rosette: str = "hand",
    placing: str = "default",
    shaping: bool = False,
    max_strokes: int = MOST_STROKES,
    widest_angle: float = 90.0,
) -> Terms:
    """Return the terms of an environment, checked; what cannot be raises :class:`EnvError`.

    ``noise`` is the hand that plays the actions: None for a steady one, a level (``"club"``),
    degrees (``0.5`` means 0.5°, 0.5 mm and 5%), ``"DEGREES-MILLIMETRES-PERCENT"``, or a ``Hand``.
    ``surface`` is a :class:`~carrom.physics.Surface`, or ``"random"`` for one drawn for each board.
    """
    name = RULE_SETS.default.name if rules is None else rules
    if name not in list(RULE_SETS):
        raise EnvError(EnvProblem.TERM, name="rules", values=", ".join(RULE_SETS))
    if players not in (2, 4):
        raise EnvError(EnvProblem.TERM, name="players", values="2, 4")
    if rosette not in list(Rosette):
        raise EnvError(EnvProblem.TERM, name="rosette", values=", ".join(Rosette))
    if placing not in list(Placing):
        raise EnvError(EnvProblem.TERM, name="placing", values=", ".join(Placing))
    if not isinstance(shaping, bool | np.bool_):
        raise EnvError(EnvProblem.TERM, name="shaping", values="True, False")
    angle = widest_angle if isinstance(widest_angle, int | float | np.number) else 0.0
    if not 0.0 < angle <= 180.0:
        raise EnvError(EnvProblem.TERM, name="widest_angle", values="0 … 180")
    drawn = surface == RANDOM
    if surface is not None and not drawn and not isinstance(surface, Surface):
        raise EnvError(EnvProblem.TERM, name="surface", values="Surface(…), random")
    fixed = surface if isinstance(surface, Surface) else Surface()
    return Terms(
        name,
        int(players),
        new_hand(noise),
        None if drawn else fixed,
        Rosette(rosette),
        Placing(placing),
        bool(shaping),
        count_of("max_strokes", max_strokes),
        float(angle),
    )


def count_of(name: str, value: object) -> int:
    """Return the value of a term that counts something."""
    if not (is_whole(value) and value > 0):
        raise EnvError(EnvProblem.TERM, name=name, values="1, 2, 3 …")
    return int(value)


def new_hand(noise: str | float | Hand | None) -> Hand:
    """Return the hand that ``noise`` stands for; see :func:`new_terms`."""
    if noise is None:
        return STEADY
    if isinstance(noise, Hand):
        return noise
    figure = isinstance(noise, float | np.floating)
    try:
        return hand_named(f"{noise:.9f}" if figure else str(noise))
    except PlayerNameError as problem:
        raise EnvError(EnvProblem.TERM, name="noise", values=problem.said) from None
