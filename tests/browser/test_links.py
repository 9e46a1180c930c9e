"""Links with a secret: it leaves the address bar at once, and is given anew on the page."""

import re

import httpx
from playwright.sync_api import expect

from tests.browser.driving import LAPTOP, PHONE, Player
from tests.browser.test_friends import invite
from tests.browser.test_tournament import faults

PLACE = re.compile(r"#/tournament/[0-9a-f]{24}$")


def role_by(one, tournament, secret):
    answer = httpx.get(
        f"http://{one.host}/api/tournaments/{tournament}", headers={"x-link": secret}
    )
    return answer.json()["role"]


def test_a_secret_leaves_the_address_bar_and_is_given_anew(player, browser, host):
    with httpx.Client(base_url=f"http://{host}") as client:
        told = client.post("/api/tournaments", json={"title": "Cup of Aix", "boards": 2}).json()
        name, secret = told["tournament"], told["secret"]
        links = client.get(f"/api/tournaments/{name}/links", headers={"x-link": secret}).json()
    table = next(link["address"] for link in links["links"] if link["board"] == 1)
    one = player(**PHONE, locale="fr-FR")
    page = one.page
    page.goto(told["address"])
    organiser = page.locator("p.quiet", has_text="Organisateur")
    expect(organiser).to_be_visible()
    expect(page).to_have_url(PLACE)
    page.reload()
    expect(organiser).to_be_visible()
    assert secret not in page.content()
    page.goto(f"http://{host}/#/event/{name}")
    expect(page.get_by_role("heading", name="Cup of Aix")).to_be_visible()
    for back in (True, False):  # the way back is remembered, the secret is not in it
        page.go_back() if back else page.go_forward()
        expect(page).to_have_url(PLACE if back else re.compile("#/event/"))
    page.go_back()
    expect(organiser).to_be_visible()
    again = one.context.new_page()  # a tab of the same device
    again.goto(page.url)
    expect(again.locator("p.quiet", has_text="Organisateur")).to_be_visible()
    again.close()
    with_others(browser, host, page.url)

    # a table's link is given anew: the page that has the old one may do nothing more
    there = player(**LAPTOP)
    there.page.goto(table)
    expect(there.page.get_by_role("heading", name="Table 1")).to_be_visible()
    expect(there.page).to_have_url(re.compile(r"#/board/[0-9a-f]{24}$"))
    page.get_by_text("Liens et codes QR").click()
    page.get_by_role("button", name="Montrer tous les liens").click()
    row = page.locator("li", has=page.get_by_role("heading", name="Table 1", exact=True))
    before = row.locator("input").input_value()
    assert before == table
    row.get_by_role("button", name="Donner un nouveau lien").click()
    expect(row.get_by_text("cessent aussitôt de fonctionner")).to_be_visible()
    assert role_by(one, name, table.rpartition("/")[2]) == "table"  # it was only asked for
    assert not faults(one)
    row.get_by_role("button", name="Donner un nouveau lien").click()
    expect(row.get_by_role("status").filter(has_text="Voici le nouveau lien")).to_be_visible()
    expect(row.locator("input")).not_to_have_value(before)
    assert role_by(one, name, table.rpartition("/")[2]) == "public"
    assert role_by(one, name, row.locator("input").input_value().rpartition("/")[2]) == "table"

    # the organiser's own: this page goes on, and keeps the new one
    own = page.locator("li", has=page.get_by_role("heading", name="Organisateur", exact=True))
    own.get_by_role("button", name="Donner un nouveau lien").click()
    own.get_by_role("button", name="Donner un nouveau lien").click()
    expect(own).to_have_count(0)  # the page begins again with the new link
    page.get_by_text("Liens et codes QR").click()
    page.get_by_role("button", name="Montrer tous les liens").click()
    fresh = own.locator("input").input_value().rpartition("/")[2]
    assert role_by(one, name, secret) == "public"
    assert role_by(one, name, fresh) == "organiser"
    page.reload()
    expect(organiser).to_be_visible()
    page.get_by_text("Votre lien", exact=True).click()
    expect(page.locator(".link input").first).to_have_value(re.compile(fresh))


def with_others(browser, host, address):
    """Whoever copies the address is told so, and may look on."""
    other = Player(browser, host, **LAPTOP)
    other.page.goto(address)
    expect(other.page.get_by_role("alert")).to_contain_text("This link is not complete")
    expect(other.page.get_by_text("Organiser")).to_have_count(0)
    other.page.get_by_role("link", name="Look on as a spectator").click()
    expect(other.page).to_have_url(address.replace("/tournament/", "/event/"))
    expect(other.page.get_by_role("heading", name="Cup of Aix")).to_be_visible()
    other.close()


def test_a_new_code_and_a_new_link_for_spectators(player):
    one, watcher = player(**PHONE), player(**LAPTOP)
    page = one.page
    code = invite(one)
    card = page.get_by_role("region", name="Invite a friend")
    card.get_by_text("Link for spectators").click()
    watch = card.locator("details input").input_value()
    watcher.page.goto(watch)
    expect(watcher.page.locator(".score")).to_be_visible()
    card.get_by_role("button", name="New code").click()
    card.get_by_role("button", name="New code").click()
    expect(card.get_by_role("status").filter(has_text="The new link is here")).to_be_visible()
    assert card.locator(".code").inner_text().replace(" ", "") != code
    assert one.client.get(f"/api/invitations/{code}").status_code == 404
    page.get_by_role("button", name="Seats and links").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("input").last).to_have_value(watch)
    dialog.get_by_role("button", name="New link for spectators").click()
    assert not faults(one)
    dialog.get_by_role("button", name="New link for spectators").click()
    expect(dialog.locator("input").last).not_to_have_value(watch)
    expect(watcher.page.get_by_text("This link was replaced by a new one")).to_be_visible()
