"""Asking a server that may be anybody's: little is read, nothing is followed, and time runs out."""

import json
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPException
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import IO, Any, Final, TypeVar
from urllib.error import HTTPError
from urllib.request import HTTPRedirectHandler, OpenerDirector, Request

import msgspec

from carrom.messages import quoted
from carrom.server.guests.errors import GuestError
from carrom.texts import Said

T = TypeVar("T")
PATIENCE: Final = 30.0
"""Seconds for a whole answer."""
MOST_BYTES: Final = 1_000_000
"""Of an answer that is read."""
PART: Final = 16_384
LONGEST: Final = 400
"""Signs of a sentence of the server's that are passed on."""


class NoRedirects(HTTPRedirectHandler):
    """Follows nowhere: an invitation is from one server."""

    def redirect_request(self, *_: object) -> None:
        """Return what to ask instead: nothing."""


def asked(opener: OpenerDirector, request: Request, patience: float = PATIENCE) -> dict[str, Any]:
    """Return what a server answers, an object; else raise :class:`GuestError`."""
    nobody = GuestError.of("sit-no-server", server=quoted(request.host))

    def ask() -> object:
        until = monotonic() + patience
        try:
            with opener.open(request, timeout=patience) as answer:
                return json.loads(_read(answer, until))
        except HTTPError as refused:
            return _refusal(refused, request, until)

    try:
        told = _within(patience, ask)
    except (OSError, ValueError, HTTPException, RecursionError):
        raise nobody from None
    if isinstance(told, GuestError):
        raise told
    if not isinstance(told, dict):
        raise nobody
    return told


def short(told: Said) -> Said:
    """Return a sentence of a server's, cut where it is no sentence."""
    return Said(en=_cut(told["en"]), fr=_cut(told["fr"]))


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} …"


def _read(answer: IO[bytes], until: float) -> bytes:
    """Return what is said until it ends; one that never ends is none."""
    data = bytearray()
    while len(data) <= MOST_BYTES and monotonic() < until:
        part = answer.read(PART)
        if not part:
            return bytes(data)
        data += part
    raise ValueError("this does not end")


def _refusal(refused: HTTPError, request: Request, until: float) -> GuestError:
    """Return the sentence with which a server refuses, or sends elsewhere."""
    if 300 <= refused.code < 400:
        return GuestError.of("sit-redirected", server=quoted(request.host))
    with suppress(OSError, ValueError, KeyError, TypeError, HTTPException, RecursionError):
        told = json.loads(_read(refused, until))["detail"]
        return GuestError(short(msgspec.convert(told, Said)))
    return GuestError.of("sit-no-server", server=quoted(request.host))


def _within(seconds: float, work: Callable[[], T]) -> T:
    """Do something that may never end; nobody waits for it longer than so many seconds."""
    done: Queue[tuple[T | None, BaseException | None]] = Queue()

    def whole() -> None:
        try:
            done.put((work(), None))
        except BaseException as problem:  # noqa: BLE001 - raised again where it is waited for
            done.put((None, problem))

    Thread(target=whole, daemon=True).start()
    try:
        found, problem = done.get(timeout=seconds)
    except Empty:
        raise TimeoutError from None
    if problem is not None:
        raise problem
    return found  # type: ignore[return-value]
