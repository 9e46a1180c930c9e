"""The check list of the equipment: a page for each part, an item for each requirement."""

from itertools import groupby
from typing import Final

from carrom.equipment.inspection import allowed, label
from carrom.equipment.requirements import Limits, Requirement, Requirements
from carrom.messages import Message, message

ALL: Final = "+"
"""Ticks every item of a page of the check list."""


def parts(asked: Requirements) -> tuple[Requirements, ...]:
    """Return the check list, a page for each part."""
    return tuple(tuple(group) for _, group in groupby(asked, key=lambda r: r.part))


def requirement_id(requirement: Requirement) -> str:
    """Return what a ticked item is called in the record."""
    return f"{requirement.part}.{requirement.name}"


def item(requirement: Requirement) -> Message:
    """Return what has to be looked at, with what is allowed."""
    name = label(requirement)
    if isinstance(requirement.rule, Limits):
        return message("equipment-item", name=name, allowed=allowed(requirement.rule))
    return name
