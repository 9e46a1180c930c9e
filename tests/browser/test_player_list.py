"""The organiser's list of players: what it shows, a player put right, a list that is taken again."""

import httpx
from playwright.sync_api import expect

from tests.browser.driving import LAPTOP, PHONE
from tests.browser.test_tournament import aside, faults, goes_to
from tests.server.test_tournaments import TERMS, Hall

PLAYERS = """name;club;country;sex;junior;rating;seed
Ada Lovelace;Aix;FRA;f;;1700;1
Ben Nevis;Bern;CHE;m;;;
Jean-Baptiste de la Tour d’Auvergne;Carrom Club de Saint-Germain-en-Laye;FRA;m;x;1833;4
"""
AGAIN = (
    "nom;club;cote\nAda Lovelace;Lyon;1720\nJean Baptiste de la Tour d’Auvergne;;\nZoé Zola;Été;\n"
)
"""A club has moved, a hyphen is missing, and somebody is new."""
EDGE = "row => Math.round(row.querySelector('button').getBoundingClientRect().left)"


async def entered(host):
    """A tournament with three players; return its id, and the organiser's secret."""
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=60) as client:
        opened = await client.post("/api/tournaments", json={"title": "Cup", "boards": 2})
        at = Hall(client, opened.json())
        await at.done("organiser", "competition-added", terms=TERMS)
        wish = {"competition": "open", "csv": PLAYERS, "take": True}
        assert (await at.ask("organiser", "POST", "/players", json=wish)).status_code == 200
        return at.id, at.secrets["organiser"]


def rows(page):
    return [" ".join(each.split()) for each in page.locator("ol .who").all_inner_texts()]


def test_what_is_known_of_players_is_seen_and_put_right(player, host):
    one = player(**PHONE)
    page = one.page
    goes_to(one, f"http://{host}/#/tournament/{'/'.join(aside(entered(host)))}")
    page.get_by_text("Players (3)").click()
    assert sorted(rows(page)) == [
        "Ada Lovelace Aix · FRA · rating 1700 · seed 1 · Woman",
        "Ben Nevis Bern · CHE",
        "Jean-Baptiste de la Tour d’Auvergne Carrom Club de Saint-Germain-en-Laye · FRA · rating 1833 · seed 4 · Junior",
    ]
    page.get_by_role("button", name="Correct Ben Nevis").click()
    form = page.locator("li form")
    expect(form.get_by_label("Country")).to_have_value("CHE")
    form.get_by_label("Name").fill("Ben Nevers")
    form.get_by_label("Club").fill("Dijon")
    form.get_by_label("Country").fill("")
    form.get_by_label("Junior").check()
    form.get_by_label("Rating").fill("1650")
    form.get_by_label("Seed").fill("2")
    assert not faults(one)
    form.get_by_role("button", name="Save the correction").click()
    expect(form).to_have_count(0)
    assert "Ben Nevers Dijon · rating 1650 · seed 2 · Junior" in rows(page)
    page.get_by_text("Log", exact=True).click()
    entry = page.locator("section, details").filter(has_text="entry corrected").last
    expect(entry).to_contain_text("name, club, country, category juniors of p2")
    expect(entry).to_contain_text("seed – → 2")


def test_a_list_is_taken_again_and_nobody_is_somebody_else_unasked(player, host):
    one = player(**LAPTOP, locale="fr-FR")
    page = one.page
    goes_to(one, f"http://{host}/#/tournament/{'/'.join(aside(entered(host)))}")
    page.get_by_text("Joueurs (3)").click()
    file = {"name": "liste.csv", "mimeType": "text/csv", "buffer": AGAIN.encode("cp1252")}
    page.get_by_label("Choisir un fichier CSV").set_input_files(file)
    page.get_by_role("button", name="Vérifier la liste").click()
    moved, near = (page.get_by_role("group", name=f"Ligne {line}") for line in (2, 3))
    expect(moved).to_contain_text(
        "Ada Lovelace (Aix, FRA, Femme) devient Ada Lovelace (Lyon, FRA, Femme)"
    )
    expect(moved.get_by_label("La même personne : corriger ce qu’on en sait")).to_be_checked()
    take = page.get_by_role("button", name="Inscrire 3")
    expect(near.get_by_role("radio", checked=True)).to_have_count(0)  # the names are near, no more
    expect(take).to_be_disabled()
    expect(page.get_by_text("la même personne ou une autre")).to_be_visible()
    near.get_by_label("La même personne").check()
    assert not faults(one)
    take.click()
    expect(page.get_by_text("Joueurs (4)")).to_be_visible()
    shown = rows(page)
    assert "Ada Lovelace Lyon · FRA · cote 1720 · tête de série 1 · Femme" in shown
    assert "Zoé Zola Été" in shown
    assert sum(each.startswith("Jean Baptiste de la Tour") for each in shown) == 1
    assert len({row.evaluate(EDGE) for row in page.locator("ol .row").all()}) == 1  # in columns
