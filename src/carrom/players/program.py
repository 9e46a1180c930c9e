"""A player that is a program of its own, in any language: it speaks JSON lines, as chess engines speak UCI.

The program is started once, for all its games, and answers one question at a time. Its answers are
not to be trusted: see :mod:`carrom.players.guard`.
"""

from collections.abc import Sequence
from threading import Lock
from typing import TypeVar

from numpy.random import Generator

from carrom.equipment.pieces import Piece, Point
from carrom.match.state import Choice
from carrom.messages import quoted
from carrom.physics import Aim
from carrom.players.default_answers import default_choice, default_spot, default_turn
from carrom.players.faults import AnswerError, FaultKind, Question
from carrom.players.guard import SECONDS
from carrom.players.line_process import LineProcess
from carrom.players.player_view import PlayerView
from carrom.players.program_messages import (
    MOST_SEED,
    VERSION,
    Answered,
    AskedChoose,
    AskedPlace,
    AskedStroke,
    AskedTurn,
    ChooseAnswer,
    Hello,
    PlaceAnswer,
    StrokeAnswer,
    ToldHello,
    ToldNewGame,
    ToldQuit,
    TurnAnswer,
    decoded,
    encoded,
)
from carrom.players.program_questions import (
    place_asked,
    position_told,
    rules_told,
    spot_told,
    turn_told,
)
from carrom.rules import RuleSet

Asked = AskedStroke | AskedPlace | AskedTurn | AskedChoose
A = TypeVar("A", StrokeAnswer, PlaceAnswer, TurnAnswer, ChooseAnswer)


class ProgramPlayer:
    """A player that asks a program.

    ``words`` are the program and its arguments; no shell reads them. It has ``seconds`` for each
    answer. A program that cannot be started, does not speak the protocol or breaks off raises
    :class:`AnswerError`; one that is late is stopped, and does not start again.
    """

    def __init__(self, words: Sequence[str], seconds: float = SECONDS) -> None:
        self._lock = Lock()
        self._asked = 0
        self._at_start: bool | None = None
        self._process = LineProcess(words, seconds)
        try:
            self.hello = self._greeted()
        except AnswerError:
            self._process.end()
            raise

    def __repr__(self) -> str:
        return f"<ProgramPlayer {self.name}, {self._process!r}>"

    @property
    def name(self) -> str:
        """What the program calls itself, fit to be shown."""
        return quoted(self.hello.name)

    @property
    def author(self) -> str:
        """Who wrote it, as it says."""
        return quoted(self.hello.author)

    @property
    def cpu(self) -> float:
        """Seconds of processor time that the program has used."""
        return self._process.cpu

    def stroke(self, position: PlayerView, chance: Generator) -> Aim | None:
        """Return the stroke intended."""
        with self._lock:
            asked = AskedStroke(
                id=self._next(position), position=position_told(position), seed=_seed(chance)
            )
            said = self._answer(asked, StrokeAnswer)
        return Aim(position.seat, said.x, said.angle, said.speed, said.spin)

    def place(self, position: PlayerView, piece: Piece, chance: Generator) -> Point | None:
        """Return a spot for a piece."""
        if Question.PLACE not in self.hello.answers:
            return default_spot(position, piece)
        with self._lock:
            asked = place_asked(self._next(position), position, piece, _seed(chance))
            said = self._answer(asked, PlaceAnswer)
        return spot_told(said, position.seat)

    def turn(self, position: PlayerView, chance: Generator) -> float:
        """Return by how many degrees to turn the rosette."""
        if Question.TURN not in self.hello.answers:
            return default_turn()
        with self._lock:
            asked = AskedTurn(
                id=self._next(position), position=position_told(position), seed=_seed(chance)
            )
            said = self._answer(asked, TurnAnswer)
        return turn_told(said, position.seat)

    def choose(self, rules: RuleSet, chance: Generator) -> Choice:
        """Return what to choose after winning the toss."""
        if Question.CHOOSE not in self.hello.answers:
            return default_choice()
        with self._lock:
            asked = AskedChoose(
                id=self._next(None),
                rules=rules_told(rules),
                choices=list(Choice),
                seed=_seed(chance),
            )
            said = self._answer(asked, ChooseAnswer)
        return said.choice  # type: ignore[return-value] # the guard checks it, as it does every answer

    def close(self) -> None:
        """End the program."""
        self._process.end(encoded(ToldQuit()))

    def _greeted(self) -> Hello:
        until = self._process.deadline()
        self._process.send(encoded(ToldHello()), until)
        said = decoded(self._process.receive(until))
        if not isinstance(said, Hello):
            raise AnswerError(FaultKind.UNASKED, given=_type(said), wanted="hello")
        if said.protocol != VERSION:
            raise AnswerError(FaultKind.VERSION, theirs=said.protocol, ours=VERSION)
        return said

    def _next(self, position: PlayerView | None) -> int:
        """Return the number of the next question; say before it that a game begins, where one does."""
        begins = position is None or (position.board == 1 and not position.situation.broken)
        if self._at_start is None or (begins and not self._at_start):
            self._process.send(encoded(ToldNewGame()), self._process.deadline())
        self._at_start = begins
        self._asked += 1
        return self._asked

    def _answer(self, asked: Asked, kind: type[A]) -> A:
        """Ask; further answers to earlier questions are passed over."""
        until = self._process.deadline()
        self._process.send(encoded(asked), until)
        while True:
            said = decoded(self._process.receive(until))
            if isinstance(said, Hello) or (said.id == asked.id and not isinstance(said, kind)):
                raise AnswerError(FaultKind.UNASKED, given=_type(said), wanted=_type(asked))
            if said.id > asked.id:
                raise AnswerError(FaultKind.WRONG_ID, given=said.id, wanted=asked.id)
            if isinstance(said, kind) and said.id == asked.id:
                return said


def _type(said: Asked | Answered) -> str:
    return str(said.__struct_config__.tag)


def _seed(chance: Generator) -> int:
    """Return a number drawn from the chance: the same chance gives the same number."""
    return int(chance.integers(MOST_SEED))
