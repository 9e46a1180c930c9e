"""The rule book over HTTP: clauses, words, differences, and what the umpire would say."""

from fastapi import APIRouter


def book_requests() -> APIRouter:
    """Return the requests about the rule book."""
    return APIRouter(prefix="/api/book")
