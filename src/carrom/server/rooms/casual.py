"""Casual games against the computer: taking a stroke back, and hints.

A game is casual where one person plays with computers and no clock runs: nobody is cheated then.
"""

from collections.abc import Collection

from carrom.match.facts import Passed, Struck, Undone
from carrom.match.match_log import MatchLog, standing_backwards
from carrom.match.settings import Clock
from carrom.match.state import Phase
from carrom.messages import Message, message
from carrom.players.levels import LEVELS
from carrom.server.rooms.autoplay import NOBODY
from carrom.store.store import Room


class NotCasualError(Exception):
    """Something that is possible in casual games only, or not now: its kind, and a sentence."""

    def __init__(self, kind: str, said: Message) -> None:
        super().__init__(kind)
        self.kind = kind
        self.said = said


def person_of(room: Room) -> str:
    """Return the one person of a casual game; any other game is refused."""
    people = [player for player, chair in room.chairs.items() if chair in NOBODY]
    if len(people) != 1 or room.header.settings.clock is not Clock.OFF:
        raise NotCasualError("not-casual", message("server-not-casual"))
    return people[0]


def taken_back(room: Room, match: MatchLog, who: str) -> Undone:
    """Return the fact that leads to just before a person's last stroke of this board."""
    if person_of(room) != who:
        raise NotCasualError("not-casual", message("server-not-casual"))
    if match.state.phase is Phase.OVER:
        raise NotCasualError("match-over", message("server-no-take-back-over"))
    return stroke_taken_back(match, (who,))


def stroke_taken_back(match: MatchLog, players: Collection[str]) -> Undone:
    """Return the fact that leads to just before the last stroke of some players on this board."""
    for before, event, _ in standing_backwards(match):
        if event.result is not None:
            break
        played = isinstance(event.fact, Struck | Passed) and before.phase is Phase.STROKE
        if played and before.turn in players:
            return Undone(to=event.seq - 1, by=before.turn)
    raise NotCasualError("nothing-to-take-back", message("server-nothing-to-take-back"))


def opponent_level(room: Room, who: str) -> str:
    """Return the level of the computer that somebody plays against."""
    settings = room.header.settings
    others = settings.members(settings.team(who).other)
    levels = [room.chairs[player].value for player in others]
    return next((level for level in levels if level in LEVELS), next(iter(LEVELS)))
