"""What must hold of every state of a match, and of every event that leads to it."""

from itertools import pairwise

import msgspec

from carrom.equipment.pieces import Piece
from carrom.match.asked import asked
from carrom.match.decide import decide
from carrom.match.events import Event
from carrom.match.facts import Called, DecidedProtest, Undone
from carrom.match.handicap import pieces_given, points_given
from carrom.match.match_log import MatchLog
from carrom.match.record_write import Header
from carrom.match.settings import Clock, Settings
from carrom.match.state import (
    Ending,
    Phase,
    ProtestState,
    State,
    Timer,
    points_of,
    side_of,
    team_of,
)
from carrom.rules.book import Breach
from carrom.rules.checks import check_situation
from carrom.rules.situation import PIECES, SIDES, QueenState, Situation
from carrom.rules.stroke import colour_of

IN_BOARD = (Phase.READY, Phase.STROKE, Phase.PLACING, Phase.REQUEST)
BEFORE = (Phase.TOSS, Phase.CHOICE, Phase.SEATS_FIRST, Phase.SEATS_SECOND, Phase.BREAKER)
WAITING = {
    Timer.THINKING: (Phase.STROKE,),
    Timer.PLACING: (Phase.PLACING,),
    Timer.DEMAND: (Phase.DEMAND,),
    Timer.SEATS: (Phase.READY, Phase.DECIDING_TOSS),
    Timer.REST: (Phase.READY,),
    Timer.REQUEST: (Phase.REQUEST,),
}


def check_state(settings: Settings, state: State) -> None:
    """Assert that a state does not contradict itself."""
    if state.phase in IN_BOARD:
        assert state.situation is not None
        check_board(settings, state, state.situation)
    else:
        asking = state.phase is Phase.DEMAND
        assert (state.situation is not None) == (state.turn is not None) == asking
        assert not state.to_place
        assert not state.held
    check_end(settings, state)
    assert (state.phase is Phase.OVER) == (state.ending is not None)
    won = state.ending not in (None, Ending.ABANDONED)
    assert won == (state.winner is not None)
    assert (state.phase is Phase.REQUEST) == (state.requested_by is not None)
    assert state.stopped is None or state.phase is Phase.REQUEST
    check_score(settings, state)
    check_clock(settings, state)
    if state.phase not in BEFORE and state.phase is not Phase.OVER:
        assert sorted(state.seats.values()) == sorted(settings.players)
    pending = (ProtestState.ANNOUNCED, ProtestState.WRITTEN)
    waiting = [p.by for p in state.protests if p.state in pending]
    assert len(waiting) == len(set(waiting))


def check_end(settings: Settings, state: State) -> None:
    """Assert that a board whose winner is asked for points has one, who is asked."""
    assert (state.phase is Phase.DEMAND) == (state.ended is not None)
    if state.ended is not None:
        assert state.ended.on_demand > 0
        assert state.ended.winner is not None
        waiting = asked(settings, state)
        assert waiting.player is not None
        assert settings.team(waiting.player) is team_of(state, state.ended.winner)
        assert len(waiting.answers) == state.ended.on_demand + 1


def check_score(settings: Settings, state: State) -> None:
    rules = settings.rule_set()
    assert min(*state.points, *state.games) >= 0
    if state.phase is not Phase.OVER:
        assert max(state.games) < rules.games_to_win
        assert sum(state.games) == state.game - 1
        if rules.boards_per_game is not None:
            assert max(state.points) < rules.points_to_win
    if rules.boards_per_game is None:
        assert not state.deciding_board
    else:
        assert state.deciding_board == (state.board == rules.boards_per_game + 1)
        assert state.board <= rules.boards_per_game + 1
    assert (state.phase is Phase.DECIDING_TOSS) <= state.deciding_board
    if rules.book.call_for(Breach.VOID) is not None:
        assert state.untouched < 2 * rules.passes


def check_clock(settings: Settings, state: State) -> None:
    assert (state.timer is None) == (state.deadline is None)
    if state.timer is not None:
        assert settings.clock is not Clock.OFF
        assert state.phase in WAITING[state.timer]
    elif settings.clock is not Clock.OFF:
        assert state.phase not in (Phase.STROKE, Phase.PLACING, Phase.DEMAND)


def check_board(settings: Settings, state: State, situation: Situation) -> None:
    check_situation(situation, pieces_given(settings, state.white))
    assert state.turn in settings.players
    assert state.breaker in settings.players
    assert side_of(state, settings.team(state.turn)) is situation.to_play
    if not settings.rule_set().open_colours:
        assert not situation.colours_open
        assert state.white is settings.team(state.breaker)
    if state.missed_cover is not None:
        assert situation.queen is QueenState.ON_BOARD
    if state.phase is Phase.PLACING:
        assert state.to_place
    elif state.phase is not Phase.REQUEST:
        assert not state.to_place
    if state.phase is Phase.READY:
        assert not situation.broken
        assert state.layout is None
    assert {h.side for h in state.held} == {s for s in SIDES if situation.side(s).held}
    assert len({h.side for h in state.held}) == len(state.held)
    for side in SIDES:
        team = team_of(state, side)
        pieces = situation.side(side)
        to_place = sum(d.count for d in state.to_place if d.side is side)
        assert pieces.on_board + pieces.held + pieces.in_net == PIECES
        assert 0 <= to_place <= pieces.on_board
        if situation.broken:
            assert pieces.paid() == pieces, "dues are paid as soon as there are pieces (3.11.g)"
        assert pieces.points == points_of(state, team)
        hands = [d.placer for d in state.to_place if d.side is side]
        hands += [h.holder for h in state.held if h.side is side]
        assert all(settings.team(player) is team.other for player in hands)
        if state.layout is not None:
            lying = sum(s.piece is colour_of(side) for s in state.layout)
            assert lying + to_place == pieces.on_board
    assert all(d.count > 0 for d in state.to_place)
    assert all(0 <= d.back <= d.count for d in state.to_place)
    assert all(0 <= h.back <= situation.side(h.side).held for h in state.held)
    if not settings.rule_set().book.placing.forgo:
        assert not any(d.back or d.begun for d in state.to_place)
        assert not any(h.back for h in state.held)
    if state.layout is not None:
        queens = sum(s.piece is Piece.QUEEN for s in state.layout)
        assert queens == (situation.queen is QueenState.ON_BOARD)


def check_step(settings: Settings, before: State, after: State, event: Event) -> None:
    """Assert that points and games never fall, but by undoing, an upheld protest, or a stroke ruled again."""
    fact = event.fact
    if isinstance(fact, Undone) or (isinstance(fact, DecidedProtest) and fact.upheld):
        return
    if isinstance(fact, Called) and fact.about is not None:
        return
    assert all(new >= old for old, new in zip(before.games, after.games, strict=True))
    assert after.game in (before.game, before.game + 1)
    if after.game == before.game:
        assert all(new >= old for old, new in zip(before.points, after.points, strict=True))
        assert after.board in (before.board, before.board + 1)
    else:
        assert (after.board, after.points) == (1, points_given(settings))
    ended = event.result is not None and event.result.winner is not None
    moved = (before.game, before.board) != (after.game, after.board)
    assert moved <= ended
    assert before.phase is not Phase.OVER or after.phase is Phase.OVER


def check_log(settings: Settings, log: list[Event], states: list[State]) -> None:
    """Assert that a log folds, can be stored, and that its facts lead to it again."""
    match = MatchLog.of(Header(match="test", settings=settings), log)
    assert list(match.states) == states
    for before, event in match.steps():
        assert decide(before, event.fact, event.at) == event
    stored = [msgspec.json.encode(event) for event in log]
    read = [msgspec.json.decode(line, type=Event) for line in stored]
    assert read == log
    assert [msgspec.json.encode(event) for event in read] == stored
    assert MatchLog.of(match.header, read) == match
    assert all(a.seq + 1 == b.seq for a, b in pairwise(read))
