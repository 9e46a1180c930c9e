"""``carrom dataset``: ruled strokes as Parquet files, by self-play or from records."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from carrom.cli.arena_options import MOST_SEED, MOST_WORKERS, out_of, prepared, whole
from carrom.cli.common import (
    Arguments,
    BadInputError,
    Command,
    Group,
    Operand,
    Option,
    dispatch,
    paragraph,
)
from carrom.cli.progress import progress, watch
from carrom.cli.record import read_record
from carrom.extras import require
from carrom.files import write_whole
from carrom.match.match_log import MatchLog
from carrom.messages import message, printable, quoted
from carrom.rules.registry import RULE_SETS
from carrom.texts import render

if TYPE_CHECKING:
    from carrom.dataset.self_play import MadeBy

MOST_STROKES: Final = 10_000_000
LEAST_BUDGET: Final = 60
MOST_BUDGET: Final = 1_000_000
"""Strokes: with fewer than the least, a player has nothing to choose from."""
LEVELS: Final = ("beginner", "club", "expert", "champion", "machine")
"""As in :mod:`carrom.players.levels`, which takes a while to load; a test compares them."""
CARD: Final = "README.md"


def run(args: list[str]) -> int:
    """Carry out the command."""
    return dispatch(COMMAND, args)


def _make(args: Arguments) -> int:
    strokes = whole(args, "--strokes", 1, MOST_STROKES)
    seed = whole(args, "--seed", 0, MOST_SEED)
    processes = whole(args, "--processes", 1, MOST_WORKERS)
    budget = whole(args, "--budget", LEAST_BUDGET, MOST_BUDGET) if "--budget" in args else None
    levels = _among(args.words("--levels"), LEVELS, "dataset-bad-level")
    rules = _among(args.words("--rules"), tuple(RULE_SETS), "arena-bad-rules")
    given = args.get("--out")
    if not given:
        raise BadInputError(message("dataset-no-out", option="--out"))
    with prepared(args, "dataset"):
        from carrom.arena.workers import workers  # noqa: PLC0415 - takes a while
        from carrom.dataset.card import card  # noqa: PLC0415
        from carrom.dataset.parquet import FILE, written  # noqa: PLC0415
        from carrom.dataset.self_play import (  # noqa: PLC0415
            PART,
            MadeBy,
            dataset_terms,
            play_strokes,
        )

        folder = _folder(given)
        file = folder / FILE
        made_by = MadeBy(dataset_terms(levels, rules, seed, budget), strokes)
        if _complete(file, made_by):
            print(paragraph(render(message("dataset-already", file=str(file)), args.language)))
            return 0
        with progress(strokes) as bar:
            rows = play_strokes(
                made_by.terms,
                strokes,
                workers=workers(processes),
                part=folder / PART,
                done=bar.step,
            )
        try:
            write_whole(folder / CARD, card(rows, made_by).encode())
            write_whole(file, written(rows, made_by))
            (folder / PART).unlink()
        except OSError:
            raise BadInputError(message("dataset-folder-unwritable", file=quoted(given))) from None
    boards = len({row.board for row in rows})
    said = message("dataset-made", strokes=len(rows), boards=boards, file=printable(str(file)))
    print(paragraph(render(said, args.language)))
    return 0


def _among(given: tuple[str, ...], known: tuple[str, ...], problem: str) -> tuple[str, ...]:
    """Return what was asked for, each once, or everything there is."""
    for word in given:
        if word not in known:
            raise BadInputError(message(problem, value=quoted(word), names=", ".join(known)))
    return tuple(dict.fromkeys(given)) or known


def _folder(given: str) -> Path:
    try:
        folder = Path(given)
        folder.mkdir(parents=True, exist_ok=True)
        fine = os.access(folder, os.W_OK)
    except (OSError, ValueError):
        fine = False
    if not fine:
        raise BadInputError(message("dataset-folder-unwritable", file=quoted(given)))
    return folder


def _complete(file: Path, wanted: "MadeBy") -> bool:
    """Say whether the dataset is there; one that was made otherwise is left alone."""
    import msgspec  # noqa: PLC0415 - with what is loaded here

    from carrom.dataset.parquet import made_by  # noqa: PLC0415

    if not file.exists():
        return False
    if made_by(file) != msgspec.json.encode(wanted):
        raise BadInputError(message("dataset-folder-other", file=quoted(str(file.parent))))
    return True


def _from_records(args: Arguments) -> int:
    out = out_of(args)
    if out is None:
        raise BadInputError(message("dataset-no-out", option="--out"))
    require("dataset")
    from carrom.dataset.parquet import FromRecords, written  # noqa: PLC0415 - an extra
    from carrom.dataset.stroke_rows import StrokeRow, stroke_rows  # noqa: PLC0415

    names = args.words("RECORD")
    rows: list[StrokeRow] = []
    matches = []
    for name in watch(names, len(names)):
        parsed, header = read_record(name)
        if parsed.fault is not None:
            said = message("dataset-record-broken", file=quoted(name), why=parsed.fault.said)
            raise BadInputError(said)
        first = rows[-1].board + 1 if rows else 0
        rows += stroke_rows(MatchLog.of(header, parsed.events), first_board=first)
        matches.append(header.match)
    if not rows:
        raise BadInputError(message("dataset-no-strokes"))
    try:
        write_whole(out, written(rows, FromRecords(tuple(matches))))
    except OSError:
        raise BadInputError(message("dataset-file-unwritable", file=quoted(str(out)))) from None
    said = message(
        "dataset-converted",
        strokes=len(rows),
        boards=len({row.board for row in rows}),
        records=len(names),
        file=printable(str(out)),
    )
    print(paragraph(render(said, args.language)))
    return 0


COMMAND: Final = Group(
    "carrom dataset",
    "dataset-help",
    commands=(
        Command(
            "carrom dataset make",
            "dataset-make-help",
            _make,
            options=(
                Option("--strokes", "dataset-help-strokes", value="N", default="100000"),
                Option("--seed", "dataset-help-seed", value="S", default="1"),
                Option("--out", "dataset-help-out-folder", value="FOLDER", short="-o"),
                Option("--processes", "dataset-help-processes", value="N", default="1"),
                Option("--levels", "dataset-help-levels", value="LEVEL", many=True),
                Option("--rules", "dataset-help-rules", value="SET", many=True),
                Option("--budget", "dataset-help-budget", value="N"),
            ),
        ),
        Command(
            "carrom dataset from-records",
            "dataset-records-help",
            _from_records,
            operands=(Operand("RECORD", "dataset-help-record", many=True),),
            options=(Option("--out", "dataset-help-out-file", value="FILE", short="-o"),),
        ),
    ),
)
