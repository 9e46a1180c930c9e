"""The umpire's rulings on the page: the same lines as Python's on the server, also without the network."""

import json

import pytest

from carrom.desk.page_board import PageBoard
from carrom.match.record import parse
from carrom.page_sources import page_mark
from carrom.rules.registry import OURS
from tests.browser.driving import LAPTOP, PHONE
from tests.browser.page_python import entered, start
from tests.browser.test_offline import KEPT
from tests.golden.matches import MATCHES, RECORDS

ON_SCREEN = {"queen-and-piece", "rosette-between-attempts"}
"""Matches whose strokes tell where everything lies, which nobody at a real board can."""
EVERY = 4
"""The view is compared after so many entries; the line of the record after each."""
KEEP = """async () => {
  await navigator.serviceWorker.ready;
  const files = async () => {
    const found = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found.filter((path) => /python-|carrom-/.test(path)).length;
  };
  for (let k = 0; k < 600 && (await files()) < 6; k++) await new Promise((done) => setTimeout(done, 100));
  return files();
}"""
"""Wait until the service worker has Python: how many files it keeps of it."""


@pytest.fixture(scope="module")
def ruling(browser, host):
    """A page in which Python runs, and every address that was asked for."""
    context = browser.new_context(**LAPTOP)
    page = context.new_page()
    asked = []
    context.on("request", lambda request: asked.append(request.url))
    page.goto(f"http://{host}/")
    assert start(page, host) == ""
    page.asked = asked
    yield page
    context.close()


def parts(name):
    """A record as its head, its lines, and the facts with their times."""
    text = (RECORDS / f"{name}.jsonl").read_text(encoding="utf-8")
    parsed = parse(text.encode())
    lines = text.splitlines(keepends=True)
    cut = len(lines) - len(parsed.events)
    told = [json.loads(line) for line in lines[cut:]]
    entries = [{"fact": each["fact"], "at": each["at"]} for each in told]
    return "".join(lines[:cut]), [line.rstrip("\n") for line in lines[cut:]], entries


def here(head, entries):
    """The same within this Python."""
    board = PageBoard()
    told = [json.loads(board.open(head))]
    return told + [json.loads(board.enter(json.dumps(e["fact"]), e["at"])) for e in entries]


@pytest.mark.parametrize("name", MATCHES)
def test_every_entry_of_a_match_gives_the_same_line_and_the_same_view(ruling, name):
    head, lines, entries = parts(name)
    page, server = entered(ruling, head, entries, every=EVERY), here(head, entries)
    views = 0
    for number, (one, other) in enumerate(zip(page, server, strict=True)):
        if "view" not in one:
            other.pop("view", None)
        views += "view" in one
        assert one == other, f"{name}: entry {number} is ruled otherwise on the page"
    assert name in ON_SCREEN or views >= len(entries) // EVERY
    if name in ON_SCREEN:
        assert "refused" in {each["type"] for each in page}
    else:
        assert [each["line"].rstrip("\n") for each in page[1:]] == lines


def test_these_matches_are_hundreds_of_entries_under_every_set():
    heads = [parts(name) for name in MATCHES if name not in ON_SCREEN]
    assert sum(len(entries) for _, _, entries in heads) > 1000
    assert {here(head, [])[0]["view"]["rules"] for head, _, _ in heads} == set(OURS)


def test_nothing_comes_from_another_site(ruling, host):
    assert {url.split("/")[2] for url in ruling.asked if url.startswith("http")} == {host}


def test_what_cannot_be_opened_or_entered_is_refused_in_words(ruling):
    head, _, entries = parts("two-nil")
    (bad,) = entered(ruling, "nonsense\n", [])
    assert (bad["type"], set(bad["said"])) == ("refused", {"en", "fr"})
    told = entered(ruling, head, [{"fact": {"type": "nonsense"}, "at": entries[0]["at"]}])
    assert [each["type"] for each in told] == ["opened", "refused"]
    assert told == here(head, [{"fact": {"type": "nonsense"}, "at": entries[0]["at"]}])
    wrong = ruling.evaluate("async fact => (await rules.preview(fact)).type", entries[-1]["fact"])
    assert wrong == "refused"
    right = ruling.evaluate("async fact => await rules.preview(fact)", entries[0]["fact"])
    assert (right["type"], set(right["entry"])) == ("ruled", {"en", "fr"})


def test_a_page_with_other_rules_than_the_server_does_not_rule(player, host):
    one = player(**LAPTOP)
    told = one.client.get("/healthz").json()
    assert told["rules"] == page_mark()
    other = json.dumps(told | {"rules": "0" * 16})
    one.page.route("**/healthz", lambda route: route.fulfill(body=other, content_type="text/json"))
    assert start(one.page, host) == "other-rules"
    one.page.unroute("**/healthz")
    assert start(one.page, host) == ""


def test_python_that_does_not_come_is_told(player, host):
    one = player(**LAPTOP)
    one.context.route("**/pyodide.asm.wasm", lambda route: route.abort())
    assert start(one.page, host) == "no-python"
    one.context.unroute("**/pyodide.asm.wasm")
    assert start(one.page, host) == ""  # it is tried again when it is asked for again
    one.wrong.clear()  # the browser tells of requests that failed


def test_a_phone_that_opened_the_desk_rules_without_the_network(player, host):
    one = player(**PHONE, locale="fr-FR")
    page = one.page
    assert page.evaluate(KEPT)
    assert start(page, host) == ""
    assert page.evaluate(KEEP) == 6
    one.context.set_offline(True)
    page.reload()
    assert start(page, host) == ""
    head, lines, entries = parts("club")
    told = entered(page, head, entries)
    assert [each["line"].rstrip("\n") for each in told[1:]] == lines
    one.wrong.clear()  # the browser tells of requests that failed


def test_a_new_version_of_the_page_keeps_its_python_where_the_one_before_did(player):
    one = player(**LAPTOP)  # its service worker comes a few seconds later
    one.page.evaluate("""async () => {
      const before = await caches.open("carrom-page-before");
      await before.put("/assets/python-before/msgspec.whl", new Response(""));
    }""")
    assert one.page.evaluate(KEEP.replace("< 6", "< 7")) == 7


def test_who_never_opens_the_desk_keeps_no_python(player):
    one = player(**LAPTOP)
    assert one.page.evaluate(KEPT)
    assert one.page.evaluate(KEEP.replace("k < 600", "k < 1")) == 0
