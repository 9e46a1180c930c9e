"""Whole matches between computer players, through the course of the match."""

from datetime import UTC, datetime, timedelta

import pytest
from msgspec import structs

from carrom.equipment.pieces import Seat
from carrom.match.course import decide
from carrom.match.events import Event, apply, fold
from carrom.match.facts import ChangedSeats, Passed, Placed, SaidPlay, Struck, Tossed, TurnedRosette
from carrom.match.record import Header, parse, write
from carrom.match.settings import Clock, Settings, Team
from carrom.match.state import Phase, State, side_of
from carrom.match.table import seat_of
from carrom.physics import ENGINE, Aim
from carrom.players import LEVELS, STEADY, Head, Level, Planner
from carrom.players.table import Seated, answer, asked, officiated, position_of, struck, turned
from carrom.rules import opening
from carrom.rules.stroke import colour_of
from tests.players.positions import RULES

START = datetime(2026, 1, 1, 10, tzinfo=UTC)
MOST = 3000
"""Events; a match of these players has some hundreds."""
NIMBLE = Level("expert", LEVELS["expert"].hand, Head(40, 5, 2))
SEATED = Seated(Planner(NIMBLE), NIMBLE.hand)


def played(settings: Settings, seated: dict[str, Seated], seed: int) -> list[Event]:
    """Play a match to its end and return its log."""
    state, log = State(), []
    for seq in range(1, MOST):
        key = (seed, seq)
        who = asked(settings, state)
        if who is not None:
            fact = answer(settings, state, who, seated[who], key).fact
        else:
            fact = None
            if state.breaker is not None and not state.seat_change_due:
                fact = turned(settings, state, seated[state.breaker].player, key)
            fact = fact or officiated(state, key)
        assert fact is not None
        event = decide(settings, state, fact, START + timedelta(seconds=seq), seq=seq)
        assert isinstance(event, Event), (event, fact)
        log.append(event)
        state = apply(state, event)
        if state.phase is Phase.OVER:
            return log
    raise AssertionError("no end")


def test_every_stroke_of_a_record_comes_out_again():
    settings = Settings(rules="international", a=("ada",), b=("ben",), single_board=True)
    log = played(settings, {"ada": SEATED, "ben": SEATED}, 2)
    parsed = parse(write(Header(match="again", settings=settings), log))
    state, strokes = State(), 0
    for event in parsed.events:
        fact = event.fact
        if isinstance(fact, Struck):
            how = fact.played
            assert how is not None
            assert how.engine == ENGINE
            aim = Aim(how.seat, how.x, how.angle, how.speed, how.spin)
            assert struck(settings, state, aim, fact.by)[0] == fact
            strokes += 1
        state = apply(state, event)
    assert strokes > 5


@pytest.mark.parametrize("rules", RULES)
def test_a_game_has_a_winner(rules):
    settings = Settings(rules=rules, a=("ada",), b=("ben",), games_to_win=1)
    log = played(settings, {"ada": SEATED, "ben": SEATED}, 1)
    state = fold(log)
    assert state.winner is not None
    assert max(state.points) > 0
    assert not any(isinstance(event.fact, Passed) for event in log)


def test_a_board_in_doubles():
    """All four play, and who breaks in the east turns the rosette a quarter."""
    settings = Settings(
        rules="international",
        a=("ada", "abe"),
        b=("ben", "bea"),
        clock=Clock.STRICT,
        single_board=True,
    )
    log = played(settings, dict.fromkeys(settings.players, SEATED), 3)
    state = fold(log)
    assert state.winner is not None
    players = {event.fact.by for event in log if isinstance(event.fact, Struck)}
    assert players == set(settings.players)
    ready = structs.replace(
        state,
        phase=Phase.READY,
        breaker="ben",
        situation=opening(),
        white=Team.B,
        layout=None,
        rosette_turn=0.0,
    )
    wanted = turned(settings, ready, SEATED.player, (1, 1))
    seat = seat_of(state, "ben")
    assert wanted == TurnedRosette(by="ben", degrees=90.0 * seat.quarter_turns)
    stands = structs.replace(ready, rosette_turn=90.0 * seat.quarter_turns)
    assert turned(settings, stands, SEATED.player, (1, 1)) is None


def test_what_the_umpire_does_unasked():
    ready = State(phase=Phase.READY)
    assert officiated(ready, (1, 1)) == SaidPlay()
    assert officiated(structs.replace(ready, seat_change_due=True), (1, 1)) == ChangedSeats()
    assert officiated(State(phase=Phase.REQUEST), (1, 1)) == SaidPlay()
    tosses = [officiated(State(), (1, seq)) for seq in range(20)]
    assert {Tossed(winner=Team.A), Tossed(winner=Team.B)} == set(tosses)


def test_a_beginners_board_ends_too():
    level = Level("beginner", LEVELS["beginner"].hand, Head(60, 6, 3))
    clumsy = Seated(Planner(level), level.hand)
    settings = Settings(rules="percuteur", a=("ada",), b=("ben",), single_board=True)
    log = played(settings, {"ada": clumsy, "ben": clumsy}, 2)
    assert any(isinstance(event.fact, Placed) for event in log)


def test_the_same_seed_gives_the_same_match():
    settings = Settings(rules="club", a=("ada",), b=("ben",), single_board=True)
    first, again = (played(settings, {"ada": SEATED, "ben": SEATED}, 5) for _ in range(2))
    assert first == again


def rate(settings, log, player):
    """Return how many of a player's strokes pocketed a piece of his own."""
    state, made = State(), []
    for event in log:
        if isinstance(event.fact, Struck) and event.fact.by == player:
            own = colour_of(side_of(state, settings.team(player)))
            made.append(any(p.piece is own for p in event.fact.stroke.pocketed))
        state = apply(state, event)
    return sum(made) / len(made)


def test_an_expert_beats_a_beginner():
    seated = {name: Seated(Planner(level), level.hand) for name, level in LEVELS.items()}
    settings = Settings(rules="international", a=("expert",), b=("beginner",), single_board=True)
    logs = [played(settings, seated, seed) for seed in range(4)]
    assert [fold(log).winner for log in logs].count(Team.A) >= 3
    strong, weak = (
        sum(rate(settings, log, name) for log in logs) / len(logs)
        for name in ("expert", "beginner")
    )
    assert strong > 0.45
    assert strong > weak


def test_what_a_player_sees():
    settings = Settings(rules="international", a=("ada",), b=("ben",), clock=Clock.STRICT)
    state = State()
    for seq in range(1, 20):
        who = asked(settings, state)
        fact = officiated(state, (1, seq))
        if who is not None:
            fact = answer(settings, state, who, SEATED, (1, seq)).fact
        assert fact is not None
        event = decide(settings, state, fact, START, seq=seq)
        assert isinstance(event, Event)
        state = apply(state, event)
        if state.phase is Phase.STROKE:
            break
    assert state.turn is not None
    seen = position_of(settings, state, state.turn, now=START + timedelta(seconds=5))
    assert len(seen.layout) == 19
    assert seen.seconds == pytest.approx(10.0)
    assert (seen.side, seen.games, seen.board) == ("white", (0, 0), 1)
    assert {seen.seat, *seen.opponents} == {Seat.SOUTH, Seat.NORTH}
    done = answer(settings, state, state.turn, Seated(Planner(NIMBLE), STEADY), (1, 9))
    assert done.motion is not None
    assert done.aim is not None
    assert isinstance(done.fact, Struck)
    assert done.fact.layout == done.motion.layout


def test_nothing_is_asked_where_nobody_is_to_answer():
    settings = Settings(rules="international", a=("ada",), b=("ben",))
    assert asked(settings, State()) is None
    with pytest.raises(ValueError, match="wait"):
        answer(settings, State(), "ada", SEATED, (1, 1))
    with pytest.raises(ValueError, match="no board"):
        position_of(settings, State(), "ada")
    assert officiated(State(phase=Phase.OVER), (1, 1)) is None
