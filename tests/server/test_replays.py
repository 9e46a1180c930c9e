"""Replays: of a room, of its record sent back, and of files that are damaged, forged or of a real board."""

import asyncio
from pathlib import Path

import httpx
import msgspec
import pytest
from msgspec import structs

from carrom.equipment.pieces import Piece, Point, Standing
from carrom.match.events import Effects, Event
from carrom.match.facts import Struck, Undone
from carrom.match.record import opening
from carrom.match.record_read import parse
from carrom.match.record_write import Header, write
from carrom.match.settings import Settings
from carrom.match.state import Phase
from carrom.rules.stroke import Pocketed, Stroke
from carrom.server.rooms.replays import (
    GIVEN_UP,
    MOST_ENTRIES,
    PATIENCE,
    ReplayError,
    replay_of_record,
)
from tests.match.driving import Table
from tests.server.serving import Page, opened, served

GOLDEN = Path(__file__).parents[1] / "golden" / "records"
STROKES = [(0.0, 90.0, 6.0), (0.05, 97.0, 4.0), (-0.03, 84.0, 5.0)]


@pytest.fixture(scope="module")
def room(tmp_path_factory):
    """A match of some strokes: its record, and what the server answers about it."""

    async def play():
        async with served(tmp_path_factory.mktemp("data")) as host:
            name, cookie = await opened(host, rules="club")
            async with Page.at(host, name, cookie) as page:
                await page.to_the_first_stroke()
                for x, angle, speed in STROKES:
                    await page.act("strike", x=x, angle=angle, speed=speed)
                    while page.news["state"]["phase"] == "placing":
                        side = page.news["state"]["to_place"][0]["side"]
                        assert (await page.act("place", side=side, x=0.0, y=0.0))["type"] == "done"
            async with httpx.AsyncClient(base_url=f"http://{host}", timeout=60) as client:
                ways = ("record", "replay", "statistics")
                got = {way: await client.get(f"/api/rooms/{name}/{way}") for way in ways}
                sent = await client.post("/api/replays", content=got["record"].content)
                none = await client.get("/api/rooms/nowhere/replay")
                assert (
                    none.status_code == (await client.get("/api/rooms/no/statistics")).status_code
                )
                assert none.status_code == 404
                large = await client.post("/api/replays", content=b"x" * ((8 << 20) + 1))
                garbage = await client.post("/api/replays", content=b"\x00\xff\n" * 50)
                return {**got, "sent": sent, "large": large, "garbage": garbage}

    return asyncio.run(asyncio.wait_for(play(), 120))


def shown(data: bytes):
    return msgspec.json.decode(replay_of_record(data))


def refused(data: bytes, **more):
    with pytest.raises(ReplayError) as problem:
        replay_of_record(data, **more)
    return problem.value.said.id


def test_the_replay_of_a_room(room):
    replay = room["replay"].json()
    assert replay["names"] == {"p1": "Ada", "p2": "Ben"}
    assert replay["chairs"] == {"p1": "person", "p2": "person"}
    assert replay["settings"]["rules"] == "club"
    assert replay["fault"] is None
    entries = replay["entries"]
    assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
    strokes = [entry for entry in entries if entry["fact"]["type"] == "struck"]
    assert len(strokes) == len(STROKES)
    assert [each["motion"]["aim"]["speed"] for each in strokes] == [6.0, 4.0, 5.0]
    assert all(entry["standing"] and entry["entry"]["fr"] for entry in entries)
    assert strokes[0]["state"]["situation"]["broken"]
    assert len(strokes[0]["layout"]) <= 19
    assert replay["statistics"]["strokes"] == len(STROKES)
    assert replay["statistics"] == room["statistics"].json()


def test_a_record_sent_back_is_the_same_replay(room):
    assert room["sent"].status_code == 200
    sent, replay = room["sent"].json(), room["replay"].json()
    assert (sent["room"], sent["chairs"]) == (None, None)
    for name in ("settings", "names", "fault", "statistics", "entries"):
        assert sent[name] == replay[name], name


def test_what_is_too_large_or_no_record_gets_one_sentence(room):
    for name, status in (("large", 413), ("garbage", 422)):
        assert room[name].status_code == status
        detail = room[name].json()["detail"]
        assert detail["en"].endswith(".")
        assert detail["fr"] != detail["en"]


def test_damaged_records(room):
    record = room["record"].content
    assert refused(b"") == refused(b"hello\n") == "server-replay-none"
    assert refused(record.replace(b'"speed":6.0', b'"speed":5.0')) == "record-fault-at-event"
    lines = record.splitlines(keepends=True)
    assert refused(b"".join(lines[:4] + lines[5:])) == "record-fault-at-event"
    torn = shown(record[:-20])
    assert len(torn["entries"]) == len(lines) - 3
    assert torn["fault"]["en"]
    assert refused(lines[0] + lines[2] * (MOST_ENTRIES + 2)) == "server-replay-long"


def rewritten(record: bytes, change) -> bytes:
    """A record with other events, its hashes in order."""
    parsed = parse(record)
    assert parsed.header
    return write(parsed.header, [change(event) for event in parsed.events])


def with_stroke(event: Event, **changes) -> Event:
    if not isinstance(event.fact, Struck):
        return event
    return structs.replace(event, fact=structs.replace(event.fact, **changes))


def motions(data: bytes):
    return [e["motion"] for e in shown(data)["entries"] if e["fact"]["type"] == "struck"]


def test_a_motion_is_shown_only_if_it_is_what_happened(room):
    record = room["record"].content

    def played(event, **changes):
        fact = event.fact
        if not isinstance(fact, Struck) or fact.aim is None:
            return event
        return with_stroke(event, aim=structs.replace(fact.aim, **changes))

    assert all(motions(record))
    assert not any(motions(rewritten(record, lambda e: with_stroke(e, engine=999))))
    assert not any(motions(rewritten(record, lambda e: played(e, angle=93.3))))
    assert not any(motions(rewritten(record, lambda e: played(e, x=9.0, speed=1e300))))
    assert not any(motions(rewritten(record, lambda e: with_stroke(e, aim=None))))
    assert not any(
        motions(rewritten(record, lambda e: with_stroke(e, stroke=Stroke(proper=False))))
    )
    everywhere = tuple(Standing(Piece.WHITE, Point(0.0, 0.0)) for _ in range(500))
    assert not any(motions(rewritten(record, lambda e: with_stroke(e, layout=everywhere))))


def test_forged_records_are_refused_in_time(room):
    record = room["record"].content
    forged = [
        lambda e: structs.replace(e, reason="because"),
        lambda e: structs.replace(e, effects=Effects(phase=Phase.PLACING, to_place=())),
        lambda e: with_stroke(e, stroke=Stroke((Pocketed(Piece.WHITE),) * 5000)),
    ]
    for change in forged:
        assert refused(rewritten(record, change)) == "server-replay-forged"


def test_an_answer_that_would_be_endless_is_refused(room):
    parsed = parse(room["record"].content)
    assert parsed.header
    first = parsed.events[0]
    crowd = tuple(f"somebody {number}" for number in range(20_000))
    events = [
        structs.replace(first, seq=seq, effects=Effects(late=crowd) if seq == 1 else Effects())
        for seq in range(1, 1001)
    ]
    assert refused(write(parsed.header, events)) == "server-replay-large"


def test_no_more_time_than_allowed(room):
    record = room["record"].content
    times = iter([0.0, *[PATIENCE + 1] * 1000])
    late = msgspec.json.decode(replay_of_record(record, lambda: next(times)))
    assert not any(entry["motion"] for entry in late["entries"])
    times = iter([0.0, *[GIVEN_UP + 1] * 1000])
    assert refused(record, clock=lambda: next(times)) == "server-replay-slow"


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.jsonl")), ids=lambda file: file.stem)
def test_records_of_real_boards(file):
    data = file.read_bytes()
    replay = shown(data)
    parsed = parse(data)
    assert len(replay["entries"]) == len(parsed.events)
    assert not any(entry["motion"] for entry in replay["entries"])
    assert replay["entries"][-1]["state"]["phase"] == "over"


def test_what_was_taken_back_does_not_stand():
    table = Table().seat().open()
    before = len(table.log)
    table.stroke("own")
    table.stroke()
    table.do(Undone(to=before))
    table.stroke("own", "own")
    header = Header(match="m", settings=table.settings, names={"ada": "Ada", "ben": "Ben"})
    entries = shown(write(header, table.log))["entries"]
    assert [e["seq"] for e in entries if not e["standing"]] == [before + 1, before + 2, before + 3]
    assert "2" in entries[before + 2]["entry"]["en"]


def test_a_record_of_nothing_yet():
    header = Header(match="m", settings=Settings(rules="club", a=("a",), b=("b",)))
    replay = shown(opening(header))
    assert replay["entries"] == []
    assert replay["statistics"]["strokes"] == 0
