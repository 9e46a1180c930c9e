"""Who sits where, as it changes: friends sit down, computers fill seats and give them up again.

A change is one transaction with its entries in the log; of two who want one seat, one gets it.
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Final

from msgspec import structs

from carrom import __version__
from carrom.match.decide import decide
from carrom.match.events import Event
from carrom.match.facts import ChangedChair
from carrom.match.line_chain import hash_of
from carrom.match.match_log import MatchLog
from carrom.match.quick_start import quick_start
from carrom.match.record_write import event_line
from carrom.match.refusals import Refusal
from carrom.match.state import Phase
from carrom.messages import Message, message
from carrom.server.names import checked_name
from carrom.server.rooms.autoplay import NOBODY
from carrom.server.rooms.new_rooms import hashed
from carrom.server.rooms.room_state import RoomState
from carrom.server.rooms.rooms import Rooms
from carrom.store.operated import BlockedError
from carrom.store.store import Chair, ConflictError, Seat, StorageError, StoredEntry

TRIES: Final = 8
"""How often a change is tried while others change the same room."""
COMPUTER: Final = "Computer"
"""What a computer is called that was given no name."""
Choice = Callable[[RoomState], tuple[str, Seat]]


class SeatError(Exception):
    """A seat cannot be changed so; ``said`` says why."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem
        self.said: Message = message(f"server-{problem}")


class Seats:
    """The seats of all rooms."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def sit_down(
        self,
        live: RoomState,
        name: str,
        player: str | None,
        token: str,
        address: str | None = None,
    ) -> str:
        """Seat a person on a free seat, the first one if none is named; return it.

        Whoever sits there already, known by the token, sits down again: nothing else changes.
        ``address`` is the keyed hash of where the person comes from. Where strangers meet it is kept,
        and one that is blocked raises :class:`BlockedError`.
        """
        if address is not None and await self._rooms.store.barred(live.room.id, address):
            raise BlockedError

        def choose(live: RoomState) -> tuple[str, Seat]:
            chairs, names = live.room.chairs, live.room.header.names
            free = free_seats(live, token)
            if player is not None and player not in chairs:
                raise SeatError("no-seat")
            if not free:
                raise SeatError("code-full")
            if player is not None and player not in free:
                raise SeatError("seat-taken")
            others = [names[who] for who in chairs if who not in free and who in names]
            called = checked_name(name, others)
            seat = Seat(chair=Chair.PERSON, name=called, token=hashed(token), address=address)
            return player or free[0], seat

        return await self._change(live, choose)

    async def set_chair(
        self, live: RoomState, player: str, chair: Chair, name: str | None, token: str
    ) -> None:
        """Let a computer play for a player, free a seat, or name a person, as somebody seated wants."""
        known = (await self._rooms.store.seats([live.room.id]))[live.room.id].get(player)

        def choose(live: RoomState) -> tuple[str, Seat]:
            chairs = live.room.chairs
            yours = live.speaks_for(hashed(token))
            if not yours:
                raise SeatError("not-seated")
            if player not in chairs:
                raise SeatError("no-seat")
            person = chairs[player] is Chair.PERSON
            wrong = player not in yours or chair not in NOBODY if person else chair is Chair.PERSON
            if wrong:
                raise SeatError("seat-not-yours")
            if chair is Chair.PERSON:
                names = live.room.header.names
                others = [names[who] for who in names if who not in (player, *free_seats(live))]
                named = checked_name(name or "", others)
                recovery = known.recovery if known else None
                seat = Seat(chair=chair, name=named, token=hashed(token), recovery=recovery)
                return player, seat
            if person and list(chairs.values()).count(Chair.PERSON) == 1:
                raise SeatError("seat-last")
            if chair is Chair.OPEN:  # those who read the log still know who it was
                kept = live.room.header.names.get(player) if live.seq else None
                return player, Seat(chair=chair, name=kept)
            called = checked_name(name or COMPUTER, person=False)
            return player, Seat(chair=chair, name=called)

        if chair not in NOBODY:
            self._rooms.computers.expect()
        await self._change(live, choose)

    async def _change(self, live: RoomState, choose: Choice) -> str:
        """Change a seat; what is chosen depends on who sits there at that moment."""
        rooms = self._rooms
        for _ in range(TRIES):
            async with live.lock:
                await rooms.cache.read_seats(live)
                await rooms.cache.catch_up(live)
                player, seat = choose(live)
                if live.state.phase is Phase.OVER:
                    raise SeatError("seat-over")
                try:
                    await rooms.store.append(
                        live.room.id,
                        live.seq,
                        _entries(rooms, live, player, seat),
                        seats={player: seat},
                        chairs=live.room.chairs,
                    )
                except ConflictError:
                    continue
                await rooms.cache.read_seats(live)
                await rooms.cache.catch_up(live)
            rooms.bus.ring(live.room.id)
            rooms.table_changed(live.room.id)
            return player
        raise StorageError("the seats of a room change all the time")


def free_seats(live: RoomState, token: str = "") -> list[str]:
    """Return the players whose seats nobody has taken, but first those that are a token's already."""
    own = live.speaks_for(hashed(token)) if token else ()
    free = sorted(who for who, chair in live.room.chairs.items() if chair is Chair.OPEN)
    return [*own, *free]


def _entries(rooms: Rooms, live: RoomState, player: str, seat: Seat) -> list[StoredEntry]:
    """Return what a change of a seat adds to the log.

    Before the match has begun only computers are worth an entry. A game that is to begin at once does
    so when the last seat is taken.
    """
    room = live.room
    names = room.header.names | ({player: seat.name} if seat.name else {})
    match = replace(live.match, header=structs.replace(room.header, names=names))
    at = max(rooms.now(), live.at)
    before = room.chairs[player]
    told = live.seq or before not in NOBODY or seat.chair not in NOBODY
    if told and seat.chair is not before:
        chair = seat.chair.value if seat.chair in NOBODY else f"{seat.chair} {__version__}"
        fact = ChangedChair(player=player, chair=chair, left=live.seconds_left(rooms.now()))
        match = match.after(_decided(match, fact, at))
    full = Chair.OPEN not in (room.chairs | {player: seat.chair}).values()
    if room.quick and full and match.state.phase is Phase.TOSS:
        match = quick_start(match, at, room.seed)
    entries, digest = [], live.hash
    for seq in range(live.seq + 1, match.seq + 1):
        line = event_line(match.event_at(seq), digest)
        digest = hash_of(line)
        entries.append(StoredEntry(seq=seq, line=line))
    return entries


def _decided(match: MatchLog, fact: ChangedChair, at: datetime) -> Event:
    event = decide(match, fact, at)
    if isinstance(event, Refusal):
        raise SeatError("seat-over")
    return event
