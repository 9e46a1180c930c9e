"""The score sheet as figures, and what of an entry people must not miss."""

import pytest

from carrom.match.board_scores import board_scores
from carrom.match.notices import Notice, notice
from carrom.match.settings import Team
from carrom.match.statistics import statistics
from carrom.rules.registry import RULE_SETS
from tests.match.driving import Table


def told(table):
    """What each entry is, by number."""
    return {event.seq: notice(before, event) for before, event in table.match.steps()}


def test_boards_with_their_points_and_totals():
    table = Table()
    table.seat().open()
    table.win(Team.A, 3)
    table.win(Team.B, 4, queen=False)
    table.open()
    table.stroke("own")
    first, second, third = board_scores(table.match)
    assert (first.number, first.game, first.board, first.breaker) == (1, 1, 1, "ada")
    assert (first.winner, first.points, first.total) == (Team.A, (6, 0), (6, 0))
    assert (first.queen, first.white, first.over) == (Team.A, Team.A, True)
    assert (second.breaker, second.white, second.winner) == ("ben", Team.B, Team.B)
    assert (second.points, second.total, second.queen) == ((0, 4), (6, 4), Team.A)
    assert (third.over, third.winner, third.total) == (False, None, (6, 4))
    assert third.left == (8, 9)
    assert second.last < third.last == table.match.seq


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_game_of_every_rule_set(rules):
    table = Table(rules)
    table.seat().open()
    if table.settings.rule_set().open_colours:
        assert board_scores(table.match)[0].white is None
        table.stroke("black")
        assert board_scores(table.match)[0].white is Team.B
        return
    table.win_game(Team.A)
    boards = board_scores(table.match)
    over = [board for board in boards if board.over]
    figures = statistics(table.match)
    for index in (0, 1):
        assert sum(board.points[index] for board in over) == figures.teams[index].points
    assert over[-1].games == table.state.games == (1, 0)


def test_dues():
    table = Table()
    table.seat().open()
    table.stroke()
    table.stroke("striker")
    (board,) = board_scores(table.match)
    assert board.owed == (0, 1)


def test_what_must_not_be_missed():
    table = Table()
    table.seat().open()
    assert set(told(table).values()) == {None}
    assert notice_of(table, table.stroke()) is None
    assert notice_of(table, table.stroke("own")) is None
    assert notice_of(table, table.stroke("queen")) is Notice.QUEEN
    assert notice_of(table, table.stroke()) is Notice.QUEEN  # not covered: she goes back
    assert notice_of(table, table.stroke("striker")) is Notice.FOUL
    table.give_turn(Team.B)
    assert notice_of(table, table.stroke("own", "striker")) is Notice.FOUL
    table.place()
    assert told(table)[table.match.seq] is Notice.PLACED
    over = Table()
    over.seat().open()
    assert notice_of(over, over.win(Team.A, 5)) is Notice.END


def test_a_striker_that_falls_before_the_break_costs_nothing():
    table = Table()
    table.seat().open()
    assert notice_of(table, table.stroke("striker", touched=False)) is Notice.NOTE


def notice_of(table, event):
    return told(table)[event.seq]
