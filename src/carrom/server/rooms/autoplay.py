"""What happens by itself in a room: computers, and the umpire where no person has a say."""

import os
from typing import Final

from carrom.match.asked import Ask, asked, officiated
from carrom.match.match_log import MatchLog
from carrom.match.state import Phase
from carrom.players import Computer, computer
from carrom.players.at_match import Answer, turned
from carrom.store.store import Chair, Room

THREADS: Final = min(2, os.cpu_count() or 1)
"""Cores for one decision; the strokes are the same with any number."""


def automatic(room: Room, match: MatchLog) -> Answer | None:
    """Return what a computer or the umpire does next; None: the match waits for people."""
    settings, state = match.settings, match.state
    key = (room.seed, match.seq + 1)
    people = Chair.PERSON in room.chairs.values()
    waiting = asked(settings, state)
    who = waiting.player
    if waiting.what is Ask.STRIKE and not waiting.places:
        stuck = officiated(settings, state, 0)
        if stuck is not None:
            return Answer(stuck)
    if who is not None:
        chair = room.chairs[who]
        return None if chair is Chair.PERSON else _computer(chair).answer(match, who, key)
    breaker = state.breaker
    if state.phase is Phase.READY and breaker is not None:
        chair = room.chairs[breaker]
        if chair is Chair.PERSON:
            return None
        if not state.seat_change_due and state.rosette_turn == 0.0:
            turn = turned(match, _computer(chair).player, key)
            if turn is not None:
                return Answer(turn)
    elif people and state.phase in (Phase.TOSS, Phase.DECIDING_TOSS, Phase.REQUEST):
        return None
    fact = officiated(settings, state, room.seed + match.seq)
    return None if fact is None else Answer(fact)


def _computer(chair: Chair) -> Computer:
    return computer(chair.value, threads=THREADS)
