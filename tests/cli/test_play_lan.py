"""``carrom play --lan``: the local network can play, and is told how to get there."""

import asyncio
import io
import signal
import sys
import time

import httpx
import pytest
import segno

from carrom.cli.lan import BLOCK, WHITE_ON_BLACK, qr_code, show_lan
from carrom.server import lan
from carrom.server.lan import lan_url
from tests.server.serving import Page, opened
from tests.server.test_running import process

THERE = "127.0.0.2"
"""An address that every machine has, in or out of a network."""
AT_HOME = f"""
import sys
from carrom.cli import main
from carrom.server import lan
lan.lan_address = lambda: {THERE!r}
sys.exit(main())
"""


def test_the_network_can_play(tmp_path):
    words = {"command": "play", "program": ("-c", AT_HOME)}
    with process(tmp_path, "--lan", "--no-open", **words) as (server, host):
        lines: list[str] = []
        while not lines or "Everything else works" not in lines[-1]:
            lines.append(server.stdout.readline().rstrip())
        assert host.startswith("127.0.0.1:")
        (shown,) = [line.rpartition(" ")[2] for line in lines if line.startswith("On your network")]
        assert shown == f"http://{THERE}:{host.partition(':')[2]}/"
        assert sum(BLOCK in line for line in lines) > 10
        assert any("plain HTTP" in line for line in lines)
        assert "<html" in httpx.get(shown).text
        page = httpx.get(f"{shown}healthz", headers={"origin": shown.rstrip("/")})
        assert page.status_code == 200
        assert httpx.get(f"{shown}healthz", headers={"host": "evil.example"}).status_code == 403


def at_the_screen(shown):
    """``carrom play`` on a machine with a network and a screen; the address it opens goes to a file."""
    return f"""
import os, sys, webbrowser
from pathlib import Path
from carrom.cli import main
from carrom.server import lan
lan.lan_address = lambda: {THERE!r}
os.environ["DISPLAY"] = ":0"
webbrowser.open = Path({str(shown)!r}).write_text
sys.exit(main())
"""


def opened_page(shown):
    """The address that was opened, once it is there."""
    while not (shown.exists() and shown.read_text()):
        time.sleep(0.01)
    return shown.read_text()


def test_the_page_lets_the_network_in_and_games_go_on(tmp_path):
    shown = tmp_path / "shown"
    words = {"command": "play", "program": ("-c", at_the_screen(shown))}

    async def play(host, token):
        own, there = f"http://{host}", f"http://{THERE}:{host.partition(':')[2]}"
        room, cookie = await opened(host, ({"name": "Ada"}, {"name": "", "chair": "open"}))
        async with Page.at(host, room, cookie) as page, httpx.AsyncClient(base_url=own) as client:
            await page.until(lambda m: m["type"] == "news")
            told = (await client.get("/api/address")).json()
            assert told == {"base": own, "reach": "this-machine", "network": True, "opens": True}
            with pytest.raises(httpx.ConnectError):
                await client.get(f"{there}/healthz")

            async def ask(token, **headers):
                body = {"token": token}
                return await client.post("/api/address", json=body, headers=headers)

            assert (await ask("wrong", origin=own)).status_code == 403
            assert (await ask(token)).status_code == 403  # no page's
            assert (await ask(token, origin="http://evil.example")).status_code == 403
            assert (await ask(token, origin=own, host=f"{THERE[:-1]}9.example")).status_code == 403
            assert (await client.get("/api/address")).json()["reach"] == "this-machine"
            answer = await ask(token, origin=own)
            assert answer.json() == {
                "base": there,
                "reach": "others",
                "network": True,
                "opens": False,
            }
            assert (await ask(token, origin=own)).status_code == 403  # once
            assert (await client.get(f"{there}/healthz")).status_code == 200
            headers = {"cookie": cookie}
            invited = await client.get(f"/api/rooms/{room}/invitation", headers=headers)
            assert invited.json()["address"].startswith(f"{there}/#/join/")
            code = invited.json()["code"]
            sat = await client.post(f"{there}/api/invitations/{code}", json={"name": "Ben"})
            assert sat.status_code == 201
            assert (await page.act("toss"))["type"] == "done"  # by the same socket as before

    with process(tmp_path, **words) as (server, host):
        address, _, token = opened_page(shown).partition("#/own/")
        assert address == f"http://{host}/"
        asyncio.run(asyncio.wait_for(play(host, token), 60))
        server.send_signal(signal.SIGINT)
        server.wait(20)


@pytest.mark.parametrize("command", ["serve", "play"])
def test_without_the_page_of_the_start_nobody_lets_the_network_in(tmp_path, command):
    quiet = ("--no-open",) if command == "play" else ()
    with process(tmp_path, *quiet, command=command, program=("-c", AT_HOME)) as (_, host):
        own = f"http://{host}"
        told = httpx.get(f"{own}/api/address").json()
        assert told == {"base": own, "reach": "this-machine", "network": True, "opens": False}
        for token in ("", "wrong"):
            asked = httpx.post(f"{own}/api/address", json={"token": token}, headers={"origin": own})
            assert asked.status_code == 403


def test_the_address_is_one_that_others_know(monkeypatch):
    """Whatever networks this machine is in: the first address that leads to it from elsewhere."""
    for own, chosen in {
        ("127.0.0.1", "0.0.0.0", "192.168.1.5", "10.0.0.7"): "192.168.1.5",
        ("10.0.0.7",): "10.0.0.7",
        ("127.0.1.1",): None,
        (): None,
    }.items():
        monkeypatch.setattr(lan, "_own_addresses", lambda own=own: iter(own))
        assert lan.lan_address() == chosen
    monkeypatch.undo()
    real = lan.lan_address()  # None where there is no network
    assert real is None or lan.reaches_out(real)


def test_the_code_is_the_address_in_any_theme():
    drawn = qr_code("http://192.168.1.5:8420/", colours=True)
    plain = qr_code("http://192.168.1.5:8420/", colours=False)
    assert all(line.startswith(WHITE_ON_BLACK) for line in drawn.splitlines())
    assert "\033" not in plain
    modules = [
        list(row)
        for row in segno.make("http://192.168.1.5:8420/", micro=False).matrix_iter(border=4)
    ]
    halves = {BLOCK: (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}
    rows = []
    for line in plain.splitlines():
        rows += [[halves[sign][half] for sign in line] for half in (0, 1)]
    assert rows[: len(modules)] == modules


def test_without_a_network_or_blocks(monkeypatch, capsys):
    monkeypatch.setattr("carrom.cli.lan.lan_url", lambda *_: "")
    show_lan("http://127.0.0.1:8420/", "fr")
    assert "Aucun réseau local" in capsys.readouterr().out
    monkeypatch.setattr("carrom.cli.lan.lan_url", lambda *_: "http://10.0.0.1:8420")
    out = io.TextIOWrapper(io.BytesIO(), encoding="latin-1")
    monkeypatch.setattr(sys, "stdout", out)
    show_lan("http://127.0.0.1:8420/", "en")
    out.seek(0)
    assert "http://10.0.0.1:8420/" in out.read()


def test_only_a_server_for_all_has_an_address_there():
    assert lan_url("127.0.0.1", 1) == ""
