"""Your hand: how far a person's strokes come out from what they meant, estimated from records.

A record does not say what was meant. So a stroke is taken to be either meant for one of the pots
that geometry finds, an easier one more likely, or to have nothing to do with them. Around a pot's
middle strokes are spread by the hand, and by where the player aims within the pot, which is the
wider the easier it is. That tells the two apart: narrow pots show the hand. Everything unknown is
weighed over a grid by its likelihood, and the angle of the hand is what remains.

Place and speed cannot be seen in this way. A striker stands where it stands, and the stroke is aimed
from there; nobody knows how hard it was meant. They are taken to be as usual beside the angle.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

import numpy as np

from carrom.messages import Message, message
from carrom.players.hand import WORSE, Hand
from carrom.players.intentions import KINDS, Intentions, Kind, PlayedStroke, intentions
from carrom.players.striker_places import Array

LEAST: Final = 40
"""Strokes with a pot to go for: fewer say too little."""
LEAST_MEANT: Final = 20
"""Strokes meant for a pot, among them."""
LEAST_OF_KIND: Final = 15
"""Strokes of one kind: with fewer, nothing is said about it."""
PLACE_BESIDE: Final = 1e-3
SPEED_BESIDE: Final = 0.1
"""Metres and a part of the speed: what a hand has beside each degree, about as the levels do."""
ANGLES: Final = np.geomspace(0.1, 6.0, 83)
"""Degrees: the hands that are weighed, each as likely as another at first."""
ASIDES: Final = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
"""How far beside the middle of a pot a player aims (standard deviation), as a part of its ease."""
PREFERENCES: Final = (1.0, 2.0, 3.0)
"""To what power of its ease a pot is chosen."""
OTHERS: Final = (0.03, 0.06, 0.12, 0.25, 0.5, 1.0, 2.0)
"""Degrees: something else than a pot is chosen as often as a pot of this ease would be."""
ANYHOW: Final = 0.04
"""The part of the strokes without a pot in mind, however easy there is one."""
WIDEST: Final = 3.0
"""Degrees: a pot that is wider is chosen no more often."""
TRUST: Final = 0.65
"""The power of the likelihood: nobody chooses quite as is supposed here. With 1, intervals held the
truth in 86 of 100 simulated cases."""
WITHIN: Final = 0.9
"""How likely the truth is within an interval."""
FLUFFS: Final = Hand(0.0, 0.0, 0.0).fluffs
BACKWARD: Final = Hand(0.0, 0.0, 0.0).backward


class TooFewStrokesError(ValueError):
    """Strokes that say too little about a hand; ``said`` says what is missing."""

    def __init__(self, strokes: int, meant: float | None = None) -> None:
        self.strokes = strokes
        """With a pot to go for."""
        self.meant = meant
        """About how many of them were meant for one; None: too few to tell."""
        self.said: Message = (
            message("hand-too-few", strokes=strokes, needed=LEAST, missing=LEAST - strokes)
            if meant is None
            else message("hand-no-pots", strokes=strokes, meant=round(meant), needed=LEAST_MEANT)
        )
        super().__init__(self.said.id)

    def __str__(self) -> str:
        return self.said.text()


@dataclass(frozen=True, slots=True)
class AngleEstimate:
    """A standard deviation of the angle, in degrees, and between which two it is nine times in ten."""

    degrees: float
    low: float
    high: float
    strokes: float
    """About how many strokes it rests on."""


@dataclass(frozen=True, slots=True)
class YourHand:
    """What strokes tell about a hand."""

    angle: AngleEstimate
    kinds: Mapping[Kind, AngleEstimate]
    """The same for each kind of stroke of which there are enough."""
    strokes: int
    """Strokes with a pot to go for."""
    aside: float
    """How far beside the middle of a pot the player aims, as a part of its ease."""
    speed_spread: float
    """The spread of the speeds for the same need, as a part: the hand's own share is no greater."""

    @property
    def hand(self) -> Hand:
        """The hand, with place and speed as usual beside the angle."""
        degrees, millimetres, per_cent = (float(figure) for figure in self.name.split("-"))
        return Hand(angle=degrees, place=millimetres / 1000.0, speed=per_cent / 100.0)

    @property
    def name(self) -> str:
        """The hand in figures, as players' names and ``carrom suggest --hand`` take it."""
        degrees = self.angle.degrees
        speed = min(SPEED_BESIDE * degrees, self.speed_spread)
        return f"{degrees:.2f}-{1000.0 * PLACE_BESIDE * degrees:.2f}-{100.0 * speed:.1f}"


def estimate_hand(strokes: Sequence[PlayedStroke]) -> YourHand:
    """Estimate a hand; too few strokes raise :class:`TooFewStrokesError`."""
    found = intentions(strokes)
    count = len(found.otherwise)
    if count < LEAST:
        raise TooFewStrokesError(count)
    weights = _weights(found)
    best = np.unravel_index(int(weights.argmax()), weights.shape)
    player = _Player(float(ANGLES[best[0]]), ASIDES[best[1]], PREFERENCES[best[2]], OTHERS[best[3]])
    meant = _meant(found, player)
    if meant.sum() < LEAST_MEANT:
        raise TooFewStrokesError(count, float(meant.sum()))
    return YourHand(
        angle=_estimate(weights.sum(axis=(1, 2, 3)), float(meant.sum())),
        kinds=MappingProxyType(_kinds(found, player, meant)),
        strokes=count,
        aside=float((weights.sum(axis=(0, 2, 3)) * ASIDES).sum()),
        speed_spread=_spread(np.log(found.pace), meant),
    )


@dataclass(frozen=True, slots=True)
class _Player:
    """How somebody plays: one point of the grid."""

    angle: float
    aside: float
    preference: float
    other: float


def _weights(found: Intentions) -> Array:
    """Return how likely every point of the grid is: angle, aside, preference, other."""
    choices = [[_chosen(found, p, other) for other in OTHERS] for p in PREFERENCES]
    logs = np.zeros((len(ANGLES), len(ASIDES), len(PREFERENCES), len(OTHERS)))
    for a, angle in enumerate(ANGLES):
        for b, aside in enumerate(ASIDES):
            around = _around(found, angle, aside)
            for c, by_other in enumerate(choices):
                for d, chosen in enumerate(by_other):
                    logs[a, b, c, d] = _likelihood(found, chosen, around)
    likely = np.exp(TRUST * (logs - logs.max()))
    weights: Array = likely / likely.sum()
    return weights


def _chosen(found: Intentions, preference: float, other: float) -> Array:
    """Return how likely each pot is chosen for its stroke; what is left is for something else."""
    wish = np.minimum(found.ease, WIDEST) ** preference
    part: Array = (1.0 - ANYHOW) * wish / (found.each(wish) + other**preference)[found.stroke]
    return part


def _around(found: Intentions, angle: float | Array, aside: float) -> Array:
    """Return the density of strokes meant for each pot where the stroke is, a degree."""
    hand = angle * np.where(found.backward, BACKWARD, 1.0)
    within = aside * found.ease
    usual = _normal(found.off, np.hypot(hand, within))
    worse = _normal(found.off, np.hypot(WORSE * hand, within))
    return (1.0 - FLUFFS) * usual + FLUFFS * worse


def _normal(off: Array, deviation: Array) -> Array:
    density: Array = np.exp(-0.5 * (off / deviation) ** 2) / (np.sqrt(2.0 * np.pi) * deviation)
    return density


def _likelihood(found: Intentions, chosen: Array, around: Array) -> float:
    """Return the logarithm of the likelihood of all strokes."""
    return float(np.log(found.each(chosen * around) + _otherwise(found, chosen)).sum())


def _otherwise(found: Intentions, chosen: Array) -> Array:
    """Return the density of each stroke as one without a pot in mind."""
    return (1.0 - found.each(chosen)) * found.otherwise


def _meant(found: Intentions, player: _Player) -> Array:
    """Return how likely each pot was what its stroke was meant for."""
    chosen = _chosen(found, player.preference, player.other)
    pots = chosen * _around(found, player.angle, player.aside)
    part: Array = pots / (found.each(pots) + _otherwise(found, chosen))[found.stroke]
    return part


def _kinds(found: Intentions, player: _Player, meant: Array) -> dict[Kind, AngleEstimate]:
    """Estimate each kind by itself, everything else being as for all."""
    chosen = _chosen(found, player.preference, player.other)
    estimates = {}
    for number, kind in enumerate(KINDS):
        this = found.kind == number
        strokes = float(meant[this].sum())
        if strokes < LEAST_OF_KIND:
            continue
        own = 1.0 / BACKWARD if kind is Kind.BACKWARD else 1.0
        logs = np.zeros(len(ANGLES))
        for a, angle in enumerate(ANGLES):
            angles = np.where(this, own * angle, player.angle)
            logs[a] = _likelihood(found, chosen, _around(found, angles, player.aside))
        estimates[kind] = _estimate(np.exp(TRUST * (logs - logs.max())), strokes)
    return estimates


def _estimate(weights: Array, strokes: float) -> AngleEstimate:
    """Return the middle of a distribution over the angles, and what holds most of it."""
    below = np.cumsum(weights) / weights.sum() - 0.5 * weights / weights.sum()
    parts = (0.5 - 0.5 * WITHIN, 0.5, 0.5 + 0.5 * WITHIN)
    low, middle, high = np.exp(np.interp(parts, below, np.log(ANGLES)))
    return AngleEstimate(float(middle), float(low), float(high), strokes)


def _spread(figures: Array, weights: Array) -> float:
    """Return the weighted standard deviation."""
    middle = np.average(figures, weights=weights)
    return float(np.sqrt(np.average((figures - middle) ** 2, weights=weights)))
