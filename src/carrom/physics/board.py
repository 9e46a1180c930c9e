"""A board with its materials as the numbers the kernels work with, and the one way to run them."""

from collections.abc import Sequence
from math import radians, sqrt
from typing import Final

import numpy as np

from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Piece, Seat
from carrom.physics.discs import Disc, InputError, Jumps, Problem, mass_of, radius_of
from carrom.physics.kernels import world
from carrom.physics.kernels.friction import table
from carrom.physics.kernels.runs import START_COLUMNS, Outcome, new_outcome, run_strokes
from carrom.physics.kernels.world import Array, new_world
from carrom.physics.surface import GRAVITY, Surface

ENGINE: Final = 1
"""The version of the engine: it changes whenever a motion may come out otherwise."""


def parameters(
    geometry: Geometry,
    surface: Surface,
    *,
    pockets: bool = True,
    jumps: Jumps | None = None,
    seat: Seat = Seat.SOUTH,
    striker: bool = True,
    budget: int | None = None,
) -> Array:
    """Return what a whole run shares."""
    par = np.zeros(world.PARAMETERS)
    par[world.HALF_SIDE] = geometry.half_side
    par[world.E_PIECE] = surface.e_piece
    par[world.E_CUSHION] = surface.e_cushion
    par[world.E_EXPONENT] = surface.e_exponent
    par[world.MU_CONTACT] = surface.mu_contact
    par[world.MU_CUSHION] = surface.mu_cushion
    par[world.E_TANGENTIAL] = surface.e_tangential
    par[world.STIFFNESS] = surface.stiffness
    par[world.CONTACT_STEPS] = surface.contact_steps
    par[world.HOLE_CENTRE] = geometry.half_side - geometry.hole_radius if pockets else 0.0
    par[world.FALL] = sqrt(2.0 * surface.drop / GRAVITY)
    par[world.JUMP] = 0.0 if jumps is None else radians(_checked(jumps).degrees)
    par[world.FRAME] = geometry.frame_height
    par[world.BASE_DISTANCE] = geometry.base_distance
    par[world.BASE_HALF_WIDTH] = geometry.base_half_width
    par[world.BASE_CIRCLE_X] = geometry.base_circle_x
    par[world.QUARTERS] = seat.quarter_turns
    par[world.STRIKER] = 0.0 if striker else -1.0
    par[world.BUDGET] = 0.0 if budget is None else max(budget, 1)
    return par


def _checked(jumps: Jumps) -> Jumps:
    if not 0.0 <= jumps.degrees <= 45.0:
        raise InputError(Problem.JUMPS, "/jumps/degrees", most=45)
    if not (isinstance(jumps.seed, int) and 0 <= jumps.seed < 1 << 64):
        raise InputError(Problem.SEED, "/jumps/seed")
    return jumps


def start_row(disc: Disc, geometry: Geometry, surface: Surface) -> list[float]:
    """Return a disc as a row of a layout."""
    radius = radius_of(disc, geometry)
    mu = surface.mu_striker if disc.piece is Piece.STRIKER else surface.mu
    tip = geometry.tipping_distance_of(radius)
    (x, y), (vx, vy) = disc.at, disc.velocity
    row = [x, y, vx, vy, disc.spin * radius, radius, mass_of(disc), mu * GRAVITY, tip * tip]
    assert len(row) == START_COLUMNS
    return row


def canonical(discs: Sequence[Disc]) -> list[int]:
    """Return the order in which the engine takes the discs: the striker, then by place."""
    return sorted(
        range(len(discs)), key=lambda k: (discs[k].piece is not Piece.STRIKER, *discs[k].at)
    )


def run(
    layouts: Array,
    par: Array,
    seed: int = 0,
    room: tuple[int, int] = (0, 0),
) -> tuple[Outcome, Array, Array]:
    """Run one layout as it stands; ``room`` is for so many launches and impacts to be kept."""
    launches = np.zeros((room[0], world.LAUNCH_COLUMNS))
    impacts = np.zeros((room[1], world.IMPACT_COLUMNS))
    count = layouts.shape[1]
    out = new_outcome(1, count)
    space = new_world(count, par, *table(), launches, impacts)
    run_strokes(
        layouts,
        np.array([count]),
        np.arange(count)[None, :],
        np.zeros(1, np.int64),
        np.zeros((0, 5)),
        np.uint64(seed),
        0,
        1,
        space,
        out,
    )
    return out, launches, impacts
