"""A board played at the page from wherever it stands to its end: heads that plan, hands that play."""

import re
import time
from math import cos, radians

import numpy as np
import pytest
from playwright.sync_api import expect

from carrom.equipment.geometry import to_seat
from carrom.match.asked import asked
from carrom.match.state import Phase
from carrom.physics import Aim
from carrom.players import Hand
from carrom.players.answer_checks import places_of
from carrom.players.at_match import view_of
from carrom.players.one_ply.levels import Head, Level
from carrom.players.one_ply.planner import Planner
from carrom.rules.stroke import colour_of
from tests.browser.reading import Reader

MOST = 60
"""Strokes until a board must have ended."""
STEADY = Level("steady", Hand(angle=0.05, place=1e-4, speed=0.005, fluffs=0.0), Head(400, 10, 4))
PATIENCE = 60_000


class Sitting:
    """Those at a page, with one hand, who read the log beside."""

    def __init__(self, player, hand, people):
        self.player = player
        self.page = player.page
        self.hand = hand
        self.reader = Reader(player)
        self.people = people
        self.strokes = 0
        self.planner = Planner(STEADY)

    def catch_up(self):
        """Let the page show everything that is in the log; motions and cards to read are skipped."""
        skip = self.page.locator(".turn button.small, .told .go-on").first
        newest = self.page.locator(".log article:first-child .number")
        end = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < end:
            if skip.is_visible():
                self.hand.skip(skip)
                continue
            shown = int("".join(newest.all_inner_texts()) or 0)
            if shown == self.reader.read() and not skip.is_visible():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError("the page does not show what the log has")

    def turn(self):
        """Do what the match asks of the people here; wait until it is in the log."""
        state, count = self.reader.state, len(self.reader.events)
        if state.phase is Phase.STROKE:
            self.stroke()
        elif state.phase is Phase.PLACING:
            self.place(count)
        else:
            self.hand.press(self.page.locator(".side section.card button.primary").first)
        self.reader.grown(count)

    def stroke(self):
        """Plan a stroke and play it."""
        expect(self.page.locator("button.strike")).to_be_enabled(timeout=PATIENCE)
        aim = self.planner.stroke(self._position(), np.random.default_rng(len(self.reader.events)))
        if aim is None:
            self.hand.press(self.page.locator(".rare button").first)
            self.hand.press(self.page.locator(".rare button.sure"))
        else:
            self.strike(aim)

    def ahead(self, speed):
        """Play straight ahead, from the middle or as near to it as the pieces let the striker stand."""
        position = self._position()
        x = places_of(position).nearest(np.zeros(1))[0]
        self.strike(Aim(position.seat, float(x), 90.0, speed))

    def strike(self, aim):
        """Play a stroke; it comes out as it was meant, but for a pixel."""
        self.catch_up()
        expect(self.page.locator("button.strike")).to_be_enabled(timeout=PATIENCE)
        before = sum(stroke.by in self.people for stroke in self.reader.strokes)
        self.hand.strike(aim)
        self.strokes += 1
        self.reader.grown(len(self.reader.events))
        ours = [stroke.aim for stroke in self.reader.strokes if stroke.by in self.people]
        played = ours[before]
        assert played.x == pytest.approx(aim.x, abs=2e-3)
        assert cos(radians(played.angle - aim.angle)) > cos(radians(2.0))
        assert played.speed == pytest.approx(aim.speed, rel=0.05, abs=0.05)

    def place(self, count):
        """Place a piece where it may lie; where a hand was not exact enough, elsewhere."""
        piece = colour_of(self.reader.state.to_place[0].side)
        position = self._position()
        refused = self.page.locator(".side [role=alert]")
        for chance in range(20):
            spot = self.planner.place(position, piece, np.random.default_rng(chance))
            assert spot is not None
            self.hand.place(to_seat(spot, position.seat))
            entered = self.page.locator(".log .number", has_text=_exactly(count + 1))
            expect(refused.or_(entered).first).to_be_visible(timeout=PATIENCE)
            if entered.is_visible():
                return
        raise AssertionError("no piece could be placed")

    def _position(self):
        who = asked(self.reader.settings, self.reader.state).player
        assert who is not None
        return view_of(self.reader.match, who)

    def play(self, until=lambda reader: reader.over, most=MOST):
        """Play until something is so, usually until the match is over."""
        self.catch_up()
        while not until(self.reader):
            assert len(self.reader.strokes) < most
            ahead = self.page.locator(".end .next")
            if ahead.is_visible():
                self.hand.press(ahead)
                expect(ahead).to_have_count(0)
            elif self._ours():
                self.turn()
            else:
                self.reader.grown(len(self.reader.events))
            self.catch_up()

    def _ours(self):
        """Say whether the match waits for somebody at this page."""
        state = self.reader.state
        who = asked(self.reader.settings, state).player
        if who is None and state.phase is Phase.READY:
            who = state.breaker
        return who is None or who in self.people


def _exactly(number):
    return re.compile(f"^{number}$")
