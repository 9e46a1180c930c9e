"""A match in words: what happened, the ruling, what comes next. MatchLog, page and record say the same."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from carrom.equipment.pieces import Piece, Seat
from carrom.match.events import Event, sides_in
from carrom.match.facts import (
    Called,
    CameLate,
    ChangedBoard,
    ChangedStriker,
    Chose,
    Conceded,
    DecidedProtest,
    Demanded,
    Disqualified,
    Disturbed,
    Fact,
    Forwent,
    FoundNoRoom,
    FoundRoom,
    NamedBreaker,
    Overruled,
    Passed,
    Placed,
    PlayedTrial,
    Protested,
    Requested,
    SaidPlay,
    Struck,
    TimeRanOut,
    TookSeats,
    Tossed,
    TurnedRosette,
    Undone,
    WroteProtest,
)
from carrom.match.match_log import MatchLog, is_redo, taken_back
from carrom.match.ruling_words import following, reason_in_words
from carrom.match.settings import Settings, Team
from carrom.match.slams import slam_at_end
from carrom.match.state import Ending, Phase, State, Timer, ToPlace, points_of, team_of
from carrom.messages import Argument, Message, message
from carrom.rules.reasons import Reason
from carrom.rules.ruling import BoardResult
from carrom.rules.situation import SIDES, QueenState, Side
from carrom.rules.stroke import Pocketed, Stroke

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
    known = match.seq < len(match.events) and match.events[match.seq] is event
    after = match.upto(match.seq + 1) if known else match.after(event)
    ruled = reason_in_words(match, event, after.state)
    entry = happened(match, event.fact)
    if ruled is not None and isinstance(event.fact, Struck | Called | Conceded):
        entry, ruled = ruled, None  # it says what happened, too
    answer = tuple(_answer(match, after, event, ruled))
    return Narration(event.seq, entry, answer, event.clauses)


def happened(match: MatchLog, fact: Fact) -> Message:
    """Say what a fact is."""
    tag = fact.__struct_config__.tag
    return message(f"narration-{tag}", **dict(_details(match, fact)))


def _details(match: MatchLog, fact: Fact) -> Iterator[tuple[str, Argument]]:
    match fact:
        case Tossed(winner=team) | PlayedTrial(team=team):
            yield "team", match.team(team)
        case Chose(choice=choice):
            yield "team", match.team(match.state.toss_winner or Team.A)
            yield "choice", message(f"narration-choice-{choice}")
        case TookSeats(seats=seats):
            yield "seats", seated(match, seats)
        case SaidPlay():
            yield "again", "yes" if match.state.phase is Phase.REQUEST else "no"
        case TurnedRosette(by=by, degrees=degrees):
            yield "player", match.name(by)
            yield "degrees", round(degrees % 360.0, 2)
        case Struck(by=by, stroke=stroke, aim=aim):
            yield "player", match.name(by)
            yield "stroke", stroke_in_words(stroke, numbers=aim is None)
        case Placed(by=by, side=side):
            yield "player", match.name(by)
            yield "colour", message(f"narration-colour-{side}")
        case FoundNoRoom(side=side) | FoundRoom(side=side):
            yield "colour", message(f"narration-colour-{side}")
        case Called(clause=clause, by=by):
            yield "player", match.name(by)
            yield "clause", clause
            yield "label", call_label(match.settings, clause)
        case TimeRanOut(timer=timer):
            yield "timer", message(f"narration-timer-{timer}")
        case Disqualified(player=player, clause=clause):
            yield "player", match.name(player)
            yield "clause", clause
            yield "label", call_label(match.settings, clause)
        case Demanded(by=by, points=points):
            yield "player", match.name(by)
            yield "points", points
        case Disturbed(by=by):
            yield "player", match.name(by)
            yield "count", match.state.disturbances.get(by, 0) + 1
        case ChangedBoard(reason=reason):
            yield "reason", reason or "none"
        case Protested(by=by, about=about, clause=clause):
            yield "player", match.name(by)
            yield "about", about
            yield "clause", clause or "none"
        case DecidedProtest(by=by, upheld=upheld):
            yield "player", match.name(by)
            yield "upheld", "yes" if upheld else "no"
        case Overruled(reason=reason):
            yield "reason", reason
        case Undone():
            yield from _undone(match, fact)
        case NamedBreaker(player=player) | CameLate(player=player):
            yield "player", match.name(player)
        case (
            Passed(by=by)
            | Requested(by=by)
            | ChangedStriker(by=by)
            | Forwent(by=by)
            | Conceded(by=by)
            | WroteProtest(by=by)
        ):
            yield "player", match.name(by)
        case _:
            return


def _undone(match: MatchLog, fact: Undone) -> Iterator[tuple[str, Argument]]:
    changed = taken_back(match, fact)
    yield "kind", "redo" if is_redo(match, fact) else "undo"
    yield "many", len(changed)
    yield "entry", changed[-1].seq if changed else 0


def call_label(settings: Settings, clause: str) -> Message:
    """Name in a few words what a call or a disqualification is about."""
    book = settings.rule_set().book
    return (book.calls.get(clause) or book.disqualifications[clause]).label


def stroke_in_words(stroke: Stroke, *, numbers: bool = True) -> Message:
    """Say what a stroke did, in order of falling; with the numbers of pockets that a person gave."""
    parts = [_fallen(p, numbers=numbers) for p in stroke.pocketed]
    parts += [message(f"narration-off-{piece}") for piece in stroke.off_board]
    if not stroke.touched:
        parts.append(message("narration-untouched"))
    elif not stroke.pocketed:
        parts.insert(0, message("narration-nothing-fell"))
    if not stroke.proper:
        parts.append(message("narration-improper"))
    if stroke.first_hit_behind_line:
        parts.append(message("narration-behind"))
    return joined(parts)


def _fallen(fallen: Pocketed, *, numbers: bool) -> Message:
    if fallen.hole is None or not numbers:
        return message(f"narration-piece-{fallen.piece}")
    return message(
        "narration-in-hole", piece=message(f"narration-piece-{fallen.piece}"), hole=fallen.hole
    )


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
        yield from _board_over(before, after, event, event.result)
    if after.state.winner is not None and before.state.winner is None:
        yield match_over(after)
    if isinstance(event.fact, Undone):
        return
    queen = None if follows else _queen(before.state, after.state, event)
    if queen is not None:
        yield queen
    if isinstance(event.fact, Struck) and event.result is None:
        jumped = sum(p is not Piece.STRIKER for p in event.fact.stroke.off_board)
        if jumped:
            yield message("narration-put-back", many=jumped)
    if isinstance(event.fact, TimeRanOut) and event.fact.timer is Timer.PLACING:
        yield from _not_placed_in_time(before.state, after.state)
    yield from _colours(before, after)
    if after.state.to_place != before.state.to_place and after.state.to_place:
        yield from to_place(after)
    if follows is None:
        yield from _owed(before.state, after)
    yield from _turn(before.state, after, event, told=follows is not None)


def _warned(before: MatchLog, after: MatchLog, event: Event) -> Iterator[Message]:
    """Say which warning a call for disturbing was; the entry of a disturbance says it itself."""
    if isinstance(event.fact, Called) and before.state.disturbances != after.state.disturbances:
        player = event.fact.by
        count = after.state.disturbances.get(player, 0)
        yield message("narration-disturbed", player=before.name(player), count=count)


def _not_placed_in_time(old: State, new: State) -> Iterator[Message]:
    """Say what becomes of pieces that nobody placed in time: placed for him, or they stay pocketed."""
    if old.situation is None or new.situation is None:
        return
    sides = [(old.situation.side(side), new.situation.side(side)) for side in SIDES]
    stay = sum(a.on_board + a.held - b.on_board - b.held for a, b in sides)
    held = sum(b.held - a.held for a, b in sides)
    due = sum(d.count for d in old.to_place) - sum(d.count for d in new.to_place)
    if stay:
        yield message("narration-forfeited", many=stay)
    if due > stay + held:
        yield message("narration-placed-for", many=due - stay - held)


def _board_over(
    before: MatchLog, after: MatchLog, event: Event, result: BoardResult
) -> Iterator[Message]:
    old, new = sides_in(before.state, event), after.state
    if result.winner is None:
        yield message("narration-board-void")
        return
    winner = team_of(old, result.winner)
    game = new.games != old.games
    points = _points(old, result)
    if not result.game_conceded:
        mine = result.white if result.winner is Side.WHITE else result.black
        theirs = result.black if result.winner is Side.WHITE else result.white
        yield message("narration-board-won", team=before.team(winner), points=mine, others=theirs)
        slam = slam_at_end(after)
        if slam is not None:
            yield message(f"narration-slam-{slam}")
        yield message(
            "narration-score",
            first=before.team(Team.A),
            points=points[0],
            second=before.team(Team.B),
            others=points[1],
        )
    if game:
        yield message("narration-game-won", team=before.team(winner_of(old, new)), game=old.game)
    if new.seat_change_due and not old.seat_change_due:
        yield message("narration-seat-change-due")


def winner_of(old: State, new: State) -> Team:
    """Return who won the game between two states."""
    return Team.A if new.games[0] > old.games[0] else Team.B


def _points(old: State, result: BoardResult) -> tuple[int, int]:
    """Return both teams' points in the game once the board is booked."""
    gained = {team_of(old, Side.WHITE): result.white, team_of(old, Side.BLACK): result.black}
    a, b = (points_of(old, team) + gained[team] for team in Team)
    return a, b


def match_over(after: MatchLog) -> Message:
    """Say who won the match and how: in games, or in points where it was a single board."""
    state = after.state
    single = after.settings.single_board
    winner = state.winner or Team.A
    a, b = state.points if single else state.games
    most, least = (a, b) if winner is Team.A else (b, a)
    team = after.team(winner)
    if single:
        return message(f"narration-single-{state.ending}", team=team, points=most, others=least)
    ending = "given-up" if _given_up(after.settings, state) else state.ending
    return message(f"narration-match-{ending}", team=team, games=most, others=least)


def _given_up(settings: Settings, state: State) -> bool:
    """Say whether the whole match was given up, and not only its last game."""
    enough = settings.rule_set().games_to_win
    return state.ending is Ending.CONCEDED and max(state.games) < enough


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
    """Say who places what."""
    for due in dues(match.state):
        colour = message(f"narration-colour-{due.side}")
        player = match.name(due.placer)
        yield message("narration-to-place", player=player, many=due.count, colour=colour)


def _owed(old: State, after: MatchLog) -> Iterator[Message]:
    new = after.state
    if old.situation is None or new.situation is None or old.white is not new.white:
        return
    for side in Side:
        owed = new.situation.side(side).owed
        if owed > old.situation.side(side).owed:
            yield message("narration-owes", team=after.team(team_of(new, side)), many=owed)


def _turn(old: State, after: MatchLog, event: Event, *, told: bool) -> Iterator[Message]:
    new = after.state
    if new.phase is Phase.READY and old.phase is not Phase.READY:
        if event.result is not None:
            yield message("narration-next-break", player=after.name(new.turn))
        elif not isinstance(event.fact, NamedBreaker):
            yield message("narration-named-breaker", player=after.name(new.turn))
        return
    ruled = event.reason is not None or isinstance(event.fact, Overruled)
    if told or new.turn is None or not ruled or new.phase not in (Phase.STROKE, Phase.PLACING):
        return
    kind = "plays-on" if new.turn == old.turn else "next"
    tries = new.situation.tries if new.situation else 1
    yield message(f"narration-{kind}", player=after.name(new.turn), tries=tries)


def seated(match: MatchLog, seats: Mapping[Seat, str]) -> Message:
    """Say who sits where."""
    return joined(
        message("narration-sits", player=match.name(player), seat=message(f"narration-seat-{seat}"))
        for seat, player in seats.items()
    )


def dues(state: State) -> tuple[ToPlace, ...]:
    """Return what is to be placed, each placer's pieces of a colour together."""
    counts: dict[tuple[Side, str], int] = {}
    for due in state.to_place:
        key = (due.side, due.placer)
        counts[key] = counts.get(key, 0) + due.count
    return tuple(ToPlace(side, count, placer) for (side, placer), count in counts.items())


def joined(parts: Iterable[Message]) -> Message:
    """Return messages as an enumeration with commas."""
    first, *rest = parts
    return message("narration-and", first=first, rest=joined(rest)) if rest else first
