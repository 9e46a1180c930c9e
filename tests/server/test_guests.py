"""A player of one's own at a room: it comes by an invitation and plays over the socket."""

import asyncio
from typing import Any

import httpx
import msgspec
import pytest
import websockets

from carrom import Match
from carrom.cli import main
from carrom.match.state import Phase
from carrom.messages import message
from carrom.players import guarded, legal_strokes, named_player
from carrom.server.guests import guest as guest_module
from carrom.server.guests.errors import GuestError
from carrom.server.guests.guest import Guest
from carrom.server.guests.invitation import TakenSeat, read_link, sit_down
from carrom.texts import said
from tests.online.line import line_to
from tests.server.serving import Page, opened, served

OPEN = {"name": "", "chair": "open"}
PATIENCE = 120


class Hasty:
    """Plays whatever is allowed; ``before`` is told the number of each stroke."""

    def __init__(self, before=lambda number: None):
        self.before, self.number = before, 0

    def stroke(self, position, chance):
        self.number += 1
        self.before(self.number)
        return legal_strokes(position, chance, 1)[0]


async def asked(host, cookie, method, path, **options):
    async with httpx.AsyncClient(base_url=f"http://{host}", headers={"cookie": cookie}) as client:
        answer = await client.request(method, path, **options)
        assert answer.status_code == 200, answer.text
        return answer


async def link_to(host, room, cookie):
    return (await asked(host, cookie, "GET", f"/api/rooms/{room}/invitation")).json()["address"]


async def kept(host, room):
    return Match.from_record((await asked(host, "", "GET", f"/api/rooms/{room}/record")).content)


async def seated(host, room, cookie, name="Mine"):
    """Sit down by the invitation; return the seat, and that of whoever opened the room."""
    link = read_link(await link_to(host, room, cookie))
    seat = await asyncio.to_thread(sit_down, link, name)
    return seat, TakenSeat(f"http://{host}", room, "p1", cookie)


def guest(seat, player, **options):
    return Guest(seat, player, seed=3, patience=0.2, **options)


@pytest.mark.parametrize(
    ("rules", "clock"), [("international", "off"), ("icf", "strict"), ("percuteur", "casual")]
)
def test_players_of_ones_own_play_a_match(tmp_path, rules, clock):
    """A class at one seat, a level with another hand at the other: everything from the toss on."""

    async def play():
        async with served(tmp_path) as host:
            room, cookie = await opened(
                host, ["Ada", OPEN], rules=rules, clock=clock, single_board=True
            )
            said: list[Any] = []
            mine, hers = await seated(host, room, cookie)
            own = guarded(Hasty())
            async with asyncio.timeout(PATIENCE):
                ends = await asyncio.gather(
                    guest(mine, own, told=said.append).play(),
                    guest(hers, named_player("expert,budget=300,hand=club")).play(),
                )
            match = await kept(host, room)
            assert match.over
            assert [end.seq for end in ends] == [match.value.seq, match.value.seq]
            assert [entry["seq"] for entry in said] == list(range(1, match.value.seq + 1))
            assert said[-1]["answer"][-1]["fr"]
            assert own.faults == ()

    asyncio.run(play())


def test_guests_play_doubles(tmp_path):
    async def play():
        async with served(tmp_path) as host:
            terms = {"rules": "simplified", "single_board": True}
            room, cookie = await opened(host, ["Ada", OPEN, OPEN, OPEN], **terms)
            seats = [(await seated(host, room, cookie, name))[0] for name in ("Ben", "Cleo", "Dan")]
            assert [seat.player for seat in seats] == ["p2", "p3", "p4"]
            seats.append(TakenSeat(f"http://{host}", room, "p1", cookie))
            players = ["beginner", "club,budget=100", "beginner", "club,budget=100"]
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(
                    *(
                        guest(seat, named_player(name)).play()
                        for seat, name in zip(seats, players, strict=True)
                    )
                )
            assert (await kept(host, room)).over

    asyncio.run(play())


def test_a_guest_agrees_to_take_back_and_to_stop(tmp_path):
    async def play():
        async with served(tmp_path) as host:
            room, cookie = await opened(host, ["Ada", OPEN], single_board=True, quick=True)
            mine, _ = await seated(host, room, cookie)
            playing = asyncio.create_task(guest(mine, guarded(Hasty())).play())
            async with asyncio.timeout(PATIENCE), Page.at(host, room, cookie) as ada:
                await ada.until(lambda m: m["type"] == "news" and m["asked"] == "p1")
                await ada.act("pass")
                await ada.until(lambda m: m["type"] == "news" and m["asked"] == "p1")
                for what, entry in (("take-back", "undone"), ("abort", "abandoned")):
                    assert (await ada.act("offer", what=what))["type"] == "done"
                    await ada.until(lambda m, entry=entry: told_of(m, entry))
                return await playing

    assert asyncio.run(play()).state.phase is Phase.OVER


def told_of(told, entry):
    return told["type"] == "news" and any(e["fact"]["type"] == entry for e in told["entries"])


def test_a_lost_line_is_taken_up_again(tmp_path):
    """Cut while the player thinks: every entry stands once, and every one is told once."""

    async def play():
        async with served(tmp_path) as host:
            room, cookie = await opened(host, ["Ada", OPEN], rules="simplified", single_board=True)
            mine, hers = await seated(host, room, cookie)
            with line_to(int(host.partition(":")[2])) as line:
                cuts = []

                def cut(number):
                    if number % 4 == 2:
                        cuts.append(number)
                        line.cut()

                far = TakenSeat(line.instead(mine.server), room, mine.player, mine.cookie)
                said: list[Any] = []
                own = guarded(Hasty(cut))
                async with asyncio.timeout(PATIENCE):
                    await asyncio.gather(
                        guest(far, own, told=said.append).play(),
                        guest(hers, named_player("beginner")).play(),
                    )
            match = await kept(host, room)
            assert match.over
            assert cuts
            assert [entry["seq"] for entry in said] == list(range(1, match.value.seq + 1))

    asyncio.run(play())


def test_a_seat_that_is_taken_away_ends_it(tmp_path):
    async def play():
        async with served(tmp_path) as host:
            room, cookie = await opened(host, ["Ada", OPEN], single_board=True)
            mine, _ = await seated(host, room, cookie)
            code = await asked(host, mine.cookie, "POST", f"/api/rooms/{room}/recovery-code")
            await asked(host, "", "POST", "/api/recoveries", json={"code": code.json()["code"]})
            async with asyncio.timeout(PATIENCE):
                await guest(mine, guarded(Hasty())).play()

    with pytest.raises(GuestError, match="The seat now belongs to somebody else"):
        asyncio.run(play())


def test_a_server_of_another_version_is_said_to_be_one():
    async def play():
        async def answer(socket):
            await socket.recv()
            await socket.send('{"type":"news","seq":1}')

        await at_a_server_that(answer)

    with pytest.raises(GuestError, match="Do both run the same version"):
        asyncio.run(play())


def test_a_server_that_sends_everybody_away_is_not_stormed(monkeypatch):
    monkeypatch.setattr(guest_module, "AGAIN", 0.1)
    came, why = [], said(message("server-storage"))

    async def play():
        async def answer(socket):
            came.append(await socket.recv())
            away = {"type": "refused", "id": None, "kind": "storage", "said": why}
            await socket.send(msgspec.json.encode(away).decode())

        await at_a_server_that(answer, welcome=0.5)

    with pytest.raises(GuestError, match="did not come back"):
        asyncio.run(play())
    assert 2 <= len(came) <= 6


async def at_a_server_that(answer, **options):
    async with websockets.serve(answer, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        seat = TakenSeat(f"http://127.0.0.1:{port}", "r", "p1", "carrom-seat=x")
        async with asyncio.timeout(PATIENCE):
            await guest(seat, guarded(Hasty()), **options).play()


def test_the_command_sits_down_and_says_what_happens(tmp_path, capsys):
    async def play():
        async with served(tmp_path) as host:
            room, cookie = await opened(host, ["Ada", OPEN], rules="simplified", single_board=True)
            link = await link_to(host, room, cookie)
            words = ["sit", link, "--player", "club,budget=100", "--name", "Zoé", "--lang", "fr"]
            command = asyncio.create_task(asyncio.to_thread(main, words))
            hers = TakenSeat(f"http://{host}", room, "p1", cookie)
            async with asyncio.timeout(PATIENCE):
                await guest(hers, named_player("machine,budget=300")).play()
                return await command

    assert asyncio.run(play()) == 0
    told = capsys.readouterr().out
    assert told.startswith("Zoé est à la table.")
    assert "gagne le match" in told


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["http://127.0.0.1:9/#/join/ABCDEF"], "There is no carrom server at 127.0.0.1:9"),
        (["ABCDEF"], "ABCDEF is no link to a game"),
        (["http://[::1/#/join/ABCDEF"], "is no link to a game"),
        (["ftp://127.0.0.1/#/join/ABCDEF"], "is no link to a game"),
        (["http://127.0.0.1:9/#/join/ABCDEF", "--player", "nobody"], "There is no player “nobody”"),
        (["http://127.0.0.1:9/#/join/ABCDEF", "--seed", "-1"], "--seed"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(args, said, capsys):
    assert main(["sit", *args]) == 2
    assert said in capsys.readouterr().err


def test_a_code_that_leads_nowhere_is_refused_in_the_servers_words(tmp_path, capsys):
    async def play():
        async with served(tmp_path) as host:
            words = ["sit", f"http://{host}/#/join/ABCDEF", "--lang", "fr"]
            return await asyncio.to_thread(main, words)

    assert asyncio.run(play()) == 2
    assert "code" in capsys.readouterr().err
