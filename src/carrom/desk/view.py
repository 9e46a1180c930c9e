"""A match at the desk as one value that a page can show, and what the page sends back.

:func:`desk_view` tells everything that can be entered now; what it offers is a fact, or names what
is to be filled into one. :func:`preview` rules on a fact without entering it, :func:`enter` makes
the event. All of it is pure and light: a server calls it, and so does a page that has no network.

>>> from datetime import UTC
>>> from carrom.match.record_write import Header
>>> from carrom.match.settings import Settings
>>> terms = Settings(rules="international", a=("p1",), b=("p2",))
>>> log = MatchLog(Header(match="final", settings=terms, names={"p1": "Ada", "p2": "Ben"}))
>>> view = desk_view(log)
>>> [choice.said.text() for choice in view.choices]
['Ada won the toss', 'Ben won the toss', 'toss a coin for me']
>>> event = enter(log, view.choices[1].fact, datetime(2026, 1, 1, tzinfo=UTC))
>>> desk_view(log.after(event)).awaited.text()
'Ben won the toss and may choose:'
"""

from datetime import datetime
from typing import Final

from msgspec import UNSET

from carrom.desk import status
from carrom.desk.call_offers import call_offers
from carrom.desk.choices import awaited, choices, enter_takes_first
from carrom.desk.corrections import correction_form
from carrom.desk.desk import decided
from carrom.desk.fact_reading import decode_fact
from carrom.desk.offers import grounds, offers, protestable
from carrom.desk.result_forms import board_form, game_form, shoot_out_form
from carrom.desk.view_types import (
    DeskChoice,
    DeskClock,
    DeskEntryLine,
    DeskGroup,
    DeskPlayer,
    DeskProtest,
    DeskTeam,
    DeskView,
    Refused,
    Ruled,
    StrokeKeys,
)
from carrom.equipment.pieces import Piece
from carrom.match.events import Event
from carrom.match.facts import EnteredGame, Fact
from carrom.match.format_words import format_in_words
from carrom.match.match_log import MatchLog, standing_numbers
from carrom.match.narration import narrate
from carrom.match.refusals import Refusal
from carrom.match.state import Phase, Protest, Timer, side_of
from carrom.messages import Message, message
from carrom.rules.book import CallGroup
from carrom.rules.situation import QueenState
from carrom.rules.stroke import colour_of

__all__ = ["SHOWN", "decode_fact", "desk_view", "enter", "preview", "ruled", "stroke_keys"]

SHOWN: Final = 12
"""So many of the last entries are told."""


def desk_view(log: MatchLog, shown: int = SHOWN) -> DeskView:
    """Return everything a page needs to run a board; the log has to be whole."""
    rules = log.settings.rule_set()
    open_ = protestable(log)
    return DeskView(
        seq=log.seq,
        rules=rules.name,
        title=rules.title,
        phase=log.state.phase,
        stage=status.stage(log),
        teams=tuple(_team(log, row) for row in status.rows(log)),
        remarks=tuple(status.remarks(log)),
        awaited=_awaited(log),
        choices=tuple(
            DeskChoice(number=each.number, said=each.said, fact=each.fact) for each in choices(log)
        ),
        enter_takes_first=enter_takes_first(log),
        stroke=stroke_keys(log),
        calls=call_offers(log),
        groups=tuple(DeskGroup(each, message(f"umpire-group-{each}")) for each in CallGroup),
        grounds=grounds(log),
        offers=offers(log, open_),
        board_result=board_form(log),
        game_result=game_form(log),
        overrule=correction_form(log),
        clock=_clock(log),
        format=format_in_words(log.settings),
        match_clock=_match_clock(log),
        shoot_out=shoot_out_form(log),
        protests=tuple(_protest(log, each) for each in log.state.protests),
        entries=_entries(log, shown, open_),
    )


def _awaited(log: MatchLog) -> Message:
    if log.state.phase is Phase.OVER:
        return status.stage(log)
    return awaited(log)


def _team(log: MatchLog, row: status.TeamRow) -> DeskTeam:
    situation = log.state.situation
    members = log.settings.members(row.team)
    known = situation is not None and not situation.colours_open
    return DeskTeam(
        team=row.team,
        players=tuple(
            DeskPlayer(
                id=player,
                number=seated.number,
                name=seated.name,
                in_turn=seated.in_turn,
                warnings=log.state.disturbances.get(player, 0),
            )
            for player, seated in zip(members, row.players, strict=True)
        ),
        side=side_of(log.state, row.team) if known else None,
        colour=row.colour,
        games=row.games,
        points=row.points,
        on_board=row.on_board,
        pocketed=row.pocketed,
        owed=row.owed,
        held=row.held,
    )


def stroke_keys(log: MatchLog) -> StrokeKeys | None:
    """Return the keys for a stroke; None while none can be entered."""
    state, situation = log.state, log.state.situation
    if state.phase is not Phase.STROKE or situation is None or state.turn is None:
        return None
    rules = log.settings.rule_set()
    open_ = situation.colours_open
    return StrokeKeys(
        by=state.turn,
        own=None if open_ else colour_of(situation.to_play),
        theirs=None if open_ else colour_of(situation.to_play.other),
        left={
            Piece.WHITE: situation.white.on_board,
            Piece.BLACK: situation.black.on_board,
            Piece.QUEEN: int(situation.queen is QueenState.ON_BOARD),
            Piece.STRIKER: 1,
        },
        behind_line=rules.behind_line_matters,
        same_hole=rules.hole_matters,
        tries=situation.tries,
    )


def _clock(log: MatchLog) -> DeskClock | None:
    timer, deadline = log.state.timer, log.state.deadline
    if timer is None or deadline is None:
        return None
    said = message(f"narration-timer-{timer}")
    return DeskClock(timer=timer, said=said, deadline=deadline)


def _match_clock(log: MatchLog) -> DeskClock | None:
    until = log.state.match_until
    if until is None or log.state.phase is Phase.OVER:
        return None
    said = message("narration-timer-match")
    return DeskClock(timer=Timer.MATCH, said=said, deadline=until)


def _protest(log: MatchLog, protest: Protest) -> DeskProtest:
    said = message(
        f"umpire-protest-{protest.state}",
        player=log.name(protest.by),
        about=protest.about,
        clause=protest.clause or "none",
    )
    return DeskProtest(
        by=protest.by,
        about=protest.about,
        clause=protest.clause,
        state=protest.state,
        said=said,
        until=protest.until,
    )


def _entries(log: MatchLog, shown: int, open_: tuple[int, ...]) -> tuple[DeskEntryLine, ...]:
    kept = set(standing_numbers(log))
    found = []
    for seq in range(max(log.cut, log.seq - shown) + 1, log.seq + 1):
        event = log.event_at(seq)
        spoken = narrate(log.upto(seq - 1), event)
        found.append(
            DeskEntryLine(
                seq=seq,
                at=event.at,
                entry=spoken.entry,
                answer=spoken.answer,
                clauses=spoken.clauses,
                stands=seq in kept,
                protest=seq in open_,
            )
        )
    return tuple(found)


def preview(log: MatchLog, fact: Fact, at: datetime) -> Ruled | Refused:
    """Rule on a fact without entering it."""
    event = enter(log, fact, at)
    if isinstance(event, Refusal):
        return Refused(why=event.why, said=event.said)
    return ruled(log, event)


def ruled(log: MatchLog, event: Event) -> Ruled:
    """Return in words what an event is, and what follows."""
    spoken = narrate(log, event)
    return Ruled(
        entry=spoken.entry,
        answer=spoken.answer,
        clauses=spoken.clauses,
        ends_board=event.result is not None
        or isinstance(event.fact, EnteredGame)
        or event.effects.games is not UNSET,
    )


def enter(log: MatchLog, fact: Fact, at: datetime) -> Event | Refusal:
    """Return the event that a fact makes of a match, or why it cannot be entered."""
    return decided(log, fact, at)
