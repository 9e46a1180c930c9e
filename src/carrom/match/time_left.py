"""What was left of a time limit when a request stops it: the fact itself says it, for every later reading."""

from datetime import datetime

from msgspec import structs

from carrom.match.facts import Fact, Requested
from carrom.match.state import State


def with_time_left(state: State, fact: Fact, at: datetime) -> Fact:
    """Return a request with what is left of the time limit, unless it says so itself."""
    if not isinstance(fact, Requested) or fact.left is not None or state.deadline is None:
        return fact
    return structs.replace(fact, left=seconds_left(state.deadline, at))


def seconds_left(deadline: datetime, at: datetime) -> float:
    """Return the time until a deadline (s), as a record keeps it; 0: it has passed."""
    return round(max(0.0, (deadline - at).total_seconds()), 3)
