"""What happens by itself in a room: computers, and the umpire where no person has a say."""

from carrom.match.asked import Ask, asked, officiated
from carrom.match.facts import ChangedChair, TurnedRosette
from carrom.match.match_log import MatchLog, standing_backwards
from carrom.match.state import Phase
from carrom.server.rooms.computers import Task, task_for
from carrom.server.rooms.played import Played
from carrom.store.store import Chair, Room

NOBODY = frozenset((Chair.PERSON, Chair.OPEN))
"""Chairs on which no computer sits."""


def automatic(room: Room, match: MatchLog) -> Played | Task | None:
    """Return what the umpire does next, or what a computer is to decide; None: it waits for people.

    Where a computer has nothing to do but may turn the rosette, ask again with :func:`opened`.
    """
    settings, state = match.settings, match.state
    if Chair.OPEN in room.chairs.values():
        return None
    key = (room.seed, match.seq + 1)
    people = Chair.PERSON in room.chairs.values()
    waiting = asked(settings, state)
    who = waiting.player
    if waiting.what is Ask.STRIKE and not waiting.places:
        stuck = officiated(settings, state, 0)
        if stuck is not None:
            return Played(stuck)
    if who is not None:
        chair = room.chairs[who]
        return None if chair in NOBODY else task_for(match, chair.value, who, key)
    breaker = state.breaker
    if state.phase is Phase.READY and breaker is not None:
        chair = room.chairs[breaker]
        if chair in NOBODY:
            return None
        if not state.seat_change_due and state.rosette_turn == 0.0:
            return task_for(match, chair.value, breaker, key, turning=True)
    elif people and state.phase in (Phase.TOSS, Phase.DECIDING_TOSS, Phase.REQUEST):
        return None
    return opened(room, match)


def opened(room: Room, match: MatchLog) -> Played | None:
    """Return what the umpire does when the computer leaves the rosette as it is, or has turned it."""
    people = Chair.PERSON in room.chairs.values()
    if match.state.phase is Phase.READY and people and _just_ended(match):
        return None
    fact = officiated(match.settings, match.state, room.seed + match.seq)
    return None if fact is None else Played(fact)


def _just_ended(match: MatchLog) -> bool:
    """Say whether a board is over and nobody has said yet that the next one may begin.

    A person says so: "Play", or by changing seats. Where a clock runs, the end of its time says it too.
    """
    for entry in standing_backwards(match):
        if entry.event.result is not None:
            return True
        if not isinstance(entry.event.fact, TurnedRosette | ChangedChair):
            return False
    return False
