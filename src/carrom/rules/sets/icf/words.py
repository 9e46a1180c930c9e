"""Where the Laws of Carrom speak of the words of the glossary and of the steps of the guide."""

from typing import Final

WORDS: Final[dict[str, tuple[str, ...]]] = {
    word: tuple("icf:" + c for c in clauses.split())
    for word, clauses in {
        "carrom-board": "3 board",
        "hole": "nets",
        "base-lines": "130.a",
        "base-circle": "130.b",
        "arrows": "24 130.b",
        "centre-circle": "41.a 65.a",
        "inner-circle": "9 85",
        "piece": "4 carrommen",
        "striker": "striker 115",
        "queen": "12 92",
        "rosette": "41.a",
        "toss": "39.a",
        "break": "6 44",
        "stroke": "25 127.a",
        "thumb-stroke": "17",
        "pocket": "10",
        "turn": "18 48",
        "cover": "15 97.a",
        "penalty-piece": "14",
        "due": "13 72.a",
        "place": "9 84.a",
        "foul": "64.a",
        "technical-foul": "63.a 63.b",
        "proper": "2.a 2.b",
        "pass": "137",
        "last-piece": "107.a",
        "finish": "7 52.a",
        "board": "5",
        "game": "56.a",
        "match": "57",
        "pairs": "28",
        "trial-board": "40",
        "shot": "16 16.a 16.b",
        "powder": "powder 122.a",
        "umpire": "20",
    }.items()
}
GUIDE: Final[dict[str, tuple[str, ...]]] = {
    step: tuple("icf:" + c for c in clauses.split())
    for step, clauses in {
        "board": "3 board nets light",
        "pieces": "carrommen striker",
        "seats": "27 28 39.a",
        "aim": "10 52.a",
        "strike": "33 34 127.a 130.a",
        "break": "41.a 44 45.a 45.b",
        "goon": "48",
        "queen": "92 95.a 95.b 96",
        "fouls": "63.a 64.a 72.a 72.b",
        "score": "53.a 54 55 56.a",
    }.items()
}
