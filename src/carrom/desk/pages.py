"""Pages to read at the desk: help, the calls, a clause, the score sheet, the whole log."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from carrom.desk.citations import find_cited
from carrom.desk.entries import ARGUMENTS, Page, Show
from carrom.desk.words import (
    BEHIND,
    DAMAGED,
    HELP_SIGN,
    IMPROPER,
    LETTERS,
    NOTHING,
    UNTOUCHED,
    WHOLE_MATCH,
    WORDS,
    Word,
    plain,
)
from carrom.match.events import sides_in
from carrom.match.facts import EnteredGame
from carrom.match.match_log import MatchLog, replayed_from, standing_numbers
from carrom.match.match_log import standing as standing_entries
from carrom.match.narration import narrate
from carrom.match.result_words import match_over, winner_of
from carrom.match.settings import TEAMS, Team
from carrom.match.slams import slam_at_end
from carrom.match.state import State, points_of, team_of
from carrom.messages import Argument, Message, message
from carrom.rules.call_names import bare, example, naming_pieces, seen_late
from carrom.rules.catalogue import SETTLED, clauses, text
from carrom.rules.reasons import Matter
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


def page(desk: MatchLog, show: Show, tongue: Language) -> tuple[Block, ...]:
    """Return what a page shows; the language only decides what can be typed."""
    rules = desk.settings.rules
    return tuple(_in_words_of(block, rules) for block in _blocks(desk, show, tongue))


def _blocks(desk: MatchLog, show: Show, tongue: Language) -> Iterator[Block]:
    match show.page:
        case Page.HELP:
            yield from _help(desk, tongue)
        case Page.CALLS:
            yield from _calls(desk, show.about, tongue)
        case Page.RULE:
            found = find_cited(show.about)
            yield Heading(_title(show.about))
            if found:
                yield Item("", (text(found),))
        case Page.SHEET:
            yield from _sheet(desk)
        case Page.LOG:
            yield from _log(desk)


def _title(identifier: str) -> Message:
    """Name a clause, or a reading, over what it says."""
    owner, _, name = identifier.partition(":")
    if owner == SETTLED:
        return message("umpire-page-reading", number=name)
    return message("umpire-page-rule", clause=identifier)


def _in_words_of(block: Block, rules: str) -> Block:
    """Return a block as the rule set says it; tables hold names and numbers."""
    if isinstance(block, Heading):
        return Heading(block.said.in_words_of(rules))
    if isinstance(block, Item):
        return Item(block.label, tuple(each.in_words_of(rules) for each in block.said))
    return block


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


def _help(desk: MatchLog, tongue: Language) -> Iterator[Block]:
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
    if desk.settings.rule_set().behind_line_matters:
        yield Item(known["behind"], (message("umpire-letter-behind"),))
    yield Heading(message("umpire-page-call"))
    yield from _call_examples(desk, own, tongue)
    yield Heading(message("umpire-page-commands"))
    for word in _commands(desk):
        yield Item(_usage(word, tongue), (_explained(desk, word, tongue),))
    yield Heading(message("umpire-page-keys"))
    yield Item("", (message("umpire-letter-keys"),))


def _call_examples(desk: MatchLog, own: str, tongue: Language) -> Iterator[Block]:
    """Show how calls are typed, each kind by a call of this rule set."""
    rules = desk.settings.rule_set()
    plain = example(rules)
    if plain is None:
        return
    yield Item(plain, (message("umpire-letter-call"),))
    yield Item(f"{plain} 2", (message("umpire-letter-call-player"),))
    if "." in plain:
        yield Item(bare(plain), (message("umpire-letter-call-short"),))
    resting = naming_pieces(rules)
    for name in resting[:1]:
        said = message("umpire-letter-call-resting", calls=", ".join(resting))
        yield Item(f"{name} {own}", (said,))
    for name in seen_late(rules):
        late = "tard" if tongue == "fr" else "late"
        label = rules.book.calls[name].label
        yield Item(f"{name} {late}", (message("umpire-letter-call-late", label=label),))


def _commands(desk: MatchLog) -> Iterator[Word]:
    """Yield the commands that these rules have a use for."""
    book = desk.settings.rule_set().book
    for word in Word:
        if word is Word.FORGO and not book.placing.forgo:
            continue
        if word is Word.DEMAND and not book.matters.get(Matter.DEMAND):
            continue
        yield word


def _explained(desk: MatchLog, word: Word, tongue: Language) -> Message:
    if word is Word.CONCEDE and not desk.settings.rule_set().concede_in_turn:
        return message("umpire-help-concede-match", match=WHOLE_MATCH[0])
    if word is Word.STRIKER and desk.settings.rule_set().damaged_striker_changes:
        return message("umpire-help-striker-damaged", damaged=DAMAGED[tongue])
    return message(f"umpire-help-{word}")


def _usage(word: Word, tongue: Language) -> Argument:
    name = WORDS[tongue][word]
    if word is Word.UNDO:
        name = f"{name}, u"
    if word not in ARGUMENTS:
        return name
    return message("umpire-usage", word=name, behind=message(f"umpire-arg-{ARGUMENTS[word]}"))


def _calls(desk: MatchLog, search: str, tongue: Language) -> Iterator[Block]:
    shown = example(desk.settings.rule_set())
    if shown is None:
        yield Heading(message("umpire-page-no-calls"))
        return
    yield Heading(message("umpire-page-calls", call=shown))
    book = desk.settings.rule_set().book
    known = {c.clause: (name, c) for name, c in (book.calls | book.disqualifications).items()}
    found = [
        (name, call.label)
        for each in clauses()
        if each.id in known
        for name, call in (known[each.id],)
        if _looked_for(search, name, (call.label, call.also), tongue, desk.settings.rules)
    ]
    for name, label in found:
        yield Item(name, (label,))
    if not found:
        yield Item("", (message("umpire-no-calls-found", typed=search),))


def _looked_for(
    search: str, name: str, texts: Iterable[Message | None], tongue: Language, rules: str
) -> bool:
    """Say whether a call has every word of a search, in its clause, its label or the words for it."""
    text = plain(" ".join(render(each, tongue, rules) for each in texts if each is not None))
    return all(
        word in text or bare(name).startswith(bare(word) or " ") for word in plain(search).split()
    )


def _log(desk: MatchLog) -> Iterator[Block]:
    yield Heading(message("umpire-page-log"))
    kept = set(standing_numbers(desk))
    for before, event in desk.steps():
        spoken = narrate(before, event)
        said = (spoken.entry, *spoken.answer)
        label = "" if event.seq in kept else "×"
        yield Item(f"{event.seq}{label}", said)


def _sheet(desk: MatchLog) -> Iterator[Block]:
    """Return the score sheet: every board that counts, then the games and the match."""
    first, second = (desk.team(team) for team in TEAMS)
    rules = desk.settings.rule_set().title
    yield Heading(message("umpire-page-sheet", first=first, second=second, rules=rules))
    rows, endings = _boards(desk)
    head = (
        message("umpire-sheet-board"),
        message("umpire-sheet-break"),
        message("narration-name", name=first),
        message("narration-name", name=second),
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
    if desk.state.ending is not None:
        yield Item("", (match_over(desk),))
    if desk.state.replays:
        yield Item("", (message("umpire-replayed"),))


def _boards(desk: MatchLog) -> tuple[list[tuple[Argument, ...]], list[Message]]:
    kept = standing_entries(desk)
    rows: list[tuple[Argument, ...]] = []
    endings: list[Message] = []
    for old, event, new in kept[replayed_from(kept) :]:
        if isinstance(event.fact, EnteredGame):
            rows.append(_entered_game(desk, old, event.fact))
            team = desk.team(winner_of(old, new))
            endings.append(message("narration-game-won", team=team, game=old.game))
            continue
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
            gained = _gained(sides_in(old, event), result.white, result.black)
            a, b = (points_of(old, team) + gained[team] for team in TEAMS)
            rows.append((board, breaker, str(gained[Team.A]), str(gained[Team.B]), f"{a}–{b}"))
            slam = slam_at_end(desk.upto(event.seq))
            if slam is not None:
                team = desk.team(team_of(sides_in(old, event), slam))
                endings.append(message(f"umpire-sheet-slam-{slam}", board=board, team=team))
        if new.games != old.games:
            team = desk.team(winner_of(old, new))
            endings.append(message("narration-game-won", team=team, game=old.game))
    return rows, endings


def _entered_game(desk: MatchLog, old: State, fact: EnteredGame) -> tuple[Argument, ...]:
    """Return the rest of a game as one row."""
    if fact.boards == old.board:
        number = message("umpire-sheet-number", game=old.game, board=old.board)
    else:
        ends = {"first": old.board, "last": fact.boards}
        number = message("umpire-sheet-numbers", game=old.game, **ends)
    a, b = fact.points
    gained = (str(a - old.points[0]), str(b - old.points[1]))
    return (number, desk.name(old.breaker), *gained, f"{a}–{b}")


def _gained(old: State, white: int, black: int) -> dict[Team, int]:
    return {team_of(old, Side.WHITE): white, team_of(old, Side.BLACK): black}
