"""The queen under the Laws of Carrom: who has the right to her, and what covers her (92 to 97)."""

from carrom.rules.situation import PIECES
from carrom.rules.stroke import Fell
from carrom.rules.verdict import Queen, View


def nine_on_board(view: View) -> bool:
    """Say whether all own pieces were on the board when the stroke began (95.d, 97.b)."""
    return view.me.on_board == PIECES


def queen_after(view: View, fell: Fell) -> Queen:
    """Return the queen's state after a proper stroke without the striker (92 to 97; settled 50)."""
    if view.queen is Queen.AWAITING:
        return Queen.OWN if fell.own else Queen.IN_PLAY
    if not fell.queen:
        return view.queen
    if view.me.owed:
        return Queen.IN_PLAY
    if not fell.own:
        return Queen.AWAITING if view.me.entitled else Queen.IN_PLAY
    return Queen.AWAITING if fell.own == 1 and nine_on_board(view) else Queen.OWN
