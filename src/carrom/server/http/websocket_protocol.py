"""The socket's protocol: as uvicorn has it, and able to let go of a page that does not read.

There a close waits until the page has taken everything before it, which one that sleeps never does.
"""

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

GRACE: Final = 5.0
"""Seconds that a page which was let go still has to take what was sent to it, and the code."""
STOOD_STILL: Final = 0.5
"""Seconds that a timer is late when the loop stood still."""


class Wire(WebSocketsSansIOProtocol):
    """A socket that can be dropped, ``scope["state"]["drop"](code)``, or refused, by a status."""

    def handle_connect(self, event: Request) -> None:
        """Hand the way to drop it to the application."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["drop"] = self.drop
            self.scope["state"]["refuse"] = self.refuse

    def handle_pong(self, event: Frame) -> None:
        """Measure how long a page took to answer a ping."""
        waited = self.pending_ping_payload is not None
        super().handle_pong(event)
        observe = self.scope["state"].get("page_lag") if waited else None
        if observe is not None and self.pending_ping_payload is None:
            observe(self.last_ping_rtt)

    def refuse(self, status: int) -> None:
        """Answer a page that wants a socket as HTTP does, so that a proxy asks another server."""
        self.conn.send_response(self.conn.reject(status, ""))
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self.handshake_complete = True
        self.transport.close()

    def drop(self, code: int) -> None:
        """Close without waiting for the page."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(GRACE, self.transport.abort)

    def send_keepalive_ping(self) -> None:
        """Ask whether the page is there, and keep until when it has time to answer."""
        super().send_keepalive_ping()
        self._answer_due = self.loop.time() + (self.ping_timeout or 0.0)

    def keepalive_timeout(self) -> None:
        """Let go of a page that answers no ping, even if it has not taken what it was sent.

        Its answer may be here, unread: behind a message that is being seen to, or because the loop stood still.
        """
        now = self.loop.time()
        if self.read_paused or now > self._answer_due + STOOD_STILL:
            self._answer_due = now + GRACE
            self.pong_timer = self.loop.call_later(GRACE, self.keepalive_timeout)
            return
        super().keepalive_timeout()
        self.close_timer = self.loop.call_later(GRACE, self.transport.abort)
