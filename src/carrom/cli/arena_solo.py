"""``carrom arena solo``: a player alone, from the break to the first miss or until all is cleared."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from carrom.cli.arena_options import (
    MOST_BOARDS,
    MOST_SECONDS,
    MOST_SEED,
    PLOT,
    RULES,
    SHARED,
    Table,
    between,
    cell,
    laid_out,
    number,
    out_of,
    plot_of,
    prepared,
    rules_of,
    told_faults,
    warn_of_faults,
    whole,
    workers_of,
)
from carrom.cli.common import Arguments, BadInputError, Command, Option, paragraph
from carrom.cli.progress import progress
from carrom.messages import Message, message
from carrom.texts import Language, render

if TYPE_CHECKING:
    from carrom.arena.solo import SoloBoard
    from carrom.arena.workers import Workers

TASKS: Final = ("break", "clear")
SETUPS: Final = ("own", "carrom-rl")
"""As in :mod:`carrom.players.setups`, which takes a while to load; a test compares them."""


def _solo(args: Arguments) -> int:
    player = args.get("--player")
    if player is None:
        raise BadInputError(message("arena-no-player", option="--player"))
    boards = whole(args, "--boards", 1, MOST_BOARDS)
    whole(args, "--seed", 0, MOST_SEED)
    number(args, "--seconds", 0.01, MOST_SECONDS)
    rules_of(args)
    hands: tuple[str | None, ...] = args.words("--hand") or (None,)
    out, plot = out_of(args), plot_of(args)
    if out is not None and len(hands) > 1:
        raise BadInputError(message("arena-one-hand", option="--out"))
    with prepared(args, *(("arena",) if plot is not None else ())):
        crew = workers_of(args)
        with progress(boards * len(hands), player) as bar:
            found = [_with_hand(args, hand, out, crew, lambda _: bar.step()) for hand in hands]
        if plot is not None:
            from carrom.arena.plots import noise_plot  # noqa: PLC0415 - an extra

            noise_plot(found, plot, args.language)
    if "--json" in args:
        warn_of_faults([fault for each in found for fault in each["faults"]], args.language)
        shown = found[0] if len(found) == 1 else {**found[0], "hands": found}
        print(json.dumps(shown, ensure_ascii=False))
    else:
        print("\n".join(_report(found, args.language)))
    return 0


def _with_hand(
    args: Arguments,
    hand: str | None,
    out: Path | None,
    crew: "Workers",
    done: "Callable[[SoloBoard], None]",
) -> Table:
    from carrom.arena.solo import SoloTask  # noqa: PLC0415 - takes a while
    from carrom.arena.solo_boards import play_boards, solo_summary, solo_terms  # noqa: PLC0415

    task = SoloTask(args["--task"], args["--setup"])
    terms = solo_terms(
        task,
        args["--player"],
        rules_of(args),
        int(args["--seed"]),
        hand=hand,
        seconds=float(args["--seconds"]),
    )
    boards = play_boards(terms, task, int(args["--boards"]), workers=crew, out=out, done=done)
    return solo_summary(terms, task, boards)


def _report(found: Sequence[Table], tongue: Language) -> Iterator[str]:
    first = found[0]
    said = {"player": first["player"], "boards": first["boards"], "seed": first["seed"]}
    title = f"arena-title-{first['task']}"
    place = first["rules"] if first["task"] == "break" else first["setup"]
    yield paragraph(render(message(title, **said, place=place), tongue))
    yield ""
    yield from laid_out(_rows(found), tongue)
    faults = [fault for each in found for fault in each["faults"]]
    if faults:
        yield ""
        yield from told_faults(faults, tongue)


def _rows(found: Sequence[Table]) -> Iterator[Sequence[Message | str]]:
    slams = found[0]["task"] == "break"
    heads = ("slams", "pieces") if slams else ("cleared", "strokes")
    yield [message(f"arena-head-{head}") for head in ("hand", *heads, "kept", "tried", "cpu")]
    for row in found:
        if slams:
            cells = [
                between("share", row["slam_rate"], row["slam_interval"]),
                cell("tenth", row["pieces"]),
            ]
        else:
            cells = [
                cell("whole", row["cleared"]),
                between("tenth", row["strokes_to_clear"], row["strokes_interval"]),
            ]
        yield [
            row["hand"] or message("arena-own-hand"),
            *cells,
            cell("share", row["turn_kept"]),
            cell("whole", row["simulated_per_decision"]),
            cell("seconds", row["cpu"]),
        ]


COMMAND: Final = Command(
    "carrom arena solo",
    "arena-solo-help",
    options=(
        Option("--player", "arena-help-player", value="P"),
        Option("--boards", "arena-help-boards", value="N", default="100"),
        Option("--task", "arena-help-task", value="TASK", choices=TASKS, default="break"),
        Option("--setup", "arena-help-setup", value="BOARD", choices=SETUPS, default="own"),
        RULES,
        PLOT,
        *(replace(o, many=True) if o.name == "--hand" else o for o in SHARED),
    ),
    call=_solo,
)
