"""A match begun at once: toss, choice, seats and "Play" are settled, and the first player is to break.

What is settled is in the log like everything else, so that the record is whole.
"""

from datetime import datetime

from carrom.equipment.pieces import Seat
from carrom.match.asked import Ask, asked, officiated
from carrom.match.decide import decide
from carrom.match.facts import Chose, Fact, NamedBreaker, TookSeats, Tossed
from carrom.match.match_log import MatchLog
from carrom.match.refusals import Refusal, RefusedError
from carrom.match.settings import Settings, Team
from carrom.match.state import Choice, Phase, State
from carrom.match.toss_and_seats import seating_team


def quick_start(match: MatchLog, at: datetime, draw: int) -> MatchLog:
    """Return a new match with its first entries, up to the first stroke.

    The first player wins the toss, takes the break and sits in the south. ``draw`` is a number that
    somebody drew, for what the umpire leaves to chance.
    """
    while match.state.phase is not Phase.STROKE:
        event = decide(match, _settled(match.settings, match.state, draw), at)
        if isinstance(event, Refusal):
            raise RefusedError(event.why)
        match = match.after(event)
    return match


def _settled(settings: Settings, state: State, draw: int) -> Fact:
    match asked(settings, state).what:
        case Ask.TOSS:
            return Tossed(winner=Team.A)
        case Ask.CHOOSE:
            return Chose(choice=Choice.BREAK)
        case Ask.SIT:
            return TookSeats(seats=_seats(settings, seating_team(settings, state)))
        case Ask.NAME_BREAKER:
            return NamedBreaker(player=settings.members(Team.A)[0])
    fact = officiated(settings, state, draw)
    if fact is None:
        raise ValueError(f"this match has begun: {state.phase}")
    return fact


def _seats(settings: Settings, team: Team) -> dict[Seat, str]:
    """The first player sits in the south, opponents opposite or, in doubles, on both sides."""
    members = settings.members(team)
    others = (Seat.EAST, Seat.WEST) if len(members) > 1 else (Seat.NORTH,)
    return dict(zip((Seat.SOUTH, Seat.NORTH) if team is Team.A else others, members, strict=False))
