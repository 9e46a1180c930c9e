"""Which sheets a competition has: those that the command line writes, and that a page asks for."""

from collections.abc import Iterator
from enum import StrEnum

from carrom.messages import Language
from carrom.tournament.categories import categories
from carrom.tournament.log import Tournament
from carrom.tournament.paper.compiling import Sheet
from carrom.tournament.paper.label_sheets import badges_sheet, labels_sheet
from carrom.tournament.paper.match_sheets import bracket_sheet, cards_sheet, pairings_sheet
from carrom.tournament.paper.table_sheets import crosstable_sheet, standings_sheet
from carrom.tournament.standings import standings
from carrom.tournament.state import Competition, Round
from carrom.tournament.table_links import TableLinks


class Document(StrEnum):
    """A kind of document; the name of its file ends so."""

    PAIRINGS = "pairings"
    CARDS = "score-cards"
    STANDINGS = "standings"
    CROSSTABLE = "crosstable"
    BRACKET = "bracket"
    BADGES = "badges"
    LABELS = "table-labels"


OF_ROUND = (Document.PAIRINGS, Document.CARDS)
"""Documents about one round."""


def boards_of(competition: Competition) -> range:
    """Return the boards a competition needs."""
    first = competition.terms.first_board
    return range(first, first + max(1, len(competition.active) // 2))


def document(
    kind: Document,
    tournament: Tournament,
    competition: Competition,
    language: Language,
    *,
    shown: Round | None = None,
    boards: range | None = None,
    links: TableLinks,
) -> list[Sheet]:
    """Return the sheets of a document; none: there is nothing to print yet.

    What is put on a wall has juniors by their initials. ``shown`` is the round it is about. The codes
    of tables, ``links``, stand on their labels and nowhere else.
    """
    played = bool(competition.published) and not competition.pure_knockout
    if kind in OF_ROUND and shown is not None:
        return _of_round(kind, tournament, competition, shown, language)
    if kind is Document.STANDINGS and played:
        return list(_standings(tournament, competition, language))
    if kind is Document.CROSSTABLE and played:
        return [crosstable_sheet(tournament, competition, language)]
    if kind is Document.BRACKET and competition.knockout_rounds:
        return [bracket_sheet(tournament, competition, language)]
    if kind is Document.BADGES and competition.competitors:
        return [badges_sheet(tournament, [competition])]
    if kind is Document.LABELS and competition.competitors:
        return [labels_sheet(tournament, boards or boards_of(competition), language, links)]
    return []


def _of_round(
    kind: Document,
    tournament: Tournament,
    competition: Competition,
    shown: Round,
    language: Language,
) -> list[Sheet]:
    if kind is Document.PAIRINGS:
        return [pairings_sheet(tournament, competition, shown, language)]
    cards = cards_sheet(tournament, competition, shown, language)
    return [cards] if cards["pages"] else []


def _standings(
    tournament: Tournament, competition: Competition, language: Language
) -> Iterator[Sheet]:
    rows = standings(competition)
    for group in sorted({m.pairing.group for _, m in competition.meetings()} - {0}) or [0]:
        own = standings(competition, group=group)
        yield standings_sheet(tournament, competition, language, rows=own, group=group)
    for category, some in categories(tournament, competition, rows):
        yield standings_sheet(tournament, competition, language, rows=some, heading=category)
