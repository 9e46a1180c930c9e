"""Questions one after another: the terms of a match, a board put right."""

from dataclasses import dataclass
from typing import Protocol, Self

from carrom.desk.errors import EntryError
from carrom.messages import Message, message

BACK = "<"
"""Typed in place of an answer: the question before once more."""
LONGEST_ANSWER = 200


@dataclass(frozen=True, slots=True)
class Question:
    """A question; a numbered option or free text answers it, Enter takes the default."""

    said: Message
    options: tuple[Message, ...] = ()
    default: str = ""
    ticks: tuple[bool, ...] = ()
    """For a check list: which options are ticked."""
    hint: Message | None = None


class Form(Protocol):
    """A row of questions, at one of them."""

    @property
    def question(self) -> Question | None:
        """What is asked now; None once everything is answered."""

    def answer(self, line: str) -> Self:
        """Take an answer; one that cannot be used raises :class:`EntryError`."""

    def back(self) -> Self | None:
        """Return to the question before; None where this is the first."""


def number(line: str, most: int, default: int = 1) -> int:
    """Read a number from 1 to ``most``; an empty line is the default."""
    typed = line.strip()
    if not typed:
        return default
    if not (typed.isascii() and typed.isdigit()) or not 1 <= int(typed[:4]) <= most:
        raise EntryError(message("umpire-not-a-choice", typed=typed[:40], least=1, most=most))
    return int(typed)


def plain_text(line: str) -> str:
    """Return a typed text without control characters and doubled spaces."""
    kept = "".join(c if c.isprintable() else " " for c in line[:LONGEST_ANSWER])
    return " ".join(kept.split())
