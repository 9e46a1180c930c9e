"""From an act to what is to be written down: the toss is drawn, a stroke is played."""

import secrets
from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING

from msgspec import structs

from carrom.match.decide import toss
from carrom.match.facts import Help, Struck
from carrom.match.refusals import RefusedError, Why
from carrom.match.settings import Settings
from carrom.match.simulated_stroke import check_turn, simulate_stroke
from carrom.match.state import State
from carrom.messages import message
from carrom.physics import InputError, TooLongError
from carrom.players.at_match import Answer
from carrom.server.http.responses import in_thread
from carrom.server.rooms.casual import NotCasualError, taken_back
from carrom.server.rooms.intents import Action, Request, Strike, TakeBack, Toss, fact_of
from carrom.server.rooms.played import Played, played
from carrom.server.rooms.refused import RefusedIntentError
from carrom.server.rooms.requests import request
from carrom.server.rooms.room_state import RoomState

if TYPE_CHECKING:
    from carrom.server.rooms.rooms import Rooms


async def answer(
    rooms: "Rooms", live: RoomState, act: Action, who: str, players: Collection[str]
) -> Played:
    """Return what somebody does who speaks for ``players``, ready for the log; a stroke is played."""
    if isinstance(act, Toss):
        return Played(toss(secrets.randbelow(2)))
    if isinstance(act, TakeBack):
        try:
            return Played(await rooms.enough(live, lambda match: taken_back(live.room, match, who)))
        except NotCasualError as problem:
            raise RefusedIntentError(problem.kind, problem.said) from None
    if isinstance(act, Request):
        return Played(request(live.room, live.state, who, players, live.seconds_left(rooms.now())))
    if not isinstance(act, Strike):
        return Played(await in_thread(partial(fact_of, live.settings, live.state, act, who)))
    try:
        check_turn(live.match, act.aim)
        helped = help_with(act, hinted=live.hinted == live.seq)
        return await in_thread(partial(_struck, live.settings, live.state, act, who, helped))
    except InputError as problem:
        raise RefusedIntentError(problem.problem, problem.said) from None
    except RefusedError as problem:
        raise RefusedIntentError(problem.refusal.why, problem.refusal.said) from None
    except TooLongError:
        raise RefusedIntentError("too-long", message("server-failed")) from None


def help_with(act: Strike, *, hinted: bool) -> tuple[Help, ...]:
    """Return the help that a player had with a stroke: what the page tells, and hints from here."""
    return tuple(each for each in Help if each in act.helped or (hinted and each is Help.HINT))


def _struck(
    settings: Settings, state: State, act: Strike, who: str, helped: tuple[Help, ...]
) -> Played:
    made = simulate_stroke(settings, state, act.aim, who)
    if made.fact is None:
        raise RefusedIntentError(Why.NO_STROKE, message(f"refusal-{Why.NO_STROKE}"))
    fact = made.fact
    if isinstance(fact, Struck):
        fact = structs.replace(fact, helped=helped)
    return played(Answer(fact, act.aim, made.motion))
