"""Why an intent is refused: a typed reason, and nothing has changed."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from carrom.messages import Argument, Message, message


class Why(StrEnum):
    """The reason of a refusal; its text is ``refusal-<reason>``."""

    NOT_NOW = "not-now"
    UNKNOWN_PLAYER = "unknown-player"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_OPEN = "not-open"
    STOPPED = "stopped"
    PLACE_FIRST = "place-first"
    NOT_THE_PLACER = "not-the-placer"
    NOTHING_TO_PLACE = "nothing-to-place"
    SPOT_NEEDED = "spot-needed"
    SPOT_ILLEGAL = "spot-illegal"
    THERE_IS_ROOM = "there-is-room"
    NO_ROOM = "no-room"
    NOTHING_HELD = "nothing-held"
    SEATS_WRONG = "seats-wrong"
    NOT_OF_THAT_TEAM = "not-of-that-team"
    TRIAL_TAKEN = "trial-taken"
    TRIAL_LATE = "trial-late"
    ONLY_THE_BREAKER = "only-the-breaker"
    NOT_A_NUMBER = "not-a-number"
    REPORT = "report"
    TOO_LATE = "too-late"
    NO_TIMER = "no-timer"
    TIME_LEFT = "time-left"
    STRIKER_CHANGED = "striker-changed"
    STRIKER_BETWEEN_BOARDS = "striker-between-boards"
    NOT_DISTURBED_ENOUGH = "not-disturbed-enough"
    NO_SUCH_CLAUSE = "no-such-clause"
    UNKNOWN_CLAUSE = "unknown-clause"
    NO_PROTEST = "no-protest"
    PROTEST_TWICE = "protest-twice"
    NO_SEAT_CHANGE = "no-seat-change"
    REASON_NEEDED = "reason-needed"
    NO_SUCH_EVENT = "no-such-event"
    TIME_BACKWARDS = "time-backwards"
    BREAK_MADE = "break-made"
    NOT_HIS_BREAK = "not-his-break"
    ONLY_IN_DOUBLES = "only-in-doubles"
    NO_REQUEST = "no-request"
    VOID_BY_COUNT = "void-by-count"
    CONCEDE_INSTEAD = "concede-instead"
    NOTHING_PLACED = "nothing-placed"
    NO_PLACING = "no-placing"
    NOTHING_MISSED = "nothing-missed"
    NO_STROKE_BEFORE = "no-stroke-before"
    STROKE_BY_ANOTHER = "stroke-by-another"
    NOT_YET_LATE = "not-yet-late"
    NO_OPPONENTS_FELL = "no-opponents-fell"
    TAKEN_TOO_MANY = "taken-too-many"
    LATER_ENTRY = "later-entry"
    WHO_DID_IT = "who-did-it"
    HAS_STRUCK = "has-struck"
    OVERTIME_AGAIN = "overtime-again"
    NOT_RULED = "not-ruled"
    LAYOUT_COUNTS = "layout-counts"
    LAYOUT_OUTSIDE = "layout-outside"
    LAYOUT_OVERLAP = "layout-overlap"
    COLOURS_TAKEN = "colours-taken"
    TOO_MANY_TRIES = "too-many-tries"
    STRIKER_PLACE = "striker-place"
    NOT_IN_THESE_RULES = "not-in-these-rules"
    ILLEGAL_AIM = "illegal-aim"
    NO_STROKE = "no-stroke"
    LAST_PIECES = "last-pieces"
    NOTHING_TO_FORGO = "nothing-to-forgo"
    FORGO_ALL = "forgo-all"
    TOO_MANY_POINTS = "too-many-points"
    IN_TURN_ALREADY = "in-turn-already"
    STRIKER_HAS_ROOM = "striker-has-room"
    NO_SUCH_END = "no-such-end"
    NOT_THESE_POINTS = "not-these-points"
    NOT_THIS_GAME = "not-this-game"
    QUEEN_COVERED = "queen-covered"
    NO_SLAM = "no-slam"
    COLOURS_KNOWN = "colours-known"
    ONE_BOARD_ONLY = "one-board-only"
    DECIDING_BREAK = "deciding-break"
    MATCH_TIME = "match-time"
    NO_MATCH_TIME = "no-match-time"
    NOT_THIS_SHOOT_OUT = "not-this-shoot-out"


class Refusal(Struct, frozen=True):
    """An intent that was refused, and why."""

    why: Why
    said: Message

    def naming(self, names: Mapping[str, str], rule_set: str) -> "Refusal":
        """Return the refusal with the name of a player in the place of the id, in a set's words."""
        args = ((k, names.get(str(v)) or v if k == "player" else v) for k, v in self.said.args)
        return Refusal(self.why, Message(self.said.id, tuple(args), rule_set))


class RefusedError(Exception):
    """A refusal as an exception: raised where a caller asked for no value."""

    def __init__(self, why: Why, **args: Argument) -> None:
        super().__init__(why)
        self.refusal = Refusal(why, message(f"refusal-{why}", **args))

    @classmethod
    def of(cls, refusal: Refusal) -> "RefusedError":
        """Return a refusal as an exception."""
        error = cls(refusal.why)
        error.refusal = refusal
        return error

    def __str__(self) -> str:
        return self.refusal.said.text("en")
