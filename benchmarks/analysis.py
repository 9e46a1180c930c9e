# ruff: noqa: T201 - a script
# mypy: allow-untyped-calls
"""The analysis of a whole board, timed: ``python -m benchmarks.analysis [BOARDS]``.

Each board is played by two computers of the level beginner, who need many strokes. It is analysed with two threads from
Python, and then in the page, through a server that has just started and has nothing of it in memory: from the click on
"Analyse" until the last stroke has its verdict. The aim is under ten seconds on two cores.
"""

import argparse
import asyncio
import os
import tempfile
from pathlib import Path
from time import monotonic

from tests.browser.driving import LAPTOP, Player, chromium
from tests.browser.test_replay import button, play
from tests.server.test_running import process

from carrom import Match
from carrom.players.analysis import Analysis

THREADS = 2


def in_python(record: bytes) -> tuple[float, int]:
    """Analyse a record; return the seconds it took, and how many strokes it has."""
    match = Match.from_record(record)
    began = monotonic()
    strokes = sum(1 for _ in Analysis(match.value, threads=THREADS).strokes())
    return monotonic() - began, strokes


def in_page(player: Player, room: str) -> float:
    """Analyse a room in the page; return the seconds it took."""
    page = player.page
    page.goto(f"http://{player.host}/#/replay/{room}")
    wanted = button(page, "Analyse")
    wanted.wait_for()
    began = monotonic()
    wanted.click()
    page.get_by_text("All strokes as a table").wait_for(timeout=600_000)
    return monotonic() - began


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("boards", nargs="?", type=int, default=2)
    boards = parser.parse_args().boards
    print(f"seconds; load before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print("| board | strokes | Python, two threads | page |")
    print("|---|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder:
        rooms = [asyncio.run(play(Path(folder))) for _ in range(boards)]
        with process(folder) as (_, host), chromium() as browser:
            player = Player(browser, host, **LAPTOP)
            for number, room in enumerate(rooms, 1):
                record = player.client.get(f"/api/rooms/{room}/record").content
                python, strokes = in_python(record)
                print(f"| {number} | {strokes} | {python:.1f} | {in_page(player, room):.1f} |")
            player.close()


if __name__ == "__main__":
    main()
