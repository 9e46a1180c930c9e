"""The log: an event is a fact with what followed from it, and folding events gives the state.

The effects are the fields of the state that the fact changed. The fold applies them and never
rules again, so a mended rule does not rewrite a match; ``carrom record check`` rules anew and
compares.
"""

from collections.abc import Iterable
from datetime import datetime
from typing import Any, Final

from msgspec import UNSET, Struct, UnsetType, defstruct, structs

from carrom.match.facts import Fact
from carrom.match.state import State
from carrom.rules.ruling import BoardResult

SCHEMA: Final = 1
"""Version of the form of events; older ones are converted on reading."""
RULES: Final = 1
"""Version of the rulings: raised when a situation is ruled on otherwise than before."""

Effects: Any = defstruct(
    "Effects",
    [(field.name, field.type | UnsetType, UNSET) for field in structs.fields(State)],
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    gc=False,
    module=__name__,
)
"""Every field of the state, each set only where an event changed it."""
FIELDS: Final = tuple(field.name for field in structs.fields(State))


class Event(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, gc=False
):
    """One entry of the log."""

    v: int
    """The schema this event was written in."""
    seq: int
    """From 1, without gaps."""
    at: datetime
    rules: int
    """The version of the rulings it was decided by."""
    clauses: tuple[str, ...] = ()
    """What the decision rests on."""
    reason: str | None = None
    """Why, as the id of a ruling's reason."""
    result: BoardResult | None = None
    """Where the event ends a board."""
    fact: Fact
    effects: Effects


def difference(before: State, after: State) -> Any:  # noqa: ANN401 - made at run time
    """Return the effects that lead from one state to another."""
    changed = {}
    for name in FIELDS:
        value = getattr(after, name)
        old = getattr(before, name)
        if value is not old and value != old:
            changed[name] = value
    return Effects(**changed)


def apply(state: State, event: Event) -> State:
    """Return the state after an event."""
    effects = event.effects
    changed = {}
    for name in FIELDS:
        value = getattr(effects, name)
        if value is not UNSET:
            changed[name] = value
    return structs.replace(state, **changed) if changed else state


def fold(events: Iterable[Event], state: State | None = None) -> State:
    """Return the state after all these events."""
    current = State() if state is None else state
    for event in events:
        current = apply(current, event)
    return current
