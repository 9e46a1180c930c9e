"""What a fact leads to: the next state, and the clauses and reason it rests on."""

from enum import StrEnum
from typing import NamedTuple

from carrom.match.state import State
from carrom.rules.ruling import BoardResult
from carrom.rules.wording import Account


class Decision(NamedTuple):
    """The state after a fact, with what decided."""

    state: State
    clauses: tuple[str, ...] = ()
    reason: StrEnum | None = None
    result: BoardResult | None = None
    account: Account | None = None
