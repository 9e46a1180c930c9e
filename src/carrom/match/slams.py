"""Slams: a board won in the first turn of a side (settled 43)."""

from carrom.equipment.pieces import Piece
from carrom.match.events import sides_in
from carrom.match.facts import Passed, Struck, TimeRanOut
from carrom.match.match_log import MatchLog, Transition, standing
from carrom.match.settings import Team
from carrom.match.state import Phase, side_of, team_of
from carrom.rules.ruleset import RuleSet
from carrom.rules.situation import PIECES, QueenState, Side
from carrom.rules.stroke import colour_of


def slam(rules: RuleSet, board: list[Transition]) -> Side | None:
    """Return whose slam a board was; ``board`` holds its entries that stand, the last one ends it.

    All pieces of a side fall in its first turn of the board, and it wins. For a white slam the side has
    covered the queen too. Where the rules count what was left, the opponent may have pocketed some before.
    """
    if not rules.slams or not board:
        return None
    last = board[-1]
    result, fact = last.event.result, last.event.fact
    if result is None or result.winner is None or not isinstance(fact, Struck):
        return None
    if last.before.white is None or last.before.turn is None:
        return None
    winner = result.winner
    team = team_of(sides_in(last.before, last.event), winner)
    strokes = [each for each in board if _played(each)]
    turn = [each for each in strokes if each.before.turn == last.before.turn]
    first = turn[0]
    if strokes[-len(turn) :] != turn:
        return None  # somebody else played in between
    if any(_in_turn(each) is team for each in strokes[: -len(turn)]):
        return None  # the side had had a turn
    if first.before.situation is None or last.before.situation is None:
        return None
    there = first.before.situation.side(side_of(first.before, team)).on_board
    if there < PIECES and not (rules.slam_of_remaining and winner is Side.BLACK):
        return None
    fell = [
        pocketed.piece
        for each in turn
        if isinstance(each.event.fact, Struck)
        for pocketed in each.event.fact.stroke.pocketed
    ]
    if fell.count(colour_of(winner)) < there:
        return None
    if winner is Side.WHITE and not _queen_covered(last, winner):
        return None
    return winner


def slam_at_end(match: MatchLog) -> Side | None:
    """Return whose slam the board was that the last entry of a match ended."""
    if match.last is None or match.last.result is None:
        return None
    board: list[Transition] = []
    for entry in reversed(standing(match)):
        replayed = entry.after.replays > entry.before.replays
        if board and (entry.event.result is not None or replayed):
            break
        board.append(entry)
    return slam(match.settings.rule_set(), board[::-1])


def _played(entry: Transition) -> bool:
    fact = entry.event.fact
    return entry.before.phase is Phase.STROKE and isinstance(fact, Struck | Passed | TimeRanOut)


def _in_turn(entry: Transition) -> Team | None:
    """Return the team in turn before an entry."""
    state = entry.before
    if state.situation is None or state.white is None:
        return None
    return team_of(state, state.situation.to_play)


def _queen_covered(last: Transition, winner: Side) -> bool:
    """Say whether the winner has the queen: from before, or with the stroke that ended the board."""
    situation = last.before.situation
    if situation is None:
        return False
    if situation.queen is QueenState.COVERED:
        return situation.queen_by is winner
    fell = isinstance(last.event.fact, Struck) and any(
        pocketed.piece is Piece.QUEEN for pocketed in last.event.fact.stroke.pocketed
    )
    return fell or situation.queen is QueenState.AWAITING_COVER
