"""Results as they are typed, in place of strokes: of the board, the game or a shoot-out."""

import re
from typing import Final

from carrom.desk.desk import find_player, player_list
from carrom.desk.errors import EntryError
from carrom.desk.strokes import LONGEST
from carrom.desk.words import NOBODY, SLAM, plain
from carrom.match.facts import EnteredBoard, EnteredGame, EnteredShootOut, Fact
from carrom.match.match_log import MatchLog
from carrom.match.settings import Team
from carrom.messages import message

_NUMBER: Final = re.compile(r"[0-9]{1,3}")
_POINTS: Final = re.compile(r"([0-9]{1,3})(?:[-–:]([0-9]{1,3}))?")


def read_board_result(rest: str, desk: MatchLog) -> Fact:
    """Read ``WINNER PIECES QUEEN [POINTS] [slam]``: who won, the loser's pieces, who covered the queen."""
    words = rest.split()
    slam = any(plain(word) in SLAM for word in words)
    words = [word for word in words if plain(word) not in SLAM]
    if not 3 <= len(words) <= 4 or not _NUMBER.fullmatch(words[1]):
        raise EntryError(
            message("umpire-not-a-result", typed=rest[:LONGEST], players=player_list(desk))
        )
    winner = desk.settings.team(find_player(desk, words[0]))
    queen = None if words[2] == NOBODY else desk.settings.team(find_player(desk, words[2]))
    points = _points(words[3], winner) if len(words) == 4 else None
    return EnteredBoard(winner=winner, left=int(words[1]), queen=queen, points=points, slam=slam)


def _points(typed: str, winner: Team) -> tuple[int, int]:
    """Read the points of the winner, and those of the loser where they have some: ``8``, ``13-5``."""
    found = _POINTS.fullmatch(typed)
    if found is None:
        raise EntryError(message("umpire-not-points", typed=typed[:LONGEST]))
    most, least = int(found[1]), int(found[2] or 0)
    return (most, least) if winner is Team.A else (least, most)


def read_game_result(rest: str, desk: MatchLog) -> Fact:
    """Read ``POINTS POINTS BOARDS [PLAYER]``: of the first side and the second, and how many boards."""
    words = rest.split()
    numbers = [int(word) for word in words[:3] if _NUMBER.fullmatch(word)]
    if len(numbers) != 3 or len(words) > 4:
        raise EntryError(message("umpire-not-a-game", typed=rest[:LONGEST]))
    a, b, boards = numbers
    tossed = desk.settings.team(find_player(desk, words[3])) if len(words) == 4 else None
    winner = Team.A if a > b else Team.B
    return EnteredGame(winner=winner, points=(a, b), boards=boards, deciding_break=tossed)


def read_shoot_out(rest: str) -> Fact:
    """Read ``QUEENS QUEENS STROKES``: of the first side and the second, and how many strokes each."""
    words = rest.split()
    numbers = [int(word) for word in words if _NUMBER.fullmatch(word)]
    if len(numbers) != 3 or len(words) != 3:
        raise EntryError(message("umpire-not-a-shoot-out", typed=rest[:LONGEST]))
    a, b, strokes = numbers
    return EnteredShootOut(pocketed=(a, b), strokes=strokes)
