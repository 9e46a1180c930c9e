"""What is refused: actions that are none, terms under which no board can be played."""

from enum import StrEnum

from gymnasium.error import InvalidAction

from carrom.messages import Argument, Message, message


class EnvProblem(StrEnum):
    """Why something is refused; the sentence is ``envs-<problem>``."""

    SHAPE = "shape"
    NOT_A_NUMBER = "not-a-number"
    RANGE = "range"
    TERM = "term"
    POSITION = "position"
    LAYOUT = "layout"
    RULES = "rules"
    SEAT = "seat"
    SAVED = "saved"
    BUFFER = "buffer"
    MASK = "mask"
    WINDOW = "window"


class EnvError(ValueError):
    """Terms, a position or a saved board that cannot be used; ``said`` says why in one sentence."""

    def __init__(self, problem: EnvProblem, **args: Argument) -> None:
        super().__init__(problem)
        self.problem = problem
        self.said: Message = message(f"envs-{problem}", **args)

    def __str__(self) -> str:
        return self.said.text()


class ActionError(EnvError, InvalidAction):
    """An action outside of the action space; Gymnasium's ``InvalidAction`` and a ``ValueError``."""


class MaskError(EnvError, TypeError):
    """A reset mask that is none; Gymnasium's own have a ``TypeError`` or a ``ValueError`` for it."""

    def __init__(self, count: int) -> None:
        super().__init__(EnvProblem.MASK, shape=str((count,)))
