"""Results without strokes: a board or a game that was played, and of which only the end is entered.

What is entered has to be possible: under the rule set, and after what was entered before. Everything that
follows from the end of a board or game follows as if it had been played here.
"""

from dataclasses import replace
from datetime import datetime
from typing import Final

from carrom.match.boards import finish_board, finish_game, time_passed
from carrom.match.decision import Decision
from carrom.match.facts import EnteredBoard, EnteredGame
from carrom.match.game_results import can_end, is_deciding
from carrom.match.handicap import pieces_given
from carrom.match.refusals import RefusedError, Why
from carrom.match.seating import after_change, first_of_team, next_player
from carrom.match.settings import Settings, Team
from carrom.match.state import Phase, State, changed, points_of, side_of, team_of
from carrom.match.toss_and_seats import known
from carrom.rules.board_results import BoardEnd, Score, board_ends
from carrom.rules.ruling import BoardResult
from carrom.rules.situation import QueenState, Side, Situation

IN_BOARD: Final = (Phase.READY, Phase.STROKE, Phase.PLACING, Phase.REQUEST)
"""When the rest of a board, or all of it, can be entered as a result."""


def entered_board(settings: Settings, state: State, fact: EnteredBoard, at: datetime) -> Decision:
    """Book the result of a board."""
    situation = state.situation
    if situation is None or state.phase not in IN_BOARD:
        raise RefusedError(Why.NOT_NOW)
    if fact.breaker is not None:
        known(settings, fact.breaker)
        if fact.breaker != state.breaker:
            raise RefusedError(Why.NOT_HIS_BREAK, player=state.breaker or "")
    state = _with_colours(state, situation, fact.white)
    _check_queen(state, situation, fact)
    score = _score(settings, state, fact)
    if fact.slam:
        _check_slam(settings, state, fact)
    white, black = score if side_of(state, fact.winner) is Side.WHITE else score[::-1]
    result = BoardResult(side_of(state, fact.winner), white=white, black=black)
    state = changed(state, requested_by=None, stopped=None)
    return Decision(finish_board(settings, state, result, at), result=result)


def _with_colours(state: State, situation: Situation, white: Team | None) -> State:
    if white is None:
        return state
    if not situation.colours_open and white is not state.white:
        raise RefusedError(Why.COLOURS_KNOWN)
    return changed(state, white=white, situation=replace(situation, colours_open=False))


def _check_queen(state: State, situation: Situation, fact: EnteredBoard) -> None:
    """A queen that was covered stays so."""
    if situation.queen is QueenState.COVERED and situation.queen_by is not None:
        owner = team_of(state, situation.queen_by)
        if fact.queen is not owner:
            raise RefusedError(Why.QUEEN_COVERED)


def possible_scores(
    settings: Settings, state: State, winner: Team, left: int, queen: Team | None
) -> tuple[Score, ...]:
    """Return the points that a board can bring which ends so, the usual ones first."""
    points = points_of(state, winner), points_of(state, winner.other)
    covered = None if queen is None else queen is winner
    return board_ends(settings.rule_set(), *points).get(BoardEnd(left, covered), ())


def _score(settings: Settings, state: State, fact: EnteredBoard) -> Score:
    possible = possible_scores(settings, state, fact.winner, fact.left, fact.queen)
    if not possible:
        raise RefusedError(Why.NO_SUCH_END, left=fact.left)
    if fact.points is None:
        return possible[0]
    given = Score(*(fact.points if fact.winner is Team.A else fact.points[::-1]))
    if given not in possible:
        shown = ", ".join(f"{s.winner}–{s.loser}" for s in sorted(possible))
        raise RefusedError(
            Why.NOT_THESE_POINTS, points=f"{given.winner}–{given.loser}", possible=shown
        )
    return given


def _check_slam(settings: Settings, state: State, fact: EnteredBoard) -> None:
    """A slam is won by pocketing all own pieces in one turn; with white the queen as well (settled 43)."""
    side = side_of(state, fact.winner)
    given = pieces_given(settings, state.white).get(side, 0)
    uncovered = side is Side.WHITE and fact.queen is not fact.winner
    if not settings.rule_set().slams or given or uncovered or not fact.left:
        raise RefusedError(Why.NO_SLAM)


def entered_game(settings: Settings, state: State, fact: EnteredGame, at: datetime) -> Decision:
    """Book the result of a game: the rest of its boards, or all of them."""
    if settings.single_board:
        raise RefusedError(Why.ONE_BOARD_ONLY)
    waiting = state.phase is Phase.DECIDING_TOSS
    if not waiting and (state.situation is None or state.phase not in IN_BOARD):
        raise RefusedError(Why.NOT_NOW)
    rules = settings.rule_set()
    told = (rules, state, fact.winner, fact.points, fact.boards, settings.tie)
    called = settings.minutes is not None and state.match_until is None
    timed = called or time_passed(state, at)
    if not can_end(*told, timed=timed):
        a, b = fact.points
        raise RefusedError(Why.NOT_THIS_GAME, a=a, b=b, boards=fact.boards)
    if state.seat_change_due:
        state = changed(state, seats=after_change(settings, state.seats), seat_change_due=False)
    state = changed(
        state,
        breaker=_last_breaker(settings, state, fact),
        board=fact.boards,
        deciding_board=state.deciding_board or is_deciding(rules, fact.boards),
        requested_by=None,
        stopped=None,
    )
    over = can_end(*told)
    return Decision(finish_game(settings, state, fact.winner, fact.points, at, over=over))


def _last_breaker(settings: Settings, state: State, fact: EnteredGame) -> str:
    """Return who broke the last board: breaks go round; that of a deciding board was tossed for."""
    breaker = state.breaker or ""
    limit = settings.rule_set().boards_per_game
    beyond = limit is not None and fact.boards > limit
    last = limit if beyond and limit is not None else fact.boards
    tossed = beyond or state.deciding_board
    for _ in range(state.board, last):
        breaker = next_player(settings, state, breaker)
    if not tossed or (state.deciding_board and state.phase is not Phase.DECIDING_TOSS):
        return breaker
    if fact.deciding_break is None:
        raise RefusedError(Why.DECIDING_BREAK)
    return first_of_team(settings, state, breaker, fact.deciding_break)
