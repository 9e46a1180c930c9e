"""What a page is told of a room: the entries it has not seen, and where the match stands."""

from typing import Any, Final, NamedTuple

import msgspec

from carrom.server.rooms.room_state import TOLD, RoomState, SharedNews
from carrom.server.rooms.rooms import Rooms
from carrom.server.rooms.views import state_view

MOST_ENTRIES: Final = TOLD
"""Entries in one message; older ones can be asked for over HTTP."""
MOST_PLAYED: Final = 8
"""Missed entries that come with their motions, so that the page can play them."""
FEW_PAGES: Final = 2
"""At a room; where there are more, they share the news."""


class NewsWish(NamedTuple):
    """How much a page has seen, and what it wants to be told besides."""

    since: int
    hello: bool = False
    """Whether the page has just come: it is told even if there is nothing new."""
    always: bool = False
    """Whether it is told even if there is nothing new."""
    anew: bool = False
    """Whether the page forgets what it knows."""
    renamed: bool = False
    """Whether everything is told again because people have other names; without motions."""


class PageNews(NamedTuple):
    """News as they are sent, and the last entry in them."""

    last: int
    data: bytes


async def news_for(rooms: Rooms, live: RoomState, wish: NewsWish) -> PageNews | None:
    """Return what a page is to be told, if there is anything.

    Motions come with what a page has just missed; one that comes anew gets that of the last stroke.
    """
    since = wish.since
    await rooms.cache.reach(live, since)
    last = live.match.seq
    asks = wish.hello or wish.always
    if last == since and not asks:
        return None
    usual = since > 0 and not (asks or wish.anew)
    if usual and live.shared is not None and live.shared.fits(since, last):
        return PageNews(last, live.shared.data)
    data = await _told(rooms, live, wish, last)
    if usual and live.pages > FEW_PAGES:
        live.shared = SharedNews(since, last, data)
    return PageNews(last, data)


async def _told(rooms: Rooms, live: RoomState, wish: NewsWish, last: int) -> bytes:
    """Return the message: where the match stands, and its entries with their motions."""
    match, since = live.match, wish.since
    first = max(since, last - MOST_ENTRIES, match.cut)
    few = last - since <= MOST_PLAYED and (since > 0 or not wish.hello)
    views = live.views[first - match.cut : last - match.cut]
    after = since if few else max(first, min(live.struck, last) - 1)
    motions = await rooms.motions(live, last if wish.renamed else after)
    shown = [
        view[:-1] + b',"motion":' + motions.get(seq, b"null") + b"}"
        for seq, view in enumerate(views, first + 1)
    ]
    told: dict[str, Any] = {"type": "news", **state_view(match), "now": live.time(rooms.now())}
    if first > since or wish.anew or wish.renamed:
        told["from"] = first + 1
    data = msgspec.json.encode(told)
    return data[:-1] + b',"entries":[' + b",".join(shown) + b"]}"
