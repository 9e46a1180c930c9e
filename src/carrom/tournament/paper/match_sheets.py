"""Pairings, score cards and brackets."""

from typing import Any, Final

from carrom.match.format_words import format_in_words
from carrom.messages import Language, message
from carrom.rules.registry import RULE_SETS
from carrom.tournament.desk_settings import desk_settings
from carrom.tournament.log import Tournament
from carrom.tournament.paper.compiling import Sheet, note_of, said, words
from carrom.tournament.state import Competition, Meeting, Round
from carrom.tournament.terms import Kind

ROWS: Final = 8
"""Boards on a blank card, where the rule set says nothing of them."""
CELLS: Final = 8
PER_PAGE: Final = 2
"""Cards."""


def pairings_sheet(
    tournament: Tournament,
    competition: Competition,
    shown: Round,
    language: Language,
    *,
    public: bool = True,
) -> Sheet:
    """Return a round for the wall, with its umpires. Whoever reads a wall has no table's code."""

    def name(competitor: str | None) -> str:
        if competitor is None:
            return words(language, "bye")[0]
        return tournament.name(competition, competitor, public=public)

    rows = [
        {
            "board": str(m.pairing.board or "–"),
            "first": name(m.pairing.a),
            "second": name(m.pairing.b),
            "score": "–" if m.final is None else f"{m.final.a}–{m.final.b}",
            "games": games_of(m, language),
            "won": won_by(m),
            "umpire": tournament.umpire(m, public=public),
        }
        for m in shown.meetings
    ]
    notes = []
    if shown.rematches:
        notes.append(said(message("tournament-rematches", count=shown.rematches), language))
    notes += [
        said(message("tournament-sheet-changed", reason=why), language) for why in shown.changes
    ]
    return {
        "kind": "pairings",
        "title": competition.terms.title,
        "subtitle": _round_name(shown, language),
        "note": note_of(tournament),
        "head": words(language, "board", "first", "score", "second"),
        "umpire": words(language, "umpire")[0],
        "rows": rows,
        "notes": notes,
    }


def games_of(meeting: Meeting, language: Language) -> str:
    """Return the points of each game or rubber of a match, and its shoot-out.

    Empty: there was one game, or none is known.
    """
    final = meeting.final
    if final is None:
        return ""
    parts = [f"{a}–{b}" for a, b in final.parts]
    if final.shoot_out is not None:
        a, b = final.shoot_out
        parts.append(said(message("tournament-shoot-out", a=a, b=b), language))
    return ", ".join(parts)


def won_by(meeting: Meeting) -> str:
    """Return the side that won a match, as a sheet marks it; empty: nobody, or nobody yet."""
    winner = None if meeting.final is None else meeting.final.winner
    return "" if winner is None else str(winner)


def _round_name(shown: Round, language: Language) -> str:
    return said(message("tournament-sheet-round", round=shown.number), language)


def cards_sheet(
    tournament: Tournament,
    competition: Competition,
    shown: Round,
    language: Language,
    *,
    public: bool = False,
) -> Sheet:
    """Return a blank score card for each match of a round, two to a page; for teams, one for each rubber."""
    teams = competition.terms.kind is Kind.TEAMS
    rubbers = range(1, competition.terms.rubbers + 1) if teams else (0,)
    cards = [
        _card(tournament, competition, shown, meeting, rubber, language, public=public)
        for meeting in shown.meetings
        if meeting.pairing.b is not None
        for rubber in rubbers
    ]
    pages = [cards[at : at + PER_PAGE] for at in range(0, len(cards), PER_PAGE)]
    return {"kind": "cards", "per_page": PER_PAGE, "pages": pages}


def _card(
    tournament: Tournament,
    competition: Competition,
    shown: Round,
    meeting: Meeting,
    rubber: int,
    language: Language,
    *,
    public: bool,
) -> dict[str, Any]:
    """Return a card; ``rubber``: its number in a match between teams, else 0."""
    assert meeting.pairing.b is not None
    names = [
        tournament.name(competition, competitor, public=public)
        for competitor in (meeting.pairing.a, meeting.pairing.b)
    ]
    number = meeting.pairing.board
    board = said(message("tournament-sheet-at-board", board=number), language) if number else ""
    (umpire,) = words(language, "umpire")
    if meeting.umpire:
        umpire = f"{umpire} – {tournament.umpire(meeting, public=public)}"
    book = RULE_SETS[competition.terms.rules]
    settings = desk_settings(competition.terms, ("a",), ("b",), knockout=shown.knockout)
    boards = settings.rule_set().boards_per_game
    length = said(format_in_words(settings), language)
    subtitle = [_round_name(shown, language), book.title.text(language), length]
    if rubber:
        told = message("tournament-sheet-rubber", rubber=rubber, rubbers=competition.terms.rubbers)
        subtitle.insert(1, said(told, language))
    names_of = ("board", "break_by", "queen", "pieces", "points", "total", "game")
    head = words(language, "board-number", "break-by", *names_of[2:])
    return {
        "title": competition.terms.title,
        "place": board,
        "subtitle": " · ".join(subtitle),
        "first": f"A – {names[0]}",
        "second": f"{names[1]} – B",
        "short": {"first": "A", "second": "B"},
        "height": 8,
        "head": dict(zip(names_of, head, strict=True)),
        "games": [
            {
                "title": "",
                "rows": [[str(n), *[""] * (CELLS - 1)] for n in range(1, (boards or ROWS) + 1)],
                "points": [""] * 4,
            }
        ],
        "signatures": [f"A – {names[0]}", f"B – {names[1]}", umpire],
    }


def bracket_sheet(
    tournament: Tournament, competition: Competition, language: Language, *, public: bool = True
) -> Sheet:
    """Return the tree of a knockout as far as it is played."""

    def name(competitor: str | None) -> str:
        if competitor is None:
            return words(language, "bye")[0]
        return tournament.name(competition, competitor, public=public)

    def box(meeting: Meeting) -> dict[str, str]:
        result = meeting.final
        played = result is not None and meeting.pairing.b is not None
        return {
            "first": name(meeting.pairing.a),
            "second": name(meeting.pairing.b),
            "a": str(result.a) if played and result is not None else "",
            "b": str(result.b) if played and result is not None else "",
            "games": games_of(meeting, language),
            "won": won_by(meeting),
            "word": words(language, "third")[0] if meeting.pairing.third else "",
        }

    rounds = competition.knockout_rounds
    heads = [_knockout_name(each, language) for each in rounds]
    (title,) = words(language, "bracket")
    return {
        "kind": "bracket",
        "title": competition.terms.title,
        "subtitle": title,
        "note": note_of(tournament),
        "heads": heads,
        "rounds": [[box(m) for m in each.meetings] for each in rounds],
        "notes": [],
    }


def _knockout_name(each: Round, language: Language) -> str:
    matches = sum(not m.pairing.third for m in each.meetings)
    names = {1: "final", 2: "semi-finals", 4: "quarter-finals"}
    if matches in names:
        return words(language, names[matches])[0]
    return said(message("tournament-sheet-last", players=2 * matches), language)
