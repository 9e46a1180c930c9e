"""What can be wrong with a player's answer, as types with words."""

from dataclasses import dataclass
from enum import StrEnum

from carrom.messages import Argument, Message, message


class Question(StrEnum):
    """What a player is asked; the sentence about an answer that was lost is ``players-lost-<question>``."""

    STROKE = "stroke"
    PLACE = "place"
    TURN = "turn"
    CHOOSE = "choose"


class FaultKind(StrEnum):
    """What is wrong; the sentence is ``players-fault-<kind>``."""

    RAISED = "raised"
    LATE = "late"
    BUSY = "busy"
    """An earlier question, whose time is up, still keeps the player busy."""
    NO_STROKE = "no-stroke"
    """None, though the striker has a place."""
    NOT_A_STROKE = "not-a-stroke"
    NOT_A_NUMBER = "not-a-number"
    OTHER_SEAT = "other-seat"
    STRIKER_PLACE = "striker-place"
    SPEED = "speed"
    SPIN = "spin"
    NO_SPOT = "no-spot"
    """None, though there is room."""
    NOT_A_SPOT = "not-a-spot"
    SPOT = "spot"
    """The rules allow no piece there."""
    NOT_DEGREES = "not-degrees"
    NOT_A_CHOICE = "not-a-choice"
    # A program of another process
    NOT_STARTED = "not-started"
    ENDED = "ended"
    GONE = "gone"
    """It was stopped, or ended, at an earlier question."""
    GARBLED = "garbled"
    UNASKED = "unasked"
    """A message of another type than was due."""
    WRONG_ID = "wrong-id"
    """An answer to a question that was not asked yet."""
    TOO_LONG = "too-long"
    VERSION = "version"


class AnswerError(ValueError):
    """An answer that cannot be used, or none at all; ``said`` says why."""

    def __init__(self, kind: FaultKind, **args: Argument) -> None:
        super().__init__(kind)
        self.kind = kind
        self.said: Message = message(f"players-fault-{kind}", **args)

    def __str__(self) -> str:
        return self.said.text()


@dataclass(frozen=True, slots=True)
class Fault:
    """One answer that a player owed."""

    player: str
    """By which name the player is known."""
    question: Question
    kind: FaultKind
    why: Message

    @property
    def said(self) -> Message:
        """What the player lost, and why."""
        return message(f"players-lost-{self.question}", player=self.player, why=self.why)

    def __str__(self) -> str:
        return self.said.text()
