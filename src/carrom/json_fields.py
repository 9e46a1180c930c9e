"""Fields of a JSON value, read and checked; whoever reads says with which error they are refused.

A field is named by its JSON pointer, such as ``/discs/3/x``; a missing one and ``null`` are alike.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from carrom.messages import Argument, Message, message

Json = Any
T = TypeVar("T")

_LONGEST: Final = 40
"""Characters of a value shown in a sentence."""


def shown(value: object) -> str:
    """Return a value as it was given, short enough for a sentence."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


class FieldError(ValueError):
    """A value that cannot be used: the field as a JSON pointer, and why."""

    def __init__(self, field: str, reason: Message) -> None:
        super().__init__(field, reason)
        self.field = field
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.field}: {self.reason.text()}" if self.field else self.reason.text()


@dataclass(frozen=True, slots=True)
class FieldReader:
    """Reads the fields of requests of one kind."""

    error: type[FieldError]
    """What is raised."""

    def refuse(self, field: str, reason: str, **args: Argument) -> FieldError:
        """Return the error for a field; the reason is the id of a text."""
        return self.error(field, message(reason, **args))

    def object(self, value: Json, field: str) -> dict[str, Json]:
        """Return a value that has to be an object."""
        if not isinstance(value, dict):
            raise self.refuse(field, "error-not-an-object")
        return value

    def list(self, value: Json, field: str) -> list[Json]:
        """Return a value that has to be a list."""
        if not isinstance(value, list):
            raise self.refuse(field, "error-not-a-list")
        return value

    def truth(self, data: dict[str, Json], key: str, field: str, *, default: bool) -> bool:
        """Return what is true or false, the default where it is missing."""
        value = data.get(key)
        if value is None:
            return default
        if type(value) is not bool:
            raise self.refuse(f"{field}/{key}", "error-not-true-or-false")
        return value

    def known(self, value: Json, names: Mapping[str, T], field: str) -> T:
        """Return what a name stands for."""
        found = names.get(value) if type(value) is str else None
        if found is None:
            if value is None:
                raise self.refuse(field, "error-missing")
            choices = ", ".join(names)
            raise self.refuse(field, "error-unknown-name", name=shown(value), choices=choices)
        return found

    def named(self, data: dict[str, Json], key: str, names: Mapping[str, T], field: str) -> T:
        """Return what the name in a field stands for."""
        value = data.get(key)
        found = names.get(value) if type(value) is str else None
        return self.known(value, names, f"{field}/{key}") if found is None else found
