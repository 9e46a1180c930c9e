"""Two people, each at a machine of their own: who is there, what they agree on, and a rematch."""

import re
import sqlite3

import httpx
import pytest
from playwright.sync_api import expect

from carrom.server.rooms.new_rooms import hashed
from tests.browser.driving import LAPTOP, PHONE


@pytest.fixture
def meet(player, host, folder):
    """Ada and Ben sit down at a game, each with a browser of their own; gives both and its room."""

    def sit(*options, **terms):
        players = [{"name": "Ada"}, {"name": "Ben"}]
        wanted = {"players": players, "quick": True, "single_board": True, "rosette": "exact"}
        answer = httpx.post(f"http://{host}/api/rooms", json={**wanted, **terms})
        room = answer.json()["room"]
        with sqlite3.connect(folder / "carrom.sqlite", timeout=20) as database:
            for who in ("p1", "p2"):
                key = (hashed(room + who), room, who)
                database.execute("update seats set token = ? where room = ? and player = ?", key)
        database.close()
        people = []
        for who, how in zip(("p1", "p2"), options or (LAPTOP, LAPTOP), strict=True):
            people.append(player(**how))
            cookie = {"name": "carrom-seat", "value": room + who, "domain": host.split(":")[0]}
            people[-1].context.add_cookies([{**cookie, "path": f"/api/rooms/{room}"}])
            people[-1].page.goto(f"http://{host}/#/table/{room}")
            expect(people[-1].page.locator(".board canvas").first).to_be_visible()
        return *people, room

    return sit


def strike(one):
    expect(one.page.locator("button.strike")).to_be_enabled()
    one.page.locator("button.strike").click()


def both_here(ada, ben):
    expect(ada.page.get_by_text("Ben is here")).to_be_visible()
    expect(ben.page.get_by_text("Ada is here")).to_be_visible()


@pytest.fixture
def away_for(folder):
    """Let somebody who is away have been so for longer; who comes to the table is told of it."""

    def put_back(room, player, seconds):
        with sqlite3.connect(folder / "carrom.sqlite", timeout=20) as database:
            since = f"strftime('%Y-%m-%d %H:%M:%f000', since, '-{seconds} seconds')"
            told = (room, player)
            database.execute(
                f"update visits set since = {since} where room = ? and player = ?", told
            )
        database.close()

    return put_back


def test_one_leaves_and_the_other_claims_the_game(meet, away_for):
    ada, ben, room = meet(clock="casual")
    both_here(ada, ben)
    expect(ben.page.get_by_role("button", name="Claim the game")).to_have_count(0)
    ada.page.goto("about:blank")
    expect(ben.page.get_by_text("Ada is away. Waiting")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Claim the game")).to_have_count(0)
    away_for(room, "p1", 10)
    ben.page.reload()
    expect(ben.page.locator(".people").get_by_text("Ada has gone")).to_be_visible()
    ben.page.get_by_role("button", name="Claim the game").click()
    end = ben.page.locator(".end")
    expect(end).to_contain_text("Ben wins")
    expect(end).to_contain_text("Ada has been away for")
    expect(end).to_contain_text("Ben won the match: the other side stayed away.")
    assert ben.facts()[-1]["away"] >= 10


@pytest.mark.parametrize(("how", "lang"), [(PHONE, "fr"), (LAPTOP, "en")])
def test_without_a_clock_a_long_absence_ends_the_match_without_a_result(meet, away_for, how, lang):
    ada, ben, room = meet(LAPTOP, {**how, "locale": lang})
    french = lang == "fr"
    ada.page.goto("about:blank")
    people = ben.page.locator(".people")
    expect(people).to_contain_text("Attente" if french else "Ada is away. Waiting 9:")
    expect(
        ben.page.get_by_text("Vous pouvez attendre." if french else "You can wait.")
    ).to_be_visible()
    end = "Terminer sans résultat" if french else "End without a result"
    expect(people.get_by_role("button")).to_have_count(0)
    away_for(room, "p1", 12 * 60)
    ben.page.reload()
    people.get_by_role("button", name=end).click()
    card = ben.page.locator(".end")
    expect(card).to_contain_text("depuis 12 minutes" if french else "been away for 12 minutes")
    expect(card).to_contain_text("se termine sans résultat" if french else "ends without a result.")
    assert ben.facts()[-1]["player"] == "p1"


SLEEPS = """
  const { now } = Date;
  window.slept = 0;
  Date.now = () => now() + window.slept;
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      this.addEventListener("close", () => (window.slept = 133_000));
      window.line = this;
    }
  };
"""
"""A page whose line breaks while the phone sleeps for two minutes and thirteen seconds."""


def test_a_phone_that_slept_says_so_when_it_is_back_in_time(meet):
    ada, ben, _ = meet(PHONE, LAPTOP)
    ada.page.add_init_script(SLEEPS)
    ada.page.reload()
    both_here(ada, ben)
    ada.page.evaluate("line.close()")
    expect(ada.page.locator(".back")).to_have_text(
        re.compile(r"^You were away for 2:1\d\. The game stands as you see it\.")
    )
    both_here(ada, ben)
    strike(ada)
    expect(ada.page.locator(".back")).to_have_count(0)


def test_who_comes_back_finds_the_seat(meet, host):
    ada, ben, room = meet()
    both_here(ada, ben)
    ada.page.goto("about:blank")
    expect(ben.page.get_by_text("Ada is away. Waiting")).to_be_visible()
    ada.page.goto(f"http://{host}/#/table/{room}")
    both_here(ada, ben)
    strike(ada)
    ben.wait_for_strokes(1)


def test_a_stroke_is_taken_back_by_agreement(meet):
    ada, ben, _ = meet(LAPTOP, PHONE)
    take_back = ada.page.get_by_role("button", name="Offer to take back")
    expect(take_back).to_be_disabled()
    strike(ada)
    ada.wait_for_strokes(1)
    expect(take_back).to_be_enabled()
    take_back.click()
    expect(ada.page.get_by_text("You asked to take your last stroke back.")).to_be_visible()
    asked = ben.page.get_by_text("Ada would like to take the last stroke back.")
    expect(asked).to_be_visible()
    expect(asked).to_be_in_viewport()
    ben.page.get_by_role("button", name="Decline").tap()
    expect(ada.page.get_by_text("You asked to take your last stroke back.")).to_have_count(0)
    take_back.click()
    ben.page.get_by_role("button", name="Agree").tap()
    expect(ada.page.get_by_text("Ada took the last stroke back.").first).to_be_visible()
    assert [fact["type"] for fact in ben.facts()[-2:]] == ["struck", "undone"]
    strike(ada)
    ada.wait_for_strokes(2)


def test_the_umpire_is_called_and_both_see_it(meet):
    ada, ben, _ = meet()
    both_here(ada, ben)
    ben.page.get_by_role("button", name="Umpire!").click()  # in Ada's turn
    for one in (ada, ben):
        expect(one.page.get_by_text("Ben called the umpire.")).to_be_visible()
    ada.page.get_by_role("button", name="Resume").click()
    expect(ben.page.get_by_text("Ben called the umpire.")).to_have_count(0)
    strike(ada)
    ben.wait_for_strokes(1)


def test_stopped_by_agreement_then_a_rematch_in_its_room(meet, player, host):
    ada, ben, room = meet()
    watcher = player(**LAPTOP)
    watcher.page.goto(f"http://{host}/#/table/{room}")
    for one in (ada, ben, watcher):
        expect(one.page.get_by_text("1 person watching")).to_be_visible()
    ada.page.get_by_role("button", name="Offer to stop").click()
    ada.page.get_by_role("button", name="Yes, offer").click()
    expect(ben.page.get_by_text("Ada offers to end the match without a winner.")).to_be_visible()
    ben.page.get_by_role("button", name="Agree").click()
    for one in (ada, ben, watcher):
        expect(one.page.locator(".end")).to_contain_text("The match is over")
        expect(one.page.locator(".end")).to_contain_text("By agreement, without a winner.")
    assert ada.facts()[-1] == {"type": "abandoned"}
    ada.page.get_by_role("button", name="Offer a rematch").click()
    expect(ada.page.get_by_text("You offered a rematch.")).to_be_visible()
    ben.page.get_by_role("button", name="Accept Ada’s rematch").click()
    for one in (ada, ben):
        one.page.wait_for_url(lambda url: room not in url)
        expect(one.page.locator(".end")).to_have_count(0)
    assert ada.room == ben.room != room
    both_here(ada, ben)
    strike(ben)  # without a toss the break is the other one's
    ben.wait_for_strokes(1)
    ada.page.goto(f"http://{host}/#/table/{room}")  # the old room leads there, too
    ada.page.get_by_role("button", name="Go to the rematch").click()
    ada.page.wait_for_url(lambda url: room not in url)


def test_with_the_keyboard_alone(meet):
    ada, ben, _ = meet()
    both_here(ada, ben)
    ada.page.get_by_role("button", name="Offer to stop").focus()
    ada.page.keyboard.press("Enter")
    ada.page.get_by_role("button", name="Yes, offer").focus()
    ada.page.keyboard.press("Enter")
    ben.page.get_by_role("button", name="Agree").focus()
    ben.page.keyboard.press("Enter")
    expect(ada.page.locator(".end")).to_contain_text("The match is over")
