"""Slams: a board won in the first turn of a side (settled 43)."""

from collections.abc import Iterable, Iterator

from carrom.equipment.pieces import Piece
from carrom.match.events import sides_in
from carrom.match.facts import EnteredBoard, Passed, Struck, TimeRanOut
from carrom.match.match_log import MatchLog, Transition, standing_backwards
from carrom.match.settings import Team
from carrom.match.state import Phase, side_of, team_of
from carrom.rules.ruleset import RuleSet
from carrom.rules.situation import PIECES, QueenState, Side
from carrom.rules.stroke import colour_of


def slam(rules: RuleSet, backwards: Iterable[Transition]) -> Side | None:
    """Return whose slam a board was, by its entries that stand, from the one that ended it backwards.

    All pieces of a side fall in its first turn of the board, and it wins. For a white slam the side has
    covered the queen too. Where the rules count what was left, the opponent may have pocketed some before.
    A side that was given pieces has no slam. No more entries are looked at than it takes.
    """
    entries = iter(backwards)
    last = next(entries, None) if rules.slams else None
    if last is None or last.event.result is None:
        return None
    winner = last.event.result.winner
    if isinstance(last.event.fact, EnteredBoard):
        return winner if last.event.fact.slam else None
    if not isinstance(last.event.fact, Struck):
        return None
    if winner is None or last.before.white is None or last.before.turn is None:
        return None
    team = team_of(sides_in(last.before, last.event), winner)
    turn, first = [last], last
    others = False
    for entry in filter(_played, entries):
        own = entry.before.turn == last.before.turn
        if own and not others:
            turn.append(entry)
        elif own or _in_turn(entry) is team:
            return None  # the side had had a turn
        elif not others and not _cleared(rules, turn, winner, team):
            return None
        else:
            others = True
        first = entry
    if not _cleared(rules, turn, winner, team) or _given(first, team):
        return None
    return winner


def _cleared(rules: RuleSet, turn: list[Transition], winner: Side, team: Team) -> bool:
    """Say whether all pieces of the winner fell in a turn, given backwards; with the queen for white."""
    last, first = turn[0], turn[-1]
    if first.before.situation is None or last.before.situation is None:
        return False
    there = first.before.situation.side(side_of(first.before, team)).on_board
    if there < PIECES and not (rules.slam_of_remaining and winner is Side.BLACK):
        return False
    fell = [
        pocketed.piece
        for each in turn
        if isinstance(each.event.fact, Struck)
        for pocketed in each.event.fact.stroke.pocketed
    ]
    covered = winner is not Side.WHITE or queen_covered(last, winner)
    return fell.count(colour_of(winner)) >= there and covered


def slam_at_end(match: MatchLog) -> Side | None:
    """Return whose slam the board was that the last entry of a match ended."""
    if match.last is None or match.last.result is None:
        return None
    return slam(match.settings.rule_set(), _last_board(match))


def _last_board(match: MatchLog) -> Iterator[Transition]:
    """Yield the entries of the board that the last entry ended, backwards."""
    for number, entry in enumerate(standing_backwards(match)):
        replayed = entry.after.replays > entry.before.replays
        if number and (entry.event.result is not None or replayed):
            return
        yield entry


def _played(entry: Transition) -> bool:
    fact = entry.event.fact
    return entry.before.phase is Phase.STROKE and isinstance(fact, Struck | Passed | TimeRanOut)


def _given(first: Transition, team: Team) -> bool:
    """Say whether a side had pieces pocketed before the break: a head start."""
    situation = first.before.situation
    if situation is None or situation.broken:
        return False
    return situation.side(side_of(first.before, team)).on_board < PIECES


def _in_turn(entry: Transition) -> Team | None:
    """Return the team in turn before an entry."""
    state = entry.before
    if state.situation is None or state.white is None:
        return None
    return team_of(state, state.situation.to_play)


def queen_covered(last: Transition, winner: Side) -> bool:
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
