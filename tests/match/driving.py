"""Drive a match in few words: every fact goes through ``decide``, every event onto the log."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any

from carrom.equipment.pieces import Layout, Piece, Point, Seat, Standing
from carrom.equipment.rosette import rosette
from carrom.equipment.standard import board
from carrom.match.decide import decide
from carrom.match.events import Event
from carrom.match.facts import (
    Called,
    ChangedSeats,
    Chose,
    Fact,
    NamedBreaker,
    Placed,
    SaidPlay,
    Struck,
    TookSeats,
    Tossed,
)
from carrom.match.match_log import MatchLog
from carrom.match.record_write import Header
from carrom.match.refusals import Refusal, Why
from carrom.match.settings import Kind, Settings, Team
from carrom.match.state import Choice, Phase, State, side_of
from carrom.match.toss_and_seats import seating_team
from carrom.rules.situation import PIECES
from carrom.rules.stroke import Pocketed, Stroke, colour_of
from carrom.texts import LANGUAGES, render

A, B = Team.A, Team.B
START = datetime(2026, 1, 1, 10, tzinfo=UTC)
DOUBLES = {Seat.SOUTH: "ada", Seat.EAST: "ben", Seat.NORTH: "abe", Seat.WEST: "bea"}


def spread(*gone: Piece, factor: float = 4.0, edition: str = "revised") -> Layout:
    """Return the rosette drawn apart, without some pieces: the middle of the board is free."""
    left = list(gone)
    lying = []
    for standing in rosette(board(edition)):
        if standing.piece in left:
            left.remove(standing.piece)
        else:
            x, y = standing.at
            lying.append(Standing(standing.piece, Point(x * factor, y * factor)))
    assert not left
    return tuple(lying)


class Table:
    """A match, its log and its clock."""

    def __init__(self, rules: str = "international", **terms: Any) -> None:
        doubles = terms.pop("doubles", False)
        a = ("ada", "abe") if doubles else ("ada",)
        b = ("ben", "bea") if doubles else ("ben",)
        settings = Settings(rules=rules, a=a, b=b, **terms)
        self.match = MatchLog(Header(match="test", settings=settings))
        self.now = START

    @property
    def settings(self) -> Settings:
        """The terms."""
        return self.match.settings

    @property
    def state(self) -> State:
        """Where the match stands."""
        return self.match.state

    @property
    def log(self) -> list[Event]:
        """The entries so far."""
        return list(self.match.log)

    # one entry

    def ask(self, fact: Fact, after: float = 1.0) -> Event | Refusal:
        """Return what a fact leads to, that many seconds later, without entering it."""
        at = self.now + timedelta(seconds=after)
        return decide(self.match, fact, at)

    def do(self, fact: Fact, after: float = 1.0) -> Event:
        """Enter a fact that must be accepted."""
        event = self.ask(fact, after)
        assert isinstance(event, Event), event
        self.now += timedelta(seconds=after)
        self.match = self.match.after(event)
        return event

    def refused(self, fact: Fact, after: float = 1.0) -> Why:
        """Return why a fact is refused; the refusal can be said in every language."""
        refusal = self.ask(fact, after)
        assert isinstance(refusal, Refusal), refusal
        for language in LANGUAGES:
            assert render(refusal.said, language)
        return refusal.why

    # what stands

    @property
    def turn(self) -> str:
        """The player in turn."""
        assert self.state.turn is not None
        return self.state.turn

    @property
    def playing(self) -> Team:
        """The team in turn."""
        return self.settings.team(self.turn)

    def counts(self, team: Team) -> tuple[int, int, int]:
        """Return a team's pieces on the board, owed and held."""
        assert self.state.situation is not None
        side = self.state.situation.side(side_of(self.state, team))
        return side.on_board, side.owed, side.held

    # before the first board

    def seat(self, winner: Team = A, choice: Choice = Choice.BREAK, breaker: str = "") -> "Table":
        """Toss and sit down: A in the south, in doubles A and B in turn to the right."""
        self.do(Tossed(winner=winner))
        self.do(Chose(choice=choice))
        if self.settings.kind is Kind.SINGLES:
            places = {Seat.SOUTH: self.settings.a[0], Seat.NORTH: self.settings.b[0]}
        else:
            places = DOUBLES
        while self.state.phase in (Phase.SEATS_FIRST, Phase.SEATS_SECOND):
            members = self.settings.members(seating_team(self.settings, self.state))
            self.do(TookSeats(seats={s: p for s, p in places.items() if p in members}))
        if self.settings.kind is Kind.DOUBLES:
            team = winner if choice is Choice.BREAK else winner.other
            self.do(NamedBreaker(player=breaker or self.settings.members(team)[0]))
        return self

    # in a board

    def open(self) -> "Table":
        """Change seats where that is due and say "Play"."""
        if self.state.seat_change_due:
            self.do(ChangedSeats())
        self.do(SaidPlay())
        return self

    def stroke(self, *fell: str, by: str = "", after: float = 1.0, **facts: Any) -> Event:
        """Make a stroke; ``own`` and ``opp`` are pieces of the player and of the opponents."""
        return self.do(self.struck(*fell, by=by, **facts), after)

    def struck(self, *fell: str, by: str = "", **facts: Any) -> Struck:
        """Return the fact of a stroke."""
        layout = facts.pop("layout", None)
        stroke = Stroke(tuple(Pocketed(p) for p in self._pieces(fell)), **facts)
        return Struck(by=by or self.turn, stroke=stroke, layout=layout)

    def _pieces(self, fell: Iterable[str]) -> Iterable[Piece]:
        own = side_of(self.state, self.playing)
        for name in fell:
            if name == "own":
                yield colour_of(own)
            elif name == "opp":
                yield colour_of(own.other)
            else:
                yield Piece(name)

    def call(self, clause: str, by: str = "", **facts: Any) -> Event:
        """Call a breach of a clause by the player in turn, or by another."""
        return self.do(Called(clause=clause, by=by or self.turn, **facts))

    def place(self) -> "Table":
        """Place everything that has to be placed."""
        while self.state.phase is Phase.PLACING:
            due = self.state.to_place[0]
            self.do(Placed(by=due.placer, side=due.side))
        return self

    def give_turn(self, team: Team) -> "Table":
        """Let strokes that only touch pieces pass until a team has the turn."""
        while self.playing is not team:
            self.stroke()
        return self

    def run(self, team: Team, own: int, *, queen: bool = False) -> "Table":
        """Let a team pocket so many pieces, one a stroke, with the queen and cover if asked."""
        self.give_turn(team)
        for n in range(own):
            if queen and n == 1:
                self.stroke("queen")
            self.stroke("own")
        return self

    def win(self, team: Team, left: int, *, queen: bool = True) -> Event:
        """Let a team win the board while ``left`` opponents' pieces are on it; return the end.

        ``queen``: the winners cover the queen, else the losers do (they pocket two or more).
        """
        if self.state.phase is Phase.READY:
            self.open()
        self.stroke()
        gone = self.counts(team.other)[0] - left
        if gone:
            self.run(team.other, gone, queen=not queen)
        self.run(team, self.counts(team)[0], queen=queen)
        return self.log[-1]

    def win_game(self, team: Team) -> "Table":
        """Let a team win a game, twelve points a board."""
        game, replays = self.state.game, self.state.replays
        while self.state.game == game and self.state.phase is not Phase.OVER:
            assert self.state.replays == replays
            self.win(team, PIECES)
        return self
