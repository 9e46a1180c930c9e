"""Every screen for people who see little, hear the page or use keys alone: axe-core finds no fault."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.browser.driving import LAPTOP, PHONE, chromium
from tests.browser.looks import wider_than_the_screen, widths_of_words
from tests.browser.staging import cookies, screens, show, staged
from tests.server.test_running import process

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21aa"]}
LYING = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
NARROW = {"viewport": {"width": 1262, "height": 700}}
"""About where the menu is folded away."""
COLOURS = {"type": "rule", "values": ["color-contrast"]}
"""What a theme can do wrong; the rest was looked at in the other one."""
RUN = "only => axe.run({ runOnly: only, resultTypes: ['violations'] })"
GRAVE = ("serious", "critical")
UNFOLD = "() => document.querySelectorAll('details').forEach((each) => (each.open = true))"


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    folder = tmp_path_factory.mktemp("data")
    rooms = asyncio.run(staged(folder))
    with process(folder) as (_, host):
        yield host, rooms


@pytest.fixture(scope="module")
def browser():
    with chromium() as found:
        yield found


def opened(browser: Any, host: str, rooms: dict[str, str], size: dict[str, Any]) -> Any:
    """A page with axe in it, of a browser that may play in all the rooms."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", **size)
    context.add_cookies(cookies(rooms, host))
    page = context.new_page()
    page.goto(f"http://{host}/")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    return page


def faults(page: Any, only: dict[str, Any]) -> list[str]:
    """What axe has to say, one line a place."""
    found = page.evaluate(RUN, only)["violations"]
    return [
        f"{each['id']} ({each['impact']}) at {' '.join(map(str, node['target']))}: "
        f"{node['failureSummary'].splitlines()[-1].strip()}"
        for each in found
        if each["impact"] in GRAVE
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_no_grave_fault(served, browser, size):
    host, rooms = served
    page = opened(browser, host, rooms, size)
    found: list[str] = []
    page.on("pageerror", lambda error: found.append(f"{page.url}: {error}"))
    for name, address in screens(rooms).items():
        show(page, host, address)
        page.evaluate(UNFOLD)
        for theme, only in (("light", TAGS), ("dark", COLOURS)):
            page.emulate_media(color_scheme=theme)
            found += [f"{name}, {theme}: {fault}" for fault in faults(page, only)]
    page.context.close()
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_what_opens_over_a_match_has_no_grave_fault(served, browser, size):
    host, rooms = served
    page = opened(browser, host, rooms, size)
    show(page, host, f"#/table/{rooms['placing']}")
    page.locator(".told .chips a").first.click()
    page.get_by_role("dialog").get_by_role("paragraph").nth(1).wait_for()
    found = faults(page, TAGS)
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    page.get_by_role("dialog").get_by_role("table").wait_for()
    found += faults(page, TAGS)
    page.context.close()
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize(
    ("size", "locale"), [(LAPTOP, "fr-FR"), (PHONE, "fr-FR"), (LYING, "en-GB"), (NARROW, "fr-FR")]
)
def test_nothing_is_wider_than_the_screen(served, browser, size, locale):
    host, rooms = served
    context = browser.new_context(locale=locale, reduced_motion="reduce", **size)
    context.add_cookies(cookies(rooms, host))
    page = context.new_page()
    wide: list[str] = []
    for name, address in screens(rooms).items():
        show(page, host, address)
        wide += [f"{name}: {fault}" for fault in wider_than_the_screen(page)]
    context.close()
    assert not wide, "\n" + "\n".join(wide)


def test_letters_differ_and_what_is_too_wide_is_found(served, browser):
    """On a phone, too, whose window grows with the page."""
    host, rooms = served
    page = opened(browser, host, rooms, PHONE)
    words = widths_of_words(page)
    assert words["narrow letters"] * 1.05 < words["other letters"] < words["wide letters"] / 1.05
    assert words["large text"] == 2 * words["as it is"]
    show(page, host, "#/how")
    page.evaluate("""() => {
      const line = document.createElement("p");
      line.style.whiteSpace = "nowrap";
      line.style.width = "20rem";
      line.textContent = "too wide";
      document.querySelector("main").append(line);
    }""")
    assert wider_than_the_screen(page) == ["large text: P too wide"]
    page.context.close()


def test_a_fault_would_be_found(served, browser):
    host, rooms = served
    page = opened(browser, host, rooms, LAPTOP)
    show(page, host, "#/new")
    page.evaluate("""() => {
      document.querySelector("h1").style.color = "#ddd";
      document.querySelector("main").append(
        document.createElement("button"), document.createElement("input"));
    }""")
    names = {fault.split()[0] for fault in faults(page, TAGS)}
    page.context.close()
    assert names == {"button-name", "label", "color-contrast"}
