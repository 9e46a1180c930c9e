"""A small tournament: an organiser's page, two tables, a public page; a wrong result is corrected."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

import httpx
from playwright.sync_api import expect

from carrom.store.tournament_file import read_tournament
from carrom.tournament.facts import ResultConfirmed, ResultEntered
from carrom.tournament.log_lines import parse
from tests.browser.driving import LAPTOP, PHONE
from tests.browser.looks import wider_than_the_screen
from tests.browser.test_axe import AXE, RUN, TAGS
from tests.server.test_tournaments import Hall

PLAYERS = "name;junior\nAda Lovelace;\nBen Nevis;\nCleo Minor;x\nDan Brûlé;\nEve Moss;?\n"
"""The list as Excel saves it, in the encoding of Windows."""


def goes_to(one, address):
    one.page.goto(address)
    expect(one.page.locator("h1")).to_be_visible()


def faults(one):
    """What is wrong with a page for people who see little, and where it is wider than the screen."""
    wide = wider_than_the_screen(one.page)
    one.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = one.page.evaluate(RUN, TAGS)["violations"]
    return [*wide, *((each["id"], [node["html"] for node in each["nodes"]]) for each in found)]


def opened(one):
    """Open a tournament with four players; return the links by role."""
    page = one.page
    page.goto(page.url.partition("#")[0] + "#/tournament")
    page.get_by_label("Title").fill("Cup of Aix")
    page.get_by_label("Boards in the hall").fill("2")
    page.get_by_role("button", name="Open a tournament").click()
    expect(page.get_by_role("heading", name="Cup of Aix")).to_be_visible()
    page.get_by_label("Title").fill("Open")
    page.get_by_label("Rounds", exact=True).fill("2")
    page.get_by_role("button", name="Add", exact=True).click()
    file = {"name": "players.csv", "mimeType": "text/csv", "buffer": PLAYERS.encode("cp1252")}
    page.get_by_label("Choose a CSV file").set_input_files(file)
    expect(page.get_by_label("List of players, as CSV")).to_have_value(PLAYERS)
    page.get_by_role("button", name="Check the list").click()
    expect(page.locator(".bad li")).to_have_count(1)
    page.get_by_role("button", name="Take 4 entries").click()
    expect(page.get_by_text("Players (4)")).to_be_visible()
    page.get_by_text("Links and QR codes").click()
    page.get_by_role("button", name="Show all links").click()
    links = page.locator(".link input")
    expect(links).to_have_count(6)
    return [links.nth(k).input_value() for k in range(6)]


def next_round(one, number):
    page = one.page
    page.get_by_role("button", name=f"Pair round {number}").click()
    expect(page.get_by_text("preview, not published")).to_be_visible()
    page.get_by_role("button", name="Publish").click()
    expect(page.get_by_text("preview, not published")).to_have_count(0)


def previews_in_vain(organiser):
    """A result is corrected while the next round is a preview: it has to be paired again."""
    page = organiser.page
    page.get_by_role("button", name="Pair round 2").click()
    expect(page.get_by_text("preview, not published")).to_be_visible()
    first = page.locator("section section").filter(has_text="Round 1")
    first.locator("summary").click()  # what is played is folded away
    row = first.locator("li").last
    row.get_by_role("button", name="Correct").click()
    row.get_by_role("spinbutton").nth(0).fill("24")
    row.get_by_label("Reason").fill("misread")
    row.get_by_role("button", name="Correct").last.click()
    expect(page.get_by_text("A result was changed after this preview was made.")).to_be_visible()
    expect(page.get_by_role("button", name="Publish")).to_be_disabled()
    page.get_by_role("button", name="Pair again").click()
    page.get_by_role("button", name="Publish").click()
    expect(page.get_by_text("preview, not published")).to_have_count(0)


def confirms(table, phone, link):
    """The phone that entered a result cannot confirm it; another one, by the table's link, does."""
    expect(table.page.get_by_text("confirms it on another phone")).to_be_visible()
    expect(table.page.get_by_role("button", name="Yes, this is right")).to_have_count(0)
    goes_to(phone, link)
    phone.page.get_by_role("button", name="Yes, this is right").click()
    expect(phone.page.get_by_text("This result counts.")).to_be_visible()
    expect(table.page.get_by_text("This result counts.")).to_be_visible()


def enters(table, number, a, b, phone, link):
    """One side enters a result at a table, and the other confirms it on their phone."""
    page = table.page
    expect(page.get_by_role("heading", name=f"Open · Round {number}")).to_be_visible()
    page.get_by_role("radio").first.check()
    fields = page.get_by_role("spinbutton")
    fields.nth(0).fill(str(a))
    with page.expect_response(lambda told: "/api/tournaments/" in told.url):
        pass  # what was typed is still there after the page has looked for news
    expect(fields.nth(0)).to_have_value(str(a))
    fields.nth(1).fill(str(b))
    page.get_by_role("button", name="Send the result").click()
    confirms(table, phone, link)


def types_a_result(organiser):
    """The organiser begins to type a result and the settings; return the fields with what was typed."""
    page = organiser.page
    row = page.locator("section section").filter(has_text="Round 2").locator("li").last
    row.get_by_role("button", name="Enter").click()
    page.get_by_text("Settings", exact=True).click()
    terms = page.locator("form").filter(has_text="Change the settings")
    fields = {row.get_by_role("spinbutton").first: "19", terms.get_by_label("Reason"): "short"}
    for field, told in fields.items():
        field.fill(told)
    return list(fields.items())


def won_by_games(table, phone, link):
    """Who wins two games of three wins the match, with fewer points, and sees so before it is sent."""
    page = table.page
    page.get_by_role("radio").first.check()
    for game, points in enumerate([(12, 11), (11, 28), (12, 11)]):
        if game:
            page.get_by_role("button", name="Add a game").click()
        for side, told in enumerate(points):
            page.get_by_role("spinbutton").nth(2 * game + side).fill(str(told))
    first = page.locator(".who").inner_text().partition(" – ")[0]
    expect(page.get_by_text(f"Winner: {first}")).to_be_visible()
    page.get_by_text("Game 1 board by board").click()
    page.get_by_role("button", name="Add a board").click()
    board = page.get_by_role("group", name="Board 1")
    board.get_by_role("spinbutton").first.fill("12")
    board.get_by_label("Slam").check()
    page.get_by_role("spinbutton").nth(1).fill("11")  # the other boards are not known
    assert not faults(table)
    page.get_by_role("button", name="Send the result").click()
    expect(page.get_by_text("12–11, 11–28, 12–11")).to_be_visible()
    expect(page.get_by_text(f"won by {first}")).to_be_visible()
    confirms(table, phone, link)


def test_a_small_tournament(player):
    organiser, everybody = player(**LAPTOP), player(**PHONE)
    tables, phone = [player(**PHONE), player(**PHONE)], player(**PHONE)
    links = opened(organiser)
    public = next(link for link in links if "/event/" in link)
    boards = [link for link in links if "/board/" in link]
    goes_to(everybody, public)
    next_round(organiser, 1)
    for table, link in zip(tables, boards, strict=True):
        goes_to(table, link)
        enters(table, 1, 25, 7, phone, link)
    expect(everybody.page.get_by_text("25–7")).to_have_count(2)
    expect(everybody.page.locator("main")).to_contain_text("C. M.")
    expect(everybody.page.locator("main")).not_to_contain_text("Cleo Minor")
    everybody.page.get_by_text("Juniors", exact=True).click()
    juniors = everybody.page.get_by_role("region", name="Juniors").locator("tbody tr")
    expect(juniors).to_have_count(1)
    expect(juniors).to_contain_text("C. M.")
    previews_in_vain(organiser)
    expect(everybody.page.get_by_text("24–7", exact=True)).to_have_count(1)
    leader = everybody.page.locator("tbody th").first.inner_text()
    first = organiser.page.locator("section section").filter(has_text="Round 1")
    row = first.locator("li").filter(has_text=leader)
    row.get_by_role("button", name="Correct").click()
    row.get_by_role("spinbutton").nth(0).fill("7")
    row.get_by_role("spinbutton").nth(1).fill("25")
    row.get_by_label("Reason").fill("sides swapped")
    row.get_by_role("button", name="Correct").last.click()
    expect(everybody.page.get_by_text("Round 2")).to_be_visible()
    everybody.page.get_by_text("Round 1", exact=True).click()
    changed = everybody.page.get_by_text(
        re.compile("Corrected: 2[45]–7 became 7–25. sides swapped")
    )
    expect(changed).to_be_visible()
    expect(changed).to_contain_text("its pairings stay")
    expect(everybody.page.locator("tbody th").first).not_to_have_text(leader)
    typing = types_a_result(organiser)
    enters(tables[0], 2, 25, 3, phone, boards[0])
    won_by_games(tables[1], phone, boards[1])
    for field, told in typing:  # news have come, twice, and nothing was lost
        expect(field).to_have_value(told)
    expect(organiser.page.get_by_role("button", name="Close the competition")).to_be_visible()
    for one in (organiser, everybody, *tables):
        assert not faults(one)
    goes_to(everybody, public.replace("/event/", "/screen/"))
    expect(everybody.page.get_by_text("25–3")).to_have_count(1)
    expect(everybody.page.get_by_text("35–50")).to_have_count(1)
    assert not faults(everybody)


def aside(work):
    """Do something beside the browser, whose loop runs in this thread."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


async def final_of_two(host):
    """A Swiss of one round, published, whose best two meet in a final."""
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=60) as client:
        wanted = {"title": "Coupe d’Aix", "boards": 2}
        at = Hall(client, (await client.post("/api/tournaments", json=wanted)).json())
        await at.prepare({"title": "Open", "rounds": 1, "finalists": 2})
        await at.round()
        told = {"round": 1, "match": 2, "result": {"a": 3, "b": 25}}
        await at.done("umpire", "result-entered", **told)
        links = (await at.ask("organiser", "GET", "/links")).json()["links"]
        code = next(link["code"] for link in links if link["board"] == 1)
        return at.id, code, at.secrets


async def next_of(host, name, secrets):
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=60) as client:
        at = Hall(client, {"tournament": name, "secret": secrets["organiser"]})
        await at.round()
        return parse((await at.ask("organiser", "GET", "/log")).content)


def by_code(one, code):
    """The page of a table is opened by the code that is printed at it, in French."""
    goes_to(one, f"http://{one.host}/#/board")
    one.page.get_by_label("Le code sur votre table").fill(code.lower())
    one.page.get_by_role("button", name="Ouvrir").click()
    expect(one.page.get_by_role("heading", name="Open · Ronde 1")).to_be_visible()


def test_a_table_without_a_network_and_what_everybody_sees_then(player, host):
    name, code, secrets = aside(final_of_two(host))
    one, other = (player(**PHONE, locale="fr-FR") for _ in "ab")
    page = one.page
    by_code(one, code)
    address = page.url
    one.context.set_offline(True)
    page.get_by_role("radio").first.check()
    page.get_by_role("spinbutton").nth(0).fill("25")
    page.get_by_role("spinbutton").nth(1).fill("7")
    page.get_by_role("button", name="Envoyer le résultat").click()
    expect(page.get_by_text("Une saisie est gardée sur cet appareil.")).to_be_visible()
    expect(page.get_by_text("de confirmer sur un autre téléphone")).to_be_visible()
    expect(page.get_by_role("button", name="Oui, c’est juste")).to_have_count(0)
    assert not faults(one)
    page.goto("about:blank")  # what was entered is on the device, not on the page
    one.context.set_offline(False)
    page.goto(address)
    expect(page.get_by_text("cet appareil")).to_have_count(0)
    by_code(other, code)
    other.page.get_by_role("button", name="Oui, c’est juste").click()
    for phone in (other, one):
        expect(phone.page.get_by_text("Ce résultat compte.")).to_be_visible()
    log = aside(next_of(host, name, secrets))
    told = [e.fact for e in log.events if isinstance(e.fact, ResultEntered | ResultConfirmed)]
    assert [each.match for each in told] == [2, 1, 1]
    assert isinstance(told[1], ResultEntered)
    assert (told[1].result.a, told[1].result.b) == (25, 7)
    goes_to(one, f"http://{host}/#/event/{name}")
    tree = page.get_by_role("region", name="Élimination directe")
    expect(tree.get_by_role("heading", name="Finale")).to_be_visible()
    page.locator("summary").filter(has_text="Grille des résultats").click()
    cross = page.get_by_role("region", name="Grille des résultats")
    expect(cross.get_by_role("row")).to_have_count(5)
    expect(cross).to_contain_text(re.compile("victoire contre .*, 25–7"))
    assert not faults(one)
    one.wrong.clear()  # what the browser says of requests without a network


def test_what_everybody_sees_says_when_it_is_old(player, host):
    """The public page and the screen of the hall: a server that says nothing, and one that is back."""
    name, _, _ = aside(final_of_two(host))
    there = {f"#/event/{name}": "fr-FR", f"#/screen/{name}": "en-GB"}
    for address, locale in there.items():
        one = player(**PHONE, locale=locale)
        one.page.clock.install()
        goes_to(one, f"http://{host}/{address}")
        old = one.page.get_by_role("status").filter(has_text=re.compile("No news|Aucune nouvelle"))
        silent = re.compile(f"/api/tournaments/{name}$")
        one.page.clock.fast_forward("00:20")
        expect(old).to_have_count(0)  # it has been asked meanwhile
        one.page.route(silent, lambda _: None)
        one.page.clock.run_for("00:30")
        expect(old).to_contain_text(re.compile(r"(since|depuis) \d\d:\d\d:\d\d"))
        assert not faults(one)
        one.page.unroute(silent)
        one.page.clock.run_for("00:20")
        expect(old).to_have_count(0)
        one.wrong.clear()  # what the browser says of requests that were held


def adds(page, name, junior=False):
    """Somebody comes by the form."""
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Club", exact=True).fill("Aix")
    page.get_by_label("Junior", exact=True).set_checked(junior)
    page.get_by_role("button", name="Add to the list").click()
    expect(page.locator("ol").get_by_text(name)).to_be_visible()


def test_an_organiser_runs_it_from_the_page(player, tmp_path):
    """A late player, an umpire, sheets, a protest in French on a phone, the desk from a table's code."""
    organiser, everybody = player(**LAPTOP), player(**PHONE)
    chief = player(**PHONE, locale="fr-FR")
    page, links = organiser.page, opened(organiser)
    adds(page, "Fay Wray")
    next_round(organiser, 1)
    takes_back(page)
    next_round(organiser, 1)
    adds(page, "Gil Young", junior=True)
    public = next(link for link in links if "/event/" in link)
    walks_over(page, public)
    match = page.locator("section section li").first
    match.get_by_role("button", name="Assign an umpire").click()
    match.get_by_label("Name of the umpire").fill("Rita Roy")
    match.get_by_role("button", name="Assign", exact=True).click()
    expect(match.get_by_text("umpire: Rita Roy")).to_be_visible()
    goes_to(everybody, public)
    expect(everybody.page.get_by_text("umpire: Rita Roy")).to_be_visible()
    everybody.page.get_by_text("Championship", exact=True).click()
    expect(everybody.page.get_by_text("2 tournaments do not count yet")).to_be_visible()
    for one, sheet in ((organiser, "Table labels with QR codes"), (everybody, "Standings")):
        one.page.get_by_text("Sheets to print").click()
        codes = one.page.get_by_text("each label on its table, not on the wall")
        expect(codes).to_have_count(0)  # the pairings on the wall have no codes
        one.page.get_by_role("combobox", name="Sheet", exact=True).select_option(sheet)
        expect(codes).to_have_count(int("labels" in sheet))
        with one.page.expect_download(timeout=60_000) as saved:
            one.page.get_by_role("button", name="Save as PDF").click()
        saved.value.save_as(tmp_path / "sheet.pdf")
        assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")
    goes_to(chief, links[1])
    protests(chief.page)
    page.get_by_text("Log", exact=True).click()
    expect(page.get_by_text("protest upheld")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the tournament as a file").click()
    saved.value.save_as(tmp_path / "aix.tournament")
    assert read_tournament(tmp_path / "aix.tournament").header.title == "Cup of Aix"
    device = chief.page.get_by_text("Dans le journal, vous êtes").inner_text().split()[-2]
    expect(page.get_by_text(re.compile(f"^chief umpire · Device {device} ·")).first).to_be_visible()
    expect(page.get_by_text("le palet a bougé")).to_have_count(2)
    for one in (organiser, everybody, chief):
        assert not faults(one)
    to_the_desk(organiser, next(link for link in links if "/board/" in link))


def reasoned(place, action, reason):
    """Open something that needs a reason, give it and do it."""
    place.get_by_text(action, exact=True).click()
    form = place.locator("form").filter(has_text=action)
    form.get_by_label("Reason").fill(reason)
    form.get_by_role("button", name=action).click()


def takes_back(page):
    """A round that was published is withdrawn, and so is the next preview."""
    reasoned(page.locator("section section"), "Withdraw this round", "somebody came")
    expect(page.locator("section section")).to_have_count(0)
    page.get_by_role("button", name="Pair round 1").click()
    reasoned(page.locator("section section"), "Throw the preview away", "not yet")
    expect(page.locator("section section")).to_have_count(0)


def walks_over(page, public):
    """Nobody is there, which was wrong; then the settings let a walk-over come sooner."""
    match = page.locator("section section li").first
    expect(match.get_by_text(re.compile(r"^\d+ of 15 min until a walk-over"))).to_be_visible()
    match.get_by_role("button", name="Enter").click()
    match.get_by_role("button", name="Neither is there").click()
    expect(match.get_by_text("neither was there")).to_be_visible()
    reasoned(match, "Withdraw the result", "they were at another table")
    expect(match.get_by_text("Withdrawn: 0–0. they were at another table.")).to_be_visible()
    page.get_by_text("Settings", exact=True).click()
    page.get_by_text("More settings", exact=True).click()
    page.get_by_label("Minutes until a walk-over").fill("0")
    page.get_by_label("Length of a match").select_option("One game")
    page.get_by_role("button", name="Move up: Net score").click()
    page.get_by_label("Prizes by place").select_option("18, 16, 14, 13, 12 …")
    page.get_by_label("Earlier tournaments of the championship").fill(public)
    page.get_by_label("Reason").last.fill("a small hall")
    page.get_by_role("button", name="Change the settings").click()
    expect(match.get_by_role("button", name="Walk-over")).to_be_visible()
    expect(page.locator("thead th").nth(3)).to_have_text("net score")
    for table in ("9", "1"):
        match.get_by_role("button", name="Another table").click()
        match.get_by_label("Table", exact=True).fill(table)
        match.get_by_label("Reason").fill("a lamp went out")
        match.get_by_role("button", name="Another table").last.click()
        expect(match.get_by_text(f"Table {table}", exact=True)).to_be_visible()


def protests(page):
    """A protest is entered and upheld, in French."""
    page.get_by_text("Saisir une réclamation").click()
    page.get_by_role("combobox", name="Match", exact=True).select_option(index=1)
    page.get_by_label("Article").fill("3.11.b")  # of the other rules
    page.get_by_label("Ce qu’elle dit, sans nom").fill("le palet a bougé")
    page.get_by_role("button", name="Saisir la réclamation").click()
    expect(page.get_by_role("alert")).to_contain_text("n’ont pas d’article")
    page.get_by_label("Article").fill("46")
    page.get_by_role("button", name="Saisir la réclamation").click()
    expect(page.get_by_text("Temps restant pour la remettre")).to_be_visible()
    page.get_by_label("Motif", exact=True).fill("vu par l’arbitre")
    page.get_by_role("button", name="Accepter").click()
    expect(page.get_by_text("Acceptée.")).to_be_visible()


def to_the_desk(one, table):
    """The desk is opened at a match, and found again from the table's code by the same device."""
    page = one.page
    page.get_by_role("button", name="Open the umpire’s desk").first.click()
    expect(page).to_have_url(re.compile("#/desk/"))
    desk = page.url
    goes_to(one, table)
    expect(page.get_by_role("link", name="Live view of this board")).to_be_visible()
    page.get_by_role("button", name="Umpire’s desk").click()
    expect(page).to_have_url(desk)
