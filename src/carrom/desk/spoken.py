"""What the desk answers to an entry: what was entered, the ruling, what comes next."""

from collections.abc import Iterator
from dataclasses import dataclass

from carrom.desk.desk import Desk, dues, is_redo, joined, taken_back
from carrom.equipment.pieces import Piece
from carrom.match.events import Event
from carrom.match.facts import (
    Called,
    CameLate,
    ChangedStriker,
    Chose,
    Conceded,
    DecidedProtest,
    Disqualified,
    Disturbed,
    Fact,
    FoundNoRoom,
    FoundRoom,
    NamedBreaker,
    Overruled,
    Passed,
    Placed,
    PlayedTrial,
    Protested,
    Requested,
    Struck,
    TimeRanOut,
    TookSeats,
    Tossed,
    TurnedRosette,
    Undone,
    WroteProtest,
)
from carrom.match.settings import Team
from carrom.match.state import Phase, State, Timer, points_of, team_of
from carrom.messages import Argument, Message, message
from carrom.rules.reasons import Reason
from carrom.rules.ruling import BoardResult
from carrom.rules.situation import QueenState, Side
from carrom.rules.stroke import Pocketed, Stroke


@dataclass(frozen=True, slots=True)
class Spoken:
    """An entry and its answer, in parts that each are a sentence."""

    number: int
    entry: Message
    answer: tuple[Message, ...]
    clauses: tuple[str, ...]
    """The clauses the answer rests on."""


def speak(desk: Desk, event: Event) -> Spoken:
    """Say what an entry was and what follows; ``desk`` is as it was before the entry."""
    after = desk.after(event)
    answer = tuple(_answer(desk, after, event))
    return Spoken(event.seq, entered(desk, event.fact), answer, event.clauses)


def entered(desk: Desk, fact: Fact) -> Message:
    """Say what was entered."""
    tag = fact.__struct_config__.tag
    return message(f"umpire-entry-{tag}", **dict(_details(desk, fact)))


def _details(desk: Desk, fact: Fact) -> Iterator[tuple[str, Argument]]:
    match fact:
        case Tossed(winner=team) | PlayedTrial(team=team):
            yield "team", desk.team(team)
        case Chose(choice=choice):
            yield "choice", message(f"umpire-choice-{choice}")
        case TookSeats(seats=seats):
            yield (
                "seats",
                joined(
                    message(
                        "umpire-choice-seat",
                        player=desk.name(p),
                        seat=message(f"umpire-seat-{seat}"),
                    )
                    for seat, p in seats.items()
                ),
            )
        case TurnedRosette(by=by, degrees=degrees):
            yield "player", desk.name(by)
            yield "degrees", round(degrees % 360.0, 2)
        case Struck(by=by, stroke=stroke):
            yield "player", desk.name(by)
            yield "stroke", stroke_in_words(stroke)
        case Placed(by=by, side=side):
            yield "player", desk.name(by)
            yield "colour", message(f"umpire-colour-{side}")
        case FoundNoRoom(side=side) | FoundRoom(side=side):
            yield "colour", message(f"umpire-colour-{side}")
        case Called(clause=clause, by=by):
            yield "player", desk.name(by)
            yield "clause", clause
            yield "label", call_label(clause)
        case TimeRanOut(timer=timer):
            yield "timer", message(f"umpire-timer-{timer}")
        case Disqualified(player=player, clause=clause):
            yield "player", desk.name(player)
            yield "clause", clause
        case Protested(by=by, about=about):
            yield "player", desk.name(by)
            yield "about", about
        case DecidedProtest(by=by, upheld=upheld):
            yield "player", desk.name(by)
            yield "upheld", "yes" if upheld else "no"
        case Overruled(reason=reason):
            yield "reason", reason
        case Undone():
            yield from _undone(desk, fact)
        case NamedBreaker(player=player) | CameLate(player=player):
            yield "player", desk.name(player)
        case (
            Passed(by=by)
            | Requested(by=by)
            | ChangedStriker(by=by)
            | Disturbed(by=by)
            | Conceded(by=by)
            | WroteProtest(by=by)
        ):
            yield "player", desk.name(by)
        case _:
            return


def _undone(desk: Desk, fact: Undone) -> Iterator[tuple[str, Argument]]:
    changed = taken_back(desk, fact)
    yield "kind", "redo" if is_redo(desk, fact) else "undo"
    yield "many", len(changed)
    yield "entry", changed[-1].seq if changed else 0


def call_label(clause: str) -> Message:
    """Name in a few words what a call is about."""
    return message(f"umpire-call-{clause.replace('.', '-')}")


def stroke_in_words(stroke: Stroke) -> Message:
    """Say what a stroke did, in order of falling."""
    parts = [_fallen(p) for p in stroke.pocketed]
    parts += [message(f"umpire-off-{piece}") for piece in stroke.off_board]
    if not stroke.touched:
        parts.append(message("umpire-untouched"))
    elif not stroke.pocketed:
        parts.insert(0, message("umpire-nothing-fell"))
    if not stroke.proper:
        parts.append(message("umpire-improper"))
    if stroke.first_hit_behind_line:
        parts.append(message("umpire-behind"))
    return joined(parts)


def _fallen(fallen: Pocketed) -> Message:
    if fallen.hole is None:
        return message(f"umpire-piece-{fallen.piece}")
    return message(
        "umpire-in-hole", piece=message(f"umpire-piece-{fallen.piece}"), hole=fallen.hole
    )


def _answer(before: Desk, after: Desk, event: Event) -> Iterator[Message]:
    let_go = not isinstance(event.fact, Struck)
    if event.reason == Reason.BREAK_MISSED and let_go:
        yield message("umpire-break-let-go")
    elif event.reason == Reason.MISS and let_go:
        yield message("umpire-turn-let-go")
    elif event.reason is not None:
        yield message(f"ruling-{event.reason}")
    if event.result is not None:
        yield from _board_over(before, after, event.result)
    if after.state.winner is not None and before.state.winner is None:
        yield match_over(after)
    if isinstance(event.fact, Undone):
        return
    queen = _queen(before.state, after.state, event)
    if queen is not None:
        yield queen
    if isinstance(event.fact, Struck) and event.result is None:
        jumped = sum(p is not Piece.STRIKER for p in event.fact.stroke.off_board)
        if jumped:
            yield message("umpire-put-back", many=jumped)
    if isinstance(event.fact, TimeRanOut) and event.fact.timer is Timer.PLACING:
        due = sum(each.count for each in before.state.to_place)
        placed = due - (len(after.state.held) - len(before.state.held))
        if placed:
            yield message("umpire-placed-for", many=placed)
    yield from _colours(before, after)
    if after.state.to_place != before.state.to_place and after.state.to_place:
        yield from to_place(after)
    yield from _owed(before.state, after)
    yield from _turn(before.state, after, event)


def _board_over(before: Desk, after: Desk, result: BoardResult) -> Iterator[Message]:
    old, new = before.state, after.state
    if result.winner is None:
        yield message("ruling-board-void")
        return
    winner = team_of(old, result.winner)
    game = new.games != old.games
    points = _points(old, result)
    if not result.game_conceded:
        mine = result.white if result.winner is Side.WHITE else result.black
        theirs = result.black if result.winner is Side.WHITE else result.white
        yield message("umpire-board-won", team=before.team(winner), points=mine, others=theirs)
        yield message(
            "umpire-score",
            first=before.team(Team.A),
            points=points[0],
            second=before.team(Team.B),
            others=points[1],
        )
    if game:
        yield message("umpire-game-won", team=before.team(winner_of(old, new)), game=old.game)
    if new.seat_change_due and not old.seat_change_due:
        yield message("umpire-seat-change-due")


def winner_of(old: State, new: State) -> Team:
    """Return who won the game between two states."""
    return Team.A if new.games[0] > old.games[0] else Team.B


def _points(old: State, result: BoardResult) -> tuple[int, int]:
    """Return both teams' points in the game once the board is booked."""
    gained = {team_of(old, Side.WHITE): result.white, team_of(old, Side.BLACK): result.black}
    a, b = (points_of(old, team) + gained[team] for team in Team)
    return a, b


def match_over(after: Desk) -> Message:
    """Say who won the match and how: in games, or in points where it was a single board."""
    state = after.state
    single = after.settings.single_board
    winner = state.winner or Team.A
    a, b = state.points if single else state.games
    most, least = (a, b) if winner is Team.A else (b, a)
    team = after.team(winner)
    if single:
        return message(f"umpire-single-{state.ending}", team=team, points=most, others=least)
    return message(f"umpire-match-{state.ending}", team=team, games=most, others=least)


def _queen(old: State, new: State, event: Event) -> Message | None:
    """Say what became of the queen where that is for the umpire to act on."""
    if old.situation is None or new.situation is None or event.result is not None:
        return None
    fell = isinstance(event.fact, Struck) and any(
        p.piece is Piece.QUEEN for p in event.fact.stroke.pocketed
    )
    out = old.situation.queen is QueenState.AWAITING_COVER or fell
    if out and new.situation.queen is QueenState.ON_BOARD and new.phase is not Phase.READY:
        return message("umpire-queen-back")
    return None


def _colours(before: Desk, after: Desk) -> Iterator[Message]:
    old, new = before.state.situation, after.state.situation
    if old and new and old.colours_open and not new.colours_open:
        for side in Side:
            team = after.team(team_of(after.state, side))
            yield message(f"umpire-takes-{side}", team=team)


def to_place(desk: Desk) -> Iterator[Message]:
    """Say who places what."""
    for due in dues(desk.state):
        colour = message(f"umpire-colour-{due.side}")
        player = desk.name(due.placer)
        yield message("umpire-to-place", player=player, many=due.count, colour=colour)


def _owed(old: State, after: Desk) -> Iterator[Message]:
    new = after.state
    if old.situation is None or new.situation is None or old.white is not new.white:
        return
    for side in Side:
        owed = new.situation.side(side).owed
        if owed > old.situation.side(side).owed:
            yield message("umpire-owes", team=after.team(team_of(new, side)), many=owed)


def _turn(old: State, after: Desk, event: Event) -> Iterator[Message]:
    new = after.state
    if new.phase is Phase.READY and old.phase is not Phase.READY:
        if event.result is not None:
            yield message("umpire-next-break", player=after.name(new.turn))
        elif not isinstance(event.fact, NamedBreaker):
            yield message("umpire-entry-named-breaker", player=after.name(new.turn))
        return
    ruled = event.reason is not None or isinstance(event.fact, Overruled)
    if new.turn is None or not ruled or new.phase not in (Phase.STROKE, Phase.PLACING):
        return
    kind = "plays-on" if new.turn == old.turn else "next"
    tries = new.situation.tries if new.situation else 1
    yield message(f"umpire-{kind}", player=after.name(new.turn), tries=tries)
