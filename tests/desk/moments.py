"""A desk as a page runs it: only what a view offers is entered, as JSON."""

import json
from datetime import UTC, datetime, timedelta
from functools import cache

from carrom.desk.view import decode_fact, desk_view, enter, preview
from carrom.desk.view_types import Ruled
from carrom.match.events import Event
from carrom.match.match_log import MatchLog
from carrom.match.record_write import Header
from carrom.match.settings import Settings
from carrom.texts.spoken import spoken
from tests.desk.sitting import NAMES

START = datetime(2026, 1, 1, 10, tzinfo=UTC)


class Page:
    """A page at one board."""

    def __init__(self, rules, *, doubles=False, **terms):
        players = ("a1", "a2"), ("b1", "b2")
        a, b = (team if doubles else team[:1] for team in players)
        agreed = Settings(rules=rules, a=a, b=b, **terms)
        self.log = MatchLog(Header(match="final", settings=agreed, names=NAMES))

    @property
    def view(self):
        """Everything that is shown, as JSON has it."""
        return spoken(desk_view(self.log))

    def send(self, fact, at=None) -> Event:
        """Enter a fact after its ruling was shown."""
        at = at or START + timedelta(seconds=self.log.seq)
        read = decode_fact(json.dumps(fact).encode(), self.log)
        shown = preview(self.log, read, at)
        assert isinstance(shown, Ruled), shown
        event = enter(self.log, read, at)
        assert isinstance(event, Event)
        assert shown.clauses == event.clauses
        self.log = self.log.after(event)
        return event

    def choose(self, number=0):
        """Take one of the numbered choices."""
        return self.send(self.view["choices"][number]["fact"])

    def begin(self):
        """Toss, sit down, until the board is about to begin: team A breaks."""
        while self.view["phase"] != "ready":
            self.choose()
        return self

    def play(self):
        """Say "Play"."""
        self.begin().choose()
        return self

    def stroke(self, letters="", **flags):
        """Enter a stroke by its keys: o own, t theirs, q the queen, s the striker."""
        keys = self.view["stroke"]
        own, theirs = keys["own"] or "white", keys["theirs"] or "black"
        named = {"o": own, "t": theirs, "q": "queen", "s": "striker"}
        pocketed = [{"piece": named[letter]} for letter in letters]
        return self.send(
            {"type": "struck", "by": keys["by"], "stroke": {"pocketed": pocketed, **flags}}
        )

    def offered(self, name):
        """Return one of the other entries."""
        return next(offer for offer in self.view["offers"] if offer["name"] == name)

    def take(self, name, number=0, **filled):
        """Enter one of the other entries."""
        return self.send(self.offered(name)["facts"][number]["fact"] | filled)

    def call(self, name):
        """Make a call against the likely player."""
        found = next(call for call in self.view["calls"] if call["name"] == name)
        return self.send(found["facts"][0]["fact"])


def placing(page):
    """Bring about that a piece is to be placed, with pieces of both sides pocketed."""
    page.play().stroke("o")
    page.stroke()
    page.stroke("o")
    page.stroke()
    while page.view["stroke"]["by"] != "a1":
        page.stroke()
    page.stroke("s")
    assert page.view["phase"] == "placing"
    return page


def uncovered(page):
    """Bring about that a queen was not covered and her player has struck again since."""
    page.play().stroke("o")
    page.stroke("q")
    by = page.view["stroke"]["by"]
    page.stroke()
    while page.view["stroke"]["by"] != by:
        page.stroke()
    page.stroke()
    return page


def disturbed(page):
    """Bring about more warnings than the rules allow."""
    page.play().stroke("o")
    for _ in range(page.log.settings.rule_set().disturbances + 1):
        offer = page.offered("disturbed")
        page.send(offer["facts"][0]["fact"])
        while page.view["phase"] != "stroke":
            page.choose()
    return page


def _requested(page):
    page.play().stroke("o")
    page.take("request")
    return page


def _next_turn(page):
    page.play().stroke("o")
    page.stroke()
    return page


def _in_turn(page):
    page.play().stroke("oo")
    return page


def _awaiting(page):
    page.play().stroke("o")
    page.stroke("q")
    return page


def _placed(page):
    placing(page)
    while page.view["phase"] == "placing":
        page.choose()
    return page


def _seen_late(page):
    _placed(page).stroke()
    return page


MOMENTS = {
    "before Play": Page.begin,
    "at the break": Page.play,
    "in turn": _in_turn,
    "in the next turn": _next_turn,
    "covering": _awaiting,
    "uncovered": uncovered,
    "placing": placing,
    "placed": _placed,
    "seen late": _seen_late,
    "request": _requested,
    "disturbed": disturbed,
}
"""Moments of a match, each brought about by what the view offers."""


@cache
def logs(rules, *, doubles):
    """Return the match at each of the moments."""
    return {name: make(Page(rules, doubles=doubles)).log for name, make in MOMENTS.items()}


def at(log):
    """Return a page that shows a match."""
    page = Page.__new__(Page)
    page.log = log
    return page
