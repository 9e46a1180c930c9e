"""The rule book over HTTP: clauses, words, differences, and what the umpire would say."""

from collections.abc import Callable, Iterable
from functools import cache, partial
from hashlib import sha256
from typing import Any, Final

import msgspec
from fastapi import APIRouter, HTTPException, Request, Response

from carrom.messages import message
from carrom.rulebook.features import rule_sets
from carrom.rulebook.pages import book, book_names, books, calls, comparison, glossary, ruling
from carrom.rules.checks import ReportError
from carrom.rules.registry import RULE_SETS
from carrom.server.http.responses import refusal
from carrom.server.side_work import BOOK
from carrom.texts import said

_FRESH: Final = "public, max-age=300"
_UNCHANGED: Final = 304


def book_requests() -> APIRouter:
    """Return the requests about the rule book."""
    router = APIRouter(prefix="/api/book")

    @router.get("")
    async def show_books(request: Request) -> Response:
        """Return the rule sets and the settled readings, by title."""
        return await _page(request, books)

    @router.get("/sets")
    async def show_sets(request: Request) -> Response:
        """Return what each rule set is like: names, texts, what is special about it."""
        return await _page(request, rule_sets)

    @router.get("/compare")
    async def compare(request: Request) -> Response:
        """Return the rule sets side by side: figures and rulings that differ."""
        return await _page(request, comparison)

    @router.get("/glossary")
    async def show_words(request: Request) -> Response:
        """Return the words of the game."""
        return await _page(request, glossary)

    @router.get("/{name}/calls", responses={404: {}})
    async def show_calls(request: Request, name: str) -> Response:
        """Return the calls an umpire can make under a rule set."""
        if name not in RULE_SETS:
            raise _unknown(name, RULE_SETS)
        return await _page(request, calls, name)

    @router.get("/{name}", responses={404: {}})
    async def show_book(request: Request, name: str) -> Response:
        """Return one rule set, clause by clause."""
        if name not in book_names():
            raise _unknown(name, book_names())
        return await _page(request, book, name)

    @router.post("/ruling", responses={413: {}, 422: {}})
    async def rule(request: Request) -> Any:  # noqa: ANN401 - any JSON
        """Rule on a stroke or an umpire's call: in and out as ``carrom ruling``, in every language."""
        return _ruled(await request.body())

    return router


def _unknown(name: str, known: Iterable[str]) -> HTTPException:
    return refusal(404, message("book-no-set", name=name[:40], known=", ".join(known)))


async def _page(request: Request, make: Callable[..., Any], *args: str) -> Response:
    """Answer with something that stays the same for as long as the server runs."""
    body, tag = await BOOK.do(partial(_made, make, *args))
    headers = {"etag": tag, "cache-control": _FRESH}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=_UNCHANGED, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


@cache
def _made(make: Callable[..., Any], *args: str) -> tuple[bytes, str]:
    body = msgspec.json.encode(make(*args))
    return body, f'"{sha256(body).hexdigest()[:16]}"'


def _ruled(body: bytes) -> Any:  # noqa: ANN401 - any JSON
    try:
        return ruling(msgspec.json.decode(body))
    except ReportError as problem:
        detail = {"field": problem.field, **said(problem.reason)}
    except (ValueError, RecursionError):
        detail = {"field": "", **said(message("book-not-json"))}
    raise HTTPException(422, detail)
