"""A match watched again: scrubbed, stepped through, slowed down, saved, sent back as a file."""

import asyncio
import json
import re
import struct
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect

from carrom.match.settings import Settings
from carrom.match.state import Phase
from carrom.server.rooms.bus import LocalBus
from carrom.server.rooms.rooms import Rooms
from carrom.store.database import Database
from carrom.store.store import Chair
from tests.browser.driving import LAPTOP, PHONE, Player

REAL_BOARD = Path(__file__).parents[1] / "golden" / "records" / "v2" / "club.jsonl"


async def play(folder) -> str:
    """Let two computers play a board; return its room."""
    rooms = Rooms(await Database.at(folder / "carrom.sqlite"), LocalBus(), patient=False)
    settings = Settings(rules="simplified", a=("p1",), b=("p2",), single_board=True)
    chairs = {"p1": Chair.BEGINNER, "p2": Chair.BEGINNER}
    room, _ = await rooms.open(settings, {"p1": "Ada", "p2": "Ben"}, chairs)
    live = await rooms.room(room.id)
    assert live
    rooms.drive(live)
    assert live.driver
    await asyncio.wait_for(live.driver, 120)
    assert live.state.phase is Phase.OVER
    await rooms.stop()
    return room.id


@pytest.fixture(scope="module")
def room(folder):
    with ThreadPoolExecutor(1) as beside:  # the browser has a loop of its own
        return beside.submit(lambda: asyncio.run(play(folder))).result()


@pytest.fixture
def watcher(browser, host, room):
    watchers = []

    def sit(where=f"replay/{room}", **options):
        watchers.append(Player(browser, host, **options))
        watchers[-1].page.goto(f"http://{host}/#/{where}")
        return watchers[-1]

    yield sit
    for each in watchers:
        each.close()


def line(page):
    return page.get_by_role("slider", name="Time in the match")


def time_of(page) -> float:
    return float(line(page).input_value())


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def current(page):
    return page.locator("[aria-current=step]")


def score(page):
    return page.locator("section.score").inner_text()


CORNERS = """() => {
  const board = document.querySelector("canvas");
  const canvas = new OffscreenCanvas(board.width, board.height);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.drawImage(board, 0, 0);
  const far = canvas.width * 0.02;
  return [far, canvas.width - far].flatMap((x) => [far, canvas.width - far].map((y) =>
    [...pen.getImageData(x, y, 1, 1).data].join()));
}"""
"""Where on the frame the first piece of each net is shown."""


def pictures(data: bytes) -> tuple[tuple[int, int], int]:
    """Walk through a GIF; return its size and how many pictures it holds."""
    assert data[:6] == b"GIF89a"
    width, height, flags = struct.unpack_from("<HHB", data, 6)
    at, count = 13 + (3 << (flags & 7) + 1 if flags & 0x80 else 0), 0
    while data[at] != 0x3B:
        if data[at] == 0x21:
            at += 2
        else:
            assert data[at] == 0x2C
            count += 1
            local = data[at + 9]
            at += 11 + (3 << (local & 7) + 1 if local & 0x80 else 0)
        while data[at]:
            at += data[at] + 1
        at += 1
    assert at == len(data) - 1
    return (width, height), count


def test_scrubbing_and_stepping(watcher):
    page = watcher(**LAPTOP).page
    expect(page.locator(".turn")).to_contain_text("Game 1, board 1")
    before = score(page)
    empty = page.evaluate(CORNERS)
    button(page, "Next stroke").click()
    expect(page.locator(".turn")).to_contain_text("Stroke 1 of")
    expect(current(page)).to_have_text(re.compile(r"^\d+ Stroke 1$"))  # what it led to is not told
    expect(page.locator(".ruling")).to_contain_text("to play")
    first = time_of(page)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".turn")).to_contain_text("Stroke 2 of")
    page.keyboard.press("ArrowLeft")
    assert time_of(page) == first
    page.keyboard.press(".")
    assert time_of(page) == pytest.approx(first + 0.02)
    page.keyboard.press(",")
    assert time_of(page) == pytest.approx(first)
    page.keyboard.press("End")
    assert current(page).count() == 1
    last = current(page).inner_text()
    assert "won the match" in last
    assert "0 to 0" not in last
    assert score(page) != before
    expect(page.locator(".ruling")).to_contain_text("won the match")
    page.wait_for_function(f"empty => String(({CORNERS})()) !== String(empty)", arg=empty)
    page.keyboard.press("Home")
    assert time_of(page) == 0.0
    assert score(page) == before
    line(page).fill("20")
    middle = current(page).inner_text()
    assert middle not in ("", last)
    page.locator("ol button").nth(8).click()
    expect(page.locator("ol button").nth(8)).to_have_attribute("aria-current", "step")


def test_playing_slowly(watcher):
    page = watcher(**LAPTOP).page
    button(page, "Next stroke").click()
    start = time_of(page)
    page.get_by_label("Playback speed").select_option("0.125")
    button(page, "Play").click()
    page.wait_for_function(
        "from => +document.querySelector('input[type=range]').value > from", arg=start
    )
    page.wait_for_timeout(400)
    button(page, "Pause").click()
    slow = time_of(page) - start
    assert 0.0 < slow < 0.4
    page.get_by_label("Playback speed").select_option("2")
    page.locator("body").press(" ")
    page.wait_for_function(
        "from => +document.querySelector('input[type=range]').value > from + 1.5", arg=start
    )
    page.locator("body").press(" ")
    stopped = time_of(page)
    page.wait_for_timeout(150)
    assert time_of(page) == stopped


def test_a_stroke_as_gif(watcher, tmp_path):
    one = watcher(**LAPTOP)
    page = one.page
    wanted: list[str] = []
    page.on("download", lambda file: wanted.append(file.url))
    expect(button(page, "Save stroke as GIF")).to_be_disabled()
    button(page, "Next stroke").click()
    slow = one.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 6})
    button(page, "Save stroke as GIF").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    button(page, "Cancel").click()
    expect(button(page, "Save stroke as GIF")).to_be_enabled()
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    with page.expect_download(timeout=90_000) as saved:
        button(page, "Save stroke as GIF").click()
    saved.value.save_as(tmp_path / "stroke.gif")
    assert len(wanted) == 1  # nothing came of the first one
    size, count = pictures((tmp_path / "stroke.gif").read_bytes())
    assert size == (420, 420)
    assert count > 5


def test_the_record_sent_back_is_the_same_replay(watcher, tmp_path):
    page = watcher(**LAPTOP).page
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download record").click()
    record = tmp_path / "record.jsonl"
    saved.value.save_as(record)
    entries = page.locator("ol > li").all_inner_texts()
    total = line(page).get_attribute("max")
    visitor = watcher("replay", **LAPTOP)
    other = visitor.page
    other.locator("input[type=file]").set_input_files(record)
    expect(line(other)).to_have_attribute("max", total or "")
    assert other.locator("ol > li").all_inner_texts() == entries
    button(other, "Another record").click()
    record.write_bytes(record.read_bytes().replace(b"Ada", b"Eve", 1))
    other.locator("input[type=file]").set_input_files(record)
    expect(other.get_by_role("alert")).to_contain_text("Line 2")
    assert "422" in visitor.wrong.pop()  # the browser's own words


def test_a_record_of_a_real_board(watcher):
    page = watcher("replay", **PHONE).page
    page.locator("input[type=file]").set_input_files(REAL_BOARD)
    expect(page.get_by_text("played on a real board")).to_be_visible()
    assert page.locator("canvas").count() == 0
    button(page, "Next stroke").click()
    expect(page.locator(".turn")).to_contain_text("Stroke 1 of")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_trying_from_a_stroke_and_back_to_it(watcher, room):
    page = watcher(f"replay/{room}/3", **LAPTOP).page
    expect(page.locator(".turn")).to_contain_text("Stroke 3 of")
    button(page, "Next stroke").click()
    page.wait_for_url(f"**/#/replay/{room}/4")
    button(page, "Practise from here").click()
    expect(page.locator(".tabs")).to_be_visible()
    assert page.evaluate("sessionStorage.getItem('carrom-practice')") is None
    aimed = [page.locator(f"#aim-{name}").input_value() for name in ("x", "angle", "speed")]
    assert aimed != ["0", "90", "4"]
    page.wait_for_function("() => localStorage.getItem('carrom-practice-board')")
    kept = json.loads(page.evaluate("localStorage.getItem('carrom-practice-board')"))
    assert 1 < len(kept["steps"][kept["at"]]["pieces"]) <= 19
    page.get_by_role("link", name="Back to the match").click()
    expect(page.locator(".turn")).to_contain_text("Stroke 4 of")
    page.keyboard.press("End")
    chip = current(page).locator("xpath=..").get_by_role("link").first
    name = chip.inner_text().split()[-1]
    chip.click()
    expect(page.locator("article[aria-current]")).to_have_id(f"clause-{name}")


def test_which_matches_there_are(watcher, room):
    one = watcher("replay/no such", **PHONE)
    page = one.page
    expect(page.get_by_role("alert")).to_have_text("There is no such match on this server.")
    page.goto(f"http://{one.host}/#/table/{room}")
    expect(page.locator(".over")).to_be_visible()
    page.goto(f"http://{one.host}/#/replay")
    page.get_by_role("link", name="Ada").click()
    expect(page.locator(".turn")).to_contain_text("Game 1, board 1")


def test_the_end_of_a_match(watcher, room):
    one = watcher(f"table/{room}", **PHONE, locale="fr-FR")
    page = one.page
    expect(page.get_by_role("table")).to_contain_text("Taux de réussite")
    expect(page.locator(".over .score")).to_contain_text("Points")
    page.get_by_role("link", name="Revoir le match").click()
    expect(page.locator("canvas")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(f"http://{one.host}/#/table/{room}")
    page.get_by_role("button", name="Rejouer").click()
    page.wait_for_url(lambda url: "/table/" in url and room not in url)
