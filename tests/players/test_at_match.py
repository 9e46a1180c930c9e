"""Whole matches between computer players, through the course of the match."""

from datetime import UTC, datetime, timedelta

import pytest
from msgspec import structs

from carrom.equipment.pieces import Seat
from carrom.match.asked import asked, officiated
from carrom.match.facts import ChangedSeats, Passed, Placed, SaidPlay, Struck, Tossed, TurnedRosette
from carrom.match.match import Match
from carrom.match.match_log import MatchLog
from carrom.match.record import Header
from carrom.match.settings import Clock, Settings, Team
from carrom.match.simulated_stroke import simulate_stroke
from carrom.match.state import Phase, State, side_of
from carrom.physics import ENGINE
from carrom.players import LEVELS, STEADY, Searcher
from carrom.players.at_match import Computer, turned, view_of
from carrom.players.breaks import found_breaks
from carrom.players.named import named_player
from carrom.rules import opening
from carrom.rules.stroke import colour_of
from tests.players.positions import RULES

START = datetime(2026, 1, 1, 10, tzinfo=UTC)
MOST = 3000
"""Events; a match of these players has some hundreds."""
NIMBLE = Searcher(LEVELS["expert"].hand, 60)
SEATED = Computer(NIMBLE, NIMBLE.hand)
QUICKER = named_player("expert-1,budget=60,hand=0.1-0.1-1")
"""For whole games: it thinks little and hits what it means, so that they are short."""
TERMS = Settings(rules="international", a=("ada",), b=("ben",))


def at(settings: Settings, state: State) -> MatchLog:
    """A match that stands there."""
    return MatchLog(Header(match="test", settings=settings), states=(state,))


def played(settings: Settings, seated: dict[str, Computer], seed: int) -> Match:
    """Play a match to its end."""
    match = Match(Header(match="test", settings=settings), start=START)
    match.play(dict(seated), seed=seed, until=lambda match: len(match.log) > MOST)
    assert match.over, "no end"
    return match


def test_every_stroke_of_a_record_comes_out_again():
    settings = Settings(rules="international", a=("ada",), b=("ben",), single_board=True)
    match = played(settings, {"ada": SEATED, "ben": SEATED}, 2)
    again, strokes = Match.from_record(match.record()), 0
    assert again.log == match.log
    for before, event, _ in again.value.transitions():
        fact = event.fact
        if isinstance(fact, Struck):
            assert fact.aim is not None
            assert fact.engine == ENGINE
            made = simulate_stroke(settings, before, fact.aim, fact.by).fact
            assert made == structs.replace(fact, meant=None)
            strokes += 1
    assert strokes > 5


@pytest.mark.parametrize("rules", RULES)
def test_a_game_has_a_winner(rules):
    settings = Settings(rules=rules, a=("ada",), b=("ben",), games_to_win=1)
    match = played(settings, {"ada": QUICKER, "ben": QUICKER}, 1)
    assert match.winner is not None
    assert max(match.state.points) > 0
    assert not any(isinstance(event.fact, Passed) for event in match.log)


@pytest.mark.parametrize("rules", RULES)
def test_a_board_has_a_winner(rules):
    settings = Settings(rules=rules, a=("ada",), b=("ben",), single_board=True)
    match = played(settings, {"ada": SEATED, "ben": QUICKER}, 1)
    assert match.winner is not None
    assert not any(isinstance(event.fact, Passed) for event in match.log)


def test_a_board_in_doubles():
    """All four play, and who breaks in the east turns the rosette a quarter."""
    settings = Settings(
        rules="international",
        a=("ada", "abe"),
        b=("ben", "bea"),
        clock=Clock.STRICT,
        single_board=True,
    )
    match = played(settings, dict.fromkeys(settings.players, SEATED), 3)
    state = match.state
    assert state.winner is not None
    players = {event.fact.by for event in match.log if isinstance(event.fact, Struck)}
    assert players == set(settings.players)
    east = state.seats[Seat.EAST]
    ready = structs.replace(
        state,
        phase=Phase.READY,
        breaker=east,
        situation=opening(),
        white=settings.team(east),
        layout=None,
        rosette_turn=0.0,
    )
    wanted = turned(at(settings, ready), SEATED.player, (1, 1))
    best = found_breaks().best_turn
    assert wanted == TurnedRosette(by=east, degrees=best + 90.0)
    stands = structs.replace(ready, rosette_turn=best + 90.0)
    assert turned(at(settings, stands), SEATED.player, (1, 1)) is None


def test_what_the_umpire_does_unasked():
    ready = State(phase=Phase.READY)
    assert officiated(TERMS, ready, 1) == SaidPlay()
    assert officiated(TERMS, structs.replace(ready, seat_change_due=True), 1) == ChangedSeats()
    assert officiated(TERMS, State(phase=Phase.REQUEST), 1) == SaidPlay()
    tosses = [officiated(TERMS, State(), draw) for draw in range(20)]
    assert {Tossed(winner=Team.A), Tossed(winner=Team.B)} == set(tosses)


def test_a_beginners_board_ends_too():
    clumsy = named_player("beginner")
    settings = Settings(rules="percuteur", a=("ada",), b=("ben",), single_board=True)
    match = played(settings, {"ada": clumsy, "ben": clumsy}, 3)
    assert any(isinstance(event.fact, Placed) for event in match.log)


def test_the_same_seed_gives_the_same_match():
    settings = Settings(rules="club", a=("ada",), b=("ben",), single_board=True)
    first, again = (played(settings, {"ada": SEATED, "ben": SEATED}, 5) for _ in range(2))
    assert first.record() == again.record()


def rate(match, player):
    """Return how many of a player's strokes pocketed a piece of his own."""
    made = []
    for before, event, _ in match.value.transitions():
        if isinstance(event.fact, Struck) and event.fact.by == player:
            own = colour_of(side_of(before, match.settings.team(player)))
            made.append(any(p.piece is own for p in event.fact.stroke.pocketed))
    return sum(made) / len(made)


def test_an_expert_beats_a_beginner():
    settings = Settings(rules="international", a=("expert",), b=("beginner",), single_board=True)
    seated = {name: named_player(f"{name},budget=150") for name in settings.players}
    matches = [played(settings, seated, seed) for seed in range(3)]
    assert [match.winner for match in matches].count(Team.A) >= 2
    strong, weak = (
        sum(rate(match, name) for match in matches) / len(matches)
        for name in ("expert", "beginner")
    )
    assert strong > 0.45
    assert strong > weak


def test_what_a_player_sees():
    settings = Settings(rules="international", a=("ada",), b=("ben",), clock=Clock.STRICT)
    match = Match(Header(match="test", settings=settings), start=START)
    match.play({"ada": SEATED, "ben": SEATED}, until=lambda m: m.state.phase is Phase.STROKE)
    turn = match.state.turn
    assert turn is not None
    seen = view_of(match.value, turn, now=START + timedelta(seconds=5))
    assert len(seen.layout) == 19
    assert seen.seconds == pytest.approx(10.0)
    assert (seen.side, seen.games, seen.board) == ("white", (0, 0), 1)
    assert {seen.seat, *seen.opponents} == {Seat.SOUTH, Seat.NORTH}
    done = Computer(NIMBLE, STEADY).answer(match.value, turn, (1, 9))
    assert done.motion is not None
    assert done.aim is not None
    assert isinstance(done.fact, Struck)
    assert done.fact.layout == done.motion.layout


def test_nothing_is_asked_where_nobody_is_to_answer():
    empty = at(TERMS, State())
    assert asked(TERMS, State()).player is None
    with pytest.raises(ValueError, match="wait"):
        SEATED.answer(empty, "ada", (1, 1))
    with pytest.raises(ValueError, match="no board"):
        view_of(empty, "ada")
    assert officiated(TERMS, State(phase=Phase.OVER), 1) is None
