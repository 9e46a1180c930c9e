"""The words of the game: what each means, what a rule set calls it instead, where it is ruled."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from carrom.messages import Message, message
from carrom.rules.registry import RULE_SETS


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game."""

    name: str
    clauses: tuple[str, ...]
    """Where the rule sets speak of it."""
    otherwise: tuple[str, ...] = ()
    """The rule sets that have a word of their own for it."""

    @property
    def word(self) -> Message:
        """The word itself."""
        return message(f"glossary-{self.name}")

    @property
    def meaning(self) -> Message:
        """What it means."""
        return message(f"glossary-{self.name}-means")

    def word_in(self, rule_set: str) -> Message:
        """What a rule set calls it instead."""
        return message(f"{rule_set}-word-{self.name}")


WORDS: Final = [
    "carrom-board",
    "surface",
    "frame",
    "hole",
    "base-lines",
    "base-circle",
    "arrows",
    "centre-circle",
    "inner-circle",
    "piece",
    "striker",
    "queen",
    "rosette",
    "toss",
    "break",
    "stroke",
    "thumb-stroke",
    "rebound",
    "pocket",
    "turn",
    "try",
    "miss",
    "cover",
    "penalty-piece",
    "due",
    "place",
    "foul",
    "technical-foul",
    "proper",
    "pass",
    "last-piece",
    "finish",
    "board",
    "game",
    "match",
    "pairs",
    "open-colours",
    "trial-board",
    "shot",
    "powder",
    "umpire",
]
"""In the order of a board: what lies on the table, how it is played, how it ends."""


@cache
def terms() -> tuple[Term, ...]:
    """Return the words, each with what the rule sets say of it."""
    return tuple(_term(name) for name in WORDS)


def _term(name: str) -> Term:
    books = {rules.name: rules.book for rules in RULE_SETS.values()}
    clauses = (clause for book in books.values() for clause in book.words.get(name, ()))
    otherwise = (rule_set for rule_set, book in books.items() if name in book.own_words)
    return Term(name, tuple(clauses), tuple(otherwise))
