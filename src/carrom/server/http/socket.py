"""The socket of a room: intents in, entries out, from wherever a page left off.

Every malformed, stale or refused message is answered and changes nothing. A connection has no queue:
it reads the log from where it stands, at its own pace, and one that does not read is let go.
"""

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from carrom.messages import Message, message
from carrom.server import logs
from carrom.server.http.limits import Budget
from carrom.server.http.page_messages import (
    Aiming,
    Bye,
    Hello,
    Intent,
    Phrase,
    Pong,
    decoded,
)
from carrom.server.http.page_news import NewsWish, news_for
from carrom.server.http.page_sender import (
    BROKEN,
    DAMAGED,
    MISSING,
    TOO_LARGE,
    TOO_MANY,
    PageSender,
    tell_damaged,
    turn_away,
)
from carrom.server.http.signals import Signals
from carrom.server.protocol import Done, TableView, Welcome
from carrom.server.rooms.bus import Ear
from carrom.server.rooms.codes import WATCH
from carrom.server.rooms.refused import RefusedIntentError, StaleError
from carrom.server.rooms.room_state import DamagedError, RoomState
from carrom.server.rooms.rooms import Rooms
from carrom.server.rooms.views import room_view
from carrom.store.store import StorageError

MOST_BYTES: Final = 4096
MOST_MESSAGES: Final = 100
PER_SECONDS: Final = 20.0
QUICK: Final = 1.0
"""Seconds that something may take without holding up what comes behind it."""
ON_PURPOSE: Final = (1000, 1001)
"""Codes with which a page closes that its player leaves."""

_LONGEST_ID: Final = 64
_ENDLESS: Final = 2**31
"""More entries than a log can have."""


class Connection:
    """One page at one room."""

    def __init__(
        self,
        socket: WebSocket,
        rooms: Rooms,
        live: RoomState,
        players: tuple[str, ...],
        build: str = "",
        *,
        name: str = "",
        token: str = "",
    ) -> None:
        """``name`` is the id by which the page came, ``token`` the hash of what it is known by."""
        self._socket = socket
        self._sender = PageSender(socket, live)
        self._rooms = rooms
        self._live = live
        self._players = players
        self._build = build
        self._name = name or live.room.id
        self._token = token if self._name == live.room.id else ""
        self._sent = 0
        self._stuck: Message | None = None
        self._table: TableView | None = None
        self._here = False
        self._started = asyncio.Event()
        self._sending = asyncio.Lock()
        self._budget = Budget(MOST_MESSAGES, PER_SECONDS)
        self._stood, self._waited = rooms.metrics.stood_still, 0.0
        self._signals = Signals(rooms, live, players)

    async def serve(self) -> None:
        """Serve the page until it goes."""
        code = BROKEN
        with self._rooms.visit(self._live) as ear, self._signals.at(ear):
            sender = asyncio.create_task(self._send_entries(ear))
            pinger = asyncio.create_task(self._ping())
            try:
                code = await self._receive()
            except WebSocketDisconnect as gone:
                code = gone.code
            except RuntimeError:  # it was closed while something was to be sent
                pass
            finally:
                self._go(on_purpose=code in ON_PURPOSE)
                sender.cancel()
                pinger.cancel()
                await asyncio.gather(sender, pinger, return_exceptions=True)
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
                return await self._sender.close(TOO_LARGE)
            asked = decoded(b"" if text is None else data)
            if isinstance(asked, Aiming | Pong):
                self._signals.take(asked)
                continue
            if not self._budget.take() and not self._held_up():
                return await self._sender.close(TOO_MANY)
            if asked is None:
                await self._sender.refuse(None, "malformed", message("server-malformed"))
                continue
            name = asked.id if isinstance(asked, Intent) else None
            began = monotonic()
            try:
                await self._take(asked)
            except StorageError as problem:
                logs.error("storage", room=self._live.room.id, said=str(problem))
                await self._sender.refuse(name, problem.kind, message(f"server-{problem.kind}"))
            except DamagedError as problem:
                await tell_damaged(self._socket, problem)
                return DAMAGED
            except (WebSocketDisconnect, RuntimeError):
                raise
            except Exception as problem:  # noqa: BLE001 - the page must not ask for it for ever
                logs.error("intent-failed", problem=problem, room=self._live.room.id)
                await self._sender.refuse(name, "failed", message("server-failed"))
            finally:
                self._waited += max(0.0, monotonic() - began - QUICK)

    def _held_up(self) -> bool:
        """Say whether the server itself held messages up, so that many come at once, and take one out of these."""
        stood, waited = self._rooms.metrics.stood_still, self._waited
        self._budget.held_up(stood - self._stood + waited)
        self._stood, self._waited = stood, 0.0
        return self._budget.take()

    async def _take(self, asked: Hello | Intent | Phrase | Bye) -> None:
        match asked:
            case Hello():
                await self._hello(asked)
            case Intent():
                await self._carry_out(asked)
            case Phrase():
                try:
                    self._signals.phrase(asked)
                except RefusedIntentError as problem:
                    await self._sender.refuse(None, problem.kind, problem.said)
            case Bye():
                self._go(on_purpose=True)

    async def _hello(self, hello: Hello) -> None:
        live = self._live
        if not 0 <= hello.since < _ENDLESS:
            await self._sender.refuse(None, "malformed", message("server-malformed"))
            return
        if live.table is None or live.speaks_for(self._token) != self._players:
            await self._rooms.read_table(live)
        self._players = live.speaks_for(self._token)
        self._signals.speak_for(self._players)
        await self._welcome()
        await self._come()
        await self._send_table()
        if hello.since > live.seq:  # the page comes from a server that was ahead
            await self._rooms.cache.catch_up(live)
        known = hello.since <= live.seq  # not so after an older backup was put back
        self._sent = hello.since if known else 0
        self._started.set()
        await self._send_news(hello=True, anew=not known)
        await self._send_stuck()

    @property
    def _ended(self) -> bool:
        """Whether the link by which somebody looks on was given anew."""
        return self._name.startswith(WATCH) and self._live.room.watch not in ("", self._name)

    def _yours(self) -> tuple[str, ...]:
        """Return for whom the page speaks now: a seat may have been left, or found again elsewhere."""
        known = self._table is not None
        return self._live.speaks_for(self._token) if known else self._players

    async def _welcome(self) -> None:
        """Say what the room is, and for whom the page speaks."""
        told = room_view(self._live.room, self._name)
        welcome: Welcome = {
            "type": "welcome",
            "you": self._players,
            "build": self._build,
            **told,
        }
        await self._sender.send(welcome)

    async def _come(self) -> None:
        """Be there for the players whom the page speaks for, or as a watcher."""
        if self._here:
            return
        self._here = True
        if self._players:
            await self._rooms.visitors.came(self._live, self._players)
        else:
            self._rooms.watchers.came(self._live.room.id)

    def _go(self, *, on_purpose: bool) -> None:
        if not self._here:
            return
        self._here = False
        if self._players:
            self._rooms.visitors.went(self._live, self._players, on_purpose=on_purpose)
        else:
            self._rooms.watchers.went(self._live.room.id)

    async def _carry_out(self, intent: Intent) -> None:
        if not 0 < len(intent.id) <= _LONGEST_ID:
            await self._sender.refuse(None, "malformed", message("server-malformed"))
            return
        try:
            seq = await self._rooms.intents.act(
                self._live.room.id,
                self._yours(),
                intent.act,
                intent.seq,
                intent.id,
                self._signals.lag,
                self._token,
            )
        except RefusedIntentError as problem:
            await self._sender.refuse(intent.id, problem.kind, problem.said)
        except StaleError:
            await self._sender.refuse(intent.id, "stale", message("server-stale"))
            await self._send_news(always=True)
        else:
            done: Done = {"type": "done", "id": intent.id, "seq": seq}
            await self._sender.send(done)

    async def _ping(self) -> None:
        await self._started.wait()
        with suppress(WebSocketDisconnect, RuntimeError):  # the page has gone
            await self._signals.ping(self._sender.deliver)

    async def _send_entries(self, ear: Ear) -> None:
        await self._started.wait()
        try:
            while True:
                await ear.bell.wait()
                ear.bell.clear()
                if self._live.gone:
                    why = message("server-deleted")
                    await turn_away(self._socket, "deleted", why, MISSING)
                    return
                if self._ended:
                    why = message("server-link-ended")
                    await turn_away(self._socket, "deleted", why, MISSING)
                    return
                try:
                    while ear.said:
                        passing = ear.said.popleft()
                        if self._signals.hears(passing):
                            await self._sender.deliver(passing)
                    await self._send_table()
                    await self._send_news()
                    await self._send_stuck()
                except StorageError as problem:
                    logs.error("storage", room=self._live.room.id, said=str(problem))
                    await self._sender.refuse(None, "storage", message("server-storage"))
        except (WebSocketDisconnect, RuntimeError):  # the page has gone
            pass
        except Exception as problem:  # noqa: BLE001 - a page that hears nothing more must know
            logs.error("socket-failed", problem=problem, room=self._live.room.id)
            self._sender.drop(BROKEN)

    async def _send_news(
        self,
        *,
        hello: bool = False,
        always: bool = False,
        anew: bool = False,
        renamed: bool = False,
    ) -> None:
        """Send what the page has not seen, and where the match stands.

        Where people are ``renamed`` it is told everything again, without motions.
        """
        async with self._sending:
            wish = NewsWish(0 if renamed else self._sent, hello, always, anew, renamed)
            news = await news_for(self._rooms, self._live, wish)
            if news is not None:
                self._sent = news.last
                await self._sender.deliver(news.data)

    async def _send_table(self) -> None:
        """Send who sits here and who is there, where the page does not know it so."""
        table = self._live.table
        if table is not None and table is not self._table:
            named = self._table and self._table["names"]
            self._table = table
            if self._yours() != self._players:
                self._go(on_purpose=True)
                self._players = self._yours()
                self._signals.speak_for(self._players)
                await self._welcome()
                await self._come()
            await self._sender.send(
                table if self._players else {**table, "next": self._live.next_watch}
            )
            if self._sent and named is not None and named != table["names"]:
                await self._send_news(renamed=True)

    async def _send_stuck(self) -> None:
        """Say it once if the match does not go on by itself although it should."""
        stuck = self._live.stuck
        if stuck is not None and stuck != self._stuck:
            await self._sender.refuse(None, "stuck", stuck)
        self._stuck = stuck
