"""What a player sees, turned into the plain figures of a question to a program, and back."""

from dataclasses import asdict
from typing import Literal

from carrom.equipment.geometry import from_seat, to_seat
from carrom.equipment.pieces import Piece, Point, Seat
from carrom.physics.discs import MASSES
from carrom.players.answer_checks import places_of
from carrom.players.player_view import PlayerView
from carrom.players.program_messages import (
    AskedPlace,
    Kind,
    PlaceAnswer,
    ToldBoard,
    ToldPiece,
    ToldPosition,
    ToldRules,
    ToldSide,
    TurnAnswer,
    Who,
)
from carrom.players.spots import legal_spots
from carrom.rules import RuleSet, Side
from carrom.rules.stroke import colour_of


def rules_told(rules: RuleSet) -> ToldRules:
    """Return a rule set as a program is told it."""
    return ToldRules(
        name=rules.name,
        points_to_win=rules.points_to_win,
        boards_per_game=rules.boards_per_game,
        games_to_win=rules.games_to_win,
        queen_points=rules.queen_points,
        queen_ceiling=rules.queen_ceiling,
    )


def position_told(position: PlayerView) -> ToldPosition:
    """Return what a player sees in plain figures."""
    geometry, situation = position.geometry, position.situation
    base = places_of(position)
    return ToldPosition(
        rules=rules_told(position.rules),
        board=ToldBoard(
            half_side=geometry.half_side,
            holes=[(x, y) for x, y in geometry.holes],
            hole_radius=geometry.hole_radius,
            piece_radius=geometry.piece_radius,
            striker_radius=geometry.striker_radius,
            piece_mass=MASSES[Piece.WHITE],
            striker_mass=MASSES[Piece.STRIKER],
            base_distance=geometry.base_distance,
            centre_radius=geometry.centre_radius,
            inner_radius=geometry.inner_radius,
        ),
        surface=asdict(position.surface),
        pieces=[_piece(position, s.piece, to_seat(s.at, position.seat)) for s in position.layout],
        striker=[(float(low), float(high)) for low, high in zip(base.low, base.high, strict=True)],
        colour=None if situation.colours_open else colour_of(position.side),
        me=_side(position, position.side),
        opponent=_side(position, position.side.other),
        opponents=[_direction(position.seat, seat) for seat in position.opponents],
        to_play=_who(position, situation.to_play),
        queen=situation.queen,
        queen_by=None if situation.queen_by is None else _who(position, situation.queen_by),
        broken=situation.broken,
        break_attempts=situation.break_attempts,
        tries=situation.tries,
        board_number=position.board,
        seconds=position.seconds,
    )


def place_asked(number: int, position: PlayerView, piece: Piece, seed: int) -> AskedPlace:
    """Return the question where a piece goes."""
    return AskedPlace(
        id=number,
        piece=_kind(position, piece),
        colour=piece,
        spots=[to_seat(spot, position.seat) for spot in legal_spots(position)],
        position=position_told(position),
        seed=seed,
    )


def spot_told(answer: PlaceAnswer, seat: Seat) -> Point:
    """Return the place on the board that a program means."""
    return from_seat(Point(answer.x, answer.y), seat)


def turn_told(answer: TurnAnswer, seat: Seat) -> float:
    """Return how the rosette is turned on the board, in degrees."""
    return answer.degrees + 90.0 * seat.quarter_turns


def _piece(position: PlayerView, piece: Piece, at: Point) -> ToldPiece:
    return ToldPiece(kind=_kind(position, piece), colour=piece, x=at.x, y=at.y)


def _kind(position: PlayerView, piece: Piece) -> Kind:
    if piece is Piece.QUEEN:
        return "queen"
    if position.situation.colours_open:
        return "open"
    return "own" if piece is colour_of(position.side) else "opponent"


def _side(position: PlayerView, side: Side) -> ToldSide:
    state = position.situation.side(side)
    return ToldSide(
        on_board=state.on_board,
        owed=state.owed,
        held=state.held,
        entitled=state.entitled,
        points=state.points,
        games=position.games[0 if side is position.side else 1],
    )


def _who(position: PlayerView, side: Side) -> Who:
    return "me" if side is position.side else "opponent"


def _direction(own: Seat, other: Seat) -> Literal["right", "far", "left"]:
    """Return where somebody sits; seats go round anticlockwise, so the next is on the right."""
    turns = (other.quarter_turns - own.quarter_turns) % 4
    return "right" if turns == 1 else "far" if turns == 2 else "left"
