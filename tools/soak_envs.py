"""``./do soak envs``: a million strokes in the environments, and nothing is left over; many boards beside boards alone.

Boards alone are new ones each time. Many boards remember kinds of strokes: first they play the same boards again and
again, where after the second time neither Python's blocks of memory nor the process may grow. Then they play
a million strokes that all differ, and the process may grow by no more than what they remember.
"""

import sys
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import numpy as np  # noqa: E402
from tests.envs import leaks  # noqa: E402
from tests.envs.side_by_side import side_by_side  # noqa: E402

from carrom.envs import CarromEnv, CarromVectorEnv  # noqa: E402
from carrom.envs.solo_env import ClearEnv  # noqa: E402
from carrom.rules import RULE_SETS  # noqa: E402

PASSES = 10
BLOCKS = 2000
KILOBYTES = 8000.0
"""How much may be left over."""
STROKES = 100_000
"""Between two looks at the memory, and in all side by side."""
EACH = 2.0
"""Kilobytes that the process may grow by for each kind of stroke that is new."""


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


def soak_new_strokes() -> bool:
    """Play strokes that all differ on many boards, and say how the process grows."""
    boards = 1000
    envs = CarromVectorEnv(boards, noise="club", autoreset_mode="SAME_STEP", players=4)
    envs.reset(seed=1)
    chance, fine = np.random.default_rng(1), True
    known, before = 0, leaks.memory().kilobytes
    for number in range(1, PASSES + 1):
        for _ in range(STROKES // boards):
            envs.step(chance.uniform(-1.0, 1.0, (boards, 3)))
        now, kinds = leaks.memory().kilobytes, len(envs._boards.course.found)  # noqa: SLF001
        most = KILOBYTES + EACH * (kinds - known)
        fine = fine and now - before < most
        print(
            f"{number * STROKES:,} strokes that differ: {kinds:,} kinds known, "
            f"{now / 1000:.0f} MB, {now - before:+.0f} kB of at most {most:.0f}"
        )
        known, before = kinds, now
    return fine


def soak_side_by_side() -> None:
    """Compare many boards with boards alone, under every rule set, for two and four players."""
    count, every = 10, [(rules, players) for rules in RULE_SETS for players in (2, 4)]
    for rules, players in every:
        begun = monotonic()
        steps = STROKES // count // len(every)
        ends = side_by_side(count, steps, rules=rules, players=players)
        print(
            f"{rules}, {players} players: {count * steps:,} strokes and {ends} boards "
            f"are the same side by side, {monotonic() - begun:.0f} s"
        )


if __name__ == "__main__":
    soak_side_by_side()
    new = soak_new_strokes()
    sys.exit(0 if soak_envs() and new else 1)
