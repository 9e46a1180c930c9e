"""The Laws of Carrom at the page: a whole board, and the points that its winner may ask for."""

import pytest
from playwright.sync_api import expect

from carrom.equipment.pieces import Piece
from carrom.match.facts import Demanded
from carrom.match.state import Phase
from tests.browser.driving import LAPTOP, PHONE
from tests.browser.hands import Finger
from tests.browser.preparing import begun, lay
from tests.browser.test_situations import FAR_LEFT, FAR_RIGHT, OUT_OF_THE_WAY, stroke


def demanded(sitting, button):
    """Answer the question for points on demand."""
    count = len(sitting.reader.events)
    sitting.hand.press(sitting.page.get_by_role("button", name=button, exact=True))
    sitting.reader.grown(count)
    sitting.catch_up()


@pytest.mark.proves("icf:87.b", "settled:46")
def test_a_point_on_demand_is_asked_for(sitting):
    """Ada pockets her last piece and the striker while the queen lies there: Ben wins 3, and 1 if he asks."""
    one = sitting(lay(begun("icf"), [FAR_RIGHT], OUT_OF_THE_WAY, queen=(0.0, 0.0)))
    stroke(one, Piece.WHITE, Piece.STRIKER)
    assert one.reader.state.phase is Phase.DEMAND
    card = one.page.locator(".side section.card").first
    expect(card).to_contain_text("Ben won the board and may ask for one more point.")
    demanded(one, "1 point")
    assert one.reader.events[-1].fact == Demanded(by="ben", points=1)
    assert one.reader.state.points == (0, 4)
    expect(one.page.get_by_role("log")).to_contain_text("Ben asks for one more point.")


@pytest.mark.proves("icf:87.b", "settled:46")
def test_points_on_demand_are_refused_in_part(sitting):
    """An improper stroke that the umpire saw: of two points Ben wants one. On a phone, in French."""
    table = lay(begun("icf"), [FAR_RIGHT], OUT_OF_THE_WAY, queen=(0.0, 0.0))
    table.stroke("own", "striker", proper=False, layout=_without_white(table))
    one = sitting(table, Finger, **PHONE, locale="fr-FR")
    card = one.page.locator(".side section.card").first
    expect(card).to_contain_text("Ben a gagné")
    expect(card.get_by_role("button")).to_have_text(["2 points", "1 point", "Aucun"])
    demanded(one, "1 point")
    assert one.reader.state.points == (0, 4)


@pytest.mark.proves("icf:87.b", "settled:46")
def test_no_point_on_demand_is_wanted(sitting):
    table = lay(begun("icf"), [FAR_RIGHT], OUT_OF_THE_WAY, queen=(0.0, 0.0))
    table.stroke("own", "striker", layout=_without_white(table))
    one = sitting(table)
    demanded(one, "None")
    assert one.reader.state.points == (0, 3)


def _without_white(table):
    return tuple(each for each in table.state.layout if each.piece is not Piece.WHITE)


@pytest.mark.proves("icf:87.a")
def test_penalty_pieces_may_be_left_pocketed(sitting):
    one = sitting(lay(begun("icf"), [FAR_RIGHT, FAR_LEFT], OUT_OF_THE_WAY), **LAPTOP)
    stroke(one, Piece.STRIKER)
    demanded(one, "Forgo the penalty piece")
    state = one.reader.state
    assert (state.phase, state.turn) == (Phase.STROKE, "ben")
    assert state.situation.white.on_board == 2
    expect(one.page.get_by_role("log")).to_contain_text("Ben forgoes the penalty piece")
