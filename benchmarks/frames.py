# ruff: noqa: T201 - a script
# mypy: allow-untyped-calls
"""Pictures a second while the pieces move, and the size of the first page: ``python -m benchmarks.frames``.

A break at full power on the practice board, in a real Chromium without a graphics card, on a laptop's and a phone's
screen. The size is what the network brings until the first page is at rest, compressed as the server sends it.
"""

import tempfile
from itertools import pairwise
from statistics import median
from typing import Any

from playwright.sync_api import CDPSession
from tests.browser.driving import LAPTOP, PHONE, Player, chromium
from tests.server.test_running import process

SIZES: dict[str, dict[str, Any]] = {"laptop": LAPTOP, "phone": PHONE}
MOST = 2.5
"""Seconds of a break that are measured."""
FRAMES = """most => new Promise((done) => {
  const times = [];
  const frame = (time) => {
    times.push(time);
    if (time - times[0] < 1000 * most) requestAnimationFrame(frame);
    else done(times);
  };
  requestAnimationFrame(frame);
})"""


def frames(player: Player) -> list[float]:
    """Break, and return how long each picture stood (ms)."""
    page = player.page
    page.goto(f"http://{player.host}/#/practice")
    page.locator("button.strike:enabled").wait_for()
    page.locator("#aim-speed").fill("12")
    page.locator("#aim-speed").blur()
    page.locator("button.strike").click()
    page.locator("p.told button").wait_for()  # "Skip": the pieces move
    times = page.evaluate(FRAMES, MOST)
    return [after - before for before, after in pairwise(times)]


def first_page(player: Player) -> int:
    """Return how many bytes come over the network for the first page."""
    session: CDPSession = player.context.new_cdp_session(player.page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    player.page.reload()
    player.page.wait_for_load_state("networkidle")
    session.detach()
    return round(sum(sizes))


def main() -> None:
    """Measure, and print a table."""
    print("| screen | first page | pictures a second | median | 95 % within |")
    print("|---|---:|---:|---:|---:|")
    with (
        tempfile.TemporaryDirectory() as folder,
        process(folder) as (_, host),
        chromium() as browser,
    ):
        for name, size in SIZES.items():
            player = Player(browser, host, **size)
            transferred = first_page(player)
            gaps = sorted(frames(player))
            player.close()
            print(
                f"| {name} | {transferred / 1000:.0f} kB | {1000 * len(gaps) / sum(gaps):.0f} "
                f"| {median(gaps):.1f} ms | {gaps[int(0.95 * len(gaps))]:.1f} ms |"
            )


if __name__ == "__main__":
    main()
