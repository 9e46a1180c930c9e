"""Where the club rules speak of the words of the glossary, and what they call otherwise."""

from typing import Final

WORDS: Final[dict[str, tuple[str, ...]]] = {
    word: tuple("club:" + c for c in clauses.split())
    for word, clauses in {
        "striker": "striker.1",
        "queen": "queen.1",
        "rosette": "play.2",
        "toss": "play.1",
        "break": "play.3",
        "rebound": "pocketing.3",
        "pocket": "pocketing.1",
        "try": "play.5 play.6",
        "miss": "play.6",
        "cover": "queen.3",
        "penalty-piece": "striker.2",
        "due": "striker.3",
        "last-piece": "play.7",
        "board": "score.3",
        "game": "score.1",
        "pairs": "game.2",
    }.items()
}
OWN_WORDS: Final = ("striker", "toss", "break", "cover", "due")
