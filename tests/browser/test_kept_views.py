"""What a page of an older version kept on a device does not stop the page of this one."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.driving import LAPTOP
from tests.online.engines import until
from tests.server.desks import open_desk
from tests.server.test_tournaments import Hall

AGE = """([name, store, younger]) => new Promise((resolve, reject) => {
  const age = (value) => {
    if (typeof value !== "object" || value === null) return;
    for (const key of younger) delete value[key];
    Object.values(value).forEach(age);
  };
  const opening = indexedDB.open(name, 1);
  opening.onerror = reject;
  opening.onsuccess = () => {
    const work = opening.result.transaction(store, "readwrite");
    let aged = 0;
    work.objectStore(store).openCursor().onsuccess = ({ target: { result: cursor } }) => {
      if (!cursor) return;
      const row = cursor.value;
      delete row.build;
      age(row.view);
      cursor.update(row);
      aged += 1;
      cursor.continue();
    };
    work.oncomplete = () => (opening.result.close(), resolve(aged));
  };
})"""
"""Let every view that is kept lack parts, as one that a page of an older version kept may."""


def aside(work):
    """Do something beside the browser, whose loop runs in this thread."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


async def a_table(host):
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=60) as client:
        answer = await client.post("/api/tournaments", json={"title": "Cup of Aix", "boards": 2})
        at = Hall(client, answer.json())
        await at.prepare()
        await at.round()
        links = (await at.ask("organiser", "GET", "/links")).json()["links"]
        return next(link["address"] for link in links if link["board"] == 1)


async def a_desk(host):
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=60) as client:
        desk = await open_desk(client)
        return f"http://{host}/#/desk/{desk['room']}/{desk['secret']}"


@pytest.mark.parametrize(
    ("make", "kept", "shown"),
    [
        (a_table, ("carrom-tournament", "views", ["rounds"]), "Open · Round 1"),
        (a_desk, ("carrom-desk", "boards", ["choices", "entries", "offers"]), ""),
    ],
    ids=["table", "desk"],
)
def test_a_view_that_an_older_page_kept(player, host, make, kept, shown):
    address = aside(make(host))
    one = player(**LAPTOP)
    one.page.goto(address)
    main = one.page.locator("main")
    heading = main.get_by_role("heading", name=shown).first
    expect(heading).to_be_visible()
    database, store, younger = kept
    until(lambda: one.page.evaluate(AGE, [database, store, []]) == 1)  # it is kept
    one.page.goto("about:blank")
    one.page.goto(f"http://{host}/#/book")
    assert one.page.evaluate(AGE, [database, store, younger]) == 1
    one.page.goto("about:blank")
    one.page.goto(address)
    expect(heading).to_be_visible()
    assert not one.wrong
