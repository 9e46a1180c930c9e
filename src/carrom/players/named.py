"""Players by name: a level, a class of one's own, or a program, each with its hand.

A name is ``NAME[,hand=LEVEL|ANGLE-PLACE-SPEED][,budget=STROKES][,goal=GOAL][,seconds=SECONDS]``.
NAME is

- a level: ``expert``, or ``expert-1`` for that version of it;
- a player of another package: the name of an entry point of the group ``carrom.players``;
- a class, or a function that makes a player: ``module:Class``;
- a program: ``program:COMMAND LINE``.

A hand is that of a level, ``steady``, or three figures: degrees, millimetres, per cent
(``hand=0.3-0.5-3``); one figure alone, ``0.3``, is short for ``0.3-0.3-3``.
Levels have their own hand, other players a steady one. A goal is ``board``, ``pieces`` or ``turn``:
what a level plays for, from its second version on. ``seconds`` is the time for an answer: a player
of one's own has to keep to it, and a level thinks so long, from its second version on.

These names run code. Take them from the command line or from code, never from a web request.
"""

import os
import re
import shlex
import sys
from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from importlib import import_module
from typing import Final

from carrom.messages import Argument, Message, message, quoted
from carrom.players.at_match import Computer, guarded
from carrom.players.faults import AnswerError
from carrom.players.guard import SECONDS
from carrom.players.hand import STEADY, Hand
from carrom.players.program import ProgramPlayer
from carrom.players.registry import LEAST, MOST, factory_of, names
from carrom.players.rungs import RUNGS
from carrom.players.searcher import Searcher
from carrom.players.trials import Goal

GROUP: Final = "carrom.players"
PROGRAM: Final = "program:"
LONGEST: Final = 86_400.0
"""Seconds: nobody waits longer than a day for an answer."""
_OPTION: Final = re.compile(r",(hand|budget|goal|seconds)=([^,]*)$")
_HAND: Final = re.compile(
    r"[0-9]{1,3}(\.[0-9]{1,9})?(-[0-9]{1,3}(\.[0-9]{1,9})?){2}|[0-9]{1,3}(\.[0-9]{1,9})?"
)
STEADY_NAME: Final = "steady"
_WIDEST: Final = (90.0, 500.0, 100.0)
"""Degrees, millimetres, per cent."""


class NameProblem(StrEnum):
    """Why a name stands for no player; the sentence is ``players-name-<problem>``."""

    UNKNOWN = "unknown"
    OPTION = "option"
    HAND = "hand"
    BUDGET = "budget"
    NO_BUDGET = "no-budget"
    GOAL = "goal"
    NO_GOAL = "no-goal"
    SECONDS = "seconds"
    NO_SECONDS = "no-seconds"
    BOTH = "both"
    IMPORT = "import"
    KIND = "kind"
    PROGRAM = "program"


class PlayerNameError(ValueError):
    """A name that stands for no player; ``said`` says why."""

    def __init__(self, problem: NameProblem, **args: Argument) -> None:
        super().__init__(problem)
        self.problem = problem
        self.said: Message = message(f"players-name-{problem}", **args)

    def __str__(self) -> str:
        return self.said.text()


def named_player(name: str, threads: int = 1) -> Computer:
    """Return the player of a name, ready to take part in a match.

    What stands for no player raises :class:`PlayerNameError`. A player of one's own is guarded:
    ``faults`` of what is returned has the answers that could not be used. ``threads`` are cores that
    a level may use.
    """
    bare, options = _parted(name)
    hand = hand_named(options["hand"]) if "hand" in options else None
    budget = _budget(options["budget"]) if "budget" in options else None
    factory = factory_of(bare)
    if budget is not None and bare in RUNGS:
        raise PlayerNameError(NameProblem.NO_BUDGET, name=quoted(bare))
    seconds = _seconds(options["seconds"]) if "seconds" in options else None
    if factory is not None:
        if budget is not None and seconds is not None:
            raise PlayerNameError(NameProblem.BOTH, name=quoted(bare))
        made = _with_seconds(factory(hand, budget, threads), bare, seconds)
        return _with_goal(made, bare, options.get("goal"))
    make = _maker(bare, SECONDS if seconds is None else seconds)
    if budget is not None:
        raise PlayerNameError(NameProblem.NO_BUDGET, name=quoted(bare))
    return _with_goal(make(hand), bare, options.get("goal"))


def _with_seconds(made: Computer, name: str, seconds: float | None) -> Computer:
    if seconds is None:
        return made
    if not isinstance(made.player, Searcher):
        raise PlayerNameError(NameProblem.NO_SECONDS, name=quoted(name))
    return replace(made, player=replace(made.player, seconds=seconds))


def _with_goal(made: Computer, name: str, goal: str | None) -> Computer:
    if goal is None:
        return made
    if goal not in list(Goal):
        raise PlayerNameError(NameProblem.GOAL, goal=quoted(goal), goals=", ".join(Goal))
    if not isinstance(made.player, Searcher):
        raise PlayerNameError(NameProblem.NO_GOAL, name=quoted(name))
    return replace(made, player=replace(made.player, goal=Goal(goal)))


def chooses_hand(name: str) -> bool:
    """Say whether a name chooses a hand, as ``pot,hand=club`` does."""
    return "hand" in _parted(name)[1]


def _parted(name: str) -> tuple[str, dict[str, str]]:
    """Return what stands before the options, and these; a program's command line may have commas."""
    options: dict[str, str] = {}
    while found := _OPTION.search(name):
        options.setdefault(found[1], found[2])
        name = name[: found.start()]
    if "," in name and not name.startswith(PROGRAM):
        raise PlayerNameError(NameProblem.OPTION, option=quoted(name.partition(",")[2]))
    return name.strip(), options


def hand_named(text: str) -> Hand:
    """Return a hand by its name or its figures; what is none raises :class:`PlayerNameError`."""
    factory = factory_of(text)
    if factory is not None:
        return factory(None, None, 1).hand
    if text == STEADY_NAME:
        return STEADY
    figures = [float(figure) for figure in text.split("-")] if _HAND.fullmatch(text) else []
    if len(figures) == 1:
        figures = [figures[0], figures[0], 10.0 * figures[0]]
    if not figures or any(f > most for f, most in zip(figures, _WIDEST, strict=True)):
        known = ", ".join((*names(), STEADY_NAME))
        raise PlayerNameError(NameProblem.HAND, hand=quoted(text), names=known)
    if not any(figures):
        return STEADY
    degrees, millimetres, per_cent = figures
    return Hand(angle=degrees, place=millimetres / 1000.0, speed=per_cent / 100.0)


def _budget(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,8}", text) or not LEAST <= int(text) <= MOST:
        raise PlayerNameError(NameProblem.BUDGET, budget=quoted(text), least=LEAST, most=MOST)
    return int(text)


def _seconds(text: str) -> float:
    if not re.fullmatch(r"[0-9]{1,5}(\.[0-9]{1,3})?", text) or not 0.0 < float(text) <= LONGEST:
        raise PlayerNameError(NameProblem.SECONDS, seconds=quoted(text), most=LONGEST)
    return float(text)


def _maker(name: str, seconds: float) -> Callable[[Hand | None], Computer]:
    """Return what makes a player of somebody's own, given a hand."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - takes a while to load

    if name.startswith(PROGRAM):
        return lambda hand: _program(name, seconds, hand)
    points = {point.name: point for point in entry_points(group=GROUP)}
    if name in points:
        return lambda hand: _made(name, points[name].load, seconds, hand)
    module, colon, path = name.partition(":")
    if colon and module and path:
        return lambda hand: _made(name, lambda: _imported(module, path), seconds, hand)
    known = ", ".join((*names(), *sorted(points)))
    raise PlayerNameError(NameProblem.UNKNOWN, name=quoted(name), names=known)


def _program(name: str, seconds: float, hand: Hand | None) -> Computer:
    line = name.removeprefix(PROGRAM)
    try:
        player = ProgramPlayer(shlex.split(line), seconds)
    except AnswerError as problem:
        raise PlayerNameError(
            NameProblem.PROGRAM, program=quoted(line), why=problem.said
        ) from problem
    except ValueError as problem:  # a quotation mark without its partner
        why = quoted(str(problem))
        raise PlayerNameError(NameProblem.PROGRAM, program=quoted(line), why=why) from problem
    return guarded(player, name=player.name, hand=hand or STEADY, seconds=None)


def _imported(module: str, path: str) -> object:
    """Return something in a module; modules in the current folder are found too."""
    here = os.getcwd()  # noqa: PTH109 - as the path of imports has it
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
    found: object = import_module(module)
    for part in path.split("."):
        found = getattr(found, part)
    return found


def _made(name: str, load: Callable[[], object], seconds: float, hand: Hand | None) -> Computer:
    """Make a player with somebody else's class or function, in which anything can go wrong."""
    try:
        make = load()
        made: object = make() if callable(make) else make
    except (Exception, SystemExit) as problem:
        why = quoted(f"{type(problem).__name__}: {problem}".splitlines()[0])
        raise PlayerNameError(NameProblem.IMPORT, name=quoted(name), why=why) from problem
    if isinstance(made, Computer):
        inner, own = made.player, made.hand
        return guarded(inner, name=name, hand=own if hand is None else hand, seconds=seconds)
    if not callable(getattr(made, "stroke", None)):
        raise PlayerNameError(NameProblem.KIND, name=quoted(name))
    return guarded(made, name=name, hand=hand or STEADY, seconds=seconds)  # type: ignore[arg-type]
