"""Calls at the desk of a phone that name what they are about: in both languages, by taps."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.desks import UmpirePage
from tests.browser.driving import PHONE

LANGUAGES = [("en-GB", "en"), ("fr-FR", "fr")]


@pytest.fixture(params=LANGUAGES, ids=["en", "fr"])
def umpire(player, request):
    locale, _ = request.param
    return UmpirePage(player(locale=locale, **PHONE))


def opened(umpire, **terms):
    """Open a board without its form, so that the language does not matter."""
    wanted = {"a": ["Ann"], "b": ["Ben"], **terms}
    desk = umpire.player.client.post("/api/desk", json=wanted).json()
    umpire.follow(f"http://{umpire.player.host}/#/desk/{desk['room']}/{desk['secret']}")
    umpire.to_the_stroke()


def struck(umpire, *keys):
    """Enter a stroke by the places of its keys."""
    seq = umpire.seq
    for key in keys:
        umpire.page.locator(".keys button").nth(key).tap()
    umpire.page.locator(".pad .enter").tap()
    umpire.reach(seq + 1)


def with_piece(umpire, case):
    """Enter a case and name the first piece that it can be about."""
    seq = umpire.seq
    umpire.page.locator(".acts .else").tap()
    umpire.sheet.locator(f'[data-case="{case}"]').tap()
    umpire.sheet.locator(".detail .chips").last.locator("button").first.tap()
    expect(umpire.sheet.locator(".ruling")).to_be_visible()
    umpire.sheet.locator(".detail .enter").tap()
    umpire.reach(seq + 1)


@pytest.mark.proves("international:3.10.e", "settled:57")
def test_a_striker_over_a_pocket_is_called_after_the_turn_has_passed(umpire):
    opened(umpire)
    struck(umpire, 0)  # an own piece
    struck(umpire)  # nothing: it is Ben's turn now
    told = umpire.case("call-3.10.e")
    assert re.search(r"\bAnn\b", told)
    fact = umpire.facts()[-1]
    assert (fact["clause"], fact["by"], fact["about"]) == ("3.10.e", umpire.facts()[-2]["by"], 7)
    expect(umpire.page.locator(".choices")).to_be_visible()  # a piece is to be placed, by Ben


@pytest.mark.proves("icf:82.b")
def test_a_piece_that_nobody_placed_cannot_have_been_the_wrong_one(umpire):
    opened(umpire, rules="icf")
    struck(umpire, 0)
    assert "call-82.b" not in umpire.cases()
    assert "call-83" not in umpire.cases()


@pytest.mark.proves("settled:57")
def test_a_stroke_is_ruled_again_with_the_piece_that_fell_from_the_striker(umpire):
    opened(umpire)
    struck(umpire, 0)
    struck(umpire)
    with_piece(umpire, "call-3.10.d")
    assert umpire.facts()[-1]["pieces"] == ["white"]
    assert [each["in_turn"] for team in umpire.view()["teams"] for each in team["players"]] == [
        True,
        False,
    ]  # by it Ann goes on


@pytest.mark.proves("icf:117")
def test_a_damaged_striker_is_changed_during_a_board(umpire):
    opened(umpire, rules="icf")
    struck(umpire, 0)
    case = umpire.find("offer-striker-damaged")
    umpire.case(case)
    assert umpire.facts()[-1]["type"] == "changed-striker"
    assert umpire.facts()[-1]["damaged"] is True


@pytest.mark.proves("icf:65.d")
def test_three_pieces_off_the_board_are_told_with_their_place(umpire):
    opened(umpire, rules="icf")
    struck(umpire, 0)
    seq = umpire.seq
    marks, keys = umpire.page.locator(".marks button"), umpire.page.locator(".keys button")
    for key in (0, 1, 1):
        marks.first.tap()  # off the board
        keys.nth(key).tap()
    ruling = umpire.page.locator(".pad .ruling")
    expect(ruling).to_contain_text("65.d")
    umpire.page.locator(".pad .enter").tap()
    umpire.reach(seq + 1)
