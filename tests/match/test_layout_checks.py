"""A layout is what lies on the board, or it is refused; what the umpire may set a board to."""

from dataclasses import replace

import pytest

from carrom.equipment.pieces import Piece, Point, Standing
from carrom.match.facts import Overruled, Passed
from carrom.match.refusals import Why
from carrom.match.state import Phase
from carrom.rules.situation import QueenState, Side, SideState, Situation
from tests.match.driving import Table
from tests.match.test_placing import GEOMETRY, WIDE
from tests.match.test_umpire import board, playing

EDGE = GEOMETRY.half_side - GEOMETRY.piece_radius
WHITE = WIDE[0]


def moved(x: float, y: float) -> tuple[Standing, ...]:
    return (Standing(WHITE.piece, Point(x, y)), *WIDE[1:])


BAD = [
    (WIDE[1:], Why.LAYOUT_COUNTS),
    ((), Why.LAYOUT_COUNTS),
    ((*WIDE, Standing(Piece.WHITE, Point(0.0, 0.0))), Why.LAYOUT_COUNTS),
    ((*WIDE, Standing(Piece.STRIKER, Point(0.0, 0.0))), Why.LAYOUT_COUNTS),
    ((Standing(Piece.BLACK, WHITE.at), *WIDE[1:]), Why.LAYOUT_COUNTS),
    (WIDE[:-1], Why.LAYOUT_COUNTS),  # without the queen
    (moved(EDGE + 1e-6, 0.0), Why.LAYOUT_OUTSIDE),
    (moved(0.0, -5.0), Why.LAYOUT_OUTSIDE),
    (moved(*GEOMETRY.holes[2]), Why.LAYOUT_OUTSIDE),
    (moved(*WIDE[1].at), Why.LAYOUT_OVERLAP),
    (
        moved(WIDE[1].at.x + 2 * GEOMETRY.piece_radius - 1e-6, WIDE[1].at.y),
        Why.LAYOUT_OVERLAP,
    ),
]
SITUATION = Situation(white=SideState(on_board=8, entitled=True))


@pytest.mark.parametrize(("layout", "why"), BAD)
def test_a_stroke_leaves_what_the_counts_say(layout, why):
    table = Table().seat().open()
    assert table.refused(table.struck("own", layout=layout)) is why
    early = Table().seat()
    assert early.refused(early.struck("own", layout=layout)) is why
    fact = Overruled(reason="x", situation=SITUATION, turn="ada", layout=layout)
    assert table.refused(fact) is why


def test_touching_pieces_and_pieces_at_the_cushion_lie_well():
    touching = moved(WIDE[1].at.x - 2 * GEOMETRY.piece_radius, WIDE[1].at.y)
    for layout in (WIDE, moved(EDGE, 0.0), touching):
        table = Table().seat().open()
        table.stroke("own", layout=layout)
        assert table.state.layout == layout
        table.do(Passed(by="ada"))
        table.do(Overruled(reason="x", situation=SITUATION, turn="ada", layout=layout))
        assert table.state.layout == layout


def test_a_layout_of_an_overruled_board_is_that_before_dues_are_paid():
    table = Table().seat().open()
    owing = replace(SITUATION, white=SideState(on_board=8, owed=1))
    table.do(Overruled(reason="x", situation=owing, turn="ada", layout=WIDE))
    assert table.state.phase is Phase.PLACING
    no_queen = replace(SITUATION, queen=QueenState.COVERED, queen_by=Side.WHITE)
    fact = Overruled(reason="x", situation=no_queen, turn="ada", layout=WIDE)
    assert table.refused(fact) is Why.LAYOUT_COUNTS


def overruled(table: Table, situation: Situation) -> Overruled:
    assert table.state.situation is not None
    turn = "ada" if table.playing is table.settings.team("ada") else "ben"
    return Overruled(
        reason="x", situation=replace(situation, to_play=table.state.situation.to_play), turn=turn
    )


@pytest.mark.parametrize("rules", ["international", "club", "simplified"])
def test_colours_are_open_in_percuteur_only(rules):
    table = playing(rules=rules)
    fact = overruled(table, Situation(colours_open=True))
    assert table.refused(fact) is Why.COLOURS_TAKEN


def test_colours_are_open_while_all_pieces_are_on_the_board():
    table = Table("percuteur").seat().open()
    table.stroke()
    assert table.refused(overruled(table, board(colours_open=True))) is Why.COLOURS_TAKEN
    table.do(overruled(table, Situation(colours_open=True)))


def test_a_broken_board_has_no_attempts_and_tries_have_an_end():
    table = playing()
    assert table.refused(overruled(table, board(break_attempts=1))) is Why.BREAK_MADE
    assert table.refused(overruled(table, board(tries=10))) is Why.TOO_MANY_TRIES
    table.do(overruled(table, Situation(broken=False, break_attempts=1)))
