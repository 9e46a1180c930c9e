"""``carrom arena ladder``: everybody meets everybody; ratings, in singles or in doubles."""

from collections.abc import Iterator, Sequence
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
    from carrom.arena.pairing import Meeting, Pair

LADDER: Final = ("random", "nearest", "pot", "expert-1")
"""The frozen rungs, from the lowest; a test compares them with :data:`carrom.players.rungs.RUNGS`."""
MOST_PLAYERS: Final = 64


def _ladder(args: Arguments) -> int:
    players = (*LADDER, *args.words("--with")) if "--only" not in args else args.words("--only")
    doubles = "--doubles" in args
    if not (4 if doubles else 2) <= len(players) <= MOST_PLAYERS:
        least = 4 if doubles else 2
        raise BadInputError(message("arena-few-players", least=least, most=MOST_PLAYERS))
    pairs = whole(args, "--pairs", 1, MOST_BOARDS)
    seed = whole(args, "--seed", 0, MOST_SEED)
    seconds = number(args, "--seconds", 0.01, MOST_SECONDS)
    rules, out = rules_of(args), out_of(args)
    plot, budget = plot_of(args), plot_of(args, "--budget-plot")
    extras = ("arena",) if doubles or plot is not None or budget is not None else ()
    with prepared(args, *extras):
        from carrom.arena.contest import play_contest  # noqa: PLC0415 - takes a while
        from carrom.arena.ladder import doubles_summary, ladder_summary  # noqa: PLC0415
        from carrom.arena.pairing import doubles_draw, new_terms, round_robin  # noqa: PLC0415

        terms = new_terms(
            "doubles" if doubles else "ladder",
            tuple(players),
            rules,
            seed,
            whole="--match" in args,
            hand=args.get("--hand"),
            seconds=seconds,
        )
        count = len(players)
        meetings: list[Meeting] = list(
            doubles_draw(count, pairs, seed) if doubles else round_robin(count, pairs)
        )
        with progress(len(meetings), ", ".join(terms.names)) as bar:

            def done(pair: "Pair") -> None:
                del pair
                bar.step()

            contest = play_contest(terms, meetings, workers=workers_of(args), out=out, done=done)
        found = doubles_summary(contest) if doubles else ladder_summary(contest)
        _draw(found, plot, budget, args.language)
    return tell(found, args, _report)


def _draw(found: Table, plot: Path | None, budget: Path | None, tongue: Language) -> None:
    if plot is None and budget is None:
        return
    from carrom.arena.plots import budget_plot, ratings_plot  # noqa: PLC0415 - an extra

    if plot is not None:
        ratings_plot(found["ratings"], plot, tongue)
    if budget is not None:
        budget_plot(found["ratings"], budget, tongue)


def _report(found: Table, tongue: Language) -> Iterator[str]:
    said = {"rules": found["rules"], "boards": found["boards"], "seed": found["seed"]}
    yield paragraph(render(message(f"arena-title-{found['kind']}", **said), tongue))
    yield ""
    yield from laid_out(_rows(found), tongue)
    yield ""
    yield paragraph(render(message(f"arena-note-{found['kind']}"), tongue))
    yield from told_faults(found["faults"], tongue)


def _rows(found: Table) -> Iterator[Sequence[Message | str]]:
    singles = found["kind"] == "ladder"
    heads = ["player", "elo", "score", "boards", "tried", "cpu"]
    if not singles:
        heads = ["player", "skill", "boards", "tried", "cpu"]
    yield [message(f"arena-head-{head}") for head in heads]
    for row in found["ratings"]:
        if singles:
            yield [
                row["player"],
                between("whole", row["elo"], row["interval"]),
                cell("share", row["score"] / row["boards"] if row["boards"] else None),
                cell("whole", row["boards"]),
                cell("whole", row["simulated_per_decision"]),
                cell("seconds", row["cpu"]),
            ]
        else:
            yield [
                row["player"],
                between("tenth", row["skill"], row["interval"]),
                cell("whole", row["boards"]),
                cell("whole", row["simulated_per_decision"]),
                cell("seconds", row["cpu"]),
            ]


COMMAND: Final = Command(
    "carrom arena ladder",
    "arena-ladder-help",
    options=(
        Option("--pairs", "arena-help-pairs", value="N", default="20"),
        Option("--with", "arena-help-with", value="PLAYERS", many=True),
        Option("--only", "arena-help-only", value="PLAYERS", many=True),
        Option("--doubles", "arena-help-doubles"),
        RULES,
        Option("--match", "arena-help-match"),
        PLOT,
        Option("--budget-plot", "arena-help-budget-plot", value="FILE"),
        *SHARED,
    ),
    call=_ladder,
)
