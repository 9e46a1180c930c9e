"""What each role is shown: officials everything, tables and the public what is published."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec

from carrom.match.format import Tie
from carrom.match.format_words import format_in_words
from carrom.match.settings import Settings
from carrom.messages import Message
from carrom.rules.registry import RULE_SETS
from carrom.server.http.responses import sentence
from carrom.server.tournaments.new_terms import new_terms
from carrom.server.tournaments.standing_views import standing_views, tie_break_views
from carrom.server.tournaments.view_types import (
    AdmissionView,
    CategoryView,
    CompetitionView,
    CompetitorView,
    CorrectionView,
    FiguresView,
    GroupView,
    MeetingView,
    PersonView,
    PlaceView,
    ProtestView,
    RoundView,
    SideName,
    TournamentView,
)
from carrom.store.tournaments import Link, MatchAt
from carrom.tournament.categories import categories
from carrom.tournament.decide import HEADS, OFFICIALS
from carrom.tournament.desk_settings import desk_settings
from carrom.tournament.facts import RoundPublished
from carrom.tournament.log import Tournament
from carrom.tournament.pairing import finished, rounds_planned
from carrom.tournament.prizes import prizes_of
from carrom.tournament.results import Result, Side
from carrom.tournament.standings import final_order, standings
from carrom.tournament.state import Competition, Competitor, Correction, Meeting, Round, Stand
from carrom.tournament.statistics import board_figures
from carrom.tournament.terms import Role, Terms


@dataclass(frozen=True)
class Desk:
    """The desk of a match: its room, and the id it is looked at by."""

    room: str
    watch: str


@dataclass(frozen=True)
class _Eyes:
    """For whom something is shown."""

    tournament: Tournament
    link: Link
    desks: Mapping[MatchAt, Desk]
    published: Mapping[tuple[str, int], datetime]
    """When each round was published, by competition and number."""

    @property
    def official(self) -> bool:
        return self.link.role in OFFICIALS

    @property
    def organiser(self) -> bool:
        return self.link.role is Role.ORGANISER

    def name(self, competition: Competition, competitor: str) -> str:
        return self.tournament.name(competition, competitor, public=not self.official)

    def claims(self, meeting: Meeting) -> bool:
        """Say whether a result that only one side has entered is shown."""
        return self.official or (
            self.link.role is Role.TABLE and meeting.pairing.board == self.link.board
        )

    def claimed_device(self, meeting: Meeting) -> str:
        """Return which device of this table entered a result that is to be confirmed."""
        if self.link.role is not Role.TABLE or not self.claims(meeting):
            return ""
        return meeting.claimed_who.removeprefix(f"table-{self.link.board}").removeprefix("-")


def view_data(
    tournament: Tournament, link: Link, desks: Mapping[MatchAt, Desk], boards: int
) -> bytes:
    """Return the same as JSON, but for what the time is and who asks."""
    view = tournament_view(tournament, link, desks, boards, datetime.now(UTC))
    return view.model_dump_json(exclude={"now", "device"}).encode()


def tournament_view(
    tournament: Tournament,
    link: Link,
    desks: Mapping[MatchAt, Desk],
    boards: int,
    now: datetime,
) -> TournamentView:
    """Return a tournament as somebody with this link may see it."""
    eyes = _Eyes(tournament, link, desks, _published(tournament))
    header = tournament.header
    state = tournament.state
    return TournamentView(
        tournament=header.id,
        title=header.title,
        place=header.place,
        date=header.date,
        seq=len(tournament.events),
        now=now,
        role=link.role,
        board=link.board,
        device="",
        boards=boards if eyes.organiser else 0,
        competitions=[_competition(eyes, each) for each in state.competitions.values()],
        admissions=[
            AdmissionView(what=a.what, which=a.which, admitted=a.admitted, reason=a.reason)
            for a in state.admissions
            if eyes.official
        ],
        people=_people(tournament) if eyes.organiser else [],
        umpires=_umpires(tournament) if link.role in HEADS else [],
        new_terms=_all(new_terms(tournament, boards)) if eyes.organiser else None,
        points_to_win=_points_to_win() if eyes.organiser else {},
    )


def _published(tournament: Tournament) -> dict[tuple[str, int], datetime]:
    return {
        (event.fact.competition, event.fact.round): event.at
        for event in tournament.events
        if isinstance(event.fact, RoundPublished)
    }


def _all(terms: Terms) -> dict[str, Any]:
    """Return every term, those that are as usual among them."""
    return {name: msgspec.to_builtins(getattr(terms, name)) for name in terms.__struct_fields__}


def _points_to_win() -> dict[str, int]:
    return {name: rules.points_to_win for name, rules in RULE_SETS.items()}


def _people(tournament: Tournament) -> list[PersonView]:
    return [
        PersonView(
            player=player,
            name=person.name,
            club=person.club,
            country=person.country,
            woman=person.woman,
            junior=person.junior,
        )
        for player, person in sorted(tournament.people.items(), key=lambda one: one[1].name)
    ]


def _umpires(tournament: Tournament) -> list[str]:
    """Return who is known and does not play."""
    players = {
        player
        for competition in tournament.state.competitions.values()
        for each in competition.competitors.values()
        for player in each.players
    }
    return sorted(p.name for player, p in tournament.people.items() if player not in players)


def _competition(eyes: _Eyes, found: Competition) -> CompetitionView:
    rounds = found.rounds if eyes.official else found.published
    rows = standings(found) if found.competitors else ()

    def names(competitor: str) -> str:
        return eyes.name(found, competitor)

    return CompetitionView(
        id=found.id,
        title=found.terms.title,
        kind=found.terms.kind.value,
        method=found.terms.method,
        rules=found.terms.rules,
        rubbers=found.terms.rubbers,
        minutes=found.terms.minutes,
        format=sentence(_format(found.terms)),
        shoot_out=_settings(found.terms).tie is Tie.SHOOT_OUT,
        parts_ties=found.terms.parts_ties,
        no_show_minutes=found.terms.no_show_minutes,
        closed=found.closed,
        finished=finished(found),
        planned=rounds_planned(found) if found.competitors else 0,
        competitors=[_competitor(eyes, found, each) for each in found.by_strength],
        rounds=[_round(eyes, found, each) for each in rounds],
        standings=standing_views(rows, names),
        groups=[
            GroupView(number=n, standings=standing_views(standings(found, group=n), names))
            for n in sorted({m.pairing.group for _, m in found.meetings()} - {0})
        ],
        categories=[
            CategoryView(name=category, standings=standing_views(some, names))
            for category, some in categories(eyes.tournament, found, rows)
        ],
        figures=[FiguresView(**asdict(each)) for each in board_figures(found)],
        tie_breaks=tie_break_views(found),
        final=_final(found),
        championship=found.terms.prizes is not None and bool(found.terms.earlier),
        protests=[
            ProtestView(
                id=p.id,
                round=p.round,
                match=p.match,
                clause=p.clause,
                text=p.text,
                at=p.at,
                until=None if p.announced_at_desk else p.at + _protest_time(found),
                upheld=p.upheld,
                reason=p.reason,
                desk=p.desk,
                decided=p.decided,
            )
            for p in found.protests
            if eyes.official
        ],
        terms=_all(found.terms) if eyes.organiser else None,
    )


def _protest_time(found: Competition) -> timedelta:
    return timedelta(minutes=RULE_SETS[found.terms.rules].protest_minutes)


def _final(found: Competition) -> list[PlaceView]:
    prizes = prizes_of(found)
    order = final_order(found) if found.published else ()
    return [PlaceView(place=place, competitor=who, prize=prizes.get(who)) for place, who in order]


def _competitor(eyes: _Eyes, found: Competition, each: Competitor) -> CompetitorView:
    return CompetitorView(
        id=each.id,
        number=each.number,
        name=eyes.name(found, each.id),
        title=each.title,
        players=list(each.players),
        clubs=list(eyes.tournament.details(each, "club")),
        countries=list(eyes.tournament.details(each, "country")),
        rating=each.rating,
        seed=each.seed,
        withdrawn=each.withdrawn,
    )


def _settings(terms: Terms) -> Settings:
    return desk_settings(terms, ("a",), ("b",), knockout=False)


def _format(terms: Terms) -> Message:
    return format_in_words(_settings(terms))


def _round(eyes: _Eyes, found: Competition, each: Round) -> RoundView:
    return RoundView(
        number=each.number,
        published=each.published,
        knockout=each.knockout,
        complete=each.complete,
        rematches=each.rematches,
        outdated=each.outdated,
        started=each.started,
        deadline=each.deadline(found.terms.minutes),
        called=each.called,
        due=each.started if found.terms.minutes else eyes.published.get((found.id, each.number)),
        changes=list(each.changes) if eyes.official else [],
        matches=[
            _meeting(eyes, MatchAt(found.id, each.number, number), meeting)
            for number, meeting in enumerate(each.meetings, 1)
        ],
    )


def _meeting(eyes: _Eyes, at: MatchAt, meeting: Meeting) -> MeetingView:
    desk = eyes.desks.get(at)
    shown = meeting.result if meeting.final is not None or eyes.claims(meeting) else None
    return MeetingView(
        number=at.match,
        board=meeting.pairing.board or None,
        group=meeting.pairing.group or None,
        third=meeting.pairing.third,
        a=meeting.pairing.a,
        b=meeting.pairing.b,
        stand=meeting.stand if shown is not None else Stand.OPEN,
        claimed_by=_side(meeting.claimed_by) if shown is not None else None,
        claimed_device=eyes.claimed_device(meeting),
        score=_score(shown),
        how=None if shown is None else shown.how,
        winner=None if shown is None else _side(shown.winner),
        shoot_out=None if shown is None else shown.shoot_out,
        games=[] if shown is None else list(shown.games),
        rubbers=[] if shown is None else [(each.a, each.b) for each in shown.rubbers],
        umpire=eyes.tournament.umpire(meeting, public=not eyes.official),
        corrections=[_correction(each) for each in meeting.corrections],
        watch=None if desk is None else desk.watch,
        desk=desk.room if desk is not None and eyes.official else None,
        result=msgspec.to_builtins(shown) if eyes.official and shown is not None else None,
    )


def _side(side: Side | None) -> SideName | None:
    return None if side is None else "a" if side is Side.A else "b"


def _score(result: Result | None) -> tuple[int, int] | None:
    return None if result is None else (result.a, result.b)


def _correction(each: Correction) -> CorrectionView:
    return CorrectionView(
        at=each.at,
        before=_score(each.before),
        after=_score(each.after),
        won_before=None if each.before is None else _side(each.before.winner),
        won_after=None if each.after is None else _side(each.after.winner),
        reason=each.reason,
        paired_since=each.paired_since,
    )
