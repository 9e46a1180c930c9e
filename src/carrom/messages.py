"""What the core says to people: a message id with its arguments, never prose.

:mod:`carrom.texts` turns a message into English or French.
"""

from dataclasses import dataclass
from decimal import Decimal
from typing import Union

Argument = Union[str, int, float, Decimal, "Message"]
"""A message is an argument of another where a sentence has a part that varies."""


@dataclass(frozen=True, slots=True)
class Message:
    """One thing to say: ``id`` names a text in ``texts/<language>/<domain>.ftl``.

    The domain is the part of the id before its first hyphen.
    """

    id: str
    args: tuple[tuple[str, Argument], ...] = ()

    @property
    def domain(self) -> str:
        """The Fluent file that holds the text."""
        return self.id.partition("-")[0]


def message(id_: str, /, **args: Argument) -> Message:
    """Make a message with its arguments given by name."""
    return Message(id_, tuple(sorted(args.items())))
