"""What people at a table can ask for, and the facts it becomes; the match decides about these."""

from math import hypot
from typing import Final

from msgspec import Struct

from carrom.equipment.aim import Aim
from carrom.equipment.pieces import Point, Seat
from carrom.match.asked import usual_seats
from carrom.match.facts import (
    ChangedSeats,
    Chose,
    Conceded,
    Demanded,
    Fact,
    Forwent,
    FoundNoRoom,
    Help,
    NamedBreaker,
    Passed,
    Placed,
    PlayedTrial,
    SaidPlay,
    TookSeats,
    TurnedRosette,
)
from carrom.match.placing import spot_near
from carrom.match.settings import Settings, Team
from carrom.match.state import Choice, Phase, State
from carrom.rules.situation import Side
from carrom.store.at_table import Offered

_FARTHEST: Final = 1.0
"""Wishes beyond this (m) are not near to any spot."""


class _Act(Struct, frozen=True, tag_field="act", forbid_unknown_fields=True):
    pass


class Toss(_Act, frozen=True, tag="toss"):
    """Let the toss be made; the server draws it."""


class Choose(_Act, frozen=True, tag="choose"):
    """Choose the break or the seats."""

    choice: Choice


class Sit(_Act, frozen=True, tag="sit"):
    """Take seats; without any, the usual ones."""

    seats: dict[Seat, str] | None = None


class NameBreaker(_Act, frozen=True, tag="name-breaker"):
    """Say who of a pair breaks."""

    player: str


class Trial(_Act, frozen=True, tag="trial"):
    """Note a trial board of a team."""

    team: Team


class Turn(_Act, frozen=True, tag="turn"):
    """Turn the rosette."""

    degrees: float


class Play(_Act, frozen=True, tag="play"):
    """Open the board: at a screen the players say "Play" for the umpire."""


class Strike(_Act, frozen=True, tag="strike", omit_defaults=True):
    """Play a stroke."""

    aim: Aim
    helped: tuple[Help, ...] = ()
    """The help that the page gave with it."""


class Pass(_Act, frozen=True, tag="pass"):
    """Let the turn go."""


class Place(_Act, frozen=True, tag="place"):
    """Place a penalty piece or a due (m, on the board)."""

    side: Side
    x: float
    y: float
    near: bool = False
    """Whether the nearest spot that the rules allow will do; without any the piece is held."""


class Request(_Act, frozen=True, tag="request"):
    """Ask the umpire for something: play stops, and the clock goes on with what was left of it."""


class ChangeSeats(_Act, frozen=True, tag="change-seats"):
    """Change seats when that is due."""


class Forgo(_Act, frozen=True, tag="forgo"):
    """Place none of the pieces that are one's own to place: they stay pocketed."""


class Demand(_Act, frozen=True, tag="demand"):
    """Ask for so many of the points on demand of a board that was won."""

    points: int


class TakeBack(_Act, frozen=True, tag="take-back"):
    """Take the last stroke back, in a casual game against the computer."""


class Concede(_Act, frozen=True, tag="concede"):
    """Give up the game, or the whole match."""

    match: bool = False


class Claim(_Act, frozen=True, tag="claim"):
    """Claim the game from a player who is gone; without a clock, end the match without a result."""


class Offer(_Act, frozen=True, tag="offer"):
    """Offer the other side something, or agree to what it offers."""

    what: Offered


class Decline(_Act, frozen=True, tag="decline"):
    """Decline what the other side offers, or withdraw one's own offer."""

    what: Offered


Action = (
    Toss
    | Choose
    | Sit
    | NameBreaker
    | Trial
    | Turn
    | Play
    | Strike
    | Pass
    | Place
    | Request
    | ChangeSeats
    | Forgo
    | Demand
    | TakeBack
    | Concede
    | Claim
    | Offer
    | Decline
)


def doer(settings: Settings, state: State, act: Action, asked: str | None) -> str | None:
    """Return the player whose act it is; None: anybody's at the table, for himself."""
    match act:
        case Toss() | Play() | Trial() | ChangeSeats() | TakeBack() | Request() | Concede():
            return None
        case Turn():
            return state.breaker
        case NameBreaker(player=player):
            return player if player in settings.players else asked
        case Place(side=side):
            placers = [due.placer for due in state.to_place if due.side is side]
            return placers[0] if placers else asked
        case Strike() | Pass():
            return state.turn if state.phase is not Phase.OVER else asked
        case _:
            return asked


def fact_of(settings: Settings, state: State, act: Action, who: str) -> Fact:
    """Return the fact an act becomes; tosses, strokes, requests and what takes them back are made elsewhere."""
    match act:
        case Choose(choice=choice):
            return Chose(choice=choice)
        case Sit(seats=seats):
            return TookSeats(seats=usual_seats(settings, state) if seats is None else seats)
        case NameBreaker(player=player):
            return NamedBreaker(player=player)
        case Trial(team=team):
            return PlayedTrial(team=team)
        case Turn(degrees=degrees):
            return TurnedRosette(by=who, degrees=degrees)
        case Play():
            return SaidPlay()
        case Pass():
            return Passed(by=who)
        case Place():
            return _placed(settings, state, act, who)
        case ChangeSeats():
            return ChangedSeats()
        case Forgo():
            return Forwent(by=who)
        case Demand(points=points):
            return Demanded(by=who, points=points)
        case Concede(match=whole):
            return Conceded(by=who, match=whole)
        case _:
            raise ValueError(f"{type(act).__name__} is made elsewhere")


def _placed(settings: Settings, state: State, act: Place, who: str) -> Fact:
    wish = Point(act.x, act.y)
    if not act.near or state.phase is not Phase.PLACING or not hypot(*wish) < _FARTHEST:
        return Placed(by=who, side=act.side, at=wish)
    spot = spot_near(settings, state, who, wish)
    if spot is None:
        return FoundNoRoom(side=act.side)
    return Placed(by=who, side=act.side, at=spot)
