"""How boards can end: the table of a rule set knows every last stroke, by the pieces that are counted."""

from itertools import product

import pytest

from carrom.rules import RULE_SETS
from carrom.rules.board_results import BoardEnd, Score, board_ends
from carrom.rules.situation import PIECES, SideState
from carrom.rules.stroke import Fell
from carrom.rules.verdict import Queen, View, left

QUEENS = (Queen.OWN, Queen.OPPONENTS, Queen.IN_PLAY, Queen.AWAITING)
WAYS = (
    Fell(),
    Fell(striker=True),
    Fell(proper=False),
    Fell(striker=True, proper=False),
    Fell(piece_off=True, pieces_off=1),
)


def several():
    """Both sides' pieces, and what falls: one side's last piece, and several of the other's."""
    for remain in range(1, PIECES - 1):
        for fall in range(2, PIECES - remain + 1):
            yield remain + fall, 1, fall, 1
            yield 1, remain + fall, 1, fall


def side(on_board, points):
    return SideState(on_board=on_board, entitled=True, points=points)


@pytest.mark.parametrize("name", RULE_SETS)
def test_a_last_stroke_in_which_several_pieces_fall_can_be_entered_by_the_pieces_counted(name):
    rules = RULE_SETS[name]
    seen = went_back = 0
    for way, counts, queen in product(WAYS, several(), QUEENS):
        for mine, theirs in product((0, rules.queen_ceiling), repeat=2):
            me, them, own, others = counts
            view = View(side(me, mine), side(them, theirs), queen)
            verdict = rules.book.judge(rules, view, way._replace(own=own, opponents=others))
            win = verdict.win
            if win is None:
                continue
            seen += 1
            if win.by_player:
                score, points = Score(win.own, win.opponents), (mine, theirs)
                lie, all_ = left(view.them, others, verdict.gift), them
                covered = {Queen.OWN: True, Queen.OPPONENTS: False}.get(verdict.queen)
            else:
                score, points = Score(win.opponents, win.own), (theirs, mine)
                lie, all_ = left(view.me, own, verdict.own_back, verdict.penalty), me
                covered = {Queen.OWN: False, Queen.OPPONENTS: True}.get(verdict.queen)
            ends = board_ends(rules, *points)
            if score in ends.get(BoardEnd(lie, covered), ()):
                continue
            assert score in ends[BoardEnd(all_, covered)], (view, way, counts, verdict)
            went_back += 1  # they are counted after they went back (3.11.f)
    assert seen
    assert bool(went_back) is (name in {"international", "icf", "simplified"})
