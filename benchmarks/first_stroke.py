# ruff: noqa: T201 - a script
# mypy: allow-untyped-calls
"""From the first page to a made stroke, timed: ``python -m benchmarks.first_stroke [RUNS]``.

A fresh server and, for each run, a browser that has never been here: the first page, one click on "Beginner", one
pull. The first run has a server that has just started.
"""

import argparse
import itertools
import tempfile
from statistics import median
from time import monotonic
from typing import Any

from tests.browser.driving import LAPTOP, PHONE, Player, chromium
from tests.server.test_running import process

SIZES: dict[str, dict[str, Any]] = {"laptop, mouse": LAPTOP, "phone, finger": PHONE}
STEPS = ("page", "striker in hand", "pull", "discs move", "all")


def run(player: Player, began: float, *, touch: bool) -> list[float]:
    """Play the first stroke; return the seconds of each step."""
    page = player.page
    marks = [began, monotonic()]
    page.locator("button.way").first.click()
    page.locator("button.strike:enabled").wait_for()
    marks.append(monotonic())
    (player.pull_with_a_finger if touch else player.pull_back)()
    marks.append(monotonic())
    page.locator(".turn button.small").wait_for()  # "Skip": the motion is being shown
    marks.append(monotonic())
    steps = [after - before for before, after in itertools.pairwise(marks)]
    return [*steps, marks[-1] - marks[1]]


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("runs", nargs="?", type=int, default=5)
    runs = parser.parse_args().runs
    print(
        "seconds; the first run, then the median of the others; all: without the page's own loading"
    )
    print(f"| | {' | '.join(STEPS)} |")
    print(f"|---|{'---:|' * len(STEPS)}")
    for name, size in SIZES.items():
        with (
            tempfile.TemporaryDirectory() as folder,
            process(folder) as (_, host),
            chromium() as browser,
        ):
            times = []
            for _ in range(max(2, runs)):
                began = monotonic()
                player = Player(browser, host, **size)
                times.append(run(player, began, touch=size is PHONE))
                player.close()
        for what, row in (
            ("first", times[0]),
            ("median", [median(step) for step in zip(*times[1:], strict=True)]),
        ):
            print(f"| {name}, {what} | {' | '.join(f'{each:.2f}' for each in row)} |")


if __name__ == "__main__":
    main()
