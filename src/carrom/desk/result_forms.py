"""What can be entered instead of strokes: the result of the board, or that of the game."""

from carrom.desk.view_types import BoardForm, BoardRow, Bounds, GameForm, ShootOutForm
from carrom.match.entered_results import IN_BOARD
from carrom.match.format import MOST_STROKES, OUT_OF_REACH, SHOOT_OUT_STROKES
from carrom.match.game_results import most_boards
from carrom.match.match_log import MatchLog
from carrom.match.settings import TEAMS, Team
from carrom.match.state import Phase, points_of, team_of
from carrom.rules.board_results import board_ends
from carrom.rules.situation import QueenState


def board_form(log: MatchLog) -> BoardForm | None:
    """Return every result that the board can have; None where none can be entered."""
    state, situation = log.state, log.state.situation
    if situation is None or state.phase not in IN_BOARD or state.breaker is None:
        return None
    rules = log.settings.rule_set()
    covered = None
    if situation.queen is QueenState.COVERED and situation.queen_by is not None:
        covered = team_of(state, situation.queen_by)
    rows = []
    for winner in TEAMS:
        points = points_of(state, winner), points_of(state, winner.other)
        for end, scores in board_ends(rules, *points).items():
            queen = None if end.queen is None else winner if end.queen else winner.other
            if covered is not None and queen is not covered:
                continue
            both = tuple(
                (s.winner, s.loser) if winner is Team.A else (s.loser, s.winner) for s in scores
            )
            rows.append(BoardRow(winner=winner, left=end.left, queen=queen, points=both))
    rows.sort(key=lambda row: (row.winner, row.left, row.queen or ""))
    return BoardForm(
        breaker=state.breaker,
        rows=tuple(rows),
        slam=rules.slams,
        colours_open=situation.colours_open,
    )


def game_form(log: MatchLog) -> GameForm | None:
    """Return between which bounds the game can end; None where no result can be entered."""
    state = log.state
    tossing = state.phase is Phase.DECIDING_TOSS
    if log.settings.single_board or not (tossing or board_in_play(log)):
        return None
    if state.shoot_out is not None:
        return None
    rules, tie = log.settings.rule_set(), log.settings.tie
    goal = rules.points_to_win
    deciding = tossing or state.deciding_board
    return GameForm(
        game=state.game,
        points=state.points,
        points_to_win=goal if goal < OUT_OF_REACH else None,
        boards=Bounds(state.board, state.board if deciding else most_boards(rules, tie)),
        board_limit=rules.boards_per_game,
        deciding_break_needed=not state.deciding_board or tossing,
    )


def shoot_out_form(log: MatchLog) -> ShootOutForm | None:
    """Return what is known of the shoot-out whose result can be entered; None: there is none."""
    now = log.state.shoot_out
    if now is None or log.state.phase not in (Phase.DECIDING_TOSS, Phase.SHOOT_OUT):
        return None
    return ShootOutForm(made=now.made, score=now.score, least=SHOOT_OUT_STROKES, most=MOST_STROKES)


def board_in_play(log: MatchLog) -> bool:
    """Say whether the rest of a board can be entered as a result."""
    return log.state.situation is not None and log.state.phase in IN_BOARD
