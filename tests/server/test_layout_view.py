"""What lies on the board is told once: beside the last entry, and still when the match is over."""

import msgspec

from carrom import Match
from carrom.match.facts import Struck
from carrom.match.state import Phase
from carrom.players import computer
from carrom.server.rooms.views import entry_view, state_view
from tests.server.serving import Page, opened, served
from tests.server.test_rooms import played


def test_it_is_told_beside_every_entry_and_still_after_the_last_stroke():
    played_out = Match.new("Ada", "Ben", single_board=True)
    club = computer("club-1")
    match = played_out.play({"Ada": club, "Ben": club}).value
    assert match.state.phase is Phase.OVER
    for seq in range(1, match.seq + 1):
        before, after = match.upto(seq - 1), match.upto(seq)
        view = msgspec.json.decode(entry_view(before, match.events[seq - 1]))
        assert not view["fact"].get("layout")
        told = state_view(after)
        assert told["state"].layout is None
        if after.state.layout is not None:
            assert told["layout"] == after.state.layout
    last = match.events[-1].fact
    assert isinstance(last, Struck)
    assert last.layout
    assert state_view(match)["layout"] == last.layout


def test_who_concedes_leaves_the_board_as_it_lay(tmp_path):
    async def play():
        async with served(tmp_path) as host:
            known = await opened(host, single_board=True)
            async with Page.at(host, *known) as page:
                await page.to_the_first_stroke()
                await page.act("strike", x=0.0, angle=88.0, speed=5.0)
                lay = page.news["layout"]
                assert (await page.act("concede"))["type"] == "done"
                assert page.news["state"]["phase"] == "over"
                here = page.news["layout"]
            async with Page.at(host, *known) as page:
                told = await page.until(lambda m: m["type"] == "news")
                return lay, here, told["layout"]

    lay, here, later = played(play())
    assert len(lay) > 10
    assert here == later == lay
