"""What of an entry people must not miss, so that a page can show it for as long as it matters."""

from enum import StrEnum

from carrom.match.events import Event
from carrom.match.facts import (
    Called,
    ChangedChair,
    EnteredGame,
    Forwent,
    FoundNoRoom,
    Placed,
    Struck,
    TimeRanOut,
    Undone,
)
from carrom.match.match_log import MatchLog
from carrom.match.ruling_words import account_of
from carrom.match.state import Phase, Timer
from carrom.rules.situation import Side, Situation
from carrom.rules.wording import Account


class Notice(StrEnum):
    """What an entry is to those at the board, the weightiest first."""

    END = "end"
    """A board is over."""
    FOUL = "foul"
    """It costs who made it: pieces, or the turn by a call."""
    PLACED = "placed"
    """Pieces were placed, or could not be."""
    QUEEN = "queen"
    """The queen fell, was covered or goes back."""
    NOTE = "note"
    """Something else that is not the ordinary course: dues paid, colours taken, time that ran out."""


def notice(before: MatchLog, event: Event) -> Notice | None:
    """Return what an entry is to those at the board; None: the ordinary course."""
    fact = event.fact
    after = before.state_after(event)
    if event.result is not None or after.phase is Phase.OVER or isinstance(fact, EnteredGame):
        return Notice.END
    if isinstance(fact, Placed | FoundNoRoom | Forwent):
        return Notice.PLACED
    if isinstance(fact, TimeRanOut) and fact.timer is Timer.PLACING:
        return Notice.PLACED
    told = account_of(before, event) or Account(Side.WHITE)
    if event.reason is not None and _is_foul(before, event, told):
        return Notice.FOUL
    old, new = before.state.situation, after.situation
    if told.queen or told.queen_back or (old and new and _queen_changed(old, new)):
        return Notice.QUEEN
    coloured = bool(old and new and old.colours_open and not new.colours_open)
    paid = told.dues or told.opponents_dues or told.dues_before or told.opponents_dues_before
    unusual = told.own_back or told.gift or told.pieces_off or told.striker or paid or coloured
    return (
        Notice.NOTE
        if unusual or isinstance(fact, TimeRanOut | Undone | Called | ChangedChair)
        else None
    )


def _is_foul(before: MatchLog, event: Event, told: Account) -> bool:
    """Say whether a ruling costs its player something; before the break a striker costs nothing."""
    fact = event.fact
    broken = before.state.situation is None or before.state.situation.broken
    improper = isinstance(fact, Struck) and not fact.stroke.proper
    striker = told.striker and broken
    return bool(told.penalty or told.owed or told.turn_passes or striker or improper)


def _queen_changed(old: Situation, new: Situation) -> bool:
    return (old.queen, old.queen_by) != (new.queen, new.queen_by)
