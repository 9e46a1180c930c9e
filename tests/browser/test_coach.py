"""Against the computer: take back, hints, its own line; a head start; rosettes that differ."""

import json

import httpx
import pytest
from playwright.sync_api import expect

from carrom.match.record import check, parse
from carrom.match.settings import AimAid
from tests.browser.driving import LAPTOP, PHONE
from tests.browser.hands import Keys
from tests.browser.test_axe import AXE, TAGS, faults

HELPED = "(JSON.parse(localStorage.getItem('carrom-progress') ?? 'null')?.sections.figures?.games ?? []).find((game) => game.helped)"
ENGLISH = (
    *("counts neither as won nor as lost", "Show the hint", "Played with help"),
    *("Concede", "Yes, concede", "One game with help"),
)
FRENCH = (
    *(
        "ne compte ni comme gagnée ni comme perdue",
        "Montrer le conseil",
        "Partie jouée avec de l’aide",
    ),
    *("Abandonner", "Oui, abandonner", "Une partie avec de l’aide"),
)
ROBO = [{"name": "Ada"}, {"name": "Robo", "chair": "beginner"}]


def opened(one, players, **terms):
    """Open a game from the page itself, as its buttons do, and go to the first stroke."""
    room = one.page.evaluate(
        """async (wanted) => (await (await fetch("/api/rooms", {method: "POST",
            headers: {"content-type": "application/json"}, body: JSON.stringify(wanted)})).json()).room""",
        {"players": players, **terms},
    )
    one.page.goto(f"http://{one.host}/#/table/{room}")
    one.to_the_stroke()
    return room


def replayed(one):
    """The record of the game, and its replay as a file would be shown."""
    record = one.client.get(f"/api/rooms/{one.room}/record").content
    assert check(parse(record)) is None
    replay = httpx.post(f"http://{one.host}/api/replays", content=record, timeout=60.0).json()
    return json.loads(record.splitlines()[0])["settings"], replay["entries"]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (LAPTOP, ("Take back", "Hint", "took the last stroke back", "taken back", *ENGLISH)),
        (
            {**PHONE, "locale": "fr-FR"},
            ("Reprendre", "Conseil", "reprend son dernier coup", "repris", *FRENCH),
        ),
    ],
)
def test_a_hint_is_taken_over_played_and_taken_back(player, options, words):
    one = player(**options)
    page = one.page
    take_back, hint, told, mark, costs, agree, had, concede, sure, counted = words
    opened(one, ROBO, single_board=True)
    back = page.get_by_role("button", name=take_back, exact=True)
    before = one.strokes()
    mine = sum(fact["type"] == "struck" and fact["by"] == "p1" for fact in one.facts())
    assert mine == 0
    expect(back).to_be_disabled()
    if options is LAPTOP:
        page.locator("body").press("h")
    else:
        page.get_by_role("button", name=hint, exact=True).tap()
    # what it costs is said before anything is shown, and once a game
    expect(page.get_by_text(costs)).to_be_visible()
    expect(page.get_by_role("button", name=agree)).to_be_focused()
    hints = page.locator("button.hint")
    expect(hints).to_have_count(0)
    assert not page.evaluate(HELPED)
    page.keyboard.press("Enter")
    expect(hints.first).to_be_visible()
    assert 1 <= hints.count() <= 3
    assert page.evaluate("scrollY") == 0, "hints are asked for where the board is in sight"
    assert hints.last.evaluate("each => each.getBoundingClientRect().bottom <= innerHeight")
    expect(hints.first).to_contain_text("%")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert not faults(page, TAGS)
    if options is LAPTOP:
        page.locator("body").press("1")
    else:
        hints.first.tap()
    expect(hints.first).to_have_attribute("aria-pressed", "true")
    chances = hints.first.text_content()
    page.locator("select").filter(has=page.locator("option[value=expert]")).select_option("expert")
    expect(hints.first).not_to_have_text(chances or "", timeout=60_000)
    hints.first.click()
    aim = {key: float(page.locator(f"#aim-{key}").input_value()) for key in ("angle", "speed")}
    page.locator("button.strike").click()
    one.wait_for_strokes(before + 1)
    played = [fact for fact in one.facts() if fact["type"] == "struck" and fact["by"] == "p1"]
    assert played[-1]["helped"] == ["hint"]
    assert played[-1]["aim"]["speed"] == pytest.approx(aim["speed"])
    expect(hints.first).to_be_hidden(timeout=60_000)
    expect(back).to_be_enabled(timeout=60_000)
    if options is LAPTOP:
        page.locator("body").press("u")
    else:
        back.tap()
    expect(page.locator(".log article").first).to_contain_text(told, timeout=60_000)
    expect(page.locator(".log article.back").first).to_contain_text(mark)
    expect(page.locator("button.strike")).to_be_enabled()
    expect(back).to_be_disabled()
    undone = one.facts()[-1]
    assert (undone["type"], undone["by"]) == ("undone", "p1")
    settings, entries = replayed(one)
    assert settings["rosette"] >= 0
    assert all(e["motion"] for e in entries if e["fact"]["type"] == "struck")
    # the game counts neither as won nor as lost
    expect(page.get_by_text(had)).to_be_visible()
    page.reload()
    expect(page.get_by_text(had)).to_be_visible()
    page.get_by_role("button", name=concede, exact=True).click()
    page.get_by_role("button", name=sure).click()
    page.wait_for_function(f"() => ({HELPED})?.result")
    assert page.evaluate("localStorage.getItem('carrom-levels')") is None
    page.goto(f"http://{one.host}/#/you")
    expect(page.get_by_text(counted)).to_be_visible()
    expect(page.locator("td[colspan='4']")).to_be_visible()  # no finished game that counts


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_on_a_small_phone_the_answers_are_in_sight_too(player, locale):
    one = player(**{**PHONE, "viewport": {"width": 360, "height": 560}}, locale=locale)
    opened(one, ROBO, single_board=True)
    one.page.locator("button[title=H]").tap()
    asked = one.page.locator(".help")
    expect(asked.get_by_role("button")).to_have_count(2)
    for each in asked.get_by_role("button").all():
        expect(each).to_be_in_viewport(ratio=1)


def test_whole_paths_wait_until_it_is_said_what_they_cost(player):
    one = player(**LAPTOP)
    page = one.page
    page.evaluate(
        """() => localStorage.setItem("carrom", JSON.stringify({ aid: "path", struck: true }))"""
    )
    page.reload()
    opened(one, ROBO, single_board=True)
    look = "() => document.querySelector('canvas').toDataURL()"
    page.get_by_role("slider", name="Power").fill("3")
    page.wait_for_timeout(700)  # as long as a path takes to be there
    short = page.evaluate(look)
    page.get_by_role("button", name="Show whole paths").click()
    page.get_by_role("group", name="Help").get_by_role("button", name="Show whole paths").click()
    page.wait_for_function(f"short => ({look})() !== short", arg=short)
    before = one.strokes()
    page.locator("button.strike").click()
    one.wait_for_strokes(before + 1)
    mine = [fact for fact in one.facts() if fact["type"] == "struck" and fact["by"] == "p1"]
    assert mine[-1]["helped"] == ["path"]


def test_the_computers_line_is_drawn_where_it_is_wanted(player):
    one = player(**LAPTOP)
    opened(one, ROBO, single_board=True)
    one.page.get_by_role("checkbox", name="Show its line", exact=True).check()
    for _ in range(6):  # until the computer has played
        one.page.locator("#aim-angle").fill("30")
        one.page.locator("#aim-speed").fill("1.5")
        one.page.locator("#aim-speed").press("Tab")
        one.page.locator("button.strike").click()
        one.to_the_stroke()
        if any(fact.get("by") == "p2" for fact in one.facts() if fact["type"] == "struck"):
            break
    struck = [(k, f) for k, f in enumerate(one.facts(), 1) if f["type"] == "struck"]
    number = next(n for n, (_, fact) in enumerate(struck, 1) if "meant" in fact)
    looks = []
    for shown in (True, False):
        one.page.goto(f"http://{one.host}/#/")
        one.page.evaluate(
            """(shown) => localStorage.setItem("carrom",
                JSON.stringify({...JSON.parse(localStorage.getItem("carrom")), line: shown}))""",
            shown,
        )
        one.page.goto(f"http://{one.host}/?{shown}#/replay/{one_room(one)}/{number}")
        canvas = one.page.locator("canvas").first
        expect(canvas).to_be_visible()
        one.page.wait_for_timeout(600)
        looks.append(canvas.evaluate("(c) => c.toDataURL()"))
    assert looks[0] != looks[1]


def one_room(one):
    return json.loads(one.page.evaluate("localStorage.getItem('carrom')"))["games"][0]["room"]


def test_a_game_with_a_head_start_and_an_exact_rosette(player):
    """Asked for by keys alone."""
    one = player(**LAPTOP)
    page = one.page
    page.goto(f"http://{one.host}/#/new")
    hand = Keys(one)
    hand.press(page.locator("summary", has_text="Handicap"))
    for name, keys in (("team", "Player 2"), ("pieces", "4"), ("points", "3"), ("aid-0", "Off")):
        hand.type(page.locator(f"#handicap-{name}"), keys)
    expect(page.locator("#handicap-team")).to_have_value("b")
    aids = page.locator("#handicap-aid-0 option")
    assert [each.get_attribute("value") for each in aids.all()] == ["", *AimAid]
    hand.toggle(page.locator("#exact-rosette"))
    hand.press(page.get_by_role("button", name="Start game"))
    page.wait_for_url("**/table/**")
    one.to_the_stroke()
    settings, entries = replayed(one)
    assert settings["head_start"] == {"team": "b", "pieces": 4, "points": 3}
    assert settings["aim_aids"] == {"p1": "off"}
    assert "rosette" not in settings
    assert len(entries[-1]["layout"]) == 15
    assert entries[-1]["state"]["points"] == [0, 3]
    expect(page.locator(".log")).to_contain_text("starts with 4 pieces already pocketed")
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    page.locator("button.strike").click()
    one.wait_for_strokes(1)
    page.goto(f"http://{one.host}/#/new")
    page.get_by_role("radio", name="Percuteur").check()
    expect(page.locator("#handicap-pieces")).to_be_disabled()


def test_two_games_begin_with_other_rosettes(player):
    one = player(**LAPTOP)
    layouts = []
    for _ in range(2):
        opened(one, [{"name": "Ada"}, {"name": "Ben"}])
        layouts.append(replayed(one)[1][-1]["layout"])
    assert layouts[0] != layouts[1]
