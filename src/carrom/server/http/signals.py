"""What a page says in passing: where its player aims, a set phrase, how long its line is.

Nothing of it is kept. Aims and pongs have budgets of their own: what is over them is dropped, and
the page stays.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Final

import msgspec

from carrom.equipment.standard import board
from carrom.match.asked import asked
from carrom.match.refusals import RefusedError
from carrom.match.settings import Clock
from carrom.match.simulated_stroke import check_turn
from carrom.match.state import Phase
from carrom.messages import message
from carrom.physics import InputError
from carrom.physics.discs import check_aim
from carrom.server.http.limits import Budget
from carrom.server.http.page_messages import Aiming, Phrase, Pong
from carrom.server.protocol import AimView, PhraseView, Ping
from carrom.server.rooms.bus import Ear
from carrom.server.rooms.lag import Line
from carrom.server.rooms.refused import RefusedIntentError
from carrom.server.rooms.room_state import RoomState
from carrom.server.rooms.rooms import Rooms
from carrom.store.store import Chair

PING_EVERY: Final = 2.5
"""Seconds between pings."""
MOST_AIMS, AIM_SECONDS = 24, 2.0
MOST_PONGS, PONG_SECONDS = 20, 20.0
CROWD: Final = 100
"""Pages at a room from which on watchers who come are told of strokes only."""


class Signals:
    """One page's signals, in and out."""

    def __init__(self, rooms: Rooms, live: RoomState, players: tuple[str, ...]) -> None:
        self._rooms = rooms
        self._live = live
        self._line = Line()
        self._own: tuple[bytes, ...] = ()
        self.speak_for(players)
        self._aims = Budget(MOST_AIMS, AIM_SECONDS)
        self._pongs = Budget(MOST_PONGS, PONG_SECONDS)

    def speak_for(self, players: tuple[str, ...]) -> None:
        """Say whom the page speaks for from now on."""
        self._line.players = players
        self._own = tuple(_start_of_aim(player) for player in players)

    @property
    def lag(self) -> float:
        """How long the page's line is (s)."""
        return self._line.lag

    @contextmanager
    def at(self, ear: Ear) -> Iterator[None]:
        """Be at the room with a page that hears through this ear."""
        ear.deaf = not self._line.players and self._live.pages > CROWD
        self._live.lines.add(self._line)
        try:
            yield
        finally:
            self._live.lines.discard(self._line)

    @property
    def _people(self) -> tuple[str, ...]:
        """Whom the page speaks for, as far as no computer has taken their seats."""
        chairs = self._live.room.chairs
        return tuple(each for each in self._line.players if chairs.get(each) is Chair.PERSON)

    def hears(self, said: bytes) -> bool:
        """Say whether something is to reach the page: nobody is told where he aims himself."""
        return not said.startswith(self._own)

    def take(self, told: Aiming | Pong) -> None:
        """Take in what a page may send often."""
        if isinstance(told, Pong):
            if self._pongs.take():
                self._line.answered(told.stamp, monotonic())
        elif self._aims.take():
            self._aim(told)

    def _aim(self, told: Aiming) -> None:
        live, state = self._live, self._live.state
        if state.phase is not Phase.STROKE or state.turn not in self._people:
            return
        if told.aim is not None:
            with suppress(InputError, RefusedError):
                check_aim(told.aim)
                check_turn(live.match, told.aim)
                inside = abs(told.aim.x) <= board(live.settings.edition).half_side
                if inside and abs(told.aim.angle) <= 360.0:
                    self._say({"type": "aiming", "by": state.turn, "aim": told.aim})
        else:
            self._say({"type": "aiming", "by": state.turn, "aim": None})

    def phrase(self, told: Phrase) -> None:
        """Say a set phrase, unless the player has said enough for now."""
        players, live = self._people, self._live
        if not players:
            raise RefusedIntentError("not-yours", message("server-only-watching"))
        turn = asked(live.settings, live.state).player
        by = turn if turn in players else players[0]
        if not self._rooms.phrases.take(f"{live.room.id} {by}"):
            raise RefusedIntentError("phrases", message("server-phrases"))
        self._say({"type": "phrase", "by": by, "phrase": told.phrase})

    async def ping(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Measure the line for as long as the page is there; without a clock nobody asks."""
        if self._live.settings.clock is Clock.OFF:
            return
        while True:
            if not self._line.players:
                await asyncio.sleep(PING_EVERY)
                continue
            time = self._live.time(self._rooms.now())
            stamp = round(1e3 * time.timestamp())
            told: Ping = {"type": "ping", "stamp": stamp, "lag": round(1e3 * self.lag)}
            self._line.asked(stamp, monotonic())
            await send(msgspec.json.encode(told))
            await asyncio.sleep(PING_EVERY)

    def _say(self, told: AimView | PhraseView) -> None:
        self._rooms.bus.say(self._live.room.id, msgspec.json.encode(told))


def _start_of_aim(player: str) -> bytes:
    """Return how a message begins that tells where a player aims."""
    told: AimView = {"type": "aiming", "by": player, "aim": None}
    return msgspec.json.encode(told).removesuffix(b"null}")
