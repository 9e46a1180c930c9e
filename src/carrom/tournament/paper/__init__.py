"""Sheets of paper: pairings, score cards, standings, crosstable, bracket, badges, labels of tables.

Each function returns a sheet as plain values, in one language; :func:`compiled` makes a PDF, or a
picture, of some of them. The layout is ``sheets.typ``, which has no words of its own.
"""

from carrom.tournament.paper.compiling import Paper, compiled
from carrom.tournament.paper.documents import OF_ROUND, Document, boards_of, document
from carrom.tournament.paper.label_sheets import badges_sheet, labels_sheet
from carrom.tournament.paper.match_sheets import bracket_sheet, cards_sheet, pairings_sheet
from carrom.tournament.paper.table_sheets import crosstable_sheet, standings_sheet

__all__ = [
    "OF_ROUND",
    "Document",
    "Paper",
    "badges_sheet",
    "boards_of",
    "bracket_sheet",
    "cards_sheet",
    "compiled",
    "crosstable_sheet",
    "document",
    "labels_sheet",
    "pairings_sheet",
    "standings_sheet",
]
