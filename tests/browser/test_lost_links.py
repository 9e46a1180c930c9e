"""A link that is lost or cut off: the device knows its tournaments, the page says what is wrong, a file opens."""

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.driving import LAPTOP, PHONE
from tests.browser.test_tournament import aside, faults, goes_to
from tests.server.test_tournaments import Hall

TEXTS = {
    "en-GB": {
        "known": "Tournaments on this device",
        "organiser": "Organiser",
        "table": "Table 1",
        "remove": "Remove Cup of Aix from this device",
        "bad": "This link is not complete, or no longer valid.",
        "look": "Look on as a spectator",
        "pair": "Pair round 2",
        "file": "Open a tournament file",
        "choose": "File",
        "open": "Open the file",
    },
    "fr-FR": {
        "known": "Tournois sur cet appareil",
        "organiser": "Organisateur",
        "table": "Table 1",
        "remove": "Retirer Cup of Aix de cet appareil",
        "bad": "Ce lien est incomplet ou n’est plus valable.",
        "look": "Voir la page des spectateurs",
        "pair": "Apparier la ronde 2",
        "file": "Ouvrir un fichier de tournoi",
        "choose": "Fichier",
        "open": "Ouvrir le fichier",
    },
}


async def begun(host):
    """A tournament with a round; return its id, the links of two roles, and its file."""
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=60) as client:
        wanted = {"title": "Cup of Aix", "boards": 2}
        at = Hall(client, (await client.post("/api/tournaments", json=wanted)).json())
        await at.prepare()
        await at.round()
        file = (await at.ask("organiser", "GET", "/log")).content
        base = f"http://{host}/#"
        links = {
            "organiser": f"{base}/tournament/{at.id}/{at.secrets['organiser']}",
            "table": f"{base}/board/{at.id}/{at.tables[1]}",
        }
        return at.id, links, file


@pytest.mark.parametrize(("size", "locale"), [(PHONE, "fr-FR"), (LAPTOP, "en-GB")])
def test_no_event_is_lost_with_its_link(player, host, size, locale):
    told = TEXTS[locale]
    name, links, file = aside(begun(host))
    one = player(**size, locale=locale)
    page = one.page
    for link in links.values():
        goes_to(one, link)
    goes_to(one, f"http://{host}/#/tournament")
    known = page.locator("section").filter(has=page.get_by_role("heading", name=told["known"]))
    expect(known.get_by_role("link")).to_have_count(2)
    expect(known.get_by_role("link").first).to_contain_text(told["table"])  # the last one used
    assert not faults(one)
    known.get_by_role("link", name=told["organiser"]).click()
    expect(page.get_by_role("button", name=told["pair"])).to_have_count(0)  # the round goes on
    expect(page.locator("section.card h2").first).to_contain_text("Open")
    for role, link in links.items():
        stranger = player(**size, locale=locale)
        goes_to(stranger, link[:-3])
        expect(stranger.page.get_by_role("alert")).to_contain_text(told["bad"])
        expect(stranger.page.locator("main button")).to_have_count(0)
        assert not faults(stranger), role
        stranger.page.get_by_role("link", name=told["look"]).click()
        expect(stranger.page).to_have_url(f"http://{host}/#/event/{name}")
    goes_to(one, links["organiser"][:-3])
    expect(page.get_by_role("alert")).to_contain_text(told["bad"])
    page.get_by_role("link", name=told["organiser"]).click()  # this device knows the whole link
    expect(page.locator("section.card h2").first).to_contain_text("Open")
    goes_to(one, f"http://{host}/#/tournament")
    known.get_by_role("button", name=told["remove"]).last.click()
    expect(known.get_by_role("link")).to_have_count(1)
    page.get_by_text(told["file"], exact=True).click()
    given = {"name": "aix.tournament", "mimeType": "text/plain", "buffer": file}
    page.get_by_label(told["choose"], exact=True).set_input_files(given)
    assert not faults(one)
    page.get_by_role("button", name=told["open"]).click()
    expect(page.get_by_role("heading", name="Cup of Aix")).to_be_visible()
    expect(page.locator("section.card h2").first).to_contain_text("Open")
    assert name not in page.url
