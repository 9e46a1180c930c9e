"""Standings and crosstables."""

from itertools import pairwise

from carrom.messages import Language, message
from carrom.tournament.log import Tournament
from carrom.tournament.paper.compiling import Sheet, note_of, said, words
from carrom.tournament.prizes import prizes_of
from carrom.tournament.results import How, Side
from carrom.tournament.standings import Row, explanation, reason, standings
from carrom.tournament.state import Competition, Round
from carrom.tournament.terms import TieBreak


def standings_sheet(
    tournament: Tournament,
    competition: Competition,
    language: Language,
    *,
    rows: tuple[Row, ...] | None = None,
    heading: str = "standings",
    group: int = 0,
    public: bool = True,
    explained: bool = True,
) -> Sheet:
    """Return the standings; ``rows`` may be those of women or of a group.

    ``explained``: what each figure is is told below, and not only why who stands before whom.
    """
    shown = standings(competition) if rows is None else rows
    ties = [
        tie
        for tie in competition.terms.tie_breaks
        if tie is not TieBreak.RATING or any(row.ties[tie] for row in shown)
    ]

    def name(competitor: str) -> str:
        return tournament.name(competition, competitor, public=public)

    prizes = {} if competition.knockout_rounds else prizes_of(competition)
    cells = []
    for row in shown:
        figures = [_figure(row.ties.get(tie)) for tie in ties]
        country = "/".join(
            dict.fromkeys(tournament.details(competition.competitors[row.competitor], "country"))
        )
        record = f"{row.won}–{row.drawn}–{row.lost}"
        cells.append(
            [
                *(str(row.place), name(row.competitor), country, str(row.points), record),
                *figures,
                *([str(prizes.get(row.competitor, 0))] if prizes else []),
            ]
        )
    notes = []
    if explained:
        notes = [said(message("tournament-tie-points-about"), language)]
        notes += [said(explanation(tie), language) for tie in ties]
    for above, row in pairwise(shown):
        told = reason(row, above, name) if row.points == above.points else None
        if told is not None:
            notes.append(said(told, language))
    rounds = len([r for r in competition.published if r.complete and not r.knockout])
    after = said(message("tournament-sheet-after", rounds=rounds), language)
    (title,) = words(language, heading)
    if group:
        title = said(message("tournament-sheet-group", group=group), language)
    return {
        "kind": "listing",
        "title": competition.terms.title,
        "subtitle": f"{title} – {after}",
        "note": note_of(tournament),
        "head": [
            *words(language, "place", "name", "country", "points", "record"),
            *(said(message(f"tournament-short-{tie}"), language) for tie in ties),
            *(words(language, "prize") if prizes else []),
        ],
        "widths": ["", "wide", *[""] * (3 + len(ties) + bool(prizes))],
        "aligns": [
            *("right", "left", "left", "right", "center"),
            *["right"] * (len(ties) + bool(prizes)),
        ],
        "rows": cells,
        "notes": notes,
    }


def _figure(value: float | None) -> str:
    return "" if value is None else f"{value:g}".replace("-", "−")


def crosstable_sheet(
    tournament: Tournament, competition: Competition, language: Language, *, public: bool = True
) -> Sheet:
    """Return who met whom in each round, and how it ended, by places in the standings."""
    rows = standings(competition)
    number = {row.competitor: str(at) for at, row in enumerate(rows, start=1)}
    rounds = [r for r in competition.published if not r.knockout]
    cells = [
        [
            number[row.competitor],
            tournament.name(competition, row.competitor, public=public),
            *(_met(each, row.competitor, number, language) for each in rounds),
            str(row.points),
        ]
        for row in rows
    ]
    (title,) = words(language, "crosstable")
    return {
        "kind": "listing",
        "title": competition.terms.title,
        "subtitle": title,
        "note": note_of(tournament),
        "head": [
            *words(language, "number", "name"),
            *(f"{each.number}." for each in rounds),
            *words(language, "points"),
        ],
        "widths": ["", "wide", *[""] * (len(rounds) + 1)],
        "aligns": ["right", "left", *["center"] * len(rounds), "right"],
        "rows": cells,
        "notes": words(language, "crosstable-about"),
    }


def _met(each: Round, competitor: str, number: dict[str, str], language: Language) -> str:
    meeting = each.of(competitor)
    if meeting is None:
        return "–"
    side = meeting.side_of(competitor)
    assert side is not None
    opponent = meeting.at(side.other)
    result = meeting.final
    if result is None:
        return "…"
    if result.how is How.BYE or opponent is None:
        return words(language, "bye-short")[0]
    sign = {2: "+", 1: "=", 0: "−"}[result.points(side)]
    own, other = result.score(Side(side))
    return f"{sign}{number[opponent]} ({own}–{other})"
