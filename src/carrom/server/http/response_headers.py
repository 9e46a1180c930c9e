"""What every answer says to the browser: what pages may load and use, who may embed them, what is kept."""

from collections.abc import Iterable
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
"""Scripts and WebAssembly of our own, and nothing made of text."""
USED: Final = ("autoplay", "clipboard-write", "fullscreen", "screen-wake-lock")
"""What the page uses of the device; it may share links, too, of which not every browser knows here."""
UNUSED: Final = (
    *("accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid"),
    *("magnetometer", "microphone", "midi", "payment", "serial", "usb"),
)
"""What it never asks for."""
HEADERS: Final = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": ", ".join([*(f"{n}=(self)" for n in USED), *(f"{n}=()" for n in UNUSED)]),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
API: Final = "/api/"
KEPT_NOWHERE: Final = {"cache-control": "no-store"}
"""Answers can hold secrets and names: those of the API are not kept, unless they say so themselves."""


class ResponseHeaders:
    """Adds these headers to whatever is answered, refusals and faults too."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request with the headers."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        wanted = HEADERS | (KEPT_NOWHERE if scope["path"].startswith(API) else {})

        async def answer(told: Message) -> None:
            if told["type"] == "http.response.start":
                there = list(told.get("headers", ()))
                told = {**told, "headers": [*there, *_missing(there, wanted)]}
            await send(told)

        await self._app(scope, receive, answer)


def _missing(
    there: Iterable[tuple[bytes, bytes]], wanted: dict[str, str]
) -> list[tuple[bytes, bytes]]:
    names = {name.lower() for name, _ in there}
    pairs = ((name.encode(), value.encode()) for name, value in wanted.items())
    return [(name, value) for name, value in pairs if name not in names]
