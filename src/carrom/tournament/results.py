"""The result of a match, at the depth at which it is known."""

from enum import StrEnum

from msgspec import Struct


class Side(StrEnum):
    """One of the two competitors of a match."""

    A = "a"
    B = "b"

    __hash__ = str.__hash__

    @property
    def other(self) -> "Side":
        """The opponent."""
        return Side.B if self is Side.A else Side.A


class Depth(StrEnum):
    """How much of a match was written down."""

    STROKE = "stroke"
    BOARD = "board"
    MATCH = "match"


class How(StrEnum):
    """How a result came about."""

    PLAYED = "played"
    BYE = "bye"
    """There was no opponent."""
    WALKOVER = "walkover"
    """One side was not there."""
    ABSENT = "absent"
    """Neither side was there."""


class BoardScore(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One board."""

    a: int = 0
    b: int = 0
    game: int = 1
    breaker: Side | None = None
    queen: Side | None = None
    """Who has her."""
    slam: bool = False
    """All pieces and the queen in the first turn."""
    pieces: tuple[int | None, int | None] | None = None
    """The pieces that count for each side as SoL's file told them, without the queen."""


class Result(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a match came to; ``a`` and ``b`` are the points that count for net and total score."""

    a: int
    b: int
    how: How = How.PLAYED
    depth: Depth = Depth.MATCH
    games: tuple[tuple[int, int], ...] = ()
    """The points of each game, where more than one was played."""
    boards: tuple[BoardScore, ...] = ()
    rubbers: tuple["Result", ...] = ()
    """Of a match between teams."""
    won: Side | None = None
    """Who won, where rubbers, games and points do not say it: a match that was conceded."""
    shoot_out: tuple[int, int] | None = None
    """How often each side pocketed the queen in the shoot-out that parted a level score."""
    record: str = ""
    """The name of the record of the match, where strokes were kept."""

    def __repr__(self) -> str:
        how = "" if self.how is How.PLAYED else f", {self.how}"
        return f"<Result {self.a}–{self.b}{how}>"

    @property
    def winner(self) -> Side | None:
        """Who won: more rubbers, else more games, more points or the shoot-out; None: nobody."""
        if self.how is How.ABSENT or self.won is not None:
            return self.won
        scores = (self._rubbers_won, self._games_won, (self.a, self.b), self.shoot_out or (0, 0))
        for first, second in scores:
            if first != second:
                return Side.A if first > second else Side.B
        return None

    @property
    def _rubbers_won(self) -> tuple[int, int]:
        won = [rubber.winner for rubber in self.rubbers]
        return won.count(Side.A), won.count(Side.B)

    @property
    def _games_won(self) -> tuple[int, int]:
        return sum(a > b for a, b in self.games), sum(b > a for a, b in self.games)

    @property
    def parts(self) -> tuple[tuple[int, int], ...]:
        """The points of each rubber or game, where there are several."""
        return tuple((r.a, r.b) for r in self.rubbers) or self.games

    def points(self, side: Side) -> int:
        """Return what a side gets in the standings: 2 for a win, 1 for a draw."""
        if self.how is How.ABSENT:
            return 0
        winner = self.winner
        return 1 if winner is None else 2 * (winner is side)

    def score(self, side: Side) -> tuple[int, int]:
        """Return the points of a side and those against it."""
        return (self.a, self.b) if side is Side.A else (self.b, self.a)


def bye(score: int) -> Result:
    """Return the result of a match against nobody."""
    return Result(a=score, b=0, how=How.BYE)


def walkover(absent: Side, score: int) -> Result:
    """Return the result where one side is not there."""
    points = (0, score) if absent is Side.A else (score, 0)
    return Result(a=points[0], b=points[1], how=How.WALKOVER)


ABSENT = Result(a=0, b=0, how=How.ABSENT)
"""Neither side was there."""


def team_result(rubbers: tuple[Result, ...]) -> Result:
    """Return the result of a match between teams from its rubbers."""
    return Result(a=sum(r.a for r in rubbers), b=sum(r.b for r in rubbers), rubbers=rubbers)
