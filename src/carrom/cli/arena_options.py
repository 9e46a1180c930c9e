"""What the commands of the arena share: options, numbers, workers, tables."""

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from carrom.cli.common import Arguments, BadInputError, Option, paragraph
from carrom.cli.compiling import announce_compiling
from carrom.extras import require
from carrom.messages import Argument, Message, message, quoted
from carrom.rules.registry import RULE_SETS
from carrom.texts import Language, render

if TYPE_CHECKING:
    from carrom.arena.workers import Workers

Table = dict[str, Any]
MOST_BOARDS: Final = 1_000_000
MOST_WORKERS: Final = 256
MOST_SEED: Final = 2**63 - 1
MOST_SECONDS: Final = 3600.0
PICTURES: Final = (".png", ".svg", ".pdf")
MOST_TOLD: Final = 5
"""Faults of players that a table shows in full."""

SHARED: Final = (
    Option("--seed", "arena-help-seed", value="S", default="0"),
    Option("--hand", "arena-help-hand", value="HAND"),
    Option("--seconds", "arena-help-seconds", value="T", default="60"),
    Option("--workers", "arena-help-workers", value="N"),
    Option("--ray", "arena-help-ray", value="ADDRESS"),
    Option("--out", "arena-help-out", value="FILE", short="-o"),
    Option("--json", "arena-help-json"),
)
RULES: Final = Option("--rules", "arena-help-rules", value="SET")
PLOT: Final = Option("--plot", "arena-help-plot", value="FILE")


def number(args: Arguments, option: str, least: float, most: float) -> float:
    """Return a number that an option must have, within limits."""
    return checked(args[option], option, least, most)


def checked(given: str, option: str, least: float, most: float) -> float:
    """Return a number within limits, or say which ones."""
    try:
        found = float(given)
    except ValueError:
        found = float("nan")
    if not (isfinite(found) and least <= found <= most):
        said: dict[str, Argument] = {
            "option": option,
            "least": least,
            "most": most,
            "value": quoted(given),
        }
        raise BadInputError(message("arena-bad-number", **said))
    return found


def whole(args: Arguments, option: str, least: int, most: int) -> int:
    """Return a whole number that an option must have."""
    given = args[option]
    if not (given.isascii() and given.isdigit() and least <= int(given) <= most):
        said: dict[str, Argument] = {"option": option, "value": quoted(given)}
        raise BadInputError(message("arena-bad-whole", **said, least=least, most=most))
    return int(given)


def rules_of(args: Arguments) -> str:
    """Return the rule set asked for."""
    name = args.get("--rules") or RULE_SETS.default.name
    if name not in RULE_SETS:
        raise BadInputError(
            message("arena-bad-rules", value=quoted(name), names=", ".join(RULE_SETS))
        )
    return name


def workers_of(args: Arguments) -> "Workers":
    """Return who does the work."""
    from carrom.arena.workers import workers  # noqa: PLC0415 - takes a while

    count = whole(args, "--workers", 1, MOST_WORKERS) if "--workers" in args else 0
    cluster = args.get("--ray")
    if cluster is not None:
        require("ray")
    return workers(count, cluster)


def out_of(args: Arguments, option: str = "--out") -> Path | None:
    """Return a file that can be written as far as can be seen before the work."""
    given = args.get(option)
    if given is None:
        return None
    path = Path(given)
    if not given or "\0" in given or path.is_dir() or not os.access(path.parent, os.W_OK):
        raise BadInputError(message("arena-file-unwritable", file=quoted(given)))
    return path


def plot_of(args: Arguments, option: str = "--plot") -> Path | None:
    """Return a file for a picture, by an ending that can be drawn."""
    path = out_of(args, option)
    if path is not None and path.suffix not in PICTURES:
        endings = ", ".join(PICTURES)
        raise BadInputError(message("arena-bad-plot", option=option, endings=endings))
    return path


@contextmanager
def prepared(args: Arguments, *extras: str) -> Iterator[None]:
    """Have what is needed, and turn what cannot be done into one sentence."""
    for extra in ("physics", *extras):
        require(extra)
    announce_compiling(args.language)
    try:
        yield
    except (ValueError, RuntimeError) as problem:
        said = getattr(problem, "said", None)
        if not isinstance(said, Message):
            raise
        raise BadInputError(said) from None


def cell(form: str, value: Argument | None) -> Message:
    """Return a figure of a table."""
    return (
        message("arena-cell-none") if value is None else message(f"arena-cell-{form}", value=value)
    )


def between(form: str, value: float | None, interval: Sequence[float] | None) -> Message:
    """Return a figure with its interval."""
    if value is None or interval is None:
        return cell(form, value)
    low, high = interval
    return message(f"arena-cell-{form}-within", value=value, low=low, high=high)


def laid_out(rows: Iterable[Sequence[Message | str]], tongue: Language) -> Iterator[str]:
    """Yield rows as lines: the first column to the left, the others to the right, as wide as needed."""
    texts = [[c if isinstance(c, str) else render(c, tongue) for c in row] for row in rows]
    widths = [max(len(row[k]) for row in texts) for k in range(len(texts[0]))]
    for first, *others in texts:
        cells = (text.rjust(wide) for text, wide in zip(others, widths[1:], strict=True))
        yield "  ".join([first.ljust(widths[0]), *cells]).rstrip()


def told_faults(faults: Sequence[Table], tongue: Language) -> Iterator[str]:
    """Yield a sentence for each fault of a player, and how many more there were."""
    for fault in faults[:MOST_TOLD]:
        said = {key: fault.get(key, "") for key in ("player", "stroke", "detail")}
        yield paragraph(render(message(f"arena-lapse-{fault['wrong']}", **said), tongue))
    if len(faults) > MOST_TOLD:
        more = message("arena-lapses-more", count=len(faults) - MOST_TOLD)
        yield paragraph(render(more, tongue))


def warn_of_faults(faults: Sequence[Table], tongue: Language) -> None:
    """Say on standard error that players were at fault, where standard output is for machines."""
    for line in told_faults(faults, tongue):
        print(line, file=sys.stderr)


def tell(found: Table, args: Arguments, report: Callable[[Table, Language], Iterable[str]]) -> int:
    """Print what was found: one line of JSON, or a report for people."""
    if "--json" in args:
        warn_of_faults(found["faults"], args.language)
        print(json.dumps(found, ensure_ascii=False))
    else:
        print("\n".join(report(found, args.language)))
    return 0
