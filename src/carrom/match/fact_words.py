"""Facts in words: what was entered, with the players' names."""

from collections.abc import Iterable, Iterator, Mapping

from carrom.equipment.pieces import Seat
from carrom.match.facts import (
    Abandoned,
    Called,
    CameLate,
    ChangedBoard,
    ChangedChair,
    ChangedStriker,
    Chose,
    Conceded,
    DecidedProtest,
    Demanded,
    Disqualified,
    Disturbed,
    EnteredBoard,
    EnteredGame,
    EnteredShootOut,
    Fact,
    Forwent,
    FoundNoRoom,
    FoundRoom,
    NamedBreaker,
    Overruled,
    Passed,
    Placed,
    PlayedTrial,
    Protested,
    Requested,
    SaidPlay,
    ShotAtQueen,
    Struck,
    TimeRanOut,
    TookSeats,
    Tossed,
    TurnedRosette,
    Undone,
    WroteProtest,
)
from carrom.match.match_log import MatchLog, is_redo, taken_back
from carrom.match.placing import forgoable
from carrom.match.settings import Settings, Team
from carrom.match.state import Phase, Timer
from carrom.messages import Argument, Message, message
from carrom.rules.stroke import Pocketed, Stroke
from carrom.rules.wording import done


def happened(match: MatchLog, fact: Fact) -> Message:
    """Say what a fact is."""
    tag = fact.__struct_config__.tag
    if isinstance(fact, Conceded) and fact.away is not None:
        tag = "stayed-away"
    if isinstance(fact, Abandoned) and fact.player is not None:
        tag = "stayed-away-long"
    if isinstance(fact, TimeRanOut) and fact.timer is Timer.MATCH:
        between = (Phase.READY, Phase.DECIDING_TOSS, Phase.SHOOT_OUT)
        tag = "match-time" if match.state.phase in between else "last-board"
    return message(f"narration-{tag}", **dict(_details(match, fact)))


def _details(match: MatchLog, fact: Fact) -> Iterator[tuple[str, Argument]]:
    match fact:
        case Tossed(winner=team) | PlayedTrial(team=team):
            yield "team", match.team(team)
        case Chose(choice=choice):
            yield "team", match.team(match.state.toss_winner or Team.A)
            yield "choice", choice
        case TookSeats(seats=seats):
            yield "seats", seated(match, seats)
        case SaidPlay():
            yield "again", "yes" if match.state.phase is Phase.REQUEST else "no"
        case TurnedRosette(by=by, degrees=degrees):
            yield "player", match.name(by)
            yield "degrees", round(degrees % 360.0, 2)
        case Struck(by=by, stroke=stroke, aim=aim):
            yield "player", match.name(by)
            yield "stroke", stroke_in_words(stroke, numbers=aim is None)
        case Placed(by=by, side=side):
            yield "player", match.name(by)
            yield "colour", message(f"narration-colour-{side}")
        case Forwent(by=by):
            yield "player", match.name(by)
            yield "many", forgoable(match.state, by)
        case FoundNoRoom(side=side) | FoundRoom(side=side):
            yield "colour", message(f"narration-colour-{side}")
        case Called(clause=clause, by=by):
            yield "clause", clause
            yield "done", done(call_label(match.settings, clause), match.name(by))
        case TimeRanOut(timer=timer):
            yield "timer", message(f"narration-timer-{timer}")
        case Disqualified(player=player, clause=clause):
            yield "clause", clause
            yield "done", done(call_label(match.settings, clause), match.name(player))
        case Demanded(by=by, points=points):
            yield "player", match.name(by)
            yield "points", points
        case EnteredBoard(winner=winner, left=left):
            yield "team", match.team(winner)
            yield "loser", match.team(winner.other)
            yield "left", left
            yield "queen", _whose(fact.queen, winner)
        case EnteredGame(points=(a, b), boards=boards):
            yield "first", match.team(Team.A)
            yield "second", match.team(Team.B)
            yield from (("a", a), ("b", b), ("boards", boards))
        case ChangedStriker(by=by, damaged=damaged):
            yield "player", match.name(by)
            yield "damaged", "yes" if damaged else "no"
        case ShotAtQueen(by=by, pocketed=pocketed):
            yield "player", match.name(by)
            yield "pocketed", "yes" if pocketed else "no"
        case EnteredShootOut(pocketed=(a, b), strokes=strokes):
            yield "first", match.team(Team.A)
            yield "second", match.team(Team.B)
            yield from (("a", a), ("b", b), ("strokes", strokes))
        case Disturbed(by=by):
            yield "player", match.name(by)
            yield "count", match.state.disturbances.get(by, 0) + 1
        case ChangedBoard(reason=reason):
            yield "reason", reason or "none"
        case Protested(by=by, about=about, clause=clause):
            yield "player", match.name(by)
            yield "about", about
            yield "clause", clause or "none"
        case DecidedProtest(by=by, upheld=upheld):
            yield "player", match.name(by)
            yield "upheld", "yes" if upheld else "no"
        case Overruled(reason=reason):
            yield "reason", reason
        case ChangedChair(player=player, chair=chair):
            level, _, version = chair.partition(" ")
            yield "player", match.name(player)
            yield "kind", "computer" if version else level
            yield "level", level
        case Undone():
            yield from _undone(match, fact)
        case Conceded(by=by, away=int(away)):
            yield "player", match.name(by)
            yield "team", match.team(match.settings.team(by).other)
            yield "count", away
        case Abandoned(player=str(player), away=away):
            yield "player", match.name(player)
            yield "count", (away or 0) // 60
        case NamedBreaker(player=player) | CameLate(player=player):
            yield "player", match.name(player)
        case Passed(by=by) | Requested(by=by) | Conceded(by=by) | WroteProtest(by=by):
            yield "player", match.name(by)
        case _:
            return


def _whose(queen: Team | None, winner: Team) -> str:
    if queen is None:
        return "none"
    return "winner" if queen is winner else "loser"


def _undone(match: MatchLog, fact: Undone) -> Iterator[tuple[str, Argument]]:
    yield "player", match.name(fact.by)
    if fact.by is not None:
        yield "kind", "back"
        return
    changed = taken_back(match, fact)
    yield "kind", "redo" if is_redo(match, fact) else "undo"
    yield "many", len(changed)
    yield "entry", changed[-1].seq if changed else 0


def call_label(settings: Settings, clause: str) -> Message:
    """Name in a few words what a call or a disqualification is about."""
    book = settings.rule_set().book
    return (book.calls.get(clause) or book.disqualifications[clause]).label


def stroke_in_words(stroke: Stroke, *, numbers: bool = True) -> Message:
    """Say what a stroke did, in order of falling; with the numbers of pockets that a person gave."""
    parts = [_fallen(p, numbers=numbers) for p in stroke.pocketed]
    parts += [message(f"narration-off-{piece}") for piece in stroke.off_board]
    if not stroke.touched:
        parts.append(message("narration-untouched"))
    elif not stroke.pocketed:
        parts.insert(0, message("narration-nothing-fell"))
    if not stroke.proper:
        parts.append(message("narration-improper"))
    if stroke.first_hit_behind_line:
        parts.append(message("narration-behind"))
    return joined(parts)


def _fallen(fallen: Pocketed, *, numbers: bool) -> Message:
    if fallen.hole is None or not numbers:
        return message(f"narration-piece-{fallen.piece}")
    return message(
        "narration-in-hole", piece=message(f"narration-piece-{fallen.piece}"), hole=fallen.hole
    )


def seated(match: MatchLog, seats: Mapping[Seat, str]) -> Message:
    """Say who sits where."""
    return joined(
        message("narration-sits", player=match.name(player), seat=message(f"narration-seat-{seat}"))
        for seat, player in seats.items()
    )


def joined(parts: Iterable[Message]) -> Message:
    """Return messages as an enumeration with commas."""
    first, *rest = parts
    return message("narration-and", first=first, rest=joined(rest)) if rest else first
