"""The umpire's desk when something fails: a busy server, a full device, no Python. No entry is lost."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.desks import UmpirePage
from tests.browser.driving import PHONE

BUSY = {"detail": {"en": "The server is busy.", "fr": "Le serveur est occupé."}}
FULL = """() => {
  IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };
}"""


@pytest.fixture
def umpire(player):
    found = UmpirePage(player(**PHONE, service_workers="block"))
    yield found
    found.player.wrong.clear()  # the browser tells of requests that failed


def waiting(umpire, count):
    """See how many entries wait on the device."""
    expect(umpire.main).to_have_attribute("data-waiting", str(count))


def test_a_busy_server_and_a_full_device(umpire):
    umpire.open("Ada", "Ben")
    umpire.to_the_stroke()
    seq = umpire.seq
    entries = "**/api/desk/*/entries"
    umpire.page.route(entries, lambda r: r.fulfill(status=503, body=json.dumps(BUSY)))
    umpire.page.locator(".pad .enter").tap()
    busy = umpire.page.get_by_role("alert").filter(has_text="The server is busy.")
    expect(busy).to_be_visible()
    waiting(umpire, 1)
    umpire.page.unroute(entries)
    waiting(umpire, 0)  # it is sent again by itself
    umpire.reach(seq + 1)
    expect(busy).to_have_count(0)
    umpire.page.evaluate(FULL)
    umpire.stroke()  # it is sent, though nothing can be kept
    expect(umpire.page.locator('[data-sync="unkept"]')).to_be_visible()
    expect(umpire.page.locator('[data-sync="lost"]')).to_have_count(0)
    assert [fact["type"] for fact in umpire.facts()[seq:]] == ["struck"] * 2


def test_without_python_what_follows_a_stroke_is_entered_too(umpire):
    umpire.player.context.route("**/pyodide.asm.wasm", lambda route: route.abort())
    umpire.open("Ada", "Ben")
    umpire.to_the_stroke()
    expect(umpire.main).to_have_attribute("data-rules", "false")
    seq = umpire.seq
    umpire.player.context.set_offline(True)
    for disc in ("Own piece", "Striker"):
        umpire.page.locator(".keys").get_by_role("button", name=disc).tap()
    umpire.page.locator(".pad .enter").tap()
    waiting(umpire, 1)
    entered = umpire.page.locator(".entered li")

    def tap(name, count):
        umpire.page.get_by_role("button", name=name).tap()
        waiting(umpire, count)
        expect(entered).to_have_count(count)

    umpire.page.get_by_role("button", name="Ben", exact=True).tap()
    tap("Ben placed a piece (White)", 2)
    tap("Ben placed a piece (White)", 3)  # once too often
    tap("Undo", 2)
    umpire.page.get_by_role("button", name="Ada", exact=True).tap()
    tap("Nothing fell", 3)
    expect(entered.first).to_have_text("Ada: Nothing fell")
    umpire.player.context.set_offline(False)
    waiting(umpire, 0)
    assert umpire.page.locator('[data-sync="lost"]').all_inner_texts() == []
    kinds = [fact["type"] for fact in umpire.facts()[seq:]]
    assert kinds == ["struck", "placed", "struck"]


def test_what_python_refuses_when_it_comes_is_kept_and_shown(umpire):
    held = []

    def hold(route):
        held.append(route)

    umpire.player.context.route("**/pyodide.asm.wasm", hold)
    umpire.open("Ada", "Ben")
    umpire.to_the_stroke()
    seq = umpire.seq
    umpire.page.route("**/api/**", lambda route: route.abort("internetdisconnected"))
    for disc in ("Own piece", "Striker"):
        umpire.page.locator(".keys").get_by_role("button", name=disc).tap()
    umpire.page.locator(".pad .enter").tap()
    waiting(umpire, 1)
    umpire.page.get_by_role("button", name="Ben", exact=True).tap()
    for count in (2, 3):  # without the pieces that are to be placed first
        umpire.page.get_by_role("button", name="Nothing fell").tap()
        waiting(umpire, count)
    (late,) = held
    late.continue_()
    lost = umpire.page.locator('[data-sync="lost"] li')
    expect(lost).to_have_count(2)
    expect(lost.first).to_contain_text("Ben: Nothing fell")
    waiting(umpire, 1)
    umpire.reach(seq + 1)
    umpire.page.unroute("**/api/**")
    waiting(umpire, 0)
    umpire.page.reload()
    expect(lost).to_have_count(2)
    assert [fact["type"] for fact in umpire.facts()[seq:]] == ["struck"]
