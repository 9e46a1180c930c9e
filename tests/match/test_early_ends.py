"""A match that is stopped by agreement, and a game that goes to those who stayed."""

import pytest

from carrom.match.board_scores import board_scores
from carrom.match.facts import Abandoned, Conceded, SaidPlay, Tossed, Undone
from carrom.match.narration import narrate
from carrom.match.notices import Notice, notice
from carrom.match.record import check, parse, write
from carrom.match.refusals import Why
from carrom.match.settings import Clock
from carrom.match.sheet import RowKind, sheet
from carrom.match.state import Ending, Phase
from carrom.match.statistics import statistics
from carrom.rules.registry import RULE_SETS
from carrom.texts import render
from tests.match.driving import A, B, Table


def said(table, language="en"):
    """The last entry and its answer, as they are told."""
    event = table.log[-1]
    told = narrate(table.match.upto(event.seq - 1), event)
    return " ".join(render(part, language) for part in (told.entry, *told.answer))


def result(table, language="en"):
    rows = [row for row in sheet(table.match) if row.kind is RowKind.RESULT]
    return render(rows[-1].said[0], language)


def read_again(table):
    """The match as its record tells of it, which is checked."""
    parsed = parse(write(table.match.header, table.log))
    assert parsed.fault is None
    assert check(parsed) is None
    assert tuple(parsed.events) == table.match.log


@pytest.mark.parametrize("rules", RULE_SETS)
def test_players_stop_without_a_winner(rules):
    table = Table(rules, clock=Clock.CASUAL).seat().open()
    table.stroke()
    event = table.do(Abandoned())
    assert (table.state.phase, table.state.winner) == (Phase.OVER, None)
    assert table.state.ending is Ending.ABANDONED
    assert (table.state.turn, table.state.deadline, table.state.situation) == (None, None, None)
    assert event.result is None
    assert notice(table.match.upto(event.seq - 1), event) is Notice.END
    assert said(table) == "The players agreed to stop. The match ends without a winner."
    assert "sans vainqueur" in said(table, "fr")
    assert "no winner" in result(table)
    assert "sans vainqueur" in result(table, "fr")
    assert table.refused(Abandoned()) is Why.NOT_NOW
    assert table.refused(SaidPlay()) is not None
    read_again(table)


def test_players_stop_before_the_first_board_and_after_some():
    before = Table()
    before.do(Abandoned())
    assert before.state.phase is Phase.OVER
    assert not board_scores(before.match)
    read_again(before)
    table = Table().seat()
    table.win(A, 5)
    won = table.state.points
    table.open()
    table.do(Abandoned())
    assert table.state.points == won
    assert [score.over for score in board_scores(table.match)] == [True]
    counted = statistics(table.match)
    assert (counted.boards, counted.teams[0].boards, counted.teams[1].boards) == (1, 1, 0)


def test_a_stop_is_undone_like_anything_else():
    table = Table().seat().open()
    turn = table.turn
    table.do(Abandoned())
    table.do(Undone(to=len(table.log) - 1))
    assert (table.state.phase, table.state.turn) == (Phase.STROKE, turn)
    assert table.state.ending is None
    read_again(table)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_game_goes_to_those_who_stayed(rules):
    table = Table(rules, single_board=True).seat().open()
    event = table.do(Conceded(by="ada", away=45))
    assert (table.state.phase, table.state.winner) == (Phase.OVER, B)
    assert table.state.ending is Ending.ABSENT
    assert event.clauses == ()
    assert said(table).startswith("ada has been away for 45 seconds, so ben wins the game.")
    assert "gave up" not in said(table)
    assert said(table, "fr").startswith("ada n’est plus là depuis 45\xa0secondes")
    assert "stayed away" in result(table)
    (score,) = board_scores(table.match)
    assert score.absent
    assert score.conceded
    assert statistics(table.match).boards == 0  # nobody played it out
    read_again(table)


def test_two_games_are_the_match():
    table = Table().seat().open()
    table.do(Conceded(by="ada", away=31))
    assert (table.state.games, table.state.game, table.state.phase) == ((0, 1), 2, Phase.READY)
    assert "ben won game 1" in said(table)
    table.do(Conceded(by="ada", away=90))
    assert (table.state.winner, table.state.ending) == (B, Ending.ABSENT)
    assert ": the other side stayed away" in said(table)
    read_again(table)


def test_who_places_can_stay_away_too():
    table = Table().seat().open()
    table.stroke()
    table.stroke("own", "striker")
    assert table.state.phase is Phase.PLACING
    placer = table.state.to_place[0].placer
    assert table.settings.team(placer) is not table.playing
    table.do(Conceded(by=placer, away=30))  # out of turn: the match waits for him
    assert table.state.games[0 if table.settings.team(placer) is B else 1] == 1
    read_again(table)


def test_nothing_is_lost_before_a_board_stands_or_after_the_end():
    table = Table()
    assert table.refused(Conceded(by="ada", away=30)) is Why.NOT_NOW
    table.do(Tossed(winner=A))
    assert table.refused(Conceded(by="ada", away=30)) is Why.NOT_NOW
    playing = Table().seat().open()
    assert playing.refused(Conceded(by="eve", away=30)) is Why.UNKNOWN_PLAYER
    assert playing.refused(Conceded(by="ada", away=30, match=True)) is Why.NOT_IN_THESE_RULES
    playing.do(Abandoned())
    assert playing.refused(Conceded(by="ada", away=30)) is Why.NOT_NOW


def test_without_a_clock_a_match_may_end_because_somebody_stayed_away():
    table = Table().seat().open()
    for wrong in (Abandoned(player="ada"), Abandoned(player="ada", away=-1)):
        assert table.refused(wrong) is Why.NOT_IN_THESE_RULES
    for unknown in (Abandoned(away=600), Abandoned(player="eve", away=600)):
        assert table.refused(unknown) is Why.UNKNOWN_PLAYER
    table.do(Abandoned(player="ada", away=605))
    assert (table.state.phase, table.state.winner) == (Phase.OVER, None)
    assert table.state.ending is Ending.UNFINISHED
    assert result(table).startswith("A player stayed away: no result")
    assert notice(table.match.upto(len(table.log) - 1), table.log[-1]) is Notice.END
    assert check(parse(write(table.match.header, table.log))) is None
