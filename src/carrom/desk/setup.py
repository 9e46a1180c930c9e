"""A match before it begins: the answers about rules, players, clock, length and equipment."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Final

from msgspec import structs

from carrom.desk.checklist import ALL, requirement_id
from carrom.desk.errors import EntryError
from carrom.desk.forms import Question, number, plain_text
from carrom.desk.setup_questions import (
    CLOCKS,
    EDITION_NAMES,
    QUESTIONS,
    Step,
    equipment_parts,
    options_of,
    read_format,
)
from carrom.equipment.editions import REVISED
from carrom.match.format import AS_RULED, USUAL, MatchFormat, Tie
from carrom.match.settings import Clock, Kind, Settings
from carrom.match.terms import wrong_terms
from carrom.messages import message
from carrom.rules.registry import RULE_SETS

LONGEST_NAME: Final = 24
"""Characters of a player's name; the desk shows two of them in a line."""


class Length(Enum):
    """How long the match is."""

    AS_RULED = auto()
    ONE_GAME = auto()
    TWO_GAMES = auto()
    ONE_BOARD = auto()


_IDS: Final[Mapping[Kind, tuple[str, ...]]] = {
    Kind.SINGLES: ("a1", "b1"),
    Kind.DOUBLES: ("a1", "a2", "b1", "b2"),
}
"""The players' ids: they say the team and tell nothing about the person."""


@dataclass(frozen=True, slots=True)
class Setup:
    """The answers so far, and at which question we are."""

    file: str = ""
    """The name of the record; proposed by the shell."""
    ask_file: bool = True
    step: Step = Step.RULES
    index: int = 0
    """Which of several questions of the same kind: names, parts."""
    rules: str = field(default_factory=lambda: RULE_SETS.default.name)
    options: tuple[str, ...] = ()
    """The values of the rule set's options so far."""
    kind: Kind = Kind.SINGLES
    names: tuple[str, ...] = ()
    clock: Clock = Clock.OFF
    length: Length = Length.AS_RULED
    format: MatchFormat = AS_RULED
    place: str = ""
    edition: str = REVISED.name
    ticked: frozenset[str] = frozenset()
    done: bool = False

    @property
    def settings(self) -> Settings:
        """The terms agreed on."""
        ids = _IDS[self.kind]
        half = len(ids) // 2
        chosen = zip(options_of(self), self.options, strict=False)
        games = {Length.ONE_GAME: 1, Length.TWO_GAMES: 2}.get(self.length)
        return Settings(
            rules=self.rules,
            a=ids[:half],
            b=ids[half:],
            clock=self.clock,
            games_to_win=games,
            edition=self.edition,
            single_board=self.length is Length.ONE_BOARD,
            format=None if self.format == AS_RULED else self.format,
            options={o.name: value for o, value in chosen if value != o.values[0]},
        )

    @property
    def players(self) -> dict[str, str]:
        """The names by the ids."""
        return dict(zip(_IDS[self.kind], self.names, strict=False))

    @property
    def question(self) -> Question | None:
        """What is asked now."""
        return None if self.done else QUESTIONS[self.step](self)

    def answer(self, line: str) -> "Setup":
        """Take an answer and go on to the next question."""
        return _ANSWERS[self.step](self, line)

    def back(self) -> "Setup | None":
        """Return to the question before."""
        return _before(self)


def _rules(setup: Setup, line: str) -> Setup:
    chosen = tuple(RULE_SETS)[number(line, len(RULE_SETS)) - 1]
    step = Step.OPTION if RULE_SETS[chosen].book.options else Step.KIND
    return replace(setup, rules=chosen, options=(), step=step, index=0)


def _option(setup: Setup, line: str) -> Setup:
    values = options_of(setup)[setup.index].values
    chosen = values[number(line, len(values)) - 1]
    options = (*setup.options[: setup.index], chosen)
    if setup.index + 1 < len(options_of(setup)):
        return replace(setup, options=options, index=setup.index + 1)
    return replace(setup, options=options, step=Step.KIND, index=0)


def _kind(setup: Setup, line: str) -> Setup:
    chosen = tuple(Kind)[number(line, len(Kind)) - 1]
    names = setup.names if chosen is setup.kind else ()
    return replace(setup, kind=chosen, names=names, step=Step.NAME, index=0)


def _name(setup: Setup, line: str) -> Setup:
    before, old = setup.names[: setup.index], setup.names[setup.index : setup.index + 1]
    name = plain_text(line) or "".join(old)
    if not name:
        raise EntryError(message("umpire-name-missing"))
    if len(name) > LONGEST_NAME:
        raise EntryError(message("umpire-name-long", most=LONGEST_NAME))
    others = (*before, *setup.names[setup.index + 1 :])
    if name.casefold() in {other.casefold() for other in others}:
        raise EntryError(message("umpire-name-twice", name=name))
    if name[0].isdecimal():
        raise EntryError(message("umpire-name-number"))
    names = (*before, name, *setup.names[setup.index + 1 :])
    if setup.index + 1 < len(_IDS[setup.kind]):
        return replace(setup, names=names, index=setup.index + 1)
    return replace(setup, names=names, step=Step.CLOCK, index=0)


def _clock(setup: Setup, line: str) -> Setup:
    return replace(setup, clock=CLOCKS[number(line, len(CLOCKS)) - 1], step=Step.LENGTH)


def _length(setup: Setup, line: str) -> Setup:
    """Take a length by its number, or points, boards and minutes of one's own: ``25 8``, ``25 8 45``."""
    words = line.split()
    if len(words) > 1:
        return _with_format(setup, Length.ONE_GAME, read_format(words))
    chosen = number(line, len(Length) + len(USUAL))
    if chosen <= len(Length):
        found = replace(setup, length=tuple(Length)[chosen - 1], format=AS_RULED)
        return replace(found, step=Step.PLACE)
    usual = tuple(USUAL.values())[chosen - len(Length) - 1]
    return _with_format(setup, Length.ONE_GAME, usual)


def _with_format(setup: Setup, length: Length, chosen: MatchFormat) -> Setup:
    found = replace(setup, length=length, format=chosen)
    settings = found.settings
    wrong = wrong_terms(settings)
    if wrong is not None:
        raise EntryError(wrong)
    level = settings.minutes is not None or settings.rule_set().boards_per_game is not None
    return replace(found, step=Step.TIE if level else Step.PLACE)


def _tie(setup: Setup, line: str) -> Setup:
    tie = tuple(Tie)[number(line, len(Tie)) - 1]
    chosen = structs.replace(setup.format, tie=None if tie is Tie.BOARD else tie)
    return replace(setup, format=chosen, step=Step.PLACE)


def _place(setup: Setup, line: str) -> Setup:
    return replace(setup, place=plain_text(line) or setup.place, step=Step.EDITION)


def _edition(setup: Setup, line: str) -> Setup:
    chosen = EDITION_NAMES[number(line, len(EDITION_NAMES)) - 1]
    return replace(setup, edition=chosen, step=Step.CHECK)


def _check(setup: Setup, line: str) -> Setup:
    if number(line, 2) == 1:
        return replace(setup, step=_last(setup))
    return replace(setup, step=Step.PART, index=0)


def _last(setup: Setup) -> Step:
    return Step.FILE if setup.ask_file else Step.CONFIRM


def _part(setup: Setup, line: str) -> Setup:
    """Tick or untick by number, tick all, or go on."""
    pages = equipment_parts(setup)
    part = pages[setup.index]
    typed = line.replace(",", " ").split()
    ids = [requirement_id(r) for r in part]
    if typed == [ALL]:
        return replace(setup, ticked=setup.ticked | set(ids))
    if typed:
        chosen = frozenset(ids[number(word, len(ids)) - 1] for word in typed)
        return replace(setup, ticked=setup.ticked ^ chosen)
    if setup.index + 1 < len(pages):
        return replace(setup, index=setup.index + 1)
    return replace(setup, step=_last(setup), index=0)


def _file(setup: Setup, line: str) -> Setup:
    return replace(setup, file=line.strip() or setup.file, done=True)


def _confirm(setup: Setup, line: str) -> Setup:
    if line.strip():
        raise EntryError(message("umpire-only-enter"))
    return replace(setup, done=True)


def _before(setup: Setup) -> Setup | None:
    match setup.step:
        case Step.RULES:
            return None
        case Step.KIND if not options_of(setup):
            return replace(setup, step=Step.RULES)
        case Step.KIND:
            return replace(setup, step=Step.OPTION, index=len(options_of(setup)) - 1)
        case Step.OPTION | Step.NAME | Step.PART if setup.index:
            return replace(setup, index=setup.index - 1)
        case Step.CLOCK:
            return replace(setup, step=Step.NAME, index=len(_IDS[setup.kind]) - 1)
        case Step.PLACE | Step.TIE:
            return replace(setup, step=Step.LENGTH)
        case Step.FILE | Step.CONFIRM:
            return replace(setup, step=Step.CHECK)
        case _:
            steps = list(Step)
            return replace(setup, step=steps[steps.index(setup.step) - 1], index=0)


_ANSWERS: Final = {
    Step.RULES: _rules,
    Step.OPTION: _option,
    Step.KIND: _kind,
    Step.NAME: _name,
    Step.CLOCK: _clock,
    Step.LENGTH: _length,
    Step.TIE: _tie,
    Step.PLACE: _place,
    Step.EDITION: _edition,
    Step.CHECK: _check,
    Step.PART: _part,
    Step.FILE: _file,
    Step.CONFIRM: _confirm,
}
