"""Dry friction under a disc that slides and spins: the coupled law, and its one-dimensional table.

A uniform disc with speed v and rim speed u = R w keeps to a straight line. With a = mu g and
eps = v/u, dv/dt = -a F(eps) and du/dt = -2 a N(eps) (Farkas, Bartels, Unger and Wolf, Physical
Review Letters 90, 248302, 2003). Sliding and spinning stop together, at eps = EPS0.

Multiplying v and u by L multiplies times by L and distances by L^2. So with T the time that is left
until rest, P = v/(aT), U = u/(aT), and Q = 2 S/(a T^2) with S the distance left depend on one
number only, z = ln T and a constant:

    P' = F - P,   U' = 2 N - U,   Q' = 2 P - 2 Q.

Two branches leave the fixed point EPS0: sliding faster (branch 0, to eps = infinity) and spinning
faster (branch 1, to eps = 0). The table holds both on a uniform grid of z, with derivatives.
"""

from functools import cache
from math import pi, sqrt
from typing import Final

import numpy as np

from carrom.physics.kernels.compiling import compiled, kernel
from carrom.physics.kernels.numbers import log
from carrom.physics.kernels.world import Array

EPS0: Final = 0.6530017892055976
"""v/u at which disc and spin come to rest together."""
F0: Final = 0.6160334132102594
"""F(EPS0); also P and Q there."""
START: Final = 1e-9
"""How far from the fixed point, relatively, the branches begin."""
DZ: Final = 0.01
NODES: Final = 6800
SUBSTEPS: Final = 4
EPS_LARGE: Final = 1e5
"""Above this the spin no longer acts on the speed."""
EPS_SMALL: Final = 1e-4
"""Below this the speed no longer acts on the spin."""
DY_STEP: Final = 0.02
Y_FIRST: Final = -20.0
Y_NODES: Final = 1600
FIXED: Final = 2e-9
"""Nearer to the fixed point than this, relatively, is on it."""


@kernel
def elliptic(x: float) -> tuple[float, float]:
    """Return the complete elliptic integrals K and E of the parameter x < 1, by the AGM."""
    a, b = 1.0, sqrt(1.0 - x)
    total, power = x, 1.0
    for _ in range(8):
        c = 0.5 * (a - b)
        total += 2.0 * power * c * c
        power *= 2.0
        a, b = 0.5 * (a + b), sqrt(a * b)
    k = pi / (2.0 * a)
    return k, k * (1.0 - 0.5 * total)


@kernel
def hypergeometric(a: float, b: float, c: float, x: float) -> float:
    """Return the sum of the series 2F1(a, b; c; x) for small x."""
    term, total = 1.0, 1.0
    for n in range(60):
        term *= (a + n) * (b + n) / ((c + n) * (1.0 + n)) * x
        total += term
    return total


@kernel
def friction(eps: float) -> tuple[float, float]:
    """Return F and N: the friction of a disc with v/u = eps, as parts of a (see above)."""
    fast = eps > 1.0
    x = 1.0 / (eps * eps) if fast else eps * eps
    if x < 0.4:
        f = hypergeometric(0.5, -0.5, 2.0, x)
        n = hypergeometric(0.5, 0.5, 3.0, x) if fast else hypergeometric(0.5, -1.5, 1.0, x)
    elif x >= 1.0 - 1e-15:
        f = 8.0 / (3.0 * pi)
        n = 32.0 / (9.0 * pi) if fast else 4.0 / (3.0 * pi)
    else:
        k, e = elliptic(x)
        f = 4.0 / (3.0 * pi * x) * ((1.0 + x) * e - (1.0 - x) * k)
        if fast:
            n = (1.0 - x) * (2.0 - 3.0 * x) * k - 2.0 * (1.0 - 2.0 * x) * e
            n *= 16.0 / (9.0 * pi * x * x)
        else:
            n = 2.0 / (3.0 * pi) * (2.0 * (2.0 - x) * e - (1.0 - x) * k)
    if fast:
        return f, n / (4.0 * eps)
    return eps * f, 2.0 / 3.0 * n


@kernel
def slope(p: float, u: float, q: float) -> tuple[float, float, float]:
    """Return P', U' and Q'."""
    f, n = friction(p / u)
    return f - p, 2.0 * n - u, 2.0 * p - 2.0 * q


@kernel
def advance(p: float, u: float, q: float, h: float) -> tuple[float, float, float]:
    """Go a step along z by the classical Runge-Kutta rule."""
    p1, u1, q1 = slope(p, u, q)
    p2, u2, q2 = slope(p + h / 2 * p1, u + h / 2 * u1, q + h / 2 * q1)
    p3, u3, q3 = slope(p + h / 2 * p2, u + h / 2 * u2, q + h / 2 * q2)
    p4, u4, q4 = slope(p + h * p3, u + h * u3, q + h * q3)
    return (
        p + h / 6 * (p1 + 2 * p2 + 2 * p3 + p4),
        u + h / 6 * (u1 + 2 * u2 + 2 * u3 + u4),
        q + h / 6 * (q1 + 2 * q2 + 2 * q3 + q4),
    )


@compiled
def fill_table(table: Array, starts: Array) -> None:
    """Compute the table.

    The first array has a row a node, branch 0 before branch 1: Q, Q', P, P', U, U' with the
    derivatives for one step of the grid. The second leads from y to z at the launch, with y =
    ln(eps/EPS0 - 1) on branch 0 and ln(EPS0/eps - 1) on branch 1: a row a node, z and z' of
    branch 0, z and z' of branch 1.
    """
    for branch in range(2):
        away = START if branch == 0 else -START
        # Along the growing direction: eps changes, and P and Q follow it.
        p, u, q = direction(away)
        filled = 0
        z_before, y_before, rate_before = 0.0, 0.0, 0.0
        for node in range(NODES):
            p_slope, u_slope, q_slope = slope(p, u, q)
            row = branch * NODES + node
            table[row, 0], table[row, 1] = q, q_slope * DZ
            table[row, 2], table[row, 3] = p, p_slope * DZ
            table[row, 4], table[row, 5] = u, u_slope * DZ
            eps = p / u
            eps_slope = (p_slope - eps * u_slope) / u
            if branch == 0:
                y, rate = log(eps / EPS0 - 1.0), (eps - EPS0) / eps_slope
            else:
                y, rate = log(EPS0 / eps - 1.0), -eps * (EPS0 - eps) / (EPS0 * eps_slope)
            z = node * DZ
            while node > 0 and filled < Y_NODES and Y_FIRST + filled * DY_STEP <= y:
                wanted = Y_FIRST + filled * DY_STEP
                step = y - y_before
                x = (wanted - y_before) / step
                starts[filled, 2 * branch] = hermite(
                    x, z_before, rate_before * step, z, rate * step
                )
                starts[filled, 2 * branch + 1] = (rate_before + (rate - rate_before) * x) * DY_STEP
                filled += 1
            z_before, y_before, rate_before = z, y, rate
            for _ in range(SUBSTEPS):
                p, u, q = advance(p, u, q, DZ / SUBSTEPS)
        for node in range(filled, Y_NODES):
            starts[node, 2 * branch], starts[node, 2 * branch + 1] = z_before, 0.0


@kernel
def direction(away: float) -> tuple[float, float, float]:
    """Return P, U and Q near the fixed point, the relative distance ``away`` of eps from it."""
    # With d the change of eps: U changes by c d, P by U0 d + EPS0 c d, Q so that Q' = L Q.
    growth = 0.6151144469715619
    u0 = F0 / EPS0
    step = 1e-5
    f_above, n_above = friction(EPS0 + step)
    f_below, n_below = friction(EPS0 - step)
    n_rate = (n_above - n_below) / (2 * step)
    f_rate = (f_above - f_below) / (2 * step)
    d = EPS0 * away
    u = u0 + 2.0 * n_rate / (1.0 + growth) * d
    p = F0 + f_rate / (1.0 + growth) * d
    q = F0 + 2.0 * (p - F0) / (2.0 + growth)
    return p, u, q


@kernel
def hermite(x: float, a: float, a_slope: float, b: float, b_slope: float) -> float:
    """Return the cubic through two ends with given slopes at 0 <= x <= 1."""
    c = b - a
    return a + x * (
        a_slope + x * (3.0 * c - 2.0 * a_slope - b_slope + x * (a_slope + b_slope - 2.0 * c))
    )


@cache
def table() -> tuple[Array, Array]:
    """Return the table, computed once in a process (a few milliseconds)."""
    made = np.empty((2 * NODES, 6)), np.empty((Y_NODES, 4))
    fill_table(*made)
    return made
