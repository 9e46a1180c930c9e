"""What the pages of a desk are told: where the board stands, what a ruling would be, the score card."""

from datetime import datetime
from typing import Any

import msgspec

from carrom.desk.errors import EntryError
from carrom.desk.remote import UNREADABLE
from carrom.desk.replacing import before_entry, replacement
from carrom.desk.score_card import score_card
from carrom.desk.view import decode_fact, desk_view, preview
from carrom.desk.view_types import Before, Refused, Replacement
from carrom.match.match_log import MatchLog
from carrom.texts.spoken import spoken


def desk_view_of(match: MatchLog) -> dict[str, Any]:
    """Return where a board stands, with its sentences in every language."""
    told: dict[str, Any] = spoken(desk_view(match), match.settings.rules)
    return told


def ruling_view(
    match: MatchLog, told: dict[str, Any], at: datetime, before: int = 0
) -> dict[str, Any]:
    """Return what would be ruled on a fact, now or before an entry; one that cannot be read is refused."""
    try:
        match = before_entry(match, before) if before else match
        found = preview(match, decode_fact(msgspec.json.encode(told), match), at)
    except EntryError as problem:
        found = Refused(why=UNREADABLE, said=problem.said)
    shown: dict[str, Any] = spoken(found, match.settings.rules)
    return shown


def before_view(match: MatchLog, seq: int) -> dict[str, Any]:
    """Return the board as it stood before an entry; where there is none, that is refused."""
    found: Before | Refused
    try:
        found = Before(view=desk_view(before_entry(match, seq)))
    except EntryError as problem:
        found = Refused(why=UNREADABLE, said=problem.said)
    shown: dict[str, Any] = spoken(found, match.settings.rules)
    return shown


def replacement_view(
    match: MatchLog, seq: int, told: dict[str, Any] | None, at: datetime
) -> dict[str, Any]:
    """Return what becomes of a match with another fact, or none, in the place of an entry."""
    found: Replacement | Refused
    try:
        before = before_entry(match, seq)
        fact = None if told is None else decode_fact(msgspec.json.encode(told), before)
        found = replacement(match, seq, fact, at)
    except EntryError as problem:
        found = Refused(why=UNREADABLE, said=problem.said)
    shown: dict[str, Any] = spoken(found, match.settings.rules)
    return shown


def card_view(match: MatchLog) -> dict[str, Any]:
    """Return the score card."""
    told: dict[str, Any] = spoken(score_card(match), match.settings.rules)
    return told
