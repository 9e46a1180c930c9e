"""The socket's protocol: as uvicorn has it, and able to let go of a page that does not read.

There a close waits until the page has taken everything before it, which one that sleeps never does.
"""

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

GRACE: Final = 5.0
"""Seconds that a page which was let go still has to take what was sent to it, and the code."""


class Wire(WebSocketsSansIOProtocol):
    """A socket that can be dropped: ``scope["state"]["drop"](code)``."""

    def handle_connect(self, event: Request) -> None:
        """Hand the way to drop it to the application."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["drop"] = self.drop

    def drop(self, code: int) -> None:
        """Close without waiting for the page."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(GRACE, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Let go of a page that answers no ping, even if it has not taken what it was sent."""
        super().keepalive_timeout()
        self.close_timer = self.loop.call_later(GRACE, self.transport.abort)
