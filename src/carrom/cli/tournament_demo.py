"""``carrom tournament demo``: a Swiss of computer players, played through physics and rulings."""

import json
import os
from typing import Final

from carrom.cli.arena_options import MOST_SEED, prepared, rules_of
from carrom.cli.common import Arguments, BadInputError, Command, Option, paragraph
from carrom.cli.progress import progress
from carrom.cli.tournament_documents import PAPER, folder_of, write_documents
from carrom.cli.tournament_options import table, whole, word
from carrom.cli.tournament_tables import standings_rows
from carrom.extras import require
from carrom.files import write_whole
from carrom.messages import message, printable, quoted
from carrom.rules.registry import RULE_SETS
from carrom.store.line_file import JournalError
from carrom.store.tournament_file import TournamentFile
from carrom.texts import render
from carrom.tournament.json_form import standings_json
from carrom.tournament.log import Tournament
from carrom.tournament.standings import standings
from carrom.tournament.statistics import board_figures
from carrom.tournament.terms import Header, Length, Terms

MOST_PLAYERS: Final = 256
MOST_ROUNDS: Final = 20
MOST_WORKERS: Final = 64
_BYE: Final = 9
"""Points of a bye: those of a board that is won with all pieces of the opponent left."""
SHOWN: Final = 10
"""Lines of the standings that are printed."""


def _demo(args: Arguments) -> int:
    count = whole(args["--players"], "--players", 2, MOST_PLAYERS)
    rounds = whole(args["--rounds"], "--rounds", 1, MOST_ROUNDS)
    seed = whole(args["--seed"], "--seed", 0, MOST_SEED)
    cores = min(2, os.cpu_count() or 1)
    workers = whole(args.get("--workers") or str(cores), "--workers", 1, MOST_WORKERS)
    rules = rules_of(args)
    for extra in ("physics", "tournament"):  # before anything is written
        require(extra)
    folder = folder_of(args)
    kept = folder / "demo.tournament"
    if kept.exists():
        raise BadInputError(message("tournament-file-exists", file=quoted(str(kept))))
    with prepared(args):
        from carrom.arena.tournament_play import play_tournament  # noqa: PLC0415 - takes a while
        from carrom.arena.workers import workers as crew  # noqa: PLC0415

        terms = Terms(
            title=f"Demo {seed}",
            rounds=rounds,
            rules=rules,
            lot=seed % 2**53,
            length=Length.AS_RULED if "--whole" in args else Length.ONE_BOARD,
            bye_score=RULE_SETS[rules].points_to_win if "--whole" in args else _BYE,
        )
        records = folder / "records"
        records.mkdir(exist_ok=True)
        with progress(rounds * (count // 2), word("tournament-playing", args.language)) as bar:
            tournament = play_tournament(
                Header(id=f"demo-{seed}", title=f"Demo {seed}"),
                terms,
                count,
                seed,
                records,
                whole="--whole" in args,
                workers=crew(workers if count > 3 else 1),
                done=bar.step,
            )
    return _kept(args, tournament)


def _kept(args: Arguments, tournament: Tournament) -> int:
    folder = folder_of(args)
    (competition,) = tournament.state.competitions.values()
    try:
        TournamentFile.keep(folder / "demo.tournament", tournament).close()
        made = standings_json(tournament, competition) | {"statistics": _figures(tournament)}
        data = json.dumps(made, ensure_ascii=False, indent=1) + "\n"
        write_whole(folder / "standings.json", data.encode())
    except JournalError as problem:
        raise BadInputError(problem.said) from None
    except OSError:
        raise BadInputError(message("tournament-unwritable", file=quoted(str(folder)))) from None
    count = write_documents(tournament, competition, folder, paper=args["--paper"])
    rows = standings_rows(tournament, competition, standings(competition)[:SHOWN], args.language)
    print("\n".join(table(rows, right=(0, *range(2, 12)))))
    print()
    said = message("tournament-demo-done", count=count, folder=printable(str(folder)))
    print(paragraph(render(said, args.language)))
    return 0


def _figures(tournament: Tournament) -> list[dict[str, object]]:
    (competition,) = tournament.state.competitions.values()
    return [
        {
            "competitor": each.competitor,
            "name": tournament.name(competition, each.competitor),
            "boards": each.boards,
            "won": each.won,
            "breaks": each.breaks,
            "breaks_won": each.breaks_won,
            "queens": each.queens,
            "slams": each.slams,
            "best": each.best,
        }
        for each in board_figures(competition)
    ]


DEMO: Final = Command(
    "carrom tournament demo",
    "tournament-demo-help",
    options=(
        Option("--players", "tournament-help-players", value="N", default="32"),
        Option("--rounds", "tournament-help-rounds", value="R", default="5"),
        Option("--seed", "tournament-help-seed", value="S", default="0"),
        Option("--out", "tournament-help-folder", value="FOLDER", short="-o"),
        Option("--rules", "tournament-help-rules", value="SET"),
        Option("--whole", "tournament-help-whole"),
        Option("--workers", "tournament-help-workers", value="N"),
        PAPER,
    ),
    call=_demo,
)
