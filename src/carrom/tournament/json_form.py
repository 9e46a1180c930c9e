"""A competition as plain JSON values, for other programs and for ``standings.json``."""

from collections.abc import Callable
from typing import Any

import msgspec

from carrom.tournament.categories import Category, of_category
from carrom.tournament.log import Tournament
from carrom.tournament.standings import Row, final_order, standings
from carrom.tournament.state import Competition, Meeting

Json = dict[str, Any]


def standings_json(
    tournament: Tournament, competition: Competition, *, public: bool = False
) -> Json:
    """Return the standings with every figure, and the final order."""

    def name(competitor: str) -> str:
        return tournament.name(competition, competitor, public=public)

    rows = standings(competition)
    return {
        "tournament": tournament.header.title,
        "competition": competition.id,
        "title": competition.terms.title,
        "rules": competition.terms.rules,
        "rounds": len(competition.published),
        "tie_breaks": list(competition.terms.tie_breaks),
        "standings": [_row(row, name) for row in rows],
        **{
            category: [
                _row(row, name) for row in of_category(tournament, competition, rows, category)
            ]
            for category in Category
        },
        "final": [
            {"place": place, "competitor": who, "name": name(who)}
            for place, who in final_order(competition)
        ],
    }


def _row(row: Row, name: Callable[[str], str]) -> Json:
    return {
        "place": row.place,
        "competitor": row.competitor,
        "name": name(row.competitor),
        "points": row.points,
        "played": row.played,
        "won": row.won,
        "drawn": row.drawn,
        "lost": row.lost,
        **{str(tie): _plain(value) for tie, value in row.ties.items()},
        "decided_by": row.decided_by,
    }


def _plain(value: float) -> float | int:
    return int(value) if float(value).is_integer() else value


def competition_json(
    tournament: Tournament, competition: Competition, *, public: bool = False
) -> Json:
    """Return everything about a competition: who, every round and result, the standings."""
    return {
        **standings_json(tournament, competition, public=public),
        "terms": msgspec.to_builtins(competition.terms),
        "competitors": [
            {
                "competitor": each.id,
                "name": tournament.name(competition, each.id, public=public),
                "players": list(each.players),
                "clubs": list(tournament.details(each, "club")),
                "countries": list(tournament.details(each, "country")),
                "rating": each.rating,
                "seed": each.seed,
                "withdrawn": each.withdrawn,
            }
            for each in competition.by_strength
        ],
        "played": [
            {
                "round": each.number,
                "published": each.published,
                "knockout": each.knockout,
                "matches": [_meeting(tournament, m, public=public) for m in each.meetings],
            }
            for each in competition.rounds
        ],
    }


def _meeting(tournament: Tournament, meeting: Meeting, *, public: bool) -> Json:
    return {
        "board": meeting.pairing.board or None,
        "group": meeting.pairing.group or None,
        "a": meeting.pairing.a,
        "b": meeting.pairing.b,
        "umpire": tournament.umpire(meeting, public=public) or None,
        "stand": meeting.stand,
        "result": None if meeting.result is None else msgspec.to_builtins(meeting.result),
        "corrections": [
            {
                "at": each.at.isoformat(),
                "before": None if each.before is None else [each.before.a, each.before.b],
                "after": None if each.after is None else [each.after.a, each.after.b],
                "reason": each.reason,
                "paired_since": each.paired_since,
            }
            for each in meeting.corrections
        ],
    }
