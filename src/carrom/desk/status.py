"""How the match stands, as messages and numbers to lay out."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from math import ceil

from carrom.match.asked import asked
from carrom.match.match_log import MatchLog
from carrom.match.settings import TEAMS, Team
from carrom.match.state import Phase, ProtestState, State, points_of, side_of, team_of
from carrom.messages import Message, message
from carrom.rules.situation import QueenState, Side, Situation


@dataclass(frozen=True, slots=True)
class Seated:
    """A player as the desk shows him."""

    number: int
    name: str
    in_turn: bool
    """Or asked whether he wants points on demand."""


@dataclass(frozen=True, slots=True)
class TeamRow:
    """One team's line: its players, its score, its pieces in this board."""

    team: Team
    players: tuple[Seated, ...]
    colour: Message | None
    games: int
    points: int
    on_board: int | None = None
    pocketed: int | None = None
    owed: int | None = None
    held: int | None = None


@dataclass(frozen=True, slots=True)
class Clock:
    """A running time limit."""

    said: Message
    over: bool


def stage(desk: MatchLog) -> Message:
    """Say which board of which game is being played."""
    state = desk.state
    if state.phase is Phase.OVER:
        return message("umpire-stage-over")
    if state.shoot_out is not None:
        return message("umpire-stage-shoot-out", game=state.game)
    if state.situation is None and state.phase is not Phase.DECIDING_TOSS:
        return message("umpire-stage-before")
    if state.deciding_board:
        return message("umpire-stage-deciding", game=state.game, board=state.board)
    return message("umpire-stage", game=state.game, board=state.board)


def rows(desk: MatchLog) -> tuple[TeamRow, ...]:
    """Return a line for each team."""
    return tuple(_row(desk, team) for team in TEAMS)


def _row(desk: MatchLog, team: Team) -> TeamRow:
    state = desk.state
    demand = state.phase is Phase.DEMAND
    now = asked(desk.settings, state).player if demand else state.turn
    members = desk.settings.members(team)
    players = tuple(Seated(desk.number(p), desk.name(p), p == now) for p in members)
    games, points = state.games[0 if team is Team.A else 1], points_of(state, team)
    situation = state.situation
    if situation is None:
        return TeamRow(team, players, None, games, points)
    side = side_of(state, team)
    pieces = situation.side(side)
    waiting = sum(due.count for due in state.to_place if due.side is side)
    return TeamRow(
        team,
        players,
        _colour(situation, side),
        games,
        points,
        pieces.on_board - waiting,
        pieces.in_net,
        pieces.owed,
        pieces.held + waiting,
    )


def _colour(situation: Situation, side: Side) -> Message:
    if situation.colours_open:
        return message("umpire-colour-open")
    return message(f"umpire-plays-{side}")


def remarks(desk: MatchLog) -> Iterator[Message]:
    """Say everything else that matters now, the most important first."""
    state = desk.state
    situation = state.situation
    if situation is not None:
        yield _queen(desk, situation)
        if situation.tries > 1:
            yield message("umpire-tries", many=situation.tries)
    for held in state.held:
        many = situation.side(held.side).held if situation else 0
        colour = message(f"narration-colour-{held.side}")
        player = desk.name(held.holder)
        yield message("umpire-holds", player=player, many=many, colour=colour)
    if state.shoot_out is not None and state.phase is not Phase.OVER:
        first, second = (desk.team(team) for team in TEAMS)
        a, b = state.shoot_out.score
        yield message("narration-shoot-out-score", first=first, second=second, a=a, b=b)
    if state.time_over and state.phase is not Phase.OVER and state.situation is not None:
        yield message("umpire-time-over")
    yield from _open_matters(desk, state)


def _open_matters(desk: MatchLog, state: State) -> Iterator[Message]:
    for protest in state.protests:
        if protest.state in (ProtestState.ANNOUNCED, ProtestState.WRITTEN):
            player = desk.name(protest.by)
            about, clause = protest.about, protest.clause or "none"
            said = f"umpire-protest-{protest.state}"
            yield message(said, player=player, about=about, clause=clause)
    for player, count in state.disturbances.items():
        yield message("umpire-warned", player=desk.name(player), many=count)
    if state.replays:
        yield message("umpire-replayed")


def _queen(desk: MatchLog, situation: Situation) -> Message:
    if situation.queen_by is None or situation.queen is QueenState.ON_BOARD:
        barred = situation.barred
        if len(barred) == 1 and not situation.colours_open:
            team = desk.team(team_of(desk.state, barred[0]))
            return message("umpire-queen-barred", team=team)
        return message("umpire-queen-barred-both" if barred else "umpire-queen-on-board")
    waiting = situation.queen is QueenState.AWAITING_COVER
    team = desk.team(team_of(desk.state, situation.queen_by))
    return message("umpire-queen-awaiting" if waiting else "umpire-queen-covered", team=team)


def match_clock(desk: MatchLog, now: datetime) -> Clock | None:
    """Return the time of the match with the minutes that are left."""
    state = desk.state
    if state.match_until is None or state.phase is Phase.OVER:
        return None
    left = (state.match_until - now).total_seconds()
    if left <= 0 or state.time_over:
        return Clock(message("umpire-clock-match-over"), over=True)
    return Clock(message("umpire-clock-match", minutes=ceil(left / 60)), over=False)


def clock(desk: MatchLog, now: datetime) -> Clock | None:
    """Return the running time limit with the seconds that are left."""
    state = desk.state
    if state.timer is None or state.deadline is None:
        return None
    left = (state.deadline - now).total_seconds()
    timer = message(f"narration-timer-{state.timer}")
    if left <= 0:
        return Clock(message("umpire-clock-over", timer=timer), over=True)
    return Clock(message("umpire-clock", timer=timer, seconds=ceil(left)), over=False)
