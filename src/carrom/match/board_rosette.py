"""The rosette of a board of a match, as it stands before the break."""

from carrom.equipment.pieces import Layout
from carrom.equipment.rosette import rosette
from carrom.equipment.standard import board
from carrom.match.handicap import pieces_given, with_gaps
from carrom.match.settings import Settings
from carrom.match.state import State


def board_rosette(settings: Settings, state: State) -> Layout:
    """Return the rosette of the board in play, turned as it is.

    Where a hand sets it, its gaps follow from the settings' number, the game and the board.
    """
    number = settings.rosette
    by_hand = None if number is None else (number, state.game, state.board)
    whole = rosette(board(settings.edition), state.rosette_turn, by_hand)
    return with_gaps(whole, pieces_given(settings, state.white))


def is_plain(settings: Settings) -> bool:
    """Say whether every rosette of a match is the exact and whole one."""
    start = settings.head_start
    return settings.rosette is None and (start is None or not start.pieces)
