"""What the page is told: entries with their sentences in both languages, and where the match stands."""

from typing import Any

import msgspec

from carrom.desk.desk import Desk
from carrom.desk.spoken import speak
from carrom.match.events import Event
from carrom.match.state import Phase, State
from carrom.players.table import asked, lying
from carrom.server.replies import said
from carrom.server.store import Room


def entry_view(room: Room, before: State, event: Event, log: tuple[Event, ...] = ()) -> bytes:
    """Return an entry of the log as JSON: what happened, what follows, and by which clauses.

    An undoing needs the log before it to say what it takes back.
    """
    desk = Desk(room.header.settings, room.header.names, log, before)
    spoken = speak(desk, event)
    return msgspec.json.encode(
        {
            "seq": event.seq,
            "at": event.at,
            "fact": event.fact,
            "clauses": event.clauses,
            "reason": event.reason,
            "result": event.result,
            "entry": said(spoken.entry),
            "answer": [said(each) for each in spoken.answer],
        }
    )


def state_view(room: Room, state: State, seq: int) -> dict[str, Any]:
    """Return where a match stands, and whom it waits for."""
    settings = room.header.settings
    lies = state.situation is not None and state.phase is not Phase.OVER
    known = state.layout is not None or (lies and not (state.situation and state.situation.broken))
    return {
        "seq": seq,
        "state": msgspec.to_builtins(state),
        "asked": asked(settings, state),
        "lying": msgspec.to_builtins(lying(settings, state)) if lies and known else None,
    }


def room_view(room: Room) -> dict[str, Any]:
    """Return what is settled in a room; nothing secret is in it."""
    return {
        "room": room.id,
        "opened": room.opened,
        "settings": room.header.settings,
        "names": room.header.names,
        "chairs": room.chairs,
    }
