"""What can happen in a tournament; a log is a list of these, each with who and when.

Nothing is ever deleted. What was wrong is withdrawn or corrected by a fact of its own, with a reason.
"""

from enum import StrEnum

from msgspec import Struct

from carrom.tournament.results import Result, Side
from carrom.tournament.terms import Kept, Terms


class Pairing(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who meets whom, where."""

    a: str
    b: str | None = None
    """None: nobody; a bye."""
    board: int = 0
    """0: none, because nobody plays, or because all boards are taken."""
    group: int = 0
    """Number of the group, from 1; 0: there are no groups."""
    third: bool = False
    """The match for the third place."""
    score: int | None = None
    """Of a bye: its points, where they are others than the competition's."""


class _Fact(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    competition: str


class CompetitionAdded(_Fact, frozen=True, tag_field="type", tag="competition-added"):
    """A competition begins, by these terms."""

    terms: Terms
    sol: Kept = {}


class TermsChanged(_Fact, frozen=True, tag_field="type", tag="terms-changed"):
    """The terms are others from now on."""

    terms: Terms
    reason: str


class Entered(_Fact, frozen=True, tag_field="type", tag="entered"):
    """Somebody takes part: one player, two partners, or a team."""

    competitor: str
    players: tuple[str, ...]
    title: str = ""
    """The name of a team."""
    rating: float | None = None
    seed: int | None = None
    """The place in the order of strength that the organiser sets."""
    alone: bool = False
    """Whether the partner is not known: a pair or team with one name, from another program's file."""
    sol: Kept = {}


class Detail(StrEnum):
    """What is known of a player beside the log; the text is ``tournament-detail-<name>``."""

    NAME = "name"
    CLUB = "club"
    COUNTRY = "country"
    WOMAN = "woman"
    JUNIOR = "junior"


class PlayerCorrection(
    Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """Which details of a player were put right. What they were and are stands beside the log."""

    player: str
    details: tuple[Detail, ...]


class EntryFigures(
    Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """What the log itself knows of somebody who takes part."""

    title: str = ""
    """The name of a team."""
    rating: float | None = None
    seed: int | None = None


class EntryCorrected(_Fact, frozen=True, tag_field="type", tag="entry-corrected"):
    """Something about somebody who takes part was wrong. Pairings that were made from it stay."""

    competitor: str
    players: tuple[PlayerCorrection, ...] = ()
    before: EntryFigures | None = None
    """None, as ``after``: the figures stay."""
    after: EntryFigures | None = None


class Withdrew(_Fact, frozen=True, tag_field="type", tag="withdrew"):
    """Somebody takes part no longer: results stay, no more pairings."""

    competitor: str
    reason: str = ""


class Returned(_Fact, frozen=True, tag_field="type", tag="returned"):
    """Somebody takes part again."""

    competitor: str


class RoundProposed(_Fact, frozen=True, tag_field="type", tag="round-proposed"):
    """A round as a preview: it may be proposed again until it is published."""

    round: int
    pairings: tuple[Pairing, ...]
    knockout: bool = False
    seeding: tuple[str, ...] = ()
    """At the first round of a knockout: who is in it, the strongest first."""
    rematches: int = 0
    """How many pairs have met before, because it could not be avoided."""


class PairingChanged(_Fact, frozen=True, tag_field="type", tag="pairing-changed"):
    """The organiser exchanges two competitors of a preview."""

    round: int
    first: str
    second: str
    reason: str


class RoundPublished(_Fact, frozen=True, tag_field="type", tag="round-published"):
    """A preview counts from now on; its byes have their results at once."""

    round: int


class RoundWithdrawn(_Fact, frozen=True, tag_field="type", tag="round-withdrawn"):
    """A round does not count: a preview, or what was published before any match is played; only the last one."""

    round: int
    reason: str


class RoundStarted(_Fact, frozen=True, tag_field="type", tag="round-started"):
    """The clock of a round runs."""

    round: int


class RoundCalled(_Fact, frozen=True, tag_field="type", tag="round-called"):
    """Time is over: everybody finishes the board they play."""

    round: int


class BoardChanged(_Fact, frozen=True, tag_field="type", tag="board-changed"):
    """A match is played at another board, or at one at last."""

    round: int
    match: int
    board: int
    reason: str


class UmpireAssigned(_Fact, frozen=True, tag_field="type", tag="umpire-assigned"):
    """An umpire, by id, is at a match; an empty id: nobody any longer."""

    round: int
    match: int
    umpire: str


class ResultEntered(_Fact, frozen=True, tag_field="type", tag="result-entered"):
    """A result; from a table it waits for the other side, from an umpire it counts."""

    round: int
    match: int
    """Number in the round, from 1."""
    result: Result
    side: Side | None = None
    """At a table: who entered it."""


class ResultConfirmed(_Fact, frozen=True, tag_field="type", tag="result-confirmed"):
    """The other side says that the result is right."""

    round: int
    match: int
    side: Side


class ResultDisputed(_Fact, frozen=True, tag_field="type", tag="result-disputed"):
    """The other side says that the result is wrong; an umpire has to come."""

    round: int
    match: int
    side: Side


class ResultCorrected(_Fact, frozen=True, tag_field="type", tag="result-corrected"):
    """A result was wrong. Pairings that were made from it stay, the standings move."""

    round: int
    match: int
    result: Result
    reason: str


class ResultWithdrawn(_Fact, frozen=True, tag_field="type", tag="result-withdrawn"):
    """A result does not count: the match is still to be played."""

    round: int
    match: int
    reason: str


class WalkedOver(_Fact, frozen=True, tag_field="type", tag="walked-over"):
    """Somebody is not there in time; both: ``absent`` is None."""

    round: int
    match: int
    absent: Side | None


class ProtestMade(_Fact, frozen=True, tag_field="type", tag="protest-made"):
    """A protest at a match."""

    round: int
    match: int
    protest: str
    """Its id."""
    clause: str
    text: str = ""


class ProtestDecided(_Fact, frozen=True, tag_field="type", tag="protest-decided"):
    """The chief umpire upholds or rejects a protest."""

    protest: str
    upheld: bool
    reason: str = ""
    desk: bool = False
    """Whether it was decided at the umpire's desk of the match; no reason is asked for there."""


class Admitted(_Fact, frozen=True, tag_field="type", tag="admitted"):
    """The chief umpire admits a board or a striker, or does not (4.b, 4.c)."""

    what: str
    """``board`` or ``striker``."""
    which: str
    admitted: bool = True
    reason: str = ""


class CompetitionClosed(_Fact, frozen=True, tag_field="type", tag="competition-closed"):
    """The standings are final."""

    order: tuple[str, ...] = ()
    """Everybody by their place, where the results that are known do not say it: a final that was not written down."""


Fact = (
    CompetitionAdded
    | TermsChanged
    | Entered
    | EntryCorrected
    | Withdrew
    | Returned
    | RoundProposed
    | PairingChanged
    | RoundPublished
    | RoundWithdrawn
    | RoundStarted
    | RoundCalled
    | BoardChanged
    | UmpireAssigned
    | ResultEntered
    | ResultConfirmed
    | ResultDisputed
    | ResultCorrected
    | ResultWithdrawn
    | WalkedOver
    | ProtestMade
    | ProtestDecided
    | Admitted
    | CompetitionClosed
)
