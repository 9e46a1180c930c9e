"""Long logs, made quickly: real strokes, many of them taken back, board after board or in one of them."""

import random
from datetime import UTC, datetime, timedelta

import msgspec

from carrom.equipment.pieces import Point
from carrom.match.asked import Ask, asked, officiated
from carrom.match.decide import decide
from carrom.match.events import Event
from carrom.match.facts import FoundNoRoom, Placed, Undone
from carrom.match.line_chain import hash_of
from carrom.match.match_log import MatchLog
from carrom.match.placing import spot_near
from carrom.match.quick_start import quick_start
from carrom.match.record_write import event_line, header_line
from carrom.match.seating import seat_of
from carrom.match.simulated_stroke import simulate_stroke
from carrom.match.state import Phase
from carrom.physics import Aim, InputError, keyframes
from carrom.store.store import StoredEntry

NOW = datetime(2026, 1, 1, tzinfo=UTC)


def long_log(header, length, seed=1, *, one_board=False):
    """The entries of a match that two people play, who strike at random, take most of it back and
    often strike as before.

    In ``one_board`` whatever ends it is taken back, so that it has no end.
    """
    match, chance = quick_start(MatchLog(header), NOW, seed), random.Random(seed)
    motions, again = {}, (None, None)
    while match.seq < length:
        fact, motion = again if again[0] else _next(match, chance)
        again = (None, None)
        if fact is None:
            continue
        event = decide(match, fact, NOW + timedelta(seconds=match.seq))
        assert isinstance(event, Event), event
        match = match.after(event)
        motions[event.seq] = motion
        ended = event.result is not None and one_board
        if ended or match.state.phase is Phase.OVER or (motion and chance.random() < 0.85):
            again = (fact, motion) if not ended and chance.random() < 0.9 else (None, None)
            back = Undone(to=match.seq - 1, by=header.settings.players[0])
            undone = decide(match, back, event.at)
            assert isinstance(undone, Event), undone
            match = match.after(undone)
    return stored(match, motions)


def _next(match, chance):
    settings, state = match.settings, match.state
    waiting = asked(settings, state)
    if waiting.what is Ask.PLACE:
        due = state.to_place[0]
        spot = spot_near(settings, state, due.placer, Point(0.0, 0.0))
        if spot is None:
            return FoundNoRoom(side=due.side), None
        return Placed(by=due.placer, side=due.side, at=spot), None
    if waiting.what is not Ask.STRIKE or not waiting.places:
        return officiated(settings, state, 0), None
    x = chance.uniform(*chance.choice(waiting.places))
    aim = Aim(seat_of(state, state.turn), x, chance.uniform(60.0, 120.0), chance.uniform(1.0, 6.0))
    try:
        made = simulate_stroke(settings, state, aim, state.turn)
    except InputError:
        return None, None
    told = {"aim": aim, "frames": keyframes(made.motion)}
    return made.fact, msgspec.json.encode(told)


def stored(match, motions):
    digest, entries = hash_of(header_line(match.header)), []
    for event in match.log:
        line = event_line(event, digest)
        digest = hash_of(line)
        entries.append(StoredEntry(seq=event.seq, line=line, motion=motions.get(event.seq)))
    return entries


def chained(header, entries):
    """The same entries as the log of another match."""
    digest, again = hash_of(header_line(header)), []
    for entry in entries:
        told = msgspec.json.decode(entry.line)
        del told["hash"]
        line = event_line(msgspec.convert(told, Event), digest)
        digest = hash_of(line)
        again.append(StoredEntry(seq=entry.seq, line=line, motion=entry.motion))
    return again
