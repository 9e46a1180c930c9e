"""Who plays for whom in :meth:`carrom.Match.play`: found by id, by name, by seat or by team."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Protocol

from carrom.equipment.pieces import Seat
from carrom.match.facts import Fact, TookSeats
from carrom.match.match_log import MatchLog
from carrom.match.seating import opposite, right_of
from carrom.match.settings import Kind, Settings, Team
from carrom.match.toss_and_seats import seating_team
from carrom.messages import Message, message

if TYPE_CHECKING:
    from carrom.match.match import Match


class Participant(Protocol):
    """Somebody who plays in :meth:`Match.play`.

    :func:`carrom.players.named_player` makes one by its name, :func:`carrom.players.guarded` one of
    a player of one's own.
    """

    def act(self, match: "Match", player: str, key: tuple[int, int]) -> Fact | None:
        """Return what ``player`` does now; None: nothing (only the rosette may stay as it is).

        ``key`` is what chance is made from: a seed and the number of the entry to come.
        """


class NobodyError(ValueError):
    """A participant was given for somebody who is not in the match; ``said`` names who is."""

    def __init__(self, said: Message) -> None:
        super().__init__(said.text())
        self.said = said


class Participants:
    """The participants of a match; a key that is nobody's raises :class:`NobodyError`."""

    def __init__(self, match: MatchLog, given: Mapping[str | Seat | Team, Participant]) -> None:
        self._given = {str(key): participant for key, participant in given.items()}
        seats = self._seats(match)
        names = [match.name(player) for player in match.settings.players]
        known = {str(key) for key in (*match.settings.players, *names, *seats, *Team)}
        for key in self._given.keys() - known:
            listed = {"names": ", ".join(names), "seats": ", ".join(seats)}
            raise NobodyError(message("error-nobody", key=key, **listed))

    def find(self, match: MatchLog, who: str) -> Participant | None:
        """Return who plays for a player, where somebody does."""
        own = self._own(match, who)
        if own is not None:
            return own
        seats = [seat for seat, player in self._seats(match).items() if player == who]
        keys = (*seats, match.settings.team(who))
        return next((self._given[str(key)] for key in keys if str(key) in self._given), None)

    def sit(self, match: MatchLog) -> TookSeats | None:
        """Seat the team whose turn it is where participants were given for seats; None: anywhere."""
        if not any(str(seat) in self._given for seat in Seat):
            return None
        members = match.settings.members(seating_team(match.settings, match.state))
        return TookSeats(
            seats={seat: who for seat, who in self._seats(match).items() if who in members}
        )

    def _own(self, match: MatchLog, who: str) -> Participant | None:
        return self._given.get(who) or self._given.get(match.name(who))

    def _seats(self, match: MatchLog) -> dict[Seat, str]:
        """Return who sits where or will: players take the seats that are named, in their order."""
        taken = match.state.seats
        fitting = (s for s in _seatings(match.settings) if taken.items() <= s.items())

        def meant(seats: dict[Seat, str]) -> int:
            return sum(
                str(seat) in self._given and self._own(match, who) is None
                for seat, who in seats.items()
            )

        return max(fitting, key=meant, default=taken)


def _seatings(settings: Settings) -> Iterator[dict[Seat, str]]:
    """Every way to sit at the board: opponents face each other in singles, partners in doubles."""
    for first in Seat:
        if settings.kind is Kind.SINGLES:
            yield dict(zip((first, opposite(first)), settings.players, strict=True))
            continue
        for second in (right_of(first), right_of(first, 3)):
            seats = (first, opposite(first), second, opposite(second))
            yield dict(zip(seats, settings.players, strict=True))
