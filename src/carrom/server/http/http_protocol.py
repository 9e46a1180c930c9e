"""The protocol of requests: as uvicorn has it, and with an end to waiting.

Whoever connects and says nothing, sends half a request, or does not read the answer is let go after
a while. Of those who wait, the server keeps so many and no more: the one that has waited longest goes
first, so that whoever asks is always answered.
"""

import asyncio
import socket
from collections import Counter
from typing import Any, Final
from weakref import WeakKeyDictionary

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

HEADERS: Final = 10.0
"""Seconds until the headers of a request are all here."""
PART: Final = 10.0
"""Seconds between two parts of a body."""
BODY: Final = 120.0
"""Seconds until a body is all here."""
LINGER: Final = 5.0
"""Seconds in which the rest of a body that was refused is still read, so that the answer is."""
UNREAD: Final = 30.0
"""Seconds in which something of an answer must be taken."""
MOST_WAITING: Final = 1000
"""Connections without a request under way."""
MOST_OF_ONE: Final = 100
"""The same, of one address; a proxy stands for many."""
LATE: Final = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Waiting:
    """The connections of a server that have no request under way, the longest waiting first."""

    def __init__(self) -> None:
        self._all: dict[Requests, str] = {}
        self._of: Counter[str] = Counter()

    def add(self, one: "Requests", address: str) -> None:
        """Take in a connection; where there are too many, the longest waiting is let go."""
        self.discard(one)
        self._all[one] = address
        self._of[address] += 1
        if self._of[address] > MOST_OF_ONE and not one.is_proxy:
            next(each for each, whose in self._all.items() if whose == address).let_go()
        elif len(self._all) > MOST_WAITING:
            next(iter(self._all)).let_go()

    def discard(self, one: "Requests") -> None:
        """Take out a connection that waits no more."""
        address = self._all.pop(one, None)
        if address is not None:
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]

    def __len__(self) -> int:
        return len(self._all)


_WAITING: Final[WeakKeyDictionary[ServerState, Waiting]] = WeakKeyDictionary()


class Requests(H11Protocol):
    """A connection that asks over HTTP."""

    def __init__(self, *args: Any, **named: Any) -> None:  # noqa: ANN401 - uvicorn's own
        super().__init__(*args, **named)
        self._waiting = _WAITING.setdefault(self.server_state, Waiting())
        self._timer: asyncio.TimerHandle | None = None
        self._at: tuple[object, bool] = (None, False)
        """What is awaited: where they are in a request, and whether that is answered already."""
        self._began = 0.0
        self._handed_over = False
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first request."""
        super().connection_made(transport)
        set_no_delay(transport)
        self._wait(HEADERS)

    def data_received(self, data: bytes) -> None:
        """Take in a part of a request."""
        super().data_received(data)
        over = self.conn.our_state in (h11.DONE, h11.MUST_CLOSE)
        self._look(answered=over and self.conn.their_state is h11.SEND_BODY)

    def on_response_complete(self) -> None:
        """Wait for the next request, or for the end of one that was answered before its end."""
        super().on_response_complete()
        self._look(answered=True)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the socket's protocol, which has limits of its own."""
        self._rest()
        self._handed_over = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        super().connection_lost(exc)
        self._rest()
        self.resume_writing()

    def pause_writing(self) -> None:
        """Begin to look whether the answer is read."""
        super().pause_writing()
        size = self.transport.get_write_buffer_size()
        self._unread = self.loop.call_later(UNREAD, self._is_read, size)

    def resume_writing(self) -> None:
        """Send on."""
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def let_go(self) -> None:
        """End a connection that waits."""
        self._rest()
        begun = self.conn.their_state is h11.SEND_BODY or self.conn.trailing_data[0]
        if begun and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(LATE)
        self.transport.close()

    @property
    def is_proxy(self) -> bool:
        """Whether the settings name the other side as a proxy."""
        known = self.app_state.get("is_proxy")
        return known is not None and bool(known(self._address))

    def _look(self, *, answered: bool = False) -> None:
        """Set the time for what the other side is about to send."""
        if self.transport.is_closing() or self._handed_over:
            return
        theirs, now = self.conn.their_state, self.loop.time()
        fresh = self._at != (theirs, answered)
        if fresh:
            self._at, self._began = (theirs, answered), now
        if theirs is h11.SEND_BODY:
            if not answered:
                self._wait(min(PART, self._began + BODY - now))
            elif fresh:
                self._wait(LINGER)
        elif theirs is not h11.IDLE:
            self._rest()
        elif answered:  # uvicorn itself ends a connection that stays idle
            self._rest()
            self._waiting.add(self, self._address)
        elif self._timer is None:
            self._wait(HEADERS)

    def _wait(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(max(seconds, 0.0), self._late)
        self._waiting.add(self, self._address)

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._waiting.discard(self)

    def _late(self) -> None:
        self._timer = None
        if self.flow.read_paused and not self.cycle.response_complete:
            self._wait(PART)  # it is the server that does not read
        else:
            self.let_go()

    def _is_read(self, before: int) -> None:
        size = self.transport.get_write_buffer_size()
        if size < before:
            self._unread = self.loop.call_later(UNREAD, self._is_read, size)
        else:
            self.transport.abort()

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""


def set_no_delay(transport: asyncio.BaseTransport) -> None:
    """Send what is written at once: a ruling does not wait for the answer to the one before."""
    own = transport.get_extra_info("socket")
    if own is not None and own.family in (socket.AF_INET, socket.AF_INET6):
        own.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
