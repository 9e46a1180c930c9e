"""An entry some strokes back that was wrong: another stands in its place, and what followed is ruled anew.

Nothing of the log changes. The entries are taken back to before the wrong one, and entered again behind
the right one; all of that are plain facts, which every reader of a record knows.
"""

from datetime import datetime
from typing import Final

from msgspec import structs

from carrom.desk.desk import decided
from carrom.desk.errors import EntryError
from carrom.desk.view import ruled
from carrom.desk.view_types import Refused, ReplacedEntry, Replacement
from carrom.match.facts import Fact, Protested, Undone
from carrom.match.match_log import CutShortError, MatchLog, standing_numbers
from carrom.match.refusals import Refusal
from carrom.messages import message

MOST: Final = 1000
"""Entries that are ruled anew at once: a long match has some hundred."""


def before_entry(log: MatchLog, seq: int) -> MatchLog:
    """Return the match as it stood before an entry that stands; any other raises :class:`EntryError`."""
    try:
        if seq in standing_numbers(log):
            return log.upto(seq - 1)
    except CutShortError:
        pass
    raise EntryError(message("umpire-no-such-entry", entry=seq))


def replacement(log: MatchLog, seq: int, fact: Fact | None, at: datetime) -> Replacement:
    """Return what becomes of a match with another fact in the place of an entry; None: with nothing there.

    Every entry behind it is ruled anew. Where the rules refuse one, it and all behind it are left out:
    what happened then is for the umpire to say.
    """
    before_entry(log, seq)
    numbers = [number for number in standing_numbers(log) if number >= seq]
    if len(numbers) > MOST:
        raise EntryError(message("umpire-entry-far-back", entry=seq, most=MOST))
    begun = decided(log, Undone(to=seq - 1), at)
    if isinstance(begun, Refusal):
        raise EntryError(begun.said)
    now = log.after(begun)
    facts: list[Fact] = [begun.fact]
    rows: list[ReplacedEntry] = []
    moved: dict[int, int] = {}
    stopped = False
    for number in numbers:
        event = log.event_at(number)
        told = fact if number == seq else _moved(event.fact, moved)
        row = ReplacedEntry(
            seq=number, fact=told or event.fact, was=ruled(log.upto(number - 1), event), now=None
        )
        if stopped:
            row = structs.replace(row, left_out=True)
        elif told is not None:
            done = decided(now, told, at)
            if isinstance(done, Refusal):
                if number == seq:
                    raise EntryError(done.said)
                stopped = True
                refused = Refused(why=done.why, said=done.said)
                row = structs.replace(row, now=refused, left_out=True)
            else:
                row = structs.replace(row, now=ruled(now, done))
                now = now.after(done)
                moved[number] = now.seq
                facts.append(told)
        rows.append(row)
    return Replacement(seq=log.seq, rows=tuple(rows), facts=tuple(facts))


def _moved(fact: Fact, moved: dict[int, int]) -> Fact:
    """Return a fact that names another entry by its new number."""
    if isinstance(fact, Protested) and fact.about in moved:
        return structs.replace(fact, about=moved[fact.about])
    return fact
