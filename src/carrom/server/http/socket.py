"""The socket of a room: intents in, entries out, from wherever a page left off.

Every malformed, stale or refused message is answered and changes nothing. A connection has no queue:
it reads the log from where it stands, at its own pace, and one that does not read is let go.
"""

import asyncio
from typing import Any, Final

import msgspec
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from carrom.messages import Message, message
from carrom.server import logs
from carrom.server.http.limits import Budget
from carrom.server.protocol import Done, RefusedIntent, Welcome
from carrom.server.rooms.intents import Action
from carrom.server.rooms.room_state import DamagedError, RoomState
from carrom.server.rooms.rooms import RefusedIntentError, Rooms, StaleError
from carrom.server.rooms.views import room_view, state_view
from carrom.store.store import StorageError
from carrom.texts import said

MOST_BYTES: Final = 4096
MOST_MESSAGES: Final = 100
PER_SECONDS: Final = 20.0
PATIENCE: Final = 10.0
"""Seconds that a message may take to be taken."""
MOST_ENTRIES: Final = 200
"""Entries in one message; older ones can be asked for over HTTP."""
MOST_PLAYED: Final = 8
"""Missed entries that come with their motions, so that the page can play them."""
BROKEN: Final = 1011
TRY_LATER: Final = 1013
TOO_LARGE: Final = 1009
TOO_MANY: Final = 4008
TOO_SLOW: Final = 4009
DAMAGED: Final = 4010


class Hello(Struct, frozen=True, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """A page says what it has seen of the log; nothing: everything, please."""

    since: int = 0


class Intent(Struct, frozen=True, tag_field="type", tag="intent", forbid_unknown_fields=True):
    """Somebody wants something done, at a state of the log he has seen."""

    id: str
    seq: int
    act: Action


_DECODER: Final = msgspec.json.Decoder(Hello | Intent)
_LONGEST_ID: Final = 64
_ENDLESS: Final = 2**31
"""More entries than a log can have."""


class Connection:
    """One page at one room."""

    def __init__(
        self, socket: WebSocket, rooms: Rooms, live: RoomState, players: tuple[str, ...]
    ) -> None:
        self._socket = socket
        self._rooms = rooms
        self._live = live
        self._players = players
        self._sent = 0
        self._stuck: Message | None = None
        self._started = asyncio.Event()
        self._sending = asyncio.Lock()
        self._budget = Budget(MOST_MESSAGES, PER_SECONDS)

    async def serve(self) -> None:
        """Serve the page until it goes."""
        code = BROKEN
        with self._rooms.visit(self._live) as bell:
            sender = asyncio.create_task(self._send_entries(bell))
            try:
                code = await self._receive()
            except WebSocketDisconnect as gone:
                code = gone.code
            except RuntimeError:  # it was closed while something was to be sent
                pass
            finally:
                sender.cancel()
                await asyncio.gather(sender, return_exceptions=True)
                logs.info("socket-closed", room=self._live.room.id, seq=self._sent, code=code)

    async def _receive(self) -> int:
        """Take messages in; return the code the socket was closed with, if it was closed here."""
        while True:
            frame = await self._socket.receive()
            if frame["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(frame.get("code", 1005))
            text: str | None = frame.get("text")
            data: bytes = frame.get("bytes") or b"" if text is None else text.encode()
            if len(data) > MOST_BYTES:
                return await self._close(TOO_LARGE)
            if not self._budget.take():
                return await self._close(TOO_MANY)
            try:
                asked = _DECODER.decode(b"" if text is None else data)
            except (msgspec.DecodeError, RecursionError):
                await self._refuse(None, "malformed", message("server-malformed"))
                continue
            try:
                await (self._hello(asked) if isinstance(asked, Hello) else self._carry_out(asked))
            except StorageError as problem:
                logs.error("storage", room=self._live.room.id, said=str(problem))
                name = None if isinstance(asked, Hello) else asked.id
                await self._refuse(name, "storage", message("server-storage"))
            except DamagedError as problem:
                await tell_damaged(self._socket, problem)
                return DAMAGED
            except (WebSocketDisconnect, RuntimeError):
                raise
            except Exception as problem:  # noqa: BLE001 - the page must not ask for it for ever
                logs.error("intent-failed", problem=problem, room=self._live.room.id)
                name = None if isinstance(asked, Hello) else asked.id
                await self._refuse(name, "failed", message("server-failed"))

    async def _close(self, code: int) -> int:
        await self._socket.close(code)
        return code

    async def _hello(self, hello: Hello) -> None:
        live = self._live
        if not 0 <= hello.since < _ENDLESS:
            await self._refuse(None, "malformed", message("server-malformed"))
            return
        welcome: Welcome = {"type": "welcome", "you": self._players, **room_view(live.room)}
        await self._send(welcome)
        known = hello.since <= live.seq  # not so after an older backup was put back
        self._sent = hello.since if known else 0
        self._started.set()
        await self._send_news(hello=True, anew=not known)
        await self._send_stuck()

    async def _carry_out(self, intent: Intent) -> None:
        if not 0 < len(intent.id) <= _LONGEST_ID:
            await self._refuse(None, "malformed", message("server-malformed"))
            return
        try:
            seq = await self._rooms.act(
                self._live.room.id, self._players, intent.act, intent.seq, intent.id
            )
        except RefusedIntentError as problem:
            await self._refuse(intent.id, problem.kind, problem.said)
        except StaleError:
            await self._refuse(intent.id, "stale", message("server-stale"))
            await self._send_news(always=True)
        else:
            done: Done = {"type": "done", "id": intent.id, "seq": seq}
            await self._send(done)

    async def _send_entries(self, bell: asyncio.Event) -> None:
        await self._started.wait()
        try:
            while True:
                await bell.wait()
                bell.clear()
                try:
                    await self._send_news()
                    await self._send_stuck()
                except StorageError as problem:
                    logs.error("storage", room=self._live.room.id, said=str(problem))
                    await self._refuse(None, "storage", message("server-storage"))
        except (WebSocketDisconnect, RuntimeError):  # the page has gone
            pass
        except Exception as problem:  # noqa: BLE001 - a page that hears nothing more must know
            logs.error("socket-failed", problem=problem, room=self._live.room.id)
            self._drop(BROKEN)

    async def _send_news(
        self, *, hello: bool = False, always: bool = False, anew: bool = False
    ) -> None:
        """Send what the page has not seen, and where the match stands.

        Motions come with what a page has just missed; one that comes anew gets that of the last
        stroke.
        """
        async with self._sending:
            live, since = self._live, self._sent
            match = live.match
            last = match.seq
            if last == since and not (hello or always):
                return
            first = max(since, last - MOST_ENTRIES)
            few = last - since <= MOST_PLAYED and (since > 0 or not hello)
            motions = await self._rooms.motions(
                live, since if few else max(first, min(live.struck, last) - 1)
            )
            shown = [
                view[:-1] + b',"motion":' + motions.get(seq, b"null") + b"}"
                for seq, view in enumerate(live.views[first:last], first + 1)
            ]
            stands = state_view(match)
            told: dict[str, Any] = {"type": "news", **stands, "now": self._rooms.now()}
            if first > since or anew:
                told["from"] = first + 1
            self._sent = last
            data = msgspec.json.encode(told)
            await self._deliver(data[:-1] + b',"entries":[' + b",".join(shown) + b"]}")

    async def _send_stuck(self) -> None:
        """Say it once if the match does not go on by itself although it should."""
        stuck = self._live.stuck
        if stuck is not None and stuck != self._stuck:
            await self._refuse(None, "stuck", stuck)
        self._stuck = stuck

    async def _refuse(self, intent: str | None, kind: str, why: Message) -> None:
        logs.info("refused", room=self._live.room.id, seq=self._live.seq, kind=kind)
        await self._send(refused(intent, kind, why))

    async def _send(self, told: Welcome | Done | RefusedIntent) -> None:
        await self._deliver(msgspec.json.encode(told))

    async def _deliver(self, data: bytes) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._socket.send_text(data.decode())
        except TimeoutError:
            self._drop(TOO_SLOW)
            raise WebSocketDisconnect(TOO_SLOW) from None

    def _drop(self, code: int) -> None:
        """Close without waiting for the page to take what it was sent."""
        self._socket.scope["state"]["drop"](code)


def refused(intent: str | None, kind: str, why: Message) -> RefusedIntent:
    """Return a refusal as a page is told of it."""
    return {"type": "refused", "id": intent, "kind": kind, "said": said(why)}


async def tell_damaged(socket: WebSocket, problem: DamagedError) -> None:
    """Say that a room's log is damaged, and close."""
    logs.error("damaged", room=problem.room, seq=problem.seq, kind=problem.kind)
    await turn_away(socket, "damaged", problem.said, DAMAGED)


async def turn_away(socket: WebSocket, kind: str, why: Message, code: int) -> None:
    """Say why a page cannot stay, and close."""
    await socket.send_text(msgspec.json.encode(refused(None, kind, why)).decode())
    await socket.close(code)
