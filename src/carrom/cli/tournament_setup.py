"""``carrom tournament new``, ``add`` and ``change``: what a tournament begins with."""

import datetime as dt
import secrets
from typing import Final

from carrom.cli.common import Arguments, BadInputError, Command, Operand, Option
from carrom.cli.tournament_options import (
    COMPETITION,
    FILE,
    REASON,
    competition_of,
    kept,
    record,
)
from carrom.cli.tournament_terms import TERMS, changed_terms, new_terms
from carrom.messages import message, printable, quoted
from carrom.store.line_file import JournalError
from carrom.store.tournament_file import TournamentFile
from carrom.texts import render
from carrom.tournament.facts import CompetitionAdded, TermsChanged
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
