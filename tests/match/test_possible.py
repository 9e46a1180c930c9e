"""What can happen next is told without working out what follows from it; a decision says the same."""

from collections.abc import Iterator
from itertools import product

import pytest

from carrom.equipment.pieces import Piece
from carrom.match.decide import decide, possible
from carrom.match.facts import Called, Fact, Passed, Protested, Requested
from carrom.match.match_log import MatchLog
from carrom.match.record_read import parse
from carrom.match.refusals import Refusal
from tests.golden.matches import MATCHES, record_of

STRIDE = 7
"""So many entries lie between the moments that are looked at."""


def facts(log: MatchLog) -> Iterator[Fact]:
    for player in log.settings.players:
        yield Passed(by=player)
        yield Requested(by=player)
        yield Protested(by=player, about=log.seq)
        calls = log.settings.rule_set().book.calls
        for clause, noticed in product(calls, (True, False)):
            yield Called(clause=clause, by=player, noticed=noticed)
        for clause, piece in product(calls, Piece):
            yield Called(clause=clause, by=player, pieces=(piece,))


def played(name: str) -> MatchLog:
    parsed = parse(record_of(name))
    assert parsed.header is not None
    return MatchLog.of(parsed.header, parsed.events)


@pytest.mark.parametrize("name", MATCHES)
def test_what_is_possible_is_decided_and_nothing_else(name):
    whole = played(name)
    found = set()
    for seq in range(0, whole.seq + 1, STRIDE):
        log = whole.upto(seq)
        at = whole.event_at(max(seq, 1)).at
        for fact in facts(log):
            can = possible(log, fact, at)
            assert can is not isinstance(decide(log, fact, at), Refusal), (seq, fact)
            found.add(can)
    assert found == {True, False}


def test_nothing_is_possible_before_the_last_entry():
    log = played("two-nil").upto(12)
    first = log.event_at(1).at
    call = Called(clause="3.11.o", by=log.settings.players[0])
    assert possible(log, call, log.event_at(12).at)
    assert not possible(log, call, first)
