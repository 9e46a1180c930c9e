"""A board at the umpire's desk before it begins: its terms, and the check list of its equipment."""

from typing import Annotated, Literal

from fastapi import HTTPException
from pydantic import BaseModel, Field

from carrom.desk.checklist import item, parts, requirement_id
from carrom.desk.forms import plain_text
from carrom.desk.setup_questions import EDITION_NAMES
from carrom.match.record_write import Header
from carrom.match.settings import Clock, Settings
from carrom.match.terms import wrong_terms
from carrom.messages import message
from carrom.rules.book import Purpose
from carrom.rules.registry import RULE_SETS
from carrom.server.http.responses import Sentence, refusal, sentence
from carrom.server.http.room_requests import (
    MOST_OPTIONS,
    Name,
    NewFormat,
    OptionWord,
    RuleSetName,
    format_of,
    wrong_name,
)
from carrom.server.http.struct_fields import STRICT
from carrom.server.names import WrongNameError, checked_name

MOST_CHECKED = 200
Length = Literal["as-ruled", "one-game", "two-games", "one-board"]
GAMES: dict[str, int] = {"one-game": 1, "two-games": 2}
Place = Annotated[str, Field(max_length=120)]
CheckedId = Annotated[str, Field(max_length=80)]
Team = Annotated[list[Name], Field(min_length=1, max_length=2)]
ClockName = Literal["off", "casual", "strict"]


class NewDesk(BaseModel):
    """A board to be opened at the desk: two players or two pairs, and the terms."""

    model_config = STRICT

    a: Team
    b: Team
    rules: RuleSetName = RULE_SETS.default.name
    options: Annotated[dict[OptionWord, OptionWord], Field(max_length=MOST_OPTIONS)] = {}
    clock: ClockName = "off"
    length: Length = "as-ruled"
    format: NewFormat | None = None
    edition: Annotated[str, Field(max_length=40)] = EDITION_NAMES[0]
    place: Place = ""
    equipment: Place = ""
    """The board, the pieces and the powder, in words."""
    checked: Annotated[list[CheckedId], Field(max_length=MOST_CHECKED)] = []
    """What of the check list was found in order."""


class CheckItem(BaseModel):
    """One thing to look at."""

    id: str
    said: Sentence


class CheckPart(BaseModel):
    """A part of the equipment, with the clause that asks for it."""

    title: Sentence
    clause: str
    items: list[CheckItem]


class Edition(BaseModel):
    """An edition of the board."""

    name: str
    said: Sentence


class DeskTerms(BaseModel):
    """What can be agreed on before a match at the desk, beside what every game has."""

    rules: str
    """The rule set that is usual at tournaments."""
    editions: list[Edition]
    lengths: dict[str, list[Sentence]]
    """Of each rule set, in the order of the lengths' names."""
    checklists: dict[str, list[CheckPart]]
    """Of each rule set."""


def desk_terms() -> DeskTerms:
    """Return what can be agreed on."""
    return DeskTerms(
        rules=RULE_SETS.default_for(Purpose.TOURNAMENTS).name,
        editions=[
            Edition(name=name, said=sentence(message(f"umpire-edition-{name}")))
            for name in EDITION_NAMES
        ],
        lengths={name: _lengths(rules.games_to_win) for name, rules in RULE_SETS.items()},
        checklists={name: _checklist(name) for name in RULE_SETS},
    )


def _lengths(games: int) -> list[Sentence]:
    words = (
        message("umpire-length-as-ruled", games=games),
        message("umpire-length-games", games=1),
        message("umpire-length-games", games=2),
        message("umpire-length-board"),
    )
    return [sentence(each) for each in words]


def _checklist(rules: str) -> list[CheckPart]:
    return [
        CheckPart(
            title=sentence(message(f"equipment-part-{part[0].part}")),
            clause=part[0].clause,
            items=[CheckItem(id=requirement_id(each), said=sentence(item(each))) for each in part],
        )
        for part in parts(RULE_SETS[rules].book.equipment)
    ]


def header_of(wanted: NewDesk) -> Header:
    """Return the header of the match; terms that nobody can play on are refused."""
    if len(wanted.a) != len(wanted.b):
        raise refusal(422, message("server-three"))
    settings = _settings(wanted)
    wrong = wrong_terms(settings)
    if wrong is not None:
        raise refusal(422, wrong)
    known = {requirement_id(each) for each in RULE_SETS[wanted.rules].book.equipment}
    unknown = next((each for each in wanted.checked if each not in known), None)
    if unknown is not None:
        raise refusal(422, message("server-desk-unchecked", item=unknown))
    return Header(
        match="",
        settings=settings,
        names=_names(wanted, settings),
        place=plain_text(wanted.place),
        equipment=plain_text(wanted.equipment),
        checked=tuple(dict.fromkeys(wanted.checked)),
    )


def _settings(wanted: NewDesk) -> Settings:
    return Settings(
        rules=wanted.rules,
        a=tuple(f"a{number}" for number, _ in enumerate(wanted.a, 1)),
        b=tuple(f"b{number}" for number, _ in enumerate(wanted.b, 1)),
        clock=Clock(wanted.clock),
        games_to_win=GAMES.get(wanted.length),
        edition=wanted.edition,
        single_board=wanted.length == "one-board",
        format=format_of(wanted.format),
        options=wanted.options,
    )


def _names(wanted: NewDesk, settings: Settings) -> dict[str, str]:
    names: dict[str, str] = {}
    for team, ids, given in (("a", settings.a, wanted.a), ("b", settings.b, wanted.b)):
        for number, (player, name) in enumerate(zip(ids, given, strict=True)):
            try:
                names[player] = checked_name(name, names.values())
            except WrongNameError as problem:
                raise _wrong(problem, team, number) from None
    return names


def _wrong(problem: WrongNameError, team: str, number: int) -> HTTPException:
    return wrong_name(problem, f"{team}.{number}")
