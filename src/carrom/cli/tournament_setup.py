"""``carrom tournament new``, ``add``, ``change`` and ``players``: what a tournament begins with."""

import datetime as dt
import secrets
from typing import Final

from msgspec import structs

from carrom.cli.common import Arguments, BadInputError, Command, Operand, Option, read_text
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
    whole,
    word,
)
from carrom.match.settings import Clock
from carrom.messages import message, printable, quoted
from carrom.rules.registry import RULE_SETS
from carrom.store.line_file import JournalError
from carrom.store.tournament_file import TournamentFile
from carrom.texts import render
from carrom.tournament.csv_files import read_players
from carrom.tournament.decide import bad_term
from carrom.tournament.facts import CompetitionAdded, Returned, TermsChanged, Withdrew
from carrom.tournament.list_entries import entries
from carrom.tournament.log import Tournament
from carrom.tournament.name_checks import has_name
from carrom.tournament.refusals import Refusal
from carrom.tournament.state import Competition
from carrom.tournament.terms import (
    MOST_MINUTES,
    MOST_ROUNDS,
    MOST_SCORE,
    MOST_TOP,
    USUAL,
    Apart,
    Bracket,
    Header,
    Kind,
    Length,
    Method,
    Order,
    Scale,
    Terms,
    TieBreak,
)

NO_PRIZES: Final = "none"
TERMS: Final = (
    Option("--kind", "tournament-help-kind", value="KIND", choices=tuple(Kind)),
    Option("--method", "tournament-help-method", value="METHOD", choices=tuple(Method)),
    Option("--rules", "tournament-help-rules", value="SET"),
    Option("--order", "tournament-help-order", value="ORDER", choices=tuple(Order)),
    Option("--bracket", "tournament-help-bracket", value="BRACKET", choices=tuple(Bracket)),
    Option("--rounds", "tournament-help-rounds", value="N"),
    Option("--finalists", "tournament-help-finalists", value="N"),
    Option("--group-size", "tournament-help-group-size", value="N"),
    Option("--qualifiers", "tournament-help-qualifiers", value="N"),
    Option("--third-place", "tournament-help-third-place"),
    Option("--apart", "tournament-help-apart", value="WHAT", choices=tuple(Apart)),
    Option("--apart-rounds", "tournament-help-apart-rounds", value="N"),
    Option("--top-apart", "tournament-help-top-apart", value="N"),
    Option("--minutes", "tournament-help-minutes", value="N"),
    Option("--bye-score", "tournament-help-bye-score", value="N"),
    Option("--rubbers", "tournament-help-rubbers", value="N"),
    Option("--first-board", "tournament-help-first-board", value="N"),
    Option("--boards", "tournament-help-boards", value="N"),
    Option("--length", "tournament-help-length", value="LENGTH", choices=tuple(Length)),
    Option("--clock", "tournament-help-desk-clock", value="CLOCK", choices=tuple(Clock)),
    Option("--prizes", "tournament-help-prizes", value="SCALE", choices=(NO_PRIZES, *Scale)),
    Option("--direct", "tournament-help-direct"),
    Option("--lot", "tournament-help-lot", value="N"),
)
_MOST: Final = {
    "rounds": MOST_ROUNDS,
    "finalists": 32,
    "group-size": 20,
    "qualifiers": 19,
    "apart-rounds": MOST_ROUNDS,
    "top-apart": MOST_TOP,
    "minutes": MOST_MINUTES,
    "bye-score": MOST_SCORE,
    "rubbers": 20,
    "first-board": MOST_SCORE,
    "boards": MOST_SCORE,
    "lot": 2**53,
}


def new_terms(args: Arguments, title: str) -> Terms:
    """Return the terms of a new competition."""
    rules = _rules(args, RULE_SETS.default.name)
    return _terms(
        args,
        Terms(
            title=title,
            lot=secrets.randbelow(1_000_000),
            bye_score=RULE_SETS[rules].points_to_win,
        ),
    )


def _rules(args: Arguments, usual: str) -> str:
    rules = args.get("--rules") or usual
    if rules not in RULE_SETS:
        names = ", ".join(RULE_SETS)
        raise BadInputError(message("tournament-bad-rules", value=quoted(rules), names=names))
    return rules


def _terms(args: Arguments, usual: Terms) -> Terms:
    """Return the terms asked for; what is not asked for is as usual."""
    numbers = {
        name.replace("-", "_"): whole(args[f"--{name}"], f"--{name}", 0, most)
        for name, most in _MOST.items()
        if f"--{name}" in args
    }
    terms = structs.replace(
        usual,
        title=args.get("--title") or usual.title,
        kind=Kind(args.get("--kind") or usual.kind),
        method=Method(args.get("--method") or usual.method),
        order=Order(args.get("--order") or usual.order),
        bracket=Bracket(args.get("--bracket") or usual.bracket),
        apart=Apart(args.get("--apart") or usual.apart),
        length=Length(args.get("--length") or usual.length),
        clock=Clock(args.get("--clock") or usual.clock),
        prizes=_prizes(args.get("--prizes"), usual.prizes),
        rules=_rules(args, usual.rules),
        third_place="--third-place" in args or usual.third_place,
        tie_breaks=(TieBreak.DIRECT, *USUAL) if "--direct" in args else usual.tie_breaks,
        **numbers,
    )
    if (refused := bad_term(terms)) is not None:
        raise BadInputError(refused.said)
    return terms


def _prizes(wish: str | None, usual: Scale | None) -> Scale | None:
    if wish is None:
        return usual
    return None if wish == NO_PRIZES else Scale(wish)


def _change(args: Arguments) -> int:
    with kept(args) as file:
        found = competition_of(args, file.tournament)
        reason = args.get("--reason") or ""
        terms = _terms(args, found.terms)
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
    text = read_text(source, MOST_TEXT)
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
        people = (*file.tournament.people.values(), *wanted.people.values())
        if any(has_name(fact.title, people) for fact in wanted.facts):
            raise BadInputError(message("tournament-name-in-team"))
        if wanted.people:  # first, in one line: nobody is ever there without a name
            file.add_people(wanted.people)
        for fact in wanted.facts:
            record(file, fact)
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
