"""The desk: the terms, the names, the log so far and where the match stands."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime

from carrom.desk.errors import EntryError
from carrom.match.course import decide
from carrom.match.events import Event, apply
from carrom.match.facts import Fact, Undone
from carrom.match.history import standing as standing_entries
from carrom.match.refusals import Refusal
from carrom.match.settings import Settings, Team
from carrom.match.state import State, ToPlace
from carrom.messages import Argument, Message, message
from carrom.rules.situation import Side


@dataclass(frozen=True, slots=True)
class Desk:
    """A match at the desk, between two entries."""

    settings: Settings
    names: Mapping[str, str]
    """The players' names by their ids."""
    log: tuple[Event, ...] = ()
    state: State = field(default_factory=State)

    def after(self, event: Event) -> "Desk":
        """Return the desk with one more entry."""
        return replace(self, log=(*self.log, event), state=apply(self.state, event))

    def name(self, player: str | None) -> str:
        """Return a player's name; his id where the name was erased."""
        return self.names.get(player or "") or player or ""

    def number(self, player: str) -> int:
        """Return the number a player is called by, from 1."""
        return self.settings.players.index(player) + 1

    def team(self, team: Team) -> Argument:
        """Return a team by its name or its two names."""
        first, *rest = (self.name(player) for player in self.settings.members(team))
        return message("umpire-pair", first=first, second=rest[0]) if rest else first


def opened(settings: Settings, names: Mapping[str, str], events: Iterable[Event]) -> Desk:
    """Return the desk as a record leaves it."""
    log = tuple(events)
    state = State()
    for event in log:
        state = apply(state, event)
    return Desk(settings, names, log, state)


def history(desk: Desk) -> Iterable[tuple[Desk, Event]]:
    """Go through the log again: each event with the desk as it stood before it."""
    current = replace(desk, log=(), state=State())
    for event in desk.log:
        yield current, event
        current = current.after(event)


def decided(desk: Desk, fact: Fact, at: datetime) -> Event | Refusal:
    """Decide on a fact; a clock that was set back is read as standing still."""
    if desk.log:
        at = max(at, desk.log[-1].at)
    return decide(desk.settings, desk.state, fact, at, seq=len(desk.log) + 1, log=desk.log)


def standing(log: Iterable[Event]) -> tuple[int, ...]:
    """Return the numbers of the entries that were not taken back."""
    return tuple(entry.event.seq for entry in standing_entries(log))


def undo(desk: Desk) -> Undone:
    """Return the fact that takes the last entry back that still stands."""
    kept = standing(desk.log)
    if not kept:
        raise EntryError(message("umpire-nothing-to-undo"))
    return Undone(to=kept[-1] - 1)


def redo(desk: Desk) -> Undone:
    """Return the fact that takes an undoing back, as long as nothing was entered after it."""
    if not desk.log or not isinstance(desk.log[-1].fact, Undone):
        raise EntryError(message("umpire-nothing-to-redo"))
    return Undone(to=desk.log[-1].seq - 1)


def taken_back(desk: Desk, fact: Undone) -> tuple[Event, ...]:
    """Return the entries that an undoing takes back or, where it undoes one, brings back."""
    before, after = standing(desk.log), standing(desk.log[: fact.to])
    changed = set(before) ^ set(after)
    return tuple(event for event in desk.log if event.seq in changed)


def is_redo(desk: Desk, fact: Undone) -> bool:
    """Say whether an undoing brings entries back."""
    return len(standing(desk.log[: fact.to])) > len(standing(desk.log))


def find_player(desk: Desk, typed: str) -> str:
    """Return the player of a number or of the beginning of a name."""
    players = desk.settings.players
    wanted = typed.strip().casefold()
    if wanted.isdecimal() and wanted.isascii() and 1 <= int(wanted[:2]) <= len(players):
        return players[int(wanted[:2]) - 1]
    found = [p for p in players if wanted and desk.name(p).casefold().startswith(wanted)]
    whole = [p for p in found if desk.name(p).casefold() == wanted]
    if len(whole or found) != 1:
        raise EntryError(message("umpire-not-a-player", typed=typed, players=player_list(desk)))
    return (whole or found)[0]


def player_list(desk: Desk) -> Argument:
    """Return all players with their numbers."""
    each = [
        message("umpire-numbered", number=desk.number(p), name=desk.name(p))
        for p in desk.settings.players
    ]
    return joined(each)


def joined(parts: Iterable[Message]) -> Message:
    """Return messages as an enumeration with commas."""
    first, *rest = parts
    return message("umpire-and", first=first, rest=joined(rest)) if rest else first


def dues(state: State) -> tuple[ToPlace, ...]:
    """Return what is to be placed, each placer's pieces of a colour together."""
    counts: dict[tuple[Side, str], int] = {}
    for due in state.to_place:
        key = (due.side, due.placer)
        counts[key] = counts.get(key, 0) + due.count
    return tuple(ToPlace(side, count, placer) for (side, placer), count in counts.items())


def named(desk: Desk, said: Message) -> Message:
    """Put names in the place of players' ids."""
    args = ((k, desk.names.get(v, v) if isinstance(v, str) else v) for k, v in said.args)
    return Message(said.id, tuple(args))


def rulings(desk: Desk) -> tuple[int, ...]:
    """Return the numbers of the standing entries that hold a decision."""
    kept = set(standing(desk.log))
    return tuple(e.seq for e in desk.log if e.seq in kept and e.reason is not None)
