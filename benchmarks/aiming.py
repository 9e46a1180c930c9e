# ruff: noqa: T201 - a script
# mypy: allow-untyped-calls
"""How well a trembling finger aims on a phone: ``python -m benchmarks.aiming [TRIES] [--seed N]``.

A finger by script (tests/browser/trembling.py: 1.5 pixels of tremor, a lift that jumps 8) pulls for directions
drawn by chance, softly, half hard and hard, in a real Chromium at the size of a phone. A target is one degree wide.
"""

import argparse
import tempfile
from statistics import median

import numpy as np
from tests.browser.driving import PHONE, Player, chromium
from tests.browser.trembling import JUMP, TREMOR, TremblingFinger, Try, begin
from tests.server.test_running import process

SPEEDS = {"soft": 1.5, "middle": 4.0, "hard": 9.0}
"""Metres a second."""
DIRECTIONS = (35.0, 145.0)


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tries", nargs="?", type=int, default=30, help="of each power")
    parser.add_argument("--seed", type=int, default=13)
    wanted = parser.parse_args()
    print(
        f"{TREMOR} px of tremor, a lift that jumps {JUMP:g} px, targets 1 degree wide, phone 390 × 844"
    )
    print("| power | looking | tries | hits | median error | 90 % within | power off | seconds |")
    print("|---|---|---:|---:|---:|---:|---:|---:|")
    with (
        tempfile.TemporaryDirectory() as folder,
        process(folder) as (_, host),
        chromium() as browser,
    ):
        player = Player(browser, host, **PHONE)
        begin(player)
        finger = TremblingFinger(player, wanted.seed)
        directions = np.random.default_rng(wanted.seed)
        for corrects in (True, False):
            for name, speed in SPEEDS.items():
                angles = directions.uniform(*DIRECTIONS, wanted.tries)
                tries = [finger.pull(float(angle), speed, corrects=corrects) for angle in angles]
                print(row(name, "yes" if corrects else "no", tries))
        player.close()


def row(name: str, looks: str, tries: list[Try]) -> str:
    """One line of the table."""
    errors = sorted(abs(each.off) for each in tries)
    ninety = errors[int(0.9 * (len(errors) - 1))]
    hits = sum(each.hit for each in tries)
    power = median(abs(each.struck - each.speed) / each.speed for each in tries)
    return (
        f"| {name} | {looks} | {len(tries)} | {100 * hits / len(tries):.0f} % | {median(errors):.2f}° "
        f"| {ninety:.2f}° | {100 * power:.0f} % | {median(each.seconds for each in tries):.1f} |"
    )


if __name__ == "__main__":
    main()
