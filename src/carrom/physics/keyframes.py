"""A motion as keyframes for a browser: small whole numbers, and a rule to go from one to the next.

Each disc has knots ``[t, x, y, vx, vy]``. From a knot k to the next, with tau the time since k and
D the time between them, a disc is at

    p_k + v_k tau + (p_next - p_k - v_k D) (tau / D)^2

and after its last knot it stays there. That is exact without spin; with spin knots are put in between
until it is exact enough. The units are in the frames.
"""

from typing import Any, Final

import numpy as np

from carrom.physics.discs import radius_of
from carrom.physics.kernels.playback import Whole
from carrom.physics.kernels.world import L_TIME, Array
from carrom.physics.motion import Motion

FORMAT: Final = 1
TIME: Final = 1e-6
LENGTH: Final = 1e-6
SPEED: Final = 1e-5
IMPULSE: Final = 1e-6
ALLOWED: Final = 2e-5
"""How far a disc may be from its exact place before another knot is put in (m)."""
PROBES: Final = np.array([0.0, 0.15, 0.3, 0.5, 0.7, 0.85, 1.0 - 1e-12])
"""Where a stretch is looked at: up to a hair before its end, where the way has not yet changed."""


def keyframes(motion: Motion) -> dict[str, Any]:
    """Return a motion as values ready for JSON."""
    numbers = {disc.id: k for k, disc in enumerate(motion.discs)}
    return {
        "format": FORMAT,
        "engine": motion.version,
        "units": {"time": TIME, "length": LENGTH, "speed": SPEED, "impulse": IMPULSE},
        "duration": _whole(motion.duration, TIME),
        "discs": [
            {
                "id": disc.id,
                "kind": disc.piece.value,
                "radius": _whole(radius_of(disc, motion.geometry), LENGTH),
                "knots": knots,
                "fate": end.fate.value,
                "hole": end.hole,
                "gone": None if end.time is None else _whole(end.time, TIME),
            }
            for disc, end, knots in zip(motion.discs, motion.ends, _all_knots(motion), strict=True)
        ],
        "impacts": [
            [
                _whole(impact.time, TIME),
                numbers[impact.first],
                -1 if impact.second is None else numbers[impact.second],
                _whole(impact.impulse, IMPULSE),
            ]
            for impact in motion.impacts
        ],
    }


def position(frames: dict[str, Any], disc: int, time: float) -> tuple[float, float]:
    """Return where a disc is at a time (s) by its keyframes (m): what a browser does."""
    knots = frames["discs"][disc]["knots"]
    units = frames["units"]
    t = time / units["time"]
    k = max(0, sum(knot[0] <= t for knot in knots) - 1)
    at, x, y, vx, vy = map(float, knots[k])
    if t <= at or k + 1 == len(knots):
        return x * units["length"], y * units["length"]
    after = knots[k + 1]
    past, whole = t - at, after[0] - at
    per = units["speed"] * units["time"] / units["length"]
    bend = (past / whole) ** 2
    return (
        (x + vx * per * past + (after[1] - x - vx * per * whole) * bend) * units["length"],
        (y + vy * per * past + (after[2] - y - vy * per * whole) * bend) * units["length"],
    )


def _all_knots(motion: Motion) -> list[list[list[int]]]:
    """Return the knots of each disc: its launches, those between, and where it comes to rest."""
    count = len(motion.discs)
    launches: list[Array] = [rows[:, L_TIME] for rows in motion.launches]
    rests = motion.queries(np.arange(count), np.full(count, 1e9))[:, 5]
    discs = np.repeat(np.arange(count), [len(times) for times in launches])
    ends = [np.append(times[1:], rest) for times, rest in zip(launches, rests, strict=True)]
    discs, starts = _cut(motion, discs, np.concatenate(launches), np.concatenate(ends))
    discs, times = np.append(discs, np.arange(count)), np.append(starts, rests)
    order = np.lexsort((times, discs))
    discs, times = discs[order], times[order]
    rows = motion.queries(discs, times)
    figures = np.column_stack([times / TIME, rows[:, :2] / LENGTH, rows[:, 2:4] / SPEED])
    knots: list[list[list[int]]] = [[] for _ in range(count)]
    for disc, knot in zip(discs, np.rint(figures).astype(np.int64).tolist(), strict=True):
        if knots[disc] and knot[0] == knots[disc][-1][0]:  # two within a microsecond
            knots[disc].pop()
        knots[disc].append(knot)
    return knots


def _cut(motion: Motion, discs: Whole, starts: Array, stops: Array) -> tuple[Whole, Array]:
    """Halve stretches of time until the rule is good enough for them; return discs and starts."""
    done: list[tuple[Whole, Array]] = []
    while len(starts):
        past = (stops - starts)[:, None] * PROBES
        times = (starts[:, None] + past).ravel()
        rows = motion.queries(np.repeat(discs, len(PROBES)), times)
        rows = rows.reshape(len(starts), len(PROBES), -1)
        first, last, speed = rows[:, :1, :2], rows[:, -1:, :2], rows[:, :1, 2:4]
        bend = last - first - speed * past[:, -1:, None]
        guess = first + speed * past[:, :, None] + bend * (PROBES**2)[None, :, None]
        good = np.abs(guess - rows[:, :, :2]).max(axis=(1, 2)) <= ALLOWED
        done.append((discs[good], starts[good]))
        discs, starts, stops = discs[~good], starts[~good], stops[~good]
        middles = (starts + stops) / 2
        discs = np.append(discs, discs)
        starts, stops = np.append(starts, middles), np.append(middles, stops)
    return np.concatenate([d for d, _ in done]), np.concatenate([s for _, s in done])


def _whole(value: float, unit: float) -> int:
    return round(value / unit)
