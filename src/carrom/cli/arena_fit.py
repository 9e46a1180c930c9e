"""``carrom arena fit``: the hand with which a player slams as often as wanted."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from carrom.cli.arena_options import (
    MOST_BOARDS,
    MOST_SECONDS,
    MOST_SEED,
    RULES,
    SHARED,
    Table,
    between,
    cell,
    laid_out,
    number,
    out_of,
    prepared,
    rules_of,
    tell,
    told_faults,
    whole,
    workers_of,
)
from carrom.cli.common import Arguments, BadInputError, Command, Option, paragraph
from carrom.cli.progress import progress
from carrom.messages import Message, message
from carrom.texts import Language, render

if TYPE_CHECKING:
    from carrom.arena.hand_fit import FitBoard

LEAST_RATE: Final = 0.001
MOST_RATE: Final = 0.95


def _fit(args: Arguments) -> int:
    player = args.get("--player")
    if player is None:
        raise BadInputError(message("arena-no-player", option="--player"))
    if "--slams" not in args:
        raise BadInputError(message("arena-no-rate", option="--slams"))
    rate = number(args, "--slams", LEAST_RATE, MOST_RATE)
    boards = whole(args, "--boards", 1, MOST_BOARDS)
    seed = whole(args, "--seed", 0, MOST_SEED)
    seconds = number(args, "--seconds", 0.01, MOST_SECONDS)
    rules, out = rules_of(args), out_of(args)
    with prepared(args):
        from carrom.arena.hand_fit import fit_hand, fit_summary, fit_terms  # noqa: PLC0415

        terms = fit_terms(player, rate, rules, seed, hand=args.get("--hand"), seconds=seconds)
        with progress(boards, player) as bar:

            def done(board: "FitBoard") -> None:
                del board
                bar.step()

            fit = fit_hand(terms, rate, boards, workers=workers_of(args), out=out, done=done)
        found = fit_summary(fit)
    return tell(found, args, _report)


def _report(found: Table, tongue: Language) -> Iterator[str]:
    said = {key: found[key] for key in ("player", "rules", "rate", "boards", "seed")}
    yield paragraph(render(message("arena-title-fit", **said), tongue))
    yield ""
    yield from laid_out(_result(found), tongue)
    yield ""
    yield from laid_out(_groups(found), tongue)
    if not found["reached"]:
        yield ""
        yield paragraph(render(message("arena-fit-beyond", player=found["player"]), tongue))
    if found["faults"]:
        yield ""
        yield from told_faults(found["faults"], tongue)


def _result(found: Table) -> Iterator[Sequence[Message | str]]:
    hand = found["hand"]
    figures = {key: hand[key] for key in ("degrees", "millimetres", "percent")}
    predicted = between("fine-share", found["slam_rate"], found["slam_interval"])
    for label, value in (
        ("scale", between("hundredth", found["scale"], found["scale_interval"])),
        ("hand", message("arena-fitted-hand", **figures)),
        ("name", cell("none", None) if hand["name"] is None else f"hand={hand['name']}"),
        ("predicted", predicted),
        ("cpu", cell("seconds", found["cpu"])),
        ("simulated", cell("whole", found["simulated_per_decision"])),
    ):
        yield [message(f"arena-row-{label}"), value]


def _groups(found: Table) -> Iterator[Sequence[Message | str]]:
    yield [message(f"arena-head-{head}") for head in ("scales", "boards", "slams", "predicted")]
    for group in found["groups"]:
        low, high = group["scales"]
        yield [
            message("arena-scales", low=low, high=high),
            cell("whole", group["boards"]),
            between("fine-share", group["slam_rate"], group["slam_interval"]),
            cell("fine-share", group["predicted"]),
        ]


COMMAND: Final = Command(
    "carrom arena fit",
    "arena-fit-help",
    options=(
        Option("--player", "arena-help-player", value="P"),
        Option("--slams", "arena-help-slams", value="RATE"),
        Option("--boards", "arena-help-fit-boards", value="N", default="400"),
        RULES,
        *SHARED,
    ),
    call=_fit,
)
