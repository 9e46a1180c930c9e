"""How much one connection may ask for."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from time import monotonic
from typing import Final

from fastapi.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from carrom.messages import message
from carrom.server.http.responses import refusal
from carrom.texts import said

KILOBYTE: Final = 1024
USUAL_BODY: Final = 64
BODIES: Final = {
    "/api/replays": 8 * KILOBYTE,
    "/api/replays/analysis": 8 * KILOBYTE,
    "/api/tournaments/files": 2 * KILOBYTE,
    "/api/practice/stroke": 32,
    "/api/book/ruling": 4,
    "/api/engine/differences": 1,
}
"""The largest body of a request, in kilobytes, where it is not the usual one."""


DAY: Final = 86400.0
MANY_NAMES: Final = 10_000
"""Addresses whose days are counted."""


@dataclass
class Budget:
    """So many messages in so many seconds, refilled evenly."""

    most: int
    seconds: float
    clock: Callable[[], float] = monotonic
    _left: float = field(init=False)
    _at: float = field(init=False)

    def __post_init__(self) -> None:
        self._left, self._at = float(self.most), self.clock()

    def take(self) -> bool:
        """Take one message out of the budget; False: it is used up."""
        self._refill()
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True

    def _refill(self) -> None:
        now = self.clock()
        refilled = self._left + (now - self._at) * self.most / self.seconds
        self._left = max(self._left, min(self.most, refilled))
        self._at = now

    def has_more(self) -> bool:
        """Say whether something is left, without taking any of it."""
        self._refill()
        return self._left >= 1.0

    def spend(self, amount: float) -> None:
        """Take out what was used, even if it is more than was left."""
        self._refill()
        self._left -= amount

    def give(self) -> None:
        """Give one back: it did not count."""
        self._left = min(self.most, self._left + 1.0)

    def held_up(self, seconds: float) -> None:
        """Give what has come in a time in which nothing was taken: it comes on top of the most."""
        self._left += seconds * self.most / self.seconds


class Budgets:
    """A budget for each of those who ask, by a name; the one who was longest away is forgotten."""

    def __init__(self, most: int, seconds: float, names: int = 1000) -> None:
        self._new = partial(Budget, most, seconds)
        self._names = names
        self._budgets: dict[str, Budget] = {}

    def take(self, name: str) -> bool:
        """Take one out of somebody's budget; False: it is used up."""
        return self.of(name).take()

    def of(self, name: str) -> Budget:
        """Return somebody's budget."""
        budget = self._budgets.pop(name, None) or self._new()
        self._budgets[name] = budget
        if len(self._budgets) > self._names:
            del self._budgets[next(iter(self._budgets))]
        return budget

    def give(self, name: str) -> None:
        """Give one back: it did not count."""
        if name in self._budgets:
            self._budgets[name].give()


class Quota:
    """How many things that stay may be made: by each address at once and in a day, and by all in a day."""

    def __init__(self, at_once: tuple[int, float], of_one: int, of_all: int) -> None:
        """``at_once``: so many in so many seconds by one address."""
        self._at_once = Budgets(*at_once)
        self._of_one = Budgets(of_one, DAY, names=MANY_NAMES)
        self._of_all = Budget(of_all, DAY)

    def take(self, name: str) -> bool:
        """Take one for somebody; False: there were too many."""
        if not self._of_all.has_more() or not self._of_one.of(name).has_more():
            return False
        if not self._at_once.take(name):
            return False
        return self._of_one.take(name) and self._of_all.take()


class Growth:
    """How much of something, such as bytes, may be added in a day: by each address, and by all."""

    def __init__(self, of_one: int, of_all: int) -> None:
        self._of_one = Budgets(of_one, DAY, names=MANY_NAMES)
        self._of_all = Budget(of_all, DAY)

    def goes_on(self, name: str) -> bool:
        """Say whether somebody may add more; an empty name is the server itself."""
        return not name or (self._of_all.has_more() and self._of_one.of(name).has_more())

    def spend(self, name: str, amount: float) -> None:
        """Count what somebody has added."""
        if name:
            self._of_one.of(name).spend(amount)
            self._of_all.spend(amount)


class Places:
    """So many at once for each of those who come, by a name."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._of: Counter[str] = Counter()

    @contextmanager
    def place(self, name: str) -> Iterator[bool]:
        """Take a place for somebody; False: they have as many as they may have."""
        if self._of[name] >= self._most:
            yield False
            return
        self._of[name] += 1
        try:
            yield True
        finally:
            self._of[name] -= 1
            if not self._of[name]:
                del self._of[name]


class BodyLimit:
    """Bodies of requests up to a size; a larger one is refused before it is all here."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request whose body is not too large."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        kilobytes = BODIES.get(scope["path"], USUAL_BODY)
        most, why = kilobytes * KILOBYTE, message("server-large", most=kilobytes)
        promised = dict(scope["headers"]).get(b"content-length", b"0")
        if promised.isdigit() and int(promised) > most:
            answer = JSONResponse({"detail": said(why)}, 413)
            await answer(scope, receive, send)
            return
        taken = 0

        async def counted() -> Message:
            nonlocal taken
            part = await receive()
            taken += len(part.get("body", b""))
            if taken > most:
                raise refusal(413, why)
            return part

        await self._app(scope, counted, send)
