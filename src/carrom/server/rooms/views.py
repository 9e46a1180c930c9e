"""What the page is told: entries with their sentences in both languages, and where the match stands."""

import msgspec
from msgspec import structs

from carrom.equipment.pieces import Layout
from carrom.match.asked import asked
from carrom.match.events import Event
from carrom.match.facts import Fact, Overruled, Struck
from carrom.match.match_log import MatchLog
from carrom.match.narration import narrate
from carrom.match.notices import notice
from carrom.match.simulated_stroke import layout_of
from carrom.match.state import Phase
from carrom.server.protocol import EntryView, MatchView, RoomView
from carrom.server.rooms.requests import most_requests
from carrom.store.store import Room
from carrom.texts import said


def entry_view(before: MatchLog, event: Event) -> bytes:
    """Return an entry of the log as JSON: what happened, what follows, and by which clauses."""
    told = narrate(before, event)
    view: EntryView = {
        "seq": event.seq,
        "at": event.at,
        "fact": _told(event.fact),
        "clauses": event.clauses,
        "reason": event.reason,
        "result": event.result,
        "entry": said(told.entry),
        "answer": [said(each) for each in told.answer],
        "notice": notice(before, event),
    }
    return msgspec.json.encode(view)


def _told(fact: Fact) -> Fact:
    """Return a fact without where everything lies, which is told once for the last entry."""
    return structs.replace(fact, layout=None) if isinstance(fact, Struck | Overruled) else fact


def state_view(match: MatchLog) -> MatchView:
    """Return where a match stands, and whom it waits for."""
    settings, state = match.settings, match.state
    return {
        "seq": match.seq,
        "state": structs.replace(state, layout=None),  # it stands beside it
        "asked": asked(settings, state).player,
        "layout": _layout(match),
    }


def _layout(match: MatchLog) -> Layout | None:
    """Return what lies on the board, or lay there when the match ended; nothing, where nobody knows."""
    seq = match.seq
    while match.state_at(seq).phase is Phase.OVER:
        seq -= 1
    ended = match.event_at(seq + 1).fact if seq < match.seq else None
    if isinstance(ended, Struck | Overruled):
        return ended.layout
    state = match.state_at(seq)
    if state.phase is Phase.SHOOT_OUT:
        return layout_of(match.settings, state)
    if state.situation is None or (state.layout is None and state.situation.broken):
        return None
    return layout_of(match.settings, state)


def room_view(room: Room, name: str) -> RoomView:
    """Return what is settled in a room, by the id it was asked for; nothing secret is in it."""
    return {
        "room": name,
        "opened": room.opened,
        "settings": room.header.settings,
        "names": room.header.names,
        "chairs": room.chairs,
        "desk": room.desk,
        "most_requests": most_requests(room),
    }
