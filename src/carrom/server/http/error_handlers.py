"""Refusals of one shape: whatever is wrong with a request, its answer says so in every language."""

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from carrom.messages import Message, message
from carrom.server.http.limits import BodyLimit
from carrom.server.http.responses import refusals
from carrom.server.side_work import BusyError
from carrom.texts import said

LONGEST_FIELD = 80
RETRY_AFTER = "5"
"""Seconds."""


def refuse_alike(app: FastAPI) -> None:
    """Give an application limits, and the same shape to everything it refuses.

    Comes before its requests, whose descriptions then tell of the refusals.
    """
    app.router.responses |= refusals(403, 422)
    app.add_middleware(BodyLimit)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _refused)
    app.add_exception_handler(BusyError, _busy)
    app.add_exception_handler(ClientDisconnect, _gone)


async def _invalid(_: Request, problem: Exception) -> Response:
    assert isinstance(problem, RequestValidationError)
    field = _field(problem)
    if not field:
        return _answer(422, message("server-malformed"))
    return _answer(422, message("server-field", field=field), field=field)


async def _refused(_: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    detail: object = problem.detail
    if isinstance(detail, dict):
        return JSONResponse({"detail": detail}, problem.status_code, problem.headers)
    match problem.status_code:
        case 404:
            return _answer(404, message("server-nothing"))
        case 405:
            return _answer(405, message("server-method"), headers=dict(problem.headers or {}))
        case _:
            return _answer(422, message("server-malformed"))


async def _busy(_: Request, __: Exception) -> Response:
    return _answer(429, message("server-busy"), headers={"retry-after": RETRY_AFTER})


async def _gone(_: Request, __: Exception) -> Response:
    """Answer somebody who hung up before his request was all here: nobody reads it."""
    return _answer(400, message("server-malformed"))


def _field(problem: RequestValidationError) -> str:
    """Return what is wrong, as a path such as players.0.name; empty: all of it."""
    errors = problem.errors()
    if not errors or errors[0]["type"] == "json_invalid":
        return ""
    _, *where = errors[0]["loc"]
    return ".".join(str(step) for step in where)[:LONGEST_FIELD]


def _answer(
    status: int, why: Message, headers: dict[str, str] | None = None, **more: str
) -> Response:
    return JSONResponse({"detail": said(why) | more}, status, headers)
