"""What each role is shown: officials everything, tables and the public what is published."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

import msgspec

from carrom.messages import Message, message
from carrom.rules.registry import RULE_SETS
from carrom.server.http.responses import Sentence, sentence
from carrom.server.tournaments.view_types import (
    AdmissionView,
    CompetitionView,
    CompetitorView,
    CorrectionView,
    MeetingView,
    PersonView,
    PlaceView,
    ProtestView,
    RoundView,
    SideName,
    StandingView,
    TieBreakView,
    TournamentView,
)
from carrom.store.tournaments import Link, MatchAt
from carrom.tournament.decide import HEADS, OFFICIALS
from carrom.tournament.log import Tournament
from carrom.tournament.pairing import finished, rounds_planned
from carrom.tournament.results import Result, Side
from carrom.tournament.standings import Row, explanation, final_order, reason, standings
from carrom.tournament.state import Competition, Competitor, Correction, Meeting, Round, Stand
from carrom.tournament.terms import Role, TieBreak

POINTS: Final = "points"


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


def tournament_view(
    tournament: Tournament,
    link: Link,
    desks: Mapping[MatchAt, Desk],
    boards: int,
    now: datetime,
) -> TournamentView:
    """Return a tournament as somebody with this link may see it."""
    eyes = _Eyes(tournament, link, desks)
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
        boards=boards if eyes.organiser else 0,
        competitions=[_competition(eyes, each) for each in state.competitions.values()],
        admissions=[
            AdmissionView(what=a.what, which=a.which, admitted=a.admitted, reason=a.reason)
            for a in state.admissions
            if eyes.official
        ],
        people=_people(tournament) if eyes.organiser else [],
        umpires=_umpires(tournament) if link.role in HEADS else [],
    )


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
    return CompetitionView(
        id=found.id,
        title=found.terms.title,
        kind=found.terms.kind.value,
        method=found.terms.method,
        rules=found.terms.rules,
        rubbers=found.terms.rubbers,
        minutes=found.terms.minutes,
        closed=found.closed,
        finished=finished(found),
        planned=rounds_planned(found) if found.competitors else 0,
        competitors=[_competitor(eyes, found, each) for each in found.by_strength],
        rounds=[_round(eyes, found, each) for each in rounds],
        standings=[_row(eyes, found, rows, at) for at in range(len(rows))],
        tie_breaks=_tie_breaks(found),
        final=[PlaceView(place=place, competitor=who) for place, who in _final(found)],
        protests=[
            ProtestView(
                id=p.id,
                round=p.round,
                match=p.match,
                clause=p.clause,
                text=p.text,
                at=p.at,
                until=p.at + timedelta(minutes=RULE_SETS[found.terms.rules].protest_minutes),
                upheld=p.upheld,
                reason=p.reason,
                decided=p.decided,
            )
            for p in found.protests
            if eyes.official
        ],
        terms=msgspec.to_builtins(found.terms) if eyes.organiser else None,
    )


def _final(found: Competition) -> tuple[tuple[int, str], ...]:
    return final_order(found) if found.published else ()


def _competitor(eyes: _Eyes, found: Competition, each: Competitor) -> CompetitorView:
    return CompetitorView(
        id=each.id,
        number=each.number,
        name=eyes.name(found, each.id),
        players=list(each.players),
        clubs=list(eyes.tournament.details(each, "club")),
        countries=list(eyes.tournament.details(each, "country")),
        rating=each.rating,
        seed=each.seed,
        withdrawn=each.withdrawn,
    )


def _round(eyes: _Eyes, found: Competition, each: Round) -> RoundView:
    return RoundView(
        number=each.number,
        published=each.published,
        knockout=each.knockout,
        complete=each.complete,
        rematches=each.rematches,
        started=each.started,
        deadline=each.deadline(found.terms.minutes),
        called=each.called,
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
        score=_score(shown),
        how=None if shown is None else shown.how,
        winner=None if shown is None else _side(shown.winner),
        rubbers=[] if shown is None else [(each.a, each.b) for each in shown.rubbers],
        umpire=eyes.tournament.umpire(meeting, public=not eyes.official),
        corrections=[_correction(each) for each in meeting.corrections],
        watch=None if desk is None else desk.watch,
        desk=desk.room if desk is not None and eyes.official else None,
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
        reason=each.reason,
        paired_since=each.paired_since,
    )


def _row(eyes: _Eyes, found: Competition, rows: tuple[Row, ...], at: int) -> StandingView:
    row = rows[at]
    why: Message | None = None
    if at:
        why = reason(row, rows[at - 1], lambda competitor: eyes.name(found, competitor))
    return StandingView(
        place=row.place,
        competitor=row.competitor,
        points=row.points,
        played=row.played,
        won=row.won,
        drawn=row.drawn,
        lost=row.lost,
        ties={str(tie): float(value) for tie, value in row.ties.items()},
        reason=None if why is None else sentence(why),
    )


def _tie_breaks(found: Competition) -> list[TieBreakView]:
    points = TieBreakView(name=POINTS, title=_title(POINTS), about=_about_points())
    ties = [
        TieBreakView(name=tie, title=_title(tie), about=sentence(explanation(tie)))
        for tie in found.terms.tie_breaks
    ]
    return [points, *ties]


def _title(tie: TieBreak | str) -> Sentence:
    return sentence(message(f"tournament-tie-{tie}"))


def _about_points() -> Sentence:
    return sentence(message("tournament-tie-points-about"))
