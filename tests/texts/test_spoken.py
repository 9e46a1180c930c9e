"""Values with messages in them, as a page is told them."""

from datetime import UTC, datetime

from msgspec import Struct

from carrom.match.facts import Requested
from carrom.messages import Message, message
from carrom.rules.situation import Side
from carrom.texts.spoken import spoken


class Bounds(Struct, frozen=True):
    most: tuple[int, ...]
    side: Side | None = None


class Shown(Struct, frozen=True, tag_field="type", tag="shown"):
    title: Message
    sides: dict[Side, tuple[Message, ...]]
    at: datetime
    fact: Requested
    bounds: Bounds
    nothing: None = None


def test_messages_are_said_in_every_language_and_facts_can_be_sent_back():
    white = message("terms-side-white")
    at = datetime(2026, 1, 1, tzinfo=UTC)
    shown = Shown(white, {Side.BLACK: (white,)}, at, Requested("p1"), Bounds((1, 9)))
    words = {"en": "White", "fr": "Blanc"}
    assert spoken(shown) == {
        "type": "shown",
        "title": words,
        "sides": {"black": [words]},
        "at": "2026-01-01T00:00:00Z",
        "fact": {"type": "requested", "by": "p1"},
        "bounds": {"most": [1, 9], "side": None},
        "nothing": None,
    }
