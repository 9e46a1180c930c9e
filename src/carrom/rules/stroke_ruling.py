"""Rule on a stroke: from a situation and a report to what follows.

>>> from carrom.equipment.pieces import Piece
>>> from carrom.rules import INTERNATIONAL, Pocketed, SideState, Situation, Stroke, rule
>>> board = Situation(white=SideState(on_board=5, entitled=True), black=SideState(on_board=6))
>>> ruling = rule(INTERNATIONAL, board, Stroke((Pocketed(Piece.STRIKER),)))
>>> ruling.next, ruling.returned.white, ruling.clauses
(<Side.BLACK: 'black'>, 1, ('international:3.11.a', 'settled:13', 'international:4.1.2'))
>>> print(ruling.text("en"))
White pocketed the striker. One penalty piece goes back on the board; it is Black’s turn.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from carrom.rules.book import Book
from carrom.rules.reasons import Reason
from carrom.rules.ruleset import RuleSet
from carrom.rules.ruling import Returned, Ruling, board_result, clauses_of, telling_dues, worths_of
from carrom.rules.situation import (
    PIECES,
    QueenState,
    Side,
    SideState,
    Situation,
    paid_first,
    take_colour,
)
from carrom.rules.stroke import Fell, Stroke, count
from carrom.rules.verdict import Queen, Verdict, view_of
from carrom.rules.wording import Account

_SILENT_ON_COVER: Final = frozenset(
    {Reason.STRIKER_OFF, Reason.PIECE_OFF, Reason.PIECE_OFF_PENALTY, Reason.BEHIND_LINE}
)
"""Reasons whose sentences do not say that a queen was not covered."""


def rule(rules: RuleSet, situation: Situation, stroke: Stroke) -> Ruling:
    """Rule on one stroke. The report must fit the situation: see :mod:`carrom.rules.checks`."""
    given, situation = situation, paid_first(situation)
    colours = None
    if situation.colours_open:
        fallen = (pocketed.piece for pocketed in stroke.pocketed)
        situation, colours = take_colour(situation, fallen)
    fell = count(stroke, situation.to_play)
    book = rules.book
    verdict = book.judge(rules, view_of(situation, situation.to_play), fell)
    if colours:
        verdict = verdict._replace(also=(*verdict.also, Reason.COLOUR_TAKEN))
    elif situation is not given:
        verdict = verdict._replace(
            also=(*verdict.also, *_paid_before(given, situation, verdict, fell))
        )
    if situation.colours_open and stroke.pocketed:
        verdict = verdict._replace(also=(*verdict.also, Reason.COLOURS_STAY_OPEN))
    ruling = _conclude(rules, book, situation, fell, verdict, colours)
    if situation is given or colours:
        return ruling
    return replace(ruling, account=telling_dues(ruling.account, given, situation))


def _paid_before(
    given: Situation, paid: Situation, verdict: Verdict, fell: Fell
) -> Iterator[Reason]:
    """Cite dues that were paid before the stroke, and that a board was judged after them (settled 7)."""
    yield Reason.DUE_PAID
    mine, theirs = (
        given.side(side) if given.side(side) is not paid.side(side) else None
        for side in (given.to_play, given.to_play.other)
    )
    if verdict.win:
        counts = (theirs if verdict.win.by_player else mine) is not None
    else:
        pairs = ((mine, fell.own), (theirs, fell.opponents))
        counts = any(state and 0 < many == state.on_board for state, many in pairs)
    if counts:
        yield Reason.DUES_FIRST


def _settle(side: SideState, fell: int, back: int, penalty: int) -> tuple[SideState, int, int]:
    """Return a side after its returns and dues, what went back in all, and the old dues paid."""
    on_board = side.on_board - fell + back
    in_net = side.in_net + fell - back
    owed = min(side.owed + penalty, PIECES)  # settled 61
    paid = min(owed, in_net)
    if not (fell or back or paid or penalty):
        return side, back, 0
    after = SideState(on_board + paid, owed - paid, side.held, side.entitled, side.points)
    return after, back + paid, min(paid, side.owed)


def _conclude(
    rules: RuleSet,
    book: Book,
    situation: Situation,
    fell: Fell,
    verdict: Verdict,
    colours: tuple[Side, Side] | None,
) -> Ruling:
    """Turn a verdict into counts, clauses and the next situation."""
    player = situation.to_play
    before, theirs = situation.side(player), situation.side(player.other)
    me, mine_back, mine_paid = _settle(before, fell.own, verdict.own_back, verdict.penalty)
    them, theirs_back, theirs_paid = _settle(theirs, fell.opponents, verdict.gift, 0)
    if fell.own and fell.proper and not me.entitled:
        me = replace(me, entitled=True)
    broken = situation.broken or fell.touched
    queen, queen_by = _queen_state(verdict.queen, player)
    queen_fell = fell.queen or situation.queen is QueenState.AWAITING_COVER
    going_on = verdict.win is None
    to_play = player if verdict.keep or not going_on else player.other
    after = Situation(
        white=me if player is Side.WHITE else them,
        black=them if player is Side.WHITE else me,
        to_play=to_play,
        queen=queen,
        queen_by=queen_by,
        broken=broken,
        break_attempts=0 if broken else situation.break_attempts + verdict.attempts,
        tries=verdict.tries if verdict.keep else 1,
        colours_open=situation.colours_open,
    )
    returned = Returned(
        white=mine_back if player is Side.WHITE else theirs_back,
        black=theirs_back if player is Side.WHITE else mine_back,
        queen=queen_fell and verdict.queen is Queen.IN_PLAY,
    )
    silent = verdict.reason in _SILENT_ON_COVER
    covered_now = queen is QueenState.COVERED is not situation.queen
    account = Account(
        by=player,
        own=fell.own,
        opponents=fell.opponents,
        queen=fell.queen,
        striker=fell.striker,
        own_back=verdict.own_back,
        penalty=mine_back - verdict.own_back - mine_paid,
        owed=me.owed if me.owed > before.owed else 0,
        dues=mine_paid,
        opponents_dues=theirs_paid,
        gift=verdict.gift,
        beside_queen=mine_back if verdict.beside_queen else 0,
        queen_back=returned.queen,
        uncovered=silent and returned.queen and not fell.queen,
        covered=silent and covered_now and queen_by is player,
        given=silent and covered_now and queen_by is not player,
        pieces_off=fell.pieces_off,
        queen_off=fell.queen_off,
        striker_off_free=Reason.STRIKER_OFF_FREE in verdict.also,
    )
    also = list(verdict.also)
    if going_on:
        if mine_paid or theirs_paid:
            also.append(Reason.DUE_PAID)
            if mine_paid and verdict.keep:
                also.append(Reason.PAID_IN_TURN)
            if (mine_paid and me.owed) or (theirs_paid and them.owed):
                also.append(Reason.DUES_LEFT)
        if _dues_hold(before, fell.own, verdict.own_back, mine_paid) or _dues_hold(
            theirs, fell.opponents, verdict.gift, theirs_paid
        ):
            also.append(Reason.DUES_FIRST)
        if me.owed > before.owed:
            also.append(Reason.OWED)
        if not situation.broken:
            also += _break_reasons(rules, fell)
        if fell.piece_off:
            also.append(Reason.OFF_RETURNED)
    else:
        loser_paid = theirs_paid if verdict.win and verdict.win.by_player else mine_paid
        also += _end_reasons(rules, verdict, me, them, loser_paid)
    return Ruling(
        next=to_play if going_on else None,
        situation=after,
        returned=returned,
        result=None if verdict.win is None else board_result(verdict.win, player),
        reason=verdict.reason,
        clauses=clauses_of(book, verdict.reason, also),
        account=account,
        colours=colours,
        also=tuple(dict.fromkeys(also)),
        vocabulary=rules.name,
        worths={} if verdict.win is None else worths_of(verdict.win, player),
    )


def _dues_hold(side: SideState, fell: int, back: int, paid: int) -> bool:
    """Say whether only dues or held pieces keep in play a side whose pieces all fell (settled 7)."""
    return 0 < fell == side.on_board and not back and (paid > 0 or side.held > 0)


def _break_reasons(rules: RuleSet, fell: Fell) -> Iterator[Reason]:
    """Cite when the break is made, and that there may be one attempt only (settled 30)."""
    if fell.touched:
        yield Reason.BROKEN
    elif rules.break_attempts == 1:
        yield Reason.BREAK_TRIED_ONCE


def _end_reasons(
    rules: RuleSet, verdict: Verdict, me: SideState, them: SideState, loser_paid: int
) -> Iterator[Reason]:
    """Cite the cap where the board brings all it can, and what becomes of the loser's dues."""
    win = verdict.win
    if win is None:
        return
    if rules.board_cap is not None and max(win.own, win.opponents) == rules.board_cap:
        yield Reason.CAPPED
    loser = them if win.by_player else me
    if loser_paid or loser.held:
        yield Reason.DUES_FIRST
    if loser.owed:
        yield Reason.LAPSED


def _queen_state(queen: Queen, player: Side) -> tuple[QueenState, Side | None]:
    if queen is Queen.IN_PLAY:
        return QueenState.ON_BOARD, None
    if queen is Queen.AWAITING:
        return QueenState.AWAITING_COVER, player
    return QueenState.COVERED, player if queen is Queen.OWN else player.other
