"""Plain values with sentences in them, in every language: what is sent as JSON to a page."""

from collections.abc import Mapping
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import Struct, structs

from carrom.messages import Message
from carrom.texts import said


def spoken(value: Any, rule_set: str = "") -> Any:  # noqa: ANN401 - any value made of structs
    """Return a value as JSON knows it, each message as its sentences in the words of a rule set."""
    match value:
        case Message():
            return said(value, rule_set)
        case Struct():
            return _struct(value, rule_set)
        case Mapping():
            return {msgspec.to_builtins(key): spoken(each, rule_set) for key, each in value.items()}
        case tuple() | list():
            return [spoken(each, rule_set) for each in value]
        case _:
            return msgspec.to_builtins(value)


def _struct(value: Struct, rule_set: str) -> dict[str, Any]:
    if _silent(type(value)):
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(value))
        return plain
    config = value.__struct_config__
    told: dict[str, Any] = {config.tag_field: config.tag} if config.tag_field else {}
    return told | {name: spoken(each, rule_set) for name, each in structs.asdict(value).items()}


@cache
def _silent(kind: type[Struct]) -> bool:
    """Say whether no message can be in a value: it is a fact, or its fields name none."""
    if kind.__struct_config__.omit_defaults:
        return True
    return not any(map(_can_speak, get_type_hints(kind).values()))


def _can_speak(hint: Any) -> bool:  # noqa: ANN401 - a type as it is written
    if hint is Message or hint is Any:
        return True
    if isinstance(hint, type) and issubclass(hint, Struct):
        return not _silent(hint)
    return any(map(_can_speak, get_args(hint)))
