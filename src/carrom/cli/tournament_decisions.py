"""``carrom tournament protest``, ``decide``, ``admit`` and ``close``: what officials decide."""

from typing import Final

from carrom.cli.common import Arguments, Command, Operand, Option
from carrom.cli.tournament_options import (
    COMPETITION,
    FILE,
    MATCH,
    REASON,
    competition_of,
    kept,
    record,
    whole,
)
from carrom.messages import printable
from carrom.store.tournament_file import TournamentFile
from carrom.texts import render
from carrom.tournament.facts import (
    Admitted,
    CompetitionClosed,
    ProtestDecided,
    ProtestMade,
)
from carrom.tournament.log_words import event_words
from carrom.tournament.terms import Role

UPHELD: Final = "upheld"


def _told(args: Arguments, file: TournamentFile) -> int:
    """Say what the last entry of the log is."""
    words = event_words(file.tournament.events[-1])
    print(f"{render(words.what, args.language)} – {printable(words.where)}")
    return 0


def _protest(args: Arguments) -> int:
    with kept(args) as file:
        found = competition_of(args, file.tournament)
        fact = ProtestMade(
            competition=found.id,
            round=len(found.published),
            match=whole(args["MATCH"], "MATCH", 1, 9999),
            protest=f"p{len(found.protests) + 1}",
            clause=args.get("--clause") or "",
            text=args.get("--text") or "",
        )
        record(file, fact)
        return _told(args, file)


def _decide(args: Arguments) -> int:
    with kept(args) as file:
        fact = ProtestDecided(
            competition=competition_of(args, file.tournament).id,
            protest=args["PROTEST"],
            upheld=args["WHAT"] == UPHELD,
            reason=args.get("--reason") or "",
        )
        record(file, fact, Role.CHIEF_UMPIRE)
        return _told(args, file)


def _admit(args: Arguments) -> int:
    with kept(args) as file:
        fact = Admitted(
            competition=competition_of(args, file.tournament).id,
            what=args["WHAT"],
            which=args["WHICH"],
            admitted="--refused" not in args,
            reason=args.get("--reason") or "",
        )
        record(file, fact, Role.CHIEF_UMPIRE)
        return _told(args, file)


def _close(args: Arguments) -> int:
    with kept(args) as file:
        record(file, CompetitionClosed(competition=competition_of(args, file.tournament).id))
        return _told(args, file)


PROTEST: Final = Command(
    "carrom tournament protest",
    "tournament-protest-help",
    operands=(FILE, MATCH),
    options=(
        COMPETITION,
        Option("--clause", "tournament-help-clause", value="CLAUSE"),
        Option("--text", "tournament-help-protest-text", value="TEXT"),
    ),
    call=_protest,
)
DECIDE: Final = Command(
    "carrom tournament decide",
    "tournament-decide-help",
    operands=(
        FILE,
        Operand("PROTEST", "tournament-help-protest"),
        Operand("WHAT", "tournament-help-decision", choices=(UPHELD, "rejected")),
    ),
    options=(COMPETITION, REASON),
    call=_decide,
)
ADMIT: Final = Command(
    "carrom tournament admit",
    "tournament-admit-help",
    operands=(
        FILE,
        Operand("WHAT", "tournament-help-equipment", choices=("board", "striker")),
        Operand("WHICH", "tournament-help-which"),
    ),
    options=(COMPETITION, Option("--refused", "tournament-help-refused"), REASON),
    call=_admit,
)
CLOSE: Final = Command(
    "carrom tournament close",
    "tournament-close-help",
    operands=(FILE,),
    options=(COMPETITION,),
    call=_close,
)
