"""Between two boards: the room waits for a person's word; the score sheet; the best stroke."""

import asyncio
from datetime import UTC, datetime, timedelta
from time import monotonic

import httpx
import pytest

from carrom.match.facts import ChangedSeats, SaidPlay, Struck, TimeRanOut
from carrom.match.match_log import MatchLog
from carrom.match.record_write import Header
from carrom.match.settings import Clock, Team
from carrom.match.state import Phase, Timer
from carrom.players import LEVELS
from carrom.players.at_match import view_of
from carrom.players.chances import chance_of
from carrom.server.rooms.autoplay import automatic, opened
from carrom.server.rooms.best_strokes import best_stroke, ended_board
from carrom.server.rooms.computers import Task, think
from carrom.store.store import Chair, Room
from tests.browser.preparing import kept
from tests.browser.staging import NAMES, TERMS, board, staged
from tests.match.driving import Table
from tests.server.serving import Page, served

PEOPLE = {"ada": Chair.PERSON, "ben": Chair.BEGINNER}
COMPUTERS = dict.fromkeys(PEOPLE, Chair.BEGINNER)


def played(coroutine):
    return asyncio.run(asyncio.wait_for(coroutine, 120))


def room_of(table, chairs):
    return Room(id="r", header=table.match.header, chairs=chairs, seed=3, opened=datetime.now(UTC))


def step(table, chairs):
    """What the room does next by itself, once the rosette is turned as its breaker wants it."""
    found = automatic(room_of(table, chairs), table.match)
    if isinstance(found, Task) and found.turning:
        turn = think(found)
        if turn is None:
            found = opened(room_of(table, chairs), table.match)
        else:
            table.do(turn.fact)
            found = automatic(room_of(table, chairs), table.match)
    found = think(found) if isinstance(found, Task) else found
    return None if found is None else found.fact


def board_over(**terms):
    """Ada has won the first board; Ben has the break of the second."""
    table = Table(**terms)
    table.seat().open()
    table.win(Team.A, 3)
    assert table.state.phase is Phase.READY
    assert table.state.breaker == "ben"
    return table


def test_after_a_board_a_computer_waits_for_a_persons_word():
    table = board_over()
    assert step(table, PEOPLE) is None
    assert isinstance(step(table, COMPUTERS), SaidPlay)
    table.do(SaidPlay())
    assert step(table, PEOPLE) is not None


def test_before_the_first_board_nobody_waits():
    table = Table()
    table.seat(winner=Team.B)
    assert table.state.breaker == "ben"
    assert isinstance(step(table, PEOPLE), SaidPlay)


def test_changing_seats_is_a_word_too():
    table = Table()
    table.seat().open()
    while table.state.game == 1:
        table.win(Team.A, 9)
    assert table.state.seat_change_due
    breaker = table.state.breaker
    chairs = {who: Chair.BEGINNER if who == breaker else Chair.PERSON for who in PEOPLE}
    assert step(table, chairs) is None
    assert isinstance(step(table, COMPUTERS), ChangedSeats)
    table.do(ChangedSeats())
    assert isinstance(step(table, chairs), SaidPlay)


def test_with_clocks_the_room_goes_on_when_the_time_of_the_rules_is_over():
    table = Table(clock=Clock.STRICT)
    table.seat().open()
    while table.state.game == 1:
        table.win(Team.A, 9)
    chairs = {who: Chair.BEGINNER if who == table.state.breaker else Chair.PERSON for who in PEOPLE}
    assert table.state.timer is Timer.SEATS
    assert step(table, chairs) is None
    assert table.state.deadline is not None
    table.now = table.state.deadline
    table.do(TimeRanOut(timer=Timer.SEATS))
    assert isinstance(step(table, chairs), ChangedSeats)


def test_a_room_waits_and_goes_on_at_a_word(tmp_path):
    table = Table()
    table.now = datetime.now(UTC) - timedelta(hours=1)
    table.seat().open()
    table.win(Team.A, 3)
    room, token = kept(tmp_path, table, ben="beginner")

    async def play():
        async with served(tmp_path, patient=False) as host:
            async with Page.at(host, room, f"carrom-seat={token}") as page:
                await page.until(lambda m: m["type"] == "news")
                while not page.news["state"]["rosette_turn"]:
                    await page.receive()
                before = page.news["seq"]
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(page.receive(), 1.0)
                await page.act("play")
                await page.until(lambda m: m["type"] == "news" and m["seq"] > before + 1)
                facts = [e["fact"] for e in page.entries[before:]]
                assert [f["type"] for f in facts[:2]] == ["said-play", "struck"]
                assert facts[1]["by"] == "ben"
            async with httpx.AsyncClient(base_url=f"http://{host}") as client:
                sheet = (await client.get(f"/api/rooms/{room}/sheet")).json()["boards"]
                assert [board["over"] for board in sheet] == [True, False]
                missing = await client.get(f"/api/rooms/{room}/best-stroke", params={"board": 2})
                assert missing.status_code == 404
                assert "2" in missing.json()["detail"]["fr"]
                none = await client.get(f"/api/rooms/{room}/best-stroke", params={"board": 1})
                assert none.json() == {"best": None}  # nobody knows how these were played

    played(play())


def test_the_best_stroke_is_the_least_likely_that_succeeded(tmp_path):
    rooms = asyncio.run(staged(tmp_path))

    async def ask():
        async with served(tmp_path) as host:
            base = f"http://{host}/api/rooms/{rooms['over']}"
            async with httpx.AsyncClient(base_url=base, timeout=60.0) as client:
                began = monotonic()
                first = (await client.get("/best-stroke", params={"board": 1})).json()["best"]
                middle = monotonic()
                again = (await client.get("/best-stroke", params={"board": 1})).json()["best"]
                assert again == first
                assert monotonic() - middle < middle - began + 1.0
                replay = (await client.get("/replay")).json()
                return first, replay

    best, replay = played(ask())
    entry = next(e for e in replay["entries"] if e["seq"] == best["seq"])
    assert entry["motion"] == best["motion"]
    assert entry["fact"]["by"] == best["by"]
    assert 0.0 <= best["keep"] < 1.0
    strokes = [e["seq"] for e in replay["entries"] if e["fact"]["type"] == "struck"]
    assert strokes[best["stroke"] - 1] == best["seq"]
    kept_turn = [
        e
        for e, after in zip(replay["entries"], replay["entries"][1:], strict=False)
        if e["fact"]["type"] == "struck" and after["fact"].get("by") == e["fact"]["by"]
    ]
    assert best["seq"] in [e["seq"] for e in kept_turn] or best["seq"] == strokes[-1]


def test_no_successful_stroke_has_a_smaller_chance():
    steps = [step for _, step in board() if step is not None]
    match = MatchLog.of(
        Header(match="test", settings=TERMS, names=NAMES), [event for event, _ in steps]
    )
    entries = ended_board(match, 1)
    chairs = dict.fromkeys(NAMES, Chair.PERSON)
    best = best_stroke(match, entries, chairs)
    assert best is not None
    club = LEVELS["club"].hand
    for before, event, after in entries:
        fact = event.fact
        if not isinstance(fact, Struck) or fact.aim is None or before.phase is not Phase.STROKE:
            continue
        kept_turn = after.turn == before.turn or after.winner is TERMS.team(fact.by)
        fell = [pocketed.piece for pocketed in fact.stroke.pocketed]
        if not kept_turn or not fell or "striker" in fell:
            continue
        view = view_of(match.upto(event.seq - 1), fact.by)
        assert chance_of(view, fact.aim, club, seed=event.seq).keep >= best.keep
    with pytest.raises(LookupError):
        ended_board(match, 2)
