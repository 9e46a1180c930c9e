"""An overrule as a form with bounds, and the fact that follows from what was filled in."""

from dataclasses import replace
from typing import Final

from carrom.desk.errors import EntryError
from carrom.desk.forms import LONGEST_ANSWER, plain_text
from carrom.desk.overrule import overrule, queen_said, side_with
from carrom.desk.view_types import Bounds, Correction, CorrectionForm, QueenChoice, SideFigures
from carrom.match.facts import Overruled
from carrom.match.match_log import MatchLog
from carrom.match.state import side_of, team_of
from carrom.rules.situation import PIECES, QUEENS, Side, SideState

ON_BOARD: Final = Bounds(1, PIECES)
OWED: Final = Bounds(0, PIECES)


def correction_form(log: MatchLog) -> CorrectionForm | None:
    """Return what an overrule can set now; None where no board is in play."""
    try:
        begun = overrule(log)
    except EntryError:
        return None
    now = begun.situation
    queens = tuple(
        QueenChoice(queen=state, queen_by=by, said=queen_said(log, state, by))
        for state, by in QUEENS
    )
    return CorrectionForm(
        now=Correction(
            white=_figures(now.white),
            black=_figures(now.black),
            turn=begun.turn,
            queen=now.queen,
            queen_by=now.queen_by,
            reason="",
        ),
        white=team_of(log.state, Side.WHITE),
        black=team_of(log.state, Side.BLACK),
        on_board=ON_BOARD,
        owed=OWED,
        players=log.settings.players,
        queens=queens,
        reason=Bounds(1, LONGEST_ANSWER),
    )


def _figures(side: SideState) -> SideFigures:
    return SideFigures(on_board=side.on_board + side.held, owed=side.owed)


def corrected(log: MatchLog, given: Correction) -> Overruled:
    """Make the fact of a correction; where no board is in play, raise :class:`EntryError`."""
    now = overrule(log).situation
    to_play = side_of(log.state, log.settings.team(given.turn))
    white = replace(side_with(now.white, given.white.on_board), owed=given.white.owed)
    black = replace(side_with(now.black, given.black.on_board), owed=given.black.owed)
    complete = given.white.on_board == given.black.on_board == PIECES
    made = replace(
        now,
        white=white,
        black=black,
        to_play=to_play,
        queen=given.queen,
        queen_by=given.queen_by,
        broken=now.broken or not complete,
        break_attempts=now.break_attempts if complete and not now.broken else 0,
        tries=now.tries if to_play is now.to_play else 1,
        colours_open=now.colours_open and complete,
    )
    return Overruled(reason=plain_text(given.reason), situation=made, turn=given.turn)
