"""What a problem asks for: a goal, checked on the ruling of :mod:`carrom.rules`, never by other rules.

A stroke counts by what fell alone: how many white and black pieces, the queen, the striker. Which of
these outcomes reach the goal is worked out here beforehand, by a ruling on each of them, so that
whoever sets the problem needs no rule book.
"""

from dataclasses import replace
from enum import StrEnum
from itertools import product
from typing import Final

from carrom.equipment.pieces import Piece
from carrom.players.worth import keeps, side_after
from carrom.rules import (
    Pocketed,
    QueenState,
    RuleSet,
    Ruling,
    SideState,
    Situation,
    Stroke,
    rule,
)

Box = tuple[int, int, int, int, int, int]
"""Outcomes that count: white pieces from and to, black ones from and to, the queen, the striker."""
LAST: Final = 2
"""With so many own pieces left, winning the board at once can be asked for."""


class Goal(StrEnum):
    """What the stroke has to do."""

    PIECE = "piece"
    """Pocket an own piece, or the queen where that is allowed, and keep the turn."""
    TWO = "two"
    """Pocket two own pieces and keep the turn."""
    QUEEN = "queen"
    """Pocket the queen and keep the turn."""
    BOTH = "both"
    """Pocket the queen and cover her with the same stroke."""
    COVER = "cover"
    """Cover the queen that was pocketed before."""
    WIN = "win"
    """Win the board."""


def goals_of(situation: Situation) -> tuple[Goal, ...]:
    """Return what can be asked for; none where the rules have something else to settle first."""
    me = situation.side(situation.to_play)
    if not situation.broken or situation.colours_open or _owes(situation):
        return ()
    if situation.queen is QueenState.AWAITING_COVER:
        return (Goal.WIN,) if me.on_board == 1 else (Goal.COVER,)
    found = []
    if situation.queen is QueenState.ON_BOARD:
        if me.entitled:
            found += [Goal.QUEEN, Goal.BOTH]
    elif me.on_board <= LAST:
        found.append(Goal.WIN)
    if me.on_board > 1:
        found.append(Goal.PIECE)
    if me.on_board > LAST:
        found.append(Goal.TWO)
    return tuple(found)


def reached(goal: Goal, before: Situation, ruling: Ruling) -> bool:
    """Say whether a ruling says that the goal is reached, without any loss on the way."""
    if not keeps(before, ruling):
        return False
    if ruling.result is not None or goal is Goal.WIN:
        return ruling.result is not None
    me, after = side_after(before, ruling), ruling.situation
    fewer = _left(before.side(before.to_play)) - _left(after.side(me))
    mine = after.queen is not QueenState.ON_BOARD and after.queen_by is me
    took = mine and before.queen is QueenState.ON_BOARD
    covered = mine and after.queen is QueenState.COVERED
    match goal:
        case Goal.PIECE:
            return fewer > 0 or (fewer == 0 and took)
        case Goal.TWO:
            return fewer > 1
        case Goal.QUEEN:
            return fewer >= 0 and took
        case Goal.BOTH:
            return took and covered
        case Goal.COVER:
            return fewer > 0 and covered


def outcomes(rules: RuleSet, situation: Situation, goal: Goal) -> tuple[Box, ...] | None:
    """Return what has to fall; None where the order of falling or the pockets matter as well."""
    rows: list[Box] = []
    for queen, striker in product((0, 1), (0, 1)):
        if queen and situation.queen is not QueenState.ON_BOARD:
            continue
        for white in range(situation.white.on_board + 1):
            good = []
            for black in range(situation.black.on_board + 1):
                found = {
                    reached(goal, situation, rule(rules, situation, stroke))
                    for stroke in _strokes(white, black, queen, striker)
                }
                if len(found) > 1:
                    return None
                if found == {True}:
                    good.append(black)
            rows += _joined(white, good, queen, striker)
    return tuple(_merged(rows))


def counts(boxes: tuple[Box, ...], fell: tuple[int, int, int, int]) -> bool:
    """Say whether an outcome counts: white and black pieces, queen and striker that fell."""
    white, black, queen, striker = fell
    return any(
        box[0] <= white <= box[1] and box[2] <= black <= box[3] and box[4:] == (queen, striker)
        for box in boxes
    )


def _owes(situation: Situation) -> bool:
    return any(side.owed or side.held for side in (situation.white, situation.black))


def _left(side: SideState) -> int:
    return side.on_board + side.held + side.owed


def _strokes(white: int, black: int, queen: int, striker: int) -> list[Stroke]:
    """Return strokes in which this fell: in both orders, and the striker behind a piece or alone."""
    fallen = [Piece.WHITE] * white + [Piece.BLACK] * black + [Piece.QUEEN] * queen
    found = []
    for order, hole in product((fallen, fallen[::-1]), (1, 2)):
        pocketed = [Pocketed(piece, 1) for piece in order]
        pocketed += [Pocketed(Piece.STRIKER, hole)] * striker
        stroke = Stroke(tuple(pocketed))
        found += [stroke, replace(stroke, first_hit_behind_line=True)]
        found += [] if fallen else [replace(stroke, touched=False)]
    return found


def _joined(white: int, blacks: list[int], queen: int, striker: int) -> list[Box]:
    rows: list[Box] = []
    for black in blacks:
        if rows and rows[-1][3] == black - 1:
            rows[-1] = (white, white, rows[-1][2], black, queen, striker)
        else:
            rows.append((white, white, black, black, queen, striker))
    return rows


def _merged(rows: list[Box]) -> list[Box]:
    """Join boxes that lie beside each other."""
    found: list[Box] = []
    for row in rows:
        beside = next(
            (k for k, b in enumerate(found) if b[1] == row[0] - 1 and b[2:] == row[2:]), None
        )
        if beside is None:
            found.append(row)
        else:
            found[beside] = (found[beside][0], *row[1:])
    return found
