"""``carrom draw``: a position or a stroke as a picture."""

import sys
from math import isfinite
from pathlib import Path
from typing import Final

from carrom.cli.common import (
    Arguments,
    BadInputError,
    Command,
    Operand,
    Option,
    dispatch,
    read_text,
)
from carrom.equipment.aim import Aim
from carrom.equipment.editions import EDITIONS
from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Layout, Piece, Seat
from carrom.equipment.rosette import rosette
from carrom.equipment.standard import DEFAULT_EDITION, board
from carrom.match.notation import LONGEST, PositionError, read_position
from carrom.messages import message, quoted
from carrom.render import (
    SIZE,
    THEME_NAMES,
    DrawnMotion,
    Picture,
    PictureError,
    PictureProblem,
    picture,
)
from carrom.texts import Language

ROSETTE: Final = "rosette"
SUFFIXES: Final = (".svg", ".png")
_LARGEST_FILE: Final = 4 * LONGEST
"""Bytes of the largest file that can hold a position."""
_POSITION_START: Final = "carrom/"
_LONGEST_NUMBER: Final = 40
"""Characters of the longest number read; every number has a shorter form."""


def run(args: list[str]) -> int:
    """Carry out the command."""
    return dispatch(COMMAND, args)


def _draw(args: Arguments) -> int:
    output = args.get("--output")
    if output is not None and Path(output).suffix.lower() not in SUFFIXES:
        names = ", ".join(SUFFIXES)
        raise BadInputError(message("draw-suffix", file=quoted(output), choices=names))
    try:
        drawn = _picture(args)
    except (PictureError, PositionError) as problem:
        raise BadInputError(problem.said) from None
    if output is None:
        sys.stdout.write(drawn.svg)
        return 0
    try:
        drawn.save(output)
    except (OSError, ValueError, RuntimeError):  # also names that no file can have, links in a ring
        raise BadInputError(message("draw-unwritable", file=quoted(output))) from None
    return 0


def _picture(args: Arguments) -> Picture:
    size = _size(args["--size"])
    theme = next(name for name in THEME_NAMES if name == args["--theme"])
    geometry = board(args["--edition"])
    aim = _aim(args["--stroke"]) if "--stroke" in args else None
    layout = _layout(args, geometry)
    if aim is None:
        return picture(layout, geometry, theme=theme, size=size, language=args.language)
    motion = _played(layout, aim, geometry, args.language)
    return Picture.of_motion(motion, theme=theme, size=size, language=args.language)


def _played(layout: Layout, aim: Aim, geometry: Geometry, language: Language) -> DrawnMotion:
    """Play a stroke; a striker in the layout makes way for the one that is played."""
    from carrom.cli.compiling import announce_compiling  # noqa: PLC0415
    from carrom.physics import InputError, strike  # noqa: PLC0415 - loading it takes a while

    announce_compiling(language)

    pieces = tuple(each for each in layout if each.piece is not Piece.STRIKER)
    try:
        return strike(pieces, aim, geometry)
    except InputError as problem:
        raise BadInputError(problem.said) from None


def _layout(args: Arguments, geometry: Geometry) -> Layout:
    """Return where the pieces lie: the position given, or the one a file holds."""
    given = args["POSITION"]
    if given != ROSETTE and not given.startswith(_POSITION_START):
        given = _line(given)
    if given == ROSETTE:
        turn = args.get("--turn")
        return rosette(geometry, 0.0 if turn is None else _number(turn, "--turn"))
    if "--turn" in args:
        raise BadInputError(message("draw-turn"))
    layout = read_position(given).layout
    if layout is None:
        raise PictureError(PictureProblem.NO_LAYOUT)
    return layout


def _line(name: str) -> str:
    """Return the one line that a file holds."""
    lines = [line for line in read_text(name, _LARGEST_FILE).splitlines() if line.strip()]
    if len(lines) != 1:
        raise BadInputError(message("draw-lines", file=quoted(name), count=len(lines)))
    return lines[0]


def _aim(given: str) -> Aim:
    """Read a seat, and place, angle, speed and perhaps spin."""
    seat, *numbers = given.split(",")
    if seat not in list(Seat) or len(numbers) not in (3, 4):
        seats = ", ".join(Seat)
        raise BadInputError(message("draw-stroke", value=quoted(given), seats=seats))
    x, angle, speed, *spin = (_number(text, "--stroke") for text in numbers)
    return Aim(Seat(seat), x, angle, speed, *spin)


def _number(text: str, option: str) -> float:
    try:
        value = float(text) if len(text) <= _LONGEST_NUMBER else float("nan")
    except ValueError:
        value = float("nan")
    if not isfinite(value):
        raise BadInputError(message("draw-number", value=quoted(text), option=option))
    return value


def _size(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= _LONGEST_NUMBER):
        raise BadInputError(message("draw-number", value=quoted(text), option="--size"))
    return int(text)


COMMAND: Final = Command(
    "carrom draw",
    "draw-help",
    operands=(Operand("POSITION", "draw-help-position"),),
    options=(
        Option("--output", "draw-help-output", value="FILE", short="-o"),
        Option(
            "--theme", "draw-help-theme", value="THEME", choices=THEME_NAMES, default=THEME_NAMES[0]
        ),
        Option(
            "--edition",
            "draw-help-edition",
            value="EDITION",
            choices=tuple(EDITIONS),
            default=DEFAULT_EDITION,
        ),
        Option("--turn", "draw-help-turn", value="DEGREES"),
        Option("--stroke", "draw-help-stroke", value="SEAT,X,ANGLE,SPEED[,SPIN]"),
        Option("--size", "draw-help-size", value="PIXELS", default=str(SIZE)),
    ),
    call=_draw,
)
