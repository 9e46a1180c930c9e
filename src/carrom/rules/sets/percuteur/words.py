"""Where the percuteur rules speak of the words of the glossary, and what they call otherwise."""

from typing import Final

WORDS: Final[dict[str, tuple[str, ...]]] = {
    word: tuple("percuteur:" + c for c in clauses.split())
    for word, clauses in {
        "base-lines": "striker.2",
        "base-circle": "striker.4",
        "striker": "striker.1",
        "queen": "queen.1",
        "rosette": "play.2",
        "toss": "play.3",
        "stroke": "striker.5",
        "thumb-stroke": "technique.3",
        "rebound": "striker.6",
        "penalty-piece": "penalties.1",
        "last-piece": "cases.12",
        "board": "points.3",
        "game": "play.5",
        "pairs": "aim.2",
        "open-colours": "aim.3",
    }.items()
}
OWN_WORDS: Final = ("base-circle", "striker")
