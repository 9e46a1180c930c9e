"""Links renewed at one server, or by the operator beside it, end at the other: on PostgreSQL, over the bus."""

from tests.online.test_two_processes import played, server
from tests.server.test_links import each_link_alone, links_of_a_room, own_link


def test_links_renewed_at_one_server_end_at_the_other(database, nats):
    async def play(one, two):
        await each_link_alone(one, two)
        await own_link(one, two)
        await links_of_a_room(one, two)

    with (
        server(database, nats.address) as (_, one),
        server(database, nats.address) as (_, two),
    ):
        played(play(one, two))
