"""The cookies by which a browser speaks for its seats in a room, a guest sits down, and a table's devices are told apart."""

from typing import Final

from fastapi import Request, Response

from carrom.server.http.addresses import base_address
from carrom.server.rooms.new_rooms import hashed, is_token, new_token

COOKIE: Final = "carrom-seat"
KEPT: Final = 400 * 24 * 3600
"""Seconds that a browser keeps its seats; browsers keep nothing longer."""
GUEST: Final = "carrom-guest"
INVITED: Final = 3600
"""Seconds that a browser keeps the token of a guest: as long as a code can be used."""
TABLE: Final = "carrom-table"
DEVICE_SIGNS: Final = 8
"""Of the id of a device in the log of a tournament."""


def give_seat(request: Request, response: Response, room: str, token: str) -> None:
    """Let a browser speak for whoever a token is for; only requests about that room carry it."""
    _give(request, response, COOKIE, token, KEPT, f"/api/rooms/{room}")


def guest_token(request: Request) -> str:
    """Return the token with which a guest sits down.

    The browser has it from when it looked at the invitation, or at who waits for an opponent, before
    anything was saved. So whoever was not told whether they sit, as the line dropped, asks again and
    gets the seat that is theirs.
    """
    return known_guest(request) or new_token()


def known_guest(request: Request) -> str | None:
    """Return the token of a guest that a browser has already."""
    known = request.cookies.get(GUEST, "")
    return known if is_token(known) else None


def give_guest(request: Request, response: Response, where: str, token: str) -> None:
    """Let a browser keep the token of a guest; only requests to where they sit down carry it."""
    _give(request, response, GUEST, token, INVITED, where)


def table_device(request: Request, tournament: str) -> str:
    """Return the id of a device at a table, by its cookie; empty: it brought none.

    It shows that two entries came from two browsers, not from two people: a second browser on the
    same phone has a cookie of its own.
    """
    token = request.cookies.get(TABLE, "")
    return hashed(f"{tournament} {token}")[:DEVICE_SIGNS] if is_token(token) else ""


def give_table(request: Request, response: Response, tournament: str) -> str:
    """Let a device at a table be told from others; return its id."""
    token = new_token()
    _give(request, response, TABLE, token, KEPT, f"/api/tournaments/{tournament}")
    return hashed(f"{tournament} {token}")[:DEVICE_SIGNS]


def _give(
    request: Request, response: Response, cookie: str, token: str, kept: int, path: str
) -> None:
    response.set_cookie(
        cookie,
        token,
        max_age=kept,
        httponly=True,
        samesite="strict",
        secure=base_address(request).startswith("https:"),
        path=path,
    )
