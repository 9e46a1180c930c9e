"""``python -m carrom.physics`` compiles the engine, so that the first stroke need not wait for it."""

from carrom.equipment.aim import Aim
from carrom.equipment.editions import EDITIONS
from carrom.equipment.pieces import Seat
from carrom.equipment.standard import standard_geometry
from carrom.physics.simulate import strike

if __name__ == "__main__":
    _BOARD = standard_geometry(EDITIONS["revised"])
    strike((), Aim(Seat.SOUTH, 0.0, 90.0, 1.0), _BOARD).at(0.1)
