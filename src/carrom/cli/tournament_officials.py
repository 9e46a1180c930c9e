"""``carrom tournament assign`` and ``board``: who is at a match, and where it is played."""

from typing import Final

from msgspec import structs

from carrom.cli.common import Arguments, BadInputError, Command, Operand, Option
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
from carrom.messages import message, printable
from carrom.texts import render
from carrom.tournament.csv_files import LONGEST
from carrom.tournament.facts import BoardChanged, UmpireAssigned
from carrom.tournament.terms import MOST_SCORE


def _assign(args: Arguments) -> int:
    with kept(args) as file:
        found = competition_of(args, file.tournament)
        number = len(found.published)
        match = whole(args["MATCH"], "MATCH", 1, 9999)
        umpire = args["UMPIRE"]
        name = " ".join((args.get("--name") or "").split())
        if len(name) > LONGEST or not name.isprintable():
            raise BadInputError(message("tournament-bad-name", option="--name", most=LONGEST))
        record(
            file,
            UmpireAssigned(competition=found.id, round=number, match=match, umpire=umpire),
        )
        if umpire and name:
            known = file.tournament.person(umpire)
            file.add_people({umpire: structs.replace(known, name=name)})
        who = file.tournament.person(umpire).name if umpire else "–"
    said = message("tournament-assigned", round=number, match=match, umpire=printable(who))
    print(render(said, args.language))
    return 0


def _board(args: Arguments) -> int:
    with kept(args) as file:
        found = competition_of(args, file.tournament)
        number = len(found.published)
        match = whole(args["MATCH"], "MATCH", 1, 9999)
        board = whole(args["BOARD"], "BOARD", 1, MOST_SCORE)
        reason = args.get("--reason") or ""
        record(
            file,
            BoardChanged(
                competition=found.id, round=number, match=match, board=board, reason=reason
            ),
        )
    said = message("tournament-board-changed", round=number, match=match, board=board)
    print(render(said, args.language))
    return 0


ASSIGN: Final = Command(
    "carrom tournament assign",
    "tournament-assign-help",
    operands=(FILE, MATCH, Operand("UMPIRE", "tournament-help-umpire")),
    options=(COMPETITION, Option("--name", "tournament-help-umpire-name", value="NAME")),
    call=_assign,
)
BOARD: Final = Command(
    "carrom tournament board",
    "tournament-board-help",
    operands=(FILE, MATCH, Operand("BOARD", "tournament-help-new-board")),
    options=(COMPETITION, REASON),
    call=_board,
)
