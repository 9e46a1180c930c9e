"""The best stroke of a board: of those that succeeded, the one that was least likely to."""

import asyncio
from collections import OrderedDict
from functools import partial
from typing import Final, NamedTuple

from carrom.equipment.pieces import Piece
from carrom.match.board_scores import boards_of
from carrom.match.events import sides_in
from carrom.match.facts import Struck
from carrom.match.match_log import MatchLog, Transition, replayed_from, standing
from carrom.match.state import Phase, side_of, team_of
from carrom.physics import ENGINE
from carrom.players import LEVELS, Hand
from carrom.players.at_match import view_of
from carrom.players.chances import chance_of
from carrom.rules.stroke import colour_of
from carrom.server.side_work import SEARCHES
from carrom.store.store import Chair, Room

PERSON: Final = LEVELS["club"].hand
"""The hand that people are thought to have."""
MOST: Final = 500
"""Boards whose best stroke is kept."""


class BestStroke(NamedTuple):
    """A stroke that succeeded, and how likely that was."""

    seq: int
    """The number of its entry."""
    stroke: int
    """Which stroke of the match it was, from 1."""
    by: str
    keep: float
    """How likely its player's hand makes a stroke that keeps the turn or wins, meaning this one."""


class BestStrokes:
    """Best strokes of boards that are over, each computed once."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], BestStroke | None] = OrderedDict()
        self._one = asyncio.Semaphore(1)

    async def of(self, room: Room, match: MatchLog, number: int) -> BestStroke | None:
        """Return the best stroke of a board; None where none succeeded. Raise LookupError: no such board."""
        board = ended_board(match, number)
        key = (room.id, board[-1].event.seq)
        async with self._one:
            if key not in self._kept:
                work = partial(best_stroke, match, board, room.chairs)
                self._kept[key] = await SEARCHES.do(work)
                while len(self._kept) > MOST:
                    self._kept.popitem(last=False)
            return self._kept[key]


def ended_board(match: MatchLog, number: int) -> tuple[Transition, ...]:
    """Return the entries of a board that is over, by its number among all that stand."""
    kept = standing(match)
    boards = list(boards_of(kept[replayed_from(kept) :]))
    if not 1 <= number <= len(boards) or boards[number - 1][-1].event.result is None:
        raise LookupError(f"board {number} is not over")
    return boards[number - 1]


def best_stroke(
    match: MatchLog, board: tuple[Transition, ...], chairs: dict[str, Chair]
) -> BestStroke | None:
    """Return the stroke of a board that succeeded although it was least likely to."""
    found: BestStroke | None = None
    for entry in board:
        fact = entry.event.fact
        if not isinstance(fact, Struck) or not _succeeded(match, entry):
            continue
        if fact.aim is None or fact.engine != ENGINE:
            continue
        before = match.upto(entry.event.seq - 1)
        hand = hand_of(chairs.get(fact.by, Chair.PERSON))
        chance = chance_of(view_of(before, fact.by), fact.aim, hand, seed=entry.event.seq)
        if found is None or chance.keep < found.keep:
            number = sum(isinstance(e.fact, Struck) for e in match.events[: entry.event.seq])
            found = BestStroke(entry.event.seq, number, fact.by, chance.keep)
    return found


def hand_of(chair: Chair) -> Hand:
    """Return the hand of who sits on a chair."""
    return PERSON if chair is Chair.PERSON else LEVELS[chair.value].hand


def _succeeded(match: MatchLog, entry: Transition) -> bool:
    """Say whether a stroke pocketed a piece of its player's or the queen, and kept the turn or won."""
    before, event, after = entry
    fact = event.fact
    if not isinstance(fact, Struck) or before.phase is not Phase.STROKE or before.white is None:
        return False
    sides = sides_in(before, event)
    team = match.settings.team(fact.by)
    good = {colour_of(side_of(sides, team)), Piece.QUEEN}
    if not any(pocketed.piece in good for pocketed in fact.stroke.pocketed):
        return False
    end = event.result or after.ended
    if end is not None:
        return end.winner is not None and team_of(sides, end.winner) is team
    return after.turn == fact.by
