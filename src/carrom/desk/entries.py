"""From a typed line to what the umpire wants: a fact to enter, a question, something to see."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from carrom.desk.calls import read_call, read_player
from carrom.desk.choices import awaited, choices, enter_takes_first
from carrom.desk.citations import find_cited
from carrom.desk.desk import find_player, redo, undo
from carrom.desk.errors import EntryError
from carrom.desk.protests import protester, read_protest
from carrom.desk.strokes import LONGEST, looks_like_stroke, read_pieces, read_stroke
from carrom.desk.typed_results import read_board_result, read_game_result, read_shoot_out
from carrom.desk.words import (
    DAMAGED,
    HELP_SIGN,
    LETTERS,
    WHOLE_MATCH,
    WORDS,
    Word,
    plain,
    word,
)
from carrom.equipment.pieces import Piece
from carrom.match.asked import asked
from carrom.match.facts import (
    CameLate,
    ChangedBoard,
    ChangedSeats,
    ChangedStriker,
    Conceded,
    DecidedProtest,
    Demanded,
    Disqualified,
    Disturbed,
    Fact,
    Forwent,
    FoundNoRoom,
    FoundRoom,
    Passed,
    PlayedTrial,
    Requested,
    SaidPlay,
    Struck,
    TimeRanOut,
    TurnedRosette,
    WroteProtest,
)
from carrom.match.match_log import MatchLog
from carrom.match.state import Phase, Timer
from carrom.messages import Language, Message, message
from carrom.rules.book import Breach
from carrom.rules.call_names import bare, callable_clauses, clause_like
from carrom.rules.catalogue import clauses_under
from carrom.rules.situation import Side


class Page(StrEnum):
    """Something to read instead of the latest entries."""

    HELP = "help"
    CALLS = "calls"
    RULE = "rule"
    SHEET = "sheet"
    LOG = "log"


@dataclass(frozen=True, slots=True)
class Enter:
    """A fact to be entered."""

    fact: Fact


@dataclass(frozen=True, slots=True)
class WhatIf:
    """A fact to be ruled on and not entered."""

    fact: Fact


@dataclass(frozen=True, slots=True)
class Show:
    """A page to be shown; ``about`` narrows it down."""

    page: Page
    about: str = ""


class Act(StrEnum):
    """Something the shell does."""

    COIN = "coin"
    OVERRULE = "overrule"
    LANGUAGE = "language"
    QUIT = "quit"


DeskEntry = Enter | WhatIf | Show | Act


def read(line: str, desk: MatchLog, tongue: Language) -> DeskEntry:
    """Understand a line; what cannot be used raises :class:`EntryError`."""
    typed = line.strip()
    if not typed or _is_choice(typed, desk):
        return _chosen(typed, desk)
    first, _, rest = typed.partition(" ")
    named = clause_like(desk.settings.rule_set(), first)
    if named is not None:
        return Enter(read_call(named, rest.strip(), desk, tongue))
    if not looks_like_stroke(typed, tongue):
        command = word(first, tongue)
        if command is None:
            raise _not_understood(typed, desk, tongue)
        return _commanded(command, rest.strip(), desk, tongue)
    return Enter(_struck(typed, desk, tongue))


def _is_choice(typed: str, desk: MatchLog) -> bool:
    """Say whether a number is one of the choices; where it is none of them it may be a call."""
    most = len(choices(desk))
    if not most or not (typed.isascii() and typed.isdigit()):
        return False
    return int(typed[:3]) <= most or typed not in callable_clauses(desk.settings.rule_set())


def _not_understood(typed: str, desk: MatchLog, tongue: Language) -> EntryError:
    numbers = [choice.number for choice in choices(desk)]
    if len(numbers) == 1 or (desk.state.situation is None and not numbers):
        return EntryError(message("umpire-not-known", typed=typed[:LONGEST], ask=HELP_SIGN))
    if numbers:
        ends = {"least": min(numbers), "most": max(numbers)}
        said = message("umpire-neither", typed=typed[:LONGEST], ask=HELP_SIGN, **ends)
        return EntryError(said)
    letters = " ".join(LETTERS[tongue])
    said = message("umpire-not-understood", typed=typed[:LONGEST], letters=letters, ask=HELP_SIGN)
    return EntryError(said)


def _chosen(typed: str, desk: MatchLog) -> DeskEntry:
    offered = choices(desk)
    if not offered:
        if desk.state.phase is not Phase.STROKE:
            raise EntryError(awaited(desk))
        raise EntryError(message("umpire-nothing-typed", awaited=awaited(desk)))
    numbers = [choice.number for choice in offered]
    ends = {"least": min(numbers), "most": max(numbers)}
    if not typed and not enter_takes_first(desk):
        raise EntryError(message("umpire-choose", **ends))
    number = int(typed[:3]) if typed else numbers[0]
    if number not in numbers:
        raise EntryError(message("umpire-not-a-choice", typed=typed[:LONGEST], **ends))
    fact = offered[numbers.index(number)].fact
    return Act.COIN if fact is None else Enter(fact)


def _struck(typed: str, desk: MatchLog, tongue: Language) -> Fact:
    state = desk.state
    if state.phase is Phase.READY:
        raise EntryError(_with_call(desk, Breach.EARLY_BREAK, "not-open", otherwise="not-open-yet"))
    if state.phase is Phase.REQUEST:
        raise EntryError(_with_call(desk, Breach.PLAYED_ON, "stopped", otherwise="stopped-still"))
    if state.phase is Phase.PLACING:
        raise EntryError(message("umpire-place-first", awaited=awaited(desk)))
    if state.situation is None or state.turn is None or state.phase is not Phase.STROKE:
        raise EntryError(message("umpire-no-stroke-now", awaited=awaited(desk)))
    return Struck(by=state.turn, stroke=read_stroke(typed, state.situation, tongue))


def _with_call(desk: MatchLog, breach: Breach, said: str, *, otherwise: str) -> Message:
    """Name the call for a breach, if these rules have one."""
    clause = desk.settings.rule_set().book.call_for(breach)
    return (
        message(f"umpire-{otherwise}")
        if clause is None
        else message(f"umpire-{said}", clause=clause)
    )


def _in_turn(desk: MatchLog) -> str:
    if desk.state.turn is None:
        raise EntryError(message("umpire-no-stroke-now", awaited=awaited(desk)))
    return desk.state.turn


def _side(rest: str, desk: MatchLog, tongue: Language, known: tuple[Side, ...]) -> Side:
    """Return the colour named; the only one there is need not be named."""
    if not rest:
        return known[0] if known else Side.WHITE
    situation = desk.state.situation
    pieces = read_pieces(rest, situation, tongue) if situation else ()
    if len(pieces) != 1 or pieces[0] not in (Piece.WHITE, Piece.BLACK):
        letters = " ".join(LETTERS[tongue])
        typed = rest[:LONGEST]
        raise EntryError(
            message("umpire-not-understood", typed=typed, letters=letters, ask=HELP_SIGN)
        )
    return Side.WHITE if pieces[0] is Piece.WHITE else Side.BLACK


def _concede(rest: str, desk: MatchLog) -> Fact:
    """Read who gives up, the player in turn unless named, and whether it is the whole match."""
    words = rest.split()
    match = any(plain(w) in WHOLE_MATCH for w in words)
    who = " ".join(w for w in words if plain(w) not in WHOLE_MATCH)
    return Conceded(by=find_player(desk, who) if who else _in_turn(desk), match=match)


def _striker(rest: str, desk: MatchLog) -> Fact:
    """Read whose striker is changed, and whether the old one was damaged."""
    words = rest.split()
    signs = {plain(sign) for sign in DAMAGED.values()}
    damaged = any(plain(w) in signs for w in words)
    who = " ".join(w for w in words if plain(w) not in signs)
    return ChangedStriker(by=read_player(who, desk), damaged=damaged)


def _demand(rest: str, desk: MatchLog) -> Fact:
    """Read how many points the winner of the board asks for."""
    player = asked(desk.settings, desk.state).player
    if desk.state.phase is not Phase.DEMAND or player is None:
        raise EntryError(message("umpire-no-demand"))
    if not re.fullmatch(r"[0-9]{1,3}", rest):
        raise EntryError(awaited(desk))
    return Demanded(by=player, points=int(rest))


def _forgo(rest: str, desk: MatchLog) -> Fact:
    if rest:
        return Forwent(by=find_player(desk, rest))
    return Forwent(by=desk.state.to_place[0].placer if desk.state.to_place else _in_turn(desk))


def _disqualify(rest: str, desk: MatchLog) -> Fact:
    who, _, name = rest.partition(" ")
    player = read_player(who, desk)
    grounds = desk.settings.rule_set().book.disqualifications
    if not grounds:
        raise EntryError(message("refusal-not-in-these-rules"))
    known = callable_clauses(desk.settings.rule_set())
    found = known.get(bare(name), name.strip()[:LONGEST])
    if not found:
        raise EntryError(message("umpire-which-clause", clauses=", ".join(grounds)))
    return Disqualified(player=player, clause=found)


def _degrees(rest: str) -> float:
    number = rest.replace(",", ".").rstrip("° ")
    if not re.fullmatch(r"-?[0-9]{1,6}(\.[0-9]{1,6})?", number):
        raise EntryError(message("umpire-not-degrees", typed=rest[:LONGEST]))
    return float(number)


def _time(rest: str, desk: MatchLog) -> Fact:
    """Say that a time limit is over: the one that runs, else or if named that of the match."""
    timed = desk.settings.minutes is not None and not desk.state.time_over
    if timed and (plain(rest) in WHOLE_MATCH or (not rest and desk.state.timer is None)):
        return TimeRanOut(timer=Timer.MATCH)
    if desk.state.timer is None or rest:
        raise EntryError(message("umpire-no-clock"))
    return TimeRanOut(timer=desk.state.timer)


_FACTS: Final[Mapping[Word, Callable[[str, MatchLog, Language], Fact]]] = {
    Word.UNDO: lambda _, desk, __: undo(desk),
    Word.REDO: lambda _, desk, __: redo(desk),
    Word.PASS: lambda _, desk, __: Passed(by=_in_turn(desk)),
    Word.CONCEDE: lambda rest, desk, _: _concede(rest, desk),
    Word.DEMAND: lambda rest, desk, _: _demand(rest, desk),
    Word.FORGO: lambda rest, desk, _: _forgo(rest, desk),
    Word.TIME: lambda rest, desk, _: _time(rest, desk),
    Word.NO_ROOM: lambda rest, desk, tongue: FoundNoRoom(
        side=_side(rest, desk, tongue, tuple(d.side for d in desk.state.to_place))
    ),
    Word.ROOM: lambda rest, desk, tongue: FoundRoom(
        side=_side(rest, desk, tongue, tuple(h.side for h in desk.state.held))
    ),
    Word.REQUEST: lambda rest, desk, _: Requested(by=read_player(rest, desk)),
    Word.PLAY: lambda _, __, ___: SaidPlay(),
    Word.SEATS: lambda _, __, ___: ChangedSeats(),
    Word.STRIKER: lambda rest, desk, _: _striker(rest, desk),
    Word.BOARD: lambda rest, _, __: ChangedBoard(reason=rest),
    Word.RESULT: lambda rest, desk, _: read_board_result(rest, desk),
    Word.GAME: lambda rest, desk, _: read_game_result(rest, desk),
    Word.SHOOT_OUT: lambda rest, _, __: read_shoot_out(rest),
    Word.ROSETTE: lambda rest, desk, _: TurnedRosette(by=_in_turn(desk), degrees=_degrees(rest)),
    Word.TRIAL: lambda rest, desk, _: PlayedTrial(team=desk.settings.team(read_player(rest, desk))),
    Word.LATE: lambda rest, desk, _: CameLate(player=read_player(rest, desk)),
    Word.DISTURBED: lambda rest, desk, _: Disturbed(by=read_player(rest, desk)),
    Word.DISQUALIFY: lambda rest, desk, _: _disqualify(rest, desk),
    Word.PROTEST: lambda rest, desk, _: read_protest(rest, desk),
    Word.WRITTEN: lambda rest, desk, _: WroteProtest(by=protester(rest, desk)),
    Word.UPHELD: lambda rest, desk, _: DecidedProtest(by=protester(rest, desk), upheld=True),
    Word.REJECTED: lambda rest, desk, _: DecidedProtest(by=protester(rest, desk), upheld=False),
}
ARGUMENTS: Final[Mapping[Word, str]] = {
    Word.WHAT_IF: "stroke",
    Word.CONCEDE: "player",
    Word.DEMAND: "points",
    Word.FORGO: "player",
    Word.TIME: "match",
    Word.NO_ROOM: "colour",
    Word.ROOM: "colour",
    Word.REQUEST: "player",
    Word.STRIKER: "player",
    Word.BOARD: "reason",
    Word.RESULT: "result",
    Word.GAME: "game",
    Word.SHOOT_OUT: "shootout",
    Word.ROSETTE: "degrees",
    Word.TRIAL: "player",
    Word.LATE: "player",
    Word.DISTURBED: "player",
    Word.DISQUALIFY: "player-clause",
    Word.PROTEST: "player-entry-clause",
    Word.WRITTEN: "player",
    Word.UPHELD: "player",
    Word.REJECTED: "player",
    Word.CALLS: "search",
    Word.RULE: "clause",
}
"""What stands behind a command; each is a text of its own."""


def _commanded(command: Word, rest: str, desk: MatchLog, tongue: Language) -> DeskEntry:
    if command in _FACTS:
        if rest and command not in ARGUMENTS:
            said = WORDS[tongue][command]
            raise EntryError(message("umpire-nothing-behind", word=said, typed=rest[:LONGEST]))
        return Enter(_FACTS[command](rest, desk, tongue))
    match command:
        case Word.WHAT_IF:
            asked = read(rest, desk, tongue) if rest else None
            if not isinstance(asked, Enter):
                raise EntryError(message("umpire-if-what", word=WORDS[tongue][command]))
            return WhatIf(asked.fact)
        case Word.OVERRULE:
            return Act.OVERRULE
        case Word.LANGUAGE:
            return Act.LANGUAGE
        case Word.QUIT:
            return Act.QUIT
        case Word.RULE:
            return _rule(rest, desk)
        case _:
            return Show(Page(command.value), rest[:LONGEST])


def _rule(rest: str, desk: MatchLog) -> Show:
    wanted = rest.lower()
    book = desk.settings.rule_set().book
    name = callable_clauses(desk.settings.rule_set()).get(bare(wanted))
    called = book.calls.get(name or "") or book.disqualifications.get(name or "")
    found = find_cited(wanted if called is None else called.clause)
    if found is None:  # a number that has parts only
        named = wanted if ":" in wanted else f"{desk.settings.rules}:{wanted}"
        found = next(iter(clauses_under(named) or clauses_under(wanted)), None)
    if found is None:
        raise EntryError(message("refusal-unknown-clause", clause=rest[:LONGEST]))
    return Show(Page.RULE, found.id)
