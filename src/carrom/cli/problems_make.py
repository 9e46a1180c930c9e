"""``carrom problems make``: mine problems from boards that computer players play."""

from pathlib import Path
from typing import Final

from carrom.cli.arena_options import MOST_SEED, MOST_WORKERS, out_of, prepared, whole
from carrom.cli.common import Arguments, BadInputError, Command, Option, paragraph
from carrom.cli.progress import progress
from carrom.files import write_whole
from carrom.messages import message, printable, quoted
from carrom.texts import render

MOST: Final = 10_000
PART: Final = ".part"
"""Behind the name of the file: the boards that were mined so far."""


def _make(args: Arguments) -> int:
    count = whole(args, "--count", 1, MOST)
    seed = whole(args, "--seed", 0, MOST_SEED)
    crew = whole(args, "--workers", 1, MOST_WORKERS)
    out = out_of(args)
    if out is None:
        raise BadInputError(message("problems-no-file", option="--out"))
    part = Path(f"{out}{PART}")
    with prepared(args):
        from carrom.arena.workers import workers  # noqa: PLC0415 - takes a while
        from carrom.problems.make import make_problems  # noqa: PLC0415
        from carrom.problems.problem import written  # noqa: PLC0415

        with progress(count) as bar:
            made = make_problems(count, seed, workers=workers(crew), part=part, done=bar.step)
    try:
        write_whole(out, written(made.problems, seed, made.boards))
        part.unlink()
    except OSError:
        raise BadInputError(message("draw-unwritable", file=quoted(str(out)))) from None
    said = message(
        "problems-made",
        count=count,
        boards=made.boards,
        positions=made.positions,
        file=printable(str(out)),
    )
    print(paragraph(render(said, args.language)))
    return 0


COMMAND: Final = Command(
    "carrom problems make",
    "problems-make-help",
    options=(
        Option("--count", "problems-help-count", value="N", default="200"),
        Option("--seed", "problems-help-seed", value="S", default="1"),
        Option("--workers", "arena-help-workers", value="N", default="1"),
        Option("--out", "problems-help-out", value="FILE", short="-o"),
    ),
    call=_make,
)
