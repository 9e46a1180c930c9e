"""The socket of a room: intents in, entries out, from wherever a page left off.

Every malformed, stale or refused message is answered and changes nothing. A connection has no queue:
it reads the log from where it stands, at its own pace, and one that does not read is let go.
"""

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from carrom.messages import Message, message
from carrom.server.acts import Act
from carrom.server.limits import Budget
from carrom.server.replies import said
from carrom.server.rooms import Live, RefusedIntentError, Rooms, StaleError
from carrom.server.views import room_view, state_view

MOST_BYTES: Final = 4096
MOST_MESSAGES: Final = 100
PER_SECONDS: Final = 20.0
PATIENCE: Final = 10.0
"""Seconds that a message may take to be taken."""
TOO_LARGE: Final = 1009
TOO_MANY: Final = 4008
TOO_SLOW: Final = 4009


class Hello(Struct, frozen=True, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """A page says what it has seen of the log; nothing: everything, please."""

    since: int = 0


class Intent(Struct, frozen=True, tag_field="type", tag="intent", forbid_unknown_fields=True):
    """Somebody wants something done, at a state of the log he has seen."""

    id: str
    seq: int
    act: Act


_DECODER: Final = msgspec.json.Decoder(Hello | Intent)
_LONGEST_ID: Final = 64


class Connection:
    """One page at one room."""

    def __init__(
        self, socket: WebSocket, rooms: Rooms, live: Live, players: tuple[str, ...]
    ) -> None:
        self._socket = socket
        self._rooms = rooms
        self._live = live
        self._players = players
        self._sent = 0
        self._started = asyncio.Event()
        self._sending = asyncio.Lock()
        self._budget = Budget(MOST_MESSAGES, PER_SECONDS)

    async def serve(self) -> None:
        """Serve the page until it goes."""
        with self._rooms.bus.listen(self._live.room.id) as bell:
            sender = asyncio.create_task(self._send_entries(bell))
            try:
                await self._receive()
            except (WebSocketDisconnect, RuntimeError):
                pass
            finally:
                sender.cancel()
                await asyncio.gather(sender, return_exceptions=True)

    async def _receive(self) -> None:
        while True:
            frame = await self._socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            text: str | None = frame.get("text")
            data: bytes = frame.get("bytes") or b"" if text is None else text.encode()
            if len(data) > MOST_BYTES:
                await self._socket.close(TOO_LARGE)
                return
            if not self._budget.take():
                await self._socket.close(TOO_MANY)
                return
            try:
                asked = _DECODER.decode(b"" if text is None else data)
            except (msgspec.DecodeError, RecursionError):
                await self._refuse(None, "malformed", message("server-malformed"))
                continue
            if isinstance(asked, Hello):
                await self._hello(asked)
            else:
                await self._carry_out(asked)

    async def _hello(self, hello: Hello) -> None:
        live = self._live
        if not 0 <= hello.since <= live.seq:
            await self._refuse(None, "malformed", message("server-malformed"))
            return
        await self._send({"type": "welcome", "you": self._players, **room_view(live.room)})
        self._sent = hello.since
        self._started.set()
        await self._send_news(always=True)

    async def _carry_out(self, intent: Intent) -> None:
        if not 0 < len(intent.id) <= _LONGEST_ID:
            await self._refuse(None, "malformed", message("server-malformed"))
            return
        try:
            seq = await self._rooms.act(
                self._live.room.id, self._players, intent.act, intent.seq, intent.id
            )
        except RefusedIntentError as refused:
            await self._refuse(intent.id, refused.kind, refused.said)
        except StaleError:
            await self._refuse(intent.id, "stale", message("server-stale"))
            await self._send_news(always=True)
        else:
            await self._send({"type": "done", "id": intent.id, "seq": seq})

    async def _send_entries(self, bell: asyncio.Event) -> None:
        await self._started.wait()
        while True:
            await bell.wait()
            bell.clear()
            await self._send_news()

    async def _send_news(self, *, always: bool = False) -> None:
        async with self._sending:
            live = self._live
            news = await self._rooms.news(live, self._sent)
            if news or always:
                shown = [
                    view[:-1] + b',"motion":' + (motion or b"null") + b"}" for view, motion in news
                ]
                self._sent += len(news)
                stands = msgspec.json.encode(
                    {
                        "type": "news",
                        **state_view(live.room, live.state, live.seq),
                        "now": self._rooms.now(),
                    }
                )
                await self._deliver(stands[:-1] + b',"entries":[' + b",".join(shown) + b"]}")

    async def _refuse(self, intent: str | None, kind: str, why: Message) -> None:
        await self._send({"type": "refused", "id": intent, "kind": kind, "said": said(why)})

    async def _send(self, told: dict[str, Any]) -> None:
        await self._deliver(msgspec.json.encode(told))

    async def _deliver(self, data: bytes) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._socket.send_text(data.decode())
        except TimeoutError:
            with suppress(RuntimeError):
                await self._socket.close(TOO_SLOW)
            raise WebSocketDisconnect(TOO_SLOW) from None
