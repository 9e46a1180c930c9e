"""People who do not know each other and look for an opponent."""

import asyncio
import random
import secrets
from time import monotonic
from typing import Final

from carrom.match.settings import LARGEST_NUMBER, Clock, Settings
from carrom.server import logs
from carrom.server.names import told_apart
from carrom.server.rooms.new_rooms import hashed, new_room
from carrom.server.rooms.room_state import begun
from carrom.server.rooms.rooms import Rooms
from carrom.server.secret import address_hash
from carrom.store.operated import BusyError, Met, OpenGames, Seeker, Wish
from carrom.store.store import Chair, Seat, StorageError

PATIENCE: Final = 10.0
"""Seconds for which somebody waits until other processes have paired their people."""
FIRST_WAIT, LONGEST_WAIT = 0.01, 0.2
KEPT: Final = 1.0
"""Seconds that the list of open games is told again before it is read anew."""


class Strangers:
    """Pairs strangers."""

    def __init__(self, rooms: Rooms, secret: bytes | None = None) -> None:
        """Without a ``secret`` no addresses are kept, and nobody can be blocked."""
        self._rooms = rooms
        self._secret = secret
        self._games: list[OpenGames] = []
        self._read = -KEPT
        self._reading = asyncio.Lock()

    async def games(self) -> list[OpenGames]:
        """Return who waits."""
        async with self._reading:
            if monotonic() - self._read >= KEPT:
                self._games = await self._rooms.store.open_games()
                self._read = monotonic()
            return self._games

    async def meet(self, name: str, rules: str, wish: Wish, host: str, token: str) -> Met:
        """Pair somebody, or let him wait; return where he sits.

        ``token`` will speak for him. Whoever asks again with the same one, as he was not told, gets the
        same game.
        """
        player = secrets.choice(("p1", "p2"))  # who breaks is drawn
        settings = Settings(
            rules=rules,
            a=("p1",),
            b=("p2",),
            clock=Clock.CASUAL,
            single_board=True,
            rosette=secrets.randbelow(LARGEST_NUMBER),
        )
        chairs = {who: Chair.PERSON if who == player else Chair.OPEN for who in ("p1", "p2")}
        seeker = Seeker(
            wish=wish,
            room=new_room(settings, {player: name}, chairs),
            player=player,
            seat=Seat(
                chair=Chair.PERSON, name=name, token=hashed(token), address=self.address(host)
            ),
            apart=told_apart,
            begin=begun,
        )
        met = await self._met(seeker)
        self._read = -KEPT
        if met.waiting:
            logs.info("room-opened", room=met.room, kind=rules)
        else:
            logs.info("strangers-met", room=met.room, kind=rules)
            self._rooms.table_changed(met.room)
            self._rooms.bus.ring(met.room)
            self._rooms.driving.look(met.room)
        return met

    def address(self, host: str) -> str | None:
        """Return what is kept of where a stranger comes from."""
        return None if self._secret is None else address_hash(self._secret, host)

    async def _met(self, seeker: Seeker) -> Met:
        end, wait = monotonic() + PATIENCE, FIRST_WAIT
        while True:
            try:
                return await self._rooms.store.meet(seeker)
            except BusyError:
                if monotonic() > end:
                    raise StorageError("other processes pair people all the time") from None
            await asyncio.sleep(wait * random.uniform(0.5, 1.0))  # noqa: S311 - apart, not secret
            wait = min(2 * wait, LONGEST_WAIT)
