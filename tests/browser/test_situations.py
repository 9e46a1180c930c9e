"""What happens in a board besides strokes: penalties placed, the queen, dues, ends of games and matches."""

import re

import pytest
from playwright.sync_api import expect

from carrom.equipment.geometry import to_seat
from carrom.equipment.pieces import Piece, Point, Seat
from carrom.match.facts import TimeRanOut
from carrom.match.settings import Clock, Team
from carrom.match.state import Phase
from tests.browser.driving import LAPTOP, PHONE
from tests.browser.hands import Fields, Finger, Keys
from tests.browser.preparing import begun, lay, sought

FAR_RIGHT, FAR_LEFT = (0.30, 0.30), (-0.30, 0.30)
OUT_OF_THE_WAY = [(-0.33, 0.0), (-0.33, 0.05), (-0.33, 0.1)]
SPOT = Point(0.045, 0.02)
"""In the circle for penalty pieces."""


def stroke(sitting, *fell):
    """Play a stroke that makes exactly these discs fall."""
    reader = sitting.reader
    expect(sitting.page.locator("button.strike")).to_be_enabled(timeout=60_000)
    count = len(reader.events)
    exact = Fields(sitting.player)
    exact.strike(sought(reader.match, *fell))
    reader.grown(count)
    assert sorted(each.piece for each in reader.strokes[-1].stroke.pocketed) == sorted(fell)
    sitting.catch_up()


def foul(sitting):
    """Ada pockets her striker; a piece of hers comes out of the net, and Ben has to place it."""
    stroke(sitting, Piece.STRIKER)
    assert sitting.reader.state.phase is Phase.PLACING
    assert sitting.reader.state.to_place[0].placer == "ben"


def placed(sitting, at=None):
    """See that Ben has placed a third white piece, and may play."""
    reader = sitting.reader
    assert reader.state.phase is Phase.STROKE
    assert reader.state.turn == "ben"
    found = [each.at for each in reader.state.layout if each.piece is Piece.WHITE]
    assert len(found) == 3
    if at is not None:
        assert found[-1] == pytest.approx(at, abs=2e-3)
    expect(sitting.page.locator("button.strike")).to_be_enabled()


def test_a_penalty_is_placed_with_the_mouse(sitting):
    one = sitting(lay(begun(), [FAR_RIGHT, FAR_LEFT], OUT_OF_THE_WAY))
    foul(one)
    expect(one.page.locator(".turn")).to_contain_text("Ben places a white piece")
    count = len(one.reader.events)
    one.hand.place(to_seat(SPOT, Seat.NORTH))
    one.reader.grown(count)
    one.catch_up()
    placed(one, SPOT)
    expect(one.page.get_by_role("alert")).to_have_count(0)


def test_a_penalty_is_placed_with_a_finger(sitting):
    one = sitting(lay(begun(), [FAR_RIGHT, FAR_LEFT], OUT_OF_THE_WAY), Finger, **PHONE)
    foul(one)
    one.turn()
    one.catch_up()
    placed(one)


def test_a_penalty_is_placed_with_keys_in_french(sitting):
    one = sitting(
        lay(begun(), [FAR_RIGHT, FAR_LEFT], OUT_OF_THE_WAY), Keys, **LAPTOP, locale="fr-FR"
    )
    foul(one)
    expect(one.page.locator(".turn")).to_contain_text("Ben pose un pion blanc")
    one.turn()
    one.catch_up()
    placed(one)


def test_a_penalty_nobody_places_is_placed_when_time_is_up(sitting):
    table = begun(clock=Clock.STRICT)
    lay(table, [FAR_RIGHT, FAR_LEFT], OUT_OF_THE_WAY, ago=12.0)
    table.stroke("striker", after=0.0, layout=table.state.layout)
    one = sitting(table)
    expect(one.page.get_by_role("timer")).to_be_visible()
    one.reader.until(lambda reader: isinstance(reader.events[-1].fact, TimeRanOut))
    assert one.reader.state.turn == "ben"
    assert len(one.reader.state.layout) == 6
    expect(one.page.get_by_role("log")).to_contain_text("The placing time is over.")


def test_a_queen_is_pocketed_and_covered(sitting):
    one = sitting(lay(begun(), [FAR_LEFT, (0.0, 0.3)], OUT_OF_THE_WAY, queen=FAR_RIGHT))
    stroke(one, Piece.QUEEN)
    expect(one.page.locator(".queen")).to_contain_text("Queen to be covered by Ada")
    stroke(one, Piece.WHITE)
    expect(one.page.locator(".queen")).to_contain_text("Queen covered by Ada")
    assert one.reader.state.turn == "ada"


def test_a_queen_without_cover_goes_back(sitting):
    one = sitting(
        lay(begun(), [FAR_LEFT, (0.0, 0.3)], OUT_OF_THE_WAY, queen=FAR_RIGHT),
        **LAPTOP,
        locale="fr-FR",
    )
    stroke(one, Piece.QUEEN)
    expect(one.page.locator(".queen")).to_contain_text("Reine à confirmer par Ada")
    stroke(one)
    expect(one.page.locator(".queen")).to_contain_text("Reine sur le plateau")
    queen = [each.at for each in one.reader.state.layout if each.piece is Piece.QUEEN]
    assert queen == [Point(0.0, 0.0)]
    assert one.reader.state.turn == "ben"


def test_what_is_owed_and_held_is_shown(sitting):
    row = [(-0.33, -0.2 + 0.05 * k) for k in range(9)]
    one = sitting(lay(begun(), row, [(0.33, 0.0)], queen=(0.1, 0.1), black_held=1))
    score = one.page.locator(".team")
    expect(score.nth(1)).to_contain_text(re.compile("held 1|1 held"))
    stroke(one, Piece.STRIKER)
    expect(score.nth(0)).to_contain_text("owes 1")
    assert one.reader.state.to_place[0].side == "black"
    one.turn()
    one.catch_up()
    expect(score.nth(1)).not_to_contain_text("held")


def test_seats_change_at_the_end_of_a_game(sitting):
    table = begun()
    table.win(Team.A, 9)
    table.win(Team.A, 9)
    table.open()
    lay(table, [FAR_RIGHT], OUT_OF_THE_WAY)
    one = sitting(table)
    stroke(one, Piece.WHITE)
    assert one.reader.state.games == (1, 0)
    expect(one.page.locator(".end h2")).to_have_text("Ada wins game 1")
    one.page.get_by_role("button", name="Next game").click()
    one.reader.until(lambda reader: not reader.state.seat_change_due)
    assert one.reader.state.seats[Seat.SOUTH] == "ben"
    one.play(until=lambda reader: reader.state.phase is Phase.STROKE)
    expect(one.page.locator(".stage")).to_contain_text("Game 2, board 1")


def test_level_after_eight_boards_a_deciding_board_is_played(sitting):
    table = begun(games_to_win=1)
    for winner in (Team.A, Team.B) * 3:
        table.win(winner, 1)
    table.win(Team.A, 1)
    table.open()
    lay(table, [FAR_RIGHT], [(-0.33, 0.0)], turn="ben")
    one = sitting(table)
    stroke(one, Piece.WHITE)
    one.page.get_by_role("button", name="To the toss").click()
    expect(one.page.get_by_text("The score is level. Toss for the break")).to_be_visible()
    one.page.get_by_role("button", name="Toss").click()
    expect(one.page.locator(".stage")).to_contain_text("deciding board")
    before = len(one.reader.strokes)
    one.play(most=before + 60)
    assert one.reader.state.winner is not None
    expect(one.page.locator(".over")).to_contain_text("Games")


def test_two_pieces_give_two_more_tries_at_the_club(sitting):
    one = sitting(lay(begun("club"), [FAR_RIGHT, (0.325, 0.27), FAR_LEFT], OUT_OF_THE_WAY))
    stroke(one, Piece.WHITE, Piece.WHITE)
    expect(one.page.locator(".queen")).to_contain_text("2 tries left")


def test_a_game_is_given_up(sitting):
    one = sitting(lay(begun(single_board=True), [FAR_RIGHT], OUT_OF_THE_WAY))
    one.page.get_by_role("button", name="Concede").click()
    one.page.get_by_role("button", name="No").click()
    one.page.get_by_role("button", name="Concede").click()
    one.page.get_by_role("button", name="Yes, concede").click()
    over = one.page.locator(".over")
    expect(over.locator("h2").first).to_have_text("Ben wins")
    expect(over).to_contain_text("By concession.")
