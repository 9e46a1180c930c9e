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
from carrom.store.sqlite import open_sqlite
from carrom.store.store import Chair
from tests.browser.driving import LAPTOP, PHONE, Player
from tests.browser.hands import Keys

REAL_BOARD = Path(__file__).parents[1] / "golden" / "records" / "v2" / "club.jsonl"


async def play(folder) -> str:
    """Let two computers play a board; return its room."""
    rooms = Rooms(await open_sqlite(folder / "carrom.sqlite"), LocalBus(), patient=False)
    settings = Settings(rules="simplified", a=("p1",), b=("p2",), single_board=True)
    chairs = {"p1": Chair.BEGINNER, "p2": Chair.BEGINNER}
    room, _ = await rooms.open(settings, {"p1": "Ada", "p2": "Ben"}, chairs)
    live = await rooms.room(room.id)
    assert live
    with rooms.visit(live):
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
    expect(page.locator(".turn")).to_contain_text("Stroke 1 of")  # not the toss
    page.keyboard.press("Home")
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
    assert not re.search(r"\b0 to 0", last)
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


def test_films_of_a_stroke_and_of_a_board(watcher, tmp_path):
    one = watcher(**LAPTOP)
    page = one.page
    wanted: list[str] = []
    page.on("download", lambda file: wanted.append(file.url))
    button(page, "Go to start").click()
    button(page, "Share").click()
    expect(button(page, "Save stroke as GIF")).to_be_disabled()
    page.keyboard.press("Escape")
    button(page, "Next stroke").click()
    button(page, "Share").click()
    slow = one.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 6})
    button(page, "Save board as GIF").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.locator(".making span")).to_have_text(re.compile(r"^\d+%$"))
    button(page, "Cancel").click()
    expect(button(page, "Save stroke as GIF")).to_be_enabled()
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})

    def saved(name):
        with page.expect_download(timeout=180_000) as download:
            Keys(one).press(button(page, name))
        download.value.save_as(tmp_path / "film")
        return (tmp_path / "film").read_bytes()

    size, count = pictures(saved("Save stroke as GIF"))
    assert size == (420, 420)
    assert count > 5
    assert len(wanted) == 1  # nothing came of the one that was cancelled
    size, all_of_them = pictures(saved("Save board as GIF"))
    assert size == (360, 360)
    assert all_of_them > 3 * count / 2
    assert 0.5 < seconds(saved("Save stroke as MP4")) < 30.0


def seconds(data: bytes) -> float:
    """Read the length of an MP4 from its boxes."""
    boxes = dict(_boxes(data))
    assert next(iter(boxes)) == b"ftyp"
    assert len(boxes[b"mdat"]) > 1000
    header = dict(_boxes(boxes[b"moov"]))[b"mvhd"]
    scale, length = struct.unpack_from(
        ">IQ" if header[0] else ">II", header, 20 if header[0] else 12
    )
    return float(length / scale)


def _boxes(data: bytes):
    at = 0
    while at < len(data):
        size, kind = struct.unpack_from(">I4s", data, at)
        head = 8
        if size == 1:
            (size,) = struct.unpack_from(">Q", data, at + 8)
            head = 16
        yield kind, data[at + head : at + size]
        at += size


def test_a_browser_that_cannot_encode_says_so(watcher):
    page = watcher(**PHONE, locale="fr-FR").page
    page.evaluate("delete window.VideoEncoder")
    button(page, "Coup suivant").click()
    button(page, "Partager").click()
    button(page, "Enregistrer le coup en MP4").click()
    expect(page.get_by_role("alert")).to_contain_text("Ce navigateur ne sait pas créer de MP4")


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
    expect(page.locator(".turn")).to_contain_text("Stroke 1 of")
    button(page, "Next stroke").click()
    expect(page.locator(".turn")).to_contain_text("Stroke 2 of")
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
    page.get_by_role("dialog").get_by_role("link", name="Open in the rule book").click()
    expect(page.locator("article[aria-current]")).to_have_id(f"clause-{name}")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_which_matches_there_are(watcher, room):
    one = watcher("replay/no such", **PHONE)
    page = one.page
    expect(page.get_by_role("alert")).to_have_text("There is no such match on this server.")
    page.goto(f"http://{one.host}/#/table/{room}")
    expect(page.locator(".over")).to_be_visible()
    page.goto(f"http://{one.host}/#/replay")
    page.get_by_role("link", name="Ada").click()
    expect(page.locator(".turn")).to_contain_text("Stroke 1 of")


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


def test_motions_that_are_missing_are_computed_by_the_page(watcher, room):
    one = watcher(**LAPTOP)
    expect(line(one.page)).to_be_visible(timeout=60_000)
    whole = line(one.page).get_attribute("max")
    other = watcher("replay", **LAPTOP)

    def strip(route):
        told = route.fetch().json()
        for entry in told["entries"]:
            entry["motion"] = None
        route.fulfill(json=told)

    other.page.route(f"**/api/rooms/{room}/replay", strip)
    other.page.goto(f"http://{other.host}/#/replay/{room}")
    expect(line(other.page)).to_be_visible(timeout=60_000)
    expect(line(other.page)).to_have_attribute("max", whole)
    expect(other.page.get_by_text("shown without motion")).to_have_count(0)
