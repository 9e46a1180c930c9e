"""What the desk does with a match: deciding on entries, taking them back, finding players by name."""

from datetime import datetime

from carrom.desk.errors import EntryError
from carrom.match.decide import decide
from carrom.match.events import Event
from carrom.match.fact_words import joined
from carrom.match.facts import Fact, Undone
from carrom.match.match_log import MatchLog, standing_numbers
from carrom.match.refusals import Refusal
from carrom.match.time_left import with_time_left
from carrom.messages import Argument, message


def decided(desk: MatchLog, fact: Fact, at: datetime) -> Event | Refusal:
    """Decide on a fact; a clock that was set back is read as standing still."""
    now = at if desk.last is None else max(at, desk.last.at)
    return decide(desk, with_time_left(desk.state, fact, now), now)


def undo(desk: MatchLog) -> Undone:
    """Return the fact that takes the last entry back that still stands."""
    kept = standing_numbers(desk)
    if not kept:
        raise EntryError(message("umpire-nothing-to-undo"))
    return Undone(to=kept[-1] - 1)


def redo(desk: MatchLog) -> Undone:
    """Return the fact that takes an undoing back, as long as nothing was entered after it."""
    if not desk.log or not isinstance(desk.log[-1].fact, Undone):
        raise EntryError(message("umpire-nothing-to-redo"))
    return Undone(to=desk.log[-1].seq - 1)


def find_player(desk: MatchLog, typed: str) -> str:
    """Return the player of a number or of the beginning of a name."""
    players = desk.settings.players
    wanted = typed.strip().casefold()
    if wanted.isdecimal() and wanted.isascii() and 1 <= int(wanted[:2]) <= len(players):
        return players[int(wanted[:2]) - 1]
    found = [p for p in players if wanted and desk.name(p).casefold().startswith(wanted)]
    whole = [p for p in found if desk.name(p).casefold() == wanted]
    if len(whole or found) != 1:
        raise EntryError(message("umpire-not-a-player", typed=typed, players=player_list(desk)))
    return (whole or found)[0]


def player_list(desk: MatchLog) -> Argument:
    """Return all players with their numbers."""
    each = [
        message("umpire-numbered", number=desk.number(p), name=desk.name(p))
        for p in desk.settings.players
    ]
    return joined(each)


def rulings(desk: MatchLog) -> tuple[int, ...]:
    """Return the numbers of the standing entries that hold a decision."""
    kept = set(standing_numbers(desk))
    return tuple(e.seq for e in desk.log if e.seq in kept and e.reason is not None)
