"""``carrom suggest``: the best strokes of a position, with what is to be expected of each."""

import json
from typing import TYPE_CHECKING, Final

from carrom.cli.common import (
    Arguments,
    BadInputError,
    Command,
    Operand,
    Option,
    dispatch,
    read_text,
)
from carrom.match.notation import LONGEST, Position, PositionError, read_position
from carrom.messages import message, quoted
from carrom.texts import Language, render

if TYPE_CHECKING:
    from carrom.equipment.pieces import Layout
    from carrom.players import Hand, Suggestion

MOST_STROKES: Final = 50
SMALLEST: Final = 60
LARGEST: Final = 10_000_000
LONGEST_THOUGHT: Final = 3600
_START: Final = "carrom/"
LEVEL_NAMES: Final = ("beginner", "club", "expert", "champion", "machine")
"""A test compares them with :data:`carrom.players.LEVELS`."""
_GOALS: Final = ("board", "pieces", "turn")
"""A test compares them with :class:`carrom.players.Goal`."""


def run(args: list[str]) -> int:
    """Carry out the command."""
    return dispatch(COMMAND, args)


def _suggest(args: Arguments) -> int:
    position = _position(args["POSITION"])
    count = whole(args["--strokes"], "--strokes", 1, MOST_STROKES)
    seed = whole(args["--seed"], "--seed", 0, 2**63 - 1)
    given = args.get("--budget")
    budget = None if given is None else whole(given, "--budget", SMALLEST, LARGEST)
    seconds = None
    if "--seconds" in args:
        seconds = whole(args["--seconds"], "--seconds", 1, LONGEST_THOUGHT)
        if budget is not None:
            raise BadInputError(message("suggest-both"))
    from carrom.cli.compiling import announce_compiling  # noqa: PLC0415
    from carrom.players import LEVELS, Goal, suggest  # noqa: PLC0415 - loading it takes a while

    level = LEVELS[args["--level"]]
    hand = hand_of(args)
    announce_compiling(args.language)
    try:
        strokes = suggest(
            position,
            hand=hand,
            budget=budget or level.budget,
            count=count,
            seed=seed,
            goal=Goal(args["--goal"]),
            seconds=seconds,
        )
    except ValueError:
        raise BadInputError(message("suggest-incomplete")) from None
    if "--picture" in args and strokes:
        _save_picture(position, strokes[0], args)
    if "--json" in args:
        print(json.dumps({"strokes": [_fields(stroke) for stroke in strokes]}))
        return 0
    _print(strokes, args.language)
    return 0


def hand_of(args: Arguments) -> "Hand":
    """Return the hand that ``--hand`` names, or else that of ``--level``."""
    from carrom.players import LEVELS, PlayerNameError  # noqa: PLC0415
    from carrom.players.named import hand_named  # noqa: PLC0415

    if "--hand" not in args:
        return LEVELS[args["--level"]].hand
    try:
        return hand_named(args["--hand"])
    except PlayerNameError as problem:
        raise BadInputError(problem.said) from None


def _position(given: str) -> Position:
    text = given if given.startswith(_START) else read_text(given, 4 * LONGEST).strip()
    try:
        return read_position(text)
    except PositionError as problem:
        raise BadInputError(problem.said) from None


def whole(text: str, option: str, least: int, most: int) -> int:
    """Return the whole number that an option is given."""
    if not (text.isascii() and text.isdigit() and len(text) < 20 and least <= int(text) <= most):
        raise BadInputError(
            message("suggest-number", option=option, value=quoted(text), least=least, most=most)
        )
    return int(text)


def _fields(stroke: "Suggestion") -> dict[str, object]:
    aim = stroke.aim
    return {
        "x": aim.x,
        "angle": aim.angle,
        "speed": aim.speed,
        "spin": aim.spin,
        "keep": stroke.keep,
        "points": stroke.points,
        "foul": stroke.foul,
        "miss": None if stroke.loss is None else _miss(stroke.loss, stroke.miss),
    }


def _miss(loss: float, layout: "Layout") -> dict[str, object]:
    """Return what a miss leaves: how likely the opponents win the board, and how the pieces lie."""
    pieces = [{"piece": s.piece.value, "x": s.at.x, "y": s.at.y} for s in layout]
    return {"loss": loss, "pieces": pieces}


def _print(strokes: "tuple[Suggestion, ...]", language: Language) -> None:
    if not strokes:
        print(render(message("suggest-none"), language))
        return
    print(render(message("suggest-heading"), language))
    for number, stroke in enumerate(strokes, 1):
        aim = stroke.aim
        said = message(
            "suggest-stroke",
            number=number,
            place=abs(100.0 * aim.x),
            place_sign=sign(aim.x),
            angle=aim.angle,
            speed=aim.speed,
            keep=round(100 * stroke.keep),
            foul=round(100 * stroke.foul),
            points=abs(stroke.points),
            points_sign=sign(stroke.points),
            miss=message("suggest-no-miss")
            if stroke.loss is None
            else message("suggest-miss", loss=round(100 * stroke.loss)),
        )
        print(render(said, language))


def sign(value: float) -> str:
    """Return the sign of a number, for a text that has its amount."""
    return "-" if value < 0.0 else "+"


def _save_picture(position: Position, best: "Suggestion", args: Arguments) -> None:
    from carrom.equipment.standard import board  # noqa: PLC0415
    from carrom.physics import strike  # noqa: PLC0415
    from carrom.players.legal_strokes import seen  # noqa: PLC0415
    from carrom.render import Picture  # noqa: PLC0415

    name = args["--picture"]
    motion = strike(seen(position).layout, best.aim, board(), anywhere=True)
    try:
        Picture.of_motion(motion, language=args.language).save(name)
    except (OSError, ValueError, RuntimeError):
        raise BadInputError(message("draw-unwritable", file=quoted(name))) from None


COMMAND: Final = Command(
    "carrom suggest",
    "suggest-help",
    operands=(Operand("POSITION", "suggest-help-position"),),
    options=(
        Option(
            "--level", "suggest-help-level", value="LEVEL", choices=LEVEL_NAMES, default="expert"
        ),
        Option("--hand", "suggest-help-hand", value="HAND"),
        Option("--goal", "suggest-help-goal", value="GOAL", choices=_GOALS, default="board"),
        Option("--budget", "suggest-help-budget", value="STROKES"),
        Option("--seconds", "suggest-help-seconds", value="SECONDS"),
        Option("--strokes", "suggest-help-strokes", value="NUMBER", default="5"),
        Option("--seed", "suggest-help-seed", value="SEED", default="0"),
        Option("--picture", "suggest-help-picture", value="FILE"),
        Option("--json", "suggest-help-json"),
    ),
    call=_suggest,
)
