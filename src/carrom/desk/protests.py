"""A protest as it is typed: who, against which entry, and the clause it rests on (4.3)."""

import re
from typing import Final

from carrom.desk.calls import read_player
from carrom.desk.desk import find_player, rulings
from carrom.desk.errors import EntryError
from carrom.desk.strokes import LONGEST
from carrom.match.facts import Fact, Protested
from carrom.match.match_log import MatchLog
from carrom.match.state import ProtestState
from carrom.messages import message
from carrom.rules.catalogue import find_citable

_OPEN: Final = (ProtestState.ANNOUNCED, ProtestState.WRITTEN)
_ENTRY: Final = re.compile(r"#?([0-9]{1,6})")


def read_protest(rest: str, desk: MatchLog) -> Fact:
    """Read ``PLAYER [ENTRY] [CLAUSE]``; without an entry it is against the last decision."""
    who, *behind = rest.split() or [""]
    player = read_player(who, desk)
    entry = _ENTRY.fullmatch(behind[0]) if behind else None
    if (
        entry
        and len(behind) == 1
        and int(entry[1]) > len(desk.log)
        and find_citable(behind[0], desk.settings.rules)
    ):
        entry = None  # a law that is a number, such as 91
    named = " ".join(behind[1:] if entry else behind)
    if entry is None and len(behind) > 1:
        raise EntryError(message("umpire-not-an-entry", typed=behind[0][:LONGEST]))
    last = rulings(desk)[-1:] or (len(desk.log),)
    about = int(entry[1]) if entry else last[0]
    return Protested(by=player, about=about, clause=_clause(named, desk) if named else None)


def _clause(typed: str, desk: MatchLog) -> str:
    found = find_citable(typed, desk.settings.rules)
    if found is None:
        raise EntryError(message("refusal-unknown-clause", clause=typed[:LONGEST]))
    return found


def protester(rest: str, desk: MatchLog) -> str:
    """Return whose protest is meant; the only open one need not be named."""
    if rest:
        return find_player(desk, rest)
    open_ones = [p.by for p in desk.state.protests if p.state in _OPEN]
    if len(open_ones) == 1:
        return open_ones[0]
    return read_player("", desk)
