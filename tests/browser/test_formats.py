"""Formats on the page: one click in New game, at the desk and in a tournament; a shoot-out that is played."""

import os
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from carrom.match.facts import EnteredBoard, Tossed
from carrom.match.format import NO_LIMIT, USUAL, MatchFormat, Tie
from carrom.match.settings import Team
from carrom.match.state import Phase
from tests.browser.desks import UmpirePage
from tests.browser.driving import LAPTOP, PHONE
from tests.browser.preparing import kept, sit_down
from tests.browser.test_tournament import next_round
from tests.match.driving import Table

SHOTS = os.environ.get("CARROM_SHOTS")
SMALL = {"viewport": {"width": 360, "height": 560}, "has_touch": True, "is_mobile": True}
SIZES: dict[str, Any] = {"laptop": LAPTOP, "phone": PHONE, "small": SMALL}


def shoot(one, name, *, whole=False):
    """Keep a picture where somebody asked for them."""
    if SHOTS:
        Path(SHOTS).mkdir(parents=True, exist_ok=True)
        one.page.screenshot(path=f"{SHOTS}/{name}.png", full_page=whole)
    wide = one.page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    assert not wide, f"{name} scrolls sideways"


def settings_of(one):
    return one.client.get(f"/api/rooms/{one.room}").json()["settings"]


@pytest.mark.parametrize("name", USUAL)
def test_a_usual_format_is_one_click_in_a_new_game(player, name):
    one = player(**LAPTOP)
    one.page.goto(f"http://{one.host}/#/new")
    group = one.page.get_by_role("group", name="Usual formats")
    group.get_by_role("button").nth(1 + list(USUAL).index(name)).click()
    shoot(one, f"new-{name}")
    one.page.get_by_role("button", name="Start game").click()
    one.page.wait_for_url("**/#/table/**")
    told = settings_of(one)
    wanted = {k: getattr(USUAL[name], k) for k in ("points", "boards", "minutes")}
    assert told["format"] == {k: v for k, v in wanted.items() if v is not None}
    assert told["games_to_win"] == 1
    expect(one.page.locator(".score")).to_contain_text(
        {"points-or-boards": "8 boards", "boards": "4 boards", "points": "29", "minutes": "45"}[
            name
        ]
    )


def test_own_numbers_and_a_shoot_out_in_a_new_game(player):
    one = player(**PHONE)
    one.page.goto(f"http://{one.host}/#/new")
    one.page.get_by_text("Your own numbers").click()
    one.page.get_by_label("Points a game").fill("15")
    one.page.get_by_label("Minutes a match").fill("20")
    one.page.get_by_label("If the score is level").select_option("shoot-out")
    shoot(one, "new-own-phone")
    one.page.get_by_role("button", name="Start game").click()
    one.page.wait_for_url("**/#/table/**")
    assert settings_of(one)["format"] == {"points": 15, "minutes": 20, "tie": "shoot-out"}


def level(**terms):
    """Return a match before the toss for its shoot-out."""
    format_ = MatchFormat(points=NO_LIMIT, boards=2, tie=Tie.SHOOT_OUT)
    table = Table(games_to_win=1, format=format_, **terms).seat()
    for winner in (Team.A, Team.B):
        table.do(EnteredBoard(winner=winner, left=3, queen=winner.other))
    assert table.state.phase is Phase.DECIDING_TOSS
    return table


@pytest.mark.parametrize("opponent", ["person", "beginner"])
def test_a_shoot_out_is_played_to_its_end(player, folder, opponent):
    one = player(**LAPTOP)
    sit_down(one, *kept(folder, level(), ben=opponent))
    page = one.page
    page.get_by_role("button", name="To the toss").click()
    expect(page.get_by_text("Toss for who begins the shoot-out")).to_be_visible()
    shoot(one, f"shoot-out-toss-{opponent}")
    page.get_by_role("button", name="Toss", exact=True).click()
    ready = page.locator("button.strike:enabled")
    over = page.locator(".end.over")
    for number in range(60):
        expect(ready.or_(over).first).to_be_visible(timeout=60_000)
        if over.is_visible():
            break
        place = 140 if number % 2 else -140 + number  # one misses, the other mostly too
        page.locator("#aim-x").fill(str(place))
        page.locator("#aim-angle").fill(str(107 - number % 7))
        page.locator("#aim-angle").press("Tab")
        if number == 3:
            shoot(one, f"shoot-out-{opponent}")
        before = len(shots(one))
        page.locator("button.strike").click()
        while len(shots(one)) == before:
            page.wait_for_timeout(30)
        skip = page.get_by_role("button", name="Skip")
        if skip.is_visible():
            skip.click()
        if number == 12 and opponent == "person":
            break
    made = shots(one)
    assert len(made) >= 10
    assert {fact["by"] for fact in made} == {"ada", "ben"}
    assert all(fact["aim"] and fact["engine"] for fact in made)
    assert all(a["by"] != b["by"] for a, b in pairwise(made))


def shots(one):
    return [fact for fact in one.facts() if fact["type"] == "shot-at-queen"]


def board_by_result(umpire, winner):
    """Enter a board that one side won by three pieces, without the queen."""
    page, seq = umpire.page, umpire.seq
    page.get_by_role("button", name="Board result").tap()
    form = page.locator("section.result")
    form.locator(".two").first.get_by_role("button", name=winner).tap()
    form.get_by_role("button", name="3", exact=True).tap()
    other = {"Ada": "Ben", "Ben": "Ada"}[winner]
    form.locator(".three").get_by_role("button", name=other).tap()
    form.get_by_role("button", name="Confirm").tap()
    umpire.reach(seq + 1)


@pytest.mark.parametrize("size", SIZES)
def test_the_desk_runs_a_shoot_out_by_two_big_buttons_or_by_its_result(player, size):
    umpire = UmpirePage(player(**{**SIZES[size], "has_touch": True}))
    one, page = umpire.player, umpire.page
    page.goto(f"http://{one.host}/#/desk")
    page.get_by_role("button", name="Open the board").wait_for()
    for field, name in zip(
        page.locator(".name input[required]").all(), ("Ada", "Ben"), strict=True
    ):
        field.fill(name)
    page.get_by_role("button", name="4 boards").tap()
    page.get_by_text("Your own numbers").tap()
    page.get_by_label("Boards a game").fill("2")
    page.get_by_label("If the score is level").select_option("shoot-out")
    shoot(one, f"desk-new-{size}")
    page.get_by_role("button", name="Open the board").click()
    umpire.main.wait_for()
    expect(page.locator("p.format")).to_have_text(
        "1 game of 2 boards; a shoot-out at the queen if the score is level"
    )
    umpire.to_the_stroke()
    board_by_result(umpire, "Ada")
    board_by_result(umpire, "Ben")
    expect(page.locator("h1")).to_contain_text("Toss for who begins the shoot-out")
    shoot(one, f"desk-toss-{size}")
    umpire.choose()
    shoot(one, f"desk-shoot-out-{size}")
    expect(page.locator("h1")).to_contain_text("Ada strikes at the queen (stroke 1)")
    umpire.choose(0)
    umpire.choose(1)
    assert umpire.facts()[-2] == {"type": "shot-at-queen", "by": "a1", "pocketed": True}
    page.get_by_text("Enter the result instead").tap()
    form = page.locator(".shoot-out")
    form.get_by_role("group", name="Queens of Ada").get_by_role("button", name="2").tap()
    form.get_by_role("group", name="Queens of Ben").get_by_role("button", name="3").tap()
    expect(form.locator(".ruling")).to_contain_text("Ben won the match 1 to 0")
    shoot(one, f"desk-result-{size}")
    seq = umpire.seq
    form.get_by_role("button", name="Confirm").tap()
    umpire.reach(seq + 1)
    page.goto(f"http://{one.host}/#/card/{umpire.room}")
    expect(page.locator("dl")).to_contain_text("shoot-out at the queen")
    expect(page.locator("table")).to_contain_text("Shoot-out: 2–3")
    shoot(one, f"card-{size}", whole=True)


def test_a_competition_gets_a_format_by_one_click_and_a_result_by_a_shoot_out(player):
    one = player(**LAPTOP)
    page = one.page
    page.goto(f"http://{one.host}/#/tournament")
    page.get_by_label("Title").fill("Cup of Aix")
    page.get_by_label("Boards in the hall").fill("2")
    page.get_by_role("button", name="Open a tournament").click()
    expect(page.get_by_role("heading", name="Cup of Aix")).to_be_visible()
    page.get_by_label("Title").fill("Open")
    page.get_by_role("button", name="4 boards").click()
    expect(page.get_by_label("Length of a match")).to_have_value("one-game")
    page.get_by_label("If the score is level").select_option("shoot-out")
    shoot(one, "tournament-terms", whole=True)
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_label("List of players, as CSV").fill("name\nAda Lovelace\nBen Nevis\n")
    page.get_by_role("button", name="Check the list").click()
    page.get_by_role("button", name="Take 2 entries").click()
    expect(page.get_by_text("Players (2)")).to_be_visible()
    next_round(one, 1)
    row = page.locator("section section li").last
    row.get_by_role("button", name="Enter").click()
    fields = row.get_by_role("spinbutton")
    fields.nth(0).fill("12")
    fields.nth(1).fill("12")
    enter = row.locator("form button.primary")
    expect(enter).to_be_disabled()  # somebody has to win
    fields.nth(2).fill("3")
    fields.nth(3).fill("2")
    shoot(one, "tournament-result")
    enter.click()
    expect(row).to_contain_text("Shoot-out: 3–2")
    shoot(one, "tournament-row")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_pictures_of_formats_in_both_languages(player, folder, size, language):
    one = player(**SIZES[size], locale={"en": "en-GB", "fr": "fr-FR"}[language])
    page = one.page
    page.goto(f"http://{one.host}/#/new")
    page.get_by_role(
        "group", name="Usual formats" if language == "en" else "Formules habituelles"
    ).get_by_role("button").nth(4).click()
    page.locator(".format summary").first.click()
    shoot(one, f"new-{size}-{language}", whole=True)
    table = level()
    table.do(Tossed(winner=Team.A))
    sit_down(one, *kept(folder, table))
    page.locator("button.strike").wait_for()
    shoot(one, f"play-{size}-{language}", whole=True)
