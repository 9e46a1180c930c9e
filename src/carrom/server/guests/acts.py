"""What a guest asks for: a player's answer in the words of a page."""

from carrom.match.facts import (
    Chose,
    Conceded,
    Demanded,
    FoundNoRoom,
    NamedBreaker,
    Passed,
    Placed,
    TookSeats,
    TurnedRosette,
)
from carrom.players.at_match import Answer
from carrom.server.rooms.intents import (
    Action,
    Choose,
    Concede,
    Demand,
    NameBreaker,
    Pass,
    Place,
    Sit,
    Strike,
    Turn,
)


def act_of(answer: Answer) -> Action:
    """Return what to ask a room for, so that a player's answer enters its log."""
    if answer.aim is not None:
        return Strike(aim=answer.aim)
    match answer.fact:
        case Chose(choice=choice):
            return Choose(choice=choice)
        case TookSeats(seats=seats):
            return Sit(seats=seats)
        case NamedBreaker(player=player):
            return NameBreaker(player=player)
        case TurnedRosette(degrees=degrees):
            return Turn(degrees=degrees)
        case Placed(side=side, at=at) if at is not None:
            return Place(side=side, x=at.x, y=at.y)
        case FoundNoRoom(side=side):  # the room looks for itself and finds none
            return Place(side=side, x=0.0, y=0.0, near=True)
        case Demanded(points=points):
            return Demand(points=points)
        case Conceded():
            return Concede()
        case Passed():
            return Pass()
    raise ValueError(f"a page does not ask for {answer.fact!r}")
