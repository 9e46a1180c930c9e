"""Sheets of a tournament as PDF, made beside the server by the code of ``carrom tournament documents``."""

import asyncio
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from carrom.extras import MissingExtraError
from carrom.messages import Language, message
from carrom.server.side_work import SHEETS
from carrom.server.tournaments.entry_checks import RefusedEntryError
from carrom.server.tournaments.tournaments import Live
from carrom.tournament.decide import OFFICIALS
from carrom.tournament.log import Tournament
from carrom.tournament.paper.compiling import Paper, compiled
from carrom.tournament.paper.documents import OF_ROUND, Document, document
from carrom.tournament.state import Competition, Round
from carrom.tournament.table_links import TableLinks
from carrom.tournament.terms import Role

MOST_COMPETITORS: Final = 1200
"""With more of them a sheet takes longer than anybody waits."""
SECONDS: Final = 20.0
"""A sheet of 1,000 competitors takes one."""
MOST_KEPT: Final = 8
LARGEST_KEPT: Final = 2_000_000
"""Sheets of one tournament that are kept until it changes, and bytes of each."""
PRIVATE: Final = (Document.CARDS, Document.BADGES, Document.LABELS)
"""Full names, and the links of tables: the organiser's."""


class SheetWish(NamedTuple):
    """A sheet that somebody wants."""

    kind: Document
    competition: str
    round: int
    """0: the last one."""
    language: Language
    paper: Paper


async def sheet(live: Live, role: Role, wish: SheetWish, links: TableLinks, who: str) -> bytes:
    """Return a sheet as PDF, for somebody with a place among those who wait."""
    tournament = live.tournament
    competition = tournament.state.competitions.get(wish.competition)
    if competition is None:
        said = message("tournament-refused-competition-unknown", competition=wish.competition)
        raise RefusedEntryError("competition-unknown", said)
    if len(competition.competitors) > MOST_COMPETITORS:
        raise RefusedEntryError("large", message("server-tournament-sheet-large"))
    shown = _round(competition, wish, role)
    key = (wish, None if shown is None else shown.number, tuple(links.items()))
    kept = live.sheets.get(key)
    if kept is not None:
        return kept
    # the log itself is on no sheet, and need not go to another process
    work = partial(_made, replace(tournament, events=()), competition, shown, wish, dict(links))
    with SHEETS.place(who):
        try:
            made = await asyncio.wait_for(SHEETS.do(work), SECONDS)
        except TimeoutError:
            raise RefusedEntryError("slow", message("server-tournament-sheet-slow")) from None
        except MissingExtraError as missing:
            raise RefusedEntryError("missing", missing.said) from None
    if made is None:
        raise RefusedEntryError("nothing", message("server-tournament-nothing-to-print"))
    if live.tournament is tournament and len(made) <= LARGEST_KEPT:
        while len(live.sheets) >= MOST_KEPT:
            del live.sheets[next(iter(live.sheets))]
        live.sheets[key] = made
    return made


def _round(competition: Competition, wish: SheetWish, role: Role) -> Round | None:
    """Return the round that a sheet is about; a preview is shown to officials only."""
    if wish.kind not in OF_ROUND:
        return None
    rounds = competition.rounds if role in OFFICIALS else competition.published
    number = wish.round or len(rounds)
    if not 1 <= number <= len(rounds):
        raise RefusedEntryError("no-round", message("server-tournament-no-round"))
    return rounds[number - 1]


def _made(
    tournament: Tournament,
    competition: Competition,
    shown: Round | None,
    wish: SheetWish,
    links: TableLinks,
) -> bytes | None:
    """Return the PDF; None: nothing is on it yet."""
    boards = range(1, max(links) + 1) if links else None
    sheets = document(
        wish.kind, tournament, competition, wish.language, shown=shown, boards=boards, links=links
    )
    title = tournament.header.title
    return compiled(sheets, wish.language, wish.paper, title=title) if sheets else None
