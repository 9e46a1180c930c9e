"""Formats: boards a game, points a game, minutes a match, and what parts a tie (settled 64)."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from carrom import Match
from carrom.match.asked import Ask, usual_seats
from carrom.match.board_scores import board_scores
from carrom.match.facts import (
    EnteredBoard,
    EnteredGame,
    EnteredShootOut,
    Fact,
    SaidPlay,
    ShotAtQueen,
    TimeRanOut,
    TookSeats,
    Tossed,
    Undone,
)
from carrom.match.format import NO_LIMIT, USUAL, MatchFormat, Tie
from carrom.match.format_words import format_in_words
from carrom.match.record import check, parse
from carrom.match.refusals import RefusedError, Why
from carrom.match.settings import HeadStart, Settings, SettingsError, Team, check_settings
from carrom.match.state import Ending, Phase, Timer
from carrom.rules import RULE_SETS
from carrom.texts import LANGUAGES, render

A, B = Team.A, Team.B
START = datetime(2026, 1, 1, 10, tzinfo=UTC)
ONE_SCORES = [name for name in RULE_SETS if name != "percuteur"]
"""Rule sets where a board brings points to its winner only."""
SHOOT_OUT = {"tie": "shoot-out"}
CLOCK = TimeRanOut(timer=Timer.MATCH)


def later(minutes: float) -> datetime:
    return START + timedelta(minutes=minutes)


def ready(**terms: Any) -> Match:
    """Return a match whose first board stands ready; Ada breaks."""
    match = Match.new("Ada", "Ben", start=START, **{"rules": "international", **terms})
    while match.state.phase is not Phase.READY:
        if match.asked.what is Ask.SIT:
            match.push(TookSeats(seats=usual_seats(match.settings, match.state)))
        else:
            match.push(match.asked.answers[0])
    return match


def boards(match: Match, *won: tuple[Team, int], at: datetime | None = None) -> Match:
    for winner, points in won:
        match.push(EnteredBoard(winner=winner, left=points, queen=winner.other), at)
    return match


def refused(match: Match, fact: Fact, at: datetime | None = None) -> Why:
    before = match.value
    with pytest.raises(RefusedError) as problem:
        match.push(fact, at)
    assert match.value is before
    for language in LANGUAGES:
        assert render(problem.value.refusal.said, language)
    return problem.value.refusal.why


def reread(match: Match) -> None:
    """Hold that the record opens, checks, and tells the same in both languages."""
    parsed = parse(match.record())
    assert parsed.fault is None
    assert parsed.header is not None
    assert check(parsed) is None
    assert Match.from_record(match.record()).state == match.state
    for language in LANGUAGES:
        assert match.sheet(language)
        for event in match.log:
            assert match.narrate(event, language)
    assert board_scores(match.value) is not None


# the length of a game


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_game_of_four_boards_plays_all_of_them_and_then_counts(rules):
    match = ready(rules=rules, games_to_win=1, points=NO_LIMIT, boards=4)
    boards(match, (A, 8), (A, 8), (A, 8))
    assert (match.state.board, match.over) == (4, False)  # 24 to 0 wins nothing before the last
    boards(match, (B, 2))
    assert match.over
    assert match.winner is A
    reread(match)


@pytest.mark.parametrize("rules", ONE_SCORES)
def test_a_game_of_29_points_has_no_limit_of_boards(rules):
    match = ready(rules=rules, games_to_win=1, **_as_terms(USUAL["points"]))
    for _ in range(5):
        boards(match, (A, 2), (B, 2))
    assert match.state.board == 11
    boards(match, (A, 9), (A, 9))
    assert not match.over
    boards(match, (A, 1))
    assert match.winner is A
    reread(match)


@pytest.mark.parametrize("rules", ONE_SCORES)
def test_25_points_or_8_boards_(rules):
    match = ready(rules=rules, games_to_win=1, **_as_terms(USUAL["points-or-boards"]))
    for _ in range(4):
        assert not match.over
        boards(match, (A, 2), (B, 1))
    assert (match.over, match.winner) == (True, A)
    match = ready(rules=rules, games_to_win=1, **_as_terms(USUAL["points-or-boards"]))
    boards(match, (B, 9), (B, 9), (B, 7))
    assert match.winner is B


def _as_terms(chosen: MatchFormat) -> dict[str, Any]:
    return {name: getattr(chosen, name) for name in chosen.__struct_fields__}


def test_without_a_format_everything_is_as_the_rule_set_says():
    plain = Match.new("Ada", "Ben", rules="international")
    assert plain.settings.format is None
    assert b"format" not in plain.record().split(b"\n")[0].removeprefix(b'{"format"')
    assert plain.settings.rule_set() == RULE_SETS["international"]
    assert Match.new("Ada", "Ben", tie="board").settings.format == MatchFormat(tie=Tie.BOARD)


@pytest.mark.parametrize(
    ("terms", "problem"),
    [
        ({"format": MatchFormat(points=100)}, "format-points"),
        ({"format": MatchFormat(points=-1)}, "format-points"),
        ({"format": MatchFormat(boards=13)}, "format-boards"),
        ({"format": MatchFormat(minutes=0)}, "format-minutes"),
        ({"format": MatchFormat(minutes=601)}, "format-minutes"),
        ({"format": MatchFormat(boards=4), "single_board": True}, "format-single"),
        ({"format": MatchFormat(points=NO_LIMIT), "rules": "club"}, "format-endless"),
        ({"format": MatchFormat(points=NO_LIMIT, boards=NO_LIMIT)}, "format-endless"),
        (
            {"format": MatchFormat(boards=4), "rules": "icf", "options": {"stage": "knockout"}},
            "format-stage",
        ),
        (
            {
                "format": MatchFormat(points=NO_LIMIT, boards=4),
                "head_start": HeadStart(team=A, points=25),
            },
            "head-start-points",
        ),
    ],
)
def test_formats_that_nobody_can_play_are_refused_in_words(terms, problem):
    settings = Settings(**{"rules": "international", "a": ("a",), "b": ("b",), **terms})
    with pytest.raises(SettingsError, match=problem):
        check_settings(settings)
    with pytest.raises(SettingsError) as said:
        Match.new(settings=settings)
    assert " " in str(said.value)


def test_in_a_knockout_stage_of_icf_a_format_without_a_limit_of_boards_is_fine():
    terms: dict[str, Any] = {
        "rules": "icf",
        "options": {"stage": "knockout"},
        "a": ("a",),
        "b": ("b",),
    }
    check_settings(Settings(**terms, format=MatchFormat(points=29, boards=NO_LIMIT)))


# what parts a tie


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("won", [A, B])
def test_level_after_the_last_board_a_deciding_board_parts_under_every_rule_set(rules, won):
    match = ready(rules=rules, games_to_win=1, points=NO_LIMIT, boards=2)
    boards(match, (A, 2), (B, 2))
    assert match.state.phase is Phase.DECIDING_TOSS
    assert "deciding board" in match.narrate(match.log[-1])
    match.push(Tossed(winner=B))
    assert match.state.breaker == "p2"
    boards(match, (won, 1))
    assert match.winner is won
    reread(match)


def shoot_out(**terms: Any) -> Match:
    """Return a match that is level after its last board, before the toss for the shoot-out."""
    match = ready(games_to_win=1, boards=2, **SHOOT_OUT, **terms)
    return boards(match, (A, 3), (B, 3))


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_shoot_out_has_at_least_five_strokes_each_in_turn(rules):
    match = shoot_out(rules=rules)
    assert match.state.phase is Phase.DECIDING_TOSS
    assert match.state.situation is None
    assert "shoot-out" in match.narrate(match.log[-1])
    match.push(Tossed(winner=B))
    assert (match.state.phase, match.state.turn) == (Phase.SHOOT_OUT, "p2")
    order = []
    for number in range(10):
        assert not match.over
        waiting = match.asked
        assert waiting.what is Ask.SHOOT
        assert waiting.places
        who = waiting.player or ""
        order.append(who)
        assert refused(match, ShotAtQueen(by="p1" if who == "p2" else "p2", pocketed=True))
        match.push(ShotAtQueen(by=who, pocketed=who == "p1" and number < 4))
    assert order == ["p2", "p1"] * 5
    assert (match.winner, match.state.ending) == (A, Ending.PLAYED)
    assert match.state.games == (1, 0)
    assert match.state.points == (3, 3) or rules == "percuteur"
    score = board_scores(match.value)[-1]
    assert (score.shoot_out, score.winner, score.points, score.boards) == ((2, 0), A, (0, 0), 0)
    assert "Shoot-out at the queen: 2–0" in match.sheet()
    reread(match)


def test_if_five_strokes_do_not_part_them_they_go_on_in_pairs():
    match = shoot_out()
    match.push(Tossed(winner=A))
    for _ in range(5):
        match.push(ShotAtQueen(by="p1", pocketed=True))
        match.push(ShotAtQueen(by="p2", pocketed=True))
    match.push(ShotAtQueen(by="p1", pocketed=False))
    assert not match.over  # the pair is finished
    match.push(ShotAtQueen(by="p2", pocketed=False))
    assert not match.over
    match.push(ShotAtQueen(by="p1", pocketed=False))
    event = match.push(ShotAtQueen(by="p2", pocketed=True))
    assert match.winner is B
    said = match.narrate(event)
    assert "Ben pocketed the queen." in said
    assert "Ben won the match 1 to 0" in said
    reread(match)


@pytest.mark.parametrize(
    ("pocketed", "strokes", "possible"),
    [
        ((3, 2), 5, True),
        ((5, 0), 5, True),
        ((3, 3), 5, False),
        ((3, 2), 4, False),
        ((4, 3), 6, True),
        ((5, 3), 6, False),
        ((8, 7), 7, False),
        ((7, 8), 9, True),
        ((0, -1), 5, False),
        ((1, 0), 100, False),
    ],
)
def test_the_result_of_a_shoot_out_can_be_entered(pocketed, strokes, possible):
    match = shoot_out()
    fact = EnteredShootOut(pocketed=pocketed, strokes=strokes)
    if not possible:
        assert refused(match, fact) is Why.NOT_THIS_SHOOT_OUT
        return
    match.push(fact)
    assert match.winner is (A if pocketed[0] > pocketed[1] else B)
    assert board_scores(match.value)[-1].shoot_out == pocketed
    reread(match)


def test_the_rest_of_a_shoot_out_can_be_entered_but_not_against_its_strokes():
    match = shoot_out()
    match.push(Tossed(winner=A))
    match.push(ShotAtQueen(by="p1", pocketed=True))
    match.push(ShotAtQueen(by="p2", pocketed=False))
    assert refused(match, EnteredShootOut(pocketed=(0, 3), strokes=5)) is Why.NOT_THIS_SHOOT_OUT
    assert refused(match, EnteredShootOut(pocketed=(1, 5), strokes=5)) is Why.NOT_THIS_SHOOT_OUT
    match.push(EnteredShootOut(pocketed=(1, 4), strokes=5))
    assert match.winner is B
    reread(match)


def test_no_shoot_out_where_nobody_is_level_or_a_board_decides():
    match = ready(games_to_win=1, boards=2)
    assert refused(match, ShotAtQueen(by="p1", pocketed=True)) is Why.NOT_NOW
    assert refused(match, EnteredShootOut(pocketed=(3, 2), strokes=5)) is Why.NOT_NOW
    boards(match, (A, 3), (B, 3))
    assert refused(match, EnteredShootOut(pocketed=(3, 2), strokes=5)) is Why.NOT_NOW
    match = shoot_out()
    assert refused(match, ShotAtQueen(by="p1", pocketed=True)) is Why.NOT_NOW  # the toss is due
    assert refused(match, SaidPlay()) is Why.NOT_NOW


def test_the_game_after_a_shoot_out_begins_like_any_other():
    match = ready(boards=2, **SHOOT_OUT)
    boards(match, (A, 3), (B, 3))
    match.push(EnteredShootOut(pocketed=(3, 2), strokes=5))
    state = match.state
    assert (state.phase, state.game, state.board, state.games) == (Phase.READY, 2, 1, (1, 0))
    assert (state.points, state.shoot_out, state.seat_change_due) == ((0, 0), None, True)
    assert "breaks" in match.narrate(match.log[-1])
    boards(match, (B, 3), (B, 3))
    assert match.state.games == (1, 1)
    assert [each.game for each in board_scores(match.value) if each.over] == [1, 1, 1, 2, 2]
    reread(match)


def test_a_stroke_of_a_shoot_out_can_be_undone():
    match = shoot_out()
    match.push(Tossed(winner=A))
    match.push(ShotAtQueen(by="p1", pocketed=True))
    match.push(Undone(to=match.value.seq - 1))
    assert match.state.turn == "p1"
    match.push(ShotAtQueen(by="p1", pocketed=False))
    assert match.state.shoot_out is not None
    assert match.state.shoot_out.score == (0, 0)
    reread(match)


def test_partners_strike_at_the_queen_in_the_order_of_their_seats():
    match = Match.new("Ada", "Ben", "Amy", "Bob", games_to_win=1, boards=2, tie="shoot-out")
    while match.state.phase is not Phase.READY:
        match.push(match.asked.answers[0])
    boards(match, (A, 3), (B, 3))
    match.push(Tossed(winner=A))
    order = []
    for _ in range(8):
        who = match.asked.player or ""
        order.append(who)
        match.push(ShotAtQueen(by=who, pocketed=False))
    assert len(set(order[:4])) == 4
    assert order[:4] == order[4:]
    assert [match.settings.team(who) for who in order] == [A, B] * 4


# the time of the match


def timed(**terms: Any) -> Match:
    """Return a match of 45 minutes whose first board was opened at the start."""
    match = ready(minutes=45, **terms)
    match.push(SaidPlay(), START)
    assert match.state.match_until == later(45)
    return match


@pytest.mark.parametrize("rules", RULE_SETS)
def test_when_the_time_is_over_the_board_in_play_is_finished_and_the_points_decide(rules):
    match = timed(rules=rules, games_to_win=1)
    boards(match, (A, 5), at=later(20))
    assert not match.over
    match.push(SaidPlay(), later(21))
    assert refused(match, CLOCK, later(44)) is Why.TIME_LEFT
    event = match.push(CLOCK, later(45))
    assert "the last" in match.narrate(event)
    assert not match.over  # the board goes on
    assert match.state.phase is Phase.STROKE
    assert refused(match, CLOCK, later(46)) is Why.NO_MATCH_TIME
    boards(match, (B, 3), at=later(50))
    assert (match.winner, match.state.games, match.state.ending) == (A, (1, 0), Ending.PLAYED)
    reread(match)


def test_the_end_of_a_board_sees_by_itself_that_the_time_is_over():
    match = timed(games_to_win=1)
    boards(match, (B, 1), at=later(44.9))
    assert not match.over
    match.push(SaidPlay(), later(44.9))
    boards(match, (B, 1), at=later(45))
    assert match.winner is B
    reread(match)


def test_after_the_time_no_new_board_begins():
    match = timed(games_to_win=1)
    boards(match, (B, 4), at=later(44))
    assert refused(match, SaidPlay(), later(45)) is Why.MATCH_TIME
    event = match.push(CLOCK, later(45))
    assert match.winner is B
    assert match.narrate(event).startswith("Time is up.")
    reread(match)


def test_games_come_before_the_points_of_the_game_in_play():
    match = timed()
    boards(match, (A, 9), (A, 9), (A, 9), at=later(30))
    assert match.state.games == (1, 0)
    boards(match, (B, 9), at=later(46))
    assert (match.winner, match.state.games) == (A, (1, 0))
    reread(match)


def test_with_games_level_who_is_ahead_has_won_the_game_in_play():
    match = timed()
    boards(match, (A, 9), (A, 9), (A, 9), (B, 9), (B, 9), (B, 9), (B, 2), at=later(40))
    assert match.state.games == (1, 1)
    match.push(CLOCK, later(45))
    assert (match.winner, match.state.games) == (B, (1, 2))
    reread(match)


@pytest.mark.parametrize("tie", Tie)
def test_level_when_the_time_is_over_the_tie_is_parted(tie):
    match = timed(tie=tie)
    boards(match, (A, 4), at=later(44))
    boards(match, (B, 4), at=later(46))
    assert match.state.games == (0, 0)
    assert match.state.phase is Phase.DECIDING_TOSS
    match.push(Tossed(winner=A), later(47))
    if tie is Tie.BOARD:
        match.push(SaidPlay(), later(48))  # the time does not stop what parts the tie
        boards(match, (B, 1), at=later(52))
    else:
        match.push(EnteredShootOut(pocketed=(2, 3), strokes=5), later(52))
    assert (match.winner, match.state.games) == (B, (0, 1))
    reread(match)


def test_a_game_that_ends_level_in_games_after_the_time_is_parted_in_the_next():
    match = timed(tie=Tie.SHOOT_OUT)
    boards(match, (A, 9), (A, 9), (A, 9), (B, 9), (B, 9), at=later(40))
    match.push(SaidPlay(), later(41))
    boards(match, (B, 9), at=later(46))
    state = match.state
    assert (state.games, state.game, state.phase) == ((1, 1), 3, Phase.DECIDING_TOSS)
    match.push(EnteredShootOut(pocketed=(3, 2), strokes=5), later(50))
    assert (match.winner, match.state.games) == (A, (2, 1))
    reread(match)


def test_while_a_tie_is_parted_the_time_changes_nothing_but_for_games():
    match = timed(games_to_win=1, boards=2)
    boards(match, (A, 4), (B, 4), at=later(40))
    match.push(Tossed(winner=A), later(41))
    match.push(CLOCK, later(45))
    assert match.state.phase is Phase.READY  # the deciding board stands
    match.push(SaidPlay(), later(46))
    boards(match, (A, 1), at=later(50))
    assert match.winner is A
    reread(match)
    match = timed(boards=2)
    boards(match, (A, 4), (A, 4), (A, 4), (B, 4), at=later(40))
    assert match.state.phase is Phase.DECIDING_TOSS
    match.push(CLOCK, later(45))
    assert (match.winner, match.state.games) == (A, (1, 0))


def test_a_head_start_alone_does_not_win_when_no_board_was_finished():
    match = timed(games_to_win=1, head_start=HeadStart(team=A, points=5))
    match.push(Undone(to=match.value.seq - 1), later(1))
    assert match.state.match_until is None
    assert refused(match, CLOCK, later(50)) is Why.NO_MATCH_TIME
    match.push(SaidPlay(), later(2))
    assert match.state.match_until == later(47)


def test_where_only_results_are_entered_the_umpire_says_when_the_time_is_over():
    match = ready(minutes=45, games_to_win=1)
    boards(match, (A, 4), (B, 2), at=later(0))
    assert match.state.match_until is None
    match.push(CLOCK, later(1))
    assert match.winner is A
    match = ready(minutes=45, games_to_win=1)
    match.push(EnteredGame(winner=B, points=(4, 9), boards=3))
    assert (match.winner, match.state.games) == (B, (0, 1))
    reread(match)
    match = ready(games_to_win=1)
    game = EnteredGame(winner=B, points=(4, 9), boards=3)
    assert refused(match, game) is Why.NOT_THIS_GAME
    match = timed(games_to_win=1)
    assert refused(match, game, later(30)) is Why.NOT_THIS_GAME
    match.push(game, later(45))
    assert match.winner is B


def test_a_game_with_a_shoot_out_cannot_be_entered_as_one_with_a_deciding_board():
    match = ready(games_to_win=1, boards=2, **SHOOT_OUT)
    game = EnteredGame(winner=A, points=(6, 4), boards=3, deciding_break=A)
    assert refused(match, game) is Why.NOT_THIS_GAME
    match = shoot_out()
    assert refused(match, game) is Why.NOT_THIS_GAME


def test_without_minutes_there_is_no_time_of_the_match():
    match = ready()
    match.push(SaidPlay(), START)
    assert match.state.match_until is None
    assert refused(match, CLOCK, later(1000)) is Why.NO_MATCH_TIME


# in words


@pytest.mark.parametrize(
    ("terms", "english", "french"),
    [
        (
            {"games_to_win": 1},
            "1 game of 25 points or 8 boards; a deciding board if the score is level",
            "1 partie en 25 points ou 8 manches\N{NO-BREAK SPACE}; manche décisive en cas d’égalité",
        ),
        (
            {"games_to_win": 1, "format": MatchFormat(points=29, boards=NO_LIMIT)},
            "1 game of 29 points",
            "1 partie en 29 points",
        ),
        (
            {"format": MatchFormat(points=NO_LIMIT, boards=4, tie=Tie.SHOOT_OUT)},
            "2 games won, each of 4 boards; a shoot-out at the queen if the score is level",
            "2 parties gagnantes, chacune en 4 manches\N{NO-BREAK SPACE}; tirs à la reine en cas d’égalité",
        ),
        (
            {"games_to_win": 1, "format": MatchFormat(minutes=45)},
            (
                "1 game of 25 points or 8 boards; 45 minutes, the board in play is finished; "
                "a deciding board if the score is level"
            ),
            (
                "1 partie en 25 points ou 8 manches\N{NO-BREAK SPACE}; 45 minutes, la manche en cours "
                "est achevée\N{NO-BREAK SPACE}; manche décisive en cas d’égalité"
            ),
        ),
        ({"single_board": True}, "one board", "une manche"),
    ],
)
def test_the_format_is_stated_in_words(terms, english, french):
    settings = Settings(rules="international", a=("a",), b=("b",), **terms)
    said = format_in_words(settings)
    assert render(said, "en") == english
    assert render(said, "fr") == french


def test_the_sheet_states_the_format():
    match = Match.new("Ada", "Ben", rules="international", points=29, boards=0, games_to_win=1)
    assert "Format: 1 game of 29 points" in match.sheet()
