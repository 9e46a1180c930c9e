"""A small network: two layers and a distribution, from the four operations alone."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from carrom.physics.kernels.compiling import compiled, kernel
from carrom.physics.kernels.numbers import exp
from carrom.physics.kernels.world import Array

Small = npt.NDArray[np.int8]


class Layers(NamedTuple):
    """Weights (from, to) and biases; the inputs are first less ``middle`` and times ``scale``."""

    middle: Array
    scale: Array
    first: Array
    first_bias: Array
    second: Array
    second_bias: Array
    last: Array
    last_bias: Array


@kernel
def _layer(given: Array, weights: Array, bias: Array, out: Array) -> None:
    """Write what a layer makes of its inputs, less than nothing being nothing."""
    for k in range(len(bias)):
        out[k] = bias[k]
    for i in range(len(given)):
        value = given[i]
        if value > 0.0 or value < 0.0:
            for k in range(len(bias)):
                out[k] += value * weights[i, k]


@compiled
def fill_expectations(
    openness: Array,
    known: Array,
    signs: Small,
    layers: Layers,
    worth: Array,
    space: Layers,
    out: Array,
) -> None:
    """Write what each position is worth: the sum of the chances of all results times their worth.

    ``worth`` has what each result is worth to the player; ``signs`` says of each position whether he
    plays next (1), or the other side does, for which the results count the other way (-1), or the
    position is left out (0). ``space`` is room to work in: its biases are overwritten.
    """
    given, first, second, last = (
        space.middle,
        space.first_bias,
        space.second_bias,
        space.last_bias,
    )
    results = len(layers.last_bias)
    some = openness.shape[1]
    for row in range(len(out)):
        sign = signs[row]
        if sign == 0:
            continue
        for k in range(len(given)):
            value = openness[row, k] if k < some else known[row, k - some]
            given[k] = (value - layers.middle[k]) * layers.scale[k]
        _layer(given, layers.first, layers.first_bias, first)
        for k in range(len(first)):
            first[k] = max(first[k], 0.0)
        _layer(first, layers.second, layers.second_bias, second)
        for k in range(len(second)):
            second[k] = max(second[k], 0.0)
        _layer(second, layers.last, layers.last_bias, last)
        most = last[0]
        for k in range(1, results):
            most = max(most, last[k])
        chances, total = 0.0, 0.0
        for k in range(results):
            chance = exp(max(last[k] - most, -60.0))
            chances += chance
            total += chance * worth[k if sign > 0 else results - 1 - k]
        out[row] = total / chances
