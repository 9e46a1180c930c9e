"""Discs on a board: an event-driven engine, exact in time and the same to the bit everywhere.

>>> import carrom
>>> from carrom.equipment.pieces import Seat
>>> from carrom.equipment.rosette import rosette
>>> from carrom.physics import Aim, strike
>>> board = carrom.board("revised")
>>> motion = strike(rosette(board), Aim(Seat.SOUTH, x=0.0, angle=90.0, speed=5.0), board)
>>> motion.first_contact
'w7'
"""

from carrom.equipment.aim import Aim
from carrom.extras import required

with required("physics"):
    from carrom.physics.batch import Batch
    from carrom.physics.board import ENGINE
    from carrom.physics.discs import Disc, InputError, Jumps, Problem
    from carrom.physics.keyframes import keyframes
    from carrom.physics.motion import End, Fall, Fate, Impact, Motion, Path
    from carrom.physics.noise import jitter, settle
    from carrom.physics.outcomes import Outcomes
    from carrom.physics.simulate import TooLongError, simulate, snapped, strike
    from carrom.physics.surface import Surface

__all__ = [
    "ENGINE",
    "Aim",
    "Batch",
    "Disc",
    "End",
    "Fall",
    "Fate",
    "Impact",
    "InputError",
    "Jumps",
    "Motion",
    "Outcomes",
    "Path",
    "Problem",
    "Surface",
    "TooLongError",
    "jitter",
    "keyframes",
    "settle",
    "simulate",
    "snapped",
    "strike",
]
