"""``carrom problems show``: a problem in words, as JSON, or as a picture."""

from typing import TYPE_CHECKING, Final

from carrom.cli.arena_options import prepared
from carrom.cli.common import Arguments, BadInputError, Command, Operand, Option, paragraph
from carrom.cli.problems_check import SHIPPED, problems_in
from carrom.messages import message, quoted
from carrom.texts import Language, render

if TYPE_CHECKING:
    from carrom.problems.problem import Problem

_PICTURES: Final = (".svg", ".png")


def _show(args: Arguments) -> int:
    picture = args.get("--picture")
    if picture is not None and not picture.lower().endswith(_PICTURES):
        names = ", ".join(_PICTURES)
        raise BadInputError(message("draw-suffix", file=quoted(picture), choices=names))
    with prepared(args):
        problems = problems_in(args["--file"])
        number = args["NUMBER"]
        found = next((each for each in problems if str(each.id) == number), None)
        if found is None:
            said = message("problems-no-number", value=quoted(number), most=len(problems))
            raise BadInputError(said)
        if picture is not None:
            _save(found, picture, args.language)
    if "--json" in args:
        from msgspec.json import encode  # noqa: PLC0415

        print(encode(found).decode())
    else:
        _tell(found, args.language)
    return 0


def _tell(problem: "Problem", tongue: Language) -> None:
    from carrom.problems.problem import HANDS  # noqa: PLC0415 - takes a while
    from carrom.problems.task import task  # noqa: PLC0415

    x, angle, speed = problem.stroke
    stroke = {"place": abs(100.0 * x), "sign": "-" if x < 0.0 else "+"}
    chances = zip(HANDS, problem.chances, strict=True)
    lines = (
        message("problems-title", number=problem.id, rating=str(problem.rating)),
        task(problem),
        message("problems-best", kind=problem.kind.value, **stroke, angle=angle, speed=speed),
        message("problems-chances", **{name: round(100 * often) for name, often in chances}),
        message("problems-second", chance=round(100 * problem.second_chance)),
    )
    for line in lines:
        print(paragraph(render(line, tongue)))
    print(problem.position)


def _save(problem: "Problem", name: str, tongue: Language) -> None:
    from carrom.physics import strike  # noqa: PLC0415 - takes a while
    from carrom.render import Picture  # noqa: PLC0415

    view = problem.view
    motion = strike(view.layout, problem.aim, view.geometry)
    try:
        Picture.of_motion(motion, language=tongue).save(name)
    except (OSError, ValueError):
        raise BadInputError(message("draw-unwritable", file=quoted(name))) from None


COMMAND: Final = Command(
    "carrom problems show",
    "problems-show-help",
    operands=(Operand("NUMBER", "problems-help-number"),),
    options=(
        Option("--file", "problems-help-file", value="FILE", default=SHIPPED),
        Option("--picture", "problems-help-picture", value="FILE"),
        Option("--json", "problems-help-json"),
    ),
    call=_show,
)
