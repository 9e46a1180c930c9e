"""How a board can end under a rule set: what is left of the loser, whose the queen is, and the points.

Nothing is counted here. The rule set itself judges last strokes of every kind, and says what a board is
worth that is lost by a call; whatever comes out of that is possible, and nothing else.
"""

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import product
from threading import Lock
from typing import Final, NamedTuple, cast

from carrom.rules.ruleset import RuleSet
from carrom.rules.situation import PIECES, SideState
from carrom.rules.stroke import Fell
from carrom.rules.verdict import Queen, View, Win, left

_QUEENS: Final = (Queen.OWN, Queen.OPPONENTS, Queen.IN_PLAY, Queen.AWAITING)
_FEW: Final = (1, PIECES)
"""How many pieces a side can have left before a stroke in which all of them fall: one, or all."""
_WAYS: Final = (
    Fell(),
    Fell(proper=False),
    Fell(striker=True),
    Fell(striker=True, proper=False),
    Fell(piece_off=True, pieces_off=1),
    Fell(striker_off=True),
)
"""How a stroke can go, beside what falls in it, the plainest first."""
_MOST: Final = 64
"""Tables that are kept."""
_ONE_AT_A_TIME: Final = Lock()
"""Whoever wants a table that is being made waits for it, and does not make another."""


@dataclass(frozen=True, slots=True)
class BoardEnd:
    """What can be seen at the end of a board."""

    left: int
    """Pieces of the loser that are not pocketed."""
    queen: bool | None
    """Who covered the queen: True for the winner, False for the loser, None for nobody."""


class Score(NamedTuple):
    """The points of a board."""

    winner: int
    loser: int


def board_ends(rules: RuleSet, winner: int, loser: int) -> Mapping[BoardEnd, tuple[Score, ...]]:
    """Return every possible end of a board with its points, the usual ones first.

    ``winner`` and ``loser`` are their points in the game before the board. What a board is worth depends
    on them only by whether they have reached ``queen_ceiling``.
    """
    late = rules.queen_ceiling
    points = late if winner >= late else 0, late if loser >= late else 0
    key = rules, *points, cast("Hashable", rules.book.judge)
    known = _KNOWN.get(key)
    if known is None:
        with _ONE_AT_A_TIME:
            known = _board_ends(*key)
        if len(_KNOWN) >= _MOST:
            _KNOWN.clear()
        _KNOWN[key] = known
    return known


_KNOWN: Final[dict[tuple[RuleSet, int, int, Hashable], Mapping[BoardEnd, tuple[Score, ...]]]] = {}
"""The tables that were asked for; nobody waits for these while another one is made."""


@lru_cache(maxsize=_MOST)
def _board_ends(
    rules: RuleSet, winner: int, loser: int, _: Hashable
) -> Mapping[BoardEnd, tuple[Score, ...]]:
    """Return the ends; rule sets with the same figures may differ in their judges."""
    found: dict[BoardEnd, dict[Score, None]] = {}
    for end, win in (*_by_strokes(rules, winner, loser), *_by_calls(rules, winner, loser)):
        scores = found.setdefault(end, {})
        mine, theirs = (win.own, win.opponents) if win.by_player else (win.opponents, win.own)
        for more in range(win.on_demand + 1):
            scores[Score(mine + more, theirs)] = None
    return {end: tuple(scores) for end, scores in found.items()}


def _by_strokes(rules: RuleSet, winner: int, loser: int) -> Iterator[tuple[BoardEnd, Win]]:
    """Yield boards that end with a stroke, of the winner or of the loser."""
    for view, fell in _last_strokes(rules, winner, loser):
        verdict = rules.book.judge(rules, view, fell)
        if verdict.win is None:
            continue
        by_player = verdict.win.by_player
        if (view.me.points, view.them.points) != (
            (winner, loser) if by_player else (loser, winner)
        ):
            continue
        if by_player:
            remain = left(view.them, fell.opponents, verdict.gift)
        else:
            remain = left(view.me, fell.own, verdict.own_back, verdict.penalty)
        yield BoardEnd(remain, _covered(verdict.queen, by_player=by_player)), verdict.win


def _last_strokes(rules: RuleSet, winner: int, loser: int) -> Iterator[tuple[View, Fell]]:
    for mine, theirs in dict.fromkeys(((winner, loser), (loser, winner))):
        for way, (me, them, own, others), queen in product(_ways(rules), _last_pieces(), _QUEENS):
            view = View(_side(me, mine), _side(them, theirs), queen)
            fell = way._replace(own=own, opponents=others)
            yield view, fell
            if queen is Queen.IN_PLAY:
                yield view, fell._replace(queen=True)
        yield from _owing(rules, mine, theirs)


def _owing(rules: RuleSet, mine: int, theirs: int) -> Iterator[tuple[View, Fell]]:
    """Yield last strokes in which pieces fall of a side that owes some and had none to pay with."""
    some = range(1, 5)
    for way, queen, owed, many in product(_ways(rules), _QUEENS, some, some):
        loser = replace(_side(PIECES, theirs), owed=owed)
        yield View(_side(1, mine), loser, queen), way._replace(own=1, opponents=many)


def _by_calls(rules: RuleSet, winner: int, loser: int) -> Iterator[tuple[BoardEnd, Win]]:
    """Yield boards that the player loses by a call."""
    for me, them, queen in product(
        range(1, PIECES + 1), range(1, PIECES + 1), (*_QUEENS, Queen.NOBODYS)
    ):
        win = rules.book.forfeit(rules, View(_side(me, loser), _side(them, winner), queen))
        yield BoardEnd(me, _covered(queen, by_player=False)), win


def _covered(queen: Queen, *, by_player: bool) -> bool | None:
    """Say whether the winner covered the queen; None: nobody did."""
    if queen is Queen.OWN:
        return by_player
    return not by_player if queen is Queen.OPPONENTS else None


def _ways(rules: RuleSet) -> Iterator[Fell]:
    yield from _WAYS
    if rules.hole_matters:
        yield Fell(striker=True, striker_follows=True)
    if rules.behind_line_matters:
        yield from (way._replace(behind_line=True) for way in _WAYS)


def _last_pieces() -> Iterator[tuple[int, int, int, int]]:
    """Yield both sides' pieces before a stroke that may end the board, and how many of each fall."""
    every = range(1, PIECES + 1)
    yield from ((me, them, me, 0) for me in _FEW for them in every)
    yield from ((me, them, me, 1) for me in _FEW for them in every if them > 1)
    yield from ((me, them, 0, them) for them in _FEW for me in every)
    yield from ((me, them, 1, them) for them in _FEW for me in every if me > 1)
    yield from ((me, them, me, them) for me in _FEW for them in _FEW)


@cache
def _side(on_board: int, points: int) -> SideState:
    return SideState(on_board=on_board, entitled=True, points=points)
