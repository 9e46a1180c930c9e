"""A player of somebody's own, guarded: whatever it does, the match goes on.

A player that raises, takes too long or answers nonsense loses the turn; where there is no turn to
lose, the umpire does the usual thing. Each such answer is kept as a :class:`~carrom.players.faults.Fault`
and logged as a warning.

What this cannot do: a player in this process that is stuck keeps its thread, and with it a core,
until the process ends. It is asked nothing more as long as it is stuck. One that ends the process,
or holds Python's lock in machine code, cannot be stopped at all. A program of its own
(:mod:`carrom.players.program`) can.
"""

import logging
from collections.abc import Callable
from threading import Event, Thread
from typing import Any, Final, Protocol, TypeVar

from numpy.random import Generator

from carrom.equipment.pieces import Piece, Point
from carrom.match.state import Choice
from carrom.messages import quoted
from carrom.physics import Aim
from carrom.players.answer_checks import (
    checked_choice,
    checked_spot,
    checked_stroke,
    checked_turn,
    places_of,
)
from carrom.players.default_answers import default_choice, default_spot, default_turn
from carrom.players.faults import AnswerError, Fault, FaultKind, Question
from carrom.players.player_view import PlayerView
from carrom.rules import RuleSet

SECONDS: Final = 60.0
"""How long a player may take for an answer unless told otherwise."""
PATIENCE: Final = 10
"""So many strokes lost in a row, and the player gives up the game: else two such players never end."""
LOG: Final = logging.getLogger("carrom.players")

T = TypeVar("T")


class StrokePlayer(Protocol):
    """The least that a player of one's own is: the other questions have usual answers."""

    def stroke(self, position: PlayerView, chance: Generator) -> Aim | None:
        """Return the stroke intended."""


class Guarded:
    """A player around another: its answers can always be used.

    ``seconds`` is the time for an answer; None: the player keeps to one itself.
    """

    def __init__(
        self, player: StrokePlayer, name: str = "", seconds: float | None = SECONDS
    ) -> None:
        self.player = player
        self.name = name or type(player).__name__
        self.seconds = seconds
        self.faults: list[Fault] = []
        """Every answer that could not be used, in order."""
        self._lost = 0
        self._last: _Reply | None = None

    def __repr__(self) -> str:
        return f"<Guarded {self.name}, {len(self.faults)} faults>"

    @property
    def simulated(self) -> object:
        """How many strokes the player says it has tried in thought; None: it does not count."""
        return getattr(self.player, "simulated", None)

    @property
    def version(self) -> object:
        """What the player calls its version; None: it has none."""
        return getattr(self.player, "version", None)

    def around(self, player: StrokePlayer) -> "Guarded":
        """Return another player, guarded in the same way."""
        return Guarded(player, self.name, self.seconds)

    @property
    def gives_up(self) -> bool:
        """Whether the player has lost so many turns in a row that the game is given up."""
        return self._lost >= PATIENCE

    def stroke(self, position: PlayerView, chance: Generator) -> Aim | None:
        """Return the stroke intended; None: there is nowhere to stand, or the turn is lost."""
        if not places_of(position):
            return None
        aim = self._answer(Question.STROKE, lambda a: checked_stroke(a, position), position, chance)
        self._lost = self._lost + 1 if aim is None else 0
        return aim

    def place(self, position: PlayerView, piece: Piece, chance: Generator) -> Point | None:
        """Return a legal spot; None: there is no room."""
        usual = default_spot(position, piece)
        if usual is None or piece is Piece.QUEEN or not self._answers(Question.PLACE):
            return usual
        spot = self._answer(
            Question.PLACE, lambda a: checked_spot(a, position), position, piece, chance
        )
        return usual if spot is None else spot

    def turn(self, position: PlayerView, chance: Generator) -> float:
        """Return by how many degrees to turn the rosette."""
        if not self._answers(Question.TURN):
            return default_turn()
        degrees = self._answer(Question.TURN, checked_turn, position, chance)
        return default_turn() if degrees is None else degrees

    def choose(self, rules: RuleSet, chance: Generator) -> Choice:
        """Return what to choose after winning the toss."""
        if not self._answers(Question.CHOOSE):
            return default_choice()
        return self._answer(Question.CHOOSE, checked_choice, rules, chance) or default_choice()

    def close(self) -> None:
        """Let go of what the player holds, such as a program."""
        close = getattr(self.player, "close", None)
        if callable(close):
            close()

    def _answers(self, question: Question) -> bool:
        return hasattr(self.player, question.value)

    def _answer(
        self,
        question: Question,
        checked: Callable[[object], T],
        *given: Any,  # noqa: ANN401 - what the question takes
    ) -> T | None:
        """Ask, and return the answer if it can be used; else keep the fault and return None."""
        try:
            return checked(self._asked(question, given))
        except AnswerError as problem:
            fault = Fault(self.name, question, problem.kind, problem.said)
        except Exception as problem:  # noqa: BLE001 - a check may stumble over a strange answer
            wrong = _raised(problem)
            fault = Fault(self.name, question, wrong.kind, wrong.said)
        self.faults.append(fault)
        LOG.warning("%s", fault)
        return None

    def _asked(self, question: Question, given: tuple[Any, ...]) -> object:
        if self._last is not None and not self._last.there.is_set():
            raise AnswerError(FaultKind.BUSY)
        reply = _Reply(lambda: getattr(self.player, question.value)(*given))
        if self.seconds is None:
            reply.run()
            reply.interrupted()
        else:
            self._last = reply  # before it is waited for: an alarm may end the waiting
            Thread(target=reply.run, name=f"player {self.name}", daemon=True).start()
            if not reply.there.wait(self.seconds):
                raise AnswerError(FaultKind.LATE, seconds=self.seconds)
        return reply.value()


class _Reply:
    """What a question brings: an answer, or what was raised."""

    def __init__(self, ask: Callable[[], object]) -> None:
        self._ask = ask
        self._answer: object = None
        self._problem: BaseException | None = None
        self.there = Event()
        """Not the thread's end: where an alarm ends the waiting for a thread, Python takes it for ended."""

    def run(self) -> None:
        try:
            self._answer = self._ask()
        except BaseException as problem:  # noqa: BLE001 - sys.exit() of a player included
            self._problem = problem
        finally:
            self.there.set()

    def interrupted(self) -> None:
        """Let through what came from the keyboard or from an alarm, not from the player."""
        problem = self._problem
        if problem is not None and not isinstance(problem, Exception | SystemExit):
            raise problem

    def value(self) -> object:
        if self._problem is None:
            return self._answer
        if isinstance(self._problem, AnswerError):
            raise self._problem
        raise _raised(self._problem) from self._problem


def _raised(problem: BaseException) -> AnswerError:
    try:
        words = str(problem).strip().splitlines()
    except Exception:  # noqa: BLE001 - the words of somebody else's error
        words = []
    name = type(problem).__name__
    return AnswerError(FaultKind.RAISED, error=quoted(f"{name}: {words[0]}" if words else name))
