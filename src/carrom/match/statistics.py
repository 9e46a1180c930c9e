"""What each player did in a match, counted over the entries that stand."""

from datetime import datetime
from typing import Final

from msgspec import Struct

from carrom.equipment.pieces import Piece
from carrom.match.events import sides_in
from carrom.match.facts import (
    Called,
    Disturbed,
    EnteredBoard,
    EnteredGame,
    Passed,
    SaidPlay,
    Struck,
    TimeRanOut,
)
from carrom.match.match_log import MatchLog, Transition, replayed_from, standing
from carrom.match.settings import Team
from carrom.match.slams import slam
from carrom.match.state import Phase, Timer, side_of, team_of
from carrom.rules.reasons import Reason
from carrom.rules.situation import QueenState, Side
from carrom.rules.stroke import colour_of

COVERED_AND_LOST: Final = frozenset({Reason.COVERED_OPPONENT_FINISHED})
"""Why a player may lose the board in the stroke that covers the queen."""


class PlayerStatistics(Struct, kw_only=True):
    """One player's share of a match."""

    id: str
    name: str
    team: Team
    breaks: int = 0
    """Boards this player had the break of."""
    strokes: int = 0
    passes: int = 0
    pocketing: int = 0
    """Strokes in which at least one piece of his own, or the queen, fell."""
    own: int = 0
    """Pieces of his own side that fell in his strokes, whether or not they stayed."""
    opponents: int = 0
    """Pieces of the opponents that fell in his strokes."""
    queens: int = 0
    """Queens that he covered."""
    striker: int = 0
    """Strokes in which the striker fell or left the board."""
    improper: int = 0
    calls: int = 0
    """Calls of the umpire against him."""
    lost: int = 0
    """Pieces of his side that his strokes and the calls against him cost: put back, or owed."""
    warnings: int = 0
    slams: int = 0
    """Boards that he won in the first turn of his side, all its pieces falling in it (settled 43)."""
    white_slams: int = 0
    """Those of them that he won with white, the queen covered too."""
    seconds: float = 0.0
    """From when he could play until he had played, over all his strokes and passes."""

    @property
    def rate(self) -> float | None:
        """The share of strokes that pocketed something; None before the first stroke."""
        return self.pocketing / self.strokes if self.strokes else None


class TeamStatistics(Struct, kw_only=True):
    """One team's results."""

    team: Team
    games: int = 0
    boards: int = 0
    """Boards won."""
    points: int = 0
    """Points of all boards together."""


class Statistics(Struct, kw_only=True):
    """A match in figures."""

    boards: int = 0
    """Boards that were finished; void ones are not. Those of a game whose result was entered count too."""
    strokes: int = 0
    players: tuple[PlayerStatistics, ...]
    teams: tuple[TeamStatistics, TeamStatistics]


def statistics(match: MatchLog) -> Statistics:
    """Count what stands of a match; where it was ordered to be replayed, only the replay."""
    settings = match.settings
    players = {
        who: PlayerStatistics(id=who, name=match.name(who), team=settings.team(who))
        for who in settings.players
    }
    teams = {team: TeamStatistics(team=team) for team in Team}
    kept = standing(match)
    kept = kept[replayed_from(kept) :]
    since: datetime | None = None
    rules = settings.rule_set()
    board: list[Transition] = []
    unseen = 0
    for entry in kept:
        player = players.get(_actor(entry) or "")
        board.append(entry)
        if player is not None:
            _count(player, entry, since)
        if entry.event.result is not None:
            won = slam(rules, reversed(board))
            if player is not None and won is not None:
                player.slams += 1
                player.white_slams += won is Side.WHITE
            board = []
        _score(teams, entry)
        unseen += _count_entered(players, teams, entry)
        since = entry.event.at
    if kept:
        teams[Team.A].games, teams[Team.B].games = kept[-1].after.games
    return Statistics(
        boards=sum(team.boards for team in teams.values()) + unseen,
        strokes=sum(player.strokes for player in players.values()),
        players=tuple(players.values()),
        teams=(teams[Team.A], teams[Team.B]),
    )


def _count_entered(
    players: dict[str, PlayerStatistics], teams: dict[Team, TeamStatistics], entry: Transition
) -> int:
    """Count a result that was entered, as far as it says who did what; return boards without a winner."""
    before, fact = entry.before, entry.event.fact
    if not isinstance(fact, EnteredBoard | EnteredGame):
        return 0
    if before.phase is Phase.READY and before.breaker in players:
        players[before.breaker].breaks += 1
    if isinstance(fact, EnteredGame):
        for team, new, old in zip(Team, fact.points, before.points, strict=True):
            teams[team].points += new - old
        return fact.boards - before.board + 1
    alone = {player.team: player for player in players.values()} if len(players) == 2 else {}
    covered = before.situation is not None and before.situation.queen is QueenState.COVERED
    if fact.queen in alone and not covered:
        alone[fact.queen].queens += 1
    if fact.slam and fact.winner in alone:
        alone[fact.winner].slams += 1
        white = sides_in(before, entry.event).white
        alone[fact.winner].white_slams += fact.winner is white
    return 0


def _actor(entry: Transition) -> str | None:
    """Return whose figures an entry belongs to."""
    fact = entry.event.fact
    if isinstance(fact, SaidPlay):
        return entry.before.breaker
    if isinstance(fact, TimeRanOut):
        return entry.before.turn
    return fact.by if isinstance(fact, Struck | Passed | Called | Disturbed) else None


def _count(player: PlayerStatistics, entry: Transition, since: datetime | None) -> None:
    before, event, _ = entry
    fact = event.fact
    if isinstance(fact, Struck) and before.phase is Phase.STROKE:
        _count_stroke(player, entry, fact)
    elif isinstance(fact, SaidPlay):
        player.breaks += before.phase is Phase.READY
        return
    elif isinstance(fact, Disturbed):
        player.warnings += 1
        return
    elif isinstance(fact, TimeRanOut) and fact.timer is not Timer.THINKING:
        return
    elif isinstance(fact, Passed) or (isinstance(fact, TimeRanOut) and event.reason == Reason.MISS):
        player.passes += 1
    else:  # a call, or a stroke that is a breach because of when it was made
        player.calls += 1
        player.lost += _lost(player.team, entry, 0)
    if before.phase is Phase.STROKE and since is not None and not isinstance(fact, Called):
        player.seconds += (event.at - since).total_seconds()


def _count_stroke(player: PlayerStatistics, entry: Transition, fact: Struck) -> None:
    own = colour_of(_side(player.team, entry))
    fell = [pocketed.piece for pocketed in fact.stroke.pocketed]
    mine, queen, striker = (fell.count(piece) for piece in (own, Piece.QUEEN, Piece.STRIKER))
    player.strokes += 1
    player.own += mine
    player.opponents += len(fell) - mine - queen - striker
    player.pocketing += bool(mine or queen)
    player.striker += bool(striker or Piece.STRIKER in fact.stroke.off_board)
    player.improper += not fact.stroke.proper
    player.queens += _covers(player.team, entry, queen_fell=bool(queen))
    player.lost += _lost(player.team, entry, mine)


def _side(team: Team, entry: Transition) -> Side:
    """Return the colour a team plays, which the stroke itself may have decided (percuteur)."""
    return side_of(sides_in(entry.before, entry.event), team)


def _covers(team: Team, entry: Transition, *, queen_fell: bool) -> bool:
    """Say whether a stroke covered the queen for the side that made it."""
    before, after = entry.before.situation, entry.after.situation
    if before is None or before.queen is QueenState.COVERED:
        return False
    end = entry.event.result or entry.after.ended
    if end is not None:
        awaited = before.queen is QueenState.AWAITING_COVER
        won = end.winner is _side(team, entry)
        return (queen_fell or awaited) and (won or entry.event.reason in COVERED_AND_LOST)
    if after is None or after.queen is not QueenState.COVERED:
        return False
    return after.queen_by is _side(team, entry)


def _lost(team: Team, entry: Transition, fell: int) -> int:
    """Return how many pieces a side had to put back or came to owe, beside those that fell now."""
    before, after = entry.before.situation, entry.after.situation
    over = entry.event.result is not None or entry.after.ended is not None
    if before is None or after is None or over:
        return 0
    old = before.side(side_of(entry.before, team))
    new = after.side(side_of(entry.after, team))
    return fell + (old.in_net - old.owed) - (new.in_net - new.owed)


def _score(teams: dict[Team, TeamStatistics], entry: Transition) -> None:
    result = entry.event.result
    if result is None or result.winner is None or result.game_conceded:
        return
    if entry.before.white is None:  # the effects of a forged record
        return
    before = sides_in(entry.before, entry.event)
    teams[team_of(before, result.winner)].boards += 1
    teams[team_of(before, Side.WHITE)].points += result.white
    teams[team_of(before, Side.BLACK)].points += result.black
