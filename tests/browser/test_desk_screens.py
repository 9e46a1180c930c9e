"""Every screen of the umpire's desk on a phone: axe-core finds no fault, and nothing is too wide."""

from tests.browser.desks import UmpirePage, desk_screens
from tests.browser.driving import PHONE
from tests.browser.looks import wider_than_the_screen
from tests.browser.test_axe import AXE, COLOURS, TAGS, UNFOLD, faults


def test_every_screen_of_the_desk(player):
    """Among them a desk of a tournament: its round's clock, a protest that is counted down, the card."""
    umpire = UmpirePage(player(**PHONE))
    page = umpire.page
    found = []
    names = []
    for name in desk_screens(umpire):
        names.append(name)
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.read_text(encoding="utf-8"))
        if name == "opening":
            page.evaluate(UNFOLD)
        for theme, only in (("light", TAGS), ("dark", COLOURS)):
            page.emulate_media(color_scheme=theme)
            found += [f"{name}, {theme}: {fault}" for fault in faults(page, only)]
        found += [f"{name}, too wide with {fault}" for fault in wider_than_the_screen(page)]
        if name == "card":
            link = page.locator('a[href*="card.pdf"]').get_attribute("href")
            sheet = umpire.player.client.get(link)
            assert sheet.content.startswith(b"%PDF-"), sheet.text
    assert names[-1] == "overlay"
    assert not found, "\n" + "\n".join(found)
