"""The questions before a match, in words: rules, players, clock, length, the check list of the equipment."""

import re
from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from carrom.desk.checklist import ALL, item, parts, requirement_id
from carrom.desk.errors import EntryError
from carrom.desk.forms import Question
from carrom.equipment.editions import EDITIONS, REVISED
from carrom.equipment.requirements import Requirements
from carrom.match.format import SHOOT_OUT_STROKES, USUAL, MatchFormat, Tie
from carrom.match.settings import Clock, Kind
from carrom.messages import Message, message
from carrom.rules.book import Option
from carrom.rules.overtime import overtime_costs_piece
from carrom.rules.registry import RULE_SETS

if TYPE_CHECKING:
    from carrom.desk.setup import Setup

EDITION_NAMES: Final = (REVISED.name, *(name for name in EDITIONS if name != REVISED.name))
"""The board's editions, the usual one first."""
CLOCKS: Final = (Clock.OFF, Clock.STRICT, Clock.CASUAL)
"""The clocks as they are offered."""
LONGEST: Final = 40
"""Characters of a typed answer that are said again."""


class Step(Enum):
    """A question."""

    RULES = auto()
    OPTION = auto()
    """What the rule set leaves open."""
    KIND = auto()
    NAME = auto()
    CLOCK = auto()
    LENGTH = auto()
    TIE = auto()
    """What parts sides that are level."""
    PLACE = auto()
    EDITION = auto()
    """Of the board."""
    CHECK = auto()
    """Whether to go through the check list."""
    PART = auto()
    """One part of the equipment."""
    FILE = auto()
    CONFIRM = auto()


def options_of(setup: "Setup") -> tuple[Option, ...]:
    """Return what the chosen rule set leaves open."""
    return RULE_SETS[setup.rules].book.options


def equipment_parts(setup: "Setup") -> tuple[Requirements, ...]:
    """Return the check list of the equipment, part by part."""
    return parts(RULE_SETS[setup.rules].book.equipment)


def _rules_question(_: "Setup") -> Question:
    options = tuple(r.summary for r in RULE_SETS.values())
    return Question(message("umpire-ask-rules"), options, "1")


def _option_question(setup: "Setup") -> Question:
    option = options_of(setup)[setup.index]
    asked = f"{setup.rules}-option-{option.name}"
    values = tuple(message(f"{asked}-{value}") for value in option.values)
    return Question(message(asked), values, "1")


def _kind_question(_: "Setup") -> Question:
    options = tuple(message(f"umpire-kind-{kind}") for kind in Kind)
    return Question(message("umpire-ask-kind"), options, "1")


def _name_question(setup: "Setup") -> Question:
    default = setup.names[setup.index] if setup.index < len(setup.names) else ""
    if setup.kind is Kind.SINGLES:
        return Question(message("umpire-ask-name", number=setup.index + 1), default=default)
    team, place = divmod(setup.index, 2)
    said = message("umpire-ask-name-pair", pair=team + 1, number=place + 1)
    return Question(said, default=default)


def _clock_question(setup: "Setup") -> Question:
    rules = RULE_SETS[setup.rules]
    said = {clock: f"umpire-clock-{clock}" for clock in CLOCKS}
    if not overtime_costs_piece(rules):
        said[Clock.STRICT] += "-same"
    options = tuple(message(said[clock], seconds=rules.thinking_seconds) for clock in CLOCKS)
    return Question(message("umpire-ask-clock"), options, "1")


def _length_question(setup: "Setup") -> Question:
    games = RULE_SETS[setup.rules].games_to_win
    options = (
        message("umpire-length-as-ruled", games=games),
        message("umpire-length-games", games=1),
        message("umpire-length-games", games=2),
        message("umpire-length-board"),
        *(message(f"umpire-format-{name}", **_figures(chosen)) for name, chosen in USUAL.items()),
    )
    hint = message("umpire-hint-format")
    return Question(message("umpire-ask-length"), options, "1", hint=hint)


def read_format(words: list[str]) -> MatchFormat:
    """Read points, boards and minutes; 0: no limit."""
    if not 2 <= len(words) <= 3 or not all(re.fullmatch("[0-9]{1,3}", word) for word in words):
        raise EntryError(message("umpire-not-a-format", typed=" ".join(words)[:LONGEST]))
    points, boards, *minutes = map(int, words)
    return MatchFormat(
        points=points, boards=boards, minutes=(minutes[0] or None) if minutes else None
    )


def _figures(chosen: MatchFormat) -> dict[str, int]:
    return {
        "points": chosen.points or 0,
        "boards": chosen.boards or 0,
        "minutes": chosen.minutes or 0,
    }


def _tie_question(_: "Setup") -> Question:
    options = tuple(message(f"umpire-tie-{tie}", strokes=SHOOT_OUT_STROKES) for tie in Tie)
    return Question(message("umpire-ask-tie"), options, "1")


def _place_question(setup: "Setup") -> Question:
    return Question(message("umpire-ask-place"), default=setup.place)


def _edition_question(_: "Setup") -> Question:
    options = tuple(message(f"umpire-edition-{name}") for name in EDITION_NAMES)
    return Question(message("umpire-ask-edition"), options, "1")


def _check_question(setup: "Setup") -> Question:
    many = len(equipment_parts(setup))
    options = (message("umpire-check-skip"), message("umpire-check-go", parts=many))
    return Question(message("umpire-ask-check"), options, "1")


def _part_question(setup: "Setup") -> Question:
    pages = equipment_parts(setup)
    part = pages[setup.index]
    said = message(
        "umpire-ask-part",
        part=message(f"equipment-part-{part[0].part}"),
        clause=part[0].clause,
        number=setup.index + 1,
        many=len(pages),
    )
    ticks = tuple(requirement_id(r) in setup.ticked for r in part)
    hint = message("umpire-hint-part", all=ALL)
    return Question(said, tuple(item(r) for r in part), "", ticks, hint)


def _file_question(setup: "Setup") -> Question:
    return Question(message("umpire-ask-file"), default=setup.file, hint=summary(setup))


def _confirm_question(setup: "Setup") -> Question:
    return Question(message("umpire-ask-confirm", file=setup.file), hint=summary(setup))


def summary(setup: "Setup") -> Message:
    """Say in one line what was agreed."""
    half = len(setup.names) // 2
    first, second = (_team(names) for names in (setup.names[:half], setup.names[half:]))
    rules = RULE_SETS[setup.rules].title
    ticked = len(setup.ticked)
    return message("umpire-summary", first=first, second=second, rules=rules, ticked=ticked)


def _team(names: tuple[str, ...]) -> Message | str:
    if len(names) == 2:
        return message("narration-pair", first=names[0], second=names[1])
    return "".join(names)


QUESTIONS: Final[Mapping[Step, Callable[["Setup"], Question]]] = {
    Step.RULES: _rules_question,
    Step.OPTION: _option_question,
    Step.KIND: _kind_question,
    Step.NAME: _name_question,
    Step.CLOCK: _clock_question,
    Step.LENGTH: _length_question,
    Step.TIE: _tie_question,
    Step.PLACE: _place_question,
    Step.EDITION: _edition_question,
    Step.CHECK: _check_question,
    Step.PART: _part_question,
    Step.FILE: _file_question,
    Step.CONFIRM: _confirm_question,
}
