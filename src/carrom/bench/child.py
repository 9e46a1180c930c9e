"""What has to be measured in a process of its own: the start, and memory over many strokes."""

import json
import sys
from time import perf_counter

from carrom.equipment.pieces import Seat
from carrom.equipment.rosette import rosette
from carrom.equipment.standard import board
from carrom.physics import Aim, strike


def first_stroke() -> None:
    """Play one stroke, and say so."""
    geometry = board()
    strike(rosette(geometry), Aim(Seat.SOUTH, x=0.02, angle=90.0, speed=5.0), geometry)
    _tell("played")


def memory(strokes: int, seconds: float) -> dict[str, int | None]:
    """Play so many strokes in batches, for at most so many seconds, and tell the memory in use.

    The first batches warm up: buffers and compiled code are there before the first reading.
    """
    from carrom.bench.engine import Engine  # noqa: PLC0415 - the start does not need them
    from carrom.bench.machine import resident  # noqa: PLC0415
    from carrom.bench.work import KINDS, work  # noqa: PLC0415

    engine = Engine(work(KINDS[0]))
    for _ in range(3):
        engine.run()
    before, played, start = resident(), 0, perf_counter()
    while played < strokes and perf_counter() - start < seconds:
        played += len(engine.run().impacts)
    return {"strokes": played, "before_bytes": before, "after_bytes": resident()}


def _tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main(args: list[str]) -> None:
    """Do what the first argument names."""
    if args[0] == "start":
        first_stroke()
    else:
        _tell(json.dumps(memory(int(args[1]), float(args[2]))))


if __name__ == "__main__":
    main(sys.argv[1:])
