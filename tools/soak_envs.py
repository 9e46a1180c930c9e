"""``./do soak envs``: a million strokes in the environments, and nothing is left over.

The same boards are played again and again. After the second time everything that can be known about them is
known; from then on neither Python's blocks of memory nor the process may grow.
"""

import sys
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.envs import leaks  # noqa: E402

from carrom.envs import CarromEnv  # noqa: E402
from carrom.envs.solo_env import ClearEnv  # noqa: E402
from carrom.rules import RULE_SETS  # noqa: E402

PASSES = 10
BLOCKS = 2000
KILOBYTES = 8000.0
"""How much may be left over."""


def soak_envs() -> bool:
    """Play, and say what was left over."""
    plays = {
        "64 boards": (leaks.vector(60_000, 64), 60_000),
        "1,024 boards": (leaks.vector(60_000, 1024, players=4), 60_000),
        "boards with surfaces of their own": (leaks.vector(5000, 16, surface="random"), 5000),
        "one agent": (leaks.agent(500, CarromEnv(opponent="nearest", noise="club")), 500),
        "alone": (leaks.agent(1000, ClearEnv()), 1000),
    }
    for rules in RULE_SETS:
        plays[f"agents, {rules}"] = (leaks.agents(1500, rules=rules, players=4), 1500)
    fine, total = True, 0
    for name, (play, strokes) in plays.items():
        begun = monotonic()
        grown = leaks.grown(play, PASSES)
        total += PASSES * strokes
        kept = grown.blocks < BLOCKS and grown.kilobytes < KILOBYTES
        fine = fine and kept
        print(
            f"{name}: {PASSES * strokes:,} strokes in {monotonic() - begun:.0f} s, "
            f"{grown.blocks:+} blocks, {grown.kilobytes:+.0f} kB" + ("" if kept else ": a leak")
        )
    print(f"{total:,} strokes: " + ("nothing is left over" if fine else "something is left over"))
    return fine


if __name__ == "__main__":
    sys.exit(0 if soak_envs() else 1)
