"""One board in play, as a value: an action leads to another board, and nothing is changed.

It is a real match of one board: its log, its rulings and its record are those of :mod:`carrom.match`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

import numpy as np
from msgspec import structs

from carrom.envs.actions import SIZE, Bases, checked, meant, played
from carrom.envs.chance import Draw, deviation, drawn
from carrom.envs.errors import EnvError, EnvProblem
from carrom.envs.observations import Seen, arrays_of, observation
from carrom.envs.spots import usual_spot
from carrom.envs.terms import Placing, Rosette, Terms
from carrom.equipment.aim import Aim
from carrom.equipment.geometry import from_seat
from carrom.equipment.pieces import Layout, Point, Seat
from carrom.match.asked import Ask, asked, officiated
from carrom.match.board_rosette import board_rosette
from carrom.match.decide import decide
from carrom.match.facts import Demanded, Fact, Forwent, FoundNoRoom, Overruled, Passed, Placed
from carrom.match.match import LONG_AGO
from carrom.match.match_log import MatchLog
from carrom.match.notation import Position, PositionError, read_position
from carrom.match.placing import can_forgo, placer_of, spot_near
from carrom.match.quick_start import quick_start
from carrom.match.record_write import Header
from carrom.match.refusals import Refusal, RefusedError
from carrom.match.seating import seat_of
from carrom.match.settings import Settings, Team
from carrom.match.simulated_stroke import layout_of, simulate_stroke
from carrom.match.state import Phase, State, changed
from carrom.match.umpire import overruled
from carrom.physics import Motion, Surface
from carrom.players.striker_places import Array
from carrom.players.worth import lead
from carrom.rules.situation import Side

POINTS: Final = 12.0
"""Board points that count as a reward of 1: nine pieces and the queen."""
PLAYING: Final = (Phase.STROKE, Phase.PLACING, Phase.DEMAND)


class Stepped(NamedTuple):
    """A board after an action or an answer."""

    board: "Board"
    info: dict[str, Any]
    motion: Motion | None = None


@dataclass(frozen=True, slots=True)
class Board:
    """A board between two decisions of its players."""

    terms: Terms
    log: MatchLog
    seed: int
    surface: Surface
    strokes: int = 0
    points: tuple[int, int] = (0, 0)
    """Of both teams before this board."""
    began: float = 0.0
    """Team A's lead in pieces when the board began: in a position it need not be none."""

    def __repr__(self) -> str:
        waits = "over" if self.over else f"{self.actor} to {self.asked}"
        return f"<Board {self.terms.rules}, seed {self.seed}, {self.strokes} strokes, {waits}>"

    @property
    def over(self) -> bool:
        """Whether the board has ended; a void one has, too."""
        return self.log.state.phase not in PLAYING

    @property
    def truncated(self) -> bool:
        """Whether it was given up after too many strokes."""
        return not self.over and self.strokes >= self.terms.most_strokes

    @property
    def asked(self) -> Ask:
        """What the player in turn is asked for: a stroke, a spot or a number of points."""
        return asked(self.log.settings, self.log.state).what

    @property
    def actor(self) -> str:
        """Who is asked."""
        return asked(self.log.settings, self.log.state).player or ""

    @property
    def layout(self) -> Layout:
        """What lies on the surface; after the end of the board, what lay there last."""
        state = self.log.state
        if state.situation is None:
            return state.layout or ()
        return layout_of(self.log.settings, state)

    @property
    def result(self) -> tuple[int, int]:
        """The points that the teams won in this board so far."""
        if self.log.state.situation is not None and not self.over:
            return 0, 0
        (a, b), (was_a, was_b) = self.log.state.points, self.points
        return a - was_a, b - was_b

    def value(self) -> float:
        """Return what the board is worth to team A: points when it is over, before that with shaping.

        Rewards are differences of it, so they are zero-sum, and shaping adds nothing to their sum.
        """
        if self.over:
            a, b = self.result
            return (a - b) / POINTS
        if not self.terms.shaping:
            return 0.0
        return (potential(self.log) - self.began) / POINTS

    def observe(self, player: str) -> Seen:
        """Return what a player observes."""
        if self.over:
            return observation(
                self.terms, self.log.settings, changed(self.log.state, situation=None), (), player
            )
        return observation(self.terms, self.log.settings, self.log.state, self.layout, player)

    def act(self, action: object) -> Stepped:
        """Return the board after an action of the player who is asked."""
        figures = checked(action, (SIZE,))
        match self.asked:
            case Ask.STRIKE:
                stepped = self._strike(figures)
            case Ask.PLACE:
                stepped = self._place(figures)
            case _:
                most = self.log.state.ended.on_demand if self.log.state.ended else 0
                points = round(0.5 * (1.0 + figures[0]) * most)
                stepped = Stepped(self.after(Demanded(by=self.actor, points=points)), {})
        return stepped._replace(board=settled(stepped.board))

    def after(self, fact: Fact, *, stroke: bool = False) -> "Board":
        """Return the board after a fact, of which the match has nothing to refuse."""
        event = decide(self.log, fact, LONG_AGO)
        if isinstance(event, Refusal):
            raise RefusedError.of(event)
        return replace(self, log=self.log.after(event), strokes=self.strokes + stroke)

    def _strike(self, figures: Array) -> Stepped:
        who, state = self.actor, self.log.state
        seat = seat_of(state, who)
        xy, there = arrays_of(self.layout)
        bases = Bases(self.terms, xy[None], there[None], np.array([seat.quarter_turns]))
        rows = meant(self.terms, figures[None])
        off = deviation(self.seed, self.strokes, self.terms.hand)
        x, angle, speed = played(self.terms.hand, rows, off, bases)[0].tolist()
        snapped = float(bases.nearest(rows[:, 0])[0] - rows[0, 0])
        aim = Aim(seat, x=x, angle=angle, speed=speed)
        made = simulate_stroke(self.log.settings, state, aim, who, self.surface)
        fact = Passed(by=who) if made.fact is None else made.fact
        after = self.after(fact, stroke=True)
        info = {"snapped": snapped, "aim": (x, angle, speed), **_told(after.log)}
        return Stepped(after, info, made.motion)

    def _place(self, figures: Array) -> Stepped:
        """Place a piece where it is wished, or as near as the rules allow; or forgo it, where they do."""
        settings, state = self.log.settings, self.log.state
        due = state.to_place[0]
        forgo = settings.rule_set().book.placing.forgo and figures[2] > 0.0
        if forgo and can_forgo(state, due.placer):
            return Stepped(self.after(Forwent(by=due.placer)), {"forgone": True})
        wide = self.terms.geometry.inner_radius
        seen = Point(wide * float(figures[0]), wide * float(figures[1]))
        wish = from_seat(seen, seat_of(state, due.placer))
        spot = spot_near(settings, state, due.placer, wish)
        if spot is None:
            return Stepped(self.after(FoundNoRoom(side=due.side)), {"no_room": True})
        away = float(np.hypot(spot.x - wish.x, spot.y - wish.y))
        return Stepped(self.after(Placed(by=due.placer, side=due.side, at=spot)), {"snapped": away})


def new_board(terms: Terms, seed: int, position: str | Position | None = None) -> Board:
    """Return a board before its break, or in a position; a position that cannot be is refused."""
    draw = drawn(seed, terms.surface)
    header = terms.header
    header = Header(match=header.match, settings=settings_of(terms, draw), names=header.names)
    log = quick_start(MatchLog(header), LONG_AGO, 0)
    if position is not None:
        log = _in_position(terms, log, position)
    board = settled(Board(terms, log, seed, draw.surface, points=log.state.points))
    return replace(board, began=potential(board.log))


def settings_of(terms: Terms, draw: Draw) -> Settings:
    """Return the settings of a board, with the number of its rosette."""
    settings = terms.header.settings
    by_hand = terms.rosette is Rosette.HAND
    return structs.replace(settings, rosette=draw.rosette) if by_hand else settings


def rosette(terms: Terms, draw: Draw, start: State) -> Layout:
    """Return the pieces before the break of a board that begins so."""
    return board_rosette(settings_of(terms, draw), start)


def _in_position(terms: Terms, log: MatchLog, position: object) -> MatchLog:
    """Return a match in a position, as if its umpire had put the board so."""
    try:
        found = read_position(position) if isinstance(position, str) else position
    except PositionError as problem:
        raise EnvError(EnvProblem.POSITION, why=problem.said) from None
    if not isinstance(found, Position):
        raise EnvError(EnvProblem.TERM, name="position", values="carrom/1 …, Position(…)")
    if found.rules != terms.rules:
        raise EnvError(EnvProblem.RULES, given=found.rules, wanted=terms.rules)
    situation, state = found.situation, log.state
    if situation.broken and found.layout is None:
        raise EnvError(EnvProblem.LAYOUT)
    seat = found.seat or Seat.SOUTH
    if seat not in state.seats:
        raise EnvError(EnvProblem.SEAT, seat=seat.value)
    turn = state.seats[seat]
    team = log.settings.team(turn)
    white = team if situation.to_play is Side.WHITE else team.other
    both = (situation.white.points, situation.black.points)
    points = both if white is Team.A else both[::-1]
    state = changed(state, white=white, board=found.board, points=points)
    put = Overruled(reason="position", situation=situation, turn=turn, layout=found.layout)
    try:
        state = overruled(log.settings, state, put, LONG_AGO).state
    except RefusedError as problem:
        raise EnvError(EnvProblem.POSITION, why=problem.refusal.said) from None
    return MatchLog.from_point(log.header, state, log.seq, ())


def settled(board: Board, asks: str | None = None) -> Board:
    """Return the board with everything done that is nobody's to decide, or that nobody wants to.

    Where choices are actions, those of everybody are; or, if ``asks`` names a player, that one's alone.
    """
    while not board.over:
        fact = _unasked(board, asks)
        if fact is None:
            return board
        board = board.after(fact, stroke=isinstance(fact, Passed))
    return board


def _unasked(board: Board, asks: str | None) -> Fact | None:
    settings, state = board.log.settings, board.log.state
    waiting = asked(settings, state)
    if waiting.what is Ask.STRIKE:
        if waiting.places or board.truncated:
            return None
        called = officiated(settings, state, 0)
        return Passed(by=board.actor) if called is None else called
    chosen = board.terms.placing is Placing.ACTION and asks in (None, waiting.player)
    if chosen and not board.truncated:
        return None
    if waiting.what is Ask.DEMAND and state.ended is not None:
        return Demanded(by=board.actor, points=state.ended.on_demand)
    due = state.to_place[0]
    spot = usual_spot(board.terms, board.layout, placer_of(settings, state, due.placer))
    return (
        FoundNoRoom(side=due.side)
        if spot is None
        else Placed(by=due.placer, side=due.side, at=spot)
    )


def potential(log: MatchLog) -> float:
    """Return team A's lead in pieces, the queen with what she is worth."""
    state = log.state
    if state.situation is None or state.white is None:
        return 0.0
    side = Side.WHITE if state.white is Team.A else Side.BLACK
    return lead(log.settings.rule_set(), state.situation, side)


def _told(log: MatchLog) -> Mapping[str, Any]:
    """Return what the last entry was ruled to be: its reason and its clauses."""
    event = log.last
    return {} if event is None else {"reason": event.reason, "clauses": event.clauses}
