"""What can be typed: the letters of a stroke, and one word for everything else.

Each language has its own letters and words; nothing else in the desk depends on the language.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from carrom.equipment.pieces import Piece
from carrom.messages import LANGUAGES, Language


class Whose(StrEnum):
    """Pieces named by whose they are; which colour that is depends on the player."""

    OWN = "own"
    THEIRS = "theirs"


Letter = Piece | Whose
LETTERS: Final[Mapping[Language, Mapping[str, Letter]]] = {
    "en": dict(
        zip("otqswb", (*Whose, Piece.QUEEN, Piece.STRIKER, Piece.WHITE, Piece.BLACK), strict=True)
    ),
    "fr": dict(
        zip("jarpbn", (*Whose, Piece.QUEEN, Piece.STRIKER, Piece.WHITE, Piece.BLACK), strict=True)
    ),
}
"""The letter of each disc: own, the opponent's, queen, striker; white and black as well."""
NOTHING, IMPROPER, UNTOUCHED, BEHIND, OFF = ".!0<-"
"""Signs: nothing fell, an improper stroke, no piece touched, a piece behind the line, off the board."""
HELP_SIGN: Final = "?"
LATE_NOTICE: Final = ("late", "tard")
"""Behind a call: the breach was seen after the next stroke only."""
WHOLE_MATCH: Final = ("match",)
"""Behind giving up: not the game, the match."""

DAMAGED: Final[Mapping[Language, str]] = {"en": "damaged", "fr": "abîmé"}
"""Behind changing strikers: the old one was damaged."""

NOBODY: Final = "-"
"""In the place of who covered the queen."""
SLAM: Final = ("slam", "chelem")
"""Behind the result of a board: all pieces in one turn."""


class Word(StrEnum):
    """A command of the desk; the value is the second half of the id of its explanation."""

    UNDO = "undo"
    REDO = "redo"
    WHAT_IF = "if"
    PASS = "pass"  # noqa: S105 - a turn, not a secret
    CONCEDE = "concede"
    DEMAND = "demand"
    FORGO = "forgo"
    TIME = "time"
    NO_ROOM = "noroom"
    ROOM = "room"
    REQUEST = "request"
    PLAY = "play"
    SEATS = "seats"
    STRIKER = "striker"
    BOARD = "board"
    RESULT = "result"
    GAME = "game"
    SHOOT_OUT = "shootout"
    ROSETTE = "rosette"
    TRIAL = "trial"
    LATE = "late"
    DISTURBED = "disturbed"
    DISQUALIFY = "disqualify"
    PROTEST = "protest"
    WRITTEN = "written"
    UPHELD = "upheld"
    REJECTED = "rejected"
    OVERRULE = "overrule"
    CALLS = "calls"
    RULE = "rule"
    SHEET = "sheet"
    LOG = "log"
    HELP = "help"
    LANGUAGE = "language"
    QUIT = "quit"


_FRENCH: Final[Mapping[Word, str]] = {
    Word.UNDO: "annuler",
    Word.REDO: "refaire",
    Word.WHAT_IF: "si",
    Word.PASS: "passe",
    Word.CONCEDE: "abandon",
    Word.DEMAND: "points",
    Word.FORGO: "renoncer",
    Word.TIME: "temps",
    Word.NO_ROOM: "complet",
    Word.ROOM: "libre",
    Word.REQUEST: "demande",
    Word.PLAY: "play",
    Word.SEATS: "places",
    Word.STRIKER: "palet",
    Word.BOARD: "plateau",
    Word.RESULT: "résultat",
    Word.GAME: "partie",
    Word.SHOOT_OUT: "tirs",
    Word.ROSETTE: "rosace",
    Word.TRIAL: "essai",
    Word.LATE: "retard",
    Word.DISTURBED: "gêne",
    Word.DISQUALIFY: "disqualifier",
    Word.PROTEST: "réclamation",
    Word.WRITTEN: "écrit",
    Word.UPHELD: "acceptée",
    Word.REJECTED: "rejetée",
    Word.OVERRULE: "rectifier",
    Word.CALLS: "fautes",
    Word.RULE: "article",
    Word.SHEET: "feuille",
    Word.LOG: "journal",
    Word.HELP: "aide",
    Word.LANGUAGE: "langue",
    Word.QUIT: "quitter",
}
WORDS: Final[Mapping[Language, Mapping[Word, str]]] = {
    "en": {word: word.value for word in Word},
    "fr": _FRENCH,
}
SHORT: Final[Mapping[str, Word]] = {"u": Word.UNDO, HELP_SIGN: Word.HELP}
"""Commands of one key, in both languages."""
_PREFIX: Final = 3
"""So many letters of a word are enough where no other word begins with them."""
_PLAIN: Final = str.maketrans("éêèàçî", "eeeaci")


def plain(typed: str) -> str:
    """Return a word in lower case and without accents."""
    return typed.casefold().translate(_PLAIN)


def word(typed: str, tongue: Language) -> Word | None:
    """Return the command that a word names, in the language of the desk or else the other."""
    wanted = plain(typed)
    if wanted in SHORT:
        return SHORT[wanted]
    for language in (tongue, *LANGUAGES):
        known = {plain(w): command for command, w in WORDS[language].items()}
        if wanted in known:
            return known[wanted]
        close = [command for w, command in known.items() if w.startswith(wanted)]
        if language == tongue and len(wanted) >= _PREFIX and len(close) == 1:
            return close[0]
    return None
