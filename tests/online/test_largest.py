"""Everything that a stranger can ask for is in the list that ``./do soak online largest`` measures beside games."""

import asyncio

from carrom.server.http.app import create_app
from carrom.server.http.page_messages import PageMessage
from carrom.server.rooms.bus import LocalBus
from carrom.server.rooms.intents import Action
from carrom.server.rooms.rooms import Rooms
from carrom.store.sqlite import open_sqlite
from tests.online.largest import ACTS, MESSAGES, ROUTES, routes_of, tags_of


def test_every_request_and_message_is_in_the_list(tmp_path):
    """A new one without an entry fails here: say who may send it, and what its largest is."""

    async def known():
        store = await open_sqlite(tmp_path / "carrom.sqlite")
        try:
            return routes_of(create_app(Rooms(store, LocalBus())))
        finally:
            await store.close()

    assert asyncio.run(known()) == set(ROUTES)
    assert tags_of(PageMessage) == set(MESSAGES)
    assert tags_of(Action) == set(ACTS)
