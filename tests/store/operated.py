"""What an operator's store must do, whatever the engine; each is called with a store and with how to
set a room's last use back."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest
from msgspec import structs

from carrom.match.record_write import Header
from carrom.match.settings import Settings
from carrom.server.names import told_apart
from carrom.store.operated import (
    BlockedError,
    BusyError,
    NotListedError,
    OpenGames,
    ReportReason,
    Seeker,
    Wish,
)
from carrom.store.store import Asked, Chair, Room, Seat, Snapshot, StoredEntry, seated
from carrom.store.tournaments import Link, MatchAt, StoredTournament
from carrom.tournament.terms import Person, Role

WEEK = timedelta(days=7)


def room(name, names=None, rules="club", chairs=(Chair.PERSON, Chair.PERSON)):
    return Room(
        id=name,
        header=Header(
            match=name, settings=Settings(rules=rules, a=("p1",), b=("p2",)), names=names or {}
        ),
        chairs=dict(zip(("p1", "p2"), chairs, strict=True)),
        seed=7,
        opened=datetime.now(UTC),
    )


def seeker(name, wish=Wish.ANY, rules="club", address=None):
    """Somebody whose token and room have his name in them."""
    return Seeker(
        wish=wish,
        room=room(f"of-{name}", {"p1": name}, rules, (Chair.PERSON, Chair.OPEN)),
        player="p1",
        seat=Seat(chair=Chair.PERSON, name=name, token=f"token-{name}", address=address),
        apart=told_apart,
        begin=lambda *_: [StoredEntry(seq=1, line=b"first\n")],
    )


async def met(store, one):
    while True:
        try:
            return await store.meet(one)
        except BusyError:
            await asyncio.sleep(0.01)


async def pairs_those_who_suit(store, _):
    ada = await met(store, seeker("Ada", Wish.CLUB))
    assert ada == ("of-Ada", "p1", True)
    assert (await met(store, seeker("Eve", Wish.EXPERT))).waiting
    assert (await met(store, seeker("Zoe", Wish.CLUB, "icf"))).waiting
    assert await store.open_games() == [
        OpenGames("club", Wish.CLUB, 1),
        OpenGames("club", Wish.EXPERT, 1),
        OpenGames("icf", Wish.CLUB, 1),
    ]
    ben = await met(store, seeker("Ben", Wish.CLUB))
    assert ben == ("of-Ada", "p2", False)
    together = await store.room("of-Ada")
    assert together.header.names == {"p1": "Ada", "p2": "Ben"}
    assert set(together.chairs.values()) == {Chair.PERSON}
    assert await store.players("of-Ada", "token-Ben") == ("p2",)
    assert await store.lines("of-Ada") == [b"first\n"]
    assert await met(store, seeker("Cleo", Wish.ANY)) == ("of-Eve", "p2", False)
    assert await store.open_games() == [OpenGames("icf", Wish.CLUB, 1)]
    assert await store.lines("of-Zoe") == []


async def gives_the_same_game_to_who_asks_again(store, set_back):
    """Nobody was told of it: the answer was lost."""
    for wish in (Wish.CLUB, Wish.ANY):  # and nobody meets himself
        assert await met(store, seeker("Ada", wish)) == ("of-Ada", "p1", True)
    assert await store.open_games() == [OpenGames("club", Wish.ANY, 1)]
    for _ in range(2):
        assert await met(store, seeker("Ben")) == ("of-Ada", "p2", False)
    assert await met(store, seeker("Ada")) == ("of-Ada", "p1", False)
    assert await store.lines("of-Ada") == [b"first\n"]
    assert await met(store, seeker("Ben", rules="icf")) == ("of-Ben", "p1", True)
    await set_back("of-Ben", timedelta(minutes=6))
    later = structs.replace(seeker("Ben", rules="icf"), room=room("later", rules="icf"))
    assert await met(store, later) == ("later", "p1", True)


async def offers_nobody_who_has_gone(store, set_back):
    await met(store, seeker("Ada"))
    await set_back("of-Ada", timedelta(seconds=60))
    assert await store.open_games() == []
    assert (await met(store, seeker("Ben"))).waiting
    await store.touch(["of-Ada"])  # she is back
    assert await store.open_games() == [OpenGames("club", Wish.ANY, 2)]
    assert (await met(store, seeker("Cleo"))).room == "of-Ada"


async def tells_namesakes_apart(store, _):
    await met(store, seeker("Ada"))
    other = seeker("ADA")
    await met(store, other)
    assert (await store.room("of-Ada")).header.names == {"p1": "Ada", "p2": "ADA (2)"}
    await met(store, seeker("Ben"))
    await met(store, seeker("Веn"))  # its first letters are Cyrillic
    assert (await store.room("of-Ben")).header.names == {"p1": "Ben", "p2": "Веn (2)"}


async def lets_somebody_wait_no_longer(store, _):
    await met(store, seeker("Ada"))
    with pytest.raises(NotListedError):
        await store.withdraw("of-Ada", "token-Ben")
    assert await store.withdraw("of-Ada", "token-Ada")
    assert await store.room("of-Ada") is None
    await met(store, seeker("Ben"))
    await met(store, seeker("Cleo"))
    assert not await store.withdraw("of-Ben", "token-Ben")
    assert await store.room("of-Ben") is not None


async def a_free_seat_taken_by_a_code_is_met(store, set_back):
    """Whoever sits down, and however: from then on the game is played, and not deleted."""
    await met(store, seeker("Ada", address="a" * 64))
    told = {"p1": Chair.PERSON, "p2": Chair.OPEN}
    seat = Seat(chair=Chair.PERSON, name="Ben", token="token-Ben", address="b" * 64)
    entry = StoredEntry(seq=1, line=b"1\n")
    await store.append("of-Ada", 0, [entry], seats={"p2": seat}, chairs=told)
    assert not await store.withdraw("of-Ada", "token-Ada")
    await set_back("of-Ada", timedelta(days=2))
    assert await store.expire(None, 10) == 0
    assert await store.room("of-Ada") is not None
    assert await store.block("of-Ada", "p2", WEEK)
    left = Seat(chair=Chair.OPEN, name="Ben")
    await store.append("of-Ada", 1, [], seats={"p2": left})
    await store.touch(["of-Ada"])
    assert await store.open_games() == []
    assert await store.block("of-Ada", "p2", timedelta(0))  # it is still known who it was


async def keeps_no_address_of_friends(store, _):
    friends = room("friends", {"p1": "A"}, chairs=(Chair.PERSON, Chair.OPEN))
    await store.open(friends, {**seated(friends, "token"), "p2": Seat(chair=Chair.OPEN)})
    seat = Seat(chair=Chair.PERSON, name="Ben", token="token-Ben", address="b" * 64)
    await store.append("friends", 0, [], seats={"p2": seat}, chairs=friends.chairs)
    assert not await store.block("friends", "p2", WEEK)


async def keeps_reports_of_strangers(store, _):
    await met(store, seeker("Ada"))
    await met(store, seeker("Ben"))
    await store.report("of-Ada", "token-Ada", "p2", ReportReason.STALLING)
    await store.report("of-Ada", "token-Ada", "p2", ReportReason.LEFT)
    assert await store.reported("of-Ada", "token-Ada") == ["p2"]
    assert await store.reported("of-Ada", "token-Ben") == []
    for token, player in (("token-Ada", "p1"), ("token-Ada", "p3"), ("token-Eve", "p2")):
        with pytest.raises(NotListedError):
            await store.report("of-Ada", token, player, ReportReason.NAME)
    friends = room("friends", {"p1": "A", "p2": "B"})
    await store.open(friends, seated(friends, "token"))
    with pytest.raises(NotListedError):
        await store.reported("friends", "token")
    (told,) = [each for each in await store.summaries() if each.room == "of-Ada"]
    assert [(r.player, r.by, r.reason) for r in told.reports] == [("p2", "p1", "left")]
    assert (told.people, told.entries, told.rules, told.strangers) == (2, 1, "club", True)
    assert told.used.tzinfo is not None


async def a_rematch_of_strangers_is_one_too(store, _):
    await met(store, seeker("Ada"))
    await met(store, seeker("Ben", address="b" * 64))
    assert await store.open_next("of-Ada", room("rematch"), []) == "rematch"
    await store.report("rematch", "token-Ada", "p2", ReportReason.LEFT)
    assert await store.reported("rematch", "token-Ada") == ["p2"]
    assert await store.block("rematch", "p2", WEEK)
    assert await store.barred("rematch", "b" * 64)
    friends = room("friends")
    await store.open(friends, seated(friends, "token-Eve"), [])
    await store.open_next("friends", room("friends again"), [])
    with pytest.raises(NotListedError):
        await store.reported("friends again", "token-Eve")


async def blocks_an_address(store, _):
    await met(store, seeker("Ada", address="a" * 64))
    await met(store, seeker("Ben", address="b" * 64))
    assert not await store.block("of-Ada", "p3", WEEK)
    assert not await store.barred("of-Ada", "b" * 64)
    assert await store.block("of-Ada", "p2", WEEK)
    assert await store.block("of-Ada", "p2", 2 * WEEK)
    assert await store.barred("of-Ada", "b" * 64)
    friends = room("friends")
    await store.open(friends, seated(friends, None))
    assert not await store.barred("friends", "b" * 64)  # only strangers are protected
    with pytest.raises(BlockedError):
        await met(store, seeker("Bob", address="b" * 64))
    assert (await met(store, seeker("Cleo", address="c" * 64))).waiting
    assert await store.block("of-Ada", "p2", timedelta(0))
    assert not (await met(store, seeker("Bob", address="b" * 64))).waiting


async def deletes_all_of_a_room(store, _):
    await met(store, seeker("Ada"))
    await met(store, seeker("Ben"))
    await store.append("of-Ada", 1, [StoredEntry(seq=2, line=b"2\n", motion=b"m")], Asked("i", "d"))
    await store.keep_snapshot("of-Ada", Snapshot(seq=1, data=b"s"))
    await store.report("of-Ada", "token-Ada", "p2", ReportReason.OTHER)
    await store.lease(["of-Ada"], "somebody", 5.0)
    await met(store, seeker("Cleo"))
    assert await store.named(["of-Ada", "of-Cleo", "none"]) == {"of-Ada": 2, "of-Cleo": 1}
    assert await store.delete("of-Ada")
    assert not await store.delete("of-Ada")
    assert await store.room("of-Ada") is None
    assert await store.lines("of-Ada") == []
    assert await store.snapshot("of-Ada") is None
    assert await store.players("of-Ada", "token-Ada") == ()
    assert [each.room for each in await store.summaries()] == ["of-Cleo"]


async def forgets_a_name_however_spelt(store, _):
    for name, of in (("one", "Ada  Byron"), ("two", "ADA BYRON"), ("three", "Adam")):
        each = room(name, {"p1": of, "p2": "Ben"})
        await store.open(each, seated(each, None))
    assert await store.forget("ada byron", "three") == 0
    assert await store.forget("ada byron", "two") == 1
    assert (await store.room("one")).header.names["p1"] == "Ada  Byron"
    assert await store.forget("Ada Byron") == 1
    assert await store.forget("Ada Byron") == 0
    for name, left in (("one", {"p2": "Ben"}), ("two", {"p2": "Ben"})):
        assert (await store.room(name)).header.names == left
    assert (await store.room("three")).header.names == {"p1": "Adam", "p2": "Ben"}


async def expires_what_nobody_uses(store, set_back):
    for k in range(5):
        each = room(f"r{k}", {"p1": "A"})
        await store.open(each, seated(each, None), [StoredEntry(seq=1, line=b"1\n")])
        await set_back(f"r{k}", timedelta(days=k))
    await met(store, seeker("Ada"))
    await met(store, seeker("Eve", rules="icf"))
    await set_back("of-Eve", timedelta(days=1, minutes=1))
    assert await store.expire(None, 10) == 1  # a game that nobody waits in
    assert await store.expire(timedelta(days=2), 1) == 1
    assert await store.room("r4") is None  # the oldest first
    assert await store.expire(timedelta(days=2), 10) == 2
    assert await store.expire(timedelta(days=2), 10) == 0
    assert await store.lengths([f"r{k}" for k in range(5)]) == {"r0": 1, "r1": 1}
    await store.touch(["r1"])
    assert await store.expire(timedelta(hours=1), 10) == 0


async def expires_tournaments_with_their_desks(store, set_back):
    for name in ("empty", "begun", "looked-at"):
        kept = StoredTournament(id=name, opened=datetime.now(UTC), header=b"{}\n")
        await store.open_tournament(kept, {f"{name}-secret": Link(Role.ORGANISER)})
        if name != "empty":
            await store.append_tournament(name, 0, [b"1\n"], None, {"p1": Person(name="Ada")})
    for number in range(1, 4):
        each = room(f"desk{number}", {"p1": "A"})
        await store.open(each, seated(each, None), [StoredEntry(seq=1, line=b"1\n")])
        await store.keep_desk("begun", MatchAt("open", 1, number), f"desk{number}")
        await set_back(f"desk{number}", timedelta(days=40))
    never = room("never-begun", {"p1": "A"})
    await store.open(never, seated(never, None))
    for name in ("empty", "begun", "looked-at", "never-begun"):
        await set_back(name, timedelta(days=8))
    assert (await store.sizes()).tournaments == 3
    assert await store.expire(None, 10) == 0
    assert await store.expire(timedelta(days=30), 10) == 2  # in which nothing was ever entered
    assert await store.tournament("empty") is None
    assert await store.expire(timedelta(days=30), 10) == 0  # desks are kept as long as their event
    assert set(await store.desks("begun")) == {MatchAt("open", 1, k) for k in (1, 2, 3)}
    for name in ("begun", "looked-at"):
        await set_back(name, timedelta(days=31))
    await store.touch_tournament("looked-at")
    assert [await store.expire(timedelta(days=30), 2) for _ in range(4)] == [2, 1, 1, 0]
    assert await store.tournament("looked-at") is not None
    assert await store.tournament_people("begun") == {}
    sizes = await store.sizes()
    assert (sizes.rooms, sizes.tournaments) == (0, 1)
    assert sizes.bytes > 0


async def notes_use_once_a_minute(store, set_back):
    each = room("r", {"p1": "A"})
    await store.open(each, seated(each, None))

    async def used():
        return (await store.summaries())[0].used

    before = await used()
    await store.touch(["r", "none"])
    assert await used() == before
    await set_back("r", timedelta(seconds=70))
    await store.touch(["r", "none"])
    assert await used() > before - timedelta(seconds=60)


CASES = [
    pairs_those_who_suit,
    gives_the_same_game_to_who_asks_again,
    offers_nobody_who_has_gone,
    tells_namesakes_apart,
    lets_somebody_wait_no_longer,
    a_free_seat_taken_by_a_code_is_met,
    keeps_no_address_of_friends,
    keeps_reports_of_strangers,
    a_rematch_of_strangers_is_one_too,
    blocks_an_address,
    deletes_all_of_a_room,
    forgets_a_name_however_spelt,
    expires_what_nobody_uses,
    expires_tournaments_with_their_desks,
    notes_use_once_a_minute,
]
