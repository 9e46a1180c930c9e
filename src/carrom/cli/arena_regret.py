"""``carrom arena regret``: how far a player's strokes are from the best ones known."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from carrom.cli.arena_options import (
    MOST_SECONDS,
    MOST_SEED,
    SHARED,
    Table,
    between,
    cell,
    laid_out,
    number,
    out_of,
    prepared,
    tell,
    told_faults,
    whole,
    workers_of,
)
from carrom.cli.common import Arguments, BadInputError, Command, Option, paragraph
from carrom.cli.progress import progress
from carrom.messages import Message, message
from carrom.texts import Language, render


def _regret(args: Arguments) -> int:
    player = args.get("--player")
    if player is None:
        raise BadInputError(message("arena-no-player", option="--player"))
    seed = whole(args, "--seed", 0, MOST_SEED)
    seconds = number(args, "--seconds", 0.01, MOST_SECONDS)
    out = out_of(args)
    with prepared(args):
        from carrom.arena.regret import (  # noqa: PLC0415 - takes a while
            meant_strokes,
            regret_summary,
            regret_terms,
        )
        from carrom.arena.regret_positions import known_positions  # noqa: PLC0415

        most = len(known_positions())
        positions = whole(args, "--positions", 1, most) if "--positions" in args else most
        crew = workers_of(args)
        terms = regret_terms(player, seed, hand=args.get("--hand"), seconds=seconds)
        with progress(positions, player) as bar:
            strokes = meant_strokes(
                terms, positions, workers=crew, out=out, done=lambda _: bar.step()
            )
        found = regret_summary(terms, strokes)
    return tell(found, args, _report)


def _report(found: Table, tongue: Language) -> Iterator[str]:
    said = {name: found[name] for name in ("player", "positions", "seed")}
    yield paragraph(render(message("arena-title-regret", **said), tongue))
    yield ""
    yield from laid_out(_figures(found), tongue)
    yield ""
    yield paragraph(render(message("arena-regret-worst"), tongue))
    yield ""
    yield from laid_out(_worst(found["worst"]), tongue)
    yield ""
    yield paragraph(render(message("arena-note-regret", option="--json"), tongue))
    if found["faults"]:
        yield ""
        yield from told_faults(found["faults"], tongue)


def _figures(found: Table) -> Iterator[Sequence[Message | str]]:
    yield ["", *(message(f"arena-head-{head}") for head in ("played", "best", "loss"))]
    for name, form, row in (("keep", "fine-share", "kept"), ("points", "hundredth", "gain")):
        yield [
            message(f"arena-row-{row}"),
            cell(form, found[name]),
            cell(form, found[f"best_{name}"]),
            between(form, found[f"{name}_loss"], found[f"{name}_loss_interval"]),
        ]
    yield [message("arena-row-simulated"), cell("whole", found["simulated_per_decision"]), "", ""]
    yield [message("arena-row-cpu"), cell("seconds", found["cpu"]), "", ""]


def _worst(rows: Sequence[Table]) -> Iterator[Sequence[Message | str]]:
    heads = ("position", "played", "stroke", "best", "stroke")
    yield [message(f"arena-head-{head}") for head in heads]
    for row in rows:
        yield [
            str(row["number"]),
            cell("fine-share", row["keep"]),
            _stroke(row["stroke"]),
            cell("fine-share", row["best_keep"]),
            _stroke(row["best_stroke"]),
        ]


def _stroke(stroke: Table | None) -> Message:
    if stroke is None:
        return message("arena-cell-none")
    sign = "-" if stroke["x"] < 0.0 else "+"
    return message(
        "arena-cell-stroke",
        sign=sign,
        place=abs(100.0 * stroke["x"]),
        angle=stroke["angle"],
        speed=stroke["speed"],
    )


COMMAND: Final = Command(
    "carrom arena regret",
    "arena-regret-help",
    options=(
        Option("--player", "arena-help-player", value="P"),
        Option("--positions", "arena-help-positions", value="N"),
        *(replace(o, help="arena-help-planned-hand") if o.name == "--hand" else o for o in SHARED),
    ),
    call=_regret,
)
