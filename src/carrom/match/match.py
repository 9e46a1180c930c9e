"""One object for a match: what is asked of whom, take a fact, rule, log, tell.

>>> from carrom import Match
>>> match = Match.new("Ada", "Ben", single_board=True)
>>> match.asked.what.value
'toss'
>>> event = match.push(match.asked.answers[0])
>>> match.narrate(event)
'Ada won the toss.'
>>> match
<Match international, Ada – Ben, 1 entry, waiting: choose (Ada)>
"""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Final

from carrom.equipment.aim import Aim
from carrom.equipment.pieces import Seat
from carrom.equipment.standard import DEFAULT_EDITION
from carrom.files import write_whole
from carrom.match.asked import Ask, Asked, asked, officiated
from carrom.match.decide import decide
from carrom.match.events import Event
from carrom.match.facts import Fact, Undone
from carrom.match.format import Tie, agreed
from carrom.match.match_log import MatchLog, standing_numbers
from carrom.match.narration import narrate
from carrom.match.notation import Position, position_of, write_position
from carrom.match.participants import Participant, Participants
from carrom.match.record_read import parse
from carrom.match.record_write import Header, write
from carrom.match.refusals import Refusal, RefusedError, Why
from carrom.match.settings import AimAid, Clock, HeadStart, Settings, Team
from carrom.match.sheet_text import sheet_text
from carrom.match.simulated_stroke import check_turn, simulate_stroke
from carrom.match.state import Phase, State
from carrom.match.terms import check_terms, new_header
from carrom.match.time_left import with_time_left
from carrom.messages import Message
from carrom.rules.registry import RULE_SETS
from carrom.texts import Language, render

if TYPE_CHECKING:
    from carrom.physics import Motion, Surface

LONG_AGO: Final = datetime(2000, 1, 1, tzinfo=UTC)
"""When a match begins to which nobody tells the time: the same match is the same record then."""


class RecordError(ValueError):
    """A record that cannot be read; ``said`` says why in one sentence."""

    def __init__(self, said: Message) -> None:
        super().__init__(render(said, "en"))
        self.said = said


class Match:
    """A match from its first toss to its end.

    Without ``at`` an entry is made at the time of the one before: only clocks care.
    """

    def __init__(self, header: Header, *, start: datetime = LONG_AGO) -> None:
        check_terms(header.settings)
        self.value = MatchLog(header)
        """The match so far, which never changes: keep it to come back to this point."""
        self.start = start
        self.motion: Motion | None = None
        """Of the last stroke that was played by :meth:`strike`."""

    @classmethod
    def new(
        cls,
        *players: str,
        rules: str | None = None,
        single_board: bool = False,
        clock: Clock | str = Clock.OFF,
        games_to_win: int | None = None,
        rest_minutes: int | None = None,
        edition: str = DEFAULT_EDITION,
        options: Mapping[str, str] | None = None,
        rosette: int | None = None,
        head_start: HeadStart | None = None,
        aim_aids: Mapping[str, AimAid] | None = None,
        points: int | None = None,
        boards: int | None = None,
        minutes: int | None = None,
        tie: Tie | str | None = None,
        settings: Settings | None = None,
        match: str = "",
        start: datetime = LONG_AGO,
    ) -> "Match":
        """Open a match of two players, or of four of whom the first and third are partners.

        ``rosette`` is the number from which the gaps of rosettes set by hand follow; without it they
        are exact. ``points`` and ``boards`` of a game (0: no limit), ``minutes`` of the match and what
        parts a ``tie`` are its format; what is left out is as the rule set says. ``settings`` hold all terms at once, and ids; names may be given beside them.
        """
        ids = [f"p{number}" for number in range(1, len(players) + 1)]
        terms = Settings(
            rules=RULE_SETS.default.name if rules is None else rules,
            a=tuple(ids[0::2]),
            b=tuple(ids[1::2]),
            clock=Clock(clock),
            games_to_win=games_to_win,
            rest_minutes=rest_minutes,
            edition=edition,
            single_board=single_board,
            options=dict(options or {}),
            rosette=rosette,
            head_start=head_start,
            aim_aids=dict(aim_aids or {}),
            format=agreed(points, boards, minutes, None if tie is None else Tie(tie)),
        )
        return cls(new_header(players, terms, settings, match), start=start)

    @classmethod
    def from_record(cls, data: bytes) -> "Match":
        """Open the match that a record tells of; one with a fault raises :class:`RecordError`."""
        parsed = parse(data)
        if parsed.fault is not None or parsed.header is None:
            raise RecordError(parsed.fault.said if parsed.fault else Message("record-fault-empty"))
        found = cls(parsed.header)
        found.value = MatchLog.of(parsed.header, parsed.events)
        return found

    @classmethod
    def load(cls, path: Path | str) -> "Match":
        """Open the match of a record file."""
        return cls.from_record(Path(path).read_bytes())

    def copy(self) -> "Match":
        """Return a match that goes on from here by itself; nothing is copied but a reference."""
        other = object.__new__(Match)
        other.value, other.start, other.motion = self.value, self.start, self.motion
        return other

    def __repr__(self) -> str:
        entries = "1 entry" if self.value.seq == 1 else f"{self.value.seq} entries"
        waiting = self.asked
        whose = f" ({self.value.name(waiting.player)})" if waiting.player else ""
        waits = "over" if self.over else f"waiting: {waiting.what}{whose}"
        return f"<Match {self.settings.rules}, {self.header.sides}, {entries}, {waits}>"

    # Where it stands ----------------------------------------------------------------------------

    @property
    def header(self) -> Header:
        """What is agreed, and the players' names."""
        return self.value.header

    @property
    def settings(self) -> Settings:
        """The terms of the match."""
        return self.value.settings

    @property
    def names(self) -> Mapping[str, str]:
        """The players' names by their ids."""
        return self.value.names

    @property
    def state(self) -> State:
        """Everything that later entries depend on."""
        return self.value.state

    @property
    def log(self) -> tuple[Event, ...]:
        """The entries so far."""
        return self.value.log

    @property
    def asked(self) -> Asked:
        """Who is to do what, and what can be answered."""
        return asked(self.settings, self.state)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.phase is Phase.OVER

    @property
    def winner(self) -> Team | None:
        """Who won it."""
        return self.state.winner

    @property
    def board(self) -> Position | None:
        """The board in play, where one is: it shows itself as a picture in a notebook."""
        return position_of(self.settings, self.state)

    @property
    def position(self) -> str | None:
        """The board in play in one line of text."""
        return None if self.board is None else write_position(self.board)

    def _repr_svg_(self) -> str | None:
        return None if self.board is None else self.board._repr_svg_()

    # What happens -------------------------------------------------------------------------------

    def try_push(self, fact: Fact, at: datetime | None = None) -> Event | Refusal:
        """Take a fact: rule on it and log it. A refusal changes nothing.

        A fact may name players by their names where no two have the same.
        """
        now = self._last_at if at is None else at
        told = with_time_left(self.state, self.value.with_ids(fact), now)
        event = decide(self.value, told, now)
        if isinstance(event, Event):
            self.value = self.value.after(event)
        return event

    def push(self, fact: Fact, at: datetime | None = None) -> Event:
        """Take a fact; what is refused raises :class:`RefusedError`."""
        event = self.try_push(fact, at)
        if isinstance(event, Refusal):
            raise RefusedError.of(event)
        return event

    def strike(
        self,
        aim: Aim,
        *,
        snap: bool = False,
        surface: "Surface | None" = None,
        at: datetime | None = None,
    ) -> Event:
        """Play a stroke of the player in turn: simulate, report, rule and log it.

        An illegal aim is refused; with ``snap`` the striker goes to the nearest legal place.
        """
        from carrom.physics import InputError  # noqa: PLC0415 - loaded when first needed

        who = check_turn(self.value, aim)
        try:
            made = simulate_stroke(self.settings, self.state, aim, who, surface, snap=snap)
        except InputError as problem:
            raise RefusedError(Why.ILLEGAL_AIM, reason=problem.said) from None
        if made.fact is None:
            raise RefusedError(Why.NO_STROKE)
        event = self.push(made.fact, at)
        self.motion = made.motion
        return event

    def undo(self, at: datetime | None = None) -> Event:
        """Take the last entry back that still stands; the log keeps both."""
        kept = standing_numbers(self.value)
        if not kept:
            raise RefusedError(Why.NO_SUCH_EVENT)
        return self.push(Undone(to=kept[-1] - 1), at)

    def play(
        self,
        players: Mapping[str | Seat | Team, Participant],
        *,
        seed: int = 0,
        until: Callable[["Match"], bool] = lambda match: match.over,
    ) -> "Match":
        """Let players play, and the umpire do what is his, until it is somebody else's to act.

        Players are named by their ids or names, by their seats, or by their team. Who has no seat
        yet takes one that is named, the first player the first of them. A key that is nobody's
        raises :class:`~carrom.match.participants.NobodyError`.
        """
        found = Participants(self.value, players)
        while not (self.over or until(self)):
            fact = self._next(found, (seed, self.value.seq + 1))
            if fact is None:
                return self
            self.push(fact)
        return self

    def _next(self, participants: Participants, key: tuple[int, int]) -> Fact | None:
        """Return what a participant or the umpire does next; None: somebody else is to act."""
        waiting = self.asked
        ready = waiting.what is Ask.SAY_PLAY
        who = self.state.breaker if ready else waiting.player
        participant = None if who is None else participants.find(self.value, who)
        fact: Fact | None = None
        if waiting.what is Ask.STRIKE and not waiting.places:
            fact = officiated(self.settings, self.state, _draw(key))
        if fact is None and participant is not None and who is not None:
            if waiting.what is Ask.SIT:
                fact = participants.sit(self.value)
            turned = ready and self.state.rosette_turn != 0.0  # its breaker is asked once
            if fact is None and not turned:
                fact = participant.act(self, who, key)
        if fact is None and waiting.player is None:
            return officiated(self.settings, self.state, _draw(key), self._last_at)
        return fact

    @property
    def _last_at(self) -> datetime:
        return self.value.last.at if self.value.last else self.start

    # What is told -------------------------------------------------------------------------------

    def narrate(self, event: Event, lang: Language = "en") -> str:
        """Say what an entry was, what was ruled and what comes next."""
        told = narrate(self.value.upto(event.seq - 1), event)
        return " ".join(render(part, lang) for part in (told.entry, *told.answer))

    def sheet(self, lang: Language = "en") -> str:
        """Return the score sheet as text."""
        return sheet_text(self.value, lang)

    def record(self) -> bytes:
        """Return the record of the match as a file holds it."""
        return write(self.header, self.log)

    def save(self, path: Path | str) -> None:
        """Write the record to a file, whole or not at all."""
        write_whole(Path(path), self.record())


def _draw(key: tuple[int, int]) -> int:
    """Return a number drawn for an entry; the same key always draws the same."""
    return int.from_bytes(blake2b(f"{key[0]}/{key[1]}".encode(), digest_size=8).digest())
