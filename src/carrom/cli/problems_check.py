"""``carrom problems check``: work out anew whether problems keep their promise."""

from functools import partial
from typing import TYPE_CHECKING, Final

from carrom.cli.arena_options import MOST_SEED, MOST_WORKERS, prepared, whole
from carrom.cli.common import Arguments, Command, Operand, Option, paragraph, read_text
from carrom.cli.progress import progress
from carrom.messages import message
from carrom.texts import render

if TYPE_CHECKING:
    from carrom.problems.problem import Problem

LARGEST: Final = 20_000_000
"""Bytes of the largest file that is read."""
SHIPPED: Final = "shipped"
"""Instead of a file: the problems that come with the package."""


def problems_in(name: str) -> "tuple[Problem, ...]":
    """Return the problems of a file, or those of the package."""
    from carrom.problems.problem import read, shipped  # noqa: PLC0415 - takes a while

    return shipped() if name == SHIPPED else read(read_text(name, LARGEST).encode(), name)


def _check(args: Arguments) -> int:
    seed = whole(args, "--seed", 0, MOST_SEED)
    crew = whole(args, "--workers", 1, MOST_WORKERS)
    wrong = 0
    with prepared(args):
        from carrom.arena.workers import workers  # noqa: PLC0415 - takes a while
        from carrom.problems.check import faults, repeated  # noqa: PLC0415

        problems = problems_in(args["FILE"])
        twice = repeated(problems)
        with progress(len(problems)) as bar:
            every = workers(crew).map(partial(faults, seed=seed), problems)
            for problem, found in zip(problems, every, strict=True):
                bar.step()
                alike = twice.get(problem.id)
                said = [message(f"problems-fault-{fault}") for fault in found]
                if alike is not None:
                    said.append(message("problems-fault-alike", other=alike))
                wrong += bool(said)
                for fault in said:
                    why = render(fault, args.language)
                    told = message("problems-wrong", number=problem.id, why=why)
                    bar.print(paragraph(render(told, args.language)))
    done = message("problems-checked", count=len(problems), wrong=wrong)
    print(paragraph(render(done, args.language)))
    return 1 if wrong else 0


COMMAND: Final = Command(
    "carrom problems check",
    "problems-check-help",
    operands=(Operand("FILE", "problems-help-file", default=SHIPPED),),
    options=(
        Option("--seed", "problems-help-check-seed", value="S", default="0"),
        Option("--workers", "arena-help-workers", value="N", default="1"),
    ),
    call=_check,
)
