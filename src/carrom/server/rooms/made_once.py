"""What all pages of a room ask for at once, such as when a board ends: it is made once for all of them."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable


class MadeOnce:
    """Answers as JSON, each the last of its kind."""

    def __init__(self, most: int) -> None:
        """Keep so many."""
        self._most = most
        self._made: dict[Hashable, tuple[int, asyncio.Future[bytes]]] = {}

    async def of(
        self, kind: Hashable, seq: int, make: Callable[[], Coroutine[None, None, bytes]]
    ) -> bytes:
        """Return an answer of a kind as of an entry; what goes wrong is not kept."""
        before, made = self._made.pop(kind, (None, None))
        if made is None or before != seq:
            made = asyncio.ensure_future(make())
        self._made[kind] = (seq, made)
        if len(self._made) > self._most:
            del self._made[next(iter(self._made))]
        try:
            return await asyncio.shield(made)
        except Exception:
            if self._made.get(kind) == (seq, made):
                del self._made[kind]
            raise
