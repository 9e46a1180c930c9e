"""Analysis of a match: chances, losses, grades and the curve of who was ahead."""

import itertools
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec import structs

from carrom import Match
from carrom.equipment.aim import Aim
from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.equipment.standard import board
from carrom.match.facts import Undone
from carrom.match.settings import Team
from carrom.physics import strike
from carrom.players import LEVELS, STEADY, PlayerView, computer
from carrom.players.analysis import (
    ALIKE,
    FAR,
    LEAST,
    Analysis,
    AnalysisDone,
    AnalysisStarted,
    Grade,
    Why,
    grade,
    summaries,
    told_loss,
    why,
)
from carrom.players.stroke_loss import stroke_loss
from carrom.players.value.standing import win_chance
from carrom.rules import RULE_SETS, QueenState, Side, SideState, Situation
from tests.players.positions import position

CLUB = LEVELS["club"].hand
QUICK: dict[str, Any] = {"budget": 150, "tries": 40}


@pytest.fixture(scope="module")
def played():
    """A board between two beginners."""
    match = Match.new("Ada", "Ben", single_board=True)
    match.play({name: computer("beginner") for name in ("Ada", "Ben")}, seed=3)
    return match


@pytest.fixture(scope="module")
def found(played):
    return tuple(Analysis(played.value, **QUICK).strokes())


@pytest.fixture(scope="module")
def real_matches(found):
    """The strokes of boards of several strengths, each analysed as its own hands play."""
    strokes = list(found)
    for one, other, seed in (("club", "expert", 11), ("beginner", "machine", 2)):
        match = Match.new("Ada", "Ben", single_board=True)
        match.play({"Ada": computer(one), "Ben": computer(other)}, seed=seed)
        hands = {"p1": LEVELS[one].hand, "p2": LEVELS[other].hand}
        strokes += Analysis(match.value, hands, budget=300, tries=100).strokes()
    return strokes


def one_each(at=(0.3, 0.3), to_play=Side.WHITE):
    """A white piece somewhere, a black one far from everything, the queen covered."""
    return PlayerView(
        rules=RULE_SETS["international"],
        geometry=board(),
        situation=Situation(
            white=SideState(on_board=1, entitled=True),
            black=SideState(on_board=1, entitled=True),
            to_play=to_play,
            queen=QueenState.COVERED,
            queen_by=Side.WHITE,
        ),
        layout=(Standing(Piece.WHITE, Point(*at)), Standing(Piece.BLACK, Point(0.0, 0.0))),
        seat=Seat.SOUTH,
        side=to_play,
        opponents=(Seat.NORTH,),
    )


def test_every_stroke_of_a_board_is_analysed(played, found):
    struck = [event for event in played.log if event.fact.__struct_config__.tag == "struck"]
    assert [each.seq for each in found] == [event.seq for event in struck]
    assert [each.stroke for each in found] == list(range(1, len(found) + 1))
    for each, event in zip(found, struck, strict=True):
        assert each.player == event.fact.by
        assert each.aim == event.fact.aim
        assert 0.0 <= each.chance <= 1.0
        assert 0.0 <= each.before <= 1.0
    assert any(each.grade is not Grade.GOOD for each in found)


def shown(share):
    """A share as it is shown: in whole hundredths."""
    return round(100 * share)


def test_what_is_shown_of_a_stroke_does_not_contradict_itself(real_matches):
    """The mark follows from the figures beside it; a better stroke and a loss are there together."""
    least = {each: shown(loss) for each, loss in LEAST.items()}
    for each in real_matches:
        loss = shown(each.loss)
        assert each.loss == loss / 100, "what is judged is what is shown"
        assert (each.best is None) == (loss == 0), "nothing better found: nothing lost"
        marks = [mark for mark, at in least.items() if loss >= at]
        assert each.grade is (marks[-1] if marks else Grade.GOOD)
        if each.best is None:
            assert each.why is None
            continue
        assert loss > 0
        gained = each.best.chance - each.chance
        if gained <= 0.0:
            assert each.why is Why.MORE, "a better stroke with a smaller figure needs a word"
        if gained >= FAR:
            assert each.grade is not Grade.GOOD or each.why in (Why.LITTLE, Why.DECIDED)
        if each.why is Why.DECIDED:
            assert not 0.1 < each.before < 0.9
    assert sum(each.grade is not Grade.GOOD for each in real_matches) > len(real_matches) / 10


def test_the_sums_are_those_of_the_strokes(played, found):
    for own in summaries(played.value, found):
        mine = [each for each in found if each.player == own.player]
        assert own.strokes == len(mine)
        assert own.loss == pytest.approx(sum(each.loss for each in mine) / len(mine))
        assert (own.inaccuracies, own.mistakes, own.blunders) == tuple(
            sum(each.grade is mark for each in mine) for mark in LEAST
        )


@pytest.mark.parametrize(
    ("gained", "loss", "ahead", "word"),
    [
        (0.61, 0.01, 0.5, Why.LITTLE),
        (0.61, 0.01, 0.95, Why.DECIDED),
        (0.61, 0.01, 0.04, Why.DECIDED),
        (0.61, 0.02, 0.95, None),
        (0.10, 0.01, 0.95, None),
        (0.0, 0.07, 0.5, Why.MORE),
        (-0.2, 0.01, 0.5, Why.MORE),
    ],
)
def test_a_word_where_the_chances_do_not_tell(gained, loss, ahead, word):
    assert why(gained, loss, ahead) is word


def test_what_is_hardly_better_is_nothing_better():
    assert [told_loss(loss) for loss in (0.0, 0.0099, 0.01, 0.0196)] == [0.0, 0.0, 0.01, 0.02]


def test_the_curve_goes_on_and_ends_with_the_result(played, found):
    for one, following in itertools.pairwise(found):
        assert one.after == following.before
    assert 0.3 < found[0].before < 0.7
    assert found[-1].after == (1.0 if played.state.winner is Team.A else 0.0)
    assert found[-1].kept


def test_who_kept_the_turn_strikes_next(found):
    for one, following in itertools.pairwise(found):
        assert one.kept == (one.player == following.player)


def test_the_same_seed_gives_the_same_figures_with_any_number_of_threads(played, found):
    again = tuple(Analysis(played.value, threads=2, **QUICK).strokes())
    assert again == found
    other = tuple(Analysis(played.value, seed=1000, **QUICK).strokes())
    assert other != found


def test_messages_begin_with_a_number_and_end_with_the_players(played, found):
    first, *strokes, last = Analysis(played.value, **QUICK).messages()
    assert first == AnalysisStarted(strokes=len(found))
    assert tuple(strokes) == found
    assert last == AnalysisDone(players=summaries(played.value, found))
    ada, ben = summaries(played.value, found)
    assert ada.strokes + ben.strokes == len(found)
    assert ada.kept == sum(each.kept for each in found if each.player == "p1")
    assert ben.loss == pytest.approx(np.mean([each.loss for each in found if each.player == "p2"]))


def test_what_was_taken_back_is_left_out(played, found):
    last = found[-1]
    match = played.copy()
    match.push(Undone(to=last.seq - 1))
    rest = tuple(Analysis(match.value, **QUICK).strokes())
    assert rest == (*found[:-2], replace_after(found[-2], rest[-1].after))
    assert 0.0 < rest[-1].after < 1.0  # the board is no longer decided


def replace_after(stroke, after):
    return structs.replace(stroke, after=after)


def test_a_sure_winning_stroke_gives_nothing_away_and_a_stroke_at_nothing_gives_the_board_away():
    view = one_each(at=(0.33, 0.33))
    won = next(
        aim
        for angle in np.arange(40.0, 90.0, 0.25)
        for aim in (Aim(Seat.SOUTH, 0.0, float(angle), 2.5),)
        if [p for p, _ in strike(view.layout, aim, board(), anywhere=True).pocketed]
        == [Piece.WHITE]
    )
    good = stroke_loss(view, won, STEADY, budget=300, tries=20)
    assert good is not None
    assert good.played.chance == 1.0
    assert good.loss < ALIKE
    bad = stroke_loss(view, structs.replace(won, angle=175.0), STEADY, budget=300, tries=20)
    assert bad is not None
    assert bad.played.chance == 0.0
    assert bad.best.chance == 1.0
    assert grade(bad.loss) is Grade.BLUNDER


def test_spin_is_part_of_what_was_played():
    view = one_each(at=(0.1, 0.2))
    plain = Aim(Seat.SOUTH, 0.05, 80.0, 3.0)
    one, other = (
        stroke_loss(view, aim, CLUB, budget=60, tries=60)
        for aim in (plain, structs.replace(plain, spin=200.0))
    )
    assert one is not None
    assert other is not None
    assert one.played.worth != other.played.worth


@pytest.mark.parametrize("rules", list(RULE_SETS))
def test_a_loss_is_never_less_than_nothing(rules):
    for seed in range(4):
        view = position(seed, rules)
        aim = Aim(view.seat, 0.0, 90.0 + 10.0 * seed, 3.0)
        found = stroke_loss(view, aim, CLUB, budget=60, tries=10, seed=seed)
        assert found is None or found.loss >= 0.0


def test_fewer_pieces_left_and_the_turn_make_the_chance():
    mine = win_chance(one_each(at=(0.33, 0.33)), CLUB)
    hard = win_chance(one_each(at=(0.0, 0.35)), CLUB)
    assert mine > 0.5
    assert mine > hard
    view = one_each()
    behind = replace(
        view, situation=replace(view.situation, white=SideState(on_board=9, entitled=True))
    )
    assert win_chance(behind, CLUB) < win_chance(view, CLUB)


def test_grades_begin_at_their_least_loss():
    assert grade(0.0) is Grade.GOOD
    for each, least in LEAST.items():
        assert grade(least) is each
        assert grade(least - 1e-9) is not each


def test_a_real_board_has_nothing_to_analyse(real_board):
    analysis = Analysis(real_board.value)
    assert len(analysis) == 0
    assert [type(each) for each in analysis.messages()] == [AnalysisStarted, AnalysisDone]


@pytest.fixture
def real_board():
    return Match.load(Path(__file__).parents[1] / "golden" / "records" / "v2" / "club.jsonl")
