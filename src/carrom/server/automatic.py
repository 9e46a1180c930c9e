"""What happens by itself in a room: computers, and the umpire where no person has a say."""

from carrom.match.state import Phase, State
from carrom.players import LEVELS, Planner
from carrom.players.table import Answer, Seated, answer, asked, officiated, turned
from carrom.server.store import Chair, Room


def automatic(room: Room, state: State, seq: int) -> Answer | None:
    """Return what a computer or the umpire does next; None: the match waits for people."""
    settings = room.header.settings
    key = (room.seed, seq + 1)
    people = Chair.PERSON in room.chairs.values()
    who = asked(settings, state)
    if who is not None:
        chair = room.chairs[who]
        if chair is Chair.PERSON:
            return None
        return answer(settings, state, who, _computer(chair), key)
    breaker = state.breaker
    if state.phase is Phase.READY and breaker is not None:
        chair = room.chairs[breaker]
        if chair is Chair.PERSON:
            return None
        if not state.seat_change_due:
            fact = turned(settings, state, _computer(chair).player, key)
            if fact is not None and state.rosette_turn == 0.0:
                return Answer(fact)
    elif people and state.phase in (Phase.TOSS, Phase.DECIDING_TOSS, Phase.REQUEST):
        return None
    fact = officiated(state, key)
    return None if fact is None else Answer(fact)


def _computer(chair: Chair) -> Seated:
    level = LEVELS[chair.value]
    return Seated(Planner(level, threads=1), level.hand)
