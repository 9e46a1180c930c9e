"""Whole matches at random, with legal and illegal facts: never a contradiction."""

from collections.abc import Callable
from contextlib import ExitStack
from datetime import timedelta
from random import Random

import msgspec
import pytest
from hypothesis import settings as profile
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from carrom.equipment.pieces import Layout, Piece, Point, Seat, Standing
from carrom.equipment.rosette import rosette
from carrom.equipment.standard import board
from carrom.match import facts as f
from carrom.match.asked import asked
from carrom.match.decide import decide, toss
from carrom.match.events import Event
from carrom.match.match import Match as CarromMatch
from carrom.match.placing import can_forgo
from carrom.match.record_write import Header
from carrom.match.refusals import Refusal, Why
from carrom.match.seating import seat_of
from carrom.match.settings import TEAMS, Clock, HeadStart, Kind, Settings, Team, check_settings
from carrom.match.state import Choice, Phase, State, Timer, side_of
from carrom.match.toss_and_seats import seating_team
from carrom.rules import ending_calls
from carrom.rules.placement import Placer, nearest_legal_spot
from carrom.rules.registry import RULE_SETS
from carrom.rules.situation import SIDES, QueenState, SideState, Situation
from carrom.rules.stroke import Pocketed, Stroke, colour_of
from carrom.texts import LANGUAGES, render
from tests.match.driving import DOUBLES, START
from tests.match.sound import check_log, check_state, check_step
from tests.match.variants import changed_rules, demanding

GEOMETRY = board("revised")
PLAYERS = st.sampled_from(["ada", "ben", "ada", "ben", "abe", "bea", "eve"])
SIDE = st.sampled_from(SIDES)
TEAM = st.sampled_from(TEAMS)
DISC = st.sampled_from(list(Piece))
SECONDS = st.none() | st.floats(-1.0, 100.0)
SPOT = st.sampled_from([None, Point(0.0, 0.0), Point(0.03, 0.04), Point(-0.05, 0.0)])
STROKE = st.builds(
    Stroke,
    pocketed=st.lists(st.builds(Pocketed, DISC, st.sampled_from([None, 1, 2])), max_size=4).map(
        tuple
    ),
    off_board=st.lists(DISC, max_size=1).map(tuple),
    touched=st.booleans(),
    proper=st.sampled_from([True, True, True, False]),
    first_hit_behind_line=st.booleans(),
)
SIDE_STATE = st.builds(
    SideState,
    on_board=st.integers(-1, 9),
    owed=st.integers(0, 2),
    held=st.integers(0, 2),
    entitled=st.booleans(),
    points=st.integers(0, 30),
)
SITUATION = st.builds(
    Situation,
    white=SIDE_STATE,
    black=SIDE_STATE,
    to_play=SIDE,
    queen=st.sampled_from(list(QueenState)),
    queen_by=st.sampled_from(SIDES),
)
CALLS = dict.fromkeys(name for rules in RULE_SETS.values() for name in rules.book.calls)
CLAUSES = st.sampled_from([*CALLS, "9.9"])
ENDING = (
    ending_calls.conceded,
    ending_calls.played_on,
    ending_calls.board_moved,
    ending_calls.void,
)
"""The effects of calls that end a board."""


def ends_board(terms: Settings, clause: str) -> bool:
    call = terms.rule_set().book.calls.get(clause)
    return call is not None and call.effect in ENDING


CALL = st.builds(
    f.Called,
    clause=CLAUSES,
    by=PLAYERS,
    pieces=st.lists(DISC, max_size=2).map(tuple),
    noticed=st.booleans(),
)
ANYTHING = st.one_of(
    st.builds(f.Tossed, winner=TEAM),
    st.builds(f.Chose, choice=st.sampled_from(list(Choice))),
    st.builds(f.TookSeats, seats=st.dictionaries(st.sampled_from(list(Seat)), PLAYERS, max_size=4)),
    st.builds(f.NamedBreaker, player=PLAYERS),
    st.builds(f.CameLate, player=PLAYERS),
    st.builds(f.PlayedTrial, team=TEAM),
    st.builds(f.TurnedRosette, by=PLAYERS, degrees=st.floats(allow_infinity=True)),
    st.builds(f.SaidPlay),
    st.builds(f.Struck, by=PLAYERS, stroke=STROKE),
    st.builds(f.Passed, by=PLAYERS),
    st.builds(f.Placed, by=PLAYERS, side=SIDE, at=SPOT),
    st.builds(f.FoundNoRoom, side=SIDE),
    st.builds(f.FoundRoom, side=SIDE),
    st.builds(f.TimeRanOut, timer=st.sampled_from(list(Timer))),
    st.builds(f.Requested, by=PLAYERS, left=SECONDS, lasts=SECONDS),
    st.builds(f.ChangedSeats),
    st.builds(f.ChangedStriker, by=PLAYERS, damaged=st.booleans()),
    st.builds(f.ChangedBoard),
    st.builds(
        f.ChangedChair, player=PLAYERS, chair=st.sampled_from(["open", "club 1"]), left=SECONDS
    ),
    st.builds(f.Disturbed, by=PLAYERS),
    st.builds(f.Conceded, by=PLAYERS),
    st.builds(f.Demanded, by=PLAYERS, points=st.integers(-1, 3)),
    st.builds(f.Forwent, by=PLAYERS),
    st.builds(
        f.Protested,
        by=PLAYERS,
        about=st.integers(-1, 60),
        clause=st.sampled_from([None, "international:3.11.a"]),
    ),
    st.builds(f.WroteProtest, by=PLAYERS),
    st.builds(f.Overruled, reason=st.sampled_from(["", "seen"]), situation=SITUATION, turn=PLAYERS),
    CALL,
)
RARE = st.one_of(  # these end the match, or begin it anew
    st.builds(f.Disqualified, player=PLAYERS, clause=st.sampled_from(["4.2.a", "4.2.h", "4.2.z"])),
    st.builds(f.DecidedProtest, by=PLAYERS, upheld=st.booleans()),
    st.builds(f.Conceded, by=PLAYERS, match=st.just(True)),
    st.builds(f.Conceded, by=PLAYERS, away=st.integers(-1, 100)),
    st.builds(f.Abandoned),
)


def _script(pieces: int, *, queen: bool) -> list[str]:
    """Pieces one by one, the queen after the first."""
    script = ["own"] * pieces
    if queen and pieces > 1:
        script.insert(1, "queen")
    return script


def head_start(rules, team, pieces, points, *, single):
    """A head start that these terms allow."""
    pieces = 0 if RULE_SETS[rules].open_colours else pieces
    points = 0 if single else points
    return HeadStart(team, pieces, points) if pieces or points else None


class Match(RuleBasedStateMachine):
    """A match of any kind, with a log and the state seen live after each event."""

    @initialize(
        rules=st.sampled_from(list(RULE_SETS)),
        doubles=st.booleans(),
        clock=st.sampled_from(list(Clock)),
        known=st.booleans(),
        single=st.sampled_from([False, False, False, True]),
        games=st.sampled_from([None, 1, 2]),
        seed=st.integers(0, 2**32),
        seated=st.sampled_from([True, True, True, False]),
        demand=st.booleans(),
        pieces=st.sampled_from([0, 0, 1, 3, 5]),
        points=st.sampled_from([0, 0, 3, 12]),
        helped=TEAM,
        rosette=st.sampled_from([None, 7]),
    )
    def begin(
        self,
        rules,
        doubles,
        clock,
        known,
        single,
        games,
        seed,
        seated,
        demand=False,
        pieces=0,
        points=0,
        helped=Team.A,
        rosette=None,
    ):
        self.patches = ExitStack()
        if demand:
            self.patches.enter_context(changed_rules(rules, demanding(RULE_SETS[rules])))
        a, b = (("ada", "abe"), ("ben", "bea")) if doubles else (("ada",), ("ben",))
        self.terms = Settings(
            rules=rules,
            a=a,
            b=b,
            clock=clock,
            single_board=single,
            games_to_win=games,
            rosette=rosette,
            head_start=head_start(rules, helped, pieces, points, single=single),
        )
        check_settings(self.terms)
        self.known = known
        self.now = START
        self.match = CarromMatch(Header(match="test", settings=self.terms), start=START)
        if seated:
            self.play(Random(seed), lambda: self.state.phase is Phase.READY)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def log(self) -> list[Event]:
        return list(self.match.log)

    @property
    def states(self) -> list[State]:
        return list(self.match.value.states)

    def do(self, fact: f.Fact, *, after: float = 1.0) -> Event | Refusal:
        before = self.state
        frozen = msgspec.json.encode(before)
        at = self.now + timedelta(seconds=after)
        made = self.match.try_push(fact, at)
        assert msgspec.json.encode(before) == frozen
        if isinstance(made, Refusal):
            assert isinstance(made.why, Why)
            assert all(render(made.said, language) for language in LANGUAGES)
            return made
        self.now = at
        check_state(self.terms, self.state)
        check_step(self.terms, before, self.state, made)
        return made

    # what may follow

    def next_fact(self, random: Random) -> f.Fact | None:
        """Return a fact that fits the moment."""
        state = self.state
        match state.phase:
            case Phase.TOSS | Phase.DECIDING_TOSS:
                return toss(random.getrandbits(8))
            case Phase.CHOICE:
                return f.Chose(choice=random.choice(list(Choice)))
            case Phase.SEATS_FIRST | Phase.SEATS_SECOND:
                return f.TookSeats(seats=self.seats())
            case Phase.BREAKER:
                return f.NamedBreaker(player=random.choice(self.terms.players))
            case Phase.READY:
                if state.seat_change_due and random.random() < 0.7:
                    return f.ChangedSeats()
                return f.SaidPlay()
            case Phase.REQUEST:
                return f.SaidPlay()
            case Phase.STROKE:
                if state.held and state.layout is None and random.random() < 0.4:
                    return f.FoundRoom(side=state.held[0].side)
                return f.Passed(by=state.turn or "") if random.random() < 0.02 else self.hit(random)
            case Phase.PLACING:
                return self.placing(random)
            case Phase.DEMAND:
                return random.choice(asked(self.terms, state).answers)
        return None

    def seats(self) -> dict[Seat, str]:
        places = DOUBLES
        if self.terms.kind is Kind.SINGLES:
            places = {Seat.SOUTH: "ada", Seat.NORTH: "ben"}
        team = seating_team(self.terms, self.state)
        return {s: p for s, p in places.items() if p in self.terms.members(team)}

    def hit(self, random: Random) -> f.Struck:
        state = self.state
        assert state.situation is not None
        assert state.turn is not None
        own = side_of(state, self.terms.team(state.turn))
        left = {colour_of(s): state.situation.side(s).on_board for s in SIDES}
        left[Piece.QUEEN] = int(state.situation.queen is QueenState.ON_BOARD)
        left[Piece.STRIKER] = 1
        fell: list[Piece] = []
        off: list[Piece] = []
        chances = (
            (colour_of(own), 0.7),
            (colour_of(own), 0.2),
            (colour_of(own.other), 0.12),
            (Piece.QUEEN, 0.2),
            (Piece.STRIKER, 0.06),
        )
        for piece, chance in chances:
            if random.random() < chance and left[piece]:
                left[piece] -= 1
                (fell if random.random() < 0.95 else off).append(piece)
        stroke = Stroke(
            tuple(Pocketed(p, random.choice([None, 1, 2])) for p in fell),
            tuple(off),
            touched=any(p is not Piece.STRIKER for p in fell + off) or random.random() < 0.7,
            proper=random.random() < 0.95,
            first_hit_behind_line=random.random() < 0.05,
        )
        return f.Struck(by=state.turn, stroke=stroke, layout=self.layout(random, left))

    def layout(self, random: Random, left: dict[Piece, int]) -> Layout | None:
        """Spread what is left on the board: a rosette, drawn apart."""
        if not self.known or random.random() < 0.02:
            return None
        factor = random.choice([1.0, 1.0, 1.6, 4.0])
        lying: list[Standing] = []
        for standing in rosette(GEOMETRY, random.uniform(0, 360)):
            if left[standing.piece]:
                left[standing.piece] -= 1
                x, y = standing.at
                lying.append(Standing(standing.piece, Point(x * factor, y * factor)))
        return tuple(lying)

    def placing(self, random: Random) -> f.Fact:
        state = self.state
        due = random.choice(state.to_place)
        forgo = self.terms.rule_set().book.placing.forgo and can_forgo(state, due.placer)
        if forgo and random.random() < 0.3:
            return f.Forwent(by=due.placer)
        if state.layout is None:
            if random.random() < 0.1:
                return f.FoundNoRoom(side=due.side)
            return f.Placed(by=due.placer, side=due.side)
        side = side_of(state, self.terms.team(due.placer))
        who = Placer(colour_of(side), seat_of(state, due.placer))
        wanted = Point(random.uniform(-0.08, 0.08), random.uniform(-0.08, 0.08))
        manner = self.terms.rule_set().book.placing.manner
        spot = nearest_legal_spot(wanted, state.layout, GEOMETRY, who, manner)
        if spot is None:
            return f.FoundNoRoom(side=due.side)
        return f.Placed(by=due.placer, side=due.side, at=spot)

    # steps

    def play(self, random: Random, enough: Callable[[], bool]) -> None:
        """Play on as people do; what they do is accepted."""
        while not enough() and self.step(random):
            pass

    def step(self, random: Random) -> bool:
        """Enter a fact that fits the moment; False when the match is over."""
        fact = self.next_fact(random)
        if fact is None:
            return False
        made = self.do(fact)
        if isinstance(made, Refusal):
            assert isinstance(fact, f.NamedBreaker), (fact, made)
        return True

    @rule(seed=st.integers(0, 2**32), steps=st.sampled_from([1, 2, 5, 20]))
    def go_on(self, seed, steps):
        """Some more entries."""
        end = len(self.log) + steps
        self.play(Random(seed), lambda: len(self.log) >= end)

    @rule(seed=st.integers(0, 2**32))
    def finish_board(self, seed):
        """The rest of the board at random."""
        now = self.state.game, self.state.board
        end = len(self.log) + 120
        self.play(
            Random(seed),
            lambda: (self.state.game, self.state.board) != now or len(self.log) > end,
        )

    @precondition(lambda self: self.state.phase in (Phase.READY, Phase.DECIDING_TOSS))
    @rule(
        winner=TEAM, queen=st.booleans(), left=st.sampled_from([1, 1, 5]), often=st.integers(1, 3)
    )
    def quick_boards(self, winner, queen, left, often):
        """A run of boards without an incident, won in turn."""
        for n in range(often):
            team = winner if n % 2 == 0 else winner.other
            self.quick_board(team, left, queen=queen)

    def quick_board(self, winner: Team, left: int, *, queen: bool) -> None:
        random = Random(0)
        now = self.state.game, self.state.board, self.state.replays
        start = self.terms.head_start
        whole = {
            team: 9 - (start.pieces if start is not None and start.team is team else 0)
            for team in TEAMS
        }
        scripts = {
            winner: _script(whole[winner], queen=queen),
            winner.other: _script(max(0, whole[winner.other] - left), queen=not queen),
        }
        if self.known:
            return
        for _ in range(80):
            state = self.state
            if (state.game, state.board, state.replays) != now or state.phase is Phase.OVER:
                return
            if state.phase is not Phase.STROKE:
                fact = self.next_fact(random)
                assert fact is not None
                self.do(fact)
                continue
            assert state.turn is not None
            team = self.terms.team(state.turn)
            script = scripts[team]
            ready = state.situation is not None and state.situation.broken
            if not ready or not script or (team is winner and scripts[winner.other]):
                fell = None
            else:
                fell = script.pop(0)
            own = colour_of(side_of(state, team))
            pieces = () if fell is None else (Pocketed(own if fell == "own" else Piece.QUEEN),)
            self.do(f.Struck(by=state.turn, stroke=Stroke(pieces)))

    @precondition(lambda self: self.log and self.state.phase is not Phase.OVER)
    @rule(pick=st.integers(0, 3), what=st.integers(0, 5), situation=SITUATION, left=SECONDS)
    def at_the_desk(self, pick, what, situation, left):
        """What happens beside the board."""
        by = self.terms.players[pick % len(self.terms.players)]
        choices: list[f.Fact] = [
            f.Requested(by=by, left=left, lasts=left),
            f.ChangedStriker(by=by),
            f.ChangedStriker(by=by, damaged=True),
            f.Disturbed(by=by),
            f.FoundRoom(side=SIDES[pick % 2]),
            f.Overruled(reason="seen", situation=situation, turn=by),
            f.TurnedRosette(by=self.state.breaker or by, degrees=30.0 * pick),
        ]
        self.do(choices[what])

    @rule(fact=ANYTHING)
    def something(self, fact):
        """Whatever it is: an event, or a typed refusal without effect."""
        self.do(fact)

    @rule(fact=RARE, often=st.integers(0, 19))
    def something_rare(self, fact, often):
        if often == 13:
            self.do(fact)

    @precondition(lambda self: self.log and self.state.phase is not Phase.OVER)
    @rule(clause=CLAUSES, pick=st.integers(0, 3), noticed=st.booleans(), piece=DISC)
    def call(self, clause, pick, noticed, piece):
        """A breach by one of the players."""
        if ends_board(self.terms, clause) and pick:
            return
        by = self.terms.players[pick % len(self.terms.players)]
        self.do(f.Called(clause=clause, by=by, pieces=(piece,), noticed=noticed))

    @precondition(lambda self: self.state.deadline is not None)
    @rule(late=st.sampled_from([-0.5, 0.0, 3.0]))
    def run_out(self, late):
        """Let the time run out, or nearly."""
        timer, deadline = self.state.timer, self.state.deadline
        assert timer is not None
        assert deadline is not None
        after = max(0.0, (deadline - self.now).total_seconds() + late)
        made = self.do(f.TimeRanOut(timer=timer), after=after)
        in_time = self.now + timedelta(seconds=after) < deadline
        if isinstance(made, Refusal):
            assert in_time
            assert made.why is Why.TIME_LEFT

    @precondition(lambda self: len(self.log) > 1)
    @rule(back=st.integers(1, 5), often=st.integers(0, 3))
    def undo(self, back, often):
        if often:
            return
        to = max(0, len(self.log) - back)
        if to == len(self.log):
            return
        wanted = self.states[to]
        assert isinstance(self.do(f.Undone(to=to)), Event)
        assert (self.state.timer is None) == (wanted.timer is None)
        if self.state.deadline is not None:
            assert self.state.deadline >= self.now  # a request may have lasted no time
        assert msgspec.structs.replace(self.state, deadline=wanted.deadline) == wanted

    @precondition(lambda self: self.log and self.state.phase is not Phase.OVER)
    @rule(pick=st.integers(0, 3), upheld=st.booleans(), often=st.integers(0, 9))
    def protest(self, pick, upheld, often):
        """A protest against the last event, with its report, sometimes decided."""
        by = self.terms.players[pick % len(self.terms.players)]
        self.do(f.Protested(by=by, about=len(self.log)))
        self.do(f.WroteProtest(by=by))
        if often == 7:
            made = self.do(f.DecidedProtest(by=by, upheld=upheld))
            if isinstance(made, Event) and upheld:
                assert (self.state.phase, self.state.points) == (Phase.TOSS, (0, 0))

    @invariant()
    def sound(self):
        check_state(self.terms, self.state)

    @invariant()
    def every_answer_is_taken(self):
        """What the match says can be answered, can be."""
        for fact in asked(self.terms, self.state).answers:
            assert isinstance(decide(self.match.value, fact, self.now), Event), fact

    def teardown(self):
        with getattr(self, "patches", ExitStack()):
            if hasattr(self, "match"):
                check_log(self.terms, self.log, self.states)


TestMatch = Match.TestCase
TestMatch.settings = profile(max_examples=200, stateful_step_count=20)


def begun(rules: str, *, doubles: bool, clock: Clock, known: bool, **more) -> Match:
    match = Match()
    match.begin(
        rules=rules,
        doubles=doubles,
        clock=clock,
        known=known,
        single=False,
        games=2,
        seed=1,
        seated=False,
        **more,
    )
    return match


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("doubles", [False, True])
@pytest.mark.parametrize("known", [False, True])
def test_a_whole_match_with_incidents(rules, doubles, known):
    clock = Clock.STRICT if doubles is known else Clock.OFF
    match = begun(rules, doubles=doubles, clock=clock, known=known)
    random = Random(f"{rules} {doubles} {known}")
    for _ in range(5000):
        if match.state.phase is Phase.OVER:
            break
        if random.random() < 0.03:
            own = match.terms.rule_set().book.calls
            clause = random.choice([c for c in own if not ends_board(match.terms, c)])
            match.do(f.Called(clause=clause, by=random.choice(match.terms.players)))
        match.step(random)
    assert match.state.phase is Phase.OVER
    assert max(match.state.games) == 2
    check_log(match.terms, match.log, match.states)


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("known", [False, True])
@pytest.mark.parametrize(("pieces", "points"), [(5, 0), (1, 7), (0, 20)])
def test_a_whole_match_with_a_head_start(rules, known, pieces, points):
    match = begun(
        rules, doubles=False, clock=Clock.OFF, known=known, pieces=pieces, points=points, rosette=1
    )
    random = Random(f"{rules} {known} {pieces}")
    for _ in range(5000):
        if match.state.phase is Phase.OVER:
            break
        if random.random() < 0.05:
            own = match.terms.rule_set().book.calls
            clause = random.choice([c for c in own if not ends_board(match.terms, c)])
            match.do(f.Called(clause=clause, by=random.choice(match.terms.players)))
        match.step(random)
    assert match.state.phase is Phase.OVER
    check_log(match.terms, match.log, match.states)


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("clock", [Clock.OFF, Clock.STRICT])
def test_whole_matches_with_points_on_demand(rules, clock):
    """By each set as if it knew them, forgoing and giving up the match."""
    with changed_rules(rules, demanding(RULE_SETS[rules])):
        phases = []
        taken = set()
        for seed in range(6):
            match = begun(rules, doubles=seed % 2 == 1, clock=clock, known=False)
            random = Random(f"{rules} {seed}")
            for _ in range(2000):
                phases.append(match.state.phase)
                if not match.step(random):
                    break
                taken.add(type(match.log[-1].fact))
                if match.state.game == 2 and match.state.board == 3:
                    given_up = f.Conceded(by=random.choice(match.terms.players), match=True)
                    assert isinstance(match.do(given_up), Event) or match.state.situation is None
            check_log(match.terms, match.log, match.states)
        assert Phase.DEMAND in phases
        assert {f.Demanded, f.Forwent} <= taken


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("doubles", [False, True])
def test_level_games_go_the_full_length(rules, doubles):
    match = begun(rules, doubles=doubles, clock=Clock.CASUAL, known=False)
    match.play(Random(0), lambda: match.state.phase is Phase.READY)
    phases = set()
    for n in range(60):
        if match.state.phase is Phase.OVER:
            break
        phases.add(match.state.phase)
        left = 6 if RULE_SETS[rules].boards_per_game is None else 1
        match.quick_board(TEAMS[n % 2], left, queen=False)
    assert match.state.phase is Phase.OVER
    limited = RULE_SETS[rules].boards_per_game is not None
    assert (Phase.DECIDING_TOSS in phases) is limited
    check_log(match.terms, match.log, match.states)
