"""Where the international rule speaks of the words of the glossary and of the steps of the guide."""

from typing import Final

WORDS: Final[dict[str, tuple[str, ...]]] = {
    word: tuple("international:" + c for c in clauses.split())
    for word, clauses in {
        "carrom-board": "2.1.a 5.1.carrom-board",
        "surface": "2.1.a",
        "frame": "2.1.b",
        "hole": "2.1.c 2.7",
        "base-lines": "table 3.2.h",
        "base-circle": "table",
        "arrows": "table 5.1.imaginary-lines",
        "centre-circle": "table 3.5.a",
        "inner-circle": "table",
        "piece": "5.1.piece 2.2",
        "striker": "2.3",
        "queen": "5.1.queen",
        "rosette": "3.5.a",
        "toss": "3.3",
        "break": "5.1.break 3.5.a",
        "stroke": "3.2.a",
        "thumb-stroke": "5.1.thumb-stroke",
        "pocket": "5.1.pocket",
        "turn": "5.1.turn 3.6.a",
        "cover": "5.1.cover",
        "penalty-piece": "5.1.penalty-piece",
        "due": "5.1.due",
        "place": "5.1.replace 3.11.m",
        "foul": "4.1.2",
        "technical-foul": "4.1.1",
        "proper": "5.1.correct 5.1.incorrect",
        "pass": "4.q",
        "last-piece": "3.7.i",
        "finish": "5.1.finish",
        "board": "5.1.board",
        "game": "5.1.game",
        "match": "5.1.match",
        "pairs": "5.1.doubles",
        "trial-board": "3.4",
        "shot": "5.1.shot 5.1.cannon 5.1.pair",
        "powder": "2.6",
        "umpire": "5.1.umpire",
    }.items()
}
GUIDE: Final[dict[str, tuple[str, ...]]] = {
    step: tuple("international:" + c for c in clauses.split())
    for step, clauses in {
        "board": "2.1.a 2.1.b 2.1.c table",
        "pieces": "2.2 2.3",
        "seats": "3.1.a 3.1.b 3.3",
        "aim": "5.1.pocket 3.7.a",
        "strike": "3.2.a 3.2.h 3.2.i",
        "break": "3.5.a 3.5.b 3.5.d",
        "goon": "3.6.a",
        "queen": "3.12.a 3.12.c 3.12.d",
        "fouls": "3.11.a 4.1 5.1.due",
        "score": "3.7.a 3.7.b 3.7.i 5.1.game",
    }.items()
}
