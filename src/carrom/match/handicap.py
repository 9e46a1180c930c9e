"""A head start in pieces: what it changes about a board.

It is given as if the side had pocketed them: penalties are paid from them, and the side may pocket the
queen at once. They are taken from the outer ring of the rosette, evenly around it, so that its core
stands as always. Before the board is broken nothing is paid from them: the rosette stays as it is.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from carrom.equipment.pieces import Layout
from carrom.match.settings import Settings, Team
from carrom.rules.ruling import Ruling
from carrom.rules.situation import Side, Situation
from carrom.rules.stroke import colour_of

INNER: Final = 6
"""Pieces of the inner ring, with which a rosette begins."""
OUTER: Final = 6
"""Pieces of each colour in the outer ring."""

Given = Mapping[Side, int]
"""How many pieces a side has pocketed before the board begins; a side without any is left out."""


def pieces_given(settings: Settings, white: Team | None) -> Given:
    """Return the head start in pieces by colour, where one team plays white."""
    start = settings.head_start
    if start is None or not start.pieces or white is None:
        return {}
    return {Side.WHITE if start.team is white else Side.BLACK: start.pieces}


def points_given(settings: Settings) -> tuple[int, int]:
    """Return the points of both teams when a game begins."""
    start = settings.head_start
    if start is None:
        return (0, 0)
    return (start.points, 0) if start.team is Team.A else (0, start.points)


def with_gaps(rosette: Layout, given: Given) -> Layout:
    """Return the rosette without the pieces given: of each colour's outer ones, evenly around."""
    gone: set[int] = set()
    for side, count in given.items():
        own = [k for k in range(INNER, len(rosette)) if rosette[k].piece is colour_of(side)]
        gone |= {own[OUTER * number // count] for number in range(count)}
    return tuple(standing for k, standing in enumerate(rosette) if k not in gone)


def with_given(situation: Situation, given: Given) -> Situation:
    """Return a board before the break with the pieces given pocketed."""
    for side, count in given.items():
        before = situation.side(side)
        after = replace(before, on_board=before.on_board - count, entitled=True)
        situation = situation.with_side(side, after)
    return situation


def ruled_before_break(
    situation: Situation, given: Given, make: Callable[[Situation], Ruling]
) -> Ruling:
    """Rule as if no piece had been given: nothing is paid from them while the rosette stands."""
    full = situation
    for side, count in given.items():
        before = full.side(side)
        full = full.with_side(side, replace(before, on_board=before.on_board + count))
    ruling = make(full)
    return replace(ruling, situation=with_given(ruling.situation, given))
