"""The log: an event is a fact with what followed from it, and folding events gives the state.

The effects are the fields of the state that the fact changed. The fold applies them and never
rules again, so a mended rule does not rewrite a match; ``carrom record check`` rules anew and
compares.
"""

from datetime import datetime
from typing import Final, Literal

from msgspec import UNSET, Struct, UnsetType, structs

from carrom.equipment.pieces import Layout, Piece, Seat
from carrom.match.facts import Called, EnteredBoard, Fact, Overruled, Struck
from carrom.match.settings import Team
from carrom.match.state import (
    Choice,
    Ending,
    Held,
    Phase,
    Protest,
    ShootOut,
    State,
    Stopped,
    Timer,
    ToPlace,
)
from carrom.rules.ruling import BoardResult
from carrom.rules.situation import Situation
from carrom.rules.stroke import colour_of
from carrom.rules.wording import Account

SCHEMA: Final = 2
"""Version of the form of events; older ones are converted on reading."""
RULES: Final = 3
"""Version of the rulings: raised when a situation is ruled on otherwise than before."""
Kept = Literal["kept"]
KEPT: Final[Kept] = "kept"
"""The layout is what it was before the fact."""


class Effects(
    Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, gc=False
):
    """Every field of the state, each set only where an event changed it."""

    phase: Phase | UnsetType = UNSET
    toss_winner: Team | UnsetType | None = UNSET
    choice: Choice | UnsetType | None = UNSET
    seats: dict[Seat, str] | UnsetType = UNSET
    trials: tuple[Team, ...] | UnsetType = UNSET
    late: tuple[str, ...] | UnsetType = UNSET
    games: tuple[int, int] | UnsetType = UNSET
    game: int | UnsetType = UNSET
    board: int | UnsetType = UNSET
    points: tuple[int, int] | UnsetType = UNSET
    deciding_board: bool | UnsetType = UNSET
    breaker: str | UnsetType | None = UNSET
    game_breaker: str | UnsetType | None = UNSET
    white: Team | UnsetType | None = UNSET
    rosette_turn: float | UnsetType = UNSET
    situation: Situation | UnsetType | None = UNSET
    turn: str | UnsetType | None = UNSET
    struck_in_turn: bool | UnsetType = UNSET
    overtime_in_turn: bool | UnsetType = UNSET
    to_place: tuple[ToPlace, ...] | UnsetType = UNSET
    held: tuple[Held, ...] | UnsetType = UNSET
    layout: Layout | Kept | UnsetType | None = UNSET
    """Unset: as the fact left it, or unchanged where a fact says nothing of it."""
    untouched: int | UnsetType = UNSET
    placed_before_stroke: tuple[str, ...] | UnsetType = UNSET
    placed_earlier: tuple[str, ...] | UnsetType = UNSET
    missed_cover: Team | UnsetType | None = UNSET
    missed_cover_by: str | UnsetType | None = UNSET
    missed_cover_stands: bool | UnsetType = UNSET
    ended: BoardResult | UnsetType | None = UNSET
    requested_by: str | UnsetType | None = UNSET
    stopped: Stopped | UnsetType | None = UNSET
    requests: dict[str, int] | UnsetType = UNSET
    seat_change_due: bool | UnsetType = UNSET
    seats_changed_in_game: bool | UnsetType = UNSET
    striker_changes: dict[str, int] | UnsetType = UNSET
    disturbances: dict[str, int] | UnsetType = UNSET
    protests: tuple[Protest, ...] | UnsetType = UNSET
    board_ended_at: datetime | UnsetType | None = UNSET
    timer: Timer | UnsetType | None = UNSET
    deadline: datetime | UnsetType | None = UNSET
    winner: Team | UnsetType | None = UNSET
    ending: Ending | UnsetType | None = UNSET
    replays: int | UnsetType = UNSET
    match_until: datetime | UnsetType | None = UNSET
    time_over: bool | UnsetType = UNSET
    shoot_out: ShootOut | UnsetType | None = UNSET


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
    account: Account | None = None
    """What a ruling's sentences tell; a record of an earlier version has none."""
    lag: float = 0.0
    """Seconds that it came after the time limit and were forgiven: the line's delay."""
    fact: Fact
    effects: Effects

    def __repr__(self) -> str:
        who = getattr(self.fact, "by", None) or getattr(self.fact, "player", None)
        end = self.result
        parts = [
            f"{self.seq} {self.fact.__struct_config__.tag}" + (f" by {who}" if who else ""),
            *([self.reason] if self.reason else []),
            *([f"board {end.white}–{end.black}" if end.winner else "board void"] if end else []),
        ]
        cited = f" ({' '.join(self.clauses[:3])})" if self.clauses else ""
        return f"<Event {', '.join(parts)}{cited}>"


def sides_in(before: State, event: Event) -> State:
    """Return the state by whose colours an event's result and account are to be read.

    It is the state that the event met, with the colours that its fact decided where they were open.
    """
    now = before.situation
    if now is None or not now.colours_open or before.white is None:
        return before
    if isinstance(event.fact, EnteredBoard):
        return structs.replace(before, white=event.fact.white or before.white)
    fell: tuple[Piece, ...] = ()
    if isinstance(event.fact, Struck):
        fell = tuple(pocketed.piece for pocketed in event.fact.stroke.pocketed)
    elif isinstance(event.fact, Called):
        fell = event.fact.pieces
    first = next((piece for piece in fell if piece in (Piece.WHITE, Piece.BLACK)), None)
    if first is None or first is colour_of(now.to_play):
        return before
    return structs.replace(before, white=before.white.other)


def carried(state: State, fact: Fact) -> State:
    """Return the state with what the fact itself says of the layout, so that it is kept once."""
    if isinstance(fact, Struck | Overruled) and fact.layout != state.layout:
        return structs.replace(state, layout=fact.layout)
    return state


def difference(before: State, fact: Fact, after: State) -> Effects:
    """Return the effects that lead from one state, by a fact, to another."""
    start = carried(before, fact)
    changed: dict[str, object] = {}
    for name in FIELDS:
        value = getattr(after, name)
        old = getattr(start, name)
        if value is not old and value != old:
            changed[name] = value
    if "layout" in changed and after.layout == before.layout:
        changed["layout"] = KEPT
    return Effects(**changed)  # type: ignore[arg-type]


def apply(state: State, event: Event) -> State:
    """Return the state after an event."""
    effects = event.effects
    changed: dict[str, object] = {}
    for name in FIELDS:
        value = getattr(effects, name)
        if value is not UNSET:
            changed[name] = value
    if changed.get("layout") == KEPT:
        changed["layout"] = state.layout
    elif "layout" not in changed:
        state = carried(state, event.fact)
    return structs.replace(state, **changed) if changed else state
