"""Positions by chance: any rule set, any seat, pieces anywhere, the queen in any state."""

from math import hypot

import numpy as np

from carrom.equipment.editions import EDITIONS
from carrom.equipment.pieces import Layout, Piece, Point, Seat, Standing
from carrom.equipment.standard import standard_geometry
from carrom.match.seating import opposite
from carrom.players import Hand, PlayerView
from carrom.players.one_ply.levels import Head, Level
from carrom.rules import RULE_SETS, QueenState, Side, SideState, Situation
from carrom.rules.stroke import colour_of

BOARD = standard_geometry(EDITIONS["revised"])
QUICK = Level("beginner", Hand(angle=1.0, place=1e-3, speed=0.1), Head(40, 5, 2))
RULES = list(RULE_SETS)
SEATS = list(Seat)


def scattered(pieces: list[Piece], chance: np.random.Generator, spread: float = 1.0) -> Layout:
    """Return pieces lying anywhere they can lie, within a part of the board; crowded if it is small."""
    laid: list[Standing] = []
    most = BOARD.half_side - BOARD.piece_radius
    for piece in pieces:
        while True:
            # Some lie against a cushion and some on a base line, as in play.
            at = [float(v) for v in chance.uniform(-most, most, 2) * spread]
            if chance.random() < 0.15:
                at[int(chance.integers(2))] = most * float(chance.choice([-1.0, 1.0]))
            elif chance.random() < 0.15:
                at[int(chance.integers(2))] = BOARD.base_distance * float(chance.choice([-1, 1]))
            if _free(Point(*at), laid):
                laid.append(Standing(piece, Point(*at)))
                break
    return tuple(laid)


def _free(at: Point, laid: list[Standing]) -> bool:
    if any(hypot(at.x - h.x, at.y - h.y) < BOARD.tipping_distance + 1e-6 for h in BOARD.holes):
        return False
    least = 2 * BOARD.piece_radius + 1e-6
    return all(hypot(at.x - s.at.x, at.y - s.at.y) > least for s in laid)


def position(seed: int, rules: str, spread: float = 1.0) -> PlayerView:
    """Return a position that can occur, or nearly."""
    chance = np.random.default_rng(seed)
    side = list(Side)[int(chance.integers(2))]
    open_ = rules == "percuteur" and chance.random() < 0.2
    left = {s: 9 if open_ else int(chance.integers(1, 10)) for s in Side}
    queen = QueenState.ON_BOARD if open_ else list(QueenState)[int(chance.integers(3))]
    by = None
    if queen is not QueenState.ON_BOARD:
        by = side if queen is QueenState.AWAITING_COVER else list(Side)[int(chance.integers(2))]
    state = {
        s: SideState(
            on_board=left[s], entitled=left[s] < 9 or by is s, points=int(chance.integers(25))
        )
        for s in Side
    }
    pieces = [colour_of(s) for s in Side for _ in range(left[s])]
    if queen is QueenState.ON_BOARD:
        pieces.append(Piece.QUEEN)
    seat = SEATS[int(chance.integers(4))]
    return PlayerView(
        rules=RULE_SETS[rules],
        geometry=BOARD,
        situation=Situation(
            white=state[Side.WHITE],
            black=state[Side.BLACK],
            to_play=side,
            queen=queen,
            queen_by=by,
            colours_open=open_,
        ),
        layout=scattered(pieces, chance, spread),
        seat=seat,
        side=side,
        opponents=(opposite(seat),),
    )
