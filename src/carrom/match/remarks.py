"""One sentence for each kind of fact, for the score sheet; a text is ``record-fact-<kind>``."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import asdict

from carrom.match.facts import (
    ChangedBoard,
    Chose,
    DecidedProtest,
    Disturbed,
    Fact,
    FoundNoRoom,
    FoundRoom,
    PlayedTrial,
    TimeRanOut,
    TookSeats,
    Tossed,
    TurnedRosette,
)
from carrom.match.lines import Header
from carrom.match.settings import Team
from carrom.match.state import State
from carrom.messages import Argument, Message, message

_SAID: Final = ("clause", "reason")
"""Members of facts that a sentence repeats as they are."""


def team_name(header: Header, team: Team) -> str:
    """Return the names of a team's players."""
    return " / ".join(header.name(player) for player in header.settings.members(team))


def remark(header: Header, before: State, fact: Fact) -> Iterator[Message]:
    """Say what happened; the state before it is needed for what the fact leaves open."""
    if isinstance(fact, TookSeats):
        for seat, player in fact.seats.items():
            yield message(f"record-seat-{seat}", player=header.name(player))
        return
    tag = fact.__struct_config__.tag
    yield message(f"record-fact-{tag}{_variant(fact)}", **_arguments(header, before, fact))


def _variant(fact: Fact) -> str:
    """Return what parts the sentences of one kind of fact."""
    match fact:
        case Chose(choice=which) | TimeRanOut(timer=which):
            return f"-{which}"
        case FoundRoom(side=side) | FoundNoRoom(side=side):
            return f"-{side}"
        case DecidedProtest(upheld=upheld):
            return "-upheld" if upheld else "-rejected"
        case ChangedBoard(reason=""):
            return "-plain"
    return ""


def _arguments(header: Header, before: State, fact: Fact) -> dict[str, Argument]:
    members = asdict(fact)
    args: dict[str, Argument] = {name: members[name] for name in _SAID if name in members}
    for name in ("by", "player"):
        if name in members:
            args["player"] = header.name(members[name])
    match fact:
        case Tossed(winner=team) | PlayedTrial(team=team):
            args["team"] = team_name(header, team)
        case Chose():
            args["team"] = team_name(header, before.toss_winner or Team.A)
        case TurnedRosette(degrees=degrees):
            args["degrees"] = round(degrees % 360.0, 2)
        case Disturbed(by=by):
            args["count"] = before.disturbances.get(by, 0) + 1
    if "about" in members:
        args["about"] = str(members["about"])
    return args
