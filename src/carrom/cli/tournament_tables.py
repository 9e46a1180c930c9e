"""``carrom tournament standings``, ``rounds``, ``log`` and ``export``: what there is to read."""

import gzip
import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

from carrom.cli.common import Arguments, BadInputError, Command, Option, paragraph
from carrom.cli.tournament_options import (
    COMPETITION,
    FILE,
    competition_of,
    read,
    table,
    whole,
    word,
)
from carrom.cli.tournament_rounds import round_lines
from carrom.files import write_whole
from carrom.messages import message, printable, quoted
from carrom.texts import Language, render
from carrom.tournament.categories import Category, of_category
from carrom.tournament.csv_text import table_csv
from carrom.tournament.json_form import competition_json, standings_json
from carrom.tournament.log import Event, Tournament
from carrom.tournament.log_words import event_words
from carrom.tournament.standings import Row, explanation, final_order, reason, standings
from carrom.tournament.state import Competition

FORMS: Final = ("json", "csv", "sol")


def _standings(args: Arguments) -> int:
    tournament = read(args)
    found = competition_of(args, tournament)
    if "--json" in args:
        print(json.dumps(standings_json(tournament, found), ensure_ascii=False))
        return 0
    after = args.get("--after")
    rows = standings(found, after=None if after is None else whole(after, "--after", 0, 99))
    if "--women" in args:
        rows = of_category(tournament, found, rows, Category.WOMEN)
    if "--juniors" in args:
        rows = of_category(tournament, found, rows, Category.JUNIORS)
    print("\n".join(table(standings_rows(tournament, found, rows, args.language), _RIGHT)))
    print()
    for line in explanations(tournament, found, rows, args.language):
        print(paragraph(line))
    if found.knockout_rounds:
        print()
        print(word("tournament-final-order", args.language))
        for place, who in final_order(found):
            print(f"{place:3}  {printable(tournament.name(found, who))}")
    return 0


_RIGHT: Final = (0, *range(2, 12))


def standings_rows(
    tournament: Tournament, found: Competition, rows: tuple[Row, ...], tongue: Language
) -> list[list[str]]:
    """Return the standings as cells, with their head."""
    ties = found.terms.tie_breaks
    shown = ("place", "name", "points", "played", "won", "drawn", "lost")
    head = [word(f"tournament-column-{name}", tongue) for name in shown]
    cells = [[*head, *(word(f"tournament-tie-{tie}", tongue) for tie in ties)]]
    for row in rows:
        figures = (row.points, row.played, row.won, row.drawn, row.lost)
        name = printable(tournament.name(found, row.competitor))
        extra = [f"{row.ties[tie]:g}" if tie in row.ties else "" for tie in ties]
        cells.append([str(row.place), name, *map(str, figures), *extra])
    return cells


def explanations(
    tournament: Tournament, found: Competition, rows: tuple[Row, ...], tongue: Language
) -> Iterator[str]:
    """Yield what each figure is, and why who stands before whom with as many points."""
    yield word("tournament-tie-points-about", tongue)
    for tie in found.terms.tie_breaks:
        yield render(explanation(tie), tongue)

    def name(competitor: str) -> str:
        return printable(tournament.name(found, competitor))

    for above, row in pairwise(rows):
        if row.points == above.points and (said := reason(row, above, name)) is not None:
            yield render(said, tongue)


def _rounds(args: Arguments) -> int:
    tournament = read(args)
    found = competition_of(args, tournament)
    for shown in found.rounds:
        print("\n".join(round_lines(tournament, found, shown, args.language)))
        for number, meeting in enumerate(shown.meetings, start=1):
            for change in meeting.corrections:
                before, after = (
                    "–" if r is None else f"{r.a}–{r.b}" for r in (change.before, change.after)
                )
                said = message(
                    "tournament-corrected",
                    match=number,
                    before=before,
                    after=after,
                    reason=printable(change.reason),
                )
                print(render(said, args.language))
        print()
    return 0


def _log(args: Arguments) -> int:
    tournament = read(args)
    if "--json" in args:
        for event in tournament.events:
            print(msgspec.json.encode(event).decode())
        return 0
    rows = [
        [str(e.seq), e.at.strftime("%Y-%m-%d %H:%M:%S"), *_said(e, args)] for e in tournament.events
    ]
    if rows:
        print("\n".join(table(rows, right=(0,))))
    return 0


def _said(event: Event, args: Arguments) -> list[str]:
    words = event_words(event)
    role, what = render(words.role, args.language), render(words.what, args.language)
    return [role, what, printable(words.where), printable(words.note)]


def _export(args: Arguments) -> int:
    tournament = read(args)
    form = args["--form"]
    if form == "sol":
        return _export_sol(args, tournament)
    found = competition_of(args, tournament)
    if form == "json":
        public = "--public" in args
        made = competition_json(tournament, found, public=public)
        data = json.dumps(made, ensure_ascii=False, indent=1) + "\n"
    else:
        rows = standings_rows(tournament, found, standings(found), args.language)
        data = table_csv(rows)
    return _put_out(args, data)


def _export_sol(args: Arguments, tournament: Tournament) -> int:
    """Write the competition asked for, or all of them: a file of SoL may hold several."""
    from carrom.tournament.sol_write import write_sol  # noqa: PLC0415 - needs an extra

    some = [competition_of(args, tournament)] if "--competition" in args else []
    if not (some or tournament.state.competitions):
        competition_of(args, tournament)  # says that there is none
    return _put_out(args, write_sol(tournament, *some))


def _put_out(args: Arguments, text: str) -> int:
    out = args.get("--out")
    if out is None:
        print(text, end="")
        return 0
    data = text.encode()
    try:
        write_whole(Path(out), gzip.compress(data, mtime=0) if out.endswith(".sol.gz") else data)
    except (OSError, ValueError):
        raise BadInputError(message("tournament-unwritable", file=quoted(out))) from None
    return 0


STANDINGS: Final = Command(
    "carrom tournament standings",
    "tournament-standings-help",
    operands=(FILE,),
    options=(
        COMPETITION,
        Option("--after", "tournament-help-after", value="N"),
        Option("--women", "tournament-help-women"),
        Option("--juniors", "tournament-help-juniors"),
        Option("--json", "tournament-help-json"),
    ),
    call=_standings,
)
ROUNDS: Final = Command(
    "carrom tournament rounds",
    "tournament-rounds-help",
    operands=(FILE,),
    options=(COMPETITION,),
    call=_rounds,
)
LOG: Final = Command(
    "carrom tournament log",
    "tournament-log-help",
    operands=(FILE,),
    options=(Option("--json", "tournament-help-json"),),
    call=_log,
)
EXPORT: Final = Command(
    "carrom tournament export",
    "tournament-export-help",
    operands=(FILE,),
    options=(
        COMPETITION,
        Option("--form", "tournament-help-form", value="FORM", choices=FORMS, default="json"),
        Option("--public", "tournament-help-public"),
        Option("--out", "tournament-help-out", value="FILE", short="-o"),
    ),
    call=_export,
)
