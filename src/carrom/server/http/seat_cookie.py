"""The cookie by which a browser speaks for its seats in a room."""

from typing import Final

from fastapi import Request, Response

from carrom.server.http.addresses import base_address

COOKIE: Final = "carrom-seat"
KEPT: Final = 400 * 24 * 3600
"""Seconds that a browser keeps its seats; browsers keep nothing longer."""


def give_seat(request: Request, response: Response, room: str, token: str) -> None:
    """Let a browser speak for whoever a token is for; only requests about that room carry it."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=KEPT,
        httponly=True,
        samesite="strict",
        secure=base_address(request).startswith("https:"),
        path=f"/api/rooms/{room}",
    )
