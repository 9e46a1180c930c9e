"""``carrom tournament new``, ``add``, ``change`` and ``players``: what a tournament begins with."""

import datetime as dt
import secrets
from typing import Final

from carrom.cli.common import Arguments, BadInputError, Command, Operand, Option, read_bytes
from carrom.cli.tournament_options import (
    COMPETITION,
    FILE,
    MOST_TEXT,
    REASON,
    competition_of,
    kept,
    later,
    read,
    record,
    table,
    word,
)
from carrom.cli.tournament_terms import TERMS, changed_terms, new_terms
from carrom.messages import message, printable, quoted
from carrom.store.line_file import JournalError
from carrom.store.tournament_file import TournamentFile
from carrom.texts import render
from carrom.tournament.csv_files import read_players
from carrom.tournament.csv_text import decoded
from carrom.tournament.facts import CompetitionAdded, Returned, TermsChanged, Withdrew
from carrom.tournament.list_entries import entries
from carrom.tournament.log import Tournament
from carrom.tournament.name_checks import Names
from carrom.tournament.refusals import Refusal
from carrom.tournament.state import Competition
from carrom.tournament.terms import Header


def _change(args: Arguments) -> int:
    with kept(args) as file:
        found = competition_of(args, file.tournament)
        reason = args.get("--reason") or ""
        terms = changed_terms(args, found.terms)
        record(file, TermsChanged(competition=found.id, terms=terms, reason=reason))
    said = message("tournament-changed", competition=found.id, title=printable(terms.title))
    print(render(said, args.language))
    return 0


def _new(args: Arguments) -> int:
    title = args.get("--title")
    if not title:
        raise BadInputError(message("tournament-no-title", option="--title"))
    date = None
    if (given := args.get("--date")) is not None:
        try:
            date = dt.date.fromisoformat(given)
        except ValueError:
            raise BadInputError(message("tournament-bad-date", value=quoted(given))) from None
    competition = args.get("--competition") or "main"
    terms = new_terms(args, title)
    header = Header(
        id=secrets.token_hex(6), title=title, place=args.get("--place") or "", date=date
    )
    try:
        with TournamentFile.create(args["FILE"], header) as file:
            record(file, CompetitionAdded(competition=competition, terms=terms))
    except JournalError as problem:
        raise BadInputError(problem.said) from None
    said = message("tournament-made", file=printable(args["FILE"]), competition=competition)
    print(render(said, args.language))
    return 0


def _add(args: Arguments) -> int:
    with kept(args) as file:
        title = args.get("--title") or args["ID"]
        terms = new_terms(args, title)
        record(file, CompetitionAdded(competition=args["ID"], terms=terms))
    said = message("tournament-added", competition=args["ID"], title=title)
    print(render(said, args.language))
    return 0


def _players(args: Arguments) -> int:
    if (source := args.get("LIST")) is not None and source:
        return _take(args, source)
    wishes = [name for name in ("--withdraw", "--return", "--erase") if name in args]
    if wishes:
        with kept(args) as file:
            _change_players(args, file)
            tournament = file.tournament
    else:
        tournament = read(args)
    print("\n".join(player_table(args, tournament, competition_of(args, tournament))))
    return 0


def _change_players(args: Arguments, file: TournamentFile) -> None:
    found = competition_of(args, file.tournament)
    if (who := args.get("--withdraw")) is not None:
        reason = args.get("--reason") or ""
        record(file, Withdrew(competition=found.id, competitor=who, reason=reason))
    if (who := args.get("--return")) is not None:
        record(file, Returned(competition=found.id, competitor=who))
    if (who := args.get("--erase")) is not None:
        if who not in file.tournament.people:
            raise BadInputError(message("tournament-no-person", value=quoted(who)))
        file.erase(who)


def _take(args: Arguments, source: str) -> int:
    text = decoded(read_bytes(source, MOST_TEXT))
    with kept(args) as file:
        found = competition_of(args, file.tournament)
        listed = read_players(text, found.terms.kind)
        for bad in listed.bad:
            print(render(bad.said, args.language))
        if listed.bad and "--take-good" not in args:
            raise BadInputError(
                message("tournament-nothing-taken", bad=len(listed.bad), option="--take-good")
            )
        if not listed.entries:
            raise BadInputError(message("tournament-empty-list"))
        wanted = entries(file.tournament, found, listed.entries, later(file))
        if isinstance(wanted, Refusal):
            raise BadInputError(wanted.said)
        names = Names((*file.tournament.people.values(), *wanted.people.values()))
        if any(names.stand_in(fact.title) for fact in wanted.facts):
            raise BadInputError(message("tournament-name-in-team"))
        if wanted.people:  # first, in one line: nobody is ever there without a name
            file.add_people(wanted.people)
        for fact in wanted.facts:
            record(file, fact, names=names)
        said = message("tournament-taken", count=len(wanted.facts))
    print(render(said, args.language))
    return 0


def player_table(args: Arguments, tournament: Tournament, found: Competition) -> list[str]:
    """Return who takes part."""
    tongue = args.language
    head = ["id", *(word(f"tournament-column-{c}", tongue) for c in _SHOWN)]
    rows = [head]
    for each in found.by_strength:
        club, country = (
            ", ".join(dict.fromkeys(tournament.details(each, name))) for name in ("club", "country")
        )
        gone = word("tournament-gone", tongue) if each.withdrawn else ""
        rating = "" if each.rating is None else f"{each.rating:.0f}"
        name = tournament.name(found, each.id)
        rows.append([each.id, " ".join(each.players), name, club, country, rating, gone])
    return list(table([list(map(printable, row)) for row in rows], right=(5,)))


_SHOWN: Final = ("players", "name", "club", "country", "rating", "note")

NEW: Final = Command(
    "carrom tournament new",
    "tournament-new-help",
    operands=(FILE,),
    options=(
        Option("--title", "tournament-help-title", value="TEXT"),
        Option("--place", "tournament-help-place", value="TEXT"),
        Option("--date", "tournament-help-date", value="YYYY-MM-DD"),
        COMPETITION,
        *TERMS,
    ),
    call=_new,
)
ADD: Final = Command(
    "carrom tournament add",
    "tournament-add-help",
    operands=(FILE, Operand("ID", "tournament-help-id")),
    options=(Option("--title", "tournament-help-title", value="TEXT"), *TERMS),
    call=_add,
)
CHANGE: Final = Command(
    "carrom tournament change",
    "tournament-change-help",
    operands=(FILE,),
    options=(
        COMPETITION,
        REASON,
        Option("--title", "tournament-help-title", value="TEXT"),
        *TERMS,
    ),
    call=_change,
)
PLAYERS: Final = Command(
    "carrom tournament players",
    "tournament-players-help",
    operands=(FILE, Operand("LIST", "tournament-help-list", default="")),
    options=(
        COMPETITION,
        Option("--take-good", "tournament-help-take-good"),
        Option("--withdraw", "tournament-help-withdraw", value="ID"),
        Option("--return", "tournament-help-return", value="ID"),
        Option("--erase", "tournament-help-erase", value="PLAYER"),
        REASON,
    ),
    call=_players,
)
