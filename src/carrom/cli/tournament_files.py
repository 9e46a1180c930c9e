"""``carrom tournament import``, ``ratings`` and ``prizes``: beyond one tournament."""

from pathlib import Path
from typing import Final

from msgspec import UNSET

from carrom.cli.common import (
    Arguments,
    BadInputError,
    Command,
    Operand,
    Option,
    read_bytes,
    read_text,
)
from carrom.cli.tournament_options import (
    COMPETITION,
    FILE,
    MOST_TEXT,
    competition_of,
    now,
    read,
    table,
    whole,
    word,
)
from carrom.files import write_whole
from carrom.json_fields import FieldError
from carrom.messages import message, printable, quoted
from carrom.store.line_file import JournalError
from carrom.store.tournament_file import TournamentFile
from carrom.texts import render
from carrom.tournament.prizes import season
from carrom.tournament.ratings import (
    Level,
    Rating,
    Ratings,
    inherited,
    rated,
    read_ratings,
    write_ratings,
)
from carrom.tournament.sol_read import MOST_BYTES, read_sol
from carrom.tournament.terms import Scale


def _import(args: Arguments) -> int:
    data = read_bytes(args["SOURCE"], MOST_BYTES)
    try:
        found = read_sol(data, now())
    except FieldError as problem:
        raise BadInputError(problem.reason) from None
    try:
        TournamentFile.keep(args["FILE"], found).close()
    except JournalError as problem:
        raise BadInputError(problem.said) from None
    said = message(
        "tournament-imported",
        competitions=len(found.state.competitions),
        players=len(found.players),
        file=printable(args["FILE"]),
    )
    print(render(said, args.language))
    return 0


def _ratings(args: Arguments) -> int:
    tournament = read(args)
    found = competition_of(args, tournament)
    names = {
        player: tournament.person(player).name
        for each in found.competitors.values()
        for player in each.players
    }
    own = Ratings({})
    if (given := args.get("--before")) is not None:
        own = _ratings_in(given)
    level = own.level
    if (wish := args.get("--level")) is not None:
        level = Level(wish)
    others = [_ratings_in(given) for given in args.words("--inherit")]
    rank = Level.LOCAL if level is UNSET else level
    new = inherited(names.values(), rank, own.ratings, others)
    before = {**own.ratings, **new}
    known = {player: before[name] for player, name in names.items() if name in before}
    after = {names[player]: one for player, one in rated(found, known).items()}
    rows = [[word(f"tournament-column-{c}", args.language) for c in _COLUMNS]]
    for name, one in sorted(after.items(), key=lambda pair: -pair[1].rating):
        old = before.get(name) or Rating()
        change = f"{one.rating - old.rating:+.0f}"
        rows.append([printable(name), f"{one.rating:.0f}", f"{one.deviation:.0f}", change])
    print("\n".join(table(rows, right=(1, 2, 3))))
    if (out := args.get("--out")) is not None:
        try:
            write_whole(
                Path(out), write_ratings({**before, **after}, None if level is UNSET else level)
            )
        except (OSError, ValueError):
            raise BadInputError(message("tournament-unwritable", file=quoted(out))) from None
    return 0


def _ratings_in(file: str) -> Ratings:
    try:
        return read_ratings(read_text(file, MOST_TEXT).encode())
    except FieldError as problem:
        raise BadInputError(problem.reason) from None


_COLUMNS: Final = ("name", "rating", "deviation", "change")


def _prizes(args: Arguments) -> int:
    events = []
    for name in args.words("FILES"):
        tournament = read(Arguments(args.language, {"FILE": name}))
        found = competition_of(args, tournament)
        events.append((tournament, found))
    skip = whole(args["--skip-worst"], "--skip-worst", 0, 99)
    rows = [
        [
            word("tournament-column-place", args.language),
            word("tournament-column-name", args.language),
        ]
        + [str(number) for number in range(1, len(events) + 1)]
        + [word("tournament-column-total", args.language)]
    ]
    rows += [
        [str(line.place), printable(line.name), *map(str, line.prizes), str(line.total)]
        for line in season(events, Scale(args["--scale"]), skip_worst=skip)
    ]
    print("\n".join(table(rows, right=(0, *range(2, len(events) + 3)))))
    return 0


IMPORT: Final = Command(
    "carrom tournament import",
    "tournament-import-help",
    operands=(FILE, Operand("SOURCE", "tournament-help-source")),
    call=_import,
)
RATINGS: Final = Command(
    "carrom tournament ratings",
    "tournament-rate-help",
    operands=(FILE,),
    options=(
        COMPETITION,
        Option("--before", "tournament-help-before", value="FILE"),
        Option("--level", "tournament-help-level", value="LEVEL", choices=tuple(Level)),
        Option("--inherit", "tournament-help-inherit", value="FILES", many=True),
        Option("--out", "tournament-help-ratings-out", value="FILE", short="-o"),
    ),
    call=_ratings,
)
PRIZES: Final = Command(
    "carrom tournament prizes",
    "tournament-prizes-help",
    operands=(Operand("FILES", "tournament-help-files", many=True),),
    options=(
        Option(
            "--scale", "tournament-help-scale", value="SCALE", choices=tuple(Scale), default="fixed"
        ),
        Option("--skip-worst", "tournament-help-skip", value="N", default="0"),
        COMPETITION,
    ),
    call=_prizes,
)
