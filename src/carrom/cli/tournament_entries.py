"""``carrom tournament players`` and ``correct-player``: who takes part, and what is known of them."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import structs

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
    whole,
    word,
)
from carrom.messages import Message, message, printable, quoted
from carrom.store.tournament_file import TournamentFile
from carrom.texts import Language, render
from carrom.tournament.csv_files import read_players
from carrom.tournament.csv_text import decoded
from carrom.tournament.decide import figures_of
from carrom.tournament.entry_corrections import correction, correction_words
from carrom.tournament.facts import Detail, EntryCorrected, EntryFigures, Returned, Withdrew
from carrom.tournament.list_entries import Chosen, Offer, entries, offers
from carrom.tournament.log import Tournament
from carrom.tournament.name_checks import Names
from carrom.tournament.player_form import wrong_correction
from carrom.tournament.refusals import Refusal, Why
from carrom.tournament.state import Competition, Competitor
from carrom.tournament.terms import MOST_RATING, MOST_SEED, Person

ALL: Final = "all"
YES_NO: Final = ("yes", "no")


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
        offered = offers(file.tournament, found, listed.entries)
        chosen = _chosen(args, offered)
        for line in offer_lines([o for o in offered if o.line not in chosen.new], args.language):
            print(line)
        wanted = entries(file.tournament, found, listed.entries, later(file), chosen)
        if isinstance(wanted, Refusal):
            raise BadInputError(_undecided(wanted))
        names = Names((*file.tournament.people.values(), *wanted.people.values()))
        if any(map(names.stand_in, wanted.titles)):
            raise BadInputError(message("tournament-name-in-team"))
        if wanted.people:  # first, in one line: nobody is ever there without a name
            file.add_people(wanted.people)
        for fact in wanted.facts:
            record(file, fact, names=names)
        corrected = sum(isinstance(fact, EntryCorrected) for fact in wanted.facts)
        said = message("tournament-taken", count=len(wanted.facts) - corrected)
    print(render(said, args.language))
    if corrected:
        print(render(message("tournament-corrected-count", count=corrected), args.language))
    return 0


def _undecided(refused: Refusal) -> Message:
    """Return why a list is not taken; where lines have to be chosen, with the options for it."""
    if refused.why is not Why.UNDECIDED:
        return refused.said
    return message("tournament-undecided", correct="--correct", new="--new", **dict(refused.args))


def _chosen(args: Arguments, offered: Sequence[Offer]) -> Chosen:
    there = {str(offer.line): offer.line for offer in offered}

    def lines(option: str) -> frozenset[int]:
        words = args.words(option)
        if words == (ALL,):
            return frozenset(there.values())
        wrong = next((each for each in words if each not in there), None)
        if wrong is not None:
            known = ", ".join(there) or "–"
            said = message(
                "tournament-no-such-line", option=option, value=quoted(wrong), lines=known
            )
            raise BadInputError(said)
        return frozenset(there[each] for each in words)

    return Chosen(lines("--correct"), lines("--new"))


def offer_lines(offered: Sequence[Offer], tongue: Language) -> Iterator[str]:
    """Yield what lines of a list would put right, each with what is known now."""
    for offer in offered:
        pairs = zip(offer.before, offer.after, strict=True)
        told = {
            "line": str(offer.line),
            "before": printable(" & ".join(map(_shown, offer.before))),
            "after": printable(" & ".join(map(_shown, offer.after))),
        }
        if any(before != after for before, after in pairs):
            yield render(message("tournament-offer", **told), tongue)
        fact = None if offer.correction is None else offer.correction.fact
        if fact is not None and fact.after is not None:
            words = correction_words(structs.replace(fact, players=()))
            told = {"line": told["line"], "who": told["after"], "what": render(words, tongue)}
            yield render(message("tournament-offer-figures", **told), tongue)


def _shown(person: Person) -> str:
    flags = "".join(sign for sign, on in (("F", person.woman), ("J", person.junior)) if on)
    more = ", ".join(each for each in (person.club, person.country, flags) if each)
    return f"{person.name} ({more})" if more else person.name


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
        seed = "" if each.seed is None else str(each.seed)
        name = tournament.name(found, each.id)
        flags = _flags(tournament, each, tongue)
        cells = (each.id, " ".join(each.players), name, club, country, rating, seed, flags, gone)
        rows.append(list(cells))
    return list(table([list(map(printable, row)) for row in rows], right=(5, 6)))


def _flags(tournament: Tournament, each: Competitor, tongue: Language) -> str:
    """Return the categories of an entry's players."""
    people = [tournament.person(player) for player in each.players]
    wanted = {"woman": any(p.woman for p in people), "junior": any(p.junior for p in people)}
    return ", ".join(word(f"tournament-flag-{name}", tongue) for name, on in wanted.items() if on)


_SHOWN: Final = ("players", "name", "club", "country", "rating", "seed", "category", "note")


def _correct(args: Arguments) -> int:
    with kept(args) as file:
        tournament = file.tournament
        found = competition_of(args, tournament)
        entry, player = _whom(found, args["WHO"])
        people = {}
        if any(f"--{detail}" in args for detail in Detail):
            if player is None:
                names = ", ".join(entry.players)
                raise BadInputError(message("tournament-which-player", names=names))
            if player not in tournament.people:
                raise BadInputError(message("tournament-no-person", value=quoted(player)))
            people = {player: _person(args, tournament.person(player))}
        figures = _figures(args, figures_of(entry))
        why = wrong_correction(tournament, found, entry.id, people, figures)
        if why is not None:
            raise BadInputError(why)
        right = correction(tournament, found, entry.id, people, figures)
        if right is None:
            raise BadInputError(message("tournament-refused-nothing-corrected"))
        record(file, right.fact, people=right.people)
        who = printable(file.tournament.name(found, entry.id))
    print(f"{entry.id} {who}: {render(correction_words(right.fact), args.language)}")
    return 0


def _whom(found: Competition, who: str) -> tuple[Competitor, str | None]:
    """Return the entry that an id means, and the player: of a pair or a team only by their own id."""
    for each in found.competitors.values():
        if who in each.players:
            return each, who
    entry = found.competitors.get(who)
    if entry is None:
        raise BadInputError(
            message("tournament-refused-competitor-unknown", competitor=quoted(who))
        )
    return entry, entry.players[0] if len(entry.players) == 1 else None


def _person(args: Arguments, before: Person) -> Person:
    texts = {
        name: " ".join(told.split())
        for name in ("name", "club", "country")
        if (told := args.get(f"--{name}")) is not None
    }
    flags = {
        name: told == "yes"
        for name in ("woman", "junior")
        if (told := args.get(f"--{name}")) is not None
    }
    return structs.replace(before, **texts, **flags)


def _figures(args: Arguments, before: EntryFigures) -> EntryFigures:
    title, rating, seed = args.get("--team"), args.get("--rating"), args.get("--seed")
    return EntryFigures(
        title=before.title if title is None else " ".join(title.split()),
        rating=before.rating if rating is None else _rating(rating),
        seed=before.seed if seed is None else whole(seed, "--seed", 1, MOST_SEED) if seed else None,
    )


def _rating(text: str) -> float | None:
    if not text:
        return None
    try:
        return float(text.replace(",", "."))
    except ValueError:
        raise BadInputError(message("tournament-form-rating", most=int(MOST_RATING))) from None


PLAYERS: Final = Command(
    "carrom tournament players",
    "tournament-players-help",
    operands=(FILE, Operand("LIST", "tournament-help-list", default="")),
    options=(
        COMPETITION,
        Option("--take-good", "tournament-help-take-good"),
        Option("--correct", "tournament-help-correct-lines", value="LINES", many=True),
        Option("--new", "tournament-help-new-lines", value="LINES", many=True),
        Option("--withdraw", "tournament-help-withdraw", value="ID"),
        Option("--return", "tournament-help-return", value="ID"),
        Option("--erase", "tournament-help-erase", value="PLAYER"),
        REASON,
    ),
    call=_players,
)
CORRECT_PLAYER: Final = Command(
    "carrom tournament correct-player",
    "tournament-correct-player-help",
    operands=(FILE, Operand("WHO", "tournament-help-who")),
    options=(
        COMPETITION,
        Option("--name", "tournament-help-new-name", value="NAME"),
        Option("--club", "tournament-help-new-club", value="CLUB"),
        Option("--country", "tournament-help-new-country", value="COUNTRY"),
        Option("--woman", "tournament-help-new-woman", value="YES", choices=YES_NO),
        Option("--junior", "tournament-help-new-junior", value="YES", choices=YES_NO),
        Option("--rating", "tournament-help-new-rating", value="N"),
        Option("--seed", "tournament-help-new-seed", value="N"),
        Option("--team", "tournament-help-new-team", value="NAME"),
    ),
    call=_correct,
)
