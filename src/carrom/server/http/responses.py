"""What the requests of the page have in common: sentences in every language, refusals, work elsewhere."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from fastapi import HTTPException
from pydantic import BaseModel

from carrom.messages import Message, message
from carrom.store.store import StorageError
from carrom.texts import said

T = TypeVar("T")


class Sentence(BaseModel):
    """A sentence in every language."""

    en: str
    fr: str


class Reason(BaseModel):
    """Why something was refused, in every language."""

    en: str
    fr: str
    field: str | None = None
    """What of the request is wrong, where one part of it is."""


class Refused(BaseModel):
    """A request that was refused and changed nothing."""

    detail: Reason


def sentence(what: Message) -> Sentence:
    """Return a sentence in every language."""
    return Sentence(**said(what))


def refusal(status: int, what: Message) -> HTTPException:
    """Return a refusal that says why in every language."""
    return HTTPException(status, said(what))


def unsaved(problem: StorageError) -> Message:
    """Say to whoever asked once what a failed store means: nothing has changed, or nobody knows."""
    sure = problem.kind == StorageError.kind
    return message("server-storage" if sure else "server-perhaps-saved")


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the description of the refusals that a request may get."""
    return {status: {"model": Refused} for status in statuses}


async def in_thread(work: Callable[[], T]) -> T:
    """Do something for a room outside the event loop; for anything else see :mod:`side_work`."""
    return await asyncio.get_running_loop().run_in_executor(None, work)
