"""What the server says of itself: events in one form, and nothing about people."""

import asyncio
import json
import logging
import re
import signal
from pathlib import Path

import httpx

from carrom.server import logs
from carrom.store.store import StorageError
from tests.server.serving import Page, opened, serving
from tests.server.test_running import process

ROOT = Path(__file__).parents[2]


def test_every_event_is_in_the_table_with_its_level():
    table = (ROOT / "docs/server.md").read_text().partition("\n## Logs\n")[2].partition("\n## ")[0]
    told: dict[str, set[str]] = {}
    for row in re.findall(r"^\| (`.*?) \| (.*?) \|", table, re.MULTILINE):
        for name in re.findall(r"`([a-z-]+)`", row[0]):
            told[name] = set(re.findall(r"\w+", row[1]))
    logged: dict[str, set[str]] = {}
    for file in (ROOT / "src/carrom").rglob("*.py"):
        calls = r"\blogs\.(debug|info|warning|error)\(\s*\"([a-z-]+)\""
        for level, name in re.findall(calls, file.read_text()):
            logged.setdefault(name, set()).add(level)
    assert len(logged) > 40
    del told["library"]  # what others log
    assert set(told) == set(logged)
    for name, levels in logged.items():
        assert levels <= told[name], name


def test_what_nobody_waits_for_is_logged_when_it_goes_wrong(tmp_path, caplog):
    async def gone(problem):
        raise problem

    async def work():
        async with serving(tmp_path) as (_, rooms):
            for problem in (StorageError("the line is cut"), ValueError("a fault")):
                rooms.later(gone(problem))
            rooms.later(asyncio.sleep(60))  # which is ended with the server
            await asyncio.sleep(0.01)

    asyncio.run(work())
    told = [logs.JsonLines().format(each) for each in caplog.records if each.msg == "%s"]
    events = [event for each in told if (event := json.loads(each))["event"] == "unfinished"]
    assert [(each["level"], each.get("said")) for each in events] == [
        ("warning", "the line is cut"),
        ("error", None),
    ]
    assert "a fault" in events[1]["trace"]
    assert not [each for each in caplog.records if each.name == "asyncio"]


async def a_stroke_and_a_refusal(host):
    room, cookie = await opened(host, ("Marguerite", "Barnabé"))
    async with Page.at(host, room, cookie) as page:
        await page.to_the_first_stroke()
        await page.act("strike", x=0.0, angle=90.0, speed=5.0)
        await page.act("toss")
    return room, cookie


def said(tmp_path, *args, command="serve", **environment):
    with process(tmp_path, *args, command=command) as (server, host):
        room, cookie = asyncio.run(a_stroke_and_a_refusal(host))
        server.send_signal(signal.SIGTERM)
        server.wait(20)
        return room, cookie, server.stderr.read()


def test_events_as_json(tmp_path, monkeypatch):
    monkeypatch.setenv("CARROM_LOG_LEVEL", "debug")
    room, cookie, text = said(tmp_path, "--log", "json")
    events = [json.loads(line) for line in text.splitlines()]
    names = [event["event"] for event in events]
    assert names[0] == "started"
    assert names[-1] == "stopped"
    assert {"room-opened", "appended", "refused", "socket-closed"} <= set(names)
    (refused,) = [event for event in events if event["event"] == "refused"]
    assert (refused["room"], refused["kind"], refused["level"]) == (room, "not-now", "info")
    for secret in (cookie.partition("=")[2], "Marguerite", "Barnab", "cookie"):
        assert secret not in text


def test_events_as_text(tmp_path):
    room, _, text = said(tmp_path)
    assert f"info    room-opened room={room} kind=international" in text
    assert "appended" not in text


def test_play_and_off_are_quiet(tmp_path):
    assert said(tmp_path / "a", "--no-open", command="play")[2] == ""
    assert said(tmp_path / "b", "--log", "off")[2] == ""


def test_what_libraries_say_has_the_same_form():
    record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "a\nb %s", ("c",), None)
    told = json.loads(logs.JsonLines().format(record))
    assert {k: v for k, v in told.items() if k != "at"} == {
        "level": "error",
        "event": "library",
        "from": "uvicorn.error",
        "said": "a b c",
    }


def test_the_page_is_small_and_kept(tmp_path):
    with process(tmp_path, "--log", "off") as (_, host):  # noqa: SIM117
        with httpx.Client(base_url=f"http://{host}", headers={"accept-encoding": "gzip"}) as client:
            first = client.get("/")
            assert first.headers["cache-control"] == "no-cache"
            names = [part.split('"')[0] for part in first.text.split('="/')[1:]]
            names += [part.split('"')[0] for part in first.text.split('="./')[1:]]
            assets = [name for name in names if name.startswith("assets/")]
            assert assets
            transferred = 0
            for name in ("", *assets):
                with client.stream("GET", f"/{name}") as answer:
                    assert answer.status_code == 200
                    size = sum(map(len, answer.iter_raw()))
                    transferred += size
                    if name.endswith((".js", ".css")):
                        assert size < 1000 or answer.headers["content-encoding"] == "gzip"
                        assert "immutable" in answer.headers["cache-control"]
            assert transferred < 200_000
