"""From board to game to match: points, breaks, seat changes (3.5.g-h, 3.7.e, 3.8, glossary)."""

from datetime import datetime, timedelta

from msgspec import structs

from carrom.match.format import Tie
from carrom.match.handicap import pieces_given, points_given, with_given
from carrom.match.seating import first_of_team, next_player
from carrom.match.settings import TEAMS, Clock, Settings, Team
from carrom.match.state import (
    Ending,
    Phase,
    ProtestState,
    ShootOut,
    State,
    Timer,
    changed,
    points_of,
    team_of,
)
from carrom.rules.ruling import BoardResult
from carrom.rules.situation import Side, SideState, Situation


def timed(settings: Settings, state: State, timer: Timer, at: datetime, seconds: float) -> State:
    """Start a clock, unless clocks are off."""
    if settings.clock is Clock.OFF:
        return untimed(state)
    return changed(state, timer=timer, deadline=at + timedelta(seconds=seconds))


def untimed(state: State) -> State:
    """Stop the clock."""
    return changed(state, timer=None, deadline=None)


def restarted(settings: Settings, state: State, at: datetime) -> State:
    """Let a clock that runs begin anew: time that passed since then is nobody's fault."""
    if state.timer is None:
        return state
    lasts = state.stopped.lasts if state.stopped else None
    rules = settings.rule_set()
    seconds = {
        Timer.THINKING: rules.thinking_seconds,
        Timer.PLACING: rules.placing_seconds,
        Timer.DEMAND: rules.placing_seconds,
        Timer.SEATS: rules.seat_change_minutes * 60,
        Timer.REST: rules.rest_minutes * 60,
        Timer.REQUEST: lasts or 0.0,
    }
    return timed(settings, state, state.timer, at, seconds[state.timer])


def go_on(settings: Settings, state: State, at: datetime, left: float) -> State:
    """Let a clock that runs go on with what was left of it (s)."""
    if state.timer is None:
        return state
    return timed(settings, state, state.timer, at, left)


def start_board(settings: Settings, state: State, breaker: str) -> State:
    """Set the rosette up for a breaker; he has white, or the first choice of colour."""
    team = settings.team(breaker)
    if state.board == 1:
        state = changed(state, points=points_given(settings))
    situation = Situation(
        white=SideState(points=points_of(state, team)),
        black=SideState(points=points_of(state, team.other)),
        broken=False,
        colours_open=settings.rule_set().open_colours,
    )
    return changed(
        state,
        phase=Phase.READY,
        breaker=breaker,
        white=team,
        situation=with_given(situation, pieces_given(settings, team)),
        turn=breaker,
        game_breaker=breaker if state.board == 1 else state.game_breaker,
        struck_in_turn=False,
        overtime_in_turn=False,
        ended=None,
        to_place=(),
        held=(),
        layout=None,
        untouched=0,
        rosette_turn=0.0,
        placed_before_stroke=(),
        placed_earlier=(),
        missed_cover=None,
        missed_cover_by=None,
        missed_cover_stands=False,
        requested_by=None,
        stopped=None,
        requests={},
        shoot_out=None,
    )


def deciding_game(settings: Settings, state: State) -> bool:
    """Say whether the game being played decides the match."""
    wanted = settings.rule_set().games_to_win
    return wanted > 1 and state.games == (wanted - 1, wanted - 1)


def finish_board(
    settings: Settings,
    state: State,
    result: BoardResult,
    at: datetime,
    given_up: Ending = Ending.CONCEDED,
) -> State:
    """Book a board's result and lead on to the next board, game or the end.

    ``given_up`` says how a match ended whose last game was not played out.
    """
    breaker = state.breaker
    if breaker is None:
        raise ValueError("no board is being played")
    state = changed(
        _last_call_for_reports(settings, state, at),
        board_ended_at=at,
        time_over=time_passed(state, at),
    )
    if result.winner is None and time_decides(state):
        return decide_by_time(settings, state)
    if result.winner is None:
        return untimed(start_board(settings, state, breaker))
    winner = team_of(state, result.winner)
    state = untimed(changed(state, situation=None, to_place=(), held=()))
    if result.match_conceded or (result.game_conceded and settings.single_board):
        return _finish_match(state, winner, given_up)
    if result.game_conceded:
        return _finish_game(settings, state, winner, at, given_up)
    scored = {team_of(state, Side.WHITE): result.white, team_of(state, Side.BLACK): result.black}
    a, b = (points_of(state, team) + scored[team] for team in TEAMS)
    state = changed(state, points=(a, b))
    if settings.single_board:
        return _finish_match(state, winner, Ending.PLAYED)
    game_winner = _game_winner(settings, state, winner)
    if game_winner is not None:
        return _finish_game(settings, state, game_winner, at, Ending.PLAYED)
    if time_decides(state):
        return decide_by_time(settings, changed(state, board=state.board + 1))
    return _next_board(settings, state, at)


def time_passed(state: State, at: datetime) -> bool:
    """Say whether the time of the match is over."""
    return state.time_over or (state.match_until is not None and at >= state.match_until)


def time_decides(state: State) -> bool:
    """Say whether the match ends because its time is over: not while a tie is being parted."""
    return state.time_over and not state.deciding_board and state.shoot_out is None


def decide_by_time(settings: Settings, state: State) -> State:
    """End the match where it stands, between two boards: by games, then by points of the game in play.

    Who is ahead by points has won that game. Sides that are level have their tie parted; where that has
    begun, it goes on.
    """
    state = changed(state, time_over=True)
    leader = _leader(state.games)
    if leader is None and (state.deciding_board or state.shoot_out is not None):
        return state
    state = untimed(changed(state, situation=None, to_place=(), held=()))
    if leader is not None:
        return _finish_match(state, leader, Ending.PLAYED)
    leader = _leader(state.points) if state.board > 1 else None  # a head start alone wins nothing
    if leader is not None:
        games = _with_game(state, leader)
        return _finish_match(changed(state, games=games), leader, Ending.PLAYED)
    return _part_tie(settings, state)


def _leader(score: tuple[int, int]) -> Team | None:
    a, b = score
    return None if a == b else Team.A if a > b else Team.B


def _part_tie(settings: Settings, state: State) -> State:
    """Have it tossed who begins what parts two sides that are level."""
    state = changed(state, phase=Phase.DECIDING_TOSS, turn=None, white=None, situation=None)
    if settings.tie is Tie.SHOOT_OUT:
        return changed(state, shoot_out=ShootOut())
    return changed(state, deciding_board=True)


def finish_game(
    settings: Settings,
    state: State,
    winner: Team,
    points: tuple[int, int],
    at: datetime,
    *,
    over: bool = True,
) -> State:
    """Book a game whose last board nobody entered, and lead on; ``state`` has its board and breaker.

    ``over``: whether the game ended as games do; else the time of the match was over.
    """
    state = changed(
        _last_call_for_reports(settings, state, at),
        board_ended_at=at,
        time_over=time_passed(state, at),
    )
    state = untimed(changed(state, situation=None, to_place=(), held=(), points=points))
    if not over:
        return decide_by_time(settings, changed(state, board=state.board + 1))
    return _finish_game(settings, state, winner, at, Ending.PLAYED)


def _last_call_for_reports(settings: Settings, state: State, at: datetime) -> State:
    """From the end of the board the written reports of its protests have their time (4.3)."""
    until = at + timedelta(minutes=settings.rule_set().protest_minutes)
    protests = tuple(
        structs.replace(p, until=until)
        if p.state is ProtestState.ANNOUNCED and p.until is None
        else p
        for p in state.protests
    )
    return changed(state, protests=protests) if protests != state.protests else state


def _game_winner(settings: Settings, state: State, board_winner: Team) -> Team | None:
    rules = settings.rule_set()
    a, b = state.points
    if state.deciding_board:
        return board_winner
    if max(a, b) >= rules.points_to_win or state.board == rules.boards_per_game:
        return _leader(state.points)
    return None


def _next_board(settings: Settings, state: State, at: datetime) -> State:
    rules = settings.rule_set()
    breaker = next_player(settings, state, state.breaker or "")
    level_at_the_end = state.board == rules.boards_per_game
    inside = (
        not state.seat_change_due
        and deciding_game(settings, state)
        and not state.seats_changed_in_game
        and (
            (rules.seat_change_board is not None and state.board >= rules.seat_change_board)
            or max(state.points) >= rules.seat_change_points
        )
    )
    due = state.seat_change_due or inside
    state = changed(
        state,
        board=state.board + 1,
        seat_change_due=due,
        seats_changed_in_game=state.seats_changed_in_game or inside,
    )
    if level_at_the_end:
        state = _part_tie(settings, state)
    else:
        state = start_board(settings, state, breaker)
    if due:
        state = timed(settings, state, Timer.SEATS, at, rules.seat_change_minutes * 60)
    return state


def toss_deciding_board(settings: Settings, state: State, winner: Team) -> State:
    """Give the break of the deciding board to the winner of the toss (3.7.e)."""
    breaker = first_of_team(settings, state, state.breaker or "", winner)
    return start_board(settings, state, breaker)


def _finish_game(
    settings: Settings, state: State, winner: Team, at: datetime, ending: Ending
) -> State:
    rules = settings.rule_set()
    games = _with_game(state, winner)
    state = changed(state, games=games)
    if max(games) >= rules.games_to_win:
        return _finish_match(state, winner, ending)
    last = state.game_breaker if rules.break_begins_anew else state.breaker
    breaker = next_player(settings, state, last or "")
    state = changed(
        state,
        game=state.game + 1,
        board=1,
        points=(0, 0),
        deciding_board=False,
        seat_change_due=True,
        seats_changed_in_game=False,
    )
    if state.time_over:
        return decide_by_time(settings, changed(state, shoot_out=None))
    state = start_board(settings, state, breaker)
    if deciding_game(settings, state):
        return timed(settings, state, Timer.REST, at, rules.rest_minutes * 60)
    return timed(settings, state, Timer.SEATS, at, rules.seat_change_minutes * 60)


def _with_game(state: State, winner: Team) -> tuple[int, int]:
    a, b = state.games
    return (a + 1, b) if winner is Team.A else (a, b + 1)


def finish_level_game(settings: Settings, state: State, winner: Team, at: datetime) -> State:
    """Give a game that its boards left level to the winner of the shoot-out."""
    return _finish_game(
        settings, changed(state, time_over=time_passed(state, at)), winner, at, Ending.PLAYED
    )


def _finish_match(state: State, winner: Team | None, ending: Ending) -> State:
    return changed(
        untimed(state),
        phase=Phase.OVER,
        winner=winner,
        ending=ending,
        turn=None,
        situation=None,
        ended=None,
        requested_by=None,
        stopped=None,
    )


def forfeit_match(settings: Settings, state: State, winner: Team, at: datetime) -> State:
    """End the match by disqualification (4.2)."""
    state = changed(_last_call_for_reports(settings, state, at), board_ended_at=at)
    return changed(_finish_match(state, winner, Ending.DISQUALIFIED), to_place=(), held=())


def abandon_match(
    settings: Settings, state: State, at: datetime, ending: Ending = Ending.ABANDONED
) -> State:
    """End the match without a winner."""
    state = _last_call_for_reports(settings, state, at)
    return changed(_finish_match(state, None, ending), to_place=(), held=())
