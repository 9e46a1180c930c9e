"""Nothing on a screen moves under the reader's finger while it loads."""

import asyncio

import pytest

from tests.browser.driving import PHONE, chromium
from tests.browser.staging import cookies, screens, show, staged
from tests.server.test_running import process

MOST = 0.1
"""What a screen may shift in all; from there on it is called unstable (Core Web Vitals)."""
WATCH = """
  window.shifts = [];
  const name = ({ node }) => node ? `${node.nodeName.toLowerCase()}.${node.className ?? ""}`.trim() : "gone";
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) window.shifts.push([value, (sources ?? []).map(name).join(", ")]);
  }).observe({ type: "layout-shift", buffered: true });
"""
SLOW_LINE = {"offline": False, "latency": 60, "downloadThroughput": -1, "uploadThroughput": -1}
"""Milliseconds that each answer takes: so what stands there before it comes is seen."""


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    folder = tmp_path_factory.mktemp("data")
    rooms = asyncio.run(staged(folder))
    with process(folder) as (_, host):
        yield host, rooms


def test_no_screen_shifts_on_a_phone(served):
    host, rooms = served
    found: dict[str, list[list[object]]] = {}
    with chromium() as browser:
        context = browser.new_context(locale="fr-FR", service_workers="block", **PHONE)
        context.add_cookies(cookies(rooms, host))
        context.add_init_script(WATCH)
        page = context.new_page()
        context.new_cdp_session(page).send("Network.emulateNetworkConditions", SLOW_LINE)
        for name, address in screens(rooms).items():
            page.goto("about:blank")  # so that it is loaded, not only gone to
            show(page, host, address)
            shifts = page.evaluate("window.shifts")
            if sum(value for value, _ in shifts) >= MOST:
                found[name] = shifts
        context.close()
    assert found == {}
