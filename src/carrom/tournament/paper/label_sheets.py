"""Badges of players and labels of tables."""

from collections.abc import Iterable
from typing import Final

from carrom.messages import Language, message
from carrom.tournament.log import Tournament
from carrom.tournament.paper.compiling import Sheet, code_of, said, words
from carrom.tournament.state import Competition
from carrom.tournament.table_links import TableLinks

PER_PAGE: Final = 10


def badges_sheet(tournament: Tournament, competitions: Iterable[Competition]) -> Sheet:
    """Return a badge for each player of some competitions, once."""
    players = dict.fromkeys(
        player
        for competition in competitions
        for each in competition.by_strength
        for player in each.players
    )
    found = [
        {
            "title": tournament.header.title,
            "name": person.name,
            "club": person.club,
            "country": person.country,
        }
        for person in map(tournament.person, players)
    ]
    found.sort(key=lambda badge: badge["name"].casefold())
    pages = [found[at : at + PER_PAGE] for at in range(0, len(found), PER_PAGE)]
    return {"kind": "badges", "pages": pages}


def labels_sheet(
    tournament: Tournament, boards: Iterable[int], language: Language, links: TableLinks
) -> Sheet:
    """Return a label for each table, with the QR code of its link and the code that can be typed."""
    (word, note) = words(language, "board", "label-about")

    def typed(board: int) -> str:
        found = links.get(board)
        if found is None or not found.code:
            return ""
        about = message("tournament-sheet-label-code", page=found.page, code=found.code)
        return said(about, language)

    return {
        "kind": "labels",
        "labels": [
            {
                "title": tournament.header.title,
                "word": word,
                "board": str(board),
                "code": code_of(board, links),
                "note": note if board in links else "",
                "typed": typed(board),
            }
            for board in boards
        ],
    }
