"""A guest at a room: a player who thinks here and plays at a server, over its socket."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any, Final, TypeVar
from uuid import uuid4

import msgspec
import websockets
from msgspec import Struct, structs
from websockets.asyncio.client import ClientConnection, connect

from carrom.match.asked import Ask, asked
from carrom.match.match_log import MatchLog
from carrom.match.record_write import Header
from carrom.match.state import Phase
from carrom.match.terms import wrong_terms
from carrom.players.at_match import Answer, Computer, turned
from carrom.rules.registry import RULE_SETS
from carrom.server.guests.acts import act_of
from carrom.server.guests.asking import short
from carrom.server.guests.errors import GuestError
from carrom.server.guests.invitation import TakenSeat
from carrom.server.http.limits import Budget
from carrom.server.http.page_messages import Bye, Hello, Intent, Pong
from carrom.server.http.page_sender import DAMAGED, MISSING
from carrom.server.protocol import Done, EntryView, News, Ping, RefusedIntent, TableView, Welcome
from carrom.server.rooms.intents import Action, ChangeSeats, Offer, Play, Toss

T = TypeVar("T")
PATIENCE: Final = 5.0
"""Seconds before a guest does what anybody at the table may do."""
LOST: Final = 300.0
"""Seconds that a guest tries to come back when the line is lost."""
AGAIN: Final = 1.0
"""Seconds before a guest connects again to a server that closed the line."""
MOST_REFUSED: Final = 3
"""How often a guest asks for something at one point of the match before it gives up."""
MOST_ASKED: Final = 20
"""How often it asks at one point of the match, whatever it is told."""
WELCOME: Final = 30.0
"""Seconds that a server has to say which game it is."""
MOST_BYTES: Final = 8 * 2**20
"""Of a message; a page that comes to a long match is told a tenth of that."""
NONSENSE: Final = (1002, 1003, 1007, 1009)
"""Codes with which a line is closed here: by these frames nobody can go on."""
CLOSING: Final = 2.0
"""Seconds that a server has to close its end of the line."""
ENTRIES: Final = 2**31
"""More than a log can have."""
STEADY: Final = 10.0
"""Seconds after which a line holds."""
MOST_QUEUED: Final = 2
MOST_MESSAGES: Final = (2000, 10.0)
"""In so many seconds; where somebody aims a hundred come."""
MOST_OFFERS: Final = 500
MOST_DISCS: Final = 19
"""That stand on a board."""


class _Connect(connect):
    """Connects to the server that the seat is at, and to no other."""

    def process_redirect(self, exc: Exception) -> Exception | str:
        """Return what became of an attempt, wherever it is sent to."""
        return exc


class _Kind(Struct):
    type: str


_kind: Final = msgspec.json.Decoder(_Kind).decode
_READ: Final[dict[str, Callable[[str | bytes], Any]]] = {
    "welcome": msgspec.json.Decoder(Welcome).decode,
    "news": msgspec.json.Decoder(News).decode,
    "table": msgspec.json.Decoder(TableView).decode,
    "done": msgspec.json.Decoder(Done).decode,
    "refused": msgspec.json.Decoder(RefusedIntent).decode,
    "ping": msgspec.json.Decoder(Ping).decode,
}


class Guest:
    """A player on a seat that it took."""

    def __init__(
        self,
        seat: TakenSeat,
        computer: Computer,
        *,
        seed: int,
        told: Callable[[EntryView], None] | None = None,
        patience: float = PATIENCE,
        lost: float = LOST,
        welcome: float = WELCOME,
    ) -> None:
        """``lost`` and ``welcome``: seconds without a word after which it gives up, later and at first."""
        self._seat = seat
        self._computer = computer
        self._seed = seed
        self._told = told
        self._patience = patience
        self._lost, self._first = lost, welcome
        self._budget = Budget(*MOST_MESSAGES)
        self._header: Header | None = None
        self._news: News | None = None
        self._seen = 0
        self._changed = asyncio.Event()
        self._heard_at = 0.0
        self._thinking: asyncio.Task[Any] | None = None
        self._answers: dict[str, asyncio.Future[RefusedIntent | None]] = {}
        self._answered: set[tuple[str, str, int]] = set()

    async def play(self) -> MatchLog:
        """Play until the match is over; return it as it stands then.

        A lost line is taken up again. What ends it otherwise raises :class:`GuestError`.
        """
        self._heard_at = monotonic()
        async for socket in _Connect(
            self._seat.socket,
            additional_headers={"cookie": self._seat.cookie},
            origin=websockets.Origin(self._seat.origin),
            max_size=MOST_BYTES,
            max_queue=MOST_QUEUED,
            close_timeout=CLOSING,
            compression=None,
            process_exception=self._ending,
        ):
            found = await self._at(socket)
            if found is not None:
                return found
            if self._is_lost:
                raise GuestError.of("sit-lost", server=self._seat.server)
            await asyncio.sleep(AGAIN)
        raise AssertionError("connections never end")

    def _ending(self, problem: Exception) -> Exception | None:
        """Return why a guest does not try again; None: it does."""
        no_room = isinstance(problem, websockets.InvalidHandshake) and self._header is None
        if no_room or self._is_lost:
            return GuestError.of("sit-lost", server=self._seat.server)
        return None

    @property
    def _is_lost(self) -> bool:
        return monotonic() - self._heard_at >= self._silence

    @property
    def _silence(self) -> float:
        """Seconds that the server may say nothing."""
        return self._first if self._header is None else self._lost

    async def _at(self, socket: ClientConnection) -> MatchLog | None:
        """Play over a connection; None: it was lost."""
        reading = asyncio.create_task(self._read(socket))
        playing = asyncio.create_task(self._play(socket))
        try:
            await asyncio.wait((reading, playing), return_when=asyncio.FIRST_COMPLETED)
            if reading.done():
                reading.result()
            over = playing.result()
            await socket.send(_encoded(Bye()))
        except websockets.ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code in (MISSING, DAMAGED):
                raise GuestError.of("sit-room-gone") from None
            if closed.sent is not None and closed.sent.code in NONSENSE:
                raise GuestError.of("sit-not-understood", server=self._seat.server) from None
        except (GuestError, asyncio.CancelledError):
            raise
        except TimeoutError:  # the server says nothing any more
            if self._is_lost:
                raise GuestError.of("sit-lost", server=self._seat.server) from None
        except Exception as problem:
            raise GuestError.of("sit-not-understood", server=self._seat.server) from problem
        else:
            return over
        finally:
            reading.cancel()
            playing.cancel()
            await asyncio.gather(reading, playing, return_exceptions=True)
            self._answers.clear()
            await socket.close()
        return None

    async def _read(self, socket: ClientConnection) -> None:
        """Take in what the room says."""
        began = monotonic()
        await socket.send(_encoded(Hello(since=self._seen)))
        while True:
            async with asyncio.timeout_at(self._until()):
                data = await socket.recv()
            if not self._budget.take():
                raise GuestError.of("sit-not-understood", server=self._seat.server)
            kind = _kind(data).type
            if kind not in _READ:
                continue
            told = _READ[kind](data)
            if self._goes_on(told, monotonic() - began):
                self._heard_at = monotonic()
            match told:
                case {"type": "welcome"}:
                    self._welcome(told)
                case {"type": "news"}:
                    self._take(told)
                case {"type": "table"}:
                    for act, seq in self._agreed(told):
                        await self._send(socket, act, seq)
                case {"type": "ping"}:
                    await socket.send(_encoded(Pong(stamp=told["stamp"])))
                case {"type": "done"}:
                    self._settle(told["id"], None)
                case {"type": "refused", "id": str(name)}:
                    self._settle(name, told)
                case {"type": "refused", "kind": "deleted" | "damaged"}:
                    raise GuestError(short(told["said"]))

    def _goes_on(self, told: Any, lasted: float) -> bool:  # noqa: ANN401 - any message
        """Say whether the line holds, or the match has gone on: else it may break for ever."""
        if told["type"] == "refused":
            return False
        return lasted >= STEADY or (told["type"] == "news" and told["seq"] > self._seen)

    def _until(self) -> float:
        """Return until when, by the loop's clock, the server may say nothing."""
        return asyncio.get_running_loop().time() + self._heard_at + self._silence - monotonic()

    def _welcome(self, told: Welcome) -> None:
        if self._seat.player not in told["you"]:
            raise GuestError.of("sit-seat-gone")
        settings = told["settings"]
        known = settings.rules in RULE_SETS and self._seat.player in settings.players
        if not known or wrong_terms(settings) is not None:
            raise ValueError("these are no terms")
        self._header = Header(match=told["room"], settings=settings, names=told["names"])

    def _take(self, told: News) -> None:
        _check(told)
        for entry in told["entries"]:
            if self._told is not None and entry["seq"] > self._seen:
                self._told(entry)
        self._seen = told["seq"]
        self._news = told
        self._changed.set()

    def _settle(self, name: str, refused: RefusedIntent | None) -> None:
        waiting = self._answers.pop(name, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(refused)

    def _agreed(self, table: TableView) -> Iterator[tuple[Action, int]]:
        """Agree when the other side wants a stroke back, or to stop."""
        if self._header is None:
            return
        team = self._header.settings.team
        for offer in table["offers"]:
            each = (offer["what"], offer["by"], offer["seq"])
            if team(offer["by"]) is not team(self._seat.player) and each not in self._answered:
                self._answered.add(each)
                if len(self._answered) > MOST_OFFERS:
                    raise ValueError("nobody offers so much")
                yield Offer(what=offer["what"]), offer["seq"]

    async def _play(self, socket: ClientConnection) -> MatchLog:
        """Do what the match asks for, again and again."""
        refused, refused_at, tried = 0, -1, 0
        while True:
            await self._changed.wait()
            self._changed.clear()
            match = self._match()
            if match is None:
                continue
            if match.state.phase is Phase.OVER:
                return match
            act = await self._wanted(match)
            if act is None or self._news is None or self._news["seq"] != match.seq:
                continue
            why = await (await self._send(socket, act, match.seq))
            if refused_at != match.seq:
                refused, refused_at, tried = 0, match.seq, 0
            tried += 1
            if tried >= MOST_ASKED:
                raise GuestError.of("sit-not-understood", server=self._seat.server)
            if why is None or why["kind"] == "stale":
                continue
            refused += 1
            if refused >= MOST_REFUSED:
                raise GuestError(short(why["said"]))
            self._changed.set()

    def _match(self) -> MatchLog | None:
        """Return the match as the room told of it last; of its log nothing is needed."""
        if self._header is None or self._news is None:
            return None
        state = structs.replace(self._news["state"], layout=self._news["layout"])
        return MatchLog.from_point(self._header, state, self._news["seq"], ())

    async def _wanted(self, match: MatchLog) -> Action | None:
        """Return what the guest does now; None: it is for others to do something."""
        waiting = asked(match.settings, match.state)
        me, key = self._seat.player, (self._seed, match.seq + 1)
        if waiting.player == me:
            return act_of(await self._think(partial(self._answer, match, key)))
        if waiting.player is not None:
            return None
        if waiting.what is Ask.TOSS:
            return await self._unless_done(Toss())
        if match.state.breaker != me or match.state.phase is not Phase.READY:
            return None
        if waiting.what is Ask.CHANGE_SEATS:
            return await self._unless_done(ChangeSeats())
        if match.state.rosette_turn == 0.0:
            turn = await self._think(partial(turned, match, self._computer.player, key))
            if turn is not None:
                return act_of(Answer(turn))
        return await self._unless_done(Play())

    async def _think(self, work: Callable[[], T]) -> T:
        """Let the player think; a thought that a lost line interrupted is thought to its end first."""
        if self._thinking is not None:
            await asyncio.wait((self._thinking,))
        thinking = asyncio.create_task(asyncio.to_thread(work))
        self._thinking = thinking
        return await asyncio.shield(thinking)

    def _answer(self, match: MatchLog, key: tuple[int, int]) -> Answer:
        now = None if self._news is None else self._news["now"]
        return self._computer.answer(match, self._seat.player, key, now=now)

    async def _unless_done(self, act: Action) -> Action | None:
        """Leave to the others for a while what anybody may do: they may still look at something."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._patience):
                await self._changed.wait()
                return None
        return act

    async def _send(
        self, socket: ClientConnection, act: Action, seq: int
    ) -> "asyncio.Future[RefusedIntent | None]":
        """Ask the room for something; what is returned gets its refusal, or None."""
        name = uuid4().hex
        waiting = asyncio.get_running_loop().create_future()
        self._answers[name] = waiting
        await socket.send(_encoded(Intent(id=name, seq=seq, act=act)))
        return waiting


def _check(told: News) -> None:
    """See that a position is one a player can think about."""
    layout = told["layout"] or ()
    numbers = [part for standing in layout for part in standing.at]
    if (
        not 0 <= told["seq"] < ENTRIES
        or len(layout) > MOST_DISCS
        or not all(abs(n) < 1.0 for n in numbers)
    ):
        raise ValueError("this is no position")


def _encoded(told: Hello | Intent | Pong | Bye) -> str:
    return msgspec.json.encode(told).decode()
