"""Links that lead nobody else here: it is said where they stand, with the way to let others in."""

import pytest
from playwright.sync_api import expect

from tests.browser.driving import LAPTOP, PHONE, Player
from tests.cli.test_play_lan import THERE, at_the_screen, opened_page
from tests.server.test_running import process

WORDS = {
    "en": (
        "Your friend cannot reach this computer yet.",
        "Let my network in",
        "on this computer only",
    ),
    "fr": ("Votre ami ne peut pas encore joindre", "Ouvrir à mon réseau", "que sur cet ordinateur"),
}


@pytest.fixture
def at_home(tmp_path):
    """``carrom play`` with a screen and a network: its address, and the page it opened."""
    shown = tmp_path / "shown"
    program = ("-c", at_the_screen(shown))
    with process(tmp_path, command="play", program=program) as (_, host):
        yield host, opened_page(shown)


def invite(one):
    """Open a game with a free seat for a friend."""
    one.page.evaluate(
        """async () => {
          const players = [{ name: "Ada" }, { name: "", chair: "open" }];
          const headers = { "content-type": "application/json" };
          const body = JSON.stringify({ players, quick: true });
          const answer = await fetch("/api/rooms", { method: "POST", headers, body });
          location.hash = `#/table/${(await answer.json()).room}`;
        }"""
    )


@pytest.mark.parametrize(("how", "lang"), [(PHONE, "fr"), (LAPTOP, "en")])
def test_an_invitation_that_leads_nowhere_says_so_and_opens_the_way(browser, at_home, how, lang):
    host, address = at_home
    lonely, let_in, _ = WORDS[lang]
    one = Player(browser, host, **{**how, "locale": lang})
    one.page.goto(address)
    expect(one.page).to_have_url(f"http://{host}/#/")  # the token is no longer in the address
    invite(one)
    card = one.page.locator(".invite")
    expect(card.locator(".reach")).to_contain_text(lonely)
    expect(card.locator("img")).to_have_count(0)  # nobody scans what leads nowhere
    link = card.locator(".link input").first
    expect(link).to_have_value(f"http://{host}/#/join/{code(card)}")
    one.page.get_by_role("button", name=let_in).click()
    expect(card.locator(".reach")).to_have_count(0)
    there = f"http://{THERE}:{host.partition(':')[2]}"
    expect(link).to_have_value(f"{there}/#/join/{code(card)}")
    expect(card.locator("img")).to_be_visible()
    friend = Player(browser, there.partition("//")[2], **LAPTOP)
    friend.page.goto(link.input_value())
    expect(friend.page.get_by_label("Your name")).to_be_visible()
    friend.close()
    one.close()


def code(card):
    return "".join(card.locator(".code").inner_text().split())


def test_a_link_to_a_position_says_that_it_works_here_only(browser, at_home):
    host, _ = at_home  # and a browser that was not opened by the start
    one = Player(browser, host, **LAPTOP)
    invite(one)
    expect(one.page.locator(".invite .reach")).to_contain_text("./do play --lan")
    expect(one.page.get_by_role("button", name=WORDS["en"][1])).to_have_count(0)
    one.page.goto(f"http://{host}/#/practice")
    expect(one.page.locator(".reach")).to_have_count(0)
    one.page.get_by_role("button", name="Link to this position and stroke").click()
    expect(one.page.locator(".reach")).to_contain_text(WORDS["en"][2])
    one.close()
