"""A desk on PostgreSQL with two servers: the pen holds across both, and one may die."""

import asyncio
import signal

import httpx

from carrom.match.record import parse
from tests.online.test_postgresql import run
from tests.online.test_two_processes import played, record, server
from tests.server.desks import Device, at_desk, entry, struck
from tests.store.test_pens import passes_on


def test_the_pen_passes_on_between_processes(database):
    run(database, passes_on)


def test_two_devices_at_two_servers_never_both_write(database):
    async def play(one, two):
        async with (
            at_desk(one) as (here, desk),
            httpx.AsyncClient(base_url=f"http://{two}", timeout=30) as client,
        ):
            await here.to_the_first_stroke()
            start, taken = here.seq, {}
            there = Device(client, desk["room"], desk["secret"], "two")

            async def write(device):
                for _ in range(15):
                    await device.take_pen(take_over=True)
                    await device.look()
                    each = entry(struck(device.view["stroke"]["by"]))
                    done = await device.send(each)
                    if done["refused"] is None:
                        taken[each["id"]] = done["taken"][0]["seq"]
                    else:
                        assert done["refused"]["kind"] in ("taken-over", "stale")

            await asyncio.gather(write(here), write(there))
            end = (await here.look())["seq"]
            assert sorted(taken.values()) == list(range(start + 1, end + 1))
            assert (await there.look())["seq"] == end

    with server(database) as (_, one), server(database) as (_, two):
        played(play(one, two))


def test_what_a_killed_server_had_is_sent_again_to_another(database):
    async def play(dying, one, two):
        async with (
            at_desk(one) as (umpire, desk),
            httpx.AsyncClient(base_url=f"http://{two}", timeout=30) as client,
        ):
            await umpire.to_the_first_stroke()
            before, players = umpire.seq, ("a1", "b1")
            first = players.index(umpire.view["stroke"]["by"])
            row = [entry(struck(players[(first + k) % 2])) for k in range(20)]
            sent = asyncio.ensure_future(umpire.send(*row))
            await asyncio.sleep(0.05)
            dying.send_signal(signal.SIGKILL)
            await asyncio.gather(sent, return_exceptions=True)
            there = Device(client, desk["room"], desk["secret"])
            there.number = umpire.number
            done = await there.send(*row, expected=before)
            assert done["refused"] is None, done
            assert [e["seq"] for e in done["taken"]] == list(range(before + 1, before + 21))
            kept = parse(await record(two, desk["room"]))
            assert kept.fault is None
            assert len(kept.events) == before + 20

    with server(database) as (dying, one), server(database) as (_, two):
        played(play(dying, one, two))
