"""Every call of every set, at every kind of moment, against every player (settled 57 to 59)."""

from collections.abc import Callable, Iterator

import pytest

from carrom.equipment.pieces import Piece
from carrom.match.events import Event
from carrom.match.facts import Called, Passed, Placed, Requested, Struck
from carrom.match.incidents import amends, last_stroke
from carrom.match.match_log import MatchLog, standing
from carrom.match.refusals import Refusal
from carrom.match.state import State, side_of
from carrom.rules import RULE_SETS
from carrom.rules.book import About, Breach, Condition, Resting
from carrom.rules.situation import SIDES, Side
from carrom.texts import LANGUAGES, render
from tests.match.driving import A, Table

SETS = ("international", "club", "percuteur", "simplified", "icf")


def _broken(table: Table) -> Table:
    table.seat().open()
    table.stroke("white")
    if table.turn != "ada":
        table.stroke()
    return table.give_turn(A)


def _own(table: Table) -> Table:
    _broken(table).stroke("own")
    return table


def _missed(table: Table) -> Table:
    _own(table)
    while table.playing is A:
        table.stroke()
    return table


def _opponents(table: Table) -> Table:
    _broken(table).stroke("opp")
    return table


def _due(table: Table) -> Table:
    _broken(table).stroke("own", "opp")
    table.place().give_turn(A).stroke("striker")
    return table


def _placed(table: Table) -> Table:
    return _due(table).place()


def _placed_before(table: Table) -> Table:
    _placed(table).stroke()
    return table


def _owing(table: Table) -> Table:
    table.seat().open().stroke()
    table.stroke("striker")
    return table.place()


def _queen(table: Table) -> Table:
    _own(table).stroke("queen")
    return table


def _uncovered(table: Table) -> Table:
    _queen(table).stroke()
    return table


def _uncovered_late(table: Table) -> Table:
    _uncovered(table)
    for _ in range(len(table.settings.players)):
        table.stroke()
    return table


def _request(table: Table) -> Table:
    _missed(table).do(Requested(by="ada"))
    return table


def _passed(table: Table) -> Table:
    _own(table).do(Passed(by=table.turn))
    return table


def _next_board(table: Table) -> Table:
    _own(table)
    table.win(A, 3)
    return table


MOMENTS: dict[str, Callable[[Table], object]] = {
    "before play": Table.seat,
    "before the break": lambda table: table.seat().open(),
    "an own piece": _own,
    "a miss": _missed,
    "the opponent's": _opponents,
    "to place": _due,
    "placed": _placed,
    "placed before": _placed_before,
    "owing": _owing,
    "the queen": _queen,
    "not covered": _uncovered,
    "not covered, late": _uncovered_late,
    "a request": _request,
    "a pass": _passed,
    "the next board": _next_board,
}


def calls_of(table: Table) -> Iterator[Called]:
    for name, row in table.settings.rule_set().book.calls.items():
        for player in ("", *table.settings.players):
            yield Called(clause=name, by=player)
            if row.late_differs:
                yield Called(clause=name, by=player, noticed=False)
            if row.resting is not Resting.NONE:
                yield from (Called(clause=name, by=player, pieces=(piece,)) for piece in Piece)


def lying(state: State, side: Side) -> int:
    """Count what lies on the surface: on the board, but for what is still to be placed."""
    assert state.situation is not None
    waiting = sum(due.count for due in state.to_place if due.side is side)
    return state.situation.side(side).on_board - waiting


def costs(state: State, side: Side) -> int:
    """Count what a side has to pay or has paid: pieces on the board, held, and owed."""
    assert state.situation is not None
    one = state.situation.side(side)
    return one.on_board + one.held + one.owed


def striker_of(match: MatchLog) -> str:
    found = last_stroke(match)
    assert found is not None
    assert isinstance(found[0].event.fact, Struck)
    return found[0].event.fact.by


def check(table: Table, called: Called, event: Event) -> None:
    """Assert that pieces are kept, and that who pays is who did it."""
    match, before = table.match, table.state
    after = match.state_after(event)
    fact = event.fact
    assert isinstance(fact, Called)
    assert fact.by in table.settings.players
    assert called.by in ("", fact.by)
    row = table.settings.rule_set().book.calls[fact.clause]
    if row.about is About.STROKE:
        assert fact.by == striker_of(match)
    if row.about is About.PLACING:
        placed = {e.event.fact.by for e in standing(match) if isinstance(e.event.fact, Placed)}
        assert fact.by in placed | {due.placer for due in before.to_place}
    if Condition.IN_TURN in row.when and not amends(match, fact):
        assert fact.by == before.turn
    if after.situation is None or event.result is not None or before.situation is None:
        return
    if (before.board, before.game) != (after.board, after.game):
        return
    for side in SIDES:
        one = after.situation.side(side)
        assert 0 <= one.on_board + one.held <= 9
        assert 0 <= one.owed <= 9
    if amends(match, fact) or row.resting is not Resting.NONE:
        return  # what fell is looked at elsewhere, stroke by stroke
    offender = side_of(before, table.settings.team(fact.by))
    moved = {side: lying(after, side) - lying(before, side) for side in SIDES}
    if (Condition.PIECE_EXCHANGED in row.when and not fact.noticed) or fact.clause == "82.b":
        assert moved == {offender: 1, offender.other: -1}
    elif Condition.PIECE_LEFT_OUT in row.when:
        assert moved == {offender: 0, offender.other: -1}
    elif row.breach is Breach.FORGONE_WRONGLY:  # they stay pocketed, and nobody pays
        assert costs(after, offender) == costs(before, offender)
        assert costs(after, offender.other) < costs(before, offender.other)
    elif Condition.BREAK_NOT_MADE not in row.when:
        assert moved == {Side.WHITE: 0, Side.BLACK: 0}
        assert costs(after, offender.other) == costs(before, offender.other)
        assert costs(after, offender) - costs(before, offender) in (0, 1)


@pytest.mark.parametrize("doubles", [False, True])
@pytest.mark.parametrize("rules", SETS)
@pytest.mark.proves("settled:57", "settled:58")
def test_every_call_at_every_moment(rules, doubles):
    possible: dict[str, int] = dict.fromkeys(RULE_SETS[rules].book.calls, 0)
    for name, moment in MOMENTS.items():
        table = Table(rules, doubles=doubles)
        moment(table)
        for called in calls_of(table):
            answer = table.ask(called)
            if isinstance(answer, Refusal):
                said = [render(answer.said, language) for language in LANGUAGES]
                assert all(said), (name, called)
                if "partner" in said[0]:
                    assert doubles, (name, called, said)
                    assert table.settings.team(called.by) is table.playing
                    assert called.by != table.turn
                continue
            possible[called.clause] += 1
            try:
                check(table, called, answer)
            except AssertionError as problem:
                raise AssertionError((name, called, answer, problem)) from problem
    never = {name for name, many in possible.items() if not many}
    unheard = {"131", "4.m", "90"} if not doubles else set()
    by_itself = {"4.q", "4.r", "137", "139"}
    assert never <= unheard | by_itself
