"""Who sits where, and who comes after whom."""

from carrom.equipment.geometry import to_seat
from carrom.equipment.pieces import Seat
from carrom.equipment.standard import board
from carrom.equipment.striker import Interval, clear_of
from carrom.match.settings import Kind, Settings, Team
from carrom.match.state import State

SEATS = tuple(Seat)


def seat_of(state: State, player: str) -> Seat:
    """Return where a player sits."""
    return next(seat for seat, who in state.seats.items() if who == player)


def right_of(seat: Seat, steps: int = 1) -> Seat:
    """Return the seat so many places to the right."""
    return SEATS[(seat.quarter_turns + steps) % len(SEATS)]


def opposite(seat: Seat) -> Seat:
    """Return the seat across the board."""
    return right_of(seat, 2)


def next_player(settings: Settings, state: State, player: str) -> str:
    """Return who comes after a player: the opponent, in doubles the player on the right (3.5.h)."""
    if settings.kind is Kind.SINGLES:
        return settings.members(settings.team(player).other)[0]
    return state.seats[right_of(seat_of(state, player))]


def partner(settings: Settings, player: str) -> str:
    """Return a player's partner, or himself where he plays alone."""
    members = settings.members(settings.team(player))
    return next((who for who in members if who != player), player)


def first_of_team(settings: Settings, state: State, after: str, team: Team) -> str:
    """Return the first player of a team to come after a player."""
    player = next_player(settings, state, after)
    return player if settings.team(player) is team else next_player(settings, state, player)


def placer_for(settings: Settings, state: State, owner: Team, player: str) -> str:
    """Return who places pieces of ``owner`` while ``player`` has the turn (3.11.g).

    The pieces of the player's own side are placed by his right-hand neighbour, in singles by the
    opponent; those of the opponents by the player himself.
    """
    if settings.team(player) is owner:
        return next_player(settings, state, player)
    return player


def striker_places(settings: Settings, state: State) -> tuple[Interval, ...]:
    """Return where the player in turn may put the striker, as he sees his base: no piece is in the way."""
    geometry = board(settings.edition)
    seat = seat_of(state, state.turn or "")
    places = settings.rule_set().book.striker.places(geometry, seat)
    lying = [to_seat(standing.at, seat) for standing in state.layout or ()]
    return clear_of(lying, places, geometry)


def after_change(settings: Settings, seats: dict[Seat, str]) -> dict[Seat, str]:
    """Return the seats after a change: opposite, in doubles one place to the right (3.8.a-b)."""
    steps = 2 if settings.kind is Kind.SINGLES else 1
    return {right_of(seat, steps): player for seat, player in seats.items()}
