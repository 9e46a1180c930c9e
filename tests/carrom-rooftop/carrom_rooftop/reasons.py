"""Why the rooftop rules decide as no other rules do."""

from enum import StrEnum


class RooftopReason(StrEnum):
    """The sentence of a reason is ``rooftop-ruling-<reason>``, in both languages."""

    HELPING = "rooftop:helping"
    """Two own pieces in one stroke earn tries."""
    OVERBOARD = "rooftop:overboard"
    """A disc went over the railing."""
    LEANING = "rooftop:leaning"
    """A call of the umpire: somebody leant on the board."""
