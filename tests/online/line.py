"""A line between two programs that can go wrong: a small TCP proxy on a thread of its own."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread

from tests.online.engines import free_port

LOST = (OSError, asyncio.IncompleteReadError)


class Line:
    """Forwards connections to a port of this machine until it is told to do otherwise."""

    def __init__(self, target: int, *, delay: float = 0.0) -> None:
        """``delay``: seconds that everything takes, each way."""
        self.port, self.delay = free_port(), delay
        self._target = target
        self._loop = asyncio.new_event_loop()
        self._open = asyncio.Event()
        self._open.set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._lost: tuple[bytes, bytes] | None = None
        self._thread = Thread(target=self._loop.run_forever, daemon=True)

    def instead(self, address: str) -> str:
        """Return an address that leads over this line."""
        return address.replace(f":{self._target}", f":{self.port}")

    def start(self) -> None:
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result(30)

    def stop(self) -> None:
        async def end() -> None:
            self._server.close()
            self._cut()
            others = asyncio.all_tasks() - {asyncio.current_task()}
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)

        asyncio.run_coroutine_threadsafe(end(), self._loop).result(30)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def silence(self) -> None:
        """Forward nothing more; connections stand, and new ones are taken."""
        self._loop.call_soon_threadsafe(self._open.clear)

    def go_on(self) -> None:
        """Forward again, what was held back first."""
        self._loop.call_soon_threadsafe(self._open.set)

    def cut(self) -> None:
        """End every connection; new ones are taken."""
        self._loop.call_soon_threadsafe(self._cut)

    def lose_answer(self, of: bytes, after: bytes) -> None:
        """Once: end a connection when ``of`` was sent on it, and ``after`` that before."""
        self._lost = (of, after)

    async def _listen(self) -> None:
        self._server = await asyncio.start_server(self._take, "127.0.0.1", self.port)

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            await self._open.wait()
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
            self._writers.add(back)
            try:
                await asyncio.gather(
                    self._pump(reader, back, writer), self._pump(there, writer, None)
                )
            finally:
                self._end(back)
        except (*LOST, asyncio.CancelledError):
            pass
        finally:
            self._end(writer)

    async def _pump(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        asker: asyncio.StreamWriter | None,
    ) -> None:
        """Forward one way; ``asker``: who gets no answer when that is lost."""
        armed = False
        while data := await reader.read(65536):
            if self.delay:
                await asyncio.sleep(self.delay)
            await self._open.wait()
            if asker is not None and self._lost is not None:
                of, after = self._lost
                armed = armed or after in data
                if armed and of in data:
                    self._lost = None
                    self._end(asker)
            with suppress(*LOST):
                writer.write(data)
                await writer.drain()
        writer.write_eof()

    def _cut(self) -> None:
        for writer in list(self._writers):
            self._end(writer)

    def _end(self, writer: asyncio.StreamWriter) -> None:
        self._writers.discard(writer)
        writer.transport.abort()


@contextmanager
def line_to(port: int, *, delay: float = 0.0) -> Iterator[Line]:
    """A line to a port."""
    line = Line(port, delay=delay)
    line.start()
    try:
        yield line
    finally:
        line.stop()
