"""An umpire's call as it is typed: the number of a clause, and against whom."""

import re
from collections.abc import Mapping
from typing import Final

from carrom.desk.choices import awaited
from carrom.desk.desk import Desk, find_player, player_list
from carrom.desk.errors import EntryError
from carrom.desk.strokes import LONGEST, read_pieces
from carrom.desk.words import LATE_NOTICE, plain
from carrom.match.facts import Called, Conceded, Disqualified, Fact, Placed
from carrom.match.table import next_player
from carrom.match.umpire import DISQUALIFYING
from carrom.messages import message
from carrom.rules.calls import CALLS
from carrom.texts import Language

BARE: Final[Mapping[str, str]] = {name.replace(".", ""): name for name in (*CALLS, *DISQUALIFYING)}
"""Clauses without their dots: ``311o`` is 3.11.o."""
CLAUSE: Final = re.compile(r"(?:international:)?([34][0-9a-z.]*)", re.IGNORECASE)
_RESTING: Final = ("3.10.d", "3.10.e", "3.10.f")
_PLACERS: Final = ("3.11.k", "3.11.m", "3.11.n", "3.11.p")
"""Calls about placing: the offender is the placer unless somebody else is named."""
_WAITERS: Final = ("3.1.d", "4.k")
"""Calls about somebody whose turn it is not."""


def read_call(typed: str, rest: str, desk: Desk, tongue: Language) -> Fact:
    """Read a call; what cannot be used raises :class:`EntryError`."""
    name = BARE.get(typed.replace(".", ""))
    if name is None:
        raise EntryError(message("umpire-unknown-call", clause=typed[:LONGEST]))
    if name in DISQUALIFYING:
        return Disqualified(player=read_player(rest, desk), clause=name)
    words = rest.split()
    noticed = not any(plain(w) in LATE_NOTICE for w in words)
    rest = " ".join(w for w in words if plain(w) not in LATE_NOTICE)
    if desk.state.situation is None:
        raise EntryError(message("umpire-no-board", awaited=awaited(desk)))
    if name in _RESTING:
        pieces = read_pieces(rest, desk.state.situation, tongue)
        return Called(clause=name, by=desk.state.turn or "", pieces=pieces)
    by = find_player(desk, rest) if rest else _offender(name, desk)
    return Conceded(by=by) if name == "4.r" else Called(clause=name, by=by, noticed=noticed)


def _offender(name: str, desk: Desk) -> str:
    """Return whom a call is most likely about."""
    state = desk.state
    turn = state.turn or ""
    if name in _WAITERS:
        return next_player(desk.settings, state, turn)
    if name in _PLACERS:
        if state.to_place:
            return state.to_place[0].placer
        placed = [e.fact.by for e in desk.log if isinstance(e.fact, Placed)]
        return placed[-1] if placed else turn
    if name == "3.12.d" and state.missed_cover is not None:
        return desk.settings.members(state.missed_cover)[0]
    if name == "4.g" and state.requested_by is not None:
        return next_player(desk.settings, state, state.requested_by)
    return turn


def read_player(rest: str, desk: Desk) -> str:
    """Return the player who is named; there must be one."""
    if not rest:
        raise EntryError(message("umpire-which-player", players=player_list(desk)))
    return find_player(desk, rest)
