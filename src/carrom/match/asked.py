"""What a match waits for: who is to do what, and what can be answered."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from itertools import permutations

from carrom.equipment.pieces import Seat
from carrom.equipment.striker import Interval
from carrom.match.boards import time_passed
from carrom.match.decide import toss
from carrom.match.facts import (
    Called,
    ChangedSeats,
    Chose,
    Demanded,
    Fact,
    Forwent,
    FoundNoRoom,
    NamedBreaker,
    Placed,
    SaidPlay,
    ShotAtQueen,
    TimeRanOut,
    TookSeats,
    Tossed,
)
from carrom.match.placing import can_forgo
from carrom.match.seating import first_of_team, opposite, right_of, striker_places
from carrom.match.settings import TEAMS, Settings, Team
from carrom.match.state import Choice, Phase, State, Timer, team_of
from carrom.match.toss_and_seats import breaking_team, seating_team
from carrom.rules.book import Breach


class Ask(StrEnum):
    """What is to be done."""

    TOSS = "toss"
    CHOOSE = "choose"
    """The winner of the toss takes the break or the seats."""
    SIT = "sit"
    NAME_BREAKER = "name-breaker"
    CHANGE_SEATS = "change-seats"
    SAY_PLAY = "say-play"
    """Until then the breaker may turn the rosette."""
    STRIKE = "strike"
    PLACE = "place"
    SHOOT = "shoot"
    """A stroke at the queen alone, in a shoot-out."""
    DEMAND = "demand"
    """The winner of the board says how many of the points on demand he wants."""
    PLAY_ON = "play-on"
    """A request has stopped the board."""
    NOTHING = "nothing"
    """The match is over."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What a match waits for."""

    what: Ask
    player: str | None = None
    """Whose it is to do; None: the umpire's."""
    answers: tuple[Fact, ...] = ()
    """Every fact that answers; none where there are too many: a stroke, a spot for a piece."""
    places: tuple[Interval, ...] = ()
    """Before a stroke: where the striker may stand along the base, as its player sees it (m)."""

    def __repr__(self) -> str:
        whose = f" {self.player}" if self.player else ""
        many = f", {len(self.answers)} answers" if self.answers else ""
        return f"<Asked {self.what}{whose}{many}>"


def asked(settings: Settings, state: State) -> Asked:
    """Return what a match waits for."""
    facts = tuple(_answers(settings, state))
    match state.phase:
        case Phase.TOSS | Phase.DECIDING_TOSS:
            return Asked(Ask.TOSS, None, facts)
        case Phase.CHOICE:
            return Asked(Ask.CHOOSE, settings.members(state.toss_winner or Team.A)[0], facts)
        case Phase.SEATS_FIRST | Phase.SEATS_SECOND:
            return Asked(Ask.SIT, settings.members(seating_team(settings, state))[0], facts)
        case Phase.BREAKER:
            return Asked(Ask.NAME_BREAKER, settings.members(breaking_team(state))[0], facts)
        case Phase.READY:
            what = Ask.CHANGE_SEATS if state.seat_change_due else Ask.SAY_PLAY
            return Asked(what, None, facts)
        case Phase.STROKE:
            return Asked(Ask.STRIKE, state.turn, places=striker_places(settings, state))
        case Phase.SHOOT_OUT:
            return Asked(Ask.SHOOT, state.turn, facts, striker_places(settings, state))
        case Phase.PLACING:
            known = state.layout is not None
            return Asked(Ask.PLACE, state.to_place[0].placer, () if known else facts)
        case Phase.DEMAND:
            return Asked(Ask.DEMAND, _beneficiary(settings, state), facts)
        case Phase.REQUEST:
            return Asked(Ask.PLAY_ON, None, facts)
        case Phase.OVER:
            return Asked(Ask.NOTHING)


def _beneficiary(settings: Settings, state: State) -> str:
    """Return who of the winners says it: the one whose turn would have been next."""
    winner = state.ended.winner if state.ended else None
    if winner is None:
        raise ValueError("no board has just been won")
    return first_of_team(settings, state, state.turn or "", team_of(state, winner))


def _answers(settings: Settings, state: State) -> Iterator[Fact]:
    match state.phase:
        case Phase.TOSS | Phase.DECIDING_TOSS:
            yield from (Tossed(winner=team) for team in TEAMS)
            if state.phase is Phase.DECIDING_TOSS and state.seat_change_due:
                yield ChangedSeats()
        case Phase.CHOICE:
            yield from (Chose(choice=choice) for choice in Choice)
        case Phase.SEATS_FIRST | Phase.SEATS_SECOND:
            yield from (TookSeats(seats=seats) for seats in _ways_to_sit(settings, state))
        case Phase.BREAKER:
            members = settings.members(breaking_team(state))
            yield from (NamedBreaker(player=player) for player in members)
        case Phase.READY:
            if state.seat_change_due:
                yield ChangedSeats()
            yield SaidPlay()
        case Phase.REQUEST:
            yield SaidPlay()
        case Phase.PLACING:
            dues = dict.fromkeys((due.placer, due.side) for due in state.to_place)
            yield from (Placed(by=placer, side=side) for placer, side in dues)
            yield from (FoundNoRoom(side=side) for _, side in dues)
            if settings.rule_set().book.placing.forgo:
                placers = dict.fromkeys(placer for placer, _ in dues)
                yield from (Forwent(by=who) for who in placers if can_forgo(state, who))
        case Phase.SHOOT_OUT:
            yield from (ShotAtQueen(by=state.turn or "", pocketed=fell) for fell in (True, False))
        case Phase.DEMAND:
            who = _beneficiary(settings, state)
            most = state.ended.on_demand if state.ended else 0
            yield from (Demanded(by=who, points=points) for points in range(most, -1, -1))
        case _:
            return


def _ways_to_sit(settings: Settings, state: State) -> Iterator[dict[Seat, str]]:
    """Every way for the team to sit down: opposite the opponent, or partners face to face."""
    free = [seat for seat in Seat if seat not in state.seats]
    members = settings.members(seating_team(settings, state))
    for taken in permutations(free, len(members)):
        others = () if len(taken) > 1 else tuple(state.seats)
        facing = (*others, *taken)
        if len(facing) == 1 or opposite(facing[0]) is facing[1]:
            yield dict(zip(taken, members, strict=True))


def usual_seats(settings: Settings, state: State) -> dict[Seat, str]:
    """Return seats for the team to sit down: opposite the opponent, partners facing each other."""
    members = settings.members(seating_team(settings, state))
    if len(members) == 1:
        taken = next(iter(state.seats), None)
        return {Seat.SOUTH if taken is None else opposite(taken): members[0]}
    first = Seat.SOUTH if Seat.SOUTH not in state.seats else right_of(Seat.SOUTH)
    return {first: members[0], opposite(first): members[1]}


def officiated(
    settings: Settings, state: State, draw: int, now: datetime | None = None
) -> Fact | None:
    """Return what the umpire does next where nobody has to ask for it; None: nothing.

    ``draw`` is a number that somebody drew: it decides a toss. ``now`` is the time where a match may be
    over by its time.
    """
    waiting = asked(settings, state)
    match waiting.what:
        case Ask.STRIKE if state.layout is not None and not waiting.places:
            replay = settings.rule_set().book.call_for(Breach.NO_STRIKER_ROOM)
            return None if replay is None else Called(clause=replay, by=state.turn or "")
        case Ask.TOSS:
            return toss(draw)
        case Ask.CHANGE_SEATS:
            return ChangedSeats()
        case Ask.SAY_PLAY:
            return opening(state, now)
        case Ask.PLAY_ON:
            return SaidPlay()
    return None


def opening(state: State, now: datetime | None) -> Fact:
    """Return the fact that opens a board, or ends the match where its time is over before that."""
    late = now is not None and time_passed(state, now) and not state.deciding_board
    return TimeRanOut(timer=Timer.MATCH) if late and state.phase is Phase.READY else SaidPlay()
