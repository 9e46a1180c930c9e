"""What players do with each other's consent: take back, stop, play again; and claiming a game.

An offer holds at the entry it was made at. When the other side offers the same, it happens. Whoever
speaks for both sides has agreed with himself, and computers agree to everything but taking back.
"""

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import structs

from carrom.match.asked import asked
from carrom.match.early_ends import AWAITED
from carrom.match.facts import Abandoned, Conceded, SaidPlay
from carrom.match.match_log import MatchLog
from carrom.match.settings import LARGEST_NUMBER, Clock, Settings, Team
from carrom.match.state import Phase
from carrom.messages import message
from carrom.server import logs
from carrom.server.rooms.casual import NotCasualError, stroke_taken_back
from carrom.server.rooms.intents import Claim, Decline, Offer
from carrom.server.rooms.new_rooms import new_room
from carrom.server.rooms.played import Played
from carrom.server.rooms.presence import patience
from carrom.server.rooms.refused import RefusedIntentError
from carrom.server.rooms.room_state import RoomState, begun
from carrom.store.at_table import Absence, Offered
from carrom.store.at_table import Offer as StandingOffer
from carrom.store.store import Chair, Room

if TYPE_CHECKING:
    from carrom.server.rooms.rooms import Rooms

TAKE_BACK: Final = "take-back"
ABORT: Final = "abort"
REMATCH: Final = "rematch"


class Step(NamedTuple):
    """What is to be added to the log, and who must be gone for it."""

    played: Played
    absence: Absence | None = None


async def at_table(
    rooms: "Rooms", live: RoomState, players: Sequence[str], act: Claim | Offer | Decline
) -> Step | None:
    """Carry out what somebody asks for who speaks for ``players``; None: the log stays as it is."""
    if not players:
        raise RefusedIntentError("not-yours", message("server-not-seated"))
    match act:
        case Claim():
            return await _claimed(rooms, live, players)
        case Offer():
            return await _offered(rooms, live, players, act.what)
        case Decline():
            await rooms.store.withdraw_offer(live.room.id, act.what)
            return None


async def _claimed(rooms: "Rooms", live: RoomState, players: Sequence[str]) -> Step:
    """Give the game to a side whose opponent is gone when it is his to play.

    Without a clock nobody loses by it: the match ends without a result.
    """
    settings, state = live.settings, live.state
    who = asked(settings, state).player or state.turn
    timed = settings.clock is not Clock.OFF
    claimable = state.phase in AWAITED if timed else state.phase is not Phase.OVER
    if who is None or not claimable or live.room.chairs[who] is not Chair.PERSON:
        raise RefusedIntentError("nothing-to-claim", message("server-nothing-to-claim"))
    if settings.team(who) in _sides(settings, players):
        raise RefusedIntentError("not-yours", message("server-claim-own"))
    found = await rooms.store.at_table(live.room.id, rooms.now())
    away = found.people.get(who)
    waits = patience(settings, rooms.away_minutes)
    gone = None if away is None else away.gone_at(waits)
    if away is None or gone is None or found.now < gone:
        raise not_gone(live, who)
    seconds = int((found.now - away.since).total_seconds())
    fact = Conceded(by=who, away=seconds) if timed else Abandoned(player=who, away=seconds)
    return Step(Played(fact), Absence(who, waits))


def not_gone(live: RoomState, who: str) -> RefusedIntentError:
    """Return the refusal of a claim against somebody who is there, or may still come back."""
    return RefusedIntentError("not-gone", message("server-not-gone", player=live.match.name(who)))


async def _offered(
    rooms: "Rooms", live: RoomState, players: Sequence[str], what: Offered
) -> Step | None:
    settings = live.settings
    own = _sides(settings, players)
    over = live.state.phase is Phase.OVER
    if (what == REMATCH) is not over:
        raise RefusedIntentError("not-now", message(f"server-not-now-{what}"))
    by = players[0]
    if what == TAKE_BACK and not await _is_answer(rooms, live, own):
        await _something_to_take_back(rooms, live, settings.members(settings.team(by)))
    if not _agrees_alone(live.room, own, what):
        others = [who for who in settings.players if settings.team(who) not in own]
        found = await rooms.store.offer(
            live.room.id, StandingOffer(what, by, live.seq), others, rooms.now()
        )
        if found is None:
            return None
        by = found.by
    if what == ABORT:
        return Step(Played(Abandoned()))
    if what == REMATCH:
        await _open_next(rooms, live)
        return None
    return await _something_to_take_back(rooms, live, settings.members(settings.team(by)))


async def _is_answer(rooms: "Rooms", live: RoomState, own: frozenset[Team]) -> bool:
    """Say whether the other side offers to take back now."""
    found = await rooms.store.at_table(live.room.id, rooms.now())
    team = live.settings.team
    standing = (o for o in found.offers if o.what == TAKE_BACK and o.seq == live.seq)
    return any(team(offer.by) not in own for offer in standing)


def _agrees_alone(room: Room, own: frozenset[Team], what: Offered) -> bool:
    """Say whether nobody else has to be asked."""
    settings = room.header.settings
    sides = [
        {room.chairs[who] for who in settings.members(team)} for team in Team if team not in own
    ]
    people = [Chair.PERSON in chairs for chairs in sides]
    if what == TAKE_BACK and not all(people):
        raise RefusedIntentError("not-casual", message("server-not-casual"))
    return not any(people)


async def _something_to_take_back(rooms: "Rooms", live: RoomState, players: Sequence[str]) -> Step:
    """Return what leads to just before the last stroke of some players on this board."""
    try:
        fact = await rooms.enough(live, lambda match: stroke_taken_back(match, players))
    except NotCasualError as problem:
        raise RefusedIntentError(problem.kind, problem.said) from None
    return Step(Played(fact))


async def _open_next(rooms: "Rooms", live: RoomState) -> None:
    """Open the room of the rematch, unless the other side has."""
    whole = await rooms.whole(live)
    quick = _begun_at_once(whole)
    settings = _again(live.settings, swapped=quick)
    after = new_room(settings, live.room.header.names, live.room.chairs)
    entries = begun(after, rooms.now()) if quick else []
    opened = await rooms.store.open_next(live.room.id, after, entries)
    if opened == after.id:
        logs.info("room-opened", room=after.id, kind=settings.rules)


def _begun_at_once(match: MatchLog) -> bool:
    """Say whether nobody tossed: everything up to the first "Play" was entered in one moment."""
    first = next((k for k, event in enumerate(match.log) if isinstance(event.fact, SaidPlay)), None)
    return first is not None and len({event.at for event in match.log[: first + 1]}) == 1


def _again(settings: Settings, *, swapped: bool) -> Settings:
    """Return the same terms; without a toss the other side has the break."""
    rosette = None if settings.rosette is None else secrets.randbelow(LARGEST_NUMBER)
    settings = structs.replace(settings, rosette=rosette)
    if not swapped:
        return settings
    start = settings.head_start
    return structs.replace(
        settings,
        a=settings.b,
        b=settings.a,
        head_start=None if start is None else structs.replace(start, team=start.team.other),
    )


def _sides(settings: Settings, players: Sequence[str]) -> frozenset[Team]:
    return frozenset(settings.team(who) for who in players)
