"""The ways in which rule sets want penalty pieces placed."""

from enum import StrEnum


class Manner(StrEnum):
    """Where a penalty piece may go (settled interpretation 30)."""

    CIRCLE_WITHOUT_LINES = "circle-without-lines"
    """Inside the inner central circle, off the centre circle, touching nothing, no cannon or pair."""
    CIRCLE_WITHOUT_QUEEN_LINES = "circle-without-queen-lines"
    """The same, but only a cannon or pair with the queen is forbidden."""
    CIRCLE = "circle"
    """The same without a word on cannon and pair."""
    CENTRE = "centre"
    """On the centre, or as near to it as the pieces there allow; contact is allowed."""
