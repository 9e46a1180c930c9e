"""What an umpire's call is about: the event of the log, and from it the player (settled 57).

A call about the last stroke names its player, whoever is in turn by now; one about a placed piece
names who placed it, and whether a stroke has been made since. People are asked for what the log
cannot know.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from msgspec import structs

from carrom.equipment.pieces import Piece
from carrom.match.facts import (
    Called,
    EnteredBoard,
    EnteredGame,
    Overruled,
    Passed,
    Placed,
    Struck,
    TimeRanOut,
)
from carrom.match.match_log import CutShortError, MatchLog, Transition, standing_backwards
from carrom.match.refusals import RefusedError, Why
from carrom.match.seating import next_player
from carrom.match.settings import Kind
from carrom.match.state import side_of
from carrom.rules.book import About, CallRule, Condition, Offender, Resting
from carrom.rules.piece_calls import as_stroke
from carrom.rules.stroke import colour_of


class Placing(NamedTuple):
    """A piece that was placed in this board, and whether a stroke has been made since."""

    seq: int
    by: str
    late: bool


_OWN_TURN: Final = frozenset(
    {Condition.IN_TURN, Condition.NO_STRIKER_ROOM, Condition.BREAK_NOT_MADE}
)


def completed(match: MatchLog, fact: Called) -> Called:
    """Return a call with what the log knows of it; refuse one that says otherwise."""
    row = match.settings.rule_set().book.calls.get(fact.clause)
    if row is None:
        return fact
    if row.about is About.STROKE:
        return _of_the_stroke(match, fact, row)
    if row.about is About.PLACING:
        return _of_a_placing(match, fact, row)
    if fact.about is not None:
        raise RefusedError(Why.NO_SUCH_EVENT)
    return fact if fact.by else structs.replace(fact, by=_player(match, row))


def amends(match: MatchLog, fact: Called) -> bool:
    """Say whether a call has the stroke that it is about ruled again."""
    row = match.settings.rule_set().book.calls.get(fact.clause)
    if row is None or row.about is not About.STROKE or row.effect is not as_stroke:
        return False
    return bool(fact.pieces) or row.resting is Resting.UNDER_STRIKER


def last_stroke(match: MatchLog) -> tuple[Transition, tuple[Transition, ...]] | None:
    """Return the last stroke and what was entered after it; None: it cannot be called about any more."""
    later: list[Transition] = []
    try:
        for entry in standing_backwards(match):
            if isinstance(entry.event.fact, Struck):
                return entry, tuple(reversed(later))
            if _closes(entry):
                return None
            later.append(entry)
    except CutShortError:
        return None
    return None


def _closes(entry: Transition) -> bool:
    """Say whether an entry ends the time in which the stroke before it can be called about."""
    fact = entry.event.fact
    timed_out = isinstance(fact, TimeRanOut) and entry.before.turn != entry.after.turn
    again = entry.after.replays > entry.before.replays
    return timed_out or again or isinstance(fact, Passed | EnteredBoard | EnteredGame | Overruled)


def placings(match: MatchLog) -> Iterator[Placing]:
    """Yield the pieces that were placed in this board, the last one first, but those called before."""
    late = amended = False
    called: set[int] = set()
    try:
        for entry in standing_backwards(match):
            fact = entry.event.fact
            if entry.before.situation is None or _board(entry) != _now(match):
                return
            if isinstance(fact, Called) and fact.about is not None:
                called.add(fact.about)
                amended = amended or amends(match, fact)
            elif isinstance(fact, Struck):
                amended = False
            elif amended:
                pass  # what was placed by the first ruling was taken off again
            elif isinstance(fact, Placed) and entry.event.seq not in called:
                yield Placing(entry.event.seq, fact.by, late)
            late = late or isinstance(fact, Struck | Passed)
    except CutShortError:
        return


def _board(entry: Transition) -> tuple[int, int, int]:
    return entry.before.replays, entry.before.game, entry.before.board


def _now(match: MatchLog) -> tuple[int, int, int]:
    return match.state.replays, match.state.game, match.state.board


def _of_the_stroke(match: MatchLog, fact: Called, row: CallRule) -> Called:
    found = last_stroke(match)
    if found is None:
        raise RefusedError(Why.NO_STROKE_BEFORE)
    stroke = found[0].event
    if row.effect is not as_stroke and _board(found[0]) != _now(match):
        raise RefusedError(Why.NO_STROKE_BEFORE)
    if fact.about not in (None, stroke.seq):
        raise RefusedError(Why.TOO_LATE)
    if not isinstance(stroke.fact, Struck):
        raise TypeError("the last stroke is a stroke")
    if fact.by not in ("", stroke.fact.by):
        raise RefusedError(Why.STROKE_BY_ANOTHER, player=stroke.fact.by)
    if {Condition.OPPONENTS_FELL, Condition.OPPONENTS_ALONE}.intersection(row.when):
        _check_whose_fell(match, fact, found[0], alone=Condition.OPPONENTS_ALONE in row.when)
    return structs.replace(fact, by=stroke.fact.by, about=stroke.seq)


def _check_whose_fell(match: MatchLog, call: Called, entry: Transition, *, alone: bool) -> None:
    """Refuse a call that pieces of the wrong side fell, where the log says otherwise (3.6.c).

    Pieces that were entered as the player's own, but were the opponent's, are named.
    """
    fact = entry.event.fact
    if not isinstance(fact, Struck) or entry.after.white is None:
        raise RefusedError(Why.NO_STROKE_BEFORE)
    player = fact.by
    own = colour_of(side_of(entry.after, match.settings.team(player)))
    theirs = Piece.BLACK if own is Piece.WHITE else Piece.WHITE
    if call.pieces:
        if len(call.pieces) > _own_in_turn(match, player, own):
            raise RefusedError(Why.TAKEN_TOO_MANY, player=player)
        return
    fell = [fallen.piece for fallen in fact.stroke.pocketed]
    if theirs not in fell or (alone and own in fell):
        raise RefusedError(Why.NO_OPPONENTS_FELL, player=player)


def _own_in_turn(match: MatchLog, player: str, own: Piece) -> int:
    """Count the own pieces that a player has pocketed since somebody else played."""
    many = 0
    for entry in standing_backwards(match):
        fact = entry.event.fact
        if isinstance(fact, Struck | Passed):
            if fact.by != player or _board(entry) != _now(match):
                break
            if isinstance(fact, Struck):
                many += sum(fallen.piece is own for fallen in fact.stroke.pocketed)
    return many


def _of_a_placing(match: MatchLog, fact: Called, row: CallRule) -> Called:
    """Find the piece: one that was placed in time for the call, by whom it names if it names anybody."""
    state = match.state
    now = Condition.BEING_PLACED in row.when and Condition.PLACED_EARLIER not in row.when
    if now and fact.about is None:
        placing = [due.placer for due in state.to_place]
        if not placing and not state.placed_before_stroke:
            raise RefusedError(Why.NO_PLACING)
        by = fact.by or next(iter((*placing, *reversed(state.placed_before_stroke))))
        if by not in placing and by not in state.placed_before_stroke:
            raise RefusedError(Why.NOTHING_PLACED, player=by)
        if by in placing:
            return structs.replace(fact, by=by)
    found = [each for each in placings(match) if fact.by in ("", each.by)]
    if fact.about is not None:
        found = [each for each in found if each.seq == fact.about]
    wanted = [each for each in found if _in_time(row, late=each.late)]
    if row.late_differs and not fact.noticed:
        wanted = [each for each in wanted if each.late] or wanted
    if not wanted:
        if found and not found[0].late:
            raise RefusedError(Why.NOT_YET_LATE)
        if found:
            raise RefusedError(Why.TOO_LATE)
        if fact.by:
            raise RefusedError(Why.NOTHING_PLACED, player=fact.by)
        raise RefusedError(Why.NO_PLACING)
    one = wanted[0]
    noticed = not one.late if row.late_differs else True
    return structs.replace(fact, by=one.by, about=one.seq, noticed=noticed)


def _in_time(row: CallRule, *, late: bool) -> bool:
    """Say whether a call fits a piece that was, or was not, placed before the last stroke."""
    if Condition.PLACED_EARLIER in row.when:
        return late
    return not late or Condition.BEING_PLACED not in row.when


def _player(match: MatchLog, row: CallRule) -> str:
    """Return who alone can have done it; where that may be several, somebody has to say who."""
    state = match.state
    turn = state.turn or ""
    singles = match.settings.kind is Kind.SINGLES
    if row.about is About.QUEEN:
        if state.missed_cover_by is None:
            raise RefusedError(Why.NOTHING_MISSED)
        return state.missed_cover_by
    if turn and not _OWN_TURN.isdisjoint(row.when):
        return turn
    if turn and singles and Condition.OPPONENTS_TURN in row.when:
        return next_player(match.settings, state, turn)
    if turn and singles and Condition.OUT_OF_TURN in row.when:
        return next_player(match.settings, state, turn)
    if singles and row.who is Offender.NOT_THE_REQUESTER and state.requested_by is not None:
        return next_player(match.settings, state, state.requested_by)
    raise RefusedError(Why.WHO_DID_IT, clause=row.clause.partition(":")[2])
