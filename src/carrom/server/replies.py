"""What the requests of the page have in common: sentences in every language, refusals, work elsewhere."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from fastapi import HTTPException

from carrom.messages import Message
from carrom.texts import LANGUAGES, render

T = TypeVar("T")


def said(what: Message) -> dict[str, str]:
    """Return a sentence in every language."""
    return {language: render(what, language) for language in LANGUAGES}


def refusal(status: int, what: Message) -> HTTPException:
    """Return a refusal that says why in every language."""
    return HTTPException(status, said(what))


async def away(work: Callable[[], T]) -> T:
    """Do something that takes a while outside the event loop."""
    return await asyncio.get_running_loop().run_in_executor(None, work)
