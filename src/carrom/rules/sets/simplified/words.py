"""Where the simplified rules speak of the words of the glossary, and what they call otherwise."""

from typing import Final

WORDS: Final[dict[str, tuple[str, ...]]] = {
    word: tuple("simplified:" + c for c in clauses.split())
    for word, clauses in {
        "inner-circle": "penalties.1",
        "miss": "game.8",
        "cover": "queen.3",
        "finish": "game.9",
        "game": "game.10",
    }.items()
}
OWN_WORDS: Final = ("inner-circle", "cover")
