"""What decoding alone lets through: members given twice, and members that have no place."""

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from msgspec import Struct


class DoubledError(ValueError):
    """An object that gives a member twice, so that readers may differ on what it says."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def read_once(body: bytes) -> Any:  # noqa: ANN401 - any JSON
    """Read JSON in which no object gives a member twice; else raise :class:`DoubledError`."""
    return json.loads(body.decode("utf-8"), object_pairs_hook=_object)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        raise DoubledError(next(name for name in names if names.count(name) > 1))
    return found


def unknown(stored: Any, value: Any, where: str = "$") -> str | None:  # noqa: ANN401 - any JSON
    """Return the path of the first member that has no place in the value decoded, or None."""
    if isinstance(stored, dict):
        known = _members(value)
        if known is None:  # a mapping, whose names are free
            return None
        for name, part in stored.items():
            path = f"{where}.{name}"
            if name not in known:
                return path
            found = unknown(part, known[name], path)
            if found is not None:
                return found
    elif isinstance(stored, list) and isinstance(value, tuple | list):
        found_in = (unknown(s, v, f"{where}[...]") for s, v in zip(stored, value, strict=False))
        return next(_some(found_in), None)
    return None


def _some(found: Iterator[str | None]) -> Iterator[str]:
    return (path for path in found if path is not None)


def _members(value: Any) -> dict[str, Any] | None:  # noqa: ANN401 - whatever was decoded
    """Return what a decoded object can hold, by name; its tag has no value here."""
    if isinstance(value, Struct):
        found = {name: getattr(value, name) for name in value.__struct_fields__}
        tag = value.__struct_config__.tag_field
        return found | {tag: None} if tag is not None else found
    if is_dataclass(value):
        return {field.name: getattr(value, field.name) for field in fields(value)}
    return None
