"""The set of positions in which all players are compared: 200 boards, one position of each.

Two players ``expert-1`` played the boards under the international rule, each up to a stroke drawn
by chance. A line of the file has a position and its best strokes; ``tools/regret_set.py`` makes the
file anew, the same to the last figure.
"""

from dataclasses import replace
from functools import cache, partial
from importlib.resources import files
from itertools import count
from typing import Final

import msgspec
import numpy as np

from carrom.arena.encounter import BoardTable
from carrom.arena.entrants import entrant
from carrom.arena.pairing import seed_of
from carrom.arena.regret_figures import HAND_NAME, Table
from carrom.arena.regret_reference import Row, best_strokes
from carrom.arena.watching import Watched
from carrom.equipment.aim import Aim
from carrom.match.match import Match
from carrom.match.notation import Position, read_position
from carrom.match.state import Phase
from carrom.players.legal_strokes import seen
from carrom.players.player_view import PlayerView
from carrom.rules import RULE_SETS

COUNT: Final = 200
FILE: Final = "regret_positions.jsonl"
RULES: Final = RULE_SETS.default.name
PLAYER: Final = "expert-1"
SEED: Final = 1
LATEST: Final = 18
"""A position comes after 1 to so many strokes of its board."""
LONGEST: Final = 60.0
"""Seconds for a decision; none takes as long."""


class KnownPosition(msgspec.Struct, frozen=True):
    """A position of the set, with the best strokes for the hand that plays them."""

    position: str
    """In one line of text: see :mod:`carrom.match.notation`."""
    keep_stroke: Row
    """The stroke surest to keep the turn."""
    keep: float
    """How often it does."""
    points_stroke: Row
    """The stroke that brings most."""
    points: float
    """What it brings on average."""

    @property
    def view(self) -> PlayerView:
        """As the player in turn sees it."""
        return seen(read_position(self.position))


@cache
def known_positions() -> tuple[KnownPosition, ...]:
    """Return the set, in the order of its numbers."""
    lines = files("carrom.arena").joinpath(FILE).read_bytes().splitlines()
    return tuple(msgspec.json.decode(line, type=KnownPosition) for line in lines)


def drawn(number: int) -> Position:
    """Return a position of a board that is played for it, or of the next one if that ended earlier."""
    player = entrant(PLAYER, HAND_NAME)
    for board in count():
        chance = np.random.default_rng([SEED, number, board])
        strokes = int(chance.integers(1, LATEST, endpoint=True))
        match = Match.new("Ada", "Ben", rules=RULES, single_board=True)
        seated = {
            who: Watched(player.computer.player, who, side, LONGEST)
            for side, who in enumerate(("p1", "p2"))
        }
        computers = {who: replace(player.computer, player=each) for who, each in seated.items()}
        table = BoardTable(match, seed_of(number, board), seated, computers)
        table.play(partial(_reached, table, strokes))
        if match.board is not None:
            return match.board
    raise RuntimeError("a board that goes on is always found")


def _reached(table: BoardTable, strokes: int, match: Match) -> bool:
    """Say whether so many strokes were made, the board is broken and the next stroke is due."""
    now = match.state
    due = now.phase is Phase.STROKE and now.situation is not None and now.situation.broken
    return due and table.strokes >= strokes


def with_best_strokes(position: str, number: int) -> KnownPosition:
    """Search a position of the set, and play what was found a thousand times more."""
    view = seen(read_position(position))
    table = Table.of(view)
    keep, points = best_strokes(view, number)
    return KnownPosition(
        position,
        keep,
        table.figures(Aim(view.seat, *keep), number).keep,
        points,
        table.figures(Aim(view.seat, *points), number).points,
    )
