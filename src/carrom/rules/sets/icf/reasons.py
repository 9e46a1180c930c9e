"""Why the Laws of Carrom decide as no other rule set does; each has its sentence or only its laws."""

from enum import StrEnum


class IcfReason(StrEnum):
    """A reason of this set alone; its sentence is ``icf-ruling-<name>``."""

    __hash__ = str.__hash__  # the enum's own is slow

    # the queen and the striker
    QUEEN_TWO_COVERED = "icf:queen-two-covered"
    QUEEN_OWING = "icf:queen-owing"
    STRIKER_QUEEN_NINE = "icf:striker-queen-nine"
    # improper strokes
    IMPROPER_OWN_STRIKER = "icf:improper-own-striker"
    IMPROPER_OPPONENTS_STRIKER = "icf:improper-opponents-striker"
    IMPROPER_QUEEN_STRIKER = "icf:improper-queen-striker"
    IMPROPER_QUEEN_OWN_STRIKER = "icf:improper-queen-own-striker"
    IMPROPER_COVERING = "icf:improper-covering"
    IMPROPER_COVERING_STRIKER = "icf:improper-covering-striker"
    IMPROPER_COVERING_OWN_STRIKER = "icf:improper-covering-own-striker"
    # the last pieces of both sides
    BOTH_COVERING_IMPROPER = "icf:both-covering-improper"
    BOTH_COVERING_STRIKER_IMPROPER = "icf:both-covering-striker-improper"
    BOTH_WITH_QUEEN_IMPROPER = "icf:both-with-queen-improper"
    BOTH_QUEEN_STRIKER_IMPROPER = "icf:both-queen-striker-improper"
    BOTH_IN_PLAY_IMPROPER = "icf:both-in-play-improper"
    BOTH_IN_PLAY_STRIKER = "icf:both-in-play-striker"
    BOTH_IN_PLAY_STRIKER_IMPROPER = "icf:both-in-play-striker-improper"
    BOTH_OWN_QUEEN_STRIKER = "icf:both-own-queen-striker"
    BOTH_OWN_QUEEN_STRIKER_IMPROPER = "icf:both-own-queen-striker-improper"
    BOTH_THEIR_QUEEN_STRIKER = "icf:both-their-queen-striker"
    BOTH_THEIR_QUEEN_STRIKER_IMPROPER = "icf:both-their-queen-striker-improper"
    # the player's last piece, the queen on the board
    OWN_LAST_IMPROPER = "icf:own-last-improper"
    OWN_LAST_STRIKER = "icf:own-last-striker"
    OWN_LAST_STRIKER_IMPROPER = "icf:own-last-striker-improper"
    # the opponent's last piece
    THEIR_LAST_IMPROPER = "icf:their-last-improper"
    THEIR_LAST_STRIKER = "icf:their-last-striker"
    THEIR_LAST_STRIKER_IMPROPER = "icf:their-last-striker-improper"
    THEIR_LAST_COVERING_IMPROPER = "icf:their-last-covering-improper"
    THEIR_LAST_COVERING_STRIKER = "icf:their-last-covering-striker"
    THEIR_LAST_COVERING_STRIKER_IMPROPER = "icf:their-last-covering-striker-improper"
    THEIR_LAST_QUEEN = "icf:their-last-queen"
    THEIR_LAST_QUEEN_IMPROPER = "icf:their-last-queen-improper"
    THEIR_LAST_QUEEN_STRIKER = "icf:their-last-queen-striker"
    THEIR_LAST_QUEEN_STRIKER_IMPROPER = "icf:their-last-queen-striker-improper"
    THEIR_LAST_QUEEN_COVERED = "icf:their-last-queen-covered"
    FINISHED_IMPROPER = "icf:finished-improper"
    FINISHED_STRIKER = "icf:finished-striker"
    FINISHED_STRIKER_IMPROPER = "icf:finished-striker-improper"
    # umpire's calls
    FOUL_AT_BREAK = "icf:foul-at-break"
    DUE_FORGOTTEN = "icf:due-forgotten"
    # what else a ruling may rest on: no sentence
    ON_DEMAND = "icf:on-demand"
    COUNTED = "icf:counted"
    """Own pieces that fell with the striker or in an improper stroke go back, and count."""
    FIXED = "icf:fixed"
    """Where the points are fixed nothing goes back."""
    OWN_LAST_BACK = "icf:own-last-back"
    OWN_LAST_WITH_QUEEN = "icf:own-last-with-queen"
    COVERED_BY_LAST = "icf:covered-by-last"
    QUEEN_AND_OWN = "icf:queen-and-own"
    """An own piece that fell with the queen covers her."""
    QUEEN_AND_NINE = "icf:queen-and-nine"
    """With all own pieces on the board it takes two."""
    RIGHT_STAYS = "icf:right-stays"
    """The right to the queen, although all own pieces are on the board again."""
    IMPROPER_COVERING_OWN = "icf:improper-covering-own"
    COVERING_OPPONENTS = "icf:covering-opponents"
    WITH_OPPONENTS = "icf:with-opponents"
    QUEEN_OPPONENTS = "icf:queen-opponents"
    QUEEN_STRIKER = "icf:queen-striker"
    BOTH_COLOURS = "icf:both-colours"
    BEFORE_STROKE = "icf:before-stroke"
    OUT_OF_TURN = "icf:out-of-turn"
