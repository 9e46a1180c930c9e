"""A competition as an exchange file of SoL; :mod:`carrom.tournament.sol_read` tells the form."""

from collections.abc import Iterator, Mapping, Sequence

from carrom.extras import required
from carrom.tournament.log import Tournament
from carrom.tournament.results import How, Side
from carrom.tournament.standings import standings
from carrom.tournament.state import Competition
from carrom.tournament.terms import Person, TieBreak


def write_sol(tournament: Tournament, competition: Competition) -> str:
    """Return a competition as such a file: clubs, players, competitors, matches and figures."""
    with required("tournament"):
        import yaml  # noqa: PLC0415
    ids = list(dict.fromkeys(p for c in competition.competitors.values() for p in c.players))
    people = [tournament.person(player) for player in ids]
    clubs = list(dict.fromkeys(person.club for person in people if person.club))
    shared = {
        "clubs": [{"description": club, "couplings": "serial"} for club in clubs],
        "players": [_player(person, clubs) for person in people],
        "championships": [
            {
                "description": tournament.header.title,
                "playersperteam": max(
                    (len(c.players) for c in competition.competitors.values()), default=1
                ),
                "couplings": competition.terms.order.value,
            }
        ],
    }
    rows = {row.competitor: row for row in standings(competition)}
    numbers = {c: n for n, c in enumerate(competition.competitors, start=1)}
    tourney = {
        "championship": 1,
        "description": competition.terms.title,
        "date": tournament.header.date,
        "location": tournament.header.place,
        "couplings": competition.terms.order.value,
        "currentturn": len(competition.published),
        "rankedturn": sum(each.complete for each in competition.published),
        "duration": competition.terms.minutes,
        "phantomscore": competition.terms.bye_score,
        "competitors": [
            {
                "players": [ids.index(player) + 1 for player in each.players],
                "points": rows[each.id].points,
                "bucholz": int(rows[each.id].ties[TieBreak.BUCHHOLZ]),
                "netscore": int(rows[each.id].ties[TieBreak.NET]),
                "totscore": int(rows[each.id].ties[TieBreak.TOTAL]),
                "retired": each.withdrawn,
            }
            for each in competition.competitors.values()
        ],
        "matches": list(_matches(competition, numbers)),
    }
    text: str = yaml.safe_dump_all([shared, tourney], allow_unicode=True, sort_keys=True)
    return text


def _player(person: Person, clubs: Sequence[str]) -> dict[str, object]:
    first, _, last = person.name.partition(" ")
    found: dict[str, object] = {
        "firstname": first if last else "",
        "lastname": last or first,
        "nationality": person.country,
        "sex": "F" if person.woman else "M",
    }
    if person.club:
        found["club"] = clubs.index(person.club) + 1
    return found


def _matches(competition: Competition, numbers: Mapping[str, int]) -> Iterator[dict[str, object]]:
    for each, meeting in competition.meetings():
        result = meeting.final
        if result is not None and result.how is How.ABSENT:
            continue
        first, second = meeting.pairing.a, meeting.pairing.b
        yield {
            "turn": each.number,
            "board": meeting.pairing.board or len(each.meetings),
            "competitor1": numbers[first],
            "competitor2": None if second is None else numbers[second],
            "score1": 0 if result is None else result.score(Side.A)[0],
            "score2": 0 if result is None else result.score(Side.A)[1],
            "final": each.knockout,
        }
