"""A log as one value: what stands in it, also where it was cut short; and it takes long logs in time."""

import random
from time import process_time

import pytest

from carrom.match.decide import decide
from carrom.match.events import Event
from carrom.match.facts import Requested, Undone
from carrom.match.match_log import (
    CutShortError,
    MatchLog,
    is_redo,
    standing,
    standing_numbers,
    taken_back,
)
from carrom.match.narration import narrate
from carrom.match.record import check, event_line, hash_of, header_line, opening, parse
from tests.match.driving import Table


def begun():
    return Table("club").seat().open()


def plainly(match, seq):
    """What stands after an entry, by going through the log from its start."""
    stood: list[tuple[int, ...]] = [()]
    for event in match.log[:seq]:
        fact = event.fact
        undone = isinstance(fact, Undone)
        stood.append(stood[fact.to] if undone else (*stood[-1], event.seq))
    return stood[-1]


def undone_at_random(seed, length):
    table, chance = begun(), random.Random(seed)
    first = table.match.seq
    while table.match.seq < length:
        last = table.match.seq
        if last > first and chance.random() < 0.4:
            table.do(Undone(to=chance.randrange(max(first, last - 9), last)))
        else:
            table.stroke()
    return table.match


@pytest.mark.parametrize("seed", range(6))
def test_what_stands(seed):
    match = undone_at_random(seed, 120)
    for seq in range(match.seq + 1):
        point = match.upto(seq)
        stands = plainly(match, seq)
        assert standing_numbers(point) == stands
        assert [entry.event.seq for entry in standing(point)] == list(stands)
    for before, event in match.steps():
        if isinstance(event.fact, Undone):
            was, now = set(plainly(match, before.seq)), set(plainly(match, event.fact.to))
            assert [e.seq for e in taken_back(before, event.fact)] == sorted(was ^ now)
            assert is_redo(before, event.fact) == (len(now) > len(was))


@pytest.mark.parametrize("seed", range(6))
def test_a_log_that_was_cut_short_says_the_same_or_that_it_cannot_know(seed):
    match = undone_at_random(seed, 120)
    known = unknown = 0
    for cut in (7, 30, 90):
        short = match.cut_short(cut)
        again = MatchLog.from_point(match.header, match.state_at(cut), cut, match.log[cut:])
        for some in (short, again):
            assert some.states == match.states[cut:]
            for before, event in some.steps():
                if not isinstance(event.fact, Undone):
                    continue
                whole = match.upto(before.seq)
                try:
                    told = taken_back(before, event.fact), is_redo(before, event.fact)
                except CutShortError:
                    unknown += 1
                    continue
                known += 1
                assert told == (taken_back(whole, event.fact), is_redo(whole, event.fact))
    assert known > 100
    assert unknown > 0


def with_undoings(many):
    """A record in which one entry is made and undone again and again."""
    table = begun()
    match, at = table.match, table.now
    back = match.seq
    for _ in range(many):
        for fact in (Requested(by=table.turn), Undone(to=back)):
            event = decide(match, fact, at)
            assert isinstance(event, Event)
            match = match.after(event)
    digest = hash_of(header_line(match.header))
    lines = [opening(match.header)]
    for event in match.log:
        lines.append(event_line(event, digest))
        digest = hash_of(lines[-1])
    return b"".join(lines)


def seconds(data):
    began = process_time()
    parsed = parse(data)
    assert parsed.fault is None
    assert check(parsed) is None
    assert parsed.header is not None
    match = MatchLog.of(parsed.header, parsed.events)
    for before, event in match.steps():
        narrate(before, event)
    standing(match)
    return process_time() - began


def test_thousands_of_undoings_take_time_in_proportion():
    few, many = with_undoings(500), with_undoings(2500)
    short = min(seconds(few) for _ in range(3))
    long = min(seconds(many) for _ in range(2))
    assert long < 10 * short  # five times as many; it was twenty-five times as long
