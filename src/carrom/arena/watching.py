"""A player is watched: what its decisions cost, and that nothing it does harms anybody else.

A player that raises, takes too long or answers with nonsense loses the turn, and a lapse is noted
with what was wrong. Where it has only to place a piece or to turn the rosette, that is done for it.
"""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from math import isfinite
from time import process_time
from types import FrameType
from typing import Final, TypeVar

from msgspec import Struct
from numpy.random import Generator

from carrom.arena.entrants import planned, simulated_so_far
from carrom.equipment.pieces import Piece, Point
from carrom.match.state import Choice
from carrom.physics import Aim
from carrom.physics.discs import FASTEST, MOST_SPIN
from carrom.players.faults import Fault, FaultKind
from carrom.players.guard import Guarded
from carrom.players.player import Player
from carrom.players.player_view import PlayerView
from carrom.players.program import ProgramPlayer
from carrom.players.scene import scene_of
from carrom.players.spots import spot_for
from carrom.rules import RuleSet

T = TypeVar("T")
MOST_LATE: Final = 3
"""Decisions over the time, in one board or match, after which a player is no longer asked."""
NEAR: Final = 1e-4
"""Metres that the striker may be meant off a legal place: figures are rounded."""
LONGEST: Final = 200
"""Characters of what a player raised that are kept."""
_AGAIN: Final = 0.5
"""Seconds after which a player that swallowed the first alarm gets another."""


class Wrong(StrEnum):
    """What was wrong; the sentence is ``arena-lapse-<wrong>``."""

    RAISED = "raised"
    LATE = "late"
    NONSENSE = "nonsense"


class Lapse(Struct, frozen=True):
    """Something a player did not do as a player should."""

    side: int
    """Which of the two sides, from 0."""
    player: str
    wrong: Wrong
    stroke: int
    """Strokes that the player had made before."""
    detail: str


_WRONG: Final = {
    FaultKind.LATE: Wrong.LATE,
    FaultKind.BUSY: Wrong.LATE,
    FaultKind.RAISED: Wrong.RAISED,
    FaultKind.NOT_STARTED: Wrong.RAISED,
    FaultKind.ENDED: Wrong.RAISED,
    FaultKind.GONE: Wrong.RAISED,
}
"""What faults of a guarded player are; all others are nonsense."""


class LateError(BaseException):
    """A decision took too long; no player that catches errors catches this by accident."""


class _NonsenseError(Exception):
    """An answer that is none."""


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raise :class:`LateError` inside the block after so many seconds.

    Only the main thread of a process can be interrupted; elsewhere there is no limit.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    running = True

    def late(number: int, frame: FrameType | None) -> None:
        del number, frame
        if running:
            raise LateError

    before = signal.signal(signal.SIGALRM, late)
    try:
        try:
            signal.setitimer(signal.ITIMER_REAL, seconds, _AGAIN)
            yield
        finally:
            running = False
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)


@dataclass(slots=True)
class Watched:
    """A player under the eyes of the arena; itself a player."""

    player: Player
    name: str
    side: int
    seconds: float
    """For one decision."""
    strokes: int = 0
    """Made so far."""
    decisions: int = 0
    cpu: float = 0.0
    simulated: int = 0
    lapses: list[Lapse] = field(default_factory=list)

    def stroke(self, position: PlayerView, chance: Generator) -> Aim | None:
        """Return the stroke intended; None, and so a pass, where the answer is none."""
        before = simulated_so_far(self.player)
        self.decisions += 1
        found = self._asked(
            lambda: _sound(self.player.stroke(position, chance), position), lambda: None
        )
        if before is None:
            self.simulated += planned(self.player, broken=position.situation.broken)
        else:
            self.simulated += max(0, (simulated_so_far(self.player) or 0) - before)
        return found

    def place(self, position: PlayerView, piece: Piece, chance: Generator) -> Point | None:
        """Return a spot for a piece; the match sees whether it is legal."""
        return self._asked(
            lambda: _spot(self.player.place(position, piece, chance)),
            lambda: spot_for(position, piece, chance),
        )

    def turn(self, position: PlayerView, chance: Generator) -> float:
        """Return by how many degrees to turn the rosette."""
        return self._asked(lambda: _degrees(self.player.turn(position, chance)), lambda: 0.0)

    def choose(self, rules: RuleSet, chance: Generator) -> Choice:
        """Return what to choose after winning the toss."""
        return self._asked(lambda: Choice(self.player.choose(rules, chance)), lambda: Choice.BREAK)

    def note(self, wrong: Wrong, detail: str) -> None:
        """Note a lapse."""
        text = " ".join(detail.split())[:LONGEST]
        self.lapses.append(Lapse(self.side, self.name, wrong, self.strokes, text))

    def _asked(self, question: Callable[[], T], otherwise: Callable[[], T]) -> T:
        if sum(lapse.wrong is Wrong.LATE for lapse in self.lapses) >= MOST_LATE:
            return otherwise()
        begun, faults = self._time(), len(self._faults())
        try:
            with limited(self.seconds):
                return question()
        except LateError:
            self.note(Wrong.LATE, f"{self.seconds:g} s")
        except _NonsenseError as problem:
            self.note(Wrong.NONSENSE, str(problem))
        except (Exception, SystemExit) as problem:  # noqa: BLE001 - whatever a player may do
            self.note(Wrong.RAISED, f"{type(problem).__name__}: {problem}")
        finally:
            self.cpu += max(0.0, self._time() - begun)
            for fault in self._faults()[faults:]:
                self._note_fault(fault)
        return otherwise()

    def _faults(self) -> list[Fault]:
        return self.player.faults if isinstance(self.player, Guarded) else []

    def _note_fault(self, fault: Fault) -> None:
        """Note an answer that the guard of a player of one's own did not let through."""
        wrong = _WRONG.get(fault.kind, Wrong.NONSENSE)
        said = f"{self.seconds:g} s" if wrong is Wrong.LATE else fault.why.text().rstrip(".")
        self.note(wrong, said)

    def _time(self) -> float:
        """Return the processor time so far, with that of a player who is a program."""
        player = self.player.player if isinstance(self.player, Guarded) else self.player
        return process_time() + (player.cpu if isinstance(player, ProgramPlayer) else 0.0)


def _sound(aim: object, position: PlayerView) -> Aim | None:
    """Return a stroke that can be played from where it is meant, give or take a little."""
    if aim is None:
        return None
    if not isinstance(aim, Aim):
        raise _NonsenseError(f"a stroke is an Aim or None, not {type(aim).__name__}")
    if aim.seat is not position.seat:
        raise _NonsenseError(f"a stroke from {aim.seat}, but the seat is {position.seat}")
    if not all(isinstance(v, float | int) for v in (aim.x, aim.angle, aim.speed, aim.spin)):
        raise _NonsenseError("a stroke with figures that are no numbers")
    if not all(isfinite(v) for v in (aim.x, aim.angle, aim.speed, aim.spin)):
        raise _NonsenseError("a stroke with figures that are not finite")
    if not 0.0 < aim.speed <= FASTEST or abs(aim.spin) > MOST_SPIN:
        raise _NonsenseError(f"a stroke of {aim.speed:g} m/s and {aim.spin:g} rad/s")
    _check_place(aim, position)
    return aim


def _check_place(aim: Aim, position: PlayerView) -> None:
    base = scene_of(position).base
    if not ((base.low - NEAR <= aim.x) & (aim.x <= base.high + NEAR)).any():
        raise _NonsenseError(f"the striker may not stand at x = {aim.x:g}")


def _spot(found: object) -> Point | None:
    if found is None:
        return None
    try:
        x, y = (float(value) for value in found)  # type: ignore[attr-defined]
    except (TypeError, ValueError):
        raise _NonsenseError(f"a spot is a Point or None, not {found!r:.40}") from None
    if not (isfinite(x) and isfinite(y)):
        raise _NonsenseError("a spot that is not finite")
    return Point(x, y)


def _degrees(found: object) -> float:
    if not isinstance(found, float | int) or not isfinite(found):
        raise _NonsenseError(f"a turn is a number of degrees, not {found!r:.40}")
    return float(found)
