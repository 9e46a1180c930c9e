"""The federation's score card as data: a row for each board, by game, with room for signatures.

A page or a printed sheet lays it out. Of each board it has: break by, queen, pieces, total. Rulings that
cost a side something, and dues that nobody paid, are remarks.
"""

import datetime as dt
from collections.abc import Iterator
from itertools import groupby

from msgspec import Struct

from carrom.match.board_scores import BoardScore, Depth, board_scores, boards_of
from carrom.match.facts import (
    Called,
    Disqualified,
    Disturbed,
    EnteredBoard,
    EnteredGame,
    Overruled,
    Protested,
    Struck,
)
from carrom.match.format_words import format_in_words
from carrom.match.match_log import MatchLog, Transition, replayed_from, standing
from carrom.match.narration import narrate
from carrom.match.notices import Notice, notice
from carrom.match.settings import TEAMS, Kind, Team
from carrom.match.state import Ending
from carrom.messages import Message, message
from carrom.rules.ruleset import RuleSet
from carrom.rules.situation import Side, SideState
from carrom.rules.stroke_ruling import rule
from carrom.rules.verdict import queen_bonus

Pair = tuple[int, int]
"""Of team A and team B."""


class CardRemark(Struct, frozen=True, kw_only=True):
    """Something to be known about a board: a foul, a due that nobody paid, an overrule."""

    seq: int | None
    """The entry it comes from."""
    said: Message
    clauses: tuple[str, ...] = ()


class CardRow(Struct, frozen=True, kw_only=True):
    """One board; or the rest of a game, where only its result was entered."""

    board: int
    boards: int
    """How many boards the row stands for."""
    deciding: bool
    breaker: str
    """The name of who had the break."""
    break_by: Team | None
    white: Team | None
    """None: the colours are not known."""
    over: bool
    void: bool
    conceded: bool
    winner: Team | None
    queen: Team | None
    """Who covered her."""
    queen_points: Pair
    piece_points: Pair
    """Everything but the queen."""
    points: Pair
    total: Pair
    """Of the game, this board included."""
    owed: Pair
    slam: Side | None
    shoot_out: Pair | None
    """Not a board but the shoot-out after the last one: how often each side pocketed the queen."""
    entered: Depth | None
    remarks: tuple[CardRemark, ...]


class CardGame(Struct, frozen=True, kw_only=True):
    """The boards of a game."""

    game: int
    rows: tuple[CardRow, ...]
    points: Pair
    winner: Team | None


class CardTeam(Struct, frozen=True, kw_only=True):
    """A side: a player or a pair."""

    team: Team
    players: tuple[str, ...]
    games: int


class ScoreCard(Struct, frozen=True, kw_only=True):
    """A match as its score card shows it."""

    match: str
    rules: Message
    format: Message
    """How long the match is, and what parts a tie."""
    doubles: bool
    date: dt.date | None
    place: str
    teams: tuple[CardTeam, ...]
    games: tuple[CardGame, ...]
    winner: Team | None
    ending: Ending | None
    signatures: tuple[Message, ...]
    """Who signs: both sides and the umpire."""


def score_card(log: MatchLog) -> ScoreCard:
    """Return the score card of a match, over or in play; of one that is replayed, of the replay."""
    settings, state = log.settings, log.state
    teams = tuple(
        CardTeam(
            team=team,
            players=tuple(log.name(player) for player in settings.members(team)),
            games=state.games[TEAMS.index(team)],
        )
        for team in TEAMS
    )
    names = (message("umpire-card-side", team=log.team(team)) for team in TEAMS)
    return ScoreCard(
        match=log.header.match,
        rules=settings.rule_set().title,
        format=format_in_words(settings),
        doubles=settings.kind is Kind.DOUBLES,
        date=log.header.date,
        place=log.header.place,
        teams=teams,
        games=tuple(_games(log)),
        winner=state.winner,
        ending=state.ending,
        signatures=(*names, message("umpire-card-umpire")),
    )


def _games(log: MatchLog) -> Iterator[CardGame]:
    for game, found in groupby(_rows(log), key=lambda row: row[0].game):
        scored = list(found)
        last = scored[-1][0]
        before = scored[0][0]
        won = tuple(new - old for new, old in zip(last.games, _games_before(before), strict=True))
        yield CardGame(
            game=game,
            rows=tuple(row for _, row in scored),
            points=last.total,
            winner=_won_by_time(log, game) if not any(won) else Team.A if won[0] else Team.B,
        )


def _won_by_time(log: MatchLog, game: int) -> Team | None:
    """Return who won the last game because the time of the match was over between two boards."""
    state = log.state
    ended = state.time_over and state.game == game and sum(state.games) == game
    return state.winner if ended else None


def _games_before(first: BoardScore) -> Pair:
    """Return the games won before a game; its first board may have ended it."""
    a, b = first.games
    if a + b < first.game or first.winner is None:
        return a, b
    return (a - 1, b) if first.winner is Team.A else (a, b - 1)


def _rows(log: MatchLog) -> Iterator[tuple[BoardScore, CardRow]]:
    kept = standing(log)
    parts = {part[-1].event.seq: part for part in boards_of(kept[replayed_from(kept) :])}
    for score in board_scores(log):
        yield score, _row(log, score, parts.get(score.last, ()))


def _row(log: MatchLog, score: BoardScore, part: tuple[Transition, ...]) -> CardRow:
    queen = _queen_points(log.settings.rule_set(), score, part)
    return CardRow(
        board=score.board,
        boards=score.boards,
        deciding=score.deciding,
        breaker=log.name(score.breaker),
        break_by=log.settings.team(score.breaker) if score.breaker else None,
        white=score.white,
        over=score.over,
        void=score.over and score.winner is None,
        conceded=score.conceded,
        winner=score.winner,
        queen=score.queen,
        queen_points=queen,
        piece_points=(score.points[0] - queen[0], score.points[1] - queen[1]),
        points=score.points,
        total=score.total,
        owed=score.owed,
        slam=score.slam,
        shoot_out=score.shoot_out,
        entered=score.entered,
        remarks=tuple(_remarks(log, score, part)),
    )


def _queen_points(rules: RuleSet, score: BoardScore, part: tuple[Transition, ...]) -> Pair:
    """Return what the queen brought to who covered her, of the points that were booked."""
    if score.queen is None or not score.over or not part:
        return (0, 0)
    index = TEAMS.index(score.queen)
    gained = score.points[index]
    worth = min(gained, queen_bonus(rules, SideState(points=score.total[index] - gained)))
    if score.queen is score.winner and not max(score.points[1 - index], 0):
        worth = min(worth, max(0, gained - _left(rules, part)))
    return (worth, 0) if index == 0 else (0, worth)


def _left(rules: RuleSet, part: tuple[Transition, ...]) -> int:
    """Return how many pieces the loser of a board had left when it ended."""
    last = part[-1]
    result = last.event.result
    if isinstance(last.event.fact, EnteredBoard):
        return last.event.fact.left
    ended = next((e for e in reversed(part) if isinstance(e.event.fact, Struck | Called)), last)
    situation = ended.before.situation
    if result is None or result.winner is None or situation is None:
        return 0
    if isinstance(ended.event.fact, Struck):
        situation = rule(rules, situation, ended.event.fact.stroke).situation
    loser = situation.side(result.winner.other)
    return loser.on_board + loser.held


def _remarks(
    log: MatchLog, score: BoardScore, part: tuple[Transition, ...]
) -> Iterator[CardRemark]:
    for entry in part:
        before = log.upto(entry.event.seq - 1)
        if not _to_be_known(before, entry):
            continue
        told = narrate(before, entry.event)
        yield CardRemark(seq=told.number, said=told.entry, clauses=told.clauses)
    for team, owed in zip(TEAMS, score.owed, strict=True):
        if owed and score.over:
            yield CardRemark(
                seq=None, said=message("narration-owes", team=log.team(team), many=owed)
            )


def _to_be_known(before: MatchLog, entry: Transition) -> bool:
    fact = entry.event.fact
    if isinstance(fact, Called | Disturbed | Disqualified | Overruled | Protested):
        return True
    if isinstance(fact, EnteredGame | EnteredBoard):
        return False
    return notice(before, entry.event) is Notice.FOUL
