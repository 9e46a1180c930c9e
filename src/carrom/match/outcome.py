"""What a fact leads to: the next state, and the clauses and reason it rests on."""

from typing import NamedTuple

from carrom.match.state import State
from carrom.rules.reasons import Reason
from carrom.rules.ruling import BoardResult


class Outcome(NamedTuple):
    """The state after a fact, with what decided."""

    state: State
    clauses: tuple[str, ...] = ()
    reason: Reason | None = None
    result: BoardResult | None = None
