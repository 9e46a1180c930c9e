"""A stroke as it is typed: letters for what fell, in order, and signs for the rest.

In English ``o s`` is an own piece, then the striker; ``o2`` into hole 2; ``-t`` an opponent's piece
that left the board; ``!`` an improper stroke, ``0`` no piece touched, ``.`` nothing fell.
"""

import re
from dataclasses import dataclass, field
from typing import Final

from carrom.desk.errors import EntryError
from carrom.desk.words import (
    BEHIND,
    HELP_SIGN,
    IMPROPER,
    LETTERS,
    NOTHING,
    UNTOUCHED,
    Letter,
    Whose,
)
from carrom.equipment.pieces import Piece
from carrom.messages import Language, Message, message
from carrom.rules.situation import Situation
from carrom.rules.stroke import Pocketed, Stroke, colour_of

_DISC: Final = re.compile(r"(-?)([a-z])([1-4]?)(?![0-9])")
_SIGNS: Final = (NOTHING, IMPROPER, UNTOUCHED, BEHIND)
LONGEST: Final = 40
"""Of what was typed, so many characters are repeated in an answer."""


@dataclass(slots=True)
class _Typed:
    pocketed: list[tuple[Letter, int | None]] = field(default_factory=list)
    off_board: list[Letter] = field(default_factory=list)
    signs: set[str] = field(default_factory=set)


def looks_like_stroke(line: str, tongue: Language) -> bool:
    """Say whether a line consists of the letters and signs of a stroke."""
    return bool(line.strip()) and _scan(line, tongue) is not None


def read_stroke(line: str, situation: Situation, tongue: Language) -> Stroke:
    """Read a stroke of the side to play; what cannot be used raises :class:`EntryError`."""
    typed = _scan(line, tongue)
    if typed is None:
        raise EntryError(_not_understood(line, tongue))
    fallen = tuple(Pocketed(_piece(p, situation), hole) for p, hole in typed.pocketed)
    gone = tuple(_piece(p, situation) for p in typed.off_board)
    if NOTHING in typed.signs and fallen:
        raise EntryError(message("umpire-nothing-and-something", sign=NOTHING))
    return Stroke(
        pocketed=fallen,
        off_board=gone,
        touched=UNTOUCHED not in typed.signs,
        proper=IMPROPER not in typed.signs,
        first_hit_behind_line=BEHIND in typed.signs,
    )


def read_pieces(line: str, situation: Situation, tongue: Language) -> tuple[Piece, ...]:
    """Read the discs that a call is about."""
    typed = _scan(line, tongue)
    if typed is None or typed.off_board or typed.signs:
        raise EntryError(_not_understood(line, tongue))
    return tuple(_piece(p, situation) for p, _ in typed.pocketed)


def _not_understood(line: str, tongue: Language) -> Message:
    letters = " ".join(LETTERS[tongue])
    typed = line.strip()[:LONGEST]
    return message("umpire-not-understood", typed=typed, letters=letters, ask=HELP_SIGN)


def _scan(line: str, tongue: Language) -> _Typed | None:
    typed = _Typed()
    rest = line.casefold()
    while rest := rest.lstrip(" \t,;"):
        disc = _DISC.match(rest)
        letter = LETTERS[tongue].get(disc[2]) if disc else None
        if disc and letter:
            if disc[1]:
                if disc[3]:
                    return None
                typed.off_board.append(letter)
            else:
                typed.pocketed.append((letter, int(disc[3]) if disc[3] else None))
            rest = rest[disc.end() :]
        elif rest[0] in _SIGNS:
            typed.signs.add(rest[0])
            rest = rest[1:]
        else:
            return None
    return typed


def _piece(letter: Letter, situation: Situation) -> Piece:
    if isinstance(letter, Piece):
        return letter
    if situation.colours_open:
        raise EntryError(message("umpire-colours-open"))
    side = situation.to_play
    return colour_of(side if letter is Whose.OWN else side.other)
