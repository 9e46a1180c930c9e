"""A stroke of a match as a row: the position, what was meant and played, what fell, how it was ruled.

Everything by side is seen from who struck: ``own`` and ``opponents``.
"""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from carrom.equipment.aim import Aim
from carrom.equipment.pieces import Piece
from carrom.match.events import sides_in
from carrom.match.facts import Struck
from carrom.match.match_log import MatchLog, Transition, standing
from carrom.match.notation import position_of, write_position
from carrom.match.seating import seat_of
from carrom.match.settings import Team
from carrom.match.simulated_stroke import layout_of
from carrom.match.state import Phase, State, points_of, side_of, team_of
from carrom.rules.wording import Account


class Stroke(Struct, frozen=True):
    """The figures of a stroke, as seen from the seat."""

    x: float
    angle: float
    speed: float
    spin: float


class HandFigures(Struct, frozen=True):
    """The error of a hand: standard deviations."""

    angle: float
    place: float
    speed: float
    fluffs: float


class PieceAt(Struct, frozen=True):
    """A piece on the board."""

    piece: str
    x: float
    y: float


class Fallen(Struct, frozen=True):
    """What fell into a hole."""

    piece: str
    hole: int | None


class Striking(Struct, frozen=True):
    """What is known of a player beside the record."""

    name: str
    level: str | None = None
    hand: HandFigures | None = None


class StrokeRow(Struct, frozen=True, kw_only=True):
    """One stroke; :data:`carrom.dataset.parquet.SCHEMA` has their kinds, the card what they mean."""

    board: int
    stroke: int
    seed: int | None
    rules: str
    game: int
    board_of_game: int
    player: str
    level: str | None
    hand: HandFigures | None
    seat: str
    side: str
    position: str | None
    pieces: tuple[PieceAt, ...] | None
    meant: Stroke | None
    played: Stroke | None
    pocketed: tuple[Fallen, ...]
    off_board: tuple[str, ...]
    touched: bool
    reason: str | None
    clauses: tuple[str, ...]
    fouls: tuple[str, ...]
    turn_kept: bool
    own_back: int
    penalty: int
    queen_back: bool
    own_owed_before: int
    own_owed_after: int
    opponents_owed_before: int
    opponents_owed_after: int
    own_points_before: int
    opponents_points_before: int
    own_points_after: int
    opponents_points_after: int
    board_over: bool
    board_won: bool | None
    board_points: int


def stroke_rows(
    match: MatchLog,
    *,
    first_board: int = 0,
    seed: int | None = None,
    players: Mapping[str, Striking] | None = None,
) -> Iterator[StrokeRow]:
    """Yield the strokes of a match that stand, in order; boards are numbered from ``first_board``."""
    board, stroke = first_board, 0
    for entry in standing(match):
        fact = entry.event.fact
        if isinstance(fact, Struck) and entry.before.phase is Phase.STROKE:
            stroke += 1
            who = (players or {}).get(fact.by) or Striking(match.name(fact.by))
            yield _row(match, entry, fact, who, (board, stroke, seed))
        if entry.event.result is not None:
            board, stroke = board + 1, 0


def _row(
    match: MatchLog,
    entry: Transition,
    fact: Struck,
    who: Striking,
    number: tuple[int, int, int | None],
) -> StrokeRow:
    before, event, after = entry
    board, stroke, seed = number
    settings = match.settings
    team = settings.team(fact.by)
    told = sides_in(before, event)
    account = event.account or Account(side_of(told, team))
    known = before.layout is not None or fact.aim is not None
    position = position_of(settings, before)
    layout = layout_of(settings, before) if known else None
    played = _stroke(fact.aim)
    end = event.result or after.ended
    owed_before, owed_after = _owed(before, team), _owed(after, team)
    return StrokeRow(
        board=board,
        stroke=stroke,
        seed=seed,
        rules=settings.rules,
        game=before.game,
        board_of_game=before.board,
        player=who.name,
        level=who.level,
        hand=who.hand,
        seat=seat_of(before, fact.by).value,
        side=side_of(told, team).value,
        position=None if position is None else write_position(position),
        pieces=None
        if layout is None
        else tuple(PieceAt(s.piece.value, float(s.at.x), float(s.at.y)) for s in layout),
        meant=_stroke(fact.meant) or (played if who.level else None),
        played=played,
        pocketed=tuple(Fallen(fell.piece.value, fell.hole) for fell in fact.stroke.pocketed),
        off_board=tuple(piece.value for piece in fact.stroke.off_board),
        touched=fact.stroke.touched,
        reason=None if event.reason is None else str(event.reason),
        clauses=event.clauses,
        fouls=tuple(_fouls(fact)),
        turn_kept=after.turn == fact.by and end is None,
        own_back=account.own_back,
        penalty=account.penalty,
        queen_back=account.queen_back,
        own_owed_before=owed_before[0],
        own_owed_after=owed_after[0],
        opponents_owed_before=owed_before[1],
        opponents_owed_after=owed_after[1],
        own_points_before=points_of(before, team),
        opponents_points_before=points_of(before, team.other),
        own_points_after=points_of(after, team),
        opponents_points_after=points_of(after, team.other),
        board_over=end is not None,
        board_won=None if end is None or end.winner is None else team_of(told, end.winner) is team,
        board_points=0
        if end is None
        else end.points(side_of(told, team)) - end.points(side_of(told, team).other),
    )


def _stroke(aim: Aim | None) -> Stroke | None:
    return None if aim is None else Stroke(aim.x, aim.angle, aim.speed, aim.spin)


def _fouls(fact: Struck) -> Iterator[str]:
    """Yield what the striker did that it must not do; the clauses say what that costs."""
    if any(fell.piece is Piece.STRIKER for fell in fact.stroke.pocketed):
        yield "striker-pocketed"
    if Piece.STRIKER in fact.stroke.off_board:
        yield "striker-off-board"
    if not fact.stroke.proper:
        yield "improper"


def _owed(state: State, team: Team) -> tuple[int, int]:
    """Return what a team owes, and what its opponents do."""
    if state.situation is None:
        return 0, 0
    own = side_of(state, team)
    return state.situation.side(own).owed, state.situation.side(own.other).owed
