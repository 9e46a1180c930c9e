"""What the pages of a desk are told: where the board stands, what a ruling would be, the score card."""

from datetime import datetime
from typing import Any

import msgspec

from carrom.desk.errors import EntryError
from carrom.desk.remote import UNREADABLE
from carrom.desk.score_card import score_card
from carrom.desk.view import decode_fact, desk_view, preview
from carrom.desk.view_types import Refused
from carrom.match.match_log import MatchLog
from carrom.texts.spoken import spoken


def desk_view_of(match: MatchLog) -> dict[str, Any]:
    """Return where a board stands, with its sentences in every language."""
    told: dict[str, Any] = spoken(desk_view(match))
    return told


def ruling_view(match: MatchLog, told: dict[str, Any], at: datetime) -> dict[str, Any]:
    """Return what would be ruled on a fact; one that cannot be read is refused."""
    try:
        found = preview(match, decode_fact(msgspec.json.encode(told), match), at)
    except EntryError as problem:
        found = Refused(why=UNREADABLE, said=problem.said)
    shown: dict[str, Any] = spoken(found)
    return shown


def card_view(match: MatchLog) -> dict[str, Any]:
    """Return the score card."""
    told: dict[str, Any] = spoken(score_card(match))
    return told
