"""The words of the game: what each means, what a rule set calls it instead, where it is ruled."""

from dataclasses import dataclass
from typing import Final

from carrom.messages import Message, message


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
        return message(f"glossary-{self.name}-in-{rule_set}")


def _term(name: str, *clauses: str, otherwise: tuple[str, ...] = ()) -> Term:
    full = (c if ":" in c else f"international:{c}" for c in clauses)
    return Term(name, tuple(full), otherwise)


TERMS: Final = (
    _term("carrom-board", "2.1.a", "5.1.carrom-board"),
    _term("surface", "2.1.a"),
    _term("frame", "2.1.b"),
    _term("hole", "2.1.c", "2.7"),
    _term("base-lines", "table", "3.2.h", "percuteur:striker.2"),
    _term("base-circle", "table", "percuteur:striker.4", otherwise=("percuteur",)),
    _term("arrows", "table", "5.1.imaginary-lines"),
    _term("centre-circle", "table", "3.5.a"),
    _term("inner-circle", "table", "simplified:penalties.1", otherwise=("simplified",)),
    _term("piece", "5.1.piece", "2.2"),
    _term(
        "striker",
        "2.3",
        "club:striker.1",
        "percuteur:striker.1",
        otherwise=("club", "percuteur"),
    ),
    _term("queen", "5.1.queen", "club:queen.1", "percuteur:queen.1"),
    _term("rosette", "3.5.a", "club:play.2", "percuteur:play.2"),
    _term("toss", "3.3", "club:play.1", "percuteur:play.3", otherwise=("club",)),
    _term("break", "5.1.break", "3.5.a", "club:play.3", otherwise=("club",)),
    _term("stroke", "3.2.a", "percuteur:striker.5"),
    _term("thumb-stroke", "5.1.thumb-stroke", "percuteur:technique.3"),
    _term("rebound", "percuteur:striker.6", "club:pocketing.3"),
    _term("pocket", "5.1.pocket", "club:pocketing.1"),
    _term("turn", "5.1.turn", "3.6.a"),
    _term("try", "club:play.5", "club:play.6"),
    _term("miss", "club:play.6", "simplified:game.8"),
    _term(
        "cover",
        "5.1.cover",
        "club:queen.3",
        "simplified:queen.3",
        otherwise=("club", "simplified"),
    ),
    _term("penalty-piece", "5.1.penalty-piece", "club:striker.2", "percuteur:penalties.1"),
    _term("due", "5.1.due", "club:striker.3", otherwise=("club",)),
    _term("place", "5.1.replace", "3.11.m"),
    _term("foul", "4.1.2"),
    _term("technical-foul", "4.1.1"),
    _term("proper", "5.1.correct", "5.1.incorrect"),
    _term("pass", "4.q"),
    _term("last-piece", "3.7.i", "club:play.7", "percuteur:cases.12"),
    _term("finish", "5.1.finish", "simplified:game.9"),
    _term("board", "5.1.board", "club:score.3", "percuteur:points.3"),
    _term("game", "5.1.game", "club:score.1", "percuteur:play.5", "simplified:game.10"),
    _term("match", "5.1.match"),
    _term("pairs", "5.1.doubles", "club:game.2", "percuteur:aim.2"),
    _term("open-colours", "percuteur:aim.3"),
    _term("trial-board", "3.4"),
    _term("shot", "5.1.shot", "5.1.cannon", "5.1.pair"),
    _term("powder", "2.6"),
    _term("umpire", "5.1.umpire"),
)
"""In the order of a board: what lies on the table, how it is played, how it ends."""
