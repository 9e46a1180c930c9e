"""What is kept of tournaments: logs as those of rooms, people beside them, links by role."""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from types import MappingProxyType
from typing import Final, NamedTuple, Protocol

from msgspec import Struct

from carrom.store.asked import Asked
from carrom.tournament.terms import Person, Role

_NOTHING: Final[Mapping[str, str]] = MappingProxyType({})


class StoredTournament(Struct, frozen=True, kw_only=True):
    """A tournament as it was opened."""

    id: str
    opened: datetime
    header: bytes
    """The first line of its log."""


class Link(NamedTuple):
    """What a link is good for."""

    role: Role
    board: int = 0
    """Of a table: the number of its board."""
    device: str = ""
    """The id of the device that used it, where known."""
    address: str = ""
    """From where it was used, as far as limits go."""


class KeptLink(NamedTuple):
    """What is kept of a link."""

    secret: str
    """The hash of its secret."""
    link: Link
    sealed: str | None = None
    """The secret, as only the organiser can read it; None: it comes from the organiser's, or is not known."""


class MatchAt(NamedTuple):
    """A match of a tournament."""

    competition: str
    round: int
    match: int


class SeatAt(NamedTuple):
    """A seat at a desk."""

    room: str
    player: str


class TournamentStore(Protocol):
    """Where tournaments are kept."""

    async def open_tournament(
        self, tournament: StoredTournament, links: Mapping[str, Link]
    ) -> None:
        """Keep a new tournament, and what the links are good for, by the hashes of their secrets."""

    async def tournament(self, tournament: str) -> StoredTournament | None:
        """Return a tournament as it was opened."""

    async def touch_tournament(self, tournament: str) -> None:
        """Keep that a tournament is used now."""

    async def append_tournament(
        self,
        tournament: str,
        expected: int,
        lines: Sequence[bytes],
        asked: Asked | None = None,
        people: Mapping[str, Person] | None = None,
        seats: Mapping[SeatAt, str] | None = None,
    ) -> int:
        """Add lines after number ``expected``, with people beside them; return the new last number.

        ``seats``: names that were put right, as they stand at desks.

        Raises :class:`carrom.store.store.ConflictError` if the log has another length, and
        :class:`carrom.store.store.RepeatedError` if the intent was carried out before.
        """

    async def tournament_lines(self, tournament: str, since: int = 0) -> list[bytes]:
        """Return the lines of the log after number ``since``."""

    async def tournament_answered(self, tournament: str, intent: str) -> tuple[int, str] | None:
        """Return the last number an intent led to and its digest; None if it never was carried out."""

    async def tournament_people(self, tournament: str) -> dict[str, Person]:
        """Return who is known, by the ids of players."""

    async def erase_person(self, tournament: str, player: str) -> bool:
        """Delete what is known of a player, here and at the desks of the tournament."""

    async def link(self, tournament: str, secret: str) -> Link | None:
        """Return what a secret, given by its hash, is good for."""

    async def linked(self, secret: str) -> tuple[str, Link] | None:
        """Return to which tournament a secret, given by its hash, leads, and what it is good for."""

    async def keep_links(self, tournament: str, links: Mapping[str, Link]) -> None:
        """Keep links, by the hashes of their secrets, of those that have none yet."""

    async def kept_links(self, tournament: str) -> list[KeptLink]:
        """Return all that is kept of the links of a tournament."""

    async def keep_codes(self, tournament: str, codes: Mapping[str, tuple[Link, str]]) -> None:
        """Keep second links, by the hashes of their secrets, each beside a first one that still holds."""

    async def renew_links(
        self,
        tournament: str,
        ended: Collection[Link] | None,
        fresh: Sequence[KeptLink],
        sealed: Mapping[str, str] = _NOTHING,
        *,
        by: str | None = None,
    ) -> bool:
        """End links, or all of them, and keep fresh ones in their place.

        ``sealed`` are the seals of links that stay, by their hashes. ``by`` is the hash of the link by which
        an organiser asks: False, where it holds no longer, and nothing is changed.
        """

    async def keep_desk_key(self, room: str, key: str, link: str) -> None:
        """Keep a key to a desk, by its hash, that holds as long as a link does."""

    async def desk_link(self, room: str, key: str) -> Link | None:
        """Return what the link was good for by which a key to a desk was given; None: it is none."""

    async def boards(self, tournament: str) -> int:
        """Return how many boards have a link."""

    async def keep_desk(self, tournament: str, match: MatchAt, room: str) -> str:
        """Keep that a match is run at a desk; return the room of the one that was there first."""

    async def desks(self, tournament: str) -> dict[MatchAt, str]:
        """Return the rooms of the desks of a tournament."""

    async def match_of_desk(self, room: str) -> tuple[str, MatchAt] | None:
        """Return which match of which tournament is run at a desk."""
