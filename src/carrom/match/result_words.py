"""Results in words: who won the board, the game and the match, and with how many points."""

from collections.abc import Iterator

from carrom.match.events import Event, sides_in
from carrom.match.facts import EnteredShootOut
from carrom.match.match_log import MatchLog
from carrom.match.ruling_words import worths_at_end
from carrom.match.settings import TEAMS, Settings, Team
from carrom.match.shoot_out import shoot_out_after
from carrom.match.slams import slam_at_end
from carrom.match.state import Ending, Phase, State, points_of, side_of, team_of
from carrom.messages import Message, message
from carrom.rules.ruling import BoardResult, both_scores
from carrom.rules.situation import Side
from carrom.rules.wording import Names, points_in_words


def board_over(
    before: MatchLog, after: MatchLog, event: Event, result: BoardResult
) -> Iterator[Message]:
    """Say who won the board, the score, and the game where it ends with the board."""
    old, new = sides_in(before.state, event), after.state
    if result.winner is None:
        yield message("narration-board-void")
        return
    game = new.games != old.games
    points = _points(old, result)
    if not result.game_conceded:
        yield _won(before, old, event, result)
        slam = slam_at_end(after)
        if slam is not None:
            yield message(f"narration-slam-{slam}")
        yield message(
            "narration-score",
            first=before.team(Team.A),
            points=points[0],
            second=before.team(Team.B),
            others=points[1],
        )
    if game:
        yield message("narration-game-won", team=before.team(winner_of(old, new)), game=old.game)
    if new.seat_change_due and not old.seat_change_due:
        yield message("narration-seat-change-due")


def _won(before: MatchLog, old: State, event: Event, result: BoardResult) -> Message:
    """Say who won a board, with what, and what the points are for."""
    winner = result.winner or Side.WHITE
    team = before.team(team_of(old, winner))
    worths = worths_at_end(before, event, result)
    if result.points(winner.other):
        sides = (side_of(old, each) for each in TEAMS)
        names: Names = {side: before.team(team_of(old, side)) for side in sides}
        return message("narration-board-both", team=team, **both_scores(result, names, worths))
    points = points_in_words(result.points(winner), worths.get(winner))
    return message("narration-board-won", team=team, points=points)


def game_over(before: MatchLog, after: MatchLog) -> Iterator[Message]:
    """Say who won a game whose result was entered."""
    old, new = before.state, after.state
    yield message("narration-game-won", team=before.team(winner_of(old, new)), game=old.game)
    if new.seat_change_due and not old.seat_change_due:
        yield message("narration-seat-change-due")


def level(before: MatchLog, after: MatchLog) -> Iterator[Message]:
    """Say what parts two sides that are level, once it is to be tossed for."""
    old, new = before.state, after.state
    if new.phase is Phase.DECIDING_TOSS and old.phase is not Phase.DECIDING_TOSS:
        yield message("narration-level")
        yield message(f"narration-then-{'board' if new.shoot_out is None else 'shoot-out'}")


def shoot_out_stands(before: MatchLog, after: MatchLog, event: Event) -> Iterator[Message]:
    """Say who begins a shoot-out, how it stands, and who won the game by it."""
    old, new = before.state, after.state
    if new.phase is Phase.SHOOT_OUT and old.phase is Phase.DECIDING_TOSS:
        yield message("narration-shoot-out-begins", player=after.name(new.turn))
    now = shoot_out_after(after.settings, old, event.fact)
    if now is None:
        return
    if not isinstance(event.fact, EnteredShootOut):
        names = {"first": after.team(Team.A), "second": after.team(Team.B)}
        a, b = now.score
        yield message("narration-shoot-out-score", **names, a=a, b=b)
    if new.games != old.games:
        yield from game_over(before, after)
    elif new.turn is not None:
        yield message("narration-next", player=after.name(new.turn), tries=1)


def winner_of(old: State, new: State) -> Team:
    """Return who won the game between two states."""
    return Team.A if new.games[0] > old.games[0] else Team.B


def _points(old: State, result: BoardResult) -> tuple[int, int]:
    """Return both teams' points in the game once the board is booked."""
    gained = {team_of(old, Side.WHITE): result.white, team_of(old, Side.BLACK): result.black}
    a, b = (points_of(old, team) + gained[team] for team in Team)
    return a, b


def match_over(after: MatchLog) -> Message:
    """Say who won the match and how: in games, or in points where it was a single board."""
    state = after.state
    if state.ending is Ending.ABANDONED:
        return message("narration-no-winner")
    if state.ending is Ending.UNFINISHED:
        return message("narration-no-result")
    single = after.settings.single_board
    winner = state.winner or Team.A
    a, b = state.points if single else state.games
    most, least = (a, b) if winner is Team.A else (b, a)
    team = after.team(winner)
    if single:
        return message(f"narration-single-{state.ending}", team=team, points=most, others=least)
    ending = "given-up" if _given_up(after.settings, state) else state.ending
    return message(f"narration-match-{ending}", team=team, games=most, others=least)


def _given_up(settings: Settings, state: State) -> bool:
    """Say whether the whole match was given up, and not only its last game."""
    enough = settings.rule_set().games_to_win
    return state.ending is Ending.CONCEDED and max(state.games) < enough
