"""Why a fact is not taken into the log."""

from dataclasses import dataclass
from enum import StrEnum

from carrom.messages import Argument, Message, message


class Why(StrEnum):
    """The reason; the text is ``tournament-refused-<why>``."""

    ROLE = "role"
    """Somebody with this link cannot do that."""
    TIME = "time"
    """It is earlier than the entry before it, or has no time zone."""
    COMPETITION_UNKNOWN = "competition-unknown"
    COMPETITION_EXISTS = "competition-exists"
    CLOSED = "closed"
    ID = "id"
    """An id that is empty, too long or has other signs than letters, figures, ``-``, ``_`` and ``.``."""
    TERM = "term"
    """A term of a competition that cannot be."""
    TERMS_FIXED = "terms-fixed"
    """A term that cannot change once a round is published."""
    COMPETITOR_UNKNOWN = "competitor-unknown"
    COMPETITOR_EXISTS = "competitor-exists"
    PLAYERS = "players"
    """Not as many players as the kind of competition has."""
    PLAYER_TWICE = "player-twice"
    LATE = "late"
    """This method takes nobody once it has begun."""
    WITHDRAWN = "withdrawn"
    NOT_WITHDRAWN = "not-withdrawn"
    FEW = "few"
    """Fewer than two take part."""
    ROUND = "round"
    """It is another round's turn."""
    UNFINISHED = "unfinished"
    """A match of the round before has no result."""
    OVER = "over"
    """All rounds are played."""
    NO_PREVIEW = "no-preview"
    PAIRING = "pairing"
    """Somebody is missing, there twice, or should not be there."""
    STALE = "stale"
    """Somebody came or withdrew since the preview was made."""
    OUTDATED = "outdated"
    """A result was corrected or withdrawn since the preview was made."""
    NOT_IN_PREVIEW = "not-in-preview"
    SAME = "same"
    """Somebody was to be exchanged with themselves."""
    REASON = "reason"
    """A reason has to be given."""
    MATCH_UNKNOWN = "match-unknown"
    BYE = "bye"
    """Nobody plays there."""
    HAS_RESULT = "has-result"
    NO_RESULT = "no-result"
    NOT_CLAIMED = "not-claimed"
    OWN_CLAIM = "own-claim"
    """Who entered a result cannot confirm it too."""
    OWN_DEVICE = "own-device"
    """Nor can anybody else with the device on which it was entered."""
    SCORE = "score"
    RUBBERS = "rubbers"
    NO_WINNER = "no-winner"
    """A knockout match needs a winner."""
    NEXT_ROUND = "next-round"
    """The next round of the knockout was published from it."""
    PLAYED = "played"
    """A match of the round has been played."""
    PROTEST_UNKNOWN = "protest-unknown"
    PROTEST_DECIDED = "protest-decided"
    ADMISSION = "admission"
    BOARD = "board"
    """No number of a board."""
    BOARD_TAKEN = "board-taken"
    """Another match that is not over is played there."""
    UMPIRE_PLAYS = "umpire-plays"
    """Who plays a match is not its umpire."""
    CLAUSE = "clause"
    """No clause of the rules that are played by."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """A fact that is not taken, and why."""

    why: Why
    args: tuple[tuple[str, Argument], ...] = ()

    @property
    def said(self) -> Message:
        """One sentence."""
        return message(f"tournament-refused-{self.why}", **dict(self.args))


def refusal(why: Why, **args: Argument) -> Refusal:
    """Return a refusal with the arguments of its sentence."""
    return Refusal(why, tuple(sorted(args.items())))
