"""Before the first board: toss, seats, breaker, trial boards (3.1.a-b, 3.3, 3.4)."""

from datetime import datetime

from carrom.equipment.pieces import Seat
from carrom.match.boards import start_board, toss_deciding_board
from carrom.match.facts import CameLate, Chose, NamedBreaker, PlayedTrial, TookSeats, Tossed
from carrom.match.refusals import RefusedError, Why
from carrom.match.seating import first_of_team, opposite
from carrom.match.settings import Kind, Settings, Team
from carrom.match.state import Choice, Phase, State, changed


def tossed(settings: Settings, state: State, fact: Tossed, _: datetime) -> State:
    """Note who won the toss."""
    if state.phase is Phase.DECIDING_TOSS and state.shoot_out is not None:
        first = first_of_team(settings, state, state.breaker or "", fact.winner)
        return changed(state, phase=Phase.SHOOT_OUT, turn=first)
    if state.phase is Phase.DECIDING_TOSS:
        return toss_deciding_board(settings, state, fact.winner)
    _only_in(state, Phase.TOSS)
    return changed(state, phase=Phase.CHOICE, toss_winner=fact.winner)


def chose(_: Settings, state: State, fact: Chose, __: datetime) -> State:
    """Note what the winner chose: the break, so that the losers choose their seats, or the seats."""
    _only_in(state, Phase.CHOICE)
    return changed(state, phase=Phase.SEATS_FIRST, choice=fact.choice)


def seating_team(settings: Settings, state: State) -> Team:
    """Return the team whose seats are to be taken now."""
    winner = state.toss_winner or Team.A
    chooser = winner if state.choice is Choice.SEATS else winner.other
    first = chooser.other if settings.rule_set().chooser_sits_last else chooser
    return first if state.phase is Phase.SEATS_FIRST else first.other


def took_seats(settings: Settings, state: State, fact: TookSeats, _: datetime) -> State:
    """Seat a team, or everybody where the winners of the toss seat the losers too."""
    if state.phase not in (Phase.SEATS_FIRST, Phase.SEATS_SECOND):
        raise RefusedError(Why.NOT_NOW)
    team = seating_team(settings, state)
    seats = dict(state.seats)
    seats.update(fact.seats)
    expected = set(settings.members(team)) | set(state.seats.values())
    everybody = set(settings.players)
    all_at_once = state.choice is Choice.SEATS and set(seats.values()) == everybody
    if set(seats.values()) != expected and not all_at_once:
        raise RefusedError(Why.SEATS_WRONG)
    if len(set(seats.values())) != len(seats) or len(seats) != len(state.seats) + len(fact.seats):
        raise RefusedError(Why.SEATS_WRONG)
    if not _proper_seats(settings, seats):
        raise RefusedError(Why.SEATS_WRONG)
    state = changed(state, seats=seats)
    if set(seats.values()) != everybody:
        return changed(state, phase=Phase.SEATS_SECOND)
    if settings.kind is Kind.DOUBLES:
        return changed(state, phase=Phase.BREAKER)
    return start_board(settings, state, settings.members(breaking_team(state))[0])


def _proper_seats(settings: Settings, seats: dict[Seat, str]) -> bool:
    """Opponents face each other in singles, partners in doubles (3.1.a-b)."""
    if settings.kind is Kind.SINGLES:
        taken = list(seats)
        return len(taken) == 1 or opposite(taken[0]) is taken[1]
    return all(
        opposite(seat) not in seats or settings.team(seats[opposite(seat)]) is settings.team(player)
        for seat, player in seats.items()
    ) and _pairs_complete(settings, seats)


def _pairs_complete(settings: Settings, seats: dict[Seat, str]) -> bool:
    """Partners take their two seats together."""
    where = {player: seat for seat, player in seats.items()}
    for team in Team:
        taken = [where[p] for p in settings.members(team) if p in where]
        if taken and (len(taken) != 2 or opposite(taken[0]) is not taken[1]):
            return False
    return True


def breaking_team(state: State) -> Team:
    """Return the team that has the first break: the winner if he chose it, else the loser."""
    winner = state.toss_winner or Team.A
    return winner if state.choice is Choice.BREAK else winner.other


def named_breaker(settings: Settings, state: State, fact: NamedBreaker, _: datetime) -> State:
    """Let a pair name who of them breaks."""
    _only_in(state, Phase.BREAKER)
    if fact.player not in settings.members(breaking_team(state)):
        raise RefusedError(Why.NOT_OF_THAT_TEAM)
    return start_board(settings, state, fact.player)


def came_late(settings: Settings, state: State, fact: CameLate, _: datetime) -> State:
    """Note a player who lost his right to a trial board."""
    known(settings, fact.player)
    _before_the_first_board(state)
    late = tuple(dict.fromkeys((*state.late, fact.player)))
    return changed(state, late=late)


def played_trial(settings: Settings, state: State, fact: PlayedTrial, _: datetime) -> State:
    """Note a trial board: one for each side at most, none for those who came late."""
    _before_the_first_board(state)
    if state.phase is Phase.TOSS and settings.rule_set().trial_after_toss:
        raise RefusedError(Why.NOT_NOW)
    if fact.team in state.trials:
        raise RefusedError(Why.TRIAL_TAKEN)
    if all(player in state.late for player in settings.members(fact.team)):
        raise RefusedError(Why.TRIAL_LATE)
    return changed(state, trials=(*state.trials, fact.team))


def _before_the_first_board(state: State) -> None:
    first = state.game == 1 and state.board == 1 and state.board_ended_at is None
    waiting = state.phase in (
        Phase.TOSS,
        Phase.CHOICE,
        Phase.SEATS_FIRST,
        Phase.SEATS_SECOND,
        Phase.BREAKER,
        Phase.READY,
    )
    if not (first and waiting):
        raise RefusedError(Why.NOT_NOW)


def _only_in(state: State, phase: Phase) -> None:
    if state.phase is not phase:
        raise RefusedError(Why.NOT_NOW)


def known(settings: Settings, player: str) -> None:
    """Refuse players who are not in the match."""
    if player not in settings.players:
        raise RefusedError(Why.UNKNOWN_PLAYER, player=player)
