"""The check list of the equipment: a page for each part, an item for each requirement."""

from itertools import groupby
from typing import Final

from carrom.equipment.inspection import allowed, name_of
from carrom.equipment.requirements import REQUIREMENTS, Limits, Requirement
from carrom.messages import Message, message

ALL: Final = "+"
"""Ticks every item of a page of the check list."""
PARTS: Final = tuple(tuple(group) for _, group in groupby(REQUIREMENTS, key=lambda r: r.part))
"""The check list, a page for each part."""


def requirement_id(requirement: Requirement) -> str:
    """Return what a ticked item is called in the record."""
    return f"{requirement.part}.{requirement.name}"


def item(requirement: Requirement) -> Message:
    """Return what has to be looked at, with what is allowed."""
    name = name_of(requirement.part, requirement.name)
    if isinstance(requirement.rule, Limits):
        return message("equipment-item", name=name, allowed=allowed(requirement.rule))
    return name
