"""Why something was not done stands beside the button that asked for it, at every form, on a phone."""

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
from playwright.sync_api import expect

from carrom.cli import main
from tests.browser.driving import PHONE
from tests.browser.test_tournament import aside
from tests.server.test_tournaments import Hall

SOURCES = Path(__file__).parents[2] / "web/src"
ASKS = re.compile(
    r"<form\b|\b(?:page|official)\.(enter|pair|players|entrant|correctEntrant|umpire|desk|sheet|ratings|log|erase|links)\("
    r"|\bawait renew\("
)
"""What makes a component ask the server for something that it can refuse."""
ELSEWHERE = {
    "components/InvitationCard.svelte": "a guest's code, in a game for friends",
    "components/OpponentFinder.svelte": "a server whose strangers meet",
    "screens/Join.svelte": "a game that somebody else has opened",
    "components/ReportPlayer.svelte": "only strangers see it",
    "components/tournament/TableDesk.svelte": "an official at a table",
}
"""Forms that take two people to be seen. They show a refusal by the same component."""
FILL = """button => {
  const form = button.closest("form, p.line, .move") ?? button.parentElement;
  for (const field of form.querySelectorAll("input:not([type=checkbox], [type=radio], [type=file]), select")) {
    if (field.value) continue;
    if (field.type === "number") field.value = Math.max(25 * !field.closest("label + label"), 1);
    else if (field.tagName === "SELECT") field.value = [...field.options].find((each) => each.value)?.value ?? "";
    else if (field.type === "text") field.value = "K7M2QXAB";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}"""
BESIDE = """button => {
  const told = [...document.querySelectorAll('[role="alert"]')].find((each) => each.checkVisibility());
  if (!told) return "nothing is said";
  const [said, own] = [told.getBoundingClientRect(), button.getBoundingClientRect()];
  if (said.top < 0 || said.bottom > innerHeight) return `said outside the screen: ${said.top}`;
  const apart = Math.max(said.top - own.bottom, own.top - said.bottom);
  return apart > 60 ? `${apart} px from its button` : "";
}"""


def refused_beside(page, button):
    """Press a button; what it was refused for is told beside it, and it keeps the focus."""
    button.evaluate(FILL)
    expect(button).to_be_enabled()
    button.evaluate("button => button.scrollIntoView({ block: 'end' })")
    button.click()
    expect(page.get_by_role("alert").first).to_be_visible()
    name = button.text_content()
    found = button.evaluate(BESIDE)
    assert not found, f"{name}: {found}"


async def prepared(host):
    """A tournament with a match to play, a result, a protest, an umpire, a preview, and one without rounds."""
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=60) as client:
        opened = await client.post("/api/tournaments", json={"title": "Cup", "boards": 4})
        at = Hall(client, opened.json())
        await at.prepare()
        await at.round()
        result = {"round": 1, "match": 2, "result": {"a": 25, "b": 3}}
        await at.done("umpire", "result-entered", **result)
        wish = {"id": "u", "competition": "open", "round": 1, "match": 1, "name": "Rita Roy"}
        assert (await at.ask("organiser", "POST", "/umpires", json=wish)).status_code == 200
        await at.done("umpire", "protest-made", round=1, match=1, protest="x1", clause="3.11.b")
        for name in ("second", "third"):
            terms = {"title": name.title(), "first_board": 3}
            await at.done("organiser", "competition-added", competition=name, terms=terms)
            people = {"competition": name, "csv": "name\nGus Eins\nHal Zwei\n", "take": True}
            assert (await at.ask("organiser", "POST", "/players", json=people)).status_code == 200
        wish = {"id": "pair", "competition": "third"}
        assert (await at.ask("organiser", "POST", "/rounds", json=wish)).status_code == 200
        links = {r: f"/#/tournament/{at.id}/{at.secrets[r]}" for r in ("organiser", "chief-umpire")}
        links |= {"links": links["organiser"], "table": f"/#/board/{at.id}/{at.tables[1]}"}
        return at.id, links


def organisers(page):
    """Every form of the organiser's page: its file, and the button that sends it."""
    cards = page.locator("section.card")
    first, second, third = (
        cards.filter(has=page.get_by_role("heading", name=f"{name} ·", level=2))
        for name in ("Open", "Second", "Third")
    )
    page.evaluate("document.querySelectorAll('details').forEach(each => (each.open = true))")

    def named(place, name):
        return place.get_by_role("button", name=name, exact=True)

    row = first.locator("section li").filter(has_text="Rita Roy")
    page.get_by_label("List of players, as CSV").first.fill("name\nFay Wray\n")
    yield "components/tournament/PlayerList.svelte", named(first, "Check the list")
    yield "components/tournament/PlayerForm.svelte", named(first, "Add to the list")
    first.get_by_role("button", name="Correct Ada Lovelace").click()
    yield "components/tournament/PlayerForm.svelte", named(first, "Save the correction")
    yield "screens/Tournament.svelte", named(second, "Pair round 1")
    yield "components/tournament/RoundPanel.svelte", named(third, "Publish")
    yield "components/tournament/TermsForm.svelte", named(first, "Change the settings")
    named(row, "Change the umpire").click()
    yield "components/tournament/OfficialMatch.svelte", named(row, "Assign")
    named(row, "Enter").click()
    yield "components/tournament/ResultForm.svelte", row.locator("form button.primary")
    named(first.locator("li").first, "Withdraw").click()
    yield "components/tournament/ReasonForm.svelte", first.locator("li form button.danger").first
    yield "components/tournament/SheetPanel.svelte", named(first, "Save as PDF")
    yield "components/tournament/RatingsPanel.svelte", named(first, "Save the ratings")
    yield "components/tournament/ProtestForm.svelte", named(page, "Enter the protest")
    yield "components/tournament/TournamentLog.svelte", named(page, "Save the tournament as a file")
    umpires = page.locator("details.card").filter(has_text="Rita Roy").first
    named(umpires, "Erase the name").click()
    yield "components/tournament/UmpireList.svelte", named(umpires, "Erase this name for good?")
    yield (
        "components/tournament/CompetitionForm.svelte",
        page.locator("details.card form").get_by_role("button", name="Add", exact=True),
    )
    yield "components/tournament/RoleLinks.svelte", named(page, "Show all links")


def chiefs(page):
    page.evaluate("document.querySelectorAll('details').forEach(each => (each.open = true))")
    yield "components/tournament/ChiefUmpire.svelte", page.get_by_role("button", name="Admit").first
    yield "components/tournament/Protests.svelte", page.get_by_role("button", name="Uphold")


def tables(page):
    page.get_by_role("radio").first.check()
    yield "screens/TournamentBoard.svelte", page.get_by_role("button", name="Send the result")


def new_links(page):
    """The links were shown before; one is given anew, and then all."""
    for which in ("Give a new link · Table 1", "New links for everybody"):
        page.get_by_role("button", name=which, exact=True).click()
        action = page.locator(".renew button.danger")
        yield "components/RenewLink.svelte", action
        page.get_by_role("button", name="Cancel").click()


OTHERS = (
    ("components/tournament/TournamentForm.svelte", "#/tournament", "Open a tournament"),
    ("components/tournament/TournamentForm.svelte", "#/tournament", "Open the file"),
    ("components/CodeField.svelte", "#/board", "Open"),
    ("screens/NewGame.svelte", "#/new", "Start game"),
    ("components/desk/DeskOpening.svelte", "#/desk", "Open the board"),
)


def files():
    return {
        str(path.relative_to(SOURCES))
        for path in SOURCES.rglob("*.svelte")
        if ASKS.search(path.read_text(encoding="utf-8"))
    }


def test_every_form_says_beside_its_button_why_it_was_refused(player, host, folder):
    name, links = aside(prepared(host))
    pages = {}
    for role, link in links.items():
        pages[role] = player(**PHONE)
        pages[role].page.goto(f"http://{host}{link}")
        expect(pages[role].page.locator("h1")).to_be_visible()
    pages["links"].page.get_by_text("Links and QR codes").click()
    pages["links"].page.get_by_role("button", name="Show all links").click()
    expect(pages["links"].page.locator(".renew")).not_to_have_count(0)
    with ThreadPoolExecutor(1) as pool:  # the browser's loop runs in this thread
        command = ["server", "delete", name, "--data", str(folder)]
        assert pool.submit(main, command).result() == 0
    walked = set()
    walks = {
        "organiser": organisers,
        "chief-umpire": chiefs,
        "links": new_links,
        "table": tables,
    }
    for role, walk in walks.items():
        for file, button in walk(pages[role].page):
            refused_beside(pages[role].page, button)
            walked.add(file)
    page = pages["table"].page
    for file, where, action in OTHERS:
        page.evaluate("where => (location.hash = where)", where)
        button = page.get_by_role("button", name=action, exact=True)
        if action == "Open the file":
            page.get_by_text("Open a tournament file", exact=True).click()
            told = {"name": "a.tournament", "mimeType": "text/plain", "buffer": b"{}"}
            page.get_by_label("File", exact=True).set_input_files(told)
        expect(button).to_be_enabled()
        page.context.set_offline(True)
        refused_beside(page, button)
        page.context.set_offline(False)
        walked.add(file)
    for one in pages.values():  # that is what was wanted
        one.page.goto("about:blank")  # where nothing is asked for any more
        one.wrong[:] = [each for each in one.wrong if "Failed to load resource" not in each]
    assert walked | set(ELSEWHERE) == files()
