"""The best stroke of a board: of those that succeeded, the one that was least likely to."""

from functools import partial
from typing import Final, NamedTuple

import msgspec

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
from carrom.server.rooms.made_once import MadeOnce
from carrom.server.rooms.replays import match_of_room, motion_again
from carrom.server.rooms.room_state import RoomState
from carrom.server.rooms.rooms import Rooms
from carrom.server.side_work import FILES, SEARCHES
from carrom.store.store import Chair

PERSON: Final = LEVELS["club"].hand
"""The hand that people are thought to have."""
MOST: Final = 100
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
    """Best strokes of boards that are over, as JSON."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._made = MadeOnce(MOST)

    async def of(self, live: RoomState, number: int, address: str) -> bytes:
        """Return the best stroke of a board, with its motion, for somebody who asks from an address.

        Raise LookupError: no such board is over.
        """
        make = partial(self._make, live, number, address)
        return await self._made.of((live.room.id, number), live.seq, make)

    async def _make(self, live: RoomState, number: int, address: str) -> bytes:
        """Search it; a log that is no longer in memory is read where no game waits for it."""
        chairs = live.room.chairs
        if live.match.cut == 0:
            with SEARCHES.place(address):
                return await SEARCHES.do(partial(best_of_match, live.match, chairs, number))
        with FILES.place(address):
            record = await self._rooms.record_of(live, live.seq)
            return await FILES.do(partial(best_of_room, record, chairs, number))


def best_of_room(record: bytes, chairs: dict[str, Chair], number: int) -> bytes:
    """Return the best stroke of a board of a room's match as JSON."""
    return best_of_match(match_of_room(record), chairs, number)


def best_of_match(match: MatchLog, chairs: dict[str, Chair], number: int) -> bytes:
    """Return the best stroke of a board as JSON, with its motion; null where none succeeded."""
    found = best_stroke(match, ended_board(match, number), chairs)
    if found is None:
        return msgspec.json.encode({"best": None})
    before = match.state_at(found.seq - 1)
    moved = motion_again(match.settings, before, match.event_at(found.seq))
    motion = None if moved is None else msgspec.Raw(moved)
    return msgspec.json.encode({"best": {**found._asdict(), "motion": motion}})


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
