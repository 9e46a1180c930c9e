"""The score sheet as figures: every board of a match with its break, its points and its queen."""

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from carrom.match.events import sides_in
from carrom.match.facts import Conceded, EnteredBoard, EnteredGame
from carrom.match.match_log import MatchLog, Transition, replayed_from, standing
from carrom.match.settings import TEAMS, Team
from carrom.match.shoot_out import ahead, shoot_out_after
from carrom.match.slams import queen_covered, slam
from carrom.match.state import ShootOut, State, side_of, team_of
from carrom.match.statistics import COVERED_AND_LOST
from carrom.rules.ruling import BoardResult
from carrom.rules.situation import QueenState, Side


class Depth(StrEnum):
    """What was entered instead of strokes."""

    BOARD = "board"
    GAME = "game"


class BoardScore(Struct, frozen=True, kw_only=True):
    """One board, over or in play; pairs are those of team A and team B."""

    number: int
    """Among all boards of the match, void ones too, from 1."""
    game: int
    board: int
    deciding: bool
    breaker: str
    white: Team | None
    """Who plays white; None: colours are open."""
    over: bool
    winner: Team | None = None
    """None: in play, or void and played again."""
    points: tuple[int, int] = (0, 0)
    """Of this board."""
    total: tuple[int, int]
    """Of the game, this board included."""
    games: tuple[int, int]
    """Won so far, this board included."""
    queen: Team | None = None
    """Who covered her."""
    owed: tuple[int, int] = (0, 0)
    """Dues that were not paid, or are not yet."""
    left: tuple[int, int] | None = None
    """Pieces on the board, while it is in play and colours are known."""
    slam: Side | None = None
    conceded: bool = False
    absent: bool = False
    """Conceded, but not by a word: the loser stayed away."""
    entered: Depth | None = None
    """Its result was entered, and not all of its strokes: of the board, or of the rest of the game."""
    boards: int = 1
    """How many boards it stands for."""
    shoot_out: tuple[int, int] | None = None
    """Not a board but the shoot-out after the last one: how often each team pocketed the queen."""
    last: int
    """The number of its last entry."""


def board_scores(match: MatchLog) -> tuple[BoardScore, ...]:
    """Return the boards that stand, in order; of a match that is replayed, those of the replay."""
    kept = standing(match)
    return tuple(_boards(match, kept[replayed_from(kept) :]))


def boards_of(kept: tuple[Transition, ...]) -> Iterator[tuple[Transition, ...]]:
    """Part entries into boards: each ends with the entry that has its result, the last one may not.

    A shoot-out, and an end by time between two boards, are parts of their own.
    """
    board: list[Transition] = []
    for entry in kept:
        board.append(entry)
        ended = entry.event.result is not None or isinstance(entry.event.fact, EnteredGame)
        if ended or entry.after.games != entry.before.games:
            yield tuple(board)
            board = []
    if board:
        yield tuple(board)


def _boards(match: MatchLog, kept: tuple[Transition, ...]) -> Iterator[BoardScore]:
    rules = match.settings.rule_set()
    for number, board in enumerate(boards_of(kept), 1):
        last = board[-1]
        result = last.event.result
        shoot_out = shoot_out_after(match.settings, last.before, last.event.fact)
        if isinstance(last.event.fact, EnteredGame):
            yield _game(number, last, last.event.fact)
        elif shoot_out is not None:
            if last.after.games != last.before.games:
                yield _shoot_out(number, last, shoot_out)
        elif result is None:
            if last.after.situation is not None:
                yield _in_play(number, last)
        elif last.before.breaker is not None and last.before.white is not None:
            yield _ended(number, last, result, slam(rules, reversed(board)))


def _game(number: int, last: Transition, fact: EnteredGame) -> BoardScore:
    """Return the rest of a game whose result was entered; its boards are not known one by one."""
    before = last.before
    (a, b), (old_a, old_b) = fact.points, before.points
    return BoardScore(
        number=number,
        game=before.game,
        board=before.board,
        deciding=before.deciding_board,
        breaker=before.breaker or "",
        white=None,
        over=True,
        winner=fact.winner,
        points=(a - old_a, b - old_b),
        total=fact.points,
        games=last.after.games,
        entered=Depth.GAME,
        boards=fact.boards - before.board + 1,
        last=last.event.seq,
    )


def _shoot_out(number: int, last: Transition, over: ShootOut) -> BoardScore:
    before = last.before
    return BoardScore(
        number=number,
        game=before.game,
        board=before.board,
        deciding=True,
        breaker=before.breaker or "",
        white=None,
        over=True,
        winner=ahead(over),
        total=before.points,
        games=last.after.games,
        shoot_out=over.score,
        boards=0,
        last=last.event.seq,
    )


def _in_play(number: int, last: Transition) -> BoardScore:
    state = last.after
    return BoardScore(
        number=number,
        game=state.game,
        board=state.board,
        deciding=state.deciding_board,
        breaker=state.breaker or "",
        white=_white(state),
        over=False,
        total=state.points,
        games=state.games,
        queen=_covered_by(state),
        owed=_owed(state),
        left=_left(state),
        last=last.event.seq,
    )


def _ended(number: int, last: Transition, result: BoardResult, won: Side | None) -> BoardScore:
    before, after = sides_in(last.before, last.event), last.after
    gained = tuple(result.points(side_of(before, team)) for team in TEAMS)
    void = result.winner is None
    points = (0, 0) if void or result.game_conceded else (gained[0], gained[1])
    a, b = before.points
    return BoardScore(
        number=number,
        game=before.game,
        board=before.board,
        deciding=before.deciding_board,
        breaker=before.breaker or "",
        white=_white(before),
        over=True,
        winner=None if result.winner is None else team_of(before, result.winner),
        points=points,
        total=(a + points[0], b + points[1]),
        games=after.games,
        queen=None if void else _queen_at_end(last, before, result),
        owed=_owed(before),
        slam=won,
        conceded=result.game_conceded or result.match_conceded,
        entered=Depth.BOARD if isinstance(last.event.fact, EnteredBoard) else None,
        absent=isinstance(last.event.fact, Conceded) and last.event.fact.away is not None,
        last=last.event.seq,
    )


def _white(state: State) -> Team | None:
    open_ = state.situation is not None and state.situation.colours_open
    return None if open_ else state.white


def _covered_by(state: State) -> Team | None:
    now = state.situation
    if now is None or now.queen is not QueenState.COVERED or now.queen_by is None:
        return None
    return team_of(state, now.queen_by)


def _queen_at_end(last: Transition, before: State, result: BoardResult) -> Team | None:
    """Return who has the queen in the end: from before, or with the stroke that ended the board."""
    if isinstance(last.event.fact, EnteredBoard):
        return last.event.fact.queen
    known = _covered_by(before)
    if known is not None or result.winner is None or result.game_conceded:
        return known
    if last.event.reason in COVERED_AND_LOST:
        return team_of(before, result.winner.other)
    return team_of(before, result.winner) if queen_covered(last, result.winner) else None


def _owed(state: State) -> tuple[int, int]:
    if state.situation is None or state.white is None:
        return (0, 0)
    a, b = (state.situation.side(side_of(state, team)).owed for team in TEAMS)
    return (a, b)


def _left(state: State) -> tuple[int, int] | None:
    if state.situation is None or state.situation.colours_open:
        return None
    a, b = (state.situation.side(side_of(state, team)).on_board for team in TEAMS)
    return (a, b)
