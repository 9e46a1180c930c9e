"""How a board stands: the chance that a side wins it, by the learnt value of positions."""

from typing import Final

import numpy as np

from carrom.players.hand import Hand
from carrom.players.kernels.network import Layers, fill_expectations
from carrom.players.kernels.openness import BLACK, OPEN, WHITE, fill_openness
from carrom.players.player_view import PlayerView
from carrom.players.scene import scene_of
from carrom.players.value.appraisal import CODES, shipped
from carrom.players.value.equity import MARGINS, Array
from carrom.players.value.features import angle_off, board_figures, known
from carrom.rules import Side

WON: Final[Array] = np.sign(MARGINS).astype(np.float64)
"""What each margin is worth where only winning counts."""
_NEXT: Final = 1


def win_chance(position: PlayerView, hand: Hand, layers: Layers | None = None) -> float:
    """Return how likely the player in turn wins the board, both sides having this hand."""
    weights = layers or shipped()
    scene = scene_of(position)
    count = 1 + len(scene.places)
    places = np.zeros((1, count, 2))
    places[0, 1:] = scene.places
    kinds = np.array([0, *(CODES[s.piece] for s in scene.layout)], np.int8)
    situation = position.situation
    colour = WHITE if situation.to_play is Side.WHITE else BLACK
    after = 2 if len(position.opponents) == 1 else 1
    openness = np.zeros((1, OPEN))
    fill_openness(
        places,
        np.zeros((1, count), np.int8),
        kinds,
        np.array([[0, after, colour]], np.int8),
        board_figures(position.geometry),
        angle_off(hand),
        np.zeros((count, 3)),
        openness,
    )
    out = np.zeros(1)
    fill_expectations(
        openness,
        np.array([known(position.rules, situation, hand)]),
        np.array([_NEXT], np.int8),
        weights,
        WON,
        Layers(*(np.zeros_like(layer) for layer in weights)),
        out,
    )
    return float(np.clip(0.5 + 0.5 * out[0], 0.0, 1.0))
