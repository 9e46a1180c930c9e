"""Pages to read at the desk: help, the calls, a clause, the score sheet, the whole log."""

from collections.abc import Iterator
from dataclasses import dataclass

from carrom.desk.desk import Desk, history, standing
from carrom.desk.entries import ARGUMENTS, Page, Show
from carrom.desk.spoken import call_label, match_over, speak, winner_of
from carrom.desk.words import (
    BEHIND,
    HELP_SIGN,
    IMPROPER,
    LETTERS,
    NOTHING,
    UNTOUCHED,
    WORDS,
    Word,
)
from carrom.match.history import replayed_from
from carrom.match.history import standing as standing_entries
from carrom.match.settings import TEAMS, Team
from carrom.match.state import State, points_of, team_of
from carrom.match.umpire import DISQUALIFYING
from carrom.messages import Argument, Message, message
from carrom.rules.calls import CALLS
from carrom.rules.catalogue import clause, clauses, text
from carrom.rules.ruleset import PERCUTEUR
from carrom.rules.situation import Side
from carrom.texts import Language, render


@dataclass(frozen=True, slots=True)
class Heading:
    """A line that names what follows."""

    said: Message


@dataclass(frozen=True, slots=True)
class Item:
    """A paragraph, with a label in a column of its own where there is one."""

    label: Argument
    said: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Columns under headings; the first is the widest."""

    head: tuple[Message, ...]
    rows: tuple[tuple[Argument, ...], ...]


Block = Heading | Item | Table


def page(desk: Desk, show: Show, tongue: Language) -> tuple[Block, ...]:
    """Return what a page shows; the language only decides what can be typed."""
    match show.page:
        case Page.HELP:
            return tuple(_help(desk, tongue))
        case Page.CALLS:
            return tuple(_calls(show.about, tongue))
        case Page.RULE:
            found = clause(show.about)
            return (Heading(message("umpire-page-rule", clause=found.id)), Item("", (text(found),)))
        case Page.SHEET:
            return tuple(_sheet(desk))
        case Page.LOG:
            return tuple(_log(desk))


def letters(tongue: Language) -> dict[str, str]:
    """Return the letters and signs of a stroke by the names that texts know them by."""
    names = {str(what.value): letter for letter, what in LETTERS[tongue].items()}
    signs = {"nothing": NOTHING, "improper": IMPROPER, "untouched": UNTOUCHED, "behind": BEHIND}
    return names | signs


def legend(tongue: Language) -> Message:
    """Explain the letters of a stroke in one line."""
    known = letters(tongue)
    wanted = ("own", "theirs", "queen", "striker", "nothing", "improper", "untouched")
    return message("umpire-legend", ask=HELP_SIGN, **{name: known[name] for name in wanted})


def _help(desk: Desk, tongue: Language) -> Iterator[Block]:
    known = letters(tongue)
    yield Heading(message("umpire-page-stroke"))
    for name in ("own", "theirs", "queen", "striker"):
        yield Item(known[name], (message(f"umpire-letter-{name}"),))
    own, striker = known["own"], known["striker"]
    both = f"{known['white']} {known['black']}"
    yield Item(both, (message("umpire-letter-colours"),))
    yield Item(f"{own} {striker}", (message("umpire-letter-order"),))
    yield Item(f"{own}2", (message("umpire-letter-hole"),))
    yield Item(f"-{own}", (message("umpire-letter-off"),))
    for name in ("nothing", "improper", "untouched"):
        yield Item(known[name], (message(f"umpire-letter-{name}"),))
    if desk.settings.rules == PERCUTEUR.name:
        yield Item(known["behind"], (message("umpire-letter-behind"),))
    yield Heading(message("umpire-page-call"))
    yield Item("3.11.o", (message("umpire-letter-call"),))
    yield Item("3.11.o 2", (message("umpire-letter-call-player"),))
    yield Item("311o", (message("umpire-letter-call-short"),))
    yield Item(f"3.10.e {own}", (message("umpire-letter-call-resting"),))
    late = "tard" if tongue == "fr" else "late"
    yield Item(f"3.11.k {late}", (message("umpire-letter-call-late"),))
    yield Heading(message("umpire-page-commands"))
    for word in Word:
        yield Item(_usage(word, tongue), (message(f"umpire-help-{word}"),))
    yield Heading(message("umpire-page-keys"))
    yield Item("", (message("umpire-letter-keys"),))


def _usage(word: Word, tongue: Language) -> Argument:
    name = WORDS[tongue][word]
    if word is Word.UNDO:
        name = f"{name}, u"
    if word not in ARGUMENTS:
        return name
    return message("umpire-usage", word=name, behind=message(f"umpire-arg-{ARGUMENTS[word]}"))


def _calls(search: str, tongue: Language) -> Iterator[Block]:
    wanted = search.casefold()
    yield Heading(message("umpire-page-calls"))
    known = {*CALLS, *DISQUALIFYING}
    names = (found.id.partition(":")[2] for found in clauses("international"))
    found = [
        name
        for name in names
        if name in known
        and (wanted in render(call_label(name), tongue).casefold() or name.startswith(wanted))
    ]
    for name in found:
        yield Item(name, (call_label(name),))
    if not found:
        yield Item("", (message("umpire-no-calls-found", typed=search),))


def _log(desk: Desk) -> Iterator[Block]:
    yield Heading(message("umpire-page-log"))
    kept = set(standing(desk.log))
    for before, event in history(desk):
        spoken = speak(before, event)
        said = (spoken.entry, *spoken.answer)
        label = "" if event.seq in kept else "×"
        yield Item(f"{event.seq}{label}", said)


def _sheet(desk: Desk) -> Iterator[Block]:
    """Return the score sheet: every board that counts, then the games and the match."""
    first, second = (desk.team(team) for team in TEAMS)
    rules = message(f"rules-set-{desk.settings.rules}")
    yield Heading(message("umpire-page-sheet", first=first, second=second, rules=rules))
    rows, endings = _boards(desk)
    head = (
        message("umpire-sheet-board"),
        message("umpire-sheet-break"),
        message("umpire-name", name=first),
        message("umpire-name", name=second),
        message("umpire-sheet-score"),
    )
    if rows:
        yield Table(head, tuple(rows))
    else:
        yield Item("", (message("umpire-sheet-empty"),))
    for said in endings:
        yield Item("", (said,))
    if not desk.settings.single_board:
        a, b = desk.state.games
        yield Item("", (message("umpire-sheet-games", first=first, a=a, second=second, b=b),))
    if desk.state.winner is not None:
        yield Item("", (match_over(desk),))
    if desk.state.replays:
        yield Item("", (message("umpire-replayed"),))


def _boards(desk: Desk) -> tuple[list[tuple[Argument, ...]], list[Message]]:
    kept = standing_entries(desk.log)
    rows: list[tuple[Argument, ...]] = []
    endings: list[Message] = []
    for old, event, new in kept[replayed_from(kept) :]:
        if event.result is None:
            continue
        board = message("umpire-sheet-number", game=old.game, board=old.board)
        breaker = desk.name(old.breaker)
        result = event.result
        if result.winner is None:
            rows.append((board, breaker, "–", "–", message("umpire-sheet-void")))
            continue
        if result.game_conceded:
            rows.append((board, breaker, "–", "–", message("umpire-sheet-conceded")))
        else:
            gained = _gained(old, result.white, result.black)
            a, b = (points_of(old, team) + gained[team] for team in TEAMS)
            rows.append((board, breaker, str(gained[Team.A]), str(gained[Team.B]), f"{a}–{b}"))
        if new.games != old.games:
            team = desk.team(winner_of(old, new))
            endings.append(message("umpire-game-won", team=team, game=old.game))
    return rows, endings


def _gained(old: State, white: int, black: int) -> dict[Team, int]:
    return {team_of(old, Side.WHITE): white, team_of(old, Side.BLACK): black}
