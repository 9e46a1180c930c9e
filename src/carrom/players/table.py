"""Players at a match: from its state to the fact that a player or the umpire adds to it.

Pure, as the match is: whoever keeps the log calls :func:`carrom.match.course.decide` with the facts.
Chance comes from a seed and the number of the next event, for the head and for the hand apart.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, NamedTuple

import numpy as np

from carrom.equipment.pieces import Layout, Seat
from carrom.equipment.rosette import rosette
from carrom.match.before import breaking_team, seating_team
from carrom.match.course import toss
from carrom.match.facts import (
    ChangedSeats,
    Chose,
    Fact,
    FoundNoRoom,
    NamedBreaker,
    Passed,
    Placed,
    Played,
    SaidPlay,
    Struck,
    TookSeats,
    TurnedRosette,
)
from carrom.match.placing import geometry_of
from carrom.match.report import stroke_report
from carrom.match.settings import Settings, Team
from carrom.match.state import Phase, State, side_of
from carrom.match.table import opposite, right_of, seat_of
from carrom.physics import ENGINE, Aim, Motion, Surface, strike
from carrom.players.hand import STEADY, Hand
from carrom.players.player import Player
from carrom.players.position import Position
from carrom.rules.stroke import colour_of

USUAL: Final = Surface()
HEAD: Final = 0
HAND: Final = 1
UMPIRE: Final = 2
ATTEMPTS: Final = 8
"""How often a striker that only stirred is played again (3.2.i) before the turn is let go."""


@dataclass(frozen=True, slots=True)
class Seated:
    """A player with his hand."""

    player: Player
    hand: Hand = STEADY


class Answer(NamedTuple):
    """What a player did; of a stroke also how it was played and what came of it."""

    fact: Fact
    aim: Aim | None = None
    motion: Motion | None = None


def asked(settings: Settings, state: State) -> str | None:
    """Return the player the match waits for; None: for the umpire, or it is over.

    Before "Play" it is the umpire, though the breaker may still turn the rosette.
    """
    match state.phase:
        case Phase.CHOICE:
            return settings.members(state.toss_winner or Team.A)[0]
        case Phase.SEATS_FIRST | Phase.SEATS_SECOND:
            return settings.members(seating_team(state))[0]
        case Phase.BREAKER:
            return settings.members(breaking_team(state))[0]
        case Phase.STROKE:
            return state.turn
        case Phase.PLACING:
            return state.to_place[0].placer
    return None


def lying(settings: Settings, state: State) -> Layout:
    """Return what lies on the surface: the rosette before the first attempt at the break."""
    if state.layout is not None:
        return state.layout
    if state.situation is None or state.situation.broken:
        raise ValueError("nobody knows where the pieces lie")
    return rosette(geometry_of(settings.edition), state.rosette_turn)


def position_of(
    settings: Settings,
    state: State,
    player: str,
    surface: Surface = USUAL,
    now: datetime | None = None,
) -> Position:
    """Return what a player sees of a board in play."""
    if state.situation is None:
        raise ValueError("no board is being played")
    team = settings.team(player)
    deadline = state.deadline
    a, b = state.games
    return Position(
        rules=settings.rule_set(),
        geometry=geometry_of(settings.edition),
        situation=state.situation,
        layout=lying(settings, state),
        seat=seat_of(state, player),
        side=side_of(state, team),
        opponents=tuple(s for s, who in state.seats.items() if settings.team(who) is not team),
        games=(a, b) if team is Team.A else (b, a),
        board=state.board,
        seconds=None
        if deadline is None or now is None
        else max(0.0, (deadline - now).total_seconds()),
        surface=surface,
    )


def answer(
    settings: Settings,
    state: State,
    who: str,
    seated: Seated,
    key: Sequence[int],
    surface: Surface = USUAL,
) -> Answer:
    """Return what a player does whom the match waits for.

    ``key`` is what chance is made from: a seed and the number of the event to come, none negative.
    """
    player, chance = seated.player, np.random.default_rng([*key, HEAD])
    match state.phase:
        case Phase.CHOICE:
            return Answer(Chose(choice=player.choose(settings.rule_set(), chance)))
        case Phase.SEATS_FIRST | Phase.SEATS_SECOND:
            return Answer(TookSeats(seats=free_seats(settings, state)))
        case Phase.BREAKER:
            return Answer(NamedBreaker(player=who))
        case Phase.PLACING:
            return Answer(_placing(settings, state, who, player, chance))
        case Phase.STROKE:
            return _stroke(settings, state, who, seated, key, surface)
    raise ValueError("the match does not wait for a player")


def turned(settings: Settings, state: State, player: Player, key: Sequence[int]) -> Fact | None:
    """Return how a breaker turns the rosette before "Play"; None: it stands as he wants it."""
    if state.phase is not Phase.READY or state.breaker is None:
        return None
    if state.situation is None or state.situation.break_attempts:
        return None
    position = position_of(settings, state, state.breaker)
    degrees = player.turn(position, np.random.default_rng([*key, HEAD])) % 360.0
    if degrees == state.rosette_turn:
        return None
    return TurnedRosette(by=state.breaker, degrees=degrees)


def officiated(state: State, key: Sequence[int]) -> Fact | None:
    """Return what the umpire does next where nobody has to ask him; None: nothing."""
    match state.phase:
        case Phase.TOSS | Phase.DECIDING_TOSS:
            return toss(int(np.random.default_rng([*key, UMPIRE]).integers(2)))
        case Phase.READY:
            return ChangedSeats() if state.seat_change_due else SaidPlay()
        case Phase.REQUEST:
            return SaidPlay()
    return None


def free_seats(settings: Settings, state: State) -> dict[Seat, str]:
    """Return seats for the team to sit down: opposite the opponent, partners facing each other."""
    members = settings.members(seating_team(state))
    if len(members) == 1:
        taken = next(iter(state.seats), None)
        return {Seat.SOUTH if taken is None else opposite(taken): members[0]}
    first = Seat.SOUTH if Seat.SOUTH not in state.seats else right_of(Seat.SOUTH)
    return {first: members[0], opposite(first): members[1]}


def struck(
    settings: Settings, state: State, aim: Aim, who: str, surface: Surface = USUAL
) -> tuple[Struck | None, Motion]:
    """Play a stroke: the fact for the match, None where it was no stroke, and the motion."""
    geometry = geometry_of(settings.edition)
    motion = strike(lying(settings, state), aim, geometry, surface)
    report = stroke_report(motion, aim.seat, geometry)
    if report is None:
        return None, motion
    played = Played(aim.seat, aim.x, aim.angle, aim.speed, aim.spin, ENGINE)
    return Struck(by=who, stroke=report, layout=motion.layout, played=played), motion


def _stroke(
    settings: Settings,
    state: State,
    who: str,
    seated: Seated,
    key: Sequence[int],
    surface: Surface,
) -> Answer:
    position = position_of(settings, state, who, surface)
    meant = seated.player.stroke(position, np.random.default_rng([*key, HEAD]))
    if meant is None:
        return Answer(Passed(by=who))
    chance = np.random.default_rng([*key, HAND])
    for _ in range(ATTEMPTS):
        aim = seated.hand.play(meant, position, chance)
        fact, motion = struck(settings, state, aim, who, surface)
        if fact is not None:
            return Answer(fact, aim, motion)
    return Answer(Passed(by=who))


def _placing(
    settings: Settings, state: State, who: str, player: Player, chance: np.random.Generator
) -> Fact:
    due = next(each for each in state.to_place if each.placer == who)
    if state.layout is None:
        return Placed(by=who, side=due.side)
    position = position_of(settings, state, who)
    spot = player.place(position, colour_of(due.side), chance)
    if spot is None:
        return FoundNoRoom(side=due.side)
    return Placed(by=who, side=due.side, at=spot)
