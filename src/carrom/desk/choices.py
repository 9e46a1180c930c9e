"""What the match waits for, and the numbered choices of the moment."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations

from carrom.desk.desk import Desk, dues, joined
from carrom.equipment.pieces import Seat
from carrom.match.before import breaking_team, seating_team
from carrom.match.facts import (
    ChangedSeats,
    Chose,
    Fact,
    FoundNoRoom,
    NamedBreaker,
    Placed,
    SaidPlay,
    TookSeats,
    Tossed,
)
from carrom.match.settings import TEAMS
from carrom.match.state import Choice as TossChoice
from carrom.match.state import Phase, ToPlace
from carrom.messages import Message, message


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that can happen now; without a fact the shell tosses a coin."""

    said: Message
    fact: Fact | None


def awaited(desk: Desk) -> Message:
    """Say what the match waits for."""
    state = desk.state
    match state.phase:
        case Phase.CHOICE:
            return message("umpire-wait-choice", team=desk.team(state.toss_winner or TEAMS[0]))
        case Phase.SEATS_FIRST | Phase.SEATS_SECOND:
            return message("umpire-wait-seats", team=desk.team(seating_team(state)))
        case Phase.BREAKER:
            return message("umpire-wait-breaker", team=desk.team(breaking_team(state)))
        case Phase.READY if state.seat_change_due:
            return message("umpire-wait-seat-change")
        case Phase.READY | Phase.STROKE:
            situation = state.situation
            attempt = situation is not None and not situation.broken
            name = "break" if attempt else "stroke"
            where = "ready" if state.phase is Phase.READY else name
            return message(f"umpire-wait-{where}", player=desk.name(state.turn))
        case Phase.PLACING:
            return message("umpire-wait-placing", dues=joined(_due(desk, d) for d in dues(state)))
        case Phase.REQUEST:
            return message("umpire-wait-request", player=desk.name(state.requested_by))
        case Phase.OVER:
            return message("umpire-wait-over")
        case _:
            return message(f"umpire-wait-{state.phase}")


def _due(desk: Desk, due: ToPlace) -> Message:
    return message(f"umpire-due-{due.side}", player=desk.name(due.placer), many=due.count)


def enter_takes_first(desk: Desk) -> bool:
    """Say whether Enter alone takes the first choice: not where people really choose."""
    usual = (Phase.READY, Phase.PLACING, Phase.REQUEST)
    return desk.state.phase in usual or len(choices(desk)) == 1


def choices(desk: Desk) -> tuple[Choice, ...]:
    """Return the choices of the moment; none while a stroke is awaited."""
    return tuple(_choices(desk))


def _choices(desk: Desk) -> Iterator[Choice]:
    settings, state = desk.settings, desk.state
    match state.phase:
        case Phase.TOSS | Phase.DECIDING_TOSS:
            for team in TEAMS:
                said = message("umpire-choice-toss", team=desk.team(team))
                yield Choice(said, Tossed(winner=team))
            yield Choice(message("umpire-choice-coin"), None)
            if state.phase is Phase.DECIDING_TOSS and state.seat_change_due:
                yield Choice(message("umpire-choice-seat-change"), ChangedSeats())
        case Phase.CHOICE:
            for wish in TossChoice:
                yield Choice(message(f"umpire-choice-{wish}"), Chose(choice=wish))
        case Phase.SEATS_FIRST | Phase.SEATS_SECOND:
            yield from _seats(desk)
        case Phase.BREAKER:
            for player in settings.members(breaking_team(state)):
                said = message("umpire-choice-breaker", player=desk.name(player))
                yield Choice(said, NamedBreaker(player=player))
        case Phase.READY:
            if state.seat_change_due:
                yield Choice(message("umpire-choice-seat-change"), ChangedSeats())
            yield Choice(message("umpire-choice-play"), SaidPlay())
        case Phase.REQUEST:
            yield Choice(message("umpire-choice-play-on"), SaidPlay())
        case Phase.PLACING:
            yield from _placing(desk)
        case _:
            return


def _placing(desk: Desk) -> Iterator[Choice]:
    for due in dues(desk.state):
        player = desk.name(due.placer)
        side = message(f"umpire-colour-{due.side}")
        placed = Placed(by=due.placer, side=due.side)
        yield Choice(message("umpire-choice-placed", player=player, colour=side), placed)
    for due in dues(desk.state):
        side = message(f"umpire-colour-{due.side}")
        yield Choice(message("umpire-choice-no-room", colour=side), FoundNoRoom(side=due.side))


def _seats(desk: Desk) -> Iterator[Choice]:
    """Every way for the team to sit down: opposite the opponent, or partners face to face."""
    free = [seat for seat in Seat if seat not in desk.state.seats]
    members = desk.settings.members(seating_team(desk.state))
    for taken in permutations(free, len(members)):
        seats = dict(zip(taken, members, strict=True))
        if not _face_to_face(desk, taken):
            continue
        first = _seated(desk, taken[0], members[0])
        if len(members) == 1:
            yield Choice(first, TookSeats(seats=seats))
        else:
            second = _seated(desk, taken[1], members[1])
            both = message("umpire-and", first=first, rest=second)
            yield Choice(both, TookSeats(seats=seats))


def _face_to_face(desk: Desk, taken: tuple[Seat, ...]) -> bool:
    others = () if len(taken) > 1 else tuple(desk.state.seats)
    turns = [seat.quarter_turns for seat in (*others, *taken)]
    return len(turns) == 1 or abs(turns[0] - turns[1]) == 2


def _seated(desk: Desk, seat: Seat, player: str) -> Message:
    return message(
        "umpire-choice-seat", player=desk.name(player), seat=message(f"umpire-seat-{seat}")
    )
