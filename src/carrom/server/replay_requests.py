"""Replays over HTTP: of a room's match, and of a record file."""

from fastapi import APIRouter


def replay_requests() -> APIRouter:
    """Return the requests about replays."""
    return APIRouter(prefix="/api/replays")
