"""What takes time is done where no page waits for it: outside the event loop's thread."""

import asyncio
from threading import get_ident

from carrom.server.rooms import log_writer
from carrom.server.rooms import played as strokes
from tests.server.serving import Page, opened, serving
from tests.server.test_rooms import played


def test_keyframes_and_json_are_made_outside_the_event_loop(tmp_path, monkeypatch):
    threads: dict[str, set[int]] = {}

    def watched(module, name):
        whole = getattr(module, name)

        def noted(*args, **options):
            threads.setdefault(name, set()).add(get_ident())
            return whole(*args, **options)

        monkeypatch.setattr(module, name, noted)

    watched(strokes, "keyframes")
    for name in ("decide", "entry_view", "event_line"):
        watched(log_writer, name)

    async def play():
        async with serving(tmp_path, patient=False) as (host, _):
            room, cookie = await opened(host, quick=True)
            async with Page.at(host, room, cookie) as page:
                await page.until(lambda m: m["type"] == "news")
                answer = await page.act("strike", x=0.0, angle=90.0, speed=4.0)
                assert answer["type"] == "done", answer
        return get_ident()

    loop = []

    async def whole():
        loop.append(await asyncio.wait_for(play(), 60))

    played(whole())
    assert set(threads) == {"keyframes", "decide", "entry_view", "event_line"}
    assert all(loop[0] not in found for found in threads.values())
