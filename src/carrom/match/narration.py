"""A match in words: what happened, the ruling, what comes next. MatchLog, page and record say the same."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from carrom.equipment.pieces import Piece
from carrom.match.events import Event
from carrom.match.fact_words import happened
from carrom.match.facts import (
    Called,
    Conceded,
    EnteredGame,
    EnteredShootOut,
    NamedBreaker,
    Overruled,
    Passed,
    ShotAtQueen,
    Struck,
    TimeRanOut,
    Undone,
)
from carrom.match.match_log import MatchLog
from carrom.match.result_words import board_over, game_over, level, match_over, shoot_out_stands
from carrom.match.ruling_words import following, reason_in_words
from carrom.match.state import Phase, State, Timer, ToPlace, team_of
from carrom.messages import Message, message
from carrom.rules.placement.manner import Manner
from carrom.rules.reasons import Reason
from carrom.rules.situation import SIDES, QueenState, Side

_LET_GO: Final = (Reason.BREAK_MISSED, Reason.BREAK_LOST, Reason.MISS)
"""Reasons that say nothing new where no stroke was played."""


@dataclass(frozen=True, slots=True)
class Narration:
    """An entry and its answer, in parts that each are a sentence."""

    number: int
    entry: Message
    answer: tuple[Message, ...]
    clauses: tuple[str, ...]
    """The clauses the answer rests on."""


def narrate(match: MatchLog, event: Event) -> Narration:
    """Say what an entry was and what follows; ``match`` is as it was before the entry."""
    there = match.seq - match.cut
    known = there < len(match.events) and match.events[there] is event
    after = match.upto(match.seq + 1) if known else match.after(event)
    ruled = reason_in_words(match, event, after.state)
    entry = happened(match, event.fact)
    if ruled is not None and isinstance(event.fact, Struck | Called | Conceded):
        entry, ruled = ruled, None  # it says what happened, too
    answer = tuple(_answer(match, after, event, ruled))
    rules = match.settings.rules
    told = tuple(each.in_words_of(rules) for each in answer)
    return Narration(event.seq, entry.in_words_of(rules), told, event.clauses)


def _answer(
    before: MatchLog, after: MatchLog, event: Event, ruled: Message | None
) -> Iterator[Message]:
    if ruled is not None and not (
        isinstance(event.fact, Passed | TimeRanOut) and event.reason in _LET_GO
    ):
        yield ruled
    yield from _warned(before, after, event)
    follows = following(before, after, event)
    if follows is not None:
        yield follows
    if event.result is not None:
        yield from board_over(before, after, event, event.result)
    elif isinstance(event.fact, EnteredGame):
        yield from game_over(before, after)
    else:
        yield from shoot_out_stands(before, after, event)
    yield from level(before, after)
    if _decided(after.state) and not _decided(before.state):
        yield match_over(after)
    if isinstance(event.fact, Undone):
        return
    queen = None if follows else _queen(before.state, after.state, event)
    if queen is not None:
        yield queen
    late = isinstance(event.fact, TimeRanOut) and event.fact.timer is Timer.PLACING
    if late or (isinstance(event.fact, Called) and event.reason == Reason.NOTHING_CHANGES):
        yield from _not_placed_in_time(before.state, after.state)
    yield from _colours(before, after)
    if after.state.to_place != before.state.to_place and after.state.to_place:
        yield from to_place(after)
    yield from _held_last(before.state, after)
    if follows is None:
        yield from _owed(before.state, after)
    yield from _turn(before.state, after, event, told=follows is not None)


def _decided(state: State) -> bool:
    return state.winner is not None or state.ending is not None


def _warned(before: MatchLog, after: MatchLog, event: Event) -> Iterator[Message]:
    """Say which warning a call for disturbing was; the entry of a disturbance says it itself."""
    if isinstance(event.fact, Called) and before.state.disturbances != after.state.disturbances:
        player = event.fact.by
        count = after.state.disturbances.get(player, 0)
        yield message("narration-warning", player=before.name(player), count=count)


def _not_placed_in_time(old: State, new: State) -> Iterator[Message]:
    """Say what becomes of pieces that nobody placed in time: placed for him, or they stay pocketed."""
    if old.situation is None or new.situation is None:
        return
    late = {
        due.side for due in old.to_place
    }  # where it was a foul too, the placer's side pays as well
    sides = [(old.situation.side(side), new.situation.side(side)) for side in late]
    stay = sum(a.on_board + a.held - b.on_board - b.held for a, b in sides)
    held = sum(b.held - a.held for a, b in sides)
    due = sum(d.count for d in old.to_place)
    due -= sum(d.count for d in new.to_place if d.side in late)
    if stay:
        yield message("narration-forfeited", many=stay)
    if due > stay + held:
        yield message("narration-placed-for", many=due - stay - held)


def _queen(old: State, new: State, event: Event) -> Message | None:
    """Say what became of the queen where that is for the umpire to act on."""
    if old.situation is None or new.situation is None or event.result is not None:
        return None
    fell = isinstance(event.fact, Struck) and any(
        p.piece is Piece.QUEEN for p in event.fact.stroke.pocketed
    )
    out = old.situation.queen is QueenState.AWAITING_COVER or fell
    if out and new.situation.queen is QueenState.ON_BOARD and new.phase is not Phase.READY:
        return message("narration-queen-back")
    return None


def _colours(before: MatchLog, after: MatchLog) -> Iterator[Message]:
    old, new = before.state.situation, after.state.situation
    if old and new and old.colours_open and not new.colours_open:
        for side in Side:
            team = after.team(team_of(after.state, side))
            yield message(f"narration-takes-{side}", team=team)


def to_place(match: MatchLog) -> Iterator[Message]:
    """Say who places what, and where."""
    centre = match.settings.rule_set().book.placing.manner is Manner.CENTRE
    where = message(f"narration-where-{'centre' if centre else 'circle'}")
    for due in dues(match.state):
        colour = message(f"narration-colour-{due.side}")
        player = match.name(due.placer)
        yield message(
            "narration-to-place", player=player, many=due.count, colour=colour, where=where
        )


def dues(state: State) -> tuple[ToPlace, ...]:
    """Return what is to be placed, each placer's pieces of a colour together."""
    counts: dict[tuple[Side, str], int] = {}
    for due in state.to_place:
        key = (due.side, due.placer)
        counts[key] = counts.get(key, 0) + due.count
    return tuple(ToPlace(side, count, placer) for (side, placer), count in counts.items())


def _held_last(old: State, after: MatchLog) -> Iterator[Message]:
    """Say that a held piece is the last of its side, and keeps the board going (settled 60)."""
    for side in SIDES:
        if _is_held_last(after.state, side) and not _is_held_last(old, side):
            team = after.team(team_of(after.state, side))
            colour = message(f"narration-colour-{side}")
            yield message("narration-held-last", team=team, colour=colour)


def _is_held_last(state: State, side: Side) -> bool:
    if state.situation is None:
        return False
    pieces = state.situation.side(side)
    return pieces.held > 0 and pieces.on_board == 0


def _owed(old: State, after: MatchLog) -> Iterator[Message]:
    new = after.state
    if old.situation is None or new.situation is None or old.white is not new.white:
        return
    for side in Side:
        owed = new.situation.side(side).owed
        if owed > old.situation.side(side).owed:
            yield message("narration-owes", team=after.team(team_of(new, side)), many=owed)


def _head_start(after: MatchLog) -> Iterator[Message]:
    """Say what a side is given when a board begins."""
    start = after.settings.head_start
    if start is None:
        return
    team = after.team(start.team)
    if start.points and after.state.board == 1:
        yield message("narration-head-points", team=team, count=start.points)
    if start.pieces:
        yield message("narration-head-pieces", team=team, count=start.pieces)


def _turn(old: State, after: MatchLog, event: Event, *, told: bool) -> Iterator[Message]:
    new = after.state
    if new.phase is Phase.READY and old.phase is not Phase.READY:
        ended = isinstance(event.fact, EnteredGame | EnteredShootOut | ShotAtQueen)
        if event.result is not None or ended:
            yield message("narration-next-break", player=after.name(new.turn))
        elif not isinstance(event.fact, NamedBreaker):
            yield message("narration-named-breaker", player=after.name(new.turn))
        yield from _head_start(after)
        return
    ruled = event.reason is not None or isinstance(event.fact, Overruled)
    if told or new.turn is None or not ruled or new.phase not in (Phase.STROKE, Phase.PLACING):
        return
    kind = "plays-on" if new.turn == old.turn else "next"
    tries = new.situation.tries if new.situation else 1
    yield message(f"narration-{kind}", player=after.name(new.turn), tries=tries)
