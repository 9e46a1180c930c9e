"""What the match waits for, and the numbered choices of the moment."""

from collections.abc import Iterator
from dataclasses import dataclass

from msgspec import structs

from carrom.match.asked import asked
from carrom.match.fact_words import joined, seated
from carrom.match.facts import (
    ChangedSeats,
    Chose,
    Demanded,
    Fact,
    Forwent,
    FoundNoRoom,
    NamedBreaker,
    Placed,
    ShotAtQueen,
    TookSeats,
    Tossed,
)
from carrom.match.match_log import MatchLog
from carrom.match.narration import dues
from carrom.match.placing import forgoable
from carrom.match.settings import TEAMS
from carrom.match.state import Phase, ToPlace
from carrom.match.toss_and_seats import breaking_team, seating_team
from carrom.messages import Message, message


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that can happen now; without a fact the shell tosses a coin."""

    number: int
    """What is typed for it."""
    said: Message
    fact: Fact | None


def awaited(desk: MatchLog) -> Message:
    """Say what the match waits for."""
    state = desk.state
    match state.phase:
        case Phase.CHOICE:
            return message("umpire-wait-choice", team=desk.team(state.toss_winner or TEAMS[0]))
        case Phase.SEATS_FIRST | Phase.SEATS_SECOND:
            return message("umpire-wait-seats", team=desk.team(seating_team(desk.settings, state)))
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
        case Phase.DEMAND:
            most = state.ended.on_demand if state.ended else 0
            player = asked(desk.settings, state).player
            return message("umpire-wait-demand", player=desk.name(player), most=most)
        case Phase.REQUEST:
            return message("umpire-wait-request", player=desk.name(state.requested_by))
        case Phase.DECIDING_TOSS if state.shoot_out is not None:
            return message("umpire-wait-shoot-out-toss")
        case Phase.SHOOT_OUT if state.shoot_out is not None:
            number = state.shoot_out.made[TEAMS.index(desk.settings.team(state.turn or ""))] + 1
            name = desk.name(state.turn)
            return message("umpire-wait-shoot-out", player=name, number=number)
        case Phase.OVER:
            return message("umpire-wait-over")
        case _:
            return message(f"umpire-wait-{state.phase}")


def _due(desk: MatchLog, due: ToPlace) -> Message:
    return message(f"umpire-due-{due.side}", player=desk.name(due.placer), many=due.count)


def enter_takes_first(desk: MatchLog) -> bool:
    """Say whether Enter alone takes the first choice: not where people really choose."""
    usual = (Phase.READY, Phase.PLACING, Phase.REQUEST)
    return desk.state.phase in usual or len(choices(desk)) == 1


def choices(desk: MatchLog) -> tuple[Choice, ...]:
    """Return the choices of the moment; none while a stroke is awaited."""
    return tuple(_choices(desk))


def _choices(desk: MatchLog) -> Iterator[Choice]:
    facts = asked(desk.settings, structs.replace(desk.state, layout=None)).answers
    for place, fact in enumerate(facts, 1):
        number = fact.points if isinstance(fact, Demanded) else place
        yield Choice(number, _said(desk, fact), fact)
    if any(isinstance(fact, Tossed) for fact in facts):
        yield Choice(len(facts) + 1, message("umpire-choice-coin"), None)


def _said(desk: MatchLog, fact: Fact) -> Message:
    """Say a fact as something to choose."""
    match fact:
        case Tossed(winner=team):
            return message("umpire-choice-toss", team=desk.team(team))
        case ShotAtQueen(pocketed=pocketed):
            return message(f"umpire-choice-queen-{'in' if pocketed else 'missed'}")
        case ChangedSeats():
            return message("umpire-choice-seat-change")
        case Chose(choice=choice):
            return message(f"narration-choice-{choice}")
        case NamedBreaker(player=player):
            return message("umpire-choice-breaker", player=desk.name(player))
        case Placed(by=placer, side=side):
            colour = message(f"narration-colour-{side}")
            return message("umpire-choice-placed", player=desk.name(placer), colour=colour)
        case FoundNoRoom(side=side):
            colour = message(f"narration-colour-{side}")
            return message("umpire-choice-no-room", colour=colour)
        case Forwent(by=placer):
            many = forgoable(desk.state, placer)
            return message("umpire-choice-forgo", player=desk.name(placer), many=many)
        case Demanded(points=points):
            return message("umpire-choice-demand", points=points)
        case TookSeats(seats=seats):
            return seated(desk, seats)
        case _:
            on = desk.state.phase is Phase.REQUEST
            return message("umpire-choice-play-on" if on else "umpire-choice-play")
