"""What pages are told beside the log: who sits at a room, who is there, what is offered."""

from typing import TYPE_CHECKING

from carrom.server.protocol import TableView
from carrom.server.rooms.presence import patience, presence_of
from carrom.server.rooms.room_state import RoomState
from carrom.store.store import Chair

if TYPE_CHECKING:
    from carrom.server.rooms.rooms import Rooms


async def table_view(rooms: "Rooms", live: RoomState) -> TableView:
    """Return what changes at a room beside its log."""
    room = live.room
    seated = () if room.desk else room.chairs.items()
    people = [player for player, chair in seated if chair is Chair.PERSON]
    found = await rooms.store.at_table(room.id, rooms.now())
    never = [player for player in people if player not in found.people]
    if never:
        await rooms.visitors.notice(live, never)
        found = await rooms.store.at_table(room.id, rooms.now())
    live.next_watch = found.next_watch
    waits = patience(live.settings, rooms.away_minutes)
    return {
        "type": "table",
        "now": found.now,
        "names": room.header.names,
        "chairs": room.chairs,
        "presence": {
            player: presence_of(found.people[player], waits, found.now)
            for player in people
            if player in found.people
        },
        "patience": {"left": waits.left, "lost": waits.lost},
        "watchers": rooms.watchers.number(room.id),
        "offers": [{"what": o.what, "by": o.by, "seq": o.seq} for o in found.offers],
        "next": found.next,
    }
