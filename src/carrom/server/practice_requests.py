"""The practice board over HTTP: one stroke from anywhere, moved by the server's own physics."""

from fastapi import APIRouter


def practice_requests() -> APIRouter:
    """Return the requests about practice strokes."""
    return APIRouter(prefix="/api/practice")
