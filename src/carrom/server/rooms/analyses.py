"""Analyses of matches: one at a time, stroke by stroke, the last ones kept.

Games go on meanwhile: the work is done in a thread, a stroke at a time, and whoever no longer reads
ends it after the stroke that is under way.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable
from functools import partial
from hashlib import sha256
from os import cpu_count
from time import monotonic
from typing import Final

import msgspec

from carrom.match.match_log import MatchLog
from carrom.messages import Message, message
from carrom.players.analysis import Analysis, AnalysisDone, supposed_hands
from carrom.players.levels import LEVELS
from carrom.server.protocol import AnalysisStopped
from carrom.server.rooms.replays import FORGED, ReplayError, read_file
from carrom.server.side_work import ANALYSES
from carrom.texts import MissingTextError, said

MOST_WAITING: Final = 6
"""Analyses that are under way or wait for their turn."""
MOST_KEPT: Final = 24
PATIENCE: Final = 300.0
"""Seconds after which an analysis ends where it is: a long match on a busy machine."""
MOST_THREADS: Final = 2


class TooManyError(Exception):
    """Others wait already."""


class Analyses:
    """What was analysed, and what is being analysed now."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    async def start(self, record: bytes, level: str) -> AsyncGenerator[bytes, None]:
        """Return lines of JSON about the match of a record; people have the hand of a level.

        A record that cannot be read raises :class:`ReplayError`, too many that wait
        :class:`TooManyError`, before the first line.
        """
        key = sha256(level.encode() + b"\n" + record).hexdigest()
        if key in self._kept:
            return self._again(key)
        if self._waiting >= MOST_WAITING:
            raise TooManyError
        analysis = await ANALYSES.do(partial(_analysis, record, level))
        return self._lines(key, analysis)

    async def _again(self, key: str) -> AsyncGenerator[bytes, None]:
        yield self._kept[key]

    async def _lines(self, key: str, analysis: Analysis) -> AsyncGenerator[bytes, None]:
        self._waiting += 1
        try:
            async with self._turn:
                if key in self._kept:  # somebody else has wanted it in the meantime
                    yield self._kept[key]
                    return
                told: list[bytes] = []
                async for line in self._worked(analysis):
                    told.append(line)
                    yield line
                if told and msgspec.json.decode(told[-1])["type"] == _DONE:
                    self._keep(key, b"".join(told))
        finally:
            self._waiting -= 1

    async def _worked(self, analysis: Analysis) -> AsyncGenerator[bytes, None]:
        messages = analysis.messages()
        start = self._clock()
        while True:
            try:
                told = await ANALYSES.do(partial(next, messages, None))
            except (MissingTextError, *FORGED):
                yield _stopped(message("server-replay-forged"))
                return
            if told is None:
                return
            yield msgspec.json.encode(told) + b"\n"
            if self._clock() - start > PATIENCE and not isinstance(told, AnalysisDone):
                yield _stopped(message("server-analysis-slow"))
                return

    def _keep(self, key: str, lines: bytes) -> None:
        self._kept[key] = lines
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


_DONE: Final = AnalysisDone.__struct_config__.tag


def _analysis(record: bytes, level: str) -> Analysis:
    header, parsed = read_file(record)
    try:
        match = MatchLog.of(header, parsed.events)
        hands = supposed_hands(header, LEVELS[level].hand)
        return Analysis(match, hands, threads=min(MOST_THREADS, cpu_count() or 1))
    except FORGED:
        raise ReplayError(message("server-replay-forged")) from None


def _stopped(why: Message) -> bytes:
    told: AnalysisStopped = {"type": "stopped", "said": said(why)}
    return msgspec.json.encode(told) + b"\n"
