"""The score card of a match as a sheet of paper, with every board that was played."""

from collections.abc import Iterator
from typing import Any, Final

from carrom.desk.citations import names_of
from carrom.desk.score_card import CardGame, CardRow, ScoreCard
from carrom.match.settings import TEAMS, Team
from carrom.messages import Language, message
from carrom.tournament.paper.compiling import Sheet, compiled, said, words

LETTERS: Final = {Team.A: "A", Team.B: "B"}
SHOOT_OUT: Final = "★"
"""In the place of a board's number; a note says what it is."""
LEAST: Final = 4
"""Lines of a game, written or empty."""
HEIGHT: Final = 6
"""Of a line, in millimetres."""


def card_sheet(card: ScoreCard, language: Language) -> Sheet:
    """Return a score card as :func:`carrom.tournament.paper.compiled` takes it."""
    names = [" & ".join(team.players) for team in card.teams]
    place = " · ".join(part for part in (card.place, str(card.date or "")) if part)
    columns = ("board", "break_by", "queen", "pieces", "points", "total", "game")
    head = words(language, "board-number", "break-by", *columns[2:])
    games = [_game(game, language) for game in card.games]
    return {
        "kind": "filled",
        "card": {
            "title": words(language, "card")[0],
            "place": place,
            "subtitle": f"{said(card.rules, language)} · {said(card.format, language)}",
            "first": f"A – {names[0]}",
            "second": f"{names[1]} – B",
            "short": {"first": "A", "second": "B"},
            "height": HEIGHT,
            "head": dict(zip(columns, head, strict=True)),
            "games": games,
            "notes": list(_notes(card, language)),
            "signatures": [said(who, language) for who in card.signatures],
        },
    }


def card_pdf(card: ScoreCard, language: Language, title: str) -> bytes:
    """Return a score card as PDF."""
    return compiled([card_sheet(card, language)], language, title=title)


def _game(game: CardGame, language: Language) -> dict[str, Any]:
    rows = [_row(row) for row in game.rows]
    empty = [[str(number), *[""] * 7] for number in range(len(rows) + 1, LEAST + 1)]
    title = said(message("tournament-sheet-game-number", game=game.game), language)
    return {
        "title": title,
        "rows": rows + empty,
        "points": ["", "", *map(str, game.points)],
    }


def _row(row: CardRow) -> list[str]:
    played = row.over and not row.void
    if row.shoot_out is not None:
        return [SHOOT_OUT, *[""] * 3, *map(str, row.shoot_out), *map(str, row.total)]
    number = str(row.board) if row.boards == 1 else f"{row.board}–{row.board + row.boards - 1}"
    return [
        number,
        LETTERS[row.break_by] if row.break_by is not None else "",
        LETTERS[row.queen] if row.queen is not None else "",
        str(max(row.piece_points)) if played and row.boards == 1 else "",
        *(map(str, row.points) if played else ("–", "–")),
        *(map(str, row.total) if played else ("", "")),
    ]


def _notes(card: ScoreCard, language: Language) -> Iterator[str]:
    for game in card.games:
        for row in game.rows:
            if row.shoot_out is not None:
                a, b = row.shoot_out
                yield said(message("umpire-card-shoot-out", game=game.game, a=a, b=b), language)
            for remark in row.remarks:
                place = message("tournament-sheet-board-of", game=game.game, board=row.board)
                cited = ", ".join(said(each, language) for each in names_of(remark.clauses))
                clauses = f" ({cited})" if cited else ""
                yield f"{said(place, language)} {said(remark.said, language)}{clauses}"
    if card.winner is not None:
        team = card.teams[TEAMS.index(card.winner)]
        winner = message("tournament-sheet-winner", name=" & ".join(team.players))
        yield said(winner, language)
