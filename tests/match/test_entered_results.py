"""Results of boards and games without their strokes: what is possible, and what follows from them."""

from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carrom.equipment.pieces import Piece
from carrom.match.asked import asked
from carrom.match.board_scores import board_scores
from carrom.match.decide import decide
from carrom.match.events import Event, sides_in
from carrom.match.facts import (
    Demanded,
    EnteredBoard,
    EnteredGame,
    Fact,
    SaidPlay,
    Struck,
    Tossed,
)
from carrom.match.match_log import MatchLog
from carrom.match.narration import narrate
from carrom.match.record import check, parse, write
from carrom.match.record_write import Header
from carrom.match.refusals import Refusal, Why
from carrom.match.settings import Settings, Team
from carrom.match.sheet import sheet
from carrom.match.state import Phase, State, side_of, team_of
from carrom.match.statistics import statistics
from carrom.rules import RULE_SETS
from carrom.rules.board_results import _board_ends, board_ends
from carrom.rules.situation import QueenState
from carrom.rules.stroke import Pocketed, Stroke, colour_of
from carrom.rules.stroke_ruling import rule
from carrom.texts import LANGUAGES, render

A, B = Team.A, Team.B
START = datetime(2026, 1, 1, 10, tzinfo=UTC)
SETS = tuple(RULE_SETS)


def new(rules: str = "international", *, doubles: bool = False, **terms: Any) -> MatchLog:
    a, b = (("ada", "abe"), ("ben", "bea")) if doubles else (("ada",), ("ben",))
    return MatchLog(Header(match="t", settings=Settings(rules=rules, a=a, b=b, **terms)))


def tried(log: MatchLog, fact: Fact) -> Event | Refusal:
    return decide(log, fact, START + timedelta(seconds=log.seq))


def after(log: MatchLog, *facts: Fact) -> MatchLog:
    for fact in facts:
        event = tried(log, fact)
        assert isinstance(event, Event), (fact, event)
        log = log.after(event)
    return log


def ready(log: MatchLog) -> MatchLog:
    """Toss and sit down: team A breaks."""
    while log.state.phase is not Phase.READY:
        log = after(log, asked(log.settings, log.state).answers[0])
    return log


def refused(log: MatchLog, fact: Fact) -> Why:
    event = tried(log, fact)
    assert isinstance(event, Refusal), event
    for language in LANGUAGES:
        assert render(event.said, language)
    return event.why


# a match by strokes, to be told again at other depths


def random_stroke(state: State, rng: Random) -> Stroke:
    """Pocket often, so that boards end: own pieces mostly, sometimes others, the queen, the striker."""
    situation = state.situation
    assert situation is not None
    sides = (situation.to_play, situation.to_play.other)
    fault = rng.random() < 0.1  # the striker falls too, or the stroke is improper
    own = rng.choice((0, 1) if fault else (0, 1, 1, 2, 3))
    others = rng.choice((0, 0, 0, 1, 2))
    counts = zip(sides, (own, others), strict=True)
    fell = [colour_of(s) for s, n in counts for _ in range(min(n, situation.side(s).on_board))]
    if situation.queen is QueenState.ON_BOARD and rng.random() < 0.3:
        fell.append(Piece.QUEEN)
    rng.shuffle(fell)
    proper = not fault or rng.random() < 0.6
    if fault and (proper or rng.random() < 0.5):
        fell.append(Piece.STRIKER)
    return Stroke(tuple(Pocketed(piece) for piece in fell), proper=proper)


def played(log: MatchLog, rng: Random) -> MatchLog:
    """Play a whole match by strokes."""
    while log.state.phase is not Phase.OVER:
        state = log.state
        if state.phase is Phase.STROKE:
            fact: Fact = Struck(by=state.turn or "", stroke=random_stroke(state, rng))
        else:
            answers = asked(log.settings, state).answers
            free = state.phase in (Phase.DECIDING_TOSS, Phase.DEMAND)
            fact = rng.choice(answers) if free else answers[0]
        log = after(log, fact)
    return log


class Board(NamedTuple):
    """A board as it was played."""

    facts: tuple[Fact, ...]
    """From "Play", or a change of seats, to its end."""
    end: EnteredBoard
    game_over: bool
    before: State
    after: State


def end_of(log: MatchLog, last: int) -> EnteredBoard:
    """Tell the board that an entry ended by its result."""
    event = log.event_at(last)
    stroke_seq = last
    while not isinstance(log.event_at(stroke_seq).fact, Struck):
        stroke_seq -= 1  # points on demand came after it
    stroke = log.event_at(stroke_seq).fact
    met = log.state_at(stroke_seq - 1)
    assert isinstance(stroke, Struck)
    assert met.situation is not None
    assert event.result is not None
    assert event.result.winner is not None
    ruling = rule(log.settings.rule_set(), met.situation, stroke.stroke)
    lying = ruling.situation
    sides = sides_in(met, log.event_at(stroke_seq))
    lost = lying.side(event.result.winner.other)
    queen = None
    if lying.queen is QueenState.COVERED and lying.queen_by is not None:
        queen = team_of(sides, lying.queen_by)
    points = tuple(event.result.points(side_of(sides, team)) for team in Team)
    open_ = log.settings.rule_set().open_colours
    return EnteredBoard(
        winner=team_of(sides, event.result.winner),
        left=lost.on_board + lost.held,
        queen=queen,
        points=(points[0], points[1]),
        white=sides.white if open_ else None,
    )


def boards(log: MatchLog, start: int) -> list[Board]:
    found, facts, first = [], [], start
    for seq in range(start + 1, log.seq + 1):
        event = log.event_at(seq)
        facts.append(event.fact)
        if event.result is None:
            continue
        if event.result.winner is None:  # void: its facts belong to the board played again
            continue
        over = log.state_at(seq).games != log.state_at(seq - 1).games
        end = end_of(log, seq)
        found.append(Board(tuple(facts), end, over, log.state_at(first), log.state_at(seq)))
        facts, first = [], seq
    return found


def standing(state: State) -> tuple[object, ...]:
    """Return what must be the same however the boards were entered."""
    return (
        state.phase,
        state.games,
        state.game,
        state.board,
        state.points,
        state.breaker,
        state.game_breaker,
        state.deciding_board,
        None if state.phase is Phase.OVER else state.white,
        state.winner,
        state.ending,
    )


def prelude(board: Board) -> list[Fact]:
    """Return what of a board comes before "Play": seats, a toss."""
    found: list[Fact] = []
    for fact in board.facts:
        if isinstance(fact, SaidPlay):
            break
        found.append(fact)
    return found


def reentered(log: MatchLog, told: list[Board], rng: Random) -> MatchLog:
    """Tell boards again, each at a depth of its own."""
    number = 0
    while number < len(told):
        board = told[number]
        depth = rng.choice(("strokes", "board", "some strokes", "game"))
        if depth == "game":
            last = next(n for n in range(number, len(told)) if told[n].game_over)
            rest = told[number : last + 1]
            if rng.random() < 0.5:
                log = after(log, *prelude(board))
            points = tuple(
                board.before.points[k] + sum((each.end.points or (0, 0))[k] for each in rest)
                for k in (0, 1)
            )
            tosses = [f for each in rest for f in each.facts if isinstance(f, Tossed)]
            log = after(
                log,
                EnteredGame(
                    winner=A if told[last].after.games[0] > board.before.games[0] else B,
                    points=(points[0], points[1]),
                    boards=board.before.board + len(rest) - 1,
                    deciding_break=tosses[-1].winner if tosses else None,
                ),
            )
            number = last
        elif depth == "strokes":
            log = after(log, *board.facts)
        else:
            log = after(log, *prelude(board))
            end = board.end
            if depth == "some strokes":
                strokes = board.facts[len(prelude(board)) :]
                some = list(strokes[: rng.randrange(len(strokes))])
                while some and isinstance(some[-1], Demanded):
                    some.pop()
                log = some_strokes(log, some)
            if log.state.situation is not None and not log.state.situation.colours_open:
                end = EnteredBoard(end.winner, end.left, end.queen, end.points)
            log = after(log, end)
        assert standing(log.state) == standing(told[number].after)
        number += 1
    return log


def some_strokes(log: MatchLog, facts: list[Fact]) -> MatchLog:
    for fact in facts:
        event = tried(log, fact)
        assert isinstance(event, Event)
        if log.state_after(event).phase is Phase.DEMAND:
            break  # the board is over
        log = log.after(event)
    return log


@pytest.mark.parametrize("rules", SETS)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32 - 1), doubles=st.booleans())
def test_any_mixture_of_depths_leads_where_the_strokes_led(rules, seed, doubles):
    rng = Random(seed)
    begun = ready(new(rules, doubles=doubles))
    by_strokes = played(begun, rng)
    told = boards(by_strokes, begun.seq)
    log = reentered(begun, told, rng)
    assert standing(log.state) == standing(by_strokes.state)
    parsed = parse(write(log.header, log.log))
    assert parsed.fault is None
    assert check(parsed) is None
    for before, event in log.steps():
        told_in_words = narrate(before, event)
        for language in LANGUAGES:
            assert all(render(m, language) for m in (told_in_words.entry, *told_in_words.answer))
    played_teams = {team.team: (team.games, team.points) for team in statistics(by_strokes).teams}
    assert {team.team: (team.games, team.points) for team in statistics(log).teams} == played_teams
    assert statistics(log).boards == statistics(by_strokes).boards
    assert sum(score.boards for score in board_scores(log) if score.winner) == len(told)
    assert list(sheet(log))


# examples


def test_points_follow_where_they_are_not_given():
    log = after(ready(new()), EnteredBoard(winner=A, left=5, queen=A))
    assert log.state.points == (8, 0)
    assert log.state.board == 2
    assert log.state.breaker == "ben"
    score = board_scores(log)[0]
    assert (score.points, score.queen, score.entered, score.left) == ((8, 0), A, "board", None)


@pytest.mark.proves("international:3.7.c", "international:3.7.d")
@pytest.mark.parametrize("winner", [A, B])
def test_the_queen_is_worth_nothing_to_who_has_22_points(winner):
    log = ready(new())
    for _ in range(2):
        log = after(log, EnteredBoard(winner=winner, left=9, queen=winner))  # 12 at most
    assert max(log.state.points) == 24
    last = after(log, EnteredBoard(winner=winner, left=1, queen=winner))
    assert max(last.state.games) == 1
    assert refused(log, EnteredBoard(winner, 1, winner, (4, 0) if winner is A else (0, 4))) is (
        Why.NOT_THESE_POINTS
    )


@pytest.mark.parametrize(
    ("fact", "why"),
    [
        (EnteredBoard(A, 10, A), Why.NO_SUCH_END),
        (EnteredBoard(A, -1, A), Why.NO_SUCH_END),
        (EnteredBoard(A, 9, A, (13, 0)), Why.NOT_THESE_POINTS),
        (EnteredBoard(A, 5, A, (8, 1)), Why.NOT_THESE_POINTS),
        (EnteredBoard(A, 5, A, (0, 8)), Why.NOT_THESE_POINTS),
        (EnteredBoard(A, 5, None, slam=True), Why.NO_SLAM),
        (EnteredBoard(A, 5, A, breaker="ben"), Why.NOT_HIS_BREAK),
        (EnteredBoard(A, 5, A, breaker="zoe"), Why.UNKNOWN_PLAYER),
        (EnteredBoard(A, 5, A, white=B), Why.COLOURS_KNOWN),
        (EnteredGame(A, (25, 0), 1), Why.NOT_THIS_GAME),
        (EnteredGame(A, (25, 0), 2), Why.NOT_THIS_GAME),
        (EnteredGame(B, (25, 0), 3), Why.NOT_THIS_GAME),
        (EnteredGame(A, (40, 0), 4), Why.NOT_THIS_GAME),
        (EnteredGame(A, (20, 3), 7), Why.NOT_THIS_GAME),
        (EnteredGame(A, (25, -1), 4), Why.NOT_THIS_GAME),
        (EnteredGame(A, (25, 0), 0), Why.NOT_THIS_GAME),
        (EnteredGame(A, (25, 0), 10**9), Why.NOT_THIS_GAME),
        (EnteredGame(A, (20, 14), 9), Why.DECIDING_BREAK),
    ],
)
def test_what_cannot_be_is_refused(fact, why):
    assert refused(ready(new()), fact) is why


def test_results_need_a_board_or_a_game():
    log = new()
    assert refused(log, EnteredBoard(A, 5, A)) is Why.NOT_NOW
    assert refused(log, EnteredGame(A, (25, 0), 4)) is Why.NOT_NOW
    single = ready(new(single_board=True))
    assert refused(single, EnteredGame(A, (25, 0), 4)) is Why.ONE_BOARD_ONLY
    assert after(single, EnteredBoard(A, 5, A)).state.winner is A


def test_a_queen_that_was_covered_stays_covered():
    log = after(ready(new()), SaidPlay())
    own = Pocketed(Piece.WHITE)
    for pocketed in ((own,), (Pocketed(Piece.QUEEN),), (own,)):
        log = after(log, Struck(by="ada", stroke=Stroke(pocketed)))
    assert refused(log, EnteredBoard(B, 4, B)) is Why.QUEEN_COVERED
    assert after(log, EnteredBoard(B, 4, A)).state.points == (0, 4)


def test_a_game_in_full_then_the_next_by_boards():
    log = after(ready(new()), EnteredGame(B, (9, 25), 5))
    state = log.state
    assert (state.games, state.game, state.board, state.points) == ((0, 1), 2, 1, (0, 0))
    assert state.breaker == "ben"  # Ada broke the odd boards, so the fifth
    assert state.seat_change_due
    assert [s.boards for s in board_scores(log)] == [5]


def test_the_break_after_a_deciding_board_follows_its_toss():
    # Ada wins the ninth board; who broke it decides who breaks next
    level = EnteredGame(A, (20, 14), 9, deciding_break=B)
    assert after(ready(new()), level).state.breaker == "ada"


def test_a_slam_that_was_entered_counts():
    log = after(ready(new()), EnteredBoard(A, 9, A, slam=True))
    assert board_scores(log)[0].slam == "white"
    ada = statistics(log).players[0]
    assert (ada.slams, ada.white_slams, ada.queens, ada.breaks) == (1, 1, 1, 1)


def test_both_sides_score_where_the_rules_say_so():
    log = ready(new("percuteur"))
    points = after(log, EnteredBoard(A, 4, A)).state.points
    assert points[1] == 9 - 4
    assert points[0] > 9


@pytest.mark.parametrize("rules", SETS)
def test_what_a_board_is_worth_depends_on_the_ceiling_only(rules):
    found = RULE_SETS[rules]
    for winner, loser in (
        (3, 0),
        (0, 7),
        (found.queen_ceiling - 1, 1),
        (found.queen_ceiling + 2, 5),
    ):
        exactly = _board_ends(found, winner, loser, "anew")
        ends = board_ends(found, winner, loser)
        assert {end: set(scores) for end, scores in ends.items()} == {
            end: set(scores) for end, scores in exactly.items()
        }
